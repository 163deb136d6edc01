/** Records replies: what may be shown, secrets replaced, within the record's space. */
import { WITHHELD } from '../cases/placeholder.ts';
import { recordBody } from '../cases/record.ts';
import type { Exchange, NameValue, RecordedBody, RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import { type AnsweredCall, issuedOf, readReply } from './token-reply.ts';
import type { RawReply } from './transport.ts';

/** Bytes of a body that are examined: for a longer one, only its beginning and length are evidence. */
const LONGEST_DIGESTED = 64 * 1024;
/** Characters of JSON; several times what a service fills that answers every request with a page. */
const MOST_RECORDED = 24_000_000;
/** Bytes of a body kept anyway, since the digest would be as long. */
const SHORT_BODY = 1024;

/** The space left for bodies in a run's record. */
export class Room {
  #left = MOST_RECORDED;

  isFor(body: Buffer): boolean {
    return this.#left > 0 || body.length <= SHORT_BODY;
  }

  fill({ text, base64 }: RecordedBody): void {
    this.#left -= base64?.length ?? JSON.stringify(text).length;
  }
}

const NOT_SHOWN = Buffer.from(WITHHELD);

/** Ends with a whole UTF-8 character. */
function beginningOf(whole: Buffer): Buffer {
  let end = Math.min(whole.length, LONGEST_DIGESTED);
  for (let back = 0; back < 3 && ((whole[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return whole.subarray(0, end);
}

function recordReplyBody(raw: RawReply, redactor: Redactor, shown: Buffer, room: Room): RecordedBody {
  const bytes = raw.bytes ?? raw.body.length;
  const cut = bytes > LONGEST_DIGESTED;
  const body = redactor.cleanBytes(shown.length > LONGEST_DIGESTED ? beginningOf(shown) : shown);
  // A body that was read but is not shown counts as not read: nobody can judge by it.
  const isWithheld = body.equals(NOT_SHOWN) && !raw.body.equals(NOT_SHOWN);
  const isDropped = isWithheld || !room.isFor(body);
  const recorded = recordBody(body, { bytes, cut, truncated: raw.truncated ?? isDropped });
  room.fill(recorded);
  return recorded;
}

function recordHeaders(headers: readonly NameValue[], redactor: Redactor): NameValue[] {
  // There may be thousands of lines, so look at each only if one contains a secret. Encoded text may continue after a
  // line break, but not after a colon.
  const all = headers.flat().join('\n:\n');
  const isClean = redactor.clean(all) === all;
  return headers.map(([name, value]) => {
    if (/^set-cookie$/i.test(name)) return [redactor.clean(name), '<dropped>'];
    return isClean ? [name, value] : [redactor.clean(name), redactor.clean(value)];
  });
}

/** A reply as recorded: secrets and all `Set-Cookie` values replaced. @param shown the body that may be shown */
export function recordReply(raw: RawReply, redactor: Redactor, shown = raw, room = new Room()): RecordedReply {
  return {
    status: raw.status,
    reason: redactor.clean(raw.reason),
    headers: recordHeaders(shown.headers, redactor),
    body: recordReplyBody(raw, redactor, shown.body, room),
  };
}

/** The record of somebody else's reply to the client. */
export function recordOthersReply(
  raw: RawReply,
  redactor: Redactor,
  call: AnsweredCall,
): Pick<Exchange, 'reply' | 'failure' | 'issued'> {
  const { taken, shown } = readReply(raw, redactor, call);
  return { reply: recordReply(raw, redactor, shown), failure: null, issued: call.isToken ? issuedOf(taken) : [] };
}
