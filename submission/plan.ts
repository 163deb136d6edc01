/** The plan of a run, as it is judged live and again. */
import type { RunContext } from '../contract/run.ts';
import { collectPlan, isSelected, type PlannedTest } from '../judgement/plan.ts';
import { NotRun } from '../judgement/replay.ts';
import { specsOf } from '../suites/index.ts';

/** The test of an instance that a partial run left out. */
function notAskedFor(): never {
  throw new NotRun('not run: it was not asked for');
}

/** All tests of a run's subject. @param only what a partial run asked for */
export async function planOf(context: RunContext, only: readonly string[] = []): Promise<readonly PlannedTest[]> {
  return collectPlan(context, await specsOf(context.subject)).map((test) =>
    isSelected(test.instance.id, only) ? test : { ...test, body: notAskedFor },
  );
}
