import type { Call } from '../../cases/call.ts';
import type { Sequence } from '../../cases/sequence.ts';

/** A sequence of calls with given ids, for tests of the wire or of the replay. */
export function inTurn(id: string, ...steps: Sequence['steps']): Sequence {
  const ids = steps.map((step) => step.id);
  return { id, ids, intents: [], order: 'in-turn', arrivals: 0, resend: false, steps };
}

export function single(id: string, call: Call): Sequence {
  return inTurn(id, { id, call });
}
