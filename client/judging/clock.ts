/** Words for runs in which the client let the clock run ahead instead of waiting. */
import type { Play } from '../../contract/scene.ts';

/** What a library does not see that takes its time from the machine, and how that is put right. */
export function clockHint(aheadMs: number): string {
  const seconds = Math.round(aheadMs / 1000).toLocaleString('en-US');
  return (
    `by the clock file (LODGING_CLOCK_FILE) the run's clock is ${seconds} s ahead of the machine's, and a library that takes ` +
    'the time from the machine does not see that: give it the time of the run, or let the file alone and wait in real time'
  );
}

/** The same as the end of a sentence about a scene; empty where its clock is the machine's. */
export const clockNote = ({ clockAheadMs = 0 }: Play): string =>
  clockAheadMs > 0 ? ` (${clockHint(clockAheadMs)})` : '';
