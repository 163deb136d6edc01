/** The transport under test, and a server that shows and answers bytes. */
import { createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import type { RenderedRequest } from '../../cases/call.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import type { ProxySettings } from '../../wire/transport.ts';
import { listening } from './proxies.ts';

/** The shortest whole reply with a body. */
export const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** A transport for a test, as a function that sends; a request is a bare POST except for what is given. */
export function transportFor(t: TestContext, network?: ProxySettings) {
  const transport = httpTransport(network);
  t.after(() => transport.close());
  return (url: string, given: Partial<RenderedRequest> = {}, timeoutMs = 5000, once = false) =>
    transport.send({ method: 'POST', url, headers: [], body: null, ...given }, timeoutMs, { once });
}

/** A server that shows the bytes of each request and answers with bytes. @param answer called with each chunk */
export async function rawServer(t: TestContext, answer: (socket: Socket, count: number, connection: number) => void) {
  const seen: string[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const connection = connections;
    socket.on('data', (chunk) => {
      seen.push(chunk.toString('latin1'));
      answer(socket, seen.length, connection);
    });
  });
  return { url: `http://127.0.0.1:${await listening(t, server)}`, seen, connections: () => connections };
}
