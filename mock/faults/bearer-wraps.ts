/** Wraps around how a credential is found, read and refused. */
import { type Context, header, remember, type Wrap } from '../behaviour.ts';
import type { Reply } from '../reply.ts';
import { AUDIENCE, type Claims, peek } from '../tokens.ts';

/** Also looks for the token elsewhere in the request. */
export function alsoFinds(find: (ctx: Context) => unknown): Wrap {
  return {
    findCredential: (next) => (ctx) => {
      const found = next(ctx);
      const token = found.kind === 'token' ? null : find(ctx);
      return typeof token === 'string' ? { kind: 'token', token } : found;
    },
  };
}

/** The value of the `Authorization` field; empty if there is none. */
export const authorization = (ctx: Context) => header(ctx, 'authorization') ?? '';

/** A member of the JSON body; `null` if the body is not a JSON object. */
export function bodyMember(ctx: Context, member: string): unknown {
  const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
  return 'value' in parsed ? parsed.value[member] : null;
}

/** Claims that pass every check. */
function goodClaims(ctx: Context): Claims {
  return { iss: ctx.mock.url, aud: AUDIENCE, exp: ctx.mock.clock() / 1000 + 60 };
}

/** Also accepts unknown tokens, under a condition. */
export function alsoReads(isTaken: (token: string, ctx: Context) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) =>
      (await next(token, ctx)) ?? (isTaken(token, ctx) ? goodClaims(ctx) : null),
  };
}

/** Reads a token without verifying its signature, if `isWanted` says so of its algorithm. */
export function unverified(isWanted: (algorithm: string) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) => {
      const [head = ''] = token.split('.');
      const algorithm = /"alg"\s*:\s*"([^"]*)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
      return isWanted(algorithm) ? peek(token) : next(token, ctx);
    },
  };
}

/** Remembers valid tokens, and accepts others that are the same by a loose comparison. */
export function seen(isSame: (token: string, known: string) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) => {
      const known = remember(ctx, 'tokens seen', () => new Set<string>());
      const claims = await next(token, ctx);
      if (claims) known.add(token);
      return claims ?? ([...known].some((each) => isSame(token, each)) ? goodClaims(ctx) : null);
    },
  };
}

/** Changes the refusal of a credential. */
export function refusing(change: (reply: Reply, ctx: Context) => Reply): Wrap {
  return {
    refuse: (next) => (refusal, ctx) => {
      const reply = next(refusal, ctx);
      return ['credential', 'expired'].includes(refusal.kind) ? change(reply, ctx) : reply;
    },
  };
}

/** Accepts a request without a token after one with a valid token. */
export const keptCredential: Wrap = {
  credentialProblem: (next) => async (ctx) => {
    const problem = await next(ctx);
    if (problem === null) ctx.mock.memory.set('somebody came with a token', true);
    return problem === 'absent' && ctx.mock.memory.has('somebody came with a token') ? null : problem;
  },
};

/** Requires no token if there is an `api-version`. */
export const apiVersionUnguarded: Wrap = {
  checks: (next) => (ctx) => next(ctx).filter((check) => check !== 'credential' || !ctx.query.has('api-version')),
};
