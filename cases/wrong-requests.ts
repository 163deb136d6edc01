/** Requests that no service may take for a report, or a token request: wrong as a whole, not in a member only. */
import type { Profile } from '../contract/profile.ts';
import type { Operation } from '../contract/words.ts';
import type { Mutations } from './body-cases.ts';
import type { Call } from './call.ts';
import { withMember, withMethod, withoutBody, withPath } from './calls.ts';
import { mistakesOf } from './mistakes.ts';
import { onceFor } from './once.ts';
import { textMember } from './shown.ts';

/** Methods that no operation has. */
export const WRONG_METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];
/** Versions of the path that there are not. */
export const PATH_VERSIONS = ['v0', 'v99'];

const BODILESS = ['GET', 'HEAD', 'OPTIONS'];
/** Mistakes that leave nothing of the report. */
const NOTHING_LEFT = ['malformed', 'empty', 'null', 'array', 'string', 'nested'];

/** The call to another version of its path: `/v2/`, or `/` for none. */
export function underVersion(call: Call, version: string): Call {
  return withPath(call, call.path.replace('/v1/', version));
}

/** The call to a path below its own. */
export function belowPath(call: Call): Call {
  return withPath(call, `${call.path}/extra`);
}

/** All of it can be about one guest, who is still there afterwards, and so the topics share it. */
export function wrongRequests(operation: Operation, profile: Profile): Mutations {
  return requestsOf(profile, operation);
}

const requestsOf = onceFor((profile: Profile, operation: Operation): Mutations => {
  const nothingLeft = mistakesOf(operation, profile).filter(({ name }) => NOTHING_LEFT.includes(name));
  const member = textMember(operation, profile);
  return Object.fromEntries<Mutations[string]>([
    ...nothingLeft.map(({ name, make }) => [name, make] as const),
    ['crash', (call) => withMember(call, member, { value: 'x' })],
    ...WRONG_METHODS.map((method) => [method, (call: Call) => withMethod(call, method)] as const),
    ...BODILESS.map((method) => [`bare ${method}`, (call: Call) => withoutBody(withMethod(call, method))] as const),
    ...PATH_VERSIONS.map((version) => [version, (call: Call) => underVersion(call, `/${version}/`)] as const),
  ]);
});
