/** Faults of single event reports: strings, numbers and media types of a check-in, the older check-out, repetition. */
import { type Context, header, type Override, type Violation } from '../behaviour.ts';
import { alsoRefuses, bodyTaken, overlooks, refusalAs } from '../overrides.ts';
import { type FaultEntry, faultsOf, listed } from './fault.ts';
import { textEntries } from './texts.ts';

/** Refuses a number above a limit that the document does not state. */
function atMost(limit: number, ...names: readonly string[]): Override {
  return alsoRefuses((body) => names.find((name) => Number(body[name]) > limit) ?? null);
}

function refusedType(pattern: RegExp): Override {
  return { mediaTypeOk: (next) => (type, ctx) => !pattern.test(type ?? '') && next(type, ctx) };
}

/** Crashes if more than one member is invalid. */
const severalCrash: Override = {
  violations: (next) => (body, ctx) => {
    const found = next(body, ctx);
    if (new Set(found.map(({ field }) => field)).size > 1)
      throw new TypeError('Sequence contains more than one element');
    return found;
  },
};

/** The second report with the same content fails on a unique key of the database. */
const secondTimeFails: Override = {
  conflict: (next) => (body, ctx) => {
    const key = `seen ${ctx.operation} ${JSON.stringify(body)}`;
    if (ctx.mock.memory.has(key)) throw new Error('duplicate key value');
    ctx.mock.memory.set(key, true);
    return next(body, ctx);
  },
};

/** Fails if there are two requests at once. */
const parallelFails: Override = {
  answer: (next) => async (ctx) => {
    // Long enough for a request sent at the same time to arrive.
    await new Promise((resolve) => setTimeout(resolve, 3));
    if (ctx.mock.inFlight > 1) throw new Error('the connection is busy');
    return next(ctx);
  },
};

/** Reads the body by position: the member that usually comes first must do so. */
const keyOrderMatters: Override = {
  violations: (next) => (body, ctx) => {
    const known = ['hotelConfirmationNumber', 'reservationId'].find((name) => Object.hasOwn(body, name));
    const isFirst = known === undefined || Object.keys(body)[0] === known;
    return isFirst ? next(body, ctx) : [{ field: '$', kind: 'other', message: 'Unexpected member.', value: body }];
  },
};

const order: readonly FaultEntry[] = listed({
  'key-order-matters': {
    defect: 'The members of the body are read by position.',
    override: keyOrderMatters,
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
});

const numbers: readonly FaultEntry[] = [
  {
    name: 'guests-at-most-3',
    defect: 'The form of the front desk has room for three guests.',
    override: atMost(3, 'occupancy'),
    noticedBy: ['%.ACCEPTS-MANY-GUESTS', '%.ACCEPTS-LARGE-INTEGER'],
  },
  {
    name: 'one-guest-only',
    defect: 'The service counts reports, not guests.',
    override: atMost(1, 'occupancy'),
    noticedBy: ['%.ACCEPTS-OCCUPANCY', '%.ACCEPTS-MANY-GUESTS', '%.ACCEPTS-LARGE-INTEGER'],
  },
  {
    name: 'nights-at-most-7',
    defect: 'The booking calendar shows one week.',
    override: atMost(7, 'numberOfNights'),
    noticedBy: ['%.ACCEPTS-LONG-STAY'],
  },
  {
    name: 'int16',
    defect: 'Numbers are read as int16.',
    override: atMost(32_767, 'occupancy', 'numberOfNights'),
    noticedBy: ['%.ACCEPTS-LARGE-INTEGER'],
  },
  ...['text/json', '+json'].map((type) => ({
    name: `unvalidated-as-${type.replace(/\W+/g, '')}-${type === '+json' ? 'suffix' : 'type'}`,
    defect: `What is announced as ${type} is bound by another formatter, which does not look at the rules of strings.`,
    override: overlooks(({ kind }: Violation, ctx: Context) => {
      const sent = header(ctx, 'content-type') ?? '';
      return ['missing', 'empty', 'blank'].includes(kind) && sent.includes(type);
    }),
    noticedBy: ['%.REFUSES-IN-ANY-TYPE'],
  })),
  {
    name: 'empty-optional-refused',
    defect: 'A rule of the database forbids an empty supplierReservationId, which nobody has to give.',
    override: alsoRefuses((body) => (body['supplierReservationId'] === '' ? 'supplierReservationId' : null)),
    noticedBy: ['%.ACCEPTS-EMPTY-OPTIONAL'],
  },
  {
    name: 'several-errors-crash',
    defect: 'The code expects one error and finds several.',
    override: severalCrash,
    noticedBy: ['%.REFUSES-SEVERAL-ERRORS'],
    sideEffects: ['%.REFUSES-IN-ANY-TYPE'],
  },
];

const media: readonly FaultEntry[] = listed({
  'text-json-refused': {
    defect: 'text/json was forgotten.',
    override: refusedType(/^text\/json/i),
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE', '%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET'],
  },
  'json-suffix-refused': {
    defect: 'application/*+json was forgotten.',
    override: refusedType(/\+json/i),
    noticedBy: ['%.ACCEPTS-MEDIA-TYPE', '%.ACCEPTS-MEDIA-TYPE-CASE', '%.ACCEPTS-CHARSET'],
  },
  'empty-body-accepted': {
    defect: 'An empty body is read as an empty object.',
    override: bodyTaken((text) => text.trim() === ''),
    noticedBy: ['%.REFUSES-EMPTY-BODY'],
  },
  'double-encoded-accepted': {
    defect: 'JSON encoded within a JSON string is unpacked.',
    override: {
      parseBody: (next) => (bytes, ctx) => {
        const unpacked = /^"\{/.test(String(bytes)) ? Buffer.from(JSON.parse(String(bytes)) as string) : bytes;
        return next(unpacked, ctx);
      },
    },
    noticedBy: ['%.REFUSES-NON-OBJECT'],
  },
});

const repetition: readonly FaultEntry[] = listed({
  'second-time-fails': {
    defect: 'The insert of a duplicate throws.',
    override: secondTimeFails,
    noticedBy: ['REPETITION-%.NO-SERVER-ERROR', 'REPETITION-%.AS-PROFILED'],
  },
  'parallel-fails': {
    defect: 'A shared connection is used by two requests at once.',
    override: parallelFails,
    noticedBy: ['REPETITION-%.IN-PARALLEL', 'REPETITION-%.MIXED', 'REPETITION-%.NO-SERVER-ERROR'],
  },
});

const isOlder = (field: string) => field === 'reservation_id' || field === 'check_out_date';

const checkOut: readonly FaultEntry[] = [
  {
    name: 'key-order-matters',
    defect: 'The members of the body are read by position.',
    override: keyOrderMatters,
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  ...repetition,
  {
    name: 'older-members-ignored',
    defect: 'The deserialiser ignores names in snake case, and no member is required.',
    override: { violations: (next) => (body, ctx) => next(body, ctx).filter(({ field }) => !isOlder(field)) },
    noticedBy: ['OLDER-CHECK-OUT.UNDERSTANDS-DATE', 'OLDER-CHECK-OUT.UNDERSTANDS-ID'],
  },
  {
    name: 'older-date-unparsed',
    defect: 'check_out_date is stored as a string and never parsed.',
    override: {
      violations: (next) => (body, ctx) =>
        next(body, ctx).filter(({ field, kind }) => field !== 'check_out_date' || kind === 'type'),
    },
    noticedBy: ['OLDER-CHECK-OUT.UNDERSTANDS-DATE'],
  },
  {
    name: 'older-form-refused',
    defect: 'Members in snake case are refused as unknown.',
    override: alsoRefuses((body) => Object.keys(body).find((name) => isOlder(name)) ?? null),
    noticedBy: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
    undecided: ['OLDER-CHECK-OUT.UNDERSTANDS-*', 'OLDER-CHECK-OUT.SUCCESS-*'],
  },
  {
    name: 'older-date-as-date-time',
    defect: 'check_out_date is parsed as a date-time.',
    override: alsoRefuses((body) =>
      /^\d{4}-\d\d-\d\d$/.test(String(body['check_out_date'])) ? 'check_out_date' : null,
    ),
    noticedBy: ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE'],
    undecided: ['OLDER-CHECK-OUT.UNDERSTANDS-*', 'OLDER-CHECK-OUT.SUCCESS-*'],
  },
];

const noShow: readonly FaultEntry[] = listed({
  'parallel-fails': {
    defect: 'A shared connection is used by two requests at once.',
    override: parallelFails,
    noticedBy: ['REPETITION-%.IN-PARALLEL', 'REPETITION-%.MIXED'],
  },
  'refusal-404': {
    defect: 'An invalid report is answered as if the resource did not exist.',
    override: refusalAs(404, 'body', 'content'),
    noticedBy: ['%.INVALID-STATUS'],
    undecided: ['%.REFUSES-MISSING', '%.REFUSES-NULL-REQUIRED', '%.REFUSES-BODY'],
  },
});

const own = { reach: 'own' } as const;

/** Faults that only a check-in shows. */
export const checkInFaults = faultsOf('check-in', [...textEntries, ...order, ...numbers, ...media, ...repetition], own);

/** Faults that only a check-out shows, with its older form (section 2.2). */
export const checkOutFaults = faultsOf('check-out', checkOut, own);

/** Faults that only an open operation shows. */
export const openFaults = faultsOf('no-show', noShow, own);
