/** `run.json` and `evidence.ndjson`: the two entries from which everything else in a submission follows. */
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { DEFAULT_ID_SOURCE, DEFAULT_TIME_ZONE, OPERATIONS } from '../contract/words.ts';
import type { RunRecord } from './result.ts';
import { catalogueDigest, suiteIdentity } from './suite.ts';

/** An entry that cannot be understood. The message is one sentence. */
export class UnreadableEntry extends Error {
  override readonly name = 'UnreadableEntry';
}

/** What a run knows about itself besides its context. */
export interface RunFacts {
  /** RFC 3339, UTC. */
  readonly endedAt: string;
  /** False where the run was interrupted or filtered. */
  readonly whole: boolean;
  /** What a partial run was asked for; absent: the whole plan. */
  readonly only?: readonly string[];
  /** Why it did not go to its end; absent where it did. */
  readonly stopped?: string | null;
  readonly attempts?: number;
  readonly pace: RunRecord['pace'];
  /** How the service was reached; the proxy's address is nobody else's business. */
  readonly network: { readonly timeoutMs: number; readonly proxy: string | null };
}

/** The record of a run of this suite. */
export function runRecord(context: RunContext, facts: RunFacts): RunRecord {
  return {
    // What is judged is what is written: members that JSON does not keep must not count in the live run either.
    context: JSON.parse(JSON.stringify(context)) as RunContext,
    suite: suiteIdentity(),
    catalogueDigest: catalogueDigest(),
    times: { startedAt: context.startedAt, endedAt: facts.endedAt },
    attempts: facts.attempts ?? 1,
    whole: facts.whole,
    only: facts.only ?? [],
    stopped: facts.stopped ?? null,
    pace: facts.pace,
    network: { timeoutMs: facts.network.timeoutMs, proxied: facts.network.proxy !== null },
    pool: { stays: context.values.stays.length, reservationIds: context.values.reservationIds.length },
  };
}

/** `run.json` as bytes. */
export function recordBytes(record: RunRecord): Buffer {
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}

/** `evidence.ndjson` as bytes: one exchange a line. */
export function evidenceBytes(exchanges: Iterable<Exchange>): Buffer {
  // Line by line: one text of all lines would be twice as large as soon as a single character asks for it.
  return Buffer.concat(Array.from(exchanges, (exchange) => Buffer.from(`${JSON.stringify(exchange)}\n`)));
}

const LINE_BREAK = 0x0a;

const isText = (value: unknown) => typeof value === 'string';
/** A moment in UTC: of one without a zone every machine would make its own. */
const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
const isList = Array.isArray;
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

function isRecord({ context, suite, times, ...rest }: RunRecord): boolean {
  const { target, values } = context;
  return [
    [context.seed, context.clientId, target.baseUrl, target.authUrl].every(isText),
    [suite.version, suite.digest, rest.catalogueDigest].every(isText),
    [times.startedAt, times.endedAt].every(isMoment),
    [context.claims, values.hotels, values.stays, values.reservationIds].every(isList),
    context.subject === 'service' || context.subject === 'client',
    target.environment === 'sandbox' || target.environment === 'mock',
    times.startedAt === context.startedAt,
    values.hotels.every(({ id, timeZone }) => Number.isInteger(id) && isText(timeZone)),
    values.hotels.length > 0,
    typeof values.timeZoneGiven === 'boolean' && typeof values.reservationIdGiven === 'boolean',
    values.timeZoneGiven || values.hotels[0]?.timeZone === DEFAULT_TIME_ZONE,
    // There is one default: whoever has something else has said so.
    values.reservationIdGiven || values.reservationIdFrom === DEFAULT_ID_SOURCE,
    typeof context.profile === 'object' && context.profile !== null,
    isCount(rest.attempts) && typeof rest.whole === 'boolean',
    isCount(rest.network.timeoutMs) && typeof rest.network.proxied === 'boolean',
    isList(rest.only) && rest.only.every(isText) && !(rest.whole && rest.only.length > 0),
    rest.pool.stays === values.stays.length && rest.pool.reservationIds === values.reservationIds.length,
  ].every(Boolean);
}

/** Reads `run.json`. @throws {UnreadableEntry} */
export function parseRecord(bytes: Buffer): RunRecord {
  try {
    const record = JSON.parse(bytes.toString('utf8')) as RunRecord;
    if (isRecord(record)) return record;
  } catch {
    // Reported below.
  }
  throw new UnreadableEntry('run.json does not describe a run of this suite.');
}

function isExchange(exchange: Exchange): boolean {
  const { id, seq, request, reply, failure, sentAt, durationMs, issued, waits, assumed, guestAbsent } = exchange;
  return (
    [id, request.method, request.url].every(isText) &&
    isMoment(sentAt) &&
    isCount(seq) &&
    typeof durationMs === 'number' &&
    OPERATIONS.includes(request.operation) &&
    [request.headers, issued, waits].every(isList) &&
    // One of the two: an exchange ends with a reply or without one.
    (reply === null) !== (failure === null) &&
    (reply === null || (Number.isInteger(reply.status) && isList(reply.headers) && isCount(reply.body.bytes))) &&
    (failure === null || isText(failure.message)) &&
    (assumed === undefined || assumed === true) &&
    (guestAbsent === undefined || isText(guestAbsent.met))
  );
}

/** Reads `evidence.ndjson`. @throws {UnreadableEntry} naming the line */
export function parseEvidence(bytes: Buffer): Exchange[] {
  if (bytes.at(-1) !== LINE_BREAK && bytes.length > 0) {
    throw new UnreadableEntry('evidence.ndjson does not end with a line break.');
  }
  const exchanges: Exchange[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(LINE_BREAK, start);
    exchanges.push(exchangeIn(bytes.toString('utf8', start, end), exchanges.length + 1));
  }
  return exchanges;
}

function exchangeIn(line: string, number: number): Exchange {
  try {
    const exchange = JSON.parse(line) as Exchange;
    if (isExchange(exchange)) return exchange;
  } catch {
    // Reported below.
  }
  throw new UnreadableEntry(`Line ${number} of evidence.ndjson is not an exchange.`);
}
