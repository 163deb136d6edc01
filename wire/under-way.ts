/** A call on its way through the wire. */
import type { Call, SecretRef } from '../cases/call.ts';
import type { Sequence, Step } from '../cases/sequence.ts';
import type { ExchangeFailure, Wait } from '../contract/evidence.ts';

/** Failures of calls that tell nothing about the service. */
export const NEVER_LEFT: readonly (ExchangeFailure['kind'] | undefined)[] = [
  'not-sent',
  'not-sendable',
  'no-token',
  'not-alterable',
  'pool-exhausted',
  'no-reservation-id',
];

/** A call with all that it lacked, but for its secrets being written into it. */
export interface Prepared {
  /** As it was asked for: what is recorded where it is not sent. */
  readonly asked: Call;
  readonly assumed: boolean;
  readonly call: Call;
  readonly leased: readonly number[];
  readonly secrets: ReadonlyMap<SecretRef, Filled>;
}

/** A call on its way: it may have to wait for its turn, for a rate limit, or for a new token. */
export interface UnderWay {
  readonly step: Step;
  readonly resend: boolean;
  readonly waits: Wait[];
  renewals: number;
  /** Whether its content has to be refused. */
  readonly isNegative: boolean;
  /** Whether it is about repetition, and comes after another report about the same stay. */
  readonly isRepeated: boolean;
  /** Whether it is to find out how long the service takes to show a check-in. */
  readonly findsOut: boolean;
  /** How a reply that ended early, or never, contradicted its own length when the request was last tried. */
  cutShort: string | null;
}

/** The calls of a sequence, ready to go. */
export function underWayOf({
  steps,
  arrivals,
  resend,
  negatives = 0,
  findsOut = false,
}: Omit<Sequence, 'ids' | 'intents'>): UnderWay[] {
  const isNegative = (at: number) => at >= arrivals && at < arrivals + negatives;
  const isRepeated = ({ call: { arrival } }: Step, at: number) =>
    !resend && arrival !== undefined && steps.slice(0, at).some(({ call }) => call.arrival === arrival);
  return steps.map((step, at) => ({
    step,
    resend,
    waits: [],
    renewals: 0,
    isNegative: isNegative(at),
    isRepeated: isRepeated(step, at),
    findsOut,
    cutShort: null,
  }));
}

/** A secret as it is sent, and the tag by which it is recorded. */
export interface Filled {
  readonly value: string;
  readonly tag: string;
}
