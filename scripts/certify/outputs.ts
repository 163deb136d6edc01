/** The files that a run leaves in its folder. */
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateAllureReport, writeAllureResults } from '../../reporters/allure.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { cannotWrite } from '../../run/cannot-write.ts';
import { GUARDED, guardsCommand } from '../../run/guarded.ts';
import { ownFolder } from '../../run/own-folders.ts';
import type { Settings } from '../../run/settings.ts';
import type { Assembled } from '../../submission/assemble.ts';
import { CHALLENGE } from '../../submission/attestation.ts';
import { requestTexts } from '../../submission/entries.ts';
import { submissionEntries, writeSubmission } from '../../submission/pack.ts';
import { SecretFound, SecretScanner, scanFolder } from '../../submission/scan.ts';
import { verifySubmission } from '../../submission/verify.ts';
import { UsageError } from '../usage.ts';
import { JOURNAL, KEPT, NOT_STARTED, RECORD, REPORTS, SUMMARY } from './folder.ts';

/** Holds the results until all of them are written and searched: a command that is killed meanwhile leaves none. */
const UNFINISHED = '.unfinished';
/** Entries of the submission that are also written to the folder: results, and records of what was done. */
const CLAIMS = ['verdict.json', 'junit.xml', 'report.html'];
const RECORDS = [RECORD, 'evidence.ndjson'];
/** What is moved out of the folder for unfinished results, the submission last. */
const FINISHED = [...REPORTS, ...CLAIMS, 'submission.zip'];
const OURS = [
  UNFINISHED,
  ...FINISHED,
  ...RECORDS,
  ...RECORDS.map((name) => `${name}.new`),
  CHALLENGE,
  JOURNAL,
  SUMMARY,
  NOT_STARTED,
];

/** @throws {UsageError} if a client's run is paused, which may be days of work */
export function mustNotBePaused(out: string): void {
  if (existsSync(join(out, KEPT))) {
    throw new UsageError(
      `--out: ${out} holds a paused run of a client; nothing was sent. Continue it with the command that began it, name another folder, or delete that one.`,
    );
  }
}

/** What a resumed run recorded earlier. */
const OF_RESUMED: readonly string[] = [...RECORDS, CHALLENGE, JOURNAL];

/**
 * Removes what an earlier run left: nothing may claim more than this run has shown. A resumed run keeps its
 * records.
 * @throws {UsageError} at a paused run
 */
export function clearOutputs(out: string, resumed = false): void {
  mustNotBePaused(out);
  mkdirSync(out, { recursive: true });
  const gone = resumed ? OURS.filter((name) => !OF_RESUMED.includes(name)) : OURS;
  for (const name of gone) rmSync(join(out, name), { recursive: true, force: true });
  for (const name of readdirSync(out)) {
    if (name.startsWith('submission.zip.')) rmSync(join(out, name), { force: true });
  }
}

/** Replaces a file atomically. @throws {CannotWrite} with its name */
export function writeWhole(file: string, content: string | Buffer, mode?: number): void {
  const unfinished = `${file}.new`;
  try {
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
    renameSync(unfinished, file);
  } catch (error) {
    throw cannotWrite(file, error) ?? error;
  }
}

/** Stores the challenge that a run answers next to its record, for judging it again. */
export function keepChallenge(out: string, challenge: Buffer | undefined): void {
  if (challenge) writeWhole(join(out, CHALLENGE), challenge);
}

export interface Signing {
  readonly key?: KeyObject;
  readonly challenge?: Buffer;
  /** Every secret of the run: none may be found. */
  readonly secrets: readonly string[];
  /** Those that the service issued. */
  readonly given?: readonly string[];
}

export interface Written {
  readonly files: readonly string[];
  /** What could not be written, a sentence each. */
  readonly notes: readonly string[];
  /** Why a provider would not accept the submission as genuine, a sentence each. */
  readonly refused: readonly string[];
}

/** Removes what must not leave the machine: all results but records, and records that contain a secret. */
export function withdraw(out: string, error: unknown): void {
  const places = error instanceof SecretFound ? error.places : [];
  const kept = OF_RESUMED.filter((name) => !places.includes(name));
  for (const name of OURS) if (!kept.includes(name)) rmSync(join(out, name), { recursive: true, force: true });
}

/** Writes verdict, reports and submission, or none of them. @throws {SecretFound} if the final scan finds a secret */
export async function writeOutputs(
  out: string,
  assembled: Assembled,
  signing: Signing,
  { allure }: Pick<Settings, 'allure'> = { allure: true },
): Promise<Written> {
  try {
    return await writeAll(out, assembled, signing, allure);
  } catch (error) {
    withdraw(out, error);
    throw error;
  }
}

/** Makes the Allure report in a folder. @returns a sentence if there is none */
async function allureReport(unfinished: string, { result }: Assembled): Promise<string[]> {
  const workshop = ownFolder();
  try {
    const guard = { args: GUARDED, env: guardsCommand() };
    const report = await generateAllureReport(unfinished, result, workshop.path, guard);
    return 'problem' in report ? [report.problem] : [];
  } finally {
    workshop.remove();
  }
}

/** Writes a file of the results. @throws {CannotWrite} with its name, which the system's own error may lack */
async function naming(file: string, write: () => void | Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw cannotWrite(file, error) ?? error;
  }
}

/** An existing file is not put at risk: on a full disk it could not be written again. */
function write(file: string, bytes: Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}

async function writeAll(out: string, assembled: Assembled, signing: Signing, allure: boolean): Promise<Written> {
  const { result } = assembled;
  const { secrets, given, ...signedWith } = signing;
  const entries = submissionEntries({ result, writers: entryWriters, ...signedWith });
  const unfinished = join(out, UNFINISHED);
  mkdirSync(unfinished, { recursive: true });
  for (const [names, folder] of [[RECORDS, out] as const, [CLAIMS, unfinished] as const])
    for (const name of names)
      await naming(join(out, name), () => write(join(folder, name), entries.get(name) as Buffer));
  if (allure) await naming(join(out, 'allure-results'), () => writeAllureResults(unfinished, result));
  const making = allure ? allureReport(unfinished, assembled) : [];
  const scanner = new SecretScanner(secrets, given);
  const zip = join(unfinished, 'submission.zip');
  let refused: readonly string[] = [];
  try {
    await naming(join(out, 'submission.zip'), () => writeSubmission(zip, entries, requestTexts(result), scanner));
    // Done while the report is made: exactly what the provider will do with this file.
    // By the run's own clock: the machine's may have been set meanwhile.
    const now = Date.parse(result.record.times.endedAt);
    const wanted = { trusted: new Set<string>(), signature: false, now };
    ({ reasons: refused } = await verifySubmission(readFileSync(zip), wanted, entryWriters, assembled));
  } finally {
    await making;
  }
  // What else lies there, such as a `.env` or another run's folder, is not this run's.
  const others = readdirSync(out).filter((name) => !OURS.includes(name));
  scanFolder(out, scanner, others);
  for (const name of FINISHED) {
    rmSync(join(out, name), { recursive: true, force: true });
    if (existsSync(join(unfinished, name)))
      await naming(join(out, name), () => renameSync(join(unfinished, name), join(out, name)));
  }
  rmSync(unfinished, { recursive: true, force: true });
  const files = ['submission.zip', 'verdict.json', 'report.html', 'report/index.html', 'junit.xml', 'evidence.ndjson'];
  const there = files.map((name) => join(out, name)).filter((file) => existsSync(file));
  return { files: there, notes: await making, refused };
}
