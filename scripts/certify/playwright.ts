import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../contract/settings.ts';
import { guardedEnvironment } from '../../run/guarded.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { PROJECT } from '../project.ts';

/** The compiled configuration, which names compiled specs. */
export const CONFIG = fileURLToPath(new URL('../../playwright.config.js', import.meta.url));
/** Playwright's command. */
export const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** What is compiled Playwright loads as it is: it translates nothing, and neither keeps nor looks for a translation. */
export const AS_COMPILED = { PW_DISABLE_TS_ESM: '1' };

/** Where the runner and its workers keep what they need: nowhere that somebody else could have been before. */
function placesIn(folder: string): NodeJS.ProcessEnv {
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

/** How the runner ended. */
export interface RunnerEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Starts Playwright's runner on the suites; what it prints goes to this process's own outputs. */
export function startRunner(env: NodeJS.ProcessEnv, quiet: boolean): { child: ChildProcess; end: Promise<RunnerEnd> } {
  const folder = ownFolder();
  const child = spawn(process.execPath, [CLI, 'test', '--config', CONFIG], {
    cwd: PROJECT,
    env: { ...withoutSecrets(process.env), ...env, ...AS_COMPILED, ...placesIn(folder.path), ...guardedEnvironment() },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  const end = new Promise<RunnerEnd>((resolve) => {
    const ended = (how: RunnerEnd) => {
      folder.remove();
      resolve(how);
    };
    child.on('exit', (code, signal) => ended({ code, signal }));
    child.on('error', () => ended({ code: null, signal: null }));
  });
  return { child, end };
}
