/** Reads a call off the wire, within limits of size and time. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { WITHHELD } from '../../cases/placeholder.ts';
import { recordBody } from '../../cases/record.ts';
import type { NameValue, Received, RecordedRequest } from '../../contract/evidence.ts';
import { operationAt, type Places } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import { isTokenOperation } from '../../contract/words.ts';
import type { Redactor } from '../../wire/redaction.ts';
import type { RawRequest } from '../provider/provider.ts';
import { type KnownClient, Withdrawer } from './credentials.ts';
import { LIMITS, type Limits } from './limits.ts';

/** How a call's body ended. `body`: too long; `slow`: took too long. */
type End = 'whole' | 'aborted' | 'body' | 'slow';

/** Path and query of a request's target (RFC 9112 §3.2); empty: none, and it must not be joined to an address. */
export function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  return path.startsWith('/') ? path : '';
}

/** Reads a call to its end, even if too long: many callers listen only once they have sent everything. */
export function readCall(message: IncomingMessage, limits: Limits): Promise<{ raw: RawRequest; end: End }> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    const over = (end: End) => {
      clearTimeout(timer);
      const { method = '', url = '', rawHeaders } = message;
      const pairs = rawHeaders.flatMap((name, at): NameValue[] => (at % 2 ? [] : [[name, rawHeaders[at + 1] ?? '']]));
      const raw = { method, target: pathOf(url), headers: pairs, body: Buffer.concat(chunks), bytes };
      resolve({ raw, end: end === 'whole' && bytes > limits.bodyBytes ? 'body' : end });
    };
    const timer = setTimeout(() => over('slow'), limits.bodyMs);
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limits.bodyBytes) chunks.push(chunk);
      else chunks = [];
    });
    message.once('end', () => over('whole'));
    message.once('error', () => over('aborted'));
    message.once('close', () => over(message.complete ? 'whole' : 'aborted'));
  });
}

/** Host names are no longer (RFC 1035 §2.3.4). */
const LONGEST_NAME = 253;

/** TLS details of a connection; `null`: none. */
export function tlsOf(socket: Socket, redactor: Redactor): Received['tls'] {
  if (!(socket instanceof TLSSocket)) return null;
  const { servername } = socket as TLSSocket & { servername?: string | false };
  const serverName = servername ? redactor.clean(servername).slice(0, LONGEST_NAME) : null;
  return { protocol: socket.getProtocol() ?? 'unknown', serverName };
}

/** A longer header field says nothing more. */
const LONGEST_FIELD = 8192;

/** Members of a non-UTF-8 body cannot be found, so nothing of such a token request is shown. */
const UNREADABLE = Buffer.concat([Buffer.from([0xff]), Buffer.from(WITHHELD)]);

function recordedBody({ body, bytes, headers }: RawRequest, isTokenRequest: boolean, withdrawer: Withdrawer) {
  const { redactor } = withdrawer;
  const announced = headers.some(([name]) => /^(?:content-length|transfer-encoding|content-type)$/i.test(name));
  if (bytes === 0 && !announced) return null;
  const cut = bytes > body.length;
  const clean = redactor.cleanBytes(body);
  if (!isUtf8(clean)) return recordBody(isTokenRequest ? UNREADABLE : clean, { bytes, cut });
  const withdrawn = redactor.clean(withdrawer.body(clean.toString(), isTokenRequest));
  const shown = isTokenRequest ? withdrawer.asItArrives(withdrawn, body.toString()) : withdrawn;
  // The provider answers what is recorded, and the document sets no limit to a text.
  return cut || shown.length > LIMITS.bodyBytes
    ? recordBody(Buffer.from(shown), { bytes, cut })
    : { text: shown, bytes };
}

export interface ReceivedAt {
  /** What may precede the operations' paths, after the path of the base address; absent: nothing. */
  readonly placesBelow?: (basePath: string) => Places;
  /** Whether a text was handed out to the client by the run itself; absent: none was. */
  readonly isOwn?: (text: string) => boolean;
  /** The version of the interface; absent: v1. */
  readonly profile?: Profile;
}

/** The request as recorded. @param base without a trailing slash */
export function recordReceived(
  raw: RawRequest,
  base: string,
  redactor: Redactor,
  client: KnownClient,
  { placesBelow = (path) => ({ bases: [path] }), isOwn, profile = {} }: ReceivedAt = {},
): { readonly request: RecordedRequest; readonly astray: boolean } {
  const { origin, pathname } = new URL(base);
  const target = raw.target.replace(/^\/\/[^/?#]*@/, '//');
  const basePath = pathname.replace(/\/+$/, '');
  const { operation, astray } = operationAt(target.replace(/\?.*$/s, ''), placesBelow(basePath), profile);
  const withdrawer = new Withdrawer(redactor, client, isOwn);
  const own = astray ? (target.startsWith(`${basePath}/`) ? `${origin}${basePath}` : origin) : undefined;
  const address = withdrawer.address(`${origin}${target}`, own);
  const fields = raw.headers.map(([name, value]) => [name, withdrawer.field(name, value)] as const);
  const body = recordedBody(raw, isTokenOperation(operation), withdrawer);
  // Cleaned only after all of it was read: a credential may occur again before the place that identifies it.
  const url = redactor.clean(address);
  const headers = fields.map(
    ([name, shown]): NameValue => [redactor.clean(name), redactor.clean(shown).slice(0, LONGEST_FIELD)],
  );
  return { request: { operation, method: raw.method, url, headers, body }, astray };
}
