/** How a request shows the circumstance under which it comes: the names are the suite's, which a self-test compares. */
import { gunzipSync } from 'node:zlib';
import { fieldsOf, requestSchema } from '../contract/interface.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../contract/json.ts';
import { type Context, header, kept, type Override, remember } from './behaviour.ts';
import { EMBEDDED_HOTELS } from './embedded.ts';
import { all, answerWhere, crash, has } from './overrides.ts';
import { BODY_LIMIT } from './request.ts';

type Seen = (ctx: Context) => boolean;

/** The body without its content coding (RFC 9110 §8.4.1.3); `null` if it does not have the coding that it names. */
export function decodedBody(ctx: Context): Buffer | null {
  if (!isGzip(ctx)) return ctx.bytes;
  try {
    return gunzipSync(ctx.bytes, { maxOutputLength: BODY_LIMIT });
  } catch {
    return null;
  }
}

/** Whether a request declares its body as gzip. */
export const isGzip: Seen = (ctx) => header(ctx, 'content-encoding')?.toLowerCase() === 'gzip';

/** The body's JSON object, whatever happens to it later; empty if it is not one. */
const bodyOf = (ctx: Context) => asJsonObject(parsedJson(String(decodedBody(ctx) ?? ''))) ?? {};

const lacks = (name: string) => (ctx: Context) => header(ctx, name) === undefined;
const where = (condition: (body: JsonObject, ctx: Context) => boolean) => (ctx: Context) => condition(bodyOf(ctx), ctx);

const LONG = 16_384;
const MANY_NIGHTS = 128;
const MOST_NIGHTS = 140;

const hasUnknownMember = where((body, ctx) => {
  const known = fieldsOf(requestSchema('check-in', ctx.mock.profile)).map(({ name }) => name);
  return Object.keys(body).some((name) => !known.includes(name));
});

/** Whether an earlier request has done so; the first one is remembered, since many stages ask about one request. */
function isKnown(ctx: Context, what: string, given: string): boolean {
  const first = remember(ctx, what, () => new Map<string, string>());
  if (!first.has(given)) first.set(given, ctx.id);
  return first.get(given) !== ctx.id;
}

const isKnownNumber = where(
  ({ hotelConfirmationNumber: number }, ctx) =>
    ctx.operation === 'check-in' && typeof number === 'string' && number !== '' && isKnown(ctx, 'check-ins', number),
);
const isKnownGuest = where(
  ({ guestFirstName, guestLastName }, ctx) =>
    typeof guestLastName === 'string' && isKnown(ctx, 'guests', JSON.stringify([guestFirstName, guestLastName])),
);

const yearOf = (moment: unknown) => (Date.parse(String(moment)) ? Number(String(moment).slice(0, 4)) : Number.NaN);

/** Whether a request was in flight next to others, now or when this was asked before. */
const isBesideOthers: Seen = (ctx) => {
  const ids = kept(ctx, 'requests beside others');
  if (ctx.mock.inFlight > 1) ids.add(ctx.id);
  return ids.has(ctx.id);
};

/** Long enough for a request that was sent at the same time to arrive. */
const LINGERING_MS = 3;

/** Waits for requests that arrive at the same time, so that a fault sees them. */
export const lingers: Override = {
  answer: (next) => async (ctx) => {
    isBesideOthers(ctx);
    await new Promise((resolve) => setTimeout(resolve, LINGERING_MS));
    return next(ctx);
  },
};

/** Fails if there are two requests at once. */
export const parallelFails: Override = all(
  answerWhere((ctx) => ctx.mock.inFlight > 1, crash),
  lingers,
);

const OPTIONAL = fieldsOf(requestSchema('check-in', {})).filter(({ required }) => !required);

/** Whether a request comes under a circumstance, by the circumstance's name. */
export const SEEN: Readonly<Record<string, Seen>> = {
  charset: (ctx) => /;\s*charset=/i.test(header(ctx, 'content-type') ?? ''),
  chunked: has('transfer-encoding'),
  expect: has('expect'),
  version: (ctx) => ctx.query.has('api-version'),
  'no-accept': lacks('accept'),
  'no-user-agent': lacks('user-agent'),
  traced: has('traceparent'),
  'fresh-connection': (ctx) => header(ctx, 'connection')?.toLowerCase() === 'close',
  'one-connection': (ctx) => ctx.nthOfConnection > 1,
  'unknown-member': hasUnknownMember,
  loyalty: where(({ loyalty }) => loyalty === true),
  'double-room': where(({ roomType }) => roomType === 'Double'),
  'long-body': (ctx) => ctx.bytes.length > LONG,
  'another-hotel': where(({ lodgingHotelId: id }) => EMBEDDED_HOTELS.findIndex((each) => each.id === id) > 0),
  'many-nights': where(({ numberOfNights: nights }) => Number(nights) >= MANY_NIGHTS && Number(nights) <= MOST_NIGHTS),
  'year-end': where((body) => yearOf(body['expectedCheckOutDateTime']) - yearOf(body['checkInDateTime']) === 1),
  'known-guest': isKnownGuest,
  'at-once': isBesideOthers,
  gzip: isGzip,
  'known-number': isKnownNumber,
  'required-only': where(
    (body) => Object.keys(body).length > 0 && OPTIONAL.every(({ name }) => body[name] === undefined),
  ),
  'null-optionals': where((body) => OPTIONAL.every(({ name }) => body[name] === null)),
  'empty-optionals': where((body) => OPTIONAL.every(({ name, type }) => type !== 'string' || body[name] === '')),
  'foreign-name': where(({ guestLastName: name }) => typeof name === 'string' && /'.*Å/.test(name)),
  family: where(({ roomNumber: room }) => typeof room === 'string' && /^\d+E5$/.test(room)),
};
