/** How long a run may take: a service that answers slowly for ever, or asks to be waited for, must not hold it for days. */
import { timeOver } from '../../cases/unsent.ts';
import { duration } from '../../reporters/style.ts';
import type { Settings } from '../../run/settings.ts';

/** For waits that the plan itself asks for, such as until a token has expired, and for judging and reports. */
const BESIDES_MS = 15 * 60_000;
/** For each request: as long as its turn takes at the slowest pace that a service can bring the wire to. */
const EACH_MS = 2000;
const MINUTE_MS = 60_000;

/** The longest that a run may take, in milliseconds, in whole minutes where nobody has set it. */
export function longestOf(requests: number, settings: Pick<Settings, 'longestMinutes' | 'pace'>): number {
  const { longestMinutes, pace } = settings;
  if (longestMinutes !== null) return longestMinutes * MINUTE_MS;
  // Twice what the pace itself makes of it.
  const each = Math.max(EACH_MS, 2000 / (pace.requestsPerSecond ?? Number.POSITIVE_INFINITY));
  return Math.ceil((requests * each + BESIDES_MS) / MINUTE_MS) * MINUTE_MS;
}

/** Timers cannot wait for longer than this, in milliseconds: about 25 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time that a run has. */
export class TimeLimit {
  readonly #ended = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly longestMs: number) {
    const end = () => this.#ended.abort(timeOver(duration(longestMs)));
    this.#timer = setTimeout(end, Math.min(longestMs, LONGEST_TIMER_MS));
    this.#timer.unref();
  }

  /** Given when the time is over. */
  get overdue(): AbortSignal {
    return this.#ended.signal;
  }

  /** Why the run was stopped; `null` where its time is not over. */
  get sentence(): string | null {
    if (!this.overdue.aborted) return null;
    return `The run was stopped after ${duration(this.longestMs)}, the longest that it may take (pace.longestMinutes in certification.yaml).`;
  }

  /** The run has ended by itself. */
  cancel(): void {
    clearTimeout(this.#timer);
  }
}
