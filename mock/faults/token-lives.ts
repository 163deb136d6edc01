/** Faults of the tokens themselves, and of what one token request does to the next (section 5). */

import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { all, on } from '../overrides.ts';
import { jsonReply, withHeader } from '../reply.ts';
import { NOT_ACCEPTED, UNUSUAL_CALLS } from './consequences.ts';
import { type Fault, type FaultEntry, faultsOf, forEach, listed } from './fault.ts';
import { changed, issued } from './token-overrides.ts';

/** Remembers the number of a request, to recognise the one right after it. */
function marked(ctx: Context, key: string) {
  const memory = remember(ctx, `${key} ${ctx.operation}`, () => ({ at: Number.NaN }));
  return { isNow: memory.at === ctx.mock.requests - 1, mark: () => (memory.at = ctx.mock.requests) };
}

const noneForNow = { status: 400, error: 'invalid_request', description: 'Come back later.' };

/** Refuses the request right after one that succeeded. */
const secondRefused: Override = {
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx) ?? (marked(ctx, 'issued').isNow ? noneForNow : null),
  tokenReply: (next) => (members, ctx) => {
    marked(ctx, 'issued').mark();
    return next(members, ctx);
  },
};

/** Refuses a valid request right after one that was refused. */
const lockedOut: Override = {
  tokenReply: (next) => (members, ctx) =>
    marked(ctx, 'refused').isNow
      ? jsonReply(noneForNow.status, { error: noneForNow.error, error_description: noneForNow.description })
      : next(members, ctx),
  tokenRefused: (next) => (refused, ctx) => {
    marked(ctx, 'refused').mark();
    return next(refused, ctx);
  },
};

type Ended = { at: number; last: unknown; readonly ids: Set<unknown> };
const ended = (ctx: Context) =>
  remember(ctx, 'ended tokens', (): Ended => ({ at: Number.NaN, last: null, ids: new Set() }));

/** A refusal right after a success revokes the token issued by it. */
const refusalEndsToken: Override = {
  claimsFor: (next) => (client, ctx) => {
    const claims = next(client, ctx);
    Object.assign(ended(ctx), { at: ctx.mock.requests, last: claims.jti });
    return claims;
  },
  tokenRefused: (next) => (refused, ctx) => {
    const { at, last, ids } = ended(ctx);
    if (at === ctx.mock.requests - 1) ids.add(last);
    return next(refused, ctx);
  },
};

const BAR = '|';
/** Tokens end in a character that RFC 6750 §2.1 does not allow; the service itself accepts them. */
const oddCharacters = (operation: TokenOperation): Override =>
  all(
    on(
      [operation],
      changed('access_token', (token) => `${token}${BAR}`),
    ),
    {
      findCredential: (next) => (ctx) => {
        const headers = ctx.headers.map(
          ([name, value]) => [name, value.endsWith(BAR) ? value.slice(0, -1) : value] as const,
        );
        return next({ ...ctx, headers });
      },
    },
  );

const USES = ['%.TOKEN-USABLE', '%.SECOND-TOKEN-USABLE', '%.TOKEN-SURVIVES-REFUSAL'];
const JSON_TOKENS = forEach(RESERVATION_OPERATIONS, '%.BEARER-JSON-TOKEN');
const acceptedBy = RESERVATION_OPERATIONS.flatMap((each) => forEach([each], ...NOT_ACCEPTED[each].noticedBy));
const acceptedSide = RESERVATION_OPERATIONS.flatMap((each) => forEach([each], ...NOT_ACCEPTED[each].sideEffects));
const VALID = [
  ...['%.ACCEPTS-*', '%.IGNORES-*', '%.SUCCESS-STATUS', '%.SECOND-REQUEST', 'HTTP-%.ACCEPT', 'HTTP-%.CHUNKED'],
  ...UNUSUAL_CALLS,
];

/** A fault in the token of the form variant touches every test, since the run's own token comes from there. */
const reachOf = (operation: TokenOperation) => (operation === 'token-form' ? 'all' : 'exchanges');

/** Faults of the reply, and of the request after it. */
function replies(operation: TokenOperation): FaultEntry[] {
  const sideEffects = [...VALID, ...(operation === 'token-form' ? ['REPETITION.NEWEST-TOKEN'] : [])];
  return listed({
    'token-empty': {
      defect: 'access_token is empty while the cache is cold.',
      override: changed('access_token', () => ''),
      noticedBy: ['%.SUCCESS-ACCESS-TOKEN'],
      // An empty token does not match the grammar of RFC 6750 §2.1 either.
      sideEffects: ['%.SUCCESS-TOKEN-ALPHABET', '%.SUCCESS-TOKEN-LENGTH'],
      reach: reachOf(operation),
    },
    'success-303': {
      defect: 'The reply redirects the client to its token.',
      override: issued((reply) => ({ ...withHeader(reply, 'Location', '/token'), status: 303 })),
      noticedBy: ['%.SUCCESS-STATUS', 'HTTP-%.STAYS-HERE'],
      sideEffects,
      reach: reachOf(operation),
    },
    'second-request-refused': {
      defect: 'A client that was just issued a token is refused another.',
      override: secondRefused,
      noticedBy: ['%.SECOND-REQUEST'],
      // A wrong secret right after the control is answered with the refusal of that, whatever is wrong with it.
      sideEffects: [...sideEffects, '%.ERROR-CODE', '%.ERROR-TELLS-NO-CLIENT', '%.BASIC-*'],
    },
    'locked-out-after-refusal': {
      defect: 'A refusal locks the client out for the next request.',
      override: lockedOut,
      noticedBy: ['%.ACCEPTS-AFTER-REFUSAL'],
      sideEffects,
    },
  });
}

/** Faults of the token that is issued. */
function tokens(operation: TokenOperation): FaultEntry[] {
  const isForm = operation === 'token-form';
  return listed({
    'refusal-ends-token': {
      defect: 'A refused request revokes the token issued before it.',
      override: all(on([operation], refusalEndsToken), {
        issuerOk: (next) => (claims, ctx) => next(claims, ctx) && !ended(ctx).ids.has(claims.jti),
      }),
      spreads: true,
      noticedBy: ['%.TOKEN-SURVIVES-REFUSAL'],
    },
    'odd-characters': {
      defect: 'Tokens end in a separator that RFC 6750 does not allow.',
      override: oddCharacters(operation),
      spreads: true,
      noticedBy: ['%.SUCCESS-TOKEN-ALPHABET'],
      reach: reachOf(operation),
    },
    'other-audience': {
      defect: 'The tokens name another audience than the service checks for.',
      override: { claimsFor: (next) => (client, ctx) => ({ ...next(client, ctx), aud: 'somebody-else' }) },
      noticedBy: [...USES, ...(isForm ? acceptedBy : JSON_TOKENS)],
      sideEffects: isForm ? [...acceptedSide, '%.TOKEN-LASTS'] : ['%.TOKEN-LASTS'],
      reach: reachOf(operation),
    },
  });
}

/** Lifetimes that are not positive. With the form variant the run's own token then counts as expired at once. */
const lifetimes: readonly FaultEntry[] = listed({
  'lifetime-negative': {
    defect: 'expires_in is -1, meant as never.',
    override: changed('expires_in', () => -1),
    noticedBy: ['%.SUCCESS-EXPIRES-IN-POSITIVE'],
    only: ['token-json'],
  },
  'lifetime-zero': {
    defect: 'expires_in is rounded down to days.',
    override: changed('expires_in', () => 0),
    noticedBy: ['%.SUCCESS-EXPIRES-IN-POSITIVE'],
    reach: 'all',
    only: ['token-form'],
  },
});

/** Faults of the tokens themselves. */
export const tokenLifeFaults: readonly Fault[] = [
  ...TOKEN_OPERATIONS.flatMap((operation) => faultsOf(operation, [...replies(operation), ...tokens(operation)])),
  ...faultsOf('token-json', lifetimes),
  ...faultsOf('token-form', lifetimes),
];
