/**
 * Schemas in the few words that most are written in, checked without Ajv, which takes long to load and to write its
 * code. What is said of a value is what Ajv says of it, or nothing; what is wrong with it Ajv alone tells.
 */
import { isDateTime } from './formats.ts';
import { patternOf } from './outside/pattern.ts';
import type { Validator } from './outside/validate.ts';
import type { JsonSchema } from './profile.ts';

/** Whether a value meets a schema; `null`: that is for Ajv to say. */
type Plain = (value: unknown) => boolean | null;

/** Longer texts have bounds of their own (`outside/validate.ts`). */
const LONGEST = 1000;

const isText = (value: unknown): value is string => typeof value === 'string';
const isSize = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A value that is equal to nothing but itself. */
const isSimple = (value: unknown) => ['string', 'boolean'].includes(typeof value) || value === null || isNumber(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  number: isNumber,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: isObject,
  array: Array.isArray,
};

const isInt32 = (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
const ofText = (holds: (text: string) => boolean) => (value: unknown) => !isText(value) || holds(value);
const ofNumber = (holds: (number: number) => boolean) => (value: unknown) => !isNumber(value) || holds(value);

/** Makes the check of a word; `null` where what is said by it is not plain. */
type Maker = (said: unknown) => Plain | null;

const FORMATS: Readonly<Record<string, Plain>> = { 'date-time': ofText(isDateTime), int32: ofNumber(isInt32) };

function typeCheck(said: unknown): Plain | null {
  const names = [said].flat();
  if (names.length === 0 || !names.every((name) => isText(name) && Object.hasOwn(TYPES, name))) return null;
  const types = names.map((name) => TYPES[String(name)] as (value: unknown) => boolean);
  return (value) => types.some((is) => is(value));
}

function requiredCheck(said: unknown): Plain | null {
  // What every object has could not be told from a member.
  if (!Array.isArray(said) || !said.every((name) => isText(name) && !(name in {}))) return null;
  return (value) => !isObject(value) || said.every((name) => value[name] !== undefined);
}

function propertiesCheck(said: unknown): Plain | null {
  if (!isObject(said)) return null;
  const members = Object.entries(said).map(([name, schema]) => [name, name in {} ? null : plainCheck(schema)] as const);
  if (members.some(([, check]) => check === null)) return null;
  return (value) => {
    if (!isObject(value)) return true;
    let isSure = true;
    for (const [name, check] of members) {
      const member = value[name];
      const found = member === undefined ? true : (check as Plain)(member);
      if (found === false) return false;
      isSure &&= found === true;
    }
    return isSure || null;
  };
}

function patternCheck(said: unknown): Plain | null {
  if (!isText(said)) return null;
  try {
    const pattern = patternOf(said);
    return ofText((text) => pattern.test(text));
  } catch {
    // Ajv's own way comes upon the same, and says so.
    return null;
  }
}

const annotation: Maker = () => () => true;

const MAKERS: Readonly<Record<string, Maker>> = {
  title: annotation,
  description: annotation,
  type: typeCheck,
  required: requiredCheck,
  properties: propertiesCheck,
  pattern: patternCheck,
  const: (said) => (isSimple(said) ? (value) => value === said : null),
  enum: (said) => (Array.isArray(said) && said.every(isSimple) ? (value) => said.includes(value) : null),
  format: (said) => (isText(said) && Object.hasOwn(FORMATS, said) ? (FORMATS[said] as Plain) : null),
  minLength: (said) => (isSize(said) ? ofText((text) => [...text].length >= said) : null),
  maxLength: (said) => (isSize(said) ? ofText((text) => [...text].length <= said) : null),
  minimum: (said) => (isNumber(said) ? ofNumber((number) => number >= said) : null),
  maximum: (said) => (isNumber(said) ? ofNumber((number) => number <= said) : null),
};

/** The check of a schema; `null` where it is not plain. */
function plainCheck(schema: unknown): Plain | null {
  if (!isObject(schema)) return null;
  const checks: Plain[] = [];
  for (const [word, said] of Object.entries(schema)) {
    const check = Object.hasOwn(MAKERS, word) ? (MAKERS[word] as Maker)(said) : null;
    if (!check) return null;
    checks.push(check);
  }
  return (value) => {
    if (isText(value) ? value.length > LONGEST : typeof value === 'number' && !isNumber(value)) return null;
    let isSure = true;
    for (const check of checks) {
      const found = check(value);
      if (found === false) return false;
      isSure &&= found === true;
    }
    return isSure || null;
  };
}

/**
 * The validator of a schema, which makes Ajv's where that is needed: for a schema that is not plain, for a value that is
 * unusual, and for what is wrong with one.
 */
export function whereNeeded(schema: JsonSchema | boolean, make: () => Validator): Validator {
  const plain = plainCheck(schema);
  if (!plain) return make();
  let made: Validator | undefined;
  const whole = () => {
    made ??= make();
    return made;
  };
  let refused: { readonly value: unknown } | null = null;
  const validate = (value: unknown) => {
    const isValid = plain(value) ?? whole()(value);
    refused = isValid ? null : { value };
    return isValid;
  };
  return Object.defineProperty(validate, 'errors', {
    get() {
      if (!refused) return null;
      whole()(refused.value);
      return whole().errors;
    },
  }) as Validator;
}
