/** `npm run bench`: figures side by side. They say how much of the time is ours, and whether it has become more. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isSelected } from '../judgement/plan.ts';
import type { VerdictFile } from '../submission/result.ts';
import { specsOf } from '../suites/index.ts';
import { cpuSeconds, type Figure, sideBySide } from './bench/measure.ts';
import { emptyPhase, showingPhase } from './bench/phase.ts';
import { runCommand } from './command.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, UsageError } from './usage.ts';

const HELP = `npm run bench -- [options]

Runs two things in turns, one directly after the other, and prints the median of each and their ratio. On a machine that
does other things besides, only ratios mean something.

- the phase of certify from "Showing" to "Showed", beside Playwright running as many empty tests in as many files, with
  one worker
- with --against: the CPU seconds, user and system, of a whole certify and of verify, beside those of another checkout

  --against DIR  another checkout of this project, installed, such as the last release
  --runs N       how often each is run (default: 3; verify three times as often)
  --only ID      only this requirement or instance; may be repeated
  --json         prints the figures as JSON
  --help         prints this`;

const START = [process.execPath, 'scripts/start.cjs'];
/** Certified, not certified, inconclusive or incomplete: the run has come to its end. */
const JUDGED = [0, 1, 3, 5];

interface Asked {
  readonly against: string | null;
  readonly runs: number;
  readonly only: readonly string[];
}

/** Measures, calling back with each figure. */
async function bench({ against, runs, only }: Asked, folder: string, found: (figure: Figure) => void): Promise<void> {
  const out = (name: string) => join(folder, name);
  const certify = (root: string, name: string) => () =>
    cpuSeconds(root, [...START, 'certify', '--out', out(name), ...only.map((id) => `--only=${id}`)], JUDGED);
  const verify = (root: string, name: string) => () =>
    cpuSeconds(root, [...START, 'verify', join(out(name), 'submission.zip')], JUDGED);

  await certify(PROJECT, 'ours')();
  const { requirements } = JSON.parse(readFileSync(join(out('ours'), 'verdict.json'), 'utf8')) as VerdictFile;
  const { length: tests } = requirements.filter(({ id }) => isSelected(id, only));
  if (tests === 0) throw new UsageError(`--only: there is no ${only.join(' ')} in the plan.`);
  mkdirSync(out('empty'));
  const than = 'as many empty tests in as many files';
  const phases = { what: `Showing to Showed, ${tests} instances, seconds`, than };
  const files = Math.min(tests, (await specsOf('service')).length);
  const empty = emptyPhase(out('empty'), tests, files);
  found(await sideBySide(phases, runs, () => showingPhase(out('ours'), only), empty));
  if (against === null) return;
  const whole = { what: 'certify, CPU seconds', than: against };
  found(await sideBySide(whole, runs, certify(PROJECT, 'ours'), certify(against, 'theirs')));
  const again = { what: 'verify, CPU seconds', than: against };
  found(await sideBySide(again, 3 * runs, verify(PROJECT, 'ours'), verify(against, 'theirs')));
}

const line = ({ what, ours, than, theirs, ratio }: Figure) =>
  `${what}: ${ours.toFixed(2)}, ${than}: ${theirs.toFixed(2)}, ratio ${ratio.toFixed(2)}`;

async function run(args: readonly string[]): Promise<number> {
  const { against, runs = '3', only = [], json } = readCommandLine(HELP, args, { lists: ['only'] }).values;
  if (!/^[1-9]\d*$/.test(runs)) throw new UsageError(`--runs: found "${runs}", wanted 1 or more.`);
  const other = against === undefined ? null : resolve(against);
  if (other !== null && !existsSync(join(other, 'node_modules'))) {
    throw new UsageError(`--against: ${other} is no checkout that is installed. Run npm ci in it.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const figures: Figure[] = [];
  try {
    await bench({ against: other, runs: Number(runs), only }, folder, (figure) => {
      figures.push(figure);
      if (!json) console.log(line(figure));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (json) console.log(JSON.stringify(figures, null, 2));
  return 0;
}

await runCommand({ help: HELP, run });
