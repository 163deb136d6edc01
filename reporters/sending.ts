/** What a person sees while requests are sent: how many there are, how many are done, and how long it may take. */
import { duration, type Output, Progress } from './style.ts';
import { many, thousands } from './verdict-words.ts';
import { visible } from './visible.ts';

interface Cost {
  readonly tests: readonly unknown[];
  readonly requests: number;
}

/** A measured pace, with three digits. */
const shownPace = (requestsPerSecond: number) => String(Number(requestsPerSecond.toPrecision(3)));

/** `1,476 instances, 1,559 requests, about 2 min 36 s at 10 a second`. */
export function costLine(
  { tests, requests }: Cost,
  { requestsPerSecond }: { readonly requestsPerSecond: number | null },
  longestMs?: number,
): string {
  const time = requestsPerSecond
    ? `about ${duration((requests / requestsPerSecond) * 1000)} at ${shownPace(requestsPerSecond)} a second`
    : 'as fast as the service answers';
  const cost = `${many(tests.length, 'instance')}, ${many(requests, 'request')}, ${time}`;
  return longestMs === undefined ? cost : `${cost}; it ends after ${duration(longestMs)} at the latest`;
}

/** How much longer sending must take than announced before that is reported. */
const WORTH_TELLING = 1.25;
/** Shorter waits are not worth a line. */
const LEAST_MS = 10_000;

/** The pace of a run; `allowed`: what the service has left of it. */
interface Paced {
  readonly requestsPerSecond: number | null;
  readonly concurrency: number;
  readonly allowed?: number | null;
}

/** How long sending will take if the service is slower than the pace, refused it, or the pace is not limited. */
export function paceLine(
  { requests }: Cost,
  { requestsPerSecond, concurrency, allowed = requestsPerSecond }: Paced,
  answered: readonly { readonly durationMs: number }[],
): string | null {
  const isRefused = allowed !== null && (requestsPerSecond === null || allowed < requestsPerSecond);
  const paced = allowed ? (requests / allowed) * 1000 : 0;
  if (isRefused)
    return `The service allows fewer requests: at ${shownPace(allowed)} a second sending will take about ${duration(paced)}.`;
  const times = answered.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  if (median === undefined) return null;
  const needed = (requests * median) / concurrency;
  if (needed < Math.max(paced * WORTH_TELLING, LEAST_MS)) return null;
  return `The first replies took ${median < 1000 ? `${Math.round(median)} ms` : duration(median)} each, ${concurrency} at a time: sending will take about ${duration(needed)}.`;
}

/** Follows the requests of a run, including those before the plan. */
export class SendingView {
  readonly #started: number;
  readonly #progress: Progress;

  constructor(
    private readonly requests: number,
    output: Output = process.stdout,
    private readonly now: () => number = () => performance.now(),
    /** Milliseconds that judging and reports will take: every estimate includes them. */
    private readonly afterMs = 0,
  ) {
    this.#started = now();
    this.#progress = new Progress(output, now, output.isTTY === true);
    output.write('Sending\n');
  }

  /** One more request has ended. @param sent the total */
  sent(sent: number): void {
    const share = Math.min(1, sent / Math.max(1, this.requests));
    this.#progress.show(share, () => this.#line(sent, share));
  }

  note(text: string): void {
    this.#progress.say(visible(text));
  }

  /** Sending has ended. @param stopped whether there would have been more */
  end(sent: number, stopped: boolean): void {
    const fewer = sent < this.requests;
    const what = fewer ? `${thousands(sent)} of ${many(this.requests, 'request')}` : many(sent, 'request');
    const why = fewer && !stopped ? '; requests that depended on other answers were left out' : '';
    const after = this.afterMs > 0 ? `; judging and reports will take about ${duration(this.afterMs)}` : '';
    this.note(`Sent ${what} in ${duration(this.now() - this.#started)}${why}${after}`);
  }

  #line(sent: number, share: number): string {
    const left = share > 0 ? ((this.now() - this.#started) / share) * (1 - share) : 0;
    return ` ${Math.floor(share * 100)} % · ${thousands(sent)}/${thousands(this.requests)} requests, about ${duration(left + this.afterMs)} left`;
  }
}
