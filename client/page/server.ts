/** Serves an operator's page on this machine, to the holder of its address only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hostInAddress, isLoopback } from '../../contract/address.ts';
import type { OperatorDriver } from '../ways/operator.ts';
import type { Place } from '../ways/place.ts';
import { REPORTS, typeOfReport } from './end.ts';
import { OPERATOR_SCRIPT } from './script.ts';
import type { OperatorAction, OperatorState } from './state.ts';
import { OPERATOR_STYLE } from './style.ts';
import { pageOf, partsOf } from './view.ts';

const HOST = '127.0.0.1';
const TOKEN_BYTES = 24;
const LONGEST_POST = 1024;

/** Nothing from elsewhere, no framing, no script but the page's own. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (given: string, token: string) => timingSafeEqual(digest(given), digest(token));

function refusal({ method, headers }: IncomingMessage, origin: string, path: string): string | null {
  if (headers.host !== new URL(origin).host) return 'This page is served under another name.';
  const site = headers['sec-fetch-site'];
  // A followed link may be on any page, such as a terminal in a browser.
  const isFollowed = method === 'GET' && path === '' && headers['sec-fetch-mode'] === 'navigate';
  const isOwn = site === undefined || site === 'same-origin' || site === 'none' || isFollowed;
  if (!isOwn || (headers.origin !== undefined && headers.origin !== origin))
    return 'Another page has no business here.';
  // Browsers state the origin of every post.
  const isSaid = headers.origin === origin || site === 'same-origin';
  return method === 'POST' && !isSaid ? 'It is not said where this comes from.' : null;
}

async function posted(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = '';
  for await (const chunk of request.setEncoding('latin1') as AsyncIterable<string>) {
    text += chunk;
    if (text.length > LONGEST_POST) return null;
  }
  return new URLSearchParams(text);
}

function actionIn(form: URLSearchParams): OperatorAction | null {
  const what = form.get('what');
  if (what === 'pause' || what === 'finish') return { what };
  if (what === 'play') return { what, scene: form.get('scene') ?? '' };
  if (what === 'done' || what === 'skip' || what === 'repeat') return { what, turn: Number(form.get('turn')) };
  return null;
}

const MOST_OPEN = 12;
/** Often enough that no proxy takes the connection for dead. */
const ALIVE_EVERY_MS = 15_000;

function reply(response: ServerResponse, status: number, type = 'text/plain', body = ''): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** A report is made of what others have sent: what it may do, it does as a page of its own. */
const REPORT_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': 'sandbox allow-scripts',
};
/** A page that is loaded again, or whose connection breaks, is back by then. */
const GONE_AFTER_MS = 5000;

class Service {
  readonly #pages = new Set<ServerResponse>();
  readonly #unfollow: () => void;
  readonly #timer = setInterval(() => this.#send(': \n\n'), ALIVE_EVERY_MS).unref();

  constructor(
    private readonly driver: OperatorDriver,
    readonly token: string,
  ) {
    this.#unfollow = driver.follow((state) => this.#send(eventOf(state)));
  }

  async answer(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const [, given = '', path = ''] = /^\/([^/?]*)\/([^?]*)$/.exec(request.url ?? '') ?? [];
    // Without the token nobody learns anything, not even why.
    if (!isSame(given, this.token)) return reply(response, 403, 'text/plain', 'Refused.');
    const refused = refusal(request, origin, path);
    if (refused) return reply(response, 403, 'text/plain', refused);
    if (request.method === 'GET') return this.#get(path, response);
    if (request.method === 'POST') return this.#post(path, request, response);
    reply(response, 405, 'text/plain', 'There is GET and POST.');
  }

  async #report(name: string, response: ServerResponse): Promise<void> {
    const { end } = this.driver.state;
    const type = typeOfReport(end, name);
    if (!end || !type) return reply(response, 404, 'text/plain', 'There is nothing here.');
    const content = await readFile(join(end.folder, name));
    response.writeHead(200, { ...REPORT_HEADERS, 'Content-Type': type }).end(content);
  }

  #get(path: string, response: ServerResponse): Promise<void> | void {
    if (path === '') reply(response, 200, 'text/html', pageOf(this.driver.state));
    else if (path === 'page.css') reply(response, 200, 'text/css', OPERATOR_STYLE);
    else if (path === 'page.js') reply(response, 200, 'text/javascript', OPERATOR_SCRIPT);
    else if (path === 'events') this.#open(response);
    else if (path.startsWith(REPORTS)) return this.#report(path.slice(REPORTS.length), response);
    else reply(response, 404, 'text/plain', 'There is nothing here.');
  }

  async #post(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await posted(request);
    if (!form) return reply(response, 413, 'text/plain', 'That is too long.');
    if (path === 'secret') return reply(response, 200, 'text/plain', this.driver.secret);
    const action = path === 'act' ? actionIn(form) : null;
    if (!action) return reply(response, 404, 'text/plain', 'There is no such thing to do.');
    const isDone = await this.driver.act(action);
    // Without its script the page comes back by itself.
    if (request.headers.accept !== 'application/json') response.writeHead(303, { ...HEADERS, Location: './' }).end();
    else response.writeHead(isDone ? 204 : 409, HEADERS).end();
  }

  #open(page: ServerResponse): void {
    if (this.#pages.size >= MOST_OPEN) {
      reply(page, 503);
      return;
    }
    page.on('error', () => undefined);
    page.once('close', () => this.#pages.delete(page));
    page.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' }).write(eventOf(this.driver.state));
    this.#pages.add(page);
  }

  #send(text: string): void {
    for (const page of this.#pages) page.write(text);
  }

  get isOpen(): boolean {
    return this.#pages.size > 0;
  }

  /** Until nobody has the page open any more, or the signal fires. */
  async left(signal: AbortSignal): Promise<void> {
    let seenAt = performance.now();
    // With no page open, the command does not wait.
    if (!this.isOpen) return;
    while (!signal.aborted && performance.now() - seenAt < GONE_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (this.isOpen) seenAt = performance.now();
    }
  }

  close(): void {
    this.#unfollow();
    clearInterval(this.#timer);
    for (const page of this.#pages) page.end();
  }
}

function eventOf(state: OperatorState): string {
  const { isOver, now } = state;
  return `data: ${JSON.stringify({ isOver, turn: now?.turn ?? 0, parts: partsOf(state) })}\n\n`;
}

/** Has a service answer at a host; over TLS where others than this machine get there. @returns the server and its origin */
async function listen(service: Service, host: string, place: Place | null) {
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    void service.answer(request, response, origin).catch(() => response.destroy());
  const server = place?.certificates ? createTlsServer(place.certificates.server, answer) : createServer(answer);
  server.maxConnections = 100;
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = place ? `https://${hostInAddress(place.reachedAt)}:${port}` : `http://${host}:${port}`;
  return { server, origin };
}

/**
 * Serves a driver's page on this machine, and where the provider is open to others, to them as well, over its certificate.
 * `address` holds the token, without which nothing is served; `close` shows the last state.
 */
export async function servePage(driver: OperatorDriver, place: Place | null = null) {
  const service = new Service(driver, randomBytes(TOKEN_BYTES).toString('base64url'));
  const here = await listen(service, HOST, null);
  const isOpen = place?.certificates && !isLoopback(hostInAddress(place.host));
  const there = isOpen ? await listen(service, place.host, place) : null;
  const addressAt = ({ origin }: { readonly origin: string }) => `${origin}/${service.token}/`;
  driver.elsewhere = there && addressAt(there);
  return {
    address: addressAt(here),
    isOpen: () => service.isOpen,
    left: (signal: AbortSignal) => service.left(signal),
    async close(): Promise<void> {
      driver.stop();
      service.close();
      const servers = there ? [here.server, there.server] : [here.server];
      await Promise.all(servers.map(closed));
    },
  };
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 200).unref();
  await end;
}
