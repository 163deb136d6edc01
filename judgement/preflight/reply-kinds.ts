/** Classifies replies to a call that every service accepts: the service's own, or somebody else's. */
import { type Exchange, headerValues, isAccepted, replyLine, statusOf } from '../../contract/evidence.ts';
import { cut, visible } from '../../contract/visible.ts';
import { jsonObjectIn } from '../json.ts';

const LONGEST_SHOWN = 160;

/** Text of a reply on one terminal line. */
export function onOneLine(text: string): string {
  return cut(visible(text.replace(/[\p{Cc}\s]+/gu, ' ').trim()), LONGEST_SHOWN);
}

function firstLineOf({ reply }: Exchange): string {
  const lines = (reply?.body.text ?? '').split('\n').map(onOneLine);
  return lines.find((line) => line !== '') ?? '';
}

function bodyWords(exchange: Exchange): string {
  const { bytes = 0 } = exchange.reply?.body ?? {};
  return firstLineOf(exchange) || (bytes === 0 ? 'no body' : `a body of ${bytes} bytes that is no text`);
}

/** A summary of a reply: status, media type, redirect target, first body line. The wire has replaced secrets. */
export function shownReply(exchange: Exchange): string {
  const headers = exchange.reply?.headers ?? [];
  const [type = 'no media type'] = headerValues(headers, 'content-type').map(onOneLine);
  const location = headerValues(headers, 'location').map((to) => `, Location: ${onOneLine(to)}`);
  return `${shownStatus(exchange)}, ${type}${location.slice(0, 1).join('')}: ${bodyWords(exchange)}`;
}

/** `400 Bad Request` on one line. */
export const shownStatus = (exchange: Exchange): string => onOneLine(replyLine(exchange));

const TAG = 200;

/** A page from its first tag on: before it come white space, a declaration and any number of comments. */
function withoutComments(text: string): string {
  const blank = /\s*/y;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const skip = (begin: string, end: string): boolean => {
    blank.lastIndex = at;
    blank.test(text);
    at = blank.lastIndex;
    const close = text.startsWith(begin, at) ? text.indexOf(end, at + begin.length) : -1;
    if (close >= 0) at = close + end.length;
    return close >= 0;
  };
  skip('<?xml', '>');
  while (skip('<!--', '-->'));
  return text.slice(at);
}

/** Whether the reply is a page for people, whatever its media type: frameworks send a bare `OK` as text/html. */
export function isWebPage({ reply }: Exchange): boolean {
  return /^<(?:!doctype\s+html|html|head|body)\b/i.test(withoutComments(reply?.body.text ?? '').slice(0, TAG));
}

/** Whether a TLS server complains about plain http, in the words of nginx, Apache or Go. */
export function wantsTls({ reply }: Exchange): boolean {
  return (
    reply?.status === 400 &&
    /http request (was sent )?to an? (https|tls)|plain http request|speaking plain http to an ssl/i.test(
      reply.body.text ?? '',
    )
  );
}

/** Whether the reply redirects the client. */
export const isRedirect = (exchange: Exchange): boolean => statusOf(exchange) >= 300 && statusOf(exchange) < 400;

/** Whether nothing is there, or nothing that takes a POST. */
export const isNowhere = (exchange: Exchange): boolean => [404, 405].includes(statusOf(exchange));

/** Whether an exchange brought a token; a page for people never does. */
export function hasToken(exchange: Exchange): boolean {
  return isAccepted(exchange) && exchange.issued.length > 0 && !isWebPage(exchange);
}

/** Whether an event was accepted: any 2xx that is not a page for people. */
export function isTaken(exchange: Exchange): boolean {
  return isAccepted(exchange) && (exchange.reply?.status === 201 || !isWebPage(exchange));
}

/** Statuses below 500 that no integrator's value can cause: the service refuses the documented form. */
const FORM_REFUSED: readonly number[] = [406, 411, 413, 414, 415, 417, 426, 428, 431];

/** Whether a reply is clearly the service's own fault: a server error, or a refusal of what the document prescribes. */
export function isOwnFault(exchange: Exchange): boolean {
  const status = statusOf(exchange);
  return (status >= 500 && status !== 511) || FORM_REFUSED.includes(status);
}

/** Whether the credentials are to blame: an OAuth refusal (RFC 6749 §5.2), or a status that means nothing else. */
export function refusesClient(exchange: Exchange): boolean {
  const status = statusOf(exchange);
  if (isWebPage(exchange) || ![400, 401, 403].includes(status)) return false;
  const error = jsonObjectIn(exchange)?.['error'];
  return status === 401 || error === 'invalid_client' || error === 'unauthorized_client';
}
