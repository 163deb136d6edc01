/**
 * Compares two runs. Their requests differ with the time of the run, so exchanges are paired by instance: the first
 * request of an instance is the first request of the same instance in the other run.
 */
import { NEVER_LEFT } from '../cases/unsent.ts';
import type { Exchange } from '../contract/evidence.ts';
import { type Operation, OUTCOMES, type Outcome } from '../contract/words.ts';
import { rejudge } from './assemble.ts';
import { latencyOf } from './night.ts';
import { observedChanges, observedIn, rankOf } from './observed.ts';
import type { RunRecord, VerdictFile } from './result.ts';
import { slowerBetween } from './trend.ts';
import { differencesOf, wasNotRun } from './verdict.ts';

interface Evidence {
  readonly record: RunRecord;
  readonly exchanges: readonly Exchange[];
}

/** A run to be compared: its verdict, and its evidence if available. */
export interface ComparedRun {
  readonly verdict: VerdictFile;
  readonly evidence?: Evidence;
}

/** The differences between two runs. */
export type RunComparison = Awaited<ReturnType<typeof compareRuns>>;

type Line = VerdictFile['requirements'][number];
type Lines = ReadonlyMap<string, Line>;

const linesOf = ({ requirements }: VerdictFile): Lines => new Map(requirements.map((line) => [line.id, line]));

/** The instances whose outcome changed, with the old and the new reason. */
function changedOutcomes(old: Lines, now: Lines) {
  return [...now.values()].flatMap((line) => {
    const before = old.get(line.id);
    if (!before || before.outcome === line.outcome || wasNotRun(before) || wasNotRun(line)) return [];
    const { id, outcome, reason } = line;
    return [{ id, old: before.outcome, new: outcome, reason, oldReason: before.reason }];
  });
}

function changedCounts(old: VerdictFile, now: VerdictFile) {
  const count = ({ requirements }: VerdictFile, wanted: Outcome) =>
    requirements.filter(({ outcome }) => outcome === wanted).length;
  return OUTCOMES.map((outcome) => ({ outcome, old: count(old, outcome), new: count(now, outcome) })).filter(
    (each) => each.old !== each.new,
  );
}

/** Instances that were not run have no cause in the service. */
function causesIn({ causes = [], requirements }: VerdictFile) {
  const idle = new Set(requirements.filter(wasNotRun).map(({ id }) => id));
  const about = causes.map((cause) => ({ ...cause, instances: cause.instances.filter((id) => !idle.has(id)) }));
  // What fails and what is only a warning may have the same id.
  return new Map(
    about.filter(({ instances }) => instances.length > 0).map((cause) => [`${cause.outcome} ${cause.id}`, cause]),
  );
}

/** The causes that are new, gone, or have more or fewer instances. */
function changedCauses(old: VerdictFile, now: VerdictFile) {
  const [before, after] = [causesIn(old), causesIn(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const counts = { old: before.get(key)?.instances.length ?? 0, new: after.get(key)?.instances.length ?? 0 };
    const cause = after.get(key) ?? before.get(key);
    if (!cause || counts.old === counts.new) return [];
    return [{ id: cause.id, outcome: cause.outcome, title: cause.title, ...counts }];
  });
}

/** The check-in of a guest, before other reports about that guest. */
const ARRIVAL = /\/arrival\d*$/;

/** A name for each exchange that is the same in every run: the instance that asked for it, and a number. */
async function namedExchanges({ record, exchanges }: Evidence) {
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const named = new Map<string, Exchange>();
  for (const exchange of exchanges) if (exchange.id.startsWith('preflight/')) named.set(exchange.id, exchange);
  const { judgements } = await rejudge(record, exchanges);
  // Whole-run instances asked for no exchange; an instance that asked for few identifies each best.
  const asking = judgements.filter(({ finding }) => !finding?.exchanges);
  asking.sort((a, b) => a.exchanges.length - b.exchanges.length);
  for (const { instance, exchanges: ids } of asking) {
    const name = (role: string, from: readonly string[]) => {
      for (const [at, id] of from.entries()) {
        const exchange = byId.get(id);
        if (exchange) named.set(`${instance.id}, ${role} ${at + 1}`, exchange);
      }
    };
    const arrivals = ids.filter((id) => ARRIVAL.test(id));
    const requests = ids.filter((id) => !ARRIVAL.test(id));
    name('check-in of guest', arrivals);
    name('request', requests);
  }
  return named;
}

const isSameRequest = ({ request: old }: Exchange, { request: now }: Exchange) =>
  old.operation === now.operation && old.method === now.method;

/** Whether a request was sent. */
const wasSent = ({ failure }: Exchange) => !NEVER_LEFT.includes(failure?.kind);

/** One change in the service's behaviour, such as `status: 400 → 422`, with the instances whose exchanges show it. */
export interface ChangedBehaviour {
  readonly operation: Operation;
  readonly change: string;
  readonly seenIn: string[];
}

async function behaviourOf(old: Evidence, now: Evidence) {
  const before = await namedExchanges(old);
  const pairs = new Set<string>();
  const changes = new Map<string, ChangedBehaviour>();
  for (const [name, exchange] of await namedExchanges(now)) {
    const earlier = before.get(name);
    if (!earlier || !isSameRequest(earlier, exchange) || !wasSent(earlier) || !wasSent(exchange)) continue;
    const pair = `${earlier.id} ${exchange.id}`;
    // Instances share exchanges; each is counted once.
    if (pairs.size === pairs.add(pair).size) continue;
    const { operation } = exchange.request;
    const seen = observedIn(exchange, now.record.context.target.baseUrl);
    for (const change of observedChanges(observedIn(earlier, old.record.context.target.baseUrl), seen)) {
      const key = `${operation}\n${change}`;
      const known = changes.get(key) ?? { operation, change, seenIn: [] };
      known.seenIn.push(name);
      changes.set(key, known);
    }
  }
  const behaviour = [...changes.values()].sort(
    (a, b) => rankOf(a.change) - rankOf(b.change) || b.seenIn.length - a.seenIn.length,
  );
  return { compared: pairs.size, behaviour };
}

/** The operations that became slower, if both runs had the same pace. */
function slowerIn(old: Evidence | undefined, now: Evidence | undefined) {
  if (!old || !now || now.record.context.subject === 'client') return [];
  const [before, after] = [old, now].map(({ record }) => JSON.stringify(record.pace));
  return before === after ? slowerBetween(latencyOf(old.exchanges), latencyOf(now.exchanges)) : [];
}

/** Compares two runs, the older one first. */
export async function compareRuns(old: ComparedRun, now: ComparedRun) {
  const [before, after] = [linesOf(old.verdict), linesOf(now.verdict)];
  const found =
    old.evidence && now.evidence ? await behaviourOf(old.evidence, now.evidence) : { compared: 0, behaviour: null };
  const without = (lines: Lines, others: Lines) => [...lines.keys()].filter((id) => !others.has(id));
  const isRunInOne = (line: Line) => {
    const other = before.get(line.id);
    return other !== undefined && wasNotRun(line) !== wasNotRun(other);
  };
  const verdicts = { old: old.verdict.verdict, new: now.verdict.verdict };
  const verdict = verdicts.old === verdicts.new ? null : verdicts;
  const outcomes = changedOutcomes(before, after);
  const counts = changedCounts(old.verdict, now.verdict);
  const causes = changedCauses(old.verdict, now.verdict);
  const onlyIn = { old: without(before, after), new: without(after, before) };
  const slower = slowerIn(old.evidence, now.evidence);
  const lists = [outcomes, counts, causes, onlyIn.old, onlyIn.new, found.behaviour ?? [], slower];
  return {
    /** Whether the service behaves differently. */
    changed: verdict !== null || lists.some(({ length }) => length > 0),
    verdict,
    outcomes,
    counts,
    causes,
    onlyIn,
    /** `behaviour` is `null` if one of the two is only a verdict. */
    ...found,
    /** Operations that take more than twice as long (`submission/trend.ts`). */
    slower,
    /** Instances that were run in only one of the two, and are not compared. */
    notRunInBoth: [...after.values()].filter(isRunInOne).length,
    /** What is different about the runs themselves, one sentence each. */
    notes: differencesOf(old.verdict, now.verdict),
  };
}
