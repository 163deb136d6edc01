/** A service that was restarted may have lost its tokens and stays: an outage fails nobody. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Exchange, Wait } from '../../contract/evidence.ts';
import { unlessForgotten } from '../../judgement/forgotten.ts';
import { assemble } from '../../submission/assemble.ts';
import { runOf } from '../support/exchange.ts';
import { overrideOf } from '../support/faults.ts';
import { type Run, runAgainstMock } from '../support/submission.ts';

const ID = 'TOKEN-JSON.TOKEN-LASTS';
let run: Run;
let issued: Exchange;

before(async () => {
  const context = { claims: ['token-form', 'token-json', 'check-in'] } as const;
  const faults = [overrideOf('token-json.token-dies-early'), overrideOf('token-json.refusal-ends-token')];
  run = await runAgainstMock({ context, faults });
  const { judgement } = await judgedWith([]);
  issued = run.exchanges.find(({ id }) => judgement.exchanges?.includes(id) && id.startsWith('token-json')) as Exchange;
});

/** The instance as judged if another request waited so, and was sent again so long after the token was issued. */
async function judgedWith(waits: readonly Wait[], secondsLater = 2, wanted = ID, after = issued) {
  const other = run.exchanges.findLast(({ request }) => request.operation === 'check-in');
  const sentAt = () => new Date(Date.parse(after.sentAt) + secondsLater * 1000).toISOString();
  const exchanges = run.exchanges.map((each) =>
    waits.length > 0 && each === other ? { ...each, waits, sentAt: sentAt() } : each,
  );
  const { result } = await assemble(run.record, exchanges);
  const judgement = result.verdict.requirements.find(({ id }) => id === wanted);
  assert.ok(judgement);
  return { judgement, outcome: judgement.outcome };
}

const waited = (status: number, waitedMs: number): Wait => ({ status, retryAfter: null, waitedMs });

test('a token that is refused before its time fails the service', async () => {
  assert.equal((await judgedWith([])).outcome, 'failed');
});

test('nobody can tell where connections were refused, or an outage was met, in the meantime', async () => {
  for (const status of [0, 503]) assert.equal((await judgedWith([waited(status, 1000)])).outcome, 'inconclusive');
});

test('so it is with the token of another test', async () => {
  const other = 'TOKEN-JSON.TOKEN-SURVIVES-REFUSAL';
  const { judgement } = await judgedWith([], 0, other);
  assert.equal(judgement.outcome, 'failed');
  const [first] = judgement.exchanges ?? [];
  const given = run.exchanges.find(({ id }) => id === first);
  assert.equal((await judgedWith([waited(0, 1999)], 2, other, given)).outcome, 'inconclusive');
});

test('nor where that token was in the control', async () => {
  const { judgement } = await judgedWith([]);
  const control = run.exchanges.findLast(({ id, reply }) => judgement.exchanges?.includes(id) && reply?.status === 401);
  assert.ok(control);
  const met = { ...control, id: 'other', sentAt: control.sentAt, waits: [waited(0, 1000)] };
  const found = { kind: 'undecided', summary: 'The control was not accepted', control } as const;
  const among = (...more: Exchange[]) =>
    unlessForgotten(found, { send: async () => [], recorded: async () => runOf([...run.exchanges, ...more]) }, []);
  assert.match((await among(met)).summary, /^The service was interrupted/);
  assert.equal(await among(), found);
});

test("nobody can tell where the run's own token ended too", async () => {
  assert.equal((await judgedWith([waited(401, 0)])).outcome, 'inconclusive');
  assert.equal((await judgedWith([waited(401, 0)], 60)).outcome, 'failed', 'that was later');
});

test('an interruption before the token was issued, or a rate limit, excuses nothing', async () => {
  assert.equal((await judgedWith([waited(0, 1000)], -60)).outcome, 'failed');
  assert.equal((await judgedWith([waited(429, 1000)])).outcome, 'failed');
});
