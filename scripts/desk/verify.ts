/** `npx lodging-certification desk verify`: a folder of submissions, judged by your policy. */
import { accessSync, constants, existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { visibleJson } from '../../contract/visible.ts';
import { CSV_HEAD, csvLine } from '../../desk/batch/csv.ts';
import { JUNIT_END, junitCase, junitHead } from '../../desk/batch/junit.ts';
import { type BatchMember, type Known, Ledger, shortcomings } from '../../desk/batch/ledger.ts';
import { codeOfAll, lineOf, STANDINGS, total } from '../../desk/batch/line.ts';
import { reviewHtml } from '../../desk/batch/review.ts';
import { type Deviation, deviationSentence, unasked } from '../../desk/deviations.ts';
import { DEFAULT_LIMITS } from '../../desk/judge-process.ts';
import { type Policy, readPolicy, wantedBy } from '../../desk/policy.ts';
import { RegisterError } from '../../desk/register/problems.ts';
import { type Register, soundRegister } from '../../desk/register/register.ts';
import { duration, Progress, wrappedFor } from '../../reporters/style.ts';
import { fileName, oneLine } from '../../reporters/visible.ts';
import type { Command } from '../command.ts';
import { readCommandLine, UsageError } from '../usage.ts';
import { asJson } from '../verify/lines.ts';
import { DeskSandbox, registerOf } from './release.ts';

const HELP = `npx lodging-certification desk verify FOLDER|FILES… [options]

Verifies every submission (of a folder: each .zip in it and below), and says for each in one line whether it is genuine, certified, and as
your policy requires; those that fall short come last. A damaged, hostile or slow file does not stop the others from being judged.

  --policy FILE     your policy (default: desk.yaml, if it exists)
  --csv FILE        also writes a table, safe to open in a spreadsheet
  --junit FILE      writes JUnit XML, a case for each submission
  --review FILE     writes one page for the person who decides: deviations, what changed, identical files, every finding with its exchange
  --register FOLDER  the register that says what was decided before (default: register of the policy)
  --json            prints the results as JSON, one object for each submission
  --help            prints this

Exit codes, the first that applies: 2 usage error, or a policy that is wrong · 4 some not a genuine submission · 1 some not
certified · 3 some inconclusive, incomplete or not judged, or interrupted · 5 some not as the policy requires, or run against a mock · 0 all
certified and as the policy requires` as const;

/** A bug in the suite, or an interruption. */
const UNJUDGED_EXIT = 3;
/** The most characters that the findings of all submissions, and of one, take on one page. */
const PAGE_BYTES = 24 * 2 ** 20;
const DETAIL_BYTES = [8 * 2 ** 10, 60 * 2 ** 10] as const;

/** The zips in a folder and below; links are not followed. */
function zipsIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const zips = entries.filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.zip'));
  if (zips.length > 0) return zips.map((entry) => join(entry.parentPath, entry.name));
  throw new UsageError(`${fileName(folder)} contains no .zip. Give the folder of the submissions.`);
}

function filesOf(named: readonly string[]): string[] {
  if (named.length === 0) throw new UsageError('No submission was named. Give a folder of them, or files.');
  const files = named.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) return zipsIn(path);
    if (found?.isFile()) return [path];
    throw new UsageError(`${fileName(path)} is neither a folder nor a file. Give the path of a submission.zip.`);
  });
  return [...new Set(files)];
}

const OUTPUTS = ['csv', 'junit', 'review'] as const;
type OutputName = (typeof OUTPUTS)[number];

/** @throws {UsageError} before an hour's work, if its file could not be written */
function mustBeWritable(option: OutputName, path: string): void {
  try {
    if (existsSync(path) && !statSync(path).isFile()) throw Object.assign(new Error(), { code: 'it is not a file' });
    accessSync(dirname(resolve(path)), constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `--${option}: ${fileName(path)} cannot be written (${code}). Name a file in a folder that is there.`,
    );
  }
}

/** Writes a file whole or not at all. */
function write(path: string, pieces: readonly string[]): void {
  const partial = `${path}.${process.pid}.partial`;
  writeFileSync(partial, pieces.join(''));
  renameSync(partial, path);
}

interface Options {
  readonly files: readonly string[];
  readonly policy: Policy;
  readonly decided: ReturnType<typeof registerOf>;
  /** Paths. */
  readonly outputs: Readonly<Partial<Record<OutputName, string>>>;
  readonly json: boolean;
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readCommandLine(HELP, args, { words: true });
  const { csv, junit, review, json, register } = values;
  const policy = readPolicy(values.policy);
  const files = filesOf(positionals);
  const outputs = { ...(csv ? { csv } : {}), ...(junit ? { junit } : {}), ...(review ? { review } : {}) };
  for (const name of OUTPUTS) if (outputs[name]) mustBeWritable(name, outputs[name]);
  return { files, policy, decided: registerOf(policy, register && resolve(register)), outputs, json };
}

const withSentence = (all: readonly Deviation[]) => all.map((each) => ({ ...each, sentence: deviationSentence(each) }));

/** A submission as `--json` prints it: as `verify` does, with what the desk adds. */
function jsonOf(member: BatchMember, known: Known): object {
  const { file, code, sameFile, sameRun, copied, before, completes } = member;
  const { deviations, remarks, waived } = known.assessment;
  return {
    ...asJson(file, known.found, { acceptMock: false }),
    exitCode: code,
    standing: STANDINGS[code],
    why: shortcomings(known, member),
    deviations: withSentence([...copied, ...deviations]),
    remarks: withSentence(remarks),
    waived: waived.map(({ id, waiver }) => ({ ...waiver, id })),
    ...{ sameFile, sameRun, before: before?.file ?? null, completesFile: completes },
  };
}

/** Earlier decisions; `null`: none, or none that can be relied on, which is reported and prevents no judging. */
function registerIn({ folder, deciders }: NonNullable<Options['decided']>): Register | null {
  try {
    return existsSync(folder) ? soundRegister(folder, deciders) : null;
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    console.error(`warning: the register is ignored: ${oneLine(error.message)}`);
    return null;
  }
}

class Batch {
  readonly #ledger: Ledger;
  readonly #sandboxes: readonly DeskSandbox[];
  readonly #progress = new Progress(process.stderr, () => performance.now(), process.stderr.isTTY === true);
  readonly #started = performance.now();
  #isStopped = false;
  #isReported = false;

  constructor(private readonly options: Options) {
    const { policy, files, decided } = options;
    this.#ledger = new Ledger(policy, Date.now(), decided && registerIn(decided));
    const workers = Math.min(availableParallelism(), files.length);
    this.#sandboxes = Array.from(
      { length: workers },
      () => new DeskSandbox(DEFAULT_LIMITS, policy, undefined, decided),
    );
  }

  async judge(): Promise<void> {
    const { files, policy, outputs } = this.options;
    const [least, most] = DETAIL_BYTES;
    const room = Math.min(most, Math.max(least, Math.floor(PAGE_BYTES / files.length)));
    const detail = outputs.review ? { detail: room } : {};
    const wanted = wantedBy(policy);
    const slow: string[] = [];
    const judge = async (sandbox: DeskSandbox, waiting: Iterable<string>, isLast: boolean) => {
      for (const file of waiting) {
        const { found, detail: seen } = await sandbox.examine({ file, wanted, ...detail });
        // What was interrupted is not judged.
        if (this.#isStopped) return;
        if (!isLast && found.problems.some(({ code }) => code === 'judging.too-long')) slow.push(file);
        else this.#add(file, found, seen);
      }
    };
    // All take from the same iterator: a free sandbox judges the next file.
    const waiting = files.values();
    await Promise.all(this.#sandboxes.map((sandbox) => judge(sandbox, waiting, false)));
    // A busy machine is not a submission's fault where its limit is on elapsed time: once more, one at a time.
    const [first, ...others] = this.#sandboxes;
    for (const sandbox of others) sandbox.stop();
    if (first && !this.#isStopped) await judge(first, slow, true);
    first?.stop();
  }

  #add(...given: Parameters<Ledger['add']>): void {
    this.#ledger.add(...given);
    this.#show();
  }

  stop(): void {
    this.#isStopped = true;
    for (const sandbox of this.#sandboxes) sandbox.end();
  }

  get progress(): string {
    return `${this.#ledger.size} of ${this.options.files.length}`;
  }

  #show(): void {
    if (process.stderr.isTTY !== true) return;
    const share = this.#ledger.size / this.options.files.length;
    const left = ((performance.now() - this.#started) / share) * (1 - share);
    const line = () => ` ${Math.floor(share * 100)} % · ${this.progress} submissions, about ${duration(left)} left`;
    if (share < 1) this.#progress.show(share, line);
    else this.#progress.say(`Judged ${this.progress} in ${duration(performance.now() - this.#started)}.`);
  }

  /** Prints and writes the results. @param exitCode if something else decides it @returns the exit code */
  async report(exitCode?: number): Promise<number> {
    if (this.#isReported) return UNJUDGED_EXIT;
    this.#isReported = true;
    const { policy, outputs, json } = this.options;
    const all = this.#ledger.standings();
    const notes = [unasked(policy)].flatMap((each) => each ?? []);
    const [csv, junit, review] = [[CSV_HEAD], [junitHead(all)], [] as string[]];
    if (json) console.log('[');
    for (const [at, member] of all.entries()) {
      const known = this.#ledger.read(member);
      csv.push(csvLine(member, known));
      junit.push(junitCase(member, known));
      console.log(
        json
          ? `${visibleJson(jsonOf(member, known), 2)}${at < all.length - 1 ? ',' : ''}`
          : wrappedFor(process.stdout.columns, lineOf(member, known)),
      );
    }
    if (outputs.review) {
      const how = policy.file === null ? 'without a policy' : `by the policy ${oneLine(policy.file)}`;
      const about = [`Made ${new Date().toISOString()} ${how}.`, ...notes];
      for await (const piece of reviewHtml(this.#ledger, all, about)) review.push(piece);
    }
    const written = { csv, junit: [...junit, JUNIT_END], review };
    for (const name of OUTPUTS) if (outputs[name]) write(outputs[name], written[name]);
    if (json) console.log(']');
    else console.log(wrappedFor(process.stdout.columns, [total(all, exitCode), ...notes].join('\n')));
    return exitCode ?? codeOfAll(all.map(({ code }) => code));
  }
}

/** Ends with what is judged so far, which may be an hour's work; the exit code shows that it is not everything. */
async function interrupted(batch: Batch): Promise<never> {
  console.error(`Interrupted: ${batch.progress} judged.`);
  batch.stop();
  await batch.report(UNJUDGED_EXIT);
  process.exit(UNJUDGED_EXIT);
}

async function verify(args: readonly string[]): Promise<number> {
  const batch = new Batch(readOptions(args));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupted(batch));
  try {
    await batch.judge();
    return await batch.report();
  } finally {
    batch.stop();
  }
}

export const command: Command = { help: HELP, run: verify };
