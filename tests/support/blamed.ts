/** Who is blamed before anything is judged: what `certify` and `doctor` make of settings and service, in-process. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { EMBEDDED } from '../../mock/embedded.ts';
import { startRun } from '../../run/live-run.ts';
import { formatPreflight, type PreflightReport } from '../../run/preflight.ts';
import { loadSettings, runContext } from '../../run/settings.ts';
import { smokePlan } from '../../scripts/certify/only.ts';
import { exitOfStop, planRun, tooFewSupplied } from '../../scripts/certify/suites.ts';
import type { ReportedJudgement, RunResult } from '../../submission/result.ts';
import { remote, scratch } from './certify.ts';
import { startNow } from './context.ts';
import { judgedRun } from './judged-run.ts';
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
  const run = await startRun(settings, context, { clock: skippingClock() });
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
    const { result, problems } = await withoutSourceMaps(() => judgedRun(run, settings, only));
    // However broken a service is, its run leaves a submission.
    assert.deepEqual(problems, []);
    const note = report.steps.find(({ ok }) => ok === false);
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
