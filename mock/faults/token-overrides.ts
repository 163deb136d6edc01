/** Overrides of what the token exchanges read and reply. */
import { type JsonObject, parsedJson } from '../../contract/json.ts';
import type { Client, Context, Parsed, TokenParameters, TokenRefusal } from '../behaviour.ts';
import { after, before } from '../overrides.ts';
import { withJson } from '../reply.ts';

/** Changes the members of a success reply. */
export const fields = after('tokenFields');
/** Leaves a member out of a success reply. */
export const without = (member: string) => fields(({ [member]: _left, ...others }) => others);
/** Changes a member of a success reply. */
export const changed = (member: string, change: (value: unknown) => unknown) =>
  fields((members) => ({ ...members, [member]: change(members[member]) }));
/** Changes a success reply. */
export const issued = after('tokenReply');
/** Changes what an error says. */
export const refusal = before('tokenRefused');
/** Changes an error reply. */
export const error = after('tokenRefused');
/** Changes the members of an error reply. */
export const errorMembers = (change: (body: JsonObject) => unknown) => error((reply) => withJson(reply, change));

/** The parameters of a client's token request. */
export const credentials = ({ id, secret }: Pick<Client, 'id' | 'secret'>): TokenParameters =>
  new Map([
    ['grant_type', ['client_credentials']],
    ['client_id', [id]],
    ['client_secret', [secret]],
  ]);

/** The credentials of a client of the mock, if one is meant. */
export function credentialsOf(ctx: Context, isMeant: (client: Client) => boolean): TokenParameters | null {
  const client = ctx.mock.clients.find(isMeant);
  return client ? credentials(client) : null;
}

/** The credentials of the first client, for a caller who sends none. */
export const firstClient = (ctx: Context): TokenParameters => credentialsOf(ctx, () => true) ?? new Map();

/** A parameter that was sent; `undefined` if the request could not be parsed. */
export function sent(ctx: Context, name: string): unknown {
  const parameters = ctx.behaviour.tokenParameters(ctx);
  return parameters instanceof Map ? parameters.get(name)?.[0] : undefined;
}

/** Finds the credentials with a regular expression instead of a parser. */
export function byPattern(text: string, next: (text: string) => Parsed): Parsed {
  const strict = next(text);
  const member = (name: string) => new RegExp(`"${name}"\\s*:?\\s*"([^"]*)"`).exec(text)?.[1];
  const [id, secret] = [member('client_id'), member('client_secret')];
  return 'problem' in strict && id && secret ? { value: { client_id: id, client_secret: secret } } : strict;
}

/** A list of pairs as a JSON object with these members; any other text unchanged. */
export function ofPairs(text: string): string {
  const value = parsedJson(text);
  const isOfPairs = Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2);
  return isOfPairs ? JSON.stringify(Object.fromEntries(value)) : text;
}

/** Refuses an unknown client differently from a wrong secret. */
export const unknownClientAs = (refusal: TokenRefusal) =>
  after('tokenRequestProblem')((problem, ctx, parameters) => {
    const isKnown = ctx.behaviour.findClient(String(parameters.get('client_id')?.[0]), ctx) !== null;
    return problem ?? (isKnown ? null : refusal);
  });
