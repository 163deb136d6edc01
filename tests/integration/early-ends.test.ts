/** Tokens refused before their life is over: a restarted service is certified, one whose tokens do not last is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedBefore } from '../../cases/waiting.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { type Context, type Override, remember } from '../../mock/behaviour.ts';
import { endsTokens, notes } from '../../mock/faults/token-lives.ts';
import { all } from '../../mock/overrides.ts';
import { emptyReply } from '../../mock/reply.ts';
import { entriesOf, judgedFrom, runAgainstMock, verifyEntries } from '../support/submission.ts';

const CLAIMS = ['token-form', 'check-in', 'check-out'] as const;
type RunOptions = NonNullable<Parameters<typeof runAgainstMock>[0]>;

async function judgedBeside(fault: Override, more: Partial<RunOptions> = {}) {
  const run = await runAgainstMock({ faults: [fault], context: { claims: CLAIMS }, ...more });
  const judged = await judgedFrom(run);
  const open = judged.of('failed', 'inconclusive').map(({ id }) => id);
  return { run, open, again: run.exchanges.filter(endedBefore), ...judged };
}

/** Knows none of the tokens that it issued before it received so many requests. */
const startsAgainAt = (...requests: readonly number[]): Override => {
  const times = (before: number) => requests.filter((each) => each <= before).length;
  return all(
    notes(({ jti }, ctx) => tokensBy(ctx).set(jti, times(ctx.mock.requests))),
    endsTokens(({ jti }, ctx) => tokensBy(ctx).get(jti) !== times(ctx.mock.requests)),
  );
};
const tokensBy = (ctx: Context) => remember(ctx, 'tokens', () => new Map<unknown, number>());

for (const requests of [90, 300, 500]) {
  test(`a service that starts again is certified, and it is said when: at request ${requests}`, async () => {
    const { run, open, again, verdict, tested } = await judgedBeside(startsAgainAt(requests));
    assert.deepEqual([verdict, open], ['certified', []]);
    assert.equal(again.length, 1);
    assert.deepEqual(
      again[0]?.waits.map(({ status }) => status),
      [401, 401],
      'the older token was refused, too',
    );
    const shown = tested.remarks.filter((remark) => remark.includes('(401)'));
    assert.match(shown.join('\n'), /^from 2\S+ on the service refused \(401\) a token .* 1 request was sent again; /);
    const { reasons } = await verifyEntries(await entriesOf(run));
    assert.deepEqual(reasons, []);
  });
}

test('so it is where many requests are under way', async () => {
  const { run, open, again, verdict } = await judgedBeside(startsAgainAt(300), { sockets: true });
  assert.deepEqual([verdict, open], ['certified', []]);
  assert.ok(again.length > 1, 'several were refused');
  assert.equal(again.filter(({ waits }) => waits.length > 1).length, 1, 'and one of them asked with the older token');
  const { reasons } = await verifyEntries(await entriesOf(run));
  assert.deepEqual(reasons, []);
});

test('a service whose tokens end again and again is not certified', async () => {
  const { open, again, verdict } = await judgedBeside(startsAgainAt(200, 400));
  assert.deepEqual([verdict, open.includes('TOKEN-FORM.TOKEN-LASTS')], ['not-certified', true]);
  assert.equal(again.length, 1);
});

test('unless each time it was down before', async () => {
  const requests = [200, 400, 600];
  const isDown: Override = {
    answer: (next) => async (ctx) => (requests.includes(ctx.mock.requests) ? emptyReply(502) : next(ctx)),
  };
  const { open, again, verdict } = await judgedBeside(all(startsAgainAt(...requests), isDown));
  assert.deepEqual([verdict, open], ['certified', []]);
  assert.equal(again.length, requests.length);
});

test('nor is one whose tokens are good for so many calls, though more than half of what a run sends', async () => {
  const uses = (ctx: Context) => remember(ctx, 'uses', () => new Map<unknown, number>());
  const usedUp = endsTokens(({ jti }, ctx) => {
    uses(ctx).set(jti, (uses(ctx).get(jti) ?? 0) + 1);
    return (uses(ctx).get(jti) ?? 0) > 700;
  });
  const { run, open, again, verdict } = await judgedBeside(usedUp);
  assert.ok(run.exchanges.length < 2 * 700 + 200, `${run.exchanges.length} were sent`);
  assert.deepEqual([verdict, open.includes('TOKEN-FORM.TOKEN-LASTS')], ['not-certified', true]);
  const [{ reply, waits }] = again as [Exchange];
  assert.ok(reply?.status !== 401 && waits.length === 1, 'an older token was still good');
  const { reasons } = await verifyEntries(await entriesOf(run));
  assert.deepEqual(reasons, []);
});
