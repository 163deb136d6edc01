/** Changes to a valid report after which it must still be accepted, or may be. What is asked under each follows from its row. */

import type { Exchange } from '../contract/evidence.ts';
import { fieldsOf, requestSchema } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { IN_ORDER_OF_STAY, momentOf, RESERVATION_OPERATIONS, type ReservationOperation } from '../contract/words.ts';
import { knownVersion, withVersion } from './api-versions.ts';
import { anonymous, authorized, GARBAGE } from './bad-credentials.ts';
import type { Call } from './call.ts';
import {
  afterCheckIn,
  clientSecret,
  gzipped,
  jsonObjectOf,
  labelled,
  onConnection,
  pinned,
  withHeader,
  withMember,
  withMembers,
  without,
  withToken,
} from './calls.ts';
import { FAR_ARRIVALS, withDateTimes, withFraction, withNights } from './date-times.ts';
import { DATED } from './hotels.ts';
import { type Intent, meant } from './intent.ts';
import { limitsOf } from './limits.ts';
import { onceFor } from './once.ts';
import { ID_MEMBER } from './reservation-id.ts';
import { isShown } from './shown.ts';
import { lengthOf, makeStay, presentAt, type Stay, suppliedMembers } from './stay.ts';
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
const NAMES = ['guestFirstName', 'guestLastName'] as const;
/** Rooms and folios have their numbers within a hotel. */
const OF_THE_HOUSE = ['roomNumber', 'folio'] as const;
const NUMBER = 'hotelConfirmationNumber';
/** What agents for tracing add by themselves: the trace and its baggage as the W3C writes them, and the id of a request. */
const TRACE = [
  ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['tracestate', 'vendor=00f067aa0ba902b7'],
  ['baggage', 'tenant=hotels'],
  ['X-Request-ID', '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'],
] as const;
/** A name as many guests have one, with letters beyond ASCII and an apostrophe. */
const FOREIGN_NAME = { guestFirstName: 'Zoë', guestLastName: "O'Brien-Ångström" };
/** JSON with its charset, as most clients write it. */
export const CHARSET = 'application/json; charset=utf-8';
/** A stay of a guest who lives there: no longer one is sent, so that any limit that the document does not state shows. */
const MANY_NIGHTS = 130;
/** More than the 8 and 16 kB at which servers and gateways begin to treat a body otherwise, and read it in parts that end within a letter. */
const LONG_NOTE = 'x山é'.repeat(3400);

const ARRIVING: readonly ReservationOperation[] = ['check-in'];
const home = ({ values }: RunContext) => values.hotels[0] as (typeof values.hotels)[number];
const withField = (name: string, value: string | null) => (call: Call) => withHeader(call, name, value);
const traced = (call: Call) => TRACE.reduce((made, [name, value]) => withHeader(made, name, value), call);
const of = (member: string, value: string | boolean) => ({
  members: [member],
  change: (call: Call) => withMember(call, member, value),
});

const firstStay = (context: RunContext) => validCall(context, 'check-in', makeStay(context, 1));

/** What another stay has in common with the first one, as far as supplied stays leave that open. */
function membersOf(context: RunContext, names: readonly ((typeof NAMES)[number] | (typeof OF_THE_HOUSE)[number])[]) {
  const { body } = makeStay(context, 1);
  const supplied = suppliedMembers(context.values);
  return Object.fromEntries(names.filter((name) => !supplied.includes(name)).map((name) => [name, body[name]]));
}

type Defaults = Pick<Circumstance, 'operations' | 'accepted'>;
/** What a row does not say: it is at every operation, and a valid report all the same. */
const DEFAULTS: Defaults = { operations: RESERVATION_OPERATIONS, accepted: 'MUST' };

const optionalOf = (profile: Profile) =>
  fieldsOf(requestSchema('check-in', profile)).filter(({ required }) => !required);

/** The optional members that may be null, as something else, but for what was supplied and what the run knows its stays by. */
function nullablesAs(call: Call, { profile, values }: RunContext, value: null | ''): Call {
  const fixed = [...suppliedMembers(values), ID_MEMBER[values.reservationIdFrom]];
  const changed = optionalOf(profile).filter(
    ({ name, nullable, type }) => nullable && (value === null || type === 'string') && !fixed.includes(name),
  );
  return withMembers(call, Object.fromEntries(changed.map(({ name }) => [name, value])));
}

/** Two in a double room with a letter in its number, as far as the profile has room for one, who came within a second. */
function asFamily(call: Call, { profile, values }: RunContext): Call {
  const room = `${String(jsonObjectOf(call)['roomNumber'])}B`;
  const { maxLength = Infinity } = limitsOf(profile, 'check-in')['roomNumber'] ?? {};
  const isFree = lengthOf(room) <= maxLength && !suppliedMembers(values).includes('roomNumber');
  const members = { roomType: 'Double', loyalty: true, ...(isFree ? { roomNumber: room } : {}) };
  return withDateTimes(withMembers(call, members), withFraction('.123'));
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
  'no-accept': { words: 'without Accept', change: withField('Accept', null) },
  'no-user-agent': {
    words: 'without User-Agent',
    accepted: 'SHOULD',
    unserved: [400, 403],
    change: withField('User-Agent', null),
  },
  traced: { words: 'that is part of a trace', change: traced },
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
    before: firstStay,
    change: (call, context) => withMembers(call, membersOf(context, NAMES)),
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
    before: firstStay,
    change: (call, context) => withMember(call, NUMBER, makeStay(context, 1).body[NUMBER]),
  },
  'required-only': {
    words: 'of the required fields alone',
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
    words: 'whose optional texts are empty',
    operations: ARRIVING,
    accepted: 'SHOULD',
    lacks: 'folio',
    change: (call, context) => nullablesAs(call, context, ''),
  },
  'foreign-name': {
    words: 'of a guest with letters beyond ASCII and an apostrophe in the name',
    operations: ARRIVING,
    members: NAMES,
    change: (call, { values }) => {
      const supplied = suppliedMembers(values);
      const free = Object.entries(FOREIGN_NAME).filter(([name]) => !supplied.includes(name));
      return withMembers(call, Object.fromEntries(free));
    },
  },
  family: {
    words: 'of a double room with a letter in its number, with loyalty used, at times with a fraction of a second',
    operations: ARRIVING,
    members: [...DATED, 'roomNumber', 'roomType', 'loyalty'],
    change: asFamily,
  },
};

/** All circumstances. The place of each decides which field and which credential are tried: a new one comes last. */
export const CIRCUMSTANCES: readonly Circumstance[] = Object.entries(ROWS).map(([name, row]) => ({
  ...DEFAULTS,
  name,
  ...row,
}));

/** Of so long a body the record keeps the beginning, and the id of the stay is read from the whole. */
const NOT_KEPT = 'long-body';

/** Whether a circumstance is about what a check-in says of its stay: who came so is billed and leaves as anybody does. */
export const isOfArrival = ({ name, operations, order, accepted }: Circumstance): boolean =>
  operations === ARRIVING && order !== 'at-once' && accepted !== 'observed' && name !== NOT_KEPT;

/** What is reported of a guest who has arrived, in the order of a stay. */
export const OF_GUEST = ['partial-bill', 'check-out'] as const satisfies readonly ReservationOperation[];

/** The circumstance of that name. @throws {TypeError} where there is none */
export function circumstanceNamed(name: string): Circumstance {
  const found = CIRCUMSTANCES.find((each) => each.name === name);
  if (!found) throw new TypeError(`There is no circumstance ${name}`);
  return found;
}

/** Credentials that are none. */
export const CREDENTIALS = ['NO-CREDENTIAL', 'WRONG-TOKEN', 'NO-TOKEN'] as const;
type NoCredential = (typeof CREDENTIALS)[number];
/** What a check-in lacks. */
export const LACKS = ['REFUSES-MISSING', 'REFUSES-EMPTY'] as const;
/** What a request under a circumstance is there for: the last part of its requirement's id, but for the valid one. */
export type Role = 'valid' | 'ARRIVED' | NoCredential | (typeof LACKS)[number];

interface Asked {
  readonly operation: ReservationOperation;
  readonly role: Role;
  readonly call: Call;
}

const placeOf = ({ name }: Circumstance) => CIRCUMSTANCES.findIndex((each) => each.name === name);
const pick = <Of>(list: readonly Of[], at: number): Of => list[at % list.length] as Of;

/** The field that a check-in under a circumstance lacks, or whose text is empty. */
function fieldFor(circumstance: Circumstance, role: (typeof LACKS)[number], profile: Profile): string {
  const fields = fieldsOf(requestSchema('check-in', profile)).filter(({ required }) => required);
  const texts = fields.filter(({ type, format, nonEmpty }) => type === 'string' && format === null && nonEmpty);
  const names = (role === 'REFUSES-MISSING' ? fields : texts)
    .map(({ name }) => name)
    .filter((name) => !circumstance.members?.includes(name));
  return circumstance.lacks ?? pick(names, placeOf(circumstance));
}

/** HTTP Basic with the client's id and secret in one circumstance, the client's id as a token in the next. */
function withoutToken(call: Call, { clientId }: RunContext, circumstance: Circumstance): Call {
  if (placeOf(circumstance) % 2 === 1) return withToken(call, clientId);
  return authorized(call, ['Basic ', { ...clientSecret, basic: { clientId, encoded: 'where-needed' } }]);
}

function atFault(call: Call, role: Role, context: RunContext, circumstance: Circumstance): Call {
  switch (role) {
    case 'valid':
    case 'ARRIVED':
      return call;
    case 'NO-CREDENTIAL':
      return anonymous(call);
    case 'WRONG-TOKEN':
      return withToken(call, GARBAGE.words);
    case 'NO-TOKEN':
      return withoutToken(call, context, circumstance);
    case 'REFUSES-MISSING':
      return without(call, fieldFor(circumstance, role, context.profile));
    case 'REFUSES-EMPTY':
      return withMember(call, fieldFor(circumstance, role, context.profile), '');
  }
}

const isAbsence = (operation: ReservationOperation) => momentOf(operation) === 'absence';

const isSent = ({ claims, profile }: RunContext, operation: ReservationOperation) =>
  claims.includes(operation) && isShown(operation, profile);

/** Which credentials are tried at which operation: each operation another one in turn, and those left over at the first that is sent. */
export function credentialsUnder(
  context: RunContext,
  circumstance: Circumstance,
): readonly (readonly [ReservationOperation, NoCredential])[] {
  const { operations } = circumstance;
  const inTurn = operations.map((each, at) => [each, pick(CREDENTIALS, placeOf(circumstance) + at)] as const);
  const first = operations.find((each) => isSent(context, each)) ?? (operations[0] as ReservationOperation);
  const isMet = (credential: NoCredential) =>
    inTurn.some(([each, tried]) => tried === credential && (each === first || isSent(context, each)));
  return [...inTurn, ...CREDENTIALS.filter((each) => !isMet(each)).map((each) => [first, each] as const)];
}

/** The requests about one operation under a circumstance: those at fault first, since the valid one may end the stay. */
function askedOf(context: RunContext, circumstance: Circumstance, operation: ReservationOperation): Asked[] {
  const credentials = credentialsUnder(context, circumstance).filter(([each]) => each === operation);
  const lacks = operation === 'check-in' ? LACKS : [];
  const roles: readonly Role[] = [...lacks, ...credentials.map(([, credential]) => credential), 'valid'];
  const kind = KINDS[circumstance.accepted];
  return roles.map((role, at) => {
    // A check-in at fault is about a guest of its own, all else about the one who has checked in.
    const isApart = isAbsence(operation) || (operation === 'check-in' && role !== 'valid');
    const number = FIRST_STAY + (isApart ? (isAbsence(operation) ? 10 : 1 + at) : 0);
    const stay = circumstance.stay?.(context, number) ?? makeStay(context, number);
    const call = atFault(validCall(context, operation, stay), role, context, circumstance);
    const changed = circumstance.change(call, context);
    return { operation, role, call: kind && role === 'valid' ? meant(changed, kind) : changed };
  });
}

/** Plain reports of the guest who has arrived under a circumstance. */
function laterOf(context: RunContext, circumstance: Circumstance): Asked[] {
  if (!isOfArrival(circumstance) || !isSent(context, 'check-in')) return [];
  const stay = circumstance.stay?.(context, FIRST_STAY) ?? makeStay(context, FIRST_STAY);
  return OF_GUEST.filter((each) => isSent(context, each)).map((operation) => {
    return { operation, role: 'ARRIVED', call: meant(validCall(context, operation, stay), 'unusual') };
  });
}

/** Reports of a guest who has checked in, which name the check-in where that is sent together with them. */
function aboutTheGuest(asked: readonly Asked[], before: number): readonly Asked[] {
  const at = asked.findIndex(({ operation, role }) => operation === 'check-in' && role === 'valid');
  const place = at < 0 ? 0 : before + at + 1;
  const isOfGuest = ({ operation, call }: Asked) => call.guest !== undefined && !isAbsence(operation);
  return asked.map((each) => (place > 0 && isOfGuest(each) ? { ...each, call: afterCheckIn(each.call, place) } : each));
}

/** What is sent under a circumstance, each list together. */
const requestsUnder = onceFor((context: RunContext, circumstance: Circumstance): readonly (readonly Asked[])[] => {
  const operations = IN_ORDER_OF_STAY.filter((each) => circumstance.operations.includes(each) && isSent(context, each));
  const own = operations.flatMap((operation) => askedOf(context, circumstance, operation));
  const asked = [...own, ...laterOf(context, circumstance)];
  const before = circumstance.before ? 1 : 0;
  if (circumstance.order) return [aboutTheGuest(asked, before)];
  // A stay is one story, from the check-in to the check-out; what is at fault in a check-in is no part of it.
  const isAlone = ({ operation, role }: Asked) => operation === 'check-in' && role !== 'valid';
  const story = asked.filter((each) => !isAlone(each) && !isAbsence(each.operation));
  const noShows = asked.filter(({ operation }) => isAbsence(operation));
  const alone = asked.filter(isAlone).map((each) => [each]);
  return [...alone, aboutTheGuest(story, before), noShows].filter((each) => each.length > 0);
});

/** What a valid report is under a circumstance, where the circumstance itself says on what authority it is accepted. */
const KINDS: Readonly<Record<string, Intent['kind']>> = { MUST: 'unusual', SHOULD: 'tolerated' };

type Together = (...calls: readonly [Call, ...Call[]]) => Promise<readonly Exchange[]>;

/** The ways to send calls that this needs. */
export interface Ways {
  readonly send: (call: Call) => Promise<Exchange>;
  readonly sendInTurn: Together;
  readonly sendAtOnce: Together;
}

/** Sends a request under a circumstance, with those that belong to it; `undefined` where its operation is not claimed or its body not shown. */
export async function replyUnder(
  { send, sendInTurn, sendAtOnce }: Ways,
  context: RunContext,
  circumstance: Circumstance,
  { operation, role }: Pick<Asked, 'operation' | 'role'>,
): Promise<Exchange | undefined> {
  const isMeant = (each: Asked) => each.operation === operation && each.role === role;
  const asked = requestsUnder(context, circumstance).find((each) => each.some(isMeant));
  if (!asked) return undefined;
  const before = circumstance.before ? [circumstance.before(context)] : [];
  const calls = [...before, ...asked.map(({ call }) => call)] as [Call, ...Call[]];
  if (calls.length === 1) return send(calls[0]);
  const replies = await (circumstance.order === 'at-once' ? sendAtOnce : sendInTurn)(...calls);
  return replies[before.length + asked.findIndex(isMeant)];
}
