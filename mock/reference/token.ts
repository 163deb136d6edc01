/** The two token exchanges of the reference service (section 5, RFC 6749). */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { fieldsOf, requestSchema, tokenFacts } from '../../contract/interface.ts';
import type { TokenOperation } from '../../contract/words.ts';
import {
  type Behaviour,
  type Client,
  type Context,
  header,
  type TokenParameters,
  type TokenRefusal,
} from '../behaviour.ts';
import { jsonReply, type Reply } from '../reply.ts';
import { decodeUtf8 } from '../text.ts';
import { AUDIENCE, type Claims, sign } from '../tokens.ts';

/** The refusal of a malformed token request (RFC 6749 §5.2, `invalid_request`). */
export function badTokenRequest(description: string): TokenRefusal {
  return { status: 400, error: 'invalid_request', description };
}

/** The same refusal for an unknown client and a wrong secret, so that client ids cannot be guessed (RFC 6749 §5.2). */
export const BAD_CLIENT: TokenRefusal = {
  status: 401,
  error: 'invalid_client',
  description: 'The client is unknown, or its secret is wrong.',
  headers: [['WWW-Authenticate', 'Basic realm="lodging"']],
};

const NO_STORE = [
  ['Cache-Control', 'no-store'],
  ['Pragma', 'no-cache'],
] as const;

/** Runs a token request through its stages. */
export async function answerToken(ctx: Context): Promise<Reply> {
  const { behaviour } = ctx;
  const parameters = behaviour.tokenParameters(ctx);
  if (!(parameters instanceof Map)) return behaviour.tokenRefused(parameters as TokenRefusal, ctx);
  const problem = behaviour.tokenRequestProblem(parameters, ctx);
  if (problem) return behaviour.tokenRefused(problem, ctx);
  const client = behaviour.findClient(String(parameters.get('client_id')?.[0] ?? ''), ctx);
  // Also compared for an unknown client, so that timing does not reveal which it is.
  const secretOk = behaviour.secretOk(String(parameters.get('client_secret')?.[0] ?? ''), client ?? NOBODY, ctx);
  if (!client || !secretOk) return behaviour.tokenRefused(BAD_CLIENT, ctx);
  const token = await behaviour.issue(behaviour.claimsFor(client, ctx), ctx);
  return behaviour.tokenReply(behaviour.tokenFields(token, client, ctx), ctx);
}

const NOBODY: Client = { id: '', secret: randomUUID(), lifetimeSeconds: 0 };

function tokenParameters(ctx: Context): TokenParameters | TokenRefusal {
  if (!ctx.behaviour.mediaTypeOk(header(ctx, 'content-type'), ctx)) {
    const { mediaTypes } = tokenFacts[ctx.operation as TokenOperation];
    return badTokenRequest(`The media type of the body must be ${mediaTypes.join(' or ')}.`);
  }
  if (ctx.oversized) return badTokenRequest('The body is too long.');
  return ctx.operation === 'token-form' ? formParameters(ctx) : jsonParameters(ctx);
}

function formParameters(ctx: Context): TokenParameters | TokenRefusal {
  const text = decodeUtf8(ctx.bytes);
  if (text === null) return badTokenRequest('The body is not UTF-8.');
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    parameters.set(name, [...(parameters.get(name) ?? []), value]);
  }
  const [, basic] = /^Basic +(.*)$/i.exec(header(ctx, 'authorization') ?? '') ?? [];
  return basic === undefined ? parameters : withBasic(parameters, basic);
}

/** The parameters together with HTTP Basic credentials, whichever were sent (RFC 6749 §2.3, §2.3.1). */
function withBasic(parameters: TokenParameters, basic: string): TokenParameters | TokenRefusal {
  if (parameters.has('client_id') || parameters.has('client_secret')) {
    return badTokenRequest('The client authenticates in two ways at once.');
  }
  const [, id, secret] = /^([^:]+):(.+)$/s.exec(String(Buffer.from(basic, 'base64'))) ?? [];
  // As a form, so that + and percent-encoding are read (RFC 6749 appendix B).
  const decoded = (text: string) => new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text');
  if (id === undefined || secret === undefined) return BAD_CLIENT;
  return new Map([...parameters, ['client_id', [decoded(id)]], ['client_secret', [decoded(secret)]]]);
}

function jsonParameters(ctx: Context): TokenParameters | TokenRefusal {
  const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
  if ('problem' in parsed) return badTokenRequest(parsed.problem);
  return new Map(Object.entries(parsed.value).map(([name, value]) => [name, [value]]));
}

function tokenRequestProblem(parameters: TokenParameters, ctx: Context): TokenRefusal | null {
  for (const name of ['client_id', 'client_secret']) {
    // RFC 6749 §2.3.1: the credentials must not be in the request URI.
    if (ctx.query.has(name)) return badTokenRequest('Credentials belong in the body only.');
  }
  for (const [name, values] of parameters) {
    // The name may be anything the caller sent, and is not repeated.
    if (values.length > 1) return badTokenRequest('A parameter is given more than once.');
    if (name !== 'client_id' && name !== 'client_secret') continue;
    if (typeof values[0] !== 'string') return badTokenRequest(`${name} must be a string.`);
  }
  const fields = fieldsOf(requestSchema(ctx.operation as TokenOperation, ctx.mock.profile));
  for (const { name } of fields.filter(({ required }) => required)) {
    // RFC 6749 §3.2: a parameter without a value is treated as omitted.
    if (!parameters.get(name)?.[0]) return badTokenRequest(`${name} is missing.`);
  }
  if (ctx.operation === 'token-form' && parameters.get('grant_type')?.[0] !== 'client_credentials') {
    const description = 'The only supported grant type is client_credentials.';
    return { status: 400, error: 'unsupported_grant_type', description };
  }
  return null;
}

function secretOk(given: string, client: Client): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(client.secret));
}

function claimsFor(client: Client, ctx: Context): Claims {
  const now = ctx.mock.clock() / 1000;
  return {
    iss: ctx.mock.url,
    aud: AUDIENCE,
    sub: client.id,
    client_id: client.id,
    iat: Math.floor(now),
    exp: now + client.lifetimeSeconds,
    jti: randomUUID(),
  };
}

function tokenFields(token: string, client: Client, ctx: Context): Readonly<Record<string, unknown>> {
  const fields = { access_token: token, expires_in: client.lifetimeSeconds };
  return ctx.operation === 'token-form' ? { ...fields, token_type: 'Bearer' } : fields;
}

function tokenRefused(refusal: TokenRefusal): Reply {
  const body = { error: refusal.error, error_description: refusal.description };
  return jsonReply(refusal.status, body, [...NO_STORE, ...(refusal.headers ?? [])]);
}

/** The stages of the token exchanges. */
export const token = {
  tokenParameters,
  tokenRequestProblem,
  findClient: (id, ctx) => ctx.mock.clients.find((client) => client.id === id) ?? null,
  secretOk,
  claimsFor,
  issue: sign,
  tokenFields,
  tokenReply: (fields) => jsonReply(200, fields, NO_STORE),
  tokenRefused,
} satisfies Partial<Behaviour>;
