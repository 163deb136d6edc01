/** Requests that are wrong as a whole or made in an odd way: a service may refuse them, but must not fail over them. */
import type { Profile } from '../contract/profile.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import { jsonText, type Mutations, withInPrototype } from './body-cases.ts';
import { type Call, LONG_TEXT } from './call.ts';
import {
  jsonObjectOf,
  labelled,
  strange,
  withBytes,
  withHeader,
  withJson,
  withMember,
  withMembers,
  withMethod,
  withoutBody,
  withPath,
  withQuery,
  withText,
} from './calls.ts';
import { onceFor } from './once.ts';
import { asXml, inOlderForm } from './other-formats.ts';
import { textMember } from './shown.ts';
import { withParameterAdded } from './token-requests.ts';

/** Nesting levels of the deep body. */
const DEPTH = 10_000;
const LONG_QUERY = 6_000;
const LONG_HEADER = 7_000;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const NO_UTF8 = Buffer.from([0xc3, 0x28]);
/** A number of 40 digits, as a literal: our JSON would write it with an exponent. */
const LONG_NUMBER = '1234567890'.repeat(4);
/** A required text of a check-in that only `__proto__` contains. */
export const HIDDEN_MEMBER = 'folio';
/** A client id that ends a string of a query, or of a program, if it is pasted into one. */
const QUOTED = `nobody'"\``;
/** The audience of the token (RFC 8707 §2): issuers that do not know the parameter ignore it. */
const RESOURCE = 'urn:certification:reports';

/** A client id in more bytes than letters: an error that repeats it shows which of them the service counts. */
const UNKNOWN = 'nobodý';

/** The text to change: the call's JSON object, but not a token request's, whose secret would be in it. */
function textOf(call: Call): string {
  if (call.operation !== 'token-json') return jsonText(call);
  return JSON.stringify({ client_id: UNKNOWN, client_secret: 'nothing' });
}

/** The call's JSON with a member set to a literal that no JSON value of ours has; `first` comes before it. */
function withLiteral(call: Call, member: string, literal: string, first = ''): Call {
  const { [member]: _replaced, ...rest } = JSON.parse(textOf(call)) as Record<string, unknown>;
  const text = JSON.stringify(rest).slice(1, -1);
  return withText(call, `{${first}${text}${text && ','}"${member}":${literal}}`);
}

/** The call with one member repeated, the first time with another value (RFC 8259 §4). */
function withDuplicate(call: Call, member: string): Call {
  const { [member]: value = 'second' } = JSON.parse(textOf(call)) as Record<string, unknown>;
  return withLiteral(call, member, JSON.stringify(value), `"${member}":"first",`);
}

const jsonRequests = (member: string): Mutations => ({
  malformed: (call) => withText(call, '{"a":'),
  null: (call) => withJson(call, null),
  array: (call) => withJson(call, []),
  string: (call) => withJson(call, 'text'),
  duplicate: (call) => withDuplicate(call, member),
  bom: (call) => withBytes(call, Buffer.concat([BYTE_ORDER_MARK, Buffer.from(textOf(call))])),
  'invalid-utf8': (call) => withBytes(call, Buffer.concat([Buffer.from(`{"${member}":"`), NO_UTF8, Buffer.from('"}')])),
  nul: (call) => withMember(call, member, 'a\u0000b'),
  surrogate: (call) => withMember(call, member, 'a\ud800b'),
  'huge-number': (call) => withLiteral(call, member, '1e400'),
  utf16: labelled('application/json; charset=utf-16'),
});

const CLIENT_FORM = 'grant_type=client_credentials&client_secret=nothing&client_id=';
const FORM_REQUESTS: Mutations = {
  malformed: (call) => withText(call, '%zz=%&=&&client_id=%E0%A4%A'),
  'invalid-utf8': (call) => withBytes(call, Buffer.concat([Buffer.from(CLIENT_FORM), NO_UTF8])),
  nul: (call) => withText(call, `${CLIENT_FORM}%00`),
  brackets: (call) => withText(call, `${CLIENT_FORM}${encodeURIComponent(UNKNOWN)}&client_id[]=b&grant_type[x]=y`),
  utf16: labelled('application/x-www-form-urlencoded; charset=utf-16'),
  quotes: (call) => withText(call, `${CLIENT_FORM}${encodeURIComponent(QUOTED)}`),
  resource: (call) => withParameterAdded(call, 'resource', RESOURCE),
};

/** Of 1 MB, and nothing but nested arrays. */
const bigRequests = (member: string): Mutations => ({
  large: (call) => strange(withMember(call, member, LONG_TEXT)),
  nested: (call) => strange(withText(call, '['.repeat(DEPTH) + ']'.repeat(DEPTH))),
});

const COMMON: Mutations = {
  empty: withoutBody,
  'bad-type': labelled('nonsense;;='),
  gzip: (call) => withHeader(call, 'Content-Encoding', 'gzip'),
  'bad-query': (call) => withPath(call, `${call.path}?note=%zz%`),
  'long-query': (call) => strange(withQuery(call, 'note', 'x'.repeat(LONG_QUERY))),
  'long-header': (call) => strange(withHeader(call, 'X-Note', 'x'.repeat(LONG_HEADER))),
  'accept-html': (call) => withHeader(call, 'Accept', 'text/html'),
  'accept-png': (call) => withHeader(call, 'Accept', 'image/png'),
};

/** Tried with one operation only: what trips up a parser or a copier of objects, wherever the report goes. */
const OWN: Readonly<Partial<Record<Operation, Mutations>>> = {
  'check-in': {
    'long-number': (call) => withLiteral(call, 'occupancy', LONG_NUMBER),
    'empty-names': (call) => withText(call, textOf(call).replace('{', '{"":1,"":"two",')),
    prototype: (call) => withInPrototype(call, HIDDEN_MEMBER),
  },
  'check-out': { 'both-forms': (call) => withMembers(call, jsonObjectOf(inOlderForm(call))) },
  'token-json': {
    quotes: (call) => withText(call, JSON.stringify({ client_id: QUOTED, client_secret: 'nothing' })),
  },
};

/** Odd requests by short names; 1 MB and deep nesting are tried only with check-in and check-out. */
export function oddRequests(operation: Operation, profile: Profile): Mutations {
  const member = textMember(operation, profile);
  const isWhole = operation === 'check-in' || operation === 'check-out';
  // If all are about one guest, those that a service is likeliest to accept come last.
  return {
    ...(operation === 'token-form' ? FORM_REQUESTS : jsonRequests(member)),
    ...(isWhole ? bigRequests(member) : {}),
    ...(isTokenOperation(operation) ? { text: labelled('text/plain') } : { xml: asXml }),
    ...COMMON,
    ...OWN[operation],
  };
}

export const WRONG_METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];
/** Versions of the path that do not exist. */
export const PATH_VERSIONS = ['v0', 'v99'];
const BODILESS = ['GET', 'HEAD', 'OPTIONS'];
/** Odd requests that contain nothing of the report. */
const NOTHING_LEFT = ['malformed', 'empty', 'null', 'array', 'string', 'nested'];

/** The call to another version of its path: `/v2/`, or `/` for none. */
export const underVersion = (call: Call, version: string): Call =>
  withPath(call, call.path.replace(/\/v\d+\//, version));

/** What no service may take for a report or token request. One guest will do for all, so the topics share it. */
export const wrongRequests = onceFor((profile: Profile, operation: Operation): Mutations => {
  const member = textMember(operation, profile);
  return Object.fromEntries<Mutations[string]>([
    ...Object.entries(oddRequests(operation, profile)).filter(([name]) => NOTHING_LEFT.includes(name)),
    ['crash', (call) => withMember(call, member, { value: 'x' })],
    ...WRONG_METHODS.map((method) => [method, (call: Call) => withMethod(call, method)] as const),
    ...BODILESS.map((method) => [`bare ${method}`, (call: Call) => withoutBody(withMethod(call, method))] as const),
    ...PATH_VERSIONS.map((version) => [version, (call: Call) => underVersion(call, `/${version}/`)] as const),
  ]);
});
