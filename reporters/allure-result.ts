/** One requirement instance as Allure wants it: made from the judgement, so that it says what the verdict says. */
import { createHash } from 'node:crypto';
import type { Requirement } from '../contract/requirement.ts';
import type { Outcome } from '../contract/words.ts';
import { curlOf } from '../judgement/curl.ts';
import { explainFinding } from '../judgement/explain.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { exchangeLine, exchangesOf, replyText, requestText, tellingExchanges } from './exchange-text.ts';
import { shortened, visible } from './visible.ts';

/** Allure's own words for what became of a test. `unknown` is the one of them that does not score. */
const STATUS: Readonly<Record<Outcome, 'passed' | 'failed' | 'broken' | 'skipped' | 'unknown'>> = {
  passed: 'passed',
  failed: 'failed',
  inconclusive: 'broken',
  warning: 'passed',
  review: 'passed',
  observed: 'unknown',
  'not-testable': 'skipped',
  'not-applicable': 'skipped',
};

const BODY = 800;
const CURL = 3000;
const MOST_EXCHANGES = 4;

/**
 * The name of a result: the same in every run for the same instance. Twelve hexadecimal digits, where Allure itself
 * takes a UUID: names stand uncompressed, and twice, in a submission.
 */
export function stableName(key: string): string {
  return createHash('sha256').update(`allure ${key}`).digest('hex').slice(0, 12);
}

/** When the instance's own exchanges began and ended, in milliseconds; the run's start where it has none. */
function timesOf(result: RunResult, judgement: ReportedJudgement): { start: number; stop: number } {
  const own = judgement.exchanges
    .filter((id) => id.startsWith(`${judgement.instance.id}#`))
    .flatMap((id) => result.exchanges.get(id) ?? []);
  const started = own.map(({ sentAt }) => Date.parse(sentAt));
  if (started.length === 0) {
    const start = Date.parse(result.record.times.startedAt);
    return { start, stop: start };
  }
  const ended = own.map(({ sentAt, durationMs }) => Date.parse(sentAt) + Math.round(durationMs));
  return { start: Math.min(...started), stop: Math.max(...ended) };
}

function labelsOf({ instance, outcome }: ReportedJudgement): { name: string; value: string }[] {
  const { requirement } = instance;
  const labels: Readonly<Record<string, string>> = {
    instance: instance.id,
    requirement: requirement.id,
    operation: requirement.operation,
    level: requirement.level,
    basis: requirement.basis,
    clause: requirement.clause,
    outcome,
    epic: requirement.subject,
    feature: requirement.operation,
    story: requirement.id,
    severity: { MUST: 'critical', SHOULD: 'normal', MAY: 'minor' }[requirement.level],
  };
  return Object.entries(labels).map(([name, value]) => ({ name, value }));
}

function messageOf({ outcome, reason, finding, instance }: ReportedJudgement): string | undefined {
  if (outcome === 'passed') return reason;
  const text = finding ? explainFinding(finding, instance.requirement) : (reason ?? instance.requirement.statement);
  return outcome === 'failed' || outcome === 'inconclusive' ? text : `${outcome}: ${text}`;
}

/**
 * The exchanges of an instance as one text: request, reply and `curl` line of each where a reader has to look into it,
 * one line each where it passed. `null` where there is none.
 */
export function exchangeText(result: RunResult, judgement: ReportedJudgement): string | null {
  const all = exchangesOf(result, judgement);
  if (all.length === 0) return null;
  const { finding, outcome } = judgement;
  if (outcome === 'passed') return `${all.map((each) => `${each.id}\n  ${visible(exchangeLine(each))}`).join('\n')}\n`;
  const parts = tellingExchanges(result, judgement, MOST_EXCHANGES).map((exchange) => {
    const role = exchange.id === finding?.control?.id ? 'Control' : 'Exchange';
    return [
      `${role} ${exchange.id}, ${exchange.sentAt}, ${Math.round(exchange.durationMs)} ms`,
      `Request\n${requestText(exchange, BODY)}`,
      `Reply\n${replyText(exchange, BODY)}`,
      `To reproduce\n${shortened(curlOf(exchange), CURL)}`,
    ].join('\n\n');
  });
  return `${visible(parts.join(`\n\n${'-'.repeat(72)}\n\n`))}\n`;
}

/** What Allure reads: one result, and the text that it attaches. */
export interface AllureFiles {
  readonly name: string;
  readonly content: string;
  readonly attachment: { readonly name: string; readonly content: string } | null;
}

/** What the results of an instance and of a whole requirement have in common. */
function common(requirement: Requirement, key: string, name: string) {
  return {
    uuid: stableName(key),
    historyId: key,
    testCaseId: key,
    name: visible(name),
    titlePath: [requirement.operation, requirement.id],
    description: requirement.statement,
    stage: 'finished',
  };
}

/**
 * The instances of one requirement that share an outcome, as one result with a step for each: what goes into the
 * submission, where a file for each of a thousand instances would weigh more than all the evidence.
 */
export function allureGroup(
  result: RunResult,
  members: readonly [ReportedJudgement, ...ReportedJudgement[]],
): AllureFiles {
  const [{ instance, outcome }] = members;
  const { requirement } = instance;
  const times = members.map((member) => timesOf(result, member));
  const content = {
    ...common(requirement, `${requirement.id} ${outcome}`, `${requirement.id} ${outcome}`),
    fullName: `${requirement.id} ${outcome}`,
    status: STATUS[outcome],
    statusDetails: { message: `${members.length} ${outcome}` },
    steps: members.map((member) => ({
      name: visible(`${member.instance.id}: ${member.instance.title}${member.reason ? ` (${member.reason})` : ''}`),
      status: STATUS[outcome],
    })),
    attachments: [],
    labels: labelsOf(members[0]).filter(({ name }) => name !== 'instance'),
    start: Math.min(...times.map(({ start }) => start)),
    stop: Math.max(...times.map(({ stop }) => stop)),
  };
  return { name: `${content.uuid}-result.json`, content: JSON.stringify(content), attachment: null };
}

/** The result of an instance and its attachment. @param location `suites/service/NAME.spec.ts:12`, where known */
export function allureFiles(result: RunResult, judgement: ReportedJudgement, location?: string): AllureFiles {
  const { instance, outcome } = judgement;
  const uuid = stableName(instance.id);
  const text = exchangeText(result, judgement);
  // One line each says enough where all is well, and needs no file of its own: there are more than a thousand of them.
  const isInline = outcome === 'passed' && text !== null;
  const attachment = text === null || isInline ? null : { name: `${uuid}-attachment.txt`, content: text };
  const message = messageOf(judgement);
  const content = {
    ...common(instance.requirement, instance.id, instance.title),
    ...(isInline ? { description: `${instance.requirement.statement}\n\n\`\`\`\n${text}\`\`\`` } : {}),
    fullName: location ? `${location} ${instance.id}` : instance.id,
    status: STATUS[outcome],
    statusDetails: message === undefined ? {} : { message: visible(message) },
    steps: [],
    attachments: attachment ? [{ name: 'exchanges', type: 'text/plain', source: attachment.name }] : [],
    labels: labelsOf(judgement),
    ...timesOf(result, judgement),
  };
  return { name: `${uuid}-result.json`, content: JSON.stringify(content), attachment };
}
