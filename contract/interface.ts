/** The versions of the interface, each read from its OpenAPI document, and what is derived from them. */
import { readFileSync } from 'node:fs';
import { closest } from './closest.ts';
import type { JsonSchema, Profile } from './profile.ts';
import {
  CLAIMS,
  type Claim,
  isTokenOperation,
  OPEN_OPERATIONS,
  OPERATION_ROWS,
  OPERATIONS,
  type OpenOperation,
  type Operation,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from './words.ts';

interface OpenApiOperation {
  readonly operationId: Operation;
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

/** The parts of an OpenAPI document that the suite uses. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly post: OpenApiOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The OpenAPI document of v1, from the JSON that `npm run generate` makes: every worker reads it, and YAML is slow. */
export const openapi = JSON.parse(readFileSync(new URL('openapi.gen.json', import.meta.url), 'utf8')) as OpenApi;

/** The path of an operation and its media types. All operations are POST (sections 4 and 5). */
export interface OperationFacts {
  readonly path: string;
  /** Media types of section 2.1 and section 5 in the document's order; `application/*+json` is a pattern. */
  readonly mediaTypes: readonly string[];
}

/** One version of the interface: its operations, and the schemas of their bodies by name. */
interface Version {
  readonly operations: ReadonlyMap<Operation, OperationFacts>;
  readonly byPath: ReadonlyMap<string, Operation>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const versions = new Map<string, Version>();
/** The version if a profile names none. */
const FIRST = 'v1';

/**
 * Adds a version under the name in its paths (section 9). A name means one version for as long as the process
 * lasts, so that runs of several versions can be judged side by side.
 * @throws {Error} if the name is taken, an operation has no row in `words.ts`, or a token exchange is not where it
 * is in v1
 */
export function addVersion(name: string, { paths, components }: OpenApi): void {
  if (versions.has(name)) throw new Error(`The interface has the version ${name} already`);
  const operations = new Map<Operation, OperationFacts>();
  for (const [path, { post }] of Object.entries(paths)) {
    const { operationId: operation, requestBody } = post;
    const first = versions.get(FIRST)?.operations.get(operation)?.path ?? path;
    if (!OPERATIONS.includes(operation)) throw new Error(`${operation} of ${name} has no row in OPERATION_ROWS`);
    if (isTokenOperation(operation) && path !== first) throw new Error(`${operation} of ${name} is not at ${first}`);
    operations.set(operation, { path, mediaTypes: Object.keys(requestBody.content) });
  }
  const byPath = new Map([...operations].map(([operation, { path }]) => [path, operation]));
  versions.set(name, { operations, byPath, schemas: components.schemas });
}

addVersion(FIRST, openapi);

/** The name of the version that the service uses, according to its profile. */
export const versionName = ({ interface: name = FIRST }: Profile): string => name;

/** The names of the versions that the suite knows. */
export const versionsKnown = (): readonly string[] => [...versions.keys()];

/** The version that a profile names, which `profileFaults` has checked. */
function versionOf(profile: Profile): Version {
  const name = versionName(profile);
  const version = versions.get(name);
  if (!version) throw new Error(`There is no version ${name} of the interface`);
  return version;
}

/** The operations of the version, in the document's order. */
export const operationsOf = (profile: Profile): readonly Operation[] => {
  const { operations } = versionOf(profile);
  return OPERATIONS.filter((operation) => operations.has(operation));
};

/** What can be claimed in the version. */
export const claimsOf = (profile: Profile): readonly Claim[] => {
  const known: readonly Claim[] = operationsOf(profile);
  return CLAIMS.filter((claim) =>
    claim === 'older-check-out' ? olderCheckOut(profile) !== null : known.includes(claim),
  );
};

/** Path and media types of an operation. @throws {Error} if the version has no such operation */
export function factsOf(operation: Operation, profile: Profile): OperationFacts {
  const facts = versionOf(profile).operations.get(operation);
  if (!facts) throw new Error(`The version ${versionName(profile)} of the interface has no ${operation}`);
  return facts;
}

/** Path and media types of the token exchanges, which every version of the interface shares (section 9). */
export const tokenFacts = Object.fromEntries(
  TOKEN_OPERATIONS.map((operation) => [operation, factsOf(operation, {})]),
) as Readonly<Record<TokenOperation, OperationFacts>>;

/** Whether a text is the path of an operation, in any version. */
export const namesPath = (text: string): boolean =>
  [...versions.values()].some(({ byPath }) => [...byPath.keys()].some((path) => text.includes(path)));

/** Longer paths resemble none. */
const LONGEST_COMPARED = 64;

/** The operation at a path; `null`: none. */
export const operationOf = (path: string, profile: Profile): Operation | null =>
  versionOf(profile).byPath.get(path) ?? null;

/** The prefixes of the operations' paths. */
export interface Places {
  readonly bases: readonly string[];
  /** That of the token issuer; absent: the same as the others. */
  readonly issuer?: string | undefined;
}

/** A path without unnecessary percent-encoding, which means the same (RFC 3986 §6.2.2.2). */
export const normalized = (path: string): string =>
  path.replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi, (encoded) => decodeURIComponent(encoded));

/** The operation that a path names, or resembles most; without a path, a token exchange. */
export function operationAt(
  given: string,
  { bases, issuer }: Places,
  profile: Profile,
): { readonly operation: Operation; readonly astray: boolean } {
  const path = normalized(given);
  const { byPath } = versionOf(profile);
  const basesOf = (operation: Operation) => (operation === 'token-form' && issuer !== undefined ? [issuer] : bases);
  const exact = [...byPath].find(([own, operation]) => basesOf(operation).some((base) => `${base}${own}` === path));
  if (exact) return { operation: exact[1], astray: false };
  const base = [...basesOf('token-form'), ...bases].find((each) => path.startsWith(`${each}/`)) ?? '';
  const below = path.slice(base.length);
  // A client that leaves out the path of the token endpoint calls the issuer's own address.
  if (below.length <= 1) return { operation: 'token-form', astray: true };
  const [likely] = closest(below.slice(0, LONGEST_COMPARED), [...byPath.keys()]);
  return { operation: byPath.get(likely as string) as Operation, astray: true };
}

/** Whether the document leaves an operation's bodies open. */
export function isOpen(operation: Operation): operation is OpenOperation {
  return (OPEN_OPERATIONS as readonly string[]).includes(operation);
}

/** The schema of an operation's request body, for an open operation the profile's; `null` if neither shows it. */
export function requestSchema(operation: Operation, profile: Profile): JsonSchema | null {
  if (isOpen(operation)) return profile.operations?.[operation]?.request ?? null;
  return versionOf(profile).schemas[OPERATION_ROWS[operation].schema] ?? null;
}

/** The schema of the reply that issues a token (section 5), which every version of the interface shares. */
export const tokenReplySchema = (operation: TokenOperation): JsonSchema =>
  openapi.components.schemas[operation === 'token-form' ? 'TokenFormReply' : 'TokenJsonReply'] ?? {};

/** The schema of a check-out's older form (section 2.2); `null` if the version has none. */
export const olderCheckOut = (profile: Profile): JsonSchema | null =>
  versionOf(profile).schemas['CheckOutOlderRequest'] ?? null;

/** The success statuses of a report, and whether the reply has no body: by section 4.1, or as the profile pins it. */
export function successOf(
  operation: ReservationOperation,
  profile: Profile,
): { statuses: readonly number[]; isEmpty: boolean } {
  if (!isOpen(operation)) return { statuses: [OPERATION_ROWS[operation].success], isEmpty: true };
  const pinned = profile.operations?.[operation]?.success;
  return { statuses: pinned?.status ?? [], isEmpty: pinned?.body === 'empty' };
}

/** JSON types that a field may have. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';

/** One member of a request body, as its schema describes it. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly nullable: boolean;
  /** Whether the empty string is refused (`minLength` of 1 or more). */
  readonly nonEmpty: boolean;
  readonly format: 'int32' | 'date-time' | 'date' | null;
  /** Whether the schema allows only listed values (`enum`, `const`). */
  readonly listed: boolean;
}

/** The top-level members of an object schema: the rows of the field matrix. */
export function fieldsOf(schema: JsonSchema | null): Field[] {
  if (!schema) return [];
  const required = (schema['required'] ?? []) as readonly string[];
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).flatMap(([name, property]) => {
    const types = ([] as unknown[]).concat(property['type'] ?? []) as string[];
    const type = types.find((each) => each !== 'null') as FieldType | undefined;
    if (!type) return [];
    return {
      name,
      type,
      required: required.includes(name),
      nullable: types.includes('null'),
      nonEmpty: Number(property['minLength'] ?? 0) > 0,
      format: (property['format'] ?? null) as Field['format'],
      listed: 'enum' in property || 'const' in property,
    };
  });
}
