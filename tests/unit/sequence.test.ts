/** Exchanges are named by what is sent: the same calls get the same ones, and what makes a stay unique comes last. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Call, RESERVATION_ID } from '../../cases/call.ts';
import { report, withBytes } from '../../cases/calls.ts';
import { type Circumstance, circumstanceNamed } from '../../cases/circumstances.ts';
import { complete } from '../../cases/record.ts';
import { reservationIdOf } from '../../cases/reservation-id.ts';
import { inPlaceOf, restartedAfterOutage, restartedAfterRepetition, sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { newestTokensUsed } from '../../cases/token-requests.ts';
import { replyUnder } from '../../cases/under-circumstances.ts';
import { validCall } from '../../cases/valid.ts';
import type { ReservationIdSource } from '../../contract/words.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange, type Made } from '../support/exchange.ts';

const context = contextFor('http://service.test', { profile: embeddedProfile });
const valid = (operation: Parameters<typeof validCall>[1], stay = 1) =>
  validCall(context, operation, makeStay(context, stay));
const bodyOf = (call: Call | undefined) => JSON.stringify(call?.body);

test('the same calls have the same id, whichever of its stays a test took', () => {
  const one = sequenceOf('seed', [valid('check-in', 1)]);
  const other = sequenceOf('seed', [valid('check-in', 7)]);
  // What takes their place where a run was interrupted is built when it is asked for.
  assert.deepEqual({ ...other, again: null }, { ...one, again: null });
  assert.deepEqual({ ...other.again?.(), again: null }, { ...one.again?.(), again: null });
  assert.match(one.id, /^check-in\/[0-9a-f]{12}$/);
  const ids = one.steps.map(({ id }) => id);
  assert.deepEqual(ids, [one.id]);
});

test('what a sequence may do is said by who makes it', () => {
  const { resend, order, arrivals } = sequenceOf('seed', [valid('check-in')]);
  assert.deepEqual([resend, order, arrivals], [false, 'in-turn', 0]);
  assert.equal(sequenceOf('seed', [valid('check-in')], { resend: true }).resend, true);
});

test('newest tokens are asked for again where the run was interrupted among them, as long as each was accepted', () => {
  const calls = newestTokensUsed(valid('token-form'), valid('check-in', 1), valid('check-in', 2), valid('check-in', 3));
  const sequence = sequenceOf('seed', [...calls]);
  const last = sequence.ids.at(-1);
  const answeredWith = (status: number) => (id: string) => (id === last ? undefined : exchange({ id, status }));
  assert.equal(inPlaceOf(sequence, answeredWith(201))?.id, `${sequence.id}~2`);
  assert.equal(inPlaceOf(sequence, answeredWith(401)), null);
});

describe('an answer that may be that to a repetition', () => {
  const sequence = sequenceOf('seed', [{ ...valid('check-out'), guest: valid('check-in') }], { resend: true });
  const [arrival, report] = sequence.ids as readonly [string, string];
  const gateway = [{ status: 504, retryAfter: null, waitedMs: 1000 }];
  const next = (...made: readonly Made[]) =>
    restartedAfterRepetition(
      sequence,
      made.map((each, at) => exchange({ id: sequence.ids[at] as string, ...each })),
    )?.id;

  test('has the calls sent about others, whatever it was', () => {
    for (const status of [201, 200, 409, 500]) assert.equal(next({}, { status, waits: gateway }), `${sequence.id}~2`);
    const guestAbsent = { met: '409 Conflict' };
    assert.equal(next({ status: 409, waits: gateway }, { status: 404, guestAbsent }), `${sequence.id}~2`);
    const lost = [{ status: 0, retryAfter: null, waitedMs: 0 }];
    assert.equal(next({}, { status: 409, waits: lost }), `${sequence.id}~2`, 'a connection that was closing');
  });

  test('is none where nothing was taken before, nothing came, or something else has failed', () => {
    assert.equal(next({}, { status: 409 }), undefined);
    assert.equal(next({}, { waits: [{ status: 503, retryAfter: '1', waitedMs: 1000 }] }), undefined);
    assert.equal(next({}, { waits: [{ status: 0, retryAfter: null, waitedMs: 0 }] }), undefined);
    assert.equal(next({}, { status: 504, waits: gateway }), undefined);
    assert.equal(next({ status: 500 }, { status: 409, waits: gateway }), undefined);
    assert.equal(next({ id: `${arrival}~2` }, { id: `${report}~2`, waits: gateway }), undefined, 'of others already');
  });
});

test('under a circumstance with a report before the others, the check-in that a stay is named by comes one later', async () => {
  const places = async (changed: Partial<Circumstance>) => {
    const sent: Call[][] = [];
    const together = async (...calls: readonly [Call, ...Call[]]) => {
      sent.push([...calls]);
      return calls.map(() => exchange());
    };
    const send = async (call: Call) => (await together(call))[0] as ReturnType<typeof exchange>;
    const circumstance = { ...circumstanceNamed('no-accept'), ...changed };
    const ways = { send, sendInTurn: together, sendAtOnce: together };
    await replyUnder(ways, context, circumstance, { operation: 'check-out', role: 'valid' });
    const calls = sent.at(-1) ?? [];
    const at = (operation: string) => calls.findLastIndex((call) => call.operation === operation);
    return { checkIn: at('check-in') + 1, arrival: calls[at('check-out')]?.arrival };
  };
  const plain = await places({});
  const later = await places({ before: () => valid('check-in', 1) });
  assert.equal(plain.arrival, `#${plain.checkIn}`);
  assert.deepEqual([later.checkIn, later.arrival], [plain.checkIn + 1, `#${later.checkIn}`]);
});

function idFrom(reservationIdFrom: ReservationIdSource, location?: string): string | undefined {
  const request = { body: { text: JSON.stringify(makeStay(context, 3).body), bytes: 0 } };
  const headers = location === undefined ? [] : [['Location', location] as const];
  const values = { ...context.values, reservationIdFrom, reservationIds: ['R-1', 'R-2'] };
  return reservationIdOf(values, exchange({ request, headers }), 1);
}

test('the reservation id comes from where the integrator says', () => {
  assert.equal(idFrom('hotel-confirmation-number'), 'CERT-XUNIQUEX0003');
  assert.equal(idFrom('supplier-reservation-id'), 'S-XUNIQUEX0003');
  assert.equal(idFrom('list'), 'R-2');
  assert.equal(idFrom('omitted'), undefined);
  assert.equal(idFrom('location-header', '/stays/R%2F7?x=1#y'), 'R/7');
  assert.equal(idFrom('location-header'), undefined);
});

test('a Location that cannot be decoded is taken as it is', () => {
  assert.equal(idFrom('location-header', 'http://service.test/stays/100%zz'), '100%zz');
});

test('the id is written as the body asks for it, and a call without one is not made', () => {
  const lease = { pool: 'reservationIds', holder: 'x', keep: [] } as const;
  const values = { ...context.values, reservationIdFrom: 'list' as const, reservationIds: ['a"b'] };
  const made = (call: Call) => complete({ ...call, leases: [lease] }, values, { leased: [0], arrival: undefined });
  const json = report({}, 'check-out', { reservationId: RESERVATION_ID });
  const text: Call = { ...json, body: { kind: 'text', text: `{"reservationId":"${RESERVATION_ID}",}` } };
  const bytes = withBytes(json, Buffer.from(`{"reservationId":"${RESERVATION_ID}"}`));
  assert.deepEqual(made(json)?.body, { kind: 'json', value: { reservationId: 'a"b' } });
  assert.equal(bodyOf(made(text) ?? undefined), JSON.stringify({ kind: 'text', text: ['{"reservationId":"a\\"b",}'] }));
  assert.match(bodyOf(made(bytes) ?? undefined), /a\\\\\\"b/);
  assert.equal(complete(json, context.values, { leased: [], arrival: exchange() }), null);
});

for (const operation of ['check-out', 'partial-bill'] as const) {
  test(`a ${operation} takes its id from the list, and carries none where it is to be omitted`, () => {
    const profile = { operations: { 'partial-bill': { example: { reservationId: 'constant', folio: 'F' } } } };
    const under = (reservationIdFrom: ReservationIdSource) => {
      const given = contextFor('http://service.test', { profile, values: { ...context.values, reservationIdFrom } });
      return validCall(given, operation, makeStay(given, 1));
    };
    const pools = under('list').leases.map(({ pool }) => pool);
    assert.deepEqual(pools, ['reservationIds']);
    assert.ok(bodyOf(under('list')).includes(RESERVATION_ID));
    assert.ok(!bodyOf(under('omitted')).includes('reservationId'));
  });
}

test('where a repeated report was perhaps taken by a service that was out of order, all are sent again some seconds later, of another stay', () => {
  const call = valid('check-in');
  const repeated = sequenceOf('seed', [call, call]);
  const [first, second] = repeated.ids as [string, string];
  const restarted = (...met: Parameters<typeof exchange>[0][]) =>
    restartedAfterOutage(
      repeated,
      [first, second].map((id, at) => ({ ...exchange(met[at] as number), id })),
    );
  const next = restarted(201, 502);
  assert.deepEqual(next?.ids, [`${repeated.id}~2#1`, `${repeated.id}~2#2`]);
  const notBefore = { exchange: second, seconds: 5 };
  assert.deepEqual(
    next?.steps.map((step) => step.call.notBefore),
    [notBefore, notBefore],
  );
  assert.notEqual(bodyOf(next?.steps[0]?.call), bodyOf(repeated.steps[0]?.call));
  for (const met of [504, 520, { failure: 'reset' }] as const) assert.ok(restarted(met, 201));
  for (const met of [503, 500, 201, { failure: 'not-sent' }] as const) assert.equal(restarted(met, 201), null);
  const once = sequenceOf('seed', [call], { resend: true });
  const out = { ...exchange(502), id: once.ids[0] as string };
  assert.equal(restartedAfterOutage(once, [out]), null, 'it was sent again by itself');
});
