/** What all reports show of a result: the mark of each judgement, causes with their instances, and their exchanges. */
import { type Exchange, isAccepted, replyLine } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import { OUTCOMES, type Outcome } from '../contract/words.ts';
import { requestText } from '../judgement/explain.ts';
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { many } from './verdict-words.ts';
import { judgementsOf, operationsOf } from './wording.ts';

/** What a reader sees of a judgement: its outcome, or that it was never run. */
export type Mark = Outcome | 'not-run';

/** The marks, the gravest first, each with a sign, so that colour is never the only clue. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  failed: '✗',
  inconclusive: '?',
  warning: '▲',
  review: '◆',
  'not-run': '…',
  observed: '○',
  'not-testable': '–',
  'not-applicable': '·',
  passed: '✓',
};

/** The marks from the gravest to the best. */
export const MARKS = Object.keys(SIGNS) as Mark[];

export function markOf({ outcome, notRun }: Pick<ReportedJudgement, 'outcome' | 'notRun'>): Mark {
  return notRun ? 'not-run' : outcome;
}

export function countMarks(judgements: readonly ReportedJudgement[]): ReadonlyMap<Mark, number> {
  const counts = new Map<Mark, number>();
  for (const judgement of judgements) {
    const mark = markOf(judgement);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}

/** `27 failed, 5 warning, 1380 passed`, the gravest first. */
export function tally(judgements: readonly ReportedJudgement[]): string {
  const counts = countMarks(judgements);
  return MARKS.flatMap((mark) => (counts.has(mark) ? [`${counts.get(mark)} ${mark}`] : [])).join(', ');
}

/** How many instances have each mark that occurs, and the total: a row for each operation, and one for all. */
export function countsByOperation(result: RunResult) {
  const all = countMarks(result.judgements);
  const columns = [...OUTCOMES, 'not-run' as const].filter((mark) => all.has(mark));
  const row = (name: string, judgements: readonly ReportedJudgement[]) => {
    const counts = countMarks(judgements);
    return [name, columns.map((mark) => counts.get(mark) ?? 0), judgements.length] as const;
  };
  const rows = operationsOf(result).map((operation) => row(operation, judgementsOf(result, operation)));
  return { columns, rows: [...rows, row('all', result.judgements)] };
}

/** A cause with its instances, the first of which is the example, and its fragment in `report.html`. */
export type ShownCause = ReturnType<typeof shownCauses>[number];

/** The causes of a run, the gravest first. What was never run has none: one line says why the run ended early. */
export function shownCauses({ verdict, judgements }: RunResult) {
  const byId = new Map(judgements.map((each) => [each.instance.id, each]));
  const causes = verdict.causes.flatMap(({ instances, ...cause }) => {
    const [example, ...others] = instances.flatMap((id) => byId.get(id) ?? []).filter(({ notRun }) => !notRun);
    return example ? [{ ...cause, members: [example, ...others] as const }] : [];
  });
  return causes.map((cause, at) => ({ ...cause, anchor: `cause-${at + 1}` }));
}

/** The cause of each instance that has one, by the instance's id. */
export function causesByInstance({ verdict }: RunResult): ReadonlyMap<string, Cause> {
  return new Map(verdict.causes.flatMap((cause) => cause.instances.map((id) => [id, cause] as const)));
}

const MOST_REQUIREMENTS = 3;

/** `1 instance: CHECK-IN.REFUSES-MISSING:folio`, or the numbers of instances by requirement, largest first. */
export function countsOf({ members }: ShownCause): string {
  const [{ instance }] = members;
  if (members.length === 1) return `1 instance: ${instance.id}`;
  const groups = [...groupedBy(members, (each) => each.instance.requirement.id)].sort(
    (a, b) => b[1].length - a[1].length,
  );
  const shown = groups.slice(0, MOST_REQUIREMENTS).map(([id, { length }]) => (length > 1 ? `${id} (${length})` : id));
  const more = groups.length > MOST_REQUIREMENTS ? `, and ${groups.length - MOST_REQUIREMENTS} more requirements` : '';
  return `${many(members.length, 'instance')} of ${many(groups.length, 'requirement')}: ${shown.join(', ')}${more}`;
}

/** `POST /path → 201 Created, 12 ms` */
export function exchangeLine(exchange: Exchange): string {
  const { request, durationMs } = exchange;
  return `${request.method} ${request.url} → ${replyLine(exchange)}, ${Math.round(durationMs)} ms`;
}

/** The ids of the exchanges behind a judgement, each once, in the order of use. */
function idsOf({ exchanges, finding }: ReportedJudgement): Iterable<string> {
  // Without a finding, each is already there only once.
  if (!finding) return exchanges;
  const { control, exchange } = finding;
  return new Set([...exchanges, ...(control ? [control.id] : []), ...(exchange ? [exchange.id] : [])]);
}

/** The exchanges behind a judgement, each once, in the order of use. */
export function exchangesOf(result: RunResult, judgement: ReportedJudgement): Exchange[] {
  const found: Exchange[] = [];
  for (const id of idsOf(judgement)) {
    const exchange = result.exchanges.get(id);
    if (exchange) found.push(exchange);
  }
  return found;
}

/** How many requirement instances rest on each exchange, by the exchange's id. */
export function instancesByExchange(result: RunResult): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const judgement of result.judgements) {
    for (const id of idsOf(judgement)) {
      if (result.exchanges.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

/** An instance that rests on more is about many stays of the same kind. */
const MOST_OF_ONE_KIND = 50;

/** Accepted exchanges like the first ones of their instance, used by no other: a page need not list them. */
export function alikeOthers(
  { judgements, exchanges }: RunResult,
  sharing: ReadonlyMap<string, number>,
  most: number,
): ReadonlySet<string> {
  const others = judgements.flatMap((each) =>
    each.exchanges.length > MOST_OF_ONE_KIND ? each.exchanges.slice(most) : [],
  );
  const isPlain = (exchange: Exchange | undefined) =>
    exchange !== undefined && isAccepted(exchange) && exchange.waits.length === 0 && sharing.get(exchange.id) === 1;
  return new Set(others.filter((id) => isPlain(exchanges.get(id))));
}

/** The exchanges that a reader needs to see; for an undecided one only the finding's, since an outage is everywhere. */
export function tellingExchanges(result: RunResult, judgement: ReportedJudgement, most: number): Exchange[] {
  const { finding, outcome } = judgement;
  const all = exchangesOf(result, judgement);
  const named = all.filter(({ id }) => id === finding?.exchange?.id || id === finding?.control?.id);
  if (outcome === 'inconclusive' && named.length > 0) return named;
  if (all.length <= most) return all;
  return [...new Set([...named, ...all])].slice(0, most);
}

/** Fields that every client sends anyway. */
const IDLE = /^(?:host|connection|accept(?:-.+)?|user-agent|content-length|sec-.+|keep-alive|transfer-encoding)$/i;
const LONGEST_BODY = 600;

/** A call as received, without what says nothing: `POST /path`, header fields, body. */
export function callText({ request, ...rest }: Exchange): string {
  const headers = request.headers.filter(([name]) => !IDLE.test(name));
  return requestText({ ...rest, request: { ...request, headers } }, LONGEST_BODY);
}
