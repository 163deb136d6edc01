/** How long a run waits for a service that is not ready: the limits that the wire uses. */
import { type Exchange, headerValues, isOutage, type NameValue, type Wait } from '../contract/evidence.ts';
import type { Profile } from '../contract/profile.ts';
import { isTokenOperation } from '../contract/words.ts';

/** The longest wait that a service can ask for, and the longest for an interruption to pass, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** How often one request waits out a rate limit (429). */
const MOST_RATE_LIMITS = 3;
/** The same if no time is given (RFC 6585 §4 leaves it open): waits double, so that a window of a minute ends. */
const MOST_WITHOUT_TIME = 6;
/** The waits after interruptions, in milliseconds: a rolling restart takes half a second, a new process longer. */
const AFTER_INTERRUPTION_MS: readonly number[] = [1000, 2000, 4000, 8000, 16_000];

/** The three HTTP date forms (RFC 9110 §5.6.7); `Date.parse` accepts more. */
const HTTP_DATE =
  /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2}(\d{2})? \d{2}:\d{2}:\d{2} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

function dateIn(value: string | undefined): number | null {
  if (value === undefined || !HTTP_DATE.test(value)) return null;
  const date = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? null : date;
}

/** `Retry-After` (RFC 9110 §10.2.3) in ms; `null`: none, or unreadable. A date is compared with the reply's own. */
export function retryAfterMs({ headers }: { readonly headers: readonly NameValue[] }, now: number): number | null {
  const value = headerValues(headers, 'retry-after')[0]?.trim() ?? '';
  const until = dateIn(value);
  if (until === null) return isSeconds(value) ? Number(value) * 1000 : null;
  return Math.max(until - (dateIn(headerValues(headers, 'date')[0]) ?? now), 0);
}

const isSeconds = (value: string) => /^\d+$/.test(value);

/** Whether a `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
export const isRetryAfter = (value: string): boolean => isSeconds(value.trim()) || dateIn(value.trim()) !== null;

/** Whether what was waited out was an interruption: an outage, or a broken or refused connection. */
export const isInterruption = ({ status, waitedMs }: Wait): boolean =>
  isOutage(status) || (status === 0 && waitedMs > 0);

/** How an ended token is refused. */
export const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** The statuses by which a service refuses an ended token: API gateways answer 403, if the profile says so. */
export const refusalsOfEnded = ({ token }: Profile): readonly number[] =>
  token?.expired?.includes(FORBIDDEN) ? [UNAUTHORIZED, FORBIDDEN] : [UNAUTHORIZED];

/** Whether a request was refused with one token before it was resent with another. */
export const endedBefore = ({ waits }: { readonly waits: readonly Wait[] }): boolean =>
  waits.some(({ status, waitedMs }) => status === UNAUTHORIZED || (status === FORBIDDEN && waitedMs === 0));

/** How much later than its own token the run's may be seen to have ended: by the next request that carries it. */
const NEXT_REQUEST_MS = 10_000;

/**
 * Whether a request shows that, between the sending of two others, the service was interrupted, or restarted and
 * forgot its tokens: it was sent for the last time when that was over.
 */
export function restarted({ sentAt, waits }: Exchange, from: Exchange, until: Exchange): boolean {
  const since = Date.parse(sentAt) - waits.reduce((sum, { waitedMs }) => sum + waitedMs, 0);
  const isAfter = Date.parse(sentAt) > Date.parse(from.sentAt);
  const end = Date.parse(until.sentAt);
  if (endedBefore({ waits })) return isAfter && since < end + NEXT_REQUEST_MS;
  return isAfter && since < end && waits.some(isInterruption);
}

/** Whether a request may have been accepted before it was resent: not after `Retry-After` (RFC 9110 §10.2.3). */
export const mayHaveTaken = ({ status, retryAfter }: Wait): boolean =>
  status === 0 || (isOutage(status) && retryAfter === null);

/** Whether a report got its answer when it was resent, and the service may have accepted it before. */
export const mayBeRepeated = ({ request: { operation }, reply, waits }: Exchange): boolean =>
  !isTokenOperation(operation) &&
  reply !== null &&
  !isOutage(reply.status) &&
  waits.some((wait) => mayHaveTaken(wait) && (wait.waitedMs > 0 || reply.status >= 400));

/** How long to wait out an interruption, in milliseconds; `null`: no longer. @param askedMs by `Retry-After`, or 0 */
export function interruptionMs(askedMs: number, waits: readonly Wait[]): number | null {
  const before = waits.filter(isInterruption);
  const usual = AFTER_INTERRUPTION_MS[before.length];
  if (usual === undefined) return null;
  const waited = before.reduce((sum, { waitedMs }) => sum + waitedMs, 0);
  const next = Math.max(askedMs, usual);
  return waited + next > LONGEST_WAIT_MS ? null : next;
}

/** Statuses for a limit: section 8 shows none. The last two are in no registry. */
const OF_RATE: readonly number[] = [429, 420, 509];

/** Whether a status reports a limit. */
export const isOfRate = (status: number): boolean => OF_RATE.includes(status);

/** Whether a status may be a rate limit: 400 and 403 if they say when to come back, 403 also if everything gets it. */
export const isRateLimited = (status: number): boolean => isOfRate(status) || status === 400 || status === 403;

/**
 * How long to wait out a rate limit, in milliseconds; `null`: no longer.
 * @param askedMs by `Retry-After`; `null`: none, and 0 counts as none, since some services round down
 */
export function rateLimitMs(askedMs: number | null, waits: readonly Wait[]): number | null {
  const before = waits.filter(({ status }) => isRateLimited(status)).length;
  const next = askedMs || 1000 * 2 ** before;
  const most = askedMs ? MOST_RATE_LIMITS : MOST_WITHOUT_TIME;
  return before >= most || next > LONGEST_WAIT_MS ? null : next;
}

/** How soon a service must show a check-in to later reports, in seconds, if `values.settleSeconds` is not given. */
export const SETTLE_SECONDS = 2;

/** Whether a status may mean that a guest's check-in has not reached all nodes of a service. */
export const isNotShownYet = (status: number): boolean => [404, 409, 422].includes(status);

/** The preflight's first wait for a check-in to be shown, in milliseconds; each further one is twice as long. */
export const FIRST_LOOK_MS = 100;

/** How long a request waited for its check-in to be shown, in milliseconds; 0: not at all. */
export function settledMs({ waits }: { readonly waits: readonly Wait[] }): number {
  return waits.filter(({ status }) => isNotShownYet(status)).reduce((sum, { waitedMs }) => sum + waitedMs, 0);
}
