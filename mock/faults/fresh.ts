/** Faults invented by someone who had read the interface document and the stages of the mock, but no requirement. */
import { isTokenOperation, OPERATIONS, type Operation, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, remember } from '../behaviour.ts';
import { alsoRefuses, has, memberLike, overlooks, refusesTypes } from '../overrides.ts';
import { withHeader } from '../reply.ts';
import { refusing, trusts } from './bearer-overrides.ts';
import {
  type Fault,
  type FaultEntry,
  type FaultList,
  type FaultRow,
  fault,
  faultsOf,
  forEach,
  ofReports,
} from './fault.ts';
import { refusal } from './token-overrides.ts';
import { onlyKnown } from './token-parameters.ts';

/** The days between the UTC dates of two date-times; not a number if one of them is invalid. */
function utcDays(from: unknown, to: unknown): number {
  const day = (value: unknown) => Math.floor(Date.parse(String(value)) / 86_400_000);
  return day(to) - day(from);
}

function comesFromInside(ctx: Context): boolean {
  const first = header(ctx, 'x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return first === '127.0.0.1' || first === '::1';
}

/** Faults of one operation, or of the code that all share. */
const single: Readonly<Record<string, FaultEntry & Pick<Fault, 'operation'>>> = {
  'fresh.token-form-refuses-unknown-parameter': {
    operation: 'token-form',
    because: 'The form is bound to a strict model, so that an unknown parameter is an error instead of being ignored.',
    override: onlyKnown(/^(grant_type|client_id|client_secret|scope)$/),
    noticedBy: ['%.IGNORES-UNKNOWN-PARAMETER'],
  },
  'fresh.token-form-description-has-quotes': {
    operation: 'token-form',
    because: 'error_description puts the name of the missing parameter in double quotes, which it must not contain.',
    override: refusal(({ description, ...refused }) => ({
      ...refused,
      description: description.replace(/^(\w+) is missing/, '"$1" is missing'),
    })),
    noticedBy: ['%.ERROR-CHARACTERS'],
  },
  'fresh.bearer-cache-ignores-signature': {
    operation: 'all',
    because: 'Verified tokens are cached by header and payload only, so that any other signature is accepted later.',
    override: {
      readToken: (next) => async (token, ctx) => {
        const cache = remember(ctx, 'fresh unsigned', () => new Map<string, Awaited<ReturnType<typeof next>>>());
        const key = token.slice(0, token.lastIndexOf('.'));
        const claims = cache.get(key) ?? (await next(token, ctx));
        if (claims) cache.set(key, claims);
        return claims;
      },
    },
    noticedBy: [...ofReports('%.BEARER-ALTERED'), ...forEach(['check-in', 'check-out'], '%.BEARER-CASE-SIGNED')],
  },
  'fresh.check-in-counts-nights-in-utc': {
    operation: 'check-in',
    because: 'Dates are compared in UTC, so that a late arrival for one night in America counts as no night.',
    override: alsoRefuses(({ checkInDateTime, expectedCheckOutDateTime, numberOfNights }) =>
      utcDays(checkInDateTime, expectedCheckOutDateTime) < 1 && Number(numberOfNights) >= 1
        ? 'expectedCheckOutDateTime'
        : null,
    ),
    noticedBy: ['%.ACCEPTS-EDGE-OF-TIME', '%.ACCEPTS-SAME-DAY-DEPARTURE'],
  },
  'fresh.check-in-surname-null': {
    operation: 'check-in',
    because: 'A converter for old clients takes the text "null" for a missing value, and refuses a guest of that name.',
    override: memberLike(/^null$/i, /^guestLastName$/),
    noticedBy: ['%.ACCEPTS-NAME'],
  },
  'fresh.check-in-refuses-quoted-charset': {
    operation: 'check-in',
    because: 'The charset is compared as written, so that charset="utf-8" is an unsupported media type.',
    override: refusesTypes((type) => /charset="/i.test(type)),
    noticedBy: ['%.ACCEPTS-CHARSET'],
  },
  'fresh.check-out-takes-hour-24': {
    operation: 'check-out',
    because: 'The parser of ISO 8601 accepts 24:00:00 although the hours of RFC 3339 end at 23.',
    override: overlooks(
      ({ field, kind, value }) =>
        field === 'checkOutDate' &&
        kind === 'date-time' &&
        /^\d{4}-\d\d-\d\dT24:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)$/.test(String(value)),
    ),
    noticedBy: ['%.REFUSES-LOOSE-DATE'],
  },
};

/** Faults that any report can have. */
const ofEvents: FaultList = {
  'trusts-forwarded-loopback': ['What says it is 127.0.0.1 is trusted.', trusts(comesFromInside), '%.BEARER-FORWARDED'],
  'failed-attempt-keeps-lock': [
    'The lock against duplicates is taken before authentication and released only on success.',
    {
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
    'REPETITION-%.AFTER-BAD-TOKEN',
    '%.INVALID-STATUS?',
    'API-VERSION-%.SUPPORTED?',
    '%.ACCEPTS-CHARSET?',
  ],
  'challenge-unquoted': [
    'The challenge is assembled by hand, and its error_description has spaces but no quotation marks.',
    refusing((reply) => {
      const challenge = reply.headers.find(([name]) => name.toLowerCase() === 'www-authenticate')?.[1] ?? '';
      const unquoted = challenge.replace(/error_description="([^"]*)"/, 'error_description=$1');
      return withHeader(reply, 'WWW-Authenticate', unquoted);
    }),
    '%.BEARER-CHALLENGE-SYNTAX',
  ],
};

const isChunked = has('transfer-encoding');

const losesChunked = (operation: Operation): FaultRow => [
  'Only as many bytes are read as Content-Length says, so that a chunked body is taken for an empty one.',
  {
    tokenParameters: (next) => (ctx) => next(isChunked(ctx) ? { ...ctx, bytes: Buffer.alloc(0) } : ctx),
    parseBody: (next) => (bytes, ctx) => next(isChunked(ctx) ? Buffer.alloc(0) : bytes, ctx),
  },
  isTokenOperation(operation) ? 'HTTP-%.CHUNKED' : 'CIRCUMSTANCE-%.SERVED',
];

/** None of them is derived from the catalogue. A fault that any operation can have is declared for each. */
export const freshFaults: readonly Fault[] = [
  ...Object.entries(single).map(([name, entry]) => fault({ ...entry, name })),
  ...faultsOf(RESERVATION_OPERATIONS, ofEvents, { prefix: 'fresh.' }),
  ...faultsOf(OPERATIONS, (operation) => ({ 'loses-chunked-body': losesChunked(operation) }), { prefix: 'fresh.' }),
];
