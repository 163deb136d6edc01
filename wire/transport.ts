/** What the wire asks of a transport, and the words for what goes wrong on the network. */
import type { RenderedRequest } from '../cases/call.ts';
import { type ExchangeFailure, type NameValue, NEVER_ENDS } from '../contract/evidence.ts';

/** A reply as the service sent it. */
export interface RawReply {
  readonly status: number;
  /** The reason phrase of the status line; empty where it has none. */
  readonly reason: string;
  /** In the order, the case and the number in which they were sent. */
  readonly headers: readonly NameValue[];
  /** Its content codings undone (RFC 9110 §8.4), and no more than its first `LONGEST_BEGINNING` bytes. */
  readonly body: Buffer;
  /** How many bytes of it were read, where it is longer than what is kept. */
  readonly bytes?: number;
  /** The body was longer than is read: the rest was dropped. */
  readonly truncated?: true;
  /** The request was sent once more, since it had met a kept connection that the service was closing. */
  readonly isSecondTry?: true;
}

/** What puts a request on the network. Redirects are never followed; certificates are always checked. */
export interface Transport {
  /**
   * Sends one request and reads its reply. @param timeoutMs of the whole of it. @param options `once`: not sent again even on a stale
   * connection; `connection`: one that only requests of that name use. @throws {TransportError} when no reply came
   */
  send(
    request: RenderedRequest,
    timeoutMs: number,
    options?: { readonly once?: boolean; readonly connection?: string },
  ): Promise<RawReply>;
  /** Closes all connections; what is still under way fails. */
  close(): Promise<void>;
}

/** Which requests go through a proxy, and through which. */
export interface ProxySettings {
  /** Address with the scheme `http:`, `https:` or `socks5:`, without user name and password; `null`: no proxy. */
  readonly proxy: string | null;
  /** Hosts, as `URL.hostname` gives them, that are called without the proxy. */
  readonly proxyBypass: readonly string[];
  /** `null`: the proxy asks for none. */
  readonly proxyLogin: { readonly username: string; readonly password: string } | null;
}

/** No reply: the network's fault or the request's own, never a statement of the service. The message holds no secret. */
export class TransportError extends Error {
  override readonly name: string = 'TransportError';
  /** The request was sent once more, since it had met a kept connection that the service was closing. */
  isSecondTry?: true;
  /** How the reply that broke off, or did not end, contradicts its own length; absent where it had none, or was long. */
  cutShort?: string;
  /** Something came, which is no HTTP: asked again in a moment, the same program says the same. */
  saidElse?: true;
  constructor(
    readonly kind: ExchangeFailure['kind'],
    message: string,
  ) {
    super(message);
  }
}

const NOT_HTTP = 'the reply is not HTTP/1.1 as RFC 9112 defines it';

const KINDS: readonly (readonly [RegExp, ExchangeFailure['kind'], string])[] = [
  [/ENOTFOUND|EAI_AGAIN|ENODATA/, 'dns', 'the host name could not be resolved'],
  [/ECONNREFUSED/, 'refused', 'the connection was refused'],
  [/HPE_HEADER_OVERFLOW/, 'reset', 'the header section of the reply is longer than is read'],
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
  [/HPE_/, 'reset', NOT_HTTP],
  [
    /CERT|UNABLE_TO|certificate|self.signed|SSL|TLS|EPROTO|wrong version number/i,
    'tls',
    'the TLS connection was not accepted',
  ],
  [/Timeout|ETIMEDOUT|timed out/i, 'timeout', 'the reply did not end in time'],
  [/ECONNRESET|EPIPE|socket hang up|aborted/i, 'reset', 'the connection was broken off'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'network', 'the host cannot be reached'],
];

/** Node's code for an error, in brackets after a blank; empty where it has none. */
export function codeIn(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? ` (${code})` : '';
}

/** How Node says of a line of the header section that it ends as RFC 9112 §2.2 does not let it: where the reply ends is another matter. */
const LINE_OF_HEADER = /after (?:response line|header value|headers|CR)$/;

const saidElse = (failure: TransportError) => Object.assign(failure, { saidElse: true as const });

/** Reads the kind of a network failure off Node's error and gives it our own words: Node's may quote what was sent. */
export function transportError(error: unknown): TransportError {
  const message = error instanceof Error ? error.message : String(error);
  if (LINE_OF_HEADER.test(message)) return saidElse(new TransportError('reset', NOT_HTTP + codeIn(error)));
  // The code decides: a message names the host as well, and a host may be called ssl.example.
  for (const text of [codeIn(error), message]) {
    const known = KINDS.find(([pattern]) => pattern.test(text));
    if (!known) continue;
    const failure = new TransportError(known[1], known[2] + codeIn(error));
    return codeIn(error).startsWith(' (HPE_') ? saidElse(failure) : failure;
  }
  return new TransportError('network', `the request failed on the network${codeIn(error)}`);
}

/** A reply and bytes that belong to none (RFC 9112 §6.3). @param isOwn they came behind this reply, not before it on a kept connection */
export function strayBytes(error: unknown, isOwn: boolean): TransportError {
  const what = isOwn
    ? 'more bytes follow the reply than it announces'
    : 'before the reply came bytes that belong to none: an earlier one on the connection was longer than it announced';
  return new TransportError('framing', what + codeIn(error));
}

/** A reply so short is one packet: what is missing of it was not lost on the way. */
const ONE_PACKET = 1200;

/** How a reply that broke off, or did not end, contradicts its `Content-Length`; `undefined` where the network may have cut it short. */
export function contradiction(announced: string | undefined, came: number): string | undefined {
  const length = Number(announced);
  if (announced === undefined || !(came < length && length <= ONE_PACKET)) return undefined;
  return `its Content-Length is ${length}, and ${came} bytes came`;
}

/** A reply that is cut short at the same byte twice: that is how the service frames it (RFC 9112 §8), and not the network's fault. */
export function twiceCutShort<Reply>(
  tried: { cutShort: string | null },
  end: Reply | TransportError,
): Reply | TransportError {
  const before = tried.cutShort;
  tried.cutShort = (end instanceof TransportError && end.cutShort) || null;
  if (!(end instanceof TransportError) || before === null || before !== end.cutShort) return end;
  const what = end.kind === 'timeout' ? NEVER_ENDS : 'the reply ends too early';
  return new TransportError('framing', `${what}, twice at the same byte: ${before}`);
}

/** The failure of a request that did not get past the proxy. @param cause Node's error, or the proxy's own status */
export function proxyError(cause: unknown): TransportError {
  const detail = typeof cause === 'number' ? ` (HTTP ${cause})` : codeIn(cause);
  return new TransportError('proxy', `the proxy did not pass the request on${detail}`);
}
