/**
 * Passes calls of clients in a test's process to the provider's side of the wire without a connection: for
 * thousands of calls, a socket, Node's parser and the streams of its `fetch` take longer than answering and judging
 * them. What only a connection shows, a client with its own connections, and redirects, use the loopback interface.
 */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Reception } from '../../client/listener/reception.ts';
import type { NameValue } from '../../contract/evidence.ts';

/** The header fields that a client leaves to Node's `fetch`. */
const USUAL: readonly NameValue[] = [
  ['accept', '*/*'],
  ['accept-language', '*'],
  ['sec-fetch-mode', 'cors'],
  ['user-agent', 'node'],
  ['accept-encoding', 'gzip, deflate'],
];

/** A connection, as far as the provider's side uses it. */
class Line extends EventEmitter {
  destroyed = false;

  destroy(): this {
    if (!this.destroyed) setImmediate(() => this.emit('close'));
    this.destroyed = true;
    return this;
  }

  resetAndDestroy(): this {
    return this.destroy();
  }
}

class Message extends Readable {
  readonly httpVersion = '1.1';
  readonly complete = true;
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly socket: Line,
    readonly method: string,
    readonly url: string,
    fields: readonly NameValue[],
    body: Buffer,
  ) {
    super();
    this.rawHeaders = fields.flat();
    this.headers = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
    if (body.length > 0) this.push(body);
    this.push(null);
  }

  override _read(): void {}
}

/** A reply as it is written, and as a client reads it. */
class Reply extends EventEmitter {
  sendDate = true;
  destroyed = false;
  writableFinished = false;
  status = 0;
  #fields: readonly string[] = [];
  #body = Buffer.alloc(0);

  constructor(readonly req: Message) {
    super();
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get headers() {
    const named = this.#fields.flatMap((name, at) => (at % 2 === 0 ? [[name, this.#fields[at + 1] ?? '']] : []));
    return new Headers(named as [string, string][]);
  }

  writeHead(status: number, fields: readonly string[] = []): this {
    this.status = status;
    this.#fields = fields.map(String);
    return this;
  }

  write(chunk: Buffer): void {
    this.#body = Buffer.concat([this.#body, chunk]);
  }

  end(chunk = Buffer.alloc(0)): this {
    this.write(chunk);
    this.writableFinished = true;
    setImmediate(() => this.emit('finish'));
    return this;
  }

  destroy(): this {
    this.destroyed = true;
    this.req.socket.destroy();
    return this;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#body).buffer;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(this.#body);
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

interface Reached {
  readonly reception: Reception;
  /** Connections without a call in progress. */
  readonly idle: Line[];
}

type Given = Omit<RequestInit, 'headers' | 'body'> & {
  headers?: Record<string, string>;
  body?: RequestInit['body'] | Buffer;
};

function fieldsOf({ host }: URL, { headers = {}, body }: Given, { length }: Buffer, method: string): NameValue[] {
  const given: NameValue[] = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const isGiven = (name: string) => given.some(([each]) => each.toLowerCase() === name);
  const type = body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'text/plain';
  const isTyped = typeof body === 'string' || body instanceof URLSearchParams;
  const usual: NameValue[] = isTyped ? [['content-type', `${type};charset=UTF-8`], ...USUAL] : [...USUAL];
  return [
    ...([
      ['host', host],
      ['connection', 'keep-alive'],
    ] as const),
    ...given,
    ...usual.filter(([name]) => !isGiven(name)),
    ...(method === 'POST' || length > 0 ? [['content-length', String(length)] as const] : []),
  ];
}

async function call({ reception, idle }: Reached, url: URL, given: Given): Promise<Reply> {
  const { method = 'GET', body = '' } = given;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(String(body));
  const line = idle.pop() ?? new Line();
  const message = new Message(line, method, `${url.pathname}${url.search}`, fieldsOf(url, given, bytes, method), bytes);
  const reply = new Reply(message);
  const isOver = new Promise<void>((resolve, reject) => {
    reply.once('finish', resolve);
    line.once('close', () => reject(new TypeError('fetch failed')));
  });
  // As over a connection, a client continues before anybody is notified of its call.
  setImmediate(() => reception.serve(message as unknown as IncomingMessage, reply as unknown as ServerResponse));
  await isOver;
  line.removeAllListeners('close');
  idle.push(line);
  return reply;
}

const reached = new Map<string, Reached>();
const { fetch: usual } = globalThis;

/** Node's `fetch` follows redirects, and decides what a header field or a body may be. */
const isSimple = ({ redirect, headers = {}, body = '' }: Given) =>
  redirect === 'manual' &&
  Object.getPrototypeOf(headers) === Object.prototype &&
  (typeof body === 'string' || body instanceof URLSearchParams || Buffer.isBuffer(body));

const direct = (address: string | URL, given: Given = {}) => {
  const url = new URL(address);
  const reception = reached.get(url.origin);
  return reception && isSimple(given) ? call(reception, url, given) : usual(url, given as RequestInit);
};

/** Passes calls by `fetch` to a provider's side of the wire without a connection. @returns ends that */
export function reachDirectly(reception: Reception): () => void {
  const { origin } = new URL(reception.url);
  reached.set(origin, { reception, idle: [] });
  globalThis.fetch = direct as unknown as typeof fetch;
  return () => {
    reached.delete(origin);
    if (reached.size === 0) globalThis.fetch = usual;
  };
}
