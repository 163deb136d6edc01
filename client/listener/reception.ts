/** The provider's side of one run: receives calls, has them answered, and records both. Runs may share a server. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { recordBody } from '../../cases/record.ts';
import type { Exchange, IssuedToken, Received, RecordedRequest } from '../../contract/evidence.ts';
import type { Refusal } from '../../contract/scene.ts';
import type { Clock } from '../../wire/clock.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { isReport } from '../judging/reading.ts';
import { REFUSALS } from '../judging/words.ts';
import type { CallFacts, Provider, ProviderReply } from '../provider/provider.ts';
import { type Certificate, cut, wasReset } from './connections.ts';
import type { KnownClient } from './credentials.ts';
import { fieldsOf, isRecordable, LIMITS, type Limits, REPLY_ROOM, Refusals, sizeOf } from './limits.ts';
import { pathOf, type ReceivedAt, readCall, recordReceived, tlsOf } from './reading.ts';

/** Where a scene's addresses are, if not at the usual place. */
export interface ScenePlace extends ReceivedAt {
  readonly certificate?: Certificate;
  /** The certificate that is shown once a call was answered; absent: from the start. */
  readonly certificateAfter?: 'first-call';
}

/** One try of a scene. */
export class Playing {
  readonly refusals = new Refusals();
  readonly handshakes = { silent: 0, spoken: 0 };
  readonly #connections = new Map<Socket, number>();
  #numbered = 0;
  /** Connections with a call that is not over yet. */
  readonly busy = new Set<Socket>();
  #second = { since: Number.NEGATIVE_INFINITY, calls: 0 };
  /** Answered calls; `recorded` holds those whose replies were sent. */
  calls: number;
  readonly recorded: Exchange[];
  bytes: number;
  underWay = 0;
  lastAt = performance.now();
  /** The error that the provider or the record threw: nothing of this scene can be judged. */
  fault: { readonly error: unknown } | null = null;

  constructor(
    readonly scene: string,
    readonly provider: Provider,
    readonly place: ScenePlace,
    earlier: readonly Exchange[],
  ) {
    this.recorded = [...earlier];
    this.calls = earlier.length;
    this.bytes = earlier.reduce((all, call) => all + sizeOf(call), 0);
    this.#numbered = earlier.reduce((most, { received }) => Math.max(most, received?.connection ?? 0), 0);
  }

  /** @returns whether more than `perSecond` calls came within a second */
  comesTooFast(perSecond: number): boolean {
    const now = performance.now();
    if (now - this.#second.since >= SECOND_MS) this.#second = { since: now, calls: 0 };
    this.#second.calls += 1;
    return this.#second.calls > perSecond;
  }

  /** A connection's number, and whether it has had a call before. */
  connection(socket: Socket): Pick<Received, 'connection' | 'reused'> {
    const known = this.#connections.get(socket);
    if (known === undefined) this.#numbered += 1;
    const connection = known ?? this.#numbered;
    this.#connections.set(socket, connection);
    return { connection, reused: known !== undefined };
  }

  /**
   * The recorded calls in order. A system resets a connection that it closes before it has read the reply; one that
   * had stopped waiting as the reply was sent, and sends the same again elsewhere, has not read it.
   */
  list(): Exchange[] {
    const calls = this.recorded.sort((a, b) => a.seq - b.seq);
    const last = new Map(calls.map((call) => [call.received?.connection ?? 0, call]));
    const reset = new Set([...this.#connections].flatMap(([socket, number]) => (wasReset(socket) ? [number] : [])));
    const isUnread = (call: Exchange, connection: number) =>
      reset.has(connection) &&
      last.get(connection) === call &&
      isReport(call) &&
      calls.some(({ seq, request }) => seq > call.seq && isDeepStrictEqual(request.body, call.request.body));
    return calls.map((call) =>
      call.received && isUnread(call, call.received.connection)
        ? { ...call, received: { ...call.received, lost: true } }
        : call,
    );
  }
}

export interface ReceptionParts {
  readonly redactor: Redactor;
  readonly client: KnownClient;
  /** `ask`: first asks for the client's clock. */
  readonly clock: Pick<Clock, 'now'> & { readonly ask?: () => Promise<void> };
  readonly record: (exchange: Exchange) => void;
  /** Writes a call and the tokens of its reply to disk before it is answered: no answered call is ever lost. */
  readonly keep?: (call: Exchange, tokens: Readonly<Record<string, string>>) => Promise<void>;
  readonly limits?: Partial<Limits>;
}

/** Calls of an interrupted run that is resumed: `tokens` are values by their tags. */
export interface Earlier {
  readonly calls: readonly Exchange[];
  readonly tokens: Readonly<Record<string, string>>;
}

interface Answered {
  readonly reply: ProviderReply;
  readonly issued: readonly IssuedToken[];
  readonly seq: number;
}

/** No server can send a lower one, though clients can read it. */
const LOWEST_STATUS = 100;
const TOKEN_BYTES = 766;
/** Characters allowed in a token that base64 does not have. */
const OTHER_CHARACTERS = '-._~';

/** As long as signed tokens (1024 characters), with each character that a token may have (RFC 6750 §2.1). */
function randomToken(): string {
  let other = 0;
  const character = () => OTHER_CHARACTERS[other++ % OTHER_CHARACTERS.length] ?? '';
  return randomBytes(TOKEN_BYTES)
    .toString('base64')
    .replace(/(.{49})./g, (_all, before: string) => `${before}${character()}`);
}

/** Within a JSON string. */
const inJson = (token: string) => token.replaceAll('+', '\\u002B').replaceAll('/', '\\/');
/** How long a client may go on calling after the end before it is stopped, in ms. */
const OVERTIME_MS = 10_000;
const SHORT_MS = 10;
const SECOND_MS = 1000;

/** Recorded if a sandbox's reply can be neither recorded nor passed on; the client sees a connection that breaks. */
const NO_REPLY: ProviderReply = {
  ...{ status: 0, headers: [], body: '', wire: { reset: true } },
  recorded: {
    reply: null,
    failure: { kind: 'reset', message: 'the reply has a status below 100, or more header fields than can be recorded' },
    issued: [],
  },
};

const bytesOf = (body: string | Buffer) => (Buffer.isBuffer(body) ? body : Buffer.from(body));

/** `OPTIONS *` only asks whether a server is there (RFC 9110 §9.3.7). */
const isAboutTheServer = ({ method, url }: IncomingMessage) => method === 'OPTIONS' && url === '*';

/** Yields to the event loop. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, SHORT_MS));

/** Waits until all that has arrived is read: two turns, since in the current one the reading may be over. */
async function heardAll(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
}

/** The provider's side of one run; the owner of the server passes calls to it. */
export class Reception {
  readonly #parts: ReceptionParts;
  protected readonly limits: Limits;
  readonly #tokens = new Map<string, string>();
  /** Refusals of calls that came while no scene was played. */
  readonly between = new Refusals();
  protected playing: Playing | null = null;
  #calls = 0;
  #bytes = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param url at which clients reach the provider, without a trailing slash */
  constructor(
    parts: ReceptionParts,
    public url = '',
  ) {
    this.#parts = parts;
    this.limits = { ...LIMITS, ...parts.limits };
  }

  /** Continues with what a resumed run has recorded before. */
  recall({ calls, tokens }: Earlier): void {
    this.#calls += calls.length;
    for (const call of calls) {
      this.#bytes += sizeOf(call);
      this.#parts.redactor.show(JSON.stringify(call.reply));
    }
    for (const [tag, value] of Object.entries(tokens)) this.#know(tag, value);
  }

  /** Every token that was issued, by its tag. Secret. */
  get tokens(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#tokens);
  }

  #know(tag: string, value: string): void {
    this.#tokens.set(tag, value);
    this.#parts.redactor.add(value, `<access_token:${tag}>`);
  }

  /** @param earlier calls of the same, interrupted try of the scene: the provider knows them already */
  begin(scene: string, provider: Provider, place: ScenePlace = {}, earlier: readonly Exchange[] = []): void {
    this.playing = new Playing(scene, provider, place, earlier);
  }

  /** Ends the scene when calls have stopped, or cuts the client off. @throws what the provider or the record threw */
  async end(quietMs: number, overtimeMs = OVERTIME_MS) {
    const { playing } = this;
    if (!playing) return { calls: [], refused: [], handshakes: null };
    const latest = performance.now() + quietMs + overtimeMs;
    const isQuiet = () => playing.underWay === 0 && performance.now() - playing.lastAt >= quietMs;
    while (!isQuiet() && performance.now() < latest) await pause();
    for (const socket of playing.busy) socket.destroy();
    while (playing.underWay > 0) await pause();
    await this.settle(playing, latest);
    this.playing = null;
    if (playing.fault) throw playing.fault.error;
    const { refusals, handshakes } = playing;
    return { calls: playing.list(), refused: refusals.list(), handshakes: this.hasHandshakes ? handshakes : null };
  }

  /** Whether connections belong only to this run, so that silent ones are its client's. */
  protected get hasHandshakes(): boolean {
    return false;
  }

  /** Before a scene is over. @param _latest by `performance.now()` */
  protected async settle(_playing: Playing, _latest: number): Promise<void> {}

  /** Ends the scene at once. */
  async close(): Promise<void> {
    await this.end(0, 0).catch(() => undefined);
  }

  /** @param said what made the call unreadable */
  refused(why: Refusal, said?: string): void {
    (this.playing?.refusals ?? this.between).add(why, said);
  }

  /** Why a call is refused before its body is read; `null`: it is not. */
  #obstacle(playing: Playing, message: IncomingMessage): Refusal | null {
    // HTTP/1.1 requires a host (RFC 9112 §3.2).
    if (message.httpVersion === '1.1' && message.headers.host === undefined) return 'not-http';
    if (pathOf(message.url ?? '') === '' && !isAboutTheServer(message)) return 'target';
    const { callsOfAScene, calls, bytesOfAScene } = this.limits;
    const isFull = this.#calls + playing.underWay >= calls;
    if (isFull || playing.calls + playing.underWay >= callsOfAScene || playing.bytes >= bytesOfAScene) return 'calls';
    return playing.comesTooFast(this.limits.perSecond) ? 'rate' : null;
  }

  #refuse(message: IncomingMessage, response: ServerResponse, why: Refusal): void {
    this.refused(why, why === 'not-http' ? 'no Host field' : undefined);
    message.resume();
    if (!response.destroyed) response.writeHead(REFUSALS[why][0], fieldsOf(why)).end();
  }

  async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { playing } = this;
    if (!playing) return this.#refuse(message, response, 'between-scenes');
    const obstacle = this.#obstacle(playing, message);
    if (obstacle) return this.#refuse(message, response, obstacle);
    if (isAboutTheServer(message)) {
      message.resume();
      return void response.writeHead(204).end();
    }
    playing.underWay += 1;
    playing.busy.add(message.socket);
    playing.lastAt = performance.now();
    try {
      await this.#receive(message, response, playing);
    } catch (error) {
      playing.fault ??= { error };
      response.destroy();
    } finally {
      playing.underWay -= 1;
      playing.busy.delete(message.socket);
      playing.lastAt = performance.now();
    }
  }

  async #receive(message: IncomingMessage, response: ServerResponse, playing: Playing): Promise<void> {
    const { redactor, client, clock } = this.#parts;
    await clock.ask?.();
    const at = clock.now();
    const began = performance.now();
    const { raw, end } = await readCall(message, this.limits);
    if (end === 'body' || end === 'slow') return this.#refuse(message, response, end);
    const { request, astray } = recordReceived(raw, this.url, redactor, client, playing.place);
    const facts: Received = {
      scene: playing.scene,
      ...playing.connection(message.socket),
      protocol: message.httpVersion === '1.0' ? 'HTTP/1.0' : 'HTTP/1.1',
      tls: tlsOf(message.socket, redactor),
      bodyMs: Math.round(performance.now() - began),
      ...(astray ? { astray: true as const } : {}),
      ...(end === 'aborted' ? { aborted: true as const } : {}),
    };
    const exchange = ({ reply: { status, headers, body, recorded }, issued, seq }: Answered): Exchange => ({
      id: `${playing.scene}/${seq}`,
      seq,
      request,
      reply: { status, reason: '', headers, body: recordBody(bytesOf(body)) },
      failure: null,
      sentAt: new Date(at).toISOString(),
      // Not by the scenes' clock: a client that has its reply may already have moved it ahead.
      durationMs: Math.round(performance.now() - began),
      issued,
      waits: [],
      ...recorded,
      received: facts,
    });
    // Before anybody answers it: `verify` would not know an unrecorded reply, nor what follows from it.
    const draft = exchange({ reply: NO_REPLY, issued: [], seq: 0 });
    if (!isRecordable(draft)) return this.#refuse(message, response, 'head');
    const room = sizeOf(draft) + REPLY_ROOM;
    if (this.#bytes + room > this.limits.bytes) return this.#refuse(message, response, 'calls');
    this.#bytes += room;
    try {
      const answered = await this.#answered(request, { at, raw, received: facts }, playing);
      const { reply } = answered;
      const isPassedOn = reply.wire?.reset || (reply.status >= LOWEST_STATUS && isRecordable(exchange(answered)));
      const kept = isPassedOn ? answered : { ...answered, reply: NO_REPLY };
      const recorded = (lost: boolean): Exchange => {
        return { ...exchange(kept), ...(lost ? { received: { ...facts, lost: true } } : {}) };
      };
      await this.#parts.keep?.(recorded(kept.reply.wire?.reset === true), this.#valuesOf(kept.issued));
      this.#enter(playing, recorded(await this.#send(response, kept.reply)));
    } finally {
      this.#bytes -= room;
    }
  }

  /** One at a time: what the provider knows when it answers must match the record. */
  #answered(request: RecordedRequest, facts: Omit<CallFacts, 'newToken'>, playing: Playing) {
    const answer = () => this.#answer(request, facts, playing);
    if (playing.provider.atOnce) return answer();
    const answered = this.#turn.then(answer);
    this.#turn = answered.catch(() => undefined);
    return answered;
  }

  async #answer(request: RecordedRequest, facts: Omit<CallFacts, 'newToken'>, playing: Playing): Promise<Answered> {
    const issued: IssuedToken[] = [];
    const { redactor } = this.#parts;
    const newToken = (): string => {
      const value = randomToken();
      const tag = redactor.tag(value);
      // No two tokens share a tag, by which `verify` distinguishes them.
      if (this.#tokens.has(tag)) return newToken();
      this.#know(tag, value);
      issued.push({ tag, format: 'opaque', headerSafe: true });
      return tag;
    };
    const reply = await playing.provider.answer(request, { ...facts, newToken });
    this.#calls += 1;
    playing.calls += 1;
    return { reply, issued, seq: playing.calls };
  }

  /** `true`: the reply never reached the caller. */
  async #send(response: ServerResponse, { status, headers, body, wire }: ProviderReply): Promise<boolean> {
    const { chunked = false, escaped = false } = wire ?? {};
    if (wire?.delayMs) await new Promise((resolve) => setTimeout(resolve, wire.delayMs));
    // On a busy machine this process may not know yet that the caller has gone.
    await heardAll();
    // A reply queued behind another on its connection (RFC 9112 §9.3.2) has no socket yet, and misses its end.
    const { socket } = response.req;
    if (wire?.reset) cut(socket);
    if (wire?.reset || socket.destroyed || socket.writableEnded) return true;
    const bytes = bytesOf(typeof body === 'string' ? this.#filled(body, escaped) : body);
    response.sendDate = false;
    const small = headers.flatMap(([name, value]) => [name.toLowerCase(), value]);
    // Node would write it in capitals; to HTTP/1.0 nothing is sent in chunks (RFC 9112 §6.1).
    if (response.req.httpVersion === '1.1') small.push('transfer-encoding', 'chunked');
    response.writeHead(status, chunked ? small : [...headers.flat(), 'Content-Length', String(bytes.length)]);
    // Two chunks: who reads the first one alone has half a token.
    const half = chunked ? bytes.length >> 1 : 0;
    if (half > 0) response.write(bytes.subarray(0, half));
    response.end(bytes.subarray(half));
    // Nobody knows whether it was read, but the socket knows whether the caller has gone.
    await new Promise<void>((resolve) => {
      const end = () => {
        socket.off('close', end);
        resolve();
      };
      response.once('finish', end).once('error', end);
      socket.once('close', end);
    });
    return !response.writableFinished;
  }

  #valuesOf(issued: readonly IssuedToken[]): Record<string, string> {
    return Object.fromEntries(issued.map(({ tag }) => [tag, this.#tokens.get(tag) ?? '']));
  }

  #filled(text: string, isEscaped: boolean): string {
    return text.replace(/<access_token:([0-9a-f]{8})>/g, (all, tag: string) => {
      const token = this.#tokens.get(tag) ?? all;
      return isEscaped ? inJson(token) : token;
    });
  }

  #enter(playing: Playing, exchange: Exchange): void {
    const bytes = sizeOf(exchange);
    playing.bytes += bytes;
    this.#bytes += bytes;
    playing.recorded.push(exchange);
    this.#parts.redactor.show(JSON.stringify(exchange.reply));
    this.#parts.record(exchange);
  }
}
