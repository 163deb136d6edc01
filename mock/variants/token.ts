/** Conforming variety of tokens and their issuers. */
import { randomBytes } from 'node:crypto';
import type { Profile } from '../../contract/profile.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { EMBEDDED_CLIENT } from '../embedded.ts';
import { all, on } from '../overrides.ts';
import { jsonReply } from '../reply.ts';
import type { Claims } from '../tokens.ts';
import { type Variant, variantsOf } from './variant.ts';

/** The profile without the clients that such a service does not know, and without a longest life. */
function withoutShortLived(embedded: Profile): Profile {
  const { shortLivedClient: _left, secondClient: _other, longestLifeSeconds: _life, ...token } = embedded.token ?? {};
  return { ...embedded, token };
}

/** Tokens that tell nothing, and that the service looks up. */
export const opaque: Override = {
  issue: () => async (claims, ctx) => {
    const token = randomBytes(32).toString('base64url');
    issued(ctx).set(token, claims);
    return token;
  },
  readToken: () => async (token, ctx) => issued(ctx).get(token) ?? null,
};

const oneLive: Override = {
  claimsFor: (next) => (client, ctx) => {
    const claims = next(client, ctx);
    latest(ctx).set(client.id, claims.jti);
    return claims;
  },
  readToken: (next) => async (token, ctx) => {
    const claims = await next(token, ctx);
    return claims && latest(ctx).get(claims['client_id']) === claims.jti ? claims : null;
  },
};

const issued = (ctx: Context) => remember(ctx, 'opaque tokens', () => new Map<string, Claims>());
const latest = (ctx: Context) => remember(ctx, 'latest token ids', () => new Map<unknown, unknown>());

/** Locks a client out for good after so many wrong secrets, and tells it nothing else than before. */
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

/** A second token of the JSON variant revokes the first; tokens of the form variant stay valid. */
const oneLiveJson: Override = {
  claimsFor: (next) => (client, ctx) => {
    const claims = next(client, ctx);
    if (ctx.operation === 'token-json') latest(ctx).set(client.id, claims.jti);
    else remember(ctx, 'form token ids', () => new Set<unknown>()).add(claims.jti);
    return claims;
  },
  readToken: (next) => async (token, ctx) => {
    const claims = await next(token, ctx);
    const isForm = remember(ctx, 'form token ids', () => new Set<unknown>()).has(claims?.jti);
    return claims && (isForm || latest(ctx).get(claims['client_id']) === claims.jti) ? claims : null;
  },
};

/** The claims as most services stamp them. */
const wholeSeconds: Override = {
  claimsFor: (next) => (client, ctx) => {
    const { iat = 0, exp = 0, ...claims } = next(client, ctx);
    return { ...claims, iat: Math.floor(iat), exp: Math.floor(exp) };
  },
};

/** Variants of the token exchanges. */
export const tokenVariants: readonly Variant[] = variantsOf({
  'locks-out': {
    because: 'RFC 6749 §2.3.1 asks for protection against guessing: a client may be locked out for wrong secrets.',
    override: lockingOut(3),
    profile: (embedded) => {
      const { wrongSecrets: _left, ...token } = embedded.token ?? {};
      return { ...embedded, token };
    },
  },
  'one-live-json-token': {
    because:
      'Nothing promises that an earlier token of the JSON variant stays valid after a new one (section 5, point 3).',
    override: oneLiveJson,
  },
  'opaque-tokens': {
    because: 'Section 5 shows a string; RFC 6749 §1.4 leaves its format to the issuer.',
    override: opaque,
  },
  'tokens-live-60-seconds': {
    because: 'Section 8: the lifetime is what expires_in says; 3600 is only typical.',
    override: {},
    options: { clients: [{ ...EMBEDDED_CLIENT, lifetimeSeconds: 60 }] },
    profile: withoutShortLived,
  },
  'one-live-token': {
    because: 'Nothing promises that an earlier token stays valid after a new one (section 5).',
    override: oneLive,
  },
  'more-token-fields': {
    because: 'RFC 6749 §5.1: a client ignores members that it does not know.',
    override: {
      tokenFields: (next) => (token, client, ctx) => ({ ...next(token, client, ctx), scope: 'events', issued_at: 1 }),
    },
  },
  'one-live-opaque-token': {
    because: 'Nothing promises that an earlier token stays valid after a new one (section 5), whatever its format.',
    override: all(opaque, oneLive),
  },
  'tokens-live-24-hours': {
    because: 'Section 8: the lifetime is what expires_in says; 3600 is only typical.',
    override: {},
    options: { clients: [{ ...EMBEDDED_CLIENT, lifetimeSeconds: 86_400 }] },
    profile: withoutShortLived,
  },
  'bare-token-errors': {
    because: 'RFC 6749 §5.2: error_description is optional, and invalid_client may be 400; some issuers answer so.',
    override: {
      tokenRefused: () => (refusal) =>
        jsonReply(400, { error: refusal.error }, [['Cache-Control', 'no-store']], 'application/json'),
    },
  },
  'json-token-201': {
    because: 'Section 5, point 3 shows no status for the JSON variant.',
    override: on(['token-json'], { tokenReply: (next) => (fields, ctx) => ({ ...next(fields, ctx), status: 201 }) }),
  },
  'token-type-lower-case': {
    because: 'RFC 6749 §5.1: the value of token_type is case-insensitive.',
    override: on(['token-form'], {
      tokenFields: (next) => (token, client, ctx) => ({ ...next(token, client, ctx), token_type: 'bearer' }),
    }),
  },
  'client-told-apart': {
    because: 'RFC 6749 §5.2 has one error code for both, but allows another description for an unknown client.',
    override: {
      tokenRequestProblem: (next) => (parameters, ctx) => {
        const problem = next(parameters, ctx);
        if (problem || ctx.behaviour.findClient(String(parameters.get('client_id')?.[0]), ctx)) return problem;
        return { status: 400, error: 'invalid_client', description: 'Unknown client.' };
      },
    },
  },
  'whole-second-expiry': {
    because: 'RFC 7519 §2 allows whole seconds in exp, so that a token ends up to a second before expires_in says.',
    override: wholeSeconds,
  },
});
