/** Converts an OpenAPI document's schemas to a profile's: references followed, `allOf` merged, 3.0 read as 3.1. */
import { percentDecoded } from '../../contract/address.ts';
import { asJsonObject, type JsonObject } from '../../contract/json.ts';
import type { JsonSchema } from '../../contract/profile.ts';
import { LIST_KEYWORDS, NAMED_KEYWORDS, profileKeywords, SCHEMA_KEYWORDS } from '../../contract/profile-schemas.ts';

/** The longest chain of references that is followed. */
const MOST_HOPS = 20;

/** Follows the references within a document. */
export class Resolver {
  constructor(private readonly root: JsonObject) {}

  /** A node, or what it refers to; `{}` if that does not exist or is outside the document. */
  object(node: unknown): JsonObject {
    let found = asJsonObject(node);
    for (let hop = 0; found && typeof found['$ref'] === 'string'; hop += 1) {
      if (hop === MOST_HOPS) return {};
      found = asJsonObject(this.#at(found['$ref']));
    }
    return found ?? {};
  }

  #at(reference: string): unknown {
    if (!reference.startsWith('#/')) return undefined;
    return reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, raw) => {
        const name = percentDecoded(raw).replaceAll('~1', '/').replaceAll('~0', '~');
        const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, name);
        return isThere ? (node as JsonObject)[name] : undefined;
      }, this.root);
  }
}

/** The largest schema with each reference followed: as large as all schemas of a profile may be. */
const MOST = { schemas: 2000, levels: 30 } as const;

/** Text for people, which pins nothing. */
const UNPINNED = [
  '$schema',
  '$id',
  '$comment',
  '$ref',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'example',
];
const KEYWORDS = profileKeywords();
const KEPT = Object.keys(KEYWORDS).filter((keyword) => !UNPINNED.includes(keyword));
const FORMATS = KEYWORDS['format']?.['enum'] as readonly unknown[];
/** What a part of `allOf` may contain to be merged with the others. */
const PLAIN = ['type', 'properties', 'required'];

class TooLarge extends Error {}

export class SchemaReader {
  #schemas = 0;

  constructor(
    private readonly resolver: Resolver,
    private readonly isOld: boolean,
    private readonly remark: (sentence: string) => void,
  ) {}

  /** A schema in the form of a profile; `null` if there is none, or it is too large. */
  read(node: unknown, where: string): JsonSchema | null {
    if (asJsonObject(node) === null) return null;
    this.#schemas = 0;
    try {
      return this.#schema(node, where, []) as JsonSchema;
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      const most = `${MOST.schemas} schemas and ${MOST.levels} levels`;
      this.remark(`${where}: its schema has, each reference followed, more than ${most}; it is left open.`);
      return null;
    }
  }

  exampleIn(media: JsonObject): unknown {
    const [named] = Object.values(asJsonObject(media['examples']) ?? {});
    const schema = this.resolver.object(media['schema']);
    const [first] = Array.isArray(schema['examples']) ? schema['examples'] : [];
    return media['example'] ?? this.resolver.object(named)['value'] ?? schema['example'] ?? first;
  }

  #schema(node: unknown, where: string, within: readonly JsonObject[]): JsonSchema | boolean {
    this.#schemas += 1;
    if (this.#schemas > MOST.schemas || within.length > MOST.levels) throw new TooLarge();
    if (typeof node === 'boolean') return node;
    const schema = this.resolver.object(node);
    if (within.includes(schema)) {
      this.remark(`${where}: a schema refers back to itself; what is within it a second time is left open.`);
      return {};
    }
    const inner = [...within, schema];
    const held = Object.entries(schema).flatMap(([keyword, value]) => this.#keyword(keyword, value, where, inner));
    return together(this.isOld ? asNew(Object.fromEntries(held), schema) : Object.fromEntries(held));
  }

  #keyword(keyword: string, value: unknown, where: string, within: JsonObject[]): [string, unknown][] {
    if (!KEPT.includes(keyword)) return [];
    const read = (each: unknown) => this.#schema(each, where, within);
    if (SCHEMA_KEYWORDS.includes(keyword)) return [[keyword, read(value)]];
    if (LIST_KEYWORDS.includes(keyword)) return Array.isArray(value) ? [[keyword, value.map(read)]] : [];
    if (NAMED_KEYWORDS.includes(keyword)) {
      const named = Object.entries(asJsonObject(value) ?? {});
      return [[keyword, Object.fromEntries(named.map(([name, each]) => [name, read(each)]))]];
    }
    return keyword === 'format' && !FORMATS.includes(value) ? [] : [[keyword, value]];
  }
}

/** A schema of 3.0: `nullable`, and limits made exclusive by a flag. */
function asNew(held: JsonObject, { nullable }: JsonObject): JsonObject {
  const { type, enum: listed, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = held;
  const isNullable = nullable === true && typeof type === 'string';
  const limits = [
    ['Minimum', 'minimum', minimum, exclusiveMinimum],
    ['Maximum', 'maximum', maximum, exclusiveMaximum],
  ].flatMap(([name, plain, limit, isExclusive]) => {
    if (limit === undefined) return [];
    return [[isExclusive === true ? `exclusive${name}` : String(plain), limit] as const];
  });
  return {
    ...others,
    ...(type === undefined ? {} : { type: isNullable ? [type, 'null'] : type }),
    ...(listed === undefined
      ? {}
      : { enum: isNullable && Array.isArray(listed) ? [...new Set([...listed, null])] : listed }),
    ...Object.fromEntries(limits),
  };
}

/** Merges the parts of `allOf` that only name members: their fields are then fields of the body. */
function together(schema: JsonObject): JsonObject {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts = allOf as readonly JsonObject[];
  const isPlain = (part: JsonObject) => Object.keys(part).every((keyword) => PLAIN.includes(keyword));
  const plain = parts.filter(isPlain);
  const others = parts.filter((part) => !isPlain(part));
  const all = [...plain, own];
  const properties = Object.assign({}, ...all.map((each) => each['properties'] ?? {}));
  const required = [...new Set(all.flatMap((each) => (each['required'] ?? []) as string[]))];
  const type = all.map((each) => each['type']).find((each) => each !== undefined);
  return {
    ...(type === undefined ? {} : { type }),
    ...own,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(others.length > 0 ? { allOf: others } : {}),
  };
}
