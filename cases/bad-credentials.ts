/** Credentials of a report that no service may take (section 5, point 4). */
import type { Profile } from '../contract/profile.ts';
import type { ReservationOperation } from '../contract/words.ts';
import { knownVersion, UNKNOWN_VERSION, withVersion } from './api-versions.ts';
import type { Mutations } from './body-cases.ts';
import type { Alteration, Call, SecretRef, Text } from './call.ts';
import { clientSecret, withHeader, withToken } from './calls.ts';
import { anonymousForms, ROUTED, strange, WHOLE } from './no-credential.ts';
import { onceFor } from './once.ts';

/** The call with another `Authorization`, or with `null` without one. */
export const authorized = (call: Call, value: Text | null) => withHeader(call, 'Authorization', value);
/** The call without a credential. */
export const anonymous = (call: Call) => authorized(call, null);

/** Fields by which a proxy tells for whom it asks; each service believes another one. */
const INNER: readonly (readonly [name: string, value: string])[] = [
  ['X-Forwarded-For', '127.0.0.1'],
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Real-IP', '127.0.0.1'],
  ['X-Client-IP', '127.0.0.1'],
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

/** Values of the header field that hold no token. */
export const EMPTY = { field: '', scheme: 'Bearer', space: 'Bearer ' };
/** A signed token as an issuer of somebody else's would make it, still good for years; its signature is made up. */
const FOREIGN = [
  { alg: 'HS256', typ: 'JWT' },
  { iss: 'https://issuer.example/', sub: 'certification', aud: 'certification', iat: 1767225600, exp: 4102444800 },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('Y2VydGlmaWNhdGlvbi1vZi1hbi11bmtub3duLWlzc3U')
  .join('.');
/** Tokens that nobody issued. */
export const GARBAGE = { words: 'certification', jwt: FOREIGN, dots: '..', null: 'null' };
/** Tokens that nobody issued and that a server may turn away before it looks at them, or break the connection over. */
export const UNUSUAL_GARBAGE = { long: 'x'.repeat(5000), 'not-ascii': 'certificaci\u00f3n\u00ff' };
/** How the run's token is altered, but for its case, its algorithm and its key. */
export const ALTERED: readonly Alteration[] = [
  'truncated',
  'prefix',
  'extended',
  'payload-tampered',
  'signature-tampered',
];
/** Ways to write that a token is not signed (RFC 7518 §3.6; RFC 8725 §3.2). */
export const UNSIGNED = { none: 'alg-none', 'odd-case': 'alg-none-in-odd-case' } as const;
/** Keys that anybody could sign with. */
export const WEAK_KEYS = { empty: 'key-empty', guessed: 'key-guessed' } as const;
/** The key that a client shares with the issuer: whoever holds it could give himself any token. */
export const CLIENT_KEY = 'key-client-secret';
/** Keys that the token itself names. */
export const NAMED_KEYS = { jwk: 'key-in-header', kid: 'key-of-empty-file' } as const;

function mutations<Value>(
  values: Readonly<Record<string, Value>>,
  mutate: (call: Call, value: Value) => Call,
): Mutations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (call) => mutate(call, value)]));
}

function altered(...alterations: readonly Alteration[]): Mutations {
  const named = Object.fromEntries(alterations.map((each) => [each, each]));
  return mutations(named, (call, each) => withToken(call, { secret: 'access_token', altered: each }));
}

/** What is tried where the body is shown and one guest, or none, is enough: the code that reads a credential is shared. */
function ofShownBody(operation: ReservationOperation): Mutations {
  if (!WHOLE.includes(operation)) return {};
  return {
    long: (call) => strange(withToken(call, UNUSUAL_GARBAGE.long)),
    ...altered('alg-none-in-odd-case', ...Object.values(WEAK_KEYS), ...Object.values(NAMED_KEYS), CLIENT_KEY),
    ...altered('signature-case-swapped'),
    'lower-case-scheme': (call) => authorized(call, `bearer ${GARBAGE.words}`),
    twice: (call) => withTokens(call, 'certification', 'certification-too'),
    'not-ascii': (call) => strange(withToken(call, UNUSUAL_GARBAGE['not-ascii'])),
  };
}

/** All of it can be about one guest, who is still there afterwards, and so the topics share it. */
export const badCredentials = onceFor(
  (profile: Profile, operation: ReservationOperation): Mutations => ({
    missing: anonymous,
    forwarded: (call) => inner(anonymous(call)),
    ...mutations(EMPTY, authorized),
    ...mutations(GARBAGE, withToken),
    ...altered(...ALTERED, 'alg-none'),
    secret: (call) => withToken(call, clientSecret),
    'unknown-version': (call) => withVersion(anonymous(call), UNKNOWN_VERSION),
    'known-version': (call) => withVersion(anonymous(call), knownVersion(profile)),
    ...ofShownBody(operation),
    ...mutations(anonymousForms(operation), (call, form) => form(anonymous(call))),
    ...mutations(ROUTED, (call, form) => strange(form(anonymous(call)))),
  }),
);
