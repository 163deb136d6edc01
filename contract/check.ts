/**
 * Checks values from outside against a published schema, before anything is computed from them: it stops at the first
 * thing that is wrong, and looks at the length of a text or a list before it looks into it. Functions are made from
 * the schema as they are needed: to have Ajv write its code for the same schemas takes far longer than to check with it.
 */
import { FORMATS } from './formats.ts';
import type { JsonSchema } from './profile.ts';
import { shownFromOutside } from './visible.ts';

/** What is wrong with a value. */
export interface Fault {
  /** From the whole value to the part that is wrong. */
  readonly path: readonly (string | number)[];
  /** Made visible and cut, since it may be hostile. */
  readonly found: string;
  readonly wanted: string;
}

/** Finds the first thing that is wrong with a value. */
export type Check = (value: unknown) => Fault | null;

/** Schemas by their `$id`. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** Words that say nothing about a value. */
const ANNOTATIONS = ['$schema', '$id', '$defs', 'title', 'description', 'examples', 'wanted'];

/** Makes the check of some words of a schema. @param other says what is wrong with a value of another type, if anything is */
type Maker = (schema: JsonSchema, check: (schema: unknown) => Check, other: Check) => Check;

const fault = (value: unknown, wanted: string): Fault => ({ path: [], found: shownFromOutside(value), wanted });
const within = (step: string | number, inner: Fault): Fault => ({ ...inner, path: [step, ...inner.path] });
const numberOf = (schema: JsonSchema, word: string, otherwise: number) => Number(schema[word] ?? otherwise);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const accepts: Check = () => null;
const refuses: Check = (value) => fault(value, 'nothing there');

const TYPES: Readonly<Record<string, readonly [is: (value: unknown) => boolean, words: string]>> = {
  string: [(value) => typeof value === 'string', 'a text'],
  number: [(value) => typeof value === 'number', 'a number'],
  integer: [Number.isInteger, 'a whole number'],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  null: [(value) => value === null, 'null'],
  object: [isObject, 'an object'],
  array: [Array.isArray, 'a list'],
};

function typeCheck({ type }: JsonSchema): Check {
  const types = [type].flat().map((name) => TYPES[String(name)] as (typeof TYPES)[string]);
  const wanted = types.map(([, words]) => words).join(' or ');
  const [[first] = [() => false]] = types;
  if (types.length === 1) return (value) => (first(value) ? null : fault(value, wanted));
  return (value) => (types.some(([is]) => is(value)) ? null : fault(value, wanted));
}

/** Characters are counted as JSON Schema does; a text that is far too long is not even counted. */
function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || [...text].length > most);
}

const textCheck: Maker = (schema, _check, other) => {
  const least = numberOf(schema, 'minLength', 0);
  const most = numberOf(schema, 'maxLength', Number.POSITIVE_INFINITY);
  const pattern = schema['pattern'] === undefined ? null : new RegExp(String(schema['pattern']), 'u');
  const wanted = String(schema['wanted'] ?? (pattern ? `a text that matches ${pattern.source}` : ''));
  return (value) => {
    if (typeof value !== 'string') return other(value);
    if (value.length < least) return fault(value, `${least} characters at least`);
    if (isLonger(value, most)) return fault(value, wanted || `${most} characters at most`);
    return pattern === null || pattern.test(value) ? null : fault(value, wanted);
  };
};

const formatCheck: Maker = ({ format, wanted = `the format ${String(format)}` }) => {
  const has = FORMATS.get(String(format));
  if (!has) throw new TypeError(`The format ${String(format)} is not known`);
  return (value) => (has(value) ? null : fault(value, String(wanted)));
};

const rangeCheck: Maker = (schema, _check, other) => {
  const least = numberOf(schema, 'minimum', Number.NEGATIVE_INFINITY);
  const above = numberOf(schema, 'exclusiveMinimum', Number.NEGATIVE_INFINITY);
  const most = numberOf(schema, 'maximum', Number.POSITIVE_INFINITY);
  const lower = schema['minimum'] === undefined ? `more than ${above}` : `${least} at least`;
  const isFraction = schema['type'] === 'integer' ? (value: number) => !Number.isInteger(value) : () => false;
  return (value) => {
    if (typeof value !== 'number' || isFraction(value)) return other(value);
    if (value < least || value <= above) return fault(value, lower);
    return value > most ? fault(value, `${most} at most`) : null;
  };
};

const listCheck: Maker = (schema, check, other) => {
  const least = numberOf(schema, 'minItems', 0);
  const most = numberOf(schema, 'maxItems', Number.POSITIVE_INFINITY);
  const item = check(schema['items'] ?? true);
  return (value) => {
    if (!Array.isArray(value)) return other(value);
    if (value.length < least) return fault(value, `${least} items at least`);
    if (value.length > most) return fault(value, `${most} items at most`);
    // For texts, numbers and the like: two objects are never the same here.
    if (schema['uniqueItems'] === true && new Set(value).size < value.length) return fault(value, 'each item once');
    for (let at = 0; at < value.length; at += 1) {
      const inner = item(value[at]);
      if (inner) return within(at, inner);
    }
    return null;
  };
};

/** A list of texts of which nothing but the length is told, such as a header field: there are very many of them. */
const textsCheck: Maker = (schema, check, other) => {
  const list = listCheck(schema, check, other);
  const least = numberOf(schema, 'minItems', 0);
  const most = numberOf(schema, 'maxItems', Number.POSITIVE_INFINITY);
  const longest = numberOf(schema['items'] as JsonSchema, 'maxLength', Number.POSITIVE_INFINITY);
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return list(value);
    for (let at = 0; at < value.length; at += 1) {
      const text: unknown = value[at];
      if (typeof text !== 'string' || text.length > longest) return list(value);
    }
    return null;
  };
};

const isPlainText = (schema: unknown) =>
  isObject(schema) &&
  schema['type'] === 'string' &&
  Object.keys(schema).every((word) => /^(type|maxLength)$/.test(word));

const anyList: Maker = (schema, check, other) =>
  isPlainText(schema['items']) && schema['uniqueItems'] !== true
    ? textsCheck(schema, check, other)
    : listCheck(schema, check, other);

const missing: Fault = { path: [], found: 'no such member', wanted: 'it to be there' };

/** The members that a schema names. @throws {TypeError} for a name that every object has: it could not be told from a member */
function namedIn(properties: unknown, check: (schema: unknown) => Check) {
  const names = Object.keys((properties ?? {}) as JsonSchema);
  const inherited = names.find((name) => name in {});
  if (inherited) throw new TypeError(`A schema cannot name ${inherited}`);
  return { names, checks: names.map((name) => check((properties as JsonSchema)[name])) } as const;
}

/** What holds of members that are there, beside any others. */
function membersCheck({ names, checks }: ReturnType<typeof namedIn>): Check {
  return (value) => {
    if (!isObject(value)) return null;
    for (let at = 0; at < names.length; at += 1) {
      const member = value[names[at] as string];
      const inner = member === undefined ? null : (checks[at] as Check)(member);
      if (inner) return within(names[at] as string, inner);
    }
    return null;
  };
}

/** An object that may have any members besides those that are named. */
const openObject: Maker = (schema, check, other) => {
  const members = membersCheck(namedIn(schema['properties'], check));
  const required = (schema['required'] ?? []) as readonly string[];
  return (value) => {
    if (!isObject(value)) return other(value);
    const absent = required.find((key) => value[key] === undefined);
    return absent === undefined ? members(value) : within(absent, missing);
  };
};

/** The same as `check`, sooner, for an object whose members stand in the order in which the schema names them. */
function inOrder(schema: JsonSchema, { names, checks }: ReturnType<typeof namedIn>, check: Check): Check {
  const isDue = names.map((name) => ((schema['required'] ?? []) as readonly string[]).includes(name));
  return (value) => {
    if (!isObject(value)) return check(value);
    let next = 0;
    for (const key in value) {
      while (next < names.length && names[next] !== key && !isDue[next]) next += 1;
      if (names[next] !== key || (checks[next] as Check)(value[key])) return check(value);
      next += 1;
    }
    while (next < names.length && !isDue[next]) next += 1;
    return next === names.length ? null : check(value);
  };
}

/** An object of whose every member something is said. */
const closedObject: Maker = (schema, check, other) => {
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const named = namedIn(schema['properties'], check);
  const known = new Map(named.names.map((key, at) => [key, { check: named.checks[at], isDue: required.has(key) }]));
  const unknown: Fault = { path: [], found: 'an unknown member', wanted: [...known.keys()].join(', ') };
  const others = schema['additionalProperties'] === false ? () => unknown : check(schema['additionalProperties']);
  const name = schema['propertyNames'] === undefined ? null : check(schema['propertyNames']);
  const least = numberOf(schema, 'minProperties', 0);
  const most = numberOf(schema, 'maxProperties', Number.POSITIVE_INFINITY);
  const whole: Check = (value) => {
    if (!isObject(value)) return other(value);
    const keys = Object.keys(value);
    if (keys.length < least) return fault(value, `${least} members at least`);
    if (keys.length > most) return fault(value, `${most} members at most`);
    let due = required.size;
    for (const key of keys) {
      const own = known.get(key);
      const inner = name?.(key) ?? (own?.check ?? others)(value[key]);
      if (inner) return within(key, inner);
      if (own?.isDue) due -= 1;
    }
    return due === 0 ? null : within([...required].find((key) => !Object.hasOwn(value, key)) as string, missing);
  };
  return named.names.length > 0 && least === 0 && most === Number.POSITIVE_INFINITY
    ? inOrder(schema, named, whole)
    : whole;
};

const anyObject: Maker = (schema, check, other) =>
  (schema['additionalProperties'] === undefined ? openObject : closedObject)(schema, check, other);

/** What else holds where a member is there. */
const dependentCheck: Maker = (schema, check) => {
  const { names, checks } = namedIn(schema['dependentSchemas'], check);
  return (value) => {
    for (let at = 0; at < names.length; at += 1) {
      const isThere = isObject(value) && value[names[at] as string] !== undefined;
      const inner = isThere ? (checks[at] as Check)(value) : null;
      if (inner) return inner;
    }
    return null;
  };
};

const valueCheck: Maker = (schema) => {
  const allowed = (schema['enum'] ?? [schema['const']]) as readonly unknown[];
  const wanted = `${allowed.length > 1 ? 'one of ' : ''}${allowed.map(String).join(', ')}`;
  return (value) => (allowed.includes(value) ? null : fault(value, wanted));
};

/** One of several forms, or exactly one of them: where none fits, why each of them does not is no help. */
const formCheck: Maker = (schema, check) => {
  const one = schema['oneOf'] as readonly unknown[] | undefined;
  const forms = (one ?? (schema['anyOf'] as readonly unknown[])).map(check);
  const wanted = String(schema['wanted'] ?? schema['description'] ?? 'another form');
  return (value) => {
    let fitting = 0;
    for (let at = 0; at < forms.length; at += 1) {
      if ((forms[at] as Check)(value) === null) fitting += 1;
      if (fitting === 1 && !one) return null;
    }
    return fitting === 1 ? null : fault(value, wanted);
  };
};

/** The makers by the words that they look after, in the order in which they are asked; the first ones see to the type too. */
const OF_A_TYPE: readonly (readonly [words: readonly string[], maker: Maker])[] = [
  [['minLength', 'maxLength', 'pattern'], textCheck],
  [['minimum', 'exclusiveMinimum', 'maximum'], rangeCheck],
  [['minItems', 'maxItems', 'uniqueItems', 'items'], anyList],
  [['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'], anyObject],
];
const OF_ANY_TYPE: typeof OF_A_TYPE = [
  [['enum', 'const'], valueCheck],
  [['format'], formatCheck],
  [['dependentSchemas'], dependentCheck],
  [['oneOf', 'anyOf'], formCheck],
];
const MAKERS = [...OF_A_TYPE, ...OF_ANY_TYPE];
const WORDS = new Set([...ANNOTATIONS, '$ref', 'type', ...MAKERS.flatMap(([words]) => words)]);

function together(checks: readonly Check[]): Check {
  const [first = accepts, second, ...more] = checks;
  if (second === undefined) return first;
  const rest = together([second, ...more]);
  return (value) => first(value) ?? rest(value);
}

/** The checks of a schema's own words. */
function ownChecks(schema: JsonSchema, check: (schema: unknown) => Check): Check[] {
  const wanted = (makers: typeof OF_A_TYPE) =>
    makers.filter(([words]) => words.some((word) => schema[word] !== undefined));
  const other = schema['type'] === undefined ? accepts : typeCheck(schema);
  const typed = wanted(OF_A_TYPE).map(([, maker]) => maker(schema, check, other));
  const untyped = wanted(OF_ANY_TYPE).map(([, maker]) => maker(schema, check, accepts));
  return [...(typed.length === 0 && other !== accepts ? [other] : typed), ...untyped];
}

/** The part of a schema at a JSON Pointer. */
function partAt(schema: JsonSchema | undefined, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((part, step) => (part as JsonSchema | undefined)?.[step], schema);
}

/**
 * Makes checks from schemas that refer to each other.
 * @throws {TypeError} for a word that is not understood: nothing that a schema asks for is passed over
 */
export function checksOf(schemas: Schemas): (id: string) => Check {
  const made = new Map<string, Check>();
  const at = (id: string, pointer: string): Check => {
    const name = `${id}#${pointer}`;
    const known = made.get(name);
    if (known) return known;
    const part = partAt(schemas[id], pointer);
    if (part === undefined) throw new TypeError(`There is no schema ${name}`);
    const check = make(part, id);
    made.set(name, check);
    return check;
  };
  const make = (schema: unknown, id: string): Check => {
    if (schema === true) return accepts;
    if (schema === false) return refuses;
    const parts = schema as JsonSchema;
    const strange = Object.keys(parts).find((word) => !WORDS.has(word));
    if (strange) throw new TypeError(`${id} has the word ${strange}, which is not understood`);
    const [file, pointer = ''] = String(parts['$ref'] ?? '').split('#');
    const referred = parts['$ref'] === undefined ? [] : [at(file || id, pointer)];
    return together([...referred, ...ownChecks(parts, (inner) => make(inner, id))]);
  };
  return (id) => at(id, '');
}
