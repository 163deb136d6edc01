/** What an operator's page is told while it is open: server-sent events with the parts that have changed. */
import type { ServerResponse } from 'node:http';
import type { OperatorDriver } from '../ways/operator.ts';
import type { OperatorState, OperatorView } from './state.ts';

/** Pages that may be open at once. */
const MOST_OPEN = 12;
/** So often something is sent, so that nobody in between takes the connection for dead. */
const ALIVE_EVERY_MS = 15_000;

/** A page that is open, and what it shows. */
class Stream {
  #shown: Readonly<Record<string, string>> = {};

  constructor(private readonly response: ServerResponse) {}

  send(state: OperatorState, parts: Readonly<Record<string, string>>): void {
    const changed = Object.fromEntries(Object.entries(parts).filter(([id, text]) => this.#shown[id] !== text));
    this.#shown = parts;
    const { phase, now } = state;
    this.response.write(`data: ${JSON.stringify({ phase, turn: now?.turn ?? 0, parts: changed })}\n\n`);
  }

  alive(): void {
    this.response.write(': \n\n');
  }

  end(): void {
    this.response.end();
  }
}

/** All pages that are open. */
export class PageStreams {
  readonly #streams = new Set<Stream>();
  readonly #driver: OperatorDriver;
  readonly #view: OperatorView;
  readonly #unfollow: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(driver: OperatorDriver, view: OperatorView) {
    this.#driver = driver;
    this.#view = view;
    this.#unfollow = driver.follow((state) => this.#tell(state));
    this.#timer = setInterval(() => {
      for (const stream of this.#streams) stream.alive();
    }, ALIVE_EVERY_MS).unref();
  }

  /** Begins to tell a page. @param headers those of every reply */
  open(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
    if (this.#streams.size >= MOST_OPEN) {
      response.writeHead(503, headers).end();
      return;
    }
    const stream = new Stream(response);
    response.on('error', () => undefined);
    response.once('close', () => this.#streams.delete(stream));
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    this.#streams.add(stream);
    const { state } = this.#driver;
    stream.send(state, this.#view.parts(state));
  }

  close(): void {
    this.#unfollow();
    clearInterval(this.#timer);
    for (const stream of this.#streams) stream.end();
  }

  #tell(state: OperatorState): void {
    if (this.#streams.size === 0) return;
    const parts = this.#view.parts(state);
    for (const stream of this.#streams) stream.send(state, parts);
  }
}
