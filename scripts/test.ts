/**
 * Runs the project's own tests and ends with a line of real counts: `N passed, N failed`, after the time that each
 * file took. Words select files by a part of their names. With `--nightly` it runs the tests that take a night, or
 * need more than npm installs. The lines of the threat model are checked as well: the tests that a line names, if
 * their file was run, must have passed.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from 'node:test';
import { spec, type TestEvent } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FOR_A_SHORT_RUN } from '../desk/judge-process.ts';
import { PROJECT } from './project.ts';

const folder = fileURLToPath(new URL('../tests/', import.meta.url));
const words = process.argv.slice(2);
const suffix = words.includes('--nightly') ? '.nightly.js' : '.test.js';
const wanted = words.filter((word) => word !== '--nightly').map((word) => word.replace(/\.ts$/, '.js'));

/** The last one wins: tests that judge thousands of runs create more garbage than a submission does. */
const FOR_LONGER = ['--min-semi-space-size=16', '--max-semi-space-size=48'];

// The processes that tests start are short-lived as well, and get the same options.
process.execArgv.push(...FOR_A_SHORT_RUN, ...FOR_LONGER);

/** Why a test failed: only the end of a long text, which holds what a command printed last. */
function reasonOf({ cause, message }: Error): string {
  const lines = String(cause instanceof Error ? cause.message : message).split('\n');
  const last = lines.slice(-20).map((line) => `\n    ${line}`);
  return last.join('');
}

interface Ran {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly skipped: number;
  readonly names: readonly string[];
  readonly failures: readonly string[];
}

const countOf = ({ passed, skipped, failures }: Ran) => passed + skipped + failures.length;

/** A suite reports its tests; its own result counts only if it could not begin or end. */
const isOfItself = ({ failureType }: Error & { failureType?: string }) => failureType !== 'subtestsFailed';

/** Counts the tests of files that are run one after the other. @param printed gets the output of all */
async function countedIn(events: AsyncIterable<TestEvent>, printed: unknown[]): Promise<Ran[]> {
  const ran: Ran[] = [];
  let [passed, skipped] = [0, 0];
  let [names, failures]: [string[], string[]] = [[], []];
  for await (const event of events) {
    printed.push(event);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    const isSuite = data.details.type === 'suite';
    if (event.type === 'test:fail') {
      const { error } = event.data.details;
      if (!isSuite || isOfItself(error)) failures.push(`${data.name}${reasonOf(error)}`);
    } else {
      if (data.skip === undefined) names.push(data.name);
      if (!isSuite && data.skip === undefined && data.todo === undefined) passed += 1;
    }
    if (!isSuite && (data.skip !== undefined || data.todo !== undefined)) skipped += 1;
    if (data.nesting > 0) continue;
    const { name } = data;
    const seconds = data.details.duration_ms / 1000;
    ran.push({ name, seconds, passed, skipped, names, failures: failures.map((failure) => `${name}: ${failure}`) });
    [passed, skipped, names, failures] = [0, 0, [], []];
  }
  return ran;
}

const made = mkdtempSync(join(tmpdir(), 'tests-'));
process.on('exit', () => rmSync(made, { recursive: true, force: true }));

const urlOf = (name: string) => pathToFileURL(join(folder, name)).href;
/** Modules that many files await at their top level. */
const SHARED = urlOf('support/plan.js');
const FOLLOWING = urlOf('support/following.js');

/** Runs files one after the other in one process, each as a suite: its hooks and failures stay its own. */
async function runTogether(names: readonly string[]): Promise<Ran[]> {
  const started = performance.now();
  const file = join(made, `${names[0]?.replaceAll('/', '-')}.mjs`);
  const urls = names.map((name) => [name, urlOf(name)]);
  writeFileSync(
    file,
    // Load these before: Node.js takes a test that is awaited within another one for its child.
    `import { followPromises } from ${JSON.stringify(FOLLOWING)};
const { describe } = await import('node:test');
await import(${JSON.stringify(SHARED)});
for (const [name, url] of ${JSON.stringify(urls)}) {
  followPromises(true);
  await describe(name, async () => { await import(url); followPromises(false); });
}
`,
  );
  const events: unknown[] = [];
  const ran = await countedIn(run({ files: [file], concurrency: 1, timeout: 3_600_000 }), events);
  const missing = names.filter((name) => !ran.some((one) => one.name === name && countOf(one) > 0));
  const seconds = (performance.now() - started) / 1000;
  const lost = { seconds, passed: 0, skipped: 0, names: [] };
  process.stdout.write(await text(Readable.from(events).compose(new spec())));
  return [...ran, ...missing.map((name) => ({ ...lost, name, failures: [`${name}: no test of it ran`] }))];
}

/** The longest files come first, so that no core is left with one of them at the end. */
const LONGEST = [
  'end-to-end/matrix.test.js',
  'end-to-end/client-matrix.test.js',
  'end-to-end/fuzz.test.js',
  'unit/causes.test.js',
  'end-to-end/certify-unhappy.test.js',
  'unit/services.test.js',
  'end-to-end/left-alone.test.js',
  'end-to-end/certify.test.js',
  'end-to-end/canary.test.js',
];

/** Files that measure their process. */
const MEASURING = [
  'end-to-end/hostile-replies.test.js',
  'end-to-end/hostile-service.test.js',
  'integration/listener.test.js',
  'integration/many-calls.test.js',
  'unit/entry-schemas.test.js',
];

/** Files per process: starting a process and loading the suite takes longer than many of the files. */
const TOGETHER = 10;

const rank = (name: string) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);
const byLength = (a: string, b: string) => rank(a) - rank(b);

function groupsOf(names: readonly string[]): string[][] {
  const isAlone = (name: string) => LONGEST.includes(name) || MEASURING.includes(name);
  const others = names.filter((name) => !isAlone(name));
  const count = Math.ceil(others.length / TOGETHER);
  // Dealt out in turn, since neighbours are alike and should not all share a process.
  const groups = Array.from({ length: count }, (_, at) => others.filter((_name, index) => index % count === at));
  return [
    ...names
      .filter(isAlone)
      .sort(byLength)
      .map((name) => [name]),
    ...groups,
  ];
}

/** Processes at a time: two more than cores, since a file often waits for commands that it started, or for a clock. */
const AT_A_TIME = availableParallelism() + 2;

async function runAll(names: readonly string[]): Promise<Ran[]> {
  const left = groupsOf(names).values();
  const ran: Ran[] = [];
  const work = async () => {
    for (const group of left) ran.push(...(await runTogether(group)));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return ran;
}

/** The tests that the threat model names and that did not pass, of the files run, and how many lines hold. */
function promises(files: readonly Ran[]) {
  const namesOf = new Map<string, string[]>();
  for (const { name, names } of files) {
    const file = basename(name).replace(/\.js$/, '.ts');
    namesOf.set(file, [...(namesOf.get(file) ?? []), ...names]);
  }
  const broken: string[] = [];
  let kept = 0;
  for (const line of readFileSync(join(PROJECT, 'SECURITY.md'), 'utf8').split('\n')) {
    const cell = line.split(' | ').at(-1) ?? '';
    const named = [...cell.matchAll(/`([\w-]+\.(?:test|nightly)\.ts)`(?:: (.+?))?(?=; `| \|$)/g)];
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
    .filter((name) => name.endsWith(suffix) && (wanted.length === 0 || wanted.some((part) => name.includes(part)))),
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
