/** Playwright's share of a run: what was judged is shown by its tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../contract/settings.ts';
import { isSelected } from '../../judgement/plan.ts';
import { LOCATIONS_VARIABLE, type Locations, readLocations } from '../../reporters/shown.ts';
import { guardedEnvironment } from '../../run/guarded.ts';
import { CONTEXT_VARIABLE, JUDGED_VARIABLE } from '../../run/handed-over.ts';
import { ownFolder } from '../../run/own-folders.ts';
import type { RunResult } from '../../submission/result.ts';
import { PROJECT } from '../project.ts';

/** The compiled configuration, which names compiled specs. */
export const CONFIG = fileURLToPath(new URL('../../playwright.config.js', import.meta.url));
export const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** What is compiled Playwright loads as it is: it translates nothing, and neither keeps nor looks for a translation. */
export const AS_COMPILED = { PW_DISABLE_TS_ESM: '1' };

export interface Shown {
  readonly locations: Locations;
  readonly whole: boolean;
}

/** Has Playwright's tests show what was judged, one for each requirement of `only`. The verdict does not depend on it. */
export async function showInPlaywright({ record, verdict }: RunResult, only: readonly string[]): Promise<Shown> {
  const { path, remove } = ownFolder();
  try {
    const fileOf = (name: string) => join(path, `${name}.json`);
    const [context, judged, locations] = [fileOf('context'), fileOf('judged'), fileOf('locations')];
    writeFileSync(context, JSON.stringify(record.context));
    writeFileSync(judged, JSON.stringify(verdict.requirements.filter(({ id }) => isSelected(id, only))));
    const code = await runnerEnded({
      [CONTEXT_VARIABLE]: context,
      [JUDGED_VARIABLE]: judged,
      [LOCATIONS_VARIABLE]: locations,
      LODGING_OUT: path,
      // The runner and its workers keep what they need nowhere that somebody else could have been before.
      ...{ TMPDIR: path, TEMP: path, TMP: path },
    });
    // No test turns red, whatever its outcome: anything but 0 means that the runner itself failed, or was interrupted.
    return { locations: readLocations(locations), whole: code === 0 };
  } finally {
    remove();
  }
}

/** Runs Playwright; what it prints goes to this process's own outputs. @returns its exit code; `null` after a signal */
async function runnerEnded(env: NodeJS.ProcessEnv): Promise<number | null> {
  const child = spawn(process.execPath, [CLI, 'test', '--config', CONFIG], {
    cwd: PROJECT,
    env: { ...withoutSecrets(process.env), ...env, ...AS_COMPILED, ...guardedEnvironment() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // It may not even be started.
  const [code] = (await once(child, 'exit').catch(() => [null])) as [number | null];
  return code;
}
