/** Whether the service is there: for how long an outage is waited out, and when the run ends over it. */
import type { Call } from '../cases/call.ts';
import { GONE_AFTER, operationGone, serviceGone } from '../cases/unsent.ts';
import { isInterruption } from '../cases/waiting.ts';
import { type Exchange, outageOf } from '../contract/evidence.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import type { Met, UnderWay } from './waits.ts';

/** In a test of repetition nothing is sent again that may have been taken: whether the service is back by now nobody knows then. */
const mayBeBack = ({ resend }: UnderWay, { failure, waits }: Exchange) =>
  !resend && failure?.kind !== 'timeout' && !waits.some(isInterruption);

/** What is not sent any more, and why. */
export interface Gone {
  readonly why: string;
  /** Absent: nothing is. */
  readonly operation?: Operation;
}

/** Requests in a row after which the service counts as gone, whatever they were. */
const MOST_OF_THEIR_OWN = 24;

/** A gateway may always answer so what it does not like in a request; who cannot be reached, or says nothing, has not looked at it. */
const mayBeOfRequest = ({ reply, failure }: Exchange) => reply !== null || failure?.kind === 'reset';

export class Outages {
  /** Requests in a row that were not answered. */
  #row: Exchange[] = [];
  /** How many of them tell that the service is gone. */
  #telling = 0;
  /** Operations of which a request met an outage to the end: it may be the request, and the next one like it is not waited for as long. */
  readonly #inVain = new Set<Operation>();

  /** For how long a call may wait an outage out. */
  patience({ operation }: Call): Pick<Met, 'mayResend' | 'once'> {
    return { mayResend: this.#telling === 0, once: this.#inVain.has(operation) };
  }

  /** Takes note of an exchange. @param isUnproven none of its kind was accepted, but others of its operation were @returns why nothing more is sent, or nothing more of one operation; `null`: the run goes on */
  note(under: UnderWay, exchange: Exchange, isUnproven: boolean): Gone | null {
    if (outageOf(exchange) === null) {
      this.#row = [];
      this.#telling = 0;
      return null;
    }
    this.#row.push(exchange);
    const isOfItself = isUnproven && mayBeOfRequest(exchange);
    if (!isOfItself && (this.#telling > 0 || !mayBeBack(under, exchange))) this.#telling += 1;
    if (exchange.waits.some(isInterruption)) this.#inVain.add(under.step.call.operation);
    const isGone = this.#telling >= GONE_AFTER || this.#row.length >= MOST_OF_THEIR_OWN;
    return isGone ? this.#gone(under.step.call.operation) : null;
  }

  /** A gateway says of each operation for itself that it is out of order: the next one tells whether the others are. */
  #gone(operation: Operation): Gone {
    const isAlone = this.#row.every(({ reply, request }) => reply !== null && request.operation === operation);
    if (!isAlone || isTokenOperation(operation)) return { why: serviceGone(this.#row) };
    return { operation, why: operationGone(operation, this.#row) };
  }
}
