/** Reads command lines; one that cannot be understood is an error of one sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { meant } from '../contract/closest.ts';

/** The exit code of a command line or a configuration that cannot be understood; nothing was sent. */
export const USAGE_EXIT = 2;

/** A command line or configuration that cannot be understood: one sentence for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An option that is followed by a value. */
export const TEXT = { type: 'string' } as const;
/** An option that may be given several times, each time with a value. */
export const LIST = { type: 'string', multiple: true } as const;
/** An option that stands alone. */
export const FLAG = { type: 'boolean', default: false } as const;

/** The library's message about a command line in a sentence of our own, without its advice about escaping. */
function sentenceOf({ message }: Error, options: readonly string[], help: string): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown) {
    const likely = meant(unknown, options);
    return `Unknown option '${unknown}'${likely ? `: is it ${likely}?` : '; --help lists all options.'}`;
  }
  const bare = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];
  if (bare) {
    // `DIR` of `--out DIR`, as the command's help names it.
    const value = RegExp(`${bare} ([A-Z][A-Za-z.]*)`).exec(help)?.[1] ?? 'VALUE';
    return `${bare} needs what it names: ${bare} ${value}.`;
  }
  return `${(message.split('. ')[0] ?? '').replace(/\.$/, '')}.`;
}

/** Reads a command line. @param help the command's, which names the values of options @throws {UsageError} in one sentence */
export function readCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
  help = '',
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UsageError(sentenceOf(error as Error, options, help));
  }
}
