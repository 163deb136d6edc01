/**
 * A run's result: everything that `verdict.json` and the reports are made from, as a function of the run's record and its
 * exchanges alone. What the members of the files mean is in `contract/run.schema.json` and `contract/verdict.schema.json`.
 */
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import type { Judgement } from '../judgement/judge.ts';

/** Which suite judged. */
export type SuiteIdentity = Schemas['run.suite'];

/** `run.json`: what was run, by what, when. Together with the exchanges it settles every outcome. */
export type RunRecord = Omit<Schemas['run'], 'context'> & { readonly context: RunContext };

/** How a client's run was made. */
export type ClientRun = NonNullable<RunRecord['client']>;

/** `verdict.json`, without what `--json` alone prints. */
export type VerdictFile = Omit<Schemas['verdict'], 'baseline'>;

/** One requirement instance in `verdict.json`. */
export type VerdictLine = Schemas['verdict.instance'];

/** One explanation that several instances share: what a person fixes, rather than what a test reports. */
export type Cause = Schemas['verdict.cause'];

/** What of the whole catalogue was really tested. Every instance is counted once: as tested, or for why it was not. */
export type Tested = Schemas['verdict.tested'];

/** Instances that were not tested, by the claim or the key of the profile that decides it. */
export type Untested = Schemas['verdict.untested'][number];

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

/** The reason of what was never sent: why the run ended, or which part was asked for, is said elsewhere. */
export const NOT_RUN = 'Not run';
