/** What a reader sees of each judgement, and how many there are of each: the same in every report. */
import { OUTCOMES, type Outcome } from '../contract/words.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { judgementsOf, operationsOf } from './wording.ts';

/** What a reader sees of a judgement: its outcome, or that it was never run. */
export type Mark = Outcome | 'not-run';

/** The marks, the gravest first, each with a sign, so that colour is never the only one. */
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

/** The mark of a judgement. */
export function markOf({ outcome, notRun }: Pick<ReportedJudgement, 'outcome' | 'notRun'>): Mark {
  return notRun ? 'not-run' : outcome;
}

/** How many judgements have each mark. */
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

/** How many instances bear each mark that occurs, and how many there are: a row for each operation, and one for all of them. */
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
