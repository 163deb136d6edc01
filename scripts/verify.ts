/** `npm run verify`: provider QA over one submission or a hundred. */
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

/** What becomes of all the files: told while it becomes known, and to whom reads JSON in the end. */
class Batch {
  readonly #all: Verification[] = [];
  readonly #fence: Fence;
  /** Loaded while the judge loads, which takes longer. */
  readonly #words: Promise<Words>;

  constructor(private readonly options: VerifyOptions) {
    this.#fence = new Fence(options.limits);
    this.#fence.begin();
    this.#words = wordsForResults();
  }

  /** Verifies all files. Nothing about one of them keeps the others from being verified. */
  async verify(): Promise<number> {
    for (const file of this.options.files) this.#all.push(await this.#tell(file));
    await this.#fence.end();
    const { codeOf, codeOfAll, total } = await this.#words;
    if (this.options.json) await this.#printJson('');
    else if (this.options.files.length > 1) console.log(total(this.#all, this.options));
    return codeOfAll(this.#all.map((found) => codeOf(found, this.options)));
  }

  /** Ends it at once. @param why the rest is not judged: one sentence */
  async abandon(why: string): Promise<void> {
    this.#fence.stop();
    if (this.options.json) await this.#printJson(why);
  }

  get progress(): string {
    return `${this.#all.length} of ${this.options.files.length} judged`;
  }

  async #tell(file: string): Promise<Verification> {
    const { files, wanted, used, json } = this.options;
    const [judged, { inALine, inFull }] = await Promise.all([this.#fence.judge(file, wanted), this.#words]);
    const textOf = (found: Verification) => {
      return files.length > 1 ? inALine(file, found, this.options) : inFull(file, found, this.options).join('\n');
    };
    // A file of used challenges that cannot be written any more is no submission's fault, and ends all.
    const found = used?.settle(judged) ?? judged;
    if (!json) console.log(textOf(found));
    return found;
  }

  /** Prints an object for each file, whether or not it was judged. */
  async #printJson(why: string): Promise<void> {
    const { asJson } = await this.#words;
    const results = this.options.files.map((file, at) => {
      const found = this.#all[at];
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
