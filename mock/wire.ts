/** Puts a reply on the wire. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { NameValue } from '../contract/evidence.ts';
import type { Reply } from './reply.ts';

/** What sending needs to know of the mock. */
export interface Sender {
  readonly latencyMs: number;
  /** True while the mock stops: connections are no longer kept alive. */
  closing(): boolean;
  /** Now, in milliseconds since the epoch, for the Date of a reply. */
  now(): number;
  /** Called with every reply that will never be completed, so that a stop need not wait for it. */
  abandoned(response: ServerResponse): void;
}

/** The header fields of a reply as they are sent: its own, and what a server adds about length, connection and time. */
export function sentFields(
  reply: Reply,
  length: number,
  { closing, now }: Pick<Sender, 'closing' | 'now'>,
): NameValue[] {
  const fields: NameValue[] = [...reply.headers];
  const has = (name: string) => reply.headers.some(([each]) => each.toLowerCase() === name);
  const mayHaveLength = reply.status >= 200 && reply.status !== 204 && reply.status !== 304;
  if (reply.wire?.chunked) fields.push(['Transfer-Encoding', 'chunked']);
  else if (mayHaveLength && !has('content-length')) fields.push(['Content-Length', String(length)]);
  if (closing() && !has('connection')) fields.push(['Connection', 'close']);
  if (!reply.wire?.omitDate && !has('date')) fields.push(['Date', new Date(now()).toUTCString()]);
  return fields;
}

function writeHead(response: ServerResponse, reply: Reply, body: Buffer, sender: Sender): void {
  response.sendDate = false;
  response.writeHead(reply.status, sentFields(reply, body.length, sender).flat());
}

/** Writes a reply to the socket itself: Node would correct or refuse its framing. */
function sendRaw({ socket }: ServerResponse, { status, headers }: Reply, framed: ReturnType<Framing>): void {
  const fields = [...headers, ...framed.fields].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${fields}\r\n`, 'latin1');
  socket?.end(Buffer.concat([head, typeof framed.sent === 'string' ? Buffer.from(framed.sent) : framed.sent]));
}

type Framing = NonNullable<NonNullable<Reply['wire']>['framing']>;

/** Sends a reply with the mock's latency and in the requested way. */
export async function send(response: ServerResponse, reply: Reply, sender: Sender): Promise<void> {
  const wire = reply.wire ?? {};
  const delay = sender.latencyMs + (wire.delayMs ?? 0);
  if (delay > 0) await setTimeout(delay);
  if (response.destroyed) return;
  if (wire.reset) {
    response.socket?.resetAndDestroy();
    return;
  }
  if (wire.hang === 'before-headers') return sender.abandoned(response);
  const body = Buffer.isBuffer(reply.body) ? reply.body : Buffer.from(reply.body);
  if (wire.framing) return sendRaw(response, reply, wire.framing(body));
  writeHead(response, reply, body, sender);
  if (wire.hang === 'in-body') {
    response.write(body.subarray(0, Math.floor(body.length / 2)));
    response.flushHeaders();
    return sender.abandoned(response);
  }
  response.end(body);
}
