/** What must hold of a request for a token (section 5). */
import { headerValues } from '../../contract/evidence.ts';
import type { CallRule } from './calls.ts';
import { bodyOf, formOf, textOf } from './reading.ts';
import { atItsAddress } from './rules.ts';

const SECRET = /^<client_secret:[0-9a-f]{8}[^>]*>$/;
const ESCAPED = 'it is not the one of this run as it arrives: characters such as + & % " have to be escaped';
const BASIC = /^basic +<client_secret:/i;

/** POST to the issuer's path, form-encoded (section 5.2). */
export const asForm: CallRule = (call, context, played) => {
  const astray = atItsAddress(call, context, played);
  if (astray) return astray;
  const [type = 'none'] = headerValues(call.request.headers, 'content-type');
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;.*)?$/i.test(type);
  return isForm ? null : `the Content-Type is ${type}; wanted application/x-www-form-urlencoded`;
};

/** `grant_type=client_credentials` (section 5.2). */
export const withGrantType: CallRule = (call) => {
  const types = formOf(call).getAll('grant_type');
  if (types.length === 0) return 'there is no grant_type';
  return types.includes('client_credentials') ? null : `grant_type is ${types[0]}; wanted client_credentials`;
};

/** The client ID of the run and its secret: in the form, or by HTTP Basic (section 5.2, RFC 6749 §2.3.1). */
export const withCredentials: CallRule = (call, { clientId }) => {
  const [authorization = ''] = headerValues(call.request.headers, 'authorization');
  const form = formOf(call);
  if (BASIC.test(authorization)) return null;
  const id = form.get('client_id');
  if (id === null) return 'there is no client_id';
  if (id !== clientId) return `client_id is ${id}; wanted ${clientId}`;
  const secret = form.get('client_secret');
  if (!secret) return 'there is no client_secret';
  return SECRET.test(secret) ? null : `there is a client_secret, but ${ESCAPED}`;
};

/** By one method alone: not in HTTP Basic and in the body as well (RFC 6749 §2.3). */
export const byOneMethod: CallRule = (call) => {
  const isBasic = headerValues(call.request.headers, 'authorization').some((value) => /^basic\b/i.test(value));
  const inBody = formOf(call).has('client_secret') || Object.hasOwn(bodyOf(call) ?? {}, 'client_secret');
  return isBasic && inBody ? 'the credentials are both in the Authorization field and in the body' : null;
};

/** In HTTP Basic as a form has them (RFC 6749 §2.3.1). */
export const encodedInBasic: CallRule = (call) =>
  headerValues(call.request.headers, 'authorization').some((value) => value.includes(' basic-unencoded>'))
    ? 'the credentials in HTTP Basic are not percent-encoded: whoever decodes them as a form gets another secret'
    : null;

/** No parameter twice (RFC 6749 §3.2). */
export const withoutRepeatedParameter: CallRule = (call) => {
  const names = [...formOf(call).keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? null : `the parameter ${twice} is given more than once`;
};

/** POST to /auth/token, JSON, both credentials as texts (section 5.3). */
export const asJson: CallRule = (call, context, played) => {
  const astray = atItsAddress(call, context, played);
  if (astray) return astray;
  const [type = 'none'] = headerValues(call.request.headers, 'content-type');
  if (!/^application\/json\s*(?:;.*)?$/i.test(type)) return `the Content-Type is ${type}; wanted application/json`;
  const members = bodyOf(call);
  if (!members) return `the body is no JSON object${textOf(call) === null ? '' : ' that can be read'}`;
  if (members['client_id'] !== context.clientId) return 'client_id is not the one of this run';
  if (!Object.hasOwn(members, 'client_secret')) return 'there is no client_secret';
  return SECRET.test(String(members['client_secret'])) ? null : `there is a client_secret, but ${ESCAPED}`;
};
