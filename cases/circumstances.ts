/** Changes after which a valid report must, should or may be accepted. `under-circumstances.ts` builds the requests. */

import { fieldsOf, requestSchema } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../contract/words.ts';
import { knownVersion, withVersion } from './api-versions.ts';
import type { Call } from './call.ts';
import {
  gzipped,
  jsonObjectOf,
  labelled,
  onConnection,
  pinned,
  withHeader,
  withMember,
  withMembers,
  without,
  withUnknownMember,
} from './calls.ts';
import { FAR_ARRIVALS, withDateTimes, withFraction, withNights } from './date-times.ts';
import { DATED } from './hotels.ts';
import type { LocalTime } from './local-time.ts';
import { ID_MEMBER } from './reservation-id.ts';
import { checkOutTimeOf, makeStay, presentAt, type Stay, suppliedMembers } from './stay.ts';
import { validCall } from './valid.ts';

/**
 * Why a valid report is accepted: the document (MUST), nothing against it (SHOULD), only observed, or a requirement
 * (`%`: operation).
 */
export type Authority = 'MUST' | 'SHOULD' | 'observed' | `${string}%${string}`;

/** One such change. */
export interface Circumstance {
  /** Part of instance ids; it never changes. */
  readonly name: string;
  /** In words, to stand behind "a check-in". */
  readonly words: string;
  readonly operations: readonly ReservationOperation[];
  readonly accepted: Authority;
  /** Statuses with which a service may refuse such a report, whatever its content. */
  readonly unserved?: readonly number[];
  /** Members of the body that define the circumstance and must not be changed. */
  readonly members?: readonly string[];
  /** The field that is left out or emptied, if it matters which: one that a program may infer from the circumstance. */
  readonly lacks?: string;
  /** Requests that form the circumstance together; absent: each does by itself. */
  readonly order?: 'in-turn' | 'at-once';
  /** Whether a run can have it. */
  readonly exists?: (context: RunContext) => boolean;
  /** A stay other than the usual one. */
  readonly stay?: (context: RunContext, number: number) => Stay;
  /** That stay is over so long ago that a service may refuse more about it, by its date. */
  readonly isLongPast?: true;
  /** A report sent before the others. */
  readonly before?: (context: RunContext) => Call;
  readonly change: (call: Call, context: RunContext) => Call;
}

const NAMES = ['guestFirstName', 'guestLastName'] as const;
/** Room numbers and folios are unique only within a hotel. */
const OF_THE_HOUSE = ['roomNumber', 'folio'] as const;
const NUMBER = 'hotelConfirmationNumber';
/** Header fields that tracing agents add: W3C trace context and baggage, and a request id. */
const TRACE = [
  ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['tracestate', 'vendor=00f067aa0ba902b7'],
  ['baggage', 'tenant=hotels'],
  ['X-Request-ID', '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'],
] as const;
/** A realistic name with non-ASCII letters and an apostrophe. */
export const FOREIGN_NAME = { guestFirstName: 'Zoë', guestLastName: "O'Brien-Ångström" };
/** JSON with its charset, as most clients write it. */
export const CHARSET = 'application/json; charset=utf-8';
/** The longest stay that is sent, to reveal limits that the document does not state. */
const MANY_NIGHTS = 130;
/** Above 8 and 16 kB servers treat bodies differently, and read them in parts that may end within a character. */
const LONG_NOTE = 'x山é'.repeat(3400);

const ARRIVING: readonly ReservationOperation[] = ['check-in'];
const home = ({ values }: RunContext) => values.hotels[0] as (typeof values.hotels)[number];
const withField = (name: string, value: string | null) => (call: Call) => withHeader(call, name, value);
/** The call as a tracing agent sends it. */
export const traced = (call: Call): Call => TRACE.reduce((made, [name, value]) => withHeader(made, name, value), call);
const of = (member: string, value: string | boolean) => ({
  members: [member],
  change: (call: Call) => withMember(call, member, value),
});

const firstStay = (context: RunContext) => validCall(context, 'check-in', makeStay(context, 1));

/** Members that another stay shares with the first one, unless they were supplied. */
function membersOf(context: RunContext, names: readonly ((typeof NAMES)[number] | (typeof OF_THE_HOUSE)[number])[]) {
  const { body } = makeStay(context, 1);
  const supplied = suppliedMembers(context.values);
  return Object.fromEntries(names.filter((name) => !supplied.includes(name)).map((name) => [name, body[name]]));
}

type Defaults = Pick<Circumstance, 'operations' | 'accepted'>;
/** Defaults of a row: at every operation, and a valid report. */
const DEFAULTS: Defaults = { operations: RESERVATION_OPERATIONS, accepted: 'MUST' };

const optionalOf = (profile: Profile) =>
  fieldsOf(requestSchema('check-in', profile)).filter(({ required }) => !required);

/** The nullable optional members with another value, except supplied ones and those that identify the stay. */
function nullablesAs(call: Call, { profile, values }: RunContext, value: null | ''): Call {
  const fixed = [...suppliedMembers(values), ID_MEMBER[values.reservationIdFrom]];
  const changed = optionalOf(profile).filter(
    ({ name, nullable, type }) => nullable && (value === null || type === 'string') && !fixed.includes(name),
  );
  return withMembers(call, Object.fromEntries(changed.map(({ name }) => [name, value])));
}

/** Just after noon, where 12-hour parsers make mistakes, and those that take 08 and 09 for octal numbers. */
const AFTER_NOON = { hour: 12, minute: 8, second: 9 };

/** A past stay of one night, from noon to noon, under a number that has to be encoded in an address or a query. */
function fromNoonToNoon(context: RunContext, number: number): Stay {
  const present = presentAt(home(context), context);
  const today = present.set(AFTER_NOON);
  const leaving = today <= present ? today : present.minus({ days: 1 }).set(AFTER_NOON);
  const stay = makeStay(context, number, home(context), leaving.minus({ days: 1 }), leaving);
  const written = stay.body[NUMBER].replace(/^CERT-/, 'ř/ &+');
  return suppliedMembers(context.values).includes(NUMBER)
    ? stay
    : { ...stay, body: { ...stay.body, [NUMBER]: written } };
}

/** A past stay over the year's end, of one night or of two: the usual stay has the other number, by the time of day. */
function overYearEnd(context: RunContext, number: number): Stay {
  const hotel = home(context);
  const firstOfTwo = FAR_ARRIVALS['year-end']?.(presentAt(hotel, context)) as LocalTime;
  const nights = 3 - makeStay(context, number).body.numberOfNights;
  const leaving = checkOutTimeOf(firstOfTwo.plus({ days: 2 }));
  return makeStay(context, number, hotel, firstOfTwo.plus({ days: 2 - nights }), leaving);
}

/**
 * Two guests in a double room, with loyalty, and times after noon with a fraction of a second; a letter in the room
 * number and a name in capitals, unless these were supplied.
 */
function asFamily(call: Call, { values }: RunContext): Call {
  const { roomNumber, guestLastName } = jsonObjectOf(call);
  const supplied = suppliedMembers(values);
  // As a number it would have an exponent.
  const own = { roomNumber: `${String(roomNumber)}E5`, guestLastName: String(guestLastName).toUpperCase() };
  const free = Object.fromEntries(Object.entries(own).filter(([name]) => !supplied.includes(name)));
  const members = { roomType: 'Double', occupancy: 2, loyalty: true, ...free };
  const expected = String(jsonObjectOf(call)['expectedCheckOutDateTime']).replace(/T\d\d:\d\d:\d\d/, 'T12:08:09');
  const dated = withMembers(call, { ...members, expectedCheckOutDateTime: expected });
  return pinned(withDateTimes(dated, withFraction('.123')), ...DATED);
}

const ROWS: Readonly<Record<string, Omit<Circumstance, 'name' | keyof Defaults> & Partial<Defaults>>> = {
  charset: { words: 'that names its charset', accepted: 'SHOULD', unserved: [415], change: labelled(CHARSET) },
  chunked: {
    words: 'in chunks',
    accepted: 'SHOULD',
    unserved: [411, 501],
    change: withField('Transfer-Encoding', 'chunked'),
  },
  expect: {
    words: 'that expects 100-continue',
    accepted: 'SHOULD',
    unserved: [417],
    change: withField('Expect', '100-continue'),
  },
  version: {
    words: 'with an api-version',
    accepted: 'API-VERSION-%.SUPPORTED',
    change: (call, { profile }) => withVersion(call, knownVersion(profile)),
  },
  // As Go and OkHttp send it: what comes is unpacked by them.
  'no-accept': {
    words: 'without Accept, from a client that accepts gzip',
    change: (call) => withHeader(withHeader(call, 'Accept', null), 'Accept-Encoding', 'gzip'),
  },
  'no-user-agent': {
    words: 'without User-Agent',
    accepted: 'SHOULD',
    unserved: [400, 403],
    change: withField('User-Agent', null),
  },
  // As Java's HTTP libraries say what they take.
  traced: {
    words: 'that is part of a trace and accepts only JSON',
    change: (call) => withHeader(traced(call), 'Accept', 'application/json'),
  },
  'fresh-connection': {
    words: 'on a separate connection, from a client that accepts anything',
    change: (call) => withHeader(withHeader(onConnection(call, 'fresh'), 'Connection', 'close'), 'Accept', '*/*'),
  },
  'one-connection': {
    words: 'after others on one connection',
    order: 'in-turn',
    change: (call) => onConnection(call, 'one-connection'),
  },
  'unknown-member': {
    words: 'with a member that no schema names',
    operations: ARRIVING,
    accepted: 'READING-%.UNKNOWN-MEMBER',
    change: withUnknownMember,
  },
  loyalty: { words: 'with loyalty used', operations: ARRIVING, lacks: 'guestLastName', ...of('loyalty', true) },
  'double-room': { words: 'of a double room', operations: ARRIVING, ...of('roomType', 'Double') },
  'long-body': {
    words: 'of more than 16 kB',
    operations: ARRIVING,
    accepted: 'SHOULD',
    unserved: [413],
    ...of('reservationInformation', LONG_NOTE),
  },
  'another-hotel': {
    words: 'in another hotel, with the room number and the folio of a stay in this one',
    operations: ARRIVING,
    members: [...DATED, ...OF_THE_HOUSE],
    order: 'in-turn',
    exists: ({ values }) => values.hotels.length > 1,
    stay: (context, number) => makeStay(context, number, context.values.hotels[1]),
    before: firstStay,
    change: (call, context) => pinned(withMembers(call, membersOf(context, OF_THE_HOUSE)), ...DATED),
  },
  'many-nights': {
    words: `of ${MANY_NIGHTS} nights`,
    operations: ARRIVING,
    accepted: 'SHOULD',
    members: DATED,
    change: (call, context) => withNights(call, home(context), MANY_NIGHTS, context),
  },
  'year-end': {
    words: "over the year's end",
    operations: ARRIVING,
    accepted: 'SHOULD',
    members: DATED,
    isLongPast: true,
    stay: overYearEnd,
    change: (call) => pinned(call, ...DATED),
  },
  'known-guest': {
    words: 'of a guest who has checked in before, for another stay',
    operations: ARRIVING,
    members: NAMES,
    order: 'in-turn',
    before: firstStay,
    change: (call, context) => withMembers(call, membersOf(context, NAMES)),
  },
  'at-once': {
    words: 'at the same time as others',
    operations: ARRIVING,
    order: 'at-once',
    change: (call) => call,
  },
  gzip: { words: 'in gzip', operations: ARRIVING, accepted: 'observed', change: gzipped },
  'known-number': {
    words: 'under a confirmation number that has been accepted before',
    operations: ARRIVING,
    accepted: 'observed',
    members: [NUMBER],
    order: 'in-turn',
    before: firstStay,
    change: (call, context) => withMember(call, NUMBER, makeStay(context, 1).body[NUMBER]),
  },
  'required-only': {
    words: 'with only the required fields',
    operations: ARRIVING,
    lacks: 'guestLastName',
    change: (call, { profile }) => without(call, ...optionalOf(profile).map(({ name }) => name)),
  },
  'null-optionals': {
    words: 'whose optional members are null',
    operations: ARRIVING,
    lacks: 'guestLastName',
    change: (call, context) => nullablesAs(call, context, null),
  },
  'empty-optionals': {
    words: 'whose optional strings are empty',
    operations: ARRIVING,
    accepted: 'SHOULD',
    lacks: 'folio',
    change: (call, context) => nullablesAs(call, context, ''),
  },
  'foreign-name': {
    words: 'of a guest with letters of up to four bytes in UTF-8 and an apostrophe in the name',
    operations: ARRIVING,
    members: NAMES,
    change: (call, { values }) => {
      const supplied = suppliedMembers(values);
      // A queue may accept a letter of four bytes that the database behind it cannot store.
      const foreign = { ...FOREIGN_NAME, guestFirstName: 'Zoë 𠮷子' };
      const free = Object.entries(foreign).filter(([name]) => !supplied.includes(name));
      return withMembers(call, Object.fromEntries(free));
    },
  },
  family: {
    words:
      'of two guests under a number with a small letter outside Latin-1, a slash, a space, an ampersand and a plus sign, the name in capitals, in a double room with a letter in its number, with loyalty used, at 12:08 and a fraction of a second',
    operations: ARRIVING,
    members: [...DATED, NUMBER, 'guestLastName', 'roomNumber', 'roomType', 'occupancy', 'loyalty'],
    // A guest with loyalty may have an account in place of a folio.
    lacks: 'folio',
    stay: fromNoonToNoon,
    change: asFamily,
  },
};

/** All circumstances. Their order decides which field and credential are tried: a new one comes last. */
export const CIRCUMSTANCES: readonly Circumstance[] = Object.entries(ROWS).map(([name, row]) => ({
  ...DEFAULTS,
  name,
  ...row,
}));

/** The record keeps only the beginning of so long a body, but the id of the stay is read from the whole. */
const NOT_KEPT = 'long-body';

/** Whether a circumstance is about what a check-in says of its stay: such guests are also billed and checked out. */
export const isOfArrival = ({ name, operations, order, accepted }: Circumstance): boolean =>
  operations === ARRIVING && order !== 'at-once' && accepted !== 'observed' && name !== NOT_KEPT;

/** Reports about a guest who has arrived, in order. */
export const OF_GUEST = ['partial-bill', 'check-out'] as const satisfies readonly ReservationOperation[];

/** The circumstance of that name. @throws {TypeError} if there is none */
export function circumstanceNamed(name: string): Circumstance {
  const found = CIRCUMSTANCES.find((each) => each.name === name);
  if (!found) throw new TypeError(`There is no circumstance ${name}`);
  return found;
}
