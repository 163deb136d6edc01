/**
 * Mutated submissions: none takes long or much memory, none is consistent with another verdict than its evidence's,
 * none gets a file written or a connection opened. `npm run fuzz` tries thirty times as many; CONTRIBUTING says how to
 * try one again.
 */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Subject } from '../../contract/words.ts';
import { memoryProbe } from '../../desk/judge-process.ts';
import type { Bases } from '../support/fuzz/bases.ts';
import { forged } from '../support/fuzz/forger.ts';
import type { Message, Order, Summary } from '../support/fuzz/judge.js';
import type { Recipe } from '../support/fuzz/recipe.ts';

const LONGEST_MS = 15_000;
const MOST_BYTES = 600 * 2 ** 20;
/** The suite is loaded, and the honest ones are judged, before the first. */
const LOADING_MS = 120_000;

const { values: asked } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' }, of: { type: 'string' } },
  strict: false,
});
const DAILY = 600;
/** So many of services, and so many of clients. */
const RUNS = Number(asked.runs ?? process.env.LODGING_FUZZ_RUNS ?? DAILY);
/** One fixed seed in the daily tests: who changes a sentence must not meet somebody else's find. */
const SEED = Number(asked.seed ?? (RUNS === DAILY ? 20261122 : Date.now() % 2 ** 31));

interface Fuzzed {
  readonly summary: Message;
  /** What it started from; `null`: it had not made that yet. */
  readonly bases: Bases | null;
  readonly mostBytes: number;
}

async function fuzz(order: Order): Promise<Fuzzed> {
  const child = fork(fileURLToPath(new URL('../support/fuzz/judge.js', import.meta.url)), [], {
    // One process verifies thousands: its heap has to collect what earlier ones left, mostly while it is new.
    execArgv: ['--single-threaded-gc', '--max-old-space-size=320', '--max-semi-space-size=32'],
    serialization: 'advanced',
  });
  const memory = memoryProbe();
  let last: Recipe | null = null;
  let bases: Bases | null = null;
  let mostBytes = 0;
  let late: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;
  try {
    const summary = await new Promise<Message>((resolve) => {
      const fail = (failed: string) => resolve({ failed, recipe: last });
      const wait = (ms: number) => {
        clearTimeout(late);
        late = setTimeout(() => fail(`Nothing was heard for ${ms / 1000} s.`), ms);
      };
      looks = setInterval(async () => {
        mostBytes = Math.max(mostBytes, (await memory?.bytes(child.pid as number)) ?? 0);
        if (mostBytes > MOST_BYTES) fail(`It holds ${Math.round(mostBytes / 2 ** 20)} MB.`);
      }, memory?.everyMs ?? LOADING_MS);
      child.on('message', (message: Message) => {
        if ('made' in message) bases = message.made;
        else if ('next' in message) last = message.next;
        else return resolve(message);
        wait('made' in message ? LOADING_MS : LONGEST_MS);
      });
      child.on('exit', (code, signal) => fail(`The process ended (${signal ?? code}).`));
      wait(LOADING_MS);
      child.send(order);
    });
    return { summary, bases, mostBytes };
  } finally {
    clearTimeout(late);
    clearInterval(looks);
    child.kill('SIGKILL');
  }
}

/** Keeps what failed, so that it can be looked at, and says how to come to it again. */
async function reported(
  { failed, recipe }: Extract<Message, { failed: string }>,
  subject: Subject,
  bases: Bases | null,
) {
  const again = `npm run fuzz -- --of ${subject} --runs ${RUNS} --seed ${SEED}`;
  if (!recipe || !bases) return `${failed}\nAgain: ${again}`;
  const file = join(tmpdir(), `lodging-fuzz-${subject}-${SEED}.zip`);
  writeFileSync(file, await forged(recipe, bases));
  return `${failed}\nThe submission: ${file}\nMade by: ${JSON.stringify(recipe)}\nAgain: ${again}`;
}

/** Why some of them must be refused: the mutations come to every check, the last ones among them. */
const DEEP = {
  service: ['file.other', 'verdict.other-outcome', 'exchange.foreign', 'zip.changed', 'file.changed'],
  client: [
    'file.other',
    'verdict.other-outcome',
    'reply.headers',
    'scene.clock',
    'run.answered-by',
    'challenge.other-seed',
  ],
} as const;

for (const subject of (['service', 'client'] as const).filter((each) => (asked.of ?? each) === each))
  describe(`${RUNS} mutated submissions of a ${subject}, by the seed ${SEED},`, () => {
    test('are refused, or say what their evidence gives, in time and without a trace', async (context) => {
      const { path } = asked;
      const size = RUNS > DAILY ? 'whole' : 'part';
      const order = { subject, size, runs: RUNS, seed: SEED, ...(typeof path === 'string' && { path }) } as const;
      const { summary, bases, mostBytes } = await fuzz(order);
      if ('failed' in summary) assert.fail(await reported(summary, subject, bases));
      const { consistent, unchanged, refused, slowestMs, cpuSeconds } = (summary as { done: Summary }).done;
      const kinds = Object.entries(refused).sort(([, a], [, b]) => b - a);
      const cost = `${cpuSeconds} s of CPU time, ${Math.round(mostBytes / 2 ** 20)} MB at most`;
      context.diagnostic(
        `${consistent} consistent, ${unchanged} without a change, the slowest took ${slowestMs} ms; ${cost}`,
      );
      if (asked.runs) for (const [kind, count] of kinds) context.diagnostic(`${String(count).padStart(6)} ${kind}`);
      if (path !== undefined || RUNS < DAILY) return;
      for (const deep of DEEP[subject]) {
        assert.ok(deep in refused, `no submission was refused for ${deep}`);
      }
      assert.ok(consistent > 0, 'nothing was consistent');
      assert.ok(slowestMs < LONGEST_MS);
    });
  });
