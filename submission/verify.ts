/** Verifies a submission: reads it safely, checks what it says about itself, and judges the run again. */
import type { Assembled } from './assemble.ts';
import { attestsResult, digestProblems } from './attestation.ts';
import { EnvelopeError } from './dsse.ts';
import type { EntryWriters } from './entries.ts';
import { UnreadableEntry } from './json-entry.ts';
import { futureProblems } from './plausible.ts';
import { readZip, UnsafeZip } from './read.ts';
import { parseRecord } from './record.ts';
import { settingsProblems } from './settings-problems.ts';
import { sha256 } from './suite.ts';
import { profileProblems, suiteProblems } from './verify/origin.ts';
import { checkOutcomes } from './verify/outcomes.ts';
import { checkChallenge, checkSignature } from './verify/seal.ts';
import { type Means, NotGenuine, nothingKnown, requireNone, type State, type Wanted } from './verify/state.ts';
import { type Verification, verificationOf } from './verify/verification.ts';
import { checkZones } from './verify/zones.ts';

export type { Wanted } from './verify/state.ts';
export {
  type JudgedSignature,
  type RanAgainst,
  unverifiable,
  type Verification,
  type VerifiedRun,
} from './verify/verification.ts';

async function check(zip: Buffer, means: Means, state: State): Promise<void> {
  const { wanted } = means;
  const entries = await readZip(zip);
  const attestation = checkSignature(entries, wanted, state);
  requireNone(digestProblems(entries, attestation));
  const record = parseRecord(entries.get('run.json') ?? Buffer.alloc(0));
  state.record = record;
  requireNone(suiteProblems(record));
  requireNone(futureProblems(record, wanted.now ?? Date.now()));
  requireNone(settingsProblems(record));
  checkChallenge(entries, record, wanted, state);
  requireNone(profileProblems(record, wanted));
  const zones = checkZones(record.context);
  requireNone(zones.problems);
  state.notes.push(...zones.notes);
  await checkOutcomes(entries, record, means, state);
  if (state.result && !attestsResult(attestation, entries, state.result)) {
    throw new NotGenuine(['The attestation says something else about the run than its evidence does.']);
  }
}

function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof NotGenuine) return error.reasons;
  if (error instanceof UnsafeZip || error instanceof EnvelopeError || error instanceof UnreadableEntry) {
    return [error.message];
  }
  // Whatever a forged run makes the judging throw, it is the submission that is at fault, not the provider's machine.
  return [`It could not be judged again: ${error instanceof Error ? error.message : String(error)}`];
}

/**
 * Verifies the bytes of a submission. Never throws for what is in them.
 * @param writers what writes the entries that people and other tools read: they are written again and compared
 * @param known what `assemble` has made already: taken where it is of the very evidence that the zip holds
 */
export async function verifySubmission(
  zip: Buffer,
  wanted: Wanted,
  writers: EntryWriters,
  known?: Assembled,
): Promise<Verification> {
  const state = nothingKnown();
  try {
    state.digest = sha256(zip);
    await check(zip, { wanted, writers, known }, state);
    return verificationOf(state, []);
  } catch (error) {
    return verificationOf(state, reasonsOf(error));
  }
}
