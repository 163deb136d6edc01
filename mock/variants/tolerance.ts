/** Lawful tolerance and lawful strictness in reading requests: what the document leaves open. */

import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import type { Context, Wrap } from '../behaviour.ts';
import { alsoRefuses, overlooks } from '../faults/fault.ts';
import { readsLooseJson } from '../faults/wraps.ts';
import { isNumeric } from '../text.ts';
import { leavingOpen } from './pins.ts';
import { type Variant, variantsOf } from './variant.ts';

const isBare = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(value);

/** Whether a member is a string without a format. */
function isText(name: string, ctx: Context): boolean {
  const fields = fieldsOf(requestSchema(ctx.operation as ReservationOperation, ctx.mock.profile));
  return fields.some((field) => field.name === name && field.type === 'string' && field.format === null);
}

/** Matches the names of members case-insensitively. */
export const namesWithoutCase: Wrap = {
  violations: (next) => (body, ctx) => {
    const names = fieldsOf(requestSchema(ctx.operation as ReservationOperation, ctx.mock.profile)).map(
      ({ name }) => name,
    );
    const known = new Map(names.map((name) => [name.toLowerCase(), name]));
    const entries = Object.entries(body).map(([name, value]) => [known.get(name.toLowerCase()) ?? name, value]);
    return next(Object.fromEntries(entries), ctx);
  },
};

/** Refuses members that no schema knows. */
export const unknownRefused: Wrap = alsoRefuses((body, ctx) => {
  const fields = fieldsOf(requestSchema(ctx.operation as ReservationOperation, ctx.mock.profile));
  const known = [...fields.map(({ name }) => name), 'reservation_id', 'check_out_date'];
  return fields.length > 0 && Object.keys(body).some((name) => !known.includes(name)) ? '$' : null;
});

const MINUTE_MS = 60_000;
const OLDEST_MS = 30 * 24 * 60 * MINUTE_MS;

/** Refuses what has not happened yet, and a check-in that comes a month late; clocks may differ by five minutes. */
const refusesTheFuture: Wrap = alsoRefuses((body, ctx) => {
  const ago = (name: string) => ctx.mock.clock() - Date.parse(String(body[name]));
  const early = ['checkInDateTime', 'checkOutDate'].find((name) => ago(name) < -5 * MINUTE_MS);
  return early ?? (ago('checkInDateTime') > OLDEST_MS ? 'checkInDateTime' : null);
});

/** Nobody has said how strictly the service reads. */
const readingOpen = leavingOpen('reading');

/** Variants in how requests are read. */
export const toleranceVariants: readonly Variant[] = variantsOf({
  'quoted-numbers-accepted': {
    lawfulBecause:
      'Deserialisers of web frameworks read "2" as 2; the document gives a type, not how strictly it is checked.',
    wrap: overlooks(({ kind, value }) => kind === 'type' && isNumeric(value)),
    profile: readingOpen,
  },
  'numbers-as-texts-accepted': {
    lawfulBecause: 'A number in place of a string can be read as its digits.',
    wrap: overlooks(
      ({ kind, field, value }, ctx) =>
        kind === 'type' && isText(field, ctx) && ['number', 'boolean'].includes(typeof value),
    ),
    profile: readingOpen,
  },
  'names-without-case': {
    lawfulBecause: 'Web frameworks match member names case-insensitively; the document does not forbid it.',
    wrap: namesWithoutCase,
    profile: readingOpen,
  },
  'date-times-without-offset-accepted': {
    lawfulBecause: 'The sender must give an offset (section 2.1); nothing says that the receiver must insist on it.',
    wrap: overlooks(({ kind, value }) => kind === 'date-time' && isBare(value)),
  },
  'white-space-accepted': {
    lawfulBecause: 'Section 2.1 requires strings that are not empty; white space is not empty.',
    wrap: overlooks(({ kind }) => kind === 'blank'),
  },
  'comments-accepted': {
    lawfulBecause: 'RFC 8259 §9: a parser may accept extensions.',
    wrap: readsLooseJson,
  },
  'byte-order-mark-accepted': {
    lawfulBecause: 'RFC 8259 §8.1: a parser may ignore a byte-order mark.',
    wrap: { parseBody: (next) => (bytes, ctx) => next(bytes[0] === 0xef ? bytes.subarray(3) : bytes, ctx) },
  },
  'unknown-members-refused': {
    lawfulBecause: 'How unknown members are treated is not shown.',
    wrap: unknownRefused,
    profile: readingOpen,
  },
  'refuses-the-future': {
    lawfulBecause:
      'A report is of an event (section 1): what has not happened, or is long past, can be refused as a mistake.',
    wrap: refusesTheFuture,
    // Its window is another one than that of the embedded profile, and nobody has published it.
    profile: leavingOpen('fields'),
  },
  'few-versions': {
    lawfulBecause: 'The effect of api-version is not shown (section 9): it may be ignored.',
    wrap: { apiVersionOk: () => () => true },
    profile: leavingOpen('apiVersion'),
  },
});
