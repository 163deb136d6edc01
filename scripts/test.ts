/**
 * Runs the project's own proofs and ends with a line of real counts: `N passed, N failed`, after the time that each file took.
 * Words choose files by a part of their names. With `--nightly` it runs those that need more than npm brings along. Each line of the
 * threat model that names a file which was run is a proof too: the tests that it names must have passed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { PROJECT } from './project.ts';

const folder = fileURLToPath(new URL('../tests/', import.meta.url));
const words = process.argv.slice(2);
const suffix = words.includes('--nightly') ? '.nightly.js' : '.test.js';
const wanted = words.filter((word) => word !== '--nightly').map((word) => word.replace(/\.ts$/, '.js'));

// The tests of a file mostly end before what V8 would optimise meanwhile is used (as in `begin.cjs`), or what it would clear away
// is in the way. What a file starts is started alike.
process.execArgv.push('--single-threaded-gc', '--min-semi-space-size=16');
if (process.versions.node.startsWith('20.')) process.execArgv.push('--interrupt-budget=2000000');

/** Why a test failed: of a long text the end, where what a command printed last is. */
function reasonOf({ cause, message }: Error): string {
  const lines = String(cause instanceof Error ? cause.message : message).split('\n');
  const last = lines.slice(-20).map((line) => `\n    ${line}`);
  return last.join('');
}

/** What became of the tests of one file, and what is printed of it. */
type Ran = Awaited<ReturnType<typeof runFile>>;

async function runFile(name: string) {
  const started = performance.now();
  const counts = { passed: 0, skipped: 0 };
  const failures: string[] = [];
  const events: unknown[] = [];
  const names: string[] = [];
  for await (const event of run({ files: [join(folder, name)], concurrency: 1, timeout: 3_600_000 })) {
    events.push(event);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    if (event.type === 'test:pass' && event.data.skip === undefined) names.push(event.data.name);
    // Suites count their tests, not themselves.
    if (event.data.details.type === 'suite') continue;
    if (event.type === 'test:fail') failures.push(`${name}: ${event.data.name}${reasonOf(event.data.details.error)}`);
    else if (event.data.skip !== undefined || event.data.todo !== undefined) counts.skipped += 1;
    else counts.passed += 1;
  }
  const printed = await text(Readable.from(events).compose(new spec()));
  return { name, seconds: (performance.now() - started) / 1000, ...counts, names, failures, printed };
}

/** The longest files, which come first so that no core is left with one of them at the end. */
const LONGEST = [
  'end-to-end/matrix.test.js',
  'end-to-end/client-matrix.test.js',
  'end-to-end/fuzz.test.js',
  'end-to-end/client-stacks.test.js',
  'end-to-end/certify-unhappy.test.js',
  'unit/services.test.js',
  'end-to-end/killed.test.js',
  'end-to-end/sandbox.test.js',
  'end-to-end/left-alone.test.js',
  'end-to-end/pages.test.js',
  'end-to-end/playwright.test.js',
  'end-to-end/certify.test.js',
  'end-to-end/canary.test.js',
];

const byLength = (a: string, b: string) => rank(a) - rank(b) || a.localeCompare(b);
const rank = (name: string) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);

/** How many files run at a time: one more than there are cores, since a file often waits for the commands that it starts. */
const AT_A_TIME = availableParallelism() + 1;

async function runAll(names: readonly string[]): Promise<Ran[]> {
  const left = names.values();
  const ran: Ran[] = [];
  const work = async () => {
    for (const name of left) {
      const one = await runFile(name);
      ran.push(one);
      process.stdout.write(`${one.name}\n${one.printed}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return ran;
}

/** What the lines of the threat model name that did not pass in the files that were run, and how many lines hold. */
function promises(files: readonly Ran[]) {
  const namesOf = new Map(files.map(({ name, names }) => [basename(name).replace(/\.js$/, '.ts'), names]));
  const broken: string[] = [];
  let kept = 0;
  for (const line of readFileSync(join(PROJECT, 'SECURITY.md'), 'utf8').split('\n')) {
    const cell = line.split(' | ').at(-1) ?? '';
    const named = [...cell.matchAll(/`([\w-]+\.test\.ts)`(?:: (.+?))?(?=; `| \|$)/g)];
    const missing = named.filter(
      ([, file = '', title = '']) => namesOf.get(file)?.some((name) => name.includes(title)) === false,
    );
    broken.push(...missing.map(([reference]) => `SECURITY.md: ${reference}: no such test has passed`));
    if (missing.length === 0 && named.some(([, file = '']) => namesOf.has(file))) kept += 1;
  }
  return { kept, broken };
}

const inColumn = (seconds: number) => seconds.toFixed(1).padStart(7);

const started = performance.now();
const ran = await runAll(
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(suffix) && (wanted.length === 0 || wanted.some((part) => name.includes(part))))
    .sort(byLength),
);
const { kept, broken } = promises(ran);
const failures = [...ran.flatMap((one) => one.failures), ...broken];
const passed = ran.reduce((sum, one) => sum + one.passed, kept);
const skipped = ran.reduce((sum, one) => sum + one.skipped, 0);
console.log('Seconds of each file:');
for (const { name, seconds } of ran.toSorted((a, b) => b.seconds - a.seconds)) {
  console.log(`${inColumn(seconds)}  ${name}`);
}
const whole = inColumn((performance.now() - started) / 1000);
console.log(`${whole}  all of them, ${AT_A_TIME} at a time`);
for (const failure of failures) console.log(`failed: ${failure}`);
if (passed + failures.length === 0) console.log('No test was run.');
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
