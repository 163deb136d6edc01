/**
 * A transport that hands requests to the mock in this process: no sockets, no HTTP parser. Requests about the
 * connection, or about how HTTP is written, still use a socket: their own framing and hop-by-hop fields, named
 * connections, repeated fields, letter case, bytes beyond ASCII.
 */
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import type { RenderedRequest } from '../../cases/call.ts';
import type { NameValue } from '../../contract/evidence.ts';
import type { Reply } from '../../mock/reply.ts';
import type { Mock } from '../../mock/server.ts';
import type { RawReply, Transport } from '../../wire/transport.ts';

/** Fields about a message's own framing and connection (RFC 9112 §6, §9; RFC 9110 §7.6.1, §10.1.1). */
const OF_CONNECTION =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|proxy-.*)$/i;
const ASCII = /^[\x20-\x7e]*$/;
const USUAL_NAME = /^[A-Z][a-z0-9]*(-[A-Z][a-z0-9]*)*$|^traceparent$/;
/** The longest header section that is passed directly: servers limit it. */
const LONGEST_HEAD = 4096;

function isPlain({ method, url, headers }: RenderedRequest): boolean {
  const names = headers.map(([name]) => name.toLowerCase());
  const head = headers.reduce((sum, [name, value]) => sum + name.length + value.length, url.length);
  return (
    method === 'POST' &&
    head < LONGEST_HEAD &&
    URL.canParse(url) &&
    /^[\x21-\x7e]*$/.test(url) &&
    new Set(names).size === names.length &&
    headers.every(
      ([name, value]) =>
        USUAL_NAME.test(name) && !OF_CONNECTION.test(name) && ASCII.test(value) && value === value.trim(),
    )
  );
}

/** What Node's server adds if nothing else is said about the connection. */
const KEPT: readonly NameValue[] = [
  ['Connection', 'keep-alive'],
  ['Keep-Alive', 'timeout=30'],
];

/** What only a socket can show of a reply; `null`: nothing. */
function ofSockets({ headers, wire = {} }: Reply): string | null {
  const { omitDate: _date, chunked: _chunked, ...others } = wire;
  const [way] = Object.keys(others);
  return way ?? headers.find(([name]) => /^(connection|content-encoding)$/i.test(name))?.[0] ?? null;
}

function rawReply({ status, headers, body }: Reply): RawReply {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return {
    status,
    reason: STATUS_CODES[status] ?? '',
    headers: [...headers, ...KEPT],
    body: status === 204 || status === 304 ? Buffer.alloc(0) : Buffer.from(body as string),
  };
}

/** A transport to a mock in this process. @throws {Error} on closing, if a reply should have come over a socket */
export function inProcessTransport(mock: Mock, sockets: Transport): Transport {
  let sent = 0;
  let misplaced: string | null = null;
  return {
    async send(request, timeoutMs, options = {}) {
      const { method, url, headers, body } = request;
      if (options.connection !== undefined || !isPlain(request)) return sockets.send(request, timeoutMs, options);
      sent += 1;
      const { host, origin } = new URL(url);
      const bytes = body ?? Buffer.alloc(0);
      const reply = await mock.answer({
        method,
        target: url.slice(origin.length),
        headers: [['Host', host], ...headers, ['Content-Length', String(bytes.length)], ['Connection', 'keep-alive']],
        bytes,
        nthOfConnection: sent,
      });
      misplaced ??= ofSockets(reply);
      return rawReply(reply);
    },
    async close() {
      await sockets.close();
      if (misplaced) throw new Error(`The run has to be judged over sockets: ${misplaced}`);
    },
  };
}
