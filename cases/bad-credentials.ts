/** Wrong credentials, and none, in every form of a request, since a guard may check only one (section 5, point 4). */

import { tokenFacts } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { ReservationOperation } from '../contract/words.ts';
import { knownVersion, UNKNOWN_VERSION, withVersion } from './api-versions.ts';
import { type Mutations, mutationsBy } from './body-cases.ts';
import type { Alteration, Call, ExampleKey, SecretRef, Text } from './call.ts';
import {
  clientSecret,
  labelled,
  report,
  strange,
  withHeader,
  withMember,
  withMethod,
  withoutBody,
  withPath,
  withQuery,
  withToken,
} from './calls.ts';
import { onceFor } from './once.ts';
import { asForm, inOlderForm } from './other-formats.ts';

/** The operations whose body the document shows: for these every form is tried, else only forms of the address. */
export const WHOLE: readonly ReservationOperation[] = ['check-in', 'check-out'];

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

/** The percent-encoded part of a path: another one for each operation, since one router reads them all. */
const ENCODED: Readonly<Record<string, (path: string) => string>> = {
  'check-out': (path) => path.replace(/\/(?=[^/]+$)/, '%2F'),
  'partial-bill': (path) => `${path}%20`,
  'no-show': (path) => path.replace(/(?!^)\//g, '%2F'),
};
const firstLetter = (path: string) =>
  path.replace(lastSegment, (last) => `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`);

/** Spellings of a path that a router may treat as equal and a guard as different. */
export const PATHS: Mutations = {
  'upper-case': atPath((path) => path.toUpperCase()),
  'trailing-slash': atPath((path) => `${path}/`),
  'double-slash': atPath((path) => path.replace(lastSegment, '/$&')),
  // A guard for paths that begin with /api/ does not match.
  'leading-slashes': atPath((path) => `/${path}`),
  'percent-encoded': (call) => atPath(ENCODED[call.operation] ?? firstLetter)(call),
  parameter: atPath((path) => `${path};a=1`),
  // Some frameworks ignore a format at the end of a path.
  'dot-json': atPath((path) => `${path}.json`),
  // A guard sees the beginning of the path, which is public.
  'dot-segments': atPath((path) => `${tokenFacts['token-json'].path}/../..${path}`),
  // If subtrees are served, a guard for the exact path leaves the paths below open.
  below: atPath((path) => `${path}/extra`),
};

const OVERRIDES = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'];
const overridden = (call: Call, method: string) => withQuery(withHeaders(call, OVERRIDES, method), '_method', method);

/** Another method than the request's own, as method overrides. */
export const METHODS: Mutations = {
  'as-options': (call) => overridden(call, 'OPTIONS'),
  'as-post': (call) => overridden(withMethod(call, 'GET'), 'POST'),
};

const ADDRESSES = ['X-Original-URL', 'X-Rewrite-URL'];

/** Another path than the request's own, in the header fields in which a proxy gives the original path. */
export const ADDRESSED: Mutations = {
  'from-elsewhere': (call) => withHeaders(call, ADDRESSES, '/'),
  'to-the-operation': (call) => withPath(withHeaders(call, ADDRESSES, call.path), '/'),
};

/** Mutations that depend on routing. */
export const ROUTED: Mutations = { ...PATHS, ...METHODS, ...ADDRESSED };

/** Header fields in which an authenticating proxy names the user. */
const USERS = [
  ...['X-Forwarded-User', 'X-Remote-User', 'X-Auth-Request-User', 'X-Authenticated-User', 'X-User-Id'],
  ...['X-Consumer-Username', 'X-MS-Client-Principal-Name', 'X-Forwarded-Client-Cert'],
];
const SESSIONS = ['session', 'access_token', 'connect.sid', 'JSESSIONID', 'PHPSESSID', '.AspNetCore.Cookies'];

/** Everything but a token that a service may take as an identity: proxy fields, a key, cookies, a debug switch. */
function claimed(call: Call): Call {
  const named = withHeader(withHeaders(call, USERS, 'admin'), 'X-Api-Key', 'certification');
  const verified = withHeader(named, 'X-SSL-Client-Verify', 'SUCCESS');
  const cookies = SESSIONS.map((name) => `${name}=certification`).join('; ');
  return withQuery(withQuery(withHeader(verified, 'Cookie', cookies), 'debug', '1'), 'api_key', 'certification');
}

/** Header fields that a script in a web page sends. */
const OF_A_PAGE: readonly (readonly [name: string, value: string])[] = [
  ['X-Requested-With', 'XMLHttpRequest'],
  ['Accept-Language', 'en-US,en;q=0.9'],
  ['Referer', 'http://localhost/'],
];

/** As a script in a web page sends it. A service may refuse an unknown origin, so one operation is sent without. */
function fromPage(call: Call): Call {
  const sent = OF_A_PAGE.reduce((changed, [name, value]) => withHeader(changed, name, value), call);
  return call.operation === 'check-in' ? sent : withHeader(sent, 'Origin', 'http://localhost');
}

/** As a caller on the service's own machine addresses it. */
const toLocalHost = (call: Call) => strange(withHeader(call, 'Host', 'localhost'));

/** The report with a member that no service can accept. */
export function invalid(call: Call): Call {
  return call.operation === 'check-in'
    ? withMember(call, 'occupancy', 'many')
    : withMember(call, 'checkOutDate', 'not a date');
}

/** Reports without a token in all forms, for operations whose body the document shows. */
export function anonymousForms(operation: ReservationOperation): Mutations {
  if (!WHOLE.includes(operation)) return {};
  return {
    ...CONTENT,
    ...(operation === 'check-out' ? { older: (call: Call) => inOlderForm(call) } : { 'to-local-host': toLocalHost }),
    'from-page': fromPage,
    claimed,
    invalid,
  };
}

/** The default paths of a repository, settings, health check and API description. */
export const WELL_KNOWN = {
  repository: '/.git/config',
  settings: '/actuator/env',
  health: '/health',
  description: '/openapi.json',
} as const;

/** A GET without a credential, as anybody may send it. */
export function lookAt(path: string): Call {
  const bare = withoutBody(withMethod(withPath(report({}, 'check-in', {}), path), 'GET'));
  return strange(withHeader(withHeader(bare, 'Authorization', null), 'Content-Type', null));
}

/** The call with another `Authorization`, or with `null` without one. */
export const authorized = (call: Call, value: Text | null) => withHeader(call, 'Authorization', value);
/** The call without a credential. */
export const anonymous = (call: Call) => authorized(call, null);

/** Header fields in which a proxy names the caller; services trust different ones. */
const INNER: readonly (readonly [name: string, value: string])[] = [
  ['X-Forwarded-For', '127.0.0.1'],
  ['Forwarded', 'for=127.0.0.1'],
  // Some also trust their internal network.
  ['X-Real-IP', '10.0.0.1'],
  ['X-Client-IP', '127.0.0.1'],
  ['True-Client-IP', '127.0.0.1'],
  ['X-Originating-IP', '127.0.0.1'],
  ['X-Remote-Addr', '127.0.0.1'],
];
const inner = (call: Call) => INNER.reduce((changed, [name, value]) => withHeader(changed, name, value), call);

/** The call with several `Authorization` fields, each with a token. */
export function withTokens(call: Call, ...tokens: readonly (string | SecretRef)[]): Call {
  const fields = tokens.map((token) => ['Authorization', ['Bearer ', token]] as const);
  return { ...call, headers: [...anonymous(call).headers, ...fields] };
}

/** The call with the cookies that another reply has set, and without a token. */
export function withCookiesOf(call: Call, exchange: string): Call {
  return withHeader(anonymous(call), 'Cookie', { secret: 'cookie', issuedBy: exchange });
}

/** Values of the header field without a token. */
export const EMPTY = { field: '', scheme: 'Bearer', space: 'Bearer ' };
/** Invented tokens; the last is a member that every object has. */
export const GARBAGE = { words: 'certification', dots: '..', null: 'null', inherited: 'constructor' };
/** The same for a check-out, with an SQL wildcard in place of one: the code that reads a token is shared. */
const GARBAGE_WITH_PATTERN = { words: 'certification', wildcard: '%', null: 'null', inherited: 'constructor' };
/** The invented tokens that are tried with an operation, by kind. */
export const garbageFor = (operation: ReservationOperation): Readonly<Record<string, string>> =>
  operation === 'check-out' ? GARBAGE_WITH_PATTERN : GARBAGE;
/** A token signed with a public example key: each operation tries another one, since they share the code. */
const EXAMPLE_KEYS: Readonly<Record<ReservationOperation, ExampleKey>> = {
  'check-in': 'example-key',
  'check-out': 'later-example-key',
  'partial-bill': 'tutorial-key',
  'no-show': 'template-key',
};
/** Invented tokens that a server may refuse unread, or on which it may break the connection. */
export const UNUSUAL_GARBAGE = { long: 'x'.repeat(5000), 'not-ascii': 'certificaci\u00f3n\u00ff' };
/** How the run's token is altered, except in case, algorithm and key. */
export const ALTERED: readonly Alteration[] = [
  'truncated',
  'prefix',
  'extended',
  'payload-tampered',
  'signature-tampered',
];
/** Ways to say that a token is unsigned (RFC 7518 §3.6; RFC 8725 §3.2), and made-up signatures (RFC 7515 §5.2). */
export const UNSIGNED = {
  none: 'alg-none',
  'odd-case': 'alg-none-in-odd-case',
  'left-out': 'signature-left-out',
  zero: 'signature-of-zeros',
} as const;
/** Keys that anyone could sign with; a check-out tries others, since the operations share the key. */
export const WEAK_KEYS = {
  'check-in': { empty: 'key-empty', guessed: 'key-guessed' },
  'check-out': { guessed: 'key-changeme', 'also-guessed': 'key-key' },
} as const;
/** The key that a client shares with the issuer: its holder could make any token. */
export const CLIENT_KEY = 'key-client-secret';
/** Keys that the token itself names. */
export const NAMED_KEYS = { jwk: 'key-in-header', kid: 'key-of-empty-file' } as const;

const withAltered = (call: Call, each: Alteration) => withToken(call, { secret: 'access_token', altered: each });

function altered(...alterations: readonly Alteration[]): Mutations {
  return mutationsBy(Object.fromEntries(alterations.map((each) => [each, each])), withAltered);
}

/** What is tried only with operations whose body is shown: the code that reads a credential is shared. */
function ofShownBody(operation: ReservationOperation): Mutations {
  if (operation !== 'check-in' && operation !== 'check-out') return {};
  return {
    long: (call) => strange(withToken(call, UNUSUAL_GARBAGE.long)),
    ...altered(
      ...Object.values(UNSIGNED),
      ...Object.values(WEAK_KEYS[operation]),
      ...Object.values(NAMED_KEYS),
      CLIENT_KEY,
    ),
    ...altered('signature-case-swapped'),
    'lower-case-scheme': (call) => authorized(call, `bearer ${GARBAGE.words}`),
    twice: (call) => withTokens(call, 'certification', 'certification-too'),
    'not-ascii': (call) => strange(withToken(call, UNUSUAL_GARBAGE['not-ascii'])),
  };
}

/** All bad credentials of an operation: they can be about one guest, so the topics share them. */
export const badCredentials = onceFor(
  (profile: Profile, operation: ReservationOperation): Mutations => ({
    missing: anonymous,
    forwarded: (call) => inner(anonymous(call)),
    ...mutationsBy(EMPTY, authorized),
    ...mutationsBy(garbageFor(operation), withToken),
    jwt: (call) => withAltered(call, EXAMPLE_KEYS[operation]),
    ...altered(...ALTERED, 'alg-none'),
    secret: (call) => withToken(call, clientSecret),
    'unknown-version': (call) => withVersion(anonymous(call), UNKNOWN_VERSION),
    'known-version': (call) => withVersion(anonymous(call), knownVersion(profile)),
    ...ofShownBody(operation),
    ...mutationsBy(anonymousForms(operation), (call, form) => form(anonymous(call))),
    ...mutationsBy(ROUTED, (call, form) => strange(form(anonymous(call)))),
  }),
);
