/** Who is blamed before anything is judged: what `certify` and `doctor` make of settings and service, in-process. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { type LiveRun, startRun } from '../../run/live-run.ts';
import { formatPreflight, type PreflightReport } from '../../run/preflight.ts';
import { loadSettings, runContext, type Settings } from '../../run/settings.ts';
import { smokePlan } from '../../scripts/certify/only.ts';
import { exitOfStop, planRun, tooFewSupplied } from '../../scripts/certify/suites.ts';
import { assemble } from '../../submission/assemble.ts';
import { parseEvidence, runRecord } from '../../submission/record.ts';
import type { ReportedJudgement, RunResult } from '../../submission/result.ts';
import { specsOf } from '../../suites/index.ts';
import { remote, scratch } from './certify.ts';
import { startNow } from './context.ts';
import { withoutSourceMaps } from './source-maps.ts';
import { skippingClock } from './wire.ts';

export interface SetUp {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Files in the command's folder: `certification.yaml` is found, `profile.yaml` is given with `--profile`. */
  readonly files?: Readonly<Record<string, string>>;
  readonly profile?: string;
  /** Ids of what is sent and judged; absent: the smoke plan. */
  readonly only?: readonly string[];
}

export interface Blamed {
  readonly exit: number;
  readonly blame: string;
  /** Why, in one sentence, and what to do about it. */
  readonly sentence: string;
  readonly next: string;
  /** `null` if the settings alone were enough. */
  readonly report: PreflightReport | null;
  /** The result of what was sent; `null` if nothing was judged. */
  readonly result: RunResult | null;
}

/** The variables of a run against a service that knows the mock's client, without the address of an issuer. */
export function variables(url: string, given: SetUp['env'] = {}): SetUp['env'] {
  return { ...remote(url), LODGING_AUTH_URL: undefined, ...given };
}

const ofSettings = (sentence: string, next: string): Blamed => ({
  exit: 2,
  blame: 'configuration',
  sentence,
  next,
  report: null,
  result: null,
});

export function failedIn(result: RunResult | null): readonly ReportedJudgement[] {
  return (result?.judgements ?? []).filter(({ outcome }) => outcome === 'failed');
}

async function judged(run: LiveRun, settings: Settings, evidence: string, only: readonly string[]): Promise<RunResult> {
  const { context } = run;
  const wanted = collectPlan(context, await specsOf(context.subject)).filter(({ instance }) =>
    isSelected(instance.id, only),
  );
  await runPlan(wanted, context, run.wire, { atOnce: settings.pace.concurrency * 4 });
  await run.close();
  const { pace, network } = settings;
  const facts = { endedAt: new Date(run.wire.now()).toISOString(), whole: false, only, stopped: null, pace, network };
  const { result, problems } = await assemble(runRecord(context, facts), parseEvidence(readFileSync(evidence)));
  // However broken a service is, its run leaves a submission.
  assert.deepEqual(problems, []);
  return result;
}

/** As `certify --only smoke --accept incomplete` ends. */
function exitOf(result: RunResult): number {
  if (failedIn(result).length > 0) return 1;
  const isOpen = result.judgements.some(
    ({ outcome, instance, notRun }) => outcome === 'inconclusive' && instance.requirement.level === 'MUST' && !notRun,
  );
  return isOpen ? 3 : 0;
}

/** Reads the settings, tries all that a run depends on and, if it can start, sends and judges a part of the plan. */
export async function blamed(t: TestContext, { env, files = {}, profile, only = smokePlan() }: SetUp): Promise<Blamed> {
  const cwd = scratch(t, files);
  const loaded = loadSettings({ env, cwd, embedded: EMBEDDED, ...(profile ? { profileFile: profile } : {}) });
  if ('problems' in loaded) {
    const [first] = loaded.problems;
    return ofSettings(`${first?.setting}: found ${first?.found}`, `${first?.setting}: wanted ${first?.wanted}`);
  }
  const { settings } = loaded;
  const context = runContext(settings, startNow());
  const hasPool = settings.values.stays.length > 0;
  const tooFew = hasPool ? tooFewSupplied((await planRun(context, [])).needed, settings.values) : null;
  if (tooFew) return ofSettings(tooFew.split('. ')[0] as string, tooFew.slice(tooFew.indexOf('. ') + 2));
  const evidence = join(cwd, 'evidence.ndjson');
  const run = await startRun(settings, context, { evidence, clock: skippingClock() });
  try {
    const report = run.preflight;
    const { canStart, blame, sentence, nextStep } = report;
    if (!canStart) {
      return {
        exit: exitOfStop(report),
        blame: blame ?? '',
        sentence: sentence ?? '',
        next: nextStep ?? '',
        report,
        result: null,
      };
    }
    const result = await withoutSourceMaps(() => judged(run, settings, evidence, only));
    const notes = report.steps.filter(({ ok }) => ok === false);
    const [note] = notes;
    const shown = note?.sentence ?? 'A run can start.';
    const exit = exitOf(result);
    return { exit, blame: exit === 1 ? 'service' : '', sentence: shown, next: note?.nextStep ?? '', report, result };
  } finally {
    await run.close();
  }
}

export function shownOf({ report }: Blamed): string {
  return report ? formatPreflight(report) : '';
}
