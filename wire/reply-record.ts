/** Writes replies down: secrets replaced, long bodies in part. */
import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { WITHHELD } from '../cases/placeholder.ts';
import { LONGEST_KEPT_BODY, recordBody } from '../cases/record.ts';
import type { Exchange, NameValue, RecordedBody, RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import { LONGEST_BEGINNING } from './reply-body.ts';
import { type AnsweredCall, issuedOf, readReply } from './token-reply.ts';
import type { RawReply } from './transport.ts';

/** Characters of JSON; several times what a service fills that answers every request with a page. */
const MOST_RECORDED = 24_000_000;
/** Characters of JSON of one body, well below the longest line of evidence. */
const MOST_OF_ONE = 600_000;
/** Left for bodies that are not long. */
const FOR_SHORTER = 8_000_000;
/** Bytes of a body kept anyway, since the digest would be as long. */
const SHORT_BODY = 1024;
const LEFT_OUT = '…';
const JSON_TEXT = /^\uFEFF?\s*[[{]/;

/** A line, or what follows the beginning of an HTML element. */
const PARTS = /[^\n<]*(?:\n|<|$)/g;

/**
 * The space left for bodies in a run's record. Of a long body, such as an error page, only the parts are recorded that
 * no earlier body of the run had: what a service lets slip is then found where it was first seen.
 */
export class Room {
  #left = MOST_RECORDED;
  readonly #known = new Set<string>();

  isFor(body: Buffer): boolean {
    return this.#left > 0 || body.length <= SHORT_BODY;
  }

  fill({ text, base64 }: RecordedBody): void {
    this.#left -= base64?.length ?? JSON.stringify(text).length;
  }

  #fits(shown: string): boolean {
    // Placeholders can be longer than the secrets that they replace.
    if (shown.length > LONGEST_BEGINNING) return false;
    return JSON.stringify(shown).length <= Math.min(MOST_OF_ONE, this.#left - FOR_SHORTER);
  }

  /** Of a long text, JSON whole if there is room, else the new parts between their neighbours; `null`: no room. */
  longText(text: string): { readonly text: string; readonly repeated: number } | null {
    const parts = text.match(PARTS) ?? [];
    const isNew = parts.map((part) => !this.#known.has(part));
    const isWhole = JSON_TEXT.test(text) && this.#fits(text);
    const isKept = (at: number) => isWhole || isNew[at] || isNew[at - 1] || isNew[at + 1];
    const kept = parts.map((part, at) => (isKept(at) ? part : LEFT_OUT));
    const shown = kept.filter((part, at) => part !== LEFT_OUT || kept[at - 1] !== LEFT_OUT).join('');
    if (!this.#fits(shown)) return null;
    for (const part of parts) this.#known.add(part);
    const repeated = parts.reduce((sum, part, at) => sum + (isKept(at) ? 0 : part.length), 0);
    return { text: shown, repeated };
  }
}

const NOT_SHOWN = Buffer.from(WITHHELD);

/** Ends with a whole UTF-8 character. */
function beginningOf(whole: Buffer): Buffer {
  let end = Math.min(whole.length, LONGEST_BEGINNING);
  for (let back = 0; back < 3 && ((whole[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return whole.subarray(0, end);
}

function recordReplyBody(raw: RawReply, redactor: Redactor, shown: Buffer, room: Room | null): RecordedBody {
  const bytes = raw.bytes ?? raw.body.length;
  const cut = bytes > raw.body.length || bytes > LONGEST_BEGINNING;
  const body = redactor.cleanBytes(shown.length > LONGEST_BEGINNING ? beginningOf(shown) : shown);
  // A body that was read but is not shown counts as not read: nobody can judge by it.
  const isWithheld = body.equals(NOT_SHOWN) && !raw.body.equals(NOT_SHOWN);
  const isDropped = isWithheld || room?.isFor(body) === false;
  const recorded = recordBody(body, { bytes, cut, truncated: raw.truncated ?? isDropped });
  const isLong = body.length > LONGEST_KEPT_BODY && !cut && recorded.truncated === undefined && isUtf8(body);
  const long = isLong ? room?.longText(body.toString()) : null;
  const all = long?.repeated === 0 ? { text: long.text, bytes } : { ...recorded, ...long };
  room?.fill(all);
  return all;
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

/**
 * A reply as recorded: secrets and all `Set-Cookie` values replaced.
 * @param shown the body that may be shown
 * @param room of the run; without one, only the beginning of a long body is kept
 */
export function recordReply(raw: RawReply, redactor: Redactor, shown = raw, room: Room | null = null): RecordedReply {
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

function replyAgain(reply: RecordedReply, redactor: Redactor): RecordedReply {
  const { text = '', base64, bytes, sha256 } = reply.body;
  const body = base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64');
  const again = recordReply({ ...reply, body }, redactor, undefined, new Room());
  // A body of which a part is not recorded cannot be read again as a whole.
  return {
    ...again,
    body: sha256 === undefined ? { ...again.body, bytes } : { ...reply.body, text: redactor.clean(text) },
  };
}

/** An exchange without what became secret since it was recorded, as a token shown before its issue; or just itself. */
export function recordedAgain(exchange: Exchange, redactor: Redactor): Exchange {
  const { reply, failure, waits } = exchange;
  const again: Exchange = {
    ...exchange,
    reply: reply && replyAgain(reply, redactor),
    failure: failure && { ...failure, message: redactor.clean(failure.message) },
    waits: waits.map((wait) => ({ ...wait, retryAfter: wait.retryAfter && redactor.clean(wait.retryAfter) })),
  };
  return isDeepStrictEqual(again, exchange) ? exchange : again;
}
