/** A run's results as Allure reads them: made from the judgements, so that they say what the verdict says. */
import { type Attachment, ContentType, LabelName, Severity, Stage, Status, type TestResult } from 'allure-js-commons';
import type { AllureResults } from 'allure-js-commons/sdk';
import type { Requirement } from '../contract/requirement.ts';
import type { Level, Outcome } from '../contract/words.ts';
import { curlOf } from '../judgement/curl.ts';
import { explainFinding, replyText, requestText } from '../judgement/explain.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { sha256 } from '../submission/suite.ts';
import { exchangesOf, tellingExchanges } from './exchanges.ts';
import { shortened, visible } from './visible.ts';
import { grouped } from './wording.ts';

/** Allure's own words for what became of a test; without one a result is of unknown status, which does not score. */
const STATUS: Readonly<Record<Outcome, Status | null>> = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  inconclusive: Status.BROKEN,
  warning: Status.PASSED,
  review: Status.PASSED,
  observed: null,
  'not-testable': Status.SKIPPED,
  'not-applicable': Status.SKIPPED,
};

const SEVERITY: Readonly<Record<Level, Severity>> = {
  MUST: Severity.CRITICAL,
  SHOULD: Severity.NORMAL,
  MAY: Severity.MINOR,
};

/** Outcomes of which each instance is a result of its own, with its exchanges. */
const WHOLE: readonly Outcome[] = ['failed', 'warning', 'review'];

const BODY = 800;
const CURL = 3000;
const MOST_EXCHANGES = 4;

type Members = readonly [ReportedJudgement, ...ReportedJudgement[]];

/**
 * The name of a result: the same in every run for the same key. Twelve hexadecimal digits, where Allure itself takes a
 * UUID: in a submission names are stored twice, and uncompressed.
 */
function stableName(key: string): string {
  return sha256(`allure ${key}`).slice(0, 12);
}

/** When the exchanges that judgements rest on began and ended, in milliseconds; the run's start where there is none. */
function timesOf(result: RunResult, judgements: readonly ReportedJudgement[]): { start: number; stop: number } {
  const runStart = Date.parse(result.record.times.startedAt);
  let [start, stop] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { sentAt, durationMs } of exchangesOf(result, ...judgements)) {
    const sent = Date.parse(sentAt);
    start = Math.min(start, sent);
    stop = Math.max(stop, sent + Math.round(durationMs));
  }
  return Number.isFinite(start) ? { start, stop } : { start: runStart, stop: runStart };
}

/** A result's labels, by which Allure groups and filters. @param more labels that precede them */
function labelsOf(requirement: Requirement, outcome: Outcome, more: Readonly<Record<string, string>> = {}) {
  const labels: Readonly<Record<string, string>> = {
    ...more,
    requirement: requirement.id,
    operation: requirement.operation,
    level: requirement.level,
    basis: requirement.basis,
    clause: requirement.clause,
    outcome,
    [LabelName.EPIC]: requirement.subject,
    [LabelName.FEATURE]: requirement.operation,
    [LabelName.STORY]: requirement.id,
    [LabelName.SEVERITY]: SEVERITY[requirement.level],
  };
  return Object.entries(labels).map(([name, value]) => ({ name, value }));
}

/** What Allure wants of every test and every step. */
function ended(outcome: Outcome) {
  const status = STATUS[outcome];
  return {
    ...(status ? { status } : {}),
    statusDetails: {},
    stage: Stage.FINISHED,
    steps: [],
    attachments: [],
    parameters: [],
  };
}

/** What the result of an instance and the result of a whole group of them have in common. */
function resultOf(requirement: Requirement, outcome: Outcome, key: string, name: string) {
  return {
    ...ended(outcome),
    uuid: stableName(key),
    historyId: key,
    testCaseId: key,
    fullName: key,
    titlePath: [requirement.operation, requirement.id],
    name: visible(name),
    description: requirement.statement,
    links: [],
  };
}

/** The instances of one requirement that share an outcome, as one result with a step for each. */
function groupResult(result: RunResult, members: Members): TestResult {
  const [{ instance, outcome }] = members;
  const { requirement } = instance;
  const key = `${requirement.id} ${outcome}`;
  return {
    ...resultOf(requirement, outcome, key, key),
    statusDetails: { message: `${members.length} ${outcome}` },
    steps: members.map(({ instance: { id, title }, reason }) => ({
      ...ended(outcome),
      name: visible(`${id}: ${title}${reason ? ` (${reason})` : ''}`),
    })),
    labels: labelsOf(requirement, outcome),
    ...timesOf(result, members),
  };
}

/** Request, reply and `curl` line of each exchange that a reader has to look into; `null` where there is none. */
function exchangeText(result: RunResult, judgement: ReportedJudgement): string | null {
  const parts = tellingExchanges(result, judgement, MOST_EXCHANGES).map((exchange) => {
    const role = exchange.id === judgement.finding?.control?.id ? 'Control' : 'Exchange';
    return [
      `${role} ${exchange.id}, ${exchange.sentAt}, ${Math.round(exchange.durationMs)} ms`,
      `Request\n${requestText(exchange, BODY)}`,
      `Reply\n${replyText(exchange, BODY)}`,
      `To reproduce\n${shortened(curlOf(exchange), CURL)}`,
    ].join('\n\n');
  });
  return parts.length > 0 ? `${visible(parts.join(`\n\n${'-'.repeat(72)}\n\n`))}\n` : null;
}

function messageOf({ outcome, reason, finding, instance }: ReportedJudgement): string {
  const text = finding ? explainFinding(finding, instance.requirement) : (reason ?? instance.requirement.statement);
  return visible(outcome === 'failed' ? text : `${outcome}: ${text}`);
}

/** An instance as a result of its own. @param attachments of the result */
function instanceResult(result: RunResult, judgement: ReportedJudgement, attachments: Attachment[]): TestResult {
  const { instance, outcome } = judgement;
  return {
    ...resultOf(instance.requirement, outcome, instance.id, instance.title),
    statusDetails: { message: messageOf(judgement) },
    attachments,
    labels: labelsOf(instance.requirement, outcome, { instance: instance.id }),
    ...timesOf(result, [judgement]),
  };
}

/**
 * A run's results: each instance that does not hold with its exchanges, and the others as steps under their requirement,
 * where a file for each of a thousand instances would weigh more than all the evidence. A function of the result alone.
 */
export function allureResults(result: RunResult): Required<Pick<AllureResults, 'tests' | 'attachments'>> {
  const tests: TestResult[] = [];
  const attachments: Record<string, Buffer> = {};
  const isWhole = ({ outcome }: ReportedJudgement) => WHOLE.includes(outcome);
  for (const judgement of result.judgements.filter(isWhole)) {
    const source = `${stableName(judgement.instance.id)}-attachment.txt`;
    const text = exchangeText(result, judgement);
    if (text !== null) attachments[source] = Buffer.from(text);
    tests.push(
      instanceResult(result, judgement, text === null ? [] : [{ name: 'exchanges', type: ContentType.TEXT, source }]),
    );
  }
  const others = result.judgements.filter((judgement) => !isWhole(judgement));
  for (const [, [first, ...rest]] of grouped(others, (each) => `${each.instance.requirement.id} ${each.outcome}`)) {
    if (first) tests.push(groupResult(result, [first, ...rest]));
  }
  return { tests, attachments };
}

/** The files of `allure-results/` in a submission, named and written as Allure's own writer does it. */
export function allureFiles(result: RunResult): ReadonlyMap<string, string> {
  const { tests, attachments } = allureResults(result);
  const files = new Map(tests.map((each) => [`${each.uuid}-result.json`, JSON.stringify(each)]));
  for (const [name, content] of Object.entries(attachments)) files.set(name, content.toString());
  return files;
}
