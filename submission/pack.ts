/** Packs a submission: the same content gives the same bytes. */
import type { KeyObject } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { ATTESTATION, attest, CHALLENGE, type Entries, sortedNames } from './attestation.ts';
import { derivedEntries, type EntryWriters, leakProblems } from './entries.ts';
import { layOut, type StoredEntry } from './layout.ts';
import { type Problem, sentenceOf } from './problems.ts';
import type { RunResult } from './result.ts';
import { type SecretScanner, scanEntries } from './scan.ts';

export interface SubmissionParts {
  readonly result: RunResult;
  /** Writers of the entries for people and other tools. */
  readonly writers: EntryWriters;
  readonly challenge?: Buffer;
  /** Ed25519; absent: unsigned. */
  readonly key?: KeyObject;
  /** The key belongs to the witness on whose machine the run was made. */
  readonly witnessed?: boolean;
}

/** All entries of a submission, including the attestation. */
export function submissionEntries({
  result,
  writers,
  challenge,
  key,
  witnessed = false,
}: SubmissionParts): Map<string, Buffer> {
  const vouchers = { challenge: challenge !== undefined, signed: key !== undefined, witnessed };
  const entries = derivedEntries(result, vouchers, writers);
  if (challenge) entries.set(CHALLENGE, challenge);
  entries.set(ATTESTATION, attest(entries, result, key ?? null, witnessed));
  return entries;
}

const deflated = promisify<Buffer, Buffer>(deflateRaw);

/** The zip of the entries, sorted by name. */
export async function packEntries(entries: Entries): Promise<Buffer> {
  const stored = sortedNames(entries).map(async (name): Promise<StoredEntry> => {
    const bytes = entries.get(name) as Buffer;
    return { name, crc32: crc32(bytes), compressed: await deflated(bytes), size: bytes.length };
  });
  return layOut(await Promise.all(stored));
}

/** The submission contains something that looks like a secret and that the suite has not sent itself. */
export class LeakSuspected extends Error {
  override readonly name = 'LeakSuspected';
  constructor(problems: readonly Problem[]) {
    super(
      `${problems.map(sentenceOf).join(' ')} No submission was written: a provider would refuse it. See the exchange in that file.`,
    );
  }
}

/**
 * Writes a submission in place of an earlier one.
 * @param requests the run's own texts
 * @throws {SecretFound} for a secret of the run
 * @throws {LeakSuspected} for what looks like somebody's secret
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
  writeFileSync(file, await packEntries(entries));
}
