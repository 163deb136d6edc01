/** Hand-made forgeries, packed as the suite packs with digests recomputed: each refusal gives its reason. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Exchange, ExchangeFailure } from '../../contract/evidence.ts';
import { ATTESTATION, type Entries } from '../../submission/attestation.ts';
import { evidenceBytes } from '../../submission/record.ts';
import type { VerdictFile } from '../../submission/result.ts';
import { entriesOf, type Run, reattested, runAgainstMock, verifyEntries } from '../support/submission.ts';
import { assertTold, type Told } from '../support/told.ts';

let run: Run;
let genuine: Entries;

before(async () => {
  run = await runAgainstMock({ context: { claims: ['token-form', 'check-in'] } });
  genuine = await entriesOf(run);
});

type Change = (entries: Map<string, Buffer>) => void;

async function refuses(why: Told, change: Change): Promise<void> {
  const entries = new Map(genuine);
  change(entries);
  const found = await verifyEntries(await reattested(entries));
  assert.equal(found.genuine, false);
  assertTold(found.problems, why);
  assert.equal(found.verdict, null);
}

/** Edits the run and recomputes everything that follows from it: the most careful forger. */
async function refusesRun(why: Told, change: (exchanges: Exchange[]) => Exchange[]) {
  const exchanges = change(JSON.parse(JSON.stringify(run.exchanges)) as Exchange[]);
  const found = await verifyEntries(await entriesOf({ ...run, exchanges }));
  assert.equal(found.genuine, false);
  assertTold(found.problems, why);
}

/** The run with another exchange in the place of an accepted check-in. */
function withOwn(exchanges: readonly Exchange[], edit: (own: Exchange) => Exchange): Exchange[] {
  const own = ownExchange(exchanges);
  return exchanges.map((each) => (each.id === own.id ? edit(own) : each));
}

function ownExchange(exchanges: readonly Exchange[]): Exchange {
  const isOwn = ({ id, request, reply }: Exchange) =>
    request.operation === 'check-in' && reply?.status === 201 && !/^(control|preflight)\//.test(id);
  return exchanges.find(isOwn) ?? assert.fail('the run has no accepted check-in');
}

const VERDICTS: Readonly<Record<string, readonly [why: Told, edit: (verdict: VerdictFile) => object]>> = {
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
  'a requirement dropped': [
    'verdict.requirement-missing',
    ({ requirements }) => ({ requirements: requirements.slice(1) }),
  ],
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
  test('a token left in the evidence', () =>
    refuses({ code: 'file.secret', what: /JSON Web Token/ }, (entries) => {
      const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJzb21lYm9keSJ9', 'c2lnbmF0dXJlLW9mLXRoaXM'].join('.');
      entries.set('allure-results/note.txt', Buffer.from(token));
    }));
  test('a file attested, but missing', async () => {
    const entries = new Map(genuine);
    entries.delete('junit.xml');
    assertTold((await verifyEntries(entries)).problems, { code: 'file.missing', file: 'junit.xml' });
  });
  test('an undeclared file', async () => {
    const found = await verifyEntries(new Map(genuine).set('extra.txt', Buffer.from('hello')));
    assertTold(found.problems, { code: 'file.not-declared', file: 'extra.txt' });
  });
  test('a declared file edited', async () => {
    const found = await verifyEntries(new Map(genuine).set('junit.xml', Buffer.from('<testsuites/>')));
    assertTold(found.problems, { code: 'file.changed', file: 'junit.xml' });
  });
  test('the attestation taken out', async () => {
    const entries = new Map(genuine);
    entries.delete(ATTESTATION);
    assertTold((await verifyEntries(entries)).problems, 'attestation.missing');
  });
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
      withOwn(exchanges, (own) => JSON.parse(JSON.stringify(own).replace('Certa', 'Carla')) as Exchange),
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
