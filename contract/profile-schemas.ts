/** A profile's schemas are foreign code: beyond their own schema, this checks what no schema can say about another. */
import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { newAjv, type Validator } from './ajv.ts';
import type { Path, PlacedFault } from './faults.ts';
import { linearPattern } from './pattern.ts';
import type { JsonSchema } from './profile.ts';

/** What all schemas of a profile may have together, each reference followed: values, levels of schemas, patterns. */
const MOST = { values: 5000, levels: 40, patterns: 100 } as const;

/** Keywords by their content: a schema, a list of schemas, or schemas by name; others have plain values. */
export const SCHEMA_KEYWORDS: readonly string[] =
  'items contains additionalProperties propertyNames not if then else'.split(' ');
export const LIST_KEYWORDS: readonly string[] = 'prefixItems allOf anyOf oneOf'.split(' ');
export const NAMED_KEYWORDS: readonly string[] = 'properties patternProperties dependentSchemas $defs'.split(' ');

/** The keywords allowed in a profile's schemas by the published schema, each with its kind of content. */
export function profileKeywords(): Readonly<Record<string, JsonSchema>> {
  const file = readFileSync(new URL('profile-schemas.schema.json', import.meta.url), 'utf8');
  type Published = {
    readonly $defs: { readonly schema: { readonly properties: Readonly<Record<string, JsonSchema>> } };
  };
  return (JSON.parse(file) as Published).$defs.schema.properties;
}

/** Inside a schema these would change the meaning of references. */
const AT_THE_TOP: readonly string[] = ['$defs', '$id', '$schema'];

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

class Refused extends Error {
  constructor(readonly fault: PlacedFault) {
    super(fault.found);
  }
}

function refuse(path: Path, found: string, wanted: string): never {
  throw new Refused({ path, found, wanted });
}

interface Size {
  readonly values: number;
  readonly levels: number;
}

/** Reads a schema that has only keywords of the published one. */
class Reader {
  /** `null` while it is being read: reaching it again then means a circle. */
  readonly #named = new Map<string, Size | null>();

  constructor(
    private readonly root: JsonSchema,
    private readonly tally: { patterns: number },
  ) {}

  /** @throws {Refused} */
  read(path: Path): Size {
    return this.#schema(this.root, path);
  }

  #schema(schema: unknown, path: Path): Size {
    let [values, levels] = [1, 0];
    for (const [keyword, held] of Object.entries(isObject(schema) ? schema : {})) {
      const at = [...path, keyword];
      if (schema !== this.root && AT_THE_TOP.includes(keyword))
        refuse(at, `${keyword} within a schema`, 'it at the top');
      for (const size of this.#within(keyword, held, at)) {
        values += size.values;
        levels = Math.max(levels, size.levels);
      }
      values += this.#own(keyword, held, at);
      if (values > MOST.values) {
        refuse(path, `more than ${MOST.values} values, each reference followed`, `${MOST.values} at most`);
      }
    }
    if (levels >= MOST.levels) refuse(path, 'schemas that are nested too deeply', `at most ${MOST.levels} levels`);
    return { values, levels: levels + 1 };
  }

  /** The sizes of the schemas that a keyword holds. */
  #within(keyword: string, held: unknown, at: Path): Size[] {
    if (keyword === '$ref') return [this.#target(String(held), at)];
    if (keyword === '$defs') return Object.keys(held as object).map((name) => this.#definition(name, at));
    if (SCHEMA_KEYWORDS.includes(keyword)) return [this.#schema(held, at)];
    if (LIST_KEYWORDS.includes(keyword))
      return (held as unknown[]).map((each, index) => this.#schema(each, [...at, index]));
    if (!NAMED_KEYWORDS.includes(keyword)) return [];
    return Object.entries(held as object).map(([name, each]) => this.#schema(each, [...at, name]));
  }

  /** How many plain values a keyword has. */
  #own(keyword: string, held: unknown, at: Path): number {
    if (keyword === 'pattern') this.#pattern(String(held), at);
    if (keyword === 'patternProperties') for (const name of Object.keys(held as object)) this.#pattern(name, at);
    return isObject(held) ? Object.keys(held).length : 1;
  }

  #pattern(pattern: string, at: Path): void {
    this.tally.patterns += 1;
    if (this.tally.patterns > MOST.patterns)
      refuse(at, 'very many patterns', `${MOST.patterns} in all schemas together`);
    try {
      linearPattern(pattern);
    } catch (error) {
      refuse(
        at,
        (error as Error).message,
        'a pattern that RE2 takes, without references back, looking ahead or behind',
      );
    }
  }

  #target(reference: string, at: Path): Size {
    const name = reference.slice('#/$defs/'.length);
    if (Object.hasOwn((this.root['$defs'] ?? {}) as object, name)) return this.#definition(name, at);
    return refuse(at, `${reference}, which is not there`, 'the name of a schema in $defs');
  }

  #definition(name: string, at: Path): Size {
    const known = this.#named.get(name);
    if (known === null) return refuse(at, `$defs.${name}, which refers back to itself`, 'references without a circle');
    if (known !== undefined) return known;
    this.#named.set(name, null);
    const definitions = this.root['$defs'] as Readonly<Record<string, unknown>>;
    const size = this.#schema(definitions[name], at.at(-1) === '$defs' ? [...at, name] : at);
    this.#named.set(name, size);
    return size;
  }
}

/** The first fault of a profile's schemas beyond the published schema, with its place: references, sizes, patterns. */
export function schemasFault(schemas: readonly (readonly [path: Path, schema: JsonSchema])[]): PlacedFault | null {
  const tally = { patterns: 0 };
  let values = 0;
  try {
    for (const [path, schema] of schemas) {
      values += new Reader(schema, tally).read(path).values;
      if (values > MOST.values) refuse(path, 'schemas that are very large together', `${MOST.values} values at most`);
    }
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
}

/** Values with more parts are checked up to the first fault: each of a million items could be one. */
const LARGE = 2000;

function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let at = 0; at < waiting.length; at += 1) {
    const each = waiting[at];
    const inner = isObject(each) ? Object.values(each) : [];
    if (waiting.length + inner.length > LARGE) return true;
    waiting.push(...inner);
  }
  return false;
}

/** What Ajv compiles a pattern to. */
const regExp = Object.assign((pattern: string) => linearPattern(pattern), { code: 'linearPattern' });

function compile(schema: JsonSchema, allErrors: boolean) {
  // Inherited properties, such as `toString`, are not members of a body.
  return newAjv({ allErrors, strict: false, logger: false, ownProperties: true, code: { regExp } }).compile(schema);
}

/** How many compiled schemas are kept for reuse within a batch of submissions; others are compiled again. */
const MOST_KEPT = 100;
const kept = new Map<string, Validator>();

export function profileValidator(schema: JsonSchema): Validator {
  const key = JSON.stringify(schema);
  const known = kept.get(key);
  if (known) return known;
  const first = compile(schema, false);
  let all: typeof first | undefined;
  const validate: Validator = (value) => {
    const isValid = first(value);
    validate.errors = first.errors as ErrorObject[] | null;
    if (isValid || isLarge(value)) return isValid;
    all ??= compile(schema, true);
    all(value);
    validate.errors = all.errors as ErrorObject[] | null;
    return false;
  };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, validate);
  return validate;
}
