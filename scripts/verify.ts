/** `npm run verify`: provider QA over one submission or a hundred. */
import { readFileSync, statSync } from 'node:fs';
import { entryWriters } from '../reporters/entries.ts';
import { visible } from '../reporters/visible.ts';
import { LIMITS } from '../submission/read.ts';
import { unverifiable, type Verification, verifySubmission, type Wanted } from '../submission/verify.ts';
import { USAGE_EXIT, UsageError } from './usage.ts';
import { inALine, inFull, total } from './verify/lines.ts';
import { HELP, readOptions, type VerifyOptions } from './verify/options.ts';
import { asJson, codeOf, codeOfAll } from './verify/standing.ts';

/** What broke was the suite: nothing is said of any submission. */
const OWN_FAULT_EXIT = 3;

/** A submission that broke what looked at it: one that was made by this suite does not. */
function broken(error: unknown): Verification {
  return unverifiable(`It could not be verified: ${error instanceof Error ? error.message : String(error)}`);
}

async function verifyFile(file: string, wanted: Wanted): Promise<Verification> {
  // A file beyond all limits is not even brought into memory.
  const bytes = statSync(file).size > LIMITS.totalBytes ? Buffer.alloc(0) : readFileSync(file);
  return verifySubmission(bytes, wanted, entryWriters);
}

/** Verifies a file and says what came of it. Nothing about one file keeps the others from being verified. */
async function tell(file: string, options: VerifyOptions): Promise<Verification> {
  const { files, wanted, json } = options;
  const textOf = (found: Verification) => {
    const name = visible(file);
    return files.length > 1 ? inALine(name, found, options) : inFull(name, found, options).join('\n');
  };
  let found: Verification;
  let text: string;
  try {
    found = await verifyFile(file, wanted);
    text = textOf(found);
  } catch (error) {
    found = broken(error);
    text = textOf(found);
  }
  if (!json) console.log(text);
  return found;
}

async function main(args: readonly string[]): Promise<number> {
  const options = await readOptions(args);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const { files, json } = options;
  const all: Verification[] = [];
  for (const file of files) all.push(await tell(file, options));
  if (json) {
    const results = all.map((found, at) => asJson(files[at] ?? '', found, options));
    console.log(JSON.stringify(results, null, 2));
  } else if (files.length > 1) console.log(total(all, options));
  return codeOfAll(all.map((found) => codeOf(found, options)));
}

const args = process.argv.slice(2);

main(args).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const isUsage = error instanceof UsageError || error.name === 'EnvelopeError';
    const exitCode = isUsage ? USAGE_EXIT : OWN_FAULT_EXIT;
    process.exitCode = exitCode;
    console.error(isUsage ? error.message : error);
    // Whoever reads JSON gets JSON, whatever happens.
    if (args.includes('--json')) console.log(JSON.stringify({ error: { exitCode, message: error.message } }, null, 2));
  },
);
