/** Causes as every report shows them: each with the instances that were run, the first of which is the example. */
import type { Cause, ReportedJudgement, RunResult } from '../submission/result.ts';
import { grouped, many } from './wording.ts';

/** A cause with its instances. */
export interface ShownCause extends Pick<Cause, 'id' | 'title' | 'outcome'> {
  /** The first one is shown for all of them. */
  readonly members: readonly [ReportedJudgement, ...ReportedJudgement[]];
}

/** The causes of a run, the gravest first. What was never run has none: one line says why the run ended early. */
export function shownCauses({ verdict, judgements }: RunResult): ShownCause[] {
  const byId = new Map(judgements.map((each) => [each.instance.id, each]));
  return verdict.causes.flatMap(({ instances, ...cause }) => {
    const [example, ...others] = instances.flatMap((id) => byId.get(id) ?? []).filter(({ notRun }) => !notRun);
    return example ? [{ ...cause, members: [example, ...others] as const }] : [];
  });
}

/** The cause of each instance that has one, by the instance's id. */
export function causesByInstance({ verdict }: RunResult): ReadonlyMap<string, Cause> {
  return new Map(verdict.causes.flatMap((cause) => cause.instances.map((id) => [id, cause] as const)));
}

const MOST_REQUIREMENTS = 3;

/** `1 instance: CHECK-IN.REFUSES-MISSING:folio`, or how many there are of which requirements, the most frequent first. */
export function countsOf({ members }: ShownCause): string {
  const [{ instance }] = members;
  if (members.length === 1) return `1 instance: ${instance.id}`;
  const groups = grouped(members, (each) => each.instance.requirement.id).sort((a, b) => b[1].length - a[1].length);
  const shown = groups.slice(0, MOST_REQUIREMENTS).map(([id, { length }]) => (length > 1 ? `${id} (${length})` : id));
  const more = groups.length > MOST_REQUIREMENTS ? `, and ${groups.length - MOST_REQUIREMENTS} more requirements` : '';
  return `${many(members.length, 'instance')} of ${many(groups.length, 'requirement')}: ${shown.join(', ')}${more}`;
}
