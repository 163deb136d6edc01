/** Packs a submission: the same content gives the same bytes, and nothing half-written is ever left under its name. */
import type { KeyObject } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { ZipFile } from 'yazl';
import { ATTESTATION, attest, CHALLENGE, type Entries, sortedNames } from './attestation.ts';
import { ALLURE_FOLDER, derivedEntries, requestTexts } from './entries.ts';
import { BLANK_SEAL, ENTRY_MODE, ENTRY_TIME, sealZip } from './layout.ts';
import { leakProblems } from './leaks.ts';
import type { RunResult } from './result.ts';
import { type SecretScanner, scanEntries } from './scan.ts';

/** What a submission is made of. */
export interface SubmissionParts {
  readonly result: RunResult;
  /** Files for Allure by name, without a folder. */
  readonly allure: ReadonlyMap<string, Buffer>;
  /** The provider's challenge, as it was given. */
  readonly challenge?: Buffer;
  /** Ed25519; absent: unsigned, and said so. */
  readonly key?: KeyObject;
}

/** All entries of a submission, the attestation over them included. */
export function submissionEntries({ result, allure, challenge, key }: SubmissionParts): Map<string, Buffer> {
  const entries = derivedEntries(result, { challenge: challenge !== undefined, signed: key !== undefined });
  for (const [name, bytes] of allure) entries.set(`${ALLURE_FOLDER}${name}`, bytes);
  if (challenge) entries.set(CHALLENGE, challenge);
  entries.set(ATTESTATION, attest(entries, result, key ?? null));
  return entries;
}

/** The zip of the entries: sorted by name, one fixed time, sealed. */
export async function packEntries(entries: Entries): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of sortedNames(entries)) {
    const options = { mtime: ENTRY_TIME, mode: ENTRY_MODE, forceDosTimestamp: true };
    zip.addBuffer(entries.get(name) as Buffer, name, options);
  }
  zip.end({ comment: BLANK_SEAL, forceZip64Format: false });
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return sealZip(Buffer.concat(chunks));
}

/** Something that looks like a secret, and that the suite has not sent itself, was about to leave. */
export class LeakSuspected extends Error {
  override readonly name = 'LeakSuspected';
  constructor(problems: readonly string[]) {
    super(
      `${problems.join(' ')} No submission was written: a provider would refuse it. See the exchange in that file.`,
    );
  }
}

/**
 * Writes a submission to a file. An earlier one there is removed first, and the new one appears whole or not at all.
 * @throws {SecretFound} where an entry holds a secret of the run
 * @throws {LeakSuspected} where an entry holds what looks like somebody's secret
 */
export async function writeSubmission(file: string, parts: SubmissionParts, scanner: SecretScanner): Promise<void> {
  rmSync(file, { force: true });
  const entries = submissionEntries(parts);
  scanEntries(entries, scanner);
  const problems = leakProblems(entries, requestTexts(parts.result));
  if (problems.length > 0) throw new LeakSuspected(problems);
  const partial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(partial, await packEntries(entries));
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
