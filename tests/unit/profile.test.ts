/** What a profile pins: examples with placeholders, limits of fields, ways of reading. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESERVATION_ID, withCheckedOut } from '../../cases/call.ts';
import { jsonObjectOf } from '../../cases/calls.ts';
import { brokenLimit, limitCases } from '../../cases/limits.ts';
import { filledExample, placeholdersIn } from '../../cases/profile-example.ts';
import { readingCases } from '../../cases/readings.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import { requirementOf } from '../../contract/catalogue/index.ts';
import { coercionRead, errorSchema, type Profile } from '../../contract/profile.ts';
import type { RunContext, Values } from '../../contract/run.ts';
import { FindingError } from '../../judgement/finding.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { asPinned, isPinnedTolerant, unlessBeyondLimit } from '../../judgement/pinned.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { leavingOpen } from '../../mock/variants/variant.ts';
import { contextFor } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { specs } from '../support/plan.ts';

const OBJECT = { type: 'object' };
const EXAMPLE = {
  reservation: { id: '{{reservationId}}', of: ['{{ hotelConfirmationNumber }}'] },
  through: '{{leaving}}',
  day: '{{leaving}}',
  remark: 'came {{arrival}}, {{reservationId}}',
  at: '{{now}}',
  folio: 'literal',
};
const profile: Profile = {
  operations: {
    'partial-bill': {
      request: { ...OBJECT, properties: { day: { type: 'string', format: 'date' } } },
      example: EXAMPLE,
    },
    'no-show': { request: OBJECT, example: { reservationId: '{{reservationId}}', at: '{{now}}' } },
  },
};

function bodyOf(operation: 'partial-bill' | 'no-show', values: Partial<Values> = {}, given: Profile = profile) {
  const plain = contextFor('http://service.test', { profile: given });
  const context: RunContext = { ...plain, values: { ...plain.values, ...values } };
  const call = validCall(context, operation, makeStay(context, 1));
  return { call, body: jsonObjectOf(call) };
}

test("placeholders stand for what belongs to the guest, in the hotel's zone, as dates where the schema says so", () => {
  const { body, call } = bodyOf('partial-bill');
  assert.deepEqual(body, {
    reservation: { id: RESERVATION_ID, of: ['CERT-XUNIQUEX0001'] },
    through: '2026-06-01T06:59:00-05:00',
    day: '2026-06-01',
    remark: `came 2026-05-31T15:00:00-05:00, ${RESERVATION_ID}`,
    at: '2026-06-01T06:59:00-05:00',
    folio: 'F-XUNIQUEX0001',
  });
  assert.equal(call.guest?.operation, 'check-in');
});

test('the reservation id follows where the integrator says that it comes from', () => {
  const omitted = bodyOf('partial-bill', { reservationIdFrom: 'omitted' }).body;
  assert.deepEqual(omitted['reservation'], { of: ['CERT-XUNIQUEX0001'] });
  assert.equal(omitted['remark'], 'came 2026-05-31T15:00:00-05:00, ');
  assert.deepEqual(Object.keys(bodyOf('no-show', { reservationIdFrom: 'omitted' }).body), ['at']);
  assert.equal(bodyOf('no-show').body['reservationId'], 'CERT-XUNIQUEX0001');
  assert.equal(
    bodyOf('no-show', { reservationIdFrom: 'supplier-reservation-id' }).body['reservationId'],
    'S-XUNIQUEX0001',
  );
  const list = bodyOf('no-show', { reservationIdFrom: 'list', reservationIds: ['R-1'] });
  assert.deepEqual([list.body['reservationId'], list.call.guest], [RESERVATION_ID, undefined]);
  const pools = list.call.leases.map(({ pool }) => pool);
  assert.deepEqual(pools, ['reservationIds']);
  const located = bodyOf('no-show', { reservationIdFrom: 'location-header' });
  assert.deepEqual([located.body['reservationId'], located.call.guest?.operation], [RESERVATION_ID, 'check-in']);
});

test('references within a schema are followed, and unknown names are found where they stand', () => {
  const schema = { properties: { at: { $ref: '#/$defs/day' } }, $defs: { day: { format: 'date' } } };
  const values = {
    reservationId: 'R',
    hotelConfirmationNumber: 'C',
    arrival: '2026-01-02T03:04:05Z',
    leaving: '',
    now: '',
  };
  assert.deepEqual(filledExample({ at: '{{arrival}}', n: 1, none: null }, schema, values), {
    at: '2026-01-02',
    n: 1,
    none: null,
  });
  assert.deepEqual(placeholdersIn({ a: [{ b: 'x {{nope}} {{now}}' }] }), [
    { path: ['a', 0, 'b'], name: 'nope' },
    { path: ['a', 0, 'b'], name: 'now' },
  ]);
});

test('a supplied confirmation number stands also where the placeholder was', () => {
  const lease = { pool: 'stays', holder: 'ABC', keep: [] } as const;
  const call = {
    ...bodyOf('no-show').call,
    body: { kind: 'json', value: { number: 'CERT-ABC', note: 'of CERT-ABC' } },
  } as const;
  const supplied = { hotelConfirmationNumber: 'H"1' };
  assert.deepEqual(jsonObjectOf(withCheckedOut(call, lease, supplied)), { number: 'H"1', note: 'of H"1' });
  const kept = { ...lease, keep: ['hotelConfirmationNumber'] };
  assert.deepEqual(jsonObjectOf(withCheckedOut(call, kept, supplied)), { number: 'CERT-ABC', note: 'of CERT-ABC' });
});

const LIMITED: Profile = {
  fields: {
    'check-in': {
      guestLastName: { maxLength: 12 },
      guestFirstName: { minLength: 8 },
      roomNumber: { maxLength: 5 },
      source: { maxLength: 4 },
      occupancy: { minimum: 2, maximum: 3 },
      numberOfNights: { maximum: 4 },
      checkInDateTime: { pastDays: 7, futureDays: 0 },
    },
  },
};
const limited = contextFor('http://service.test', { profile: LIMITED });

test("a run's own reports keep within the limits of the profile", () => {
  const { body } = makeStay(limited, 1);
  assert.deepEqual(
    [body.guestLastName, body.guestFirstName, body.roomNumber, body.source, body.occupancy],
    ['XUNIQUEX0001', 'Certaxxx', 'XROOM5X0001', 'cert', 2],
  );
  assert.equal(brokenLimit(LIMITED, 'check-in', body, limited.startedAt), null);
});

test('each limit is tried on both sides', () => {
  const cases = limitCases(limited, 'check-in');
  const named = cases.map(({ field, limit }) => `${field}.${limit}`);
  assert.deepEqual(named.sort(), [
    'checkInDateTime.futureDays',
    'checkInDateTime.pastDays',
    'guestFirstName.minLength',
    'guestLastName.maxLength',
    'numberOfNights.maximum',
    'occupancy.maximum',
    'occupancy.minimum',
    'roomNumber.maxLength',
    'source.maxLength',
  ]);
  const call = validCall(limited, 'check-in', makeStay(limited, 1));
  for (const { field, limit, within, beyond } of cases) {
    const sides = [within?.(call) ?? call, beyond(call)].map((each) =>
      brokenLimit(LIMITED, 'check-in', jsonObjectOf(each), limited.startedAt),
    );
    assert.deepEqual(sides, [null, `${field}.${limit}`]);
  }
});

test('a pattern is tried with a text that does not match it', () => {
  const request = { type: 'object', properties: { code: { type: 'string', pattern: '^[A-Z]+$' } } };
  const context = contextFor('http://service.test', {
    profile: { operations: { 'no-show': { request, example: { code: 'A' } } } },
  });
  const [only, ...others] = limitCases(context, 'no-show');
  const call = validCall(context, 'no-show', makeStay(context, 1));
  assert.deepEqual(
    [only?.limit, others, only?.beyond && jsonObjectOf(only.beyond(call))['code']],
    ['pattern', [], '~'],
  );
});

test('to refuse what lies beyond a pinned limit breaks no other requirement', () => {
  const sent = (name: string) => ({
    operation: 'check-in' as const,
    body: { text: JSON.stringify({ guestLastName: name }), bytes: 0 },
  });
  const findingOn = (name: string, status: number) => {
    const finding = matchers.toBeAccepted(exchange({ status, request: sent(name) }));
    return finding && unlessBeyondLimit(new FindingError(finding).finding, limited).kind;
  };
  assert.equal(findingOn('a name that is too long', 400), 'not-applicable');
  assert.equal(findingOn('a name that is too long', 500), 'broken');
  assert.equal(findingOn('short', 400), 'broken');
  assert.equal(findingOn('short', 201), null);
});

test('what is pinned as tolerant is tolerant, also if coercions are listed one by one', () => {
  assert.deepEqual(
    ['tolerant', 'strict', undefined, { quotedNumbers: 'tolerant' }, { quotedNumbers: 'strict' }].map(isPinnedTolerant),
    [true, false, false, true, false],
  );
  const reading = (coercions: NonNullable<Profile['reading']>['coercions']) => ({
    reading: coercions ? { coercions } : {},
  });
  assert.equal(coercionRead(reading('strict'), 'quotedNumbers'), 'strict');
  assert.equal(coercionRead(reading({ numbersAsText: 'tolerant' }), 'quotedNumbers'), undefined);
  assert.equal(coercionRead({}, 'quotedNumbers'), undefined);
});

test('a SHOULD whose point the profile pins as strict is a MUST of the profile', () => {
  const id = 'CHECK-IN.REFUSES-FRACTION';
  const under = (given: Profile) => asPinned(given, id);
  const loose: readonly Profile[] = [
    {},
    { reading: {} },
    { reading: { coercions: 'tolerant' } },
    { reading: { coercions: { quotedNumbers: 'strict' } } },
    { reading: { letterCase: 'strict' } },
  ];
  for (const given of loose) assert.equal(under(given), requirementOf(id), JSON.stringify(given));
  const { level, basis, clause, statement } = under({ reading: { coercions: 'strict' } });
  assert.deepEqual([level, basis, clause], ['MUST', 'profile', 'profile reading.coercions']);
  assert.match(statement, /^A check-in request in which an integer has a fraction MUST be refused\.$/);
  const pinned: Profile = { errors: { malformed: [400], unsupportedMediaType: [415] } };
  const levels = ['CHECK-OUT.REFUSES-MALFORMED', 'CHECK-OUT.REFUSES-MEDIA-TYPE', 'CHECK-OUT.REFUSES-NO-MEDIA-TYPE'];
  const found = levels.map((each) => asPinned(pinned, each).level);
  assert.deepEqual(found, ['MUST', 'MUST', 'SHOULD']);
});

test('the plan of a run has its requirements as its profile pins them', () => {
  const levelsUnder = (given: Profile) =>
    collectPlan(contextFor('http://service.test', { profile: given }), specs)
      .map(({ instance }) => instance.requirement)
      .filter((each) => each.id === 'CHECK-OUT.REFUSES-COERCIBLE-SCALAR')
      .map(({ level, basis }) => `${level} ${basis}`);
  assert.deepEqual(new Set(levelsUnder({ reading: { coercions: 'strict' } })), new Set(['MUST profile']));
  assert.deepEqual(new Set(levelsUnder({})), new Set(['SHOULD document']));
});

test('only what the profile pins of reading is asked', () => {
  const names = (reading: Profile['reading'], operation: 'check-in' | 'check-out' = 'check-in') =>
    readingCases({ profile: reading ? { reading } : {} }, operation).map(({ name, pinned }) => `${name} ${pinned}`);
  assert.deepEqual(names(undefined), []);
  assert.deepEqual(names({ unknownMembers: 'strict', letterCase: 'strict', coercions: 'strict' }, 'check-out'), [
    'unknown-member strict',
  ]);
  assert.deepEqual(names({ letterCase: 'tolerant', coercions: { quotedNumbers: 'strict' } }), [
    'names-in-pascal-case tolerant',
    'names-in-upper-case tolerant',
    'quotedNumbers strict',
  ]);
});

test('a status has the schema of its own reply, else the general one', () => {
  const own = { type: 'object' };
  const general = { type: 'array' };
  const errors = { schema: general, replies: { '401': { schema: own }, '415': { contentType: 'text/plain' } } };
  const found = [401, 415, 400].map((status) => errorSchema({ errors }, status));
  assert.deepEqual(found, [own, general, general]);
  assert.equal(errorSchema({}, 400), null);
});

const embedded = {
  errors: { invalid: [400], malformed: [400], replies: { '401': { contentType: 'application/problem+json' } } },
  reading: { coercions: 'strict', letterCase: 'strict' },
  repeats: { 'check-in': 'accepted' },
} as const;

test('a variant leaves pins open, whole or one by one, and keeps the others', () => {
  assert.deepEqual(leavingOpen('repeats', 'reading.coercions', 'errors.replies')(embedded), {
    errors: { invalid: [400], malformed: [400] },
    reading: { letterCase: 'strict' },
  });
});

test('what is not pinned can be left open all the same', () => {
  assert.deepEqual(leavingOpen('fields', 'token.expired')(embedded), embedded);
});

test('a pin that holds for several points goes whole when one of them is left open', () => {
  assert.deepEqual(leavingOpen('reading.coercions.quotedNumbers')(embedded).reading, { letterCase: 'strict' });
});
