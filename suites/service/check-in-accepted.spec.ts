import { withMember, withMembers, without } from '../../cases/calls.ts';
import { withNights } from '../../cases/date-times.ts';
import { UNUSUAL_NAMES } from '../../cases/text-cases.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { Hotel } from '../../contract/run.ts';
import { covers, specify } from '../../fixtures/index.ts';

const fields = fieldsOf(requestSchema('check-in', {}));
const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
const nullable = fields.filter((field) => field.nullable).map(({ name }) => name);
const nulls = Object.fromEntries(nullable.map((name) => [name, null]));

const LONG_TEXTS = [
  ['guestFirstName', 255],
  ['guestLastName', 1000],
  ['reservationInformation', 1000],
  ['reservationInformation', 4000],
] as const;

const LARGE_INTEGERS = [
  ['occupancy', 40_000],
  ['occupancy', 2_147_483_647],
  ['numberOfNights', 40_000],
  ['numberOfNights', 2_147_483_647],
] as const;

export default specify(({ test, accepts, values, startedAt }) => {
  const home = values.hotels[0] as Hotel;
  const acceptsWith = (field: string, value: string | number | boolean | null) =>
    accepts('check-in', (call) => withMember(call, field, value));

  test('accepts a complete check-in', covers('CHECK-IN.ACCEPTS-COMPLETE'), accepts('check-in'));

  const requiredOnly = accepts('check-in', (call) => without(call, ...optional));
  test('accepts the required fields only', covers('CHECK-IN.ACCEPTS-REQUIRED-ONLY'), requiredOnly);

  for (const field of nullable) {
    test(`accepts null for ${field}`, covers('CHECK-IN.ACCEPTS-NULL', { field }), acceptsWith(field, null));
  }

  const allNull = accepts('check-in', (call) => withMembers(call, nulls));
  test('accepts null for every nullable field', covers('CHECK-IN.ACCEPTS-NULL', { field: 'all' }), allNull);

  for (const field of optional) {
    const absent = accepts('check-in', (call) => without(call, field));
    test(`accepts the absence of ${field}`, covers('CHECK-IN.ACCEPTS-ABSENT', { field }), absent);
  }

  for (const [name, text] of Object.entries(UNUSUAL_NAMES)) {
    const members = { guestFirstName: text, guestLastName: text, reservationInformation: text };
    const named = accepts('check-in', (call) => withMembers(call, members));
    test(`accepts a guest name with ${name}`, covers('CHECK-IN.ACCEPTS-NAME', { name }), named);
  }

  for (const field of ['roomNumber', 'folio', 'guestFirstName', 'guestLastName']) {
    const details = covers('CHECK-IN.ACCEPTS-SHORT-TEXT', { field });
    test(`accepts one character as ${field}`, details, acceptsWith(field, '7'));
  }

  for (const [field, length] of LONG_TEXTS) {
    const details = covers('CHECK-IN.ACCEPTS-LONG-TEXT', { field, length });
    test(`accepts ${length} characters as ${field}`, details, acceptsWith(field, 'long '.repeat(length / 5)));
  }

  for (const type of ['Single', 'Double']) {
    const details = covers('CHECK-IN.ACCEPTS-ROOM-TYPE', { type });
    test(`accepts the room type ${type}`, details, acceptsWith('roomType', type));
  }

  for (const loyalty of [true, false]) {
    const details = covers('CHECK-IN.ACCEPTS-LOYALTY', { value: String(loyalty) });
    test(`accepts loyalty ${loyalty}`, details, acceptsWith('loyalty', loyalty));
  }

  for (const guests of [1, 2, 4]) {
    const roomType = guests > 1 ? 'Double' : 'Single';
    const lodged = accepts('check-in', (call) => withMembers(call, { occupancy: guests, roomType }));
    test(`accepts ${guests} guests`, covers('CHECK-IN.ACCEPTS-OCCUPANCY', { guests }), lodged);
  }

  const staying = (nights: number) => accepts('check-in', (call) => withNights(call, home, nights, startedAt));
  for (const nights of [1, 2]) {
    test(`accepts a stay of ${nights} nights`, covers('CHECK-IN.ACCEPTS-NIGHTS', { nights }), staying(nights));
  }

  test('accepts a stay of 14 nights', covers('CHECK-IN.ACCEPTS-LONG-STAY', { nights: 14 }), staying(14));

  for (const [field, value] of LARGE_INTEGERS) {
    const details = covers('CHECK-IN.ACCEPTS-LARGE-INTEGER', { field, value });
    test(`accepts ${value} as ${field}`, details, acceptsWith(field, value));
  }
});
