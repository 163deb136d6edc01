/** A reply before it is sent: status, header fields, body, and how they are put on the wire. */
import type { NameValue } from '../contract/evidence.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../contract/json.ts';

/** How a reply is sent, if not at once and as a whole. Only faults and variants set these. */
export interface Wire {
  /** No `Content-Length`; sent with `Transfer-Encoding: chunked`. */
  readonly chunked?: boolean;
  /** Milliseconds before the first byte. */
  readonly delayMs?: number;
  /** The reply is never completed: either nothing is sent, or the header fields and half of the body. */
  readonly hang?: 'before-headers' | 'in-body';
  /** The connection is reset instead. */
  readonly reset?: boolean;
  /** The reply's own framing: the fields about its length, and the bytes of its body. Then the connection ends. */
  readonly framing?: (body: Buffer) => { readonly fields: readonly NameValue[]; readonly sent: string | Buffer };
  /** Leaves out the `Date` field (RFC 9110 §6.6.1). */
  readonly omitDate?: boolean;
}

/** One reply. `Content-Length` is added on the wire unless it is given here or `wire.chunked` is set. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly NameValue[];
  readonly body: string | Buffer;
  readonly wire?: Wire;
}

/** A reply without a body. */
export function emptyReply(status: number, headers: readonly NameValue[] = []): Reply {
  return { status, headers, body: '' };
}

export function jsonReply(
  status: number,
  body: unknown,
  headers: readonly NameValue[] = [],
  mediaType = 'application/json; charset=utf-8',
): Reply {
  return { status, headers: [['Content-Type', mediaType], ...headers], body: JSON.stringify(body) };
}

export const problem = (status: number): Reply =>
  jsonReply(status, { type: 'about:blank', title: 'Refused', status }, [], 'application/problem+json');
/** The answer of a service that has failed. */
export const failure = () => problem(500);

/** The reply without the named header fields (any case). */
export function withoutHeader(reply: Reply, ...names: string[]): Reply {
  const unwanted = names.map((name) => name.toLowerCase());
  return { ...reply, headers: reply.headers.filter(([name]) => !unwanted.includes(name.toLowerCase())) };
}

/** The reply with one header field set; earlier ones of that name are replaced. */
export function withHeader(reply: Reply, name: string, value: string): Reply {
  const rest = withoutHeader(reply, name);
  return { ...rest, headers: [...rest.headers, [name, value]] };
}

/** The reply with another body, under its media type; `null`: without one. */
export function withBody(reply: Reply, mediaType: string | null, body: string): Reply {
  const { headers } = withoutHeader(reply, 'content-type');
  return { ...reply, headers: mediaType === null ? headers : [['Content-Type', mediaType], ...headers], body };
}

/** The reply with another JSON body, under the media type of JSON. */
export function withJsonBody(reply: Reply, body: unknown): Reply {
  return jsonReply(reply.status, body, withoutHeader(reply, 'content-type').headers);
}

/** The reply with its JSON body changed; a body that is not a JSON object is kept. */
export function withJson(reply: Reply, change: (body: JsonObject) => unknown): Reply {
  const body = asJsonObject(parsedJson(String(reply.body)));
  return body ? { ...reply, body: JSON.stringify(change(body)) } : reply;
}

/** The reply, sent in another way. */
export function withWire(reply: Reply, wire: Wire): Reply {
  return { ...reply, wire: { ...reply.wire, ...wire } };
}
