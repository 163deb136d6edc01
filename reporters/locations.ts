/** Notes the spec and line of each instance's test, so that the summary can lead a reader from a failure to it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { INSTANCE_ANNOTATION } from '../judgement/covers.ts';

/** The file of locations within the output folder. */
export const LOCATIONS = 'playwright/locations.json';

/** Writes `{ instance: "suites/service/NAME.spec.ts:12" }` to its option `file` before the first test runs. */
export default class LocationsReporter implements Reporter {
  readonly #file: string;

  constructor(options: { readonly file: string }) {
    this.#file = options.file;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    const located = suite.allTests().flatMap(({ annotations, location }) => {
      const instance = annotations.find(({ type }) => type === INSTANCE_ANNOTATION)?.description;
      return instance
        ? [[instance, `${relative(config.rootDir, location.file).replaceAll('\\', '/')}:${location.line}`]]
        : [];
    });
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(located)));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The locations that the runner left in an output folder, by instance; their file is taken away. */
export function takeLocations(outDir: string): ReadonlyMap<string, string> {
  const file = join(outDir, LOCATIONS);
  if (!existsSync(file)) return new Map();
  const locations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  rmSync(file);
  return new Map(Object.entries(locations));
}
