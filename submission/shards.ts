/** Merges the shards of a run: one record and one evidence, as if the run had no shards. */
import { isDeepStrictEqual } from 'node:util';
import { withoutShard } from '../cases/reservation-id.ts';
import { type Exchange, endOf, isAccepted, replyLine, statusOf } from '../contract/evidence.ts';
import { type Problem, problem, requireNone } from './problems.ts';
import type { RunRecord } from './result.ts';

export interface Shard {
  /** Its location, for messages. */
  readonly where: string;
  readonly record: RunRecord;
  /** In order. */
  readonly exchanges: readonly Exchange[];
}

type Numbered = Shard & { readonly record: { readonly shard: NonNullable<RunRecord['shard']> } };

const isNumbered = (shard: Shard): shard is Numbered => shard.record.shard !== undefined;

function countProblems(shards: readonly Numbered[]): Problem[] {
  const [first] = shards as readonly [Numbered];
  const { of } = first.record.shard;
  const byNumber = new Map<number, Numbered>();
  const problems = shards.flatMap((each): Problem[] => {
    const { where } = each;
    const { number, of: count } = each.record.shard;
    if (count !== of) return [problem('shards.other-count', { where, count, first: first.where, due: of })];
    const known = byNumber.get(number);
    if (known) return [problem('shards.twice', { where, first: known.where, number })];
    byNumber.set(number, each);
    return [];
  });
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !byNumber.has(number));
  if (missing.length === 0 || problems.length > 0) return problems;
  const which = `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'}`;
  return [problem('shards.missing', { count: of, missing: which })];
}

/** The gravest mismatch between a shard and the first one. */
function differenceTo(first: Shard, { where, record }: Shard): Problem[] {
  const due = first.record;
  const at = { where, first: first.where };
  const suiteOf = ({ suite }: RunRecord) => `${suite.version} (${suite.digest.slice(0, 12)})`;
  if (!isDeepStrictEqual([record.suite, record.catalogueDigest], [due.suite, due.catalogueDigest]))
    return [problem('shards.other-suite', { ...at, found: suiteOf(record), due: suiteOf(due) })];
  const { seed, startedAt, target, ...settings } = record.context;
  if (!isDeepStrictEqual(target, due.context.target))
    return [problem('shards.other-target', { ...at, found: target.baseUrl, due: due.context.target.baseUrl })];
  const { pace, network, only, attempts } = record;
  const all = { ...settings, pace, network, only, attempts };
  const others = { ...due.context, pace: due.pace, network: due.network, only: due.only, attempts: due.attempts };
  const names = Object.keys(all).filter(
    (name) => !isDeepStrictEqual(all[name as keyof typeof all], others[name as keyof typeof all]),
  );
  if (names.length > 0) return [problem('shards.other-settings', { ...at, names: names.join(', ') })];
  const isSame = seed === due.context.seed && startedAt === due.context.startedAt;
  return isSame ? [] : [problem('shards.other-seed', at)];
}

const isOwnToken = ({ id }: Exchange) => id.startsWith('token/');
const isPreflight = ({ id }: Exchange) => id.startsWith('preflight/');

/** The preflights of all shards must have had the same replies: judging may use any of them. */
function preflightProblems([first, ...others]: readonly Shard[]): Problem[] {
  if (!first) return [];
  const known = new Map(first.exchanges.filter(isPreflight).map((each) => [each.id, each]));
  return others.flatMap(({ where, exchanges }) => {
    const other = exchanges.filter(isPreflight).find((each) => {
      const due = known.get(withoutShard(each.id));
      return due && isAccepted(due) !== isAccepted(each);
    });
    if (!other) return [];
    const id = withoutShard(other.id);
    const due = replyLine(known.get(id) as Exchange);
    return [problem('shards.other-preflight', { where, first: first.where, id, found: replyLine(other), due })];
  });
}

/** Later shards request only the run's own tokens: if one is suddenly refused, the first's attempts locked it out. */
function lockedOut([first, ...others]: readonly Numbered[]): Problem[] {
  if (!first) return [];
  return others.flatMap(({ where, exchanges }) => {
    const refused = exchanges.find((each) => isOwnToken(each) && [400, 401, 403].includes(statusOf(each)));
    return refused ? [problem('shards.locked-out', { where, first: first.where, id: refused.id })] : [];
  });
}

/** All exchanges in the order of their ends; within a shard the recorded order is kept. */
function inOrder(shards: readonly Shard[]): Exchange[] {
  const timed = shards.flatMap(({ exchanges }, shard) => {
    let latest = 0;
    return exchanges.map((exchange) => {
      latest = Math.max(latest, endOf(exchange));
      return { exchange, shard, latest };
    });
  });
  return timed.sort((a, b) => a.latest - b.latest || a.shard - b.shard).map(({ exchange }) => exchange);
}

/** Renumbers the exchanges and own tokens of all shards, as in one run. */
function numbered(shards: readonly Shard[]): Exchange[] {
  let tokens = 0;
  return inOrder(shards).map((exchange, at) => {
    if (isOwnToken(exchange)) tokens += 1;
    return { ...exchange, id: isOwnToken(exchange) ? `token/${tokens}` : exchange.id, seq: at + 1 };
  });
}

function exchangesTwice(shards: readonly Shard[]): Problem[] {
  const holder = new Map<string, string>();
  return shards.flatMap(({ where, exchanges }) => {
    const id = exchanges.find((each) => !isOwnToken(each) && holder.has(each.id))?.id;
    const first = holder.get(id ?? '') ?? '';
    for (const each of exchanges) holder.set(each.id, where);
    return id === undefined ? [] : [problem('shards.exchange-twice', { where, first, id })];
  });
}

/** Why the run was incomplete: what stopped its shards, one sentence each. */
function stoppedOf(shards: readonly Numbered[]): string | null {
  const stopped = shards.flatMap(({ record: { shard, stopped } }) =>
    stopped === null ? [] : [`Shard ${shard.number} of ${shard.of}: ${stopped}`],
  );
  return stopped.length > 0 ? stopped.join(' ') : null;
}

/**
 * Makes one run of its shards. Judging finds out whether anything else, or anything twice, was sent.
 * @throws {Refusal} if they are not all the shards of one run
 */
export function mergeShards(given: readonly Shard[]): Pick<Shard, 'record' | 'exchanges'> {
  const none = given.filter((each) => !isNumbered(each));
  requireNone(
    none.map(({ where, record: { shards } }) =>
      problem('shards.none', { where, found: shards === undefined ? 'a run without shards' : 'a run that was merged' }),
    ),
  );
  const shards = given.filter(isNumbered).sort((a, b) => a.record.shard.number - b.record.shard.number);
  const [first] = shards;
  if (!first) throw new TypeError('There is nothing to merge');
  requireNone(shards.slice(1).flatMap((each) => differenceTo(first, each)));
  requireNone(countProblems(shards));
  requireNone([...preflightProblems(shards), ...lockedOut(shards), ...exchangesTwice(shards)]);
  const { shard, ...record } = first.record;
  const stopped = stoppedOf(shards);
  // The record of a shard that was killed is that of its start.
  const ends = shards.flatMap(({ record: { times }, exchanges }) => [
    Date.parse(times.endedAt),
    ...exchanges.map(endOf),
  ]);
  const endedAt = new Date(ends.reduce((latest, each) => Math.max(latest, each))).toISOString();
  const interruptions = shards
    .flatMap(({ record: each }) => each.interruptions ?? [])
    .sort((a, b) => Date.parse(a.resumedAt) - Date.parse(b.resumedAt));
  return {
    record: {
      ...record,
      times: { startedAt: record.times.startedAt, endedAt },
      whole: stopped === null && record.only.length === 0,
      stopped,
      shards: shard.of,
      ...(interruptions.length > 0 ? { interruptions } : {}),
    },
    exchanges: numbered(shards),
  };
}
