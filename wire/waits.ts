/** Why a request waits to be resent: a rate limit, an interruption, a check-in not shown yet. */
import type { Call } from '../cases/call.ts';
import type { Sequence, Step } from '../cases/sequence.ts';
import { FOR_GOOD_MS, type Quota, quotaOf } from '../cases/unsent.ts';
import {
  FIRST_LOOK_MS,
  interruptionMs,
  isInterruption,
  isNotShownYet,
  isOfRate,
  isRateLimited,
  rateLimitMs,
  retryAfterMs,
  SETTLE_SECONDS,
  settledMs,
} from '../cases/waiting.ts';
import { headerValues, isAccepted, isOutage, type Wait } from '../contract/evidence.ts';
import { factsOf } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation } from '../contract/words.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { type RawReply, TransportError } from './transport.ts';

/** A call that may have to wait for its turn, a rate limit or a new token. */
export interface UnderWay {
  readonly step: Step;
  readonly resend: boolean;
  readonly waits: Wait[];
  renewals: number;
  readonly isNegative: boolean;
  /** It tests repetition and follows another report about the same stay. */
  readonly isRepeated: boolean;
  /** It measures how long the service takes to show a check-in. */
  readonly findsOut: boolean;
  /** It belongs to a sequence that has begun, or others wait for the issuer until it is done. */
  readonly goesFirst: boolean;
  /** How the last try's incomplete reply contradicted its own length. */
  cutShort: string | null;
}

/** The calls of a sequence, ready to go. */
export function underWayOf(
  { steps, arrivals, resend, negatives = 0, findsOut = false }: Omit<Sequence, 'ids' | 'intents'>,
  goesFirst = false,
): UnderWay[] {
  const isNegative = (at: number) => at >= arrivals && at < arrivals + negatives;
  const isRepeated = ({ call: { arrival } }: Step, at: number) =>
    !resend && arrival !== undefined && steps.slice(0, at).some(({ call }) => call.arrival === arrival);
  const asksIssuer = steps.some(({ call }) => isTokenOperation(call.operation));
  return steps.map((step, at) => ({
    step,
    // A guest's check-in is an ordinary one even if a report about the stay is repeated.
    resend: resend || at < arrivals,
    waits: [],
    renewals: 0,
    isNegative: isNegative(at),
    isRepeated: isRepeated(step, at),
    findsOut,
    goesFirst: goesFirst || at > 0 || asksIssuer,
    cutShort: null,
  }));
}

const headerOf = ({ headers }: RawReply, name: string) => headerValues(headers, name)[0] ?? null;

/** Whether a reply says that too much was asked for: by its status, or by when to come back (section 8 shows none). */
export function isRateLimit(end: RawReply | TransportError): end is RawReply {
  if (end instanceof TransportError) return false;
  return isOfRate(end.status) || (isRateLimited(end.status) && headerOf(end, 'retry-after') !== null);
}

/** What is known when a request gets a reply or fails. */
export interface Met {
  readonly waits: readonly Wait[];
  /** Whether to wait out an interruption: not while the service fails. */
  readonly mayResend: boolean;
  /** Whether an interruption is waited out only once. */
  readonly once?: boolean;
  /** A request that a gateway may always answer with an outage; it is resent once to find out. */
  readonly isStrange?: boolean;
  /** Whether to resend even if the service may have accepted it: not in a test of repetition. */
  readonly mayRepeat: boolean;
  readonly now: number;
}

const IDLE_TOO_LONG = 408;

/**
 * A server that closes an idle connection may say so (RFC 9110 §15.5.9). Sent at the same moment as a request, that
 * looks like its reply. The request was not received, and is repeated once, on another connection.
 */
const endsIdleConnection = ({ status, headers }: RawReply, waits: readonly Wait[]) =>
  status === IDLE_TOO_LONG &&
  headerValues(headers, 'connection').some((value) => /\bclose\b/i.test(value)) &&
  waits.every((wait) => wait.status !== IDLE_TOO_LONG);

/**
 * An outage, or a broken or refused connection, may pass in a moment: while a service restarts, its gateway answers
 * 502, 503 or 504. A 503 means not taken (RFC 9110 §15.6.4); with all others the request may have been taken before.
 * A packet may be lost, and with it a connection without a word: a timeout is tried once more.
 */
function isPassing(end: RawReply | TransportError, met: Met): boolean {
  const { waits, mayRepeat, once = false, isStrange = false } = met;
  if (!(end instanceof TransportError)) return isOutage(end.status) && (mayRepeat || isStrange || end.status === 503);
  // Nothing has been received.
  if (end.kind === 'refused' || end.kind === 'dns') return true;
  if (!mayRepeat) return false;
  if (end.kind === 'timeout' && !end.cutShort) return !once && !waits.some(isInterruption);
  const isOnTheWay = ['tls', 'network', 'proxy'].includes(end.kind) && !end.answeredElse;
  return isOnTheWay || (end.kind === 'reset' && (isStrange || !end.answeredElse)) || end.cutShort !== undefined;
}

/** In ms; `null`: this is the answer. */
function resentAfter(end: RawReply | TransportError, met: Met): number | null {
  const { waits, mayResend, once = false, isStrange = false, now } = met;
  const raw = end instanceof TransportError ? null : end;
  const asked = raw && retryAfterMs(raw, now);
  if (raw && isRateLimit(raw)) return rateLimitMs(asked, waits);
  if (!mayResend || ((once || isStrange) && waits.some(isInterruption))) return null;
  if (isPassing(end, met)) return interruptionMs(asked ?? 0, waits);
  return raw && endsIdleConnection(raw, waits) ? 0 : null;
}

/** How long to wait before resending; `null` if this is the answer. */
export function waitAfter(end: RawReply | TransportError, met: Met): Wait | null {
  const raw = end instanceof TransportError ? null : end;
  const waitedMs = resentAfter(end, met);
  return waitedMs === null
    ? null
    : { status: raw?.status ?? 0, retryAfter: raw && headerOf(raw, 'retry-after'), waitedMs };
}

/** Detects used-up quotas: an endpoint that sends only 429 for this long is taken to be done, and the run ends. */
export class Quotas {
  /** When a streak of 429 began, in milliseconds of the monotonic clock. */
  readonly #since = new Map<Quota, number>();

  /** The quota a reply shows to be used up. Wrong secrets do not count: 429 may mean that the client is locked out. */
  usedUp({ step }: UnderWay, end: RawReply | TransportError, waitMs: number, now: number): Quota | null {
    if (end instanceof TransportError || step.call.guess !== undefined) return null;
    const quota = quotaOf(step.call);
    if (!isOfRate(end.status)) {
      this.#since.delete(quota);
      return null;
    }
    const since = this.#since.get(quota) ?? now;
    this.#since.set(quota, since);
    return now + waitMs - since >= FOR_GOOD_MS ? quota : null;
  }
}

/** Whether a call goes to its operation's address (section 4). Elsewhere a gateway may end the connection. */
export const isAtItsAddress = ({ method, operation, path, strange }: Call, profile: Profile) =>
  method === 'POST' && path === factsOf(operation, profile).path && !strange;

/** Waits for the service to know a check-in: after a refused report and, once that has helped, before later ones. */
export class Settling {
  readonly #settleMs: number;
  #isNeeded: boolean;

  constructor(
    private readonly context: Pick<RunContext, 'profile' | 'values'>,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {
    this.#settleMs = (context.values.settleSeconds ?? SETTLE_SECONDS) * 1000;
    // A resumed run may know it already.
    this.#isNeeded = ledger.recorded.some((each) => isAccepted(each) && settledMs(each) > 0);
  }

  /** Milliseconds to hold a report back: none until a wait was needed. */
  holdBackMs({ step: { call } }: UnderWay): number {
    return this.#isNeeded && call.arrival !== undefined ? Math.max(0, this.#leftMs(call.arrival)) : 0;
  }

  /** `null`: the refusal counts. The check-in failed or had its time, or the report is faulty or repeated. */
  waitAfter({ step, waits, isNegative, isRepeated, findsOut }: UnderWay, end: RawReply | TransportError): Wait | null {
    const { arrival } = step.call;
    if (end instanceof TransportError || arrival === undefined || !isAtItsAddress(step.call, this.context.profile))
      return null;
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

  #leftMs(arrival: string): number {
    const answeredAt = this.ledger.answeredAt.get(arrival) ?? Number.NEGATIVE_INFINITY;
    return answeredAt + this.#settleMs - this.clock.monotonic();
  }
}
