/** What may answer at an address instead of the service: ports of other protocols, pages, portals. */
import type { ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer } from 'node:net';
import type { TestContext } from 'node:test';
import { EMBEDDED_CLIENT } from '../../mock/embedded.ts';
import { listening } from './proxies.ts';
import { selfSigned } from './self-signed.ts';
import { type Answer, issueToken, type Seen, serve } from './server.ts';

export function reply(response: ServerResponse, status: number, body = '', headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end(body);
}

export function json(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  reply(response, status, JSON.stringify(body), { 'content-type': type });
}

export const isToken = ({ url }: Seen): boolean => url.endsWith('/token');

const PATHS = /^\/(oauth2\/token|auth\/token|api\/v1\/reservation\/(checkin|checkout|partial-bill|noshow))$/;

function knowsClient({ body }: Seen): boolean {
  const { id, secret } = EMBEDDED_CLIENT;
  const form = new URLSearchParams(body);
  return (
    (form.get('client_id') === id && form.get('client_secret') === secret) ||
    (body.includes(JSON.stringify(id)) && body.includes(JSON.stringify(secret)))
  );
}

/** A conforming service that knows its paths and client and accepts every event, unless the test answers itself. */
export async function service(t: TestContext, change: Answer = () => undefined): Promise<string> {
  const { url } = await serve(t, (request, response, count) => {
    change(request, response, count);
    if (response.writableEnded || response.headersSent) return;
    if (!PATHS.test(request.url)) json(response, 404, { title: 'Not Found', status: 404 });
    else if (!isToken(request)) reply(response, 201);
    else if (knowsClient(request)) issueToken(response, `token-number-${count}-of-the-service`);
    else json(response, 401, { error: 'invalid_client', error_description: 'Unknown client.' });
  });
  return url;
}

export async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A port whose server speaks first, such as a mail server. */
export function speaksFirst(t: TestContext, words: string): Promise<number> {
  return listening(
    t,
    createServer((socket) => void socket.on('data', () => socket.end()).write(words)),
  );
}

/** A port that speaks TLS, with a self-signed certificate for 127.0.0.1. */
export function speaksTls(t: TestContext): Promise<number> {
  return listening(
    t,
    createTlsServer(selfSigned, (_request, response) => response.writeHead(404).end()),
  );
}

export const LOGIN_PAGE = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form></form></body></html>';

export function page(response: ServerResponse, status: number, text = LOGIN_PAGE): void {
  reply(response, status, text, { 'content-type': 'text/html; charset=utf-8' });
}
