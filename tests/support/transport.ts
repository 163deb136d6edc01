/** The transport under test, and a server that shows and answers bytes. */
import { createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderedRequest } from '../../cases/call.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import type { ProxySettings } from '../../wire/transport.ts';
import { listening } from './proxies.ts';

/** The shortest whole reply with a body. */
export const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** Milliseconds after which a connection that has stayed open is used again. */
export const SETTLED = 30;

/**
 * A transport for the length of a test, as a function that sends; a request is a bare POST but for what is given.
 * @param pauseMs after each reply; usually until its connection is used again
 */
export function transportFor(t: TestContext, network?: ProxySettings, pauseMs = SETTLED) {
  const transport = httpTransport(network);
  t.after(() => transport.close());
  return async (url: string, given: Partial<RenderedRequest> = {}, timeoutMs = 5000, once = false) => {
    const request = { method: 'POST', url, headers: [], body: null, ...given };
    const reply = await transport.send(request, timeoutMs, { once });
    if (pauseMs > 0) await sleep(pauseMs);
    return reply;
  };
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
