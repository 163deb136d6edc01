/** How much a listener accepts, and a count of what it refused: no caller can bring it down. */
import type { Refusal, RefusedCalls } from '../../contract/scene.ts';

/**
 * What a listener accepts; anything beyond is refused properly, and counted. A hotel system needs far less: a report
 * has 1 kB, a backlog 20 calls, a chain's night audit 50 a second.
 */
export const LIMITS = {
  /** Longest body kept; the rest is read and dropped. */
  bodyBytes: 256 * 1024,
  headBytes: 32 * 1024,
  /** Time for a header section, and then for a body. */
  headMs: 20_000,
  bodyMs: 30_000,
  connections: 256,
  perSecond: 200,
  /** Recorded calls of one scene, and of all together: a submission holds no more exchanges. */
  callsOfAScene: 1000,
  calls: 20_000,
  /** The same in bytes of the record: no exchange file of a submission is longer. */
  bytesOfAScene: 8 * 2 ** 20,
  bytes: 60 * 2 ** 20,
};

/** What one listener accepts. */
export type Limits = Readonly<typeof LIMITS>;

/** The reply to each refused call; without one the connection is just closed. `retryAfter` is in seconds. */
export const REFUSALS: Readonly<Record<Refusal, { status: number; reason: string; retryAfter?: number }>> = {
  body: { status: 413, reason: 'Content Too Large' },
  head: { status: 431, reason: 'Request Header Fields Too Large' },
  slow: { status: 408, reason: 'Request Timeout' },
  connections: { status: 503, reason: 'Service Unavailable', retryAfter: 1 },
  rate: { status: 429, reason: 'Too Many Requests', retryAfter: 1 },
  calls: { status: 503, reason: 'Service Unavailable' },
  'not-http': { status: 400, reason: 'Bad Request' },
  'between-scenes': { status: 503, reason: 'Service Unavailable', retryAfter: 1 },
};

/** A refusal as header fields: it closes the connection, unless the caller need only slow down. */
export function fieldsOf(why: Refusal): string[] {
  const { retryAfter } = REFUSALS[why];
  return [
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...(why === 'rate' ? [] : ['Connection', 'close']),
    ...['Content-Length', '0'],
  ];
}

/** Counts refused calls, by reason. */
export class Refusals extends Map<Refusal, number> {
  add(why: Refusal): void {
    this.set(why, (this.get(why) ?? 0) + 1);
  }

  list(): RefusedCalls[] {
    return Array.from(this, ([why, calls]) => ({ why, calls }));
  }
}
