/** How much a listener accepts, and a count of what it refused: no caller can bring it down. */
import type { Refusal, RefusedCalls } from '../../contract/scene.ts';
import { REFUSALS } from '../judging/words.ts';

/** Anything beyond is refused and counted. A report has 1 kB, a backlog 20 calls, a chain has 50 calls a second at night. */
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

/** A refusal as header fields: it closes the connection, unless the caller need only slow down. */
export function fieldsOf(why: Refusal): string[] {
  const [, retryAfter] = REFUSALS[why];
  return [
    ...(retryAfter === null ? [] : ['Retry-After', String(retryAfter)]),
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
