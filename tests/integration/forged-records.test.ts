/** Wholly forged records and entries, every digest recomputed: each refusal gives its reason. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ATTESTATION, type Entries } from '../../submission/attestation.ts';
import { envelopeOf, open } from '../../submission/dsse.ts';
import { recordBytes } from '../../submission/record.ts';
import { ANYBODY, entriesOf, type Run, runAgainstMock, verifyEntries, withAttested } from '../support/submission.ts';
import { assertTold } from '../support/told.ts';

let run: Run;
let genuine: Entries;

before(async () => {
  const few = /^(TOKEN-FORM\.SUCCESS|CHECK-IN\.(ACCEPTS-(COMPLETE|NAME)|REFUSES-NULL))/;
  run = await runAgainstMock({ context: { claims: ['token-form', 'check-in'] }, only: (id) => few.test(id) });
  genuine = await entriesOf(run);
});

describe('the run', () => {
  const withRecord = (edit: (record: Run['record']) => Run['record']) =>
    entriesOf({ ...run, record: edit(JSON.parse(JSON.stringify(run.record)) as Run['record']) });
  test('a weaker profile than the one the provider published', async () => {
    const { operations: _operations, ...weaker } = run.record.context.profile;
    const entries = await withRecord((record) => ({ ...record, context: { ...record.context, profile: weaker } }));
    const wanted = { ...ANYBODY, profile: run.record.context.profile };
    assertTold((await verifyEntries(entries, wanted)).problems, 'profile.other');
    assert.deepEqual((await verifyEntries(genuine, wanted)).reasons, []);
  });
  test('another suite version', async () => {
    const entries = await withRecord((record) => ({ ...record, suite: { ...record.suite, version: '0.0.9' } }));
    const found = await verifyEntries(entries);
    assertTold(found.problems, { code: 'suite.other-version', version: '0.0.9' });
    assert.equal(found.suiteMatches, false);
  });
  test('an altered suite', async () => {
    const entries = await withRecord((record) => ({ ...record, suite: { ...record.suite, digest: 'f'.repeat(64) } }));
    assertTold((await verifyEntries(entries)).problems, 'suite.altered');
  });
  test('another target than the one that was called', async () => {
    const target = { ...run.record.context.target, baseUrl: 'http://127.0.0.1:9' };
    const entries = await withRecord((record) => ({ ...record, context: { ...record.context, target } }));
    assertTold((await verifyEntries(entries)).problems, { code: 'exchange.foreign', difference: /^its url is / });
  });
  test('values that nobody gave, though they are not those that are assumed', async () => {
    const others = {
      'run.id-source-not-given': { reservationIdGiven: false, reservationIdFrom: 'location-header' as const },
      'run.zone-not-given': { timeZoneGiven: false },
    };
    for (const [code, given] of Object.entries(others)) {
      const values = { ...run.record.context.values, ...given };
      const edited = { ...run.record, context: { ...run.record.context, values } };
      const { problems } = await verifyEntries(withAttested(new Map(genuine), 'run.json', recordBytes(edited)));
      assert.deepEqual(
        problems.map((each) => each.code),
        [code],
      );
    }
  });
});

const textOf = (name: string) => (genuine.get(name) as Buffer).toString();

function editedText(name: string, from: string | RegExp, to: string): Map<string, Buffer> {
  const text = textOf(name);
  const edited = text.replace(from, () => to);
  assert.ok(edited !== text, `${name} has no ${from}`);
  return withAttested(genuine, name, Buffer.from(edited));
}

function editedStatement(from: string, to: string): Map<string, Buffer> {
  const { payload, payloadType } = open(genuine.get(ATTESTATION) as Buffer, ATTESTATION);
  const edited = payload.toString().replace(from, () => to);
  assert.ok(edited !== payload.toString());
  return new Map(genuine).set(ATTESTATION, envelopeOf(payloadType, Buffer.from(edited), null));
}

describe('members that every object has', () => {
  const MEMBERS: Readonly<Record<string, () => Map<string, Buffer>>> = {
    '__proto__ of its profile': () =>
      editedText('run.json', '"profile": {', '"profile": {"__proto__":{"reading":{"coercions":"tolerant"}},'),
    '__proto__ of verdict.json': () => editedText('verdict.json', '{', '{"__proto__":{"verdict":"certified"},'),
    '__proto__ of an outcome': () =>
      editedText(
        'verdict.json',
        '"requirements": [\n    {',
        '"requirements": [\n    {"__proto__":{"outcome":"passed"},',
      ),
    '__proto__ of a reply': () => editedText('evidence.ndjson', '"reply":{', '"reply":{"__proto__":{"status":201},'),
    '__proto__ of the statement': () => editedStatement('{', '{"__proto__":{"_type":"x"},'),
    '__proto__ of its subject': () => editedStatement('"digest":{', '"digest":{"__proto__":{"sha256":"x"},'),
    '__proto__ of its predicate': () => editedStatement('"predicate":{', '"predicate":{"__proto__":{"level":3},'),
    'a level in __proto__': () => editedStatement('"level":0', '"__proto__":{"level":3}'),
  };
  for (const [what, make] of Object.entries(MEMBERS)) {
    test(`${what}: it is no submission`, async () => {
      const found = await verifyEntries(make());
      assert.deepEqual([found.consistent, found.level, found.verdict], [false, 0, null]);
      assert.match(
        found.problems[0]?.code ?? '',
        /^(json\.(fault|other-notation)|run\.settings|attestation\.(none|other-result))$/,
      );
      assert.deepEqual([Object.keys({}), Reflect.get({}, 'level')], [[], undefined]);
    });
  }
});

describe('what people and other tools read, edited with its digest redone', () => {
  const allure = (kind: RegExp) => [...genuine.keys()].find((name) => kind.test(name)) ?? assert.fail('no such entry');
  const READ: Readonly<Record<string, () => Map<string, Buffer>>> = {
    'a verdict in report.html': () => editedText('report.html', /certified|inconclusive/, 'certified by the provider'),
    'an outcome in junit.xml': () => editedText('junit.xml', /<testcase /, '<testcase status="passed" '),
    'a name in an Allure result': () => editedText(allure(/-testsuite\.xml$/), 'name="', 'name="certified '),
    'the environment of Allure': () => editedText(allure(/environment/), '\n', '\nProvider = approved\n'),
    'the causes of Allure': () => editedText(allure(/categories/), '[', '[ '),
    'a sentence in README.txt': () => editedText('README.txt', '\n', '\nThe provider has approved this run.\n'),
  };
  for (const [what, make] of Object.entries(READ)) {
    test(`${what} is noticed`, async () => {
      const { consistent, verdict, problems } = await verifyEntries(make());
      assert.deepEqual([consistent, verdict, problems.map(({ code }) => code)], [false, null, ['file.other']]);
    });
  }
});
