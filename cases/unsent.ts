/** What the wire says of calls without a reply: they were never put on the network, or what came back cannot be read. */
import { type Exchange, type ExchangeFailure, outageOf } from '../contract/evidence.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import type { CheckedOutValue, SecretRef } from './call.ts';

type Kinds = readonly (ExchangeFailure['kind'] | undefined)[];

/** Failures of calls that could not be completed, or whose turn never came: their requests are recorded without tags. */
export const NEVER_SENT: Kinds = ['not-sent', 'no-token', 'not-alterable', 'pool-exhausted', 'no-reservation-id'];

/** Failures of calls that never reached the network. */
export const NEVER_LEFT: Kinds = [...NEVER_SENT, 'not-sendable'];

/** There was no token for a call that carries one. */
export const NO_TOKEN = 'no token had been issued that could be sent';

/** The run was closed while the call waited. */
export const RUN_ENDED = 'not sent: the run has ended';

/** The run's time was over while the call waited. @param longest how long it may take, in words */
export const timeOver = (longest: string): string => `not sent: the run had taken ${longest}, the longest that it may`;

/** Whether that is what was said of a call. */
export const isTimeOver = (message: string): boolean => message.startsWith('not sent: the run had taken ');

/** What came back is no HTTP, or more of it than clients read. */
export const UNREADABLE = {
  notHttp: 'the reply is not HTTP/1.1 as RFC 9112 defines it',
  longHead: 'the header section of the reply is longer than the 16 KB that are read',
} as const;

/** Whether one of these was said of a call. */
export const isUnreadable = (message: string): boolean =>
  Object.values(UNREADABLE).some((words) => message.startsWith(words));

/** A supplied value was asked for when none was left. */
export function poolExhausted(pool: CheckedOutValue['pool']): string {
  return `values.${pool} has no value left: supply more of them`;
}

/** A secret has no such altered form: an opaque token has no algorithm. */
export const notAlterable = ({ secret, altered }: SecretRef): string => `the ${secret} has no form "${altered}"`;

/** Exchanges in a row without an answer after which the service counts as gone. */
export const GONE_AFTER = 4;
/** Once a request has met no answer no other one is begun for so long, in milliseconds. */
const TOGETHER_MS = 900;

const firstTry = ({ sentAt, waits }: Exchange) =>
  Date.parse(sentAt) - waits.reduce((sum, { waitedMs }) => sum + waitedMs, 0);

/** The service did not answer so often in a row that the run ended. Named are the requests that were under way when that began. */
export function serviceGone(unanswered: readonly Exchange[]): string {
  const row = unanswered.slice(0, GONE_AFTER);
  const began = Math.min(...row.map(firstTry));
  const held = row.filter((each) => firstTry(each) < began + TOGETHER_MS);
  const [first] = row;
  const since = first ? ` (first at ${first.sentAt} ${outageOf(first)})` : '';
  // Who refuses a connection has received nothing over it.
  const isUnreached = held.every(({ failure }) => failure?.kind === 'refused');
  return `${isUnreached ? UNREACHED : GONE} ${held.map(({ id }) => id).join(', ')}${since}`;
}

const UNREACHED = 'not sent: the service could not be reached any more, from the request';
const GONE = 'not sent: the service stopped answering while it had the request';

/** The requests that a service had when it stopped answering, by the ids of their exchanges: of a long text no more than can be. */
export function heldWhenGone(text: string): readonly string[] {
  const from = text.indexOf(GONE);
  const to = text.indexOf(' (first at ', from);
  if (from < 0 || to < 0) return [];
  return text
    .slice(from + GONE.length, to)
    .trim()
    .split(', ', GONE_AFTER);
}

/** What of a service has a quota of its own. */
export type Quota = 'token endpoint' | 'service';

/** The quota for which a request counts. */
export const quotaOf = ({ operation }: { readonly operation: Operation }): Quota =>
  isTokenOperation(operation) ? 'token endpoint' : 'service';

/** What says nothing but 429 for so long, in milliseconds, does so for good: a run waits for no longer than two minutes. */
export const FOR_GOOD_MS = 110_000;

/** The run stopped asking since nothing but a rate limit was met any more. */
export function quotaUsedUp(of: Quota): string {
  const what = 'answered every request with 429 (too many requests), however long the run waited: its quota is used up';
  return `not sent: the ${of} ${what}; wait until it is free again, or ask the provider for a larger one`;
}
