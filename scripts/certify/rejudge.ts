/** `certify --rejudge`: verdict and reports from the files of an earlier run, however it ended. Nothing is sent. */
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Exchange } from '../../contract/evidence.ts';
import { many } from '../../reporters/verdict-words.ts';
import type { Settings } from '../../run/settings.ts';
import { isOwn, judgedHere } from '../../submission/again.ts';
import { ATTESTATION, CHALLENGE, type Entries, openAttestation } from '../../submission/attestation.ts';
import { Refusal } from '../../submission/problems.ts';
import { readZip } from '../../submission/read.ts';
import { parseEvidence, parseRecord } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { UsageError } from '../usage.ts';
import { readBaseline } from './baseline.ts';
import { conclude, EVIDENCE } from './conclude.ts';
import { holdFolder, KEPT, RECORD } from './folder.ts';
import { type CertifyOptions, say } from './options.ts';
import { clearOutputs, keepChallenge } from './outputs.ts';
import { settingsOf, signingOf } from './prepare.ts';

/** What each file is needed for. */
export interface Left {
  readonly record: RunRecord;
  readonly exchanges: readonly Exchange[];
  /** The evidence up to its last whole line: a killed run may leave half a line. */
  readonly evidence: Buffer;
}

function bytesIn(folder: string, name: string, asked: string): Buffer {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  throw new UsageError(`${asked}: ${folder} has no ${name}: without it nothing can be judged.`);
}

/** An earlier run's files. @param asked the option, as typed @throws {UsageError} if one is missing or unreadable */
export function leftIn(folder: string, asked = '--rejudge'): Left {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${asked}: ${folder} is not a folder. Name that of a run's results, such as certification.`);
  if (existsSync(join(folder, KEPT)))
    throw new UsageError(
      `${asked}: the run in ${folder} is paused. Continue it with the command that began it, and finish it there.`,
    );
  try {
    const record = parseRecord(bytesIn(folder, RECORD, asked));
    const all = bytesIn(folder, EVIDENCE, asked);
    const evidence = all.subarray(0, all.lastIndexOf('\n') + 1);
    return { record, exchanges: parseEvidence(evidence), evidence };
  } catch (error) {
    if (error instanceof Refusal) throw new UsageError(`${asked}: ${folder} cannot be judged: ${error.message}`);
    throw error;
  }
}

/** Puts the evidence where the results go; in its own folder only the half line is cut off. */
function place({ evidence }: Left, folder: string, out: string): void {
  if (folder !== out) {
    clearOutputs(out);
    writeFileSync(join(out, EVIDENCE), evidence);
  } else truncateSync(join(out, EVIDENCE), evidence.length);
}

async function submissionIn(folder: string): Promise<Entries> {
  try {
    return await readZip(readFileSync(join(folder, 'submission.zip')));
  } catch {
    // It does not exist yet, or was edited.
    return new Map();
  }
}

/** The challenge that the run in a folder answered; `undefined`: none. */
export async function challengeIn(folder: string): Promise<Buffer | undefined> {
  const file = join(folder, CHALLENGE);
  return existsSync(file) ? readFileSync(file) : (await submissionIn(folder)).get(CHALLENGE);
}

async function isWitnessed(folder: string): Promise<boolean> {
  const attestation = (await submissionIn(folder)).get(ATTESTATION);
  try {
    return attestation !== undefined && openAttestation(attestation).witnessed;
  } catch {
    return false;
  }
}

/** What seals the rejudged run: the challenge that it answered (unless another is given), and the current key. */
async function signingAgain({ record }: Left, settings: Settings, options: CertifyOptions, folder: string) {
  const { context, times } = record;
  const signing = signingOf({ ...settings, clientId: context.clientId }, options, Date.parse(times.startedAt));
  const challenge = signing.challenge ?? (await challengeIn(folder));
  return challenge ? { ...signing, challenge } : signing;
}

/** Judges a run again. @param given.rejudge the folder of its results; the new ones also go there, or to `--out` */
export async function rejudgeRun(given: CertifyOptions & { readonly rejudge: string }): Promise<number> {
  const folder = resolve(given.rejudge);
  const options = { ...given, out: given.out ?? given.rejudge };
  const out = resolve(options.out);
  const left = leftIn(given.rejudge);
  const record = judgedHere(left.record, left.exchanges);
  const { subject, startedAt } = record.context;
  if (!isOwn(left.record) && folder === out)
    throw new UsageError(
      `--rejudge: the run in ${given.rejudge} was made by another suite, ${left.record.suite.version}. Name another folder for what this one makes of it: --out DIR.`,
    );
  if (folder === out && (await isWitnessed(folder)))
    throw new UsageError(
      `--rejudge: the submission in ${given.rejudge} is signed by a witness, and a rejudged one would not be. Name another folder: --out DIR.`,
    );
  const settings = settingsOf({ subject, earlier: record.context });
  const signing = await signingAgain(left, settings, options, folder);
  const baseline = options.baseline === undefined ? null : await readBaseline(options.baseline, record.context);
  const releases = [...new Set([folder, out])].map(holdFolder);
  try {
    say(
      options,
      `Judging ${many(left.exchanges.length, 'exchange')} of the run of ${startedAt} again. Nothing is sent.`,
    );
    place(left, folder, out);
    keepChallenge(out, signing.challenge);
    const redactor = { values: () => Object.values(settings.secrets), foreign: () => [] };
    const ended = { record, redactor, ran: false, show: false, signing, baseline };
    return (await conclude(options, settings, ended)).exitCode;
  } finally {
    for (const release of releases) release();
  }
}
