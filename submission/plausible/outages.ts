/** Outages and waits: what the network did, and what the wire would have made of it. */
import { isIP } from 'node:net';
import { onceOf } from '../../cases/once.ts';
import {
  interruptionMs,
  isNotShownYet,
  LONGEST_WAIT_MS,
  rateLimitMs,
  SETTLE_SECONDS,
  settledMs,
} from '../../cases/waiting.ts';
import { type Exchange, headerValues, isAccepted, outageOf, type Wait } from '../../contract/evidence.ts';
import { type Evidence, ROUNDING_MS, SAME_MOMENT_MS, type Seen } from './seen.ts';
import { isTelling } from './unsent.ts';

/** Three rate limits, five interruptions, one check-in that was not shown, and before each and at the end a connection that was closing. */
const LONGEST_LIST = 19;
/** Timers may be early by this much, in milliseconds. */
const TIMER_MS = 50;

const isDate = (value: string) => !/^\s*\d+\s*$/.test(value) && !Number.isNaN(Date.parse(value));

/**
 * How long the wire waits before it sends a request again that met a status: of a date, which each machine reads by its own
 * clock, only the bounds are known. @returns the least and the most, in milliseconds; `null` where it does not wait
 */
function waitFor(
  status: number,
  retryAfter: string | null,
  earlier: readonly Wait[],
): readonly [number, number] | null {
  const value = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) * 1000 : null;
  const least =
    status === 429 ? rateLimitMs(isDate(value) ? 0 : seconds, earlier) : interruptionMs(seconds ?? 0, earlier);
  if (least === null) return null;
  return [least, isDate(value) ? LONGEST_WAIT_MS : least];
}

/** Whether the wire writes such a wait for a call after these. */
function isWait({ status, retryAfter, waitedMs }: Wait, earlier: readonly Wait[], asked: Seen['asked']): boolean {
  // Meeting a connection that was closing is no sign of anything, and also a strange call is sent once more.
  if (status === 0 && waitedMs === 0) return asked?.resend !== false && retryAfter === null;
  if (isNotShownYet(status)) return retryAfter === null && waitedMs > 0;
  const mayResend = status === 429 || ((status === 503 || status === 0) && asked?.call.strange !== true);
  const wait = mayResend ? waitFor(status, retryAfter, earlier) : null;
  return wait !== null && waitedMs >= wait[0] && waitedMs <= wait[1];
}

const byId = onceOf((seen: Evidence['seen']) => new Map(seen.map((each) => [each.exchange.id, each])));

/** Whether a request waited for its check-in to be shown as the wire lets it: once, where that was accepted, and for the time that is set. */
function hasSettled({ exchange, asked, sent }: Seen, { record, seen, setBackMs }: Evidence): boolean {
  const settling = exchange.waits.filter(({ status }) => isNotShownYet(status));
  if (settling.length === 0) return true;
  const settleMs = (record.context.values.settleSeconds ?? SETTLE_SECONDS) * 1000;
  const slackMs = TIMER_MS + setBackMs + ROUNDING_MS;
  if (settling.some(({ waitedMs }) => waitedMs > settleMs + slackMs)) return false;
  // The preflight finds out how long it takes.
  if (exchange.id.startsWith('preflight/')) return settledMs(exchange) <= settleMs + slackMs;
  const arrival = byId(seen).get(asked?.call.arrival ?? '');
  if (settling.length > 1 || asked?.call.strange || !arrival || !isAccepted(arrival.exchange)) return false;
  return sent >= arrival.end + settleMs - slackMs;
}

/** Waits are what the wire makes of rate limits, of interruptions, and of check-ins that were not shown yet. */
export function waitProblems(evidence: Evidence): string[] {
  return evidence.seen.flatMap((each) => {
    const { id, waits } = each.exchange;
    const isRight = (wait: Wait, at: number) => isWait(wait, waits.slice(0, at), each.asked);
    const isFew = waits.length <= LONGEST_LIST;
    return isFew && waits.every(isRight) && hasSettled(each, evidence)
      ? []
      : [`The exchange ${id} has waited as the suite does not wait.`];
  });
}

/** Whether the wire would have waited out what a request ends with. */
function wouldWait({ reply, waits }: Exchange, status: 429 | 503): boolean {
  if (reply?.status !== status) return false;
  const [retryAfter = null] = headerValues(reply.headers, 'retry-after');
  return !isDate(retryAfter ?? '') && waitFor(status, retryAfter, waits) !== null;
}

/** Whether the wire would have tried again what met an interruption among replies. */
function wouldResend({ exchange, asked }: Seen): boolean {
  const { failure, waits } = exchange;
  if (!asked || asked.call.strange) return false;
  const isBroken = failure?.kind === 'refused' || (failure?.kind === 'reset' && asked.resend);
  return isBroken ? waitFor(0, null, waits) !== null : wouldWait(exchange, 503);
}

/** What the wire would have waited out, or tried once more, does not stand as the end of an exchange. */
export function resendProblems({ seen, setBackMs }: Evidence): string[] {
  const lastSent = Math.max(...seen.filter(({ left }) => left).map(({ sent }) => sent));
  let isFailing = false;
  let answeredAgainAt = Number.NEGATIVE_INFINITY;
  return seen.flatMap((each) => {
    const { exchange, end } = each;
    const isAmongReplies = !isFailing && end > answeredAgainAt + SAME_MOMENT_MS + setBackMs + ROUNDING_MS;
    if (isTelling(each)) {
      const fails = outageOf(exchange) !== null;
      if (isFailing && !fails) answeredAgainAt = end;
      isFailing = fails;
    }
    // With a quota that is used up the sending ends, in the midst of a wait.
    const mayBeLast = end >= lastSent - SAME_MOMENT_MS - setBackMs;
    if (wouldWait(exchange, 429) && !mayBeLast)
      return [`The exchange ${exchange.id} ends with a rate limit (429) that the suite would have waited out.`];
    if (!isAmongReplies || !wouldResend(each)) return [];
    const met = exchange.failure ? 'a broken connection' : 'a 503';
    return [
      `The exchange ${exchange.id} ends with ${met} among answered ones, which the suite would have tried again.`,
    ];
  });
}

const NOWHERE = { protocol: '', hostname: '' };
const OWN_TIMEOUT = 'the reply did not end in time';

/** What cannot have happened on the network in that way; `null` where it can. */
function impossible({ exchange }: Seen, { record, setBackMs }: Evidence): string | null {
  const { failure, request, durationMs } = exchange;
  const { network } = record;
  const { protocol, hostname } = URL.canParse(request.url) ? new URL(request.url) : NOWHERE;
  if (
    failure?.kind === 'timeout' &&
    failure.message === OWN_TIMEOUT &&
    durationMs < network.timeoutMs - TIMER_MS - setBackMs
  ) {
    return `timed out after ${durationMs} ms, and the run waits ${network.timeoutMs} ms`;
  }
  if (network.proxied) return null;
  if (failure?.kind === 'proxy') return 'failed at a proxy, and the run uses none';
  if (failure?.kind === 'tls' && protocol === 'http:') return 'failed in TLS, and its address is http';
  if (failure?.kind === 'dns' && isIP(hostname.replace(/^\[|\]$/g, '')))
    return 'failed for its name, and its address has none';
  return null;
}

/** Failures of the network fit the address, the run's patience and its proxy. */
export function networkProblems(evidence: Evidence): string[] {
  return evidence.seen.flatMap((each) => {
    if (!each.left || each.exchange.failure === null) return [];
    const why = impossible(each, evidence);
    return why ? [`The exchange ${each.exchange.id} ${why}.`] : [];
  });
}

/** How close answered neighbours are, in milliseconds. */
const NEIGHBOUR_MS = 1000;

/** Outages that stand alone between answers of the same second: a service may be like that, and a record may have been edited. */
export function outageNotes({ seen }: Evidence): string[] {
  const left = seen.filter(isTelling);
  const isAnswered = (each: Seen | undefined, at: number) =>
    each !== undefined && outageOf(each.exchange) === null && Math.abs(each.end - at) < NEIGHBOUR_MS;
  const alone = left.filter(
    (each, at) =>
      outageOf(each.exchange) !== null && isAnswered(left[at - 1], each.end) && isAnswered(left[at + 1], each.end),
  );
  const [first] = alone;
  if (!first) return [];
  return [
    `${alone.length} of ${left.length} exchanges met an outage while their neighbours were answered, ${first.exchange.id} for one (${outageOf(first.exchange)}).`,
  ];
}
