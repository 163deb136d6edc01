/** The two halves of a run: the plan is sent many requests at a time, and Playwright's tests judge what was recorded. */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import type { CertificationTest } from '../../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import { rehearse, requestsOf, type Supplies, sentBefore, suppliesFor } from '../../judgement/rehearsal.ts';
import { ONLY_VARIABLE } from '../../reporters/select.ts';
import { SendingView } from '../../reporters/sending.ts';
import { CONTEXT_VARIABLE, EVIDENCE_VARIABLE, INTENTS_VARIABLE, PLAYS_VARIABLE } from '../../run/handed-over.ts';
import type { LiveRun } from '../../run/live-run.ts';
import type { Settings } from '../../run/settings.ts';
import { specsOf } from '../../suites/index.ts';
import { startRunner } from './playwright.ts';

/** Tests that are under way at once, for each request that may be: most of them wait for one another's exchanges. */
const TESTS_PER_REQUEST = 4;

/** The plan of a run, known before its first request. */
export interface Planned {
  readonly tests: readonly CertificationTest[];
  /** Requests, those before the plan included. */
  readonly requests: number;
  /** Supplied values that a service which does everything right uses up; a run cannot do with fewer. */
  readonly needed: Supplies;
}

/**
 * Collects the tests that are wanted and counts what they will send.
 * @param only ids of requirements or instances; empty: the whole plan
 */
export async function planRun(context: RunContext, only: readonly string[]): Promise<Planned> {
  const specs = await specsOf(context.subject);
  const rehearsed = await rehearse(context, specs);
  const wanted = (instance: string) => isSelected(instance, only);
  const instances = rehearsed.filter(({ instance }) => wanted(instance));
  const before = await sentBefore(context);
  return {
    tests: collectPlan(context, specs).filter(({ instance }) => wanted(instance.id)),
    requests: requestsOf(instances) + before.requests,
    needed: suppliesFor(instances, before.supplies),
  };
}

/** What a run is made of, and what of it is wanted. */
export interface SuitesRun {
  readonly run: LiveRun;
  readonly settings: Settings;
  readonly planned: Planned;
  readonly out: string;
  /** Ids of requirements or instances; empty: the whole plan. */
  readonly only: readonly string[];
  /** Whether nothing is printed. */
  readonly quiet: boolean;
}

/** Sends what the plan asks for. A run that is closed meanwhile ends at once. */
export async function sendPlan({ run, settings, planned, quiet }: SuitesRun): Promise<void> {
  const { tests, requests } = planned;
  const view = quiet ? null : new SendingView(requests);
  const sent = () => run.exchanges.filter(({ failure }) => failure?.kind !== 'not-sent').length;
  let isGone = false;
  run.follow({
    exchange: ({ failure }) => {
      view?.sent(run.exchanges.length);
      if (failure?.kind === 'not-sent' && !isGone) view?.note(`After ${sent()} requests: ${failure.message}.`);
      isGone ||= failure?.kind === 'not-sent';
    },
    slower: (message) => view?.note(message),
  });
  await runPlan(tests, run.context, run.wire, { atOnce: settings.pace.concurrency * TESTS_PER_REQUEST });
  view?.end(sent());
}

/** What Playwright's tests judge. */
export interface JudgedRun extends Pick<SuitesRun, 'out' | 'only' | 'quiet'> {
  readonly run: Pick<LiveRun, 'context'> & Partial<Pick<LiveRun, 'wire'>>;
  /** How a client played its scenes. */
  readonly plays?: readonly Play[];
}

/** Has Playwright's tests judge what was recorded. @returns whether the runner went to its end */
export async function judgeInPlaywright(
  { run, out, only, quiet, plays }: JudgedRun,
  started: (stop: () => void) => void,
): Promise<boolean> {
  const playsFile = join(out, 'plays.json');
  if (plays) writeFileSync(playsFile, JSON.stringify(plays));
  const intentsFile = join(out, 'intents.json');
  writeFileSync(intentsFile, JSON.stringify((await run.wire?.recorded())?.intents ?? {}));
  const contextFile = join(out, 'context.json');
  writeFileSync(contextFile, JSON.stringify(run.context satisfies RunContext));
  const { child, end } = startRunner(
    {
      [CONTEXT_VARIABLE]: resolve(contextFile),
      [EVIDENCE_VARIABLE]: resolve(out, 'evidence.ndjson'),
      [ONLY_VARIABLE]: only.join(' '),
      LODGING_OUT: resolve(out),
      [INTENTS_VARIABLE]: resolve(intentsFile),
      ...(plays ? { [PLAYS_VARIABLE]: resolve(playsFile) } : {}),
    },
    quiet,
  );
  started(() => child.kill('SIGINT'));
  const { code } = await end;
  rmSync(contextFile);
  rmSync(intentsFile);
  rmSync(playsFile, { force: true });
  // No test turns red here, whatever its outcome: anything but 0 means that the runner itself failed.
  return code === 0;
}
