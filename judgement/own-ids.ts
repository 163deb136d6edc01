/** Whether each stay has a reservation id of its own, where check-ins are answered with one. */
import { onceFor } from '../cases/once.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import type { RunSoFar } from '../cases/sequence.ts';
import { mayBeRepeated } from '../cases/waiting.ts';
import { type Exchange, isAccepted } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { requestsOf, textSent } from './conforming.ts';
import type { Rule } from './matchers/record.ts';
import { membersOf } from './pinned.ts';

/** What may name the stay of a check-in: if two share one of these, a service may take them for one stay. */
const NAMES = ['hotelConfirmationNumber', 'supplierReservationId'] as const;

function namesOf(exchange: Exchange): readonly string[] {
  const members = membersOf(textSent(exchange));
  return NAMES.flatMap((name) => (typeof members[name] === 'string' ? `${name} ${members[name].toLowerCase()}` : []));
}

class Given {
  readonly #first = new Map<string, readonly [exchange: Exchange, names: readonly string[]]>();

  constructor(
    readonly context: RunContext,
    private readonly run: RunSoFar,
  ) {
    for (const exchange of run.exchanges) {
      const id = this.idIn(exchange);
      if (id !== undefined && !this.#first.has(id)) this.#first.set(id, [exchange, namesOf(exchange)]);
    }
  }

  /** The id that a valid check-in was answered with. */
  idIn(exchange: Exchange): string | undefined {
    const { values } = this.context;
    const isReport = exchange.request.operation === 'check-in' && isAccepted(exchange) && !mayBeRepeated(exchange);
    if (values.reservationIdFrom !== 'location-header' || !isReport) return undefined;
    const { kind } = requestsOf(this.context, this.run).intentOf(exchange);
    return kind === 'faulty' || namesOf(exchange).length === 0 ? undefined : reservationIdOf(values, exchange);
  }

  /** What another stay was given before; `null`: nothing. */
  takenIn(exchange: Exchange): string | null {
    const id = this.idIn(exchange);
    const [first, names = []] = this.#first.get(id ?? '') ?? [];
    const isSameStay = namesOf(exchange).some((name) => names.includes(name));
    return !first || isSameStay ? null : `${id}, as for the guest of ${first.id}`;
  }
}

const givenIn = onceFor((run: RunSoFar, context: RunContext) => new Given(context, run));

/** No two stays are given the same reservation id (section 2.2). */
export function ownIdsRule(context: RunContext, operation: 'check-in', run: RunSoFar): Rule {
  const given = givenIn(run, context);
  return {
    operation,
    about: (exchange) => given.idIn(exchange) !== undefined,
    summary: 'The service gives several guests the same reservation id',
    expected: 'a reservation id that no other stay has',
    unmet: (exchange) => given.takenIn(exchange),
  };
}
