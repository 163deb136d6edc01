/** What `send` sends: a requirement's tests, alone and then after the requests before it in the run where it failed. */
import { zoneTables } from '../../cases/machine-zones.ts';
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Outcome } from '../../contract/words.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isSelected, runPlan } from '../../judgement/plan.ts';
import type { LiveRun } from '../../run/live-run.ts';
import type { PreflightReport } from '../../run/preflight.ts';
import { rejudge } from '../../submission/assemble.ts';
import { planOf } from '../../submission/plan.ts';
import type { RunRecord } from '../../submission/result.ts';
import { refuseUntriable } from '../certify/only.ts';
import { UsageError } from '../usage.ts';

export interface Recorded {
  readonly record: RunRecord;
  readonly exchanges: readonly Exchange[];
}

/** What is to be sent, and what an earlier run says about it. */
export interface Wanted {
  readonly id: string;
  /** The earlier run's claims, profile and values; `null` where those of the settings are used. */
  readonly earlier: RunContext | null;
  /** Instances that are sent alone: those asked for, or for one over a whole run, those whose exchanges broke it. */
  readonly alone: (instance: string) => boolean;
  /** Instances whose requests had been sent just before: some faults show only after other requests. */
  readonly course: ReadonlySet<string>;
  /** Earlier judgements of the instances; empty without evidence. */
  readonly before: ReadonlyMap<string, Judgement>;
}

/** Outcomes of requirements that did not hold: perhaps there was nothing to judge. */
const NOT_MET: readonly Outcome[] = ['passed', 'observed', 'not-applicable'];

const isBad = ({ outcome }: Judgement) => outcome === 'failed' || outcome === 'warning';

/** Whether an id belongs to a requirement over all requests of a run. */
export const isOverRun = (id: string): boolean => isAboutWholeRun(id.split(':')[0] as string);

/** The tests that sent the exchanges that broke a requirement over a whole run. */
function causesOf(asked: readonly Judgement[], judgements: readonly Judgement[]): ReadonlySet<string> {
  const senders = judgements.filter(({ instance }) => !isOverRun(instance.id));
  const found = asked.flatMap(({ finding, exchanges }) => {
    // Requests before the plan belong to no test: the next one represents them.
    const ids = [finding?.exchange?.id ?? '', ...exchanges];
    return ids.flatMap((id) => senders.find((each) => each.exchanges.includes(id)) ?? []).slice(0, 1);
  });
  return new Set(found.map(({ instance }) => instance.id));
}

/** An earlier run's context for a run that starts now: unique values, and those that depend on the day, are new. */
function renewed(
  { profile, values, ...earlier }: RunContext,
  { seed, target, clientId, startedAt }: RunContext,
): RunContext {
  const zones = zoneTables({ startedAt, profile, values });
  return { ...earlier, profile, values, seed, target, clientId, startedAt, zones };
}

/** How many requests before the one that broke it are sent with it. */
const COURSE = 30;

/** The instances whose tests sent the requests just before the first exchange that broke a requirement. */
function courseOf(asked: readonly Judgement[], judgements: readonly Judgement[], exchanges: readonly Exchange[]) {
  const found = asked.find(isBad);
  const at = exchanges.findIndex(({ id }) => id === (found?.finding?.exchange?.id ?? found?.exchanges[0]));
  const ids = new Set(exchanges.slice(Math.max(0, at - COURSE), Math.max(0, at)).map(({ id }) => id));
  const senders = judgements.filter(
    ({ instance, exchanges }) => !isOverRun(instance.id) && exchanges.some((id) => ids.has(id)),
  );
  return new Set(senders.map(({ instance }) => instance.id));
}

/** What to send for an id, with `own` settings or an earlier run's. @throws {UsageError} if nothing would be tried */
export async function wantedOf(id: string, own: RunContext, run: Recorded | null): Promise<Wanted> {
  if (run === null && isOverRun(id))
    throw new UsageError(`${id} is judged over all requests of a run: name one with --evidence.`);
  const earlier = run?.record.context ?? null;
  await refuseUntriable(earlier ? renewed(earlier, own) : own, [id], 'send');
  const judgements = run ? (await rejudge(run.record, run.exchanges)).judgements : [];
  const asked = judgements.filter(({ instance }) => isSelected(instance.id, [id]));
  const besides = isOverRun(id) ? causesOf(asked, judgements) : new Set<string>();
  return {
    id,
    earlier,
    alone: (instance) => isSelected(instance, [id]) || besides.has(instance),
    course: courseOf(asked, judgements, run?.exchanges ?? []),
    before: new Map(asked.map((each) => [each.instance.id, each])),
  };
}

/** The result of sending it. */
export interface SentAgain {
  readonly judgements: readonly Judgement[];
  /** Of the requests before the plan, only those that broke the requirement. */
  readonly exchanges: readonly Exchange[];
  /** The number of tries and of requests. */
  readonly tries: number;
  readonly requests: number;
}

async function sendOnce(
  wanted: Wanted,
  run: LiveRun,
  inCourse: boolean,
): Promise<Omit<SentAgain, 'tries' | 'requests'>> {
  const { context, wire } = run;
  const plan = (await planOf(context)).filter(
    ({ instance: { id } }) => wanted.alone(id) || (inCourse && wanted.course.has(id)),
  );
  // What came before comes before again, whatever the order of the specs.
  const tests = plan.toSorted((a, b) => Number(wanted.alone(a.instance.id)) - Number(wanted.alone(b.instance.id)));
  const judgements = (await runPlan(tests, context, wire)).filter(({ instance }) =>
    isSelected(instance.id, [wanted.id]),
  );
  const found = new Set(judgements.map(({ finding }) => finding?.exchange?.id));
  const exchanges = run.exchanges.filter((each) => !/^(preflight|token)\//.test(each.id) || found.has(each.id));
  return { judgements, exchanges };
}

/** The number of tries before it counts as holding, if it did not hold in an earlier run. */
const MOST_TRIES = 6;

/**
 * Sends it alone at first. If it is met now but was not in the earlier run, it is sent again after the requests that
 * came before it: a fault may occur by chance, or only in the course of a run.
 * @param start starts a run with new values
 * @returns the preflight's report if a run cannot start
 */
export async function sendAgain(
  wanted: Wanted,
  freeze: () => RunContext,
  start: (context: RunContext) => Promise<LiveRun>,
): Promise<SentAgain | PreflightReport> {
  const most = [...wanted.before.values()].some(isBad) ? MOST_TRIES : 1;
  for (let tries = 1, requests = 0; ; tries += 1) {
    const own = freeze();
    const run = await start(wanted.earlier ? renewed(wanted.earlier, own) : own);
    try {
      if (!run.preflight.canStart) return run.preflight;
      const sent = await sendOnce(wanted, run, tries > 1);
      requests += run.exchanges.length;
      if (tries === most || !sent.judgements.every(({ outcome }) => NOT_MET.includes(outcome)))
        return { ...sent, tries, requests };
    } finally {
      await run.close();
    }
  }
}
