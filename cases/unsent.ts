/** What is said of calls that were never put on the network: the wire writes it, `verify` expects it. */
import type { Lease, SecretRef } from './call.ts';

/** There was no token for a call that carries one. */
export const NO_TOKEN = 'no token had been issued that could be sent';

/** The run was closed while the call waited. */
export const RUN_ENDED = 'not sent: the run has ended';

/** The run's time was over while the call waited. @param longest how long it may take, in words */
export function timeOver(longest: string): string {
  return `not sent: the run had taken ${longest}, the longest that it may`;
}

/** Whether that is what was said of a call. */
export function isTimeOver(message: string): boolean {
  return message.startsWith('not sent: the run had taken ');
}

/** A supplied value was asked for when none was left. */
export function poolExhausted(pool: Lease['pool']): string {
  return `values.${pool} has no value left: supply more of them`;
}

/** A secret has no such altered form: an opaque token has no algorithm. */
export function notAlterable({ secret, altered }: SecretRef): string {
  return `the ${secret} has no form "${altered}"`;
}

/** The service did not answer so often in a row that the run stopped asking. @param first when that began, and with what */
export function serviceGone(first: string): string {
  return `not sent: the service had stopped answering (first at ${first})`;
}

/** Exchanges in a row without an answer after which the service counts as gone. */
export const GONE_AFTER = 4;
