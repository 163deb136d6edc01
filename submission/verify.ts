/** Verifies a submission: reads it safely, checks what it says about itself, and judges the run again. */
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { claimFaults, profileFaults, runFaults, valuesFaults } from '../cases/profile-checks.ts';
import { isLoopback } from '../contract/address.ts';
import type { PlacedFault } from '../contract/faults.ts';
import { type Profile, withoutSecondClient } from '../contract/profile.ts';
import { inWords, shownPath } from '../contract/visible.ts';
import { type Assembled, assemble } from './assemble.ts';
import { ATTESTATION, attestsResult, CHALLENGE, digestProblems, digestsOf, type Entries } from './attestation.ts';
import { derivedEntries, type EntryWriters, leakProblems, requestTexts, type Vouchers } from './entries.ts';
import { futureProblems } from './plausible.ts';
import { type Problem, problem, Refusal, refusal, requireNone } from './problems.ts';
import { readZip } from './read.ts';
import { evidenceBytes, parseEvidence, parseRecord, recordBytes } from './record.ts';
import type { RunRecord, RunResult, VerdictFile } from './result.ts';
import { catalogueDigest, otherVersion, suiteIdentity } from './suite.ts';
import { parseVerdict } from './verdict.ts';
import { checkChallenge, checkMatch, checkSignature } from './verify/signers.ts';
import { type Findings, nothingKnown, type Verification, verificationOf, type Wanted } from './verify/verification.ts';
import { checkZones } from './verify/zones.ts';

function refused(what: string, { path, found, wanted }: PlacedFault): Problem {
  const where = path.length === 0 ? '' : `${shownPath(path)}: `;
  return problem('run.settings', { what, where, found: inWords(found), wanted: inWords(wanted) });
}

/** Values as they must have been in the file: empty lists were absent. */
function givenValues({ values }: RunRecord['context']) {
  const { reservationIds, ...others } = values;
  return reservationIds.length === 0 ? others : values;
}

function targetFaults({ context: { subject, target }, pace }: RunRecord): PlacedFault[] {
  const { baseUrl, environment, embedded } = target;
  // A client's location and pace are its own.
  const isHere = subject === 'client' || isLoopback(new URL(baseUrl).hostname);
  const faults: PlacedFault[] = [];
  if (embedded && (environment !== 'mock' || !isHere)) {
    const found = `${environment} at ${baseUrl}`;
    faults.push({ path: ['embedded'], found, wanted: 'the environment mock, on this machine' });
  }
  if (subject !== 'client' && pace.requestsPerSecond === null && !(isHere && environment === 'mock')) {
    faults.push({ path: ['pace'], found: 'no limit', wanted: 'one: only a mock on this machine is called without' });
  }
  return faults;
}

/** Why no run could have been started with these settings; empty if one could. */
export function settingsProblems(record: RunRecord): Problem[] {
  const { context } = record;
  const problems = [
    ...valuesFaults(givenValues(context)).map((fault) => refused('test values', fault)),
    ...targetFaults(record).map((fault) => refused('target', fault)),
    ...profileFaults(context.profile).map((fault) => refused('profile', fault)),
  ];
  if (problems.length > 0) return problems;
  return [
    ...claimFaults(context.claims, context.profile).map((fault) => refused('claims', fault)),
    ...runFaults(context.profile, context.values).map((fault) => refused('profile', fault)),
  ];
}

function suiteProblems({ suite, catalogueDigest: catalogue }: RunRecord): Problem[] {
  const own = suiteIdentity();
  const other = otherVersion(suite.version);
  if (other) return [other];
  if (suite.digest !== own.digest) {
    return [problem('suite.altered', { version: suite.version, digest: own.digest.slice(0, 12) })];
  }
  return catalogue === catalogueDigest() ? [] : [problem('suite.other-catalogue')];
}

function profileProblems(record: RunRecord, wanted: Wanted): Problem[] {
  if (!wanted.profile) return [];
  const profile = JSON.parse(JSON.stringify(wanted.profile)) as Profile;
  const conforming = [profile, withoutSecondClient(profile)];
  if (conforming.some((each) => isDeepStrictEqual(record.context.profile, each))) return [];
  return [problem('profile.other', { name: record.context.profile.name ?? 'without a name' })];
}

function verdictProblems({ verdict: recorded, requirements }: VerdictFile, { verdict }: RunResult): Problem[] {
  const outcomes = new Map(requirements.map(({ id, outcome }) => [id, outcome]));
  const own = new Map(verdict.requirements.map(({ id, outcome }) => [id, outcome]));
  const missing = [...own.keys()].filter((id) => !outcomes.has(id));
  const { verdict: judged } = verdict;
  return [
    ...missing.map((id) => problem('verdict.requirement-missing', { id })),
    ...[...outcomes].flatMap(([id, outcome]) => {
      const due = own.get(id);
      if (due === undefined) return [problem('verdict.requirement-strange', { id })];
      return due === outcome ? [] : [problem('verdict.other-outcome', { id, recorded: outcome, judged: due })];
    }),
    ...(recorded === judged ? [] : [problem('verdict.other', { recorded, judged })]),
  ];
}

/** The entries from which all others are made. */
const GIVEN = ['run.json', 'evidence.ndjson'];
const VERDICT = 'verdict.json';

/** @param unlike entries that differ from those made again */
function entryProblems(entries: Entries, derived: Entries, unlike: Entries): Problem[] {
  const wrong = [...derived.keys()].filter((name) => unlike.has(name) || !entries.has(name));
  const isExpected = (name: string) => derived.has(name) || name === ATTESTATION || name === CHALLENGE;
  const strange = [...entries.keys()].filter((name) => !isExpected(name));
  return [
    ...wrong.map((file) => problem('file.other', { file })),
    ...strange.map((file) => problem('file.strange', { file })),
  ];
}

/** Whether a result was assembled from exactly these entries. */
function isAssembledFrom(entries: Entries, { result }: Assembled): boolean {
  const isIn = (name: string, bytes: Buffer) => entries.get(name)?.equals(bytes) === true;
  return (
    isIn('run.json', recordBytes(result.record)) && isIn('evidence.ndjson', evidenceBytes(result.exchanges.values()))
  );
}

interface Means {
  readonly wanted: Wanted;
  readonly writers: EntryWriters;
  /** A result of `assemble`, used if it is from the same evidence. */
  readonly known: Assembled | undefined;
  readonly match: Buffer | undefined;
}

type Signed = Pick<Vouchers, 'signed' | 'witnessed'>;

/** Judges again and compares verdict, outcomes and entries. @throws {Refusal} with what differs */
async function judgedAgain(entries: Entries, record: RunRecord, { writers, known }: Means, signed: Signed) {
  const { result, problems } =
    known && isAssembledFrom(entries, known)
      ? known
      : await assemble(record, parseEvidence(entries.get('evidence.ndjson') ?? Buffer.alloc(0)));
  const sent = requestTexts(result);
  requireNone(leakProblems(new Map([...entries].filter(([name]) => GIVEN.includes(name))), sent));
  requireNone(problems);
  const derived = derivedEntries(result, { challenge: entries.has(CHALLENGE), ...signed }, writers);
  // Entries made from the evidence contain nothing that the evidence does not.
  const unlike = new Map([...entries].filter(([name, bytes]) => !derived.get(name)?.equals(bytes)));
  requireNone(leakProblems(unlike, sent));
  if (unlike.has(VERDICT) || !entries.has(VERDICT)) {
    requireNone(verdictProblems(parseVerdict(entries.get(VERDICT)), result));
  }
  requireNone(entryProblems(entries, derived, unlike));
  return result;
}

async function check(zip: Buffer, means: Means, found: Findings): Promise<void> {
  const { wanted } = means;
  const entries = await readZip(zip);
  const attestation = checkSignature(entries, wanted, found);
  const digests = digestsOf(entries);
  requireNone(digestProblems(digests, attestation));
  found.evidence = digests.get('evidence.ndjson') ?? null;
  const record = parseRecord(entries.get('run.json') ?? Buffer.alloc(0), (suite) => {
    found.madeBy = suite;
  });
  found.record = record;
  requireNone(suiteProblems(record));
  requireNone(futureProblems(record, wanted.now ?? Date.now()));
  requireNone(settingsProblems(record));
  checkChallenge(entries, record, wanted, found);
  requireNone(profileProblems(record, wanted));
  const zones = checkZones(record.context);
  requireNone(zones.problems);
  found.doubts.push(...zones.doubts);
  const result = await judgedAgain(entries, record, means, {
    signed: found.signatures.length > 0,
    witnessed: attestation.witnessed,
  });
  if (!attestsResult(attestation, digests, result)) throw refusal('attestation.other-result');
  const { unbound } = result;
  if (found.support.challenged && unbound.length > 0) {
    found.doubts.push(problem('challenge.unbound', { scenes: unbound.join(', ') }));
  }
  if (record.completes) found.doubts.push(problem('delta.alone', { digest: record.completes.slice(0, 16) }));
  if (means.match) checkMatch(means.match, wanted, found);
  found.result = result;
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof Refusal) return error.problems;
  // If judging throws, the submission is at fault, not the provider's machine.
  return [problem('judging.failed', { error: error instanceof Error ? error.message : String(error) })];
}

/**
 * Verifies the bytes of a submission; never throws because of their content.
 * @param known used if it is from the same evidence
 * @param more `seen` gets the result of a consistent one; `match` is what lies next to it as its match with a log
 */
export async function verifySubmission(
  zip: Buffer,
  wanted: Wanted,
  writers: EntryWriters,
  known?: Assembled,
  { seen, match }: { readonly seen?: (result: RunResult) => void; readonly match?: Buffer | undefined } = {},
): Promise<Verification> {
  const found = nothingKnown();
  try {
    found.digest = hash('sha256', zip);
    await check(zip, { wanted, writers, known, match }, found);
    if (found.result) seen?.(found.result);
    return verificationOf(found, []);
  } catch (error) {
    return verificationOf(found, problemsOf(error));
  }
}
