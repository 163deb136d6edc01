/** Faults of the tokens themselves, and of what one token request does to the next (section 5). */
import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, remember, type Wrap } from '../behaviour.ts';
import { jsonReply, withHeader } from '../reply.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { all, type Fault, fault, forEach, on, spreading } from './fault.ts';
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
const oddCharacters = (operation: 'token-form' | 'token-json'): Wrap =>
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

const special: readonly Fault[] = TOKEN_OPERATIONS.flatMap((operation) => {
  const isForm = operation === 'token-form';
  const reach = isForm ? 'all' : 'exchanges';
  const newest = isForm ? ['REPETITION.NEWEST-TOKEN'] : [];
  return [
    fault(
      `${operation}.token-empty`,
      operation,
      'access_token is empty while the cache is cold.',
      changed('access_token', () => ''),
      {
        noticedBy: ['%.SUCCESS-ACCESS-TOKEN'],
        // What is empty has not one of the characters either (RFC 6750 §2.1).
        sideEffects: ['%.SUCCESS-TOKEN-CHARACTERS'],
        reach,
      },
    ),
    fault(
      `${operation}.success-303`,
      operation,
      'The client is sent to where its token is.',
      issued((reply) => ({ ...withHeader(reply, 'Location', '/token'), status: 303 })),
      {
        noticedBy: ['%.SUCCESS-STATUS', 'HTTP-%.STAYS-HERE'],
        sideEffects: [...VALID, ...newest],
        reach,
      },
    ),
    fault(
      `${operation}.second-request-refused`,
      operation,
      'A client that has just got a token gets no other.',
      secondRefused,
      {
        noticedBy: ['%.SECOND-REQUEST'],
        sideEffects: [...VALID, ...newest],
      },
    ),
    fault(
      `${operation}.locked-out-after-refusal`,
      operation,
      'One refusal locks the door for the next request.',
      lockedOut,
      {
        noticedBy: ['%.ACCEPTS-AFTER-REFUSAL'],
        sideEffects: [...VALID, ...newest],
      },
    ),
    spreading(
      `${operation}.refusal-ends-token`,
      operation,
      'A refused request ends the token that was issued before it.',
      all(on([operation], refusalEndsToken), {
        issuerOk: (next) => (claims, ctx) => next(claims, ctx) && !ended(ctx).ids.has(claims.jti),
      }),
      { noticedBy: ['%.TOKEN-SURVIVES-REFUSAL'] },
    ),
    spreading(`${operation}.odd-characters`, operation, 'Tokens end in a separator.', oddCharacters(operation), {
      noticedBy: ['%.SUCCESS-TOKEN-CHARACTERS'],
      reach,
    }),
    fault(
      `${operation}.other-audience`,
      operation,
      'The tokens name another audience than the one that the service asks for.',
      { claimsFor: (next) => (client, ctx) => ({ ...next(client, ctx), aud: 'somebody-else' }) },
      {
        noticedBy: [...USES, ...(isForm ? acceptedBy : JSON_TOKENS)],
        sideEffects: isForm ? acceptedSide : [],
        reach,
      },
    ),
  ];
});

/** Lifetimes of nothing: the form variant's is the run's own token, which then counts as expired at once. */
const lifeless: readonly Fault[] = [
  fault(
    'token-json.lifetime-negative',
    'token-json',
    'expires_in is -1 for ever.',
    changed('expires_in', () => -1),
    {
      noticedBy: ['%.SUCCESS-EXPIRES-IN-POSITIVE'],
    },
  ),
  fault(
    'token-form.lifetime-zero',
    'token-form',
    'expires_in is cut down to days.',
    changed('expires_in', () => 0),
    {
      noticedBy: ['%.SUCCESS-EXPIRES-IN-POSITIVE'],
      reach: 'all',
    },
  ),
];

/** Faults of the tokens themselves. */
export const tokenLifeFaults: readonly Fault[] = [...special, ...lifeless];
