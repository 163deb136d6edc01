/** Conforming variety of tokens and their issuers. */
import { randomBytes } from 'node:crypto';
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, kept, type Override, remember } from '../behaviour.ts';
import { EMBEDDED_CLIENT } from '../embedded.ts';
import { endsTokens, lookedUp, notes } from '../faults/token-lives.ts';
import { fields, issued, unknownClientAs } from '../faults/token-overrides.ts';
import { all, on } from '../overrides.ts';
import { jsonReply } from '../reply.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

/** A service with this token life, and without the profile's clients and longest life. */
const livesFor = (lifetimeSeconds: number) => ({
  because: 'Section 8: the lifetime is what expires_in says; 3600 is only typical.',
  options: { clients: [{ ...EMBEDDED_CLIENT, lifetimeSeconds }] },
  profile: leavingOpen('token.shortLivedClient', 'token.secondClient', 'token.longestLifeSeconds'),
});

/** Changes the members of a success reply. */
export const adding = (members: Readonly<Record<string, unknown>>) => fields((given) => ({ ...given, ...members }));

/** Opaque tokens, which the service looks up. */
export const opaque = lookedUp(TOKEN_OPERATIONS, () => randomBytes(32).toString('base64url'));

/** Keeps only the latest tokens of a client alive, of both variants or of one. */
function keepsAlive(count: number, isMeant: (ctx: Context) => boolean = () => true): Override {
  const latest = (ctx: Context) => remember(ctx, 'latest token ids', () => new Map<unknown, unknown[]>());
  const others = (ctx: Context) => remember(ctx, 'tokens that stay', () => new Set<unknown>());
  return all(
    notes(({ client_id: client, jti }, ctx) => {
      if (isMeant(ctx)) latest(ctx).set(client, [...(latest(ctx).get(client) ?? []), jti].slice(-count));
      else others(ctx).add(jti);
    }),
    endsTokens(({ client_id: client, jti }, ctx) => !others(ctx).has(jti) && !latest(ctx).get(client)?.includes(jti)),
  );
}

/** Locks a client out for good after a number of wrong secrets, with the same refusal as before. */
export function lockingOut(after: number): Override {
  const wrong = (ctx: Context) => remember(ctx, 'wrong secrets', () => new Map<string, number>());
  return {
    secretOk: (next) => (given, client, ctx) => {
      const count = wrong(ctx).get(client.id) ?? 0;
      const isRight = next(given, client, ctx);
      if (!isRight) wrong(ctx).set(client.id, count + 1);
      return isRight && count < after;
    },
  };
}

/** Where in a run a service restarts: after the preflight, in the middle of the reports. */
const STARTS_AGAIN_AT = 700;

/** A service that makes its keys at start, or keeps its tokens in memory, and restarts once: it forgets all tokens. */
const startsAgain: Override = all(
  notes(({ jti }, ctx) => {
    if (ctx.mock.requests < STARTS_AGAIN_AT) kept(ctx, 'tokens before').add(jti);
  }),
  endsTokens(({ jti }, ctx) => ctx.mock.requests >= STARTS_AGAIN_AT && kept(ctx, 'tokens before').has(jti)),
);

/** The claims as most services stamp them. */
const wholeSeconds: Override = {
  claimsFor: (next) => (client, ctx) => {
    const { iat = 0, exp = 0, ...claims } = next(client, ctx);
    return { ...claims, iat: Math.floor(iat), exp: Math.floor(exp) };
  },
};

export const tokenVariants: readonly Variant[] = variantsOf({
  'locks-out': [
    'RFC 6749 §2.3.1 requires protection against guessing.',
    lockingOut(3),
    leavingOpen('token.wrongSecrets'),
  ],
  'one-live-json-token': [
    'Section 5, point 3 does not promise two valid tokens.',
    keepsAlive(1, (ctx) => ctx.operation === 'token-json'),
  ],
  'opaque-tokens': ['Section 5 shows a string; RFC 6749 §1.4 leaves its format to the issuer.', opaque],
  'tokens-live-60-seconds': livesFor(60),
  'one-live-token': ['Section 5 does not promise that a token outlives the next one.', keepsAlive(1)],
  'five-live-tokens': [
    'Section 5 does not promise how many tokens are valid at a time; some issuers end the oldest.',
    keepsAlive(5),
    (embedded) => ({ ...embedded, token: { ...embedded.token, liveTokens: 5 } }),
  ],
  'starts-again': [
    'RFC 6750 §3.1: a client whose token is refused may request a new one and repeat the request.',
    startsAgain,
  ],
  'more-token-fields': ['RFC 6749 §5.1: unknown members are ignored.', adding({ scope: 'events', issued_at: 1 })],
  'long-token-replies': [
    'RFC 6749 §5.1: unknown members are ignored; some issuers list everything that the client may do.',
    adding({ permissions: Array.from({ length: 1500 }, (_, n) => `permission:reservation:${10_000 + n}`) }),
  ],
  'one-live-opaque-token': ['Section 5 does not promise two valid tokens, of any format.', all(opaque, keepsAlive(1))],
  'tokens-live-24-hours': livesFor(86_400),
  'bare-token-errors': [
    'RFC 6749 §5.2: error_description is optional, and invalid_client may be 400; some issuers answer so.',
    {
      tokenRefused: () => (refusal) =>
        jsonReply(400, { error: refusal.error }, [['Cache-Control', 'no-store']], 'application/json'),
    },
  ],
  'json-token-201': [
    'Section 5, point 3 shows no status for the JSON variant.',
    on(
      ['token-json'],
      issued((reply) => ({ ...reply, status: 201 })),
    ),
  ],
  'token-type-lower-case': [
    'RFC 6749 §5.1: token_type is case-insensitive.',
    on(['token-form'], adding({ token_type: 'bearer' })),
  ],
  'client-told-apart': [
    'RFC 6749 §5.2 has one error code for both, but allows another description for an unknown client.',
    unknownClientAs({ status: 400, error: 'invalid_client', description: 'Unknown client.' }),
  ],
  'whole-second-expiry': ['RFC 7519 §2 allows whole seconds in exp: it may end up to a second early.', wholeSeconds],
});
