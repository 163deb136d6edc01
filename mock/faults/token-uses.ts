/** Faults that show when a token is used: again and again, over another connection, by another client (sections 5 and 8). */
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { type Context, header, type Override, remember } from '../behaviour.ts';
import { all, on } from '../overrides.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';
import { changed } from './token-overrides.ts';

const tokensOf = (operation: TokenOperation) => `tokens of ${operation}`;
const isOf = (ctx: Context, operation: TokenOperation, jti: unknown) =>
  remember(ctx, tokensOf(operation), () => new Set<unknown>()).has(jti);

/** Notes which tokens an operation issues, and refuses them under a condition. */
function ends(operation: TokenOperation, isOver: (ctx: Context, jti: unknown) => boolean): Override {
  const noted: Override = {
    claimsFor: (next) => (client, ctx) => {
      const claims = next(client, ctx);
      remember(ctx, tokensOf(operation), () => new Set<unknown>()).add(claims.jti);
      return claims;
    },
  };
  return all(on([operation], noted), {
    issuerOk: (next) => (claims, ctx) =>
      !(isOf(ctx, operation, claims.jti) && isOver(ctx, claims.jti)) && next(claims, ctx),
  });
}

/** Ends with the connection on which it was used: the reply to a request with `Connection: close` closes that. */
const endsWithConnection = (operation: TokenOperation): Override =>
  ends(operation, (ctx, jti) => {
    const closed = remember(ctx, 'closed connections', () => new Set<unknown>());
    const isOver = closed.has(jti);
    if (/close/i.test(header(ctx, 'connection') ?? '')) closed.add(jti);
    return isOver;
  });

/** The service itself reads a token without what no header field should hold. */
function unsendable(operation: TokenOperation, character: string): Override {
  return all(
    on(
      [operation],
      changed('access_token', (token) => `${String(token).slice(0, 9)}${character}${String(token).slice(9)}`),
    ),
    {
      findCredential: (next) => (ctx) => {
        const headers = ctx.headers.map(([name, value]) => {
          const isCredential = name.toLowerCase() === 'authorization' && value.startsWith('Bearer ');
          return [name, isCredential ? `Bearer ${value.slice(7).replaceAll(character, '')}` : value] as const;
        });
        return next({ ...ctx, headers });
      },
    },
  );
}

const EARLY_DEATH_MS = 4000;

/** Tokens of the JSON variant die long before their time. */
const diesEarly: Override = all(
  on(['token-json'], {
    claimsFor: (next) => (client, ctx) => {
      const claims = next(client, ctx);
      remember(ctx, 'early deaths', () => new Map<unknown, number>()).set(
        claims.jti,
        ctx.mock.clock() + EARLY_DEATH_MS,
      );
      return claims;
    },
  }),
  {
    issuerOk: (next) => (claims, ctx) => {
      const end = remember(ctx, 'early deaths', () => new Map<unknown, number>()).get(claims.jti);
      return !(end !== undefined && ctx.mock.clock() > end) && next(claims, ctx);
    },
  },
);

/** The whole record of the client is put into its token. */
const holdsSecret: Override = {
  claimsFor: (next) => (client, ctx) => ({ ...next(client, ctx), client: { id: client.id, secret: client.secret } }),
};

/** Tokens that are numbers, by which the service finds what they stand for. */
const counted: Override = {
  issue: () => async (claims, ctx) => {
    const numbered = remember(ctx, 'numbered tokens', () => new Map<string, typeof claims>());
    const token = `tok-${String(numbered.size + 1).padStart(6, '0')}`;
    numbered.set(token, claims);
    return token;
  },
};
const readsCounted: Override = {
  readToken: (next) => async (token, ctx) =>
    remember(ctx, 'numbered tokens', () => new Map()).get(token) ?? (await next(token, ctx)),
};

/** Fails over the right secret two requests after a wrong one. */
const failsAfterGuess: Override = {
  secretOk: (next) => (given, client, ctx) => {
    const memory = remember(ctx, `guessed at ${ctx.operation}`, () => ({ wrongAt: Number.NaN }));
    const isRight = next(given, client, ctx);
    if (!isRight && client.id !== '') memory.wrongAt = ctx.mock.requests;
    if (isRight && memory.wrongAt === ctx.mock.requests - 2) throw new TypeError('The counter is locked.');
    return isRight;
  },
};

/** Where a token is used in ways that the careful service knows. */
const USES = ['*.BEARER-SCHEME-CASE', '*.BEARER-JSON-TOKEN', '%.*TOKEN-USABLE', '%.TOKEN-*'];

function uses(operation: TokenOperation): FaultEntry[] {
  const reach = operation === 'token-form' ? 'all' : 'exchanges';
  return listed({
    'token-ends-with-connection': {
      defect: 'A token is kept in the session of the connection on which it was used first.',
      override: endsWithConnection(operation),
      spreads: true,
      noticedBy: ['%.TOKEN-OVER-CONNECTIONS'],
      sideEffects: ['REPETITION.NEWEST-TOKEN'],
    },
    'token-with-space': {
      defect: 'The token is wrapped after some characters.',
      override: unsendable(operation, ' '),
      spreads: true,
      noticedBy: ['%.SUCCESS-TOKEN-SENDABLE', '%.SUCCESS-TOKEN-ALPHABET'],
      sideEffects: USES,
      reach,
    },
    'token-with-line-feed': {
      defect: 'The token is encoded in lines of base64.',
      override: unsendable(operation, '\n'),
      spreads: true,
      noticedBy: ['%.SUCCESS-TOKEN-SENDABLE', '%.SUCCESS-TOKEN-ALPHABET', '%.TOKEN-USABLE'],
      sideEffects: USES,
      reach,
    },
    'token-counted': {
      defect: 'Tokens are numbered.',
      override: all(on([operation], counted), readsCounted),
      spreads: true,
      noticedBy: ['%.SUCCESS-TOKEN-LENGTH'],
      reach,
    },
    'token-holds-secret': {
      defect: 'The record of the client is written into the token, and its secret with it.',
      override: holdsSecret,
      noticedBy: ['%.TOKEN-HOLDS-NO-SECRET'],
      reach,
    },
    'fails-after-wrong-secret': {
      defect: 'The counter of wrong secrets stays locked for a while, and the right one meets the lock.',
      override: failsAfterGuess,
      noticedBy: ['%.ACCEPTS-AFTER-REFUSAL'],
    },
  });
}

/** How often a token may be used before it ends: far fewer times than a run does. */
const MOST_USES = 100;

const formUses: readonly FaultEntry[] = listed({
  'token-used-up': {
    defect: `A token is good for ${MOST_USES} calls.`,
    override: ends('token-form', (ctx, jti) => {
      const counts = remember(ctx, 'uses of tokens', () => new Map<unknown, number>());
      counts.set(jti, (counts.get(jti) ?? 0) + 1);
      return (counts.get(jti) ?? 0) > MOST_USES;
    }),
    spreads: true,
    noticedBy: ['%.TOKEN-LASTS'],
    // Every call after those is refused, whatever it is about.
    sideEffects: ['*'],
    reach: 'all',
  },
  'token-of-the-service': {
    defect: 'One token is issued to every client.',
    override: {
      issue: (next) => async (claims, ctx) => {
        const kept = remember(ctx, 'the one token', () => ({ token: '' }));
        kept.token ||= await next(claims, ctx);
        return kept.token;
      },
    },
    noticedBy: ['%.TOKEN-PER-CLIENT'],
    sideEffects: ['*.BEARER-EXPIRED'],
    reach: 'all',
  },
});

const jsonUses: readonly FaultEntry[] = listed({
  'token-dies-early': {
    defect: 'The tokens of the quick start live as long as its session, whatever expires_in says.',
    override: diesEarly,
    spreads: true,
    noticedBy: ['%.TOKEN-LASTS'],
  },
});

/** Faults that show when a token is used. */
export const tokenUseFaults: readonly Fault[] = [
  ...TOKEN_OPERATIONS.flatMap((operation) => faultsOf(operation, uses(operation))),
  ...faultsOf('token-form', formUses),
  ...faultsOf('token-json', jsonUses),
];
