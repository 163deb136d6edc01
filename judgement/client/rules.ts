/** What must hold of a single call. */
import { headerValues } from '../../contract/evidence.ts';
import { operations } from '../../contract/interface.ts';
import type { CallRule } from './calls.ts';

/** At the path of its operation, by POST (section 4). */
export const atItsAddress: CallRule = ({ request: { method, url, operation }, received }) => {
  if (received?.astray)
    return `${method} ${new URL(url).pathname} is at no operation's address; wanted POST ${operations[operation].path}`;
  return method === 'POST' ? null : `the method is ${method}; wanted POST`;
};

/** With one bearer token in the `Authorization` field (section 5.4, RFC 6750 §2). */
export const withBearer: CallRule = ({ request: { headers } }) => {
  const values = headerValues(headers, 'authorization');
  if (values.length === 0) return 'there is no Authorization field';
  if (values.length > 1) return 'the Authorization field stands twice';
  return /^bearer +<[^>]+>$/i.test(values[0] ?? '') ? null : 'the Authorization field is no bearer token';
};

/** With `Content-Type: application/json` (section 4, rule 2). */
export const ofJson: CallRule = ({ request: { headers, body } }) => {
  if (body === null || body.bytes === 0) return null;
  const values = headerValues(headers, 'content-type');
  if (values.length === 0) return 'there is no Content-Type';
  return /^application\/json(?:\s*;.*)?$/i.test(values[0] ?? '') && values.length === 1
    ? null
    : `the Content-Type is ${values.join(', ')}; wanted application/json`;
};
