/** A service with its own reservation ids, where the settings do not say where they come from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { basesOf, complete, recordRequest } from '../../cases/record.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { givenAccepted } from '../../judgement/given.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { Replay } from '../../judgement/replay.ts';
import { idsOfItsOwn } from '../../mock/variants/scope.ts';
import { runSubject } from '../../scripts/matrix/subject.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made, RUN_TAG, tagsOfOne } from '../support/exchange.ts';
import { overrideOf } from '../support/faults.ts';
import { says } from '../support/says.ts';
import { judgedFrom, runAgainstMock } from '../support/submission.ts';

const SENTENCE =
  'check-out was refused (404) and values.reservationIdFrom is not set: say in certification.yaml where the reservation id comes from';
const NOT_GIVEN = { reservationIdGiven: false };
const plain = contextFor('http://service.test');
const values = { ...plain.values, ...NOT_GIVEN };

test('what rests on an accepted check-out is inconclusive, with one sentence, and nothing failed', async () => {
  const run = await runAgainstMock({ faults: [idsOfItsOwn], context: { values, claims: ['token-form', 'check-out'] } });
  const { verdict, requirements, of, foreign } = await judgedFrom(run);
  assert.deepEqual([verdict, of('failed', 'warning'), foreign], ['inconclusive', [], []]);
  for (const { reason } of of('inconclusive')) assert.ok(reason?.endsWith(SENTENCE), reason);
  // What must be accepted where an earlier one is does not arise.
  const accepted = requirements.filter(
    ({ id, level }) => /^CHECK-OUT\.(ACCEPTS-(?!AS-EARLIER)|SUCCESS-)/.test(id) && level === 'MUST',
  );
  assert.ok(accepted.length > 5);
  assert.ok(accepted.every(({ outcome }) => outcome === 'inconclusive'));
});

test('where the preflight shows that the service knows such ids, a refused check-out is a failure as ever', async () => {
  const claims = ['token-form', 'check-in', 'check-out'] as const;
  const override = overrideOf('check-out.no-fractions');
  const variant = { name: 'faulty', because: 'It is not.', override, values: NOT_GIVEN, claims } as const;
  const { outcomes } = await runSubject({ kind: 'variant', name: 'faulty', variant });
  const met = Object.values(outcomes);
  assert.ok(met.includes('failed') && !met.includes('inconclusive'));
});

const request = { operation: 'check-out' } as const;
const assumed = (status: number) => ({ ...exchange({ status, request }), assumed: true as const });
const control = exchange({ status: 201, request });

const { toBeAccepted, toBeRefused, toHaveStatus, toBeAuthorized } = matchers;

/** Nothing is decided of what must be accepted, and of what it is the control of. */
function undecided(one: Exchange, words: RegExp): void {
  says(['accepted', toBeAccepted(one), 'undecided', words]);
  says(['status', toHaveStatus(one, 201), 'undecided', words]);
  says(['authorized', toBeAuthorized(one, { control }), 'undecided', words]);
  says(['control', toBeRefused(exchange(400), { control: one, profile: {} }), 'undecided', words]);
  assert.throws(() => givenAccepted(one), words);
}

test('judges by the statuses that speak of the reservation only, and only what must be accepted', () => {
  for (const status of [400, 404, 409, 422]) {
    undecided(assumed(status), RegExp(`check-out was refused \\(${status}\\) and values.reservationIdFrom is not set`));
    says(['given', toBeAccepted(exchange({ status, request })), 'broken']);
  }
  for (const status of [401, 403, 405, 415, 500]) says([`${status}`, toBeAccepted(assumed(status)), 'broken']);
  says(['must be refused', toBeRefused(assumed(400), { control, profile: {} }), null]);
  says(['a refusal of its status', toHaveStatus(assumed(400), 400), null]);
  says(['another status', toHaveStatus(assumed(400), 422), 'broken']);
});

test('a refusal says nothing of a guest who could not check in', () => {
  const met = '422 Unprocessable Content';
  const absent = (status: number) => exchange({ status, request, guestAbsent: { met } });
  undecided(absent(404), /check-out was refused \(404\), but the guest could not check in: 422 Unprocessable Content/);
  const zone = exchange({ status: 404, request, guestAbsent: { met, assumed: true } });
  says(['the zone', toBeAccepted(zone), 'undecided', /set LODGING_HOTEL_TIME_ZONE/]);
  says(['all the same', toBeAccepted(absent(201)), null]);
  for (const status of [401, 405, 415, 500]) says([`${status}`, toBeAccepted(absent(status)), 'broken']);
});

const { guest, ...call } = validCall(plain, 'check-out', makeStay(plain, 1));
const number = { body: { text: JSON.stringify({ hotelConfirmationNumber: 'C-1' }), bytes: 0 } };
const arrival = exchange({ id: 'arrival', request: number });
const answered = (id: string, made: Made = {}) => {
  const tagged = { ...call, arrival: 'arrival' };
  const sent = complete(tagged, values, { leased: [], arrival }) as Call;
  return exchange({ id, request: recordRequest(sent, basesOf(plain), tagsOfOne), ...made });
};

const bare = answered('A', { seq: 2, status: 404 });

/** What a replay says against the last of these, where the id of the reservation was given or not. */
function difference(reservationIdGiven: boolean, ...exchanges: readonly Exchange[]): string | null {
  const token = exchange({ id: 'token/1', seq: 0, issued: [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }] });
  const replay = new Replay({ ...plain, values: { ...values, reservationIdGiven } }, [token, ...exchanges]);
  return replay.differenceTo(exchanges.at(-1) as Exchange, { ...call, arrival: 'arrival' });
}

test('a record that says otherwise whether the guest has checked in is not of this suite', () => {
  const refused = { ...arrival, reply: exchange({ status: 422, reason: 'Unprocessable Content' }).reply };
  const marked: Exchange = { ...bare, guestAbsent: { met: '422 Unprocessable Content' } };
  assert.equal(difference(true, refused, marked), null);
  assert.equal(difference(true, arrival, bare), null);
  assert.equal(difference(true, refused, bare), 'that its guest could not check in is not said');
  assert.equal(difference(true, arrival, marked), 'its guest has checked in');
});

test('a record that says otherwise what is assumed is not of this suite', () => {
  const after = (status: number) => [arrival, answered('preflight/check-out', { status })];
  const marked: Exchange = { ...bare, assumed: true };
  assert.equal(difference(true, ...after(404), bare), null);
  assert.equal(difference(false, ...after(404), marked), null);
  assert.equal(difference(true, ...after(404), marked), 'its reservation id is not assumed');
  assert.equal(difference(false, ...after(404), bare), 'that its reservation id is assumed is not said');
  assert.equal(difference(false, ...after(201), bare), null, 'the preflight shows that the service knows such ids');
  assert.equal(difference(false, ...after(201), marked), 'its reservation id is not assumed');
  const unanswered = answered('A', { seq: 2, failure: 'timeout' });
  assert.equal(difference(false, ...after(404), unanswered), null, 'nothing came to be judged');
});
