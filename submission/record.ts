/** `run.json` and `evidence.ndjson`: the two entries from which everything else in a submission follows. */
import type { Exchange } from '../contract/evidence.ts';
import type { PlacedFault } from '../contract/faults.ts';
import type { RunContext } from '../contract/run.ts';
import { DEFAULT_ID_SOURCE, DEFAULT_TIME_ZONE } from '../contract/words.ts';
import { checkExchange, checkRun, readJson, requireFaultless, UnreadableEntry } from './json-entry.ts';
import type { RunRecord } from './result.ts';
import { catalogueDigest, otherVersion, suiteIdentity } from './suite.ts';

/** What a run knows about itself besides its context. */
export interface RunFacts
  extends Pick<RunRecord, 'whole' | 'pace' | 'client'>,
    Partial<Pick<RunRecord, 'only' | 'stopped' | 'attempts'>> {
  /** RFC 3339, UTC. */
  readonly endedAt: string;
  /** How the service was reached; the proxy's address is nobody else's business. */
  readonly network: { readonly timeoutMs: number; readonly proxy: string | null };
}

/**
 * The record of a run of this suite.
 * @throws {UnreadableEntry} where nobody could read it
 */
export function runRecord(context: RunContext, facts: RunFacts): RunRecord {
  // What is judged is what is written: members that JSON does not keep must not count in the live run either.
  const written = JSON.parse(JSON.stringify(context)) as RunContext;
  const record = recordOf(written, facts);
  requireFaultless(record, RUN, checkRun);
  return record;
}

function recordOf(context: RunContext, facts: RunFacts): RunRecord {
  return {
    context,
    suite: suiteIdentity(),
    catalogueDigest: catalogueDigest(),
    times: { startedAt: context.startedAt, endedAt: facts.endedAt },
    attempts: facts.attempts ?? 1,
    whole: facts.whole,
    only: facts.only ?? [],
    stopped: facts.stopped ?? null,
    pace: { requestsPerSecond: facts.pace.requestsPerSecond, concurrency: facts.pace.concurrency },
    network: { timeoutMs: facts.network.timeoutMs, proxied: facts.network.proxy !== null },
    ...(facts.client ? { client: facts.client } : {}),
    pool: { stays: context.values.stays.length, reservationIds: context.values.reservationIds.length },
  };
}

function recordText(record: RunRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** `run.json` as bytes. */
export function recordBytes(record: RunRecord): Buffer {
  return Buffer.from(recordText(record));
}

/** The lines of exchanges that were read: they are as they would be written again. */
const linesRead = new WeakMap<Exchange, Buffer>();

function lineOf(exchange: Exchange): Buffer {
  return linesRead.get(exchange) ?? Buffer.from(`${JSON.stringify(exchange)}\n`);
}

/** `evidence.ndjson` as bytes: one exchange a line. */
export function evidenceBytes(exchanges: Iterable<Exchange>): Buffer {
  // Line by line: one text of all lines would be twice as large as soon as a single character asks for it.
  return Buffer.concat(Array.from(exchanges, lineOf));
}

const RUN = 'run.json';
/** The largest runs list a thousand hotels and bring thousands of stays. */
const RUN_MANNER = { bytes: 16 * 2 ** 20, depth: 64, written: recordText };

/** What no schema can say: members that must fit each other. Each sentence tells what does not. */
function contradictions({ context, times, whole, only, stopped, pool, client }: RunRecord): string[] {
  const { values } = context;
  const [home] = values.hotels;
  const found: readonly (readonly [wrong: boolean, sentence: string])[] = [
    [times.startedAt !== context.startedAt, 'times.startedAt is not context.startedAt'],
    [
      (context.subject === 'client') !== (client !== undefined),
      'client says how a client was made to play: it is there where context.subject is client, and only there',
    ],
    [
      client !== undefined && (client.answeredBy === 'stand-in') !== context.target.embedded,
      'client.answeredBy and context.target.embedded do not say alike whether the suite itself answered',
    ],
    [whole && stopped !== null, 'whole is true, although stopped says why the run did not go to its end'],
    [whole && only.length > 0, 'whole is true, although only names a part of the plan'],
    [pool.stays !== values.stays.length, 'pool.stays does not count context.values.stays'],
    [
      pool.reservationIds !== values.reservationIds.length,
      'pool.reservationIds does not count context.values.reservationIds',
    ],
    [
      !values.timeZoneGiven && home?.timeZone !== DEFAULT_TIME_ZONE,
      `context.values.timeZoneGiven is false, although the first hotel's zone is not ${DEFAULT_TIME_ZONE}`,
    ],
    // There is one default: whoever has something else has said so.
    [
      !values.reservationIdGiven && values.reservationIdFrom !== DEFAULT_ID_SOURCE,
      `context.values.reservationIdGiven is false, although reservationIdFrom is not ${DEFAULT_ID_SOURCE}`,
    ],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, sentence]) => `${RUN}: ${sentence}.`);
}

const VERSION = /^[0-9A-Za-z.+-]{1,64}$/;

/** Another version of the suite may have written other members: that it is another one is told first. */
function checkOfThisVersion(value: unknown): PlacedFault | null {
  const fault = checkRun(value);
  const version = (value as Partial<RunRecord> | null)?.suite?.version;
  const other = fault && typeof version === 'string' && VERSION.test(version) ? otherVersion(version) : null;
  if (other) throw new UnreadableEntry(other);
  return fault;
}

/** Reads `run.json`. @throws {UnreadableEntry} saying what is wrong with it */
export function parseRecord(bytes: Buffer): RunRecord {
  const record = readJson<RunRecord>(bytes, RUN, RUN_MANNER, checkOfThisVersion);
  const [problem] = contradictions(record);
  if (problem) throw new UnreadableEntry(problem);
  return record;
}

const LINE_BREAK = 0x0a;
const EVIDENCE = 'evidence.ndjson';
/** A request and its reply have 16 kB of body and 16 kB of header each, and JSON writes some characters with six. */
const LINE_MANNER = { bytes: 2 ** 20, depth: 8, written: (exchange: Exchange) => JSON.stringify(exchange) };
/** The longest plan there is, of a profile with everything and of a thousand hotels, has half as many. */
const MOST_EXCHANGES = 20_000;

/** Reads `evidence.ndjson`. @throws {UnreadableEntry} naming the line */
export function parseEvidence(bytes: Buffer): Exchange[] {
  if (bytes.at(-1) !== LINE_BREAK && bytes.length > 0) {
    throw new UnreadableEntry(`${EVIDENCE} does not end with a line break.`);
  }
  const exchanges: Exchange[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    if (exchanges.length === MOST_EXCHANGES) {
      throw new UnreadableEntry(`${EVIDENCE} has more than ${MOST_EXCHANGES} lines.`);
    }
    end = bytes.indexOf(LINE_BREAK, start);
    const name = `Line ${exchanges.length + 1} of ${EVIDENCE}`;
    const exchange = readJson(bytes.subarray(start, end), name, LINE_MANNER, checkExchange);
    linesRead.set(exchange, bytes.subarray(start, end + 1));
    exchanges.push(exchange);
  }
  return exchanges;
}
