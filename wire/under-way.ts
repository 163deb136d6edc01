/** A call on its way through the wire. */
import type { Call, SecretRef } from '../cases/call.ts';
import type { Step } from '../cases/sequence.ts';
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
}

/** A secret as it is sent, and the tag by which it is recorded. */
export interface Filled {
  readonly value: string;
  readonly tag: string;
}
