/** `npm run verify`: provider QA over one submission or a hundred. */
import { visible, visibleJson } from '../contract/visible.ts';
import type { Verification } from '../submission/verify.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';
import { Fence } from './verify/fence.ts';
import { inALine, inFull, total } from './verify/lines.ts';
import { HELP, readOptions, type VerifyOptions } from './verify/options.ts';
import { asJson, codeOf, codeOfAll } from './verify/standing.ts';

/** What broke was the suite, or somebody interrupted it: nothing is said of a submission that was not judged yet. */
const UNJUDGED_EXIT = 3;

/** What becomes of all the files: told while it becomes known, and to whom reads JSON in the end. */
class Batch {
  readonly #all: Verification[] = [];
  readonly #fence: Fence;

  constructor(private readonly options: VerifyOptions) {
    this.#fence = new Fence(options.limits);
    this.#fence.begin();
  }

  /** Verifies all files. Nothing about one of them keeps the others from being verified. */
  async verify(): Promise<number> {
    for (const file of this.options.files) this.#all.push(await this.#tell(file));
    await this.#fence.end();
    if (this.options.json) this.#printJson('');
    else if (this.options.files.length > 1) console.log(total(this.#all, this.options));
    return codeOfAll(this.#all.map((found) => codeOf(found, this.options)));
  }

  /** Ends it at once. @param why the rest is not judged: one sentence */
  abandon(why: string): void {
    this.#fence.stop();
    if (this.options.json) this.#printJson(why);
  }

  get progress(): string {
    return `${this.#all.length} of ${this.options.files.length} judged`;
  }

  async #tell(file: string): Promise<Verification> {
    const { files, wanted, used, json } = this.options;
    const textOf = (found: Verification) => {
      return files.length > 1 ? inALine(file, found, this.options) : inFull(file, found, this.options).join('\n');
    };
    const judged = await this.#fence.judge(file, wanted);
    // A file of used challenges that cannot be written any more is no submission's fault, and ends all.
    const found = used?.settle(judged) ?? judged;
    if (!json) console.log(textOf(found));
    return found;
  }

  /** Prints an object for each file, whether or not it was judged. */
  #printJson(why: string): void {
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
function fail(error: Error): void {
  const isUsage = error instanceof UsageError || error.name === 'EnvelopeError';
  const message = visible(isUsage ? error.message : `It was not judged: ${error.message}`);
  process.exitCode = isUsage ? USAGE_EXIT : UNJUDGED_EXIT;
  console.error(message);
  if (batch) batch.abandon(message);
  // Whoever reads JSON gets JSON, whatever happens.
  else if (args.includes('--json')) {
    console.log(visibleJson({ error: { exitCode: process.exitCode, message } }, 2));
  }
  process.exit();
}

function interrupted(): void {
  console.error(`Interrupted: ${batch?.progress ?? 'nothing was judged'}.`);
  batch?.abandon('It was not judged: verify was interrupted.');
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
