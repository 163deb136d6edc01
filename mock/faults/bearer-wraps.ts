/** Wraps around how a credential is found, read and refused. */
import { type Context, header, remember, type Wrap } from '../behaviour.ts';
import type { Reply } from '../reply.ts';
import { AUDIENCE, type Claims, peek } from '../tokens.ts';

/** Takes as the token what is found elsewhere, where the stage that it replaces finds none. */
export function alsoFinds(find: (ctx: Context) => unknown): Wrap {
  return {
    findCredential: (next) => (ctx) => {
      const found = next(ctx);
      const token = found.kind === 'token' ? null : find(ctx);
      return typeof token === 'string' ? { kind: 'token', token } : found;
    },
  };
}

/** The value of the `Authorization` field; empty where there is none. */
export const authorization = (ctx: Context) => header(ctx, 'authorization') ?? '';

/** A member of the JSON body; `null` where the body is no JSON object. */
export function bodyMember(ctx: Context, member: string): unknown {
  const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
  return 'value' in parsed ? parsed.value[member] : null;
}

/** Claims that pass every check. */
function goodClaims(ctx: Context): Claims {
  return { iss: ctx.mock.url, aud: AUDIENCE, exp: ctx.mock.clock() / 1000 + 60 };
}

/** Takes a token that the reference service does not know, under a condition. */
export function alsoReads(isTaken: (token: string, ctx: Context) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) =>
      (await next(token, ctx)) ?? (isTaken(token, ctx) ? goodClaims(ctx) : null),
  };
}

/** Reads a token without looking at its signature, if its algorithm is wanted. */
export function unverified(isWanted: (algorithm: string) => boolean): Wrap {
  return {
    readToken: (next) => async (token, ctx) => {
      const [head = ''] = token.split('.');
      const algorithm = /"alg"\s*:\s*"([^"]*)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
      return isWanted(algorithm) ? peek(token) : next(token, ctx);
    },
  };
}

/** Keeps the tokens that were good once, and takes another for one of them. */
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

/** Lets in whoever comes without a token after somebody with one. */
export const keptCredential: Wrap = {
  credentialProblem: (next) => async (ctx) => {
    const problem = await next(ctx);
    if (problem === null) ctx.mock.memory.set('somebody came with a token', true);
    return problem === 'absent' && ctx.mock.memory.has('somebody came with a token') ? null : problem;
  },
};

/** Asks for no token where there is an `api-version`. */
export const apiVersionUnguarded: Wrap = {
  checks: (next) => (ctx) => next(ctx).filter((check) => check !== 'credential' || !ctx.query.has('api-version')),
};
