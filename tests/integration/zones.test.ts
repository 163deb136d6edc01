/** The offsets that a run used are in its record; a verifier takes them, and checks them where it can. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { machineTzdata } from '../../cases/machine-zones.ts';
import type { RunContext, ZoneTable } from '../../contract/run.ts';
import { checkRun } from '../../submission/json-entry.ts';
import type { ProblemCode } from '../../submission/problems.ts';
import { recordBytes, runRecord } from '../../submission/record.ts';
import { checkZones } from '../../submission/verify/zones.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { entriesOf, reattested, runAgainstMock, verifyEntries } from '../support/submission.ts';

const plain = contextFor('https://service.test');
const runIn = (...zones: readonly string[]): RunContext => {
  const hotels = zones.map((timeZone, at) => ({ id: at + 1, timeZone }));
  return contextFor('https://service.test', { values: { ...plain.values, hotels } });
};
const HOME = runIn('America/Vancouver', 'Asia/Kathmandu');
const [vancouver, kathmandu] = HOME.zones as [ZoneTable, ZoneTable];
const withTable = (edit: (table: ZoneTable) => object, of = HOME): RunContext =>
  ({ ...of, zones: of.zones.map((table, at) => (at === 0 ? edit(table) : table)) }) as RunContext;
const later = (rows: ZoneTable['offsets'], minutes: number) =>
  rows.map(([from, offset]) => [from, offset + minutes] as const);
/** As if a law had ended the clock changes of a zone for good. */
const withoutLastChange = ({ offsets }: ZoneTable) => offsets.slice(0, -1);

test('what this machine wrote itself is taken without a word, whatever its zones', () => {
  const runs = [
    HOME,
    runIn('UTC'),
    runIn('Etc/GMT+5', 'Africa/Casablanca'),
    contextFor('http://x', { startedAt: '2028-02-29T23:59:59.999Z', profile: embeddedProfile }),
    contextFor('http://x', { profile: { fields: { 'check-out': { checkOutDate: { pastDays: 9000 } } } } }),
    contextFor('http://x', { profile: { fields: { 'check-in': { numberOfNights: { maximum: 2 ** 31 } } } } }),
  ];
  for (const run of runs) assert.deepEqual(checkZones(run), { problems: [], doubts: [] });
});

test('two hotels in one zone have one table', () => {
  const run = runIn('Asia/Tokyo', 'Asia/Tokyo');
  assert.equal(run.zones.length, 1);
  assert.deepEqual(checkZones(run), { problems: [], doubts: [] });
});

describe('what cannot be checked here is said, and taken', () => {
  const others: Readonly<Record<string, readonly [RunContext, Expected]>> = {
    'other offsets of another edition': [
      withTable((table) => ({ ...table, tzdata: '2099z', offsets: withoutLastChange(table) })),
      { code: 'zone.other-tzdata', zone: 'America/Vancouver', tzdata: '2099z' },
    ],
    'an edition of which nothing is known': [
      withTable((table) => ({ ...table, tzdata: 'unknown', offsets: withoutLastChange(table) })),
      { code: 'zone.other-tzdata', tzdata: 'unknown' },
    ],
    'a zone that is new': [
      withTable((table) => ({ ...table, timeZone: 'Mars/Phobos' }), {
        ...HOME,
        values: { ...HOME.values, hotels: [{ id: 1, timeZone: 'Mars/Phobos' }, HOME.values.hotels[1]] as never },
      }),
      { code: 'zone.unknown', zone: 'Mars/Phobos' },
    ],
  };
  for (const [name, [run, doubt]] of Object.entries(others)) {
    test(name, () => {
      const { problems, doubts } = checkZones(run);
      assert.deepEqual([problems, doubts.length], [[], 1]);
      assertReported(doubts, doubt);
    });
  }
  test('another edition that says the same needs no word', () => {
    assert.deepEqual(checkZones(withTable((table) => ({ ...table, tzdata: '2099z' }))), { problems: [], doubts: [] });
  });
});

describe('what cannot be true is refused', () => {
  const { offsets, tzdata } = vancouver;
  const forged: Readonly<Record<string, readonly [ProblemCode, Partial<ZoneTable>]>> = {
    'other offsets under the edition of this machine': ['zone.other-offsets', { tzdata, offsets: later(offsets, 60) }],
    'one change less under the edition of this machine': [
      'zone.other-offsets',
      { tzdata, offsets: withoutLastChange(vancouver) },
    ],
    'another place under another edition': ['zone.elsewhere', { tzdata: '2099z', offsets: kathmandu.offsets }],
    'four hours away under another edition': ['zone.elsewhere', { tzdata: '2099z', offsets: later(offsets, -240) }],
  };
  for (const [name, [code, edit]] of Object.entries(forged)) {
    test(name, () => {
      const { problems, doubts } = checkZones(withTable((table) => ({ ...table, ...edit })));
      assert.deepEqual([problems.length, doubts], [1, []]);
      assertReported(problems, { code, zone: 'America/Vancouver' });
    });
  }
});

const facts = { endedAt: HOME.startedAt, whole: true, pace: { requestsPerSecond: null, concurrency: 8 } };
const record = runRecord(HOME, { ...facts, network: { timeoutMs: 1000, proxy: null } });

/** Why `verify` refuses the run of this context: its record is read by its schema before its zones are checked. */
function refusedFor(context: RunContext): string {
  return checkRun({ ...record, context }) ? 'json.fault' : (checkZones(context).problems[0]?.code ?? 'nothing');
}

describe('hostile tables are refused before anything is computed from them', () => {
  test('and those that a run writes are not', () => assert.equal(refusedFor(HOME), 'nothing'));
  const [first, second] = vancouver.offsets as [readonly [string, number], readonly [string, number]];
  const rows: Readonly<Record<string, unknown>> = {
    'no rows': [],
    'rows that are no list': { length: 1 },
    'a row that is no pair': [first, ['2026-01-01T00:00:00Z']],
    'a moment that is a number': [[0, 60]],
    never: [['never', 60]],
    'a moment of no zone': [first, ['2026-01-01T00:00:00', 60]],
    'rows out of order': [first, second, ['2017-01-01T00:00:00Z', 0], ['2016-12-31T00:00:00Z', 60]],
    'a change that changes nothing': [first, [second[0], first[1]]],
    'a start before the span of the run': [['1000-01-01T00:00:00Z', -480]],
    'a change behind the span of the run': [first, ['9999-01-01T00:00:00Z', 0]],
    'half a minute': [[first[0], -480.5]],
    'no number': [[first[0], null]],
    'a day and more': [[first[0], 1441]],
    'not a finite number': [[first[0], Number.NaN]],
    'a hundred thousand rows': Array.from({ length: 100_000 }, (_none, at) => [
      new Date(Date.parse(first[0]) + at * 60_000).toISOString().replace('.000Z', 'Z'),
      at % 2,
    ]),
  };
  for (const [name, offsets] of Object.entries(rows)) {
    test(name, () => {
      const run = withTable((table) => ({ ...table, tzdata: '2099z', offsets: offsets as ZoneTable['offsets'] }));
      assert.match(refusedFor(run), /^(json\.fault|zone\.no-table)$/);
    });
  }
  const tables: Readonly<Record<string, unknown>> = {
    'no tables': undefined,
    'tables that are none': [null, kathmandu],
    'a zone too few': [vancouver],
    'a zone too many': [...HOME.zones, { ...kathmandu, timeZone: 'Asia/Tokyo' }],
    'one zone twice': [vancouver, kathmandu, kathmandu],
    'another order': [kathmandu, vancouver],
    'an edition that is a story': [{ ...vancouver, tzdata: 'the newest\none' }, kathmandu],
    'an edition that is a number': [{ ...vancouver, tzdata: 2026 }, kathmandu],
  };
  for (const [name, zones] of Object.entries(tables)) {
    test(name, () => {
      assert.match(refusedFor({ ...HOME, zones } as RunContext), /^(json\.fault|zones\.missing)$/);
    });
  }
  for (const timeZone of ['../../../etc/passwd', '+05:00', `A${'/b'.repeat(40)}`, 'Europe/\u001b[31mBerlin', '']) {
    test(`the zone ${JSON.stringify(timeZone)}`, () => {
      const values = { ...HOME.values, hotels: [{ id: 1, timeZone }] };
      const run = { ...HOME, values, zones: [{ ...vancouver, timeZone }] };
      assert.match(refusedFor(run), /^(json\.fault|zones\.missing)$/);
    });
  }
});

describe('a submission', () => {
  const madeWith = async (edit: (table: ZoneTable) => ZoneTable) => {
    const context = withTable(edit, contextFor('http://x', { startedAt: new Date().toISOString() }));
    const run = await runAgainstMock({ context: { zones: context.zones }, only: (id) => id.startsWith('CHECK-IN.') });
    return verifyEntries(await entriesOf(run));
  };
  const isLongAgo = (from: string) => Date.parse(from) < Date.now() - 30 * 86_400_000;
  const moved = ({ offsets }: ZoneTable) =>
    offsets.map(([from, minutes]) => [from, minutes + (isLongAgo(from) ? 30 : 0)] as const);

  test('of an honest run with other time zone data than these passes, with a note', async () => {
    const found = await madeWith((table) => ({ ...table, tzdata: '2099z', offsets: moved(table) }));
    assert.deepEqual([found.reasons, found.consistent], [[], true]);
    assertReported(found.doubts, { code: 'zone.other-tzdata', zone: 'America/Chicago', tzdata: '2099z' });
  });

  test('with offsets that its own time zone data do not have is refused', async () => {
    const found = await madeWith((table) => ({ ...table, tzdata: machineTzdata(), offsets: moved(table) }));
    assertReported(found.problems, { code: 'zone.other-offsets', zone: 'America/Chicago' });
  });

  test('whose requests have other offsets than its table is refused', async () => {
    const run = await runAgainstMock({ only: (id) => id.startsWith('CHECK-IN.') });
    const [table] = run.record.context.zones as [ZoneTable];
    const zones = [{ ...table, tzdata: '2099z', offsets: later(table.offsets, 60) }];
    const edited = { ...run.record, context: { ...run.record.context, zones } };
    const entries = (await entriesOf(run)).set('run.json', recordBytes(edited));
    const { problems } = await verifyEntries(await reattested(entries));
    assertReported(problems, { code: 'exchange.foreign', difference: /^its body is / });
  });
});
