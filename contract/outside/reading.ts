/**
 * Reads a schema from outside, keyword by keyword, and writes down what of it is compiled: nothing that is unknown, and
 * every reference as one to a place that was read. What the compiler gets holds no text of anybody's but names of members,
 * values, and patterns.
 */

import type { JsonSchema } from '../profile.ts';
import { DIALECT, FOREIGN, KEYWORDS, type Kind, TYPES } from './keywords.ts';
import { cropped, SchemaRefused } from './refused.ts';

/** What a schema may amount to. */
export const MOST = { depth: 40, schemas: 500, references: 500, patterns: 100, characters: 100_000 } as const;

/** A schema, or one within it, as it was read. */
export interface Node {
  /** What is compiled. */
  readonly schema: JsonSchema | boolean;
  readonly at: string;
  /** Schemas that look at the very value that this one looks at. */
  readonly here: Node[];
  /** Schemas that look at what is inside it, by those of which no two look at the same. */
  readonly inside: Map<string, Node[]>;
}

/** A schema that was read whole. */
export interface Reading {
  readonly root: Node;
  readonly nodes: readonly Node[];
  /** A keyword or a format that nobody knows, one sentence each. */
  readonly unknown: readonly { readonly at: string; readonly what: 'keyword' | 'format'; readonly name: string }[];
}

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** What a keyword's value has to be, where it is simple. */
const SIMPLE: Readonly<Partial<Record<Kind, readonly [wanted: string, holds: (value: unknown) => boolean]>>> = {
  number: ['a number', isNumber],
  factor: ['a number above 0', (value) => isNumber(value) && value > 0],
  count: ['a whole number, 0 or more', (value) => isNumber(value) && Number.isInteger(value) && value >= 0],
  pattern: ['a text', isText],
  names: ['a list of names, __proto__ not among them', (value) => isTexts(value) && !value.includes('__proto__')],
  'name-lists': ['lists of names', (value) => isObject(value) && Object.values(value).every(isTexts)],
  type: [
    `one of ${TYPES.join(', ')}, or a list of them`,
    (value) => [value].flat().every((each) => isText(each) && TYPES.includes(each)) && [value].flat().length > 0,
  ],
  values: ['a list of values', (value) => Array.isArray(value) && value.length > 0],
  flag: ['true or false', (value) => typeof value === 'boolean'],
};

/** Which keywords share a lane: of these no two look at the same member or item. */
const LANES: Readonly<Record<string, string>> = {
  properties: 'members',
  additionalProperties: 'members',
  prefixItems: 'items',
  items: 'items',
  propertyNames: 'names',
};

/** Reads one schema. */
export class Reader {
  readonly #byPointer = new Map<string, Node>();
  readonly #targets = new Map<string, { readonly name: string; readonly node: Node }>();
  readonly #references: { readonly from: Node; readonly pointer: string; readonly schema: Record<string, unknown> }[] =
    [];
  readonly #unknown: Reading['unknown'][number][] = [];
  #characters = 0;
  #patterns = 0;

  constructor(
    private readonly raw: unknown,
    private readonly isFormat: (name: string) => boolean,
  ) {}

  /** @throws {SchemaRefused} */
  read(): Reading {
    const root = this.#schema(this.raw, '', 0);
    // Places that are referred to and were not read yet may refer to others.
    for (const { from, pointer, schema } of this.#references) {
      const { name, node } = this.#target(pointer, from.at);
      schema['$ref'] = name;
      from.here.push(node);
    }
    if (typeof root.schema === 'object') {
      const places = [...this.#targets.values()].filter(({ name }) => name !== '#');
      const defs = Object.fromEntries(places.map(({ name, node }) => [name.slice('#/$defs/'.length), node.schema]));
      (root.schema as Record<string, unknown>)['$defs'] = defs;
    }
    return { root, nodes: [...this.#byPointer.values()], unknown: this.#unknown };
  }

  #target(pointer: string, from: string) {
    const known = this.#targets.get(pointer);
    if (known) return known;
    const node = this.#byPointer.get(pointer) ?? this.#schema(this.#rawAt(pointer, from), pointer, 0);
    const target = { name: pointer === '' ? '#' : `#/$defs/${this.#targets.size}`, node };
    this.#targets.set(pointer, target);
    return target;
  }

  #rawAt(pointer: string, from: string): unknown {
    let value: unknown = this.raw;
    for (const part of pointer.split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
        throw new SchemaRefused(`a reference to #${cropped(pointer)}, which is not there`, from);
      }
      value = (value as Raw)[name];
    }
    return value;
  }

  #schema(raw: unknown, at: string, depth: number): Node {
    const isFlag = typeof raw === 'boolean';
    if (!isFlag && !isObject(raw)) {
      throw new SchemaRefused(`${Array.isArray(raw) ? 'a list' : JSON.stringify(raw)} where a schema is wanted`, at);
    }
    if (depth > MOST.depth) throw new SchemaRefused(`schemas within schemas, more than ${MOST.depth} deep`, at);
    const known = this.#byPointer.get(at);
    if (known) return known;
    const schema: Record<string, unknown> = {};
    const node: Node = { schema: isFlag ? raw : schema, at, here: [], inside: new Map() };
    this.#byPointer.set(at, node);
    if (this.#byPointer.size > MOST.schemas) throw new SchemaRefused(`more than ${MOST.schemas} schemas within one`);
    if (!isFlag) for (const [keyword, value] of Object.entries(raw)) this.#keyword(node, schema, keyword, value, depth);
    return node;
  }

  #keyword(node: Node, schema: Record<string, unknown>, keyword: string, value: unknown, depth: number): void {
    this.#count(keyword);
    const kind = KEYWORDS.get(keyword);
    const at = node.at;
    const why = FOREIGN.get(keyword);
    if (keyword === '$id') this.#id(value, at);
    if (why !== undefined) throw new SchemaRefused(`the keyword ${keyword}, ${why}`, at);
    if (keyword === '__proto__') throw new SchemaRefused('the name __proto__', at);
    if (kind === undefined) {
      this.#unknown.push({ at, what: 'keyword', name: keyword });
      return;
    }
    const [wanted, holds] = SIMPLE[kind] ?? [];
    if (wanted && !holds?.(value)) throw new SchemaRefused(`${keyword} that is not ${wanted}`, at);
    const written = this.#written(node, keyword, kind, value, depth);
    if (written !== undefined) schema[keyword] = written;
    if (kind === 'reference') this.#references.push({ from: node, pointer: this.#pointer(value, at), schema });
  }

  /** What a keyword becomes; `undefined`: it says nothing about a value. */
  #written(node: Node, keyword: string, kind: Kind, value: unknown, depth: number): unknown {
    const at = `${node.at}/${keyword}`;
    const lane = LANES[keyword] ?? keyword;
    const here = (raw: unknown, place: string) => this.#within(raw, place, depth, node.here);
    const inside = (raw: unknown, place: string, own = lane) => this.#within(raw, place, depth, laneOf(node, own));
    switch (kind) {
      case 'here':
        return here(value, at);
      case 'here-list':
        return this.#list(value, at).map((each, index) => here(each, `${at}/${index}`));
      case 'here-map':
        return this.#map(value, at, (each, name) => here(each, `${at}/${escaped(name)}`));
      case 'inside':
        if (keyword === 'items' && Array.isArray(value))
          throw new SchemaRefused('items as a list, which is prefixItems in JSON Schema 2020-12', node.at);
        return inside(value, at);
      case 'inside-list':
        return this.#list(value, at).map((each, index) => inside(each, `${at}/${index}`));
      case 'inside-map':
        return this.#map(value, at, (each, name) => inside(each, `${at}/${escaped(name)}`));
      case 'patterns':
        return this.#map(value, at, (each, name) => {
          this.#pattern(at);
          return inside(each, `${at}/${escaped(name)}`, `${lane}/${name}`);
        });
      case 'places':
        // They are compiled where something refers to them; they are read in any case.
        this.#map(value, at, (each, name) => this.#within(each, `${at}/${escaped(name)}`, depth, []));
        return undefined;
      case 'pattern':
        this.#pattern(at);
        this.#json(value, at, 0);
        return value;
      case 'format':
        return this.#format(value, node.at);
      case 'dialect':
        if (value !== DIALECT && value !== `${DIALECT}#`)
          throw new SchemaRefused(`another $schema than ${DIALECT}`, node.at);
        return undefined;
      case 'note':
      case 'reference':
        return undefined;
      default:
        this.#json(value, at, 0);
        return value;
    }
  }

  #within(raw: unknown, at: string, depth: number, among: Node[]): JsonSchema | boolean {
    const node = this.#schema(raw, at, depth + 1);
    among.push(node);
    return node.schema;
  }

  #list(value: unknown, at: string): readonly unknown[] {
    if (Array.isArray(value) && value.length > 0) return value;
    throw new SchemaRefused('what is no list of schemas', at);
  }

  #map(value: unknown, at: string, written: (each: unknown, name: string) => unknown): JsonSchema {
    if (!isObject(value)) throw new SchemaRefused('what is no object of schemas', at);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        this.#name(name, at);
        return [name, written(each, name)];
      }),
    );
  }

  #name(name: string, at: string): void {
    if (name === '__proto__') throw new SchemaRefused('the name __proto__', at);
    this.#count(name);
  }

  /** Counts what is in a value, and looks at its names. */
  #json(value: unknown, at: string, depth: number): void {
    if (depth > MOST.depth) throw new SchemaRefused(`a value more than ${MOST.depth} deep`, at);
    this.#count(isText(value) ? value : ' ');
    if (Array.isArray(value)) for (const each of value) this.#json(each, at, depth + 1);
    else if (isObject(value)) {
      for (const [name, each] of Object.entries(value)) {
        this.#name(name, at);
        this.#json(each, at, depth + 1);
      }
    }
  }

  #count(text: string): void {
    this.#characters += text.length + 1;
    if (this.#characters > MOST.characters) throw new SchemaRefused(`more than ${MOST.characters} characters`);
  }

  #pattern(at: string): void {
    this.#patterns += 1;
    if (this.#patterns > MOST.patterns) throw new SchemaRefused(`more than ${MOST.patterns} patterns`, at);
  }

  #format(value: unknown, at: string): unknown {
    if (!isText(value)) throw new SchemaRefused('format that is not a text', at);
    if (this.isFormat(value)) return value;
    this.#unknown.push({ at, what: 'format', name: value });
    return undefined;
  }

  /** The schema's own name is nobody's business: no reference needs it. */
  #id(value: unknown, at: string): void {
    if (at !== '' || !isText(value))
      throw new SchemaRefused('the keyword $id within a schema, which moves what references mean', at);
  }

  #pointer(value: unknown, at: string): string {
    this.#count(String(value));
    if (this.#references.length >= MOST.references)
      throw new SchemaRefused(`more than ${MOST.references} references`, at);
    if (isText(value) && /^#(?:\/|$)/.test(value)) {
      try {
        return decodeURIComponent(value.slice(1));
      } catch {
        // Told below.
      }
    }
    const shown = isText(value) ? cropped(value) : 'that is no text';
    throw new SchemaRefused(`a reference ${shown}, which leaves the schema: only #/… is followed`, at);
  }
}

function laneOf({ inside }: Node, lane: string): Node[] {
  const nodes = inside.get(lane) ?? [];
  inside.set(lane, nodes);
  return nodes;
}
