/**
 * Changes the code that judges, one small change at a time, and sees whether the tests notice. A change that nobody
 * notices survives; each survivor needs an explanation in `scripts/mutate/survivors.json`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Explained, explain, idle, type Survivor } from './mutate/explained.ts';
import { type Mutant, mutantsOf, mutated } from './mutate/operators.ts';
import { Sandbox } from './mutate/sandbox.ts';

const HELP = `npm run mutate -- [--limit N] [--seed N] [--only PART] [--json]

Mutates the matchers, the judgement, the replay and the making of the verdict, and runs the tests that watch them.
  --limit N    a sample of N mutants instead of all
  --seed N     which sample; default 1
  --only PART  only files whose path contains PART
  --json       prints the result as JSON
Survivors are explained in scripts/mutate/survivors.json.
Exit code: 0 every mutant was killed or its survival is explained, 1 otherwise, 2 usage.`;

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The files that are mutated, with the tests that watch each; the likeliest to notice comes first. */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  'judgement/matchers/answered.ts': ['tests/matchers.test.ts'],
  'judgement/matchers/conduct.ts': ['tests/matchers.test.ts'],
  'judgement/matchers/refusal.ts': ['tests/matchers.test.ts'],
  'judgement/matchers/reply.ts': ['tests/matchers.test.ts'],
  'judgement/matchers/token.ts': ['tests/matchers-token.test.ts', 'tests/matchers.test.ts'],
  'judgement/matchers/error-body.ts': ['tests/matchers-error-body.test.ts', 'tests/matchers.test.ts'],
  'judgement/finding.ts': ['tests/judge.test.ts'],
  'judgement/judge.ts': ['tests/judge.test.ts'],
  'judgement/replay.ts': ['tests/replay.test.ts'],
  'cases/sequence.ts': ['tests/sequence.test.ts'],
  'wire/waits.ts': ['tests/waits.test.ts'],
  'submission/verdict.ts': ['tests/verdict.test.ts'],
  'submission/plausible.ts': ['tests/plausible.test.ts'],
  'submission/assemble.ts': ['tests/assemble.test.ts'],
  'submission/rejudge.ts': ['tests/assemble.test.ts'],
};

function options(): { limit: number; seed: number; only: string; json: boolean } | null {
  const { values } = parseArgs({
    options: {
      limit: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const limit = Number(values.limit);
  const seed = Number(values.seed);
  if (!(limit >= 1)) throw new TypeError(`--limit is ${values.limit}; wanted: a number of mutants from 1, such as 40`);
  if (!Number.isInteger(seed)) throw new TypeError(`--seed is ${values.seed}; wanted: an integer, such as 1`);
  return { limit, seed, only: values.only, json: values.json };
}

/** So many of the mutants, the same for the same seed. */
function sample(mutants: readonly Mutant[], limit: number, seed: number): Mutant[] {
  if (limit >= mutants.length) return [...mutants];
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  const drawn = mutants.map((mutant) => [next(), mutant] as const).sort(([a], [b]) => a - b);
  return drawn.slice(0, limit).map(([, mutant]) => mutant);
}

const textOf = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

/** Runs the mutants, two at a time, and returns those that nobody noticed. */
async function survivorsAmong(mutants: readonly Mutant[], sandboxes: readonly Sandbox[]): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  let next = 0;
  const work = async (sandbox: Sandbox) => {
    for (let mutant = mutants[next++]; mutant; mutant = mutants[next++]) {
      const text = textOf(mutant.file);
      sandbox.write(mutant.file, mutated(text, mutant));
      if ((await sandbox.run(WATCHED[mutant.file] ?? [])) === 'green') survivors.push(mutant);
      sandbox.write(mutant.file, text);
    }
  };
  await Promise.all(sandboxes.map(work));
  return survivors.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start);
}

/** Survivors of the mutants; `null` where the tests are red on the code as it is: every mutant would seem killed. */
async function judged(mutants: readonly Mutant[]): Promise<Mutant[] | null> {
  const first = new Sandbox(ROOT);
  const sandboxes = [first, new Sandbox(first)];
  try {
    const tests = mutants.flatMap(({ file }) => WATCHED[file] ?? []);
    if ((await first.run([...new Set(tests)])) === 'red') return null;
    return await survivorsAmong(mutants, sandboxes);
  } finally {
    for (const sandbox of sandboxes) sandbox.remove();
  }
}

async function main(): Promise<number> {
  const given = options();
  if (!given) {
    console.log(HELP);
    return 0;
  }
  const files = Object.keys(WATCHED).filter((file) => file.includes(given.only));
  const all = files.flatMap((file) => mutantsOf(file, textOf(file)));
  if (all.length === 0)
    throw new TypeError(`--only is ${given.only}; wanted: a part of ${Object.keys(WATCHED).join(', ')}`);
  const mutants = sample(all, given.limit, given.seed);
  const found = await judged(mutants);
  if (!found) {
    console.error('The tests are red without any mutant; run npm test and mend them first.');
    return 1;
  }
  const survivors = explain(found);
  const whole = mutants.length === all.length && given.only === '';
  return report(mutants.length, survivors, whole ? idle(found) : [], given.json);
}

function report(count: number, survivors: readonly Survivor[], stale: readonly Explained[], asJson: boolean): number {
  const killed = count - survivors.length;
  const unexplained = survivors.filter(({ because }) => because === null);
  if (asJson) console.log(JSON.stringify({ mutants: count, killed, survivors, stale }, null, 2));
  else {
    for (const { file, line, operator, from, to, because } of survivors) {
      console.log(`survived: ${file}:${line} (${operator})\n  ${from}\n  -> ${to}\n  ${because ?? 'NOT EXPLAINED'}`);
    }
    for (const { file, code } of stale) console.log(`explained, but killed or gone: ${file}: ${code}`);
    const explained = survivors.length - unexplained.length;
    console.log(`killed ${killed}/${count}, survived and explained ${explained}, not explained ${unexplained.length}`);
  }
  return unexplained.length + stale.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\nnpm run mutate -- --help lists the options.`);
  process.exitCode = 2;
}
