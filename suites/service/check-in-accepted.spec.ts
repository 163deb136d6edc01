import { digitsOfStay } from '../../cases/alike.ts';
import type { Mutations } from '../../cases/body-cases.ts';
import type { Call, JsonWithSecrets } from '../../cases/call.ts';
import { jsonObjectOf, withMember, withMembers, without } from '../../cases/calls.ts';
import { FOREIGN_NAME } from '../../cases/circumstances.ts';
import { type TimesOfDay, withNights } from '../../cases/date-times.ts';
import { combinationsOf } from '../../cases/field-cases.ts';
import { suppliedMembers } from '../../cases/stay.ts';
import {
  CODES,
  ODD_TEXTS,
  TEXTS,
  type TextCase,
  UNUSUAL_NAMES,
  type UnusualName,
  USUAL_LENGTHS,
  withTextIn,
} from '../../cases/text-cases.ts';
import type { IdAfter } from '../../contract/catalogue/index.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { Hotel } from '../../contract/run.ts';
import { covers, specify } from '../../fixtures/index.ts';

/**
 * As people type it: both kinds of line breaks, an address in angle brackets, words that also occur in queries, and
 * what firewalls take for an attack. It ends like a text whose closing quotation mark is escaped.
 */
const NOTE = [
  'Late (ETA: 22:30).\nPlease select a room from floors [VIP], update or delete the old alert,\r\n',
  'insert a bed, drop the keys: https://hotel.example/floor_1%20b?wing=a, ask Ann <ann@hotel.example>\n',
  `Leave {{name}} and \${room} in ../old.txt on C:\\`,
].join('');
const SHORT = ['roomNumber', 'folio', 'guestFirstName', 'guestLastName'];
const LONG_TEXTS = [
  ['guestFirstName', 255],
  ['guestLastName', 1000],
  ['reservationInformation', 1000],
  ['reservationInformation', 4000],
] as const;
const LARGE = [40_000, 2_147_483_647];

/** A room type with its guests, nights, whether the name is non-ASCII and, for a stay of several nights, its times. */
type UsualStay = readonly [
  room: keyof typeof ROOMS,
  nights: number,
  hasForeignName: boolean,
  source?: string,
  times?: TimesOfDay,
];
const ROOMS = {
  single: { roomType: 'Single', occupancy: 1 },
  ofOne: { roomType: 'Double', occupancy: 1 },
  ofTwo: { roomType: 'Double', occupancy: 2 },
} as const;
/** Usual stays with combinations of nullable members: nearly any two values meet, since some rules are about two. */
const USUAL_STAYS: readonly UsualStay[] = [
  ['single', 1, true],
  ['single', 3, true, 'OTA', ['09:00', '10:00']],
  ['ofOne', 1, true],
  ['ofOne', 30, false, 'GDS2', ['16:30', '12:00']],
  ['ofOne', 1, false],
  ['ofTwo', 7, false, 'Walk-in', ['19:08', '08:09']],
  ['ofTwo', 14, true, 'web', ['22:10', '17:00']],
  ['ofTwo', 1, true],
];

/** The end of a requirement's id, its instance's parameters, what is accepted, and how the check-in is changed. */
type Row = readonly [
  IdAfter<'CHECK-IN.ACCEPTS-'>,
  Readonly<Record<string, string | number>>,
  string,
  Mutations[string],
];

/** A row for each entry of a record: its name is the instance's parameter, and replaces `%` in the title. */
function eachOf<Value>(
  record: Readonly<Record<string, Value>>,
  id: Row[0],
  parameter: string,
  title: string,
  change: (value: Value) => Row[3],
): Row[] {
  return Object.entries(record).map(([name, value]) => [
    id,
    { [parameter]: name },
    title.replace('%', name),
    change(value),
  ]);
}

export default specify(({ test, accepts, profile, values, startedAt, zones }) => {
  const fields = fieldsOf(requestSchema('check-in', profile));
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  const nullable = fields.filter((field) => field.nullable).map(({ name }) => name);
  const nulls = Object.fromEntries(nullable.map((name) => [name, null]));
  const texts = fields.filter(({ type, format }) => type === 'string' && format === null).map(({ name }) => name);
  const home = values.hotels[0] as Hotel;
  const supplied = suppliedMembers(values);
  const isFree = (name: string) => !supplied.includes(name);
  const same = (call: Call) => call;
  const to = (field: string, value: string | number | boolean | null) => (call: Call) => withMember(call, field, value);
  const all = (members: Readonly<Record<string, JsonWithSecrets>>) => (call: Call) => withMembers(call, members);
  const written = (members: Readonly<Record<string, JsonWithSecrets>>) =>
    all(Object.fromEntries(Object.entries(members).filter(([name]) => isFree(name))));
  const named = ([first, last]: UnusualName) =>
    written({ guestFirstName: first, guestLastName: last, reservationInformation: last });
  const loyaltyAlone = (call: Call) => withMember(without(call, ...optional), 'loyalty', true);
  const lodging = (occupancy: number, roomType: string) => all({ occupancy, roomType });
  const staying = (nights: number, times?: TimesOfDay) => (call: Call) =>
    withNights(call, home, nights, { startedAt, zones }, times);
  /** A combination in a usual stay; if loyalty is reported, it was used. */
  const ofUsualStay =
    (combine: Mutations[string], [room, nights, isForeign, source, times]: UsualStay) =>
    (call: Call) => {
      // A folio of digits alone is beyond int32, as most are that count.
      const texts = isForeign ? FOREIGN_NAME : { folio: digitsOfStay(1) };
      const changed = written({ ...texts, ...(source ? { source } : {}), loyalty: true })(
        all(ROOMS[room])(staying(nights, times)(call)),
      );
      return combine(changed);
    };
  // The document lists two room types.
  const free = texts.filter((name) => name !== 'roomType' && isFree(name));
  const everywhere = (text: TextCase) => (call: Call) => withTextIn(call, text, free, profile);
  const ownNumber = ['hotelConfirmationNumber'].filter(isFree);
  const smallLetters = (call: Call) =>
    withMember(call, 'hotelConfirmationNumber', `bk-${String(jsonObjectOf(call)['hotelConfirmationNumber'])}/2`);

  // The service knows the values that the provider gave, and an id that the run uses must identify the stay.
  const kept =
    values.reservationIdFrom === 'supplier-reservation-id' ? [...supplied, 'supplierReservationId'] : supplied;
  const empty = texts.filter((name) => nullable.includes(name) && !kept.includes(name)).map((name) => [name, '']);

  const usual = Object.fromEntries(
    Object.entries(combinationsOf(nullable)).map(([name, combine], at) => [
      name,
      ofUsualStay(combine, USUAL_STAYS[at] as UsualStay),
    ]),
  );

  const rows: readonly Row[] = [
    ['COMPLETE', {}, 'a complete check-in', same],
    ['REQUIRED-ONLY', {}, 'the required fields only', (call) => without(call, ...optional)],
    ...nullable.map((field): Row => ['NULL', { field }, `null for ${field}`, to(field, null)]),
    ['NULL', { field: 'all' }, 'null for every nullable field', all(nulls)],
    ...optional.map((field): Row => ['ABSENT', { field }, `the absence of ${field}`, (call) => without(call, field)]),
    ['EMPTY-OPTIONAL', {}, 'empty strings that are optional', all(Object.fromEntries(empty))],
    ...eachOf(usual, 'COMBINATION', 'states', `these states of ${nullable.join(', ')}: %`, (combine) => combine),
    ...Object.entries(UNUSUAL_NAMES).map(([name, both]): Row => {
      const [first, last] = both;
      // Two names are two words that a program may know.
      const what = first === last ? `an unusual guest name (${name})` : `a guest named ${first} ${last}`;
      return ['NAME', { name }, what, named(both)];
    }),
    ...eachOf(TEXTS, 'TEXT', 'kind', '% in every string', everywhere),
    ...eachOf(ODD_TEXTS, 'ODD-TEXT', 'kind', '% in every string', everywhere),
    ['LINES', {}, 'a note of four lines, with a link and signs as in code', to('reservationInformation', NOTE)],
    ...CODES.filter(([field]) => isFree(field)).map(
      ([field, kind, text]): Row => ['CODE', { field, kind }, `${text} as ${field}`, to(field, text)],
    ),
    ...ownNumber.flatMap((field): Row[] => [
      ['CODE', { field, kind: 'small-letters' }, `small letters in ${field}`, smallLetters],
      ['CODE', { field, kind: 'digits' }, `only digits as ${field}`, to(field, `${digitsOfStay(1)}17`)],
    ]),
    ...eachOf(USUAL_LENGTHS, 'USUAL-LENGTH', 'kind', '% of a usual length', written),
    // Some languages treat "0" as an empty text.
    ...SHORT.filter(isFree).map((field): Row => ['SHORT-TEXT', { field }, `"0" as ${field}`, to(field, '0')]),
    ...LONG_TEXTS.map(([field, length]): Row => {
      return [
        'LONG-TEXT',
        { field, length },
        `${length} characters as ${field}`,
        to(field, 'läng '.repeat(length / 5)),
      ];
    }),
    ...['Single', 'Double'].map((type): Row => ['ROOM-TYPE', { type }, `the room type ${type}`, to('roomType', type)]),
    ['LOYALTY', { value: 'true' }, 'loyalty true', to('loyalty', true)],
    ['LOYALTY', { value: 'false' }, 'loyalty false', to('loyalty', false)],
    ['LOYALTY', { value: 'alone' }, 'loyalty true and no other optional field', loyaltyAlone],
    ['OCCUPANCY', { guests: 1 }, '1 guest', lodging(1, 'Single')],
    ['OCCUPANCY', { guests: 2 }, '2 guests', lodging(2, 'Double')],
    ['MANY-GUESTS', { guests: 4 }, '4 guests', lodging(4, 'Double')],
    ['NIGHTS', { nights: 1 }, 'a stay of 1 night', staying(1)],
    ['NIGHTS', { nights: 2 }, 'a stay of 2 nights', staying(2)],
    ['NIGHTS', { nights: 30 }, 'a stay of 30 nights', staying(30)],
    ...LARGE.map(
      (value): Row => ['LARGE-INTEGER', { field: 'occupancy', value }, `${value} as occupancy`, to('occupancy', value)],
    ),
  ];
  for (const [id, params, what, mutate] of rows) {
    test(`accepts ${what}`, covers(`CHECK-IN.ACCEPTS-${id}`, params), accepts('check-in', mutate));
  }
});
