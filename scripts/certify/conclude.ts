/** The end of a run: it is judged from its evidence, compared with its baseline, written and printed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RunContext } from '../../contract/run.ts';
import { visible, visibleJson } from '../../contract/visible.ts';
import type { Verdict } from '../../contract/words.ts';
import { isSelected } from '../../judgement/plan.ts';
import { baselineMarkdown, baselineText, baselineYaml } from '../../reporters/differences.ts';
import { appendJobSummary, summaryFiles } from '../../reporters/job-summary.ts';
import { wrappedFor } from '../../reporters/style.ts';
import { summaryText } from '../../reporters/summary.ts';
import { many } from '../../reporters/verdict-words.ts';
import { firstLine } from '../../reporters/visible.ts';
import type { Settings } from '../../run/settings.ts';
import { assemble } from '../../submission/assemble.ts';
import {
  type Baseline,
  type BaselineComparison,
  compareWithBaseline,
  type Remainder,
  unexcused,
  withoutKnown,
} from '../../submission/baseline.ts';
import { challengeProblems, openChallenge } from '../../submission/challenge.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { parseEvidence, recordBytes, runRecord } from '../../submission/record.ts';
import type { ClientRun, RunRecord, RunResult } from '../../submission/result.ts';
import { SecretScanner } from '../../submission/scan.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { RECORD, SUMMARY } from './folder.ts';
import { askedFor, notify, type Remembered, remember } from './history.ts';
import { wantedBy } from './only.ts';
import { type CertifyOptions, isQuiet, layout, say } from './options.ts';
import { type Written, writeOutputs, writeWhole } from './outputs.ts';
import { locationsOf, showInPlaywright } from './playwright.ts';
import type { signingOf } from './prepare.ts';

const NO_SUBMISSION_EXIT = 3;
export const EVIDENCE = 'evidence.ndjson';
/** From this size of evidence on (thousands of hotels), memory matters more than time. */
const LARGE = 8 * 2 ** 20;

const NOT_SHOWN = 'Playwright did not show all tests. The verdict does not depend on it.';

export type RunOptions = CertifyOptions & { readonly out: string };

/** A run that has ended, with its key, challenge and baseline. */
export interface EndedRun {
  readonly record: RunRecord;
  readonly redactor: Pick<Redactor, 'values' | 'foreign'>;
  /** Whether everything that was asked for was sent and judged. */
  readonly ran: boolean;
  /** Whether Playwright's tests show the judgements: not if nothing was sent, or somebody is waiting for the end. */
  readonly show: boolean;
  /** If it could not start: the exit code and what to do next. */
  readonly notStarted?: { readonly exitCode: number; readonly next: string | null };
  /** The command that resumes it, if it was interrupted. */
  readonly goOn?: string;
  readonly signing: ReturnType<typeof signingOf>;
  readonly baseline: Baseline | null;
}

export interface Concluded extends Written {
  readonly result: RunResult;
  readonly baseline: Baseline | null;
  readonly against: BaselineComparison | null;
  readonly remembered: Remembered | null;
  readonly exitCode: number;
}

export interface RunFacts {
  readonly context: RunContext;
  /** Milliseconds since the epoch, by the run's own clock. */
  readonly now: number;
  /** Whether everything that was asked for was sent and judged. */
  readonly ran: boolean;
  /** Why the plan was not run whole, as a sentence; `null` if it was. */
  readonly stopped: string | null;
  readonly client?: ClientRun;
  readonly interruptions?: RunRecord['interruptions'];
}

/** The record of a run in progress, in case it is killed. */
export const BROKEN_OFF = {
  ran: false,
  stopped: 'The run ended early: it was killed, or its record could not be written.',
};

/** Writes the run's record at once: with it and the evidence the run can be judged again, whatever happens next. */
export function keptRecord(options: RunOptions, { pace, network }: Settings, facts: RunFacts): RunRecord {
  const { context, now, ran, stopped, client, interruptions } = facts;
  const only = wantedBy(options);
  const record = runRecord(context, {
    endedAt: new Date(now).toISOString(),
    // A later Ctrl-C changes nothing about a plan that was run.
    whole: ran && only.length === 0 && !options.shard,
    ...{ only, stopped, pace, network },
    ...(options.completes ? { completes: options.completes } : {}),
    ...(client ? { client } : {}),
    ...(options.shard ? { shard: options.shard } : {}),
    ...(interruptions ? { interruptions } : {}),
  });
  writeWhole(join(options.out, RECORD), recordBytes(record));
  return record;
}

export const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  certified: 0,
  'not-certified': 1,
  incomplete: 3,
  inconclusive: 3,
};

/** What an exit code depends on besides the verdict; `wanted`: what was asked for, empty: everything. */
type Asked = Pick<CertifyOptions, 'accept' | 'strict-baseline' | 'completes'> &
  Pick<EndedRun, 'ran'> &
  Pick<Concluded, 'against'> & { readonly wanted: readonly string[] };

/** Whether, in a part of the plan, each MUST was judged and none failed. */
function isClean(
  { verdict, judgements }: Remainder,
  wanted: (judgement: Remainder['judgements'][number]) => boolean,
): boolean {
  if (verdict !== 'incomplete') return false;
  const tried = judgements.filter(wanted);
  const musts = tried.filter(({ instance }) => instance.requirement.level === 'MUST').map(({ outcome }) => outcome);
  return musts.includes('passed') && !musts.includes('inconclusive');
}

/** The exit code of a run. @param counted the run without its known failures */
export function exitCodeOf(counted: Remainder, asked: Asked): number {
  const isAccepted =
    (asked.accept.includes('incomplete') || asked.completes !== undefined) &&
    asked.ran &&
    isClean(counted, ({ instance }) => isSelected(instance.id, asked.wanted));
  if (!isAccepted && counted.verdict !== 'certified') return EXIT_CODES[counted.verdict];
  const isRefused = asked['strict-baseline'] && (asked.against?.fixed.length ?? 0) > 0;
  return EXIT_CODES[isRefused ? 'not-certified' : 'certified'];
}

/** Explains why a smoke run ends with 0. */
function acceptedLine(against: BaselineComparison | null): string {
  const known = against && against.stillFailing.length > 0 ? ', except known failures of the baseline' : '';
  return `Accepted by --accept incomplete: nothing that was tried failed${known}.`;
}

/** Judges the recorded run, writes the results and prints them. */
export async function conclude(options: RunOptions, settings: Settings, run: EndedRun): Promise<Concluded> {
  const concluded = await written(options, settings, run);
  await printEnd(options, concluded, run);
  for (const problem of await notify(settings, concluded.remembered?.trend ?? null)) console.error(problem);
  // Printed last, where people look for it.
  const next = run.notStarted?.next;
  if (next && options.json) console.error(next);
  else if (next) console.log(wrappedFor(process.stdout.columns, next));
  return concluded;
}

/**
 * By default V8 lets the garbage of reports and searches grow to twice what was alive at its last collection: for a
 * run that has just been sent, that is the whole run. One explicit collection resets this.
 */
function collectEarly(): void {
  setFlagsFromString('--heap-growing-percent=40');
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

async function written(options: RunOptions, settings: Settings, run: EndedRun): Promise<Concluded> {
  const { record, ran, show, notStarted, signing, baseline } = run;
  const { only: wanted } = record;
  // What is judged is what was written, not what this process remembers.
  const evidence = readFileSync(join(options.out, EVIDENCE));
  if (evidence.length > LARGE) collectEarly();
  const assembled = await assemble(record, parseEvidence(evidence));
  const { result } = assembled;
  const isSeen = !show || isQuiet(options) || (await showInPlaywright(result, wanted));
  say(options, `Writing verdict, reports and submission to ${options.out}`);
  const { challenge } = signing;
  const late = challenge ? challengeProblems(record, challenge, openChallenge(challenge)).map(sentenceOf) : [];
  const hook = settings.notify ? [settings.notify.url] : [];
  const signedWith = { ...signing, secrets: [...run.redactor.values(), ...hook], given: run.redactor.foreign() };
  const output = await writeOutputs(options.out, assembled, signedWith, settings);
  const against = baseline && compareWithBaseline(baseline, result);
  const judged = exitCodeOf(withoutKnown(baseline, result), { ...options, ran, wanted, against });
  const exitCode = notStarted?.exitCode ?? (output.refused.length > 0 ? NO_SUBMISSION_EXIT : judged);
  const notes = [...(isSeen ? [] : [NOT_SHOWN]), ...output.notes, ...late];
  const scanner = new SecretScanner(signedWith.secrets, signedWith.given);
  const decided = show && output.refused.length === 0 && isDecided(options, result);
  const asked = { only: askedFor(wanted, [...options.only, ...options.scenes]), decided, scanner };
  const remembered = options.history === undefined ? null : remember(options.history, { result, ...asked });
  return { ...output, notes, result, baseline, against, remembered, exitCode };
}

/** Whether everything asked for was judged, so that the next night can be compared with it. */
function isDecided({ only, scenes }: RunOptions, { verdict: { verdict }, judgements }: RunResult): boolean {
  const isPart = only.length + scenes.length > 0;
  return (
    verdict === 'certified' ||
    verdict === 'not-certified' ||
    (isPart && isClean({ verdict, judgements }, ({ notRun }) => !notRun))
  );
}

async function printEnd(options: RunOptions, concluded: Concluded, { notStarted, goOn }: EndedRun): Promise<void> {
  const { result, against, exitCode } = concluded;
  const unwritten = [...summarized(options, concluded, goOn), ...listed(options, concluded)];
  const files = [...concluded.files, join(options.out, SUMMARY)].filter((file) => existsSync(file));
  if (options.json) {
    console.log(visibleJson({ ...result.verdict, ...(against ? { baseline: against } : {}) }, 2));
  } else {
    const { detail } = options;
    const reported = notStarted !== undefined;
    const locations = await locationsOf(result);
    console.log(summaryText(result, { ...layout(), detail, outputs: files, locations, reported, goOn }));
  }
  const refused = concluded.refused.map((reason) => `A provider would not accept this submission: ${reason}`);
  const problems = concluded.remembered?.problems ?? [];
  for (const note of [...concluded.notes, ...unwritten, ...refused, ...problems]) console.error(visible(note));
  if (options.accept.includes('incomplete') && exitCode === 0) say(options, acceptedLine(against));
  if (against && !options.json) console.log(baselineText(against, comparedUnder(options, concluded)));
  if (concluded.remembered?.text && !options.json) console.log(concluded.remembered.text);
}

function comparedUnder({ 'strict-baseline': strict }: RunOptions, { result, exitCode }: Concluded) {
  return { verdict: result.verdict.verdict, exitCode, strict };
}

/** Writes the summary for a job's page. @returns what went wrong: the verdict does not depend on it */
function summarized(options: RunOptions, concluded: Concluded, goOn: string | undefined): string[] {
  const { result, files, against, remembered } = concluded;
  const baselined = against ? baselineMarkdown(against, comparedUnder(options, concluded)) : [];
  const extra = [...baselined, ...(remembered?.markdown ?? [])];
  return summaryFiles(join(options.out, SUMMARY)).flatMap((file) => {
    try {
      appendJobSummary(file, result, { outputs: files, extra, goOn });
      return [];
    } catch (error) {
      return [`The summary ${file} could not be written: ${firstLine((error as Error).message)}`];
    }
  });
}

/** Writes the list for `--write-baseline`. @returns what went wrong */
function listed({ 'write-baseline': file }: RunOptions, { result, baseline }: Concluded): string[] {
  if (file === undefined) return [];
  const causes = unexcused(baseline, result);
  if (causes.length === 0) return [`${file} was not written: nothing failed that would have to be listed.`];
  try {
    writeFileSync(file, baselineYaml(causes, result.verdict), { flag: 'wx' });
    const next = baseline ? 'add its entries to the baseline' : 'use it with --baseline';
    return [`${file} lists ${many(causes.length, 'cause')} of failures: fill in owners and last days, then ${next}.`];
  } catch (error) {
    return [`The baseline ${file} could not be written: ${firstLine((error as Error).message)}`];
  }
}
