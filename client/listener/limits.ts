/** How much a listener takes from its callers, and the count of what it refused: no caller can bring it down. */
import type { Refusal, RefusedCalls } from '../../contract/scene.ts';

/** What a listener takes. Whatever is beyond is refused in order, and counted. */
export interface Limits {
  /** The longest body that is read, in bytes; the rest of a longer one is read and dropped. */
  readonly bodyBytes: number;
  /** The longest header section, in bytes. */
  readonly headBytes: number;
  /** How long a header section, and after it a body, may take, in milliseconds. */
  readonly headMs: number;
  readonly bodyMs: number;
  /** Connections that are open at the same time. */
  readonly connections: number;
  /** Calls within one second. */
  readonly perSecond: number;
  /** Calls of one scene, and of all together, that are recorded. */
  readonly callsOfAScene: number;
  readonly calls: number;
  /** The same in bytes of the record. */
  readonly bytesOfAScene: number;
  readonly bytes: number;
}

/** What a hotel system needs is far below: a report has 1 kB, a backlog 20 calls, and the night audit of a chain 50 a second. */
export const LIMITS: Limits = {
  bodyBytes: 256 * 1024,
  headBytes: 32 * 1024,
  headMs: 20_000,
  bodyMs: 30_000,
  connections: 256,
  perSecond: 200,
  callsOfAScene: 1000,
  // A submission holds no more exchanges, and no longer file of them.
  calls: 20_000,
  bytesOfAScene: 8 * 2 ** 20,
  bytes: 60 * 2 ** 20,
};

/** What a refusal says on the wire. */
export interface RefusalReply {
  readonly status: number;
  readonly reason: string;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number;
}

/** What a caller is answered that is refused; without an answer the connection is just closed. */
export const REFUSALS: Readonly<Record<Refusal, RefusalReply>> = {
  body: { status: 413, reason: 'Content Too Large' },
  head: { status: 431, reason: 'Request Header Fields Too Large' },
  slow: { status: 408, reason: 'Request Timeout' },
  connections: { status: 503, reason: 'Service Unavailable', retryAfter: 1 },
  rate: { status: 429, reason: 'Too Many Requests', retryAfter: 1 },
  calls: { status: 503, reason: 'Service Unavailable' },
  'not-http': { status: 400, reason: 'Bad Request' },
  'between-scenes': { status: 503, reason: 'Service Unavailable', retryAfter: 1 },
};

/** A refusal as header fields: the connection ends with it, unless the caller is only to slow down. */
export function fieldsOf(why: Refusal): string[] {
  const { retryAfter } = REFUSALS[why];
  return [
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...(why === 'rate' ? [] : ['Connection', 'close']),
    ...['Content-Length', '0'],
  ];
}

/** Counts what was refused, by reason. */
export class Refusals extends Map<Refusal, number> {
  add(why: Refusal): void {
    this.set(why, (this.get(why) ?? 0) + 1);
  }

  /** In the order in which the kinds came first. */
  list(): RefusedCalls[] {
    return Array.from(this, ([why, calls]) => ({ why, calls }));
  }
}
