/** A service that does harm: it answers some requests by the document, and others with bytes made to hurt. */
import { createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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

const MB = 1024 * 1024;
const often = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));
/** 256 MB of zeros are 250 KB (gzip) and 200 bytes (br). */
const ZEROS = Buffer.alloc(256 * MB);
const lazily = (make: () => Answer): Answer => {
  let made: Answer | null = null;
  return (socket) => {
    made ??= make();
    made(socket);
  };
};
const ESCAPES = '\x1b[2J\x1b]0;certified\x07\x9b31m';
const words = (reason: string) => saying(Buffer.from(`HTTP/1.1 400 ${reason}\r\nContent-Length: 0\r\n\r\n`, 'latin1'));

const HOSTILE: Readonly<Record<string, Answer>> = {
  'an endless body': endlessly('HTTP/1.1 201 Created\r\nConnection: close\r\n\r\n', Buffer.alloc(MB, 'x')),
  'an endless body in chunks, of an error': endlessly(
    'HTTP/1.1 400 Bad\r\nTransfer-Encoding: chunked\r\n\r\n',
    `10000\r\n${'{"error":"x'.padEnd(65536, 'x')}\r\n`,
  ),
  'a gzip bomb': lazily(() => replying(200, gzipSync(ZEROS), ['Content-Encoding: gzip'])),
  'a brotli bomb': lazily(() => replying(200, brotliCompressSync(ZEROS), ['Content-Encoding: br'])),
  '2 MB of eyJ': lazily(() => replying(400, often('eyJ', 2 * MB))),
  '2 MB of eyJ in JSON': lazily(() => replying(200, JSON.stringify({ access_token: often('eyJ', 2 * MB) }))),
  '200 KB of JWTs': lazily(() => replying(400, often('eyJhbGciOiJ.eyJzdWIiOi.c2lnbmF0dXJl ', 200_000))),
  '200 KB of JWTs, each another': lazily(() =>
    replying(400, Array.from({ length: 5000 }, (_each, at) => `eyJhbGciOiJ.eyJzdWIiOi${at}.c2lnbmF0${at}`).join(' ')),
  ),
  '8 MB of backslashes': lazily(() => replying(400, often('\\', 8 * MB))),
  '8 MB of quotes': lazily(() => replying(400, often('"', 8 * MB))),
  '8 MB of <': lazily(() => replying(400, often('<', 8 * MB))),
  '8 MB of nested lists': lazily(() => replying(200, often('[', 8 * MB))),
  'a flood of header fields': saying(
    `HTTP/1.1 201 Created\r\n${often('x-flood: 1\r\n', 15_000)}Content-Length: 0\r\n\r\n`,
  ),
  'an endless header section': endlessly('HTTP/1.1 201 Created\r\n', often('x-flood: 1\r\n', 60_000)),
  'a thousand interim replies': saying(
    `${often('HTTP/1.1 103 Early Hints\r\n\r\n', 28_000)}HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n`,
  ),
  'a body that trickles': endlessly('HTTP/1.1 201 Created\r\nContent-Length: 1000000\r\n\r\n', 'x', 100),
  'a wait of 9e99 seconds': replying(429, '', ['Retry-After: 9e99']),
  'a wait of 99999999999999999999 seconds': replying(503, '', ['Retry-After: 99999999999999999999']),
  'a wait until the year 9999': replying(429, '', ['Retry-After: Fri, 31 Dec 9999 23:59:59 GMT']),
  'a reason phrase of escapes': words(ESCAPES),
  'a body of escapes': replying(400, Buffer.from(JSON.stringify({ error: ESCAPES }) + ESCAPES, 'latin1')),
  'more than it declared, without end': endlessly(
    'HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n',
    often('x', 65_536),
  ),
  garbage: saying(Buffer.from(often('\x00\xff\x1b[2J', 4096), 'latin1')),
  'a reset': (socket) => socket.resetAndDestroy(),
  'HTTP/0.9': (socket) => socket.end('<html>hello</html>'),
  silence: () => undefined,
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
