/** A delta run and the submission that it completes, which the register must have accepted: their common result. */
import type { JudgedTogether } from '../../submission/again.ts';
import { type Problem, problem, sentenceOf } from '../../submission/problems.ts';
import { idOfUnmet, type Verification } from '../../submission/verify/verification.ts';
import { reassessed } from './again.ts';
import type { Certified } from './certified.ts';
import { reviewsOf } from './decision.ts';

/** How many ids a note names. */
const SHOWN = 5;

/** A delta run with a different note in place of the one saying that it does not count alone. */
export function noted(found: Verification, note: Problem): Verification {
  const doubts = found.doubts.map((each) => (each.code === 'delta.alone' ? note : each));
  return { ...found, doubts, notes: doubts.map(sentenceOf) };
}

/** The parameters of a note about a delta run. */
export const namedOf = ({ completes }: Verification) => ({ digest: (completes ?? '').slice(0, 16) });

/**
 * A delta run together with the submission that it completes: verdict and level are those of both.
 * @param again what this suite makes of both, or a sentence saying why nothing
 */
export function completed(found: Verification, old: Certified, again: JudgedTogether | string): Verification {
  if (typeof again === 'string') return noted(found, problem('delta.unread', { ...namedOf(found), why: again }));
  if (again.differs.length > 0)
    return noted(found, problem('delta.other-run', { ...namedOf(found), names: again.differs.join(', ') }));
  const names = { ...namedOf(found), certificate: old.certificate.id };
  // A failure that was waived then counts now, unless a current waiver excuses it.
  const unwaived = { ...old, decision: { ...old.decision, waivers: [] } };
  const { failed, reviews } = reassessed(unwaived, again);
  // The decider is asked only about reviews of the delta run itself.
  const shown = new Set(reviewsOf(found));
  const open = [...again.notCovered, ...reviews.filter((id) => !shown.has(id))];
  const ids = open.length > SHOWN ? `${open.slice(0, SHOWN).join(' ')} …` : open.join(' ');
  const inconclusive = again.inconclusive.length > 0 ? 'inconclusive' : 'certified';
  const level = Math.min(found.level, old.decision.submission.level) as Verification['level'];
  const because = new Map(found.unmet.map((line) => [idOfUnmet(line), line]));
  const unmet = (outcome: string) => (id: string) =>
    because.get(id) ?? `${id} ${outcome}: by the submission ${names.digest}…`;
  return {
    ...noted(
      found,
      open.length === 0
        ? problem('delta.together', names)
        : problem('delta.open', { ...names, count: open.length, ids }),
    ),
    verdict: failed.length > 0 ? 'not-certified' : open.length > 0 ? 'incomplete' : inconclusive,
    whole: open.length === 0,
    unmet: [...failed.map(unmet('failed')), ...again.inconclusive.map(unmet('inconclusive'))],
    level,
    genuine: level > 0 || null,
  };
}
