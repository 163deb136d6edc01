/** The two halves of a run: the plan is sent many requests at a time, and Playwright's tests judge what was recorded. */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunContext } from '../../contract/run.ts';
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import { rehearse, requestsOf } from '../../judgement/rehearsal.ts';
import { ONLY_VARIABLE } from '../../reporters/select.ts';
import { SendingView } from '../../reporters/sending.ts';
import { CONTEXT_VARIABLE, EVIDENCE_VARIABLE } from '../../run/handed-over.ts';
import type { LiveRun } from '../../run/live-run.ts';
import type { Settings } from '../../run/settings.ts';
import { specsOf } from '../../suites/index.ts';
import { startRunner } from './playwright.ts';

/** Tests that are under way at once, for each request that may be: most of them wait for one another's exchanges. */
const TESTS_PER_REQUEST = 4;

/** What a run is made of, and what of it is wanted. */
export interface SuitesRun {
  readonly run: LiveRun;
  readonly settings: Settings;
  readonly out: string;
  /** Ids of requirements or instances; empty: the whole plan. */
  readonly only: readonly string[];
  /** Whether nothing is printed. */
  readonly quiet: boolean;
}

/** Sends what the plan asks for. A run that is closed meanwhile ends at once. */
export async function sendPlan({ run, settings, only, quiet }: SuitesRun): Promise<void> {
  const { context } = run;
  const specs = await specsOf(context.subject);
  const wanted = (instance: string) => isSelected(instance, only);
  const planned = (await rehearse(context, specs)).filter(({ instance }) => wanted(instance));
  const { requestsPerSecond, concurrency } = settings.pace;
  const sending = { instances: planned.length, requests: requestsOf(planned), requestsPerSecond };
  const view = quiet ? null : new SendingView(sending);
  const before = run.exchanges.length;
  run.follow({ exchange: () => view?.sent(run.exchanges.length - before), slower: (message) => view?.note(message) });
  const tests = collectPlan(context, specs).filter(({ instance }) => wanted(instance.id));
  await runPlan(tests, context, run.wire, { atOnce: concurrency * TESTS_PER_REQUEST });
  view?.end(run.exchanges.length - before);
}

/** Has Playwright's tests judge what was recorded. @returns whether the runner went to its end */
export async function judgeInPlaywright(
  { run, out, only, quiet }: SuitesRun,
  started: (stop: () => void) => void,
): Promise<boolean> {
  const contextFile = join(out, 'context.json');
  writeFileSync(contextFile, JSON.stringify(run.context satisfies RunContext));
  const { child, end } = startRunner(
    {
      [CONTEXT_VARIABLE]: resolve(contextFile),
      [EVIDENCE_VARIABLE]: resolve(out, 'evidence.ndjson'),
      [ONLY_VARIABLE]: only.join(' '),
      LODGING_OUT: resolve(out),
    },
    quiet,
  );
  started(() => child.kill('SIGINT'));
  const { code } = await end;
  rmSync(contextFile);
  return code !== null;
}
