/** Says what is wrong with a value from outside: where, what was found and what is wanted, from Ajv's errors. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Validator } from './ajv.ts';
import { meant } from './closest.ts';
import { quoted, shownFromOutside } from './visible.ts';

/** A place in a value: names of members and indices of items, from the outside in. */
export type Path = readonly (string | number)[];

/** A fault and its place: the same for files that people write and for the record of a run. */
export interface PlacedFault {
  readonly path: Path;
  readonly found: string;
  readonly wanted: string;
  /** A valid value, if one helps. */
  readonly example?: string;
}

/** Finds the first thing that is wrong with a value. */
export type Check = (value: unknown) => PlacedFault | null;

/** Makes a value visible: it may be hostile, or long. */
type Show = (value: unknown) => string;

/** The keywords of our schemas that are for people. */
interface ForPeople {
  readonly wanted?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly enum?: readonly unknown[];
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'a list',
};

const FORMATS: Readonly<Record<string, string>> = {
  int32: 'a whole number from -2147483648 to 2147483647',
  'time-zone': 'the name of an IANA time zone',
  date: 'a day, year first',
  'date-time': 'an RFC 3339 date-time with UTC offset',
  'proxy-address': 'the address of a proxy, without user name and password',
};

/** Longer names are not misspellings. */
const LONGEST_LIKE = 60;

/** What is wanted in place of an unknown key: the known ones, and the one that was probably meant. */
export function oneOf(known: readonly string[], name: string): string {
  const likely = name.length <= LONGEST_LIKE ? meant(name, known) : undefined;
  return `one of ${known.join(', ')}${likely === undefined ? '' : ` (did you mean ${likely}?)`}`;
}

const listOf = (values: readonly unknown[]) => `one of ${values.map(String).join(', ')}`;

/** Keywords whose schema's own `wanted` says more than their values. */
const BY_WANTED: readonly string[] = ['pattern', 'format', 'maxLength', 'oneOf', 'anyOf', 'enum'];

function typeWanted(types: unknown, value: unknown): string {
  const words = [types].flat().map((each) => TYPES[String(each)]);
  // In YAML 1.10 is a number.
  const isUnquoted = types === 'string' && ['number', 'boolean'].includes(typeof value);
  return `${words.join(' or ')}${isUnquoted ? ' (quote it)' : ''}`;
}

function wantedBy({ keyword, params, parentSchema, data }: ErrorObject): string {
  const { wanted, description } = (parentSchema ?? {}) as ForPeople;
  if (wanted !== undefined && BY_WANTED.includes(keyword)) return wanted;
  const limit = String(params['limit']);
  const counted = (noun: string) => `${limit} ${noun}${limit === '1' ? '' : 's'}`;
  const phrases: Readonly<Record<string, () => string>> = {
    type: () => typeWanted(params['type'], data),
    enum: () => listOf(params['allowedValues'] as readonly unknown[]),
    const: () => String(params['allowedValue']),
    format: () => FORMATS[params['format']] ?? `the format ${params['format']}`,
    pattern: () => `a string that matches ${params['pattern']}`,
    oneOf: () => description ?? 'another form',
    anyOf: () => description ?? 'another form',
    minimum: () => `at least ${limit}`,
    maximum: () => `at most ${limit}`,
    exclusiveMinimum: () => `more than ${limit}`,
    minLength: () => `at least ${counted('character')}`,
    maxLength: () => `at most ${counted('character')}`,
    minItems: () => `at least ${counted('item')}`,
    maxItems: () => `at most ${counted('item')}`,
    minProperties: () => `at least ${counted('key')}`,
    maxProperties: () => `at most ${counted('key')}`,
    uniqueItems: () => 'each item once',
    required: () => 'a value',
    'false schema': () => 'nothing there',
  };
  return phrases[keyword]?.() ?? keyword;
}

function exampleIn(schema: unknown): { readonly example?: string } {
  const [example] = (schema as ForPeople | undefined)?.examples ?? [];
  if (example === undefined) return {};
  return { example: typeof example === 'string' ? example : JSON.stringify(example) };
}

/** The place of an error: JSON Pointers do not distinguish an item's index from a member's name. */
function pathOf({ instancePath }: ErrorObject, whole: unknown): Path {
  let node = whole;
  return instancePath
    .split('/')
    .slice(1)
    .map((raw) => {
      const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(node) ? Number(name) : name;
      node = (node as Record<string | number, unknown>)[step];
      return step;
    });
}

function faultOf(error: ErrorObject, whole: unknown, show: Show): PlacedFault {
  const { keyword, params, data, propertyName } = error;
  const path = pathOf(error, whole);
  const wanted = wantedBy(error);
  const { properties: known = {} } = error.parentSchema as ForPeople;
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const { enum: values } = (known[name] ?? {}) as ForPeople;
    return {
      path: [...path, name],
      found: 'nothing',
      wanted: values ? listOf(values) : wanted,
      ...exampleIn(known[name]),
    };
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    return { path: [...path, name], found: 'an unknown key', wanted: oneOf(Object.keys(known), name) };
  }
  const place = propertyName === undefined ? path : [...path, propertyName];
  return { path: place, found: show(data), wanted, ...exampleIn(error.parentSchema) };
}

const isForm = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf';

/** The useful errors: if none of several forms fits, the reasons for each of them do not help. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const forms = errors.filter(isForm);
  const isWithin = ({ instancePath }: ErrorObject, form: ErrorObject) =>
    instancePath === form.instancePath || instancePath.startsWith(`${form.instancePath}/`);
  return errors.filter(
    (error) => error.keyword !== 'propertyNames' && (isForm(error) || !forms.some((form) => isWithin(error, form))),
  );
}

/** Everything that is wrong with a value. @param validate one that finds all errors, with their schemas */
export function allFaults(validate: Validator, value: unknown, show: Show): PlacedFault[] {
  return validate(value) ? [] : telling(validate.errors ?? []).map((error) => faultOf(error, value, show));
}

/** A check by a validator that stops at the first error. */
export function firstFault(validate: Validator): Check {
  return (value) => {
    if (validate(value)) return null;
    const last = validate.errors?.findLast(({ keyword }) => keyword !== 'propertyNames') as ErrorObject;
    return faultOf(last, value, shownFromOutside);
  };
}

/** What a value may hold before any schema is checked: nesting levels, values, characters. */
const MOST = { depth: 64, values: 50_000, text: 1_000_000 } as const;

/** The first part of a JSON value that exceeds these limits, if any. */
export function boundsFault(value: unknown): PlacedFault | null {
  const tally = { values: 0, text: 0 };
  const look = (each: unknown, path: Path): PlacedFault | null => {
    tally.values += 1;
    if (typeof each === 'string') tally.text += each.length;
    if (tally.values > MOST.values) return { path: [], found: 'too many values', wanted: `at most ${MOST.values}` };
    if (tally.text > MOST.text) return { path: [], found: 'too much text', wanted: `at most ${MOST.text} characters` };
    if (typeof each !== 'object' || each === null) return null;
    if (path.length >= MOST.depth) {
      const found = 'lists and objects that are nested too deeply';
      return { path: path.slice(0, 3), found, wanted: `at most ${MOST.depth} levels` };
    }
    for (const [name, member] of Object.entries(each)) {
      // In some programs that read JSON it changes the nature of an object.
      if (name === '__proto__') return { path, found: `the name ${quoted(name)}`, wanted: 'another name' };
      tally.text += Array.isArray(each) ? 0 : name.length;
      const inner = look(member, [...path, Array.isArray(each) ? Number(name) : name]);
      if (inner) return inner;
    }
    return null;
  };
  return look(value, []);
}
