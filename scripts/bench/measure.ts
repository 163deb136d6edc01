/** What `npm run bench` measures with: commands side by side, and the middle of what each took. */
import { $ } from 'zx';

/** What was measured, and what it is held against. */
interface Names {
  readonly what: string;
  readonly than: string;
}

/** Two things that were measured side by side, in seconds. */
export type Figure = Names & Readonly<Record<'ours' | 'theirs' | 'ratio', number>>;

/** The environment without settings that would change what is measured. */
export const NEUTRAL_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(LODGING|PLAYWRIGHT|PW)_/.test(name)),
);

function median(all: readonly number[]): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures two things by turns: what else the machine does then meets both alike. */
export async function sideBySide(
  names: Names,
  times: number,
  measureOurs: () => Promise<number>,
  measureTheirs: () => Promise<number>,
): Promise<Figure> {
  const all: [number, number][] = [];
  for (let run = 0; run < times; run += 1) all.push([await measureOurs(), await measureTheirs()]);
  const ours = median(all.map(([first]) => first));
  const theirs = median(all.map(([, second]) => second));
  return { ...names, ours, theirs, ratio: ours / theirs };
}

/**
 * The CPU seconds, user and system, of a command and all it starts. Only the shell's own `time` tells them everywhere.
 * @throws {Error} where the command ends with a code that is not expected
 */
export async function cpuSeconds(cwd: string, words: readonly string[], expected: readonly number[]): Promise<number> {
  const env = { ...NEUTRAL_ENV, LC_ALL: 'C', TIMEFORMAT: '%3U %3S' };
  const shell = $({ cwd, env, quiet: true, nothrow: true });
  const { exitCode, stderr } = await shell`time ${words} > /dev/null 2>&1`;
  if (exitCode === null || !expected.includes(exitCode)) {
    throw new Error(`${words.join(' ')}, in ${cwd}, ended with ${exitCode}`);
  }
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return user + system;
}
