/** How fast requests follow one another: never faster than the pace lets them, nor more at once. */
import type { RunRecord } from '../result.ts';
import { type Evidence, ROUNDING_MS, type Seen } from './seen.ts';

/** A program may be held up by this much between its turn and its request, in milliseconds: others then follow closer. */
const HELD_UP_MS = 2000;
/** Between two wrong secrets under the client's own id, in milliseconds. */
const BETWEEN_GUESSES_MS = 1000;
/** Timers may be early by this much, in milliseconds. */
const TIMER_MS = 50;

const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Only a mock on this machine is called without a limit. */
export function freePaceProblems({ record: { context, pace } }: Evidence): string[] {
  if (pace.requestsPerSecond !== null) return [];
  const { baseUrl, environment, embedded } = context.target;
  const isLocal = URL.canParse(baseUrl) && LOCAL.test(new URL(baseUrl).hostname);
  return embedded || (environment === 'mock' && isLocal)
    ? []
    : [`The run says that it called ${baseUrl} without a limit to its pace, which only a mock on this machine is.`];
}

/** Those whose only try had its turn; what is sent again after a wait takes no turn. */
const inTurn = (seen: readonly Seen[]) =>
  seen
    .filter(
      ({ left, exchange }) => left && exchange.waits.every(({ status, waitedMs }) => status === 0 && waitedMs === 0),
    )
    .sort((a, b) => a.sent - b.sent);

/** Within no time more requests were sent than the pace has turns. */
export function paceProblems({ record, seen, setBackMs }: Evidence): string[] {
  const { requestsPerSecond } = record.pace;
  if (requestsPerSecond === null) return [];
  const gapMs = 1000 / requestsPerSecond;
  const slackMs = HELD_UP_MS + setBackMs;
  // How far the turns so far are ahead of the clock: the worst of all stretches that end here.
  let ahead = 0;
  let first: Seen | undefined;
  let count = 0;
  let before: number | undefined;
  for (const each of inTurn(seen)) {
    ahead = before === undefined ? 0 : Math.max(0, ahead + gapMs - (each.sent - before));
    if (ahead === 0 || first === undefined) [first, count] = [each, 0];
    count += 1;
    before = each.sent;
    if (ahead > slackMs)
      return [
        `From ${first.exchange.sentAt} on ${count} requests were sent in ${each.sent - first.sent} ms, faster than the run's pace of ${requestsPerSecond} a second.`,
      ];
  }
  return [];
}

/** Never were more requests under way than the run says. */
export function concurrencyProblems({ record, seen, setBackMs }: Evidence): string[] {
  const { concurrency } = record.pace;
  const left = seen.filter((each) => each.left);
  const begins = left.map(({ sent }) => sent).sort((a, b) => a - b);
  const ends = left.map(({ end }) => end - setBackMs - ROUNDING_MS).sort((a, b) => a - b);
  let ended = 0;
  for (const [begun, at] of begins.entries()) {
    while ((ends[ended] ?? Number.POSITIVE_INFINITY) <= at) ended += 1;
    const underWay = begun + 1 - ended;
    if (underWay > concurrency)
      return [
        `At ${momentOf(at)} ${underWay} requests were under way, and the run sends no more than ${concurrency} at once.`,
      ];
  }
  return [];
}

const momentOf = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : 'no time');

/** Wrong secrets under the client's own id are tried one after the other, with a pause between them. */
export function guessProblems({ record, seen, setBackMs }: Evidence): string[] {
  if (record.pace.requestsPerSecond === null) return [];
  const guesses = seen
    .filter(({ left, asked }) => left && asked?.call.guess !== undefined)
    .sort((a, b) => a.sent - b.sent);
  return guesses.flatMap(({ exchange, sent }, at) => {
    const before = guesses[at - 1];
    if (!before || sent >= before.end + BETWEEN_GUESSES_MS - TIMER_MS - setBackMs) return [];
    return [
      `The exchange ${exchange.id} tries a wrong secret ${sent - before.end} ms after ${before.exchange.id} did; the suite waits ${BETWEEN_GUESSES_MS} ms.`,
    ];
  });
}

/** The run is over: what verifies it may have a clock that is behind by this much. */
const FUTURE_SLACK_MS = 15 * 60_000;

/**
 * A run that ends after it is verified has not been made yet, unless its clock was let run ahead.
 * @param now milliseconds since the epoch
 */
export function futureProblems({ times, client }: RunRecord, now: number): string[] {
  const aheadMs = client?.clockAheadMs ?? 0;
  if (Date.parse(times.endedAt) - aheadMs <= now + FUTURE_SLACK_MS) return [];
  return [`The run ends at ${times.endedAt}, and it is ${momentOf(now)}: it lies in the future.`];
}
