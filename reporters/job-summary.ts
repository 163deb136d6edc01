/** The summary of a run in Markdown, for the page of a job of a continuous integration server. */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { countedPlays, howPlayed } from '../client/judging/words.ts';
import { isRemarkable, type SceneLines, sceneLines } from '../client/report/scenes.ts';
import { preparation } from '../judgement/curl.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { code, codeBlock, prose, sentence, table } from './markdown.ts';
import { mainFacts, subjectLine } from './run-facts.ts';
import { callText, countsByOperation, type ShownCause, shownCauses, tally } from './shown-result.ts';
import { many, testedSentence } from './verdict-words.ts';
import { shortened } from './visible.ts';
import { clauseOf, factsOf, GO_ON, notRunLine, verdictWords } from './wording.ts';

/** What else goes into a summary. */
export interface JobSummaryOptions {
  /** Paths of the files that were written. */
  readonly outputs?: readonly string[];
  /** Blocks of Markdown after the causes, such as a comparison with an earlier run. */
  readonly extra?: readonly string[];
  /** The command that resumes the run, if it was interrupted. */
  readonly goOn?: string | undefined;
  /** The most bytes that the summary may have. */
  readonly limit?: number;
}

/** GitHub shows nothing of a summary that is longer than 1 MiB. */
export const SUMMARY_LIMIT = 1024 * 1024;

/** Causes shown with an example, and causes shown as one line; the rest is only counted. */
const WHOLE_CAUSES = 5;
const MOST_CAUSES = 40;
const LONGEST_TEXT = 400;
const LONGEST_CURL = 4000;
const BEFORE = 'First, in the same shell:';
const LEFT_OUT =
  'The rest is left out because a job page is limited. `report.html` and `verdict.json` have everything.';
const TOO_LONG = 'It is too long to be shown here; `report.html` has it.';

const short = (text: string) => shortened(text, LONGEST_TEXT);

function head(result: RunResult, goOn: string | undefined): string[] {
  const { meaning, nextStep } = verdictWords(result);
  const about = mainFacts(result).filter(([name]) => !['Claims', 'Tested', 'Remark'].includes(name));
  const facts = about.map(([name, value]) => `${name} ${code(value)}`);
  return [
    `## Certification of the ${result.verdict.subject}: ${result.verdict.verdict}`,
    `${sentence(meaning)} ${sentence(goOn === undefined ? nextStep : GO_ON)}`,
    ...(goOn === undefined ? [] : [codeBlock(goOn, 'sh')]),
    `${facts.join(', ')}. ${prose(subjectLine(result))}`,
  ];
}

/** How much of the whole catalogue was tested, and which choices make the run show less. */
function tested({ verdict }: RunResult): string {
  return [testedSentence(verdict.tested), ...verdict.tested.remarks].map((each) => prose(short(each))).join(' ');
}

function counts(result: RunResult): string {
  const { columns, rows } = countsByOperation(result);
  const lines = rows.map(([name, counts, all]) => [
    name === 'all' ? '**all**' : name,
    ...counts.map((count) => (count === 0 ? '' : String(count))),
    String(all),
  ]);
  return table([['Operation', ...columns, 'all'], ...lines], ['left', ...columns.map(() => 'right' as const), 'right']);
}

const folded = (title: string, text: string, isOpen = false) =>
  `<details${isOpen ? ' open' : ''}><summary>${title}</summary>\n\n${text}\n\n</details>`;

/** The scenes of a client's run; those without findings are folded. */
function scenes(result: RunResult): string[] {
  const all = sceneLines(result);
  if (all.length === 0) return [];
  const row = (each: SceneLines) => [
    code(each.name),
    prose([howPlayed(each.play), each.certificate, ...each.strays].filter(Boolean).join('; ')),
    String(each.calls.length),
    String(each.tokens),
    prose(tally(each.findings)),
  ];
  const lines = table(
    [['Scene', 'how', 'calls', 'for a token', 'found'], ...all.map(row)],
    ['left', 'left', 'right', 'right', 'left'],
  );
  const remarkable = all.filter(isRemarkable).length;
  const { played, others } = countedPlays(all.map(({ play }) => play));
  const found = remarkable > 0 ? `${remarkable} to look at` : 'and nothing found';
  const title = [`${many(played, 'scene')} played`, ...others, found].join(', ');
  return [folded(title, lines, remarkable > 0)];
}

function example(judgement: ReportedJudgement): string[] {
  const { instance, finding, curl } = judgement;
  const { statement } = instance.requirement;
  const facts = factsOf(judgement).filter(([name]) => ['Expected', 'Received', 'Scene'].includes(name));
  const call = finding?.exchange?.received ? callText(finding.exchange) : null;
  const shown = facts.map(([name, text]) => `· ${name} ${code(short(text))}`);
  return [
    `${prose(statement)} ${prose(clauseOf(instance.requirement))}`,
    ['For example', code(instance.id), ...shown].join(' '),
    ...(curl ? [folded('Reproduce it', curl.length > LONGEST_CURL ? TOO_LONG : codeBlock(curl, 'sh'))] : []),
    ...(call ? [folded('The call', codeBlock(short(call), 'http'))] : []),
  ];
}

function causes(result: RunResult): string[] {
  const all = shownCauses(result);
  if (all.length === 0) return [];
  const title = ({ outcome, title: causeTitle, members }: ShownCause) =>
    `**${outcome}** · ${prose(short(causeTitle))} · ${many(members.length, 'instance')}`;
  const whole = all.slice(0, WHOLE_CAUSES);
  const rest = all.slice(WHOLE_CAUSES, MOST_CAUSES).map((cause) => `- ${title(cause)}`);
  const left = all.length - whole.length - rest.length;
  const curls = whole.map(({ members }) => members[0].curl);
  const before = preparation(result.record.context, curls);
  return [
    `### ${many(all.length, 'cause')}`,
    ...(before.length > 0 ? [`${BEFORE}\n\n${codeBlock(before.join('\n'), 'sh')}`] : []),
    ...whole.flatMap((cause, index) => [`${index + 1}. ${title(cause)}`, ...example(cause.members[0])]),
    ...(rest.length > 0 ? [rest.join('\n')] : []),
    ...(left > 0 ? [`And ${many(left, 'more cause')}: \`report.html\` and \`verdict.json\` have them all.`] : []),
  ];
}

function notRun(result: RunResult): string[] {
  const line = notRunLine(result);
  return line === null ? [] : [prose(short(line))];
}

/** The summary, with a final line feed; empty if its start does not fit. No reply becomes a link, mention or markup. */
export function jobSummary(result: RunResult, options: JobSummaryOptions = {}): string {
  const { outputs = [], extra = [], goOn, limit = SUMMARY_LIMIT } = options;
  const files = outputs.length > 0 ? [`Written: ${outputs.map(code).join(', ')}`] : [];
  const begin = head(result, goOn);
  const about = [...begin, tested(result), counts(result), ...scenes(result)];
  const whole = [...about, ...notRun(result), ...causes(result), ...extra, ...files];
  const short = [...begin, tested(result), counts(result), ...notRun(result), LEFT_OUT, ...files];
  const texts = [whole, short].map((blocks) => `${blocks.join('\n\n')}\n`);
  return texts.find((text) => Buffer.byteLength(text) <= limit) ?? '';
}

/** Where a summary is written: among the results, and to GitHub's file for a job's page. */
export function summaryFiles(
  own: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  return [own, environment['GITHUB_STEP_SUMMARY'] ?? ''].filter((file) => file !== '');
}

/** Appends a summary to a file, which may contain those of other steps, within the limit. */
export function appendJobSummary(file: string, result: RunResult, options: JobSummaryOptions = {}): void {
  const size = existsSync(file) ? statSync(file).size : 0;
  const gap = size > 0 ? '\n' : '';
  const summary = jobSummary(result, { ...options, limit: SUMMARY_LIMIT - size - gap.length });
  if (summary !== '') appendFileSync(file, gap + summary);
}
