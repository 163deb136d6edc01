/** Overrides of what the token exchanges read and reply. */
import type { Context, Override, Parsed, TokenParameters, TokenRefusal } from '../behaviour.ts';
import { type Reply, withJson } from '../reply.ts';

/** Changes the members of a success reply. */
export const fields = (
  change: (fields: Readonly<Record<string, unknown>>, ctx: Context) => Record<string, unknown>,
): Override => ({
  tokenFields: (next) => (token, client, ctx) => change(next(token, client, ctx), ctx),
});
/** Leaves a member out of a success reply. */
export const without = (member: string) =>
  fields((members) => Object.fromEntries(Object.entries(members).filter(([name]) => name !== member)));
/** Changes a member of a success reply. */
export const changed = (member: string, change: (value: unknown) => unknown) =>
  fields((members) => ({ ...members, [member]: change(members[member]) }));
/** Changes a success reply. */
export const issued = (change: (reply: Reply, ctx: Context) => Reply): Override => ({
  tokenReply: (next) => (members, ctx) => change(next(members, ctx), ctx),
});
/** Changes what an error says. */
export const refusal = (change: (refusal: TokenRefusal, ctx: Context) => TokenRefusal): Override => ({
  tokenRefused: (next) => (refused, ctx) => next(change(refused, ctx), ctx),
});
/** Changes an error reply. */
export const error = (change: (reply: Reply, ctx: Context) => Reply): Override => ({
  tokenRefused: (next) => (refused, ctx) => change(next(refused, ctx), ctx),
});
/** Changes the members of an error reply. */
export const errorMembers = (change: (body: Record<string, unknown>) => unknown) =>
  error((reply) => withJson(reply, change));

/** The credentials of the first client, for a caller who sends none. */
export const firstClient = (ctx: Context): TokenParameters =>
  new Map([
    ['grant_type', ['client_credentials']],
    ['client_id', [ctx.mock.clients[0]?.id]],
    ['client_secret', [ctx.mock.clients[0]?.secret]],
  ]);

/** The client secret that was sent. */
export function sentSecret(ctx: Context): unknown {
  const parameters = ctx.behaviour.tokenParameters(ctx);
  return parameters instanceof Map ? parameters.get('client_secret')?.[0] : undefined;
}

/** Replaces the way in which a JSON body is parsed. */
export function reads(read: (text: string, next: (text: string) => Parsed) => Parsed): Override {
  return { parseBody: (next) => (bytes, ctx) => read(String(bytes), (text) => next(Buffer.from(text), ctx)) };
}

/** Finds the credentials with a regular expression instead of a parser. */
export function byPattern(text: string, next: (text: string) => Parsed): Parsed {
  const strict = next(text);
  const member = (name: string) => new RegExp(`"${name}"\\s*:?\\s*"([^"]*)"`).exec(text)?.[1];
  const [id, secret] = [member('client_id'), member('client_secret')];
  return 'problem' in strict && id && secret ? { value: { client_id: id, client_secret: secret } } : strict;
}

/** The object that a dictionary made of a list of pairs is, written as JSON; any other text as it stands. */
export function ofPairs(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const isOfPairs = Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2);
    return isOfPairs ? JSON.stringify(Object.fromEntries(value)) : text;
  } catch {
    return text;
  }
}
