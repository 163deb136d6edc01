/** `npm run certify`: the main job. Settings, preflight, the suites under Playwright, judgement, submission, verdict. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunContext } from '../contract/run.ts';
import type { Outcome, Verdict } from '../contract/words.ts';
import { isSelected } from '../judgement/plan.ts';
import { EMBEDDED } from '../mock/embedded.ts';
import { type Mock, startMock } from '../mock/server.ts';
import { costLine, paceLine } from '../reporters/sending.ts';
import { wantsColour } from '../reporters/style.ts';
import { summaryText } from '../reporters/summary.ts';
import { freezeContext, type LiveRun, startRun } from '../run/live-run.ts';
import { formatPreflight } from '../run/preflight.ts';
import { formatProblems, loadSettings, type Settings } from '../run/settings.ts';
import { assemble } from '../submission/assemble.ts';
import { challengeProblems, openChallenge, seedOfChallenge } from '../submission/challenge.ts';
import { readPrivateKey } from '../submission/dsse.ts';
import { parseEvidence, runRecord } from '../submission/record.ts';
import type { RunResult } from '../submission/result.ts';
import { folderFor, holdFolder } from './certify/folder.ts';
import { listPlan } from './certify/list.ts';
import { refuseUntriable } from './certify/only.ts';
import { type CertifyOptions, HELP, readOptions } from './certify/options.ts';
import { clearOutputs, writeOutputs } from './certify/outputs.ts';
import { smokePlan } from './certify/smoke.ts';
import { judgeInPlaywright, type Planned, planRun, sendPlan } from './certify/suites.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';

const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  certified: 0,
  'not-certified': 1,
  incomplete: 3,
  inconclusive: 3,
};
const NO_SUBMISSION_EXIT = 3;
/** The evidence, in the folder of the results. */
const EVIDENCE = 'evidence.ndjson';

/** Set by Ctrl-C: the run ends as soon as it can and is incomplete. */
let interrupted = false;
/** npm passes a terminal's Ctrl-C on to a process that has met it already: so close together they are one. */
const SAME_CTRL_C_MS = 1000;

/** What was asked for, and where the results go. */
type RunOptions = CertifyOptions & { readonly out: string };

/** Says what goes on, to whom did not ask for the result alone. */
function say({ json, quiet }: CertifyOptions, text: string): void {
  if (!json && !quiet) console.log(text);
}

function terminalOf({ columns = 100 }: NodeJS.WriteStream): { readonly color: boolean; readonly width: number } {
  return { color: wantsColour(process.stdout), width: Math.max(60, Math.min(columns, 120)) };
}

/** What Ctrl-C does. Before requests are sent there is nothing to be judged, and the command just ends. */
let onStop: () => void = () => {
  console.error('Interrupted before anything was judged.');
  process.exit(NO_SUBMISSION_EXIT);
};

function settingsOf(options: CertifyOptions): Settings {
  const loaded = loadSettings({
    env: process.env,
    cwd: process.cwd(),
    ...(options.config ? { configFile: options.config } : {}),
    ...(options.profile ? { profileFile: options.profile } : {}),
    embedded: EMBEDDED,
  });
  if ('problems' in loaded) throw new UsageError(formatProblems(loaded.problems));
  return loaded.settings;
}

function readFileOf(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`--${option}: the file ${file} cannot be read.`);
  }
}

function sealOf(options: CertifyOptions) {
  const key = options.key ? readPrivateKey(readFileOf('key', options.key).toString('utf8'), options.key) : undefined;
  const challenge = options.challenge ? readFileOf('challenge', options.challenge) : undefined;
  if (challenge) openChallenge(challenge, options.challenge);
  return { ...(key ? { key } : {}), ...(challenge ? { challenge } : {}) };
}

async function embeddedMock(settings: Settings): Promise<Mock | null> {
  if (!settings.target.embedded) return null;
  const { clientId: id, secrets, profile } = settings;
  const { shortLivedClient: short, secondClient: second } = profile.token ?? {};
  const secondSecret = secrets.second_client_secret;
  const clients = [
    { id, secret: secrets.client_secret, lifetimeSeconds: 3600 },
    ...(short ? [{ ...short, secret: secrets.short_lived_secret }] : []),
    ...(second && secondSecret ? [{ ...second, secret: secondSecret, lifetimeSeconds: 3600 }] : []),
  ];
  return startMock({ profile, clients });
}

/** The instances that are asked for; empty: all. */
function wantedBy({ plan, only }: CertifyOptions): readonly string[] {
  return plan === 'smoke' ? smokePlan() : only;
}

/** Sends the plan and has it judged in Playwright. `true` where the run went to its end. */
async function runSuites(options: RunOptions, settings: Settings, run: LiveRun, planned: Planned): Promise<boolean> {
  const suites = {
    run,
    settings,
    planned,
    out: options.out,
    only: wantedBy(options),
    quiet: options.json || options.quiet,
  };
  let stopRunner = () => undefined as unknown;
  let stoppedAt = 0;
  const stop = () => {
    if (interrupted && Date.now() - stoppedAt < SAME_CTRL_C_MS) return;
    // The second time there is no waiting: what is under way has had its chance.
    if (interrupted) process.exit(NO_SUBMISSION_EXIT);
    interrupted = true;
    stoppedAt = Date.now();
    void run.close();
    stopRunner();
  };
  onStop = stop;
  await sendPlan(suites);
  // Nothing can be added while what was recorded is judged.
  await run.close();
  // A result is written without a break: who sent the same Ctrl-C twice must have been heard before that begins.
  if (interrupted) await new Promise((resolve) => setTimeout(resolve, SAME_CTRL_C_MS));
  if (interrupted) return false;
  const ended = await judgeInPlaywright(suites, (stopIt) => {
    stopRunner = stopIt;
  });
  return ended && !interrupted;
}

/** Where the results go. A run of a part of the plan says so where it is not where somebody would look. */
function placed(asked: CertifyOptions): RunOptions {
  const options = { ...asked, out: folderFor(asked.out, wantedBy(asked).length > 0) };
  if (asked.out !== undefined && asked.out !== options.out)
    say(
      options,
      `note: ${asked.out} holds the results of a whole run: those of this part of the plan go to ${options.out}.`,
    );
  return options;
}

async function certify(asked: CertifyOptions): Promise<number> {
  const settings = settingsOf(asked);
  const seal = sealOf(asked);
  const options = placed(asked);
  for (const note of settings.notes) say(options, `note: ${note}`);
  say(options, 'Reading the suite');
  const mock = await embeddedMock(settings);
  try {
    const frozen = freezeContext(settings, mock?.url);
    const context: RunContext = seal.challenge ? { ...frozen, seed: seedOfChallenge(seal.challenge) } : frozen;
    await refuseUntriable(context, options.only);
    const planned = await planRun(context, wantedBy(options));
    say(options, `${costLine(planned, settings.pace)}\n`);
    const release = holdFolder(options.out);
    try {
      return await certifyIn(options, settings, context, planned, seal);
    } finally {
      release();
    }
  } finally {
    await mock?.close();
  }
}

/** The run itself, in a folder that is its own. */
async function certifyIn(
  options: RunOptions,
  settings: Settings,
  context: RunContext,
  planned: Planned,
  seal: ReturnType<typeof sealOf>,
): Promise<number> {
  clearOutputs(options.out);
  say(options, `Trying ${context.target.embedded ? 'the embedded mock' : context.target.baseUrl}`);
  const run = await startRun(settings, context, join(options.out, EVIDENCE));
  let ran = false;
  try {
    say(options, formatPreflight(run.preflight));
    const slower = run.preflight.canStart ? paceLine(planned, settings.pace, run.exchanges) : null;
    if (slower) say(options, slower);
    ran = run.preflight.canStart && (await runSuites(options, settings, run, planned));
  } finally {
    await run.close();
  }
  // A Ctrl-C that comes later takes nothing away from a plan that was run.
  const whole = ran && wantedBy(options).length === 0;
  return conclude(options, settings, run, { ran, whole, stopped: stoppedBecause(options, run, ran), ...seal });
}

/** How a run ended. */
interface Ended {
  /** Whether all that was asked for was sent and judged. */
  readonly ran: boolean;
  /** Whether that was the whole plan. */
  readonly whole: boolean;
  readonly stopped: string | null;
}

async function conclude(
  options: RunOptions,
  settings: Settings,
  run: LiveRun,
  { ran, whole, stopped, ...seal }: Ended & ReturnType<typeof sealOf>,
): Promise<number> {
  const only = wantedBy(options);
  const facts = { endedAt: new Date().toISOString(), whole, only, stopped, pace: settings.pace };
  const record = runRecord(run.context, facts);
  if (!options.json && !options.quiet) console.log('Writing the verdict, the reports and the submission');
  // Judged is what was written down, not what this process remembers.
  say(options, `Writing verdict, reports and submission to ${options.out}`);
  const recorded = readFileSync(join(options.out, EVIDENCE));
  const assembled = await assemble(record, parseEvidence(recorded));
  const { result } = assembled;
  const late = seal.challenge ? challengeProblems(record, seal.challenge, openChallenge(seal.challenge)) : [];
  const patterns = run.redactor.patterns();
  const { files, notes, locations, refused } = await writeOutputs(options.out, assembled, { ...seal, patterns });
  if (options.json) console.log(JSON.stringify(result.verdict, null, 2));
  else {
    const { quiet, verbose } = options;
    console.log(summaryText(result, { ...terminalOf(process.stdout), quiet, verbose, outputs: files, locations }));
  }
  for (const note of [
    ...notes,
    ...late,
    ...refused.map((reason) => `A provider would not accept this submission: ${reason}`),
  ]) {
    console.error(note);
  }
  if (run.preflight.blame === 'configuration') return USAGE_EXIT;
  if (refused.length > 0) return NO_SUBMISSION_EXIT;
  if (options.acceptIncomplete && ran && isClean(result, only)) {
    say(options, 'Accepted by --accept-incomplete: nothing that was tried speaks against the service.');
    return EXIT_CODES.certified;
  }
  return EXIT_CODES[result.verdict.verdict];
}

function stoppedBecause(options: CertifyOptions, run: LiveRun, ran: boolean): string | null {
  if (!run.preflight.canStart) return run.preflight.sentence;
  if (interrupted) return 'The run was interrupted.';
  if (!ran) return 'The runner did not go to its end.';
  if (options.plan === 'smoke') return 'Only the smoke plan was run: it is incomplete by design.';
  return options.only.length > 0 ? `Only a part of the plan was asked for: ${options.only.join(', ')}.` : null;
}

/** Whether a smoke run has nothing against it: each MUST that it tried was judged, and none failed. */
function isClean({ verdict, judgements }: RunResult, wanted: readonly string[]): boolean {
  if (verdict.verdict !== 'incomplete') return false;
  const musts = judgements.filter(
    ({ instance }) => isSelected(instance.id, wanted) && instance.requirement.level === 'MUST',
  );
  const has = (wantedOutcome: Outcome) => musts.some(({ outcome }) => outcome === wantedOutcome);
  return has('passed') && !has('inconclusive');
}

/** Where no run is started the embedded mock needs no address. */
const NO_ADDRESS = 'http://127.0.0.1';

async function list(options: CertifyOptions, pattern: string): Promise<void> {
  const context = freezeContext(settingsOf(options), NO_ADDRESS);
  // Whoever reads only the beginning (`| head`) has seen enough.
  process.stdout.on('error', () => process.exit());
  console.log(await listPlan(context, pattern, { json: options.json, ...terminalOf(process.stdout) }));
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) console.log(HELP);
  else if (options.list !== undefined) await list(options, options.list);
  else process.exitCode = await certify(options);
}

/** What is told in one sentence and needs no stack trace: mistakes of who typed, and secrets that were about to leave. */
const TOLD: Readonly<Record<string, number>> = {
  UsageError: USAGE_EXIT,
  EnvelopeError: USAGE_EXIT,
  SecretFound: NO_SUBMISSION_EXIT,
  LeakSuspected: NO_SUBMISSION_EXIT,
};

process.on('SIGINT', () => onStop()).on('SIGTERM', () => onStop());
main().catch((error: unknown) => {
  const told = error instanceof Error ? TOLD[error.name] : undefined;
  console.error(told === undefined ? error : (error as Error).message);
  process.exitCode = told ?? NO_SUBMISSION_EXIT;
});
