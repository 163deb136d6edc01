/** The operator's page for a visitor who was let in: what is shown and done there. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatorDriver } from '../ways/operator.ts';
import { CA_FILE } from '../ways/place.ts';
import { formOf, HEADERS, NOTHING_HERE, REPORT_HEADERS, reply } from './answers.ts';
import { OPERATOR_SCRIPT } from './script.ts';
import { OPERATOR_STYLE } from './style.ts';
import { pageOf, REPORTS, typeOfFile } from './view.ts';

/** Often enough that no proxy takes the connection for dead. */
const ALIVE_EVERY_MS = 15_000;
/** A reloaded page, or one whose connection broke, is back by then. */
const GONE_AFTER_MS = 5000;

/** The most pages with the same address that may be open at once. */
const MOST_OPEN = 20;
/** Changes by calls within this time are shown together. */
const TOGETHER_MS = 100;

/** The operator's page, open in one or more browsers. */
export class OperatorPage {
  readonly #pages = new Set<ServerResponse>();
  readonly #timer = setInterval(() => this.#send(': \n\n'), ALIVE_EVERY_MS).unref();
  #telling = false;

  constructor(private readonly driver: OperatorDriver) {
    driver.follow = () => void this.#push();
  }

  /** @param path behind the page's own address */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method === 'GET') return this.#get(path, response);
    if (request.method === 'POST') return this.#post(path, request, response);
    reply(response, 405, 'Only GET and POST are supported.');
  }

  async #report(name: string, response: ServerResponse): Promise<void> {
    const { end } = this.driver.state;
    const type = typeOfFile(name);
    if (!end?.files.includes(name) || !type) return reply(response, 404, NOTHING_HERE);
    const content = await readFile(join(end.folder, name));
    response.writeHead(200, { ...REPORT_HEADERS, 'Content-Type': type }).end(content);
  }

  async #authority(response: ServerResponse): Promise<void> {
    const { caFile } = this.driver.state.access;
    if (caFile) reply(response, 200, await readFile(caFile, 'utf8'), 'application/x-pem-file');
    else reply(response, 404, NOTHING_HERE);
  }

  #get(path: string, response: ServerResponse): Promise<void> | void {
    if (path === '') reply(response, 200, pageOf(this.driver.state), 'text/html');
    else if (path === 'page.css') reply(response, 200, OPERATOR_STYLE, 'text/css');
    else if (path === 'page.js') reply(response, 200, OPERATOR_SCRIPT, 'text/javascript');
    else if (path === 'events') this.#open(response);
    else if (path === CA_FILE) return this.#authority(response);
    else if (path.startsWith(REPORTS)) return this.#report(path.slice(REPORTS.length), response);
    else reply(response, 404, NOTHING_HERE);
  }

  async #post(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await formOf(request);
    if (path === 'secret') return reply(response, 200, this.driver.secret);
    if (path !== 'act') return reply(response, 404, NOTHING_HERE);
    const isDone = await this.driver.act(form);
    // Without its script, the reply to a form leads back to the page.
    if (request.headers.accept !== 'application/json') response.writeHead(303, { ...HEADERS, Location: './' }).end();
    else response.writeHead(isDone ? 204 : 409, HEADERS).end();
  }

  #open(page: ServerResponse): void {
    if (this.#pages.size >= MOST_OPEN) {
      reply(page, 503, 'This page is open in too many places already.');
      return;
    }
    page.on('error', () => undefined);
    page.once('close', () => this.#pages.delete(page));
    page.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' }).write(this.#news());
    this.#pages.add(page);
  }

  #news(): string {
    return `data: ${JSON.stringify(pageOf(this.driver.state))}\n\n`;
  }

  async #push(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    await sleep(TOGETHER_MS, undefined, { ref: false });
    this.#telling = false;
    if (this.isOpen) this.#send(this.#news());
  }

  #send(message: string): void {
    for (const page of this.#pages) page.write(message);
  }

  get isOpen(): boolean {
    return this.#pages.size > 0;
  }

  /** Waits until the page is no longer open anywhere, or the signal fires. */
  async left(signal: AbortSignal): Promise<void> {
    let seenAt = performance.now();
    // With no page open, the command does not wait.
    if (!this.isOpen) return;
    while (!signal.aborted && performance.now() - seenAt < GONE_AFTER_MS) {
      await sleep(100);
      if (this.isOpen) seenAt = performance.now();
    }
  }

  /** Shows the last state and ends. */
  close(): void {
    if (this.isOpen) this.#send(this.#news());
    clearInterval(this.#timer);
    for (const page of this.#pages) page.end();
  }
}
