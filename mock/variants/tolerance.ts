/** Conforming tolerance and conforming strictness in reading requests: what the document leaves open. */
import type { Context, Override } from '../behaviour.ts';
import {
  alsoRefuses,
  fieldsAsked,
  namesWithoutCase,
  overlooks,
  readsLooseJson,
  refusesUnknownMembers,
} from '../overrides.ts';
import { isNumeric } from '../text.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

const isBare = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(value);

/** Whether a member is a string without a format. */
const isText = (name: string, ctx: Context) =>
  fieldsAsked(ctx).some((field) => field.name === name && field.type === 'string' && field.format === null);

const MINUTE_MS = 60_000;
const OLDEST_MS = 30 * 24 * 60 * MINUTE_MS;

/** Refuses what has not happened yet, and a check-in that comes a month late; clocks may differ by five minutes. */
const refusesTheFuture: Override = alsoRefuses((body, ctx) => {
  const ago = (name: string) => ctx.mock.clock() - Date.parse(String(body[name]));
  const early = ['checkInDateTime', 'checkOutDate'].find((name) => ago(name) < -5 * MINUTE_MS);
  return early ?? (ago('checkInDateTime') > OLDEST_MS ? 'checkInDateTime' : null);
});

/** The profile leaves open how strictly the service reads. */
const readingOpen = leavingOpen('reading');

/** Variants in how requests are read. */
export const toleranceVariants: readonly Variant[] = variantsOf({
  'quoted-numbers-accepted': {
    because:
      'Deserialisers of web frameworks read "2" as 2; the document gives a type, not how strictly it is checked.',
    override: overlooks(({ kind, value }) => kind === 'type' && isNumeric(value)),
    profile: readingOpen,
  },
  'numbers-as-texts-accepted': {
    because: 'A number in place of a string can be read as its digits.',
    override: overlooks(
      ({ kind, field, value }, ctx) =>
        kind === 'type' && isText(field, ctx) && ['number', 'boolean'].includes(typeof value),
    ),
    profile: readingOpen,
  },
  'names-without-case': {
    because: 'Web frameworks match member names case-insensitively; the document does not forbid it.',
    override: namesWithoutCase,
    profile: readingOpen,
  },
  'date-times-without-offset-accepted': {
    because: 'The sender must give an offset (section 2.1); nothing says that the receiver must insist on it.',
    override: overlooks(({ kind, value }) => kind === 'date-time' && isBare(value)),
  },
  'white-space-accepted': {
    because: 'Section 2.1 requires strings that are not empty; white space is not empty.',
    override: overlooks(({ kind }) => kind === 'blank'),
  },
  'comments-accepted': {
    because: 'RFC 8259 §9: a parser may accept extensions.',
    override: readsLooseJson,
  },
  'byte-order-mark-accepted': {
    because: 'RFC 8259 §8.1: a parser may ignore a byte-order mark.',
    override: { parseBody: (next) => (bytes, ctx) => next(bytes[0] === 0xef ? bytes.subarray(3) : bytes, ctx) },
  },
  'unknown-members-refused': {
    because: 'How unknown members are treated is not shown.',
    override: refusesUnknownMembers,
    profile: readingOpen,
  },
  'refuses-the-future': {
    because: 'A report is of an event (section 1): what has not happened, or is long past, can be refused as an error.',
    override: refusesTheFuture,
    // Its window is another one than that of the embedded profile, and nobody has published it.
    profile: leavingOpen('fields'),
  },
  'few-versions': {
    because: 'The effect of api-version is not shown (section 9): it may be ignored.',
    override: { apiVersionOk: () => () => true },
    profile: leavingOpen('apiVersion'),
  },
});
