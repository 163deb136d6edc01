/** `--only`: whether what it names can be tried at all, told before anything is sent. */
import { catalogue } from '../../contract/catalogue/index.ts';
import { closest } from '../../contract/closest.ts';
import type { RunContext } from '../../contract/run.ts';
import { beforeTrying } from '../../judgement/judge.ts';
import { collectPlan, isSelected } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { UsageError } from '../usage.ts';

const NOTHING_SENT = 'Nothing was sent.';

/** Why an id is none of the plan's. */
function whyUnknown(id: string, ids: readonly string[]): string {
  if (catalogue.some((row) => row.id === id))
    return `--only: the requirement ${id} has no instance under these claims and this profile. ${NOTHING_SENT}`;
  const like = closest(id, [...new Set(ids)]).join(', ');
  return `--only: there is no requirement or instance ${id}. The closest: ${like}. ${NOTHING_SENT}`;
}

/**
 * Refuses ids that are not in the plan, and a choice of which nothing would be tried.
 * @param only ids of requirements or instances
 * @throws {UsageError} in one sentence
 */
export async function refuseUntriable(context: RunContext, only: readonly string[]): Promise<void> {
  if (only.length === 0) return;
  const instances = collectPlan(context, await specsOf(context.subject)).map(({ instance }) => instance);
  const ids = instances.flatMap(({ id, requirement }) => [id, requirement.id]);
  const known = new Set(ids);
  const unknown = only.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UsageError(whyUnknown(unknown, ids));
  const wanted = instances.filter(({ id }) => isSelected(id, only));
  const settled = wanted.map(({ requirement }) => beforeTrying(requirement, context));
  const [first] = settled;
  if (!first || settled.includes(null)) return;
  throw new UsageError(`--only: nothing of it would be tried: ${first.reason}. ${NOTHING_SENT}`);
}
