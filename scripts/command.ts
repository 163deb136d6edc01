/** What all commands share: help, exit codes, and one sentence for whatever kept a command from its work. */
import { visible, visibleJson } from '../contract/visible.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';

/** How a command ends that could not do its work. */
export interface Failure {
  readonly exitCode: number;
  readonly message: string;
  /** What a person is shown; absent: the message. */
  readonly details?: string;
}

interface Command {
  /** What `--help` prints. */
  readonly help: string;
  /** Does the work. @returns the exit code */
  readonly run: (args: readonly string[]) => number | Promise<number>;
  /** What an error means that is no usage error; `null`, or without it: a fault of the suite's own, shown with its stack. */
  readonly failure?: (error: unknown) => Failure | null;
}

/** Reports why there is no result. With `--json` the standard output then holds one object, whatever happens. */
export function endWithout({ exitCode, message, details = message }: Failure): void {
  console.error(visible(details));
  if (process.argv.includes('--json')) console.log(visibleJson({ error: { exitCode, message } }, 2));
  process.exitCode = exitCode;
}

/** Whether the person who typed the command has to act: it could not be understood, or a key or challenge is wrong. */
export function isUsage(error: unknown): error is Error {
  return error instanceof UsageError || (error instanceof Error && error.name === 'EnvelopeError');
}

/** Runs a command by the command line of this process. */
export async function runCommand({ help, run, failure }: Command): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  try {
    process.exitCode = await run(args);
  } catch (error) {
    const found = isUsage(error) ? { exitCode: USAGE_EXIT, message: error.message } : failure?.(error);
    if (!found) throw error;
    endWithout(found);
  }
}
