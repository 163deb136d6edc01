/** A service that does harm: it answers some requests by the document, and others with bytes made to hurt. */
import { createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export type Answer = (socket: Socket) => void;

/** Sends something again and again, until nobody listens. */
export const endlessly =
  (beginning: string, text: string | Buffer, everyMs = 0): Answer =>
  (socket) => {
    socket.on('error', () => undefined);
    socket.write(beginning);
    const more = () => {
      if (socket.destroyed) return;
      socket.write(text, () => setTimeout(more, everyMs));
    };
    more();
  };

const saying =
  (text: string | Buffer): Answer =>
  (socket) =>
    socket.write(text);

export const replying = (status: number, body: string | Buffer, fields: readonly string[] = []): Answer => {
  const head = [
    `HTTP/1.1 ${status} Said`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return saying(Buffer.concat([Buffer.from(`${[...head, ...fields].join('\r\n')}\r\n\r\n`), Buffer.from(body)]));
};

const TOKEN = JSON.stringify({
  access_token: 'the-token-of-a-hostile-service-1',
  expires_in: 3600,
  token_type: 'Bearer',
});
const LAWFUL_TOKEN = replying(200, TOKEN, ['Cache-Control: no-store', 'Pragma: no-cache']);
const LAWFUL_EVENT = saying('HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n');

/** Which requests get a harmful answer. */
export type Victims = 'none' | 'all' | 'tokens' | 'events' | 'every third';

export interface Asked {
  readonly path: string;
  /** The request, head and body, as it came. */
  readonly text: string;
  /** Beginning with 1. */
  readonly count: number;
}

export const isToken = ({ path }: Asked) => path.endsWith('/token');

/** The preflight gets through, unless everything is answered with harm: a dozen requests. */
const LET_THROUGH = 12;

const VICTIMS: Readonly<Record<Victims, (asked: Asked) => boolean>> = {
  none: () => false,
  all: () => true,
  tokens: (asked) => isToken(asked) && asked.count > LET_THROUGH,
  events: (asked) => !isToken(asked) && asked.count > LET_THROUGH,
  'every third': ({ count }) => count > LET_THROUGH && count % 3 === 0,
};

function requestsIn(text: string): { readonly requests: string[]; readonly rest: string } {
  const requests: string[] = [];
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return { requests, rest };
    const head = rest.slice(0, end);
    const length = Number(/^content-length:\s*(\d+)/im.exec(head)?.[1] ?? 0);
    if (rest.length < end + 4 + length) return { requests, rest };
    requests.push(rest.slice(0, end + 4 + length));
    rest = rest.slice(end + 4 + length);
  }
}

export interface HostileService {
  readonly url: string;
  readonly count: () => number;
  readonly close: () => void;
}

/** Starts a service that answers its victims with harm, and all other requests with success. */
export async function startHostile(
  harm: Answer,
  victims: Victims | ((asked: Asked) => boolean),
): Promise<HostileService> {
  const isVictim = typeof victims === 'function' ? victims : VICTIMS[victims];
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const { requests, rest } = requestsIn(text + chunk.toString('latin1'));
      text = rest;
      for (const request of requests) {
        count += 1;
        const path = (request.split(' ')[1] ?? '').split('?')[0] ?? '';
        const asked = { path, count, text: request };
        (isVictim(asked) ? harm : isToken(asked) ? LAWFUL_TOKEN : LAWFUL_EVENT)(socket);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://127.0.0.1:${port}`, count: () => count, close };
}

/** The same for the duration of a test. */
export async function hostile(t: TestContext, ...given: Parameters<typeof startHostile>): Promise<HostileService> {
  const service = await startHostile(...given);
  t.after(() => service.close());
  return service;
}
