/** Verifies a submission: reads it safely, checks what it says about itself, and judges the run again. */
import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '../contract/profile.ts';
import type { Assembled } from './assemble.ts';
import { attestsResult, digestProblems } from './attestation.ts';
import type { EntryWriters } from './entries.ts';
import { futureProblems } from './plausible.ts';
import { type Problem, problem, Refusal, refusal, requireNone } from './problems.ts';
import { readZip } from './read.ts';
import { parseRecord } from './record.ts';
import type { RunRecord } from './result.ts';
import { settingsProblems } from './settings-problems.ts';
import { catalogueDigest, otherVersion, sha256, suiteIdentity } from './suite.ts';
import { judgedAgain } from './verify/outcomes.ts';
import { checkChallenge, checkSignature } from './verify/signers.ts';
import { type Findings, nothingKnown, type Verification, verificationOf, type Wanted } from './verify/verification.ts';
import { checkZones } from './verify/zones.ts';

export {
  type JudgedSignature,
  type RanAgainst,
  unverifiable,
  type Verification,
  type VerifiedRun,
  type Wanted,
} from './verify/verification.ts';

/** Whether this suite made the run. */
function suiteProblems({ suite, catalogueDigest: catalogue }: RunRecord): Problem[] {
  const own = suiteIdentity();
  const other = otherVersion(suite.version);
  if (other) return [other];
  if (suite.digest !== own.digest) {
    return [problem('suite.altered', { version: suite.version, digest: own.digest.slice(0, 12) })];
  }
  return catalogue === catalogueDigest() ? [] : [problem('suite.other-catalogue')];
}

/** The profile as a run records it where nobody gave the secret of its second client: what rests on it is left open. */
function withoutSecondClient(profile: Profile): Profile {
  const { secondClient: _secondClient, ...token } = profile.token ?? {};
  return profile.token ? { ...profile, token } : profile;
}

/** Whether the run was made with the profile that is wanted. */
function profileProblems(record: RunRecord, wanted: Wanted): Problem[] {
  if (!wanted.profile) return [];
  const profile = JSON.parse(JSON.stringify(wanted.profile)) as Profile;
  const conforming = [profile, withoutSecondClient(profile)];
  if (conforming.some((each) => isDeepStrictEqual(record.context.profile, each))) return [];
  return [problem('profile.other', { name: record.context.profile.name ?? 'without a name' })];
}

/** What a submission is verified with. */
interface Means {
  readonly wanted: Wanted;
  readonly writers: EntryWriters;
  readonly known: Assembled | undefined;
}

async function check(zip: Buffer, { wanted, writers, known }: Means, found: Findings): Promise<void> {
  const entries = await readZip(zip);
  const attestation = checkSignature(entries, wanted, found);
  requireNone(digestProblems(entries, attestation));
  const record = parseRecord(entries.get('run.json') ?? Buffer.alloc(0));
  found.record = record;
  requireNone(suiteProblems(record));
  requireNone(futureProblems(record, wanted.now ?? Date.now()));
  requireNone(settingsProblems(record));
  checkChallenge(entries, record, wanted, found);
  requireNone(profileProblems(record, wanted));
  const zones = checkZones(record.context);
  requireNone(zones.problems);
  found.doubts.push(...zones.doubts);
  const result = await judgedAgain(entries, record, { writers, known, signed: found.signatures.length > 0 });
  if (!attestsResult(attestation, entries, result)) throw refusal('attestation.other-result');
  found.result = result;
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof Refusal) return error.problems;
  // Whatever a forged run makes the judging throw, it is the submission that is at fault, not the provider's machine.
  return [problem('judging.failed', { error: error instanceof Error ? error.message : String(error) })];
}

/** Verifies the bytes of a submission; never throws for what is in them. @param known taken if it is of the same evidence */
export async function verifySubmission(
  zip: Buffer,
  wanted: Wanted,
  writers: EntryWriters,
  known?: Assembled,
): Promise<Verification> {
  const found = nothingKnown();
  try {
    found.digest = sha256(zip);
    await check(zip, { wanted, writers, known }, found);
    return verificationOf(found, []);
  } catch (error) {
    return verificationOf(found, problemsOf(error));
  }
}
