/** Under `npm run certify`: has one test of each requirement show its instances, and notes where the test of each instance is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { INSTANCE_ANNOTATION } from '../judgement/covers.ts';

const instanceOf = ({ annotations }: TestCase) =>
  annotations.find(({ type }) => type === INSTANCE_ANNOTATION)?.description;

/** The variable that names the file for `{ instance: "suites/service/NAME.spec.ts:12" }`. */
export const LOCATIONS_VARIABLE = 'LODGING_LOCATIONS';

/** Writes the locations down, and leaves out what need not be shown. */
export default class ShownReporter implements Reporter {
  /** @param options the ids of the requirements of which something was judged */
  constructor(private readonly options: { readonly requirements: readonly string[] }) {}

  async preprocess({ config, suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]): Promise<void> {
    const tests = (suite as Suite).allTests();
    this.#note(config, tests);
    const left = new Set(this.options.requirements);
    for (const test of tests) {
      // The first of a requirement shows the others as well.
      if (!left.delete(instanceOf(test)?.split(':')[0] ?? '')) testRun.exclude(test);
    }
  }

  #note(config: FullConfig, tests: readonly TestCase[]): void {
    const located = tests.flatMap((test) => {
      const { file, line } = test.location;
      const id = instanceOf(test);
      return id ? [[id, `${relative(config.rootDir, file).replaceAll('\\', '/')}:${line}`]] : [];
    });
    const file = process.env[LOCATIONS_VARIABLE];
    if (file) writeFileSync(file, JSON.stringify(Object.fromEntries(located)));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The spec and line of each instance's test. */
export type Locations = ReadonlyMap<string, string>;

/** The locations that the runner noted; none where it did not get that far. */
export function readLocations(file: string): Locations {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  } catch {
    return new Map();
  }
}
