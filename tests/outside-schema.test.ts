/** Schemas from outside: what is refused and in which words, what is taken, and that none takes long or becomes code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileFaults } from '../cases/profile-checks.ts';
import { schemaRemarks } from '../contract/outside-schema.ts';
import type { JsonSchema, Profile } from '../contract/profile.ts';
import { validatorOf, violationsOf } from '../contract/validators.ts';
import { profileRemarks } from '../judgement/remarks.ts';

const parsed = (text: string) => JSON.parse(text) as JsonSchema;

/** Schemas, each of which refers twice to the next one. */
function fan(twice: (ref: JsonSchema) => JsonSchema): JsonSchema {
  const names = Array.from({ length: 40 }, (_, at) => [`a${at}`, twice({ $ref: `#/$defs/a${at + 1}` })] as const);
  return { $ref: '#/$defs/a0', $defs: { ...Object.fromEntries(names), a40: { type: 'string' } } };
}

const nested = (levels: number) => Array.from({ length: levels }).reduce<JsonSchema>((not) => ({ not }), {});

/** By class: schemas that are refused, with what the sentence says. */
const REFUSED: Readonly<Record<string, readonly (readonly [schema: JsonSchema, said: RegExp])[]>> = {
  'is answered later': [
    [{ $async: true }, /the keyword \$async, which is no keyword/],
    [{ items: { $async: false } }, /\$async.*at \/items/],
    [{ $defs: { a: { $async: true } } }, /\$async.*\/\$defs\/a/],
  ],
  'calls itself another schema': [
    [{ properties: { a: { $id: 'https://json-schema.org/draft/2020-12/schema' } } }, /\$id within a schema/],
    [{ $schema: 'http://json-schema.org/draft-07/schema#' }, /another \$schema/],
    [{ not: { $schema: 'urn:x' } }, /another \$schema.*\/not/],
    [{ $defs: { a: { $anchor: 'a' } } }, /the keyword \$anchor/],
    [{ $dynamicAnchor: 'a' }, /the keyword \$dynamicAnchor/],
    [{ $vocabulary: {} }, /the keyword \$vocabulary/],
  ],
  'leaves the schema': [
    [{ $ref: 'https://example.com/a.json' }, /a reference https:.* which leaves the schema/],
    [{ items: { $ref: 'file:///etc/passwd' } }, /file:.*leaves the schema.*\/items/],
    [{ $ref: 'urn:example:a' }, /urn:example:a, which leaves/],
    [{ $ref: 'other.json#/a' }, /other\.json/],
    [{ $ref: '#a' }, /#a, which leaves/],
    [{ $ref: '#/%E0%A4%A' }, /leaves the schema/],
    [{ $ref: '#/$defs/none' }, /a reference to #\/\$defs\/none, which is not there/],
    [{ $ref: '#/toString' }, /which is not there/],
    [{ $dynamicRef: '#a' }, /the keyword \$dynamicRef/],
    [{ $recursiveRef: '#' }, /the keyword \$recursiveRef/],
  ],
  'has a member __proto__': [
    [parsed('{"__proto__":{"type":"string"}}'), /the name __proto__/],
    [parsed('{"properties":{"__proto__":{}}}'), /the name __proto__ \(at \/properties\)/],
    [parsed('{"enum":[{"a":{"__proto__":1}}]}'), /the name __proto__/],
    [parsed('{"required":["__proto__"]}'), /required that is not a list of names/],
  ],
  'never ends': [
    [{ $ref: '#' }, /refers to itself without looking further inside/],
    [{ anyOf: [{ type: 'string' }, { not: { $ref: '#' } }] }, /refers to itself without/],
    [{ $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, $ref: '#/$defs/a' }, /refers to itself without/],
    [{ properties: { a: { $ref: '#' } }, patternProperties: { items: { $ref: '#' } } }, /in several ways/],
    [{ items: { $ref: '#' }, contains: { $ref: '#' } }, /in several ways/],
    [{ allOf: [{ additionalProperties: { $ref: '#' } }, { additionalProperties: { $ref: '#' } }] }, /in several ways/],
  ],
  'multiplies, or is too large': [
    [fan((ref) => ({ allOf: [ref, ref] })), /over a million schemas for one value/],
    [fan((ref) => ({ anyOf: [ref], if: ref })), /over a million schemas for one value/],
    [
      fan((ref) => ({ properties: { a: ref }, patternProperties: { a: ref } })),
      /over a million schemas, each reference/,
    ],
    [fan((ref) => ({ prefixItems: [ref, ref] })), /over a million/],
    [nested(100), /more than 40 deep/],
    [{ enum: ['x'.repeat(200_000)] }, /more than 100000 characters/],
    [
      { properties: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`m${at}`, {}])) },
      /more than 500 schemas/,
    ],
    [
      { allOf: Array.from({ length: 450 }, () => ({ $ref: '#/$defs/a' })), $defs: { a: { not: {} } } },
      /one value, 500/,
    ],
  ],
  'is none, or one of another draft': [
    [{ type: 'strnig' }, /type that is not one of/],
    [{ minLength: -1 }, /minLength that is not a whole number/],
    [{ maximum: Number.NaN }, /maximum that is not a number/],
    [{ multipleOf: 0 }, /multipleOf that is not a number above 0/],
    [{ exclusiveMinimum: true }, /exclusiveMinimum that is not a number/],
    [{ items: [{}] }, /which is prefixItems/],
    [{ required: [1] }, /required that is not a list of names/],
    [{ properties: [] as never }, /no object of schemas/],
    [{ allOf: [] }, /no list of schemas/],
    [{ not: null }, /null where a schema is wanted/],
    [{ type: 'string', nullable: true }, /write type: \[string, 'null'\]/],
    [{ dependencies: {} }, /dependentRequired/],
  ],
  'has a pattern that takes longer than the text is long': [
    [{ pattern: '^(?!a)' }, /the pattern "\^\(\?!a\)", which looks ahead or behind/],
    [{ properties: { a: { pattern: '(?<=a)b' } } }, /looks ahead or behind/],
    [{ patternProperties: { '(a)\\1': {} } }, /which refers back to a group/],
    [{ pattern: '(?<n>a)\\k<n>' }, /which refers back/],
    [{ pattern: '(?:a{1,1000}){1,1000}' }, /which RE2 does not take/],
    [{ pattern: 'a'.repeat(2000) }, /a pattern of 2000 characters, 1000 at most/],
    [{ pattern: '(' }, /the pattern "\(", which is none/],
    [{ pattern: '\\p{Script_Extensions=Greek}' }, /asks for a property/],
  ],
};

for (const [what, schemas] of Object.entries(REFUSED)) {
  test(`a schema that ${what} is refused with a sentence`, () => {
    for (const [schema, said] of schemas) {
      assert.throws(
        () => validatorOf(schema),
        { name: 'SchemaRefused', message: said },
        JSON.stringify(schema).slice(0, 99),
      );
    }
  });
}

test('in a live run a schema that is refused is a problem of the profile: what was found, and what is wanted', () => {
  const problems = (value: Profile) =>
    profileFaults(value).map(({ path, found, wanted }) => ({ setting: path.join('.'), found, wanted }));
  for (const [schema] of Object.values(REFUSED).flat()) {
    const [problem, ...more] = problems({ errors: { schema } });
    assert.deepEqual(more, []);
    assert.deepEqual(
      { ...problem, found: '' },
      { setting: 'errors.schema', found: '', wanted: 'a JSON Schema (2020-12)' },
    );
  }
});

test('what is a matter of style is taken, and a name that nobody knows is remarked on', () => {
  const tolerated: readonly (readonly [schema: JsonSchema, remarks: readonly string[]])[] = [
    [{ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'https://provider.example/error' }, []],
    [{ title: 'An error', $comment: 'ours', examples: [1], properties: { a: true }, required: ['b'] }, []],
    [{ 'x-internal': { a: 1 } }, [' has the keyword x-internal, which says nothing']],
    [{ not: { propertes: {} } }, ['/not has the keyword propertes, which says nothing (is it properties?)']],
    [{ format: 'emial' }, [' has the format emial, which says nothing (is it email?)']],
    [{ format: 'constructor' }, [' has the format constructor, which says nothing']],
  ];
  for (const [schema, remarks] of tolerated) {
    assert.equal(typeof validatorOf(schema)({}), 'boolean');
    assert.deepEqual(schemaRemarks(schema), remarks);
  }
  assert.deepEqual(profileRemarks({ errors: { schema: { requird: ['a'], type: 'object' } } }), [
    "The profile's errors.schema has the keyword requird, which says nothing (is it required?).",
  ]);
});

/** Schemas with values that meet them, and values that do not. */
const MEANINGS: readonly (readonly [schema: JsonSchema, good: readonly unknown[], bad: readonly unknown[]])[] = [
  [{ properties: { constructor: { type: 'string' } }, required: ['toString'] }, [{ toString: 1 }], [{}]],
  [
    { properties: { code: { type: 'string' }, inner: { $ref: '#' }, details: { items: { $ref: '#' } } } },
    [{ inner: { inner: { code: 'a' } } }, { details: [{ code: 'a' }] }],
    [{ inner: { details: [{ code: 1 }] } }],
  ],
  [{ $ref: '#/$defs/a%22~1b', $defs: { 'a"/b': { type: 'string' } } }, ['a'], [1]],
  [
    { $ref: '#/definitions/a', definitions: { a: { $ref: '#/properties/b' } }, properties: { b: { const: 1 } } },
    [1],
    [2],
  ],
  [{ $ref: '#/x-parts/a', 'x-parts': { a: { items: { $ref: '#/x-parts/a' }, maxItems: 1 } } }, [[[]]], [[[1, 2]]]],
  [
    { allOf: [{ $ref: '#/$defs/a' }], unevaluatedProperties: false, $defs: { a: { properties: { x: {} } } } },
    [{ x: 1 }],
    [{ y: 1 }],
  ],
  [
    { uniqueItems: true },
    [
      [1, '1', true],
      [{ a: 1 }, { a: 2 }],
    ],
    [
      [
        { a: 1, b: [] },
        { b: [], a: 1 },
      ],
      [0, -0],
    ],
  ],
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
    for (const value of good) assert.ok(validate(value), `${JSON.stringify(schema)} ${violationsOf(validate)}`);
    for (const value of bad) assert.equal(validate(value), false, JSON.stringify([schema, value]));
    for (const value of bad) assert.ok(validate(value) || violationsOf(validate) !== '');
  }
});

test('patterns mean what ECMA-262 says', () => {
  const texts = [
    '',
    'a',
    'Z',
    'aα',
    '\u00a0',
    '\ufeff',
    '\n',
    'b\n',
    '\u2028',
    'é',
    '𝒳',
    '\ud800',
    'a-b',
    '٣',
    '_',
    '~',
    '\\',
    'K',
    '\b',
  ];
  const patterns = [
    ...['^.$', '\\s', '\\S', '[\\s]', '[^\\S]', '^\\w+$', '\\d', '[\\w-]', '[a-]', '[-a]', '[]', '^[^]$', 'b$'],
    ...['\\p{L}', '\\p{Letter}', '\\P{Lu}', '\\p{gc=Lu}', '\\p{Script=Greek}', '\\p{sc=Greek}', '[\\p{L}\\p{N}_]'],
    ...['\\u0061', '\\u{1d4b3}', '\\ud835\\udcb3', '^\\ud800$', '[\\u{1d4b3}-\\u{1d4b5}]', '\\x0a', '\\cJ', '[\\b]'],
    ...[
      '\\bb\\b',
      '(?<n>a)-b',
      'a{1,3}?',
      '^(?:a|b)+$',
      '[(\\-~]',
      '\\/|~',
      '[\\^a]',
      '[a^]',
      '\\\\',
      '^[^~]*$',
      '\\.',
    ],
  ];
  for (const pattern of patterns) {
    const validate = validatorOf({ pattern });
    const own = new RegExp(pattern, 'u');
    for (const text of texts) assert.equal(validate(text), own.test(text), JSON.stringify([pattern, text]));
  }
});

test('no text of a schema becomes code', () => {
  const strange = [
    '"];throw 1;//',
    "'];throw 1;//",
    `\`$${'{process.exit(9)}'}`,
    '\u2028throw 1',
    '*/throw 1/*',
    '\\',
    '$&',
    '}{',
  ];
  for (const name of strange) {
    const schemas = [
      { properties: { [name]: { type: 'string' } }, required: [name] },
      { const: name, title: name, $comment: name, description: name, [name]: name },
      { enum: [name, { [name]: [name] }], dependentRequired: { [name]: [name] }, default: name },
      {
        $ref: `#/$defs/${encodeURIComponent(name.replaceAll('/', '~1'))}`,
        $defs: { [name]: { enum: [name, { [name]: 1 }] } },
      },
      { patternProperties: { [name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')]: { type: 'string' } } },
    ];
    for (const schema of schemas) assert.equal(typeof validatorOf(schema)({ [name]: 1 }), 'boolean');
    assert.equal(validatorOf(schemas[0] as JsonSchema)({ [name]: 'a' }), true);
    assert.equal(validatorOf(schemas[1] as JsonSchema)(name), true);
    assert.equal(validatorOf(schemas[4] as JsonSchema)({ [name]: 1 }), false);
  }
});

/** A guard against hanging: what is quadratic takes minutes here. */
const SOON = { timeout: 15_000 };

const long = (text: string) => text.repeat(Math.floor(1_000_000 / text.length));
const inner = (levels: number) => Array.from({ length: levels }).reduce<unknown>((value) => ({ inner: value }), 'x');

/** Schemas, each with a value that is large, or made to be expensive. */
const LARGE: Readonly<Record<string, readonly [schema: JsonSchema, value: unknown]>> = {
  'a pattern with repeats in repeats': [{ pattern: '^(?:a+)+$' }, `${long('a')}!`],
  'a pattern with alternatives that overlap': [{ pattern: '^(?:a|aa|[ab])*c$' }, long('ab')],
  'a pattern of names': [{ patternProperties: { '(x+x+)+y': {} } }, { [long('x')]: 1 }],
  'items to be told apart': [{ uniqueItems: true }, Array.from({ length: 200_000 }, (_, at) => [at])],
  'a million mistakes': [{ items: { type: 'string' } }, Array.from({ length: 1_000_000 }, () => 1)],
  'a schema that refers to itself': [{ properties: { inner: { $ref: '#' } } }, inner(100_000)],
  'an address': [{ format: 'url' }, `http://${long(':')}`],
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
