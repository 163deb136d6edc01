/** Mistakes that only a check-in can show: its texts, numbers and media types (section 2.1). */
import type { Wrap } from '../behaviour.ts';
import { alsoRefuses, type Fault, fault, type Turns } from './fault.ts';
import { bodyTaken, memberLike, refusalAs, throwsAt } from './wraps.ts';

type Row = readonly [name: string, mistake: string, wrap: Wrap, turns: Turns];

/** Refuses a number above a limit that the document does not state. */
function atMost(limit: number, ...names: readonly string[]): Wrap {
  return alsoRefuses((body) => names.find((name) => Number(body[name]) > limit) ?? null);
}

function refusedType(pattern: RegExp): Wrap {
  return { mediaTypeOk: (next) => (type, ctx) => !pattern.test(type ?? '') && next(type, ctx) };
}

/** Crashes where more than one member is wrong. */
const severalCrash: Wrap = {
  violations: (next) => (body, ctx) => {
    const found = next(body, ctx);
    if (new Set(found.map(({ field }) => field)).size > 1)
      throw new TypeError('Sequence contains more than one element');
    return found;
  },
};

/** The second report with the same content fails: a key of the database stands against it. */
export const secondTimeFails: Wrap = {
  conflict: (next) => (body, ctx) => {
    const key = `seen ${ctx.operation} ${JSON.stringify(body)}`;
    if (ctx.mock.memory.has(key)) throw new Error('duplicate key value');
    ctx.mock.memory.set(key, true);
    return next(body, ctx);
  },
};

/** Two requests at once fail. */
export const parallelFails: Wrap = {
  answer: (next) => async (ctx) => {
    // Long enough for a request sent at the same time to arrive.
    await new Promise((resolve) => setTimeout(resolve, 3));
    if (ctx.mock.inFlight > 1) throw new Error('the connection is busy');
    return next(ctx);
  },
};

/** The body is read by position: the member that usually comes first must. */
export const keyOrderMatters: Wrap = {
  violations: (next) => (body, ctx) => {
    const known = ['hotelConfirmationNumber', 'reservationId'].find((name) => Object.hasOwn(body, name));
    const isFirst = known === undefined || Object.keys(body)[0] === known;
    return isFirst ? next(body, ctx) : [{ field: '$', kind: 'other', message: 'Unexpected member.', value: body }];
  },
};

const texts: readonly Row[] = [
  [
    'double-refused',
    'The room types are a list of one.',
    memberLike(/^Double$/, /^roomType$/),
    { noticedBy: ['%.ACCEPTS-ROOM-TYPE'] },
  ],
  [
    'loyalty-refused',
    'The loyalty programme is not connected yet.',
    alsoRefuses((body) => (body['loyalty'] === true ? 'loyalty' : null)),
    { noticedBy: ['%.ACCEPTS-LOYALTY'] },
  ],
  [
    'apostrophe-refused',
    'Names are filtered against injection.',
    memberLike(/['’]/, /Name$/),
    { noticedBy: ['%.ACCEPTS-NAME'] },
  ],
  [
    'ascii-only',
    'Texts are matched against ASCII.',
    memberLike(/[^\0-\x7f]/),
    { noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-JSON-FORM'] },
  ],
  [
    'unicode-crashes',
    'The text column holds Latin-1 only.',
    throwsAt((text) => /[^\0-\xff]/.test(text)),
    // Bytes that are no UTF-8 become replacement characters, which are no Latin-1 either.
    { noticedBy: ['%.ACCEPTS-NAME', 'HTTP-%.NO-SERVER-ERROR'] },
  ],
  [
    'names-at-most-20',
    'The name column is 20 wide.',
    memberLike(/^.{21,}/s, /^guest/),
    { noticedBy: ['%.ACCEPTS-LONG-TEXT'] },
  ],
  [
    'text-at-most-2000',
    'The column of the remarks is 2000 wide.',
    memberLike(/^.{2001,}/s),
    { noticedBy: ['%.ACCEPTS-LONG-TEXT'] },
  ],
  [
    'one-character-refused',
    'Texts must have two characters.',
    memberLike(/^.$/su),
    { noticedBy: ['%.ACCEPTS-SHORT-TEXT', '%.ACCEPTS-NAME'] },
  ],
  [
    'escapes-refused',
    'Backslashes are filtered against injection before the JSON is parsed.',
    { parseBody: (next) => (bytes, ctx) => (bytes.includes('\\') ? { problem: 'Filtered.' } : next(bytes, ctx)) },
    { noticedBy: ['%.ACCEPTS-JSON-FORM', '%.ACCEPTS-NAME'] },
  ],
  ['key-order-matters', 'The body is read by position.', keyOrderMatters, { noticedBy: ['%.ACCEPTS-JSON-FORM'] }],
];

const numbers: readonly Row[] = [
  [
    'guests-at-most-3',
    'The form of the front desk has three lines.',
    atMost(3, 'occupancy'),
    { noticedBy: ['%.ACCEPTS-OCCUPANCY', '%.ACCEPTS-LARGE-INTEGER'] },
  ],
  [
    'nights-at-most-7',
    'The calendar shows a week.',
    atMost(7, 'numberOfNights'),
    { noticedBy: ['%.ACCEPTS-NIGHTS', '%.ACCEPTS-LARGE-INTEGER'] },
  ],
  [
    'int16',
    'Numbers are read as int16.',
    atMost(32_767, 'occupancy', 'numberOfNights'),
    { noticedBy: ['%.ACCEPTS-LARGE-INTEGER'] },
  ],
  [
    'several-errors-crash',
    'One error is wanted, several are found.',
    severalCrash,
    { noticedBy: ['%.REFUSES-SEVERAL-ERRORS'] },
  ],
];

const media: readonly Row[] = [
  [
    'text-json-refused',
    'text/json was forgotten.',
    refusedType(/^text\/json/i),
    { noticedBy: ['%.ACCEPTS-MEDIA-TYPE', '%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET'] },
  ],
  [
    'json-suffix-refused',
    'application/*+json was forgotten.',
    refusedType(/\+json/i),
    { noticedBy: ['%.ACCEPTS-MEDIA-TYPE', '%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET'] },
  ],
  [
    'empty-body-accepted',
    'An empty body counts as an empty object.',
    bodyTaken((text) => text.trim() === ''),
    { noticedBy: ['%.REFUSES-EMPTY-BODY'] },
  ],
  [
    'double-encoded-accepted',
    'JSON within a JSON string is unpacked.',
    {
      parseBody: (next) => (bytes, ctx) => {
        const unpacked = /^"\{/.test(String(bytes)) ? Buffer.from(JSON.parse(String(bytes)) as string) : bytes;
        return next(unpacked, ctx);
      },
    },
    { noticedBy: ['%.REFUSES-NON-OBJECT'] },
  ],
];

const repetition: readonly Row[] = [
  [
    'second-time-fails',
    'The insert is not idempotent and throws.',
    secondTimeFails,
    { noticedBy: ['REPETITION-%.NO-SERVER-ERROR'] },
  ],
  [
    'parallel-fails',
    'A shared connection is used by two requests at once.',
    parallelFails,
    { noticedBy: ['REPETITION-%.IN-PARALLEL', 'REPETITION-%.MIXED', 'REPETITION-%.NO-SERVER-ERROR'] },
  ],
];

/** Faults of check-in alone. */
export const checkInFaults: readonly Fault[] = [...texts, ...numbers, ...media, ...repetition].map(
  ([name, mistake, wrap, turns]) => fault(`check-in.${name}`, 'check-in', mistake, wrap, { reach: 'own', ...turns }),
);

const outOf = (row: Row) => fault(`check-out.${row[0]}`, 'check-out', row[1], row[2], { reach: 'own', ...row[3] });

const isOlder = (field: string) => field === 'reservation_id' || field === 'check_out_date';

/** Faults of check-out alone, its older form among them (section 2.2). */
export const checkOutFaults: readonly Fault[] = [
  outOf([
    'key-order-matters',
    'The body is read by position.',
    keyOrderMatters,
    { noticedBy: ['%.ACCEPTS-JSON-FORM'] },
  ]),
  ...repetition.map(outOf),
  outOf([
    'older-members-ignored',
    'The serialiser drops names in snake case, and nothing else is required.',
    { violations: (next) => (body, ctx) => next(body, ctx).filter(({ field }) => !isOlder(field)) },
    { noticedBy: ['OLDER-CHECK-OUT.UNDERSTANDS-DATE', 'OLDER-CHECK-OUT.UNDERSTANDS-ID'] },
  ]),
  outOf([
    'older-date-unparsed',
    'check_out_date is kept as text.',
    {
      violations: (next) => (body, ctx) =>
        next(body, ctx).filter(({ field, kind }) => field !== 'check_out_date' || kind === 'type'),
    },
    { noticedBy: ['OLDER-CHECK-OUT.UNDERSTANDS-DATE'] },
  ]),
  outOf([
    'older-form-refused',
    'Members in snake case are unknown and refused.',
    alsoRefuses((body) => Object.keys(body).find((name) => isOlder(name)) ?? null),
    {
      noticedBy: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
      undecided: ['OLDER-CHECK-OUT.UNDERSTANDS-*', 'OLDER-CHECK-OUT.SUCCESS-*'],
    },
  ]),
  outOf([
    'older-date-as-date-time',
    'check_out_date is parsed as a moment.',
    alsoRefuses((body) => (/^\d{4}-\d\d-\d\d$/.test(String(body['check_out_date'])) ? 'check_out_date' : null)),
    {
      noticedBy: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
      undecided: ['OLDER-CHECK-OUT.UNDERSTANDS-*', 'OLDER-CHECK-OUT.SUCCESS-*'],
    },
  ]),
];

const noShow = (row: Row) => fault(`no-show.${row[0]}`, 'no-show', row[1], row[2], { reach: 'own', ...row[3] });

/** Faults of the open operations that only they show. */
export const openFaults: readonly Fault[] = [
  noShow([
    'parallel-fails',
    'A shared connection is used by two requests at once.',
    parallelFails,
    { noticedBy: ['REPETITION-%.IN-PARALLEL', 'REPETITION-%.MIXED'] },
  ]),
  noShow([
    'refusal-404',
    'A faulty report is answered as if there were no such resource.',
    refusalAs(404, 'body', 'content'),
    { noticedBy: ['%.INVALID-STATUS'], undecided: ['%.REFUSES-MISSING', '%.REFUSES-NULL', '%.REFUSES-BODY'] },
  ]),
];
