/** Conforming tolerance and strictness in reading: what the document leaves open, and what frameworks do by default. */
import type { Field } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, type Override } from '../behaviour.ts';
import { alsoFinds, authorization } from '../faults/bearer-overrides.ts';
import { ofPairs } from '../faults/token-overrides.ts';
import { parseMediaType } from '../media-type.ts';
import {
  all,
  alsoRefuses,
  answerWhere,
  fieldsAsked,
  namesWithoutCase,
  on,
  overlooks,
  parses,
  readsAsEmpty,
  readsLooseJson,
  readsPathsToo,
  refusesUnknownMembers,
} from '../overrides.ts';
import { emptyReply } from '../reply.ts';
import { isNumeric } from '../text.ts';
import { leavingOpen, type Variant, variantsOf, withStatuses } from './variant.ts';

const mediaType = (ctx: Context) => parseMediaType(header(ctx, 'content-type') ?? '');

/** An offset beyond RFC 3339, in hours or in minutes. */
const BEYOND_OFFSETS = /T.*[+-](?:(?:2[4-9]|[3-9]\d):\d\d|\d\d:[6-9]\d)$/;
const WORDS_BEHIND = /T\d\d:\d\d:\d\d\S*(?: [a-z]+)+$/;

const takesDates = (pattern: RegExp): Override =>
  overlooks(({ kind, value }) => kind === 'date-time' && typeof value === 'string' && pattern.test(value));

/** The parts of a multipart body by their names; `null` if it is not well-formed (RFC 2046 §5.1.1). */
function partsOf(ctx: Context): [string, string][] | null {
  const boundary = mediaType(ctx)?.parameters.get('boundary');
  const text = ctx.bytes.toString('utf8');
  if (!boundary || !text.startsWith(`--${boundary}\r\n`) || !text.endsWith(`\r\n--${boundary}--\r\n`)) return null;
  const parts = text
    .slice(0, -6 - boundary.length)
    .split(`--${boundary}\r\n`)
    .slice(1);
  const read = parts.map((part) => /^Content-Disposition: form-data; name="(\w+)"\r\n\r\n(.*)\r\n$/s.exec(part));
  return read.every((part) => part !== null) ? read.map((part) => [part[1] ?? '', part[2] ?? '']) : null;
}

/** Reads multipart before anything else, as Rack, Tornado and restify do. */
const multipartFirst = answerWhere(
  (ctx) => mediaType(ctx)?.essence === 'multipart/form-data' && partsOf(ctx) === null,
  () => emptyReply(400),
);

const elementsOf = (text: string): [string, string][] =>
  [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, value]);

/** The fields of a request in a format other than JSON; `null` if the format is unknown. */
function fieldsIn(ctx: Context): [string, string][] | null {
  const essence = mediaType(ctx)?.essence;
  if (essence === 'multipart/form-data') return partsOf(ctx);
  if (essence === 'application/x-www-form-urlencoded') return [...new URLSearchParams(ctx.bytes.toString('utf8'))];
  return essence === 'application/xml' ? elementsOf(ctx.bytes.toString('utf8')) : null;
}

function typed(text: string, field: Field | undefined): unknown {
  if (field?.type === 'integer') return Number(text);
  return field?.type === 'boolean' ? text === 'true' : text;
}

/** Also binds forms and XML to the fields, as Spring and Rails can. */
const otherFormatsRead: Override = {
  mediaTypeOk: (next) => (type, ctx) => fieldsIn(ctx) !== null || next(type, ctx),
  parseBody: (next) => (bytes, ctx) => {
    const found = fieldsIn(ctx);
    if (!found) return next(bytes, ctx);
    const known = new Map(fieldsAsked(ctx).map((field) => [field.name, field]));
    return { value: Object.fromEntries(found.map(([name, text]) => [name, typed(text, known.get(name))])) };
  },
};

/** The statuses of a service that distinguishes malformed JSON from invalid content. */
const distinguished = withStatuses({ malformed: [400], invalid: [422] });

/** The profile of a service that also reads other formats does not pin how it refuses them. */
const readingOthers = leavingOpen('errors.unsupportedMediaType');

/** A token under any scheme: the first word is dropped. */
const anyScheme = alsoFinds((ctx) => /^[A-Za-z]+ (\S+)$/.exec(authorization(ctx))?.[1]);

const isBare = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(value);

/** Whether a member is a string without a format. */
const isText = (name: string, ctx: Context) =>
  fieldsAsked(ctx).some((field) => field.name === name && field.type === 'string' && field.format === null);

const MINUTE_MS = 60_000;
const OLDEST_MS = 30 * 24 * 60 * MINUTE_MS;

/** Refuses events in the future, by a clock that is half a minute slow, and check-ins more than a month old. */
const refusesTheFuture: Override = alsoRefuses((body, ctx) => {
  const ago = (name: string) => ctx.mock.clock() - Date.parse(String(body[name]));
  const early = ['checkInDateTime', 'checkOutDate'].find((name) => ago(name) < MINUTE_MS / 2);
  return early ?? (ago('checkInDateTime') > OLDEST_MS ? 'checkInDateTime' : null);
});

/** The profile leaves open how strictly the service reads. */
const readingOpen = leavingOpen('reading');

/** Variants in how requests are read. */
export const readerVariants: readonly Variant[] = variantsOf({
  'quoted-numbers-accepted': [
    'Deserialisers of web frameworks read "2" as 2; the document gives types, but not how strictly they are checked.',
    overlooks(({ kind, value }) => kind === 'type' && isNumeric(value)),
    readingOpen,
  ],
  'numbers-as-texts-accepted': [
    'A number in place of a string can be read as its digits.',
    overlooks(
      ({ kind, field, value }, ctx) =>
        kind === 'type' && isText(field, ctx) && ['number', 'boolean'].includes(typeof value),
    ),
    readingOpen,
  ],
  'names-without-case': ['Frameworks match names in any case; nothing forbids it.', namesWithoutCase, readingOpen],
  'date-times-without-offset-accepted': [
    'The sender must give an offset (section 2.1); nothing says that the receiver must insist on it.',
    overlooks(({ kind, value }) => kind === 'date-time' && isBare(value)),
  ],
  'white-space-accepted': ['Section 2.1: white space is not empty.', overlooks(({ kind }) => kind === 'blank')],
  'comments-accepted': ['RFC 8259 §9: a parser may accept extensions.', readsLooseJson],
  'byte-order-mark-accepted': [
    'RFC 8259 §8.1: a parser may ignore a byte-order mark.',
    { parseBody: (next) => (bytes, ctx) => next(bytes[0] === 0xef ? bytes.subarray(3) : bytes, ctx) },
  ],
  'unknown-members-refused': ['How unknown members are treated is not shown.', refusesUnknownMembers, readingOpen],
  'refuses-the-future': [
    'Reports are about events (section 1): one in the future or long past can be refused as an error.',
    // Its window differs from the embedded profile's, and is not published.
    refusesTheFuture,
    leavingOpen('fields'),
  ],
  'refuses-departures-long-past': [
    'The same, for check-outs alone: the date of a check-in is taken as it comes.',
    alsoRefuses(({ checkOutDate: left }, { mock }) =>
      mock.clock() - Date.parse(String(left)) > OLDEST_MS ? 'checkOutDate' : null,
    ),
    leavingOpen('fields'),
  ],
  'few-versions': [
    'Section 9 does not show what an api-version does.',
    { apiVersionOk: () => () => true },
    leavingOpen('apiVersion'),
  ],
  'offsets-added-up': [
    'Go, Luxon and PHP accept offsets beyond RFC 3339, which no client sends.',
    takesDates(BEYOND_OFFSETS),
  ],
  'words-behind-a-moment': ["Ruby's DateTime.parse and Java ignore text after a date-time.", takesDates(WORDS_BEHIND)],
  'multipart-read-first': [
    'Rack, Tornado and restify parse multipart before any code of the service runs.',
    multipartFirst,
  ],
  'other-formats-read': [
    'Frameworks bind forms and XML like JSON.',
    on(RESERVATION_OPERATIONS, otherFormatsRead),
    readingOthers,
  ],
  'pairs-read-as-object': ["Python's dict() turns a list of pairs into an object.", parses(ofPairs), distinguished],
  'nothing-read-as-empty': [
    'Express and Koa read a missing body as an empty object, Go null.',
    readsAsEmpty(['', 'null']),
    distinguished,
  ],
  'subtrees-served': [
    "Go's mux and Java's HttpServer also serve the paths below, and the credential is still checked.",
    readsPathsToo((path) => path.replace(/^(\/(?:[^/]+\/)+[^/]+)\/[^/]+$/, '$1')),
  ],
  'any-scheme': ["Middleware drops the first word: under any scheme it is the sender's token.", anyScheme],
  'reads-whatever-it-can': [
    'Each of these is conforming, and so is a service that does all of them.',
    all(
      takesDates(BEYOND_OFFSETS),
      takesDates(WORDS_BEHIND),
      multipartFirst,
      on(RESERVATION_OPERATIONS, readsAsEmpty(['', '[]', 'null']), otherFormatsRead),
      anyScheme,
    ),
    (embedded) => distinguished(readingOthers(embedded)),
  ],
});
