/**
 * Runs one command after another in one process, each as if it had been started alone: `tests/support/certify.ts`
 * forks it. A command's own module is loaded again for each run, so that it starts without any state; the modules
 * that it imports are loaded once.
 */
import { setFlagsFromString } from 'node:v8';

/** A command to run: a module of `scripts/` by its name, as `scripts/start.cjs` takes it. */
export interface Asked {
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Printed on both outputs once the command has ended. */
  readonly mark: string;
}

// As in `scripts/begin.cjs`.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=2000000');

const LISTENED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException'] as const;
const started = `${process.cwd()}/scripts/start.cjs`;
let runs = 0;

async function run({ script, args, cwd, env, mark }: Asked): Promise<void> {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv.splice(1, process.argv.length, started, ...args);
  process.exitCode = undefined;
  runs += 1;
  await import(new URL(`../../scripts/${script}.js?run=${runs}`, import.meta.url).href);
  for (const name of LISTENED) process.removeAllListeners(name);
  process.stderr.write(mark);
  process.stdout.write(mark);
  process.send?.(process.exitCode ?? 0);
}

process.on('message', (asked: Asked) => void run(asked));
process.on('disconnect', () => process.exit());
