/** Changes to a valid report after which it must still be accepted, or may be. What is asked under each follows from its row. */
import type { RunContext } from '../contract/run.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../contract/words.ts';
import { knownVersion, withVersion } from './api-versions.ts';
import type { Call } from './call.ts';
import { gzipped, labelled, onConnection, pinned, withHeader, withMember, withMembers } from './calls.ts';
import { FAR_ARRIVALS, withNights } from './date-times.ts';
import { makeStay, presentAt, type Stay } from './stay.ts';
import { validCall } from './valid.ts';

/** Why a valid report is accepted: by the document, since nothing speaks against it, by the service's word, or by a requirement (`%`: operation). */
export type Authority = 'MUST' | 'SHOULD' | 'observed' | `${string}%${string}`;

/** One such change. */
export interface Circumstance {
  /** Names its instances; it never changes. */
  readonly name: string;
  /** In words, to stand behind "a check-in". */
  readonly words: string;
  readonly operations: readonly ReservationOperation[];
  readonly accepted: Authority;
  /** Statuses by which a service may say that it does not serve such a report, whatever it holds. */
  readonly unserved?: readonly number[];
  /** Members of the body that make it what it is, which nothing else may change. */
  readonly members?: readonly string[];
  /** The field that is left out or empty, where it matters which: one that a program may think to know from the circumstance. */
  readonly lacks?: string;
  /** Requests that only together are the circumstance; absent: each is one by itself. */
  readonly order?: 'in-turn' | 'at-once';
  /** Whether a run can have it at all. */
  readonly exists?: (context: RunContext) => boolean;
  /** A stay other than the usual one. */
  readonly stay?: (context: RunContext, number: number) => Stay;
  /** A report that comes before the others. */
  readonly before?: (context: RunContext) => Call;
  readonly change: (call: Call, context: RunContext) => Call;
}

/** Stays are numbered from here; the one before is of `before`. */
export const FIRST_STAY = 2;
const DATED = ['lodgingHotelId', 'checkInDateTime', 'expectedCheckOutDateTime', 'numberOfNights'];
const NAMES = ['guestFirstName', 'guestLastName'] as const;
const NUMBER = 'hotelConfirmationNumber';
/** Parents of a trace as W3C Trace Context writes them: any agent for tracing adds such a field. */
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
/** JSON with its charset, as most clients write it. */
export const CHARSET = 'application/json; charset=utf-8';
/** A stay longer than most. */
const MANY_NIGHTS = 20;
/** More than the 8 and 16 kB at which servers and gateways begin to treat a body otherwise. */
const LONG_TEXT = 'x'.repeat(20_000);

const ARRIVING: readonly ReservationOperation[] = ['check-in'];
const home = ({ values }: RunContext) => values.hotels[0] as (typeof values.hotels)[number];
const withField = (name: string, value: string | null) => (call: Call) => withHeader(call, name, value);
const of = (member: string, value: string | boolean) => ({
  members: [member],
  change: (call: Call) => withMember(call, member, value),
});

/** The names of the guest of the first stay, who comes once more. */
function namesOf(context: RunContext): Readonly<Record<string, string>> {
  const { body } = makeStay(context, 1);
  return Object.fromEntries(NAMES.map((name) => [name, body[name]]));
}

type Defaults = Pick<Circumstance, 'operations' | 'accepted'>;
/** What a row does not say: it is at every operation, and a valid report all the same. */
const DEFAULTS: Defaults = { operations: RESERVATION_OPERATIONS, accepted: 'MUST' };

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
  'no-accept': { words: 'without Accept', change: withField('Accept', null) },
  'no-user-agent': {
    words: 'without User-Agent',
    accepted: 'SHOULD',
    unserved: [400, 403],
    change: withField('User-Agent', null),
  },
  traced: { words: 'that is part of a trace', change: withField('traceparent', TRACEPARENT) },
  'fresh-connection': {
    words: 'on a connection of its own',
    change: (call) => withHeader(onConnection(call, 'fresh'), 'Connection', 'close'),
  },
  'one-connection': {
    words: 'behind others on one connection',
    order: 'in-turn',
    change: (call) => onConnection(call, 'one-connection'),
  },
  'unknown-member': {
    words: 'with a member that no schema names',
    operations: ARRIVING,
    accepted: 'READING-%.UNKNOWN-MEMBER',
    change: (call) => withMember(call, 'unknownMember', 'unknown'),
  },
  loyalty: { words: 'with loyalty used', operations: ARRIVING, lacks: 'guestLastName', ...of('loyalty', true) },
  'double-room': { words: 'of a double room', operations: ARRIVING, ...of('roomType', 'Double') },
  'long-body': {
    words: 'of more than 16 kB',
    operations: ARRIVING,
    accepted: 'SHOULD',
    unserved: [413],
    ...of('reservationInformation', LONG_TEXT),
  },
  'another-hotel': {
    words: 'in another hotel',
    operations: ARRIVING,
    members: DATED,
    exists: ({ values }) => values.hotels.length > 1,
    stay: (context, number) => makeStay(context, number, context.values.hotels[1]),
    change: (call) => pinned(call, ...DATED),
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
    stay: (context, number) => {
      const hotel = home(context);
      return makeStay(context, number, hotel, FAR_ARRIVALS['year-end']?.(presentAt(hotel, context)));
    },
    change: (call) => pinned(call, ...DATED),
  },
  'known-guest': {
    words: 'of a guest who has checked in before, for another stay',
    operations: ARRIVING,
    members: NAMES,
    order: 'in-turn',
    before: (context) => validCall(context, 'check-in', makeStay(context, 1)),
    change: (call, context) => withMembers(call, namesOf(context)),
  },
  'at-once': {
    words: 'beside others at the same time',
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
    before: (context) => validCall(context, 'check-in', makeStay(context, 1)),
    change: (call, context) => withMember(call, NUMBER, makeStay(context, 1).body[NUMBER]),
  },
};

/** All circumstances. The place of each decides which field and which credential are tried: a new one comes last. */
export const CIRCUMSTANCES: readonly Circumstance[] = Object.entries(ROWS).map(([name, row]) => ({
  ...DEFAULTS,
  name,
  ...row,
}));

/** The circumstance of that name. @throws {TypeError} where there is none */
export function circumstanceNamed(name: string): Circumstance {
  const found = CIRCUMSTANCES.find((each) => each.name === name);
  if (!found) throw new TypeError(`There is no circumstance ${name}`);
  return found;
}
