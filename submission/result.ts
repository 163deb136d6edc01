/**
 * A run's result: everything that `verdict.json` and the reports are made from. It is a function of the run's record and
 * its exchanges alone, so the live run and `verify` make the very same one.
 */
import type { Exchange } from '../contract/evidence.ts';
import type { Product, RunContext, Target } from '../contract/run.ts';
import type { Play, RefusedCalls } from '../contract/scene.ts';
import type { Basis, Claim, Level, Operation, Outcome, Subject, Verdict } from '../contract/words.ts';
import type { Judgement } from '../judgement/judge.ts';

/** Which suite judged. */
export interface SuiteIdentity {
  /** The version of the package. */
  readonly version: string;
  /** SHA-256 (hex) over the paths and contents of the rooms that decide what is sent, judged and written. */
  readonly digest: string;
}

/** How a client's run was made. */
export interface ClientRun {
  /** Who had the client play the scenes; `elsewhere`: nobody here, since its calls were recorded by another tool. */
  readonly drivenBy: 'command' | 'webhook' | 'operator' | 'elsewhere';
  /**
   * Who answered it: the suite's stub provider, the provider's own sandbox (`upstream`) through the suite, or
   * whoever it was while another tool recorded the calls (`har`).
   */
  readonly answeredBy: 'stand-in' | 'upstream' | 'har';
  /** The sandbox's base address, where it answered. */
  readonly upstream?: string;
  /** What was refused while no scene was played; absent: nothing. */
  readonly refused?: readonly RefusedCalls[];
  /** How far the run's clock was ahead of the machine's in the end: time that the client let pass without waiting. */
  readonly clockAheadMs: number;
  /** The scenes that were played, in that order. */
  readonly plays: readonly Play[];
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
  /** How a client's run was made; absent where the service was judged. */
  readonly client?: ClientRun;
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

/** One explanation that several instances share: what a person fixes, rather than what a test reports. */
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

/** How much of something was tested. */
export interface Share {
  readonly tested: number;
  readonly all: number;
}

/** Instances that were not tested, by the claim or the key of the profile that decides it. */
export interface Untested {
  readonly by: string;
  readonly instances: number;
}

/**
 * What of the whole catalogue a run has really tested, whatever was claimed and pinned: beside it a verdict says what it is
 * about. Every instance is counted once: as tested, or for the one reason why it was not.
 */
export interface Tested {
  /** Requirements of which an instance was tested, of all that the catalogue has for the subject: the same in every run. */
  readonly requirements: Share;
  /** Instances that were tried and judged, of all that the catalogue comes to with this profile and these values. */
  readonly instances: Share;
  /** By the claim that was not made. */
  readonly notClaimed: readonly Untested[];
  /** By the key of the profile that is not given. */
  readonly leftOpen: readonly Untested[];
  /** By the key of the profile that lets a service do otherwise. */
  readonly tolerated: readonly Untested[];
  /** Instances whose case did not arise, such as one about the claims of a token that has none. */
  readonly notArisen: number;
  /** Instances that were tried and could not be judged. */
  readonly undecided: number;
  /** Instances that were never run. */
  readonly notRun: number;
  /** Requirements that have no instance with these values, such as those on clock changes where no hotel has any. */
  readonly withoutInstance: readonly string[];
  /** What was chosen so that the run shows less than it seems to, such as pins that nothing can break: a sentence each. */
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
  /** Why the run did not go to its end, one sentence; `null` where it did. */
  readonly stopped: string | null;
  /** Instances by outcome, every outcome named. */
  readonly counts: Readonly<Record<Outcome, number>>;
  /** What of the whole catalogue was really tested, and what was not. */
  readonly tested: Tested;
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
