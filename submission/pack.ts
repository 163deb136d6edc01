/** Packs a submission: the same content gives the same bytes, and nothing half-written is ever left under its name. */
import type { KeyObject } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { ZipFile } from 'yazl';
import { ATTESTATION, attest, CHALLENGE, type Entries, sortedNames } from './attestation.ts';
import { derivedEntries, type EntryWriters } from './entries.ts';
import { BLANK_COMMENT, ENTRY_MODE, ENTRY_TIME, withDigest } from './layout.ts';
import { leakProblems } from './leaks.ts';
import { type Problem, sentenceOf } from './problems.ts';
import type { RunResult } from './result.ts';
import { type SecretScanner, scanEntries } from './scan.ts';

/** What a submission is made of. */
export interface SubmissionParts {
  readonly result: RunResult;
  /** What writes the entries that people and other tools read. */
  readonly writers: EntryWriters;
  /** The provider's challenge, as it was given. */
  readonly challenge?: Buffer;
  /** Ed25519; absent: unsigned, and said so. */
  readonly key?: KeyObject;
}

/** All entries of a submission, the attestation over them included. */
export function submissionEntries({ result, writers, challenge, key }: SubmissionParts): Map<string, Buffer> {
  const vouchers = { challenge: challenge !== undefined, signed: key !== undefined };
  const entries = derivedEntries(result, vouchers, writers);
  if (challenge) entries.set(CHALLENGE, challenge);
  entries.set(ATTESTATION, attest(entries, result, key ?? null));
  return entries;
}

/** The zip of the entries: sorted by name, with one fixed time, its digest as its comment. */
export async function packEntries(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of sortedNames(entries)) {
    const options = { mtime: ENTRY_TIME, mode: ENTRY_MODE, forceDosTimestamp: true };
    zip.addBuffer(entries.get(name) as Buffer, name, options);
  }
  zip.end({ comment: BLANK_COMMENT, forceZip64Format: false });
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return withDigest(Buffer.concat(chunks));
}

/** Something that looks like a secret, and that the suite has not sent itself, was about to leave. */
export class LeakSuspected extends Error {
  override readonly name = 'LeakSuspected';
  constructor(problems: readonly Problem[]) {
    super(
      `${problems.map(sentenceOf).join(' ')} No submission was written: a provider would refuse it. See the exchange in that file.`,
    );
  }
}

/**
 * Writes a submission to a file in place of an earlier one: it appears whole or not at all. @param requests the run's own
 * texts @throws {SecretFound} for a secret of the run @throws {LeakSuspected} for what looks like somebody's secret
 */
export async function writeSubmission(
  file: string,
  entries: Entries,
  requests: readonly string[],
  scanner: SecretScanner,
): Promise<void> {
  rmSync(file, { force: true });
  scanEntries(entries, scanner);
  const problems = leakProblems(entries, requests);
  if (problems.length > 0) throw new LeakSuspected(problems);
  const partial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(partial, await packEntries(entries));
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
