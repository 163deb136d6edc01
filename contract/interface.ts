/** Reads the contract, whose one source is `openapi.yaml`, and hands out what others derive from it. */
import { readFileSync } from 'node:fs';
import { closest } from './closest.ts';
import type { JsonSchema, Profile } from './profile.ts';
import {
  OPEN_OPERATIONS,
  OPERATION_ROWS,
  OPERATIONS,
  type OpenOperation,
  type Operation,
  type ReservationOperation,
} from './words.ts';

interface OpenApiOperation {
  readonly operationId: Operation;
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly post: OpenApiOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The OpenAPI document as an object, from the JSON that `npm run generate` makes of it: every worker reads it again, and YAML takes long. */
export const openapi = JSON.parse(readFileSync(new URL('openapi.gen.json', import.meta.url), 'utf8')) as OpenApi;

/** Where an operation is called and what it takes. All operations are POST (sections 4 and 5). */
export interface OperationFacts {
  readonly path: string;
  /** Media types of section 2.1 and section 5 in the document's order; `application/*+json` is a pattern. */
  readonly mediaTypes: readonly string[];
}

/** Path and media types of each operation. */
export const operations: Readonly<Record<Operation, OperationFacts>> = Object.fromEntries(
  Object.entries(openapi.paths).map(([path, { post }]) => [
    post.operationId,
    { path, mediaTypes: Object.keys(post.requestBody.content) },
  ]),
) as unknown as Record<Operation, OperationFacts>;

for (const operation of OPERATIONS) {
  if (!operations[operation]) throw new Error(`contract/openapi.yaml does not declare the operation ${operation}`);
}

/** A path that is longer resembles none. */
const LONGEST_COMPARED = 64;

/** The operation that a path names, or resembles most; of no path at all the exchange of a token. @param bases what may stand before it */
export function operationAt(
  path: string,
  bases: readonly string[],
): { readonly operation: Operation; readonly astray: boolean } {
  const exact = OPERATIONS.find((operation) => bases.some((base) => `${base}${operations[operation].path}` === path));
  if (exact) return { operation: exact, astray: false };
  const base = bases.find((each) => path.startsWith(`${each}/`)) ?? '';
  const below = path.slice(base.length);
  // Whoever leaves out the path of the token endpoint calls the issuer's own address.
  if (below.length <= 1) return { operation: 'token-form', astray: true };
  const paths = OPERATIONS.map((operation) => operations[operation].path);
  const [likely] = closest(below.slice(0, LONGEST_COMPARED), paths);
  const operation = OPERATIONS.find((each) => operations[each].path === likely) as Operation;
  return { operation, astray: true };
}

/** Whether an operation's bodies are left open by the document. */
export function isOpen(operation: Operation): operation is OpenOperation {
  return (OPEN_OPERATIONS as readonly string[]).includes(operation);
}

/** The schema of an operation's request body, of an open operation the profile's; `null` where neither shows it. */
export function requestSchema(operation: Operation, profile: Profile): JsonSchema | null {
  if (isOpen(operation)) return profile.operations?.[operation]?.request ?? null;
  return openapi.components.schemas[OPERATION_ROWS[operation].schema] ?? null;
}

/** The statuses of success of a report, and whether it has no body: by section 4.1, or as the profile pins it. */
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
  /** True where the empty string is refused (`minLength` of 1 or more). */
  readonly nonEmpty: boolean;
  readonly format: 'int32' | 'date-time' | 'date' | null;
  /** True where the schema admits only listed values (`enum`, `const`). */
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
