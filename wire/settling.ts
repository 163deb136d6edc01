/** Services with several nodes: a report about a stay may come to one that has not yet heard of its check-in. */
import type { Call } from '../cases/call.ts';
import { FIRST_LOOK_MS, isNotShownYet, SETTLE_SECONDS } from '../cases/waiting.ts';
import { isAccepted, type Wait } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { Values } from '../contract/run.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { type RawReply, TransportError } from './transport.ts';
import type { UnderWay } from './under-way.ts';

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
   * How long to wait before a report is sent once more; `null` where its refusal counts: its check-in was not accepted or is
   * long ago, it has been given its time, its content has to be refused, which a 422 does, or it repeats another, for which
   * a 409 is an answer.
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
