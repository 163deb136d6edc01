/** Compares a run with its baseline, which changes no verdict: it tells a nightly build if somebody must look. */
import type { Schemas } from '../contract/schemas.gen.ts';
import type { Outcome, Verdict } from '../contract/words.ts';
import { isSelected } from '../judgement/plan.ts';
import type { Cause, ReportedJudgement, RunResult, VerdictFile } from './result.ts';
import { differencesOf, isPlanWhole, verdictOf } from './verdict.ts';

/** A known failure: an instance, or a requirement with all of them. Only a list gives it an owner and a last day. */
export type KnownFailure = Schemas['verdict.known'];

/** The known failures and their source. */
export interface Baseline {
  /** The file as it was named. */
  readonly file: string;
  readonly known: readonly KnownFailure[];
  /** The earlier `verdict.json`; absent for a list. */
  readonly earlier?: VerdictFile;
}

const DOES_NOT_HOLD: readonly Outcome[] = ['failed', 'warning'];
const NOT_TESTED: readonly Outcome[] = ['not-applicable', 'not-testable'];

type State = 'stillFailing' | 'fixed' | 'undecided' | 'notTested' | 'notInPlan';

/** The state of an entry, by the outcomes of its instances. */
function stateOf(outcomes: readonly Outcome[]): State {
  if (outcomes.length === 0) return 'notInPlan';
  if (outcomes.some((outcome) => DOES_NOT_HOLD.includes(outcome))) return 'stillFailing';
  if (outcomes.includes('inconclusive')) return 'undecided';
  return outcomes.every((outcome) => NOT_TESTED.includes(outcome)) ? 'notTested' : 'fixed';
}

/** Whether the day of an entry had passed at a moment, in UTC. */
export function isExpired({ expires }: KnownFailure, moment: string | number): boolean {
  // ISO dates compare as texts.
  return expires !== undefined && new Date(moment).toISOString().slice(0, 10) > expires;
}

function failing({ instance, outcome, reason }: ReportedJudgement) {
  return { id: instance.id, outcome, reason: reason ?? instance.title };
}

function notesOn({ earlier }: Baseline, { verdict: now }: RunResult): string[] {
  if (!earlier) return [];
  const { verdict } = earlier;
  const isUndecided = verdict === 'incomplete' || verdict === 'inconclusive';
  return [
    ...(isUndecided ? [`The run of the baseline was ${verdict}: what it did not judge and fails now is new.`] : []),
    ...differencesOf(earlier, now),
  ];
}

const isNamed = (id: string, entries: readonly KnownFailure[]) => entries.some((entry) => isSelected(id, [entry.id]));

/** Whether a failure is excused: an expired entry excuses nothing. */
function isExcused(id: string, { known }: Baseline, { record }: Pick<RunResult, 'record'>): boolean {
  return isNamed(
    id,
    known.filter((entry) => !isExpired(entry, record.times.startedAt)),
  );
}

/** The comparison of a run with its baseline, as in `contract/verdict.schema.json`. */
export type BaselineComparison = ReturnType<typeof compareWithBaseline>;

/** Compares a run with what is known to fail. */
export function compareWithBaseline(baseline: Baseline, result: RunResult) {
  const { judgements, record } = result;
  const states = new Map(
    baseline.known.map((entry) => {
      const own = judgements.filter(({ instance }) => isSelected(instance.id, [entry.id]));
      return [entry, stateOf(own.map(({ outcome }) => outcome))] as const;
    }),
  );
  const entries = (state: State) => baseline.known.filter((entry) => states.get(entry) === state);
  const known = judgements.filter(({ instance }) => isNamed(instance.id, baseline.known));
  const isNew = ({ instance, outcome }: ReportedJudgement) =>
    outcome === 'failed' && !isNamed(instance.id, baseline.known);
  return {
    file: baseline.file,
    new: judgements.filter(isNew).map(failing),
    stillFailing: known.filter(({ outcome }) => DOES_NOT_HOLD.includes(outcome)).map(failing),
    fixed: entries('fixed'),
    expired: baseline.known.filter(
      (entry) => states.get(entry) !== 'fixed' && isExpired(entry, record.times.startedAt),
    ),
    undecided: entries('undecided'),
    notTested: entries('notTested'),
    notInPlan: entries('notInPlan'),
    notes: notesOn(baseline, result),
  };
}

/** A run without its known failures; the remaining verdict decides only the exit code. */
export type Remainder = Pick<RunResult, 'judgements'> & { readonly verdict: Verdict };

const UNMET: readonly Outcome[] = ['failed', 'inconclusive'];

/** A run without its known failures, and without what these leave open where the list names that as well. */
export function withoutKnown(baseline: Baseline | null, result: RunResult): Remainder {
  const { verdict, judgements, record } = result;
  if (!baseline) return { verdict: verdict.verdict, judgements };
  const others = judgements.filter(
    ({ instance, outcome }) => !UNMET.includes(outcome) || !isExcused(instance.id, baseline, result),
  );
  return { verdict: verdictOf(others, isPlanWhole(record)), judgements: others };
}

/** The failures of an earlier `verdict.json` as a baseline. */
export function baselineOfVerdict(file: string, earlier: VerdictFile): Baseline {
  const known = earlier.requirements
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ id, reason }) => ({ id, ...(reason === undefined ? {} : { reason }) }));
  return { file, known, earlier };
}

/** Failures that are not excused, by cause: the list for owners to fill in. */
export function unexcused(baseline: Baseline | null, result: RunResult): readonly Cause[] {
  const ids = new Set(withoutKnown(baseline, result).judgements.map(({ instance }) => instance.id));
  return result.verdict.causes.flatMap((cause) => {
    const instances = cause.instances.filter((id) => ids.has(id));
    return cause.outcome === 'failed' && instances.length > 0 ? [{ ...cause, instances }] : [];
  });
}
