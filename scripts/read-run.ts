/** A run that a person names by a path: a submission, a folder of results, or a verdict alone. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../contract/json.ts';
import { fileName } from '../reporters/visible.ts';
import type { ComparedRun } from '../submission/compare.ts';
import { Refusal } from '../submission/problems.ts';
import { LIMITS, readZip } from '../submission/read.ts';
import { parseEvidence, parseRecord } from '../submission/record.ts';
import { asVerdictFile } from '../submission/verdict.ts';
import { UsageError } from './usage.ts';

type Entries = ReadonlyMap<string, Buffer>;

const NAMES = ['verdict.json', 'run.json', 'evidence.ndjson'] as const;

function unreadable(path: string, why: string): UsageError {
  return new UsageError(`${fileName(path)}: ${why} Give a submission.zip, a folder of results or a verdict.json.`);
}

/** A file's bytes. @throws {UsageError} if it does not exist, or is larger than anything the suite writes */
function bytesOf(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw unreadable(path, 'There is no such file or folder.');
  if (!found.isFile()) throw unreadable(path, 'It is not a file.');
  if (found.size > LIMITS.totalBytes) throw unreadable(path, 'It is too large.');
  return readFileSync(path);
}

async function entriesAt(path: string): Promise<Entries> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const found = NAMES.flatMap((name) => {
      return existsSync(join(path, name)) ? [[name, bytesOf(join(path, name))] as const] : [];
    });
    return new Map(found);
  }
  const bytes = bytesOf(path);
  return bytes.subarray(0, 2).toString('latin1') === 'PK' ? readZip(bytes) : new Map([['verdict.json', bytes]]);
}

function verdictIn(entries: Entries, path: string) {
  const verdict = asVerdictFile(parsedJson(entries.get('verdict.json')?.toString('utf8') ?? ''));
  if (verdict) return verdict;
  throw unreadable(path, 'It contains no readable verdict of a run.');
}

/** Reads a run: a submission.zip, a folder of results or a verdict.json. @throws {UsageError} if it is none of these */
export async function readRun(path: string): Promise<ComparedRun> {
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
