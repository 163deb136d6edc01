/**
 * A run's result: everything that `verdict.json` and the reports are made from. It is a function of the run's record and
 * its exchanges alone, so the live run and `verify` make the very same one.
 */
import type { Exchange } from '../contract/evidence.ts';
import type { Product, RunContext, Target } from '../contract/run.ts';
import type { Basis, Claim, Level, Operation, Outcome, Subject, Verdict } from '../contract/words.ts';
import type { Judgement } from '../judgement/judge.ts';

/** Which suite judged. */
export interface SuiteIdentity {
  /** The version of the package. */
  readonly version: string;
  /** SHA-256 (hex) over the paths and contents of the rooms that decide what is sent, judged and written. */
  readonly digest: string;
}

/** `run.json`: what was run, by what, when. Together with the exchanges it settles every outcome. */
export interface RunRecord {
  readonly context: RunContext;
  readonly suite: SuiteIdentity;
  /** SHA-256 (hex) of the requirement catalogue. */
  readonly catalogueDigest: string;
  /** RFC 3339, UTC; the first is the context's. */
  readonly times: { readonly startedAt: string; readonly endedAt: string };
  /** How often each test was tried. Retries are off, so anything but 1 is `incomplete`. */
  readonly attempts: number;
  /** Whether the run went to its end: false where it was interrupted or filtered. */
  readonly whole: boolean;
  /** Ids of the requirements or instances that a partial run was asked for; none: the whole plan. */
  readonly only: readonly string[];
  /** Why it did not go to its end, one sentence; `null` where it did. */
  readonly stopped: string | null;
  /** `requestsPerSecond` is `null` where the rate was left free. */
  readonly pace: { readonly requestsPerSecond: number | null; readonly concurrency: number };
  /** How long a reply was waited for, in milliseconds, and whether a proxy stood between. */
  readonly network: { readonly timeoutMs: number; readonly proxied: boolean };
  /** How many supplied values there were. */
  readonly pool: { readonly stays: number; readonly reservationIds: number };
}

/** One requirement instance in `verdict.json`. */
export interface VerdictLine {
  /** The instance's id: `REQUIREMENT` or `REQUIREMENT:param,param`. */
  readonly id: string;
  /** The id of the catalogue's row. */
  readonly requirement: string;
  /** The case in words. */
  readonly title: string;
  readonly level: Level;
  readonly basis: Basis;
  readonly clause: string;
  readonly operation: Operation;
  readonly outcome: Outcome;
  readonly reason?: string;
}

/** One explanation that several instances share: what a person mends, rather than what a test reports. */
export interface Cause {
  /** The same in every run with this cause, such as `check-out any credential`. */
  readonly id: string;
  /** One sentence about the subject: `check-out accepts any credential`. */
  readonly title: string;
  /** The outcome of its instances. */
  readonly outcome: Extract<Outcome, 'failed' | 'warning' | 'review' | 'inconclusive'>;
  /** Ids of the instances, each instance in one cause; the first one is the example to be shown. */
  readonly instances: readonly string[];
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
  /** Why the run did not go to its end, one sentence; `null` where it did. */
  readonly stopped: string | null;
  /** Instances by outcome, every outcome named. */
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Failures, warnings, reviews and what could not be judged, grouped by what explains them; the most telling first. */
  readonly causes: readonly Cause[];
  /** In the order of the plan. */
  readonly requirements: readonly VerdictLine[];
}

/** A judgement with what a reader needs to see it again. */
export interface ReportedJudgement extends Judgement {
  /** The `curl` line of the finding's exchange, secrets as shell variables; `null` where there is no such exchange. */
  readonly curl: string | null;
}

/**
 * What the submission proves: 0 self-declared, 1 answers a provider's challenge, 2 matched with the provider's own log,
 * 3 the client itself was observed. What this suite writes is 0, or 1 with a challenge.
 */
export type ProofLevel = 0 | 1 | 2 | 3;

/** The result of a run, ready to be reported. */
export interface RunResult {
  readonly record: RunRecord;
  readonly verdict: VerdictFile;
  /** In the order of the plan; `finding` holds expected, received, exchange and control. */
  readonly judgements: readonly ReportedJudgement[];
  /** Every exchange of the run by its id, in the order of `seq`. */
  readonly exchanges: ReadonlyMap<string, Exchange>;
}
