/** Identity and order of exchanges, and the times of a run. */
import { CLOCK_SLACK_MS, type Evidence } from './seen.ts';

/** No run takes longer, in hours: sent at the slowest pace, with every rate limit waited out, the whole plan takes a few. */
const LONGEST_RUN_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Ids stand once, and numbers count from 1. */
export function orderProblems({ seen }: Evidence): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const [index, { exchange }] of seen.entries()) {
    const { id, seq } = exchange;
    if (ids.has(id)) problems.push(`The exchange ${id} appears twice in the evidence.`);
    ids.add(id);
    if (seq !== index + 1) problems.push(`The exchange ${id} has the number ${seq} where ${index + 1} is expected.`);
  }
  return problems;
}

/** The run ends after it starts, and its exchanges lie between, answered in the order of their numbers. */
export function timeProblems({ record: { times }, seen }: Evidence): string[] {
  const start = Date.parse(times.startedAt);
  const end = Date.parse(times.endedAt);
  if (!(start <= end)) return [`The run ends (${times.endedAt}) before it starts (${times.startedAt}).`];
  const problems: string[] = [];
  if (end - start > LONGEST_RUN_HOURS * HOUR_MS) {
    problems.push(`The run takes ${Math.round((end - start) / HOUR_MS)} hours; none takes over ${LONGEST_RUN_HOURS}.`);
  }
  let latest = start;
  for (const { exchange, sent, end: answered } of seen) {
    // Written so that an unreadable time, which compares as false, is a problem too.
    if (!(sent >= start - CLOCK_SLACK_MS && answered <= end + CLOCK_SLACK_MS && exchange.durationMs >= 0)) {
      problems.push(
        `The exchange ${exchange.id} (sent ${exchange.sentAt}) lies outside the run (${times.startedAt} to ${times.endedAt}).`,
      );
    } else if (answered < latest - CLOCK_SLACK_MS) {
      problems.push(`The exchange ${exchange.id} was answered before the one that precedes it.`);
    }
    latest = Math.max(latest, answered);
  }
  return problems;
}
