/** A profile's schemas: which are refused, and where; others mean what they say, take no time and become no code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileFaults } from '../../cases/profile-checks.ts';
import type { Validator } from '../../contract/ajv.ts';
import { allFaults } from '../../contract/faults.ts';
import type { JsonSchema, Profile } from '../../contract/profile.ts';
import { validatorOf, violationsOf } from '../../contract/validators.ts';
import { profile as isProfile } from '../../run/settings/files.gen.ts';
import { checkRun } from '../../submission/json-entry.ts';
import { settingsProblems } from '../../submission/verify.ts';
import { record } from '../sample-result.ts';

const parsed = (text: string) => JSON.parse(text) as JsonSchema;
const many = (count: number, make: (n: number) => unknown) => Array.from({ length: count }, (_, n) => make(n));
const named = (count: number, make: (n: number) => unknown) =>
  Object.fromEntries(many(count, (n) => [`a${n}`, make(n)]) as [string, unknown][]);
const to = (n: number | string) => ({ $ref: `#/$defs/a${n}` });

const fan = (twice: (ref: JsonSchema) => JsonSchema): JsonSchema => ({
  ...to(0),
  $defs: { ...named(40, (n) => twice(to(n + 1))), a40: { type: 'string' } },
});
const nested = (levels: number) => Array.from({ length: levels }).reduce<JsonSchema>((not) => ({ not }), {});

const REFUSED: Readonly<Record<string, readonly (readonly [schema: JsonSchema, place: string])[]>> = {
  'is answered later': [
    [{ $async: true }, '$async'],
    [{ items: { $async: false } }, 'items $async'],
    [{ $defs: { a: { $async: true } } }, '$defs a $async'],
  ],
  'calls itself another schema': [
    [{ properties: { a: { $id: 'https://json-schema.org/draft/2020-12/schema' } } }, 'properties a $id'],
    [{ $schema: 'http://json-schema.org/draft-07/schema#' }, '$schema'],
    [{ not: { $schema: 'https://json-schema.org/draft/2020-12/schema' } }, 'not $schema'],
    [{ $defs: { a: { $anchor: 'a' } } }, '$defs a $anchor'],
    [{ $dynamicAnchor: 'a' }, '$dynamicAnchor'],
    [{ $vocabulary: {} }, '$vocabulary'],
  ],
  'leaves the schema': [
    ...['https://example.com/a.json', 'urn:example:a', 'other.json#/a', '#a', '#/properties/a', '#/toString'].map(
      ($ref) => [{ $ref }, '$ref'] as const,
    ),
    [{ items: { $ref: 'file:///etc/passwd' } }, 'items $ref'],
    [{ $ref: '#/$defs/none' }, '$ref'],
    [{ $ref: '#/$defs/toString', $defs: {} }, '$ref'],
    [{ not: { $defs: { a: {} } }, $ref: '#/$defs/a' }, 'not $defs'],
    [{ $dynamicRef: '#a' }, '$dynamicRef'],
    [{ $recursiveRef: '#' }, '$recursiveRef'],
  ],
  'has a member __proto__': [
    [parsed('{"__proto__":{"type":"string"}}'), '__proto__'],
    [parsed('{"properties":{"__proto__":{}}}'), 'properties __proto__'],
    [parsed('{"enum":[{"a":{"__proto__":1}}]}'), 'enum 0 a'],
  ],
  'refers back to itself': [
    [{ $ref: '#' }, '$ref'],
    [{ ...to('x'), $defs: { ax: { anyOf: [{ type: 'string' }, { not: to('x') }] } } }, '$ref anyOf 1 not $ref'],
    [{ $defs: { ab: to('c'), ac: to('b') } }, '$defs ab $ref $ref'],
    [{ $defs: { ad: { properties: { inner: to('d') } } } }, '$defs ad properties inner $ref'],
  ],
  'multiplies, or is too large': [
    [fan((ref) => ({ allOf: [ref, ref] })), ''],
    [fan((ref) => ({ anyOf: [ref], if: ref })), ''],
    [fan((ref) => ({ properties: { a: ref }, patternProperties: { a: ref } })), ''],
    [fan((ref) => ({ prefixItems: [ref, ref] })), ''],
    [nested(60), ''],
    [{ ...to(0), $defs: { ...named(60, (n) => to(n + 1)), a60: {} } }, ''],
    [{ default: 'x'.repeat(1_000_001) }, ''],
    [{ properties: named(501, () => ({})) }, 'properties'],
    [{ allOf: many(20, () => ({ properties: named(100, () => ({ type: 'string', minLength: 1 })) })) }, ''],
    [{ anyOf: many(21, () => ({})) }, 'anyOf'],
    [{ oneOf: many(21, () => ({})) }, 'oneOf'],
    [{ enum: many(501, Number) }, 'enum'],
  ],
  'tells items apart that are not simple': [
    [{ uniqueItems: true }, 'items'],
    [{ uniqueItems: true, items: {} }, 'items type'],
    [{ uniqueItems: true, items: { type: 'object' } }, 'items type'],
    [{ uniqueItems: true, items: { type: ['string', 'array'] } }, 'items type'],
  ],
  'is none, or one of another draft': [
    [{ type: 'strnig' }, 'type'],
    [{ minLength: -1 }, 'minLength'],
    [{ maximum: Number.NaN }, 'maximum'],
    [{ multipleOf: 0 }, 'multipleOf'],
    [{ exclusiveMinimum: true }, 'exclusiveMinimum'],
    [{ items: [{}] }, 'items'],
    [{ required: [1] }, 'required 0'],
    [{ properties: [] as never }, 'properties'],
    [{ allOf: [] }, 'allOf'],
    [{ not: null }, 'not'],
    [{ type: 'string', nullable: true }, 'nullable'],
    [{ dependencies: {} }, 'dependencies'],
    [{ definitions: {} }, 'definitions'],
    [{ unevaluatedProperties: false }, 'unevaluatedProperties'],
    [{ requird: ['a'] }, 'requird'],
    [{ format: 'emial' }, 'format'],
    [{ format: 'constructor' }, 'format'],
    [{ format: 'address' }, 'format'],
  ],
  'has a pattern that takes longer than the text is long': [
    [{ pattern: '^(?!a)' }, 'pattern'],
    [{ properties: { a: { pattern: '(?<=a)b' } } }, 'properties a pattern'],
    [{ patternProperties: { '(a)\\1': {} } }, 'patternProperties'],
    [{ pattern: '(?<n>a)\\k<n>' }, 'pattern'],
    [{ pattern: '(?:a{1,1000}){1,1000}' }, 'pattern'],
    [{ pattern: '[a-z]{1000}[0-9]{1000}[a-z]{1000}[0-9]{1000}' }, 'pattern'],
    [{ pattern: 'a'.repeat(2000) }, 'pattern'],
    [{ pattern: '(' }, 'pattern'],
    [{ pattern: '\\p{Script_Extensions=Greek}' }, 'pattern'],
    [{ pattern: '\\ud835\\udcb3' }, 'pattern'],
    [{ properties: named(101, (n) => ({ pattern: `a${n}` })) }, 'properties a100 pattern'],
  ],
};

function faultsOf(schema: JsonSchema) {
  const profile: Profile = { errors: { schema } };
  const faults = allFaults(isProfile as Validator, profile, String);
  return faults.length > 0 ? faults : profileFaults(profile);
}

for (const [what, schemas] of Object.entries(REFUSED)) {
  test(`a schema that ${what} is refused, at its place, in a live run and in verify`, () => {
    for (const [schema, place] of schemas) {
      const about = JSON.stringify(schema).slice(0, 99);
      const [fault, ...more] = faultsOf(schema);
      const at = fault?.path.join(' ');
      if (place === '') assert.match(at ?? 'none', /^($|errors schema)/, about);
      else assert.deepEqual([at, more], [`errors schema ${place}`, []], about);
      const forged = { ...record, context: { ...record.context, profile: { errors: { schema } } } };
      const problem = checkRun(forged) ?? settingsProblems(forged)[0];
      assert.ok(problem !== undefined, about);
    }
  });
}

test('what a missing member may be is said where there are few such values', () => {
  const profile = { operations: { 'no-show': { request: {}, example: {}, success: { status: [201] } } } };
  const [fault] = allFaults(isProfile as Validator, profile, String);
  assert.deepEqual([fault?.path.at(-1), fault?.found, fault?.wanted], ['body', 'nothing', 'one of empty, any']);
});

test('several schemas are of a size together, and have so many patterns', () => {
  const large = { properties: named(400, () => ({ type: 'string', minLength: 1, maxLength: 9 })) };
  assert.deepEqual(profileFaults({ errors: { schema: large } }), []);
  const replies = { '400': { schema: large }, '401': { schema: large }, '422': { schema: large } };
  assert.deepEqual(profileFaults({ errors: { replies } })[0]?.path, ['errors', 'replies', '422', 'schema']);
});

test('annotations, extensions of OpenAPI among them that many write, are taken', () => {
  const schemas: readonly JsonSchema[] = [
    { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'https://provider.example/error' },
    { title: 'An error', $comment: 'ours', examples: [1], example: {}, properties: { a: true }, required: ['b'] },
    { properties: { a: { deprecated: true, readOnly: true, default: [{}], description: 'a' } } },
  ];
  for (const schema of schemas) {
    assert.deepEqual(faultsOf(schema), []);
    assert.equal(typeof validatorOf(schema)({}), 'boolean');
  }
});

const MEANINGS: readonly (readonly [schema: JsonSchema, good: readonly unknown[], bad: readonly unknown[]])[] = [
  [{ properties: { constructor: { type: 'string' } }, required: ['toString'] }, [{ toString: 1 }], [{}]],
  [
    {
      properties: { errors: { items: { $ref: '#/$defs/a' } }, inner: { $ref: '#/$defs/b.c' } },
      $defs: { a: { type: 'string' }, 'b.c': { anyOf: [{ $ref: '#/$defs/a' }, { type: 'null' }] } },
    },
    [{ errors: ['a'], inner: null }, { inner: 'a' }],
    [{ errors: [1] }, { inner: 1 }],
  ],
  [
    { uniqueItems: true, items: { type: ['string', 'integer'] } },
    [[1, '1'], []],
    [
      ['a', 'b', 'a'],
      [1, 1],
    ],
  ],
  [
    parsed('{"if":{"required":["a"]},"then":{"required":["b"]},"else":{"maxProperties":0}}'),
    [{ a: 1, b: 1 }, {}],
    [{ a: 1 }],
  ],
  [
    { contains: { const: 1 }, maxContains: 1, prefixItems: [true, { type: 'null' }] },
    [[1, null]],
    [
      [1, 1],
      [0, null],
    ],
  ],
  [{ dependentRequired: { a: ['b'] }, dependentSchemas: { c: false } }, [{ b: 1 }], [{ a: 1 }, { c: 1 }]],
  [{ propertyNames: { maxLength: 2 }, oneOf: [{ minProperties: 2 }, { required: ['a'] }] }, [{ a: 1 }], [{ abc: 1 }]],
  [{ enum: [{ a: [1] }, null] }, [{ a: [1] }, null], [{ a: [2] }, 0]],
  [
    { patternProperties: { '^a': { type: 'string' }, '^b': { type: 'number' } }, additionalProperties: false },
    [{ a: 'x', b: 1 }],
    [{ a: 1 }, { b: 'x' }, { c: 1 }],
  ],
  [{ format: 'date-time' }, ['2026-01-02T03:04:05Z'], ['2026-01-02T03:04:05+0100']],
];

test('schemas mean what they say', () => {
  for (const [schema, good, bad] of MEANINGS) {
    const validate = validatorOf(schema);
    assert.deepEqual(faultsOf(schema), [], JSON.stringify(schema));
    for (const value of good) assert.ok(validate(value), `${JSON.stringify(schema)} ${violationsOf(validate)}`);
    for (const value of bad) assert.equal(validate(value), false, JSON.stringify([schema, value]));
    for (const value of bad) assert.ok(validate(value) || violationsOf(validate) !== '');
  }
});

test('patterns mean what ECMA-262 says', () => {
  const texts = [
    ...['', 'a', 'Z', 'aα', '\u00a0', '\ufeff', '\n', 'b\n', '\u2028', 'é', '𝒳', '\ud800'],
    ...['a-b', '٣', '_', '~', '\\', 'K', '\b'],
  ];
  const patterns = [
    ...['^.$', '\\s', '\\S', '[\\s]', '[^\\S]', '^\\w+$', '\\d', '[\\w-]', '[a-]', '[-a]', 'b$', '[.]', '\\.', '[[a]'],
    ...['\\p{L}', '\\P{Lu}', '\\p{gc=Lu}', '\\p{Script=Greek}', '\\p{sc=Greek}', '[\\p{L}\\p{N}_]'],
    ...['\\u0061', '\\u{1d4b3}', '[\\u{1d4b3}-\\u{1d4b5}]', '\\x0a', '\\cJ'],
    ...['\\bb\\b', '(?<n>a)-b', 'a{1,3}?', '^(?:a|b)+$', '[(\\-~]', '\\/|~', '[\\^a]', '[a^]', '\\\\', '^[^~]*$'],
  ];
  for (const pattern of patterns) {
    const validate = validatorOf({ pattern });
    const own = new RegExp(pattern, 'u');
    for (const text of texts) assert.equal(validate(text), own.test(text), JSON.stringify([pattern, text]));
  }
});

test('no text of a schema becomes code', () => {
  const strange = [
    ...[
      '"];throw 1;//',
      "'];throw 1;//",
      `\`$${'{process.exit(9)}'}`,
      '\u2028throw 1',
      '*/throw 1/*',
      '\\',
      '$&',
      '}{',
    ],
  ];
  for (const name of strange) {
    const schemas = [
      { properties: { [name]: { type: 'string' } }, required: [name] },
      { const: name, title: name, $comment: name, description: name, $id: name },
      { enum: [name, { [name]: [name] }], dependentRequired: { [name]: [name] }, default: name },
      { patternProperties: { [name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')]: { type: 'string' } } },
    ];
    for (const schema of schemas) assert.equal(typeof validatorOf(schema)({ [name]: 1 }), 'boolean');
    assert.equal(validatorOf(schemas[0] as JsonSchema)({ [name]: 'a' }), true);
    assert.equal(validatorOf(schemas[1] as JsonSchema)(name), true);
    assert.equal(validatorOf(schemas[3] as JsonSchema)({ [name]: 1 }), false);
  }
});

/** A guard against hanging: what is quadratic takes minutes here. */
const SOON = { timeout: 15_000 };

const long = (text: string) => text.repeat(Math.floor(1_000_000 / text.length));
const inner = (levels: number) => Array.from({ length: levels }).reduce<unknown>((value) => ({ inner: value }), 'x');

const LARGE: Readonly<Record<string, readonly [schema: JsonSchema, value: unknown]>> = {
  'a pattern with repeats in repeats': [{ pattern: '^(?:a+)+$' }, `${long('a')}!`],
  'a pattern with alternatives that overlap': [{ pattern: '^(?:a|aa|[ab])*c$' }, long('ab')],
  'a pattern of names': [{ patternProperties: { '(x+x+)+y': {} } }, { [long('x')]: 1 }],
  'items to be told apart': [
    { uniqueItems: true, items: { type: 'integer' } },
    Array.from({ length: 200_000 }, (_, at) => at),
  ],
  'a million mistakes': [{ items: { type: 'string' } }, Array.from({ length: 1_000_000 }, () => 1)],
  'a value that is deep': [{ properties: { inner: { const: { inner: {} } } } }, inner(100_000)],
  'an address': [{ format: 'uri' }, `http://${long(':')}`],
  'an address of mail': [{ format: 'email' }, `a@${long('a-')}`],
  'a list for contains': [{ contains: { const: 1 }, maxContains: 2 }, Array.from({ length: 1_000_000 }, () => 1)],
};

for (const [what, [schema, value]] of Object.entries(LARGE)) {
  test(`${what}: looked at in a moment, and what is told stays short`, SOON, () => {
    const validate = validatorOf(schema);
    validate(value);
    assert.ok(violationsOf(validate).length < 5000);
  });
}

test('names that a body has made up are cut short where they are told', () => {
  const validate = validatorOf({ additionalProperties: false });
  assert.equal(validate({ [long('a')]: 1 }), false);
  assert.ok(violationsOf(validate).length < 300);
});
