/** A run in this process: it is sent as `certify` sends it, and judged from its record. */
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import type { LiveRun } from '../../run/live-run.ts';
import type { Settings } from '../../run/settings.ts';
import { type Assembled, assemble } from '../../submission/assemble.ts';
import { evidenceBytes, parseEvidence, runRecord } from '../../submission/record.ts';
import { specsOf } from '../../suites/index.ts';

/** @param only ids of the part of the plan that is sent; absent: all of it */
export async function judgedRun(run: LiveRun, settings: Settings, only?: readonly string[]): Promise<Assembled> {
  const { context, wire } = run;
  const { pace, network } = settings;
  const plan = collectPlan(context, await specsOf(context.subject));
  const tests = only ? plan.filter(({ instance }) => isSelected(instance.id, only)) : plan;
  // Most tests wait for one another's exchanges.
  await runPlan(tests, context, wire, { atOnce: pace.concurrency * 4 });
  await run.close();
  const facts = { endedAt: new Date(wire.now()).toISOString(), whole: !only, pace, network };
  const record = runRecord(context, { ...facts, ...(only ? { only, stopped: null } : {}) });
  return assemble(record, parseEvidence(evidenceBytes(run.exchanges)));
}
