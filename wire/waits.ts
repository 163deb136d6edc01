/** What a request waits for before it is sent again, and the quotas that no waiting brings back. */
import { FOR_GOOD_MS, type Quota, quotaOf } from '../cases/unsent.ts';
import { interruptionMs, rateLimitMs } from '../cases/waiting.ts';
import type { Wait } from '../contract/evidence.ts';
import { type RawReply, TransportError } from './transport.ts';
import type { UnderWay } from './under-way.ts';

/** The three forms of a date in HTTP (RFC 9110 §5.6.7); what else `Date.parse` understands is no date here. */
const HTTP_DATE =
  /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2}(\d{2})? \d{2}:\d{2}:\d{2} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/** A date of a header field, in milliseconds since the epoch; `null` where it is none. */
function dateIn(value: string | null): number | null {
  if (value === null || !HTTP_DATE.test(value)) return null;
  const date = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : date;
}

/**
 * What a `Retry-After` asks for (seconds or an HTTP date, RFC 9110 §10.2.3), in milliseconds; `null` where it says neither.
 * A date is held against the reply's own, where it has one: the clocks of the two machines may differ.
 */
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

/**
 * How long to wait before the same request is sent again; `null` where what came is the answer. A rate limit (429) is
 * waited out as it asks, else for one, two, four seconds; an interruption (section 7) for longer each time.
 */
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

/**
 * Quotas that are used up, by what is answered: an endpoint that says nothing but 429 for so long does so for good, and the
 * run ends.
 */
export class Quotas {
  /** Since when nothing but 429 has come, in milliseconds of the monotonic clock. */
  readonly #since = new Map<Quota, number>();

  /**
   * Takes a reply in. Wrong secrets do not count: who is locked out for them may be told so by a 429.
   * @param waitMs how long the request would wait before it is sent again
   * @returns whose quota is used up
   */
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
