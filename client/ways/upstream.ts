/** The provider's own sandbox, called for the client: calls and replies pass through unchanged. */
import type { RenderedRequest } from '../../cases/call.ts';
import type { NameValue, RecordedRequest } from '../../contract/evidence.ts';
import { isTokenOperation } from '../../contract/words.ts';
import type { Settings } from '../../run/settings.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { recordOthersReply } from '../../wire/reply-record.ts';
import { type Transport, TransportError } from '../../wire/transport.ts';
import type { CallFacts, Provider, ProviderReply, RawRequest } from '../provider/provider.ts';

/** Hop-by-hop fields (RFC 9110 §7.6.1), and what follows from the body's new framing. */
const BETWEEN_NEIGHBOURS =
  /^(?:connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade|expect|host|content-length)$/i;

/** Drops hop-by-hop fields, those `Connection` names, and of replies the codings that the transport has undone. */
function passedOn(headers: readonly NameValue[], isReply: boolean): NameValue[] {
  const named = headers.filter(([name]) => /^connection$/i.test(name)).flatMap(([, value]) => value.split(','));
  const dropped = new Set(named.map((name) => name.trim().toLowerCase()));
  if (isReply) dropped.add('content-encoding');
  return headers.filter(([name]) => !BETWEEN_NEIGHBOURS.test(name) && !dropped.has(name.toLowerCase()));
}

function renderedFor(request: RecordedRequest, raw: RawRequest, base: string): RenderedRequest {
  const body = request.body === null ? null : raw.body;
  return { method: raw.method, url: `${base}${raw.target}`, headers: passedOn(raw.headers, false), body };
}

/** Looks to the client as if nothing were in between. */
function unanswered(error: unknown): ProviderReply {
  if (!(error instanceof TransportError)) throw error;
  const failure = { kind: error.kind, message: error.message };
  return { status: 0, headers: [], body: '', wire: { reset: true }, recorded: { reply: null, failure, issued: [] } };
}

/** Where it is, and how long it may take. */
interface Sandbox {
  readonly target: Pick<Settings['target'], 'baseUrl' | 'authUrl'>;
  readonly network: Pick<Settings['network'], 'timeoutMs'>;
}

/** A provider that asks the sandbox. @param open public text, which is not secret in a token reply */
export function upstreamProvider(
  { target, network }: Sandbox,
  transport: Transport,
  redactor: Redactor,
  open: string,
): Provider {
  const { baseUrl, authUrl } = target;
  if (baseUrl === null) throw new TypeError('A sandbox without an address');
  return {
    atOnce: true,
    async answer(request: RecordedRequest, { raw }: CallFacts): Promise<ProviderReply> {
      const isToken = isTokenOperation(request.operation);
      try {
        const rendered = renderedFor(request, raw, (isToken && authUrl) || baseUrl);
        const reply = await transport.send(rendered, network.timeoutMs, { once: true });
        const sent = `${request.url}\n${request.body?.text ?? ''}\n${open}`;
        const recorded = recordOthersReply(reply, redactor, { sent, isToken });
        return { status: reply.status, headers: passedOn(reply.headers, true), body: reply.body, recorded };
      } catch (error) {
        return unanswered(error);
      }
    },
  };
}
