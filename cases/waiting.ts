/** How long a run waits for a service that is not ready: the wire waits by these numbers. */
import type { Wait } from '../contract/evidence.ts';

/** The longest single wait that a service can ask for, and the longest that an interruption is waited out, in milliseconds. */
const LONGEST_WAIT_MS = 60_000;
/** How often one request waits a rate limit (429) out. */
const MOST_RATE_LIMITS = 3;
/** The waits after interruptions, in milliseconds: a rolling restart takes half a second, a new process some more. */
const AFTER_INTERRUPTION_MS: readonly number[] = [1000, 2000, 4000, 8000, 16_000];

/** Whether what was waited out was an interruption: a 503, a connection that was broken off or refused. */
const isInterruption = ({ status, waitedMs }: Wait): boolean => status === 503 || (status === 0 && waitedMs > 0);

/** How long an interruption is waited out, in milliseconds; `null`: not any longer. @param askedMs what a `Retry-After` asks for; 0 where there is none */
export function interruptionMs(askedMs: number, waits: readonly Wait[]): number | null {
  const before = waits.filter(isInterruption);
  const usual = AFTER_INTERRUPTION_MS[before.length];
  if (usual === undefined) return null;
  const waited = before.reduce((sum, { waitedMs }) => sum + waitedMs, 0);
  const next = Math.max(askedMs, usual);
  return waited + next > LONGEST_WAIT_MS ? null : next;
}

/** How long a rate limit is waited out, in milliseconds; `null`: not any longer. @param askedMs what its `Retry-After` asks for; `null` where there is none */
export function rateLimitMs(askedMs: number | null, waits: readonly Wait[]): number | null {
  const before = waits.filter(({ status }) => status === 429).length;
  const next = askedMs ?? 1000 * 2 ** before;
  return before >= MOST_RATE_LIMITS || next > LONGEST_WAIT_MS ? null : next;
}

/** How long a service may take to show a check-in to later reports, in seconds, unless `values.settleSeconds` says otherwise. */
export const SETTLE_SECONDS = 2;

/** Whether a status may say that a guest's check-in has not reached all nodes of a service. */
export const isNotShownYet = (status: number): boolean => [404, 409, 422].includes(status);

/** The first wait of the preflight, which finds out how long the service takes, in milliseconds; each further one is twice as long. */
export const FIRST_LOOK_MS = 100;

/** How long a request waited for its check-in to be shown, in milliseconds; 0: it did not have to. */
export function settledMs({ waits }: { readonly waits: readonly Wait[] }): number {
  return waits.filter(({ status }) => isNotShownYet(status)).reduce((sum, { waitedMs }) => sum + waitedMs, 0);
}
