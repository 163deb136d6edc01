/** Faults invented by someone who had read the interface document and the stages of the mock, but no requirement. */
import { isTokenOperation, OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, remember } from '../behaviour.ts';
import { alsoRefuses, overlooks, refuses } from '../overrides.ts';
import { badTokenRequest } from '../reference/token.ts';
import { withHeader } from '../reply.ts';
import { type Fault, fault } from './fault.ts';

const KNOWN_PARAMETERS = ['grant_type', 'client_id', 'client_secret', 'scope'];

/** The days between the UTC dates of two date-times; `null` if one of them is invalid. */
function utcDays(from: unknown, to: unknown): number | null {
  const day = (value: unknown) => Math.floor(Date.parse(String(value)) / 86_400_000);
  const days = day(to) - day(from);
  return Number.isNaN(days) ? null : days;
}

function comesFromInside(ctx: Context): boolean {
  const first = header(ctx, 'x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return first === '127.0.0.1' || first === '::1';
}

/** None of them is derived from the catalogue. A fault that any operation can have is declared for each. */
export const freshFaults: readonly Fault[] = [
  fault({
    name: 'fresh.token-form-refuses-unknown-parameter',
    operation: 'token-form',
    defect: 'The form is bound to a strict model, so that an unknown parameter is an error instead of being ignored.',
    override: {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const isUnknown = [...parameters.keys()].some((name) => !KNOWN_PARAMETERS.includes(name));
        return next(parameters, ctx) ?? (isUnknown ? badTokenRequest('A parameter is not known.') : null);
      },
    },
    noticedBy: ['TOKEN-FORM.IGNORES-UNKNOWN-PARAMETER'],
  }),
  fault({
    name: 'fresh.token-form-description-has-quotes',
    operation: 'token-form',
    defect: 'error_description puts the name of the missing parameter in double quotes, which it must not contain.',
    override: {
      tokenRefused: (next) => (refusal, ctx) =>
        next({ ...refusal, description: refusal.description.replace(/^(\w+) is missing/, '"$1" is missing') }, ctx),
    },
    noticedBy: ['TOKEN-FORM.ERROR-CHARACTERS'],
  }),
  fault({
    name: 'fresh.bearer-cache-ignores-signature',
    operation: 'all',
    defect:
      'Verified tokens are cached by header and payload only, so that once a token was used, a copy with any other signature is accepted.',
    override: {
      readToken: (next) => async (token, ctx) => {
        const cache = remember(ctx, 'fresh unsigned', () => new Map<string, Awaited<ReturnType<typeof next>>>());
        const key = token.slice(0, token.lastIndexOf('.'));
        const claims = cache.get(key) ?? (await next(token, ctx));
        if (claims) cache.set(key, claims);
        return claims;
      },
    },
    noticedBy: [
      'CHECK-IN.BEARER-ALTERED',
      'CHECK-OUT.BEARER-ALTERED',
      'PARTIAL-BILL.BEARER-ALTERED',
      'NO-SHOW.BEARER-ALTERED',
      'CHECK-IN.BEARER-CASE-SIGNED',
      'CHECK-OUT.BEARER-CASE-SIGNED',
    ],
  }),
  fault({
    name: 'fresh.check-in-counts-nights-in-utc',
    operation: 'check-in',
    defect:
      'Both times are converted to UTC before their dates are compared, so that a late arrival for one night in America counts as no night and is refused.',
    override: alsoRefuses((body) => {
      const days = utcDays(body['checkInDateTime'], body['expectedCheckOutDateTime']);
      const isShort = days !== null && days < 1 && Number(body['numberOfNights']) >= 1;
      return isShort ? 'expectedCheckOutDateTime' : null;
    }),
    noticedBy: ['CHECK-IN.ACCEPTS-EDGE-OF-TIME', 'CHECK-IN.ACCEPTS-SAME-DAY-DEPARTURE'],
  }),
  fault({
    name: 'fresh.check-in-surname-null',
    operation: 'check-in',
    defect:
      'A converter for old clients takes the string "null", in any case, for a missing value, so that a guest whose last name is Null is refused.',
    override: alsoRefuses((body) => (/^null$/i.test(String(body['guestLastName'] ?? '')) ? 'guestLastName' : null)),
    noticedBy: ['CHECK-IN.ACCEPTS-NAME'],
  }),
  fault({
    name: 'fresh.check-in-refuses-quoted-charset',
    operation: 'check-in',
    defect:
      'The charset parameter is compared as written, so that charset="utf-8" in quotation marks is an unsupported media type.',
    override: {
      mediaTypeOk: (next) => (contentType, ctx) => !/charset="/i.test(contentType ?? '') && next(contentType, ctx),
    },
    noticedBy: ['CHECK-IN.ACCEPTS-CHARSET'],
  }),
  fault({
    name: 'fresh.check-out-takes-hour-24',
    operation: 'check-out',
    defect:
      'The date is read with an ISO 8601 parser, which accepts 24:00:00 although the hours of RFC 3339 end at 23.',
    override: overlooks(
      ({ field, kind, value }) =>
        field === 'checkOutDate' &&
        kind === 'date-time' &&
        /^\d{4}-\d\d-\d\dT24:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)$/.test(String(value)),
    ),
    noticedBy: ['CHECK-OUT.REFUSES-LOOSE-DATE'],
  }),
  ...RESERVATION_OPERATIONS.map((operation) =>
    fault({
      name: `fresh.${operation}.trusts-forwarded-loopback`,
      operation,
      defect:
        'An exemption for internal jobs takes the client address from X-Forwarded-For, so that a caller who sends 127.0.0.1 there needs no token.',
      override: { credentialProblem: (next) => async (ctx) => (comesFromInside(ctx) ? null : next(ctx)) },
      noticedBy: ['%.BEARER-FORWARDED'],
    }),
  ),
  ...RESERVATION_OPERATIONS.map((operation) =>
    fault({
      name: `fresh.${operation}.failed-attempt-keeps-lock`,
      operation,
      defect:
        'The lock against duplicate submission is taken before authentication and released only on success, so that retrying a failed report is a conflict.',
      override: {
        answer: (next) => async (ctx) => {
          const locks = remember(ctx, 'fresh locks', () => new Set<string>());
          const key = ctx.bytes.toString('latin1');
          if (locks.has(key)) {
            return ctx.behaviour.refuse({ kind: 'conflict', detail: 'The same report is being processed.' }, ctx);
          }
          locks.add(key);
          const reply = await next(ctx);
          if (reply.status < 300) locks.delete(key);
          return reply;
        },
      },
      noticedBy: ['REPETITION-%.AFTER-BAD-TOKEN'],
      sideEffects: ['%.INVALID-STATUS', 'API-VERSION-%.SUPPORTED', '%.ACCEPTS-CHARSET'],
    }),
  ),
  ...OPERATIONS.map((operation) =>
    fault({
      name: `fresh.${operation}.loses-chunked-body`,
      operation,
      defect: 'Only as many bytes are read as Content-Length says, so that a chunked body is taken for an empty one.',
      override: {
        tokenParameters: (next) => (ctx) =>
          next(header(ctx, 'transfer-encoding') === undefined ? ctx : { ...ctx, bytes: Buffer.alloc(0) }),
        parseBody: (next) => (bytes, ctx) =>
          next(header(ctx, 'transfer-encoding') === undefined ? bytes : Buffer.alloc(0), ctx),
      },
      noticedBy: [isTokenOperation(operation) ? 'HTTP-%.CHUNKED' : 'CIRCUMSTANCE-%.SERVED'],
    }),
  ),
  ...RESERVATION_OPERATIONS.map((operation) =>
    fault({
      name: `fresh.${operation}.challenge-unquoted`,
      operation,
      defect:
        'The challenge for a refused token is assembled by hand, and its error_description has spaces but no quotation marks.',
      override: refuses((reply) => {
        const challenge = reply.headers.find(([name]) => name.toLowerCase() === 'www-authenticate')?.[1];
        if (!challenge) return reply;
        return withHeader(
          reply,
          'WWW-Authenticate',
          challenge.replace(/error_description="([^"]*)"/, 'error_description=$1'),
        );
      }),
      noticedBy: ['%.BEARER-CHALLENGE-SYNTAX'],
    }),
  ),
];
