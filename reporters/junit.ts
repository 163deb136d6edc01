/** `junit.xml`: the outcomes in the form that continuous integration servers read. */
import { howPlayed } from '../client/judging/words.ts';
import { callsLine, sceneLines } from '../client/report/scenes.ts';
import { type Exchange, replyLine } from '../contract/evidence.ts';
import { groupedBy } from '../contract/grouped.ts';
import { preparation } from '../judgement/curl.ts';
import { explainFinding, ownWords } from '../judgement/explain.ts';
import { isSelected } from '../judgement/plan.ts';
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { type Fact, factsOfRun, subjectLine } from './run-facts.ts';
import { causesByInstance, exchangesOf, type Mark, markOf, tally } from './shown-result.ts';
import { many } from './verdict-words.ts';
import { firstLine, shortened } from './visible.ts';
import { operationsOf, verdictWords } from './wording.ts';
import { xmlAttributes, xmlText } from './xml.ts';

/** What a build server makes of a test case: JUnit knows only these, and without any of them a case has passed. */
type Kind = 'failure' | 'error' | 'skipped' | 'passed';

interface Case {
  readonly judgement: ReportedJudgement;
  readonly cause: Cause | undefined;
  readonly kind: Kind;
  /** The exchanges that it rests on. */
  readonly exchanges: readonly Exchange[];
}

const KINDS: Readonly<Record<Mark, Kind>> = {
  passed: 'passed',
  failed: 'failure',
  inconclusive: 'error',
  // One case says why the run ended early, not a thousand.
  'not-run': 'skipped',
  'not-testable': 'skipped',
  'not-applicable': 'skipped',
  // Neither is a failure; a server shows the case's text.
  warning: 'passed',
  review: 'passed',
  observed: 'passed',
};

function secondsOf(exchanges: Iterable<Exchange>): string {
  let milliseconds = 0;
  for (const { durationMs } of exchanges) milliseconds += durationMs;
  return (milliseconds / 1000).toFixed(3);
}

function explanation({ finding, reason, instance, curl }: ReportedJudgement): string {
  const { requirement, title } = instance;
  return `${title}\n${finding ? explainFinding(finding, requirement, curl) : `${reason ?? ''}\n${requirement.statement}`}`;
}

const LONGEST_MESSAGE = 500;

/** What distinguishes a case if a server shows nothing else: what was tried, what is wrong, what the service said. */
function messageOf({ outcome, reason, instance, finding }: ReportedJudgement): string {
  if (KINDS[outcome] === 'skipped') return firstLine(reason ?? outcome);
  const { exchange } = finding ?? {};
  // The replies to a client are the suite's own.
  const status = exchange && !exchange.received ? ` (${replyLine(exchange)})` : '';
  const words = exchange && ownWords(exchange);
  const quoted = words ? `; the service said: ${words}` : '';
  return shortened(firstLine(`${instance.title}: ${reason ?? outcome}${status}${quoted}`), LONGEST_MESSAGE);
}

function propertyLines(all: readonly Fact[]): string {
  const lines = all.map(([name, value]) => `      <property${xmlAttributes({ name, value })}/>\n`);
  return `    <properties>\n${lines.join('')}    </properties>\n`;
}

const systemOut = (text: string) => `      <system-out>${xmlText(text)}</system-out>\n`;

/** A case's content. Jenkins' schema has no properties: the cause is the failure's type, which servers group by. */
function content(result: RunResult, { judgement, cause, kind }: Case): string {
  const { outcome, reason, instance, curl } = judgement;
  if (outcome === 'passed') return '';
  const message = messageOf(judgement);
  if (kind === 'skipped') return `      <skipped${xmlAttributes({ type: outcome, message })}/>\n`;
  if (kind === 'passed') {
    const quoted =
      outcome === 'observed' ? (reason ?? instance.requirement.statement) : `${instance.title}\n${message}`;
    return systemOut([`${outcome}: ${quoted}`, ...(cause ? [`Cause: ${cause.id}`] : [])].join('\n'));
  }
  const about = xmlAttributes({ type: cause?.id ?? outcome, message });
  const text = [...(cause ? [`Cause: ${firstLine(cause.title)}`] : []), explanation(judgement)].join('\n');
  const lines = curl ? [...preparation(result.record.context, [curl]), curl] : [];
  const output = kind === 'failure' && lines.length > 0 ? systemOut(lines.join('\n')) : '';
  return `      <${kind}${about}>${xmlText(text)}</${kind}>\n${output}`;
}

function testCase(result: RunResult, each: Case): string {
  const { instance } = each.judgement;
  // The id is the name: a server would take a reworded title for another test.
  const classname = `${instance.requirement.subject}.${instance.requirement.operation}.${instance.topic}`;
  const head = xmlAttributes({ classname, name: instance.id, time: secondsOf(each.exchanges) });
  const inner = content(result, each);
  return inner === '' ? `    <testcase${head}/>\n` : `    <testcase${head}>\n${inner}    </testcase>\n`;
}

/** Why the run ended before everything was sent; `null` if it did not. */
function stopOf({ record, verdict, judgements }: RunResult): string | null {
  const isMissing = ({ notRun, instance }: ReportedJudgement) => notRun && isSelected(instance.id, record.only);
  return judgements.some(isMissing) ? (verdict.stopped ?? 'Only a part of the plan was run.') : null;
}

function stopCase(result: RunResult, why: string): string {
  const classname = `${result.verdict.subject}.run`;
  const head = xmlAttributes({ classname, name: 'RUN.GOES-TO-ITS-END', time: '0.000' });
  const about = xmlAttributes({ type: result.verdict.verdict, message: firstLine(why) });
  const text = xmlText(`${why}\n${verdictWords(result).nextStep}`);
  return `    <testcase${head}>\n      <error${about}>${text}</error>\n    </testcase>\n`;
}

function tallies(cases: readonly Case[], stops: number) {
  const count = (wanted: Kind) => cases.filter(({ kind }) => kind === wanted).length;
  const [failures, errors, skipped] = [count('failure'), count('error') + stops, count('skipped')];
  // An exchange shared by several cases counts once.
  const time = secondsOf(new Set(cases.flatMap(({ exchanges }) => exchanges)));
  return { tests: cases.length + stops, failures, errors, skipped, time };
}

function aboutRun(result: RunResult): Fact[] {
  const { verdict, subject } = result.verdict;
  return [
    ['about', subjectLine(result)],
    ['verdict', verdict],
    ['meaning', verdictWords(result).meaning],
    ['subject', subject],
    ...factsOfRun(result).map(([name, value]): Fact => [name.toLowerCase().replace('token ', ''), value]),
  ];
}

/** The causes that have instances among the cases: `cause.ID`, with title and number of instances. */
function causesIn(result: RunResult, cases: readonly Case[]): [string, string][] {
  return result.verdict.causes.flatMap((cause): [string, string][] => {
    const count = cases.filter((each) => each.cause === cause && each.kind !== 'skipped').length;
    const here = `${cause.outcome}: ${firstLine(cause.title)} (${many(count, 'instance')})`;
    return count > 0 ? [[`cause.${cause.id}`, here]] : [];
  });
}

/** The scenes with findings about the cases: `scene.NAME`, with their calls and the number of findings. */
function scenesIn(result: RunResult, cases: readonly Case[]): [string, string][] {
  const own = new Set(cases.map(({ judgement }) => judgement));
  return sceneLines(result).flatMap((each): [string, string][] => {
    const findings = each.findings.filter((judgement) => own.has(judgement));
    const parts = [howPlayed(each.play), callsLine(each), ...each.strays, tally(findings)].filter(Boolean);
    return findings.length > 0 ? [[`scene.${each.name}`, parts.join('; ')]] : [];
  });
}

/** The whole file: one test suite per operation, one test case per requirement instance, named by its id. */
export function junitXml(result: RunResult): string {
  const causes = causesByInstance(result);
  const caseOf = (judgement: ReportedJudgement): Case => ({
    judgement,
    cause: causes.get(judgement.instance.id),
    kind: KINDS[markOf(judgement)],
    exchanges: exchangesOf(result, judgement),
  });
  const all = result.judgements.map(caseOf);
  const about = aboutRun(result);
  const timestamp = result.record.times.startedAt.slice(0, 19);
  const why = stopOf(result);
  const suite = (name: string, id: number, cases: readonly Case[], stop: string | null) => {
    const head = xmlAttributes({ name, id, ...tallies(cases, stop === null ? 0 : 1), timestamp });
    const properties = propertyLines([...about, ...scenesIn(result, cases), ...causesIn(result, cases)]);
    const first = stop === null ? '' : stopCase(result, stop);
    return `  <testsuite${head}>\n${properties}${first}${cases.map((each) => testCase(result, each)).join('')}  </testsuite>\n`;
  };
  const operations = operationsOf(result);
  const byOperation = groupedBy(all, ({ judgement }) => judgement.instance.requirement.operation);
  const suites = operations.map((operation, index) => suite(operation, index, byOperation.get(operation) ?? [], null));
  if (why !== null) suites.unshift(suite('run', operations.length, [], why));
  const { skipped: _, ...totals } = tallies(all, why === null ? 0 : 1);
  const name = `certification of the ${result.verdict.subject}: ${result.verdict.verdict}`;
  const head = xmlAttributes({ name, ...totals });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.join('')}</testsuites>\n`;
}
