/** Reads command lines; one that cannot be understood ends with one sentence. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { meant } from '../contract/closest.ts';
import { fileName } from '../reporters/visible.ts';

/** The exit code of a command line or a configuration that cannot be understood; nothing was sent. */
export const USAGE_EXIT = 2;

/** A command line or configuration that cannot be understood: one sentence for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The bytes of a file that a person has named. @param setting where @throws {UsageError} */
export function readNamed(setting: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `${setting}: ${fileName(path)} cannot be read (${code}). Give the path of a file that can be read.`,
    );
  }
}

/** Writes the file of `--out`, never over another one. @throws {UsageError} */
export function writeNew(out: string, content: string | Buffer): void {
  try {
    writeFileSync(out, content, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'already exists' : `cannot be written (${code})`;
    throw new UsageError(`--out: ${fileName(out)} ${why}. Choose a free name in an existing folder.`);
  }
}

/** A whole number that was given with an option. @throws {UsageError} */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(`--${option}: found '${text}', wanted a whole number from ${least} to ${most}.`);
}

/** One of an option's possible values. @param hint ends the sentence if it is none of them @throws {UsageError} */
export function oneOf<T extends string>(option: string, found: string, wanted: readonly T[], hint = ''): T {
  const value = wanted.find((each) => each === found);
  if (value) return value;
  throw new UsageError(
    `--${option}: found "${found}", wanted ${wanted.map((each) => `"${each}"`).join(' or ')}${hint}.`,
  );
}

/** `--out needs a value: --out DIR.`, from the command's help. */
const nameless = (option: string, help: string) =>
  `${option} needs a value: ${RegExp(`${option} \\S+?(?=(\\.{3})? )`).exec(help)?.[0]}.`;

/** The library's message about a command line in a sentence of our own, without its advice about escaping. */
function sentenceOf({ message }: Error, help: string): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown) {
    const likely = meant(unknown, help.match(/(?<=^ {2})--[\w-]+/gm) ?? []);
    return `Unknown option '${unknown}'${likely ? `: did you mean ${likely}?` : '; --help lists all options.'}`;
  }
  const bare = /^Option '(--[\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];
  if (bare) return nameless(bare, help);
  return `${(message.split('. ')[0] ?? '').replace(/\.$/, '')}.`;
}

/** The options of a help text: `--json   prints …` is a flag, `--out DIR   where …` takes a value, or several. */
type Options<Help extends string, Lists extends string> = Help extends `${string}\n  --${infer Row}\n${infer Rest}`
  ? OptionOf<Row, Lists> & Options<`\n${Rest}`, Lists>
  : unknown;
type OptionOf<Row extends string, Lists extends string> = Row extends `${infer Name} ${infer Rest}`
  ? Rest extends ` ${string}`
    ? { readonly [Each in Name]: boolean }
    : { readonly [Each in Name]?: Name extends Lists ? readonly string[] : string }
  : never;

export interface CommandLine<Help extends string, Lists extends string = never> {
  readonly values: Options<Help, Lists>;
  readonly positionals: readonly string[];
}

/**
 * Reads a command line by its help text, the only table of its options.
 * @param form.lists options that may be given several times
 * @param form.words whether words without an option mean anything
 * @throws {UsageError} in one sentence
 */
export function readCommandLine<const Help extends string, const Lists extends string = never>(
  help: Help,
  args: readonly string[],
  { lists = [], words = false }: { readonly lists?: readonly Lists[]; readonly words?: boolean } = {},
): CommandLine<Help, Lists> {
  const rows = [...help.matchAll(/^ {2}--([\w-]+)( \S)?/gm)].map(([, name = '', value]) => {
    const multiple = (lists as readonly string[]).includes(name);
    return [name, value ? { type: 'string', multiple } : { type: 'boolean', default: false }];
  });
  try {
    const parsed = parseArgs({ args, options: Object.fromEntries(rows), allowPositionals: words });
    // An unset variable of a shell leaves an empty value.
    const [empty] = Object.entries(parsed.values).find(([, value]) => [value].flat().includes('')) ?? [];
    if (empty) throw new UsageError(nameless(`--${empty}`, help));
    return parsed as never;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(sentenceOf(error as Error, help));
  }
}
