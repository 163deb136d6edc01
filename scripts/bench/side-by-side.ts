/** Measures two things in turn, and the CPU seconds of a command with its child processes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $ } from 'zx';

/** The times of two things measured side by side, in seconds. */
export type Figure = Readonly<Record<'what' | 'than', string> & Record<'ours' | 'theirs' | 'ratio', number>>;

/** A folder that is removed when this process ends. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment without settings that would change the measurement. */
export const NEUTRAL_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(LODGING|PLAYWRIGHT|PW)_/.test(name)),
);

export function median(all: readonly number[]): number {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures two things in turn, so that other load affects both. */
export async function sideBySide(
  names: Pick<Figure, 'what' | 'than'>,
  times: number,
  measures: readonly [ours: () => Promise<number>, theirs: () => Promise<number>],
): Promise<Figure> {
  const all: [number, number][] = [];
  for (let run = 0; run < times; run += 1) all.push([await measures[0](), await measures[1]()]);
  const ours = median(all.map(([first]) => first));
  const theirs = median(all.map(([, second]) => second));
  return { ...names, ours, theirs, ratio: ours / theirs };
}

/** The cost of a command with its child processes. */
export interface Timed {
  /** `null`: ended by a signal; 124: its time was up. */
  readonly code: number | null;
  /** User and system. */
  readonly cpu: number;
  readonly seconds: number;
  /** Both its outputs. */
  readonly text: string;
  /** Stopped at its limit: by SIGTERM (124), or by SIGKILL some seconds later (137). */
  readonly late: boolean;
}

/** Runs a command. Only the shell's `time` reports CPU seconds everywhere. @param limit in seconds; absent: none */
export async function timed(
  cwd: string,
  words: readonly string[],
  { env = {}, limit }: { readonly env?: Readonly<Record<string, string>>; readonly limit?: number } = {},
): Promise<Timed> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-output-'));
  const output = join(folder, 'output.txt');
  const limited = limit === undefined ? words : ['timeout', '-k', '5', String(limit), ...words];
  const all = { ...NEUTRAL_ENV, ...env, LC_ALL: 'C', TIMEFORMAT: '%3U %3S %3R' };
  try {
    const { exitCode, stderr } = await $({
      ...{ cwd, env: all, quiet: true, nothrow: true },
    })`time ${limited} > ${output} 2>&1 < /dev/null`;
    const [user = Number.NaN, system = Number.NaN, seconds = Number.NaN] = stderr
      .trim()
      .split(/\s+/)
      .slice(-3)
      .map(Number);
    const late = limit !== undefined && (exitCode === null || exitCode === 124 || exitCode === 137);
    return { code: exitCode, cpu: user + system, seconds, text: readFileSync(output, 'utf8'), late };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const REPORTER = `export default class {
  onBegin() { console.log('Reporting empty tests'); }
  onEnd() { console.log('Reported them'); }
}`;
const EMPTY = `export default { testDir: '.', outputDir: 'results', workers: 1, retries: 0, reporter: './reporter.js' };`;

/** Writes empty tests in a number of files, on the same base test as ours. @returns their configuration */
export function writeEmptyTests(folder: string, tests: number, files: number): string {
  const playwright = JSON.stringify(createRequire(import.meta.url).resolve('@playwright/test'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'reporter.js'), REPORTER);
  writeFileSync(join(folder, 'empty.config.js'), EMPTY);
  for (let file = 0; file < files; file += 1) {
    const own = Math.floor((tests * (file + 1)) / files) - Math.floor((tests * file) / files);
    const spec = `import { createRequire } from 'node:module';
const { _baseTest: test } = createRequire(import.meta.url)(${playwright});
for (let number = 1; number <= ${own}; number += 1) test('empty ' + number, async () => {});`;
    writeFileSync(join(folder, `empty-${file}.spec.js`), spec);
  }
  return join(folder, 'empty.config.js');
}
