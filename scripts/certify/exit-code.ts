/** What a run's exit code says: the verdict, known failures left aside, unless the options ask for something else. */
import type { Outcome, Verdict } from '../../contract/words.ts';
import { isSelected } from '../../judgement/plan.ts';
import { type BaselineComparison, isStale, type Remainder } from '../../submission/baseline.ts';
import type { Accepted } from './options.ts';

const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  certified: 0,
  'not-certified': 1,
  incomplete: 3,
  inconclusive: 3,
};

/** What an exit code depends on besides the verdict. */
export interface Asked {
  /** What is taken for good enough, such as a smoke run that has nothing against it. */
  readonly accept: readonly Accepted[];
  /** Whether an entry of the baseline that is fixed or expired is one failure too many. */
  readonly strictBaseline: boolean;
  /** Whether all that was asked for was sent and judged. */
  readonly ran: boolean;
  /** Ids of the requirements or instances that were asked for; empty: all. */
  readonly wanted: readonly string[];
  /** What the baseline makes of the run; `null` without one. */
  readonly against: BaselineComparison | null;
}

/** Whether a smoke run has nothing against it: each MUST that it tried was judged, and none failed. */
function isClean({ verdict, judgements }: Remainder, wanted: readonly string[]): boolean {
  if (verdict !== 'incomplete') return false;
  const musts = judgements.filter(
    ({ instance }) => isSelected(instance.id, wanted) && instance.requirement.level === 'MUST',
  );
  const has = (wantedOutcome: Outcome) => musts.some(({ outcome }) => outcome === wantedOutcome);
  return has('passed') && !has('inconclusive');
}

/** The exit code of a run. @param counted the run without the failures that its baseline knows */
export function exitCodeOf(counted: Remainder, asked: Asked): number {
  const isAccepted = asked.accept.includes('incomplete') && asked.ran && isClean(counted, asked.wanted);
  const code = isAccepted ? EXIT_CODES.certified : EXIT_CODES[counted.verdict];
  const isRefused = asked.strictBaseline && asked.against !== null && isStale(asked.against);
  return code === EXIT_CODES.certified && isRefused ? EXIT_CODES['not-certified'] : code;
}

/** Says why a smoke run ends with 0. */
export function acceptedLine(against: BaselineComparison | null): string {
  const known = against && against.stillFailing.length > 0 ? ' but what the baseline knows' : '';
  return `Accepted by --accept incomplete: nothing that was tried speaks against the service${known}.`;
}
