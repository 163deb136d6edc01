/** What a verification says in the end. */
import type { Target } from '../../contract/run.ts';
import type { Verdict } from '../../contract/words.ts';
import type { Challenge } from '../challenge.ts';
import type { ReadSignature } from '../dsse.ts';
import type { ProofLevel, RunRecord, RunResult, VerdictFile } from '../result.ts';
import { sha256, suiteIdentity } from '../suite.ts';
import { nothingKnown, type State } from './state.ts';

/** A signature, and whether whoever made it is trusted for that. */
export interface JudgedSignature extends ReadSignature {
  /** Named by `--trust`, or for a challenge by `--trust-challenge`. `false`: nobody knows whose it is. */
  readonly trusted: boolean;
}

/** What became of a submission. */
export interface Verification {
  /** Intact, made by this suite, and its verdict follows from its evidence: as much as can be known of any submission. */
  readonly consistent: boolean;
  /**
   * `false`: it is none, which is said exactly where it is not consistent. `true`: consistent, and it answers the
   * provider's challenge. `null`: consistent, but of level 0: its evidence may have been made up.
   */
  readonly genuine: boolean | null;
  /** The verdict by our own judging; `null` where it could not be judged again. */
  readonly verdict: Verdict | null;
  /** Why it is not genuine, one sentence each; empty where it is consistent. */
  readonly reasons: readonly string[];
  /** What a reader should know that refuses nothing, such as what could not be checked on this machine; one sentence each. */
  readonly notes: readonly string[];
  /** Why it is not certified: instances of MUST requirements that failed or could not be judged. */
  readonly unmet: readonly string[];
  readonly level: ProofLevel;
  /** Every signature of the attestation; none: unsigned. */
  readonly signatures: readonly JudgedSignature[];
  /** The challenge that the run answers, and who signed it; `null`: none. */
  readonly challenge: (Challenge & { readonly signatures: readonly JudgedSignature[] }) | null;
  /** SHA-256 (hex) of the file; `null` where it could not be read. */
  readonly digest: string | null;
  /** Whether it was made with the very suite that verifies. */
  readonly suiteMatches: boolean;
  readonly profileName: string | null;
  /** SHA-256 (hex) of the profile. */
  readonly profileDigest: string | null;
  /**
   * Where it was run: `mock` for the embedded one too, whatever else is said of it; `stand-in` where a client was answered by
   * the suite, as it is meant to be; `null` where it is not genuine.
   */
  readonly environment: RanAgainst | null;
  /** What the run was about and what came of it; `null` where it is not genuine: then nothing in it can be relied on. */
  readonly run: VerifiedRun | null;
}

/** What a run can be made against: an environment of the service, or for a client the stand-in that answers it. */
export type RanAgainst = Target['environment'] | 'stand-in';

/** What a reader of a verification wants to know of the run: what `verdict.json` says, less its requirements. */
export type VerifiedRun = Omit<VerdictFile, 'verdict' | 'requirements'>;

function unmetOf({ verdict }: RunResult): string[] {
  return verdict.requirements
    .filter(({ level, outcome }) => level === 'MUST' && (outcome === 'failed' || outcome === 'inconclusive'))
    .map(({ id, outcome, reason }) => `${id} ${outcome}${reason ? `: ${reason}` : ''}`);
}

function factsOf({ verdict: { verdict: _verdict, requirements: _requirements, ...facts } }: RunResult): VerifiedRun {
  return facts;
}

function environmentOf({ context: { target }, client }: RunRecord): RanAgainst {
  if (client?.answeredBy === 'stand-in') return 'stand-in';
  return target.embedded ? 'mock' : target.environment;
}

/** What is said of a submission of which all this was found out. @param reasons why it is not genuine; none: it is consistent */
export function verificationOf(state: State, reasons: readonly string[]): Verification {
  const consistent = reasons.length === 0;
  const profile = state.record?.context.profile ?? null;
  const own = suiteIdentity();
  const run = consistent && state.result ? factsOf(state.result) : null;
  return {
    consistent,
    genuine: consistent ? state.level > 0 || null : false,
    verdict: consistent ? (state.result?.verdict.verdict ?? null) : null,
    reasons,
    notes: state.notes,
    unmet: consistent && state.result ? unmetOf(state.result) : [],
    level: consistent ? state.level : 0,
    signatures: state.signatures,
    challenge: state.challenge,
    digest: state.digest,
    suiteMatches: state.record?.suite.version === own.version && state.record.suite.digest === own.digest,
    profileName: profile?.name ?? null,
    profileDigest: profile ? sha256(JSON.stringify(profile)) : null,
    environment: run && state.result ? environmentOf(state.result.record) : null,
    run,
  };
}

/** What is said of a submission that nothing could be found out about. */
export function unverifiable(reason: string): Verification {
  return verificationOf(nothingKnown(), [reason]);
}
