import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivedAs, numberedAlike } from '../../cases/alike.ts';
import { jsonObjectOf } from '../../cases/calls.ts';
import { asFilled, makeStay, type Stay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import { contextFor } from '../support/context.ts';

const context = contextFor('http://127.0.0.1:1');
const stays = [makeStay(context, 1), makeStay(context, 2), makeStay(context, 3)] as const;
const numbersOf = (of: readonly Stay[]) => of.map(({ body }) => asFilled(body.hotelConfirmationNumber));

test('numbers of digits alone differ as texts, and are one as doubles', () => {
  const numbers = numbersOf(numberedAlike(context.profile, stays));
  assert.ok(numbers.every((text) => /^\d{19,20}$/.test(text)));
  assert.equal(new Set(numbers).size, 3);
  assert.equal(new Set(numbers.map(Number)).size, 1);
  assert.equal(new Set(numbers.map(BigInt)).size, 2);
});

test('a profile without room for so many digits keeps the numbers that stays have', () => {
  const profile = { ...context.profile, fields: { 'check-in': { hotelConfirmationNumber: { maxLength: 19 } } } };
  assert.deepEqual(numberedAlike(profile, stays), stays);
});

test('a check-out leaves what supplied stays say, and its guest arrives in a body of another media type', () => {
  const values = { ...context.values, stays: [{ hotelConfirmationNumber: 'H-1' }] };
  const call = arrivedAs(validCall({ ...context, values }, 'check-out', stays[0]), 'text/json');
  assert.ok(call.guest?.headers.some(([name, value]) => /^content-type$/i.test(name) && value === 'text/json'));
  assert.deepEqual(
    call.guest?.leases.map(({ keep }) => keep),
    [[]],
  );
  assert.equal(call.intent?.kind, 'unusual');
  assert.equal(call.guest?.intent?.kind, 'unusual');
  assert.equal(jsonObjectOf(call)['checkOutDate'], stays[0].leaving);
});
