/** How the suite's own pages answer: only to the holder of the address, and only from their own site. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const NOTHING_HERE = 'There is nothing here.';
/** The whole answer to somebody without the token: it reveals nothing, not even why. */
export const NOT_LET_IN = 'Refused. This address is not complete, or not valid any more.';
const LONGEST_FORM = 64 * 1024;

/** Nothing from elsewhere, no framing, no script but the page's own. */
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // A buffering proxy would keep updates from the page.
  'X-Accel-Buffering': 'no',
};

/** A report contains what others have sent, so it runs as a separate page, without rights on this one. */
export const REPORT_HEADERS = { ...HEADERS, 'Content-Security-Policy': 'sandbox allow-scripts' };

export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a token has this digest, compared in constant time. */
export const isToken = (given: string, wanted: Buffer): boolean => timingSafeEqual(digest(given), wanted);

/** Why a request is refused as coming from elsewhere; `null`: it is not. @param path below the page's address */
export function refusal({ method, headers }: IncomingMessage, origin: string, path: string): string | null {
  if (headers.host !== new URL(origin).host)
    return `This page is only at ${origin}: use --host ADDRESS for another address of this machine.`;
  const site = headers['sec-fetch-site'];
  // A followed link may be on any page, such as a terminal in a browser.
  const isFollowed = method === 'GET' && path === '' && headers['sec-fetch-mode'] === 'navigate';
  const isOwn = site === undefined || site === 'same-origin' || site === 'none' || isFollowed;
  if (!isOwn || (headers.origin !== undefined && headers.origin !== origin))
    return 'Requests from other pages are not allowed.';
  // Browsers state the origin of every post.
  const isFromHere = headers.origin === origin || site === 'same-origin';
  return method === 'POST' && !isFromHere ? 'The request does not say which page it comes from.' : null;
}

export function reply(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** The body of a request as text. @throws {RangeError} if it is too long */
export async function textOf(request: IncomingMessage, longest: number): Promise<string> {
  let received = '';
  for await (const chunk of request.setEncoding('utf8')) {
    received += chunk;
    if (received.length > longest) throw new RangeError('The request is too long');
  }
  return received;
}

/** The members of a form. @throws {RangeError} as `textOf` */
export async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await textOf(request, LONGEST_FORM)));
}
