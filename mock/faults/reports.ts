/** Faults of single event reports: strings, numbers and media types of a check-in, the older check-out, repetition. */
import type { Wrap } from '../behaviour.ts';
import { alsoRefuses, type FaultEntry, faultsOf } from './fault.ts';
import { bodyTaken, memberLike, refusalAs, throwsAt } from './wraps.ts';

/** Refuses a number above a limit that the document does not state. */
function atMost(limit: number, ...names: readonly string[]): Wrap {
  return alsoRefuses((body) => names.find((name) => Number(body[name]) > limit) ?? null);
}

function refusedType(pattern: RegExp): Wrap {
  return { mediaTypeOk: (next) => (type, ctx) => !pattern.test(type ?? '') && next(type, ctx) };
}

/** Crashes if more than one member is invalid. */
const severalCrash: Wrap = {
  violations: (next) => (body, ctx) => {
    const found = next(body, ctx);
    if (new Set(found.map(({ field }) => field)).size > 1)
      throw new TypeError('Sequence contains more than one element');
    return found;
  },
};

/** The second report with the same content fails on a unique key of the database. */
const secondTimeFails: Wrap = {
  conflict: (next) => (body, ctx) => {
    const key = `seen ${ctx.operation} ${JSON.stringify(body)}`;
    if (ctx.mock.memory.has(key)) throw new Error('duplicate key value');
    ctx.mock.memory.set(key, true);
    return next(body, ctx);
  },
};

/** Fails if there are two requests at once. */
const parallelFails: Wrap = {
  answer: (next) => async (ctx) => {
    // Long enough for a request sent at the same time to arrive.
    await new Promise((resolve) => setTimeout(resolve, 3));
    if (ctx.mock.inFlight > 1) throw new Error('the connection is busy');
    return next(ctx);
  },
};

/** Reads the body by position: the member that usually comes first must do so. */
const keyOrderMatters: Wrap = {
  violations: (next) => (body, ctx) => {
    const known = ['hotelConfirmationNumber', 'reservationId'].find((name) => Object.hasOwn(body, name));
    const isFirst = known === undefined || Object.keys(body)[0] === known;
    return isFirst ? next(body, ctx) : [{ field: '$', kind: 'other', message: 'Unexpected member.', value: body }];
  },
};

const texts: readonly FaultEntry[] = [
  {
    name: 'double-refused',
    mistake: 'Double is missing from the list of room types.',
    wrap: memberLike(/^Double$/, /^roomType$/),
    noticedBy: ['%.ACCEPTS-ROOM-TYPE', '%.ACCEPTS-OCCUPANCY', '%.ACCEPTS-MANY-GUESTS'],
  },
  {
    name: 'loyalty-refused',
    mistake: 'The loyalty programme is not connected yet.',
    wrap: alsoRefuses((body) => (body['loyalty'] === true ? 'loyalty' : null)),
    noticedBy: ['%.ACCEPTS-LOYALTY'],
  },
  {
    name: 'apostrophe-refused',
    mistake: 'Apostrophes in names are rejected as injection.',
    wrap: memberLike(/['’]/, /Name$/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'ascii-only',
    mistake: 'Strings are restricted to ASCII.',
    wrap: memberLike(/[^\0-\x7f]/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-JSON-FORM', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'codes-ascii-only',
    mistake: 'Only the names and the note may hold letters beyond ASCII.',
    wrap: memberLike(/[^\0-\x7f]/, /^(?:hotel|employee|supplier|source|room|folio)/),
    noticedBy: ['%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'two-hyphens-refused',
    mistake: 'Two hyphens are rejected as a comment of SQL.',
    wrap: memberLike(/--/),
    noticedBy: ['%.ACCEPTS-TEXT'],
  },
  {
    name: 'room-number-numeric',
    mistake: 'A room number is taken for a number.',
    wrap: memberLike(/\D/, /^roomNumber$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'folio-in-capitals',
    mistake: 'A folio number must match the pattern of one hotel system.',
    wrap: memberLike(/[^A-Z0-9-]/, /^folio$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'source-of-one-word',
    mistake: 'The source is looked up in a list of words.',
    wrap: memberLike(/\W/, /^source$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'confirmation-number-in-capitals',
    mistake: 'A confirmation number must match the pattern of one hotel system.',
    wrap: memberLike(/[a-z]/, /^hotelConfirmationNumber$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'one-line-only',
    mistake: 'The pattern of a string matches no line break.',
    wrap: memberLike(/\n/),
    noticedBy: ['%.ACCEPTS-LINES', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'markup-refused',
    mistake: 'Whatever looks like markup is rejected.',
    wrap: memberLike(/[<>]/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'invisible-characters-refused',
    mistake: 'Characters that are not seen are rejected, in names of people too.',
    wrap: memberLike(/[\p{Cf}\u3000]/u),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'note-at-most-100',
    mistake: 'The database column for the note holds 100 characters.',
    wrap: memberLike(/^.{101,}/s, /^reservationInformation$/),
    noticedBy: ['%.ACCEPTS-USUAL-LENGTH', '%.ACCEPTS-LONG-TEXT'],
  },
  {
    name: 'one-id-wanted',
    mistake: 'Without an employee a reservation id of the supplier is wanted.',
    wrap: alsoRefuses((body) =>
      Object.hasOwn(body, 'employeeIdentifier') || body['supplierReservationId'] !== null ? null : 'employeeIdentifier',
    ),
    noticedBy: ['%.ACCEPTS-COMBINATION'],
  },
  {
    name: 'unicode-crashes',
    mistake: 'The database column holds Latin-1 only.',
    wrap: throwsAt((text) => /[^\0-\xff]/.test(text)),
    // Invalid UTF-8 is decoded to replacement characters, which are not in Latin-1 either.
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT', 'HTTP-%.NO-SERVER-ERROR'],
    sideEffects: ['%.REFUSES-LOOSE-JSON'],
  },
  {
    name: 'names-at-most-20',
    mistake: 'The database column for names holds 20 characters.',
    wrap: memberLike(/^.{21,}/s, /^guest/),
    noticedBy: ['%.ACCEPTS-USUAL-LENGTH', '%.ACCEPTS-LONG-TEXT'],
    // A text before the name makes it longer.
    sideEffects: ['%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'text-at-most-2000',
    mistake: 'The database column holds 2000 characters.',
    wrap: memberLike(/^.{2001,}/s),
    noticedBy: ['%.ACCEPTS-LONG-TEXT'],
  },
  {
    name: 'one-character-refused',
    mistake: 'Strings must have at least two characters.',
    wrap: memberLike(/^.$/su),
    noticedBy: ['%.ACCEPTS-SHORT-TEXT', '%.ACCEPTS-NAME'],
  },
  {
    name: 'escapes-refused',
    mistake: 'Backslashes are rejected as injection before the JSON is parsed.',
    wrap: { parseBody: (next) => (bytes, ctx) => (bytes.includes('\\') ? { problem: 'Filtered.' } : next(bytes, ctx)) },
    noticedBy: ['%.ACCEPTS-JSON-FORM', '%.ACCEPTS-NAME', '%.ACCEPTS-LINES', '%.ACCEPTS-ODD-TEXT'],
  },
  {
    name: 'key-order-matters',
    mistake: 'The members of the body are read by position.',
    wrap: keyOrderMatters,
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
];

const numbers: readonly FaultEntry[] = [
  {
    name: 'guests-at-most-3',
    mistake: 'The form of the front desk has room for three guests.',
    wrap: atMost(3, 'occupancy'),
    noticedBy: ['%.ACCEPTS-MANY-GUESTS', '%.ACCEPTS-LARGE-INTEGER'],
  },
  {
    name: 'one-guest-only',
    mistake: 'The service counts reports, not guests.',
    wrap: atMost(1, 'occupancy'),
    noticedBy: ['%.ACCEPTS-OCCUPANCY', '%.ACCEPTS-MANY-GUESTS', '%.ACCEPTS-LARGE-INTEGER'],
  },
  {
    name: 'nights-at-most-7',
    mistake: 'The booking calendar shows one week.',
    wrap: atMost(7, 'numberOfNights'),
    noticedBy: ['%.ACCEPTS-LONG-STAY', '%.ACCEPTS-LARGE-INTEGER'],
  },
  {
    name: 'int16',
    mistake: 'Numbers are read as int16.',
    wrap: atMost(32_767, 'occupancy', 'numberOfNights'),
    noticedBy: ['%.ACCEPTS-LARGE-INTEGER'],
  },
  {
    name: 'several-errors-crash',
    mistake: 'The code expects one error and finds several.',
    wrap: severalCrash,
    noticedBy: ['%.REFUSES-SEVERAL-ERRORS'],
  },
];

const media: readonly FaultEntry[] = [
  {
    name: 'text-json-refused',
    mistake: 'text/json was forgotten.',
    wrap: refusedType(/^text\/json/i),
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE', '%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET'],
  },
  {
    name: 'json-suffix-refused',
    mistake: 'application/*+json was forgotten.',
    wrap: refusedType(/\+json/i),
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE', '%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET'],
  },
  {
    name: 'empty-body-accepted',
    mistake: 'An empty body is read as an empty object.',
    wrap: bodyTaken((text) => text.trim() === ''),
    noticedBy: ['%.REFUSES-EMPTY-BODY'],
  },
  {
    name: 'double-encoded-accepted',
    mistake: 'JSON encoded within a JSON string is unpacked.',
    wrap: {
      parseBody: (next) => (bytes, ctx) => {
        const unpacked = /^"\{/.test(String(bytes)) ? Buffer.from(JSON.parse(String(bytes)) as string) : bytes;
        return next(unpacked, ctx);
      },
    },
    noticedBy: ['%.REFUSES-NON-OBJECT'],
  },
];

const repetition: readonly FaultEntry[] = [
  {
    name: 'second-time-fails',
    mistake: 'The insert of a duplicate throws.',
    wrap: secondTimeFails,
    noticedBy: ['REPETITION-%.NO-SERVER-ERROR', 'REPETITION-%.AS-PROFILED'],
  },
  {
    name: 'parallel-fails',
    mistake: 'A shared connection is used by two requests at once.',
    wrap: parallelFails,
    noticedBy: ['REPETITION-%.IN-PARALLEL', 'REPETITION-%.MIXED', 'REPETITION-%.NO-SERVER-ERROR'],
  },
];

const isOlder = (field: string) => field === 'reservation_id' || field === 'check_out_date';

const checkOut: readonly FaultEntry[] = [
  {
    name: 'key-order-matters',
    mistake: 'The members of the body are read by position.',
    wrap: keyOrderMatters,
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  ...repetition,
  {
    name: 'older-members-ignored',
    mistake: 'The deserialiser ignores names in snake case, and no member is required.',
    wrap: { violations: (next) => (body, ctx) => next(body, ctx).filter(({ field }) => !isOlder(field)) },
    noticedBy: ['OLDER-CHECK-OUT.UNDERSTANDS-DATE', 'OLDER-CHECK-OUT.UNDERSTANDS-ID'],
  },
  {
    name: 'older-date-unparsed',
    mistake: 'check_out_date is stored as a string and never parsed.',
    wrap: {
      violations: (next) => (body, ctx) =>
        next(body, ctx).filter(({ field, kind }) => field !== 'check_out_date' || kind === 'type'),
    },
    noticedBy: ['OLDER-CHECK-OUT.UNDERSTANDS-DATE'],
  },
  {
    name: 'older-form-refused',
    mistake: 'Members in snake case are refused as unknown.',
    wrap: alsoRefuses((body) => Object.keys(body).find((name) => isOlder(name)) ?? null),
    noticedBy: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
    undecided: ['OLDER-CHECK-OUT.UNDERSTANDS-*', 'OLDER-CHECK-OUT.SUCCESS-*'],
  },
  {
    name: 'older-date-as-date-time',
    mistake: 'check_out_date is parsed as a date-time.',
    wrap: alsoRefuses((body) => (/^\d{4}-\d\d-\d\d$/.test(String(body['check_out_date'])) ? 'check_out_date' : null)),
    noticedBy: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
    undecided: ['OLDER-CHECK-OUT.UNDERSTANDS-*', 'OLDER-CHECK-OUT.SUCCESS-*'],
  },
];

const noShow: readonly FaultEntry[] = [
  {
    name: 'parallel-fails',
    mistake: 'A shared connection is used by two requests at once.',
    wrap: parallelFails,
    noticedBy: ['REPETITION-%.IN-PARALLEL', 'REPETITION-%.MIXED'],
  },
  {
    name: 'refusal-404',
    mistake: 'An invalid report is answered as if the resource did not exist.',
    wrap: refusalAs(404, 'body', 'content'),
    noticedBy: ['%.INVALID-STATUS'],
    undecided: ['%.REFUSES-MISSING', '%.REFUSES-NULL', '%.REFUSES-BODY'],
  },
];

const own = { reach: 'own' } as const;

/** Faults that only a check-in shows. */
export const checkInFaults = faultsOf('check-in', [...texts, ...numbers, ...media, ...repetition], own);

/** Faults that only a check-out shows, with its older form (section 2.2). */
export const checkOutFaults = faultsOf('check-out', checkOut, own);

/** Faults that only an open operation shows. */
export const openFaults = faultsOf('no-show', noShow, own);
