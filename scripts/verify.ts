/** `npm run verify`: provider QA over one submission or a hundred. */
import { availableParallelism } from 'node:os';
import { visible, visibleJson } from '../contract/visible.ts';
import type { Verification } from '../submission/verify.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';
import { Fence } from './verify/fence.ts';
import { HELP, readOptions, type VerifyOptions } from './verify/options.ts';

/** What broke was the suite, or somebody interrupted it: nothing is said of a submission that was not judged yet. */
const UNJUDGED_EXIT = 3;

/** How what was found is told. */
async function wordsForResults() {
  return { ...(await import('./verify/lines.ts')), ...(await import('./verify/standing.ts')) };
}
type Words = Awaited<ReturnType<typeof wordsForResults>>;

/**
 * All the files, judged side by side by as many workers as there are cores. What is found is shown in the order of the files as
 * soon as those before it are known, and to whom reads JSON in the end.
 */
class Batch {
  readonly #judged: Verification[] = [];
  readonly #shown: Verification[] = [];
  readonly #sandboxes: readonly Fence[];
  /** Loaded while the workers load, which takes longer. */
  readonly #words: Promise<Words>;

  constructor(private readonly options: VerifyOptions) {
    const workers = Math.min(availableParallelism(), options.files.length);
    this.#sandboxes = Array.from({ length: workers }, () => new Fence(options.limits));
    for (const sandbox of this.#sandboxes) sandbox.begin();
    this.#words = wordsForResults();
  }

  /** Verifies all files. Nothing about one of them keeps the others from being verified. */
  async verify(): Promise<number> {
    const words = await this.#words;
    // All take from the same: whoever is free judges the next file.
    const waiting = this.options.files.entries();
    await Promise.all(this.#sandboxes.map((sandbox) => this.#judge(sandbox, waiting, words)));
    const { codeOf, codeOfAll, total } = words;
    if (this.options.json) await this.#printJson('');
    else if (this.options.files.length > 1) console.log(total(this.#shown, this.options));
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

  async #judge(sandbox: Fence, waiting: Iterable<[number, string]>, words: Words): Promise<void> {
    for (const [at, file] of waiting) {
      this.#judged[at] = await sandbox.judge(file, this.options.wanted);
      for (let next = this.#judged[this.#shown.length]; next; next = this.#judged[this.#shown.length]) {
        this.#shown.push(this.#settle(next, words));
      }
    }
    await sandbox.end();
  }

  /** What is known of a file once those before it are shown. */
  #settle(judged: Verification, { inALine, inFull }: Words): Verification {
    const { files, used, json } = this.options;
    const file = files[this.#shown.length] as string;
    // A file of used challenges that cannot be written any more is no submission's fault, and ends all.
    const found = used?.settle(judged) ?? judged;
    const text = () =>
      files.length > 1 ? inALine(file, found, this.options) : inFull(file, found, this.options).join('\n');
    if (!json) console.log(text());
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

const args = process.argv.slice(2);
let batch: Batch | undefined;

/** Ends the command with what kept it from its work. */
async function fail(error: Error): Promise<void> {
  const isUsage = error instanceof UsageError || error.name === 'EnvelopeError';
  const message = visible(isUsage ? error.message : `It was not judged: ${error.message}`);
  process.exitCode = isUsage ? USAGE_EXIT : UNJUDGED_EXIT;
  console.error(message);
  if (batch) await batch.abandon(message);
  // Whoever reads JSON gets JSON, whatever happens.
  else if (args.includes('--json')) {
    console.log(visibleJson({ error: { exitCode: process.exitCode, message } }, 2));
  }
  process.exit();
}

async function interrupted(): Promise<void> {
  console.error(`Interrupted: ${batch?.progress ?? 'nothing was judged'}.`);
  await batch?.abandon('It was not judged: verify was interrupted.');
  process.exit(UNJUDGED_EXIT);
}

async function main(): Promise<number> {
  const options = await readOptions(args);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  batch = new Batch(options);
  return batch.verify();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
process.on('uncaughtException', fail);

main().then((code) => {
  process.exitCode = code;
}, fail);
