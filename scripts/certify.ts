/** `npm run certify`: the main job. Settings, preflight, the plan sent, judgement, submission, verdict. */
import { join } from 'node:path';
import { isOfEnd } from '../cases/unsent.ts';
import type { Interruption, RunContext, ShardNumber } from '../contract/run.ts';
import { word } from '../judgement/curl.ts';
import { paceOfShard } from '../judgement/shards.ts';
import { costLine, paceLine } from '../reporters/sending.ts';
import { many } from '../reporters/verdict-words.ts';
import { GO_ON, ONLY_A_PART } from '../reporters/wording.ts';
import { CannotWrite, cannotWrite } from '../run/cannot-write.ts';
import { Journal } from '../run/journal.ts';
import { freezeContext, type LiveRun, startRun } from '../run/live-run.ts';
import { sweepFolders } from '../run/own-folders.ts';
import { formatPreflight, nextLine } from '../run/preflight.ts';
import type { Settings } from '../run/settings.ts';
import { seedOfChallenge } from '../submission/challenge.ts';
import type { RunRecord } from '../submission/result.ts';
import { readBaseline, refuseExisting } from './certify/baseline.ts';
import { BROKEN_OFF, conclude, type EndedRun, EVIDENCE, keptRecord, type RunOptions } from './certify/conclude.ts';
import { deltaOf } from './certify/delta.ts';
import { DEFAULT_FOLDER, folderFor, holdFolder, holdsResults, JOURNAL, NOT_STARTED, SHARD } from './certify/folder.ts';
import { openHistory } from './certify/history.ts';
import { refuseUntriable, wantedBy } from './certify/only.ts';
import { type CertifyOptions, HELP, isQuiet, readOptions, say } from './certify/options.ts';
import { clearOutputs, keepChallenge, mustNotBePaused, withdraw } from './certify/outputs.ts';
import { embeddedMock, refuseUnshardable, settingsOf, signingOf, startOfShards } from './certify/prepare.ts';
import {
  canGoOn,
  endJournal,
  mustBeFolder,
  type Resumed,
  resumedIn,
  resumeLine,
  signingFactsOf,
} from './certify/resume.ts';
import {
  exitOfStop,
  longestOf,
  mayStart,
  type Planned,
  planRun,
  sendPlan,
  timeLimit,
  tooFewSupplied,
} from './certify/suites.ts';
import { endWithout, type Failure, ownFault, runCommand } from './command.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';

/** The run ended before there was anything to judge. */
const NO_RESULT_EXIT = 3;

const ONE_TOKEN =
  "--shard: a new token of this issuer ends the earlier ones, so shards would end each other's tokens; nothing of the plan was sent. Run without --shard.";

/** Set by Ctrl-C: the run ends as soon as it can and is incomplete. */
let interrupted = false;
/** The time for judging, showing and reports: a fixed part, and a multiple of what collecting the plan took here. */
const AFTERWARDS = { startMs: 3000, withAllure: 6, without: 5 };
/** npm passes a terminal's Ctrl-C on to a process that has already received it: two within this time are one. */
const SAME_CTRL_C_MS = 1000;

/** What Ctrl-C does. Before requests are sent there is nothing to judge, and the command just ends. */
let onStop: () => void = () => {
  endWithout({ exitCode: NO_RESULT_EXIT, message: 'Interrupted before anything was judged.' });
  process.exit();
};

interface Prepared extends Pick<EndedRun, 'signing' | 'baseline'> {
  readonly settings: Settings;
  readonly context: RunContext;
  readonly planned: Planned;
  /** This run's pace: a shard has its share. */
  readonly pace: Settings['pace'];
  readonly limit: ReturnType<typeof timeLimit>;
  readonly resumed: Resumed | null;
}

/** Sends the plan. @returns whether all of it was sent */
async function sent(options: RunOptions, run: LiveRun, { settings, planned, limit }: Prepared): Promise<boolean> {
  let stoppedAt = 0;
  const stop = () => void run.close();
  onStop = () => {
    if (interrupted && performance.now() - stoppedAt < SAME_CTRL_C_MS) return;
    // The second time there is no waiting: requests in flight have had their chance.
    if (interrupted) process.exit(NO_RESULT_EXIT);
    interrupted = true;
    stoppedAt = performance.now();
    say(
      options,
      'Stopping: nothing more is sent, and what was recorded is judged. Press Ctrl-C again to end immediately; results that are being written are still completed.',
    );
    stop();
  };
  limit.overdue.addEventListener('abort', stop, { once: true });
  const eachMs = settings.allure ? AFTERWARDS.withAllure : AFTERWARDS.without;
  const afterMs = options.shard ? 0 : AFTERWARDS.startMs + planned.tookMs * eachMs;
  const stopped = () => interrupted || limit.overdue.aborted;
  await sendPlan(run, planned, { quiet: isQuiet(options), afterMs, stopped });
  // Nothing may be added while the record is judged.
  await run.close();
  throwIfLost(run, options, settings);
  // Writing a result blocks the event loop: a second Ctrl-C must be handled before that.
  if (interrupted) await new Promise((resolve) => setTimeout(resolve, SAME_CTRL_C_MS));
  return !stopped();
}

/** A run without its evidence is worth nothing. @throws {CannotWrite} */
function throwIfLost(run: LiveRun, options: RunOptions, { target }: Settings): void {
  const lost = run.lost();
  const next = target.embedded ? 'run the same command again.' : `go on with ${resumeLine(options)}`;
  const after = `The run was stopped; what was recorded before is kept, and nothing was judged. Fix that, then ${next}`;
  if (lost instanceof CannotWrite) throw new CannotWrite(`${lost.message} ${after}`);
  if (lost) throw lost;
}

/** Everything is sent and recorded, but not the results. @throws {CannotWrite} with the command that continues */
function throwUnwritten(error: unknown, { out }: RunOptions): never {
  const { path = 'A file of the results' } = (error ?? {}) as NodeJS.ErrnoException;
  const unwritten = error instanceof CannotWrite ? error : cannotWrite(path, error);
  if (!unwritten) throw error;
  const next = `npx lodging-certification certify --rejudge ${word(out)}`;
  throw new CannotWrite(`${unwritten.message} Everything that was sent is recorded. Fix that, then ${next}`);
}

/** Where the results go: says so if a part of the plan is not written where people would look. */
function placed(asked: CertifyOptions): RunOptions {
  if (asked.shard) return { ...asked, out: asked.out ?? join(DEFAULT_FOLDER, `${SHARD}${asked.shard.number}`) };
  const out = folderFor(asked.out, wantedBy(asked).length > 0);
  const note = `${asked.out} holds the results of a whole run: those of this part of the plan go to ${out}.`;
  if (asked.out !== undefined && asked.out !== out) say(asked, `note: ${note}`);
  return { ...asked, out };
}

async function certify(asked: CertifyOptions): Promise<number> {
  sweepFolders();
  const { resume: folder } = asked;
  if (folder !== undefined) mustBeFolder(folder);
  const settings = settingsOf(asked);
  const signing = signingOf(settings, asked);
  const delta = asked.delta === undefined ? {} : await deltaOf(asked.delta, settings);
  if (folder === undefined) return certified({ ...asked, ...delta }, settings, signing, null);
  const release = holdFolder(folder);
  try {
    const resumed = resumedIn(folder, settings, signingFactsOf(signing));
    const { only, shard, completes } = resumed.record;
    const { accept } = resumed.journal.begun;
    const options = {
      ...{ ...asked, out: folder, only, accept },
      ...(shard ? { shard } : {}),
      ...(completes ? { completes } : {}),
    };
    return await certified(options, settings, signing, resumed);
  } finally {
    release();
  }
}

/** @param resumed the run to continue; `null`: a new one */
async function certified(
  asked: CertifyOptions,
  settings: Settings,
  signing: Prepared['signing'],
  resumed: Resumed | null,
): Promise<number> {
  if (asked.shard) refuseUnshardable(settings, asked.shard);
  const options = placed(asked);
  for (const note of settings.notes) say(options, `note: ${note}`);
  say(options, 'Reading the suite');
  const mock = await embeddedMock(settings);
  try {
    const { shard } = options;
    const frozen = freezeContext(settings, mock?.url, shard && startOfShards(settings));
    const fresh: RunContext = signing.challenge ? { ...frozen, seed: seedOfChallenge(signing.challenge) } : frozen;
    const context = resumed?.record.context ?? fresh;
    const baseline = options.baseline === undefined ? null : await readBaseline(options.baseline, context);
    if (!resumed) await refuseUntriable(context, options.only);
    const planned = await planRun(context, wantedBy(options), shard);
    const tooFew = options.accept.includes('refused-controls')
      ? null
      : tooFewSupplied(planned.needed, context.values, shard);
    if (tooFew) throw new UsageError(tooFew);
    const pace = planned.part && shard ? paceOfShard(settings.pace, planned.part, shard) : settings.pace;
    const longestMs = longestOf(planned.requests, { ...settings, pace });
    say(options, `${costLine(planned, pace, longestMs)}\n`);
    const release = holdFolder(options.out);
    const limit = timeLimit(longestMs);
    try {
      mustNotBePaused(options.out);
      return await certifyIn(options, { settings, context, planned, pace, limit, signing, baseline, resumed });
    } finally {
      limit.cancel();
      release();
    }
  } finally {
    await mock?.close();
  }
}

/** The journal of a run that can be resumed: none for a run against the embedded mock, which ends with the run. */
function journalOf({ accept }: RunOptions, { settings, context, signing, resumed }: Prepared): Journal | null {
  if (context.target.embedded) return null;
  const { client_secret: secret } = settings.secrets;
  return new Journal(secret, context.seed, { ...signingFactsOf(signing), accept }, resumed?.journal);
}

/** How often the run was interrupted, this time included. */
function interruptionsOf({ resumed }: Prepared, run: LiveRun): Pick<RunRecord, 'interruptions'> {
  if (!resumed) return {};
  const [stoppedAt, resumedAt] = [resumed.earlier.lastAt, run.wire.now()].map((each) => new Date(each).toISOString());
  const last = { stoppedAt, resumedAt } as Interruption;
  return { interruptions: [...(resumed.record.interruptions ?? []), last] };
}

/** What is said of a run that cannot start where the preflight was not shown. */
const whyNot = (preflight: LiveRun['preflight']) => `A run cannot start: ${preflight.sentence}\n${nextLine(preflight)}`;

/** Where a run's results go: those of one that cannot start do not replace those of one that did. */
function besideResults(options: RunOptions, starts: boolean): RunOptions {
  if (starts || !holdsResults(options.out)) return options;
  const out = join(options.out, NOT_STARTED);
  say(options, `note: ${options.out} keeps the results of an earlier run: those of this one go to ${out}.`);
  return { ...options, out };
}

/** The run in its own folder. An earlier run's results stay there until this one can start. */
async function certifyIn(options: RunOptions, prepared: Prepared): Promise<number> {
  const { settings, context, limit, pace, resumed } = prepared;
  const { shard } = options;
  say(options, `Trying ${context.target.embedded ? 'the embedded mock' : context.target.baseUrl}`);
  const journal = journalOf(options, prepared);
  const run = await startRun({ ...settings, pace }, context, {
    overdue: limit.overdue,
    ...(shard ? { shard } : {}),
    ...(journal ? { journal } : {}),
    ...(resumed ? { earlier: resumed.earlier } : {}),
  });
  try {
    const { preflight } = run;
    if (shard && preflight.singleLiveToken) throw new UsageError(ONE_TOKEN);
    const starts = mayStart(preflight, options.accept);
    const exitCode = exitOfStop(preflight);
    const leavesAll = !starts && (resumed !== null || exitCode === USAGE_EXIT);
    say(options, formatPreflight(preflight, undefined, starts || leavesAll));
    if (!leavesAll) return await recordedRun(besideResults(options, starts), { ...prepared, journal }, run, starts);
    if (isQuiet(options)) endWithout({ exitCode, message: whyNot(preflight) });
    return exitCode;
  } finally {
    await run.close();
  }
}

/** Sends the plan if the run can start, and judges the record. An interrupted run leaves no claim of a result. */
async function recordedRun(
  options: RunOptions,
  prepared: Prepared & { readonly journal: Journal | null },
  run: LiveRun,
  starts: boolean,
): Promise<number> {
  const { settings, context, planned, limit, pace: own, journal, resumed } = prepared;
  const { preflight, redactor } = run;
  const interruptions = interruptionsOf(prepared, run);
  clearOutputs(options.out, resumed !== null);
  try {
    const now = resumed ? run.wire.now() : Date.parse(context.startedAt);
    keptRecord(options, settings, { context, now, ...BROKEN_OFF, ...interruptions });
    keepChallenge(options.out, prepared.signing.challenge);
    // The journal first: a run that is killed in between can be resumed.
    journal?.writeTo(join(options.out, JOURNAL), resumed?.journal.bytes);
    run.recordIn(join(options.out, EVIDENCE), resumed?.evidenceBytes);
    if (resumed) say(options, goingOn(resumed));
    if (starts && !preflight.canStart) say(options, 'It starts anyway (--accept refused-controls).');
    const pace = { ...own, allowed: run.wire.requestsPerSecond };
    const slower = starts ? paceLine(planned, pace, run.exchanges) : null;
    if (slower) say(options, slower);
    const ran = starts && (await sent(options, run, prepared));
    await run.close();
    limit.cancel();
    const facts = { context, now: run.wire.now(), ran, stopped: stoppedBecause(options, run, ran, limit) };
    const record = keptRecord(options, settings, { ...facts, ...interruptions });
    const gone = starts && !options.shard && run.exchanges.some(isOfEnd);
    run.forget();
    const next = isQuiet(options) ? whyNot(preflight) : nextLine(preflight);
    const notStarted = { exitCode: exitOfStop(preflight), next };
    const end = { ran, interrupted, gone };
    const goOn = journal && canGoOn(end) ? { goOn: resumeLine(options) } : {};
    const ended = { ...prepared, record, redactor, ran, show: ran, ...goOn, ...(starts ? {} : { notStarted }) };
    const { exitCode } = options.shard
      ? { exitCode: shardSent(options, options.shard, ended) }
      : await conclude(options, settings, ended).catch((error) => throwUnwritten(error, options));
    if (journal) endJournal(options, end);
    return exitCode;
  } catch (error) {
    withdraw(options.out, error);
    throw error;
  }
}

const goingOn = ({ record, earlier }: Resumed) =>
  `Resuming the run of ${record.context.startedAt}: ${many(earlier.exchanges.length, 'request')} answered so far, the last at ${new Date(earlier.lastAt).toISOString()}.`;

/** Reports what a shard has left; only `certify merge` judges it. @returns the exit code */
function shardSent(options: RunOptions, { number, of }: ShardNumber, { record, goOn }: EndedRun): number {
  const { stopped } = record;
  const next = `Next: npx lodging-certification certify merge ${options.out} and the folders of the other shards.`;
  if (stopped === null) console.log(`\nShard ${number} of ${of} has been sent; nothing is judged yet. ${next}`);
  else console.error(`\nShard ${number} of ${of} was not finished: ${stopped} ${goOn ? `${GO_ON}\n${goOn}` : next}`);
  return stopped === null ? 0 : NO_RESULT_EXIT;
}

function stoppedBecause(options: RunOptions, run: LiveRun, ran: boolean, limit: Prepared['limit']): string | null {
  const late = limit.sentence();
  if (!ran && late) return late;
  if (!mayStart(run.preflight, options.accept)) return run.preflight.sentence;
  // A Ctrl-C after the last request stopped nothing.
  if (!ran) return 'The run was interrupted.';
  if (options.shard) return null;
  if (options.completes)
    return `Only what the submission ${options.completes.slice(0, 16)}… does not cover was asked for: this counts only together with it.`;
  return options.only.length > 0 ? `${ONLY_A_PART}: ${options.only.join(', ')}.` : null;
}

async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const { rejudge, history, 'write-baseline': writeBaseline } = options;
  if (writeBaseline !== undefined) refuseExisting(writeBaseline);
  if (history !== undefined) openHistory(history);
  if (rejudge !== undefined) {
    const { rejudgeRun } = await import('./certify/rejudge.ts');
    return rejudgeRun({ ...options, rejudge });
  }
  if (options.merge) {
    const { mergeRun } = await import('./certify/merge.ts');
    return mergeRun({ ...options, merge: options.merge });
  }
  if (options.subject === 'service') return certify(options);
  const stopBy = (stop: () => void) => {
    onStop = stop;
  };
  if (options.join) {
    const { joinRun } = await import('../client/certify/join.ts');
    return joinRun(options, options.join, stopBy);
  }
  const { certifyClient } = await import('../client/certify/certify.ts');
  return certifyClient(options, stopBy);
}

/** Errors that report themselves in a sentence: a secret was about to leave, or a file could not be written. */
const IN_A_SENTENCE = ['SecretFound', 'NotSearchable', 'LeakSuspected', 'CannotWrite'];

function failureOf(thrown: unknown): Failure {
  const { path } = (thrown ?? {}) as NodeJS.ErrnoException;
  const error = cannotWrite(path ?? 'A file of the results', thrown) ?? thrown;
  if (error instanceof Error && IN_A_SENTENCE.includes(error.name))
    return { exitCode: NO_RESULT_EXIT, message: error.message };
  return ownFault(error, `Nothing was judged; what was recorded is kept in ${EVIDENCE} among the results. `);
}

// SIGHUP: the terminal was closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onStop());
await runCommand({ help: HELP, run, failure: failureOf });
