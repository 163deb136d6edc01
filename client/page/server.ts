/** Serves an operator's page on this machine, to the holder of its address only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperatorDriver } from '../ways/operator.ts';
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

class Service {
  origin = '';
  readonly #pages = new Set<ServerResponse>();
  readonly #unfollow: () => void;
  readonly #timer = setInterval(() => this.#send(': \n\n'), ALIVE_EVERY_MS).unref();

  constructor(
    private readonly driver: OperatorDriver,
    readonly token: string,
  ) {
    this.#unfollow = driver.follow((state) => this.#send(eventOf(state)));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, given = '', path = ''] = /^\/([^/?]*)\/([^?]*)$/.exec(request.url ?? '') ?? [];
    // Without the token nobody learns anything, not even why.
    if (!isSame(given, this.token)) return reply(response, 403, 'text/plain', 'Refused.');
    const refused = refusal(request, this.origin, path);
    if (refused) return reply(response, 403, 'text/plain', refused);
    if (request.method === 'GET') return this.#get(path, response);
    if (request.method === 'POST') return this.#post(path, request, response);
    reply(response, 405, 'text/plain', 'There is GET and POST.');
  }

  #get(path: string, response: ServerResponse): void {
    if (path === '') reply(response, 200, 'text/html', pageOf(this.driver.state));
    else if (path === 'page.css') reply(response, 200, 'text/css', OPERATOR_STYLE);
    else if (path === 'page.js') reply(response, 200, 'text/javascript', OPERATOR_SCRIPT);
    else if (path === 'events') this.#open(response);
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

  close(): void {
    this.#unfollow();
    clearInterval(this.#timer);
    for (const page of this.#pages) page.end();
  }
}

function eventOf(state: OperatorState): string {
  const { phase, now } = state;
  return `data: ${JSON.stringify({ phase, turn: now?.turn ?? 0, parts: partsOf(state) })}\n\n`;
}

/** Serves a driver's page. `address` holds the token, without which nothing is served; `close` shows the last state. */
export async function servePage(driver: OperatorDriver) {
  const service = new Service(driver, randomBytes(TOKEN_BYTES).toString('base64url'));
  const server = createServer((request, response) => {
    service.answer(request, response).catch(() => response.destroy());
  });
  server.maxConnections = 100;
  server.listen(0, HOST);
  await once(server, 'listening');
  service.origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    address: `${service.origin}/${service.token}/`,
    async close(): Promise<void> {
      driver.stop();
      service.close();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 200).unref();
      await closed;
    },
  };
}
