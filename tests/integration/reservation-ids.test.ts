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
import { faults } from '../../mock/faults/index.ts';
import { idsOfItsOwn } from '../../mock/variants/scope.ts';
import { runSubject } from '../../scripts/matrix/subject.ts';
import { assemble } from '../../submission/assemble.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made, RUN_TAG, tagsOfOne } from '../support/exchange.ts';
import { says } from '../support/says.ts';
import { runAgainstMock } from '../support/submission.ts';

const SENTENCE =
  'check-out was refused (404) and values.reservationIdFrom is not set: say in certification.yaml where the reservation id comes from';
const NOT_GIVEN = { reservationIdGiven: false };
const plain = contextFor('http://service.test');
const values = { ...plain.values, ...NOT_GIVEN };

test('what rests on an accepted check-out is inconclusive, with one sentence, and nothing failed', async () => {
  const { record, exchanges } = await runAgainstMock({ faults: [idsOfItsOwn], context: { values } });
  const { result, problems } = await assemble(record, exchanges);
  const { verdict, requirements } = result.verdict;
  const open = requirements.filter(({ outcome }) => outcome === 'inconclusive');
  assert.equal(verdict, 'inconclusive');
  assert.deepEqual(
    requirements.filter(({ outcome }) => outcome === 'failed' || outcome === 'warning'),
    [],
  );
  assert.deepEqual(
    open.filter(({ reason = '' }) => !reason.endsWith(SENTENCE)),
    [],
  );
  const accepted = requirements.filter(
    ({ id, level }) => /^CHECK-OUT\.(ACCEPTS|SUCCESS)-/.test(id) && level === 'MUST',
  );
  assert.ok(accepted.length > 5);
  assert.deepEqual(
    accepted.filter(({ outcome }) => outcome !== 'inconclusive'),
    [],
  );
  assert.deepEqual(
    problems.filter(({ code }) => code === 'exchange.foreign'),
    [],
  );
});

test('where the preflight shows that the service knows such ids, a refused check-out is a failure as ever', async () => {
  const { override } = faults.find(({ name }) => name === 'check-out.no-fractions') as (typeof faults)[number];
  const claims = ['token-form', 'check-in', 'check-out'] as const;
  const variant = { name: 'faulty', because: 'It is not.', override, values: NOT_GIVEN, claims } as const;
  const { outcomes } = await runSubject({ kind: 'variant', name: 'faulty', variant });
  const failed = Object.keys(outcomes).filter((id) => outcomes[id] === 'failed');
  assert.ok(failed.length > 0);
  assert.deepEqual(
    Object.values(outcomes).filter((outcome) => outcome === 'inconclusive'),
    [],
  );
});

const request = { operation: 'check-out' } as const;
const assumed = (status: number) => ({ ...exchange({ status, request }), assumed: true as const });
const control = exchange({ status: 201, request });

test('judges by the statuses that speak of the reservation only, and only what must be accepted', () => {
  const { toBeAccepted, toBeRefused, toHaveStatus, toBeAuthorized } = matchers;
  for (const status of [400, 404, 409, 422]) {
    const words = new RegExp(`^check-out was refused \\(${status}\\) and values.reservationIdFrom is not set`);
    says(['accepted', toBeAccepted(assumed(status)), 'undecided', words]);
    says(['status', toHaveStatus(assumed(status), 201), 'undecided', words]);
    says(['authorized', toBeAuthorized(assumed(status), { control }), 'undecided', words]);
    says(['control', toBeRefused(exchange(400), { control: assumed(status) }), 'undecided', words]);
    assert.throws(() => givenAccepted(assumed(status)), /values.reservationIdFrom is not set/);
    says(['given', toBeAccepted(exchange({ status, request })), 'broken']);
  }
  for (const status of [401, 403, 405, 415, 500]) says([`${status}`, toBeAccepted(assumed(status)), 'broken']);
  says(['must be refused', toBeRefused(assumed(400), { control }), null]);
  says(['a refusal of its status', toHaveStatus(assumed(400), 400), null]);
  says(['another status', toHaveStatus(assumed(400), 422), 'broken']);
});

test('a refusal says nothing of a guest who could not check in', () => {
  const { toBeAccepted, toBeRefused, toHaveStatus, toBeAuthorized } = matchers;
  const met = '422 Unprocessable Content';
  const absent = (status: number) => exchange({ status, request, guestAbsent: { met } });
  const words = /^check-out was refused \(404\), but the guest could not check in: 422 Unprocessable Content/;
  says(['accepted', toBeAccepted(absent(404)), 'undecided', words]);
  says(['status', toHaveStatus(absent(404), 201), 'undecided', words]);
  says(['authorized', toBeAuthorized(absent(404), { control }), 'undecided', words]);
  says(['control', toBeRefused(exchange(400), { control: absent(404) }), 'undecided', words]);
  assert.throws(() => givenAccepted(absent(404)), /the guest could not check in/);
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
  return exchange({ id, request: recordRequest(sent, basesOf(plain.target), tagsOfOne), ...made });
};

test('a record that says otherwise whether the guest has checked in is not of this suite', () => {
  const refused = { ...arrival, reply: exchange({ status: 422, reason: 'Unprocessable Content' }).reply };
  const token = exchange({ id: 'token/1', seq: 0, issued: [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }] });
  const difference = (guests: Exchange, one: Exchange) =>
    new Replay({ ...plain, values: { ...values, reservationIdGiven: true } }, [token, guests, one]).differenceTo(one, {
      ...call,
      arrival: 'arrival',
    });
  const bare = answered('A', { seq: 2, status: 404 });
  const marked: Exchange = { ...bare, guestAbsent: { met: '422 Unprocessable Content' } };
  assert.equal(difference(refused, marked), null);
  assert.equal(difference(arrival, bare), null);
  assert.equal(difference(refused, bare), 'that its guest could not check in is not said');
  assert.equal(difference(arrival, marked), 'its guest has checked in');
});

test('a record that says otherwise what is assumed is not of this suite', () => {
  const token = exchange({ id: 'token/1', seq: 0, issued: [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }] });
  const difference = (given: boolean, one: Exchange, status = 404) => {
    const context = { ...plain, values: { ...values, reservationIdGiven: given } };
    const replay = new Replay(context, [token, arrival, answered('preflight/check-out', { status }), one]);
    return replay.differenceTo(one, { ...call, arrival: 'arrival' });
  };
  const bare = answered('A', { seq: 2, status: 404 });
  const marked: Exchange = { ...bare, assumed: true };
  assert.equal(difference(true, bare), null);
  assert.equal(difference(false, marked), null);
  assert.equal(difference(true, marked), 'its reservation id is no assumption');
  assert.equal(difference(false, bare), 'that its reservation id is assumed is not said');
  assert.equal(difference(false, bare, 201), null, 'the preflight shows that the service knows such ids');
  assert.equal(difference(false, marked, 201), 'its reservation id is no assumption');
  assert.equal(difference(false, answered('A', { seq: 2, failure: 'timeout' })), null, 'nothing came to be judged');
});
