import { type APIRequestContext, request } from 'playwright';
import type { RenderedRequest } from '../cases/call.ts';
import type { Network } from '../run/settings.ts';
import { nodeTransport } from './node-transport.ts';
import { type RawReply, type Transport, TransportError, transportError } from './transport.ts';

/**
 * Playwright gives a body without a media type one of its own, and frames every body by its length: what asks for
 * something else goes out through Node's client.
 */
function isBeyondPlaywright({ body, headers }: RenderedRequest): boolean {
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  return has('transfer-encoding') || (body !== null && !has('content-type'));
}

/** Bytes from which a reply is worth being disposed of. */
const LARGE_REPLY = 16_384;

/** The transport of a live run: Playwright's `APIRequestContext`. */
export async function playwrightTransport(network: Network): Promise<Transport> {
  const context: APIRequestContext = await request.newContext({
    ...(network.proxy ? { proxy: proxyOf(network, network.proxy) } : {}),
    ignoreHTTPSErrors: false,
  });
  const plain = nodeTransport();
  return {
    async send(rendered: RenderedRequest, timeoutMs: number): Promise<RawReply> {
      if (isBeyondPlaywright(rendered)) {
        if (!network.proxy) return plain.send(rendered, timeoutMs);
        throw new TransportError('not-alterable', 'a request in this form cannot be sent through a proxy');
      }
      try {
        const response = await context.fetch(rendered.url, {
          method: rendered.method,
          headers: Object.fromEntries(rendered.headers),
          ...(rendered.body === null ? {} : { data: rendered.body }),
          timeout: timeoutMs,
          maxRedirects: 0,
          failOnStatusCode: false,
        });
        const body = await response.body();
        // A small reply stays until the context ends: to dispose of each would be one more of Playwright's calls.
        if (body.length > LARGE_REPLY) await response.dispose();
        return {
          status: response.status(),
          reason: response.statusText(),
          headers: response.headersArray().map(({ name, value }) => [name, value] as const),
          body,
        };
      } catch (error) {
        throw transportError(error);
      }
    },
    close: async () => {
      await plain.close();
      await context.dispose();
    },
  };
}

function proxyOf({ proxyBypass, proxyLogin }: Network, server: string) {
  return {
    server,
    ...(proxyBypass.length > 0 ? { bypass: proxyBypass.join(',') } : {}),
    ...(proxyLogin ? { username: proxyLogin.username, password: proxyLogin.password } : {}),
  };
}
