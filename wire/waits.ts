/** What a request waits for before it is sent again: a rate limit, an interruption, a check-in that is not shown yet. */
import type { Call } from '../cases/call.ts';
import type { Sequence, Step } from '../cases/sequence.ts';
import { FOR_GOOD_MS, type Quota, quotaOf } from '../cases/unsent.ts';
import { FIRST_LOOK_MS, interruptionMs, isNotShownYet, rateLimitMs, SETTLE_SECONDS } from '../cases/waiting.ts';
import { type ExchangeFailure, isAccepted, type Wait } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { Values } from '../contract/run.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { type RawReply, TransportError } from './transport.ts';

/** Failures of calls that tell nothing about the service. */
export const NEVER_LEFT: readonly (ExchangeFailure['kind'] | undefined)[] = [
  'not-sent',
  'not-sendable',
  'no-token',
  'not-alterable',
  'pool-exhausted',
  'no-reservation-id',
];

/** A call on its way: it may have to wait for its turn, for a rate limit, or for a new token. */
export interface UnderWay {
  readonly step: Step;
  readonly resend: boolean;
  readonly waits: Wait[];
  renewals: number;
  /** Whether its content has to be refused. */
  readonly isNegative: boolean;
  /** Whether it is about repetition, and comes after another report about the same stay. */
  readonly isRepeated: boolean;
  /** Whether it is to find out how long the service takes to show a check-in. */
  readonly findsOut: boolean;
  /** How a reply that ended early, or never, contradicted its own length when the request was last tried. */
  cutShort: string | null;
}

/** The calls of a sequence, ready to go. */
export function underWayOf({
  steps,
  arrivals,
  resend,
  negatives = 0,
  findsOut = false,
}: Omit<Sequence, 'ids' | 'intents'>): UnderWay[] {
  const isNegative = (at: number) => at >= arrivals && at < arrivals + negatives;
  const isRepeated = ({ call: { arrival } }: Step, at: number) =>
    !resend && arrival !== undefined && steps.slice(0, at).some(({ call }) => call.arrival === arrival);
  return steps.map((step, at) => ({
    step,
    resend,
    waits: [],
    renewals: 0,
    isNegative: isNegative(at),
    isRepeated: isRepeated(step, at),
    findsOut,
    cutShort: null,
  }));
}

/** The three forms of a date in HTTP (RFC 9110 §5.6.7); what else `Date.parse` understands is no date here. */
const HTTP_DATE =
  /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2}(\d{2})? \d{2}:\d{2}:\d{2} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/** A date of a header field, in milliseconds since the epoch; `null` where it is none. */
function dateIn(value: string | null): number | null {
  if (value === null || !HTTP_DATE.test(value)) return null;
  const date = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : date;
}

/** What a `Retry-After` asks for (RFC 9110 §10.2.3), in milliseconds; a date is compared with the reply's own, since clocks differ. */
function askedMs(reply: RawReply, now: number): number | null {
  const value = headerOf(reply, 'retry-after')?.trim() ?? '';
  const until = dateIn(value);
  if (until === null) return secondsIn(value);
  return Math.max(until - (dateIn(headerOf(reply, 'date')) ?? now), 0);
}

const secondsIn = (value: string) => (/^\d+$/.test(value) ? Number(value) * 1000 : null);

function headerOf(raw: RawReply, name: string): string | null {
  return raw.headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? null;
}

/** Whether a reply says that too much was asked for (429). */
export function isRateLimit(end: RawReply | TransportError): boolean {
  return !(end instanceof TransportError) && end.status === 429;
}

/** What is known when a request has met something. */
export interface Met {
  /** Waits of the same request so far. */
  readonly waits: readonly Wait[];
  /** Whether an interruption may be waited out: not while the service fails, nor for what a gateway may find strange. */
  readonly mayResend: boolean;
  /** Whether it may be sent again although the service may have taken it: not in a test of repetition. */
  readonly mayRepeat: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Whether what came may have passed in a moment: a 503, or a connection that was broken off or refused. */
function isPassing(end: RawReply | TransportError, mayRepeat: boolean): boolean {
  if (!(end instanceof TransportError)) return end.status === 503;
  // A service that refuses the connection has taken nothing.
  if (end.kind === 'refused') return true;
  return mayRepeat && ((end.kind === 'reset' && !end.saidElse) || end.cutShort !== undefined);
}

/** How long to wait before the same request is sent again; `null` where what came is the answer. */
export function waitAfter(end: RawReply | TransportError, { waits, mayResend, mayRepeat, now }: Met): Wait | null {
  const raw = end instanceof TransportError ? null : end;
  const asked = raw && askedMs(raw, now);
  const waitedMs =
    raw?.status === 429
      ? rateLimitMs(asked, waits)
      : mayResend && isPassing(end, mayRepeat)
        ? interruptionMs(asked ?? 0, waits)
        : null;
  if (waitedMs === null) return null;
  return { status: raw?.status ?? 0, retryAfter: raw && headerOf(raw, 'retry-after'), waitedMs };
}

/** Quotas that are used up: an endpoint that answers nothing but 429 for so long does so for good, and the run ends. */
export class Quotas {
  /** Since when nothing but 429 has come, in milliseconds of the monotonic clock. */
  readonly #since = new Map<Quota, number>();

  /** Takes a reply in and returns whose quota is used up. Wrong secrets do not count: a 429 may say that the client is locked out. */
  usedUp({ step }: UnderWay, end: RawReply | TransportError, waitMs: number, now: number): Quota | null {
    if (end instanceof TransportError || step.call.guess !== undefined) return null;
    const quota = quotaOf(step.call);
    if (end.status !== 429) {
      this.#since.delete(quota);
      return null;
    }
    const since = this.#since.get(quota) ?? now;
    this.#since.set(quota, since);
    return now + waitMs - since >= FOR_GOOD_MS ? quota : null;
  }
}

/** Elsewhere a 404 says that nothing is there. */
const isAtItsAddress = ({ method, operation, path, strange }: Call) =>
  method === 'POST' && path === operations[operation].path && !strange;

/** Gives a service time to show a check-in to later reports: where one was refused, and, once that has helped, to all of them. */
export class Settling {
  readonly #settleMs: number;
  /** Whether a report was accepted that had been refused before. */
  #isNeeded = false;

  constructor(
    { settleSeconds = SETTLE_SECONDS }: Values,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {
    this.#settleMs = settleSeconds * 1000;
  }

  /** For how long a report is to be held back, in milliseconds: not at all as long as nobody had to wait. */
  holdBackMs({ step: { call } }: UnderWay): number {
    return this.#isNeeded && call.arrival !== undefined ? Math.max(0, this.#leftMs(call.arrival)) : 0;
  }

  /**
   * How long to wait before a report is sent once more; `null` where its refusal counts: the check-in was not accepted or had its time,
   * the content has to be refused (422), or it repeats another report (409).
   */
  waitAfter({ step, waits, isNegative, isRepeated, findsOut }: UnderWay, end: RawReply | TransportError): Wait | null {
    const { arrival } = step.call;
    if (end instanceof TransportError || arrival === undefined || !isAtItsAddress(step.call)) return null;
    const before = waits.filter(({ status }) => isNotShownYet(status)).length;
    if (end.status < 300 && before > 0) this.#isNeeded = true;
    const isDue = (isNegative && end.status === 422) || (isRepeated && end.status === 409);
    if (!isNotShownYet(end.status) || isDue || (before > 0 && !findsOut)) return null;
    const checkIn = this.ledger.arrivals.get(arrival);
    const left = checkIn && isAccepted(checkIn) ? Math.ceil(this.#leftMs(arrival)) : 0;
    if (left <= 0) return null;
    return {
      status: end.status,
      retryAfter: null,
      waitedMs: findsOut ? Math.min(left, FIRST_LOOK_MS * 2 ** before) : left,
    };
  }

  /** What is left of the time that the service is given, in milliseconds. */
  #leftMs(arrival: string): number {
    const answeredAt = this.ledger.answeredAt.get(arrival) ?? Number.NEGATIVE_INFINITY;
    return answeredAt + this.#settleMs - this.clock.monotonic();
  }
}
