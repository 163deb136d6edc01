/** The machine's clock, and the clock of one run. */
import { setTimeout } from 'node:timers/promises';

/** Time and sleeping; virtual time replaces it where many runs are judged at once. */
export interface Clock {
  /** Milliseconds since the epoch, for the record. Somebody may set it during a run. */
  now(): number;
  /** Milliseconds since some moment, never going back and never set; for computing waits. */
  monotonic(): number;
  sleep(ms: number, until?: AbortSignal): Promise<void>;
}

/** Node's timers do not wait at all if asked for longer. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1;

/** The machine's clock. It sleeps 25 days at most, so callers waiting for a moment check again. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, until) => setTimeout(Math.min(ms, LONGEST_SLEEP_MS), undefined, { signal: until }).catch(() => undefined),
};

/** Wall time read once, then monotonic: setting the clock does no harm. @param notBefore the run's start (ms) */
export function runClock(clock: Clock, notBefore = Number.NEGATIVE_INFINITY): Clock {
  const began = clock.monotonic();
  const shown = Math.max(clock.now(), notBefore);
  return {
    now: () => shown + (clock.monotonic() - began),
    monotonic: () => clock.monotonic(),
    sleep: (ms, until) => clock.sleep(ms, until),
  };
}
