/** What is printed when a run has ended: the outcomes as a table, each failure in full, the verdict last. */
import { OUTCOMES, type Outcome } from '../contract/words.ts';
import { tokenLine } from '../judgement/curl.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { OUTCOME_COLOURS, type Paint, painter, VERDICT_COLOURS, wrapped } from './style.ts';
import { firstLine, visible } from './visible.ts';
import {
  factsOf,
  grouped,
  judgementsOf,
  operationsOf,
  productLine,
  profileName,
  subjectLine,
  targetLine,
  verdictWords,
} from './wording.ts';

/** How the summary is written. */
export interface SummaryOptions {
  readonly color: boolean;
  /** Columns, at least 60. */
  readonly width: number;
  /** Verdict and causes only. */
  readonly quiet?: boolean;
  /** Each instance in full. */
  readonly verbose?: boolean;
  /** Paths of what was written, named in the last lines. */
  readonly outputs?: readonly string[];
  /** `suites/service/token-form.spec.ts:12` by instance id, where it is known. */
  readonly locations?: ReadonlyMap<string, string>;
}

interface Page extends Required<Omit<SummaryOptions, 'color' | 'quiet' | 'verbose'>> {
  readonly paint: Paint;
}

/** Words that are broken over two lines where the table would be too wide. */
const NARROW: Readonly<Partial<Record<Outcome, readonly [string, string]>>> = {
  inconclusive: ['incon-', 'clusive'],
  'not-applicable': ['not-ap-', 'plicable'],
  'not-testable': ['not-', 'testable'],
  observed: ['ob-', 'served'],
};
const IDS_PER_REASON = 4;

/** `label   value`, the value broken at blanks and kept in its column. */
function labelled(page: Page, label: string, value: string, indent = '  '): string {
  const head = `${indent}${label.padEnd(10)} `;
  return head + wrapped(visible(value), page.width - head.length, '').replaceAll('\n', `\n${' '.repeat(head.length)}`);
}

function head(result: RunResult, page: Page): string[] {
  const { claims } = result.record.context;
  const product = productLine(result);
  const profile = profileName(result) ?? 'none: what the document leaves open is not tested';
  const rows = [
    page.paint('bold', wrapped(subjectLine(result), page.width)),
    '',
    labelled(page, 'Target', targetLine(result), ''),
    labelled(page, 'Suite', `${result.verdict.suite.version} (${result.verdict.suite.digest.slice(0, 12)})`, ''),
    labelled(page, 'Claims', claims.length > 0 ? claims.join(', ') : 'none', ''),
    labelled(page, 'Profile', profile, ''),
  ];
  if (product) rows.push(labelled(page, 'Product', product, ''));
  return rows;
}

function table(result: RunResult, page: Page): string[] {
  const columns = OUTCOMES.filter((outcome) => result.verdict.counts[outcome] > 0);
  const wide = 14 + columns.reduce((sum, name) => sum + name.length + 2, 0) + 5;
  const isNarrow = wide > page.width;
  const headers = columns.map((name) => (isNarrow && NARROW[name]) || (['', name] as const));
  const [gap, first, last] = isNarrow ? [1, 13, 5] : [2, 14, 6];
  const widths = headers.map(([upper, lower]) => Math.max(upper.length, lower.length, 4) + gap);
  const headerLine = (which: 0 | 1) =>
    headers.map((header, index) => header[which].padStart(widths[index] as number)).join('');
  const row = (name: string, counts: readonly number[], sum: number) => {
    const cells = counts.map((count, index) => {
      const text = (count === 0 ? '·' : String(count)).padStart(widths[index] as number);
      return page.paint(count === 0 ? 'dim' : OUTCOME_COLOURS[columns[index] as Outcome], text);
    });
    return `${name.padEnd(first)}${cells.join('')}${String(sum).padStart(last)}`;
  };
  const upper = headerLine(0).trim() === '' ? [] : [`${''.padEnd(first)}${headerLine(0)}`];
  return [
    ...upper,
    page.paint('bold', `${'Operation'.padEnd(first)}${headerLine(1)}${'all'.padStart(last)}`),
    ...operationsOf(result).map((operation) => {
      const counts = columns.map((outcome) => judgementsOf(result, operation, outcome).length);
      return row(operation, counts, judgementsOf(result, operation).length);
    }),
    row(
      'all',
      columns.map((outcome) => result.verdict.counts[outcome]),
      result.judgements.length,
    ),
  ];
}

function failure(page: Page, judgement: ReportedJudgement): string[] {
  const { instance, finding, curl } = judgement;
  const rows: [string, string | undefined][] = [
    ...factsOf(judgement),
    ['Exchange', finding?.exchange?.id],
    ['Test', page.locations.get(instance.id)],
  ];
  return [
    `${page.paint('red', 'failed')} ${page.paint('bold', visible(instance.id))}`,
    `  ${wrapped(visible(instance.title), page.width - 2, '  ')}`,
    ...rows.flatMap(([label, value]) => (value ? labelled(page, label, value) : [])),
    // Never broken into lines: it is there to be pasted.
    ...(curl ? [`  Reproduce  ${visible(curl)}`] : []),
  ];
}

function failures(result: RunResult, page: Page): string[] {
  const failed = judgementsOf(result, null, 'failed');
  if (failed.length === 0) return [];
  const usesToken = failed.some(({ curl }) => curl?.includes('ACCESS_TOKEN'));
  const usesSecret = failed.some(({ curl }) => curl?.includes('LODGING_'));
  const preparation = [
    ...(usesSecret || usesToken ? ['The curl lines take the client secret from $LODGING_CLIENT_SECRET.'] : []),
    ...(usesToken ? ['A fresh token for them:', tokenLine(result.record.context)] : []),
  ];
  const lines = failed.flatMap((judgement) => ['', ...failure(page, judgement)]);
  return [`${failed.length} failed`, ...preparation, ...lines];
}

function compactly(result: RunResult, page: Page, outcome: Outcome): string[] {
  const judgements = judgementsOf(result, null, outcome);
  if (judgements.length === 0) return [];
  const colour = OUTCOME_COLOURS[outcome];
  return [
    `${judgements.length} ${page.paint(colour, outcome)}`,
    ...judgements.map(({ instance, reason }) =>
      wrapped(`  ${visible(instance.id)}: ${firstLine(reason ?? instance.title)}`, page.width, '    '),
    ),
  ];
}

function byReason(result: RunResult, page: Page, outcome: Outcome, withIds: boolean): string[] {
  const judgements = judgementsOf(result, null, outcome);
  if (judgements.length === 0) return [];
  const groups = grouped(judgements, ({ reason }) => firstLine(reason ?? 'no reason was given'));
  const lines = groups.flatMap(([reason, members]) => {
    const ids = members.slice(0, IDS_PER_REASON).map(({ instance }) => visible(instance.id));
    const more = members.length > ids.length ? ` and ${members.length - ids.length} more` : '';
    const text = wrapped(`  ${members.length} × ${reason}`, page.width, '      ');
    return withIds ? [text, wrapped(`      ${ids.join(', ')}${more}`, page.width, '      ')] : [text];
  });
  return [`${judgements.length} ${page.paint(OUTCOME_COLOURS[outcome], outcome)}`, ...lines];
}

function ending(result: RunResult, page: Page): string[] {
  const { verdict } = result.verdict;
  const { meaning, nextStep } = verdictWords(result);
  return [
    `Verdict: ${page.paint(VERDICT_COLOURS[verdict], verdict)}`,
    wrapped(`  ${meaning}`, page.width, '  '),
    wrapped(`  ${nextStep}`, page.width, '  '),
    ...page.outputs.map((path) => `  ${visible(path)}`),
  ];
}

/** The summary of a run, ending with a line feed. Its first line says which subject it is about. */
export function summaryText(result: RunResult, options: SummaryOptions): string {
  const page: Page = {
    paint: painter(options.color),
    width: Math.max(60, options.width),
    outputs: options.outputs ?? [],
    locations: options.locations ?? new Map(),
  };
  const blocks = [
    head(result, page),
    table(result, page),
    failures(result, page),
    compactly(result, page, 'warning'),
    compactly(result, page, 'review'),
    byReason(result, page, 'inconclusive', true),
    byReason(result, page, 'not-testable', false),
    byReason(result, page, 'not-applicable', false),
    ending(result, page),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}
