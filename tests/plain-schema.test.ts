/** Schemas that are checked without Ajv: of every value the same is said as by Ajv, in live runs and in `verify`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newAjv } from '../contract/ajv.ts';
import { FORMAT_NAMES, isDateTime } from '../contract/formats.ts';
import { openapi } from '../contract/interface.ts';
import { forOutside, inTime, linearPatterns, type Validator } from '../contract/outside/validate.ts';
import { whereNeeded } from '../contract/plain-schema.ts';
import type { JsonSchema } from '../contract/profile.ts';

const options = { strict: false, logger: false, ownProperties: true, code: { regExp: linearPatterns } } as const;
/** Ajv as it is used for schemas from outside. */
function byAjv(schema: JsonSchema): Validator {
  const compile = (allErrors: boolean) => forOutside(newAjv({ ...options, allErrors })).compile(schema);
  return inTime(compile(false), () => compile(true), false);
}

const long = 'x'.repeat(1001);
const TEXTS = ['', 'a', 'ab', '\u{1f600}', '\ud83d', '\u{1f600}\u{1f600}', 'guest', '~', long, `${long}~`, 'a\n'];
const NUMBERS = [0, -0, 1, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 1e300, Infinity, -Infinity];
const MOMENTS = [
  '2026-02-28T23:59:59Z',
  '2026-02-29T00:00:00Z',
  '2024-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-01T00:00:60Z',
  '2026-12-31T23:59:60Z',
  '2026-01-01T00:00:00+0100',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00-23:59',
  '2026-01-01T00:00:00.1234567890Z',
  '2026-01-01t00:00:00z',
  '2026-01-01 00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-01-01T00:00:00Z\n',
  '2026-01-01T00:00:00',
  `2026-01-01T00:00:00.${'0'.repeat(2000)}Z`,
];
const SIMPLE: readonly unknown[] = [...TEXTS, ...NUMBERS, ...MOMENTS, true, false, null];
const VALUES: readonly unknown[] = [
  ...SIMPLE,
  [],
  [1],
  ['a'],
  {},
  { a: 1 },
  { a: 'a' },
  ...SIMPLE.map((a) => ({ a, b: 1 })),
];

const WORDS: readonly JsonSchema[] = [
  {},
  { type: 'string' },
  { type: 'number' },
  { type: 'integer' },
  { type: 'boolean' },
  { type: 'null' },
  { type: 'object' },
  { type: 'array' },
  { type: ['string', 'null'] },
  { type: ['integer', 'object'] },
  { minLength: 1 },
  { minLength: 2, maxLength: 2 },
  { maxLength: 1 },
  { maxLength: 1001 },
  { minimum: 1 },
  { maximum: 0 },
  { type: 'integer', format: 'int32' },
  { format: 'int32' },
  { format: 'date-time' },
  { type: 'string', format: 'date-time' },
  { pattern: '^[^~]*$' },
  { type: 'string', pattern: '^(a|b)+$' },
  { const: 1 },
  { const: null },
  { const: 'guest' },
  { enum: ['guest', 0, true, null] },
  { required: ['a'] },
  { required: ['a', 'b'], title: 'a title', description: 'and more' },
];
const SCHEMAS: readonly JsonSchema[] = [...WORDS, ...WORDS.map((a) => ({ type: 'object', properties: { a, b: {} } }))];

/** That two validators say the same of a value, and name the same mistakes. */
function assertAlike(one: Validator, other: Validator, value: unknown, about: string): void {
  const expected = other(value);
  const mistakes = JSON.stringify(other.errors ?? null);
  assert.equal(one(value), expected, about);
  assert.equal(JSON.stringify(one.errors ?? null), mistakes, about);
}

describe('a schema in plain words', () => {
  test('says of every value what Ajv says, and tells the same mistakes', () => {
    for (const schema of SCHEMAS) {
      const [mine, ajv] = [whereNeeded(schema, () => byAjv(schema)), byAjv(schema)];
      for (const value of VALUES)
        assertAlike(mine, ajv, value, `${JSON.stringify(schema)}: ${String(value).slice(0, 60)}`);
    }
  });

  test('does so for the schemas of the contract, each with every member made each value', () => {
    for (const [name, schema] of Object.entries(openapi.components.schemas)) {
      const [mine, ajv] = [whereNeeded(schema, () => newAjv().compile(schema)), newAjv().compile(schema)];
      const members = Object.keys((schema['properties'] ?? {}) as object);
      for (const value of [...VALUES, ...members.flatMap((each) => SIMPLE.map((said) => ({ [each]: said })))]) {
        assertAlike(mine, ajv, value, name);
      }
    }
  });

  // The older form of the quick-start guide is held against no schema.
  const { CheckOutOlderRequest: _older, ...used } = openapi.components.schemas;
  for (const schema of [...WORDS, ...Object.values(used)]) {
    test(`needs no Ajv for what is usual: ${JSON.stringify(schema).slice(0, 70)}`, () => {
      const mine = whereNeeded(schema, () => assert.fail('Ajv was asked for'));
      for (const value of ['', 'a', 1, null, {}, [], { a: 1, b: 2 }, '2026-01-01T00:00:00Z']) mine(value);
    });
  }

  for (const schema of [
    { $ref: '#/$defs/a', $defs: { a: {} } },
    { type: 'text' },
    { type: [] },
    { required: ['constructor'] },
    { properties: { toString: {} } },
    { properties: { a: true } },
    { properties: { a: { anyOf: [{}] } } },
    { enum: [{}] },
    { const: [] },
    { format: 'email' },
    { minLength: -1 },
    { pattern: '(' },
    { pattern: '(?=a)' },
    { additionalProperties: false },
  ] as readonly JsonSchema[]) {
    test(`is none where Ajv must be asked: ${JSON.stringify(schema)}`, () => {
      const asked = Object.assign(() => true, { errors: null });
      assert.equal(
        whereNeeded(schema, () => asked),
        asked,
      );
    });
  }
});

test('moments as they are usually written are found by the same rule as all others', () => {
  for (const [text, is] of [
    [MOMENTS[0], true],
    [MOMENTS[1], false],
    [MOMENTS[2], true],
    [MOMENTS[3], false],
    [MOMENTS[6], true],
    [MOMENTS[7], false],
    [MOMENTS[9], true],
  ] as const) {
    assert.equal(isDateTime(text as string), is, text);
  }
});

test('all formats that Ajv knows are known by name', () => {
  assert.deepEqual([...FORMAT_NAMES].sort(), Object.keys(newAjv().formats).sort());
});
