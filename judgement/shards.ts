/** Divides a plan among shards: instances that share a request stay together, and so do those that call the issuer. */
import type { ShardNumber } from '../contract/run.ts';
import type { Rehearsed } from './rehearsal.ts';

/** Part of a shard: its instances, and its share of all requests, above 0 and at most 1. */
export interface ShardPart {
  readonly instances: ReadonlySet<string>;
  readonly share: number;
}

interface Group {
  readonly instances: string[];
  readonly requests: Map<string, number>;
}

const weightOf = ({ requests }: Group) => [...requests.values()].reduce((sum, count) => sum + count, 0);

/** Groups of instances that share requests, the issuer's first: its lockouts must not affect other shards. */
function groupsOf(rehearsed: readonly Rehearsed[]): Group[] {
  const issuer: Group = { instances: [], requests: new Map() };
  const groups = new Set([issuer]);
  const groupOf = new Map<string, Group>();
  const join = (into: Group, other: Group) => {
    if (into === other) return into;
    const isInto = into === issuer || (other !== issuer && into.instances.length > other.instances.length);
    const [kept, gone] = isInto ? [into, other] : [other, into];
    kept.instances.push(...gone.instances);
    for (const [id, count] of gone.requests) {
      kept.requests.set(id, count);
      groupOf.set(id, kept);
    }
    groups.delete(gone);
    return kept;
  };
  for (const { instance, sends, asksIssuer } of rehearsed) {
    if (sends.size === 0) continue;
    let group: Group = asksIssuer ? issuer : { instances: [], requests: new Map() };
    groups.add(group);
    for (const id of sends.keys()) group = join(group, groupOf.get(id) ?? group);
    group.instances.push(instance);
    for (const [id, count] of sends) {
      group.requests.set(id, count);
      groupOf.set(id, group);
    }
  }
  return [...groups];
}

/** The parts of all shards, from the plan alone, so that each computes its own. @param of the number of shards */
export function shardsOf(rehearsed: readonly Rehearsed[], of: number): ShardPart[] {
  const [issuer, ...others] = groupsOf(rehearsed).map((group) => ({ ...group, weight: weightOf(group) }));
  // A sort keeps the plan's order among equals.
  const heaviest = others.sort((a, b) => b.weight - a.weight);
  const shards = Array.from({ length: of }, () => ({ instances: new Set<string>(), weight: 0 }));
  for (const [at, group] of [...(issuer ? [issuer] : []), ...heaviest].entries()) {
    const lightest = shards.reduce((least, each) => (each.weight < least.weight ? each : least));
    const shard = at === 0 ? (shards[0] as typeof lightest) : lightest;
    for (const instance of group.instances) shard.instances.add(instance);
    shard.weight += group.weight;
  }
  // Even a shard without instances sends its preflight.
  const total = shards.reduce((sum, { weight }) => sum + weight + 1, 0);
  return shards.map(({ instances, weight }) => ({ instances, share: (weight + 1) / total }));
}

/** A shard's share of the pace: together they keep it, if there are no more shards than parallel requests. */
export function paceOfShard<Pace extends { readonly requestsPerSecond: number | null; readonly concurrency: number }>(
  pace: Pace,
  { share }: ShardPart,
  { of }: ShardNumber,
): Pace {
  const { requestsPerSecond, concurrency } = pace;
  return {
    ...pace,
    requestsPerSecond: requestsPerSecond === null ? null : requestsPerSecond * share,
    concurrency: 1 + Math.floor((concurrency - of) * share),
  };
}

/** The supplied values of a shard: every `of`th. */
export function suppliedTo(all: readonly unknown[], { number, of }: ShardNumber): number {
  return Math.ceil((all.length - number + 1) / of);
}
