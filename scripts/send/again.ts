/** What `npm run send` sends: the tests of a requirement, under a run's context or one of their own. */
import { zoneTables } from '../../cases/machine-zones.ts';
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { CertificationTest, Judgement } from '../../judgement/judge.ts';
import { collectPlan, isSelected, runPlan } from '../../judgement/plan.ts';
import type { LiveRun } from '../../run/live-run.ts';
import { rejudge } from '../../submission/assemble.ts';
import type { RunRecord } from '../../submission/result.ts';
import { specsOf } from '../../suites/index.ts';
import { refuseUntriable } from '../certify/only.ts';
import { UsageError } from '../usage.ts';

export interface Recorded {
  readonly record: RunRecord;
  readonly exchanges: readonly Exchange[];
}

export interface Wanted {
  readonly id: string;
  readonly context: RunContext;
  readonly tests: readonly CertificationTest[];
  /** Earlier judgements of the instances; empty without evidence. */
  readonly before: ReadonlyMap<string, Judgement>;
}

/** Whether an id is of a requirement that is judged over all requests of a run. */
export const isOverRun = (id: string): boolean => isAboutWholeRun(id.split(':')[0] as string);

/** The tests that sent what speaks against a requirement over all exchanges of a run. */
function causesOf(asked: readonly Judgement[], judgements: readonly Judgement[]): ReadonlySet<string> {
  const senders = judgements.filter(({ instance }) => !isOverRun(instance.id));
  const found = asked.flatMap(({ finding, exchanges }) => {
    // What every run sends before its plan belongs to no test: then the next one stands for it.
    const ids = [finding?.exchange?.id ?? '', ...exchanges];
    return ids.flatMap((id) => senders.find((each) => each.exchanges.includes(id)) ?? []).slice(0, 1);
  });
  return new Set(found.map(({ instance }) => instance.id));
}

/** An earlier run's context for a run that starts now: what is unique, and what depends on the day, is new. */
function renewed(
  { profile, values, ...earlier }: RunContext,
  { seed, target, clientId, startedAt }: RunContext,
): RunContext {
  const zones = zoneTables({ startedAt, profile, values });
  return { ...earlier, profile, values, seed, target, clientId, startedAt, zones };
}

/** The tests of an id as the settings have them, or as an earlier run had them. @throws {UsageError} where nothing would be tried */
export async function wantedOf(id: string, own: RunContext, run: Recorded | null): Promise<Wanted> {
  if (run === null && isOverRun(id))
    throw new UsageError(`${id} is judged over all requests of a run: name one with --evidence.`);
  const context = run ? renewed(run.record.context, own) : own;
  await refuseUntriable(context, [id], 'send');
  const judgements = run ? (await rejudge(run.record, run.exchanges)).judgements : [];
  const asked = judgements.filter(({ instance }) => isSelected(instance.id, [id]));
  const besides = isOverRun(id) ? causesOf(asked, judgements) : new Set<string>();
  const tests = collectPlan(context, await specsOf('service')).filter(
    ({ instance }) => isSelected(instance.id, [id]) || besides.has(instance.id),
  );
  return { id, context, tests, before: new Map(asked.map((each) => [each.instance.id, each])) };
}

export interface SentAgain {
  readonly judgements: readonly Judgement[];
  /** Of what every run sends before its plan only what speaks against the requirement. */
  readonly exchanges: readonly Exchange[];
}

/** Sends it, through the wire of a run that has started. */
export async function sendAgain({ id, context, tests }: Wanted, run: LiveRun): Promise<SentAgain> {
  const all = await runPlan(tests, context, run.wire);
  const judgements = all.filter(({ instance }) => isSelected(instance.id, [id]));
  const found = new Set(judgements.map(({ finding }) => finding?.exchange?.id));
  const exchanges = run.exchanges.filter((each) => !/^(preflight|token)\//.test(each.id) || found.has(each.id));
  return { judgements, exchanges };
}
