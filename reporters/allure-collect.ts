import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { AllureReporter } from 'allure-playwright';
import { INSTANCE_ANNOTATION } from '../judgement/covers.ts';

/** The file in which Allure's results of a run are collected, one a line, before the judgement is added. */
export const COLLECTED_RESULTS = 'allure-results.ndjson';

/** Of Allure's writer, what certification tests can cause: they attach nothing and set up nothing. */
interface ResultWriter {
  writeResult(result: unknown): void;
}

/**
 * Allure's reporter, with its results in one file: its own writer forces each of thousands of files to the disk, which
 * takes longer than the tests.
 */
export default class CollectingAllureReporter extends AllureReporter {
  #file = '';

  override onBegin(suite: Suite): void {
    super.onBegin(suite);
    const folder = this.options.resultsDir ?? 'allure-results';
    mkdirSync(folder, { recursive: true });
    const file = join(folder, COLLECTED_RESULTS);
    writeFileSync(file, '');
    const { allureRuntime } = this as unknown as { allureRuntime: { writer: ResultWriter } };
    allureRuntime.writer = new Proxy(
      { writeResult: (result: unknown) => appendFileSync(file, `${JSON.stringify(result)}\n`) },
      { get: (own, name) => (name === 'writeResult' ? own.writeResult : () => undefined) },
    );
    this.#file = file;
  }

  /** Notes where the test stands: Allure's results name the file without its folder and line. */
  override onTestEnd(test: TestCase, result: TestResult): Promise<void> {
    const value = test.annotations.find(({ type }) => type === INSTANCE_ANNOTATION)?.description;
    const path = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
    const labels = [{ name: INSTANCE_ANNOTATION.replace('allure.label.', ''), value }];
    appendFileSync(this.#file, `${JSON.stringify({ fullName: `${path}:${test.location.line}`, labels })}\n`);
    return super.onTestEnd(test, result);
  }
}
