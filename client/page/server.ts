/** Serves an operator's page on this machine, only to the holder of its address. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostInAddress, isLoopback } from '../../contract/address.ts';
import type { OperatorDriver } from '../ways/operator.ts';
import type { Place } from '../ways/place.ts';
import { digest, isToken, NOT_LET_IN, refusal, reply } from './answers.ts';
import { OperatorPage } from './page.ts';

const HOST = '127.0.0.1';
const TOKEN_BYTES = 24;

/** Serves a page, with the provider's certificate if given. @returns the server, and the address with the token */
async function listen(page: OperatorPage, host: string, token: string, place: Place | null) {
  const wanted = digest(token);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, given = '', path = ''] = /^\/([^/?]*)\/([^?]*)$/.exec(request.url ?? '') ?? [];
    if (!isToken(given, wanted)) return reply(response, 403, NOT_LET_IN);
    const refused = refusal(request, origin, path);
    return refused ? reply(response, 403, refused) : page.answer(request, response, path);
  };
  const on = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch(() => response.destroy());
  const server = place?.certificates ? createTlsServer(place.certificates.server, on) : createServer(on);
  server.maxConnections = 100;
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = place ? `https://${hostInAddress(place.reachedAt)}:${port}` : `http://${host}:${port}`;
  return { server, address: `${origin}/${token}/` };
}

/** Serves a driver's page on this machine and, if the provider is open to others, also to them. */
export async function servePage(driver: OperatorDriver, place: Place | null = null) {
  const page = new OperatorPage(driver);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const here = await listen(page, HOST, token, null);
  const isOpen = place?.certificates && !isLoopback(hostInAddress(place.host));
  const elsewhere = isOpen ? await listen(page, place.host, token, place) : null;
  driver.elsewhere = elsewhere?.address ?? null;
  const close = async () => {
    driver.stop();
    page.close();
    await Promise.all([here, ...(elsewhere ? [elsewhere] : [])].map(({ server }) => closed(server)));
  };
  return { page, address: here.address, close };
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 200).unref();
  await end;
}
