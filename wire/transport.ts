import type { RenderedRequest } from '../cases/call.ts';
import type { ExchangeFailure, NameValue } from '../contract/evidence.ts';

/** A reply as the network gave it. */
export interface RawReply {
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly NameValue[];
  readonly body: Buffer;
}

/** What puts a request on the network. Redirects are never followed; certificates are always checked. */
export interface Transport {
  /** @throws {TransportError} when no reply came. */
  send(request: RenderedRequest, timeoutMs: number): Promise<RawReply>;
  close(): Promise<void>;
}

/** No reply: the network's fault or the address's, never a statement of the service. The message holds no header. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
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
  [/Proxy|ERR_PROXY|tunneling/i, 'proxy', 'the proxy did not pass the request on'],
  [/CERT|certificate|self.signed|SSL|TLS|EPROTO|wrong version number/i, 'tls', 'the TLS connection was not accepted'],
  [/Timeout|ETIMEDOUT|timed out/i, 'timeout', 'the reply did not end in time'],
  [/ECONNRESET|EPIPE|socket hang up|aborted|disconnected|Parse Error|HPE_/i, 'reset', 'the connection was broken off'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'network', 'the host cannot be reached'],
];

/** Reads the kind of a network failure off a library's message and gives it our own words: theirs hold headers. */
export function transportError(error: unknown): TransportError {
  const text =
    error instanceof Error ? `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}` : String(error);
  // The call log below the first line repeats request headers, whose values could look like an error code.
  const firstLine = text.split('\n')[0] ?? '';
  for (const [pattern, kind, words] of KINDS) {
    if (pattern.test(firstLine)) {
      const code = /\b(E[A-Z]{4,}|[A-Z]+(?:_[A-Z]+)+)\b/.exec(firstLine)?.[1];
      return new TransportError(kind, code ? `${words} (${code})` : words);
    }
  }
  return new TransportError('network', 'the request failed on the network');
}
