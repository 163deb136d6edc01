/** Forgeries of files, evidence and records, packed as by the suite, with new digests: each refusal has its reason. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Exchange, ExchangeFailure } from '../../contract/evidence.ts';
import type { Entries } from '../../submission/attestation.ts';
import { evidenceBytes, recordBytes } from '../../submission/record.ts';
import type { VerdictFile } from '../../submission/result.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import {
  ANYBODY,
  entriesOf,
  type Run,
  reattested,
  runAgainstMock,
  verifyEntries,
  withAttested,
} from '../support/submission.ts';

const TOKEN = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJzb21lYm9keSJ9', 'c2lnbmF0dXJlLW9mLXRoaXM'].join('.');

let run: Run;
let genuine: Entries;

before(async () => {
  run = await runAgainstMock({ context: { claims: ['token-form', 'no-show'] } });
  genuine = await entriesOf(run);
});

type Change = (entries: Map<string, Buffer>) => unknown;

async function refuses(why: Expected, change: Change): Promise<void> {
  const entries = new Map(genuine);
  change(entries);
  const found = await verifyEntries(await reattested(entries));
  assert.equal(found.genuine, false);
  assertReported(found.problems, why);
  assert.equal(found.verdict, null);
}

/** Edits the run and recomputes everything that follows from it: the most careful forger. */
async function refusesRun(why: Expected, change: (exchanges: Exchange[]) => Exchange[]) {
  const exchanges = change(JSON.parse(JSON.stringify(run.exchanges)) as Exchange[]);
  const found = await verifyEntries(await entriesOf({ ...run, exchanges }));
  assert.equal(found.genuine, false);
  assertReported(found.problems, why);
}

/** The run with another exchange in the place of an accepted no-show. */
function withOwn(exchanges: readonly Exchange[], edit: (own: Exchange) => Exchange): Exchange[] {
  const own = ownExchange(exchanges);
  return exchanges.map((each) => (each.id === own.id ? edit(own) : each));
}

function ownExchange(exchanges: readonly Exchange[]): Exchange {
  const isOwn = ({ id, request, reply }: Exchange) =>
    request.operation === 'no-show' && reply?.status === 201 && !/^(control|preflight)\//.test(id);
  return exchanges.find(isOwn) ?? assert.fail('the run has no accepted no-show');
}

const VERDICTS: Readonly<Record<string, readonly [why: Expected, edit: (verdict: VerdictFile) => object]>> = {
  'a verdict edited': [
    { code: 'verdict.other', recorded: 'not-certified', judged: /^(certified|inconclusive)$/ },
    () => ({ verdict: 'not-certified' }),
  ],
  'an outcome flipped': [
    { code: 'verdict.other-outcome', recorded: 'warning', judged: 'passed' },
    ({ requirements }) => {
      const flipped = requirements.find(({ outcome }) => outcome === 'passed');
      return { requirements: requirements.map((line) => (line === flipped ? { ...line, outcome: 'warning' } : line)) };
    },
  ],
  'a requirement dropped': ['verdict.requirement-missing', ({ requirements: [, ...rest] }) => ({ requirements: rest })],
  'a requirement invented': [
    { code: 'verdict.requirement-strange', id: 'GUEST.IS-HAPPY' },
    ({ requirements }) => ({ requirements: [...requirements, { ...requirements[0], id: 'GUEST.IS-HAPPY' }] }),
  ],
  'a reason reworded': [
    { code: 'file.other', file: 'verdict.json' },
    ({ requirements }) => ({ requirements: requirements.map((line) => ({ ...line, reason: 'all is well' })) }),
  ],
};

describe('the verdict file', () => {
  test('the genuine submission is accepted', async () => {
    const found = await verifyEntries(genuine);
    assert.deepEqual([found.reasons, found.consistent, found.verdict], [[], true, 'certified']);
    // The control of this file: attesting again by itself changes nothing.
    assert.deepEqual((await verifyEntries(await reattested(genuine))).reasons, []);
  });
  for (const [what, [why, edit]] of Object.entries(VERDICTS)) {
    test(what, () =>
      refuses(why, (entries) => {
        const verdict = JSON.parse(String(entries.get('verdict.json'))) as VerdictFile;
        entries.set('verdict.json', Buffer.from(`${JSON.stringify({ ...verdict, ...edit(verdict) }, null, 2)}\n`));
      }),
    );
  }
});

describe('the other files', () => {
  test('a file that belongs to no submission', () =>
    refuses({ code: 'file.strange', file: 'notes.txt' }, (entries) => entries.set('notes.txt', Buffer.from('hello'))));
  test('an Allure result too many', () =>
    refuses({ code: 'file.strange', file: 'allure-results/0-result.json' }, (entries) =>
      entries.set('allure-results/0-result.json', Buffer.from('{"name":"GUEST.IS-HAPPY","status":"passed"}')),
    ));
  test('an Allure result too few', () =>
    refuses({ code: 'file.other', file: /^allure-results\/./ }, (entries) => {
      const name = [...entries.keys()].find((each) => each.startsWith('allure-results/'));
      assert.ok(name && entries.delete(name));
    }));
  test('a token in a file that is none of its own', () =>
    refuses({ code: 'file.secret', what: /JSON Web Token/, file: 'allure-results/note.txt' }, (entries) =>
      entries.set('allure-results/note.txt', Buffer.from(TOKEN)),
    ));
  test('a token in the evidence, and so in all that is made of it', () =>
    refusesRun({ code: 'file.secret', what: /JSON Web Token/, file: 'evidence.ndjson' }, (exchanges) =>
      withOwn(exchanges, (own) => ({
        ...own,
        reply: own.reply && { ...own.reply, headers: [...own.reply.headers, ['x-token', TOKEN]] },
      })),
    ));
});

describe('the evidence', () => {
  test('an exchange edited, all else left as it was', () =>
    refuses({ code: 'verdict.other-outcome', recorded: 'passed', judged: /^(failed|inconclusive)$/ }, (entries) => {
      const crashed = (own: Exchange): Exchange => ({ ...own, reply: own.reply && { ...own.reply, status: 500 } });
      const exchanges = withOwn(run.exchanges, crashed).sort((a, b) => a.seq - b.seq);
      entries.set('evidence.ndjson', evidenceBytes(exchanges));
    }));
  test('a request of a patched suite', () =>
    refusesRun({ code: 'exchange.foreign', difference: /^its body is / }, (exchanges) =>
      withOwn(
        exchanges,
        (own) => JSON.parse(JSON.stringify(own).replace('did not arrive', 'did not come')) as Exchange,
      ),
    ));
  test('an exchange taken out', () =>
    refusesRun('exchange.number', (exchanges) => {
      const own = ownExchange(exchanges);
      return exchanges.filter(({ id }) => id !== own.id);
    }));
  test('an exchange taken out and the rest renumbered: intact, and not complete', async () => {
    const own = ownExchange(run.exchanges);
    const rest = [...run.exchanges].sort((a, b) => a.seq - b.seq).filter(({ id }) => id !== own.id);
    const exchanges = rest.map((exchange, index) => ({ ...exchange, seq: index + 1 }));
    assert.equal((await verifyEntries(await entriesOf({ ...run, exchanges }))).verdict, 'incomplete');
  });
  for (const [kind, message] of Object.entries({
    'no-token': 'no token had been issued that could be sent',
    'pool-exhausted': 'values.stays has no value left: supply more of them',
    'not-sent': 'not sent: the run has ended',
    reset: 'the connection was broken off (ECONNRESET)',
  })) {
    test(`an exchange rewritten as ${kind} keeps the run from being certified`, async () => {
      const lost = { reply: null, failure: { kind: kind as ExchangeFailure['kind'], message } };
      const exchanges = withOwn(run.exchanges, (own) => ({ ...own, ...lost }));
      assert.notEqual((await verifyEntries(await entriesOf({ ...run, exchanges }))).verdict, 'certified');
    });
  }
});

let few: Run;
let fewEntries: Entries;

before(async () => {
  const chosen = /^(TOKEN-FORM\.SUCCESS|CHECK-IN\.(ACCEPTS-(COMPLETE|NAME)|REFUSES-NULL))/;
  few = await runAgainstMock({ context: { claims: ['token-form', 'check-in'] }, only: (id) => chosen.test(id) });
  fewEntries = await entriesOf(few);
});

describe('the run', () => {
  const withRecord = (edit: (record: Run['record']) => Run['record']) =>
    entriesOf({ ...few, record: edit(JSON.parse(JSON.stringify(few.record)) as Run['record']) });
  test('a weaker profile than the one the provider published', async () => {
    const { operations: _operations, ...weaker } = few.record.context.profile;
    const entries = await withRecord((record) => ({ ...record, context: { ...record.context, profile: weaker } }));
    const wanted = { ...ANYBODY, profile: few.record.context.profile };
    assertReported((await verifyEntries(entries, wanted)).problems, 'profile.other');
    assert.deepEqual((await verifyEntries(fewEntries, wanted)).reasons, []);
  });
  test('another suite version', async () => {
    const entries = await withRecord((record) => ({ ...record, suite: { ...record.suite, version: '0.0.9' } }));
    const found = await verifyEntries(entries);
    assertReported(found.problems, { code: 'suite.other-version', version: '0.0.9' });
    assert.equal(found.suiteMatches, false);
  });
  test('an altered suite', async () => {
    const entries = await withRecord((record) => ({ ...record, suite: { ...record.suite, digest: 'f'.repeat(64) } }));
    assertReported((await verifyEntries(entries)).problems, 'suite.altered');
  });
  test('another target than the one that was called', async () => {
    const target = { ...few.record.context.target, baseUrl: 'http://127.0.0.1:9' };
    const entries = await withRecord((record) => ({ ...record, context: { ...record.context, target } }));
    assertReported((await verifyEntries(entries)).problems, { code: 'exchange.foreign', difference: /^its url is / });
  });
  test('values that nobody gave, though they are not those that are assumed', async () => {
    const source = { reservationIdGiven: false, reservationIdFrom: 'location-header' } as const;
    const others = { 'run.id-source-not-given': source, 'run.zone-not-given': { timeZoneGiven: false } };
    for (const [code, given] of Object.entries(others)) {
      const values = { ...few.record.context.values, ...given };
      const edited = { ...few.record, context: { ...few.record.context, values } };
      const { problems } = await verifyEntries(withAttested(new Map(fewEntries), 'run.json', recordBytes(edited)));
      const codes = problems.map((each) => each.code);
      assert.deepEqual(codes, [code]);
    }
  });
});
