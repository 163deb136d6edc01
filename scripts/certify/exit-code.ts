/** What a run's exit code says: the verdict, known failures left aside, unless the options ask for something else. */
import type { Verdict } from '../../contract/words.ts';
import { isSelected } from '../../judgement/plan.ts';
import type { BaselineComparison, Remainder } from '../../submission/baseline.ts';
import type { CertifyOptions } from './options.ts';

const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  certified: 0,
  'not-certified': 1,
  incomplete: 3,
  inconclusive: 3,
};

/** What an exit code depends on besides the verdict. */
export interface Asked extends Pick<CertifyOptions, 'accept' | 'strict-baseline'> {
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
  const tried = judgements.filter(({ instance }) => isSelected(instance.id, wanted));
  const musts = tried.filter(({ instance }) => instance.requirement.level === 'MUST').map(({ outcome }) => outcome);
  return musts.includes('passed') && !musts.includes('inconclusive');
}

/** The exit code of a run. @param counted the run without the failures that its baseline knows */
export function exitCodeOf(counted: Remainder, asked: Asked): number {
  const isAccepted = asked.accept.includes('incomplete') && asked.ran && isClean(counted, asked.wanted);
  if (!isAccepted && counted.verdict !== 'certified') return EXIT_CODES[counted.verdict];
  const isRefused = asked['strict-baseline'] && (asked.against?.fixed.length ?? 0) > 0;
  return EXIT_CODES[isRefused ? 'not-certified' : 'certified'];
}

/** Says why a smoke run ends with 0. */
export function acceptedLine(against: BaselineComparison | null): string {
  const known = against && against.stillFailing.length > 0 ? ' but what the baseline knows' : '';
  return `Accepted by --accept incomplete: nothing that was tried speaks against the service${known}.`;
}
