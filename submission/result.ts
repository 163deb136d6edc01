/**
 * A run's result: everything that `verdict.json` and the reports are made from, as a function of the run's record and its
 * exchanges alone. What the members of the files mean is in `contract/run.schema.json` and `contract/verdict.schema.json`.
 */
import type { Exchange } from '../contract/evidence.ts';
import type { Interruption, Product, RunContext, ShardNumber, Target } from '../contract/run.ts';
import type { Play, RefusedCalls } from '../contract/scene.ts';
import type { Basis, Claim, Level, Operation, Outcome, Subject, Verdict } from '../contract/words.ts';
import type { Judgement } from '../judgement/judge.ts';

/** Which suite judged. */
export interface SuiteIdentity {
  readonly version: string;
  /** SHA-256 (hex) over the paths and contents of the rooms that decide what is sent, judged and written. */
  readonly digest: string;
}

/** How a client's run was made. */
export interface ClientRun {
  /** Who had the client play the scenes; `elsewhere`: nobody here, since its calls were recorded by another tool. */
  readonly drivenBy: 'command' | 'webhook' | 'operator' | 'elsewhere';
  readonly answeredBy: 'stand-in' | 'upstream' | 'har';
  readonly upstream?: string;
  readonly refused?: readonly RefusedCalls[];
  readonly clockAheadMs: number;
  readonly plays: readonly Play[];
}

/** `run.json`: what was run, by what, when. Together with the exchanges it settles every outcome. */
export interface RunRecord {
  readonly context: RunContext;
  readonly suite: SuiteIdentity;
  /** SHA-256 (hex) of the requirement catalogue. */
  readonly catalogueDigest: string;
  readonly times: { readonly startedAt: string; readonly endedAt: string };
  /** How often each test was tried. Retries are off, so anything but 1 is `incomplete`. */
  readonly attempts: number;
  readonly whole: boolean;
  readonly only: readonly string[];
  /** SHA-256 (hex) of the earlier submission that a delta run completes. */
  readonly completes?: string;
  readonly stopped: string | null;
  readonly pace: { readonly requestsPerSecond: number | null; readonly concurrency: number };
  readonly network: { readonly timeoutMs: number; readonly proxied: boolean };
  readonly client?: ClientRun;
  /** The record is one shard's, whose plan is a part of the run's. */
  readonly shard?: ShardNumber;
  /** Of how many shards a run was merged. */
  readonly shards?: number;
  readonly interruptions?: readonly Interruption[];
  readonly pool: { readonly stays: number; readonly reservationIds: number };
}

/** One requirement instance in `verdict.json`. */
export interface VerdictLine {
  readonly id: string;
  readonly requirement: string;
  readonly title: string;
  readonly level: Level;
  readonly basis: Basis;
  readonly clause: string;
  readonly operation: Operation;
  readonly outcome: Outcome;
  readonly reason?: string;
  /** Ids of the exchanges that it rests on, what shows it and its control first. */
  readonly exchanges?: readonly string[];
}

/** One explanation that several instances share: what a person fixes, rather than what a test reports. */
export interface Cause {
  readonly id: string;
  readonly title: string;
  readonly outcome: Extract<Outcome, 'failed' | 'warning' | 'review' | 'inconclusive'>;
  readonly instances: readonly string[];
}

type Share = Readonly<Record<'tested' | 'all', number>>;

/** Instances that were not tested, by the claim or the key of the profile that decides it. */
export interface Untested {
  readonly by: string;
  readonly instances: number;
}

/** What of the whole catalogue was really tested. Every instance is counted once: as tested, or for why it was not. */
export interface Tested {
  readonly requirements: Share;
  readonly instances: Share;
  readonly notClaimed: readonly Untested[];
  readonly leftOpen: readonly Untested[];
  readonly tolerated: readonly Untested[];
  readonly notArisen: number;
  readonly undecided: number;
  readonly notRun: number;
  readonly withoutInstance: readonly string[];
  readonly remarks: readonly string[];
}

/** `verdict.json`. */
export interface VerdictFile {
  readonly verdict: Verdict;
  readonly subject: Subject;
  readonly target: Target;
  readonly suite: SuiteIdentity;
  readonly product: Product | null;
  readonly claims: readonly Claim[];
  /** The profile's name, and the SHA-256 (hex) of its content as JSON; `null` where there is none. */
  readonly profile: { readonly name: string | null; readonly digest: string } | null;
  readonly times: RunRecord['times'];
  readonly stopped: string | null;
  readonly interruptions?: readonly Interruption[];
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly tested: Tested;
  readonly causes: readonly Cause[];
  readonly requirements: readonly VerdictLine[];
}

/** A judgement with what a reader needs to see it again. */
export interface ReportedJudgement extends Judgement {
  /** The `curl` line of the finding's exchange, secrets as shell variables; `null` where there is no such exchange. */
  readonly curl: string | null;
}

/** What a submission proves (`submission/levels.ts`). */
export type ProofLevel = 0 | 1 | 2 | 3;

/** The result of a run, ready to be reported. */
export interface RunResult {
  readonly record: RunRecord;
  readonly verdict: VerdictFile;
  /** In the order of the plan; `finding` holds expected, received, exchange and control. */
  readonly judgements: readonly ReportedJudgement[];
  /** Every exchange of the run by its id, in the order of `seq`. */
  readonly exchanges: ReadonlyMap<string, Exchange>;
  /** Scenes of a client in which an accepted report holds no value that follows from the run's seed. */
  readonly unbound: readonly string[];
}
