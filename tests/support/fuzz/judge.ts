/** The process that the fuzzing of submissions takes place in: its parent (`fuzz.test.ts`) watches its time and its memory. */
import { createPublicKey } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { entryWriters } from '../../../reporters/entries.ts';
import { assemble } from '../../../submission/assemble.ts';
import { keyId } from '../../../submission/dsse.ts';
import type { EntryWriters } from '../../../submission/entries.ts';
import { parseEvidence, parseRecord } from '../../../submission/record.ts';
import type { RunResult } from '../../../submission/result.ts';
import { verifySubmission } from '../../../submission/verify.ts';
import type { Bases } from './bases.ts';
import { forged } from './forger.ts';
import { checkVerification, type Judged, type Trusted } from './oracle.ts';
import { type Recipe, recipes } from './recipe.ts';
import { writtenOnce } from './shared.ts';
import { watchTheWorld } from './watch.ts';
import { zipOf } from './zips.ts';

/** What the child is asked. */
export interface Order {
  readonly bases: Bases;
  readonly runs: number;
  readonly seed: number;
  readonly path?: string;
}

/** What the child says: what it is about to verify, and what came of all. */
export type Said =
  | { readonly next: Recipe }
  | { readonly failed: string; readonly recipe: Recipe | null }
  | { readonly done: Summary };

/** What became of the submissions. */
export interface Summary {
  readonly consistent: number;
  /** By the code of their first problem. */
  readonly refused: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** Of the whole process. */
  readonly cpuSeconds: number;
}

const SHARED = [Object, Array, Function, String, Number, Boolean, Map, Set, RegExp, Promise, Error, Buffer, Date];
const membersOf = () => SHARED.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join()).join('|');

const tell = (said: Said) => process.send?.(said);

async function judged({ bases }: Bases): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const base of bases) {
    const [run, evidence] = ['run.json', 'evidence.ndjson'].map((name) =>
      Buffer.from(base.entries.get(name) as Buffer),
    );
    const entries = new Map([...base.entries].map(([name, bytes]) => [name, Buffer.from(bytes)]));
    const assembled = await assemble(parseRecord(run as Buffer), parseEvidence(evidence as Buffer));
    all.push({ name: base.name, entries, assembled });
  }
  return all;
}

/**
 * The suite's writers, which write a result equal to an honest one once: most mutations leave the evidence as it was, and an
 * entry is a function of the result and of what vouches for it alone.
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
  #slowest = 0;
  #last: Recipe | null = null;
  readonly #members = membersOf();
  readonly #wanted;
  readonly #writers: EntryWriters;
  readonly #trusted: Trusted;
  #done: string[] = [];

  constructor(
    private readonly order: Order,
    private readonly bases: readonly Judged[],
  ) {
    const { issuer, witness, keys } = order.bases;
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

  /** Everything that is loaded late has been loaded, and the honest ones are consistent. */
  async warmUp(): Promise<void> {
    for (const base of this.bases) {
      const zip = zipOf(base.entries);
      const found = await verifySubmission(zip, this.#wanted, entryWriters);
      if (!found.consistent) throw new Error(`${base.name} is honest, and refused: ${found.reasons.join(' ')}`);
      await checkVerification(zip, found, base, this.#trusted);
    }
    this.#done = watchTheWorld();
  }

  async check(recipe: Recipe): Promise<void> {
    const base = this.bases[recipe.base % this.bases.length] as Judged;
    const zip = await forged(recipe, this.order.bases);
    this.#last = recipe;
    await new Promise<void>((resolve) => process.send?.({ next: recipe } satisfies Said, () => resolve()));
    const before = performance.now();
    const found = await verifySubmission(zip, this.#wanted, this.#writers, recipe.known ? base.assembled : undefined);
    this.#slowest = Math.max(this.#slowest, performance.now() - before);
    const asked = this.#done.splice(0);
    if (asked.length > 0) throw new Error(`Verifying asked for more than the bytes: ${asked.join('; ')}`);
    if (membersOf() !== this.#members) throw new Error('A prototype has other members now.');
    await checkVerification(zip, found, base, this.#trusted);
    // What the checks themselves asked for is no matter.
    this.#done.splice(0);
    const [why] = found.problems;
    if (found.consistent || !why) this.#consistent += 1;
    else this.#refused[why.code] = (this.#refused[why.code] ?? 0) + 1;
  }

  get summary(): Summary {
    const { user, system } = process.cpuUsage();
    const cpuSeconds = Math.round((user + system) / 1e6);
    return { consistent: this.#consistent, refused: this.#refused, slowestMs: Math.round(this.#slowest), cpuSeconds };
  }

  get last(): Recipe | null {
    return this.#last;
  }
}

/** Making a failing recipe smaller ends after that. */
const LONGEST_SHRINKING_MS = 60_000;

process.once('message', async (order: Order) => {
  // Scenes that were not played are told by errors, whose stacks nobody reads.
  Error.stackTraceLimit = 2;
  const bench = new Bench(order, await judged(order.bases));
  let smallest: Recipe | null = null;
  let failedAt = 0;
  try {
    await bench.warmUp();
    const property = fc.asyncProperty(
      recipes(order.bases.bases.length, order.bases.subject === 'client'),
      async (recipe) => {
        if (failedAt > 0 && performance.now() - failedAt > LONGEST_SHRINKING_MS) return;
        try {
          await bench.check(recipe);
        } catch (error) {
          smallest = recipe;
          failedAt ||= performance.now();
          throw error;
        }
      },
    );
    const { runs: numRuns, seed, path } = order;
    await fc.assert(property, { numRuns, seed, ...(path !== undefined && { path }) });
    tell({ done: bench.summary });
  } catch (error) {
    const cause = (error as Error).cause as Error | undefined;
    tell({
      failed: `${(error as Error).message}\n${cause?.stack ?? (error as Error).stack}`,
      recipe: smallest ?? bench.last,
    });
  }
});
