/** What was recorded before a text in it became secret: a token may stand in somebody else's reply before the one that issues it has come. */
import { isDeepStrictEqual } from 'node:util';
import type { Exchange, RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import { recordReply } from './token-reply.ts';

function replyAgain(reply: RecordedReply, redactor: Redactor): RecordedReply {
  const { text = '', base64, bytes, sha256 } = reply.body;
  const body = base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64');
  const again = recordReply({ ...reply, body, bytes }, redactor);
  // Of a long one only the beginning is kept, and of the rest its digest.
  return sha256 === undefined ? again : { ...again, body: { ...reply.body, text: redactor.clean(text) } };
}

/** An exchange as it is recorded by what is secret by now: the same object where nothing in it has become so. */
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
