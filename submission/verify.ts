/** Verifies a submission: reads it safely, checks what it says about itself, and judges the run again. */
import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../contract/evidence.ts';
import type { Profile } from '../contract/profile.ts';
import type { Target } from '../contract/run.ts';
import type { Verdict } from '../contract/words.ts';
import { type Assembled, assemble } from './assemble.ts';
import {
  ATTESTATION,
  attestsResult,
  CHALLENGE,
  digestProblems,
  type Entries,
  type OpenedAttestation,
  openAttestation,
} from './attestation.ts';
import { challengeProblems, openChallenge } from './challenge.ts';
import { EnvelopeError } from './dsse.ts';
import { derivedEntries, type EntryWriters, requestTexts } from './entries.ts';
import { leakProblems } from './leaks.ts';
import { futureProblems } from './plausible.ts';
import { readZip, UnsafeZip } from './read.ts';
import { evidenceBytes, parseEvidence, parseRecord, recordBytes, UnreadableEntry } from './record.ts';
import type { ProofLevel, RunRecord, RunResult, VerdictFile } from './result.ts';
import { catalogueDigest, sha256, suiteIdentity } from './suite.ts';

/** What the provider asks of a submission beyond its being genuine. */
export interface Wanted {
  /** Key ids of the public keys that are trusted. */
  readonly trusted: ReadonlySet<string>;
  /** Whether a trusted signature must be there. */
  readonly signature: boolean;
  /** The profile that the submission must have been made with. */
  readonly profile?: Profile;
  /** Milliseconds since the epoch; absent: this machine's clock. */
  readonly now?: number;
}

/** What became of a submission. */
export interface Verification {
  /** Intact, made by this suite, and its verdict follows from its evidence. */
  readonly genuine: boolean;
  /** The verdict by our own judging; `null` where it could not be judged again. */
  readonly verdict: Verdict | null;
  /** Why it is not genuine, one sentence each; empty where it is. */
  readonly reasons: readonly string[];
  /** Why it is not certified: instances of MUST requirements that failed or could not be judged. */
  readonly unmet: readonly string[];
  readonly level: ProofLevel;
  /** Who signed: key id, and whether the provider trusts it; `null`: unsigned. */
  readonly signer: { readonly keyId: string; readonly trusted: boolean } | null;
  /** Whether it was made with the very suite that verifies. */
  readonly suiteMatches: boolean;
  readonly profileName: string | null;
  /** SHA-256 (hex) of the profile. */
  readonly profileDigest: string | null;
  /** Where it was run: `mock` for the embedded one too, whatever else is said of it; `null` where it is not genuine. */
  readonly environment: RanAgainst | null;
  /** What the run was about and what came of it; `null` where it is not genuine: then nothing in it can be relied on. */
  readonly run: VerifiedRun | null;
}

/** The environments that a run can be made against. */
export type RanAgainst = Target['environment'];

/** What a reader of a verification wants to know of the run: what `verdict.json` says, less its requirements. */
export type VerifiedRun = Omit<VerdictFile, 'verdict' | 'requirements'>;

/** What a submission is verified with. */
interface Means {
  readonly wanted: Wanted;
  readonly writers: EntryWriters;
  readonly known: Assembled | undefined;
}

/** What has been found out about a submission so far. */
interface State {
  level: ProofLevel;
  signer: Verification['signer'];
  record: RunRecord | null;
  result: RunResult | null;
}

/** Ends a verification with the sentences that say why. */
class NotGenuine extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons[0]);
  }
}

/** Ends the verification where there are problems. */
function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new NotGenuine(problems);
}

function checkSignature(entries: Entries, wanted: Wanted, state: State): OpenedAttestation {
  const bytes = entries.get(ATTESTATION);
  if (!bytes) throw new NotGenuine([`There is no ${ATTESTATION}: nothing says what belongs to the submission.`]);
  const attestation = openAttestation(bytes);
  const [keyId] = attestation.signers;
  if (keyId) state.signer = { keyId, trusted: wanted.trusted.has(keyId) };
  if (wanted.signature && !state.signer) {
    throw new NotGenuine(['It is not signed, and a trusted signature is required.']);
  }
  if (wanted.signature && !state.signer?.trusted) {
    throw new NotGenuine([`It is signed by the key ${keyId}, which is not trusted; give its public key with --trust.`]);
  }
  return attestation;
}

function checkChallenge(entries: Entries, record: RunRecord, wanted: Wanted, state: State): void {
  const bytes = entries.get(CHALLENGE);
  if (!bytes) return;
  const opened = openChallenge(bytes);
  requireNone(challengeProblems(record, bytes, opened));
  // A party that signs its own challenge has not been challenged.
  const byProvider = opened.signers.some((signer) => wanted.trusted.has(signer) && signer !== state.signer?.keyId);
  if (byProvider) state.level = 1;
}

function suiteProblems({ suite, catalogueDigest: catalogue }: RunRecord): string[] {
  const own = suiteIdentity();
  if (suite.version !== own.version) {
    return [
      `It was made with suite version ${suite.version}, this is ${own.version}: verify it with ${suite.version}.`,
    ];
  }
  if (suite.digest !== own.digest) {
    return [`It was made with an altered suite: version ${suite.version} has the digest ${own.digest.slice(0, 12)}….`];
  }
  return catalogue === catalogueDigest() ? [] : ['It was made with another requirement catalogue than this suite has.'];
}

function profileProblems(record: RunRecord, wanted: Wanted): string[] {
  if (!wanted.profile || isDeepStrictEqual(record.context.profile, JSON.parse(JSON.stringify(wanted.profile))))
    return [];
  const name = record.context.profile.name ?? 'without a name';
  return [`It was made with another profile (${name}) than the one given with --profile.`];
}

function recordedVerdict(entries: Entries): VerdictFile {
  try {
    const file = JSON.parse(entries.get('verdict.json')?.toString('utf8') ?? '') as VerdictFile;
    if (Array.isArray(file.requirements) && file.requirements.every((line) => typeof line?.id === 'string'))
      return file;
  } catch {
    // Reported below.
  }
  throw new UnreadableEntry('verdict.json is missing or is not a verdict.');
}

function planProblems(recorded: VerdictFile, { verdict }: RunResult): string[] {
  const ids = new Set(recorded.requirements.map(({ id }) => id));
  const own = new Map(verdict.requirements.map((line) => [line.id, line]));
  const missing = [...own.keys()].filter((id) => !ids.has(id));
  const extra = [...ids].filter((id) => !own.has(id));
  return [
    ...missing.map((id) => `The requirement ${id} belongs to the plan and is missing from the verdict.`),
    ...extra.map((id) => `The requirement ${id} is in the verdict and not in the plan.`),
  ];
}

function outcomeProblems(recorded: VerdictFile, { verdict }: RunResult): string[] {
  const own = new Map(verdict.requirements.map((line) => [line.id, line]));
  const problems = recorded.requirements.flatMap(({ id, outcome }) => {
    const line = own.get(id);
    return !line || line.outcome === outcome
      ? []
      : [`The outcome of ${id} is recorded as ${outcome}, the evidence says ${line.outcome}.`];
  });
  if (recorded.verdict !== verdict.verdict) {
    problems.push(`The verdict is recorded as ${recorded.verdict}, the evidence says ${verdict.verdict}.`);
  }
  return problems;
}

function entryProblems(entries: Entries, derived: Entries): string[] {
  const wrong = [...derived].filter(([name, bytes]) => !entries.get(name)?.equals(bytes));
  const isExpected = (name: string) => derived.has(name) || name === ATTESTATION || name === CHALLENGE;
  const strange = [...entries.keys()].filter((name) => !isExpected(name));
  return [
    ...wrong.map(([name]) => `The file ${name} is not what the evidence gives.`),
    ...strange.map((name) => `The file ${name} does not belong in a submission.`),
  ];
}

/** Whether a result was assembled from the very bytes of these entries. */
function isAssembledFrom(entries: Entries, { result }: Assembled): boolean {
  const isIn = (name: string, bytes: Buffer) => entries.get(name)?.equals(bytes) === true;
  return (
    isIn('run.json', recordBytes(result.record)) && isIn('evidence.ndjson', evidenceBytes(result.exchanges.values()))
  );
}

/** Judges the evidence again, unless it has been judged already. */
function judged(entries: Entries, record: RunRecord, exchanges: readonly Exchange[], known?: Assembled) {
  return known && isAssembledFrom(entries, known) ? known : assemble(record, exchanges);
}

async function checkOutcomes(entries: Entries, record: RunRecord, means: Means, state: State): Promise<void> {
  const exchanges = parseEvidence(entries.get('evidence.ndjson') ?? Buffer.alloc(0));
  const recorded = recordedVerdict(entries);
  const { result, problems } = await judged(entries, record, exchanges, means.known);
  requireNone(leakProblems(entries, requestTexts(result)));
  requireNone(planProblems(recorded, result));
  requireNone(problems);
  requireNone(outcomeProblems(recorded, result));
  const sealed = { challenge: entries.has(CHALLENGE), signed: state.signer !== null };
  requireNone(entryProblems(entries, derivedEntries(result, sealed, means.writers)));
  state.result = result;
}

async function check(zip: Buffer, means: Means, state: State): Promise<void> {
  const { wanted } = means;
  const entries = await readZip(zip);
  const attestation = checkSignature(entries, wanted, state);
  requireNone(digestProblems(entries, attestation));
  const record = parseRecord(entries.get('run.json') ?? Buffer.alloc(0));
  state.record = record;
  requireNone(suiteProblems(record));
  requireNone(futureProblems(record, wanted.now ?? Date.now()));
  checkChallenge(entries, record, wanted, state);
  requireNone(profileProblems(record, wanted));
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

function unmetOf({ verdict }: RunResult): string[] {
  return verdict.requirements
    .filter(({ level, outcome }) => level === 'MUST' && (outcome === 'failed' || outcome === 'inconclusive'))
    .map(({ id, outcome, reason }) => `${id} ${outcome}${reason ? `: ${reason}` : ''}`);
}

function factsOf({ verdict: { verdict: _verdict, requirements: _requirements, ...facts } }: RunResult): VerifiedRun {
  return facts;
}

function environmentOf({ target }: VerifiedRun): RanAgainst {
  return target.embedded ? 'mock' : target.environment;
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
  const state: State = { level: 0, signer: null, record: null, result: null };
  let reasons: readonly string[] = [];
  try {
    await check(zip, { wanted, writers, known }, state);
  } catch (error) {
    reasons = reasonsOf(error);
  }
  const genuine = reasons.length === 0;
  const profile = state.record?.context.profile ?? null;
  const own = suiteIdentity();
  const run = genuine && state.result ? factsOf(state.result) : null;
  return {
    genuine,
    verdict: genuine ? (state.result?.verdict.verdict ?? null) : null,
    reasons,
    unmet: genuine && state.result ? unmetOf(state.result) : [],
    level: genuine ? state.level : 0,
    signer: state.signer,
    suiteMatches: state.record?.suite.version === own.version && state.record.suite.digest === own.digest,
    profileName: profile?.name ?? null,
    profileDigest: profile ? sha256(JSON.stringify(profile)) : null,
    environment: run && environmentOf(run),
    run,
  };
}
