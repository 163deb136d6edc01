/** Conforming tolerance in reading bodies, as the frameworks of real services have it by default. */
import type { Field } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import type { Override } from '../behaviour.ts';
import { all, alsoRefuses, anyMediaType, fieldsAsked, on, reads } from '../overrides.ts';
import { isJson, isNumeric, isScalar } from '../text.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

type Convert = (value: unknown, field: Field, now?: number) => unknown;

/** Converts the members of a body before they are checked; one that becomes `undefined` counts as absent. */
function converts(convert: Convert): Override {
  return {
    violations: (next) => (body, ctx) => {
      const known = new Map(fieldsAsked(ctx).map((field) => [field.name, field]));
      const converted = Object.entries(body).map(([name, value]) => {
        const field = known.get(name);
        return [name, field ? convert(value, field, ctx.mock.clock()) : value] as const;
      });
      return next(Object.fromEntries(converted.filter(([, value]) => value !== undefined)), ctx);
    },
  };
}

/** Reads a body that is not a JSON object as an empty one: only required members are then missing. */
function emptyWhere(isRead: (text: string) => boolean): Override {
  return {
    parseBody: (next) => (bytes, ctx) => {
      const parsed = next(bytes, ctx);
      return 'problem' in parsed && isRead(String(bytes)) ? { value: {} } : parsed;
    },
  };
}

const isDated = ({ format }: Field) => format === 'date-time';
const isText = (field: Field) => field.type === 'string' && !isDated(field);

/** The moment given by a number of seconds, or its digits. */
const ofTimestamp: Convert = (value, field) =>
  isDated(field) && (typeof value === 'number' || isNumeric(value))
    ? new Date(Number(value) * 1000).toISOString()
    : value;

const ofMail: Convert = (value, field) =>
  isDated(field) && /^[A-Z][a-z]{2}, /.test(String(value)) ? new Date(String(value)).toISOString() : value;

/** Words for moments, and how far away they are at most: tomorrow begins within a day. */
const WORDS: Readonly<Record<string, number>> = { now: 0, tomorrow: 12 * 3_600_000 };

const likePhp: Convert = (value, field, now = 0) => {
  const away = isDated(field) && typeof value === 'string' ? WORDS[value] : undefined;
  return away === undefined ? ofMail(value, field) : new Date(now + away).toISOString();
};

const likeJackson: Convert = (value, field) => {
  if (field.type === 'integer') {
    const number = isNumeric(value) || value === '' ? Number(value) : value;
    return typeof number === 'number' ? Math.trunc(number) : number;
  }
  return isText(field) && isScalar(value) ? String(value) : ofMail(ofTimestamp(value, field), field);
};

const isNumber = (text: unknown) => typeof text === 'string' && text !== '' && Number.isInteger(Number(text));

const likeFastify: Convert = (given, field) => {
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (value === null && field.nullable) return null;
  if (field.type === 'integer')
    return value === null || typeof value === 'boolean' || isNumber(value) ? Number(value) : value;
  if (field.type === 'boolean') return value === 1 || value === 0 ? value === 1 : value;
  return field.type === 'string' && (value === null || isScalar(value)) ? String(value ?? '') : value;
};

const likePydantic: Convert = (value, field) => {
  if (field.type === 'integer') return isNumeric(value) || typeof value === 'boolean' ? Number(value) : value;
  return field.type === 'boolean' && (value === 1 || value === 0) ? value === 1 : ofTimestamp(value, field);
};

const likeLaravel: Convert = (value, field) => {
  const given = typeof value === 'string' ? value.trim() : value;
  const isNothing = given === '' || given === null;
  return isNothing && !field.required && !field.nullable ? undefined : given === '' ? null : given;
};

/** A null leaves a member at its zero value, as if it were absent. */
const likeGo: Convert = (value) => value ?? undefined;

const likeRails: Convert = (value, field) => {
  if (field.type === 'boolean') return typeof value === 'string' || typeof value === 'number' ? true : value;
  return field.type === 'integer' && typeof value === 'number' ? Math.trunc(value) : value;
};

export const stackVariants: readonly Variant[] = variantsOf({
  'reads-dates-like-php': [
    "PHP's DateTime, which Symfony uses, accepts dates of mails, now and tomorrow.",
    converts(likePhp),
  ],
  'reads-versions-like-asp-net': [
    "ASP.NET's API versioning treats 1 and 1.0 as the same version and ignores white space around it.",
    {
      apiVersionOk: (next) => (values, ctx) =>
        next(
          values.map((each) => each.trim().replace(/^(\d+)$/, '$1.0')),
          ctx,
        ),
    },
  ],
  'check-out-wants-an-id': [
    'reservationId is not marked required (section 2.2), but without it a service may not know who leaves.',
    on(
      ['check-out'],
      alsoRefuses((body) =>
        (body['reservationId'] ?? body['reservation_id'] ?? null) === null ? 'reservationId' : null,
      ),
    ),
  ],
  'refuses-the-prototype': [
    'secure-json-parse, which Fastify uses, refuses a member called __proto__; the document says nothing about empty names.',
    alsoRefuses((body) => (Object.hasOwn(body, '__proto__') || Object.hasOwn(body, '') ? '$' : null)),
  ],
  'reads-like-spring': ['Jackson coerces so by default.', converts(likeJackson), leavingOpen('reading.coercions')],
  'reads-like-fastify': [
    'The validator of Fastify coerces scalars, null to 0 among them, and unpacks an array of one, by default.',
    converts(likeFastify),
    leavingOpen('reading.coercions'),
  ],
  'reads-like-fastapi': [
    "Pydantic reads quoted digits, booleans as numbers and timestamps; Python's JSON parser accepts NaN.",
    all(
      converts(likePydantic),
      reads((text, next) => next(text.replace(/:NaN\b/, ':null'))),
    ),
    leavingOpen('reading.coercions'),
  ],
  'reads-like-laravel': [
    'Laravel turns empty texts into null, and a body that is not a JSON object into an empty one; a check-out has no required member.',
    all(
      converts(likeLaravel),
      emptyWhere(() => true),
    ),
    leavingOpen('errors.malformed'),
  ],
  'reads-like-go': [
    'encoding/json leaves a member unchanged for null and replaces invalid UTF-8; nothing checks the media type.',
    all(
      converts(likeGo),
      reads((text, next) => next(text)),
      emptyWhere((text) => text.trim() === 'null'),
      on(RESERVATION_OPERATIONS, anyMediaType),
    ),
    leavingOpen('errors.malformed', 'errors.unsupportedMediaType'),
  ],
  'reads-like-rails': [
    'Rails casts any word to true, drops fractions, and wraps a body that is not an object.',
    all(
      converts(likeRails),
      emptyWhere((text) => isJson(text)),
    ),
    leavingOpen('reading.coercions', 'errors.malformed'),
  ],
});
