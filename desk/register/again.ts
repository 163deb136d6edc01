/** What another release of the suite makes of certified products, from the evidence that a register keeps. */
import type { JudgedAgain } from '../../submission/again.ts';
import type { Certified } from './certified.ts';

/** `holds`: would be certified; `fails`: would not; `not-covered`: evidence is missing; `unread`: cannot be judged. */
export type Standing = 'holds' | 'fails' | 'not-covered' | 'unread';

/** The reassessment of one certified product. */
export interface Reassessed {
  readonly certified: Certified;
  readonly standing: Standing;
  /** Ids of instances that fail, and are not waived. */
  readonly failed: readonly string[];
  /** Ids of instances that need a person's review and had none when it was decided. */
  readonly reviews: readonly string[];
  /** Ids of instances that a delta run would have to try. */
  readonly notCovered: readonly string[];
  /** Why it could not be judged, as a sentence; `null` if it could. */
  readonly why: string | null;
}

const NOTHING = { failed: [], reviews: [], notCovered: [] };

/** Reassesses a certified product. @param judged the release's judgement of its evidence, or why there is none */
export function reassessed(certified: Certified, judged: JudgedAgain | string): Reassessed {
  if (typeof judged === 'string') return { certified, standing: 'unread', ...NOTHING, why: judged };
  const { waivers, reviews: answers } = certified.decision;
  const waived = new Set(waivers.map(({ id }) => id));
  // An answer may be about all instances of a requirement.
  const isAnswered = (id: string) => answers.some(({ id: of }) => of === id || of === id.split(':')[0]);
  const failed = judged.failed.filter((id) => !waived.has(id));
  const reviews = judged.reviews.filter((id) => !isAnswered(id));
  const notCovered = [...judged.notCovered, ...judged.inconclusive];
  const standing = failed.length > 0 ? 'fails' : notCovered.length + reviews.length > 0 ? 'not-covered' : 'holds';
  return { certified, standing, failed, reviews, notCovered, why: null };
}
