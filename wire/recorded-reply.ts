import { recordBody } from '../cases/record.ts';
import type { NameValue, RecordedBody, RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import type { RawReply } from './transport.ts';

/** How much of a body is looked at, in bytes: of a longer one no more than its beginning and its length is evidence. */
const LONGEST_DIGESTED = 1024 * 1024;

/** The beginning of a body, ending with a whole character of UTF-8. */
function beginningOf(whole: Buffer): Buffer {
  let end = Math.min(whole.length, LONGEST_DIGESTED);
  for (let back = 0; back < 3 && ((whole[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return whole.subarray(0, end);
}

/** A body with its secrets replaced. @param shown what of it may be shown at all */
function recordReplyBody({ body: whole, truncated }: RawReply, redactor: Redactor, shown: Buffer): RecordedBody {
  const cut = shown.length > LONGEST_DIGESTED;
  const body = redactor.cleanBytes(cut ? beginningOf(shown) : shown);
  return recordBody(body, { bytes: whole.length, cut, truncated: truncated ?? false });
}

function recordHeaders(headers: readonly NameValue[], redactor: Redactor): NameValue[] {
  // There may be thousands of lines: only where a secret stands among them each is looked at by itself.
  const all = headers.flat().join('\n');
  const isClean = redactor.clean(all) === all;
  return headers.map(([name, value]) => {
    if (/^set-cookie$/i.test(name)) return [redactor.clean(name), '<dropped>'];
    return isClean ? [name, value] : [redactor.clean(name), redactor.clean(value)];
  });
}

/**
 * A reply as it is recorded: secrets replaced, and no value of `Set-Cookie`.
 * @param shown what of it may be shown at all
 */
export function recordReply(raw: RawReply, redactor: Redactor, shown: RawReply = raw): RecordedReply {
  return {
    status: raw.status,
    reason: redactor.clean(raw.reason),
    headers: recordHeaders(shown.headers, redactor),
    body: recordReplyBody(raw, redactor, shown.body),
  };
}
