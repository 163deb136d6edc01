/** Writes replies down: what of them may be shown, secrets replaced, within the room that a record has. */
import { WITHHELD } from '../cases/placeholder.ts';
import { recordBody } from '../cases/record.ts';
import type { Exchange, NameValue, RecordedBody, RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import { type AnsweredCall, issuedOf, readReply } from './token-reply.ts';
import type { RawReply } from './transport.ts';

/** How much of a body is looked at, in bytes: of a longer one no more than its beginning and its length is evidence. */
const LONGEST_DIGESTED = 64 * 1024;
/** What the record has room for, in characters of JSON: several times what a service fills that answers every request with a page. */
const MOST_RECORDED = 24_000_000;
/** Bytes of a body that are kept none the less, since the digest would take as much room. */
const SHORT_BODY = 1024;

/** What bodies may still take up in the record of a run. */
export class Room {
  #left = MOST_RECORDED;

  /** Whether a body is short enough to be kept whole. */
  isFor(body: Buffer): boolean {
    return this.#left > 0 || body.length <= SHORT_BODY;
  }

  /** Takes up room. */
  fill({ text, base64 }: RecordedBody): void {
    this.#left -= base64?.length ?? JSON.stringify(text).length;
  }
}

const NOT_SHOWN = Buffer.from(WITHHELD);

/** The beginning of a body, ending with a whole character of UTF-8. */
function beginningOf(whole: Buffer): Buffer {
  let end = Math.min(whole.length, LONGEST_DIGESTED);
  for (let back = 0; back < 3 && ((whole[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return whole.subarray(0, end);
}

/** A body with its secrets replaced. @param shown what of it may be shown at all */
function recordReplyBody(raw: RawReply, redactor: Redactor, shown: Buffer, room: Room): RecordedBody {
  const bytes = raw.bytes ?? raw.body.length;
  const cut = bytes > LONGEST_DIGESTED;
  const body = redactor.cleanBytes(shown.length > LONGEST_DIGESTED ? beginningOf(shown) : shown);
  // What is not shown although it was read is as good as not read: nobody can judge by it.
  const isWithheld = body.equals(NOT_SHOWN) && !raw.body.equals(NOT_SHOWN);
  const isDropped = isWithheld || !room.isFor(body);
  const recorded = recordBody(body, { bytes, cut, truncated: raw.truncated ?? isDropped });
  room.fill(recorded);
  return recorded;
}

function recordHeaders(headers: readonly NameValue[], redactor: Redactor): NameValue[] {
  // There may be thousands of lines: only where a secret stands among them each is looked at by itself. What is encoded may
  // go on behind a line break, but not behind a colon.
  const all = headers.flat().join('\n:\n');
  const isClean = redactor.clean(all) === all;
  return headers.map(([name, value]) => {
    if (/^set-cookie$/i.test(name)) return [redactor.clean(name), '<dropped>'];
    return isClean ? [name, value] : [redactor.clean(name), redactor.clean(value)];
  });
}

/** A reply as it is recorded: secrets replaced, and no value of `Set-Cookie`. @param shown what of it may be shown at all */
export function recordReply(
  raw: RawReply,
  redactor: Redactor,
  shown: RawReply = raw,
  room: Room = new Room(),
): RecordedReply {
  return {
    status: raw.status,
    reason: redactor.clean(raw.reason),
    headers: recordHeaders(shown.headers, redactor),
    body: recordReplyBody(raw, redactor, shown.body, room),
  };
}

/** What is recorded of somebody else's reply to the client. */
export function recordOthersReply(
  raw: RawReply,
  redactor: Redactor,
  call: AnsweredCall,
): Pick<Exchange, 'reply' | 'failure' | 'issued'> {
  const { taken, shown } = readReply(raw, redactor, call);
  return { reply: recordReply(raw, redactor, shown), failure: null, issued: call.isToken ? issuedOf(taken) : [] };
}
