/** Command lines: what every script makes of one that it cannot understand. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The exit code of a command line or a configuration that cannot be understood; nothing was sent. */
export const USAGE_EXIT = 2;

/** A mistake of the person who typed the command: one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads a command line. @throws {UsageError} in one sentence, without the library's advice about escaping */
export function readCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}
