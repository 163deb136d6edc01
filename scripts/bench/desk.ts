/** `npm run bench -- desk`: how fast `desk verify` judges many submissions, and how much memory its processes use. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { thousands } from '../../reporters/verdict-words.ts';
import { residentBytes, secondsComputed, statOf } from '../../run/processes.ts';
import { PROJECT } from '../project.ts';
import { readCommandLine, UsageError, wholeNumber } from '../usage.ts';
import { workFolder } from './side-by-side.ts';

const HELP = `npm run bench -- desk [options]

Makes submissions from eight real runs (services and clients; certified, faulty, incomplete, with fewer claims), each under several
products and signed by a key of its own, breaks one in twenty, and has desk verify judge all of them with every output. Prints
submissions per second and the most memory that all its processes held at once (Linux).

  --count N     how many submissions (default: 1000)
  --products N  how many different contents among them (default: 40); the others differ only in their signer
  --json        prints the figures as JSON
  --help        prints this`;

export interface DeskFigures {
  readonly submissions: number;
  readonly broken: number;
  readonly cores: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly cpuSeconds: number;
  /** Resident memory of several processes together; shared pages count for each. */
  readonly peakMegabytes: number;
  readonly reviewMegabytes: number;
}

const MEGABYTE = 2 ** 20;
const LOOK_EVERY_MS = 100;

/** The processes of a group: a command and everything that it started. */
const groupMembers = (group: number) =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(statOf(pid)[2]) === group);

const sumOf = (members: readonly string[], of: (pid: string) => number | null) =>
  members.reduce((sum, pid) => sum + (of(pid) ?? 0), 0);

/** Runs a command and watches all its processes. */
async function measured(args: readonly string[], cwd: string) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  let peak = 0;
  let cpu = 0;
  const looking = setInterval(() => {
    const members = groupMembers(child.pid as number);
    peak = Math.max(peak, sumOf(members, residentBytes));
    cpu = Math.max(
      cpu,
      sumOf(members, (pid) => secondsComputed(pid, 'with children')),
    );
  }, LOOK_EVERY_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(looking);
  return { code, seconds: (performance.now() - started) / 1000, cpuSeconds: cpu, peakMegabytes: peak / MEGABYTE };
}

const line = (found: DeskFigures) =>
  `${thousands(found.submissions)} submissions, ${found.broken} of them broken, on ${found.cores} cores: ${found.perSecond.toFixed(1)} a second (${found.seconds.toFixed(0)} s, ${found.cpuSeconds.toFixed(0)} CPU s), at most ${Math.round(found.peakMegabytes)} MB in all processes; review.html ${found.reviewMegabytes.toFixed(1)} MB`;

/** Measures. @throws {UsageError} if the tests, which make the submissions, are not installed */
export async function benchDesk(args: readonly string[]): Promise<number> {
  const { count = '1000', products = '40', json } = readCommandLine(HELP, args).values;
  const corpus = await import('../../tests/support/corpus.ts').catch(() => {
    throw new UsageError('bench desk makes its submissions with the tests: run it in a checkout.');
  });
  const submissions = wholeNumber('count', count, 1, 100_000);
  const folder = workFolder();
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'desk.yaml'), 'environment: mock\nclaims: [token-form, check-in]\nhotels: { least: 2 }\n');
  const broken = await corpus.writeCorpus(join(folder, 'in'), submissions, wholeNumber('products', products, 1, 1000));
  const outputs = ['--csv', 'all.csv', '--junit', 'all.xml', '--review', 'review.html'];
  const start = join(PROJECT, 'scripts/start.cjs');
  const { code, ...found } = await measured([start, 'desk', 'verify', 'in', ...outputs], folder);
  // No run of a mock is broken by chance: only submissions broken here may cause that exit code.
  if (code !== 4 && broken > 0) throw new Error(`desk verify ended with ${code}`);
  const reviewMegabytes = statSync(join(folder, 'review.html')).size / MEGABYTE;
  const perSecond = submissions / found.seconds;
  const figures = { submissions, broken, cores: availableParallelism(), perSecond, ...found, reviewMegabytes };
  console.log(json ? JSON.stringify(figures, null, 2) : line(figures));
  return 0;
}
