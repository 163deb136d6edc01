/** What is printed when a run has ended: the outcomes as a table, the causes, the verdict last. */
import { dirname } from 'node:path';
import { sceneBlock } from '../client/report/scenes.ts';
import { replyLine } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import type { Outcome } from '../contract/words.ts';
import { preparation, word } from '../judgement/curl.ts';
import { ownWords } from '../judgement/explain.ts';
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { mainFacts, subjectLine } from './run-facts.ts';
import { callText, countsByOperation, countsOf, type Mark, type ShownCause, shownCauses } from './shown-result.ts';
import { OUTCOME_COLOURS, type Paint, painter, VERDICT_COLOURS, wrapped } from './style.ts';
import { many, thousands } from './verdict-words.ts';
import { firstLine, shortened, visible } from './visible.ts';
import {
  clauseOf,
  factsOf,
  GO_ON,
  judgementsOf,
  LEFT_OPEN,
  neverBegan,
  notRunLine,
  OUTCOME_MEANINGS,
  verdictWords,
} from './wording.ts';

export interface SummaryOptions {
  readonly color: boolean;
  /** Columns, at least 60. */
  readonly width: number;
  /** `causes`: one line for each cause, and the verdict. `full`: every failure in full. */
  readonly detail?: 'causes' | 'usual' | 'full';
  /** Paths of the files that were written, named in the last lines. */
  readonly outputs?: readonly string[];
  /** `suites/service/token-form.spec.ts:12` by instance id, if known. */
  readonly locations?: ReadonlyMap<string, string>;
  /** Whether the reason why the run was not started, with its next step, has been printed already. */
  readonly reported?: boolean;
  /** The command that resumes the run, if it was interrupted. */
  readonly goOn?: string | undefined;
}

interface Page extends Required<Omit<SummaryOptions, 'color' | 'detail'>> {
  readonly paint: Paint;
}

/** `label   value`, with the value wrapped in its own column. */
function labelled(page: Page, label: string, value: string, indent = '  '): string {
  const head = `${indent}${label.padEnd(10)} `;
  return head + wrapped(visible(value), page.width - head.length, '').replaceAll('\n', `\n${' '.repeat(head.length)}`);
}

const MOST_REMARKS = 5;

function head(result: RunResult, page: Page): string[] {
  const facts = mainFacts(result);
  const remarks = facts.filter(([name]) => name === 'Remark');
  const more = remarks.length - MOST_REMARKS;
  const left = new Set(remarks.slice(MOST_REMARKS));
  return [
    page.paint('bold', wrapped(subjectLine(result), page.width)),
    '',
    ...facts.flatMap((fact) => (left.has(fact) ? [] : [labelled(page, fact[0], fact[1], '')])),
    ...(more > 0 ? [labelled(page, '', `${many(more, 'more remark')} in report.html`, '')] : []),
  ];
}

/** Words that are broken into two lines if the table would be too wide. */
const NARROW: Readonly<Partial<Record<Mark, readonly [string, string]>>> = {
  inconclusive: ['incon-', 'clusive'],
  'not-applicable': ['not-ap-', 'plicable'],
  'not-testable': ['not-', 'testable'],
  observed: ['ob-', 'served'],
};

/** The outcomes of each operation, a line each; words are broken if the table would be too wide. */
function outcomeTable(result: RunResult, page: Page): string[] {
  const { columns, rows } = countsByOperation(result);
  const wide = 14 + columns.reduce((sum, name) => sum + name.length + 2, 0) + 5;
  const isNarrow = wide > page.width;
  const headers = columns.map((name) => (isNarrow && NARROW[name]) || (['', name] as const));
  const [gap, first, last] = isNarrow ? [1, 13, 5] : [2, 14, 6];
  const widths = headers.map(([upper, lower]) => Math.max(upper.length, lower.length, 4) + gap);
  const headerLine = (which: 0 | 1) =>
    headers.map((header, index) => header[which].padStart(widths[index] as number)).join('');
  const line = ([name, counts, all]: (typeof rows)[number]) => {
    const cells = counts.map((count, index) => {
      const text = (count === 0 ? '·' : String(count)).padStart(widths[index] as number);
      const column = columns[index] as Mark;
      return page.paint(count === 0 || column === 'not-run' ? 'dim' : OUTCOME_COLOURS[column], text);
    });
    return `${name.padEnd(first)}${cells.join('')}${String(all).padStart(last)}`;
  };
  const upper = headerLine(0).trim() === '' ? [] : [`${''.padEnd(first)}${headerLine(0)}`];
  return [
    ...upper,
    page.paint('bold', `${'Operation'.padEnd(first)}${headerLine(1)}${'all'.padStart(last)}`),
    ...rows.map(line),
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
    // Never wrapped: it is there to be pasted.
    ...(curl ? ['  Reproduce', ...pasted(curl)] : []),
    ...(finding?.exchange?.received ? ['  Call', ...pasted(callText(finding.exchange))] : []),
  ];
}

function failures(result: RunResult, page: Page): string[] {
  const failed = judgementsOf(result, null, 'failed');
  if (failed.length === 0) return [];
  const lines = failed.flatMap((judgement) => ['', ...failure(page, judgement)]);
  return [`${failed.length} failed`, ...prepared(result, failed), ...lines];
}

/** The most lines of causes: with many failures, the end of the text must stay in sight. */
const MOST_LINES = 24;
const MOST_SHORT = 12;
const MOST_CAUSES: Readonly<Record<Exclude<Cause['outcome'], 'failed'>, number>> = {
  warning: 4,
  review: 3,
  inconclusive: 2,
};

function causesWith(result: RunResult, outcome: Cause['outcome']): ShownCause[] {
  return shownCauses(result).filter((cause) => cause.outcome === outcome);
}

/** Whether the first cause explains more than half of the failures. */
function firstOfAll({ members: { length } }: ShownCause, failed: number): string[] {
  const share =
    length === failed ? `all ${many(failed, 'failure')}` : `${thousands(length)} of ${many(failed, 'failure')}`;
  return length > 9 && length * 2 > failed ? [`Fix this first: it explains ${share}.`] : [];
}

/** The most characters of a service's own words; report.html has more. */
const WORDS = 200;
const FEW_WORDS = 80;

function quotedFrom({ finding }: ReportedJudgement, most: number): string | null {
  const words = finding?.exchange && ownWords(finding.exchange);
  return words ? `the service said: ${shortened(words, most)}` : null;
}

/** What was sent for an example, and what came back: one line, and the service's own words. */
function exchangeLine(example: ReportedJudgement): string[] {
  const { finding } = example;
  const exchange = finding?.exchange;
  if (!finding) return [];
  const { received, expected } = finding;
  const reply = exchange && replyLine(exchange);
  const scene = exchange?.received ? `in ${exchange.received.scene}, ` : '';
  const sent =
    exchange && `${scene}${exchange.request.method} ${exchange.request.url.replace(/https?:\/\/[^/]+/, '')}: ${reply}`;
  const facts = [
    ...(sent ? [sent] : []),
    ...(received && received !== reply ? [`received ${received}`] : []),
    ...(expected ? [`expected ${expected}`] : []),
  ];
  if (facts.length === 0) return [];
  const quoted = quotedFrom(example, WORDS);
  return [facts.join('; '), ...(quoted ? [quoted] : [])];
}

/** @param isShort leaves out the requirement's statement: if there are many causes, each still has its curl line */
function causeBlock(result: RunResult, page: Page, cause: ShownCause, place: number, isShort = false): string[] {
  const [example, ...others] = cause.members;
  const { instance, finding, curl } = example;
  const { length } = others;
  const indent = '   ';
  const which = length === 0 ? ` [${instance.id}]` : isShort ? ` [${instance.id} and ${thousands(length)} more]` : '';
  const call = finding?.exchange?.received && !isShort ? finding.exchange : null;
  const lines = isShort
    ? exchangeLine(example)
    : [
        `${instance.requirement.statement} ${clauseOf(instance.requirement)}`,
        ...exchangeLine(example),
        ...(length > 0 ? [countsOf(cause)] : []),
        ...(place === 1 ? firstOfAll(cause, result.verdict.counts.failed) : []),
      ];
  return [
    ...(isShort ? [] : ['']),
    `${page.paint('red', `${place}.`)} ${page.paint('bold', wrapped(visible(cause.title) + which, page.width - 3, indent))}`,
    ...lines.map((line) => indent + wrapped(firstLine(line), page.width - 3, indent)),
    // Never wrapped: it is there to be pasted.
    ...(curl ? pasted(curl) : []),
    ...(call ? pasted(callText(call)) : []),
  ];
}

const height = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.split('\n').length, 0);

/** A cause in one line, if there is no room for more. */
function causeLine(page: Page, { title, members, outcome }: ShownCause, mark = '×'): string {
  const which = members.length === 1 ? ` [${members[0].instance.id}]` : '';
  const quoted = outcome === 'failed' ? quotedFrom(members[0], FEW_WORDS) : null;
  const line = `${thousands(members.length)} ${mark} ${firstLine(visible(title))}${which}${quoted ? `; ${firstLine(quoted)}` : ''}`;
  return wrapped(`  ${line}`, page.width, '      ');
}

/** The blocks of the first causes: in full if all fit, otherwise only the first, so that many have their curl line. */
function causeBlocks(result: RunResult, page: Page, causes: readonly ShownCause[]): string[][] {
  const full = causes.map((cause, at) => causeBlock(result, page, cause, at + 1));
  if (height(full.flat()) <= MOST_LINES) return full;
  const blocks = full.slice(0, 1);
  for (const [at, cause] of causes.slice(1).entries()) {
    const block = causeBlock(result, page, cause, at + 2, true);
    // Later ones are not worse than those left out.
    if (height(blocks.flat()) + height(block) > MOST_LINES) break;
    blocks.push(at === 0 ? ['', ...block] : block);
  }
  return blocks;
}

function failedCauses(result: RunResult, page: Page): string[] {
  const causes = causesWith(result, 'failed');
  if (causes.length === 0) return [];
  const blocks = causeBlocks(result, page, causes);
  const left = causes.slice(blocks.length);
  const shown = left.slice(0, MOST_SHORT);
  const more = left.length - shown.length;
  const rest = more > 0 ? `  and ${many(more, 'more cause', 'more causes')}; their` : '  Their';
  const what = result.record.client ? 'calls' : 'lines';
  const examples = causes.slice(0, blocks.length).map(({ members }) => members[0]);
  return [
    `${many(result.verdict.counts.failed, 'instance')} ${page.paint('red', 'failed')}, for ${many(causes.length, 'cause')}`,
    ...prepared(result, examples),
    ...blocks.flat(),
    ...(shown.length > 0 ? ['', ...shown.map((cause) => causeLine(page, cause))] : []),
    ...(left.length > 0 ? [`${rest} ${what} are in report.html; --detail full prints them here`] : []),
  ];
}

const pasted = (curl: string) => curl.split('\n').map((line) => `   ${visible(line)}`);

/** The preparations that these curl lines need. */
function prepared(result: RunResult, shown: readonly ReportedJudgement[]): string[] {
  const curls = shown.map(({ curl }) => curl);
  const lines = preparation(result.record.context, curls);
  return lines.length > 0 ? ['First, in the same shell:', ...lines.map(visible)] : [];
}

function otherCauses(result: RunResult, page: Page, outcome: keyof typeof MOST_CAUSES): string[] {
  const causes = causesWith(result, outcome);
  if (causes.length === 0) return [];
  const shown = causes.slice(0, MOST_CAUSES[outcome]);
  const more = causes.length - shown.length;
  const sum = causes.reduce((all, { members }) => all + members.length, 0);
  return [
    `${thousands(sum)} ${page.paint(OUTCOME_COLOURS[outcome], outcome)}: ${OUTCOME_MEANINGS[outcome]}`,
    ...shown.map((cause) => causeLine(page, cause)),
    ...(more > 0 ? [`  and ${many(more, 'more cause', 'more causes')} in report.html`] : []),
  ];
}

function notRun(result: RunResult, page: Page): string[] {
  const line = notRunLine(result);
  return line === null ? [] : [wrapped(firstLine(line), page.width, '  ')];
}

const MOST_REASONS = 2;
/** Reasons that follow from the outcome itself (`beforeTrying`); all others are the run's. */
const isUnshown = (reason: string) => reason.startsWith('the document does not show it');

/** Why instances could not be tested: each reason with its count, if there are several. */
function untested(result: RunResult): string {
  const reasons = [
    ...groupedBy(judgementsOf(result, null, 'not-testable'), ({ reason = '' }) =>
      isUnshown(reason) ? LEFT_OPEN : firstLine(reason),
    ),
  ].sort((a, b) => b[1].length - a[1].length);
  if (reasons.length === 1) return reasons[0]?.[0] ?? '';
  const shown = reasons.slice(0, MOST_REASONS).map(([reason, members]) => `${members.length} because ${reason}`);
  const left = reasons.slice(MOST_REASONS).reduce((sum, [, members]) => sum + members.length, 0);
  return [...shown, ...(left > 0 ? [`${left} for other reasons, listed in report.html`] : [])].join('; ');
}

/** Outcomes that blame neither side, one line each. */
function asides(result: RunResult, page: Page): string[] {
  const line = (outcome: Outcome, why: string) => {
    const count = result.verdict.counts[outcome];
    const text = `${thousands(count)} ${outcome}: ${why}`;
    return count === 0 ? [] : [wrapped(text, page.width, '  ')];
  };
  return [
    ...notRun(result, page),
    ...line('not-testable', untested(result)),
    ...line('not-applicable', OUTCOME_MEANINGS['not-applicable']),
    ...line('observed', `${OUTCOME_MEANINGS.observed}; report.html shows what was seen`),
  ];
}

function ending(result: RunResult, page: Page): string[] {
  const { verdict } = result.verdict;
  const { meaning, nextStep } = verdictWords(result);
  const outputs = page.outputs.map((path) => `  ${visible(path)}`);
  const [output] = page.outputs;
  // Filled in here so that it can be copied: reports do not know in which folder they are read.
  const copied = output === undefined ? nextStep : nextStep.replace('FOLDER', () => visible(word(dirname(output))));
  const next = page.goOn === undefined ? copied : GO_ON;
  const words = page.reported ? [] : [meaning, next].map((each) => wrapped(`  ${each}`, page.width, '  '));
  return [
    ...(outputs.length > 0 ? [...outputs, ''] : []),
    `Verdict: ${page.paint(VERDICT_COLOURS[verdict], verdict)}`,
    ...words,
    // On a separate line that is never wrapped, so that it can be copied.
    ...(page.goOn === undefined ? [] : ['', visible(page.goOn)]),
  ];
}

function blocksOf(result: RunResult, page: Page, detail: 'causes' | 'usual' | 'full'): string[][] {
  if (detail === 'causes') {
    const causes = causesWith(result, 'failed').map((cause) => causeLine(page, cause, 'failed:'));
    const others = (['warning', 'review', 'inconclusive'] as const).flatMap((each) => otherCauses(result, page, each));
    return [[...causes, ...others, ...ending(result, page)]];
  }
  if (neverBegan(result)) return [head(result, page), notRun(result, page), ending(result, page)];
  return [
    head(result, page),
    outcomeTable(result, page),
    sceneBlock(result, page),
    detail === 'full' ? failures(result, page) : failedCauses(result, page),
    otherCauses(result, page, 'warning'),
    otherCauses(result, page, 'review'),
    otherCauses(result, page, 'inconclusive'),
    asides(result, page),
    ending(result, page),
  ];
}

/** The summary of a run, ending with a line feed. Its first line says which subject it is about. */
export function summaryText(result: RunResult, options: SummaryOptions): string {
  const page: Page = {
    paint: painter(options.color),
    width: Math.max(60, options.width),
    outputs: options.outputs ?? [],
    locations: options.locations ?? new Map(),
    reported: options.reported ?? false,
    goOn: options.goOn,
  };
  const blocks = blocksOf(result, page, options.detail ?? 'usual').filter((block) => block.length > 0);
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}
