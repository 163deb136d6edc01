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

let run: Run;
let genuine: Entries;

before(async () => {
  run = await runAgainstMock({ context: { claims: ['token-form', 'check-in'] } });
  genuine = await entriesOf(run);
});

type Change = (entries: Map<string, Buffer>) => void;

async function refuses(why: RegExp, change: Change, wanted: Wanted = ANYBODY): Promise<void> {
  const entries = new Map(genuine);
  change(entries);
  const found = await verifyEntries(await reattested(entries), wanted);
  assert.equal(found.genuine, false);
  assert.match(found.reasons.join('\n'), why);
  assert.equal(found.verdict, null);
}

/** Edits the run and recomputes everything that follows from it: the most careful forger. */
async function refusesRun(why: RegExp, change: (exchanges: Exchange[]) => Exchange[]) {
  const exchanges = change(JSON.parse(JSON.stringify(run.exchanges)) as Exchange[]);
  const found = await verifyEntries(await entriesOf({ ...run, exchanges }));
  assert.equal(found.genuine, false);
  assert.match(found.reasons.join('\n'), why);
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
    refuses(/The verdict is recorded as not-certified, the evidence says (certified|inconclusive)/, (entries) =>
      editVerdict(entries, (verdict) => ({ ...verdict, verdict: 'not-certified' })),
    ));
  test('an outcome flipped', () =>
    refuses(/The outcome of .* is recorded as warning, the evidence says passed/, (entries) =>
      editVerdict(entries, (verdict) => {
        const flipped = verdict.requirements.findIndex(({ outcome }) => outcome === 'passed');
        return {
          ...verdict,
          requirements: verdict.requirements.map((line, i) => (i === flipped ? { ...line, outcome: 'warning' } : line)),
        };
      }),
    ));
  test('a requirement dropped', () =>
    refuses(/belongs to the plan and is missing from the verdict/, (entries) =>
      editVerdict(entries, (verdict) => ({ ...verdict, requirements: verdict.requirements.slice(1) })),
    ));
  test('a requirement invented', () =>
    refuses(/GUEST\.IS-HAPPY is in the verdict and not in the plan/, (entries) =>
      editVerdict(entries, (verdict) => ({
        ...verdict,
        requirements: [...verdict.requirements, { ...verdict.requirements[0], id: 'GUEST.IS-HAPPY' }],
      })),
    ));
  test('a reason reworded', () =>
    refuses(/verdict\.json is not what the evidence gives/, (entries) =>
      editVerdict(entries, (verdict) => ({
        ...verdict,
        requirements: verdict.requirements.map((line) => ({ ...line, reason: 'all is well' })),
      })),
    ));
});

describe('the other files', () => {
  for (const name of ['report.html', 'junit.xml', 'README.txt']) {
    test(`${name} edited`, () =>
      refuses(new RegExp(`The file ${name.replace('.', '\\.')} is not what the evidence gives`), (entries) =>
        entries.set(name, Buffer.concat([entries.get(name) as Buffer, Buffer.from(' ')])),
      ));
  }
  test('a file that belongs to no submission', () =>
    refuses(/The file notes\.txt does not belong in a submission/, (entries) =>
      entries.set('notes.txt', Buffer.from('hello')),
    ));
  test('the status of an Allure result flipped', () =>
    refuses(/^The file allure-results\/[a-z-]+-testsuite\.xml is not what the evidence gives\.$/, (entries) => {
      const SKIPPED = 'status="skipped"';
      const isSkipped = ([name, bytes]: [string, Buffer]) =>
        name.startsWith('allure-results/') && bytes.includes(SKIPPED);
      const [name, bytes] = [...entries].find(isSkipped) ?? assert.fail('the run has skipped instances');
      entries.set(name, Buffer.from(bytes.toString().replace(SKIPPED, 'status="passed"')));
    }));
  test('an Allure result too many', () =>
    refuses(/^The file allure-results\/0-result\.json does not belong in a submission\.$/, (entries) =>
      entries.set('allure-results/0-result.json', Buffer.from('{"name":"GUEST.IS-HAPPY","status":"passed"}')),
    ));
  test('an Allure result too few', () =>
    refuses(/^The file allure-results\/.+ is not what the evidence gives\.$/, (entries) => {
      const name = [...entries.keys()].find((each) => each.startsWith('allure-results/'));
      assert.ok(name && entries.delete(name));
    }));
  test('a token left in the evidence', () =>
    refuses(/holds what looks like a JSON Web Token/, (entries) => {
      const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJzb21lYm9keSJ9', 'c2lnbmF0dXJlLW9mLXRoaXM'].join('.');
      entries.set('allure-results/note.txt', Buffer.from(token));
    }));
  test('a file attested, but missing', async () => {
    const entries = new Map(genuine);
    entries.delete('junit.xml');
    assert.match((await verifyEntries(entries)).reasons.join(), /junit\.xml is attested, but missing/);
  });
  test('an undeclared file', async () => {
    const found = await verifyEntries(new Map(genuine).set('extra.txt', Buffer.from('hello')));
    assert.match(found.reasons.join(), /extra\.txt is not declared in the attestation/);
  });
  test('a declared file edited', async () => {
    const found = await verifyEntries(new Map(genuine).set('junit.xml', Buffer.from('<testsuites/>')));
    assert.match(found.reasons.join(), /junit\.xml was changed: its digest is not the attested one/);
  });
  test('the attestation taken out', async () => {
    const entries = new Map(genuine);
    entries.delete(ATTESTATION);
    assert.match((await verifyEntries(entries)).reasons.join(), /There is no attestation\.dsse\.json/);
  });
});

describe('the evidence', () => {
  test('an exchange edited, all else left as it was', () =>
    refuses(/The outcome of .* is recorded as passed, the evidence says (failed|inconclusive)/, (entries) => {
      const exchanges = run.exchanges.map((exchange) =>
        exchange.id === ownExchange(run.exchanges).id && exchange.reply
          ? { ...exchange, reply: { ...exchange.reply, status: 500 } }
          : exchange,
      );
      entries.set('evidence.ndjson', evidenceBytes([...exchanges].sort((a, b) => a.seq - b.seq)));
    }));
  test('a request of a patched suite', () =>
    refusesRun(/The request \S+ is not the suite's: its body is /, (exchanges) => {
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
    refusesRun(/is not the suite's: its /, (exchanges) => {
      const own = ownExchange(exchanges);
      const donor = checkIns(exchanges)[1] ?? assert.fail('the run has one accepted check-in');
      return exchanges.map((exchange) => (exchange.id === own.id ? { ...donor, id: own.id, seq: own.seq } : exchange));
    }));
  test("a token's tag swapped for one that was never issued", () =>
    refusesRun(/carries the token 00000000, which no exchange before it issued/, (exchanges) => {
      const own = ownExchange(exchanges);
      const swapped = JSON.parse(
        JSON.stringify(own.request).replace(/<access_token:[0-9a-f]{8}>/, '<access_token:00000000>'),
      ) as Exchange['request'];
      return exchanges.map((exchange) => (exchange.id === own.id ? { ...own, request: swapped } : exchange));
    }));
  test("a token's tag swapped for that of another test's token", () =>
    refusesRun(/is not the suite's: its headers is /, (exchanges) => {
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
    refusesRun(/has the number \d+ where \d+ is expected/, (exchanges) => {
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
    refuses(/appears twice in the evidence/, (entries) => {
      const twice = [...run.exchanges, ownExchange(run.exchanges)].sort((a, b) => a.seq - b.seq);
      entries.set('evidence.ndjson', evidenceBytes(renumbered(twice)));
    }));
  test('an exchange that belongs to no test', () =>
    refusesRun(/The exchange GUEST\.IS-HAPPY#1 belongs to no test of the plan/, (exchanges) => {
      const last = exchanges.reduce((a, b) => (a.seq > b.seq ? a : b));
      return [...exchanges, { ...last, id: 'GUEST.IS-HAPPY#1', seq: last.seq + 1 }];
    }));
  test('an exchange from another day', () =>
    refusesRun(/lies outside the run/, (exchanges) => {
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
    const { reasons } = await verifyEntries(withAttested(entries, 'evidence.ndjson', Buffer.from('{}\n')));
    assert.match(reasons.join(), /Line 1 of evidence\.ndjson: found an object; wanted either a reply or a failure/);
  });
});
