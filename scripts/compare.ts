/** `npm run compare`: two runs side by side, as submissions, folders or verdict files. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { visibleJson } from '../contract/visible.ts';
import { comparisonText } from '../reporters/compare-text.ts';
import { fileName } from '../reporters/visible.ts';
import { type ComparedRun, compareRuns } from '../submission/compare.ts';
import { Refusal } from '../submission/problems.ts';
import { LIMITS, readZip } from '../submission/read.ts';
import { parseEvidence, parseRecord } from '../submission/record.ts';
import { asVerdictFile } from '../submission/verdict-file.ts';
import { runCommand } from './command.ts';
import { FLAG, readCommandLine, USAGE_EXIT, UsageError } from './usage.ts';

const HELP = `npm run compare -- OLD NEW [options]

Holds two runs side by side: each a submission.zip, a folder of results or a verdict.json. Shows which outcomes, counts
and causes changed, and what the service now does otherwise: status, media type, shape of bodies, headers. Dates, ids,
tokens and durations are left out of it. Of a verdict.json alone there are outcomes, counts and causes.
Whether a submission is genuine it does not check: \`npm run verify\` does.

  --json    prints the comparison as JSON
  --help    prints this

Exit codes: 0 no change · 1 something changed · 2 usage error, or a file that cannot be read`;

type Entries = ReadonlyMap<string, Buffer>;

const NAMES = ['verdict.json', 'run.json', 'evidence.ndjson'] as const;

function unreadable(path: string, why: string): UsageError {
  return new UsageError(`${fileName(path)}: ${why} Give a submission.zip, a folder of results or a verdict.json.`);
}

/** A file's bytes; `undefined` where it is not there, or is larger than any that the suite writes. */
function bytesOf(path: string): Buffer | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= LIMITS.totalBytes ? readFileSync(path) : undefined;
}

async function entriesAt(path: string): Promise<Entries> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const found = NAMES.map((name) => [name, bytesOf(join(path, name))] as const);
    return new Map(found.flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : [])));
  }
  const bytes = bytesOf(path);
  if (!bytes) throw unreadable(path, 'There is no such file, or it is too large.');
  return bytes.subarray(0, 2).toString('latin1') === 'PK' ? readZip(bytes) : new Map([['verdict.json', bytes]]);
}

function verdictIn(entries: Entries, path: string) {
  try {
    const verdict = asVerdictFile(JSON.parse(entries.get('verdict.json')?.toString('utf8') ?? ''));
    if (verdict) return verdict;
  } catch {
    // Reported below.
  }
  throw unreadable(path, 'No verdict of a run can be read there.');
}

async function readRun(path: string): Promise<ComparedRun> {
  try {
    const entries = await entriesAt(path);
    const verdict = verdictIn(entries, path);
    const [record, evidence] = [entries.get('run.json'), entries.get('evidence.ndjson')];
    if (!record || !evidence) return { verdict };
    return { verdict, evidence: { record: parseRecord(record), exchanges: parseEvidence(evidence) } };
  } catch (error) {
    if (error instanceof Refusal) throw unreadable(path, error.message);
    throw error;
  }
}

async function compare(args: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine({ args, allowPositionals: true, options: { json: FLAG } });
  const [old, now, ...more] = positionals;
  if (old === undefined || now === undefined || more.length > 0) {
    throw new UsageError(`Two runs are compared, ${positionals.length} were named: npm run compare -- OLD NEW`);
  }
  const comparison = await compareRuns(await readRun(old), await readRun(now));
  console.log(values.json ? visibleJson(comparison, 2) : comparisonText(comparison));
  return comparison.changed ? 1 : 0;
}

await runCommand({
  help: HELP,
  run: compare,
  // Evidence from elsewhere may hold anything: the files are wrong then, and no change may be reported.
  failure: (error) => ({
    exitCode: USAGE_EXIT,
    message: `The two runs cannot be compared: ${(error as Error).message}`,
  }),
});
