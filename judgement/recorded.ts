/** The record as a sender that compares nothing: for showing outcomes while the verdict is judged by `Replay`. */
import type { Intents } from '../cases/intent.ts';
import type { RunSoFar, Sender, Sequence } from '../cases/sequence.ts';
import type { Exchange } from '../contract/evidence.ts';
import { MissingExchange } from './replay.ts';

/** An exchange's place among those of its sequence: check-ins of guests first, then the calls by their numbers. */
const PLACE = /(?:\/arrival(\d*)|#(\d+))$/;
const FIRST_CALL = 1_000_000;

function placeOf({ id }: Exchange): number {
  const [, arrival, call] = PLACE.exec(id) ?? [];
  if (arrival !== undefined) return Number(arrival || 1);
  return FIRST_CALL + Number(call ?? 1);
}

/** Answers sequences from evidence by their ids alone. */
export class Recorded implements Sender {
  readonly #sequences = new Map<string, Exchange[]>();

  constructor(
    private readonly exchanges: readonly Exchange[],
    private readonly intents: Intents = {},
  ) {
    for (const exchange of exchanges) {
      const id = exchange.id.replace(PLACE, '');
      const sequence = this.#sequences.get(id);
      if (sequence) sequence.push(exchange);
      else this.#sequences.set(id, [exchange]);
    }
    for (const sequence of this.#sequences.values()) sequence.sort((a, b) => placeOf(a) - placeOf(b));
  }

  async recorded(): Promise<RunSoFar> {
    return { exchanges: this.exchanges, intents: this.intents };
  }

  async send({ id }: Sequence): Promise<readonly Exchange[]> {
    const exchanges = this.#sequences.get(id);
    if (!exchanges) throw new MissingExchange(id);
    return exchanges;
  }
}
