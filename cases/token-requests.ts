/** Token requests of either variant that differ from a valid one in their parameters or in who asks. */
import type { TokenOperation } from '../contract/words.ts';
import { type Call, escapeText, isSecretRef, piecesOf, type SecretRef, type Text } from './call.ts';
import {
  clientSecret,
  tokenForm,
  tokenJson,
  withForm,
  withHeader,
  withoutBody,
  withQuery,
  withText,
  withToken,
} from './calls.ts';
import { meant } from './intent.ts';

/** No client's secret. */
export const WRONG_SECRET = 'not-the-secret';

type Parameter = readonly [name: string, value: Text];

/** The parameters of a call's form. @throws {TypeError} if its body is not a form */
export function parametersOf({ body, operation }: Call): readonly Parameter[] {
  if (body.kind !== 'form') throw new TypeError(`The ${operation} call carries no form`);
  return body.fields;
}

/** The call with a parameter of its form replaced, or removed with `null`. */
export function withParameter(call: Call, name: string, value: Text | null): Call {
  const parameters = parametersOf(call).flatMap<Parameter>((parameter) =>
    parameter[0] !== name ? [parameter] : value === null ? [] : [[name, value]],
  );
  return withForm(call, parameters);
}

export function withParameterAdded(call: Call, name: string, value: Text): Call {
  return withForm(call, [...parametersOf(call), [name, value]]);
}

/** The call with one of its form's parameters repeated unchanged. */
export function withParameterTwice(call: Call, name: string): Call {
  const value = parametersOf(call).find(([given]) => given === name)?.[1] ?? '';
  return withParameterAdded(call, name, value);
}

/**
 * Tokens of which always the newest is used: an issuer may end earlier ones. The second check-in with the first
 * token ends its connection. The last token is requested as most HTTP libraries do, which unpack replies.
 */
export function newestTokensUsed(request: Call, first: Call, again: Call, second: Call) {
  const used = (call: Call, issuedBy: string) => withToken(call, { secret: 'access_token', issuedBy });
  const last = meant(withHeader(used(first, '#1'), 'Connection', 'close'), 'tolerated');
  const unpacking = meant(withHeader(request, 'Accept-Encoding', 'gzip, deflate, br'), 'nominal');
  return [request, last, used(again, '#1'), request, unpacking, used(second, '#5')] as const;
}

/** A form token request with only its grant type, and this in the Authorization field. */
export function withBasic(call: Call, credentials: string | SecretRef): Call {
  return withHeader(withForm(call, [['grant_type', 'client_credentials']]), 'Authorization', ['Basic ', credentials]);
}

/** The client's own credentials in HTTP Basic. */
export function basicOf(clientId: string, encoded: NonNullable<SecretRef['basic']>['encoded']): SecretRef {
  return { ...clientSecret, basic: { clientId, encoded } };
}

/** Malformed credentials in HTTP Basic (RFC 7617 §2). */
export function basicText(clientId: string, secret: string): string {
  return Buffer.from(`${escapeText(clientId, 'form')}:${escapeText(secret, 'form')}`).toString('base64');
}

/** The token request with its grant type and its client's id percent-encoded throughout. */
export function percentEncoded(call: Call): Call {
  const written = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');
  const pieces = parametersOf(call).flatMap<string | SecretRef>(([name, value], at) => {
    const text = typeof value === 'string' ? written(value) : value;
    return [`${at > 0 ? '&' : ''}${name}=`, ...piecesOf(text)];
  });
  return withText(call, pieces, 'form');
}

/** The call with other names for some of its form's parameters. */
export function renamed(call: Call, rename: (name: string) => string): Call {
  return withForm(
    call,
    parametersOf(call).map(([name, value]) => [rename(name), value]),
  );
}

/** A token request in either variant with the given client id and secret. */
export function tokenRequest(
  operation: TokenOperation,
  clientId: string,
  secret: SecretRef | string = clientSecret,
): Call {
  return operation === 'token-form' ? tokenForm(clientId, secret) : tokenJson(clientId, secret);
}

/** A name that no library takes for a list, a nested member, or broken encoding. */
const PLAIN_NAME = /^[\w.-]+$/;
/** The documented types, with a charset that changes nothing. */
const READABLE_TYPE: Readonly<Record<TokenOperation, RegExp>> = {
  'token-form': /^application\/x-www-form-urlencoded(?:\s*;\s*charset=utf-8)?$/i,
  'token-json': /^application\/json(?:\s*;\s*charset=utf-8)?$/i,
};

const isUsualText = (text: string) => text === '' || (text.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(text));

function parametersSent({ body }: Call): readonly (readonly [name: string, value: unknown])[] {
  if (body.kind === 'form')
    return body.fields.map(([name, value]) => [name, Array.isArray(value) ? value.join('') : value]);
  const isObject = body.kind === 'json' && typeof body.value === 'object' && !Array.isArray(body.value);
  return isObject ? Object.entries(body.value ?? {}) : [];
}

/** Whether a token request can be read, right or not: a usual form or JSON object, each parameter once and a text. */
export function isReadable(call: Call): boolean {
  const operation = call.operation as TokenOperation;
  const usual = tokenRequest(operation, '');
  const isUsual = ([name, value]: Call['headers'][number], at: number) =>
    name === 'Content-Type' ? READABLE_TYPE[operation].test(String(value)) : usual.headers[at]?.[1] === value;
  const parameters = parametersSent(call);
  return (
    call.method === usual.method &&
    call.path === usual.path &&
    call.query.length === 0 &&
    call.headers.length === usual.headers.length &&
    call.headers.every(isUsual) &&
    parameters.length > 0 &&
    new Set(parameters.map(([name]) => name)).size === parameters.length &&
    parameters.every(([name]) => PLAIN_NAME.test(name)) &&
    parameters.every(([, value]) => isSecretRef(value) || (typeof value === 'string' && isUsualText(value)))
  );
}

/** A token request with its credentials in the query and nothing in the body. */
export function withCredentialsInQuery(operation: TokenOperation, clientId: string): Call {
  const call = withQuery(withoutBody(tokenRequest(operation, clientId)), 'client_id', clientId);
  const credentials = withQuery(call, 'client_secret', clientSecret);
  return operation === 'token-form' ? withQuery(credentials, 'grant_type', 'client_credentials') : credentials;
}
