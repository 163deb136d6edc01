/** What the wire needs from a transport, and the names of network failures. */

import type { RenderedRequest } from '../cases/call.ts';
import { CUT_TWICE, type ExchangeFailure, type NameValue, NEVER_ENDS, UNREADABLE } from '../contract/evidence.ts';

/** A reply as the service sent it. */
export interface RawReply {
  readonly status: number;
  readonly reason: string;
  /** Original order, case and repetition. */
  readonly headers: readonly NameValue[];
  /** Content codings undone (RFC 9110 §8.4); at most the first `LONGEST_BEGINNING` bytes. */
  readonly body: Buffer;
  readonly bytes?: number;
  readonly truncated?: true;
  /** Sent once more, after meeting a kept connection that the service was closing. */
  readonly isSecondTry?: true;
}

/** Puts a request on the network. Never follows redirects; always checks certificates. */
export interface Transport {
  /** `once`: never resent; `connection`: for requests of that name. @throws {TransportError} if no reply is in time */
  send(
    request: RenderedRequest,
    timeoutMs: number,
    options?: { readonly once?: boolean; readonly connection?: string },
  ): Promise<RawReply>;
  close(): Promise<void>;
}

/** Which requests go through a proxy, and through which. */
export interface ProxySettings {
  /** `http:`, `https:` or `socks5:` address without user name and password; `null`: no proxy. */
  readonly proxy: string | null;
  /** Hosts, as in `URL.hostname`, called without the proxy. */
  readonly proxyBypass: readonly string[];
  /** `null`: the proxy needs none. */
  readonly proxyLogin: { readonly username: string; readonly password: string } | null;
}

/** No reply: a fault of the network or the request, never evidence about the service. The message has no secret. */
export class TransportError extends Error {
  override readonly name: string = 'TransportError';
  isSecondTry?: true;
  /** How an incomplete reply contradicts its own length; absent if it gave none, or was long. */
  cutShort?: string;
  /** Something other than HTTP came: trying again soon would get the same. */
  answeredElse?: true;
  /** A kept connection turned out to be closed: nothing is known to have reached the service. */
  isStale?: true;
  constructor(
    readonly kind: ExchangeFailure['kind'],
    message: string,
  ) {
    super(message);
  }
}

const KINDS: readonly (readonly [RegExp, ExchangeFailure['kind'], string])[] = [
  [/ENOTFOUND|EAI_AGAIN|ENODATA/, 'dns', 'the host name could not be resolved'],
  [/ECONNREFUSED/, 'refused', 'the connection was refused'],
  [/HPE_HEADER_OVERFLOW/, 'reset', UNREADABLE.longHead],
  [
    /HPE_.*CONTENT_LENGTH/,
    'framing',
    'the Content-Length of the reply is not a number, is given twice, or comes with chunks',
  ],
  [/HPE_INVALID_CHUNK_SIZE|HPE_(STRICT|CR|LF)_EXPECTED/, 'framing', 'the reply has a chunk that is not valid'],
  [
    /HPE_INVALID_TRANSFER_ENCODING/,
    'framing',
    'the Transfer-Encoding of the reply is not known, or comes with a length',
  ],
  [/HPE_/, 'reset', UNREADABLE.notHttp],
  [
    /CERT|UNABLE_TO|certificate|self.signed|SSL|TLS|EPROTO|wrong version number/i,
    'tls',
    'the TLS connection was not accepted',
  ],
  [/Timeout|ETIMEDOUT|timed out/i, 'timeout', 'the reply did not end in time'],
  [/ECONNRESET|EPIPE|socket hang up|aborted/i, 'reset', 'the connection was broken off'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'network', 'the host cannot be reached'],
];

/** Node's error code in brackets after a blank; empty if none. */
export function codeIn(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? ` (${code})` : '';
}

/** Node's words for a header line ending forbidden by RFC 9112 §2.2; where the reply ends is another matter. */
const LINE_OF_HEADER = /after (?:response line|header value|headers|CR)$/;

const answeredElse = (failure: TransportError) => Object.assign(failure, { answeredElse: true as const });

/** The failure of a request on a kept connection that was closed meanwhile. */
export const staleConnection = (): TransportError =>
  Object.assign(new TransportError('reset', 'the connection was broken off'), { isStale: true as const });

/** Classifies Node's error and words it ourselves: Node's message may quote what was sent. */
export function transportError(error: unknown): TransportError {
  const message = error instanceof Error ? error.message : String(error);
  if (LINE_OF_HEADER.test(message))
    return answeredElse(new TransportError('reset', UNREADABLE.notHttp + codeIn(error)));
  // The code decides: a message also names the host, which may be ssl.example.
  for (const text of [codeIn(error), message]) {
    const known = KINDS.find(([pattern]) => pattern.test(text));
    if (!known) continue;
    const failure = new TransportError(known[1], known[2] + codeIn(error));
    return codeIn(error).startsWith(' (HPE_') ? answeredElse(failure) : failure;
  }
  return new TransportError('network', `the request failed on the network${codeIn(error)}`);
}

/** Bytes that belong to no reply (RFC 9112 §6.3). @param isOwn after this reply, not before it on a kept connection */
export function strayBytes(error: unknown, isOwn: boolean): TransportError {
  const what = isOwn
    ? 'more bytes follow the reply than it announces'
    : 'before the reply came bytes that belong to none: an earlier one on the connection was longer than it announced, or answered HEAD with a body';
  return new TransportError('framing', what + codeIn(error));
}

/** A reply this short is one packet: nothing of it was lost on the way. */
const ONE_PACKET = 1200;

/** How an incomplete reply contradicts its `Content-Length`; `undefined` if the network may have cut it short. */
export function contradiction(announced: string | undefined, came: number): string | undefined {
  const length = Number(announced);
  if (announced === undefined || !(came < length && length <= ONE_PACKET)) return undefined;
  return `its Content-Length is ${length}, and ${came} bytes came`;
}

/** A reply cut short twice at the same byte is the service's framing (RFC 9112 §8), not the network. */
export function twiceCutShort<Reply>(
  tried: { cutShort: string | null },
  end: Reply | TransportError,
): Reply | TransportError {
  const before = tried.cutShort;
  tried.cutShort = (end instanceof TransportError && end.cutShort) || null;
  if (!(end instanceof TransportError) || before === null || before !== end.cutShort) return end;
  const what = end.kind === 'timeout' ? NEVER_ENDS : 'the reply ends too early';
  return new TransportError('framing', `${what}, ${CUT_TWICE}: ${before}`);
}

/** A request did not get past the proxy. @param cause Node's error, or the proxy's status */
export function proxyError(cause: unknown): TransportError {
  const detail = typeof cause === 'number' ? ` (HTTP ${cause})` : codeIn(cause);
  const failure = new TransportError('proxy', `the proxy did not pass the request on${detail}`);
  return typeof cause === 'number' && cause < 500 ? answeredElse(failure) : failure;
}
