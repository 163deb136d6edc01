import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { listening } from './proxies.ts';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers one request; counting begins with 1. */
export type Answer = (request: Seen, response: ServerResponse, count: number) => unknown;

/** Starts a server for the duration of a test; `seen` is what it has been asked. */
export async function serve(t: TestContext, answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      seen.push(one);
      answer(one, response, seen.length);
    });
  });
  return { url: `http://127.0.0.1:${await listening(t, server)}`, seen, server };
}

export function issueToken(response: ServerResponse, token: string, expiresIn = 3600): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ access_token: token, expires_in: expiresIn, token_type: 'Bearer' }));
}
