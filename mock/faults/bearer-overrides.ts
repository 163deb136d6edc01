/** Overrides of how a credential is found, read and refused. */
import { createHmac, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type Context, header, kept, remember } from '../behaviour.ts';
import { after, before, checks, refuses } from '../overrides.ts';
import type { Reply } from '../reply.ts';
import { AUDIENCE, type Claims, peek } from '../tokens.ts';

/** The value of the `Authorization` field; empty if there is none. */
export const authorization = (ctx: Context) => header(ctx, 'authorization') ?? '';

/** Changes what credential is found. */
export const credential = after('findCredential');
/** Also looks for the token elsewhere in the request. */
export const alsoFinds = (find: (ctx: Context) => unknown) =>
  credential((found, ctx) => {
    const token = found.kind === 'token' ? null : find(ctx);
    return typeof token === 'string' ? { kind: 'token', token } : found;
  });
/** Reads a credential only where its scheme is written as in the document. */
export const onlyExactScheme = credential((found, ctx) =>
  authorization(ctx).startsWith('Bearer ') ? found : { kind: 'absent' },
);

/** Reads the values of the `Authorization` fields in its own way. */
const readsFieldsAs = (read: (values: readonly string[]) => readonly string[]) =>
  before('findCredential')((ctx) => {
    const others = withoutAuthorization(ctx);
    const own = ctx.headers.filter((field) => !others.headers.includes(field)).map(([, value]) => value);
    return { ...ctx, headers: [...others.headers, ...read(own).map((value) => ['Authorization', value] as const)] };
  });
/** Of several `Authorization` fields looks at one only. */
export const takesOneOf = (place: 0 | -1) => readsFieldsAs((values) => values.slice(place).slice(0, 1));
/** Reads each `Authorization` field in its own way. */
export const readsFieldAs = (read: (value: string) => string) => readsFieldsAs((values) => values.map(read));

/** The request without its `Authorization` fields. */
export const withoutAuthorization = (ctx: Context): Context => ({
  ...ctx,
  headers: ctx.headers.filter(([name]) => name.toLowerCase() !== 'authorization'),
});

/** A member of the JSON body; `null` if the body is not a JSON object. */
export function bodyMember(ctx: Context, member: string): unknown {
  const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
  return 'value' in parsed ? parsed.value[member] : null;
}

/** Claims that pass every check. */
function goodClaims(ctx: Context): Claims {
  return { iss: ctx.mock.url, aud: AUDIENCE, exp: ctx.mock.clock() / 1000 + 60 };
}

/** Changes what is read of a token. */
const tokens = after('readToken');
/** Also accepts unknown tokens, under a condition. */
export const alsoReads = (isTaken: (token: string, ctx: Context) => boolean) =>
  tokens((claims, ctx, token) => claims ?? (isTaken(token, ctx) ? goodClaims(ctx) : null));
/** Reads a token without verifying its signature, if `isWanted` says so of its algorithm. */
export const unverified = (isWanted: (algorithm: string) => boolean) =>
  tokens((claims, _ctx, token) => {
    const [head = ''] = token.split('.');
    const algorithm = /"alg"\s*:\s*"([^"]*)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
    return isWanted(algorithm) ? peek(token) : claims;
  });
/** Remembers valid tokens, and accepts others that are the same by a loose comparison. */
export const seen = (isSame: (token: string, known: string) => boolean) =>
  tokens((claims, ctx, token) => {
    const known = kept(ctx, 'tokens seen');
    if (claims) known.add(token);
    return claims ?? ([...known].some((each) => isSame(token, String(each))) ? goodClaims(ctx) : null);
  });

/** Remembers valid tokens, and accepts them in any case. */
export const seenInAnyCase = seen((token, known) => token.toLowerCase() === known.toLowerCase());

/** Changes the refusal of a credential. */
export const refusing = (change: (reply: Reply, ctx: Context) => Reply) =>
  refuses((reply, ctx, { kind }) => (['credential', 'expired'].includes(kind) ? change(reply, ctx) : reply));

/** Changes what is wrong with the credential of a request. */
const problems = after('credentialProblem');
/** Accepts a request without a token after one with a valid token. */
export const keptCredential = problems((problem, ctx) => {
  if (problem === null) kept(ctx, 'requests with a token').add(true);
  return problem === 'absent' && kept(ctx, 'requests with a token').size > 0 ? null : problem;
});
/** Counts the life of a token from its last use instead of from its issue. */
export const livesFromLastUse = after('expired')((_isOver, ctx, { jti, iat = 0, exp = 0 }) => {
  const lastUses = remember(ctx, 'last uses of tokens', () => new Map<unknown, number>());
  const now = ctx.mock.clock() / 1000;
  const isOver = (lastUses.get(jti) ?? iat) + exp - iat <= now;
  if (!isOver) lastUses.set(jti, now);
  return isOver;
});
/** Accepts some requests whatever their credential. */
export const trusts = (isTrusted: (ctx: Context) => boolean) =>
  problems((problem, ctx) => (isTrusted(ctx) ? null : problem));
/** Accepts the request if the value of its `Authorization` field looks so. */
export const takes = (isTaken: (value: string) => boolean) => trusts((ctx) => isTaken(authorization(ctx)));

/** Requires no token of some requests. */
export const unguarded = (isSpared: (ctx: Context) => boolean) =>
  checks((made, ctx) => made.filter((check) => check !== 'credential' || !isSpared(ctx)));
/** Looks at the credential after everything else. */
export const asksForTokenLast = checks((made) => [...made.filter((check) => check !== 'credential'), 'credential']);

interface SignedWith {
  readonly head: Readonly<Record<string, unknown>>;
  readonly signed: string;
  readonly signature: Buffer;
}

/** Also accepts the claims of a JWT whose signature is right by a separate check. */
export const alsoVerifies = (isRight: (jwt: SignedWith, ctx: Context) => boolean) =>
  tokens((claims, ctx, token) => {
    const own = claims ? null : peek(token);
    if (!own) return claims;
    const [head = '', payload = '', signature = ''] = token.split('.');
    const parsed = JSON.parse(Buffer.from(head, 'base64url').toString()) as SignedWith['head'];
    const jwt = { head: parsed, signed: `${head}.${payload}`, signature: Buffer.from(signature, 'base64url') };
    return isRight(jwt, ctx) ? own : null;
  });

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
