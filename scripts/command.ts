/** What all commands share: help, exit codes, and one sentence for each failure. */
import { visible, visibleJson } from '../contract/visible.ts';
import { wrappedFor } from '../reporters/style.ts';
import { fitHelp } from './help.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';

export interface Failure {
  readonly exitCode: number;
  readonly message: string;
  /** What a person sees; absent: the message. */
  readonly details?: string;
}

export interface Command {
  readonly help: string;
  readonly run: (args: readonly string[]) => number | Promise<number>;
  /** The failure for an error that is not a usage error; `null`, or absent: a bug in the suite. */
  readonly failure?: (error: unknown) => Failure | null;
}

/** Reports why there is no result. With `--json` the standard output is always one object. */
export function endWithout({ exitCode, message, details = message }: Failure): void {
  console.error(wrappedFor(process.stderr.columns, visible(details)));
  if (process.argv.includes('--json')) console.log(visibleJson({ error: { exitCode, message } }, 2));
  process.exitCode = exitCode;
}

/** Whether the user must act: a wrong command line, key, challenge or policy. */
export function isUsage(error: unknown): error is Error {
  return (
    error instanceof UsageError || (error instanceof Error && ['EnvelopeError', 'PolicyError'].includes(error.name))
  );
}

/** No result, neither good nor bad. */
const OWN_FAULT_EXIT = 3;

/** A sentence about a bug in the suite, with its place. */
export function faultSentence(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, place] = /\n\s+at (?:.*\()?(?:file:\/\/)?(?:\S*\/dist\/)?([^\n)]+)/.exec(stack) ?? [];
  return `Internal error in the suite; your service or client is not to blame: ${text}${place ? ` (${place})` : ''}.`;
}

/** The failure of a command by a bug in the suite. @param kept what remains of the work */
export function ownFault(error: unknown, kept = ''): Failure {
  const message = `${faultSentence(error)} ${kept}Start the same command again; if it fails again, report this line.`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const isDebugged = process.execArgv.includes('--enable-source-maps');
  return { exitCode: OWN_FAULT_EXIT, message, details: isDebugged ? `${message}\n${stack}` : message };
}

/** Runs a command. @param args what follows its name on the command line */
export async function runCommand(
  { help, run, failure }: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(fitHelp(help, process.stdout.columns));
  const end = (error: unknown) =>
    endWithout(
      isUsage(error) ? { exitCode: USAGE_EXIT, message: error.message } : (failure?.(error) ?? ownFault(error)),
    );
  // Rejected promises and errors in event handlers, which are not awaited.
  process.on('uncaughtException', (error) => {
    end(error);
    process.exit();
  });
  try {
    process.exitCode = await run(args);
  } catch (error) {
    end(error);
  }
}
