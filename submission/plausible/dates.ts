/** The clocks of the services that answered, held against the times that are recorded. */
import { isTokenOperation } from '../../contract/words.ts';
import type { Evidence } from './seen.ts';

const DATE = /^date$/i;

const DAY_MS = 24 * 3_600_000;
/** From here on a reader is told, in milliseconds. */
const NOTED_MS = 10 * 60_000;

/** By how much each reply's `Date` is ahead of the recorded time, by the host that gave it. */
function skewsByHost({ record, seen }: Evidence): Map<string, number[]> {
  const { baseUrl, authUrl } = record.context.target;
  const byHost = new Map<string, number[]>();
  // Most replies share a second with others, and reading a date takes long.
  const read = new Map<string, number>();
  for (const { exchange, end } of seen) {
    const [, given] = exchange.reply?.headers.find(([name]) => DATE.test(name)) ?? [];
    if (given === undefined) continue;
    const date = read.get(given) ?? Date.parse(given);
    read.set(given, date);
    if (Number.isNaN(date)) continue;
    const host = isTokenOperation(exchange.request.operation) ? authUrl : baseUrl;
    const skews = byHost.get(host) ?? [];
    byHost.set(host, skews);
    skews.push(date - end);
  }
  return byHost;
}

/** The middle one: one wrong clock among many behind one address, or one old reply from a cache, changes nothing. */
function middleOf(skews: readonly number[]): number {
  return [...skews].sort((a, b) => a - b)[skews.length >> 1] as number;
}

/** The clocks of the hosts do not say that the run was on another day. */
export function dateProblems(evidence: Evidence): string[] {
  return [...skewsByHost(evidence)].flatMap(([host, skews]) => {
    const days = Math.abs(middleOf(skews)) / DAY_MS;
    return days > 1
      ? [`By the Date of its replies ${host} answered ${Math.round(days)} days from the recorded times.`]
      : [];
  });
}

/** What a reader should know of the clocks, and what no clock explains. */
export function dateNotes(evidence: Evidence): string[] {
  return [...skewsByHost(evidence)].flatMap(([host, skews]) => {
    const middle = middleOf(skews);
    const strange = skews.filter((skew) => Math.abs(skew - middle) > NOTED_MS).length;
    const minutes = Math.round(Math.abs(middle) / 60_000);
    const side = middle > 0 ? 'ahead of' : 'behind';
    return [
      ...(Math.abs(middle) > NOTED_MS
        ? [`The clock of ${host} is ${minutes} minutes ${side} the recorded times.`]
        : []),
      ...(strange > 0
        ? [`The Date of ${strange} of ${skews.length} replies of ${host} is over ten minutes from that of the others.`]
        : []),
    ];
  });
}
