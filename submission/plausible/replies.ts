/** Replies as they can have come and been written down. */
import { isUtf8 } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import { PLACEHOLDER, WITHHELD_FORMS } from '../../cases/placeholder.ts';
import { LONGEST_KEPT_BODY } from '../../cases/record.ts';
import type { NameValue, RecordedBody, RecordedReply, RecordedRequest } from '../../contract/evidence.ts';
import type { Evidence } from './seen.ts';

/** Secrets have eight characters at least, and no placeholder is longer than sixteen times that. */
const LEAST_SHARE = 16;
/** Bodies longer than this many bytes may have been read in part. */
const MAY_BE_CUT = 64 * 1024;

/** No line of a reply's header section holds them, and all of it is read as Latin-1. */
const NO_HEADER = /[\0\r\n\u0100-\uffff]/;
const NO_NAME = /[^\x20-\x39\x3b-\x7e]/;
/** Reason phrases: what is not a line break is shown as it came (RFC 9112 §4). */
const NO_REASON = /[\r\n\u0100-\uffff]/;

const STATUS_OF = new Map(Object.entries(STATUS_CODES).map(([status, reason]) => [reason, Number(status)]));

const withoutPlaceholders = (text: string) => (text.includes('<') ? text.replace(PLACEHOLDER, '') : text);
/** What stands in the place of texts of a token reply that may be secret, and of what could not be searched for secrets. */
const withoutWithheld = (text: string) =>
  text.includes('held') ? withoutPlaceholders(text).replace(WITHHELD_FORMS, '') : withoutPlaceholders(text);

/** Whether so many bytes can have been recorded as this text, secrets being replaced. */
function fits(text: string, length: number, bytes: number): boolean {
  const rest = withoutWithheld(text);
  // Each placeholder stands for one byte at least.
  return rest === text ? length === bytes : bytes > length - (text.length - rest.length);
}

/** What is wrong with a recorded body; `null` where nothing is. */
function bodyProblem(body: RecordedBody): string | null {
  const { text, base64, bytes, sha256 } = body;
  if ('truncated' in body) return null;
  if (sha256 !== undefined)
    return bytes * LEAST_SHARE > LONGEST_KEPT_BODY ? null : 'is kept by its digest, and is short';
  if (base64 !== undefined) {
    const decoded = Buffer.from(base64, 'base64');
    if (decoded.toString('base64') !== base64 || isUtf8(decoded)) return 'is kept as base64, and is text or no base64';
    return fits(decoded.toString('latin1'), decoded.length, bytes) ? null : 'has another length than is said';
  }
  const length = Buffer.byteLength(text ?? '');
  if (length > LONGEST_KEPT_BODY) return 'is kept whole, and is too long for that';
  return fits(text ?? '', length, bytes) ? null : 'has another length than is said';
}

const hasNoBody = (method: string, status: number) =>
  method === 'HEAD' || status === 204 || status === 304 || status === 101;

/** What says how long a body is (RFC 9112 §6.3), or that it was another length on the wire. */
const FRAMING = /^(content-length|transfer-encoding|content-encoding)$/i;

/** Whether the reply's own length contradicts its body: a reply that ends early or late is none. */
function otherwiseLong({ method }: RecordedRequest, { headers, status, body }: RecordedReply): boolean {
  if (hasNoBody(method, status)) return body.bytes > 0;
  if (method === 'CONNECT' || 'truncated' in body) return false;
  const framing = headers.filter(([name]) => FRAMING.test(name));
  const [[name = '', value = ''] = [], ...others] = framing;
  if (others.length > 0 || !/^content-length$/i.test(name) || !/^\d+$/.test(value.trim())) return false;
  const length = Number(value);
  return length !== body.bytes && !(length > body.bytes && body.bytes >= MAY_BE_CUT);
}

const COOKIE = /^set-cookie$/i;

function headerProblem(headers: readonly NameValue[]): string | null {
  for (const [name, value] of headers) {
    if (NO_NAME.test(withoutPlaceholders(name)) || name === '' || NO_HEADER.test(value)) {
      return 'has a header field that HTTP cannot carry';
    }
    if (value !== '<dropped>' && COOKIE.test(name)) return 'shows a cookie, which is never recorded';
  }
  return null;
}

/** Whether a status ends an exchange: what comes before the reply is never recorded (RFC 9110 §15.2). */
function isFinal(status: number): boolean {
  return status >= 0 && status <= 999 && !(status >= 100 && status < 200 && status !== 101);
}

/** What is wrong with a reply; `null` where nothing is. */
function replyProblem(request: RecordedRequest, reply: RecordedReply): string | null {
  const { status, reason, headers, body } = reply;
  if (!isFinal(status)) return `has the status ${status}, which ends no exchange`;
  if (NO_REASON.test(reason)) return 'has a reason phrase that no status line can hold';
  const header = headerProblem(headers);
  if (header) return header;
  const wrong = bodyProblem(body);
  if (wrong) return `has a body that ${wrong}`;
  return otherwiseLong(request, reply) ? 'has a body of another length than its header section tells' : null;
}

/** Replies are such as HTTP brings and the suite writes down. */
export function replyProblems({ seen }: Evidence): string[] {
  return seen.flatMap(({ exchange: { id, request, reply } }) => {
    const problem = reply && replyProblem(request, reply);
    return problem ? [`The reply of ${id} ${problem}.`] : [];
  });
}

/** Reason phrases that stand for another status (RFC 9110 §15): odd, and nobody relies on them. */
export function replyNotes({ seen }: Evidence): string[] {
  const strange = seen.filter(({ exchange: { reply } }) => {
    const status = reply && STATUS_OF.get(reply.reason);
    return status !== undefined && status !== null && status !== reply?.status;
  });
  const [first] = strange;
  const reply = first?.exchange.reply;
  if (!first || !reply) return [];
  return [
    `${strange.length} replies carry the reason phrase of another status, ${first.exchange.id} for one (${reply.status} ${reply.reason}).`,
  ];
}
