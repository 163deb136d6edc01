/** What a result means, in the sentences that all reports share. */
import { countedPlays, THE_HAR } from '../client/judging/words.ts';
import { replyLine } from '../contract/evidence.ts';
import type { Requirement } from '../contract/requirement.ts';
import { OPERATIONS, type Operation, type Outcome, type Verdict } from '../contract/words.ts';
import { ownWords } from '../judgement/explain.ts';
import { HOLDS_SO_FAR } from '../judgement/judge.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { afterOpen } from './undecided.ts';
import { many, thousands } from './verdict-words.ts';

/** Why most untestable instances are so. */
export const LEFT_OPEN = 'the document leaves it open and no profile settles it';

/** What each outcome means for an instance. */
export const OUTCOME_MEANINGS: Readonly<Record<Outcome, string>> = {
  passed: 'the requirement is met',
  failed: 'a MUST is not met',
  warning: 'a SHOULD is not met',
  review: 'a person must decide',
  inconclusive: 'it could not be judged',
  'not-applicable': 'not claimed, or the case did not arise',
  'not-testable': `it could not be tested, mostly because ${LEFT_OPEN}`,
  observed: 'nothing says what is correct here; recorded, not scored',
};

type VerdictWords = Readonly<Record<'meaning' | 'nextStep', string>>;

/** Whether a run was stopped before anything of its plan was sent: then only the reason is shown. */
export function neverBegan({ record, judgements }: RunResult): boolean {
  if (record.stopped === null) return false;
  // While some scenes of a client were not played, what rests on all scenes has no calls of its own.
  if (record.client?.plays.some(({ calls }) => calls > 0)) return false;
  return judgements.every(({ exchanges }) => exchanges.length === 0);
}

/** A sentence inside another one: its first word in lower case, unless it is a name, and without its full stop. */
function within(sentence: string): string {
  return sentence.replace(/^[A-Z](?=[a-z]*\b[^:])/, (first) => first.toLowerCase()).replace(/\.$/, '');
}

/** The beginning of the reason why a completed run is not whole; what was asked for follows. */
export const ONLY_A_PART = 'Only a part of the plan was asked for';

/** `Not run: 1,136 instances (the name api.example cannot be found)`; `null` where all was run. */
export function notRunLine({ record, judgements }: RunResult): string | null {
  const { length } = judgements.filter((each) => each.notRun);
  if (length === 0) return null;
  const stopped = record.stopped ?? 'the run did not finish';
  // The list of what was asked for may be long.
  const why = within(!record.client && stopped.startsWith(ONLY_A_PART) ? ONLY_A_PART : stopped);
  const holding = judgements.filter((each) => each.notRun && each.reason?.endsWith(HOLDS_SO_FAR)).length;
  const soFar = holding > 0 ? `; ${thousands(holding)} of them passed in the scenes that were played` : '';
  return `Not run: ${many(length, 'instance')} (${why})${soFar}`;
}

/** Whether a MUST was tried but could not be judged. */
const isOpen = ({ instance, outcome, notRun }: ReportedJudgement) =>
  instance.requirement.level === 'MUST' && outcome === 'inconclusive' && !notRun;

/** After an interruption, the command that resumes the run follows this line. */
export const GO_ON = 'Next: resume this run with the same settings; nothing that was answered is sent again:';

function nextAfterRecording(judgements: RunResult['judgements']): string {
  const lacking = judgements.find(({ reason }) => reason?.startsWith(THE_HAR))?.reason;
  if (lacking) return `Next: record once more: ${lacking}.`;
  return 'Next: have your client play all scenes (`--command`, `--webhook` or `--operator`): a recording is never certified.';
}

function nextAfterPart({ record, judgements }: RunResult): string {
  const isPart = record.only.length > 0;
  if (record.client?.answeredBy === 'har') return nextAfterRecording(judgements);
  // A person may pause between scenes: it is still one run.
  if (record.client) return `Next: play all scenes in one run${isPart ? ', without `--only`' : ''}.`;
  if (record.completes === undefined)
    return isPart
      ? 'Next: run the whole plan once, without `--only`.'
      : 'Next: resume the run (`certify --resume`) if it was interrupted, or run the whole plan once.';
  return judgements.some(isOpen)
    ? 'Next: run the same command again: not everything that was asked for could be judged.'
    : 'Next: send this submission and the one that it completes to the provider, whose desk judges both together.';
}

function notWhole({ record, judgements }: RunResult): string[] {
  const notRun = judgements.filter((each) => each.notRun).length;
  if (record.whole && notRun === 0) return [];
  const missing = notRun > 0 ? `: ${many(notRun, 'instance was', 'instances were')} not run` : '';
  const why = record.stopped ? ` ${record.stopped}` : '';
  return [`Only a part of the plan was run${missing}.${why} Only a whole run can be certified.`];
}

/** What would prevent certification if the whole plan had been run. */
function alsoOpen({ record: { client }, judgements }: RunResult): string[] {
  const { length } = judgements.filter(isOpen);
  const { others } = countedPlays(client?.plays ?? []);
  const scenes = others.length > 0 ? ` (scenes: ${others.join(', ')})` : '';
  return length > 0 ? [`In addition, ${many(length, 'MUST instance')} could not be judged${scenes}.`] : [];
}

function incompleteWords(result: RunResult): VerdictWords {
  const { record } = result;
  if (neverBegan(result)) {
    return {
      meaning: `Nothing was judged: ${within(record.stopped ?? '')}.`,
      nextStep: record.client
        ? nextAfterPart(result)
        : 'Next: fix the problem, if there was one (`npx lodging-certification doctor` says more), and run the same command again.',
    };
  }
  const reasons = [
    ...(record.attempts === 1 ? [] : [`Tests were tried ${record.attempts} times; each must be tried once.`]),
    ...notWhole(result),
  ];
  if (reasons.length > 0)
    return { meaning: [...reasons, ...alsoOpen(result)].join(' '), nextStep: nextAfterPart(result) };
  return {
    meaning: 'No MUST was shown to be met, so there is nothing to certify.',
    nextStep: 'Next: check the claims in certification.yaml; at least one operation must be claimed and judged.',
  };
}

function certifiedWords(result: RunResult): VerdictWords {
  const { counts, target } = result.verdict;
  const open = counts['not-testable'] > 0 ? ` ${many(counts['not-testable'], 'instance')} could not be tested.` : '';
  const warned = ` ${many(counts.warning, 'warning does not', 'warnings do not')} prevent certification.`;
  const waiting = ` ${many(counts.review, 'instance needs', 'instances need')} a person's decision.`;
  const besides = `${counts.warning > 0 ? warned : ''}${counts.review > 0 ? waiting : ''}`;
  const meaning = `Every MUST that could be tested is met.${open}${besides}`;
  if (!result.record.client && target.environment === 'mock') {
    const which = target.embedded ? 'the embedded mock' : 'a mock';
    return {
      meaning: `${meaning} The target was ${which}: this shows that the suite works here, not that a service does.`,
      nextStep:
        'Next: put the settings of your sandbox into .env (`npx lodging-certification init` writes one) and run the same command again.',
    };
  }
  // `desk serve` has made this submission itself.
  const nextStep = result.record.context.target.shared
    ? 'Next: there is nothing left to do: the provider has this submission, signed by its witness.'
    : 'Next: send submission.zip to the provider, who checks it with `npx lodging-certification verify submission.zip`.';
  return { meaning, nextStep };
}

function undecidedClient({ record: { client }, exchanges }: RunResult): string {
  if (client?.drivenBy === 'command' && client.plays.some(({ end }) => end === 'too-long'))
    return 'Next: some scenes took too long: have the command use LODGING_CLOCK_FILE, or use a web hook; then play all scenes again.';
  if (client?.plays.some(({ end }) => end !== 'done' && end !== 'failed'))
    return 'Next: see in report.html which scenes were not finished, and play all scenes again.';
  if (client?.upstream !== undefined && [...exchanges.values()].every(({ reply }) => reply === null))
    return `Next: no call reached the sandbox: check that ${client.upstream} is up and can be reached from here, and play all scenes again.`;
  if (client?.answeredBy === 'upstream')
    return 'Next: ask the provider about the reports that its sandbox did not accept (report.html quotes it), and play all scenes again.';
  return 'Next: see in report.html what could not be judged and why, fix it, and play all scenes again.';
}

function afterFailure({ record: { client } }: RunResult): string {
  if (client?.answeredBy === 'har')
    return 'Next: fix each cause in your client, then record its calls once more, or have it play all scenes.';
  const alone = client?.drivenBy === 'operator' ? 'Play on the page of the next run' : '`--only SCENE`';
  return `Next: fix each cause in your client (${alone} plays a single scene), then play all scenes again.`;
}

/** The meaning of this result's verdict, and the next step. */
export function verdictWords(result: RunResult): VerdictWords {
  const musts = (outcome: Outcome) =>
    result.judgements.filter((each) => each.outcome === outcome && each.instance.requirement.level === 'MUST').length;
  const isClient = result.verdict.subject === 'client';
  const words: Readonly<Record<Verdict, () => VerdictWords>> = {
    certified: () => certifiedWords(result),
    incomplete: () => incompleteWords(result),
    inconclusive: () => ({
      meaning: `No MUST failed, but ${many(musts('inconclusive'), 'MUST instance')} could not be judged.`,
      nextStep: isClient ? undecidedClient(result) : afterOpen(result.judgements.filter(isOpen), result),
    }),
    'not-certified': () => ({
      meaning: `${many(musts('failed'), 'MUST instance')} failed.`,
      nextStep: isClient
        ? afterFailure(result)
        : 'Next: reproduce each cause with its line (report.html has them all), or with `npx lodging-certification send ID --evidence FOLDER`; fix it, and run again.',
    }),
  };
  return words[result.verdict.verdict]();
}

/** The clause of a requirement and its authority: `§2.1 (MUST, document)`. */
export function clauseOf({ clause, level, basis }: Requirement): string {
  return `${clause} (${level}, ${basis})`;
}

/** The facts about an instance by name: the service's words, the requirement, what was expected and received. */
export function factsOf({ instance, finding, reason }: ReportedJudgement): [name: string, value: string][] {
  const { statement, level, rationale } = instance.requirement;
  const facts: [string, string | null | undefined][] = [
    ['Said', finding?.exchange && ownWords(finding.exchange)],
    ['Statement', statement],
    ['Clause', clauseOf(instance.requirement)],
    [`Why ${level}`, finding?.kind === 'broken' ? rationale : undefined],
    ['Reason', reason === finding?.expected ? undefined : reason],
    ['Expected', finding?.expected],
    ['Received', finding?.received],
    ['Scene', finding?.exchange?.received?.scene],
    ['Control', finding?.control ? replyLine(finding.control) : undefined],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The operations that have judgements, in the document's order. */
export function operationsOf(result: RunResult): Operation[] {
  const own = new Set(result.judgements.map(({ instance }) => instance.requirement.operation));
  return OPERATIONS.filter((operation) => own.has(operation));
}

/** The judgements of an operation, in the plan's order; with an outcome, only those. */
export function judgementsOf(result: RunResult, operation: Operation | null, outcome?: Outcome): ReportedJudgement[] {
  return result.judgements.filter(
    (each) =>
      (operation === null || each.instance.requirement.operation === operation) &&
      (outcome === undefined || each.outcome === outcome),
  );
}
