/** Serves an operator's page on this machine, to the holder of its address only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hostInAddress, isLoopback } from '../../contract/address.ts';
import type { OperatorDriver } from '../ways/operator.ts';
import type { Place } from '../ways/place.ts';
import { OPERATOR_SCRIPT } from './script.ts';
import { OPERATOR_STYLE } from './style.ts';
import { pageOf, REPORTS, typeOfReport } from './view.ts';

const HOST = '127.0.0.1';
const TOKEN_BYTES = 24;
const NOTHING_HERE = 'There is nothing here.';

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

/** Often enough that no proxy takes the connection for dead. */
const ALIVE_EVERY_MS = 15_000;

function reply(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** A report is made of what others have sent: what it may do, it does as a page of its own. */
const REPORT_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': 'sandbox allow-scripts',
};
/** A page that is loaded again, or whose connection breaks, is back by then. */
const GONE_AFTER_MS = 5000;

/** An operator's page: nothing of it is served without its token. */
export class OperatorPage {
  readonly #token = randomBytes(TOKEN_BYTES).toString('base64url');
  readonly #servers: Server[] = [];
  readonly #pages = new Set<ServerResponse>();
  readonly #timer = setInterval(() => this.#send(': \n\n'), ALIVE_EVERY_MS).unref();

  constructor(private readonly driver: OperatorDriver) {
    driver.follow = () => this.#send(this.#news());
  }

  /** Serves the page at a host; over the provider's certificate where that is given. @returns the address, with the token */
  async listen(host: string, place: Place | null): Promise<string> {
    const answer = (request: IncomingMessage, response: ServerResponse) =>
      void this.#answer(request, response, origin).catch(() => response.destroy());
    const server = place?.certificates ? createTlsServer(place.certificates.server, answer) : createServer(answer);
    this.#servers.push(server);
    server.maxConnections = 100;
    server.listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const origin = place ? `https://${hostInAddress(place.reachedAt)}:${port}` : `http://${host}:${port}`;
    return `${origin}/${this.#token}/`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const [, given = '', path = ''] = /^\/([^/?]*)\/([^?]*)$/.exec(request.url ?? '') ?? [];
    // Without the token nobody learns anything, not even why.
    if (!isSame(given, this.#token)) return reply(response, 403, 'Refused.');
    const refused = refusal(request, origin, path);
    if (refused) return reply(response, 403, refused);
    if (request.method === 'GET') return this.#get(path, response);
    if (request.method === 'POST') return this.#post(path, request, response);
    reply(response, 405, 'There is GET and POST.');
  }

  async #report(name: string, response: ServerResponse): Promise<void> {
    const { end } = this.driver.state;
    const type = typeOfReport(end, name);
    if (!end || !type) return reply(response, 404, NOTHING_HERE);
    const content = await readFile(join(end.folder, name));
    response.writeHead(200, { ...REPORT_HEADERS, 'Content-Type': type }).end(content);
  }

  #get(path: string, response: ServerResponse): Promise<void> | void {
    if (path === '') reply(response, 200, pageOf(this.driver.state), 'text/html');
    else if (path === 'page.css') reply(response, 200, OPERATOR_STYLE, 'text/css');
    else if (path === 'page.js') reply(response, 200, OPERATOR_SCRIPT, 'text/javascript');
    else if (path === 'events') this.#open(response);
    else if (path.startsWith(REPORTS)) return this.#report(path.slice(REPORTS.length), response);
    else reply(response, 404, NOTHING_HERE);
  }

  async #post(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    if (path === 'secret') return reply(response, 200, this.driver.secret);
    if (path !== 'act') return reply(response, 404, NOTHING_HERE);
    const isDone = await this.driver.act(form);
    // Without its script the page comes back by itself.
    if (request.headers.accept !== 'application/json') response.writeHead(303, { ...HEADERS, Location: './' }).end();
    else response.writeHead(isDone ? 204 : 409, HEADERS).end();
  }

  #open(page: ServerResponse): void {
    page.on('error', () => undefined);
    page.once('close', () => this.#pages.delete(page));
    page.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' }).write(this.#news());
    this.#pages.add(page);
  }

  #news(): string {
    return `data: ${JSON.stringify(pageOf(this.driver.state))}\n\n`;
  }

  #send(message: string): void {
    for (const page of this.#pages) page.write(message);
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

  /** Shows the last state, and ends. */
  async close(): Promise<void> {
    this.driver.stop();
    clearInterval(this.#timer);
    for (const page of this.#pages) page.end();
    await Promise.all(this.#servers.map(closed));
  }
}

/** Serves a driver's page on this machine, and where the provider is open to others, to them as well. */
export async function servePage(driver: OperatorDriver, place: Place | null = null) {
  const page = new OperatorPage(driver);
  const address = await page.listen(HOST, null);
  const isOpen = place?.certificates && !isLoopback(hostInAddress(place.host));
  driver.elsewhere = isOpen ? await page.listen(place.host, place) : null;
  return { page, address };
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 200).unref();
  await end;
}
