/** A run that is killed and goes on: it ends as if it had not been, and sends nothing again that was answered. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { seededNumber } from '../../cases/sequence.ts';
import { NEVER_LEFT } from '../../cases/unsent.ts';
import { type Override, remember } from '../../mock/behaviour.ts';
import { finishes } from '../../mock/overrides.ts';
import { emptyReply } from '../../mock/reply.ts';
import { Journal, readJournal } from '../../run/journal.ts';
import { JOURNAL } from '../../scripts/certify/folder.ts';
import { readOptions } from '../../scripts/certify/options.ts';
import { endJournal } from '../../scripts/certify/resume.ts';
import { assemble } from '../../submission/assemble.ts';
import { Refusal } from '../../submission/problems.ts';
import { parseRecord, recordBytes } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { Earlier, type WireEvent } from '../../wire/earlier.ts';
import { CheckedOutValues } from '../../wire/preparation.ts';
import { scratch } from '../support/certify.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { overrideOf } from '../support/faults.ts';
import { entriesOf, runAgainstMock, verifyEntries } from '../support/submission.ts';
import { issuing, sendOne, stayCall, virtualClock, wired } from '../support/wire.ts';

const SEED = process.env['RESUME_SEED'] ?? randomBytes(8).toString('hex');
/** What happens to the wire of a whole run of few claims, and of its part about tokens, in steps. */
const FEW = ['token-form', 'check-in'] as const;
const STEPS = 1300;
const OF_TOKENS = 600;
const isAboutTokens = (id: string) => /^(TOKEN|BEARER|REPETITION)/.test(id);

/** After how many steps a run is killed, so often. */
const killsOf = (times: number, name: string, steps = STEPS) =>
  Array.from(
    { length: times },
    (_none, at) => 1 + seededNumber(SEED, `${name} ${at}`, Math.ceil((1.5 * steps) / times)),
  );

type Made = Awaited<ReturnType<typeof runAgainstMock>>;

/** Every request that left: each exchange once, and as often as something of it was waited out. */
const leftIn = ({ exchanges }: Made) =>
  exchanges
    .filter(({ failure }) => !NEVER_LEFT.includes(failure?.kind))
    .reduce((sum, { waits }) => sum + 1 + waits.length, 0);

const context = { startedAt: new Date().toISOString() };

/** A run that was killed while a request was under way. Kills may all fall between requests, so it is tried again. */
async function cutRun(): Promise<Made> {
  for (let time = 1; time <= 10; time += 1) {
    const killedAfter = killsOf(3, `cut ${time}`, OF_TOKENS);
    const run = await runAgainstMock({ context, only: isAboutTokens, killedAfter });
    if (run.exchanges.some(({ id }) => id.includes('~2'))) return run;
  }
  return assert.fail('no kill fell into a request');
}

async function verdictOf(run: Made) {
  const { result, problems } = await assemble(run.record, run.exchanges);
  assert.deepEqual(problems, []);
  const { times, interruptions, ...verdict } = result.verdict;
  assert.deepEqual(interruptions, run.record.interruptions);
  return verdict;
}

/** The mock counts on: what it says of the same run twice is not the same byte for byte, what was judged is. */
const outcomesIn = ({ requirements }: Awaited<ReturnType<typeof verdictOf>>) =>
  requirements.map(({ id, outcome, reason }) => `${id} ${outcome} ${reason ?? ''}`);

/** A gateway that answers 502 instead of the service for so long, from a request on. */
const losesReplies = (from: number, forMs: number): Override =>
  finishes((reply, ctx) => {
    const { clock, requests } = ctx.mock;
    const until = requests < from ? Infinity : remember(ctx, 'end of the outage', () => clock() + forMs);
    return requests >= from && clock() < until ? emptyReply(502) : reply;
  });

describe(`a run that is killed and goes on (RESUME_SEED=${SEED})`, () => {
  test('is certified, has no exchange twice, and says how often it was interrupted', async () => {
    // The same report once more would be refused.
    const faults = [overrideOf('duplicates-are-409')];
    const { repeats: _, ...profile } = embeddedProfile;
    const few = { ...context, profile, claims: FEW };
    const run = await runAgainstMock({ context: few, faults, killedAfter: killsOf(5, 'plain') });
    assert.equal(run.sends, leftIn(run));
    assert.ok(run.exchanges.some(({ id }) => id.includes('~2')));
    assert.equal(new Set(run.exchanges.map(({ id }) => id)).size, run.exchanges.length);
    const { verdict, reasons, unmet, run: verified } = await verifyEntries(await entriesOf(run));
    assert.deepEqual(unmet, []);
    assert.deepEqual([verdict, reasons, verified?.interruptions?.length], ['certified', [], 5]);
    const blamed = verified?.tested.remarks.filter((remark) => remark.includes('the service was interrupted'));
    assert.deepEqual(blamed, [], 'the run was, and not the service');
  });

  test('is certified although the service was gone for a while', async () => {
    // The gateway loses the replies of some minutes; the same report once more would be refused.
    const faults = [overrideOf('duplicates-are-409'), losesReplies(400, 300_000)];
    const { repeats: _, ...profile } = embeddedProfile;
    const run = await runAgainstMock({ context: { ...context, profile }, faults, killedAfter: [Infinity] });
    const { verdict, reasons, unmet, run: verified } = await verifyEntries(await entriesOf(run));
    assert.deepEqual([verdict, reasons, unmet, verified?.interruptions?.length], ['certified', [], [], 1]);
  });

  test('is refused: nothing takes the place of what was not interrupted', async () => {
    const run = await cutRun();
    const codesOf = async (record: object) => {
      const { problems } = await assemble({ ...run.record, ...record }, run.exchanges);
      return [...new Set(problems.map(({ code }) => code))];
    };
    assert.deepEqual(await codesOf({}), []);
    assert.deepEqual(await codesOf({ interruptions: undefined }), ['exchange.unused']);
    const { endedAt } = run.record.times;
    // What a cut sequence leaves, and what a single call does, may both be there: that depends on the seed.
    const late = await codesOf({ interruptions: [{ stoppedAt: endedAt, resumedAt: endedAt }] });
    assert.ok(late.includes('exchange.foreign'), late.join());
  });

  test('still fails in what has failed, and in nothing else', async () => {
    const faults = [overrideOf('token-form.lifetime-as-string')];
    const only = { context, faults, only: isAboutTokens };
    const [whole, killed] = [
      await runAgainstMock(only),
      await runAgainstMock({ ...only, killedAfter: killsOf(3, 'faulty', OF_TOKENS) }),
    ];
    const found = await verdictOf(killed);
    assert.deepEqual(outcomesIn(found), outcomesIn(await verdictOf(whole)));
    assert.equal(found.verdict, 'not-certified');
  });

  test('fails nothing where a new token ends the earlier ones', async () => {
    const faults = [overrideOf('one-live-token')];
    const killedAfter = killsOf(5, 'one token', OF_TOKENS);
    const run = await runAgainstMock({ context, faults, only: isAboutTokens, killedAfter });
    const { counts } = await verdictOf(run);
    assert.deepEqual([counts.failed, counts.warning], [0, 0]);
  });
});

test('interruptions cannot lie outside of the run, or run backwards', async () => {
  const { record } = await runAgainstMock({ only: (id) => id === 'TOKEN-FORM.SUCCESS-200' });
  const { startedAt, endedAt } = record.times;
  const later = new Date(Date.parse(endedAt) + 1000).toISOString();
  const read = (interruptions: RunRecord['interruptions']) =>
    parseRecord(recordBytes({ ...record, interruptions } as RunRecord));
  assert.equal(read([{ stoppedAt: startedAt, resumedAt: endedAt }]).interruptions?.length, 1);
  for (const odd of [
    [{ stoppedAt: startedAt, resumedAt: later }],
    [{ stoppedAt: endedAt, resumedAt: startedAt }],
    [
      { stoppedAt: startedAt, resumedAt: endedAt },
      { stoppedAt: startedAt, resumedAt: startedAt },
    ],
  ])
    assert.throws(
      () => read(odd),
      (error) => error instanceof Refusal && error.problems[0]?.code === 'run.interruptions',
    );
});

test('what follows an unanswered request in its sequence is sent again as well', () => {
  const made = ['token/1', 'check-out/a/arrival', 'token/2', 'check-out/a'].map((id, at) =>
    exchange({ id, seq: at + 1, ...(at === 1 ? { status: 502 } : at === 2 ? { failure: 'not-sent' } : {}) }),
  );
  assert.deepEqual(
    new Earlier(made, []).exchanges.map(({ id, seq }) => [id, seq]),
    [['token/1', 1]],
  );
});

test('supplied values that an interrupted run has checked out are taken by nobody else', () => {
  const values = { ...contextFor('http://service.test').values, stays: [{}, {}, {}] };
  const callOf = (holder: string) => ({ leases: [{ pool: 'stays', holder, keep: [] }] }) as unknown as Call;
  const events: WireEvent[] = [];
  const before = new CheckedOutValues(values, undefined, undefined, (event) => events.push(event));
  for (const holder of ['a', 'b']) before.take(callOf(holder));
  before.settle([{ call: callOf('a'), accepted: false }]);
  const after = new CheckedOutValues(values, undefined, new Earlier([], events).held);
  assert.deepEqual(after.take(callOf('b')), { indices: [1] });
  assert.deepEqual([after.take(callOf('c')), after.take(callOf('d'))], [{ indices: [0] }, { indices: [2] }]);
  assert.deepEqual(after.take(callOf('e')), { exhausted: 'stays' });
});

test('a request that was cut off has waited until it is sent again, however long others go before it', async (t) => {
  const clock = virtualClock();
  const cutOff = clock.now() - 500;
  const about = { startedAt: new Date(cutOff).toISOString() };
  const earlier = new Earlier([], [{ begun: 'a', at: cutOff }]);
  const accept = issuing((_request, response) => response.writeHead(200).end());
  const { wire, context } = await wired(t, accept, { about, clock, earlier, requestsPerSecond: 1 });
  const idsInOrder = ['b', 'c', 'd', 'a'];
  const sent = await Promise.all(idsInOrder.map((id, at) => sendOne(wire, id, stayCall(context, at + 1))));
  const waitsOf = (id: string) => sent.find((each) => each.id === id)?.waits;
  const resent = Date.parse(sent.find(({ id }) => id === 'a')?.sentAt ?? '');
  assert.ok(resent > clock.now() - 2000 && resent - cutOff > 3000);
  assert.deepEqual(waitsOf('a'), [{ status: 0, retryAfter: null, waitedMs: resent - cutOff }]);
  assert.deepEqual(waitsOf('b'), []);
});

test('a journal opens with the secret of its run alone, up to its last whole line', (t) => {
  const folder = scratch(t);
  const file = join(folder, 'journal');
  const token = 'a token of the run';
  const event = { secret: token, placeholder: '<access_token:0>', from: 'service' } as const;
  const journal = new Journal('secret', 'seed', { challenge: null, witnessed: false, accept: [] });
  journal.keep(event);
  journal.writeTo(file);
  journal.keep({ begun: 'b', at: 2 });
  journal.close();
  const text = readFileSync(file, 'latin1');
  assert.ok(!Buffer.from(text, 'base64').toString().includes(token) && !text.includes(token));
  assert.deepEqual(readJournal(file, 'secret', 'seed')?.events, [event, { begun: 'b', at: 2 }]);
  for (const [secret, seed] of [
    ['another', 'seed'],
    ['secret', 'another'],
  ] as const)
    assert.equal(readJournal(file, secret, seed), null);
  const lines = text.split('\n').slice(0, -1);
  const swapped = [lines[0], lines[2], lines[1]].map((line) => `${line}\n`).join('');
  writeFileSync(file, swapped);
  assert.equal(readJournal(file, 'secret', 'seed'), null);
  writeFileSync(file, text.slice(0, -5));
  const half = readJournal(file, 'secret', 'seed') ?? assert.fail();
  assert.deepEqual(half.events, [event]);
  const next = new Journal('secret', 'seed', half.begun, half);
  next.writeTo(file, half.bytes);
  next.keep({ begun: 'c', at: 3 });
  next.close();
  assert.deepEqual(readJournal(file, 'secret', 'seed')?.events, [event, { begun: 'c', at: 3 }]);
});

test('a Ctrl-C leaves something to go on with only before all was sent, and a service that was gone always does', (t) => {
  const out = scratch(t);
  const options = { ...readOptions(['--json']), out };
  for (const [ran, interrupted, gone, stays] of [
    [false, true, false, true],
    [true, true, false, false],
    [true, false, false, false],
    [false, false, false, false],
    [true, false, true, true],
  ] as const) {
    writeFileSync(join(out, JOURNAL), '');
    endJournal(options, { ran, interrupted, gone });
    assert.equal(existsSync(join(out, JOURNAL)), stays, `ran ${ran}, interrupted ${interrupted}`);
  }
});
