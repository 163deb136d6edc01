/** The plan of a run: collected and counted before its first request, and sent many requests at a time. */
import type { RunContext } from '../../contract/run.ts';
import type { CertificationTest } from '../../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import { rehearse, requestsOf, type Supplies, sentBefore, suppliesFor } from '../../judgement/rehearsal.ts';
import { SendingView } from '../../reporters/sending.ts';
import type { LiveRun } from '../../run/live-run.ts';
import { specsOf } from '../../suites/index.ts';

/** Tests that are under way at once, for each request that may be: most of them wait for one another's exchanges. */
const TESTS_PER_REQUEST = 4;

/** The plan of a run, known before its first request. */
export interface Planned {
  readonly tests: readonly CertificationTest[];
  /** Requests, those before the plan included. */
  readonly requests: number;
  /** Supplied values that a service which does everything right uses up; a run cannot do with fewer. */
  readonly needed: Supplies;
  /** Milliseconds that it took to collect and count all this. */
  readonly tookMs: number;
}

/** Collects the tests that are wanted (no ids: all), and counts what they will send. */
export async function planRun(context: RunContext, only: readonly string[]): Promise<Planned> {
  const specs = await specsOf(context.subject);
  const begun = performance.now();
  const instances = (await rehearse(context, specs)).filter(({ instance }) => isSelected(instance, only));
  const before = await sentBefore(context);
  return {
    tests: collectPlan(context, specs).filter(({ instance }) => isSelected(instance.id, only)),
    requests: requestsOf(instances) + before.requests,
    needed: suppliesFor(instances, before.supplies),
    tookMs: performance.now() - begun,
  };
}

/** Sends what the plan asks for, so many requests at once. A run that is closed meanwhile ends at once. */
export async function sendPlan(
  run: LiveRun,
  { tests, requests }: Planned,
  { concurrency, quiet, afterMs }: { readonly concurrency: number; readonly quiet: boolean; readonly afterMs: number },
): Promise<void> {
  const view = quiet ? null : new SendingView(requests, undefined, undefined, afterMs);
  const sent = () => run.exchanges.filter(({ failure }) => failure?.kind !== 'not-sent').length;
  let isGone = false;
  run.follow({
    exchange: ({ failure }) => {
      view?.sent(run.exchanges.length);
      if (failure?.kind === 'not-sent' && !isGone) view?.note(`After ${sent()} requests: ${failure.message}.`);
      isGone ||= failure?.kind === 'not-sent';
    },
    note: (message) => view?.note(message),
  });
  await runPlan(tests, run.context, run.wire, { atOnce: concurrency * TESTS_PER_REQUEST });
  view?.end(sent());
}
