/** Reads a call off the wire: as much as is taken, in the time that it may take. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { NameValue, Received } from '../../contract/evidence.ts';
import type { Redactor } from '../../wire/redaction.ts';
import type { RawRequest } from '../provider/provider.ts';
import type { Limits } from './limits.ts';

/** A call, and how its body ended. */
export interface ReadCall {
  readonly raw: RawRequest;
  /** `body`: it was longer than is taken; `slow`: it took too long. */
  readonly end: 'whole' | 'aborted' | 'body' | 'slow';
}

/** Header fields from Node's list, in which name and value take turns. */
export function headersOf(raw: readonly string[]): NameValue[] {
  return Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);
}

/** Reads a call to its end. What is too long is read as well, since many callers listen only when they have said all. */
export function readCall(message: IncomingMessage, limits: Limits): Promise<ReadCall> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    const over = (end: ReadCall['end']) => {
      clearTimeout(timer);
      const { method = '', url: target = '/', rawHeaders } = message;
      const raw = { method, target, headers: headersOf(rawHeaders), body: Buffer.concat(chunks), bytes };
      resolve({ raw, end: end === 'whole' && bytes > limits.bodyBytes ? 'body' : end });
    };
    const timer = setTimeout(() => over('slow'), limits.bodyMs);
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limits.bodyBytes) chunks.push(chunk);
      else chunks = [];
    });
    message.once('end', () => over('whole'));
    message.once('error', () => over('aborted'));
    message.once('close', () => over(message.complete ? 'whole' : 'aborted'));
  });
}

/** Names of hosts have no more characters (RFC 1035 §2.3.4). */
const LONGEST_NAME = 253;

/** What is known of the TLS of a connection; `null`: there is none. */
export function tlsOf(socket: Socket, redactor: Redactor): Received['tls'] {
  if (!(socket instanceof TLSSocket)) return null;
  const { servername } = socket as TLSSocket & { servername?: string | false };
  const serverName = servername ? redactor.clean(servername).slice(0, LONGEST_NAME) : null;
  return { protocol: socket.getProtocol() ?? 'unknown', serverName };
}
