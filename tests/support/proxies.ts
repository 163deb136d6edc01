/** Proxies for tests: an HTTP proxy that forwards and opens tunnels, and the smallest SOCKS5 proxy. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import type { TestContext } from 'node:test';
import { selfSigned } from './self-signed.ts';

export interface TestProxy {
  readonly port: number;
  /** What it was asked for: `CONNECT host:port`, `POST http://host/path`, `SOCKS host:port`. */
  readonly asked: string[];
  /** The header fields of each request to an HTTP proxy, name and value in turn. */
  readonly headers: string[][];
}

/** Lets a server listen on this machine for the duration of a test, and ends its connections with it. */
export async function listening(t: TestContext, server: TcpServer): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function join(one: Socket, other: Socket): void {
  one.pipe(other).on('error', () => one.destroy());
  other.pipe(one).on('error', () => other.destroy());
  one.on('close', () => other.destroy());
  other.on('close', () => one.destroy());
}

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const url = new URL(incoming.url ?? '');
  const path = (incoming.url ?? '').slice(url.origin.length);
  const headers = incoming.rawHeaders.filter((_, at, all) => !/^proxy-/i.test(all[at - (at % 2)] as string));
  const { hostname: host, port } = url;
  const outgoing = request({ host, port, path, method: incoming.method ?? 'GET', headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 0, reply.rawHeaders);
    reply.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
}

/** An HTTP proxy. @param options `refuse` answers everything with that status; `secure` speaks TLS */
export async function httpProxy(
  t: TestContext,
  { refuse, secure = false }: { refuse?: number; secure?: boolean } = {},
): Promise<TestProxy> {
  const asked: string[] = [];
  const headers: string[][] = [];
  const note = ({ method, url, rawHeaders }: IncomingMessage) => {
    asked.push(`${method} ${url}`);
    headers.push(rawHeaders);
  };
  const server: Server = secure ? createTlsServer(selfSigned) : createServer();
  server.on('request', (incoming: IncomingMessage, response: ServerResponse) => {
    note(incoming);
    if (refuse) response.writeHead(refuse).end('from the proxy');
    else forward(incoming, response);
  });
  server.on('connect', (incoming: IncomingMessage, socket: Socket) => {
    note(incoming);
    if (refuse) return void socket.end(`HTTP/1.1 ${refuse} No\r\nContent-Length: 14\r\n\r\nfrom the proxy`);
    const [, host, port] = /^(.*):(\d+)$/.exec(incoming.url ?? '') ?? [];
    const onward = connect(Number(port), host === 'localhost' ? '127.0.0.1' : host, () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      join(socket, onward);
    });
    onward.on('error', () => socket.destroy());
  });
  return { port: await listening(t, server), asked, headers };
}

const once = (socket: Socket) => new Promise<Buffer>((resolve) => socket.once('data', resolve));

/** Serves one connection (RFC 1928; with a login RFC 1929). Each of the client's messages is small and comes whole. */
async function serveSocks(socket: Socket, login: string | null, asked: string[]): Promise<void> {
  await once(socket);
  socket.write(Buffer.from([5, login ? 2 : 0]));
  if (login) {
    const given = await once(socket);
    const name = given.subarray(2, 2 + (given[1] ?? 0)).toString();
    const password = given.subarray(3 + (given[1] ?? 0)).toString();
    const isRight = `${name}:${password}` === login;
    socket.write(Buffer.from([1, isRight ? 0 : 1]));
    if (!isRight) return void socket.end();
  }
  const wanted = await once(socket);
  const isName = wanted[3] === 3;
  const host = isName ? wanted.subarray(5, -2).toString() : wanted.subarray(4, -2).join('.');
  const port = wanted.readUInt16BE(wanted.length - 2);
  asked.push(`SOCKS ${host}:${port}`);
  const onward = connect(port, isName ? '127.0.0.1' : host, () => {
    socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
    join(socket, onward);
  });
  onward.on('error', () => socket.end(Buffer.from([5, 5, 0, 1, 0, 0, 0, 0, 0, 0])));
}

/** A SOCKS5 proxy that resolves every name to this machine. @param login `name:password`; `null`: it asks for none */
export async function socksProxy(t: TestContext, login: string | null = null): Promise<TestProxy> {
  const asked: string[] = [];
  const server = createTcpServer((socket) => void serveSocks(socket, login, asked));
  return { port: await listening(t, server), asked, headers: [] };
}
