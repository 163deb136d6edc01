import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import type { RenderedRequest } from '../cases/call.ts';
import type { NameValue } from '../contract/evidence.ts';
import { type RawReply, type Transport, TransportError, transportError } from './transport.ts';

function pairs(raw: readonly string[]): NameValue[] {
  const list: NameValue[] = [];
  for (let i = 0; i < raw.length; i += 2) list.push([raw[i] as string, raw[i + 1] as string]);
  return list;
}

/** How the end of the body is told: by its length, unless the request asks for chunks itself (RFC 9112 §6). */
function framingOf({ method, headers, body }: RenderedRequest): Readonly<Record<string, string>> {
  const isChunked = headers.some(([name]) => name.toLowerCase() === 'transfer-encoding');
  if (isChunked || (body === null && method === 'GET')) return {};
  return { 'content-length': String(body?.length ?? 0) };
}

function whenWhole(response: IncomingMessage, take: (reply: RawReply) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => {
    const { statusCode = 0, statusMessage = '', rawHeaders } = response;
    take({ status: statusCode, reason: statusMessage, headers: pairs(rawHeaders), body: Buffer.concat(chunks) });
  });
}

/** A transport on Node's own HTTP client: lighter than Playwright's, for many runs inside one process. */
export function nodeTransport(): Transport {
  const plain = new Agent({ keepAlive: true });
  const tls = new TlsAgent({ keepAlive: true });
  return {
    send: (rendered: RenderedRequest, timeoutMs: number) =>
      new Promise<RawReply>((resolve, reject) => {
        const secure = rendered.url.startsWith('https:');
        const framing = framingOf(rendered);
        const outgoing = (secure ? httpsRequest : httpRequest)(rendered.url, {
          method: rendered.method,
          headers: { ...Object.fromEntries(rendered.headers), ...framing },
          agent: secure ? tls : plain,
        });
        const timer = setTimeout(() => {
          reject(new TransportError('timeout', 'the reply did not end in time'));
          outgoing.destroy();
        }, timeoutMs);
        const fail = (error: Error) => {
          clearTimeout(timer);
          reject(transportError(error));
        };
        outgoing.on('error', fail);
        outgoing.on('response', (response) => {
          response.on('error', fail);
          whenWhole(response, (reply) => {
            clearTimeout(timer);
            resolve(reply);
          });
        });
        outgoing.end(rendered.body ?? undefined);
      }),
    close: async () => {
      plain.destroy();
      tls.destroy();
    },
  };
}
