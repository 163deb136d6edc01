/** What the wire says of calls without a reply: they never reached the network, or the reply cannot be read. */
import { type Exchange, type ExchangeFailure, headerValues, outageOf } from '../contract/evidence.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import type { CheckedOutValue, SecretRef } from './call.ts';
import { isRetryAfter } from './waiting.ts';

type Kinds = readonly (ExchangeFailure['kind'] | undefined)[];

/** Failures of calls that could not be completed, or whose turn never came: recorded without their requests' tags. */
export const NEVER_SENT: Kinds = ['not-sent', 'no-token', 'not-alterable', 'pool-exhausted', 'no-reservation-id'];

/** Failures of calls that never reached the network. */
export const NEVER_LEFT: Kinds = [...NEVER_SENT, 'not-sendable'];

/** There was no token for a call that needs one. */
export const NO_TOKEN = 'no token had been issued that could be sent';

/** The run was closed while the call waited. */
export const RUN_ENDED = 'not sent: the run has ended';

/** The run's time was up while the call waited. @param longest how long it may take, in words */
export const timeOver = (longest: string): string => `not sent: the run had taken ${longest}, the longest that it may`;

/** Whether a call was not sent for that reason. */
export const isTimeOver = (message: string): boolean => message.startsWith('not sent: the run had taken ');

/** A supplied value was needed and none was left. */
export function poolExhausted(pool: CheckedOutValue['pool']): string {
  return `values.${pool} has no value left: supply more of them`;
}

/** A secret has no such altered form: an opaque token has no algorithm. */
export const notAlterable = ({ secret, altered }: SecretRef): string => `the ${secret} has no form "${altered}"`;

/** Consecutive exchanges without an answer after which the service counts as gone. */
export const GONE_AFTER = 4;
/** After an unanswered request, no other one is started for this long, in milliseconds. */
const TOGETHER_MS = 900;

const waitedMs = ({ waits }: Exchange) => waits.reduce((sum, wait) => sum + wait.waitedMs, 0);
const firstTry = (exchange: Exchange) => Date.parse(exchange.sentAt) - waitedMs(exchange);

/** What happened, when to come back, and for how long it was retried: `HTTP 503, Retry-After: 300, also 31 s later`. */
function metThen(held: readonly Exchange[]): string {
  const [first] = held;
  const asked = headerValues(first?.reply?.headers ?? [], 'retry-after').filter(isRetryAfter);
  const longest = Math.max(...held.map(waitedMs));
  return [
    (first && outageOf(first)) ?? 'no reply',
    ...asked.map((value) => `Retry-After: ${value}`),
    ...(longest > 0 ? [`also ${Math.round(longest / 1000)} s later`] : []),
  ].join(', ');
}

/** The service failed to answer so often in a row that the run ended. Names the requests in flight when that began. */
export function serviceGone(unanswered: readonly Exchange[]): string {
  const row = unanswered.slice(0, GONE_AFTER);
  const began = Math.min(...row.map(firstTry));
  const held = row.filter((each) => firstTry(each) < began + TOGETHER_MS);
  const ids = held.map(({ id }) => id).join(', ');
  const sentence = (what: string, which: string) =>
    `not sent: the service ${what} at ${new Date(began).toISOString()} (${metThen(held)}), and nothing more was sent; ${which} ${ids}`;
  // A service that refuses a connection has received nothing on it.
  if (held.every(({ failure }) => failure?.kind === 'refused'))
    return sentence('stopped taking connections', 'first without it:');
  return sentence(held[0]?.reply ? 'went down' : 'stopped answering', HELD);
}

const NO_MORE_OF_IT = 'and no more of it was sent';

/** A single operation was down so often in a row that no more of it is sent. */
export function operationGone(operation: Operation, unanswered: readonly Exchange[]): string {
  const held = unanswered.slice(0, GONE_AFTER);
  const began = new Date(Math.min(...held.map(firstTry))).toISOString();
  return `not sent: ${operation} went down at ${began} (${metThen(held)}), ${NO_MORE_OF_IT}`;
}

/** Whether a call was not sent for that reason: the run continued with the rest. */
export const isOfOperationGone = (message: string): boolean => message.endsWith(NO_MORE_OF_IT);

/** Whether the run ended before its plan was sent: the service was gone, or its quota used up. */
export const isOfEnd = ({ failure }: Exchange): boolean =>
  failure?.kind === 'not-sent' && !isOfOperationGone(failure.message) && !isTimeOver(failure.message);

const HELD = 'under way then:';
const HELD_IDS = new RegExp(`; ${HELD} ([\\w/#~-]+(?:, [\\w/#~-]+){0,${GONE_AFTER - 1}})`);

/** The ids of the exchanges in flight when a service stopped answering, from such a sentence; bounded. */
export const heldWhenGone = (text: string): readonly string[] => HELD_IDS.exec(text)?.[1]?.split(', ') ?? [];

/** The parts of a service with a separate quota. */
export type Quota = 'token endpoint' | 'service';

/** The quota that a request counts against. */
export const quotaOf = ({ operation }: { readonly operation: Operation }): Quota =>
  isTokenOperation(operation) ? 'token endpoint' : 'service';

/** Nothing but 429 for this long, in milliseconds, is permanent: a run waits no longer than two minutes. */
export const FOR_GOOD_MS = 110_000;

/** The run stopped asking since every request was rate-limited. */
export function quotaUsedUp(of: Quota, status = 429): string {
  const met = status === 429 ? '429 (too many requests)' : status;
  const what = `answered every request with ${met}, however long the run waited: its quota is used up`;
  return `not sent: the ${of} ${what}; wait until it is available again, or ask the provider for a larger one`;
}
