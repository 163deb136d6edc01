/** The one address of the desk: clients' calls, integrators' pages and QA's page, distinguished by their paths. */
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PLAY_ENDS } from '../../client/judging/words.ts';
import { type Certificate, makeServer } from '../../client/listener/connections.ts';
import { LIMITS } from '../../client/listener/limits.ts';
import { pathOf } from '../../client/listener/reading.ts';
import {
  digest,
  formOf,
  HEADERS,
  isToken,
  NOT_LET_IN,
  NOTHING_HERE,
  REPORT_HEADERS,
  refusal,
  reply,
  textOf,
} from '../../client/page/answers.ts';
import { typeOfFile } from '../../client/page/view.ts';
import type { JoinedEnd, JoinedNews, JoinedState } from '../../client/ways/joined.ts';
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import { invitationPage } from './pages/invitation.ts';
import { qaPage } from './pages/qa.ts';
import { DESK_SCRIPT, DESK_STYLE } from './pages/style.ts';
import { type HostedRun, NotHere, type Runs } from './runs.ts';
import type { DeskFile, Store } from './store.ts';

/** Connections at once, in all and from one address: a proxy in front has one address, and its own limits. */
const CONNECTIONS = 4000;
const CONNECTIONS_OF_ADDRESS = 400;
/** How often the holder of a link may ask for something within a second: a page, or news, which every call brings. */
const ASKED_PER_SECOND = { page: 40, join: 500 };
/** How long an integrator's machine waits for news, in ms; then it asks again. */
const NEWS_MS = 20_000;
/** By then it has asked again, unless it is gone. */
const GONE_MS = 10_000;

export interface DeskServerParts {
  readonly tls?: Certificate | undefined;
  /** The certificate of the authority that integrators have to trust, PEM. */
  readonly authority?: string | undefined;
  /** All connections come from a proxy. */
  readonly isProxied: boolean;
  readonly log: (line: string) => void;
}

export interface Served {
  readonly runs: Runs;
  readonly store: Store;
  readonly desk: DeskFile;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function sendResult({ response }: Asked, folder: string, name: string): Promise<void> {
  const type = typeOfFile(name);
  const file = join(folder, name);
  const size = type && statSync(file, { throwIfNoEntry: false })?.size;
  if (!size) return reply(response, 404, NOTHING_HERE);
  response.writeHead(200, {
    ...{ ...REPORT_HEADERS, 'Content-Type': type, 'Content-Length': size },
    ...(type === 'text/html' ? {} : { 'Content-Disposition': `attachment; filename="${name}"` }),
  });
  await pipeline(createReadStream(file), response);
}

const json = (response: ServerResponse, body: object) => reply(response, 200, JSON.stringify(body), 'application/json');

const wholeNumber = (given: unknown): number =>
  Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : 0;

/** The valid parts of an integrator's message. */
function newsIn({ seen, asked, ahead }: Readonly<Record<string, unknown>>): JoinedNews {
  return { seen: wholeNumber(seen), asked: wholeNumber(asked), ahead: wholeNumber(ahead) };
}

/** How a scene ended; `null`: the message does not say. A remark is cut, since it is recorded. */
function endIn({ turn, end, remark, by }: Readonly<Record<string, unknown>>): JoinedEnd | null {
  const known = ['done', 'failed', 'unknown-scene', 'too-long'].find((each) => each === end && each in PLAY_ENDS);
  if (!known) return null;
  const posted = typeof remark === 'string' ? remark.slice(0, 300) : null;
  const how = { end: known as JoinedEnd['end'], remark: posted };
  return { turn: wholeNumber(turn), ...how, by: by === 'webhook' ? 'webhook' : 'command' };
}

/** Counts the requests for each run's page within a second. */
class Rate {
  readonly #counts = new Map<string, number>();
  #since = 0;

  isOver(run: string, what: keyof typeof ASKED_PER_SECOND): boolean {
    const of = `${what} ${run}`;
    const now = performance.now();
    if (now - this.#since > 1000) {
      this.#counts.clear();
      this.#since = now;
    }
    const count = (this.#counts.get(of) ?? 0) + 1;
    this.#counts.set(of, count);
    return count > ASKED_PER_SECOND[what];
  }
}

export class DeskServer {
  readonly #server: Server;
  readonly #disconnect: () => void;
  readonly #rate = new Rate();
  #served: (Served & { readonly qaDigest: Buffer; readonly origin: string; readonly prefix: string }) | null = null;

  constructor(private readonly parts: DeskServerParts) {
    const { tls, isProxied } = parts;
    const connectionsOfAddress = isProxied ? CONNECTIONS : CONNECTIONS_OF_ADDRESS;
    const { server, disconnect } = makeServer({ ...LIMITS, connections: CONNECTIONS, connectionsOfAddress }, tls, {
      call: (request, response) =>
        void this.#answer({ request, response }).catch((error: Error) => this.#failed(response, error)),
      refused: () => undefined,
      tlsBegan: () => undefined,
      tlsEnded: () => undefined,
    });
    this.#server = server;
    this.#disconnect = disconnect;
  }

  /** @returns the port */
  async listen(host: string, port: number): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Starts serving runs. */
  serve(served: Served): void {
    const { origin, pathname } = new URL(served.desk.url);
    const prefix = pathname.replace(/\/+$/, '');
    this.#served = { ...served, origin, prefix, qaDigest: digest(served.desk.qaToken) };
  }

  /** @throws {NotHere} before there is anything */
  get #own() {
    if (!this.#served) throw new NotHere('The desk is being opened.');
    return this.#served;
  }

  async close(): Promise<void> {
    this.#disconnect();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  #failed(response: ServerResponse, error: Error): void {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    // Outsiders learn nothing more.
    const isOurs = error instanceof NotHere;
    if (!isOurs && !(error instanceof RangeError)) this.parts.log(`${error.name}: ${error.message}`);
    response.setHeader('Retry-After', '2');
    reply(response, 503, isOurs ? error.message : 'That could not be done.');
  }

  async #answer(asked: Asked): Promise<void> {
    const { request, response } = asked;
    // As sent: nothing is decoded and no dots are resolved before the run is looked up.
    const target = pathOf(request.url ?? '');
    const { prefix, runs } = this.#own;
    const own = target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : '';
    const [, room = '', id = '', rest = ''] = /^\/(runs|desk)\/([^/?#]+)(\/[^?#]*|(?=[?#]|$))/.exec(own) ?? [];
    if (room === 'desk') return this.#qa(asked, id, rest);
    if (own === '/health') return this.#health(asked);
    if (own === '/certification-ca.pem' && this.parts.authority)
      return reply(response, 200, this.parts.authority, 'application/x-pem-file');
    if (room !== 'runs') return reply(response, 404, NOTHING_HERE);
    const run = await runs.get(id);
    const [, token = '', path] = /^\/invited\/([^/]*)\/(.*)$/.exec(rest) ?? [];
    if (path !== undefined) return this.#invited(asked, run, token, path);
    if (!run) return reply(response, 404, NOTHING_HERE);
    const { attempt } = run;
    if (attempt && !attempt.isOver && !run.isPast) return attempt.reception.serve(request, response);
    response.setHeader('Retry-After', '5');
    reply(response, 503, 'No scene of this run is being played.');
  }

  /** For load balancers, and for whoever set up the proxy: with the host as it arrives here. */
  #health({ request, response }: Asked): void {
    response.setHeader('X-Desk-Host', String(request.headers.host));
    reply(response, 200, 'ok');
  }

  /** Requests by the holder of a link. Without its token one cannot learn whether the run exists. */
  async #invited(asked: Asked, run: HostedRun | null, token: string, path: string): Promise<void> {
    const { request, response } = asked;
    const wanted = run ? Buffer.from(run.invitation.tokenDigest, 'hex') : Buffer.alloc(32);
    if (!isToken(token, wanted) || !run) return reply(response, 403, NOT_LET_IN);
    if (run.isPast) return reply(response, 410, 'This invitation is over: ask the provider for another one.');
    const isJoined = /^join(?:$|\/)/.test(path) && request.method === 'POST';
    if (this.#rate.isOver(run.id, isJoined ? 'join' : 'page')) {
      response.setHeader('Retry-After', '1');
      return reply(response, 429, 'Too many requests.');
    }
    if (isJoined) return this.#join(asked, run, path.slice(5));
    const refused = refusal(request, this.#own.origin, path === 'play/' ? '' : path);
    if (refused) return reply(response, 403, refused);
    return this.#page(asked, run, path);
  }

  async #page(asked: Asked, run: HostedRun, path: string): Promise<void> {
    const { request, response } = asked;
    const { attempt } = run;
    if (path.startsWith('play/') && attempt) return attempt.page.answer(request, response, path.slice(5));
    const [, number = '', name = ''] = /^results\/(\d{1,3})\/([a-z.]+)$/.exec(path) ?? [];
    if (name) return sendResult(asked, this.#own.store.resultsFolder(run.id, Number(number)), name);
    if (request.method === 'POST') return this.#start(asked, run, path);
    if (path === 'desk.css') return reply(response, 200, DESK_STYLE, 'text/css');
    if (path === 'desk.js') return reply(response, 200, DESK_SCRIPT, 'text/javascript');
    if (path !== '') return reply(response, 404, NOTHING_HERE);
    reply(response, 200, invitationPage(this.#shown(run, request)), 'text/html');
  }

  #shown(run: HostedRun, { url = '' }: IncomingMessage) {
    const { store, desk } = this.#own;
    const { authority } = this.parts;
    const { isHooked, attempt, invitation } = run;
    return {
      invitation,
      url: desk.url,
      // Only here is the token known.
      link: `${new URL(desk.url).origin}${pathOf(url)}`,
      attempts: store.summaries(run.id),
      isHooked,
      isOpen: attempt !== null && !attempt.isOver,
      hasAuthority: authority !== undefined,
    };
  }

  async #start({ request, response }: Asked, run: HostedRun, path: string): Promise<void> {
    await formOf(request);
    if (path === 'begin' || path === 'hook') {
      await run.begin();
      if (path === 'hook') run.hook();
      response.writeHead(303, { ...HEADERS, Location: path === 'hook' ? './' : 'play/' }).end();
    } else reply(response, 404, NOTHING_HERE);
  }

  /** Requests by an integrator's machine that has joined. */
  async #join({ request, response }: Asked, run: HostedRun, what: string): Promise<void> {
    const posted = asJsonObject(parsedJson(await textOf(request, LIMITS.bodyBytes))) ?? {};
    if (what === '') return this.#news(response, run, newsIn(posted));
    if (what === 'begin') {
      await run.begin();
      return json(response, {});
    }
    const { attempt } = run;
    if (!attempt) return reply(response, 409, 'Nothing has started.');
    if (what === 'played') {
      const end = endIn(posted);
      const played = end && (await attempt.played(end));
      return played ? json(response, played) : reply(response, 409, 'That scene is over.');
    }
    if (what !== 'repeat' && what !== 'finish' && what !== 'again') return reply(response, 404, NOTHING_HERE);
    const turn = String(wholeNumber(posted['turn']));
    const isDone = await (what === 'again' ? attempt.again() : attempt.act({ what, turn }));
    return isDone ? json(response, {}) : reply(response, 409, 'That scene is over.');
  }

  async #news(response: ServerResponse, run: HostedRun, { seen, asked, ahead }: JoinedNews): Promise<void> {
    const { attempt, invitation } = run;
    const { integrator } = invitation;
    if (!attempt) {
      const nothing = { state: 1, asked: 0, attempt: 0, access: null, now: null, silence: null, end: null } as const;
      return json(response, { ...nothing, integrator, phase: 'invited' } satisfies JoinedState);
    }
    attempt.clock.notify(asked, ahead, NEWS_MS + GONE_MS);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), NEWS_MS);
    response.once('close', () => waiting.abort());
    await attempt.newer(seen, asked, waiting.signal);
    clearTimeout(timer);
    run.askedAt = performance.now();
    if (!response.destroyed) json(response, { ...attempt.state, integrator } satisfies JoinedState);
  }

  async #qa(asked: Asked, token: string, path: string): Promise<void> {
    const { request, response } = asked;
    if (!isToken(token, this.#own.qaDigest)) return reply(response, 403, NOT_LET_IN);
    const refused = refusal(request, this.#own.origin, path === '/' ? '' : path);
    if (refused) return reply(response, 403, refused);
    if (request.method !== 'GET') return reply(response, 405, 'Only GET is supported.');
    if (path === '/desk.css') return reply(response, 200, DESK_STYLE, 'text/css');
    if (path === '/desk.js') return reply(response, 200, DESK_SCRIPT, 'text/javascript');
    const { store } = this.#own;
    const [, id = '', number = '', name = ''] = /^\/([a-z0-9-]+)\/(\d{1,3})\/([a-z.]+)$/.exec(path) ?? [];
    if (name && store.invitation(id)) return sendResult(asked, store.resultsFolder(id, Number(number)), name);
    if (path !== '/') return reply(response, 404, NOTHING_HERE);
    const runs = store.ids.flatMap((each) => {
      const invitation = store.invitation(each);
      return invitation ? [{ invitation, attempts: store.summaries(each) }] : [];
    });
    reply(response, 200, qaPage(runs), 'text/html');
  }
}
