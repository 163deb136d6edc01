/** A report without a credential, in every form that a request can take (section 5, point 4): a guard may look at one form only. */
import type { ReservationOperation } from '../contract/words.ts';
import type { Mutations } from './body-cases.ts';
import type { Call } from './call.ts';
import { labelled, report, withHeader, withMember, withMethod, withoutBody, withPath, withQuery } from './calls.ts';
import { asForm, inOlderForm } from './other-formats.ts';

/** The operations whose body the document shows: with them every form is tried, with the others those of the address. */
export const WHOLE: readonly ReservationOperation[] = ['check-in', 'check-out'];

/** The call as one that a gateway may turn away before the service sees it. */
export const strange = (call: Call): Call => ({ ...call, strange: true });

const withHeaders = (call: Call, names: readonly string[], value: string) =>
  names.reduce((changed, name) => withHeader(changed, name, value), call);
const lastSegment = /[^/]+$/;
const atPath = (write: (path: string) => string) => (call: Call) => withPath(call, write(call.path));

/** Media types of the body, with the body that they announce. */
export const CONTENT: Mutations = {
  'text-json': labelled('text/json'),
  'json-suffix': labelled('application/vnd.lodging+json'),
  form: asForm,
  'no-type': labelled(null),
};

/** Ways to write a path that a router may take for the same one, and a guard that compares letters for another. */
export const PATHS: Mutations = {
  'upper-case': atPath((path) => path.toUpperCase()),
  'trailing-slash': atPath((path) => `${path}/`),
  'double-slash': atPath((path) => path.replace(lastSegment, '/$&')),
  'percent-encoded': atPath((path) =>
    path.replace(lastSegment, (last) => `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`),
  ),
  parameter: atPath((path) => `${path};a=1`),
  // Where subtrees are served, a guard that is bound to the exact path leaves what lies below it open.
  below: atPath((path) => `${path}/extra`),
};

const OVERRIDES = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'];
const overridden = (call: Call, method: string) => withQuery(withHeaders(call, OVERRIDES, method), '_method', method);

/** Another method than the request's own, in the ways in which clients of few methods name one. */
export const METHODS: Mutations = {
  'as-options': (call) => overridden(call, 'OPTIONS'),
  'as-post': (call) => overridden(withMethod(call, 'GET'), 'POST'),
};

const ADDRESSES = ['X-Original-URL', 'X-Rewrite-URL'];

/** Another path than the request's own, in the fields by which a proxy tells what it was asked for. */
export const ADDRESSED: Mutations = {
  'from-elsewhere': (call) => withHeaders(call, ADDRESSES, '/'),
  'to-the-operation': (call) => withPath(withHeaders(call, ADDRESSES, call.path), '/'),
};

/** What depends on how a request finds its operation. */
export const ROUTED: Mutations = { ...PATHS, ...METHODS, ...ADDRESSED };

/** Fields by which a proxy that has asked for the credential tells whose it was. */
const USERS = ['X-Forwarded-User', 'X-Remote-User', 'X-Auth-Request-User', 'X-Authenticated-User', 'X-User-Id'];

/** Everything but a token that a service may take for somebody's: fields of a proxy, a key, cookies, a switch for tests. */
function claimed(call: Call): Call {
  const named = withHeader(withHeaders(call, USERS, 'admin'), 'X-Api-Key', 'certification');
  const cookies = ['session', 'access_token', 'connect.sid', 'JSESSIONID'].map((name) => `${name}=certification`);
  return withQuery(withHeader(named, 'Cookie', cookies.join('; ')), 'debug', '1');
}

/** The report with a member that no service can accept. */
export function invalid(call: Call): Call {
  return call.operation === 'check-in'
    ? withMember(call, 'occupancy', 'many')
    : withMember(call, 'checkOutDate', 'not a date');
}

/** The forms of an operation's body, and what else is tried with it. */
export function anonymousForms(operation: ReservationOperation): Mutations {
  if (!WHOLE.includes(operation)) return {};
  return {
    ...CONTENT,
    ...(operation === 'check-out' ? { older: (call: Call) => inOlderForm(call) } : {}),
    claimed,
    invalid,
  };
}

/** Where a repository, the settings, the state of a service and its description lie by default. */
export const WELL_KNOWN = {
  repository: '/.git/config',
  settings: '/actuator/env',
  health: '/health',
  description: '/openapi.json',
} as const;

/** A GET of a path, without a credential, as anybody may ask for it. */
export function lookAt(path: string): Call {
  const bare = withoutBody(withMethod(withPath(report('check-in', {}), path), 'GET'));
  return strange(withHeader(withHeader(bare, 'Authorization', null), 'Content-Type', null));
}
