/** Faults invented by someone who had read the interface document and the stages of the mock, but no requirement. */
import { isTokenOperation, OPERATIONS, type Operation, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, header, kept, remember } from '../behaviour.ts';
import { after, before, cameBefore, has, memberLike, overlooks, refusesMember, refusesTypes } from '../overrides.ts';
import { withHeader } from '../reply.ts';
import type { Claims } from '../tokens.ts';
import { refusing, trusts } from './bearer-overrides.ts';
import { entryOf, type Fault, type FaultList, type FaultRow, fault, faultsOf, ofReports } from './fault.ts';
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

/** Faults of one operation, with which their names begin, or of shared code. */
const single: FaultList = {
  'fresh.token-form-refuses-unknown-parameter': [
    'The form is bound to a strict model, so that an unknown parameter is an error instead of being ignored.',
    onlyKnown(/^(grant_type|client_id|client_secret|scope)$/),
    '%.IGNORES-UNKNOWN-PARAMETER',
  ],
  'fresh.token-form-description-has-quotes': [
    'error_description puts the name of the missing parameter in double quotes, which it must not contain.',
    refusal(({ description, ...refused }) => ({
      ...refused,
      description: description.replace(/^(\w+) is missing/, '"$1" is missing'),
    })),
    '%.ERROR-CHARACTERS',
  ],
  'fresh.bearer-cache-ignores-signature': [
    'Verified tokens are cached by header and payload only, so that any other signature is accepted later.',
    after('readToken')((claims, ctx, token) => {
      const cache = remember(ctx, 'fresh unsigned', () => new Map<string, Claims>());
      const key = token.slice(0, token.lastIndexOf('.'));
      if (claims) cache.set(key, claims);
      return claims ?? cache.get(key) ?? null;
    }),
    ...ofReports('%.BEARER-ALTERED'),
    'CHECK-{IN,OUT}.BEARER-{CASE-SIGNED,UNSIGNED}',
    'CHECK-IN.BEARER-JSON-ALTERED?',
  ],
  'fresh.check-in-counts-nights-in-utc': [
    'Dates are compared in UTC, so that a late arrival for one night in America counts as no night.',
    refusesMember(
      'expectedCheckOutDateTime',
      (departure, { checkInDateTime, numberOfNights }) =>
        utcDays(checkInDateTime, departure) < 1 && Number(numberOfNights) >= 1,
    ),
    '%.ACCEPTS-EDGE-OF-TIME',
    '%.ACCEPTS-SAME-DAY-DEPARTURE',
  ],
  'fresh.check-in-surname-null': [
    'A converter for old clients treats the text "null" as a missing value, and refuses a guest of that name.',
    memberLike(/^null$/i, /^guestLastName$/),
    '%.ACCEPTS-NAME',
  ],
  'fresh.check-in-refuses-quoted-charset': [
    'The charset is compared as written, so that charset="utf-8" is an unsupported media type.',
    refusesTypes((type) => /charset="/i.test(type)),
    '%.ACCEPTS-CHARSET',
  ],
  'fresh.check-out-takes-hour-24': [
    'The parser of ISO 8601 accepts 24:00:00 although the hours of RFC 3339 end at 23.',
    overlooks(
      ({ field, kind, value }) =>
        field === 'checkOutDate' &&
        kind === 'date-time' &&
        /^\d{4}-\d\d-\d\dT24:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)$/.test(String(value)),
    ),
    '%.REFUSES-LOOSE-DATE',
  ],
};

/** Faults that any report can have. */
const ofEvents: FaultList = {
  'trusts-forwarded-loopback': [
    'A request that claims to come from 127.0.0.1 is trusted.',
    trusts(comesFromInside),
    '%.BEARER-FORWARDED',
  ],
  'trusts-inner-network': [
    "A request that claims to come from the gateway's network is trusted.",
    trusts((ctx) => /^10\./.test(header(ctx, 'x-real-ip') ?? '')),
    '%.BEARER-FORWARDED',
  ],
  'failed-attempt-keeps-lock': [
    'The lock against duplicates is taken before authentication and released only on success.',
    {
      answer: (next) => async (ctx) => {
        const key = ctx.bytes.toString('latin1');
        if (cameBefore(ctx, 'fresh locks', key))
          return ctx.behaviour.refuse({ kind: 'conflict', detail: 'The same report is being processed.' }, ctx);
        const reply = await next(ctx);
        if (reply.status < 300) kept(ctx, 'fresh locks').delete(key);
        return reply;
      },
    },
    ...[
      'REPETITION-%.AFTER-BAD-TOKEN',
      '%.{INVALID-STATUS,ACCEPTS-CHARSET,ACCEPTS-AFTER-REFUSAL}?',
      'API-VERSION-%.SUPPORTED?',
    ],
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
    ...before('tokenParameters')((ctx) => (isChunked(ctx) ? { ...ctx, bytes: Buffer.alloc(0) } : ctx)),
    ...before('parseBody')((bytes, ctx) => (isChunked(ctx) ? Buffer.alloc(0) : bytes)),
  },
  isTokenOperation(operation) ? 'HTTP-%.CHUNKED' : 'CIRCUMSTANCE-%.SERVED',
];

/** None is derived from the catalogue. A fault that any operation can have is declared for each. */
export const freshFaults: readonly Fault[] = [
  ...Object.entries(single).map(([name, row]) => {
    const operation = OPERATIONS.find((each) => name.startsWith(`fresh.${each}-`)) ?? 'all';
    return fault({ ...entryOf(row), name, operation });
  }),
  ...faultsOf(RESERVATION_OPERATIONS, ofEvents, { prefix: 'fresh.' }),
  ...faultsOf(OPERATIONS, (operation) => ({ 'loses-chunked-body': losesChunked(operation) }), { prefix: 'fresh.' }),
];
