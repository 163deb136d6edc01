/** The input of a verification, its findings, and its result. */
import { hash } from 'node:crypto';
import { operationsOf } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Target } from '../../contract/run.ts';
import type { Outcome } from '../../contract/words.ts';
import type { Challenge } from '../challenge.ts';
import type { ReadSignature } from '../dsse.ts';
import { levelOf } from '../levels.ts';
import type { ReadMatch } from '../match.ts';
import { type Problem, sentenceOf } from '../problems.ts';
import type { ClientRun, RunRecord, RunResult, SuiteIdentity, VerdictFile } from '../result.ts';
import { suiteIdentity } from '../suite.ts';
import { isPlanWhole } from '../verdict.ts';

/** What the provider requires of a submission besides consistency. */
export interface Wanted {
  /** Key ids of those who are trusted to sign submissions. */
  readonly trusted: ReadonlySet<string>;
  /** Key ids of challenge issuers: only their challenges lead to level 1. Absent: none. */
  readonly trustedChallenge?: ReadonlySet<string>;
  /** Key ids of witnesses: a run that one of them made and signed is of level 3. Absent: none. */
  readonly trustedWitness?: ReadonlySet<string>;
  /** Key ids of matchers: a match signed by one of them leads to level 2. Absent: none. */
  readonly trustedMatch?: ReadonlySet<string>;
  /** Whether a trusted signature is required. */
  readonly signature: boolean;
  /** The profile that the submission must have been made with. */
  readonly profile?: Profile;
  /** Milliseconds since the epoch; absent: this machine's clock. */
  readonly now?: number;
}

/** A signature, and whether `--trust`, `--trust-witness` or, for a challenge, `--trust-challenge` names its key. */
export type JudgedSignature = ReadSignature & { readonly trusted: boolean };

/** Who answered a run's calls: an environment of the service; for a client the stub provider, or unknown (HAR). */
type AnsweredBy = Target['environment'] | ClientRun['answeredBy'];

/** What a verification reports about the run: `verdict.json` without its requirements. */
export type VerifiedRun = Omit<VerdictFile, 'verdict' | 'requirements'>;

/** What has been found out about a submission so far. */
export interface Findings {
  /** Whether it answers a trusted challenge, a trusted witness made it, and a trusted matcher found its calls. */
  readonly support: { challenged: boolean; witnessed: boolean; matched: boolean };
  /** Every signature of the attestation; none: unsigned. */
  signatures: readonly JudgedSignature[];
  /** The challenge that the run answers, with its signatures; `null` if there is none. */
  challenge: (Challenge & { readonly signatures: readonly JudgedSignature[] }) | null;
  /** What the match next to the submission says, and who signed it; `null`: none, or it does not count. */
  match: ReadMatch | null;
  /** SHA-256 (hex) of the file; `null` where it could not be read. */
  digest: string | null;
  /** SHA-256 (hex) of `evidence.ndjson`, as attested. */
  evidence: string | null;
  /** The suite that it says it was made by. */
  madeBy: SuiteIdentity | null;
  record: RunRecord | null;
  result: RunResult | null;
  /** Notes that refuse nothing, such as what could not be checked on this machine. */
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

/** A line for each MUST that is not met, those that failed first: a batch shows only the first. */
function unmetOf({ verdict }: RunResult): readonly string[] {
  const musts = (wanted: Outcome) =>
    verdict.requirements.filter((each) => each.level === 'MUST' && each.outcome === wanted);
  return [...musts('failed'), ...musts('inconclusive')].map(
    ({ id, outcome, reason }) => `${id} ${outcome}${reason ? `: ${reason}` : ''}`,
  );
}

/** The instance of such a line. Its id may hold blanks: names of fields are the profile's. */
export const idOfUnmet = (line: string): string => /^(.*?) (?:failed|inconclusive)(?:: |$)/s.exec(line)?.[1] ?? line;

function factsOf({ verdict: { verdict: _verdict, requirements: _requirements, ...facts } }: RunResult): VerifiedRun {
  return facts;
}

function answeredBy({ context: { target }, client }: RunRecord): AnsweredBy {
  return client?.answeredBy ?? (target.embedded ? 'mock' : target.environment);
}

/** How long a client's scenes took by the party's account, in whole seconds without pauses; `null`: none was played. */
function secondsPlayed({ client }: RunRecord): number | null {
  if (!client || client.drivenBy === 'elsewhere') return null;
  const took = client.plays.map(({ startedAt, endedAt }) => Date.parse(endedAt) - Date.parse(startedAt));
  const ms = took.reduce((all, each) => all + each, -client.clockAheadMs);
  return Math.max(0, Math.round(ms / 1000));
}

/** The number of discarded tries of each scene in which the client had called, by the party's own account. */
const repeatsIn = ({ client }: RunRecord) =>
  (client?.plays ?? []).flatMap(({ scene, repeats }) => (repeats > 0 ? [{ scene, repeats }] : []));

/** Problems of the reader, not of the submission: the file cannot be read, or another release has to judge it. */
const UNJUDGED: readonly string[] = ['judging.no-file', 'suite.other-version', 'release.missing'];

export type Verification = ReturnType<typeof verificationOf>;

/** The result of a verification. @param problems why it is not genuine; none: it is consistent */
export function verificationOf(found: Findings, problems: readonly Problem[]) {
  const { record, signatures, challenge, match, digest, evidence, doubts } = found;
  const own = suiteIdentity();
  // A suite of this version is this one, or was altered.
  const isOfReader = problems.length > 0 && problems.every(({ code }) => UNJUDGED.includes(code));
  const isUnjudged = isOfReader && found.madeBy?.version !== own.version;
  const consistent = isUnjudged ? null : problems.length === 0;
  // Nothing that an inconsistent submission says about its run can be relied on.
  const result = consistent ? found.result : null;
  const level = result ? levelOf(result.record, result.unbound, found.support) : 0;
  const profile = record?.context.profile ?? null;
  return {
    /** Intact, made by this suite, and its verdict follows from its evidence. `null`: it could not be judged here. */
    consistent,
    /**
     * `false`: not consistent. `true`: it answers the provider's challenge, the provider's log has its calls, or a
     * witness made it. `null`: level 0, so it may be made up, or it could not be judged here.
     */
    genuine: consistent ? level > 0 || null : consistent === null ? null : false,
    /** The verdict by our own judging; `null` where it could not be judged again. */
    verdict: result?.verdict.verdict ?? null,
    problems,
    reasons: sentences(problems),
    doubts: doubts as readonly Problem[],
    notes: sentences(doubts),
    /** Whether the whole plan was run, each test once. */
    whole: result !== null && isPlanWhole(result.record) && result.verdict.tested.notRun === 0,
    /** Why it is not certified: instances of MUST requirements that failed or could not be judged. */
    unmet: result ? unmetOf(result) : [],
    level,
    signatures,
    challenge,
    match,
    digest,
    /** The suite that it names, even if it is not genuine. */
    madeBy: found.madeBy,
    /** Whether it was made with the very suite that verifies. */
    suiteMatches: record?.suite.version === own.version && record.suite.digest === own.digest,
    profileName: profile?.name ?? null,
    profileDigest: profile ? hash('sha256', JSON.stringify(profile)) : null,
    /** `mock` also for the embedded one; this and the following are `null` if it is not genuine. */
    answeredBy: result ? answeredBy(result.record) : null,
    /** SHA-256 of the earlier submission that this delta run completes; `null` if it is not a delta run. */
    completes: result?.record.completes ?? null,
    hotels: result?.record.context.values.hotels ?? [],
    /** Those of the version of the interface that its profile names. */
    operations: result ? operationsOf(result.record.context.profile) : [],
    repeats: result ? repeatsIn(result.record) : [],
    secondsPlayed: result ? secondsPlayed(result.record) : null,
    /** The client of the run, as recorded; a challenge names it too. */
    clientId: result?.record.context.clientId ?? null,
    /** The seed of all invented values: two runs share it only if both answer one challenge, or one is a copy. */
    seed: result?.record.context.seed ?? null,
    /** SHA-256 (hex) of `evidence.ndjson`: other submissions of the same run have the same. */
    evidence: result ? evidence : null,
    run: result ? factsOf(result) : null,
  };
}

/** The result for a submission that could not be examined. */
export const unverifiable = (why: Problem): Verification => verificationOf(nothingKnown(), [why]);
