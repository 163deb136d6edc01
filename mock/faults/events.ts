/** Faults of the event reports beyond single members: success replies, media types, bodies, values. */
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { Wrap } from '../behaviour.ts';
import { emptyReply, jsonReply, withWire } from '../reply.ts';
import { accepts, alsoRefuses, type Fault, fault, overlooks, skips } from './fault.ts';

type Row = readonly [name: string, mistake: string, wrap: Wrap];

/** The first member whose text matches. */
function memberLike(pattern: RegExp, isNamed: RegExp = /./): Wrap {
  return alsoRefuses((body) => {
    const found = Object.entries(body).find(
      ([name, value]) => isNamed.test(name) && typeof value === 'string' && pattern.test(value),
    );
    return found?.[0] ?? null;
  });
}

const throws = (isUnusual: (text: string) => boolean): Wrap => ({
  parseBody: (next) => (bytes, ctx) => {
    if (isUnusual(String(bytes))) throw new TypeError('Object reference not set to an instance of an object.');
    return next(bytes, ctx);
  },
});

const EVERY: readonly Row[] = [
  ['success-200', 'The framework default was left for success.', accepts(() => emptyReply(200))],
  ['success-202', 'The event is queued and told so.', accepts(() => emptyReply(202))],
  ['success-204', 'An empty reply was taken for No Content.', accepts(() => emptyReply(204))],
  ['success-with-body', 'The created record is returned.', accepts(() => jsonReply(201, { id: 1 }))],
  ['success-white-space', 'The template of the reply ends in a line break.', accepts((r) => ({ ...r, body: '\r\n' }))],
  ['success-null', 'A null result is serialised.', accepts(() => jsonReply(201, null))],
  ['success-echo', 'The request is returned.', accepts((_reply, ctx) => jsonReply(201, ctx.body))],
  ['any-media-type', 'The media type is not looked at.', { mediaTypeOk: () => () => true }],
  ['missing-media-type-accepted', 'No media type counts as JSON.', missingMediaTypeAccepted()],
  ['charset-refused', 'The media type is compared as a whole.', charsetRefused()],
  ['any-method', 'The route is mapped for every method.', { methodOk: () => () => true }],
  ['any-content', 'Validation is switched off.', skips('content')],
  ['empty-body-accepted', 'An empty body counts as an empty object.', bodyTaken((text) => text.trim() === '')],
  ['null-body-crashes', 'The body is used before it is looked at.', throws((text) => text.trim() === 'null')],
  ['malformed-body-crashes', 'The parser throws and nobody catches it.', throws((text) => text.endsWith('"'))],
  [
    'array-body-accepted',
    'Of an array the first item would be taken.',
    bodyTaken((text) => text.trim().startsWith('[')),
  ],
  ['unicode-crashes', 'The text column holds Latin-1 only.', throws((text) => /[^\0-\xff]/.test(text))],
  ['no-offset-accepted', 'A time without offset is read in the zone of the server.', noOffsetAccepted()],
  ['date-rolls-over', '30 February becomes 2 March.', rollsOver()],
  ['only-z', 'Only UTC is parsed.', memberLike(/T.*[+-]\d\d:\d\d$/, /Date/)],
  ['no-fractions', 'The format string has no fraction.', memberLike(/T\d\d:\d\d:\d\d\./, /Date/)],
  ['api-version-ignored', 'The query parameter is not read.', { apiVersionOk: () => () => true }],
  ['api-version-wanted', 'The query parameter was made mandatory.', apiVersionWanted()],
  ['refusal-200', 'Errors are told with status 200.', refusalAs(200)],
  ['refusal-500', 'A refusal is thrown and nobody catches it.', refusalAs(500)],
  ['second-time-fails', 'The insert is not idempotent and throws.', secondTimeFails()],
  ['parallel-fails', 'A shared connection is used by two requests at once.', parallelFails()],
  ['key-order-matters', 'The body is read positionally.', keyOrderMatters()],
  ['success-endless', 'The reply is never flushed.', accepts((reply) => withWire(reply, { hang: 'before-headers' }))],
];

function missingMediaTypeAccepted(): Wrap {
  return { mediaTypeOk: (next) => (type, ctx) => type === undefined || next(type, ctx) };
}

function charsetRefused(): Wrap {
  return { mediaTypeOk: (next) => (type, ctx) => !type?.includes(';') && next(type, ctx) };
}

function bodyTaken(isTaken: (text: string) => boolean): Wrap {
  return {
    parseBody: (next) => (bytes, ctx) => (isTaken(String(bytes)) ? { value: {} } : next(bytes, ctx)),
    violations: (next) => (body, ctx) => (isTaken(String(ctx.bytes)) ? [] : next(body, ctx)),
  };
}

function noOffsetAccepted(): Wrap {
  const isBare = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value);
  return overlooks((each) => each.kind === 'date-time' && isBare(each.value));
}

function rollsOver(): Wrap {
  const parses = (value: unknown) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /T.*[+-Z]/.test(value);
  return overlooks((each) => each.kind === 'date-time' && parses(each.value));
}

function apiVersionWanted(): Wrap {
  return { apiVersionOk: (next) => (values, ctx) => values.length > 0 && next(values, ctx) };
}

function refusalAs(status: number): Wrap {
  return { status: (next) => (kind, ctx) => (kind === 'content' || kind === 'body' ? status : next(kind, ctx)) };
}

function secondTimeFails(): Wrap {
  return {
    conflict: (next) => (body, ctx) => {
      const key = `seen ${ctx.operation} ${JSON.stringify(body)}`;
      if (ctx.mock.memory.has(key)) throw new Error('duplicate key value');
      ctx.mock.memory.set(key, true);
      return next(body, ctx);
    },
  };
}

function parallelFails(): Wrap {
  return {
    answer: (next) => async (ctx) => {
      // Long enough for a request sent at the same time to arrive.
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (ctx.mock.inFlight > 1) throw new Error('the connection is busy');
      return next(ctx);
    },
  };
}

function keyOrderMatters(): Wrap {
  return {
    violations: (next) => (body, ctx) => {
      const known = 'hotelConfirmationNumber reservationId'.split(' ').find((name) => Object.hasOwn(body, name));
      const isFirst = known === undefined || Object.keys(body)[0] === known;
      return isFirst ? next(body, ctx) : [{ field: '$', kind: 'other', message: 'Unexpected member.', value: body }];
    },
  };
}

/** Mistakes that only a check-in can show. */
const checkIn: readonly Fault[] = [
  fault('check-in.text-json-refused', 'check-in', 'text/json was forgotten.', refusedType(/^text\/json/i)),
  fault('check-in.json-suffix-refused', 'check-in', 'application/*+json was forgotten.', refusedType(/\+json/i)),
  fault(
    'check-in.double-refused',
    'check-in',
    'The room types are a list of one.',
    memberLike(/^Double$/, /^roomType$/),
  ),
  fault(
    'check-in.apostrophe-refused',
    'check-in',
    'Names are filtered against injection.',
    memberLike(/['’]/, /Name$/),
  ),
  fault('check-in.ascii-only', 'check-in', 'Texts are matched against ASCII.', memberLike(/[^\0-\x7f]/)),
  fault('check-in.names-at-most-20', 'check-in', 'The name column is 20 wide.', memberLike(/^.{21,}/s, /^guest/)),
];

function refusedType(pattern: RegExp): Wrap {
  return { mediaTypeOk: (next) => (type, ctx) => !pattern.test(type ?? '') && next(type, ctx) };
}

const every = (operation: ReservationOperation): Fault[] =>
  EVERY.map(([name, mistake, wrap]) => fault(`${operation}.${name}`, operation, mistake, wrap));

/** All faults of the event reports as a whole. */
export const eventFaults: readonly Fault[] = [...RESERVATION_OPERATIONS.flatMap(every), ...checkIn];
