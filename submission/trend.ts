/** Trends over nights: what changed since the previous one, what is flaky, and what became slow. */
import { OPERATIONS, type Operation, type Outcome } from '../contract/words.ts';
import { type Band, idsOf, medianOf, type Night, type NightCause } from './night.ts';
import { differencesOf } from './verdict.ts';

/** An operation that takes longer than it did. */
export interface Slow {
  readonly operation: Operation;
  /** Medians, in milliseconds. */
  readonly before: number;
  readonly now: number;
  /** The number of earlier nights compared. */
  readonly nights: number;
}

export interface Flaky {
  readonly id: string;
  readonly changes: number;
  /** Nights that judged it, and nights in which it failed. */
  readonly judged: number;
  readonly broken: number;
}

/** What is different between two nights of one series. */
export type NightChange = ReturnType<typeof changeBetween>;

const BROKEN: readonly Outcome[] = ['failed', 'warning', 'review'];

/** An instance is flaky if it changed so often within so many nights. */
const FLAKY = { changes: 3, nights: 30 };
const SLOWER = { times: 2, byMs: 20, until: 1.5, nights: 14 };
/** With fewer nights to compare, each side needs so many replies, and the interquartile ranges must not overlap. */
const FEW = { nights: 3, replies: 10 };
const LEAST_REPLIES = 5;

/** The key of nights that can be compared. */
export function seriesKey({ subject, target, only, product }: Night): string {
  const called = target.embedded ? 'embedded' : target.baseUrl;
  // A client has no address: it calls.
  return JSON.stringify([subject, subject === 'client' ? (product?.name ?? null) : called, [...only].sort()]);
}

/** The nights of each series, the oldest first; the series of the latest night comes first. */
export function seriesOf(nights: readonly Night[]): Night[][] {
  const sorted = [...nights].sort((a, b) => Date.parse(a.times.startedAt) - Date.parse(b.times.startedAt));
  const series = new Map<string, Night[]>();
  for (const each of sorted.reverse()) {
    const key = seriesKey(each);
    series.set(key, [each, ...(series.get(key) ?? [])]);
  }
  return [...series.values()];
}

/** Whether an instance held in a night; `null`: the night does not say. */
type Held = (id: string) => boolean | null;

/** The instances that a night judged, and those that failed. */
function heldIn({ outcomes, tried }: Night): { readonly held: Held; readonly broken: readonly string[] } {
  const rows = Object.entries(outcomes).flatMap(([outcome, cases]) =>
    idsOf(cases).map((id) => [id, outcome as Outcome] as const),
  );
  const [known, run] = [new Map(rows), tried && new Set(idsOf(tried))];
  const held: Held = (id) => {
    if (run && !run.has(id)) return null;
    const outcome = known.get(id) ?? 'passed';
    return BROKEN.includes(outcome) ? false : outcome === 'passed' || null;
  };
  return { held, broken: [...known.keys()].filter((id) => held(id) === false) };
}

/** Whether an operation is slower than in some earlier nights. */
function isSlower(now: Band, before: readonly Band[]): boolean {
  const base = medianOf(before.map(({ median }) => median));
  if (before.length === 0 || now.replies < LEAST_REPLIES) return false;
  if (now.median <= SLOWER.times * base || now.median - base <= SLOWER.byMs) return false;
  if (before.length >= FEW.nights) return true;
  return [now, ...before].every(({ replies }) => replies >= FEW.replies) && before.every(({ high }) => now.low > high);
}

/** The operations that became slower between two runs. */
export function slowerBetween(old: Night['latency'], now: Night['latency']): Slow[] {
  return OPERATIONS.flatMap((operation) => {
    const [before, after] = [old[operation], now[operation]];
    if (!before || !after || !isSlower(after, [before])) return [];
    return [{ operation, before: before.median, now: after.median, nights: 1 }];
  });
}

const paceOf = ({ pace }: Night) => `${pace.requestsPerSecond} ${pace.concurrency}`;

/** For each night of a series, the operations that were slow in it. */
export function slowIn(nights: readonly Night[]): Map<Operation, Slow>[] {
  const found = nights.map(() => new Map<Operation, Slow>());
  for (const operation of OPERATIONS) {
    const usual: { readonly band: Band; readonly pace: string }[] = [];
    let isMarked = false;
    for (const [at, each] of nights.entries()) {
      const now = each.latency[operation];
      if (!now) continue;
      // The pace changes how long each request takes.
      const pace = paceOf(each);
      const before = usual
        .filter((one) => one.pace === pace)
        .slice(-SLOWER.nights)
        .map(({ band }) => band);
      const base = medianOf(before.map(({ median }) => median));
      isMarked = isMarked && before.length > 0 ? now.median >= SLOWER.until * base : isSlower(now, before);
      if (isMarked) found[at]?.set(operation, { operation, before: base, now: now.median, nights: before.length });
      else usual.push({ band: now, pace });
    }
  }
  return found;
}

/** The flaky instances of the last nights, the most frequent changes first. */
export function flakyIn(nights: readonly Night[]): Flaky[] {
  const recent = nights.slice(-FLAKY.nights).map(heldIn);
  const ids = new Set(recent.flatMap(({ broken }) => broken));
  return [...ids]
    .map((id) => {
      const held = recent.map((each) => each.held(id)).filter((each) => each !== null);
      const changes = held.filter((each, at) => at > 0 && each !== held[at - 1]).length;
      return { id, changes, judged: held.length, broken: held.filter((each) => !each).length };
    })
    .filter(({ changes }) => changes >= FLAKY.changes)
    .sort((a, b) => b.changes - a.changes || (a.id < b.id ? -1 : 1));
}

const keyOf = ({ outcome, id }: NightCause) => `${outcome} ${id}`;
/** Instances that could not be judged say nothing about the service. */
const causesIn = ({ causes }: Night) =>
  new Map(causes.filter(({ outcome }) => outcome !== 'inconclusive').map((cause) => [keyOf(cause), cause]));

function changedCauses(old: Night, now: Night) {
  const [before, after] = [causesIn(old), causesIn(now)];
  const fresh = [...after.values()].filter((cause) => !before.has(keyOf(cause)));
  const fixed = [...before.values()].filter((cause) => !after.has(keyOf(cause)));
  const grown = [...after.values()].flatMap((cause) => {
    const earlier = before.get(keyOf(cause))?.instances ?? cause.instances;
    return earlier === cause.instances ? [] : [{ ...cause, before: earlier }];
  });
  return { new: fresh, fixed, grown };
}

/** Compares two nights, the older first. @param slow operations that were slow in either @param flaky to ignore */
export function changeBetween(
  [old, now]: readonly [Night, Night],
  [slowBefore, slowNow]: readonly [ReadonlyMap<Operation, Slow>, ReadonlyMap<Operation, Slow>],
  flaky: ReadonlySet<string> = new Set(),
) {
  const [before, after] = [heldIn(old), heldIn(now)];
  const verdicts = { old: old.verdict, new: now.verdict };
  const verdict = verdicts.old === verdicts.new ? null : verdicts;
  const broken = after.broken.filter((id) => !flaky.has(id) && before.held(id) !== false);
  const holding = before.broken.filter((id) => !flaky.has(id) && after.held(id) === true);
  const slower = [...slowNow.values()].filter(({ operation }) => !slowBefore.has(operation));
  const recovered = [...slowBefore.keys()].filter((operation) => !slowNow.has(operation));
  return {
    changed: verdict !== null || [broken, holding, slower, recovered].some(({ length }) => length > 0),
    since: old.times.startedAt,
    verdict,
    causes: changedCauses(old, now),
    /** Instances that no longer hold, and those that hold again. */
    ...{ broken, holding },
    ...{ slower, recovered },
    /** What is different about the runs themselves, one sentence each. */
    notes: differencesOf(old, now),
  };
}

/** The trend of a series at its latest night. */
export interface Trend {
  readonly nights: readonly Night[];
  /** The nights with a decided verdict, which the rest is about. */
  readonly decided: readonly Night[];
  /** `null` if the latest night was not decided or is the first. */
  readonly change: NightChange | null;
  readonly flaky: readonly Flaky[];
  readonly newlyFlaky: readonly Flaky[];
  /** For each night that was decided. */
  readonly slow: readonly ReadonlyMap<Operation, Slow>[];
}

/** @param nights of one series, the oldest first */
export function trendOf(nights: readonly Night[]): Trend {
  const decided = nights.filter((each) => each.decided);
  const slow = slowIn(decided);
  const [old, now] = decided.slice(-2);
  const flaky = flakyIn(decided);
  const known = new Set(flakyIn(decided.slice(0, -1)).map(({ id }) => id));
  const newlyFlaky = flaky.filter(({ id }) => !known.has(id));
  const isLatest = nights.at(-1)?.decided === true;
  const [slowBefore = new Map(), slowNow = new Map()] = slow.slice(-2);
  const change = isLatest && old && now ? changeBetween([old, now], [slowBefore, slowNow], known) : null;
  return { nights, decided, change, flaky, newlyFlaky, slow };
}
