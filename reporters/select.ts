import type { Reporter, Suite } from '@playwright/test/reporter';
import { INSTANCE_ANNOTATION } from '../judgement/covers.ts';
import { isSelected } from '../judgement/plan.ts';

/** Names the instances of a partial run: ids of requirements or of instances, separated by blanks. */
export const ONLY_VARIABLE = 'LODGING_ONLY';

/** Leaves out the instances that a partial run did not ask for. */
export default class SelectReporter implements Reporter {
  async preprocess({ suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]): Promise<void> {
    const only = (process.env[ONLY_VARIABLE] ?? '').split(' ').filter(Boolean);
    for (const test of (suite as Suite).allTests()) {
      const instance = test.annotations.find(({ type }) => type === INSTANCE_ANNOTATION)?.description ?? '';
      if (!isSelected(instance, only)) testRun.exclude(test);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
