/** When a token of the JSON variant stands in for the run's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import { RunToken } from '../../wire/tokens.ts';
import { contextFor } from '../support/context.ts';
import { virtualClock } from '../support/wire.ts';

const CONTEXT = { ...contextFor(''), claims: ['token-form', 'token-json', 'check-in'] } as const;

/** The variants of the tokens that as many calls carry, from the 500th on. */
async function variantsUsed(isAsMeant: boolean | null, jsonStatus = 200): Promise<string[]> {
  const token = new RunToken(
    CONTEXT,
    async (_id, { operation }) => {
      const status = operation === 'token-json' ? jsonStatus : 200;
      const taken = status === 200 ? [{ value: operation, tag: operation, lifetimeSeconds: 3600 }] : [];
      return { exchange: { reply: { status } } as Exchange, taken } as never;
    },
    virtualClock(),
  );
  const used: string[] = [];
  for (let at = 0; at < 900; at += 1) {
    await token.ensure();
    used.push(token.usable?.value ?? 'none');
    token.noteUse();
    if (at === 100 && isAsMeant !== null) token.noteJson(isAsMeant);
  }
  return [used[0], used[499], used[500], used[799], used[800], used[899]].map(String);
}

const OWN = Array.from({ length: 6 }, () => 'token-form');

test('a token of the JSON variant stands in for the 500th to the 800th use, then the first one again', async () => {
  const [own, other] = ['token-form', 'token-json'];
  assert.deepEqual(await variantsUsed(true), [own, own, other, other, own, own]);
});

test('it does not where such tokens were never used, were found at fault, or are not issued', async () => {
  assert.deepEqual(await variantsUsed(null), OWN);
  assert.deepEqual(await variantsUsed(false), OWN);
  assert.deepEqual(await variantsUsed(true, 400), OWN);
});
