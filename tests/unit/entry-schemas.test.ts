/** The files of a submission meet their schemas before anything is computed from them: at once, and in a sentence. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Validator } from '../../contract/ajv.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { firstFault } from '../../contract/faults.ts';
import { profile } from '../../run/settings/files.gen.ts';
import { checkExchange, checkRun, checkVerdict } from '../../submission/json-entry.ts';
import { Refusal, sentenceOf } from '../../submission/problems.ts';
import { evidenceBytes, parseEvidence, parseRecord, recordBytes } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { suiteIdentity } from '../../submission/suite.ts';
import { parseVerdict } from '../../submission/verdict.ts';
import { settingsProblems } from '../../submission/verify.ts';
import { exchange, record as sample, sampleResult } from '../sample-result.ts';
import { embeddedProfile } from '../support/context.ts';
import { publishedSchema, publishedValidator } from '../support/published.ts';
import { snapshots } from '../support/snapshot.ts';

const assertText = snapshots('entry-schemas');

type Json = Record<string, unknown>;
const record: RunRecord = JSON.parse(
  JSON.stringify({
    ...sample,
    suite: suiteIdentity(),
    context: {
      ...sample.context,
      target: { baseUrl: 'http://127.0.0.1:1', authUrl: 'http://127.0.0.1:1', environment: 'mock', embedded: true },
      profile: embeddedProfile,
    },
  }),
);
const answered: Exchange = JSON.parse(
  JSON.stringify(
    exchange('check-in/0123456789ab', '{}', {
      status: 201,
      reason: 'Created',
      headers: [['Date', 'now']],
      body: { text: '', bytes: 0 },
    }),
  ),
);
const { verdict } = sampleResult();

function withAt(whole: object, path: string, value: unknown): object {
  const copy = JSON.parse(JSON.stringify(whole)) as Json;
  const steps = path.split('.');
  const last = steps.pop() as string;
  const parent = steps.reduce((node, step) => node[step] as Json, copy);
  if (value === undefined) delete parent[last];
  else Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const written = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);
/** A guard against hanging, in milliseconds of computing time: these need a tenth of it. */
const MOMENT_MS = 30_000;
const computedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Much more than these need, much less than what is in them could take. */
const MOST_BYTES = 150 * 2 ** 20;

function refused(what: string, read: () => unknown): void {
  const before = [computedMs(), process.memoryUsage().rss] as const;
  assert.throws(read, (error: Error) => {
    assert.ok(error instanceof Refusal, String(error));
    const shown = error.problems.map((each) => JSON.stringify(each)).join('\n');
    assertText(what, shown.replace(/"bytes":2\d{7}/, '"bytes":"20 MB"').replace(/"own":"[^"]*"/, '"own":"this one"'));
    assert.match(error.message, /^[ -~…]{1,1000}\.$/);
    return true;
  });
  assert.ok(computedMs() - before[0] < MOMENT_MS);
  assert.ok(process.memoryUsage().rss - before[1] < MOST_BYTES);
}

/** Edits of a genuine entry: the place, and its new value. */
type Edits = Readonly<Record<string, readonly [path: string, value: unknown]>>;
type Texts = Readonly<Record<string, () => Buffer>>;

function refusesEdits(edits: Edits, entry: string, genuine: object, read: (edited: object) => unknown) {
  for (const [what, [path, value]] of Object.entries(edits)) {
    test(`with ${what} is refused`, () => {
      const edited = withAt(genuine, path, value);
      refused(`${entry} with ${what}`, () => read(edited));
    });
  }
}

function refusesTexts(texts: Texts, entry: string, read: (bytes: Buffer) => unknown) {
  for (const [what, bytes] of Object.entries(texts)) {
    test(`that has ${what} is refused`, () => {
      const made = bytes();
      refused(`${entry} that has ${what}`, () => read(made));
    });
  }
}

describe('what the suite writes is read', () => {
  test('a record, exchanges and a verdict, with hostile text in them', () => {
    assert.deepEqual(parseRecord(recordBytes(record)), record);
    assert.deepEqual(parseEvidence(evidenceBytes([answered])), [answered]);
    assert.deepEqual(parseVerdict(written(verdict)).requirements.length, verdict.requirements.length);
    assert.deepEqual(settingsProblems(record), []);
  });
  test('as much as the largest conforming run brings', () => {
    const hotels = Array.from({ length: 10_000 }, (_, id) => ({ id, timeZone: 'America/Argentina/ComodRivadavia' }));
    const stays = Array.from({ length: 5000 }, (_, n) => ({ hotelConfirmationNumber: `CERT-${n}`, roomNumber: '1' }));
    const large = withAt(
      withAt(withAt(record, 'context.values.hotels', hotels), 'context.values.stays', stays),
      'pool.stays',
      5000,
    );
    assert.deepEqual(settingsProblems(parseRecord(written(large))), []);
    const body = { text: '\u0001'.repeat(16_384), bytes: 16_384 };
    const long = withAt(withAt(answered, 'request.body', body), 'reply.body', { ...body, bytes: 2 ** 24 });
    assert.equal(parseEvidence(line(long)).length, 1);
  });
});

const many = (count: number, make: (n: number) => unknown) => Array.from({ length: count }, (_, n) => make(n));
const RUNS: Edits = {
  'a seed of 20 MB': ['context.seed', 'a'.repeat(2e7)],
  'a seed of 10 MB': ['context.seed', 'a'.repeat(1e7)],
  '300,000 hotels': ['context.values.hotels', Array(3e5).fill(0)],
  'a zone that is a path': ['context.values.hotels', [{ id: 1, timeZone: '../../../etc/passwd' }]],
  'a claim twice': ['context.claims', ['check-in', 'check-in']],
  'a time "never"': ['context.startedAt', 'never'],
  'a 30th of February': ['times.endedAt', '2026-02-30T00:00:00.000Z'],
  'an address with a login': ['context.target.authUrl', 'https://a:b@sandbox.example'],
  'a client id with a line break': ['context.clientId', 'a\nb'],
  'a member more in the record': ['more', 1],
  'a member with a hostile name': ['context.\u001b[31m\u202e', 1],
  'a member of the prototype': ['context.__proto__', { seed: 1 }],
  'a schema with texts too long to be sent': [
    'context.profile.operations',
    { 'no-show': { request: { properties: { a: { maxLength: 1e9 } } } } },
  ],
  'a pace of nothing': ['pace.requestsPerSecond', 0],
  'a fraction of a try': ['attempts', 1.5],
  'a list for an object': ['context.target', []],
  'another start than the run has': ['times.startedAt', '2026-06-01T12:00:01.000Z'],
  'stays that are not there': ['pool.stays', 3],
};

describe('run.json', () => {
  refusesEdits(RUNS, 'run.json', record, (edited) => parseRecord(written(edited)));
  test('of another version of the suite is reported as such, whatever else is in it', () => {
    const other = written(withAt(withAt(record, 'suite.version', '9.9.9'), 'more', 1));
    refused('run.json of another version', () => parseRecord(other));
  });
});

const text = recordBytes(record).toString();
const instead = (attempts: string) => () => Buffer.from(text.replace('"attempts": 1,', attempts));
const SPELLINGS: Texts = {
  nothing: () => Buffer.alloc(0),
  'bytes that are no UTF-8': () => Buffer.from(text.replace('"whole"', '"who\u00ffle"'), 'latin1'),
  'ten million brackets': () => Buffer.alloc(1e7, '['),
  'a million objects': () => Buffer.from(`${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}`),
  'deep lists behind a text': () => Buffer.from(`{"a":"\\"[","b":${'['.repeat(1e5)}`),
  'a comment': () => Buffer.from(`${text}// end`),
  'a member twice': instead('"attempts": 2,\n  "attempts": 1,'),
  'a number in another notation': instead('"attempts": 1e0,'),
  'escapes that are not needed': () => Buffer.from(text.replace('"context"', '"\\u0063ontext"')),
  'one blank more': () => Buffer.from(`${text} `),
  'a byte-order mark': () => Buffer.from(`\ufeff${text}`),
};

describe('the text of run.json', () => {
  refusesTexts(SPELLINGS, 'run.json', parseRecord);
});

const body = { text: 'x', bytes: 1 };
const LINES: Edits = {
  'both text and base64': ['reply.body', { ...body, base64: 'eA==' }],
  'base64 that is none': ['request.body', { base64: '$(touch x)', bytes: 1 }],
  'a million of &': ['reply.body.text', '&'.repeat(1e6)],
  'a reply and a failure': ['failure', { kind: 'dns', message: 'm' }],
  'neither reply nor failure': ['reply', null],
  'a huge number': ['durationMs', 1e300],
  '20,000 header fields': ['reply.headers', Array(20_000).fill(['a', ''])],
  'a wait of a thousand years': ['waits', [{ status: 429, retryAfter: null, waitedMs: 1e14 }]],
  'a member more': ['more', 1],
  'a member more in a body': ['reply.body.__proto__', {}],
};

describe('a line of the evidence', () => {
  refusesEdits(LINES, 'a line', answered, (edited) => parseEvidence(Buffer.concat([line(answered), line(edited)])));
  test('with a failure of no kind is refused', () => {
    const failed = withAt(withAt(answered, 'reply', null), 'failure', { kind: 'bored', message: 'm' });
    refused('a line with a failure of no kind', () => parseEvidence(line(failed)));
  });
  const spelt = (seq: string) => () => Buffer.from(line(answered).toString().replace('"seq":1', seq));
  const TEXTS: Texts = {
    '60 MB of &': () => Buffer.from(`"${'&'.repeat(6e7)}"\n`),
    'a million brackets': () => Buffer.from(`${'['.repeat(1e6)}\n`),
    '60,000 exchanges': () => Buffer.concat(many(60_000, () => line(answered)) as Buffer[]),
    'an empty line': () => Buffer.from('\n'),
    'a number with a point': spelt('"seq":1.0'),
    'a member twice': spelt('"seq":2,"seq":1'),
    'no line break': () => Buffer.from('{}'),
  };
  refusesTexts(TEXTS, 'evidence.ndjson', parseEvidence);
});

const lists = ['new', 'stillFailing', 'fixed', 'expired', 'undecided', 'notTested', 'notInPlan', 'notes'];
const compared = Object.fromEntries(lists.map((name) => [name, []]));
const VERDICTS: Edits = {
  'what a baseline makes of it': ['baseline', { file: 'f', ...compared }],
  '60,000 requirements': ['requirements', Array(60_000).fill(1)],
  'no counts': ['counts', undefined],
  'a member more': ['more', 1],
  'a verdict that is none': ['verdict', 'passed'],
  'a cause that says nothing': ['causes', [{ id: 'a' }]],
};

describe('verdict.json', () => {
  refusesEdits(VERDICTS, 'verdict.json', verdict, (edited) => parseVerdict(written(edited)));
});

const deep = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as object;
const noShow = (example: unknown) => ({ 'no-show': { example } });
const SETTINGS: Edits = {
  'a hotel twice': ['values.hotels', [1, 2, 1].map((id) => ({ id, timeZone: 'UTC' }))],
  'a list of ids that is not there': ['values.reservationIdFrom', 'list'],
  'ids that nobody asks for': ['values.reservationIds', ['R-1']],
  'a profile that is deep': ['profile.operations', noShow(deep(70))],
  'a profile of very much text': ['profile.operations', noShow({ a: 'x'.repeat(1_000_001) })],
  'a profile of very many values': ['profile.operations', noShow({ a: many(60_000, Number) })],
  'a profile with a prototype': ['profile.operations', noShow(JSON.parse('{"__proto__":{}}'))],
  'a stay without an end': ['profile.fields', { 'check-in': { numberOfNights: { minimum: 1, maximum: 1e9 } } }],
  'a sandbox that is embedded': ['target.environment', 'sandbox'],
  'no pace for somebody else': [
    'target',
    { baseUrl: 'https://sandbox.example', authUrl: 'https://sandbox.example', environment: 'sandbox', embedded: false },
  ],
};

describe('settings that a live run refuses', () => {
  for (const [name, [path, value]] of Object.entries(SETTINGS)) {
    test(`${name}: no run can have been made with them`, () => {
      const changed = withAt(record, `context.${path}`, value) as RunRecord;
      assert.equal(checkRun(changed), null);
      const problems = settingsProblems(changed);
      assertText(name, problems.map((each) => JSON.stringify(each)).join('\n'));
      assert.match(problems.map(sentenceOf).join(' '), /^[ -~…]+$/);
    });
  }
});

const TEXT_VALUES = ['', 'x', '\u0000', '🏨'.repeat(40)];
const STRANGE: readonly unknown[] = [null, true, -1, 0.5, 1e300, ...TEXT_VALUES, [], {}, ['a', 1], undefined];
function* changesOf(whole: object): Generator<object> {
  const paths: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (path !== '' && paths.length < 400) paths.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value))
      if (!key.includes('.')) walk(member, path ? `${path}.${key}` : key);
  };
  walk(whole, '');
  for (const path of paths) {
    for (const strange of STRANGE) yield withAt(whole, path, strange);
    yield withAt(whole, `${path.split('.').slice(0, -1).concat('more').join('.')}`, 1);
  }
}

describe('the published schemas', () => {
  const small = { ...verdict, requirements: verdict.requirements.slice(0, 2), causes: verdict.causes.slice(0, 2) };
  const KINDS = [
    ['run.schema.json', checkRun, record],
    ['exchange.schema.json', checkExchange, answered],
    ['verdict.schema.json', checkVerdict, small],
    ['profile.schema.json', firstFault(profile as Validator), embeddedProfile],
  ] as const;
  for (const [id, check, good] of KINDS) {
    test(`${id} says to anybody's validator what it says here`, () => {
      const validate = publishedValidator(id);
      let count = 0;
      for (const each of [good, ...changesOf(good)]) {
        const changed = JSON.parse(JSON.stringify(each)) as object;
        assert.equal(check(changed) === null, validate(changed), JSON.stringify(check(changed)));
        count += 1;
      }
      assert.ok(count > 100);
    });
  }
  test('bound every text, list, number and open object', () => {
    const open: string[] = [];
    const walk = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, maxLength, maxItems, maximum, additionalProperties, maxProperties, items } = schema as Json;
      const is = (name: string) => [type].flat().includes(name);
      if (is('string') && maxLength === undefined) open.push(`${path} maxLength`);
      if (is('array') && (maxItems === undefined || items === undefined)) open.push(`${path} maxItems`);
      if (
        (is('number') || is('integer')) &&
        maximum === undefined &&
        !('enum' in schema) &&
        (schema as Json)['format'] !== 'int32'
      )
        open.push(`${path} maximum`);
      if (is('object') && additionalProperties !== false && maxProperties === undefined) open.push(`${path} members`);
      for (const [key, inner] of Object.entries(schema)) if (key !== 'examples') walk(inner, `${path}/${key}`);
    };
    for (const id of ['run', 'exchange', 'verdict', 'profile', 'profile-schemas']) walk(publishedSchema(id), id);
    // JSON Schemas and bodies: what they may hold is bounded elsewhere.
    assert.deepEqual(open, [
      'profile/$defs/operation/properties/example members',
      'profile-schemas members',
      'profile-schemas/$defs/schema/dependentSchemas/uniqueItems/properties/items members',
    ]);
  });
});

before(() => assert.deepEqual(checkRun(record), null));
