/** Reads what a provider's OpenAPI document (3.0 or 3.1, YAML or JSON) says about a profile's points. */
import { parse, type YAMLParseError } from 'yaml';
import { boundsFault } from '../../contract/faults.ts';
import { factsOf, fieldsOf, isOpen, operationsOf, requestSchema } from '../../contract/interface.ts';
import { asJsonObject, type JsonObject } from '../../contract/json.ts';
import type { Profile } from '../../contract/profile.ts';
import { shownPath } from '../../contract/visible.ts';
import { OPERATION_ROWS, RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { oneLine } from '../../reporters/visible.ts';
import { UsageError } from '../usage.ts';
import { exampleFor } from './example.ts';
import { Resolver, SchemaReader } from './schema.ts';

/** A value from the document for a key of the profile, and its place. */
export interface Documented {
  readonly key: string;
  readonly value: unknown;
  readonly where: string;
}

/** What was found in an OpenAPI document. */
export interface DocumentedPoints {
  readonly points: readonly Documented[];
  /** Sentences about contradictions to the interface document, and about what could not be read. */
  readonly remarks: readonly string[];
}

const MOST_BYTES = 2 * 2 ** 20;
/** More anchors than a document of this size has: aliases could make it grow exponentially. */
const MOST_ALIASES = 1000;

function refusedDocument(file: string, found: string, wanted: string): UsageError {
  return new UsageError(`--openapi: ${file}: found ${found}, wanted ${wanted}.`);
}

/** The document as an object. @throws {UsageError} if it is not one, or larger than any that describes this service */
function parsedDocument(bytes: Buffer, file: string): JsonObject {
  if (bytes.length > MOST_BYTES)
    throw refusedDocument(file, `${bytes.length} bytes`, `an OpenAPI document of ${MOST_BYTES} bytes at most`);
  let value: unknown;
  try {
    value = parse(bytes.toString('utf8'), { maxAliasCount: MOST_ALIASES, logLevel: 'error' });
  } catch (error) {
    // Its message repeats lines of the file; excessive nesting exhausts the parser's stack, and has no code.
    const { code = 'unreadable text', linePos: [start] = [] } = error as Partial<YAMLParseError>;
    throw refusedDocument(file, `${code}${start ? ` in line ${start.line}` : ''}`, 'well-formed YAML or JSON');
  }
  const fault = boundsFault(value);
  if (fault) throw refusedDocument(file, `${fault.found} at ${shownPath(fault.path) || 'the top'}`, fault.wanted);
  const document = asJsonObject(value);
  const version = document?.['openapi'];
  if (!document || typeof version !== 'string' || !/^3\.[01]\./.test(version))
    throw refusedDocument(
      file,
      `openapi: ${oneLine(version === undefined ? 'nothing' : version, 40)}`,
      'an OpenAPI document 3.0 or 3.1',
    );
  return document;
}

/** A path without the base of the interface: documents whose `servers` name the base leave it out. */
const tailOf = (path: string) => path.replace(/\/+$/, '').replace(/^\/api\/v\d+(?=\/)/, '');

interface Described {
  readonly operation: ReservationOperation;
  readonly post: JsonObject;
  readonly where: string;
}

const reportsOf = (version: Profile) =>
  RESERVATION_OPERATIONS.filter((operation) => operationsOf(version).includes(operation));

function describedIn(document: JsonObject, resolver: Resolver, version: Profile): Described[] {
  const paths = Object.entries(asJsonObject(document['paths']) ?? {});
  return reportsOf(version).flatMap((operation) => {
    const tail = tailOf(factsOf(operation, version).path);
    const [path, item] = paths.find(([each]) => tailOf(each).endsWith(tail)) ?? [];
    const described = resolver.object(item);
    const post = resolver.object(described['post']);
    if (path === undefined || Object.keys(post).length === 0) return [];
    const parameters = [described['parameters'], post['parameters']].flatMap((each) =>
      Array.isArray(each) ? each : [],
    );
    return [{ operation, post: { ...post, parameters }, where: `POST ${oneLine(path, 100)}` }];
  });
}

/** The JSON media type of a body or reply, and its content; `null`: none. */
function jsonOf(node: JsonObject, resolver: Resolver): readonly [type: string, media: JsonObject] | null {
  const content = Object.entries(asJsonObject(node['content']) ?? {});
  const found =
    content.find(([type]) => type === 'application/json') ??
    content.find(([type]) => /^\w+\/(?:.*\+)?json$/.test(type));
  return found ? [found[0], resolver.object(found[1])] : null;
}

/** The replies by status; ranges such as `4XX` count for none. */
function repliesOf({ post }: Described, resolver: Resolver): (readonly [status: number, reply: JsonObject])[] {
  return Object.entries(resolver.object(post['responses'])).flatMap(([status, reply]) =>
    /^[1-5]\d\d$/.test(status) ? [[Number(status), resolver.object(reply)] as const] : [],
  );
}

const isSuccess = ([status]: readonly [number, JsonObject]) => status >= 200 && status < 300;

class Reader {
  readonly points: Documented[] = [];
  readonly remarks: string[] = [];
  readonly #resolver: Resolver;
  readonly #schemas: SchemaReader;

  constructor(
    private readonly document: JsonObject,
    private readonly version: Profile,
  ) {
    this.#resolver = new Resolver(document);
    const isOld = String(document['openapi']).startsWith('3.0');
    this.#schemas = new SchemaReader(this.#resolver, isOld, (remark) => this.remarks.push(remark));
  }

  read(): DocumentedPoints {
    const described = describedIn(this.document, this.#resolver, this.version);
    for (const each of described) {
      if (isOpen(each.operation)) this.#body(each);
      else this.#limits(each);
    }
    this.#errors(described);
    this.#versions(described);
    for (const operation of reportsOf(this.version)) {
      if (!described.some((each) => each.operation === operation))
        this.remarks.push(
          `The OpenAPI document does not describe ${operation} (POST ${factsOf(operation, this.version).path}).`,
        );
    }
    return { points: this.points, remarks: [...new Set(this.remarks)] };
  }

  #give(key: string, value: unknown, where: string): void {
    this.points.push({ key, value, where });
  }

  /** Schema, example and success of an operation that the interface document leaves open. */
  #body(each: Described): void {
    const { operation, where } = each;
    const [, media] = jsonOf(this.#resolver.object(each.post['requestBody']), this.#resolver) ?? [];
    const schema = media && this.#schemas.read(media['schema'], `${where}, request body`);
    if (media && schema && Object.keys(schema).length > 0) {
      this.#give(`operations.${operation}.request`, schema, `${where}, request body`);
      const shown = this.#schemas.exampleIn(media);
      const example = exampleFor(schema, shown);
      const made = shown === undefined ? 'made up from the schema' : 'its example';
      if (example) this.#give(`operations.${operation}.example`, example, `${where}, ${made}`);
    }
    const successes = repliesOf(each, this.#resolver).filter(isSuccess);
    if (successes.length === 0) return;
    const isEmpty = successes.every(([, reply]) => Object.keys(asJsonObject(reply['content']) ?? {}).length === 0);
    const success = { status: successes.map(([status]) => status), body: isEmpty ? 'empty' : 'any' };
    this.#give(`operations.${operation}.success`, success, `${where}, responses`);
  }

  /** Limits of the fields that the interface document shows, and differences between the two documents. */
  #limits(each: Described): void {
    const { operation, where } = each;
    const [, media] = jsonOf(this.#resolver.object(each.post['requestBody']), this.#resolver) ?? [];
    const schema = media ? this.#schemas.read(media['schema'], `${where}, request body`) : null;
    const theirs = fieldsOf(schema);
    const properties = asJsonObject(schema?.['properties']) ?? {};
    const limits: Record<string, JsonObject> = {};
    for (const field of fieldsOf(requestSchema(operation, this.version))) {
      const own = theirs.find(({ name }) => name === field.name);
      if (!own) continue;
      if (own.type !== field.type) this.#differs(where, `${field.name} is ${own.type}`, `${field.type}`);
      if (own.required !== field.required)
        this.#differs(where, `${field.name} is ${own.required ? '' : 'not '}required`, 'the opposite');
      const found = limitsIn(asJsonObject(properties[field.name]) ?? {}, field.type);
      if (Object.keys(found).length > 0) limits[field.name] = found;
    }
    const ours = new Set(fieldsOf(requestSchema(operation, this.version)).map(({ name }) => name));
    for (const { name, required } of theirs)
      if (required && !ours.has(name)) this.#differs(where, `${oneLine(name, 60)} is required`, 'no such field');
    const successes = repliesOf(each, this.#resolver).filter(isSuccess);
    const due = OPERATION_ROWS[operation].success;
    if (successes.length > 0 && !successes.some(([status]) => status === due))
      this.#differs(where, `success is ${successes.map(([status]) => status).join(', ')}`, `${due}`);
    if (Object.keys(limits).length > 0) this.#give(`fields.${operation}`, limits, `${where}, request body`);
  }

  #differs(where: string, found: string, document: string): void {
    this.remarks.push(
      `${where}: by the OpenAPI document ${found}; the interface document says ${document}, and no profile can change that.`,
    );
  }

  #errors(described: readonly Described[]): void {
    const statuses = (among: readonly number[]) => {
      const found = described.flatMap((each) => repliesOf(each, this.#resolver)).map(([status]) => status);
      return among.filter((status) => found.includes(status));
    };
    const where = 'responses of the reservation operations';
    for (const [name, among] of Object.entries({
      unauthorized: [401, 403],
      invalid: [400, 422],
      unsupportedMediaType: [415],
    })) {
      const found = statuses(among);
      if (found.length > 0) this.#give(`errors.${name}`, found, where);
    }
    const replies: Record<string, JsonObject> = {};
    for (const each of described) {
      for (const [status, reply] of repliesOf(each, this.#resolver)) {
        const found = status >= 400 && status < 500 ? jsonOf(reply, this.#resolver) : null;
        if (!found || replies[status]) continue;
        const schema = this.#schemas.read(found[1]['schema'], `${each.where}, ${status}`);
        replies[status] = { contentType: found[0], ...(schema ? { schema } : {}) };
      }
    }
    if (Object.keys(replies).length > 0) this.#give('errors.replies', replies, where);
  }

  #versions(described: readonly Described[]): void {
    for (const { post, where } of described) {
      const parameters = (post['parameters'] as readonly unknown[]).map((each) => this.#resolver.object(each));
      const version = parameters.find((each) => each['in'] === 'query' && each['name'] === 'api-version');
      const schema = this.#resolver.object(version?.['schema']);
      const listed = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const'] ?? schema['default']];
      const supported = listed.filter((each) => typeof each === 'string' && each !== '');
      if (supported.length === 0) continue;
      this.#give('apiVersion.supported', [...new Set(supported)], `${where}, api-version`);
      return;
    }
  }
}

/** The limits of a field's schema beyond the interface document, which already has its non-empty and int32 rules. */
function limitsIn(schema: JsonObject, type: string): JsonObject {
  const names = type === 'string' ? ['minLength', 'maxLength'] : type === 'integer' ? ['minimum', 'maximum'] : [];
  const isNew = (name: string, value: unknown) =>
    typeof value === 'number' && !(name === 'minLength' && value < 2) && Math.abs(value) < 2 ** 31 - 1;
  return Object.fromEntries(names.filter((name) => isNew(name, schema[name])).map((name) => [name, schema[name]]));
}

/**
 * Reads a document.
 * @param file as the person named it
 * @param profile the run's, which names the version
 * @throws {UsageError} with a sentence if it cannot be read or is too large
 */
export function readOpenApi(bytes: Buffer, file: string, profile: Profile = {}): DocumentedPoints {
  return new Reader(parsedDocument(bytes, file), profile).read();
}
