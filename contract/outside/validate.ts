/** Compiles what was read of a schema from outside, by Ajv, without what of it takes longer than the value is long. */

import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { patternOf } from './pattern.ts';

/** Texts beyond these are no such thing, whatever they hold: the expressions for the first two take long over long texts. */
const LONGEST: Readonly<Record<string, number>> = { url: 2048, email: 2048 };
const LONGEST_OTHER = 65_536;
/** As many levels as a value may have that is held against a schema that refers to itself. */
const DEEPEST = 200;
/** Values with more parts are looked at up to the first mistake. */
const LARGE = 2000;

/** A function that says whether a value meets a schema; what does not is in `errors` afterwards. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

/** A value as text in which members have an order: equal values give equal texts. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`;
}

function areUnique(wanted: boolean, items: readonly unknown[]): boolean {
  return !wanted || new Set(items.map(canonical)).size === items.length;
}

/** Ajv's own formats, each for texts that are not too long for it. */
function boundFormats(ajv: Ajv2020): void {
  for (const [name, format] of Object.entries(ajv.formats)) {
    const validate = format instanceof RegExp ? (text: string) => format.test(text) : formatTest(format);
    if (validate)
      ajv.formats[name] = (text: string) => text.length <= (LONGEST[name] ?? LONGEST_OTHER) && validate(text);
  }
}

/** `null` for formats of numbers, and those that say nothing. */
function formatTest(format: unknown): ((text: string) => boolean) | null {
  if (typeof format === 'function') return format as (text: string) => boolean;
  const { type, validate } = (format ?? {}) as { type?: string; validate?: unknown };
  if (type === 'number') return null;
  if (validate instanceof RegExp) return (text) => validate.test(text);
  return typeof validate === 'function' ? (validate as (text: string) => boolean) : null;
}

/** Makes an instance of Ajv one for schemas from outside. */
export function forOutside(ajv: Ajv2020): Ajv2020 {
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must NOT have duplicate items' },
    validate: areUnique,
  });
  boundFormats(ajv);
  return ajv;
}

/** What Ajv makes a pattern of. */
export const linearPatterns = Object.assign((pattern: string) => patternOf(pattern), { code: 'patternOf' });

/** Whether a value has more parts than are looked at one by one. */
function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let at = 0; at < waiting.length; at += 1) {
    const each = waiting[at];
    const inner = typeof each === 'object' && each !== null ? Object.values(each) : [];
    if (waiting.length + inner.length > LARGE) return true;
    waiting.push(...inner);
  }
  return false;
}

/** Whether a value has more levels than are followed. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

const TOO_DEEP = {
  instancePath: '',
  schemaPath: '',
  keyword: 'depth',
  params: {},
  message: `must not have more than ${DEEPEST} levels`,
} satisfies ErrorObject;

/**
 * A validator that looks at small values whole, and at large ones up to the first mistake: each of a million items could
 * be one.
 * @param first stops at the first mistake
 * @param all finds all mistakes; made where it is needed
 * @param goesDeep whether as many calls within calls are needed as the value has levels
 */
export function inTime(first: ValidateFunction, all: () => ValidateFunction, goesDeep: boolean): Validator {
  const validate: Validator = (value) => {
    validate.errors = goesDeep && isDeep(value) ? [TOO_DEEP] : null;
    if (validate.errors) return false;
    if (first(value)) return true;
    const whole = isLarge(value) ? first : all();
    if (whole !== first) whole(value);
    validate.errors = whole.errors;
    return false;
  };
  return validate;
}
