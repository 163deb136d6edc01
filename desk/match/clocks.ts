/** The difference between the clocks of a log and of a run, computed from similar calls. */
import type { Candidate } from './collect.ts';
import type { ExpectedCall } from './expected.ts';

/** A call of the run, and the log line assumed to be it. */
export interface Pair {
  readonly call: ExpectedCall;
  readonly line: Candidate;
}

/** The clocks according to the pairs, in milliseconds. */
export interface Clock {
  /** How far the log's clock is ahead. */
  readonly offsetMs: number;
  /** How far a logged call may lie outside the span between its sending and its reply. */
  readonly toleranceMs: number;
  /** How much the offset changed from the first third of the run to the last. */
  readonly driftMs: number;
  /** The resolution of the log's times. */
  readonly resolutionMs: number;
}

/** Limits of the tolerance: at least scheduling, at most buffered logging. */
const [LEAST_MS, MOST_MS] = [1000, 10_000];
/** The share of differences that counts, without outliers. */
const NEARLY_ALL = 0.995;
const LEEWAY = 1.5;
const RESOLUTIONS = [60_000, 1000, 100, 10];

/** The resolution of times: whole minutes, seconds or parts of them. */
export function resolutionOf(lines: readonly Candidate[]): number {
  return (lines.length > 1 && RESOLUTIONS.find((each) => lines.every(({ time }) => time % each === 0))) || 1;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => quantile(ascending(values), 0.5);

/** How far a line lies outside the span of its call. */
export function outside({ call, line }: Pair, offsetMs: number): number {
  return Math.max(call.sent + offsetMs - line.time, line.time - call.answered - offsetMs, 0);
}

/** Logs record the beginning or the end of a call: whichever makes the differences vary less. */
function differencesOf(pairs: readonly Pair[]): readonly number[] {
  const answered = pairs.filter(({ call }) => call.unanswered === null);
  const [begin, end] = [
    answered.map(({ call, line }) => line.time - call.sent),
    answered.map(({ call, line }) => line.time - call.answered),
  ];
  const spread = (values: readonly number[]) => {
    const middle = median(values);
    return median(values.map((value) => Math.abs(value - middle)));
  };
  return spread(begin) <= spread(end) ? begin : end;
}

export function clockOf(pairs: readonly Pair[], resolutionMs: number): Clock {
  const inTurn = pairs.toSorted((one, other) => one.call.sent - other.call.sent);
  const third = Math.ceil(inTurn.length / 3);
  const differences = differencesOf(inTurn);
  // A time truncated to seconds is half a second early on average.
  const offsetMs = Math.round(median(differences) + (resolutionMs - 1) / 2);
  const strays = ascending(inTurn.map((pair) => outside(pair, offsetMs)));
  const wide = LEEWAY * quantile(strays, NEARLY_ALL);
  return {
    offsetMs,
    toleranceMs: Math.round(resolutionMs + Math.min(Math.max(wide, LEAST_MS), MOST_MS)),
    driftMs: Math.round(median(differencesOf(inTurn.slice(-third))) - median(differencesOf(inTurn.slice(0, third)))),
    resolutionMs,
  };
}

/** The most differences that are used, the rarest kinds of calls first. */
const MOST_DIFFERENCES = 2_000_000;

/**
 * The offset at which most calls of a run match a line of their kind, in milliseconds: each pair of one kind votes
 * for its own offset, with more weight the fewer lines of that kind there are. Another client's calls vote for many
 * offsets, the run's own for one.
 * @param kinds the calls and the lines of each kind
 * @returns `null`: no line is of any kind
 */
export function votedOffset(
  kinds: Iterable<{ readonly calls: readonly ExpectedCall[]; readonly lines: readonly Candidate[] }>,
  binMs: number,
): number | null {
  const votes = new Map<number, number>();
  const rarestFirst = [...kinds]
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => one.calls.length * one.lines.length - other.calls.length * other.lines.length);
  let left = MOST_DIFFERENCES;
  for (const { calls, lines } of rarestFirst) {
    left -= calls.length * lines.length;
    if (left < 0) break;
    for (const { sent } of calls) {
      for (const { time } of lines) {
        const bin = Math.round((time - sent) / binMs);
        votes.set(bin, (votes.get(bin) ?? 0) + 1 / lines.length);
      }
    }
  }
  let [best, most] = [null as number | null, 0];
  for (const [bin, own] of votes) {
    const all = own + (votes.get(bin - 1) ?? 0) / 2 + (votes.get(bin + 1) ?? 0) / 2;
    if (all > most) [best, most] = [bin, all];
  }
  return best === null ? null : best * binMs;
}
