/** `npm run verify`: provider QA over one submission or a hundred. */

import { availableParallelism } from 'node:os';
import { visible, visibleJson } from '../contract/visible.ts';
import { wrappedFor } from '../reporters/style.ts';
import type { Verification } from '../submission/verify/verification.ts';
import { type Failure, isUsage, runCommand } from './command.ts';
import { USAGE_EXIT } from './usage.ts';
import { HELP, readOptions, type VerifyOptions } from './verify/options.ts';
import { Sandbox } from './verify/sandbox.ts';

/** A bug in the suite, or an interruption: nothing is reported about submissions that were not judged yet. */
const UNJUDGED_EXIT = 3;

type Words = typeof import('./verify/lines.ts');

/** All the files, judged side by side by one worker for each core, and printed in order as soon as possible. */
class Batch {
  readonly #judged: Verification[] = [];
  readonly #shown: Verification[] = [];
  readonly #sandboxes: readonly Sandbox[];
  /** Loaded while the workers load, which takes longer. */
  readonly #words: Promise<Words>;

  constructor(private readonly options: VerifyOptions) {
    const workers = Math.min(availableParallelism(), options.files.length);
    this.#sandboxes = Array.from({ length: workers }, () => new Sandbox(options.limits));
    for (const sandbox of this.#sandboxes) sandbox.begin();
    this.#words = import('./verify/lines.ts');
  }

  /** Verifies all files. Nothing in one of them prevents the others from being verified. */
  async verify(): Promise<number> {
    const words = await this.#words;
    // All take from the same iterator: a free sandbox judges the next file.
    const waiting = this.options.files.entries();
    await Promise.all(this.#sandboxes.map((sandbox) => this.#judge(sandbox, waiting, words)));
    const { codeOf, codeOfAll, total } = words;
    if (this.options.json) await this.#printJson('');
    else if (this.options.files.length > 1)
      console.log(wrappedFor(process.stdout.columns, total(this.#shown, this.options)));
    return codeOfAll(this.#shown.map((found) => codeOf(found, this.options)));
  }

  /** Ends it at once. @param why the rest is not judged: one sentence */
  async abandon(why: string): Promise<void> {
    for (const sandbox of this.#sandboxes) sandbox.stop();
    if (this.options.json) await this.#printJson(why);
  }

  get progress(): string {
    return `${this.#shown.length} of ${this.options.files.length} judged`;
  }

  async #judge(sandbox: Sandbox, waiting: Iterable<[number, string]>, words: Words): Promise<void> {
    for (const [at, file] of waiting) {
      this.#judged[at] = await sandbox.judge(file, this.options.wanted);
      for (let next = this.#judged[this.#shown.length]; next; next = this.#judged[this.#shown.length]) {
        this.#shown.push(this.#settle(next, words));
      }
    }
    sandbox.stop();
  }

  /** Prints the results of a file once those before it are printed. */
  #settle(judged: Verification, { inALine, inFull }: Words): Verification {
    const { files, used, json } = this.options;
    const file = files[this.#shown.length] as string;
    // If the file of used challenges cannot be written, the whole command ends.
    const found = used?.settle(judged) ?? judged;
    const text = () =>
      files.length > 1 ? inALine(file, found, this.options) : inFull(file, found, this.options).join('\n');
    if (!json) console.log(wrappedFor(process.stdout.columns, text()));
    return found;
  }

  /** Prints an object for each file, whether or not it was judged. */
  async #printJson(why: string): Promise<void> {
    const { asJson } = await this.#words;
    const results = this.options.files.map((file, at) => {
      const found = this.#shown[at];
      if (found) return asJson(file, found, this.options);
      return { file, exitCode: UNJUDGED_EXIT, consistent: null, genuine: null, verdict: null, reasons: [why] };
    });
    console.log(visibleJson(results, 2));
  }
}

let batch: Batch | undefined;

async function verify(args: readonly string[]): Promise<number> {
  const options = await readOptions(args);
  batch = new Batch(options);
  try {
    return await batch.verify();
  } catch (error) {
    const { exitCode, message } = failureOf(error);
    console.error(visible(message));
    await batch.abandon(message);
    return exitCode;
  }
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (isUsage(error)) return { exitCode: USAGE_EXIT, message };
  return { exitCode: UNJUDGED_EXIT, message: `It was not judged: ${message}` };
}

async function interrupted(): Promise<void> {
  console.error(`Interrupted: ${batch?.progress ?? 'nothing was judged'}.`);
  await batch?.abandon('It was not judged: verify was interrupted.');
  process.exit(UNJUDGED_EXIT);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
await runCommand({ help: HELP, run: verify, failure: failureOf });
