/** Outages and waits: what the network did, and what the wire would have made of it. */
import { isIP } from 'node:net';
import { type Exchange, headerValues, type Wait } from '../../contract/evidence.ts';
import { type Evidence, ROUNDING_MS, SAME_MOMENT_MS, type Seen } from './seen.ts';
import { isTelling, outageOf } from './unsent.ts';

/** The longest single wait for a service that says 429 or 503, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** How often a rate limit is waited out. */
const MOST_WAITS = 3;
/** Three rate limits, one outage, and before each and at the end a connection that was closing. */
const LONGEST_LIST = 9;
const RESEND_AFTER_MS = 1000;
/** Timers may be early by this much, in milliseconds. */
const TIMER_MS = 50;

/**
 * How long the wire waits for what a reply asks: of a date, which each machine reads by its own clock, only the bounds are
 * known. @returns the least and the most, in milliseconds; `null` where it asks for more than a run can wait
 */
function waitFor(retryAfter: string | null, earlier: number): readonly [least: number, most: number] | null {
  const value = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(value))
    return Number(value) * 1000 > LONGEST_WAIT_MS ? null : [Number(value) * 1000, Number(value) * 1000];
  const usual = 1000 * 2 ** earlier;
  return Number.isNaN(Date.parse(value)) ? [usual, usual] : [0, LONGEST_WAIT_MS];
}

const isDate = (value: string | undefined) =>
  value !== undefined && !/^\s*\d+\s*$/.test(value) && !Number.isNaN(Date.parse(value));

/** Whether the wire writes such a wait for a call after these. */
function isWait({ status, retryAfter, waitedMs }: Wait, earlier: readonly Wait[], asked: Seen['asked']): boolean {
  const isFirstOutage = earlier.every((each) => each.status === 429);
  const mayResend = !asked || (asked.resend && asked.call.strange !== true);
  // Meeting a connection that was closing is no sign of anything, and also a strange call is sent once more.
  if (status === 0 && waitedMs === 0) return asked?.resend !== false && retryAfter === null;
  if (status === 0) return mayResend && isFirstOutage && retryAfter === null && waitedMs === RESEND_AFTER_MS;
  const isMade = status === 503 ? mayResend && isFirstOutage : status === 429 && earlier.length < MOST_WAITS;
  const asks = isMade ? waitFor(retryAfter, earlier.length) : null;
  return asks !== null && waitedMs >= asks[0] && waitedMs <= asks[1];
}

/** Waits are what the wire makes of rate limits and of one outage. */
export function waitProblems({ seen }: Evidence): string[] {
  return seen.flatMap(({ exchange: { id, waits }, asked }) => {
    const isRight = (wait: Wait, at: number) => isWait(wait, waits.slice(0, at), asked);
    const isFew = waits.length <= LONGEST_LIST;
    return isFew && waits.every(isRight) ? [] : [`The exchange ${id} has waited as the suite does not wait.`];
  });
}

/** Whether the wire would have waited a 429 out. */
function wouldWait({ reply, waits }: Exchange): boolean {
  if (reply?.status !== 429 || waits.length >= MOST_WAITS) return false;
  const [retryAfter] = headerValues(reply.headers, 'retry-after');
  return !isDate(retryAfter) && waitFor(retryAfter ?? null, waits.length) !== null;
}

/** Whether the wire would have tried again what met one outage among replies. */
function wouldResend({ exchange: { reply, failure, waits }, asked }: Seen): boolean {
  if (!asked?.resend || asked.call.strange || !waits.every(({ status }) => status === 429)) return false;
  if (failure?.kind === 'reset') return true;
  if (reply?.status !== 503) return false;
  const [retryAfter] = headerValues(reply.headers, 'retry-after');
  return !isDate(retryAfter) && waitFor(retryAfter ?? null, waits.length) !== null;
}

/** What the wire would have waited out, or tried once more, does not stand as the end of an exchange. */
export function resendProblems({ seen, setBackMs }: Evidence): string[] {
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
    if (wouldWait(exchange))
      return [`The exchange ${exchange.id} ends with a rate limit (429) that the suite would have waited out.`];
    if (!isAmongReplies || !wouldResend(each)) return [];
    const met = exchange.failure ? 'a broken connection' : 'a 503';
    return [
      `The exchange ${exchange.id} ends with ${met} among answered ones, which the suite would have tried once more.`,
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
