/** Chooses the smoke plan from the matrix: the requirement instances that find most faults for the fewest requests. */
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import { type Rehearsed, requestsOf } from '../../judgement/rehearsal.ts';
import { isNoticed, type MatrixColumn, requirementOf } from './subject.ts';

/** Requests of a smoke run, including those before the plan. */
export const SMOKE_REQUESTS = 150;
/** The preflight's requests against the embedded mock, and one more token. */
const BEFORE_THE_PLAN = 8;

export interface SmokeChoice {
  readonly instances: readonly string[];
  /** Requests, including those before the plan. */
  readonly requests: number;
  readonly faults: { readonly found: number; readonly of: number };
}

/** By instance, the faults that turn it. Requirements over a whole run find less in a part of it, and are left out. */
function findsOf(columns: readonly MatrixColumn[]): Map<string, Set<string>> {
  const baseline = columns.find(({ kind }) => kind === 'baseline');
  const finds = new Map<string, Set<string>>();
  for (const { name, outcomes } of columns.filter(({ kind }) => kind === 'fault')) {
    for (const [instance, outcome] of Object.entries(outcomes)) {
      if (isAboutWholeRun(requirementOf(instance))) continue;
      if (!isNoticed(outcome) || outcome === baseline?.outcomes[instance]) continue;
      finds.set(instance, (finds.get(instance) ?? new Set()).add(name));
    }
  }
  return finds;
}

/** Repeatedly takes the instance that finds most additional faults per additional request, until none is left. */
export function chooseSmoke(columns: readonly MatrixColumn[], rehearsed: readonly Rehearsed[]): SmokeChoice {
  const finds = findsOf(columns);
  const found = new Set<string>();
  const sent = new Set<string>();
  const chosen = new Set<Rehearsed>();
  let left = SMOKE_REQUESTS - BEFORE_THE_PLAN;
  const costOf = ({ sends }: Rehearsed) => [...sends].reduce((sum, [id, count]) => sum + (sent.has(id) ? 0 : count), 0);
  const gainOf = ({ instance }: Rehearsed) =>
    [...(finds.get(instance) ?? [])].filter((name) => !found.has(name)).length;
  for (;;) {
    const worth = rehearsed
      .map((each) => ({ each, gain: gainOf(each), cost: costOf(each) }))
      .filter(({ gain, cost }) => gain > 0 && cost <= left);
    if (worth.length === 0) break;
    const best = worth.reduce((a, b) => (b.gain * a.cost > a.gain * b.cost ? b : a));
    chosen.add(best.each);
    for (const name of finds.get(best.each.instance) ?? []) found.add(name);
    for (const id of best.each.sends.keys()) sent.add(id);
    left -= best.cost;
  }
  const instances = [...chosen].map(({ instance }) => instance);
  return valueOfSmoke(instances, columns, rehearsed);
}

/** The totals of a choice of instances. */
export function valueOfSmoke(
  instances: readonly string[],
  columns: readonly MatrixColumn[],
  rehearsed: readonly Rehearsed[],
): SmokeChoice {
  const finds = findsOf(columns);
  const taken = rehearsed.filter(({ instance }) => instances.includes(instance));
  const found = new Set(taken.flatMap(({ instance }) => [...(finds.get(instance) ?? [])]));
  return {
    instances: taken.map(({ instance }) => instance),
    requests: requestsOf(taken) + BEFORE_THE_PLAN,
    faults: { found: found.size, of: columns.filter(({ kind }) => kind === 'fault').length },
  };
}

/** `The smoke plan finds 470 of 533 faults (88 %) with 149 requests.` */
export function smokeFigures({ faults, requests }: SmokeChoice): string {
  const share = Math.floor((100 * faults.found) / faults.of);
  return `The smoke plan finds ${faults.found} of ${faults.of} faults (${share} %) with ${requests} requests.`;
}
