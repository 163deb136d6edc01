/** Quotas that are used up: an endpoint that says nothing but 429 for so long does so for good, and the run ends. */
import { FOR_GOOD_MS, type Quota, quotaOf } from '../cases/unsent.ts';
import { type RawReply, TransportError } from './transport.ts';
import type { UnderWay } from './under-way.ts';

/** Follows what is answered, by the quota that it counts for. */
export class Quotas {
  /** Since when nothing but 429 has come, in milliseconds of the monotonic clock. */
  readonly #since = new Map<Quota, number>();

  /**
   * Takes a reply in. Wrong secrets do not count: who is locked out for them may be told so by a 429.
   * @param waitMs how long the request would wait before it is sent again
   * @returns whose quota is used up
   */
  usedUp({ step }: UnderWay, end: RawReply | TransportError, waitMs: number, now: number): Quota | null {
    if (end instanceof TransportError || step.call.guess !== undefined) return null;
    const quota = quotaOf(step.call);
    if (end.status !== 429) {
      this.#since.delete(quota);
      return null;
    }
    const since = this.#since.get(quota) ?? now;
    this.#since.set(quota, since);
    return now + waitMs - since >= FOR_GOOD_MS ? quota : null;
  }
}
