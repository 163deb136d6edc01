/** `npm run bench`: compares times with those of something else, so that other load affects both. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Figure, sideBySide, timed, workFolder } from './bench/side-by-side.ts';
import { runCommand } from './command.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, UsageError, wholeNumber } from './usage.ts';

const HELP = `npm run bench -- --against DIR [options]

Compares the CPU seconds (user and system) of a whole certify and of verify with another checkout, in turn, one directly after the other. Prints the median of each and their ratio. On a busy machine, only the ratio is meaningful.

\`npm run bench -- serve [--clients N]\` has N clients (50) play all scenes at once against desk serve, kills it in the middle, and counts
the clients certified as witnessed, the replies missing from the record (there must be none), and the slowest reply: as seen by the clients,
which share the machine, and by the server.

\`npm run bench -- desk [--count N] [--products N] [--json]\` measures how fast desk verify judges N submissions (1000), made
from eight real runs under N products (40), one in twenty broken, and how much memory its processes use.

\`npm run bench -- peers\` compares the suite with Schemathesis, Specmatic, newman with Portman, Dredd and stepci on the same faulty and
correct services, and with a bare client and empty tests, and writes BENCHMARKS.md.

  --against DIR  another checkout of this project, installed, such as the last release
  --runs N       how often each is run (default: 3; verify three times as often)
  --json         prints the figures as JSON
  --help         prints this`;

const START = [process.execPath, 'scripts/start.cjs'];
/** A run that ended by itself: certified, not certified, inconclusive or incomplete. */
const JUDGED = [0, 1, 3, 5];

/** The CPU seconds of a command. @throws if it ends unexpectedly */
async function cpuSeconds(cwd: string, words: readonly string[]): Promise<number> {
  const { code, cpu } = await timed(cwd, [...START, ...words]);
  if (code === null || !JUDGED.includes(code)) throw new Error(`${words.join(' ')}, in ${cwd}, ended with ${code}`);
  return cpu;
}

const line = ({ what, ours, than, theirs, ratio }: Figure) =>
  `${what}: ${ours.toFixed(2)}, ${than}: ${theirs.toFixed(2)}, ratio ${ratio.toFixed(2)}`;

async function run(args: readonly string[]): Promise<number> {
  const [first, ...others] = args;
  if (first === 'serve') return (await import('./bench/serve.ts')).benchServe(others);
  if (first === 'peers') return (await import('./bench/peers.ts')).benchPeers(others);
  if (first === 'desk') return (await import('./bench/desk.ts')).benchDesk(others);
  const { against = '', runs = '3', json } = readCommandLine(HELP, args).values;
  const other = resolve(against);
  if (against === '' || !existsSync(join(other, 'node_modules'))) {
    throw new UsageError(`--against: found '${against}', wanted another checkout that is installed. Run npm ci in it.`);
  }
  const [folder, times] = [workFolder(), wholeNumber('runs', runs, 1, 1000)];
  const certify = (root: string, name: string) => () => cpuSeconds(root, ['certify', '--out', join(folder, name)]);
  const verify = (root: string, name: string) => () =>
    cpuSeconds(root, ['verify', join(folder, name, 'submission.zip')]);
  const figures: Figure[] = [];
  for (const [what, command, often] of [['certify', certify, times] as const, ['verify', verify, 3 * times] as const]) {
    const both = [command(PROJECT, 'ours'), command(other, 'theirs')] as const;
    const figure = await sideBySide({ what: `${what}, CPU seconds`, than: other }, often, both);
    figures.push(figure);
    if (!json) console.log(line(figure));
  }
  if (json) console.log(JSON.stringify(figures, null, 2));
  return 0;
}

await runCommand({ help: HELP, run });
