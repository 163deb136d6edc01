import type { Call, Lease } from '../cases/call.ts';
import type { Values } from '../contract/run.ts';

/** The integrator's supplied values, handed out one by one for the length of a run. */
export class Leases {
  readonly #held = new Map<string, number>();
  readonly #free: Record<Lease['pool'], number[]>;

  constructor(values: Values) {
    this.#free = { stays: [...values.stays.keys()], reservationIds: [...values.reservationIds.keys()] };
  }

  /** The numbers of the values for a call, or the pool that had none left. Empty pools that were never filled lend nothing. */
  take(call: Call): { readonly indices: readonly number[] } | { readonly exhausted: Lease['pool'] } {
    const indices: number[] = [];
    for (const lease of call.leases) {
      const key = `${lease.pool}/${lease.holder}`;
      const index = this.#held.get(key) ?? this.#free[lease.pool].shift();
      if (index === undefined) return { exhausted: lease.pool };
      this.#held.set(key, index);
      indices.push(index);
    }
    return { indices };
  }

  /** Gives back what the refused calls hold and no accepted one: a refusal uses nothing up. */
  settle(calls: readonly { readonly call: Call; readonly accepted: boolean }[]): void {
    const keyOf = ({ pool, holder }: Lease) => `${pool}/${holder}`;
    const used = calls.filter(({ accepted }) => accepted).flatMap(({ call }) => call.leases.map(keyOf));
    for (const lease of calls.flatMap(({ call }) => call.leases)) {
      const key = keyOf(lease);
      const index = this.#held.get(key);
      if (index === undefined || used.includes(key)) continue;
      this.#held.delete(key);
      this.#free[lease.pool].push(index);
    }
  }
}
