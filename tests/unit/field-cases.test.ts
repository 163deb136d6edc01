import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { jsonObjectOf, report, withMember } from '../../cases/calls.ts';
import { refusalCases, worthwhile } from '../../cases/field-cases.ts';
import { fieldMatrix } from '../../contract/catalogue/field-matrix.ts';
import { type Field, fieldsOf, requestSchema } from '../../contract/interface.ts';
import { validatorOf } from '../../contract/validators.ts';

const complete = report({}, 'check-in', {
  hotelConfirmationNumber: 'CERT-1',
  lodgingHotelId: 100001,
  employeeIdentifier: 'E-1',
  supplierReservationId: 'S-1',
  source: 'certification',
  checkInDateTime: '2028-06-01T15:00:00-05:00',
  expectedCheckOutDateTime: '2028-06-03T11:00:00-05:00',
  roomNumber: '101',
  folio: 'F-1',
  guestFirstName: 'Certa',
  guestLastName: 'Guest',
  roomType: 'Single',
  occupancy: 1,
  loyalty: false,
  numberOfNights: 2,
  reservationInformation: 'certification run',
});
const fields = fieldsOf(requestSchema('check-in', {}));
const cases = fields.flatMap(refusalCases);
const DATED = 'checkInDateTime';
const levels = new Map(
  fieldMatrix({ operation: 'check-in', clause: '§2.1' }).map(({ id, level }) => [id.replace('CHECK-IN.', ''), level]),
);
const isValid = (body: unknown) => validatorOf(requestSchema('check-in', {}) ?? {})(body);

test('the request that the cases mutate is valid', () => {
  assert.ok(isValid(jsonObjectOf(complete)));
});

test('every case except white space is invalid by the contract', () => {
  for (const { family, title, mutate } of cases) {
    assert.equal(isValid(jsonObjectOf(mutate(complete))), family === 'REFUSES-BLANK', title);
  }
});

test('a date is no moment whichever minute and offset the valid one has, also for a validator that knows leap seconds', () => {
  const usual = fullFormats['date-time'] as { validate: (text: string) => boolean };
  const ofDates = cases.filter(({ family, params }) => family === 'REFUSES-UNREAL-DATE' && params['field'] === DATED);
  for (const offset of ['+05:45', '+02:00', '+01:00', 'Z', '-02:30', '-05:00', '+14:00'])
    for (let minute = 0; minute < 60; minute += 1) {
      const valid = `2028-06-01T15:${String(minute).padStart(2, '0')}:00${offset}`;
      for (const { title, mutate } of ofDates) {
        const sent = String(jsonObjectOf(mutate(withMember(complete, DATED, valid)))[DATED]);
        assert.ok(!usual.validate(sent), `${title}: ${sent}`);
      }
    }
});

test('a case changes one member and no other', () => {
  for (const { params, title, mutate } of cases) {
    const body = { ...jsonObjectOf(mutate(complete)), [params['field'] as string]: 'same' };
    assert.deepEqual(body, { ...jsonObjectOf(complete), [params['field'] as string]: 'same' }, title);
  }
});

test('every required member has a case missing, and every member that allows no null a case null', () => {
  const named = (family: string) => cases.filter((each) => each.family === family).map(({ params }) => params['field']);
  assert.deepEqual(
    named('REFUSES-MISSING'),
    fields.filter((field) => field.required).map(({ name }) => name),
  );
  assert.deepEqual(
    [...named('REFUSES-NULL-REQUIRED'), ...named('REFUSES-NULL-NUMBER')].sort(),
    fields
      .filter((field) => !field.nullable)
      .map(({ name }) => name)
      .sort(),
  );
  assert.deepEqual(named('REFUSES-NULL-NUMBER'), ['lodgingHotelId', 'occupancy', 'numberOfNights']);
});

test('what is not required may be null or empty in a family of its own', () => {
  const families = (operation: 'check-out') =>
    fieldsOf(requestSchema(operation, {}))
      .flatMap(refusalCases)
      .filter(({ mutate }) => [null, ''].includes(jsonObjectOf(mutate(complete))['checkOutDate'] as null | string))
      .map(({ family }) => family);
  assert.deepEqual(families('check-out'), ['REFUSES-NULL-OPTIONAL', 'REFUSES-EMPTY-OPTIONAL']);
});

test('a case that is the same for every member is tried with the first, or with none', () => {
  const of = (some: typeof cases, family: string) =>
    some.filter((each) => each.family === family).map(({ params }) => Object.values(params).join());
  const tried = worthwhile(cases);
  assert.deepEqual(of(tried, 'REFUSES-FRACTION'), [
    'lodgingHotelId',
    'lodgingHotelId,slight',
    'occupancy',
    'numberOfNights',
  ]);
  assert.deepEqual(
    of(tried, 'REFUSES-MISSING'),
    fields.filter((field) => field.required).map(({ name }) => name),
  );
  assert.ok(!of(worthwhile(cases, false), 'REFUSES-UNREAL-DATE').includes('checkInDateTime,29-february-1900'));
  assert.ok(of(worthwhile(cases, false), 'REFUSES-UNREAL-DATE').includes('checkInDateTime,31-april'));
});

test('a moment is written in other notations of ISO 8601, and as a timestamp', () => {
  const written = (name: string) =>
    jsonObjectOf((cases.find(({ params }) => params['case'] === name) as (typeof cases)[number]).mutate(complete))[
      'checkInDateTime'
    ];
  assert.deepEqual(['basic-form', 'week-form', 'offset-without-colon', 'comma-fraction', 'digits-only'].map(written), [
    '20280601T150000-0500',
    '2028-W22-4T15:00:00-05:00',
    '2028-06-01T15:00:00-0600',
    '2028-06-01T15:00:00,5-05:00',
    '1843502400',
  ]);
  const centuries = ['29-february-1900', '29-february-2100'];
  assert.deepEqual(['second-75', 'offset-minutes-99', 'trailing-words', ...centuries].map(written), [
    '2028-06-01T15:00:75-05:00',
    '2028-06-01T15:00:00+05:99',
    '2028-06-01T15:00:00-05:00 or later',
    '1900-02-29T15:00:00-05:00',
    '2100-02-29T15:00:00-05:00',
  ]);
});

test('months and days of 0, the sixtieth minute, mail and words are written into a date', () => {
  const names = ['month-00', 'day-00', 'minute-60', 'rfc-2822', 'now'];
  const written = names.map((name) => {
    const found = cases.find(({ params }) => params['field'] === 'checkInDateTime' && params['case'] === name);
    return found && jsonObjectOf(found.mutate(complete))['checkInDateTime'];
  });
  assert.deepEqual(written, [
    '2028-00-01T15:00:00-05:00',
    '2028-06-00T12:00:00-05:00',
    '2028-06-01T15:60:00-05:00',
    'Thu, 01 Jun 2028 15:00:00 -0500',
    'now',
  ]);
});

test('a list of one holds what is valid, and is tried once for each type', () => {
  const lists = worthwhile(cases).filter(({ family }) => family === 'REFUSES-LIST-OF-ONE');
  assert.deepEqual(
    lists.map(({ params, mutate }) => jsonObjectOf(mutate(complete))[params['field'] ?? '']),
    ['hotelConfirmationNumber', 'lodgingHotelId', 'checkInDateTime', 'loyalty'].map((name) => [
      jsonObjectOf(complete)[name],
    ]),
  );
});

test('29 February is put into a common year', () => {
  const mutated = cases.find(({ params }) => params['case'] === '29-february-common-year')?.mutate(complete);
  assert.equal(mutated && jsonObjectOf(mutated)['checkInDateTime'], '2029-02-29T15:00:00-05:00');
});

test('a family has a level, and what tolerant services accept is a SHOULD', () => {
  for (const { family } of cases) assert.ok(levels.has(family), family);
  const should = [...levels].filter(([, level]) => level === 'SHOULD').map(([family]) => family);
  assert.deepEqual(should, [
    'REFUSES-NULL-NUMBER',
    'REFUSES-NULL-OPTIONAL',
    'REFUSES-EMPTY-OPTIONAL',
    'REFUSES-BLANK',
    'REFUSES-COERCIBLE-SCALAR',
    'REFUSES-LIST-OF-ONE',
    'REFUSES-FRACTION',
    'REFUSES-LOOSE-DATE',
  ]);
});

test('a member that the request leaves out is mutated too', () => {
  const field: Field = {
    name: 'billThroughDate',
    type: 'string',
    required: false,
    nullable: false,
    nonEmpty: false,
    format: 'date',
    listed: false,
  };
  const month = refusalCases(field).find(({ params }) => params['case'] === 'month-13');
  assert.match(String(month && jsonObjectOf(month.mutate(complete))['billThroughDate']), /^\d{4}-13-/);
});
