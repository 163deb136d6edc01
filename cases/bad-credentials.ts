/** Credentials of a report that no service may take (section 5, point 4). */
import type { Profile } from '../contract/profile.ts';
import { knownVersion, UNKNOWN_VERSION, withVersion } from './api-versions.ts';
import type { Mutations } from './body-cases.ts';
import type { Alteration, Call, Text } from './call.ts';
import { clientSecret, runToken, withHeader, withMember, withToken } from './calls.ts';

/** The call with another `Authorization`, or with `null` without one. */
export const authorized = (call: Call, value: Text | null) => withHeader(call, 'Authorization', value);
/** The call without a credential. */
export const anonymous = (call: Call) => authorized(call, null);
const inner = (call: Call) =>
  withHeader(withHeader(call, 'X-Forwarded-For', '127.0.0.1'), 'Forwarded', 'for=127.0.0.1');

/** Values of the header field that hold no token. */
export const EMPTY = { field: '', scheme: 'Bearer', space: 'Bearer ' };
/** Schemes under which no token is to be taken. */
export const SCHEMES = ['Basic', 'Token', 'Digest', 'BearerX'];
/** Tokens that nobody issued. */
export const GARBAGE = {
  words: 'certification',
  jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjZXJ0aWZpY2F0aW9uIn0.Y2VydGlmaWNhdGlvbg',
  dots: '..',
  null: 'null',
};
/** How the run's token is altered, but for its case and its algorithm. */
export const ALTERED: readonly Alteration[] = [
  'truncated',
  'prefix',
  'extended',
  'payload-tampered',
  'signature-tampered',
];

function mutations<Value>(
  values: Readonly<Record<string, Value>>,
  mutate: (call: Call, value: Value) => Call,
): Mutations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (call) => mutate(call, value)]));
}

/** All of it can be about one guest, who is still there afterwards, and so the topics share it. */
export function badCredentials(profile: Profile): Mutations {
  return {
    missing: anonymous,
    forwarded: (call) => inner(anonymous(call)),
    ...mutations(EMPTY, authorized),
    ...Object.fromEntries(SCHEMES.map((scheme) => [scheme, (call) => authorized(call, [`${scheme} `, runToken])])),
    ...mutations(GARBAGE, withToken),
    ...Object.fromEntries(
      [...ALTERED, 'case-swapped' as const, 'alg-none' as const].map((altered) => [
        altered,
        (call) => withToken(call, { secret: 'access_token', altered }),
      ]),
    ),
    secret: (call) => withToken(call, clientSecret),
    'in-body': (call) => withMember(anonymous(call), 'access_token', runToken),
    'unknown-version': (call) => withVersion(anonymous(call), UNKNOWN_VERSION),
    'known-version': (call) => withVersion(anonymous(call), knownVersion(profile)),
  };
}
