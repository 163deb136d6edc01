/** Conforming readers that take more than the document shows, and frameworks that read a body before any code of the service. */
import type { Field } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, type Override } from '../behaviour.ts';
import { alsoFinds, authorization } from '../faults/bearer-overrides.ts';
import { ofPairs } from '../faults/token-overrides.ts';
import { parseMediaType } from '../media-type.ts';
import { all, answerWhere, fieldsAsked, on, overlooks, parses, readsAsEmpty, readsPathsToo } from '../overrides.ts';
import { emptyReply } from '../reply.ts';
import { leavingOpen, type Variant, variantsOf, withStatuses } from './variant.ts';

const mediaType = (ctx: Context) => parseMediaType(header(ctx, 'content-type') ?? '');

/** An offset that RFC 3339 does not know, in hours or in minutes. */
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

/** The fields of a request in another format than JSON; `null` if it is in none that is known. */
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

/** Binds forms and XML to the fields as well, as Spring and Rails do where they are let. */
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
const toldApart = withStatuses({ malformed: [400], invalid: [422] });

/** For a service that reads other formats as well, nobody has pinned how it refuses them. */
const readingOthers = leavingOpen('errors.unsupportedMediaType');

/** A token under any scheme: the first word is cut off. */
const anyScheme = alsoFinds((ctx) => /^[A-Za-z]+ (\S+)$/.exec(authorization(ctx))?.[1]);

/** Variants of how requests are read. */
export const readerVariants: readonly Variant[] = variantsOf({
  'offsets-added-up': {
    because:
      'Go, Luxon and PHP add up whatever an offset holds, Python, Django and Ruby its minutes: no client sends such offsets.',
    override: takesDates(BEYOND_OFFSETS),
  },
  'words-behind-a-moment': {
    because: "Ruby's DateTime.parse and Java's SimpleDateFormat read the moment and ignore what follows it.",
    override: takesDates(WORDS_BEHIND),
  },
  'multipart-read-first': {
    because: 'Rack, Tornado and restify read multipart before any code of the service; a malformed body is a 400.',
    override: multipartFirst,
  },
  'other-formats-read': {
    because: 'Frameworks bind forms and XML to the same fields: the report is taken for what it is.',
    override: on(RESERVATION_OPERATIONS, otherFormatsRead),
    profile: readingOthers,
  },
  'pairs-read-as-object': {
    because: "Python's dict(), and so Pydantic 1, makes an object of a list of pairs, and of an empty list.",
    override: parses(ofPairs),
    profile: toldApart,
  },
  'nothing-read-as-empty': {
    because: 'Express, Koa and Django REST framework read no body as an empty object, and Go reads null so.',
    override: readsAsEmpty(['', 'null']),
    profile: toldApart,
  },
  'subtrees-served': {
    because: "Go's mux and Java's HttpServer serve what lies below a path; the credential is asked for all the same.",
    override: readsPathsToo((path) => path.replace(/^(\/(?:[^/]+\/)+[^/]+)\/[^/]+$/, '$1')),
  },
  'any-scheme': {
    because: 'Middleware cuts the first word off: a token under another scheme is the token of who sends it.',
    override: anyScheme,
  },
  'reads-whatever-it-can': {
    because: 'What is right of one reader is right of one that does all of it.',
    override: all(
      takesDates(BEYOND_OFFSETS),
      takesDates(WORDS_BEHIND),
      multipartFirst,
      on(RESERVATION_OPERATIONS, all(readsAsEmpty(['', '[]', 'null']), otherFormatsRead)),
      anyScheme,
    ),
    profile: (embedded) => toldApart(readingOthers(embedded)),
  },
});
