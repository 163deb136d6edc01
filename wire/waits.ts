import type { Wait } from '../contract/evidence.ts';
import { type RawReply, TransportError } from './transport.ts';

/** The longest single wait for a service that says 429. */
const LONGEST_WAIT_MS = 60_000;

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
 * How long to wait after a 429, in milliseconds: as `Retry-After` says (seconds or an HTTP date, RFC 9110 §10.2.3),
 * else, and where it says neither, one, two, four seconds. `null` where the service asks for more than a run can wait.
 * A date is held against the reply's own, where it has one: the clocks of the two machines may differ.
 */
function retryAfterMs(reply: RawReply, earlierWaits: number, now: number): number | null {
  const value = headerOf(reply, 'retry-after')?.trim() ?? '';
  const until = dateIn(value);
  const asked = until === null ? secondsIn(value) : until - (dateIn(headerOf(reply, 'date')) ?? now);
  if (asked === null) return 1000 * 2 ** earlierWaits;
  return asked > LONGEST_WAIT_MS ? null : Math.max(asked, 0);
}

const secondsIn = (value: string) => (/^\d+$/.test(value) ? Number(value) * 1000 : null);

const MOST_WAITS = 3;
const RESEND_AFTER_MS = 1000;

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
  /** Whether one 503 or broken connection may be tried once more: not while the service fails, nor for a test of repetition. */
  readonly mayResend: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * How long to wait before the same request is sent again; `null` where what came is the answer. A rate limit (429) is
 * waited out; one 503 or broken connection among many replies is tried once more (section 7).
 */
export function waitAfter(end: RawReply | TransportError, { waits, mayResend, now }: Met): Wait | null {
  const raw = end instanceof TransportError ? null : end;
  const status = raw?.status ?? 0;
  const isPassing = status === 503 || (end instanceof TransportError && end.kind === 'reset');
  const resends = mayResend && isPassing && waits.every((each) => each.status === 429);
  if (!resends && (status !== 429 || waits.length >= MOST_WAITS)) return null;
  const waitedMs = raw ? retryAfterMs(raw, waits.length, now) : RESEND_AFTER_MS;
  if (waitedMs === null) return null;
  return { status, retryAfter: raw && headerOf(raw, 'retry-after'), waitedMs };
}
