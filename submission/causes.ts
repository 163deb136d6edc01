/** Groups what does not hold by what explains it: a person mends causes, not instances. */
import type { Judgement } from '../judgement/judge.ts';
import type { Cause } from './result.ts';

/** The outcomes of which a reader wants to know the causes, the gravest first. */
const EXPLAINED = ['failed', 'inconclusive', 'warning', 'review'] as const;

/** The causes of a run, the most telling first. Each instance that does not hold stands in exactly one. */
export function causesOf(judgements: readonly Judgement[]): Cause[] {
  return EXPLAINED.flatMap((outcome) => {
    const groups = new Map<string, [string, ...string[]]>();
    for (const { instance, outcome: own, reason } of judgements) {
      if (own !== outcome) continue;
      const key = `${instance.requirement.id}\n${reason ?? ''}`;
      const group = groups.get(key);
      if (group) group.push(instance.id);
      else groups.set(key, [instance.id]);
    }
    return [...groups].map(([key, instances]) => {
      const [id = '', reason = ''] = key.split('\n');
      return { id, title: reason || id, outcome, instances };
    });
  });
}
