/** A listener's server: which connections it accepts, and what it does with callers that do not speak HTTP. */
import {
  createServer as createHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createServer as createHttps, type Server as HttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { Refusal } from '../../contract/scene.ts';
import { OTHER_SCHEME, REFUSALS } from '../judging/words.ts';
import { fieldsOf, type Limits } from './limits.ts';

/** A certificate and its key, both PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface ConnectionEvents {
  readonly call: (message: IncomingMessage, response: ServerResponse) => void;
  /** @param said what made it unreadable, if anything is known */
  readonly refused: (why: Refusal, said?: string) => void;
  /** A TLS connection is ready for calls. */
  readonly tlsBegan: (socket: TLSSocket) => void;
  /**
   * A TLS connection has ended.
   * @param spoke whether anything was sent on it
   * @param socket `null`: its handshake failed, or there was none
   */
  readonly tlsEnded: (spoke: boolean, socket: TLSSocket | null) => void;
}

/** How long a connection answered with a refusal lingers. */
const LINGER_MS = 500;
const KEEP_ALIVE_MS = 30_000;
const CHECK_MS = 500;
/** Connections beyond the limit that still get an answer. */
const MOST_ANSWERED = 64;

function answer(socket: Duplex, why: Refusal): void {
  const [status] = REFUSALS[why];
  const fields = fieldsOf(why).map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** The caller has disconnected, perhaps within a call, or ended TLS with an alert (after the handshake in TLS 1.3). */
const isGone = (code = '') => /^(?:ECONNRESET|EPIPE|ECONNABORTED|HPE_INVALID_EOF_STATE|ERR_SSL_.*)$/.test(code);

const resets = new WeakSet<object>();

/** Whether the caller has reset a connection. */
export const wasReset = (socket: Socket): boolean => resets.has(socket);

function whyUnreadable(code = ''): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return 'head';
  return /^ERR_(?:HTTP_REQUEST|TLS_HANDSHAKE)_TIMEOUT$/.test(code) ? 'slow' : 'not-http';
}

/** What Node's HTTP parser says of data that it cannot read. */
interface Unreadable extends NodeJS.ErrnoException {
  readonly reason?: string;
  readonly rawPacket?: Buffer;
}

/** The first byte of a TLS handshake (RFC 8446 §5.1). */
const TLS_HANDSHAKE = 22;

/** What made data unreadable, in a form that can be recorded: the parser names no value of it. */
function wordsOf({ reason, rawPacket }: Unreadable): string | undefined {
  if (rawPacket?.[0] === TLS_HANDSHAKE) return OTHER_SCHEME.tls;
  return reason?.replace(/[^ -~]/g, '').slice(0, 100) || undefined;
}

function limitConnections(
  server: Server,
  { connections, connectionsOfAddress: ofAddress }: Pick<Limits, 'connections' | 'connectionsOfAddress'>,
  isTls: boolean,
  { refused }: ConnectionEvents,
) {
  const turnedAway = new WeakSet<object>();
  const open = new Set<Socket>();
  const counts = new Map<string, number>();
  const count = (address: string, more: number) => {
    const all = (counts.get(address) ?? 0) + more;
    if (all > 0) counts.set(address, all);
    else counts.delete(address);
  };
  server.maxConnections = connections + MOST_ANSWERED;
  server.on('drop', () => refused('connections'));
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    if (open.size < connections && (counts.get(address) ?? 0) < ofAddress) {
      open.add(socket);
      count(address, 1);
      socket.once('close', () => {
        open.delete(socket);
        count(address, -1);
      });
      return;
    }
    turnedAway.add(socket);
    refused('connections');
    // Before a handshake no reply can be sent.
    if (isTls) socket.destroy();
    else answer(socket, 'connections');
  });
  return { turnedAway, open };
}

/** Counts TLS connections on which nothing was sent: the caller refused them. */
function watchHandshakes(server: Server, { refused, tlsBegan, tlsEnded }: ConnectionEvents): void {
  server.on('tlsClientError', (error: NodeJS.ErrnoException, socket: TLSSocket) => {
    socket.destroy();
    // The caller sent plain HTTP to a TLS port.
    const isPlain = error.code === 'ERR_SSL_HTTP_REQUEST';
    if (isPlain) refused('not-http', OTHER_SCHEME.plain);
    tlsEnded(isPlain, null);
  });
  server.on('secureConnection', (socket: TLSSocket) => {
    tlsBegan(socket);
    let spoke = false;
    socket.once('data', () => {
      spoke = true;
    });
    socket.once('close', () => tlsEnded(spoke, socket));
  });
}

/** Makes the server, which does not listen yet. */
export function makeServer(
  limits: Pick<Limits, 'connections' | 'connectionsOfAddress' | 'headBytes' | 'headMs' | 'bodyMs'>,
  tls: Certificate | undefined,
  events: ConnectionEvents,
) {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: limits.headBytes,
    headersTimeout: limits.headMs,
    // The body is timed separately; this ends the rest.
    requestTimeout: limits.headMs + 2 * limits.bodyMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, limits.headMs),
    // Otherwise Node would refuse a call without a host itself.
    requireHostHeader: false,
  };
  const server = tls ? createHttps({ ...tls, ...options, handshakeTimeout: limits.headMs }) : createHttp(options);
  // 0: every field that fits. Otherwise Node silently drops fields beyond the first thousands.
  server.maxHeadersCount = 0;
  const { turnedAway, open } = limitConnections(server, limits, tls !== undefined, events);
  if (tls) watchHandshakes(server, events);
  const take = (message: IncomingMessage, response: ServerResponse) => {
    if (turnedAway.has(message.socket)) message.resume();
    else events.call(message, response);
  };
  server.on('request', take);
  // Other expectations than 100-continue may be ignored (RFC 9110 §10.1.1); otherwise Node would refuse them itself.
  server.on('checkExpectation', take);
  server.on('clientError', (error: Unreadable, socket: Duplex) => {
    if (error.code === 'ECONNRESET') resets.add(socket);
    if (isGone(error.code) || turnedAway.has(socket)) {
      socket.destroy();
      return;
    }
    const why = whyUnreadable(error.code);
    events.refused(why, why === 'not-http' ? wordsOf(error) : undefined);
    answer(socket, why);
  });
  // The caller takes this for a proxy.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    events.refused('not-http', 'CONNECT, as to a proxy');
    answer(socket, 'not-http');
  });
  /** Ends all connections, even those still in a handshake, which Node assigns to no server. */
  const disconnect = () => {
    for (const socket of open) socket.destroy();
  };
  return { server, disconnect };
}

/** Breaks off a connection; over TLS without a reset and without a close alert. */
export function cut(socket: Socket): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}

/** Shows new callers another certificate. */
export function showCertificate(server: Server | HttpsServer, certificate: Certificate): void {
  if (!('setSecureContext' in server)) throw new TypeError('Without TLS there is no certificate to be exchanged');
  server.setSecureContext({ ...certificate });
}

/** The same, and disconnects existing ones. */
export function exchangeCertificate(server: Server | HttpsServer, certificate: Certificate): void {
  showCertificate(server, certificate);
  server.closeAllConnections();
}
