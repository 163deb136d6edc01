/** `npm run bench`: figures side by side. They say how much of the time is ours, and whether it has become more. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isSelected } from '../judgement/plan.ts';
import type { VerdictFile } from '../submission/result.ts';
import { specsOf } from '../suites/index.ts';
import { cpuSeconds, type Figure, sideBySide } from './bench/measure.ts';
import { emptyPhase, showingPhase } from './bench/phase.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, USAGE_EXIT, UsageError } from './usage.ts';

const HELP = `npm run bench -- [options]

Runs things by turns, one directly after the other, and prints the median of each and their ratio. It judges none of
them: on a machine that does other things besides, only ratios mean something.

- the phase of certify from "Running" to "Ran", beside Playwright running as many empty tests in as many
  files, with one worker
- with --calls: instead, how long it takes to judge so many recorded calls of a client, in CPU seconds, and the most memory
  that a process held meanwhile whose heap is limited to 400 MB
- with --against: the CPU seconds, user and system, of a whole certify and of verify, beside those of another checkout

  --against DIR  another checkout of this project, installed, such as the last release
  --calls N      calls of a client, such as 100000
  --runs N       how often each is run (default: 3; verify three times as often)
  --only ID...   only these requirements or instances
  --json         prints the figures as JSON
  --help         prints this`;

const START = [process.execPath, 'scripts/start.cjs'];
/** Certified, not certified, inconclusive or incomplete: the run has come to its end. */
const JUDGED = [0, 1, 3, 5];

interface Asked {
  readonly against: string | null;
  readonly runs: number;
  /** Calls of a client to be judged; 0: none, something else is measured. */
  readonly calls: number;
  readonly only: readonly string[];
  readonly json: boolean;
}

function asked(): Asked | null {
  const { values, positionals } = readCommandLine({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      runs: { type: 'string', default: '3' },
      calls: { type: 'string', default: '0' },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (positionals.length > 0 && values.only.length === 0)
    throw new UsageError(`Found ${positionals[0]}, wanted options.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs: found "${values.runs}", wanted 1 or more.`);
  const calls = Number(values.calls);
  if (!Number.isInteger(calls) || calls < 0) throw new UsageError(`--calls: found "${values.calls}", wanted a number.`);
  const against = values.against === undefined ? null : resolve(values.against);
  if (against !== null && !existsSync(join(against, 'node_modules'))) {
    throw new UsageError(`--against: ${against} is no checkout that is installed. Run npm ci in it.`);
  }
  return { against, runs, calls, only: [...values.only, ...positionals], json: values.json };
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
  const phases = {
    what: `Showing to Showed, ${tests} instances, seconds`,
    than: 'as many empty tests in as many files',
  };
  const files = Math.min(tests, (await specsOf('service')).length);
  const empty = emptyPhase(out('empty'), tests, files);
  found(await sideBySide(phases, runs, () => showingPhase(out('ours'), only), empty));
  if (against === null) return;
  const than = against;
  const whole = { what: 'certify, CPU seconds', than };
  found(await sideBySide(whole, runs, certify(PROJECT, 'ours'), certify(against, 'theirs')));
  const again = { what: 'verify, CPU seconds', than };
  found(await sideBySide(again, 3 * runs, verify(PROJECT, 'ours'), verify(against, 'theirs')));
}

const line = ({ what, ours, than, theirs, ratio }: Figure) =>
  `${what}: ${ours.toFixed(2)}, ${than}: ${theirs.toFixed(2)}, ratio ${ratio.toFixed(2)}`;

/** Without a limit V8 collects garbage late where a machine has much memory; the judge of `verify` is held to one too. */
const HELD = ['--max-old-space-size=400', '--single-threaded-gc'];

async function judgeCalls({ calls, json }: Asked): Promise<void> {
  if (!HELD.every((flag) => process.execArgv.includes(flag))) {
    const args = [
      ...HELD,
      join(PROJECT, 'scripts/start.cjs'),
      'bench',
      '--calls',
      String(calls),
      ...(json ? ['--json'] : []),
    ];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    process.exitCode = status ?? USAGE_EXIT;
    return;
  }
  const { judgedCalls } = await import('./bench/calls.ts');
  const { problems, ...figures } = await judgedCalls(calls);
  // What was not judged as a genuine record is judged sooner.
  if (problems.length > 0) throw new Error(problems[0]);
  const { cpuSeconds: seconds, megabytes } = figures;
  const told = `${calls} calls of a client judged: ${seconds.toFixed(1)} CPU seconds, ${Math.round(megabytes)} MB at most`;
  console.log(json ? JSON.stringify(figures, null, 2) : told);
}

async function main(): Promise<void> {
  const question = asked();
  if (!question) return console.log(HELP);
  if (question.calls > 0) return judgeCalls(question);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const figures: Figure[] = [];
  try {
    await bench(question, folder, (figure) => {
      figures.push(figure);
      if (!question.json) console.log(line(figure));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (question.json) console.log(JSON.stringify(figures, null, 2));
}

main().catch((error: Error) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = USAGE_EXIT;
});
