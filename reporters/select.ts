import type { Reporter, Suite } from '@playwright/test/reporter';
import { INSTANCE_ANNOTATION } from '../judgement/covers.ts';

/** Names the instances of a partial run: ids of requirements or of instances, separated by blanks. */
export const ONLY_VARIABLE = 'LODGING_ONLY';

/** Whether an instance is among those that were asked for: by its own id, or by its requirement's. */
export function isSelected(instance: string, only: readonly string[]): boolean {
  return only.length === 0 || only.includes(instance) || only.includes(instance.split(':')[0] as string);
}

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
