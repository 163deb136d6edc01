/** Words about how a scene was played: a clock that ran ahead, and calls refused unheard. */
import type { Play, Refusal, RefusedCalls } from '../../contract/scene.ts';

/** What goes unseen by a library that takes the time from the machine, and how to put that right. */
export function clockHint(aheadMs: number): string {
  const seconds = Math.round(aheadMs / 1000).toLocaleString('en-US');
  return (
    `by the clock file (LODGING_CLOCK_FILE) the run's clock is ${seconds} s ahead of the machine's, and a library that takes ` +
    'the time from the machine does not see that: give it the time of the run, or let the file alone and wait in real time'
  );
}

/** The same as the end of a sentence about a scene; empty if its clock is the machine's. */
export const clockNote = ({ clockAheadMs = 0 }: Play): string =>
  clockAheadMs > 0 ? ` (${clockHint(clockAheadMs)})` : '';

const WHY: Readonly<Record<Refusal, readonly [what: string, why: string]>> = {
  body: ['call', 'a body longer than 256 kB'],
  head: ['call', 'header fields longer than 32 kB'],
  slow: ['call', 'header fields or a body that did not come in time'],
  connections: ['connection', 'more than 256 connections at the same time'],
  rate: ['call', 'more than 200 calls within a second'],
  calls: ['call', 'more calls than a run records'],
  'not-http': ['connection', 'something else than HTTP/1.1 on it'],
  'between-scenes': ['call', 'no scene being played'],
};

/** `3 calls were refused for a body longer than 256 kB` */
export function refusalPhrase({ why, calls }: RefusedCalls): string {
  const [what, reason] = WHY[why];
  return `${calls.toLocaleString('en-US')} ${what}${calls === 1 ? ' was' : 's were'} refused for ${reason}`;
}
