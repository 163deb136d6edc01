/** `npm run bench`: measures how much of a run's time is the suite's own, and whether it has grown. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { $ } from 'zx';
import { isSelected } from '../judgement/plan.ts';
import { JUDGED_VARIABLE } from '../run/handed-over.ts';
import type { RunRecord, VerdictFile } from '../submission/result.ts';
import { specsOf } from '../suites/index.ts';
import { type Figure, NEUTRAL_ENV, sideBySide, timed, workFolder, writeEmptyTests } from './bench/side-by-side.ts';
import { AS_COMPILED, CLI, CONFIG, judgedRequirements } from './certify/playwright.ts';
import { runCommand } from './command.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, UsageError, wholeNumber } from './usage.ts';

const HELP = `npm run bench -- [options]

Runs two things in turn, one directly after the other, and prints the median of each and their ratio. On a busy machine,
only the ratios mean something.

- the phase of certify from "Reporting" to "Reported", beside Playwright running as many empty tests in as many files, with
  one worker
- with --against: the CPU seconds, user and system, of a whole certify and of verify, beside those of another checkout

\`npm run bench -- serve [--clients N]\` has N clients (50) play all scenes at once against desk serve, kills it in the middle, and counts
the clients certified as witnessed, the replies missing from the record (there must be none), and the slowest reply: as seen by the clients,
which share the machine, by the server, and by a health check.

\`npm run bench -- desk [--count N] [--products N] [--json]\` measures how fast desk verify judges N submissions (1000), made
from eight real runs under N products (40), one in twenty broken, and how much memory its processes use.

\`npm run bench -- peers\` compares the suite with Schemathesis, Specmatic, newman with Portman, Dredd and stepci on the same faulty and
correct services, and with a bare client and empty tests, and writes BENCHMARKS.md.

  --against DIR  another checkout of this project, installed, such as the last release
  --runs N       how often each is run (default: 3; verify three times as often)
  --only ID      only this requirement or instance; may be repeated
  --json         prints the figures as JSON
  --help         prints this`;

const START = [process.execPath, 'scripts/start.cjs'];
/** A run that ended by itself: certified, not certified, inconclusive or incomplete. */
const JUDGED = [0, 1, 3, 5];

/** The CPU seconds of a command. @throws if it ends unexpectedly */
async function cpuSeconds(cwd: string, words: readonly string[], expected: readonly number[]): Promise<number> {
  const { code, cpu } = await timed(cwd, words);
  if (code === null || !expected.includes(code)) throw new Error(`${words.join(' ')}, in ${cwd}, ended with ${code}`);
  return cpu;
}

/** Seconds between the lines "Reporting …" and "Reported …" in the output of Playwright's runner. */
async function phase(config: string, env: Readonly<Record<string, string>>): Promise<number> {
  const at = new Map<string, number>();
  const options = { cwd: PROJECT, env: { ...NEUTRAL_ENV, ...AS_COMPILED, ...env }, quiet: true };
  const runner = $(options)`node ${CLI} test --config ${config}`;
  for await (const line of runner) {
    const [word] = /^(Reporting|Reported) /.exec(String(line)) ?? [];
    if (word) at.set(word, performance.now());
  }
  await runner;
  return ((at.get('Reported ') ?? Number.NaN) - (at.get('Reporting ') ?? Number.NaN)) / 1000;
}

/** Shows once more what `certify` left in a folder, and times that phase. @param only as it was given to `certify` */
async function showingPhase(out: string, only: readonly string[]): Promise<number> {
  const judged = join(out, 'judged.json');
  const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8'));
  const result = { record: read('run.json') as RunRecord, verdict: read('verdict.json') as VerdictFile };
  writeFileSync(judged, JSON.stringify(await judgedRequirements(result, only)));
  return phase(CONFIG, { [JUDGED_VARIABLE]: judged, LODGING_OUT: join(out, 'again') });
}

/** Measures in a folder. @param against another checkout @param found called back with each figure */
async function bench(
  folder: string,
  { against, runs, only }: { against: string | null; runs: number; only: readonly string[] },
  found: (figure: Figure) => void,
): Promise<void> {
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
  const phases = { what: `Reporting to Reported, ${tests} instances, seconds`, than };
  const config = writeEmptyTests(out('empty'), tests, Math.min(tests, (await specsOf('service')).length));
  const empty = () => phase(config, {});
  found(await sideBySide(phases, runs, [() => showingPhase(out('ours'), only), empty]));
  if (against === null) return;
  for (const [what, command, times] of [['certify', certify, runs] as const, ['verify', verify, 3 * runs] as const]) {
    const both = [command(PROJECT, 'ours'), command(against, 'theirs')] as const;
    found(await sideBySide({ what: `${what}, CPU seconds`, than: against }, times, both));
  }
}

const line = ({ what, ours, than, theirs, ratio }: Figure) =>
  `${what}: ${ours.toFixed(2)}, ${than}: ${theirs.toFixed(2)}, ratio ${ratio.toFixed(2)}`;

async function run(args: readonly string[]): Promise<number> {
  const [first, ...others] = args;
  if (first === 'serve') return (await import('./bench/serve.ts')).benchServe(others);
  if (first === 'peers') return (await import('./bench/peers.ts')).benchPeers(others);
  if (first === 'desk') return (await import('./bench/desk.ts')).benchDesk(others);
  const { against, runs = '3', only = [], json } = readCommandLine(HELP, args, { lists: ['only'] }).values;
  const other = against === undefined ? null : resolve(against);
  if (other !== null && !existsSync(join(other, 'node_modules'))) {
    throw new UsageError(`--against: ${other} is no checkout that is installed. Run npm ci in it.`);
  }
  const folder = workFolder();
  const figures: Figure[] = [];
  const asked = { against: other, runs: wholeNumber('runs', runs, 1, 1000), only };
  await bench(folder, asked, (figure) => {
    figures.push(figure);
    if (!json) console.log(line(figure));
  });
  if (json) console.log(JSON.stringify(figures, null, 2));
  return 0;
}

await runCommand({ help: HELP, run });
