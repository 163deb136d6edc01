/** The table of a run's summary: how many instances of each operation ended how. */
import { OUTCOMES } from '../contract/words.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { countMarks, type Mark } from './marks.ts';
import { OUTCOME_COLOURS, type Paint } from './style.ts';
import { judgementsOf, operationsOf } from './wording.ts';

const COLUMNS: readonly Mark[] = [...OUTCOMES, 'not-run'];

/** Words that are broken over two lines where the table would be too wide. */
const NARROW: Readonly<Partial<Record<Mark, readonly [string, string]>>> = {
  inconclusive: ['incon-', 'clusive'],
  'not-applicable': ['not-ap-', 'plicable'],
  'not-testable': ['not-', 'testable'],
  observed: ['ob-', 'served'],
};

/** The outcomes of each operation, a line each; words are broken where the table would be too wide. */
export function outcomeTable(result: RunResult, page: { readonly width: number; readonly paint: Paint }): string[] {
  const all = countMarks(result.judgements);
  const columns = COLUMNS.filter((column) => all.has(column));
  const wide = 14 + columns.reduce((sum, name) => sum + name.length + 2, 0) + 5;
  const isNarrow = wide > page.width;
  const headers = columns.map((name) => (isNarrow && NARROW[name]) || (['', name] as const));
  const [gap, first, last] = isNarrow ? [1, 13, 5] : [2, 14, 6];
  const widths = headers.map(([upper, lower]) => Math.max(upper.length, lower.length, 4) + gap);
  const headerLine = (which: 0 | 1) =>
    headers.map((header, index) => header[which].padStart(widths[index] as number)).join('');
  const row = (name: string, judgements: readonly ReportedJudgement[]) => {
    const counts = countMarks(judgements);
    const cells = columns.map((column, index) => {
      const count = counts.get(column) ?? 0;
      const text = (count === 0 ? '·' : String(count)).padStart(widths[index] as number);
      return page.paint(count === 0 || column === 'not-run' ? 'dim' : OUTCOME_COLOURS[column], text);
    });
    return `${name.padEnd(first)}${cells.join('')}${String(judgements.length).padStart(last)}`;
  };
  const upper = headerLine(0).trim() === '' ? [] : [`${''.padEnd(first)}${headerLine(0)}`];
  return [
    ...upper,
    page.paint('bold', `${'Operation'.padEnd(first)}${headerLine(1)}${'all'.padStart(last)}`),
    ...operationsOf(result).map((operation) => row(operation, judgementsOf(result, operation))),
    row('all', result.judgements),
  ];
}
