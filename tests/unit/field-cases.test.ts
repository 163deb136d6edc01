import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { jsonObjectOf, report, withMember } from '../../cases/calls.ts';
import { refusalCases } from '../../cases/field-cases.ts';
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
