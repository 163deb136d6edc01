/** An issuer that returns the same token while it lives: its submission is as genuine as any other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import { type Override, remember } from '../../mock/behaviour.ts';
import { entriesOf, runAgainstMock, verifyEntries } from '../support/submission.ts';

/** The wire asks again after three quarters of it: then it is given what is left, and at the next time another one. */
const LIFE_SECONDS = 5;
const NOT_THE_LAST_SECONDS = 1;

/** The same token for every request, of either variant, with what is left of its life. */
const sameWhileItLives: Override = {
  issue: (next) => async (claims, ctx) => {
    const kept = remember(ctx, 'same token', () => new Map<unknown, { token: string; exp: number }>());
    const now = ctx.mock.clock() / 1000;
    const known = kept.get(claims.sub);
    if (known && known.exp > now + NOT_THE_LAST_SECONDS) return known.token;
    const exp = now + LIFE_SECONDS;
    const token = await next({ ...claims, exp }, ctx);
    kept.set(claims.sub, { token, exp });
    return token;
  },
  tokenFields: (next) => (token, client, ctx) => {
    const kept = remember(ctx, 'same token', () => new Map<unknown, { token: string; exp: number }>());
    const exp = [...kept.values()].find((each) => each.token === token)?.exp ?? 0;
    const left = Math.max(1, Math.floor(exp - ctx.mock.clock() / 1000));
    return { ...next(token, client, ctx), expires_in: left };
  },
};

const hasToken = ({ headers }: Exchange['request']) =>
  headers.some(([name, value]) => name === 'Authorization' && value.startsWith('Bearer <access_token'));

test('a paced run beside an issuer that repeats its tokens is verified', async () => {
  const run = await runAgainstMock({
    faults: [sameWhileItLives],
    only: (id) => /^(CHECK-IN\.ACCEPTS|TOKEN-(FORM|JSON)\.(SUCCESS|SECOND|TOKEN))/.test(id),
    pace: { requestsPerSecond: 25, concurrency: 4 },
  });
  const issuers = run.exchanges.flatMap(({ id, issued }) => issued.map(({ tag }) => [id, tag] as const));
  const ofRun = issuers.filter(([id]) => id.startsWith('token/'));
  assert.ok(new Set(ofRun.map(([, tag]) => tag)).size > 1, 'more than one token lived');
  assert.ok(new Set(ofRun.map(([, tag]) => tag)).size < ofRun.length, 'one was issued again to the run');
  assert.deepEqual(
    run.exchanges
      // With a token of the run, that is: those of other sequences may have ended when they are used.
      .filter(({ id, reply, request }) => reply?.status === 401 && id.startsWith('check-in/') && hasToken(request))
      .map(({ id }) => id),
    [],
  );
  const verification = await verifyEntries(await entriesOf(run));
  assert.deepEqual([verification.consistent, verification.reasons], [true, []]);
});
