/**
 * A run's result: all that `verdict.json` and the reports are made from, a function of the run's record and exchanges
 * alone. `contract/run.schema.json` and `contract/verdict.schema.json` say what the members mean.
 */
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import type { Judgement } from '../judgement/judge.ts';

export type SuiteIdentity = Schemas['run.suite'];

/** `run.json`: what was run, when, and by which suite. Together with the exchanges it determines every outcome. */
export type RunRecord = Omit<Schemas['run'], 'context'> & { readonly context: RunContext };

/** How a client's run was made. */
export type ClientRun = NonNullable<RunRecord['client']>;

/** `verdict.json`, without what only `--json` prints. */
export type VerdictFile = Omit<Schemas['verdict'], 'baseline'>;

/** One requirement instance in `verdict.json`. */
export type VerdictLine = Schemas['verdict.instance'];

/** One explanation that several instances share: what a person fixes. */
export type Cause = Schemas['verdict.cause'];

/** How much of the catalogue was tested. Every instance counts once: as tested, or by the reason why it was not. */
export type Tested = Schemas['verdict.tested'];

/** Untested instances, by the claim or profile key that decides it. */
export type Untested = Schemas['verdict.untested'][number];

/** A judgement with what a reader needs to reproduce it. */
export interface ReportedJudgement extends Judgement {
  /** The `curl` line of the finding's exchange, with secrets as shell variables; `null` if there is no exchange. */
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
  /** Scenes of a client in which an accepted report has no value that follows from the run's seed. */
  readonly unbound: readonly string[];
}

/** The reason of an instance that was never sent; why is said elsewhere. */
export const NOT_RUN = 'Not run';
