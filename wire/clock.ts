/** The machine's clock, and the clock of one run. */
import { setTimeout } from 'node:timers/promises';

/** What time is it, and how to let it pass: replaced by virtual time where many runs are judged at once. */
export interface Clock {
  /** Milliseconds since the epoch: what is written down. Somebody may set it while a run is under way. */
  now(): number;
  /** Milliseconds since some moment, never going back and never set: what waiting is computed from. */
  monotonic(): number;
  /** @param until ends the sleep early */
  sleep(ms: number, until?: AbortSignal): Promise<void>;
}

/** Node's timers wait for no longer than this, in milliseconds; asked for more they would not wait at all. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1;

/** The machine's clock. It sleeps for 25 days at most: who waits for a moment looks again. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, until) => setTimeout(Math.min(ms, LONGEST_SLEEP_MS), undefined, { signal: until }).catch(() => undefined),
};

/**
 * The clock of one run: the wall clock is read once, and the monotonic clock goes on from there, so that setting the machine's clock
 * does no harm. @param notBefore the run's start as it was written down, in milliseconds since the epoch
 */
export function runClock(clock: Clock, notBefore = Number.NEGATIVE_INFINITY): Clock {
  const began = clock.monotonic();
  const shown = Math.max(clock.now(), notBefore);
  return {
    now: () => shown + (clock.monotonic() - began),
    monotonic: () => clock.monotonic(),
    sleep: (ms, until) => clock.sleep(ms, until),
  };
}
