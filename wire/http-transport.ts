/** The transport: Node's HTTP client; sends requests as written, returns replies as received, direct or by proxy. */

import { setMaxListeners } from 'node:events';
import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type * as Https from 'https-proxy-agent';
import type * as Socks from 'socks-proxy-agent';
import type { RenderedRequest } from '../cases/call.ts';
import { isOutage, type NameValue } from '../contract/evidence.ts';
import { Allowance, BOUNDS, type Bounds, readBody } from './reply-body.ts';
import {
  codeIn,
  contradiction,
  type ProxySettings,
  proxyError,
  type RawReply,
  staleConnection,
  strayBytes,
  type Transport,
  TransportError,
  transportError,
} from './transport.ts';

/** One way to a service. */
export interface Route {
  readonly request: typeof httpRequest;
  readonly agent: Agent;
  readonly options: RequestOptions;
  /** A forwarding proxy gets the full address (RFC 9112 §3.2.2). */
  readonly by: 'itself' | 'tunnel' | 'forwarding proxy';
  readonly proxyHeaders: readonly string[];
}

// Most runs need no proxy.
const load = createRequire(import.meta.url);

const KEEP_ALIVE = { keepAlive: true };
/** Explicit, so that `NODE_TLS_REJECT_UNAUTHORIZED=0` in the environment does not disable the check. */
const CHECKED = { rejectUnauthorized: true };

const isSecure = ({ protocol }: URL) => protocol === 'https:';
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

function optionsFor(url: URL): RequestOptions {
  const { protocol, port } = url;
  const host = hostOf(url);
  if (!isSecure(url)) return { protocol, host, port: port || 80 };
  // In a tunnel Node does not know the host and would compare an address's certificate with the proxy's name.
  const identity = (_host: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate);
  return { protocol, host, port: port || 443, ...CHECKED, checkServerIdentity: identity } as RequestOptions;
}

function loginHeader({ proxyLogin }: ProxySettings): string[] {
  if (!proxyLogin) return [];
  const login = Buffer.from(`${proxyLogin.username}:${proxyLogin.password}`).toString('base64');
  return ['Proxy-Authorization', `Basic ${login}`];
}

/** A SOCKS proxy resolves names itself, as for browsers: this machine may not know them. */
function socksAgent(proxy: URL, { proxyLogin }: ProxySettings): Agent {
  const url = new URL(proxy.href.replace(/^socks5:/, 'socks5h:'));
  url.username = encodeURIComponent(proxyLogin?.username ?? '');
  url.password = encodeURIComponent(proxyLogin?.password ?? '');
  const { SocksProxyAgent } = load('socks-proxy-agent') as typeof Socks;
  return new SocksProxyAgent(url, KEEP_ALIVE);
}

/** Tunnels through a proxy (CONNECT); without `ended`, one that breaks ends the process (https-proxy-agent 9.1). */
function tunnelAgent(proxy: URL, settings: ProxySettings, ended: AbortSignal): Agent {
  // The login goes in a header: the agent passes the address on to listeners.
  const [name, value] = loginHeader(settings);
  const headers = name && value ? { [name]: value } : {};
  const { HttpsProxyAgent } = load('https-proxy-agent') as typeof Https;
  return new HttpsProxyAgent(proxy.href, { ...KEEP_ALIVE, ...CHECKED, headers, signal: ended });
}

function dropIdleOf({ freeSockets }: Agent): void {
  for (const socket of Object.values(freeSockets).flat()) socket?.destroy();
}

/** The routes that the settings ask for; requests that name the same `connection` share it with no others. */
export function routesFor(settings: ProxySettings) {
  const proxy = settings.proxy === null ? null : new URL(settings.proxy);
  const isSocks = proxy?.protocol === 'socks5:';
  const closing = new AbortController();
  // Each tunnel connection listens to it.
  setMaxListeners(0, closing.signal);
  const newTunnel = () =>
    proxy && (isSocks ? socksAgent(proxy, settings) : tunnelAgent(proxy, settings, closing.signal));
  const newAgents = () => ({ plain: new Agent(KEEP_ALIVE), tls: new TlsAgent(KEEP_ALIVE), tunnel: newTunnel() });
  type Agents = ReturnType<typeof newAgents>;
  const made = new Map<string | undefined, Agents>();
  const direct = (url: URL, { plain, tls }: Agents, by: Route['by'], proxyHeaders: readonly string[] = []): Route => ({
    request: isSecure(url) ? httpsRequest : httpRequest,
    agent: isSecure(url) ? tls : plain,
    options: optionsFor(url),
    by,
    proxyHeaders,
  });
  return {
    to: (url: URL, connection?: string): Route => {
      const agents = made.get(connection) ?? newAgents();
      made.set(connection, agents);
      if (!proxy || !agents.tunnel || settings.proxyBypass.includes(url.hostname)) return direct(url, agents, 'itself');
      // Many proxies open tunnels only to TLS ports.
      if (!isSocks && !isSecure(url)) return direct(proxy, agents, 'forwarding proxy', loginHeader(settings));
      return { ...direct(url, agents, 'tunnel'), agent: agents.tunnel };
    },
    /** Ends idle connections. */
    dropIdle: () => {
      for (const { plain, tls, tunnel } of made.values())
        for (const agent of [plain, tls, tunnel]) if (agent) dropIdleOf(agent);
    },
    close: () => {
      closing.abort();
      for (const { plain, tls, tunnel } of made.values()) for (const agent of [plain, tls, tunnel]) agent?.destroy();
    },
  };
}

const DIRECT: ProxySettings = { proxy: null, proxyBypass: [], proxyLogin: null };
const CONNECT_OK = 200;
/** Bytes; Node's default, whatever the environment sets. */
const LONGEST_HEAD = 16 * 1024;
/** Interim replies (1xx, RFC 9110 §15.2) before the reply: there may be several, but not this many. */
const MOST_INTERIM = 100;
/** Only a proxy sends this (RFC 9110 §15.5.8). */
const LOGIN_WANTED = 407;

const holds = (check: () => void): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

/** What a request line can hold besides blanks (RFC 9112 §3). */
const TARGET = /^[\x21-\x7e]*$/;

/** @throws {TransportError} `not-sendable` if HTTP cannot express the request */
function checked({ method, url, headers }: RenderedRequest): URL {
  const refuse = (what: string) => new TransportError('not-sendable', what);
  // Method and header names use the same characters.
  if (!holds(() => validateHeaderName(method))) {
    throw refuse('the method holds characters that no method can hold (RFC 9110 §9.1)');
  }
  for (const [name, value] of headers) {
    if (!holds(() => validateHeaderName(name))) {
      throw refuse('the name of a header field holds characters that none can hold (RFC 9110 §5.1)');
    }
    if (!holds(() => validateHeaderValue(name, value))) {
      throw refuse(`the value of ${name} holds characters that no header field can carry (RFC 9110 §5.5)`);
    }
  }
  if (!URL.canParse(url) || !/^https?:\/\//i.test(url) || !TARGET.test(url)) {
    throw refuse('the address is no http or https URL (RFC 9110 §4.2)');
  }
  return new URL(url);
}

interface Outgoing {
  readonly method: string;
  readonly path: string;
  /** Name and value in turn, to keep order, case and repetition. */
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** Methods without content, which then send no length (RFC 9110 §8.6). */
const WITHOUT_CONTENT = /^(GET|HEAD|DELETE|OPTIONS|TRACE|CONNECT)$/i;

/** Frames the body by its length, unless the request frames itself (RFC 9112 §6). */
function framingOf({ method, headers, body }: RenderedRequest): string[] {
  const isFramed = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  if (isFramed || (body === null && WITHOUT_CONTENT.test(method))) return [];
  return ['Content-Length', String(body?.length ?? 0)];
}

/** The target letter for letter (RFC 9112 §3.2.1): a URL parser would normalise it. */
function targetOf(url: string): string {
  const [target = ''] = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#');
  return target.startsWith('/') ? target : `/${target}`;
}

function outgoingOf(rendered: RenderedRequest, url: URL, route: Route): Outgoing {
  const target = targetOf(rendered.url);
  const hasHost = rendered.headers.some(([name]) => /^host$/i.test(name));
  return {
    method: rendered.method,
    path: route.by === 'forwarding proxy' ? `${url.protocol}//${url.host}${target}` : target,
    headers: [
      ...(hasHost ? [] : ['Host', url.host]),
      ...rendered.headers.flat(),
      ...framingOf(rendered),
      ...route.proxyHeaders,
    ],
    body: rendered.body,
  };
}

/** Chunks are two, where Node would send one: a service may read only the first. */
function write(outgoing: ClientRequest, { body, headers }: Outgoing): void {
  const isInChunks = headers.some((name, at) => at % 2 === 0 && /^transfer-encoding$/i.test(name));
  const half = isInChunks ? Math.ceil((body?.length ?? 0) / 2) : 0;
  if (body && half > 0) outgoing.write(body.subarray(0, half));
  outgoing.end(body?.subarray(half));
}

async function replyOf(response: IncomingMessage, allowance: Allowance): Promise<RawReply> {
  const { statusCode = 0, statusMessage = '', rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, at): NameValue[] =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1] as string]] : [],
  );
  const { body, bytes, truncated } = await readBody(response, headers, allowance);
  const reply = { status: statusCode, reason: statusMessage, headers, body };
  return { ...reply, ...(bytes > body.length ? { bytes } : {}), ...(truncated ? { truncated } : {}) };
}

/** A request that needs its own connection (RFC 9112 §9.6). */
const CLOSES = /(^|,)\s*close\s*(,|$)/i;

/** Content that no operation has, such as a GET's, may be left unread and be taken for the next request. */
function isLastOfItsConnection({ method, headers, body }: Outgoing): boolean {
  if (method !== 'POST' && body?.length) return true;
  return headers.some((name, at) => at % 2 === 0 && /^connection$/i.test(name) && CLOSES.test(headers[at + 1] ?? ''));
}

/** Many services leave chunks unread, and take them for the next request: that must not befall another one. */
const ofChunks = ({ headers }: RenderedRequest) =>
  headers.some(([name]) => /^transfer-encoding$/i.test(name)) ? 'chunked' : undefined;

/** @throws {TransportError} `not-sendable` if Node refuses it before sending anything */
function begin({ request, options, agent }: Route, sent: Outgoing): ClientRequest {
  try {
    const outgoing = request({ ...options, ...sent, agent, maxHeaderSize: LONGEST_HEAD });
    // Keep all lines: Node would silently drop those after the first thousand.
    outgoing.maxHeadersCount = 0;
    // Node would obey a reply's keep-alive, which gateways copy from the service behind them.
    if (isLastOfItsConnection(sent)) outgoing.shouldKeepAlive = false;
    return outgoing;
  } catch (error) {
    throw new TransportError('not-sendable', `Node's HTTP client sends no such request${codeIn(error)}`);
  }
}

const isNoReply = ({ code }: NodeJS.ErrnoException) =>
  code === 'HPE_INVALID_CONSTANT' || code === 'HPE_INVALID_VERSION';

function follow(
  outgoing: ClientRequest,
  route: Route,
  take: (response: IncomingMessage) => void,
  fail: (error: TransportError) => void,
): void {
  let isPast = route.by === 'itself';
  let isAnswered = false;
  const answered = (response: IncomingMessage) => {
    isAnswered = true;
    const { statusCode } = response;
    if (route.by === 'forwarding proxy' && statusCode === LOGIN_WANTED) fail(proxyError(statusCode));
    else take(response);
  };
  outgoing.on('response', answered);
  let interim = 0;
  outgoing.on('information', () => {
    interim += 1;
    if (interim > MOST_INTERIM) fail(new TransportError('reset', 'the reply began with too many interim ones (1xx)'));
  });
  // For us, a reply to CONNECT or a protocol change (101) ends with its header section.
  const detached = (response: IncomingMessage, socket: Duplex) => {
    socket.destroy();
    answered(response);
  };
  outgoing.on('connect', detached).on('upgrade', detached);
  // Proxy agents report the tunnel's status, then would pass a refusal off as the service's reply.
  outgoing.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
    if (statusCode !== CONNECT_OK) fail(proxyError(statusCode));
  });
  outgoing.on('proxy', () => {
    isPast = true;
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
    // Only on a new connection is there no trace of a reply: something other than HTTP may be spoken there.
    if (isNoReply(error) && (isAnswered || outgoing.reusedSocket)) return fail(strayBytes(error, isAnswered));
    if (outgoing.reusedSocket && isClosed && !isAnswered) fail(staleConnection());
    else fail(isPast || outgoing.reusedSocket ? transportError(error) : proxyError(error));
  });
}

/** @throws {TransportError} `isStale` if a kept connection was already closed */
function attempt(
  route: Route,
  sent: Outgoing,
  { timeoutMs, allowance }: { readonly timeoutMs: number; readonly allowance: Allowance },
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const outgoing = begin(route, sent);
    let announced: { readonly length: string | undefined; came: number; at: number } | null = null;
    const fail = (error: TransportError, isEndOfReply = false) => {
      clearTimeout(timer);
      // A reply still arriving, however slowly, might have ended.
      const isIdle = announced && performance.now() - announced.at > timeoutMs / 2;
      // Where the connection is reset, what was sent before may be lost on its way.
      const isCut = announced && (error.kind === 'reset' ? isEndOfReply : error.kind === 'timeout' && isIdle);
      const cutShort = isCut ? contradiction(announced?.length, announced?.came ?? 0) : undefined;
      reject(cutShort === undefined ? error : Object.assign(error, { cutShort }));
      outgoing.destroy();
    };
    const timer = setTimeout(() => fail(new TransportError('timeout', 'the reply did not end in time')), timeoutMs);
    const take = (response: IncomingMessage) => {
      const seen = { length: response.headers['content-length'], came: 0, at: performance.now() };
      announced = seen;
      response.on('data', (chunk: Buffer) => {
        seen.came += chunk.length;
        seen.at = performance.now();
      });
      replyOf(response, allowance).then(
        (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
        (error: unknown) => fail(error instanceof TransportError ? error : transportError(error), true),
      );
    };
    follow(outgoing, route, take, fail);
    write(outgoing, sent);
  });
}

async function secondTry(work: Promise<RawReply>): Promise<RawReply> {
  try {
    return { ...(await work), isSecondTry: true };
  } catch (error) {
    throw error instanceof TransportError ? Object.assign(error, { isSecondTry: true as const }) : error;
  }
}

const REQUEST_TIMEOUT = 408;

/** Some servers close idle connections silently: nothing more is sent on one. */
const dropIdle = ({ agent }: Route): void => dropIdleOf(agent);

/** HTTP/1.1, kept alive, adding only `Host`, `Connection` and framing; resends what met a connection just closed. */
export function httpTransport(network: ProxySettings = DIRECT, bounds: Bounds = BOUNDS): Transport {
  const routes = routesFor(network);
  const allowance = new Allowance(bounds);
  return {
    async send(rendered, timeoutMs, { once = false, connection } = {}) {
      const url = checked(rendered);
      const route = routes.to(url, connection ?? ofChunks(rendered));
      const outgoing = outgoingOf(rendered, url, route);
      const end = performance.now() + timeoutMs;
      // A request that may be sent only once must not meet a connection that is being closed.
      if (once && connection === undefined) dropIdle(route);
      try {
        const reply = await attempt(route, outgoing, { timeoutMs, allowance });
        // Where one connection was idle for too long, the others were: the request is repeated on a new one.
        if (reply.status === REQUEST_TIMEOUT) dropIdle(route);
        if (isOutage(reply.status)) routes.dropIdle();
        return reply;
      } catch (error) {
        // Where the service takes only so many connections, those that are idle keep this one out; or all are dead.
        if (error instanceof TransportError && ['reset', 'refused', 'timeout'].includes(error.kind)) routes.dropIdle();
        if (once || !(error instanceof TransportError && error.isStale)) throw error;
        dropIdle(route);
        const left = Math.max(1, end - performance.now());
        return secondTry(attempt(route, outgoing, { timeoutMs: left, allowance }));
      }
    },
    close: async () => routes.close(),
  };
}
