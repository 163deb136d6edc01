/** Hand-made forgeries, packed as the suite packs with digests recomputed: each refusal gives its reason. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Exchange, ExchangeFailure } from '../../contract/evidence.ts';
import { ATTESTATION, type Entries } from '../../submission/attestation.ts';
import { evidenceBytes } from '../../submission/record.ts';
import type { VerdictFile } from '../../submission/result.ts';
import type { Wanted } from '../../submission/verify.ts';
import {
  ANYBODY,
  entriesOf,
  type Run,
  reattested,
  runAgainstMock,
  verifyEntries,
  withAttested,
} from '../support/submission.ts';
import { assertTold, type Told } from '../support/told.ts';

let run: Run;
let genuine: Entries;

before(async () => {
  run = await runAgainstMock({ context: { claims: ['token-form', 'check-in'] } });
  genuine = await entriesOf(run);
});

type Change = (entries: Map<string, Buffer>) => void;

async function refuses(why: Told, change: Change, wanted: Wanted = ANYBODY): Promise<void> {
  const entries = new Map(genuine);
  change(entries);
  const found = await verifyEntries(await reattested(entries), wanted);
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

const editVerdict = (entries: Map<string, Buffer>, edit: (verdict: VerdictFile) => unknown) =>
  entries.set(
    'verdict.json',
    Buffer.from(
      `${JSON.stringify(edit(JSON.parse((entries.get('verdict.json') as Buffer).toString()) as VerdictFile), null, 2)}\n`,
    ),
  );

const renumbered = (exchanges: readonly Exchange[]) =>
  exchanges.map((exchange, index) => ({ ...exchange, seq: index + 1 }));

function checkIns(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(
    ({ id, request, reply }) =>
      request.operation === 'check-in' &&
      reply?.status === 201 &&
      request.body?.text?.includes('CERT-') &&
      !/^(control|preflight)\//.test(id),
  );
}

function ownExchange(exchanges: readonly Exchange[]): Exchange {
  return checkIns(exchanges)[0] ?? assert.fail('the run has no accepted check-in');
}

describe('the verdict file', () => {
  test('the genuine submission is accepted', async () => {
    const found = await verifyEntries(genuine);
    assert.deepEqual(found.reasons, []);
    assert.equal(found.consistent, true);
    // The control of this file: attesting again by itself changes nothing.
    assert.deepEqual((await verifyEntries(await reattested(genuine))).reasons, []);
  });
  test('a verdict edited', () =>
    refuses({ code: 'verdict.other', recorded: 'not-certified', judged: /^(certified|inconclusive)$/ }, (entries) =>
      editVerdict(entries, (verdict) => ({ ...verdict, verdict: 'not-certified' })),
    ));
  test('an outcome flipped', () =>
    refuses({ code: 'verdict.other-outcome', recorded: 'warning', judged: 'passed' }, (entries) =>
      editVerdict(entries, (verdict) => {
        const flipped = verdict.requirements.findIndex(({ outcome }) => outcome === 'passed');
        return {
          ...verdict,
          requirements: verdict.requirements.map((line, i) => (i === flipped ? { ...line, outcome: 'warning' } : line)),
        };
      }),
    ));
  test('a requirement dropped', () =>
    refuses('verdict.requirement-missing', (entries) =>
      editVerdict(entries, (verdict) => ({ ...verdict, requirements: verdict.requirements.slice(1) })),
    ));
  test('a requirement invented', () =>
    refuses({ code: 'verdict.requirement-strange', id: 'GUEST.IS-HAPPY' }, (entries) =>
      editVerdict(entries, (verdict) => ({
        ...verdict,
        requirements: [...verdict.requirements, { ...verdict.requirements[0], id: 'GUEST.IS-HAPPY' }],
      })),
    ));
  test('a reason reworded', () =>
    refuses({ code: 'file.other', file: 'verdict.json' }, (entries) =>
      editVerdict(entries, (verdict) => ({
        ...verdict,
        requirements: verdict.requirements.map((line) => ({ ...line, reason: 'all is well' })),
      })),
    ));
});

describe('the other files', () => {
  for (const name of ['report.html', 'junit.xml', 'README.txt']) {
    test(`${name} edited`, () =>
      refuses({ code: 'file.other', file: name }, (entries) =>
        entries.set(name, Buffer.concat([entries.get(name) as Buffer, Buffer.from(' ')])),
      ));
  }
  test('a file that belongs to no submission', () =>
    refuses({ code: 'file.strange', file: 'notes.txt' }, (entries) => entries.set('notes.txt', Buffer.from('hello'))));
  test('the status of an Allure result flipped', () =>
    refuses({ code: 'file.other', file: /^allure-results\/[a-z-]+-testsuite\.xml$/ }, (entries) => {
      const SKIPPED = 'status="skipped"';
      const isSkipped = ([name, bytes]: [string, Buffer]) =>
        name.startsWith('allure-results/') && bytes.includes(SKIPPED);
      const [name, bytes] = [...entries].find(isSkipped) ?? assert.fail('the run has skipped instances');
      entries.set(name, Buffer.from(bytes.toString().replace(SKIPPED, 'status="passed"')));
    }));
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
      const exchanges = run.exchanges.map((exchange) =>
        exchange.id === ownExchange(run.exchanges).id && exchange.reply
          ? { ...exchange, reply: { ...exchange.reply, status: 500 } }
          : exchange,
      );
      entries.set('evidence.ndjson', evidenceBytes([...exchanges].sort((a, b) => a.seq - b.seq)));
    }));
  test('a request of a patched suite', () =>
    refusesRun({ code: 'exchange.foreign', difference: /^its body is / }, (exchanges) => {
      const own = ownExchange(exchanges);
      return exchanges.map((exchange) =>
        exchange.id === own.id && own.request.body
          ? {
              ...own,
              request: {
                ...own.request,
                body: { ...own.request.body, text: own.request.body.text?.replace('"Certa"', '"Carla"') ?? '' },
              },
            }
          : exchange,
      );
    }));
  test('the exchange of one requirement put in the place of another', () =>
    refusesRun('exchange.foreign', (exchanges) => {
      const own = ownExchange(exchanges);
      const donor = checkIns(exchanges)[1] ?? assert.fail('the run has one accepted check-in');
      return exchanges.map((exchange) => (exchange.id === own.id ? { ...donor, id: own.id, seq: own.seq } : exchange));
    }));
  test("a token's tag swapped for one that was never issued", () =>
    refusesRun({ code: 'exchange.token-unknown', tag: '00000000' }, (exchanges) => {
      const own = ownExchange(exchanges);
      const swapped = JSON.parse(
        JSON.stringify(own.request).replace(/<access_token:[0-9a-f]{8}>/, '<access_token:00000000>'),
      ) as Exchange['request'];
      return exchanges.map((exchange) => (exchange.id === own.id ? { ...own, request: swapped } : exchange));
    }));
  test("a token's tag swapped for that of another test's token", () =>
    refusesRun({ code: 'exchange.foreign', difference: /^its headers is / }, (exchanges) => {
      const own = ownExchange(exchanges);
      const other = exchanges.find(({ id, seq, issued }) => issued[0] && !id.startsWith('token/') && seq < own.seq)
        ?.issued[0];
      // Without such an exchange in front, the first token test's is moved there by taking the last check-in instead.
      const late = checkIns(exchanges).at(-1);
      const tag =
        other?.tag ?? exchanges.find(({ id, issued }) => issued[0] && !id.startsWith('token/'))?.issued[0]?.tag;
      const victim = other ? own : late;
      assert.ok(tag && victim);
      const request = JSON.parse(
        JSON.stringify(victim.request).replace(/<access_token:[0-9a-f]{8}>/, `<access_token:${tag}>`),
      ) as Exchange['request'];
      return exchanges.map((exchange) => (exchange.id === victim.id ? { ...victim, request } : exchange));
    }));
  test('an exchange taken out', () =>
    refusesRun('exchange.number', (exchanges) => {
      const own = ownExchange(exchanges);
      return exchanges.filter(({ id }) => id !== own.id);
    }));
  test('an exchange taken out and the rest renumbered: intact, and not complete', async () => {
    const own = ownExchange(run.exchanges);
    const rest = [...run.exchanges].sort((a, b) => a.seq - b.seq).filter(({ id }) => id !== own.id);
    const found = await verifyEntries(await entriesOf({ ...run, exchanges: renumbered(rest) }));
    assert.equal(found.verdict, 'incomplete');
  });
  test('an exchange that stands twice', () =>
    refuses('exchange.twice', (entries) => {
      const twice = [...run.exchanges, ownExchange(run.exchanges)].sort((a, b) => a.seq - b.seq);
      entries.set('evidence.ndjson', evidenceBytes(renumbered(twice)));
    }));
  test('an exchange that belongs to no test', () =>
    refusesRun({ code: 'exchange.unused', id: 'GUEST.IS-HAPPY#1' }, (exchanges) => {
      const last = exchanges.reduce((a, b) => (a.seq > b.seq ? a : b));
      return [...exchanges, { ...last, id: 'GUEST.IS-HAPPY#1', seq: last.seq + 1 }];
    }));
  test('an exchange from another day', () =>
    refusesRun('exchange.outside', (exchanges) => {
      const own = ownExchange(exchanges);
      return exchanges.map((each) => (each.id === own.id ? { ...each, sentAt: '2026-01-01T00:00:00.000Z' } : each));
    }));
  for (const [kind, message] of Object.entries({
    'no-token': 'no token had been issued that could be sent',
    'pool-exhausted': 'values.stays has no value left: supply more of them',
    'not-sent': 'not sent: the run has ended',
    reset: 'the connection was broken off (ECONNRESET)',
  })) {
    test(`an exchange rewritten as ${kind} keeps the run from being certified`, async () => {
      const own = ownExchange(run.exchanges);
      const lost = { reply: null, failure: { kind: kind as ExchangeFailure['kind'], message } };
      const exchanges = run.exchanges.map((each) => (each.id === own.id ? { ...own, ...lost } : each));
      assert.equal((await verifyEntries(genuine)).verdict, 'certified');
      assert.notEqual((await verifyEntries(await entriesOf({ ...run, exchanges }))).verdict, 'certified');
    });
  }
  test('a line that is no exchange', async () => {
    const entries = new Map(genuine);
    const { problems } = await verifyEntries(withAttested(entries, 'evidence.ndjson', Buffer.from('{}\n')));
    assertTold(problems, { code: 'json.fault', where: 'Line 1 of evidence.ndjson', found: 'an object' });
  });
});
