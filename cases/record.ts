/** How requests and replies are written down: the same code for the wire that records and the replay that compares. */
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { RecordedBody, RecordedRequest } from '../contract/evidence.ts';
import type { Target, Values } from '../contract/run.ts';
import { type Bases, type Call, composeCall, type SecretRef, withLeased } from './call.ts';
import { placeholder } from './placeholder.ts';

/** Bodies longer than this many bytes are kept as their beginning and a digest. */
export const LONGEST_KEPT_BODY = 16_384;
const BEGINNING = 512;

/** Writes a body down; `bytes` is its length on the wire. */
export function recordBody(body: Buffer, bytes = body.length): RecordedBody {
  if (body.length > LONGEST_KEPT_BODY) {
    // A character takes up to four bytes; one that is cut in two lies behind the beginning.
    const text = body.toString('utf8', 0, 4 * BEGINNING + 4).slice(0, BEGINNING);
    return { text, bytes, sha256: hash('sha256', body) };
  }
  return isUtf8(body) ? { text: body.toString('utf8'), bytes } : { base64: body.toString('base64'), bytes };
}

/** Whether a text is short, and UTF-8 can hold each of its characters: then it comes back from its bytes as it is. */
function isPlain(text: string): boolean {
  return text.length <= LONGEST_KEPT_BODY / 3 && !/\p{Cs}/u.test(text);
}

function recordComposed(body: string | Buffer): RecordedBody {
  if (typeof body !== 'string') return recordBody(body);
  return isPlain(body) ? { text: body, bytes: Buffer.byteLength(body) } : recordBody(Buffer.from(body));
}

/** Base addresses of the target. */
export function basesOf(target: Target): Bases {
  return { service: target.baseUrl, issuer: target.authUrl };
}

/** The request as it is recorded: placeholders, tagged by `tagOf`, in the place of secrets. */
export function recordRequest(
  call: Call,
  bases: Bases,
  tagOf: (ref: SecretRef) => string | undefined,
): RecordedRequest {
  const shown = composeCall(call, bases, (ref) => placeholder(ref, tagOf(ref)));
  return {
    operation: call.operation,
    method: shown.method,
    url: shown.url,
    headers: shown.headers,
    body: shown.body === null ? null : recordComposed(shown.body),
  };
}

/** Puts the supplied values with the given numbers into a call. */
export function applyLeases(call: Call, values: Values, indices: readonly number[]): Call {
  return call.leases.reduce((leased, lease, position) => {
    const index = indices[position] ?? -1;
    const id = values.reservationIds[index] ?? null;
    const supplied = lease.pool === 'stays' ? values.stays[index] : { reservationId: id, reservation_id: id };
    return supplied ? withLeased(leased, lease, supplied) : leased;
  }, call);
}
