/** Whether the service is available: how long an outage is waited out, and when it ends the run. */
import type { Call } from '../cases/call.ts';
import { GONE_AFTER, operationGone, serviceGone } from '../cases/unsent.ts';
import { isInterruption } from '../cases/waiting.ts';
import { type Exchange, outageOf } from '../contract/evidence.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import type { Met, UnderWay } from './waits.ts';

/** Tests of repetitions resend nothing that may have been accepted, so they do not show that a service is back. */
const mayBeBack = ({ resend }: UnderWay, { failure, waits }: Exchange) =>
  !resend && failure?.kind !== 'timeout' && !waits.some(isInterruption);

/** What is no longer sent, and why. */
export interface Gone {
  readonly why: string;
  /** Absent: all operations. */
  readonly operation?: Operation;
}

/** Requests in a row after which the service counts as gone, whatever they were. */
const MOST_OF_THEIR_OWN = 24;

/** A gateway's error may be about the request; a service that cannot be reached or stays silent has not seen it. */
const mayBeOfRequest = ({ reply, failure }: Exchange) => reply !== null || failure?.kind === 'reset';

export class Outages {
  /** Requests in a row that were not answered. */
  #row: Exchange[] = [];
  /** How many of them show that the service is gone. */
  #telling = 0;
  /** When the latest request that was answered had been sent. */
  #answeredSince = '';
  /** Operations with a request that never got past an outage: perhaps its own fault, so the next one waits less. */
  readonly #inVain = new Set<Operation>();

  /** How long a call may wait out an outage. */
  patience({ operation }: Call): Pick<Met, 'mayResend' | 'once'> {
    return { mayResend: this.#telling === 0, once: this.#inVain.has(operation) };
  }

  /**
   * Notes an exchange.
   * @param isUnproven none of its kind was accepted, but others of its operation were
   * @returns why nothing more is sent, or nothing more of one operation; `null`: the run continues
   */
  note(under: UnderWay, exchange: Exchange, isUnproven: boolean): Gone | null {
    if (outageOf(exchange) === null) {
      this.#row = [];
      this.#telling = 0;
      if (exchange.sentAt > this.#answeredSince) this.#answeredSince = exchange.sentAt;
      return null;
    }
    // It waited for a connection that others had: one that was sent after it has been answered.
    if (exchange.failure?.kind === 'timeout' && exchange.sentAt < this.#answeredSince) return null;
    this.#row.push(exchange);
    const isOfItself = isUnproven && mayBeOfRequest(exchange);
    if (!isOfItself && (this.#telling > 0 || !mayBeBack(under, exchange))) this.#telling += 1;
    if (exchange.waits.some(isInterruption)) this.#inVain.add(under.step.call.operation);
    const isGone = this.#telling >= GONE_AFTER || this.#row.length >= MOST_OF_THEIR_OWN;
    return isGone ? this.#gone(under.step.call.operation) : null;
  }

  /** A gateway reports each operation as unavailable separately: the next one shows whether the others are. */
  #gone(operation: Operation): Gone {
    const isAlone = this.#row.every(({ reply, request }) => reply !== null && request.operation === operation);
    if (!isAlone || isTokenOperation(operation)) return { why: serviceGone(this.#row) };
    return { operation, why: operationGone(operation, this.#row) };
  }
}
