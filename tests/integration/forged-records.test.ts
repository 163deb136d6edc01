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
  test('another seed than the requests derive from', async () => {
    const entries = await withRecord((record) => ({
      ...record,
      context: { ...record.context, seed: 'beef'.repeat(8) },
    }));
    assertTold((await verifyEntries(entries)).problems, { code: 'exchange.foreign', difference: /^its body is / });
  });
  test('another target than the one that was called', async () => {
    const target = { ...run.record.context.target, baseUrl: 'http://127.0.0.1:9' };
    const entries = await withRecord((record) => ({ ...record, context: { ...record.context, target } }));
    assertTold((await verifyEntries(entries)).problems, { code: 'exchange.foreign', difference: /^its url is / });
  });
  test('a run that has not been made yet', async () => {
    const now = Date.parse(run.record.times.startedAt) - 86_400_000;
    assertTold((await verifyEntries(genuine, { ...ANYBODY, now })).problems, 'run.future');
  });
  test('a run.json that is none', async () => {
    const entries = withAttested(new Map(genuine), 'run.json', Buffer.from('{"context":{}}'));
    assertTold((await verifyEntries(entries)).problems, {
      code: 'json.fault',
      where: 'run.json: suite',
      found: 'nothing',
    });
  });
  test('a source of reservation ids that nobody gave, though it is not the default', async () => {
    const values = {
      ...run.record.context.values,
      reservationIdGiven: false,
      reservationIdFrom: 'location-header' as const,
    };
    const entries = new Map(genuine);
    const edited = { ...run.record, context: { ...run.record.context, values } };
    const forged = withAttested(entries, 'run.json', recordBytes(edited));
    assertTold((await verifyEntries(forged)).problems, 'run.id-source-not-given');
  });
  test('a time zone that nobody gave, though it is not the one that is assumed', async () => {
    const values = { ...run.record.context.values, timeZoneGiven: false };
    const edited = { ...run.record, context: { ...run.record.context, values } };
    const forged = withAttested(new Map(genuine), 'run.json', recordBytes(edited));
    assertTold((await verifyEntries(forged)).problems, 'run.zone-not-given');
  });
  test('a run.json in another spelling', async () => {
    const spelled = Buffer.concat([recordBytes(run.record), Buffer.from('\n')]);
    const entries = withAttested(new Map(genuine), 'run.json', spelled);
    assertTold((await verifyEntries(entries)).problems, { code: 'json.other-notation', where: 'run.json' });
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
    '__proto__ of run.json': () => editedText('run.json', '{', '{"__proto__":{"attempts":9},'),
    '__proto__ of its target': () =>
      editedText('run.json', '"target": {', '"target": {"__proto__":{"embedded":false},'),
    '__proto__ of its target, for a member': () =>
      editedText('run.json', '"embedded": false', '"__proto__": {"embedded": false}'),
    '__proto__ of its profile': () =>
      editedText('run.json', '"profile": {', '"profile": {"__proto__":{"reading":{"coercions":"tolerant"}},'),
    'constructor of its values': () =>
      editedText('run.json', '"values": {', '"values": {"constructor":{"prototype":{"x":1}},'),
    '__proto__ of verdict.json': () => editedText('verdict.json', '{', '{"__proto__":{"verdict":"certified"},'),
    '__proto__ of an outcome': () =>
      editedText(
        'verdict.json',
        '"requirements": [\n    {',
        '"requirements": [\n    {"__proto__":{"outcome":"passed"},',
      ),
    'toString of verdict.json': () => editedText('verdict.json', '{', '{"toString":"certified",'),
    '__proto__ of an exchange': () => editedText('evidence.ndjson', '{', '{"__proto__":{"failure":null},'),
    '__proto__ of a reply': () => editedText('evidence.ndjson', '"reply":{', '"reply":{"__proto__":{"status":201},'),
    'valueOf of a request': () => editedText('evidence.ndjson', '"request":{', '"request":{"valueOf":1,'),
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
    'a script in report.html': () => editedText('report.html', '</body>', '<script>alert(1)</script></body>'),
    'a policy taken out of report.html': () =>
      editedText('report.html', /<meta http-equiv="Content-Security-Policy"[^>]*>/i, ''),
    'what nobody sees in report.html': () => editedText('report.html', '</body>', '<!-- --></body>'),
    'an outcome in junit.xml': () => editedText('junit.xml', /<testcase /, '<testcase status="passed" '),
    'a count in junit.xml': () => editedText('junit.xml', /tests="\d+"/, 'tests="9999"'),
    'an entity in junit.xml': () =>
      editedText('junit.xml', '<testsuites', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><testsuites'),
    'line ends of junit.xml': () => editedText('junit.xml', '\n', '\r\n'),
    'a name in an Allure result': () => editedText(allure(/-testsuite\.xml$/), 'name="', 'name="certified '),
    'the environment of Allure': () => editedText(allure(/environment/), '\n', '\nProvider = approved\n'),
    'the causes of Allure': () => editedText(allure(/categories/), '[', '[ '),
    'a sentence in README.txt': () => editedText('README.txt', '\n', '\nThe provider has approved this run.\n'),
    'a byte order mark in README.txt': () => editedText('README.txt', /^/, '\ufeff'),
  };
  for (const [what, make] of Object.entries(READ)) {
    test(`${what} is noticed`, async () => {
      const { consistent, verdict, problems } = await verifyEntries(make());
      assert.deepEqual([consistent, verdict, problems.map(({ code }) => code)], [false, null, ['file.other']]);
    });
  }
});
