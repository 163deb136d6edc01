/** Numbers the runs of one process of Playwright: in UI mode and in editors, who runs a test again wants it tried again. */
import type { Reporter } from '@playwright/test/reporter';
import { TEST_RUN_VARIABLE } from '../contract/settings.ts';

/** Counts, in a variable that the workers of each run inherit. */
export default class TestRunReporter implements Reporter {
  onBegin(): void {
    process.env[TEST_RUN_VARIABLE] = String(Number(process.env[TEST_RUN_VARIABLE] ?? 0) + 1);
  }

  printsToStdio(): boolean {
    return false;
  }
}
