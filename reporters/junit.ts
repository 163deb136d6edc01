/** `junit.xml`: the outcomes in the form that continuous integration servers read. */
import type { Outcome } from '../contract/words.ts';
import { explainFinding } from '../judgement/explain.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { exchangesOf } from './exchanges.ts';
import { firstLine, visible } from './visible.ts';
import { judgementsOf, operationsOf, profileName, subjectLine, verdictWords } from './wording.ts';

function escaped(text: string): string {
  return visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An attribute: line ends and tabs as references, or a parser would turn them into blanks. */
function attribute(name: string, value: string | number): string {
  const text = escaped(String(value)).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
  return ` ${name}="${text}"`;
}

function attributes(all: Readonly<Record<string, string | number>>): string {
  return Object.entries(all)
    .map(([name, value]) => attribute(name, value))
    .join('');
}

/** Seconds that the exchanges took which judgements rest on; one that several share is counted once. */
function secondsOf(result: RunResult, judgements: readonly ReportedJudgement[]): string {
  const milliseconds = exchangesOf(result, ...judgements).reduce((sum, { durationMs }) => sum + durationMs, 0);
  return (milliseconds / 1000).toFixed(3);
}

function explanation({ finding, reason, instance }: ReportedJudgement): string {
  return finding ? explainFinding(finding, instance.requirement) : `${reason ?? ''}\n${instance.requirement.statement}`;
}

/** What a test case contains; JUnit knows only failure, error and skipped. */
function content(judgement: ReportedJudgement): string {
  const { outcome, reason, instance } = judgement;
  const message = attribute('message', firstLine(reason ?? outcome));
  const elements: Readonly<Record<Outcome, () => string>> = {
    passed: () => '',
    failed: () => `<failure${message}${attribute('type', outcome)}>${escaped(explanation(judgement))}</failure>`,
    inconclusive: () => `<error${message}${attribute('type', outcome)}>${escaped(explanation(judgement))}</error>`,
    'not-testable': () => `<skipped${message}/>`,
    'not-applicable': () => `<skipped${message}/>`,
    warning: () => systemOut(`${outcome}: ${explanation(judgement)}`),
    review: () => systemOut(`${outcome}: ${explanation(judgement)}`),
    observed: () => systemOut(`${outcome}: ${reason ?? instance.requirement.statement}`),
  };
  return elements[outcome]();
}

const systemOut = (text: string) => `<system-out>${escaped(text)}</system-out>`;

function testCase(result: RunResult, judgement: ReportedJudgement, name: string): string {
  const { requirement } = judgement.instance;
  const head = attributes({ classname: requirement.id, name, time: secondsOf(result, [judgement]) });
  const inner = content(judgement);
  return inner === '' ? `    <testcase${head}/>` : `    <testcase${head}>${inner}</testcase>`;
}

/** Names of test cases: the title, with the instance's id where a title alone would name two. */
function namesOf(judgements: readonly ReportedJudgement[]): string[] {
  const key = ({ instance }: ReportedJudgement) => `${instance.requirement.id}\n${instance.title}`;
  const seen = new Map<string, number>();
  for (const judgement of judgements) seen.set(key(judgement), (seen.get(key(judgement)) ?? 0) + 1);
  return judgements.map((each) =>
    seen.get(key(each)) === 1 ? each.instance.title : `${each.instance.title} [${each.instance.id}]`,
  );
}

function tallies(result: RunResult, judgements: readonly ReportedJudgement[]) {
  const count = (...outcomes: Outcome[]) => judgements.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    tests: judgements.length,
    failures: count('failed'),
    errors: count('inconclusive'),
    skipped: count('not-testable', 'not-applicable'),
    time: secondsOf(result, judgements),
  };
}

function properties(result: RunResult): string {
  const { verdict, record } = result;
  const { baseUrl, authUrl, environment } = verdict.target;
  const all: Readonly<Record<string, string>> = {
    about: subjectLine(result),
    verdict: verdict.verdict,
    meaning: verdictWords(result).meaning,
    subject: verdict.subject,
    target: baseUrl,
    issuer: authUrl,
    environment,
    suite: `${verdict.suite.version} ${verdict.suite.digest}`,
    catalogue: record.catalogueDigest,
    profile: profileName(result) ?? 'none',
    claims: record.context.claims.join(' '),
  };
  return Object.entries(all)
    .map(([name, value]) => `      <property${attributes({ name, value })}/>\n`)
    .join('');
}

/** The whole file: one test suite per operation, one test case per requirement instance. */
export function junitXml(result: RunResult): string {
  const allNames = namesOf(result.judgements);
  const names = new Map(result.judgements.map((judgement, index) => [judgement, allNames[index]]));
  const suites = operationsOf(result).map((operation, index) => {
    const judgements = judgementsOf(result, operation);
    const head = attributes({
      name: operation,
      id: index,
      ...tallies(result, judgements),
      timestamp: result.record.times.startedAt.slice(0, 19),
    });
    const cases = judgements.map((each) => testCase(result, each, names.get(each) ?? each.instance.title));
    return [
      `  <testsuite${head}>`,
      `    <properties>\n${properties(result)}    </properties>`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  const { skipped: _, ...totals } = tallies(result, result.judgements);
  const head = attributes({
    name: `certification of the ${result.verdict.subject}: ${result.verdict.verdict}`,
    ...totals,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.join('\n')}\n</testsuites>\n`;
}
