import type { Clock } from './pace.ts';

/**
 * The clock of one run: the wall clock is read once, and what is written down goes on from there by the monotonic clock.
 * Whoever sets the machine's clock in mid-run neither stalls the run nor makes it end before it began. While a machine
 * sleeps, the monotonic clock may stand still: then the times written down are behind by that much, in their right order.
 * @param notBefore milliseconds since the epoch: the run's start as it is written down, if that was another reading
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
