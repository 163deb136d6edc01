/** Faults of the tokens themselves, and of what one token request does to the next (section 5). */
import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { type Context, remember, type Wrap } from '../behaviour.ts';
import { jsonReply, withHeader } from '../reply.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { all, type Fault, type FaultEntry, faultsOf, forEach, on } from './fault.ts';
import { changed, issued } from './token-wraps.ts';

/** The number of the last request after which something happened, to see what comes right after it. */
function marked(ctx: Context, key: string) {
  const memory = remember(ctx, `${key} ${ctx.operation}`, () => ({ at: Number.NaN }));
  return { isNow: memory.at === ctx.mock.requests - 1, mark: () => (memory.at = ctx.mock.requests) };
}

const noneForNow = { status: 400, error: 'invalid_request', description: 'Come back later.' };

/** Refuses the request right after one that succeeded. */
const secondRefused: Wrap = {
  tokenRequestProblem: (next) => (parameters, ctx) =>
    next(parameters, ctx) ?? (marked(ctx, 'issued').isNow ? noneForNow : null),
  tokenReply: (next) => (members, ctx) => {
    marked(ctx, 'issued').mark();
    return next(members, ctx);
  },
};

/** Refuses a valid request right after one that was refused for its own sake. */
const lockedOut: Wrap = {
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

/** A refusal right after a success ends the token of that success. */
const refusalEndsToken: Wrap = {
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
/** Tokens end in a character that no header field should carry; the service itself takes them. */
const oddCharacters = (operation: TokenOperation): Wrap =>
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
const VALID = ['%.ACCEPTS-*', '%.IGNORES-*', '%.SUCCESS-STATUS', '%.SECOND-REQUEST', 'HTTP-%.ACCEPT', 'HTTP-%.CHUNKED'];

/** A fault of the form variant changes the run's own token, and with it every test. */
const reachOf = (operation: TokenOperation) => (operation === 'token-form' ? 'all' : 'exchanges');

/** Faults of the next token request, or of the next reply. */
function replies(operation: TokenOperation): FaultEntry[] {
  const sideEffects = [...VALID, ...(operation === 'token-form' ? ['REPETITION.NEWEST-TOKEN'] : [])];
  return [
    {
      name: 'token-empty',
      mistake: 'access_token is empty while the cache is cold.',
      wrap: changed('access_token', () => ''),
      noticedBy: ['%.SUCCESS-ACCESS-TOKEN'],
      // What is empty has not one of the characters either (RFC 6750 §2.1).
      sideEffects: ['%.SUCCESS-TOKEN-CHARACTERS'],
      reach: reachOf(operation),
    },
    {
      name: 'success-303',
      mistake: 'The client is sent to where its token is.',
      wrap: issued((reply) => ({ ...withHeader(reply, 'Location', '/token'), status: 303 })),
      noticedBy: ['%.SUCCESS-STATUS', 'HTTP-%.STAYS-HERE'],
      sideEffects,
      reach: reachOf(operation),
    },
    {
      name: 'second-request-refused',
      mistake: 'A client that has just got a token gets no other.',
      wrap: secondRefused,
      noticedBy: ['%.SECOND-REQUEST'],
      sideEffects,
    },
    {
      name: 'locked-out-after-refusal',
      mistake: 'One refusal locks the door for the next request.',
      wrap: lockedOut,
      noticedBy: ['%.ACCEPTS-AFTER-REFUSAL'],
      sideEffects,
    },
  ];
}

/** Faults of the token that is issued. */
function tokens(operation: TokenOperation): FaultEntry[] {
  const isForm = operation === 'token-form';
  return [
    {
      name: 'refusal-ends-token',
      mistake: 'A refused request ends the token that was issued before it.',
      wrap: all(on([operation], refusalEndsToken), {
        issuerOk: (next) => (claims, ctx) => next(claims, ctx) && !ended(ctx).ids.has(claims.jti),
      }),
      spreads: true,
      noticedBy: ['%.TOKEN-SURVIVES-REFUSAL'],
    },
    {
      name: 'odd-characters',
      mistake: 'Tokens end in a separator.',
      wrap: oddCharacters(operation),
      spreads: true,
      noticedBy: ['%.SUCCESS-TOKEN-CHARACTERS'],
      reach: reachOf(operation),
    },
    {
      name: 'other-audience',
      mistake: 'The tokens name another audience than the one that the service asks for.',
      wrap: { claimsFor: (next) => (client, ctx) => ({ ...next(client, ctx), aud: 'somebody-else' }) },
      noticedBy: [...USES, ...(isForm ? acceptedBy : JSON_TOKENS)],
      sideEffects: isForm ? acceptedSide : [],
      reach: reachOf(operation),
    },
  ];
}

/** Lifetimes of nothing: the form variant's is the run's own token, which then counts as expired at once. */
const lifetimes: readonly FaultEntry[] = [
  {
    name: 'lifetime-negative',
    mistake: 'expires_in is -1 for ever.',
    wrap: changed('expires_in', () => -1),
    noticedBy: ['%.SUCCESS-EXPIRES-IN-POSITIVE'],
    only: ['token-json'],
  },
  {
    name: 'lifetime-zero',
    mistake: 'expires_in is cut down to days.',
    wrap: changed('expires_in', () => 0),
    noticedBy: ['%.SUCCESS-EXPIRES-IN-POSITIVE'],
    reach: 'all',
    only: ['token-form'],
  },
];

/** Faults of the tokens themselves. */
export const tokenLifeFaults: readonly Fault[] = [
  ...TOKEN_OPERATIONS.flatMap((operation) => faultsOf(operation, [...replies(operation), ...tokens(operation)])),
  ...faultsOf('token-json', lifetimes),
  ...faultsOf('token-form', lifetimes),
];
