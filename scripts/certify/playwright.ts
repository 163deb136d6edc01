import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../contract/settings.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { guardedEnvironment } from '../guarded.ts';

const CONFIG = fileURLToPath(new URL('../../playwright.config.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const require = createRequire(import.meta.url);
const { privateFolderOfOwnFiles } = require('../start/private-folder.cjs') as {
  privateFolderOfOwnFiles: (name: string) => string | null;
};

/** Where the runner and its workers keep what they need: nowhere that somebody else could have been before. */
function placesIn(folder: string): NodeJS.ProcessEnv {
  const cache = privateFolderOfOwnFiles('lodging-certification-playwright') ?? folder;
  return {
    TMPDIR: folder,
    TEMP: folder,
    TMP: folder,
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: cache,
    PWTEST_CACHE_DIR: cache,
  };
}

/** How the runner ended. */
export interface RunnerEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Starts Playwright's runner on the suites; what it prints goes to this process's own outputs. */
export function startRunner(env: NodeJS.ProcessEnv, quiet: boolean): { child: ChildProcess; end: Promise<RunnerEnd> } {
  const cli = require.resolve('@playwright/test/cli');
  const folder = ownFolder();
  const child = spawn(process.execPath, [cli, 'test', '--config', CONFIG], {
    cwd: ROOT,
    env: { ...withoutSecrets(process.env), ...env, ...placesIn(folder.path), ...guardedEnvironment() },
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
