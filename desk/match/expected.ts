/** The calls of a run that the log of its service should have, from its evidence. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { isTokenOperation, type Operation } from '../../contract/words.ts';
import type { RunRecord } from '../../submission/result.ts';
import { type Paths, type Target, targetIn } from './targets.ts';

/** One expected call: an exchange, or an earlier try of it. */
export interface ExpectedCall extends Target {
  /** Of the exchange. */
  readonly id: string;
  readonly operation: Operation;
  /** When it was sent, and when its reply had arrived, in milliseconds since the epoch by the run's clock. */
  readonly sent: number;
  readonly answered: number;
  readonly method: string;
  /** `null`: no reply came, and the log may have any status. */
  readonly status: number | null;
  /** The ids in its reply that a log may record as the request's id. */
  readonly replyIds: readonly string[];
  /** Bytes of the reply's body on the wire; `null`: unknown. */
  readonly bytes: number | null;
  /** An accepted report: no gateway can have answered it by itself. */
  readonly isAcceptedReport: boolean;
  /** Why the service may not have received it; `null`: it answered. */
  readonly unanswered: string | null;
  /** The status that counts: its own or, for an earlier try, that of the last try; `null`: none. */
  readonly counts: number | null;
}

/** Failures after which the service may have received the request. */
const PERHAPS_RECEIVED = ['reset', 'timeout', 'framing', 'network'];
/** The duration of earlier tries is not recorded: at most this, in milliseconds, including a new token in between. */
const LONGEST_TRY_MS = 30_000;

const ID_NAME = /id|trace|correlation|\bray\b/i;
const SHORTEST_ID = 8;
const LONGEST_ID = 200;

/** A reply's header fields that identify the request, and their parts: a log may have only `traceparent`'s trace id. */
function idsIn({ reply }: Exchange): string[] {
  const values = (reply?.headers ?? []).filter(([name]) => ID_NAME.test(name)).map(([, value]) => value.trim());
  const parts = values.flatMap((value) => [value, ...value.split(/[\s;,=]+|(?<=^00)-|(?<=[0-9a-f]{16,32})-/)]);
  return [...new Set(parts.filter(({ length }) => length >= SHORTEST_ID && length <= LONGEST_ID))];
}

function bytesOf({ request, reply }: Exchange): number | null {
  if (!reply || request.method === 'HEAD' || reply.body.truncated) return null;
  // The record has content codings undone.
  return reply.headers.some(([name]) => /^content-encoding$/i.test(name)) ? null : reply.body.bytes;
}

function lastTry(exchange: Exchange, paths: Paths): ExpectedCall | null {
  const { id, request, reply, failure, sentAt, durationMs } = exchange;
  if (!reply && !PERHAPS_RECEIVED.includes(failure?.kind ?? '')) return null;
  const sent = Date.parse(sentAt);
  const { operation, method } = request;
  return {
    ...{ id, operation, method, sent, answered: sent + durationMs },
    ...targetIn(request.url, paths),
    status: reply?.status ?? null,
    replyIds: idsIn(exchange),
    bytes: bytesOf(exchange),
    isAcceptedReport: isAccepted(exchange) && !isTokenOperation(operation),
    unanswered: reply ? null : `no reply came: ${failure?.message}`,
    counts: reply?.status ?? null,
  };
}

/** The earlier tries of an exchange, the last first: only how they ended, and how long each wait was, is recorded. */
function earlierTries(exchange: Exchange, paths: Paths): ExpectedCall[] {
  const { id, request, reply, waits, sentAt } = exchange;
  const { operation, method } = request;
  let answered = Date.parse(sentAt);
  let unsure = 0;
  return waits.toReversed().map(({ status, waitedMs }) => {
    answered -= waitedMs;
    const sent = answered - unsure - LONGEST_TRY_MS;
    const call = {
      ...{ id, operation, method, sent, answered },
      ...targetIn(request.url, paths),
      ...{ status: status || null, replyIds: [], bytes: null, isAcceptedReport: false },
      unanswered: status ? null : 'the connection was broken off or refused',
      counts: reply?.status ?? null,
    };
    unsure += LONGEST_TRY_MS;
    return call;
  });
}

/** Every call of a run that may be in the log, in the order of its evidence. */
export function expectedCalls(exchanges: Iterable<Exchange>, paths: Paths): ExpectedCall[] {
  return [...exchanges].flatMap((exchange) =>
    [...earlierTries(exchange, paths), lastTry(exchange, paths) ?? []].flat(),
  );
}

/** The path prefixes that are ignored in a run and in its service's log. */
export function pathsOf({ context: { target }, client }: RunRecord, stripPath?: string): Paths {
  const addresses = [target.baseUrl, target.authUrl, client?.upstream];
  const bases = addresses.flatMap((address) => (address ? [new URL(address).pathname.replace(/\/+$/, '')] : []));
  return [...new Set([...(stripPath ? [stripPath.replace(/\/+$/, '')] : []), ...bases])].filter(Boolean);
}
