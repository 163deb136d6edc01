/** `npm run send`: sends the requests of one requirement again, shows what came back, and says whether it holds now. */
import { chalk } from 'zx';
import { isAboutWholeRun } from '../contract/catalogue/whole-run.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { visible, visibleJson } from '../contract/visible.ts';
import type { Outcome } from '../contract/words.ts';
import { replyText, requestText } from '../judgement/explain.ts';
import type { CertificationTest, Judgement } from '../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../judgement/plan.ts';
import { freezeContext, type LiveRun, startRun } from '../run/live-run.ts';
import { formatPreflight } from '../run/preflight.ts';
import type { Settings } from '../run/settings.ts';
import { rejudge } from '../submission/rejudge.ts';
import { specsOf } from '../suites/index.ts';
import { refuseUntriable } from './certify/only.ts';
import { embeddedMock, settingsOf } from './certify/prepare.ts';
import { CANNOT_TELL_EXIT, exitOfStop } from './certify/start.ts';
import { runCommand } from './command.ts';
import { readRun } from './read-run.ts';
import { FLAG, readCommandLine, TEXT, UsageError } from './usage.ts';

const HELP = `npm run send -- ID [options]

Sends the requests of one requirement, or of one instance of it, as a run does: with its own check-ins, waits and altered
secrets, with values that the service has not seen, and with the secrets of the settings. It prints each request and reply
and whether the requirement holds now. Nothing is written.

  --evidence RUN   a submission.zip or a folder of results: its claims, profile and values are used, and what
                   became of the requirement then is shown beside. A WHOLE-RUN requirement needs it: of that run, what
                   spoke against it is sent again
  --config FILE    certification.yaml to read
  --profile FILE   the provider's answers
  --json           prints JSON
  --help           prints this

Exit codes: 0 it holds, 1 it does not, 2 configuration or usage error, 3 it cannot be said.`;

const OPTIONS = {
  evidence: TEXT,
  config: TEXT,
  profile: TEXT,
  json: FLAG,
} as const;

/** As much of a body as is printed. */
const LONGEST_BODY = 4000;

/** What is sent again, and what became of it in an earlier run. */
interface Wanted {
  readonly context: RunContext;
  readonly tests: readonly CertificationTest[];
  /** Earlier judgements of the instances; empty without evidence. */
  readonly before: ReadonlyMap<string, Judgement>;
}

const requirementOf = (id: string) => id.split(':')[0] as string;

async function testsOf(context: RunContext): Promise<CertificationTest[]> {
  return collectPlan(context, await specsOf('service'));
}

/** The tests that sent what speaks against a requirement over all exchanges of a run, before the tests of the requirement. */
function causesOf(asked: readonly Judgement[], judgements: readonly Judgement[]): ReadonlySet<string> {
  const shown = new Set(asked.flatMap(({ finding, exchanges }) => finding?.exchange?.id ?? exchanges.slice(0, 1)));
  const found = [...shown].flatMap(
    (id) =>
      judgements.find(
        ({ instance, exchanges }) => !isAboutWholeRun(instance.requirement.id) && exchanges.includes(id),
      ) ?? [],
  );
  return new Set(found.map(({ instance }) => instance.id));
}

/** The tests of an id under the settings, or under what an earlier run had of them. @throws {UsageError} */
async function wantedBy(
  id: string,
  settings: Settings,
  url: string | undefined,
  path: string | undefined,
): Promise<Wanted> {
  const own = freezeContext(settings, url);
  if (path === undefined) {
    if (isAboutWholeRun(requirementOf(id)))
      throw new UsageError(`${id} is judged over all requests of a run: name one with --evidence.`);
    await refuseUntriable(own, [id], 'send');
    const tests = (await testsOf(own)).filter(({ instance }) => isSelected(instance.id, [id]));
    return { context: own, tests, before: new Map() };
  }
  const { evidence } = await readRun(path);
  if (evidence?.record.context.subject !== 'service')
    throw new UsageError(`--evidence: ${path} holds no exchanges of a service's run.`);
  const { record, exchanges } = evidence;
  // What was sent depends on the day of the run; unique values depend on the seed, which is a new one.
  const { seed, target, clientId } = own;
  const context = { ...record.context, seed, target, clientId };
  await refuseUntriable(context, [id], 'send');
  const { judgements } = await rejudge(record, exchanges);
  const asked = judgements.filter(({ instance }) => isSelected(instance.id, [id]));
  const besides = isAboutWholeRun(requirementOf(id)) ? causesOf(asked, judgements) : new Set<string>();
  const tests = (await testsOf(context)).filter(
    ({ instance }) => isSelected(instance.id, [id]) || besides.has(instance.id),
  );
  return { context, tests, before: new Map(asked.map((each) => [each.instance.id, each])) };
}

const MARKS: Readonly<Partial<Record<Outcome, string>>> = { passed: 'holds', failed: 'does not hold' };

function judgedLine({ instance, outcome, reason }: Judgement, before: Judgement | undefined): string {
  const paint = outcome === 'passed' ? chalk.green : outcome === 'failed' ? chalk.red : chalk.yellow;
  const then = before ? ` (in the run: ${before.outcome})` : '';
  return `${paint(MARKS[outcome] ?? outcome)} ${instance.id}${then}${reason ? `: ${visible(reason)}` : ''}`;
}

const indented = (text: string) => text.split('\n').map((line) => `  ${visible(line)}`.trimEnd());

function shownExchange(exchange: Exchange): string {
  const { id, sentAt, durationMs } = exchange;
  const head = `${chalk.bold(id)} ${chalk.dim(`sent ${sentAt}, answered after ${durationMs} ms`)}`;
  return [
    head,
    ...indented(requestText(exchange, LONGEST_BODY)),
    '',
    ...indented(replyText(exchange, LONGEST_BODY)),
    '',
  ].join('\n');
}

/** What was sent for the judgements: of what every run sends before its plan only what speaks against them. */
function shownOf(exchanges: readonly Exchange[], judgements: readonly Judgement[]): Exchange[] {
  const found = new Set(judgements.map(({ finding }) => finding?.exchange?.id));
  return exchanges.filter(({ id }) => !/^(preflight|token)\//.test(id) || found.has(id));
}

function exitCodeOf(judgements: readonly Judgement[]): number {
  const outcomes = judgements.map(({ outcome }) => outcome);
  if (outcomes.some((outcome) => outcome === 'failed' || outcome === 'warning')) return 1;
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'passed' || outcome === 'observed')
    ? 0
    : CANNOT_TELL_EXIT;
}

async function sentAgain(run: LiveRun, id: string, { context, tests, before }: Wanted, json: boolean): Promise<number> {
  const all = await runPlan(tests, context, run.wire);
  const judgements = all.filter(({ instance }) => isSelected(instance.id, [id]));
  const exchanges = shownOf(run.exchanges, judgements);
  const exitCode = exitCodeOf(judgements);
  if (json) {
    const outcomes = judgements.map(({ instance, outcome, reason }) => ({
      id: instance.id,
      outcome,
      reason,
      before: before.get(instance.id)?.outcome,
    }));
    console.log(visibleJson({ exitCode, outcomes, exchanges }, 2));
    return exitCode;
  }
  for (const exchange of exchanges) console.log(shownExchange(exchange));
  for (const judgement of judgements) console.log(judgedLine(judgement, before.get(judgement.instance.id)));
  return exitCode;
}

async function send(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine({ args, options: OPTIONS, allowPositionals: true }, HELP);
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0)
    throw new UsageError('Name one requirement or instance: npm run send -- ID.');
  const settings = settingsOf({ ...values, subject: 'service' });
  const mock = await embeddedMock(settings);
  try {
    const wanted = await wantedBy(id, settings, mock?.url, values.evidence);
    const run = await startRun(settings, wanted.context, null);
    try {
      if (run.preflight.canStart) return await sentAgain(run, id, wanted, values.json);
      console.error(formatPreflight(run.preflight));
      return exitOfStop(run.preflight);
    } finally {
      await run.close();
    }
  } finally {
    await mock?.close();
  }
}

await runCommand({ help: HELP, run: send });
