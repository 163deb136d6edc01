import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../contract/settings.ts';

const CONFIG = fileURLToPath(new URL('../../playwright.config.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How the runner ended. */
export interface RunnerEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Starts Playwright's runner on the suites; what it prints goes to this process's own outputs. */
export function startRunner(env: NodeJS.ProcessEnv, quiet: boolean): { child: ChildProcess; end: Promise<RunnerEnd> } {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', '--config', CONFIG], {
    cwd: ROOT,
    env: { ...withoutSecrets(process.env), ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  const end = new Promise<RunnerEnd>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => resolve({ code: null, signal: null }));
  });
  return { child, end };
}
