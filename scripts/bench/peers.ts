/** `npm run bench -- peers`: compares the suite with other tools and a bare client; writes `BENCHMARKS.md`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { $ } from 'zx';
import { faults } from '../../mock/faults/index.ts';
import { startMock } from '../../mock/server.ts';
import { variants } from '../../mock/variants/index.ts';
import { specsOf } from '../../suites/index.ts';
import { CLI } from '../certify/playwright.ts';
import { PROJECT } from '../project.ts';
import { readCommandLine, wholeNumber } from '../usage.ts';
import { planned, spanOf } from './peers/bare.ts';
import { compareAll, installed, ours, type Runnable, subjectsOf } from './peers/compare.ts';
import { contextNow } from './peers/document.ts';
import { type Benchmarks, figuresIn, type Missing, markdownOf } from './peers/report.ts';
import { PEERS } from './peers/tools.ts';
import { type Figure, sideBySide, timed, workFolder, writeEmptyTests } from './side-by-side.ts';

const HELP = `npm run bench -- peers [options]

Installs Schemathesis, Specmatic, newman with Portman, Dredd and stepci, each in its own folder, and runs them, our suite and its smoke plan
against the mock, its faults and its conforming variants. Then compares our run with a bare client and with empty tests. Writes
BENCHMARKS.md, which also names the tools that could not be installed. Needs npm and bash; some tools need Python or Java.

  --faults N     how many faults of the mock, chosen by the seed (default: 60)
  --variants N   how many conforming variants, chosen in the same way (default: 20)
  --seed TEXT    of the choice (default: peers)
  --tools DIR    where the tools are installed, perhaps by an earlier run (default: a temporary folder)
  --tool NAME    only this tool and our suite; may be repeated
  --at-once N    how many services at a time (default: 1)
  --runs N       how often our run and the bare client take turns (default: 3)
  --keep         keeps the figures of the bare client and the empty tests from the existing file
  --out FILE     the file to write (default: BENCHMARKS.md)
  --help         prints this`;

/** The delays of every reply, in milliseconds. */
const LATENCIES = [0, 20, 80];
/** Requests in flight at once, as with certify against a mock on this machine. */
const AT_ONCE = 8;
const VERSION = (JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string }).version;

async function installedPeers(tools: string, work: string, only: readonly string[]) {
  const runnable: Runnable[] = [];
  const missing: Missing[] = [];
  for (const peer of PEERS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const home = join(tools, peer.name.replaceAll(/\W+/g, '-').toLowerCase());
    const [command = '', ...words] = peer.version(home);
    const asked = () =>
      $({
        quiet: true,
        nothrow: true,
        timeout: '60s',
        env: { ...process.env, STEPCI_DISABLE_ANALYTICS: '1' },
      })`${command} ${words}`;
    try {
      if ((await asked()).exitCode !== 0) await peer.install(home);
      const [version] = /\d+\.\d+\.\d+/.exec((await asked()).text()) ?? [];
      if (version === undefined) throw new Error(`${command} does not start`);
      runnable.push(installed(peer, version, home, join(work, peer.name)));
    } catch (error) {
      const lines = String((error as { stderr?: string }).stderr || error)
        .trim()
        .split('\n');
      missing.push({
        tool: peer.name,
        how: peer.how,
        why: (lines.find((line) => /^\W*error/i.test(line)) ?? lines[0] ?? '').slice(0, 200),
      });
    }
  }
  return { runnable, missing };
}

/** How long our plan takes, and a bare client with the same requests, in seconds, at each latency. */
async function besideBareClient(work: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const suite = ours('certify', VERSION, join(work, 'latency'));
  let record = '';
  const bare = fileURLToPath(new URL('./peers/bare.js', import.meta.url));
  for (const latencyMs of LATENCIES) {
    const names = { what: `sending the plan at ${latencyMs} ms`, than: 'a bare keep-alive client' };
    const at = async (measure: (url: string) => Promise<number>) => {
      const mock = await startMock({ latencyMs });
      try {
        return await measure(mock.url);
      } finally {
        await mock.close();
      }
    };
    const certify = () =>
      at(async (url) => {
        const subject = { kind: 'baseline' as const, name: 'reference' };
        await suite.run(contextNow(subject, url));
        record = join(work, 'latency', new URL(url).port, 'out/evidence.ndjson');
        return spanOf(planned(readFileSync(record, 'utf8'))) / 1000;
      });
    const client = () =>
      at(async (url) => {
        const { text } = await timed(work, [process.execPath, bare, record, url, String(AT_ONCE)]);
        return Number(text) / 1000;
      });
    figures.push(await sideBySide(names, runs, [certify, client]));
  }
  return figures;
}

/** The CPU seconds of a whole run, and those of as many empty tests. */
async function besideEmptyTests(work: string, runs: number): Promise<Figure> {
  const folder = join(work, 'whole');
  const suite = ours('certify', VERSION, folder);
  const empty = join(work, 'empty');
  mkdirSync(empty);
  const mock = await startMock();
  try {
    const subject = { kind: 'baseline' as const, name: 'reference' };
    const certify = async () => (await suite.run(contextNow(subject, mock.url))).cpu;
    await certify();
    const { requirements } = JSON.parse(readFileSync(join(folder, String(mock.port), 'out/verdict.json'), 'utf8')) as {
      requirements: unknown[];
    };
    const config = writeEmptyTests(empty, requirements.length, (await specsOf('service')).length);
    const playwright = async () => (await timed(empty, [process.execPath, CLI, 'test', '--config', config])).cpu;
    const names = {
      what: `certify, ${requirements.length} instances, CPU seconds`,
      than: 'Playwright with as many empty tests',
    };
    return await sideBySide(names, runs, [certify, playwright]);
  } finally {
    await mock.close();
  }
}

/** The command. @throws {UsageError} */
export async function benchPeers(args: readonly string[]): Promise<number> {
  const {
    faults: faultCount = '60',
    variants: variantCount = '20',
    seed = 'peers',
    tools,
    tool = [],
    runs = '3',
    'at-once': atOnce = '1',
    keep,
    out = 'BENCHMARKS.md',
  } = readCommandLine(HELP, args, { lists: ['tool'] }).values;
  const sample = {
    faults: wholeNumber('faults', faultCount, 0, faults.length),
    variants: wholeNumber('variants', variantCount, 0, variants.length),
    seed,
  };
  const lanes = wholeNumber('at-once', atOnce, 1, 16);
  const times = wholeNumber('runs', runs, 1, 100);
  const work = workFolder();
  const { runnable, missing } = await installedPeers(
    tools === undefined ? join(work, 'tools') : resolve(tools),
    work,
    tool,
  );
  const suites = [
    ours('certify', VERSION, join(work, 'certify')),
    ours('certify, smoke plan', VERSION, join(work, 'smoke'), true),
  ];
  const figures = keep
    ? figuresIn(readFileSync(out, 'utf8')).figures
    : [...(await besideBareClient(work, times)), await besideEmptyTests(work, times)];
  const facts = { date: new Date().toISOString().slice(0, 10), node: process.version, cores: availableParallelism() };
  const of = { faults: faults.length, variants: variants.length };
  const subjects = subjectsOf(sample);
  // Written after each service: a comparison that is stopped after hours still leaves that of a smaller sample.
  await compareAll([...suites, ...runnable], subjects, lanes, (tallies, done) => {
    const measured = { ...facts, seed, lanes, of, tallies, missing, figures, atOnce: AT_ONCE, runs: times };
    writeFileSync(out, markdownOf(measured satisfies Benchmarks));
    console.error(`${done}/${subjects.length} services`);
  });
  console.log(readFileSync(out, 'utf8').replace(/<!--.*/s, ''));
  return 0;
}
