/** A run's results for Allure, made from the judgements, so that they agree with the verdict. */
import { groupedBy } from '../contract/grouped.ts';
import type { Level, Operation, Outcome } from '../contract/words.ts';
import { preparation } from '../judgement/curl.ts';
import { explainFinding, replyText, requestText } from '../judgement/explain.ts';
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { type Fact, factsOfRun, subjectLine } from './run-facts.ts';
import { causesByInstance, exchangesOf, type Mark, markOf, tally, tellingExchanges } from './shown-result.ts';
import { many } from './verdict-words.ts';
import { firstLine } from './visible.ts';
import { clauseOf, judgementsOf, operationsOf, verdictWords } from './wording.ts';
import { xmlAttributes, xmlData } from './xml.ts';

/** Allure's statuses: only `passed` is passed; what is neither good nor bad is `unknown`, with our outcome as name. */
const STATUS: Readonly<Record<Mark, 'passed' | 'failed' | 'broken' | 'skipped' | 'unknown'>> = {
  passed: 'passed',
  failed: 'failed',
  inconclusive: 'broken',
  warning: 'unknown',
  review: 'unknown',
  observed: 'unknown',
  'not-run': 'skipped',
  'not-testable': 'skipped',
  'not-applicable': 'skipped',
};

const SEVERITY: Readonly<Record<Level, string>> = { MUST: 'critical', SHOULD: 'normal', MAY: 'minor' };

/** Outcomes whose exchanges are shown. */
const SHOWN: readonly Outcome[] = ['failed', 'warning', 'review'];

const BODY = 800;
const MOST_EXCHANGES = 4;

/** A category of Allure: Allure 2 reads it from `categories.json`, Allure 3 from its configuration. */
export interface AllureCategory {
  readonly name: string;
  readonly matchedStatuses: readonly string[];
  /** A regular expression for the whole message. */
  readonly messageRegex: string;
  /** Otherwise Allure 3 would group by message. */
  readonly groupByMessage: boolean;
}

const causeLine = ({ outcome, title }: Cause) => `Cause: ${outcome}, ${firstLine(title)}`;

/** The causes of a run as Allure categories, in the same order, each with its outcome. */
export function allureCategories({ verdict }: RunResult): AllureCategory[] {
  const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const lines = new Map(verdict.causes.map((cause) => [causeLine(cause), cause]));
  return [...lines].map(([line, { outcome, title }]) => ({
    name: `${outcome}: ${firstLine(title)}`,
    matchedStatuses: [STATUS[outcome]],
    messageRegex: `(^|[\\s\\S]*\\n)${escaped(line)}(\\n[\\s\\S]*|$)`,
    groupByMessage: false,
  }));
}

/** The prefix of a result's name: our own word where Allure's means something else. */
function ownWord(judgement: ReportedJudgement): string | null {
  const mark = markOf(judgement);
  return STATUS[mark] === mark ? null : mark;
}

/** The counts of a run in the suite's own words. */
export const countsLine = ({ judgements }: RunResult): string => tally(judgements) || 'nothing was judged';

interface Span {
  readonly start: number;
  readonly stop: number;
}

/** The time span of results that took none, so that they do not count. */
const NEVER: Span = { start: Number.POSITIVE_INFINITY, stop: Number.NEGATIVE_INFINITY };

/** The time span of the exchanges behind a judgement. */
function spanOf(result: RunResult, judgement: ReportedJudgement): Span {
  let { start, stop } = NEVER;
  for (const { sentAt, durationMs } of exchangesOf(result, judgement)) {
    const sent = Date.parse(sentAt);
    start = Math.min(start, sent);
    stop = Math.max(stop, sent + Math.round(durationMs));
  }
  return { start, stop };
}

/** The same; for a judgement without exchanges, the start of the run. */
function timesOf({ record }: RunResult, { start, stop }: Span, status: string): string {
  const none = Date.parse(record.times.startedAt);
  return xmlAttributes(Number.isFinite(start) ? { start, stop, status } : { start: none, stop: none, status });
}

function labels(all: Readonly<Record<string, string>>): string {
  let written = '';
  for (const name of Object.keys(all)) written += `<label${xmlAttributes({ name, value: all[name] as string })}/>`;
  return `<labels>${written}</labels>`;
}

function exchangesText(result: RunResult, judgement: ReportedJudgement): string[] {
  return tellingExchanges(result, judgement, MOST_EXCHANGES).map((exchange) => {
    const role = exchange.id === judgement.finding?.control?.id ? 'Control' : 'Exchange';
    return [
      `${role} ${exchange.id}, ${exchange.sentAt}, ${Math.round(exchange.durationMs)} ms`,
      `Request\n${requestText(exchange, BODY)}`,
      `Reply\n${replyText(exchange, BODY)}`,
    ].join('\n\n');
  });
}

function traceOf(result: RunResult, judgement: ReportedJudgement): string {
  const { finding, instance, curl, outcome } = judgement;
  const explained = finding ? [explainFinding(finding, instance.requirement, curl)] : [];
  if (!SHOWN.includes(outcome)) return explained.join('');
  const before = curl ? preparation(result.record.context, [curl]) : [];
  const prepared = before.length > 0 ? [`First, in the same shell:\n${before.join('\n')}`] : [];
  return [...explained, ...prepared, ...exchangesText(result, judgement)].join(`\n\n${'-'.repeat(72)}\n\n`);
}

function failureOf(result: RunResult, judgement: ReportedJudgement, cause: Cause | undefined): string {
  const { outcome, reason, instance } = judgement;
  if (outcome === 'passed') return '';
  const { statement } = instance.requirement;
  const message = [
    `${ownWord(judgement) ?? outcome}: ${reason ?? statement}`,
    ...(cause ? [causeLine(cause)] : []),
    `Statement: ${statement}`,
    `Clause: ${clauseOf(instance.requirement)}`,
  ].join('\n');
  const trace = traceOf(result, judgement);
  const stack = trace ? `<stack-trace>${xmlData(trace)}</stack-trace>` : '';
  return `<failure><message>${xmlData(message)}</message>${stack}</failure>`;
}

/** Instances of a requirement with the same outcome: one result in Allure, with each instance as a step. */
type Group = readonly [ReportedJudgement, ...ReportedJudgement[]];

function inGroups(judgements: readonly ReportedJudgement[], causes: ReadonlyMap<string, Cause>): Group[] {
  // A failing instance is a separate result, shown with its exchanges.
  const sameAs = ({ instance, finding, outcome, notRun, reason }: ReportedJudgement) =>
    finding
      ? instance.id
      : `${instance.requirement.id}\n${outcome}\n${notRun}\n${reason}\n${causes.get(instance.id)?.id}`;
  return [...groupedBy(judgements, sameAs).values()] as unknown as Group[];
}

function stepsOf(result: RunResult, group: Group, spans: readonly Span[], status: string): string {
  if (group.length === 1) return '';
  const steps = group.map(({ instance: { id, title } }, at) => {
    const name = xmlData(`${id}: ${firstLine(title)}`);
    return `<step${timesOf(result, spans[at] as Span, status)}><name>${name}</name></step>`;
  });
  return `<steps>${steps.join('')}</steps>`;
}

function testCase(result: RunResult, group: Group, cause: Cause | undefined): string {
  const [first] = group;
  const { instance, outcome } = first;
  const { requirement } = instance;
  const isOne = group.length === 1;
  const word = ownWord(first);
  const status = STATUS[markOf(first)];
  const title = isOne ? instance.title : `${many(group.length, 'instance')}: ${requirement.statement}`;
  const { level, basis, clause } = requirement;
  const named = { story: requirement.id, severity: SEVERITY[level], tag: word ?? outcome, level, basis, clause };
  const own = cause ? { ...named, cause: cause.id } : named;
  const spans = group.map((each) => spanOf(result, each));
  const whole = spans.reduce((a, b) => ({ start: Math.min(a.start, b.start), stop: Math.max(a.stop, b.stop) }));
  return [
    `<test-case${timesOf(result, whole, status)}>`,
    `<name>${xmlData(isOne ? instance.id : requirement.id)}</name>`,
    `<title>${xmlData(firstLine(word === null ? title : `${word}: ${title}`))}</title>`,
    `<description type="text">${xmlData(requirement.statement)}</description>`,
    labels(own),
    stepsOf(result, group, spans, status),
    failureOf(result, first, first.notRun ? undefined : cause),
    '</test-case>',
  ].join('');
}

function suiteOf(result: RunResult, operation: Operation, causes: ReadonlyMap<string, Cause>): string {
  const judgements = judgementsOf(result, operation);
  const about = { epic: result.verdict.subject, feature: operation };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<ns2:test-suite xmlns:ns2="urn:model.allure.qatools.yandex.ru"${xmlAttributes({ start: Date.parse(result.record.times.startedAt) })}>`,
    `<name>${operation}</name>`,
    labels(about),
    '<test-cases>',
    ...inGroups(judgements, causes).map((group) => testCase(result, group, causes.get(group[0].instance.id))),
    '</test-cases>',
    '</ns2:test-suite>\n',
  ].join('\n');
}

/** `environment.properties`: what was judged, in Java's properties format. */
function environmentText(result: RunResult): string {
  const all: readonly Fact[] = [
    ['Verdict', `${result.verdict.verdict}: ${countsLine(result)}`],
    ['Meaning', verdictWords(result).meaning],
    ['Subject', subjectLine(result)],
    ...factsOfRun(result).filter(([name]) => name !== 'Remark'),
  ];
  // Java reads properties as Latin-1.
  const escaped = (text: string) =>
    firstLine(text)
      .replaceAll('\\', '\\\\')
      .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const lines = all.map(([name, value]) => `${name.replaceAll(' ', '\\ ')} = ${escaped(value)}`);
  return `${lines.join('\n')}\n`;
}

/**
 * The files of `allure-results/`, a function of the result alone: one test suite per operation, with a result for
 * each requirement whose steps are the instances with the same outcome; each failing instance is a result of its
 * own. Every Allure reads many results from one file; a file for each of a thousand would be larger than all the
 * evidence.
 */
export function allureFiles(result: RunResult): ReadonlyMap<string, string> {
  const causes = causesByInstance(result);
  const files = new Map<string, string>();
  for (const operation of operationsOf(result))
    files.set(`${operation}-testsuite.xml`, suiteOf(result, operation, causes));
  return files
    .set('categories.json', `${JSON.stringify(allureCategories(result), null, 1)}\n`)
    .set('environment.properties', environmentText(result));
}
