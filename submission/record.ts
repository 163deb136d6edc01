/** `run.json` and `evidence.ndjson`: the two entries from which everything else in a submission follows. */
import { type Exchange, LONGEST_EXCHANGE, MOST_EXCHANGES } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { DEFAULT_ID_SOURCE, DEFAULT_TIME_ZONE } from '../contract/words.ts';
import { checkExchange, checkRun, readJson, requireFaultless } from './json-entry.ts';
import { type Problem, problem, Refusal, refusal, requireNone } from './problems.ts';
import type { RunRecord, SuiteIdentity } from './result.ts';
import { catalogueDigest, otherVersion, suiteIdentity } from './suite.ts';

/** What a run knows about itself besides its context. */
export interface RunFacts
  extends Pick<RunRecord, 'whole' | 'pace' | 'client'>,
    Partial<Pick<RunRecord, 'only' | 'stopped' | 'shard' | 'interruptions' | 'completes'>> {
  /** RFC 3339, UTC. */
  readonly endedAt: string;
  /** How the service was reached; the proxy's address is private. */
  readonly network: { readonly timeoutMs: number; readonly proxy: string | null };
}

/** The record of a run of this suite. @throws {Refusal} if `verify` could not read it */
export function runRecord(given: RunContext, facts: RunFacts): RunRecord {
  // Members that JSON drops must not count in the live run either.
  const context = JSON.parse(JSON.stringify(given)) as RunContext;
  const record: RunRecord = {
    context,
    suite: suiteIdentity(),
    catalogueDigest: catalogueDigest(),
    times: { startedAt: context.startedAt, endedAt: facts.endedAt },
    // Nothing is tried again until it passes.
    attempts: 1,
    whole: facts.whole,
    only: facts.only ?? [],
    ...(facts.completes ? { completes: facts.completes } : {}),
    stopped: facts.stopped ?? null,
    pace: { requestsPerSecond: facts.pace.requestsPerSecond, concurrency: facts.pace.concurrency },
    network: { timeoutMs: facts.network.timeoutMs, proxied: facts.network.proxy !== null },
    ...(facts.client ? { client: facts.client } : {}),
    ...(facts.shard ? { shard: facts.shard } : {}),
    ...(facts.interruptions?.length ? { interruptions: facts.interruptions } : {}),
    pool: { stays: context.values.stays.length, reservationIds: context.values.reservationIds.length },
  };
  requireFaultless(record, RUN, checkRun);
  return record;
}

function recordText(record: RunRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

export function recordBytes(record: RunRecord): Buffer {
  return Buffer.from(recordText(record));
}

/** The lines of exchanges that were read, which need not be written again. */
const linesRead = new WeakMap<Exchange, Buffer>();

function lineOf(exchange: Exchange): Buffer {
  return linesRead.get(exchange) ?? Buffer.from(`${JSON.stringify(exchange)}\n`);
}

/** The file that the lines were read from: the evidence of a large run need not be in memory twice. */
function inOnePlace(lines: readonly Buffer[]): Buffer | null {
  const [first] = lines;
  let end = first?.byteOffset;
  for (const { buffer, byteOffset, length } of lines) {
    if (buffer !== first?.buffer || byteOffset !== end) return null;
    end = byteOffset + length;
  }
  return first ? Buffer.from(first.buffer, first.byteOffset, (end as number) - first.byteOffset) : null;
}

/** `evidence.ndjson` as bytes: one exchange a line. */
export function evidenceBytes(exchanges: Iterable<Exchange>): Buffer {
  // Line by line: one string of all lines would double in size if a single character needs two bytes.
  const lines = Array.from(exchanges, lineOf);
  return inOnePlace(lines) ?? Buffer.concat(lines);
}

const RUN = 'run.json';
/** The largest runs have ten thousand hotels and thousands of stays. */
const RUN_MANNER = { bytes: 16 * 2 ** 20, depth: 64, written: recordText };

const isInOrder = (moments: readonly string[]) =>
  moments.every((each, at) => at === 0 || Date.parse(moments[at - 1] as string) <= Date.parse(each));

/** Checks that no schema can express: members that must agree. */
function contradictions(record: RunRecord): Problem[] {
  const { context, times, whole, only, stopped, pool, client, shard, shards, interruptions = [], completes } = record;
  const { values } = context;
  const [home] = values.hotels;
  const isForClient = context.subject === 'client';
  const isOtherZone = !values.timeZoneGiven && home?.timeZone !== DEFAULT_TIME_ZONE;
  // Any value but the default must have been given.
  const isOtherSource = !values.reservationIdGiven && values.reservationIdFrom !== DEFAULT_ID_SOURCE;
  const { answeredBy, drivenBy, upstream } = client ?? {};
  const isAnsweredOtherwise =
    client !== undefined &&
    ((answeredBy === 'stand-in') !== context.target.embedded ||
      (answeredBy === 'har') !== (drivenBy === 'elsewhere') ||
      (answeredBy === 'upstream') !== (upstream !== undefined));
  const isSharded = shard !== undefined || shards !== undefined;
  const isOddShard = shard !== undefined && (whole || shards !== undefined || shard.number > shard.of);
  const isOddInterruption =
    interruptions.some(
      ({ stoppedAt, resumedAt }) => !isInOrder([times.startedAt, stoppedAt, resumedAt, times.endedAt]),
    ) || !isInOrder(interruptions.map(({ resumedAt }) => resumedAt));
  return [
    ...(isOddInterruption || (interruptions.length > 0 && isForClient) ? [problem('run.interruptions')] : []),
    ...(isOddShard || (isSharded && isForClient) ? [problem('run.shards')] : []),
    ...(completes !== undefined && (only.length === 0 || isForClient || isSharded) ? [problem('run.completes')] : []),
    ...(times.startedAt !== context.startedAt ? [problem('run.other-start')] : []),
    ...(isForClient !== (client !== undefined) ? [problem('run.client-or-not')] : []),
    ...(isAnsweredOtherwise ? [problem('run.answered-by')] : []),
    ...(whole && stopped !== null ? [problem('run.whole-yet-stopped')] : []),
    ...(whole && only.length > 0 ? [problem('run.whole-yet-only')] : []),
    ...(pool.stays !== values.stays.length ? [problem('run.pool-of-stays')] : []),
    ...(pool.reservationIds !== values.reservationIds.length ? [problem('run.pool-of-ids')] : []),
    ...(isOtherZone ? [problem('run.zone-not-given', { usual: DEFAULT_TIME_ZONE })] : []),
    ...(isOtherSource ? [problem('run.id-source-not-given', { usual: DEFAULT_ID_SOURCE })] : []),
  ];
}

const VERSION = /^[0-9A-Za-z.+-]{1,64}$/;
const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Reads `run.json`. @param named gets the suite that it names, even if this one cannot read the rest
 * @throws {Refusal} saying what is wrong with it
 */
export function parseRecord(bytes: Buffer, named: (suite: SuiteIdentity) => void = () => undefined): RunRecord {
  const record = readJson<RunRecord>(bytes, RUN, RUN_MANNER, (value) => {
    const fault = checkRun(value);
    const { version, digest } = (value as Partial<RunRecord> | null)?.suite ?? {};
    if (typeof version !== 'string' || !VERSION.test(version)) return fault;
    if (typeof digest === 'string' && DIGEST.test(digest)) named({ version, digest });
    const other = fault && otherVersion(version);
    // Another version of the suite may have written other members: the difference of versions is reported first.
    if (other) throw new Refusal([other]);
    return fault;
  });
  requireNone(contradictions(record).slice(0, 1));
  return record;
}

const LINE_BREAK = 0x0a;
/** A request has 16 kB of body, a reply 600,000 characters of JSON; each has 16 kB of header. */
const LINE_MANNER = { bytes: LONGEST_EXCHANGE, depth: 8, written: (exchange: Exchange) => JSON.stringify(exchange) };

/** Reads `evidence.ndjson`. @throws {Refusal} naming the line */
export function parseEvidence(bytes: Buffer): Exchange[] {
  if (bytes.at(-1) !== LINE_BREAK && bytes.length > 0) throw refusal('evidence.no-line-break');
  const exchanges: Exchange[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    if (exchanges.length === MOST_EXCHANGES) throw refusal('evidence.too-long', { most: MOST_EXCHANGES });
    end = bytes.indexOf(LINE_BREAK, start);
    const name = `Line ${exchanges.length + 1} of evidence.ndjson`;
    const exchange = readJson(bytes.subarray(start, end), name, LINE_MANNER, checkExchange);
    linesRead.set(exchange, bytes.subarray(start, end + 1));
    exchanges.push(exchange);
  }
  return exchanges;
}
