/** A service that answers what it finds faulty with 429 is told from one that limits the rate. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { AnsweredKinds } from '../../wire/kinds.ts';
import { contextFor } from '../support/context.ts';
import { stayCall } from '../support/wire.ts';

const context = contextFor('http://service.test');
const call: Call = stayCall(context, 1);

/** Everyday requests are answered, and unusual ones of the same kind meet a limit, each once more when it is resent. */
function limited(everyday: number, unusual: number): AnsweredKinds {
  const kinds = new AnsweredKinds();
  // Others that are unusual are answered, so that it is not for their kind.
  kinds.note(call, false, true);
  for (let n = 0; n < unusual; n += 1) kinds.isLimitOfItsOwn(call, false);
  for (let n = 0; n < everyday; n += 1) kinds.note(call, true, true);
  for (let n = 0; n < unusual; n += 1) kinds.isLimitOfItsOwn(call, false, true);
  return kinds;
}

test('where no everyday request meets it, and waiting does not help, the limit is for the content', () => {
  assert.equal(limited(6, 8).isLimitOfItsOwn(call, false), true);
  assert.equal(limited(6, 8).isLimitOfItsOwn(call, true), false, 'and for nothing else');
});

test('a few are not enough, of either', () => {
  assert.equal(limited(5, 8).isLimitOfItsOwn(call, false), false);
  assert.equal(limited(6, 6).isLimitOfItsOwn(call, false), false);
});

test('it is the rate where an everyday request has met it, or waiting has helped', () => {
  const everyday = limited(6, 8);
  everyday.isLimitOfItsOwn(call, true);
  assert.deepEqual([everyday.isRateLimited, everyday.isLimitOfItsOwn(call, false)], [true, false]);
  const helped = limited(6, 8);
  helped.note(call, false, false, true);
  assert.deepEqual([helped.isRateLimited, helped.isLimitOfItsOwn(call, false)], [true, false]);
});
