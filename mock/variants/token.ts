/** Lawful variety of tokens and their issuers. */
import { randomBytes } from 'node:crypto';
import { type Context, remember } from '../behaviour.ts';
import { EMBEDDED_CLIENT } from '../server.ts';
import type { Claims } from '../tokens.ts';
import type { Variant } from './variant.ts';

const issued = (ctx: Context) => remember(ctx, 'opaque tokens', () => new Map<string, Claims>());
const latest = (ctx: Context) => remember(ctx, 'latest token ids', () => new Map<unknown, unknown>());

/** Variants of the token exchanges. */
export const tokenVariants: readonly Variant[] = [
  {
    name: 'opaque-tokens',
    lawfulBecause: 'Section 5 shows a string; RFC 6749 §1.4 leaves its format to the issuer.',
    wrap: {
      issue: () => async (claims, ctx) => {
        const token = randomBytes(32).toString('base64url');
        issued(ctx).set(token, claims);
        return token;
      },
      readToken: () => async (token, ctx) => issued(ctx).get(token) ?? null,
    },
  },
  {
    name: 'tokens-live-60-seconds',
    lawfulBecause: 'Section 8: the lifetime is what expires_in says; 3600 is only typical.',
    wrap: {},
    options: { clients: [{ ...EMBEDDED_CLIENT, lifetimeSeconds: 60 }] },
    profile: (embedded) => {
      // The short-lived client is not registered here, so the profile does not promise it.
      const { shortLivedClient: _left, ...token } = embedded.token ?? {};
      return { ...embedded, token };
    },
  },
  {
    name: 'one-live-token',
    lawfulBecause: 'Nothing promises that an earlier token outlives a new one (section 5).',
    wrap: {
      claimsFor: (next) => (client, ctx) => {
        const claims = next(client, ctx);
        latest(ctx).set(client.id, claims.jti);
        return claims;
      },
      readToken: (next) => async (token, ctx) => {
        const claims = await next(token, ctx);
        return claims && latest(ctx).get(claims['client_id']) === claims.jti ? claims : null;
      },
    },
  },
  {
    name: 'more-token-fields',
    lawfulBecause: 'RFC 6749 §5.1: a client ignores members that it does not know.',
    wrap: {
      tokenFields: (next) => (token, client, ctx) => ({ ...next(token, client, ctx), scope: 'events', issued_at: 1 }),
    },
  },
];
