/** Overrides of how a credential is found, read and refused. */
import { createHmac, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type Context, header, type Override, remember } from '../behaviour.ts';
import type { Reply } from '../reply.ts';
import { AUDIENCE, type Claims, peek } from '../tokens.ts';

/** Also looks for the token elsewhere in the request. */
export function alsoFinds(find: (ctx: Context) => unknown): Override {
  return {
    findCredential: (next) => (ctx) => {
      const found = next(ctx);
      const token = found.kind === 'token' ? null : find(ctx);
      return typeof token === 'string' ? { kind: 'token', token } : found;
    },
  };
}

/** Of several `Authorization` fields looks at one only. */
export function takesOneOf(choose: (values: readonly string[]) => string | undefined): Override {
  const isField = (name: string) => name.toLowerCase() === 'authorization';
  return {
    findCredential: (next) => (ctx) => {
      const chosen = choose(ctx.headers.filter(([name]) => isField(name)).map(([, value]) => value));
      const others = ctx.headers.filter(([name]) => !isField(name));
      return next({ ...ctx, headers: chosen === undefined ? others : [...others, ['Authorization', chosen]] });
    },
  };
}

/** Reads each `Authorization` field in a way of its own. */
export const readsFieldAs = (read: (value: string) => string): Override => ({
  findCredential: (next) => (ctx) => {
    const headers = ctx.headers.map(
      ([name, value]) => [name, name.toLowerCase() === 'authorization' ? read(value) : value] as const,
    );
    return next({ ...ctx, headers });
  },
});

/** Reads a credential only where its scheme is written as in the document. */
export const onlyExactScheme: Override = {
  findCredential: (next) => (ctx) => (authorization(ctx).startsWith('Bearer ') ? next(ctx) : { kind: 'absent' }),
};

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
export function alsoReads(isTaken: (token: string, ctx: Context) => boolean): Override {
  return {
    readToken: (next) => async (token, ctx) =>
      (await next(token, ctx)) ?? (isTaken(token, ctx) ? goodClaims(ctx) : null),
  };
}

/** Reads a token without verifying its signature, if `isWanted` says so of its algorithm. */
export function unverified(isWanted: (algorithm: string) => boolean): Override {
  return {
    readToken: (next) => async (token, ctx) => {
      const [head = ''] = token.split('.');
      const algorithm = /"alg"\s*:\s*"([^"]*)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
      return isWanted(algorithm) ? peek(token) : next(token, ctx);
    },
  };
}

/** Remembers valid tokens, and accepts others that are the same by a loose comparison. */
export function seen(isSame: (token: string, known: string) => boolean): Override {
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
export function refusing(change: (reply: Reply, ctx: Context) => Reply): Override {
  return {
    refuse: (next) => (refusal, ctx) => {
      const reply = next(refusal, ctx);
      return ['credential', 'expired'].includes(refusal.kind) ? change(reply, ctx) : reply;
    },
  };
}

/** Accepts a request without a token after one with a valid token. */
export const keptCredential: Override = {
  credentialProblem: (next) => async (ctx) => {
    const problem = await next(ctx);
    if (problem === null) ctx.mock.memory.set('somebody came with a token', true);
    return problem === 'absent' && ctx.mock.memory.has('somebody came with a token') ? null : problem;
  },
};

/** Requires no token of some requests. */
export function unguarded(isSpared: (ctx: Context) => boolean): Override {
  return { checks: (next) => (ctx) => next(ctx).filter((check) => check !== 'credential' || !isSpared(ctx)) };
}

/** Looks at the credential after everything else. */
export const asksForTokenLast: Override = {
  checks: (next) => (ctx) => [...next(ctx).filter((check) => check !== 'credential'), 'credential'],
};

/** Accepts some requests whatever their credential. */
export function trusts(isTrusted: (ctx: Context) => boolean): Override {
  return { credentialProblem: (next) => async (ctx) => (isTrusted(ctx) ? null : next(ctx)) };
}

/** Accepts the request if the value of its `Authorization` field looks so. */
export const takes = (isTaken: (value: string) => boolean) => trusts((ctx) => isTaken(authorization(ctx)));

interface SignedWith {
  readonly head: Readonly<Record<string, unknown>>;
  readonly signed: string;
  readonly signature: Buffer;
}

/** Also accepts the claims of a JWT whose signature is right by a check of its own. */
export function alsoVerifies(isRight: (jwt: SignedWith, ctx: Context) => boolean): Override {
  return {
    readToken: (next) => async (token, ctx) => {
      const claims = await next(token, ctx);
      const own = claims ? null : peek(token);
      if (!own) return claims;
      const [head = '', payload = '', signature = ''] = token.split('.');
      const parsed = JSON.parse(Buffer.from(head, 'base64url').toString()) as SignedWith['head'];
      const jwt = { head: parsed, signed: `${head}.${payload}`, signature: Buffer.from(signature, 'base64url') };
      return isRight(jwt, ctx) ? own : null;
    },
  };
}

/** The signature is one with HS256 and this key. */
export function isHmacOf(key: string, { head, signed, signature }: SignedWith): boolean {
  return head['alg'] === 'HS256' && createHmac('sha256', key).update(signed).digest().equals(signature);
}

/** The signature is one with the public key that the header brings along. */
export function isOfOwnKey({ head, signed, signature }: SignedWith): boolean {
  if (typeof head['jwk'] !== 'object') return false;
  const key = createPublicKey({ key: head['jwk'] as JsonWebKey, format: 'jwk' });
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature);
}
