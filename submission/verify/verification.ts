/** What a verification asks, what it finds out, and what it says in the end. */
import { hash } from 'node:crypto';
import { operationsOf } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Target } from '../../contract/run.ts';
import type { Challenge } from '../challenge.ts';
import type { ReadSignature } from '../dsse.ts';
import { levelOf } from '../levels.ts';
import type { ReadMatch } from '../match.ts';
import { type Problem, sentenceOf } from '../problems.ts';
import type { ClientRun, RunRecord, RunResult, SuiteIdentity, VerdictFile } from '../result.ts';
import { suiteIdentity } from '../suite.ts';
import { isPlanWhole } from '../verdict.ts';

/** What the provider asks of a submission beyond its being consistent. */
export interface Wanted {
  /** Key ids of those who are trusted to sign submissions. */
  readonly trusted: ReadonlySet<string>;
  /** Key ids of those who issue challenges: nobody else's challenge makes a level 1. Absent: nobody. */
  readonly trustedChallenge?: ReadonlySet<string>;
  /** Key ids of the witnesses: a run that one of them made and signed is of level 3. Absent: nobody. */
  readonly trustedWitness?: ReadonlySet<string>;
  /** Key ids of those who match submissions with the service's log: a match that one of them signed is of level 2. Absent: nobody. */
  readonly trustedMatch?: ReadonlySet<string>;
  /** Whether a trusted signature must be there. */
  readonly signature: boolean;
  /** The profile that the submission must have been made with. */
  readonly profile?: Profile;
  /** Milliseconds since the epoch; absent: this machine's clock. */
  readonly now?: number;
}

/** A signature, and whether its key is named by `--trust` or `--trust-witness`, or for a challenge by `--trust-challenge`; if not, nobody knows whose it is. */
export type JudgedSignature = ReadSignature & { readonly trusted: boolean };

/** Who answered the calls of a run: an environment of the service, or for a client the stub provider, or what a HAR does not tell. */
type AnsweredBy = Target['environment'] | ClientRun['answeredBy'];

/** What a reader of a verification wants to know of the run: what `verdict.json` says, less its requirements. */
export type VerifiedRun = Omit<VerdictFile, 'verdict' | 'requirements'>;

/** What has been found out about a submission so far. */
export interface Findings {
  /** Whether a challenge that counts is answered, a witness who counts made the run, and a matcher who counts found its calls in a log. */
  readonly support: { challenged: boolean; witnessed: boolean; matched: boolean };
  /** Every signature of the attestation; none: unsigned. */
  signatures: readonly JudgedSignature[];
  /** The challenge that the run answers, and who signed it; `null`: none. */
  challenge: (Challenge & { readonly signatures: readonly JudgedSignature[] }) | null;
  /** What the match beside the submission says, and who signed it; `null`: none was looked at, or it does not count. */
  match: ReadMatch | null;
  /** SHA-256 (hex) of the file; `null` where it could not be read. */
  digest: string | null;
  /** SHA-256 (hex) of `evidence.ndjson`, as attested. */
  evidence: string | null;
  /** The suite that it says it was made by. */
  madeBy: SuiteIdentity | null;
  record: RunRecord | null;
  result: RunResult | null;
  /** What a reader should know that refuses nothing, such as what could not be checked on this machine. */
  readonly doubts: Problem[];
}

/** Nothing is known yet. */
export function nothingKnown(): Findings {
  return {
    support: { challenged: false, witnessed: false, matched: false },
    match: null,
    signatures: [],
    challenge: null,
    digest: null,
    evidence: null,
    madeBy: null,
    record: null,
    result: null,
    doubts: [],
  };
}

const sentences = (problems: readonly Problem[]): readonly string[] => problems.map(sentenceOf);

function unmetOf({ verdict }: RunResult): readonly string[] {
  return verdict.requirements
    .filter(({ level, outcome }) => level === 'MUST' && (outcome === 'failed' || outcome === 'inconclusive'))
    .map(({ id, outcome, reason }) => `${id} ${outcome}${reason ? `: ${reason}` : ''}`);
}

function factsOf({ verdict: { verdict: _verdict, requirements: _requirements, ...facts } }: RunResult): VerifiedRun {
  return facts;
}

function answeredBy({ context: { target }, client }: RunRecord): AnsweredBy {
  return client?.answeredBy ?? (target.embedded ? 'mock' : target.environment);
}

/** How long a client's scenes took, in whole seconds, as far as the party under test says so: what it let pass by the clock file and the pauses between scenes left out. `null`: nobody played. */
function secondsPlayed({ client }: RunRecord): number | null {
  if (!client || client.drivenBy === 'elsewhere') return null;
  const took = client.plays.map(({ startedAt, endedAt }) => Date.parse(endedAt) - Date.parse(startedAt));
  const ms = took.reduce((all, each) => all + each, -client.clockAheadMs);
  return Math.max(0, Math.round(ms / 1000));
}

/** In how many thrown-away tries of each scene the client had called, as far as the party under test says so. */
const repeatsIn = ({ client }: RunRecord) =>
  (client?.plays ?? []).flatMap(({ scene, repeats }) => (repeats > 0 ? [{ scene, repeats }] : []));

/** What became of a submission. */
export type Verification = ReturnType<typeof verificationOf>;

/** What is reported of a submission. @param problems why it is not genuine; none: it is consistent */
export function verificationOf(found: Findings, problems: readonly Problem[]) {
  const { record, signatures, challenge, match, digest, evidence, doubts } = found;
  const isUnread = problems.some(({ code }) => code === 'judging.no-file');
  const consistent = isUnread ? null : problems.length === 0;
  // What is not genuine cannot be relied on in anything that it says of its run.
  const result = consistent ? found.result : null;
  const level = result ? levelOf(result.record, result.unbound, found.support) : 0;
  const profile = record?.context.profile ?? null;
  const own = suiteIdentity();
  return {
    /** Intact, made by this suite, and its verdict follows from its evidence: as much as can be known of any submission. `null`: the file could not be read. */
    consistent,
    /** `false`: not consistent. `true`: it answers the provider's challenge, the provider's log has its calls, or a witness made it. `null`: level 0, and may have been made up, or the file could not be read. */
    genuine: consistent ? level > 0 || null : consistent === null ? null : false,
    /** The verdict by our own judging; `null` where it could not be judged again. */
    verdict: result?.verdict.verdict ?? null,
    problems,
    reasons: sentences(problems),
    doubts: doubts as readonly Problem[],
    notes: sentences(doubts),
    /** Whether the whole plan was gone through, each test once. */
    whole: result !== null && isPlanWhole(result.record) && result.verdict.tested.notRun === 0,
    /** Why it is not certified: instances of MUST requirements that failed or could not be judged. */
    unmet: result ? unmetOf(result) : [],
    level,
    signatures,
    challenge,
    match,
    digest,
    /** The suite that it says it was made by, also where it is not genuine. */
    madeBy: found.madeBy,
    /** Whether it was made with the very suite that verifies. */
    suiteMatches: record?.suite.version === own.version && record.suite.digest === own.digest,
    profileName: profile?.name ?? null,
    profileDigest: profile ? hash('sha256', JSON.stringify(profile)) : null,
    /** `mock` for the embedded one too; `null` where it is not genuine, as what follows. */
    answeredBy: result ? answeredBy(result.record) : null,
    /** SHA-256 of the earlier submission that this delta run completes, without which it counts for nothing; `null` where it is none. */
    completes: result?.record.completes ?? null,
    hotels: result?.record.context.values.hotels ?? [],
    /** Those of the version of the interface that its profile names. */
    operations: result ? operationsOf(result.record.context.profile) : [],
    repeats: result ? repeatsIn(result.record) : [],
    secondsPlayed: result ? secondsPlayed(result.record) : null,
    /** Whose run it is; it stands in the record, and with a challenge the provider has named it. */
    clientId: result?.record.context.clientId ?? null,
    /** Whatever a run makes up follows from it: two runs have the same one only where both answer one challenge, or one is a copy. */
    seed: result?.record.context.seed ?? null,
    /** SHA-256 (hex) of what was exchanged, as `evidence.ndjson` has it: another submission of the same run has the same. */
    evidence: result ? evidence : null,
    run: result ? factsOf(result) : null,
  };
}

/** What is reported of a submission about which nothing could be found out. */
export const unverifiable = (why: Problem): Verification => verificationOf(nothingKnown(), [why]);
