/** Starts the embedded provider. */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, METHODS, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import type { Profile } from '../contract/profile.ts';
import { type Behaviour, type Client, compose, type Wrap } from './behaviour.ts';
import { careful } from './careful/index.ts';
import { prepare } from './careful/violations.ts';
import { embeddedProfile } from './profile.ts';
import { type Incoming, type RunningMock, readRequest, respond } from './request.ts';
import { trustIssuer } from './tokens.ts';
import { type Sender, send } from './wire.ts';

/** The client that the mock knows when it is given none; no secret of anybody. */
export const EMBEDDED_CLIENT: Client = {
  id: 'certification-client',
  secret: 'certification-secret-not-for-production',
  lifetimeSeconds: 3600,
};

/** How a mock is started; every key is optional. */
export interface MockOptions {
  /** 0 or absent: a free one. */
  readonly port?: number;
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** Default: the embedded profile. `{}` leaves every open point open. */
  readonly profile?: Profile;
  /** Default: `EMBEDDED_CLIENT`, and the profile's short-lived client with the same secret. */
  readonly clients?: readonly Client[];
  /** Milliseconds before every reply. */
  readonly latencyMs?: number;
  /** An external issuer whose tokens are taken as well as the mock's own. */
  readonly issuer?: string;
  /** Prefix of every path, such as `/stage`. */
  readonly basePath?: string;
  /** Faults and variants, the last one outermost. */
  readonly faults?: readonly Wrap[];
  /** Now, in milliseconds since the epoch; governs when tokens are issued and expire. */
  readonly clock?: () => number;
  /** Hotel ids that exist; absent: every id does. */
  readonly hotels?: readonly number[];
}

/** A running mock. */
export interface Mock {
  /** Address without a trailing slash, base path included. */
  readonly url: string;
  readonly port: number;
  /** Requests received so far. */
  readonly requests: number;
  /** Takes no more connections, lets requests in flight finish (2 s at most), then resolves. */
  close(): Promise<void>;
}

const GRACE_MS = 2000;

/** The clients a mock knows by default: `EMBEDDED_CLIENT` or the one given, and the profile's short-lived one. */
export function clientsFor(profile: Profile, client: Client = EMBEDDED_CLIENT): readonly Client[] {
  const short = profile.token?.shortLivedClient;
  return short ? [client, { ...short, secret: client.secret }] : [client];
}

function newState(options: MockOptions, die: () => void): RunningMock {
  const profile = options.profile ?? embeddedProfile;
  const { hotels, issuer } = options;
  return {
    url: '',
    basePath: (options.basePath ?? '').replace(/\/+$/, '').replace(/^(?=[^/])/, '/'),
    profile,
    clients: options.clients ?? clientsFor(profile),
    hotels: hotels ?? null,
    clock: options.clock ?? Date.now,
    trusted: issuer === undefined ? null : trustIssuer(issuer),
    requests: 0,
    inFlight: 0,
    perOperation: new Map(),
    idPrefix: randomBytes(6).toString('hex'),
    memory: new Map(),
    die,
  };
}

function newServer(serve: (request: IncomingMessage, response: ServerResponse) => void): FastifyInstance {
  const app = fastify({
    // The path is matched by a stage, so that a fault can change it; Fastify sees one route.
    rewriteUrl: () => '/',
    exposeHeadRoutes: false,
    return503OnClosing: false,
    keepAliveTimeout: 30_000,
  });
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method) && method !== 'CONNECT') app.addHttpMethod(method, { hasBody: true });
  }
  app.addHook('onRequest', (request, reply) => {
    reply.hijack();
    serve(request.raw, reply.raw);
  });
  app.all('/', () => undefined);
  return app;
}

/** What is open: connections, and among them those whose reply will never end. */
interface Connections {
  readonly all: Set<Socket>;
  readonly abandoned: Set<ServerResponse>;
}

function destroyAll({ all }: Connections): void {
  for (const socket of all) socket.destroy();
}

async function close(app: FastifyInstance, connections: Connections): Promise<void> {
  for (const response of connections.abandoned) response.destroy();
  const grace = setTimeout(() => destroyAll(connections), GRACE_MS);
  await app.close();
  clearTimeout(grace);
}

/** Starts a mock; resolves once it listens. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const connections: Connections = { all: new Set(), abandoned: new Set() };
  let closed: Promise<void> | undefined;
  const stop = () => {
    closed ??= close(app, connections);
    return closed;
  };
  const state = newState(options, () => {
    destroyAll(connections);
    void stop();
  });
  const behaviour: Behaviour = compose(careful, options.faults ?? []);
  const sender: Sender = {
    latencyMs: options.latencyMs ?? 0,
    closing: () => closed !== undefined,
    abandoned: (response) => {
      connections.abandoned.add(response);
      response.once('close', () => connections.abandoned.delete(response));
      if (closed) response.destroy();
    },
  };
  const app = newServer((request, response) => void serve(request, response, { state, behaviour, sender }));
  app.server.on('connection', (socket: Socket) => {
    connections.all.add(socket);
    socket.once('close', () => connections.all.delete(socket));
  });
  const host = options.host ?? '127.0.0.1';
  await app.listen({ port: options.port ?? 0, host });
  const { port } = app.server.address() as AddressInfo;
  // Compiling takes longer than all the rest of a start; done now, it is over before the first caller has found us.
  setImmediate(prepare, state.profile);
  state.url = `http://${host.includes(':') ? `[${host}]` : host}:${port}${state.basePath}`;
  return {
    url: state.url,
    port,
    get requests() {
      return state.requests;
    },
    close: stop,
  };
}

interface Serving {
  readonly state: RunningMock;
  readonly behaviour: Behaviour;
  readonly sender: Sender;
}

async function serve(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const { state, behaviour, sender } = serving;
  state.requests += 1;
  state.inFlight += 1;
  try {
    const incoming: Incoming | null = await readRequest(request);
    if (incoming) await send(response, await respond(incoming, state, behaviour), sender);
  } catch {
    // A reply that cannot be put on the wire, such as a header value with a line break in it, is a crash.
    response.socket?.destroy();
  } finally {
    state.inFlight -= 1;
  }
}
