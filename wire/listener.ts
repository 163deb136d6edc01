/** Receives the calls of a client, has them answered, and writes both down: the wire with its ends exchanged. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { recordBody } from '../cases/record.ts';
import type {
  Exchange,
  IssuedToken,
  NameValue,
  Received,
  RecordedReply,
  RecordedRequest,
} from '../contract/evidence.ts';
import type { Clock } from './pace.ts';
import { type KnownClient, type RawRequest, recordReceived } from './received.ts';
import type { Redactor } from './redaction.ts';

/** A reply as a provider gives it: placeholders in the place of tokens. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: readonly NameValue[];
  readonly body: string | Buffer;
  readonly wire?: { readonly delayMs?: number; readonly reset?: boolean };
}

/** Whoever answers: the stand-in for the provider. */
export interface Provider {
  answer(
    request: RecordedRequest,
    facts: { readonly at: number; readonly received: Received; readonly newToken: () => string },
  ): Promise<ProviderReply>;
}

/** What a listener is made of. */
export interface ListenerParts {
  readonly redactor: Redactor;
  readonly client: KnownClient;
  readonly clock: Pick<Clock, 'now'>;
  readonly record: (exchange: Exchange) => void;
  readonly host?: string;
  readonly port?: number;
  /** Certificate and key (PEM): HTTPS. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** What a call is to know of a base address that differs from where it listens. */
  readonly baseUrl?: string;
}

/** Longer bodies are read to their end and dropped. */
export const LONGEST_BODY = 1024 * 1024;
const TOKEN_BYTES = 24;

/** The playing of one scene, as the listener sees it. */
interface Playing {
  readonly scene: string;
  readonly provider: Provider;
  readonly connections: Map<Socket, { readonly number: number; calls: number }>;
  calls: number;
  /** Calls that are not over. */
  underWay: number;
  lastAt: number;
}

/** The provider's end of the wire. */
export class Listener {
  readonly #parts: ListenerParts;
  readonly #server: Server;
  readonly #tokens = new Map<string, string>();
  readonly exchanges: Exchange[] = [];
  #playing: Playing | null = null;
  #seq = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** Calls that came while no scene was played. */
  strays = 0;
  url = '';

  constructor(parts: ListenerParts) {
    this.#parts = parts;
    const options = { keepAliveTimeout: 30_000, maxHeaderSize: 32 * 1024 };
    this.#server = parts.tls ? createHttps({ ...parts.tls, ...options }) : createHttp(options);
    this.#server.on(
      'request',
      (request: IncomingMessage, response: ServerResponse) => void this.#serve(request, response),
    );
    this.#server.maxConnections = 1000;
  }

  /** Begins to listen. */
  async start(): Promise<void> {
    const { host = '127.0.0.1', port = 0, tls, baseUrl } = this.#parts;
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    const { port: own } = this.#server.address() as AddressInfo;
    this.url = baseUrl ?? `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${own}`;
  }

  /** From now on calls belong to this scene. What an earlier try of it recorded is forgotten. */
  begin(scene: string, provider: Provider): void {
    const kept = this.exchanges.filter(({ received }) => received?.scene !== scene);
    this.exchanges.splice(0, this.exchanges.length, ...kept);
    this.#playing = { scene, provider, connections: new Map(), calls: 0, underWay: 0, lastAt: performance.now() };
  }

  /** Waits until no call has come for a while, and ends the scene. Returns how many calls came in it. */
  async end(quietMs: number): Promise<number> {
    const playing = this.#playing;
    if (!playing) return 0;
    const isQuiet = () => playing.underWay === 0 && performance.now() - playing.lastAt >= quietMs;
    while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 10));
    this.#playing = null;
    return playing.calls;
  }

  /** Calls of the scene that is played now. */
  get calls(): number {
    return this.#playing?.calls ?? 0;
  }

  async close(): Promise<void> {
    this.#playing = null;
    this.#server.closeAllConnections();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  async #serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const playing = this.#playing;
    if (!playing) {
      this.strays += 1;
      message.resume();
      response.writeHead(503, { Connection: 'close' }).end();
      return;
    }
    playing.underWay += 1;
    playing.lastAt = performance.now();
    try {
      await this.#receive(message, response, playing);
    } finally {
      playing.underWay -= 1;
      playing.lastAt = performance.now();
    }
  }

  async #receive(message: IncomingMessage, response: ServerResponse, playing: Playing): Promise<void> {
    const at = this.#parts.clock.now();
    const began = performance.now();
    const { raw, aborted } = await readWhole(message);
    const { request, astray } = recordReceived(raw, this.url, this.#parts.redactor, this.#parts.client);
    const facts: Received = {
      scene: playing.scene,
      ...connectionOf(playing, message.socket),
      protocol: `HTTP/${message.httpVersion}`,
      tls: tlsOf(message.socket),
      bodyMs: Math.round(performance.now() - began),
      ...(astray ? { astray: true as const } : {}),
      ...(aborted ? { aborted: true as const } : {}),
    };
    // One after the other: what the provider knows when it answers must be what the record says.
    const answered = this.#turn.then(() => this.#answer(request, at, facts, playing));
    this.#turn = answered.catch(() => undefined);
    const { reply, issued, seq, number } = await answered;
    const lost = await this.#send(response, reply);
    this.#enter({
      id: `${playing.scene}/${number}`,
      seq,
      request,
      reply: recordedReply(reply),
      failure: null,
      sentAt: new Date(at).toISOString(),
      // Not by the clock of the scenes: a client that has its reply may have put that forward already.
      durationMs: Math.round(performance.now() - began),
      issued,
      waits: [],
      received: lost ? { ...facts, lost: true } : facts,
    });
  }

  async #answer(request: RecordedRequest, at: number, received: Received, playing: Playing) {
    this.#seq += 1;
    playing.calls += 1;
    const [seq, number] = [this.#seq, playing.calls];
    const issued: IssuedToken[] = [];
    const newToken = () => {
      const { value, tag } = this.#unusedToken();
      this.#tokens.set(tag, value);
      this.#parts.redactor.add(value, `<access_token:${tag}>`);
      issued.push({ tag, format: 'opaque', headerSafe: true });
      return tag;
    };
    const reply = await playing.provider.answer(request, { at, received, newToken });
    return { reply, issued, seq, number };
  }

  /** Two tokens never have the same tag: whoever judges the run again tells them apart by it. */
  #unusedToken(): { readonly value: string; readonly tag: string } {
    const value = randomBytes(TOKEN_BYTES).toString('base64url');
    const tag = this.#parts.redactor.tag(value);
    return this.#tokens.has(tag) ? this.#unusedToken() : { value, tag };
  }

  /** Puts a reply on the wire, its tokens filled in. `true`: it never reached the caller. */
  async #send(response: ServerResponse, { status, headers, body, wire }: ProviderReply): Promise<boolean> {
    if (wire?.delayMs) await new Promise((resolve) => setTimeout(resolve, wire.delayMs));
    if (wire?.reset) {
      response.socket?.resetAndDestroy();
      return true;
    }
    if (response.destroyed) return true;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(this.#filled(body));
    response.sendDate = false;
    response.writeHead(status, [...headers.flat(), 'Content-Length', String(bytes.length)]);
    response.end(bytes);
    // Whether it has been read nobody can tell; that the caller has gone, the socket can.
    const [how] = await Promise.race([
      once(response, 'finish').then(() => ['sent']),
      once(response, 'close').then(() => ['gone']),
    ]);
    return how === 'gone' && !response.writableFinished;
  }

  #filled(text: string): string {
    return text.replace(/<access_token:([0-9a-f]{8})>/g, (all, tag: string) => this.#tokens.get(tag) ?? all);
  }

  #enter(exchange: Exchange): void {
    this.exchanges.push(exchange);
    this.#parts.record(exchange);
  }
}

/** A reply as it is recorded: it has held no secret so far. */
export function recordedReply({ status, headers, body }: ProviderReply): RecordedReply {
  return { status, reason: '', headers, body: recordBody(Buffer.isBuffer(body) ? body : Buffer.from(body)) };
}

function headersOf(raw: readonly string[]): NameValue[] {
  return Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);
}

function readWhole(message: IncomingMessage): Promise<{ readonly raw: RawRequest; readonly aborted: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const over = (aborted: boolean) => {
      const { method = '', url: target = '/', rawHeaders } = message;
      resolve({ raw: { method, target, headers: headersOf(rawHeaders), body: Buffer.concat(chunks), bytes }, aborted });
    };
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= LONGEST_BODY) chunks.push(chunk);
    });
    message.once('end', () => over(false));
    message.once('error', () => over(true));
    message.once('close', () => over(!message.complete));
  });
}

function connectionOf({ connections }: Playing, socket: Socket): Pick<Received, 'connection' | 'reused'> {
  const known = connections.get(socket) ?? { number: connections.size + 1, calls: 0 };
  connections.set(socket, known);
  known.calls += 1;
  return { connection: known.number, reused: known.calls > 1 };
}

function tlsOf(socket: Socket): Received['tls'] {
  if (!(socket instanceof TLSSocket)) return null;
  const { servername } = socket as TLSSocket & { servername?: string | false };
  return { protocol: socket.getProtocol() ?? 'unknown', serverName: servername || null };
}
