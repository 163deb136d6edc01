import { jsonObjectOf, withMember, withMembers, without } from '../../cases/calls.ts';
import { withNights } from '../../cases/date-times.ts';
import { combinationsOf } from '../../cases/field-cases.ts';
import { CODES, ODD_TEXTS, TEXTS, UNUSUAL_NAMES, USUAL_LENGTHS, withTextIn } from '../../cases/text-cases.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { Hotel } from '../../contract/run.ts';
import { covers, specify } from '../../fixtures/index.ts';

const fields = fieldsOf(requestSchema('check-in', {}));
const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
const nullable = fields.filter((field) => field.nullable).map(({ name }) => name);
const nulls = Object.fromEntries(nullable.map((name) => [name, null]));

const texts = fields.filter(({ type, format }) => type === 'string' && format === null).map(({ name }) => name);

const LONG_TEXTS = [
  ['guestFirstName', 255],
  ['guestLastName', 1000],
  ['reservationInformation', 1000],
  ['reservationInformation', 4000],
] as const;

const LARGE_INTEGERS = [
  ['occupancy', 40_000],
  ['occupancy', 2_147_483_647],
] as const;

export default specify(({ test, accepts, profile, values, startedAt, zones }) => {
  const home = values.hotels[0] as Hotel;
  // What the provider gave is what the service knows: a supplied stay keeps it.
  const supplied = values.stays.flatMap((stay) => Object.keys(stay));
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

  // What the provider gave is what the service knows, and an id that the run goes by must tell the stays apart.
  const named = [
    ...supplied,
    ...(values.reservationIdFrom === 'supplier-reservation-id' ? ['supplierReservationId'] : []),
  ];
  const empty = texts.filter((name) => nullable.includes(name) && !named.includes(name)).map((name) => [name, '']);
  const nothingSaid = accepts('check-in', (call) => withMembers(call, Object.fromEntries(empty)));
  test('accepts empty strings that are optional', covers('CHECK-IN.ACCEPTS-EMPTY-OPTIONAL'), nothingSaid);

  for (const [states, combine] of Object.entries(combinationsOf(nullable))) {
    const details = covers('CHECK-IN.ACCEPTS-COMBINATION', { states });
    test(`accepts ${nullable.join(', ')}: ${states}`, details, accepts('check-in', combine));
  }

  for (const [name, text] of Object.entries(UNUSUAL_NAMES)) {
    const members = { guestFirstName: text, guestLastName: text, reservationInformation: text };
    const named = accepts('check-in', (call) => withMembers(call, members));
    test(`accepts a guest name with ${name}`, covers('CHECK-IN.ACCEPTS-NAME', { name }), named);
  }

  // The document lists two room types.
  const free = texts.filter((name) => name !== 'roomType' && !supplied.includes(name));
  for (const [kind, text] of Object.entries(TEXTS)) {
    const written = accepts('check-in', (call) => withTextIn(call, text, free, profile));
    test(`accepts ${kind} in every string`, covers('CHECK-IN.ACCEPTS-TEXT', { kind }), written);
  }

  for (const [kind, text] of Object.entries(ODD_TEXTS)) {
    const written = accepts('check-in', (call) => withTextIn(call, text, free, profile));
    test(`accepts ${kind} in every string`, covers('CHECK-IN.ACCEPTS-ODD-TEXT', { kind }), written);
  }

  const lines = acceptsWith('reservationInformation', 'late arrival\nquiet room');
  test('accepts a note of two lines', covers('CHECK-IN.ACCEPTS-LINES'), lines);

  for (const [field, kind, text] of CODES) {
    const details = covers('CHECK-IN.ACCEPTS-CODE', { field, kind });
    test(`accepts ${text} as ${field}`, details, acceptsWith(field, text));
  }

  const smallLetters = accepts('check-in', (call) => {
    const id = jsonObjectOf(call)['hotelConfirmationNumber'];
    return withMember(call, 'hotelConfirmationNumber', `bk-${String(id)}/2`);
  });
  if (!supplied.includes('hotelConfirmationNumber')) {
    const details = covers('CHECK-IN.ACCEPTS-CODE', { field: 'hotelConfirmationNumber', kind: 'small-letters' });
    test('accepts small letters in hotelConfirmationNumber', details, smallLetters);
  }

  for (const [kind, members] of Object.entries(USUAL_LENGTHS)) {
    const usual = accepts('check-in', (call) => withMembers(call, members));
    test(`accepts ${kind} of a usual length`, covers('CHECK-IN.ACCEPTS-USUAL-LENGTH', { kind }), usual);
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

  const lodging = (occupancy: number, roomType: string) =>
    accepts('check-in', (call) => withMembers(call, { occupancy, roomType }));
  test('accepts 1 guest', covers('CHECK-IN.ACCEPTS-OCCUPANCY', { guests: 1 }), lodging(1, 'Single'));
  test('accepts 2 guests', covers('CHECK-IN.ACCEPTS-OCCUPANCY', { guests: 2 }), lodging(2, 'Double'));
  test('accepts 4 guests', covers('CHECK-IN.ACCEPTS-MANY-GUESTS', { guests: 4 }), lodging(4, 'Double'));

  const staying = (nights: number) =>
    accepts('check-in', (call) => withNights(call, home, nights, { startedAt, zones }));
  for (const nights of [1, 2]) {
    test(`accepts a stay of ${nights} nights`, covers('CHECK-IN.ACCEPTS-NIGHTS', { nights }), staying(nights));
  }

  test('accepts a stay of 14 nights', covers('CHECK-IN.ACCEPTS-LONG-STAY', { nights: 14 }), staying(14));

  for (const [field, value] of LARGE_INTEGERS) {
    const details = covers('CHECK-IN.ACCEPTS-LARGE-INTEGER', { field, value });
    test(`accepts ${value} as ${field}`, details, acceptsWith(field, value));
  }
});
