/** What the services remember of stays, in memory: the same for all of them, so that only their frameworks differ. */

/** Why a report that is well-formed is not accepted. */
export type Objection = 'unknown-hotel' | 'unknown-stay' | 'conflict';

/** How strict a service is where the interface document is silent (section 3). */
export interface Rules {
  /** Which member of a check-in, or of what the service adds to it, is the id of later reports. */
  readonly idOf: (body: Report) => string | null;
  /** Whether the same report a second time is a conflict, or ignored. */
  readonly repeats: 'conflict' | 'ignored';
}

/** A report after its validation. */
export type Report = Readonly<Record<string, unknown>>;

const HOTELS: readonly unknown[] = [100001, 100002];

export class Stays {
  readonly #stays = new Map<string, 'checked-in' | 'checked-out'>();
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  checkIn(body: Report): Objection | null {
    if (!HOTELS.includes(body['lodgingHotelId'])) return 'unknown-hotel';
    const id = this.#rules.idOf(body);
    if (id !== null && this.#stays.has(id)) return this.#again();
    if (id !== null) this.#stays.set(id, 'checked-in');
    return null;
  }

  /** A guest has left. Without an id, which is not marked required (section 2.2), people have to find the stay. */
  checkOut({ reservationId }: Report): Objection | null {
    if (reservationId === null || reservationId === undefined) return null;
    const state = this.#stays.get(String(reservationId));
    if (state === undefined) return 'unknown-stay';
    if (state === 'checked-out') return this.#again();
    this.#stays.set(String(reservationId), 'checked-out');
    return null;
  }

  /** A guest who stays is billed: the stay remains as it is (section 4). */
  partialBill({ reservationId }: Report): Objection | null {
    const state = this.#stays.get(String(reservationId));
    if (state === undefined) return 'unknown-stay';
    return state === 'checked-out' ? 'conflict' : null;
  }

  noShow({ hotelConfirmationNumber, lodgingHotelId }: Report): Objection | null {
    if (!HOTELS.includes(lodgingHotelId)) return 'unknown-hotel';
    return this.#stays.has(String(hotelConfirmationNumber)) ? 'conflict' : null;
  }

  #again(): Objection | null {
    return this.#rules.repeats === 'conflict' ? 'conflict' : null;
  }
}
