/** Reads command lines; one that cannot be understood is an error of one sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { meant } from '../contract/closest.ts';

/** The exit code of a command line or a configuration that cannot be understood; nothing was sent. */
export const USAGE_EXIT = 2;

/** A command line or configuration that cannot be understood: one sentence for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What an option is followed by where the command's help does not say so. */
const ANY_VALUE = 'VALUE';

/** What follows an option, as the command's help names it: `DIR` of `--out DIR`. */
function placeholderOf(option: string, help: string): string {
  return RegExp(`${option} ([A-Z][A-Za-z.]*)`).exec(help)?.[1] ?? ANY_VALUE;
}

/** The library's message about a command line in a sentence of our own, without its advice about escaping. */
function sentenceOf({ message }: Error, options: readonly string[], help: string): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown) {
    const likely = meant(
      unknown,
      options.map((name) => `--${name}`),
    );
    return `Unknown option '${unknown}'${likely ? `: is it ${likely}?` : '; --help lists all options.'}`;
  }
  const bare = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];
  if (bare) return `${bare} needs what it names: ${bare} ${placeholderOf(bare, help)}.`;
  return `${(message.split('. ')[0] ?? '').replace(/\.$/, '')}.`;
}

/**
 * Reads a command line.
 * @param help the command's own, which names the values of options
 * @throws {UsageError} in one sentence
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
  help = '',
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(sentenceOf(error as Error, Object.keys(config.options ?? {}), help));
  }
}
