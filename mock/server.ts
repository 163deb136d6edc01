/** Starts the embedded provider. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostInAddress } from '../contract/address.ts';
import type { Profile } from '../contract/profile.ts';
import type { Hotel } from '../contract/run.ts';
import { type AccessEntry, clientOf, follow, type Noted } from './access.ts';
import { type Behaviour, type Client, compose, type Override } from './behaviour.ts';
import { EMBEDDED_CLIENT, EMBEDDED_SECOND_SECRET } from './embedded.ts';
import { type Front, frontPage, isForFront } from './front.ts';
import { embeddedProfile } from './profile.ts';
import { reference } from './reference/index.ts';
import { prepare } from './reference/violations.ts';
import type { Reply } from './reply.ts';
import { answerContext, BODY_LIMIT, type RunningMock, readRequest, type Spoken } from './request.ts';
import { stoppable } from './stoppable.ts';
import { type Sender, send, sentFields } from './wire.ts';

export { EMBEDDED_CLIENT };

/** How a mock is started; every key is optional. */
export interface MockOptions {
  /** 0 or absent: a free one. */
  readonly port?: number;
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** Default: the embedded profile. `{}` leaves every open point open. */
  readonly profile?: Profile;
  /** Default: `EMBEDDED_CLIENT`, the profile's short-lived client with the same secret, and its second client. */
  readonly clients?: readonly Client[];
  /** Milliseconds before every reply. */
  readonly latencyMs?: number;
  /** Prefix of every path, such as `/stage`. */
  readonly basePath?: string;
  /** Faults and variants; the last one is outermost. */
  readonly faults?: readonly Override[];
  /** Now, in milliseconds since the epoch; governs when tokens are issued and expire. */
  readonly clock?: () => number;
  /** Hotels that exist, each with its zone; absent: every id does, in any zone. */
  readonly hotels?: readonly Hotel[];
  /** Answers `GET /` with a page that says what this is; absent: there is no such resource. */
  readonly front?: Front;
  /** Called with each request when it is over. */
  readonly log?: (entry: AccessEntry) => void;
}

/** A request that is handed to the mock as it would be read from a connection. */
export type DirectRequest = Pick<Spoken, 'method' | 'target' | 'headers' | 'bytes' | 'nthOfConnection'>;

export interface Mock {
  /** Address without a trailing slash, base path included. */
  readonly url: string;
  readonly port: number;
  readonly requests: number;
  /** Answers a request that came over no connection, with the header fields that the server would send. */
  answer(request: DirectRequest): Promise<Reply>;
  /** Accepts no more connections, waits for the requests in flight (2 s at most), then resolves. */
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 30_000;

/** The clients a mock knows by default: `EMBEDDED_CLIENT` or the one given, and those of the profile. */
export function clientsFor(profile: Profile, client: Client = EMBEDDED_CLIENT): readonly Client[] {
  const { shortLivedClient: short, secondClient: second } = profile.token ?? {};
  return [
    client,
    ...(short ? [{ ...short, secret: client.secret }] : []),
    ...(second ? [{ ...client, ...second, secret: EMBEDDED_SECOND_SECRET }] : []),
  ];
}

function newState(options: MockOptions, die: () => void): RunningMock {
  const profile = options.profile ?? embeddedProfile;
  const { hotels } = options;
  return {
    url: '',
    basePath: (options.basePath ?? '').replace(/\/+$/, '').replace(/^(?=[^/])/, '/'),
    profile,
    clients: options.clients ?? clientsFor(profile),
    hotels: hotels ? new Map(hotels.map((hotel) => [hotel.id, hotel])) : null,
    clock: options.clock ?? Date.now,
    requests: 0,
    inFlight: 0,
    perOperation: new Map(),
    idPrefix: randomBytes(6).toString('hex'),
    memory: new Map(),
    die,
  };
}

/** Starts a mock; resolves once it listens. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const ending = stoppable(server);
  const state = newState(options, ending.die);
  const { front, log } = options;
  const serving: Serving = {
    state,
    front,
    log,
    behaviour: compose(reference, options.faults ?? []),
    sender: {
      latencyMs: options.latencyMs ?? 0,
      closing: () => ending.isStopping,
      now: state.clock,
      abandoned: ending.abandon,
    },
  };
  server.on('request', (request, response) => void serve(request, response, serving));
  const host = options.host ?? '127.0.0.1';
  server.listen(options.port ?? 0, host);
  // Rejects where the port is taken.
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Compiling takes longer than the rest of the start; done now, it is over before the first request arrives.
  setImmediate(prepare, state.profile);
  state.url = `http://${hostInAddress(host)}:${port}${state.basePath}`;
  return {
    url: state.url,
    port,
    get requests() {
      return state.requests;
    },
    answer: (request) => answerDirectly(request, serving),
    close: ending.stop,
  };
}

interface Serving {
  readonly state: RunningMock;
  readonly front: Front | undefined;
  readonly log: MockOptions['log'];
  readonly behaviour: Behaviour;
  readonly sender: Sender;
}

/** Takes the number of a request, which is under way until it is given back. @returns the request's id */
function begin(state: RunningMock): string {
  state.requests += 1;
  state.inFlight += 1;
  return `${state.idPrefix}-${state.requests.toString(36)}`;
}

async function answerDirectly(request: DirectRequest, { state, behaviour, sender }: Serving): Promise<Reply> {
  const id = begin(state);
  try {
    const spoken = { ...request, id, oversized: request.bytes.length > BODY_LIMIT };
    const reply = await answerContext(spoken, state, behaviour);
    return { ...reply, headers: sentFields(reply, Buffer.byteLength(reply.body), sender) };
  } finally {
    state.inFlight -= 1;
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const { state, log, sender } = serving;
  const id = begin(state);
  const noted: Noted = { clientId: null, bytes: 0 };
  if (log) {
    const secrets = state.clients.map(({ secret }) => secret);
    follow(request, response, { id, basePath: state.basePath, secrets, noted }, log);
  }
  try {
    const spoken = await readRequest(request, id);
    if (!spoken) return;
    const reply = await replyTo(spoken, request, serving, noted);
    noted.bytes = Buffer.byteLength(reply.body);
    await send(response, reply, sender);
  } catch {
    // The reply cannot be sent, for example because a header value contains a line break.
    response.socket?.destroy();
  } finally {
    state.inFlight -= 1;
  }
}

function replyTo(
  spoken: Spoken,
  { method, url, headers }: IncomingMessage,
  serving: Serving,
  noted: Noted,
): Reply | Promise<Reply> {
  const { state, behaviour, front } = serving;
  if (!front || !isForFront(method, url, state.basePath)) {
    return answerContext(spoken, state, behaviour, (ctx) => {
      noted.clientId = clientOf(ctx);
    });
  }
  return frontPage(headers.accept, state, front);
}
