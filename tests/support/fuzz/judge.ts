/** The process in which submissions are fuzzed: its parent (`fuzz.test.ts`) watches its time and its memory. */
import { createPublicKey } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Subject } from '../../../contract/words.ts';
import { entryWriters } from '../../../reporters/entries.ts';
import { keyId } from '../../../submission/dsse.ts';
import type { EntryWriters } from '../../../submission/entries.ts';
import type { RunResult } from '../../../submission/result.ts';
import { verifySubmission } from '../../../submission/verify.ts';
import { type Bases, makeBases, type Size } from './bases.ts';
import { forged } from './forger.ts';
import { checkVerification, type Judged, type Trusted } from './oracle.ts';
import { type Recipe, recipes } from './recipe.ts';
import { assembledOnce, writtenOnce } from './shared.ts';
import { watchTheWorld } from './watch.ts';
import { honestZip } from './zips.ts';

/** What the child is asked. */
export interface Order {
  readonly subject: Subject;
  readonly size: Size;
  readonly runs: number;
  readonly seed: number;
  readonly path?: string;
}

/** The child's messages: what it starts from, what it is about to verify, and the results. */
export type Message =
  | { readonly made: Bases }
  | { readonly next: Recipe }
  | { readonly failed: string; readonly recipe: Recipe | null }
  | { readonly done: Summary };

export interface Summary {
  readonly consistent: number;
  /** Changes that left the very bytes of the honest one, which is not verified again. */
  readonly unchanged: number;
  /** By the code of their first problem. */
  readonly refused: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** Of the whole process. */
  readonly cpuSeconds: number;
}

const SHARED = [Object, Array, Function, String, Number, Boolean, Map, Set, RegExp, Promise, Error, Buffer, Date];
const membersOf = () => SHARED.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join('|');

const report = (message: Message) => process.send?.(message);

async function judged({ bases }: Bases): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const base of bases) {
    const [run, evidence] = ['run.json', 'evidence.ndjson'].map((name) => base.entries.get(name));
    const assembled = await assembledOnce(run as Buffer, evidence as Buffer, true);
    all.push({ ...base, assembled });
  }
  return all;
}

/**
 * The suite's writers, which write a result equal to an honest one only once: most mutations leave the evidence
 * unchanged, and an entry is a function only of the result and of what vouches for it.
 */
function writersFor(bases: readonly Judged[]): EntryWriters {
  const honest = bases.map(({ assembled }) => assembled.result);
  const equals = new WeakMap<RunResult, RunResult>(honest.map((result) => [result, result]));
  const equalTo = (result: RunResult) => {
    const equal = equals.get(result) ?? honest.find((each) => isDeepStrictEqual(each, result)) ?? result;
    equals.set(result, equal);
    return equal;
  };
  return Object.fromEntries(Object.entries(entryWriters).map(([name, write]) => [name, writtenOnce(write, equalTo)]));
}

class Bench {
  readonly #refused: Record<string, number> = {};
  #consistent = 0;
  #unchanged = 0;
  #slowest = 0;
  #last: Recipe | null = null;
  readonly #members = membersOf();
  readonly #wanted;
  readonly #writers: EntryWriters;
  readonly #trusted: Trusted;
  #done: string[] = [];

  constructor(
    private readonly made: Bases,
    private readonly bases: readonly Judged[],
  ) {
    const { issuer, witness, keys } = made;
    this.#trusted = {
      party: createPublicKey(keys.party),
      issuer: createPublicKey(issuer),
      witness: createPublicKey(witness),
    };
    const ids = {
      trusted: new Set([keyId(this.#trusted.party)]),
      trustedChallenge: new Set([keyId(this.#trusted.issuer)]),
      trustedWitness: new Set([keyId(this.#trusted.witness)]),
    };
    this.#wanted = { ...ids, signature: false };
    this.#writers = writersFor(bases);
  }

  /** Everything loaded lazily has been loaded, and the honest ones are consistent. */
  async warmUp(): Promise<void> {
    for (const base of this.bases) {
      const zip = honestZip(base.entries);
      // The entries of an honest one are kept for the mutations that leave its evidence unchanged.
      const found = await verifySubmission(zip, this.#wanted, this.#writers);
      if (!found.consistent) throw new Error(`${base.name} is honest, and refused: ${found.reasons.join(' ')}`);
      await checkVerification(zip, found, base, this.#trusted);
      const known = await verifySubmission(zip, this.#wanted, this.#writers, base.assembled);
      if (!isDeepStrictEqual(known, found)) throw new Error(`${base.name} is verified otherwise where it is known.`);
    }
    this.#done = watchTheWorld();
  }

  async check(recipe: Recipe): Promise<void> {
    const base = this.bases[recipe.base % this.bases.length] as Judged;
    const zip = await forged(recipe, this.made);
    this.#last = recipe;
    if (zip.equals(honestZip(base.entries))) {
      this.#unchanged += 1;
      return;
    }
    await new Promise<void>((resolve) => process.send?.({ next: recipe } satisfies Message, () => resolve()));
    const before = performance.now();
    const found = await verifySubmission(zip, this.#wanted, this.#writers, recipe.known ? base.assembled : undefined);
    this.#slowest = Math.max(this.#slowest, performance.now() - before);
    const asked = this.#done.splice(0);
    if (asked.length > 0) throw new Error(`Verifying asked for more than the bytes: ${asked.join('; ')}`);
    if (membersOf() !== this.#members) throw new Error('A prototype has other members now.');
    await checkVerification(zip, found, base, this.#trusted);
    // What the checks themselves asked for does not matter.
    this.#done.splice(0);
    const [why] = found.problems;
    if (found.consistent || !why) this.#consistent += 1;
    else this.#refused[why.code] = (this.#refused[why.code] ?? 0) + 1;
  }

  get summary(): Summary {
    const { user, system } = process.cpuUsage();
    const cpuSeconds = Math.round((user + system) / 1e6);
    return {
      consistent: this.#consistent,
      unchanged: this.#unchanged,
      refused: this.#refused,
      slowestMs: Math.round(this.#slowest),
      cpuSeconds,
    };
  }

  get last(): Recipe | null {
    return this.#last;
  }
}

/** The shrinking of a failing recipe ends after that. */
const LONGEST_SHRINKING_MS = 60_000;

process.once('message', async (order: Order) => {
  // Thousands of errors report unplayed scenes, and nobody reads their stacks; a single case is run for reading.
  Error.stackTraceLimit = order.path === undefined ? 0 : 10;
  const made = await makeBases(order.subject, order.size);
  report({ made });
  const bench = new Bench(made, await judged(made));
  let smallest: Recipe | null = null;
  let failedAt = 0;
  try {
    await bench.warmUp();
    const property = fc.asyncProperty(recipes(made.bases.length, order.subject === 'client'), async (recipe) => {
      if (failedAt > 0 && performance.now() - failedAt > LONGEST_SHRINKING_MS) return;
      try {
        await bench.check(recipe);
      } catch (error) {
        smallest = recipe;
        failedAt ||= performance.now();
        throw error;
      }
    });
    const { runs: numRuns, seed, path } = order;
    await fc.assert(property, { numRuns, seed, ...(path !== undefined && { path }) });
    report({ done: bench.summary });
  } catch (error) {
    const cause = (error as Error).cause as Error | undefined;
    report({
      failed: `${(error as Error).message}\n${cause?.stack ?? (error as Error).stack}`,
      recipe: smallest ?? bench.last,
    });
  }
});
