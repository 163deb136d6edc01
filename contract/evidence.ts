/** Exchanges: the only evidence there is. A secret is recorded as `<access_token:3f9a0c12>`, with a keyed digest. */
import type { Schemas } from './schemas.gen.ts';
import { cut } from './visible.ts';

/** The longest line of `evidence.ndjson`, in bytes, and the most lines: a run of 10,000 hotels has 23,000. */
export const LONGEST_EXCHANGE = 2 ** 20;
export const MOST_EXCHANGES = 25_000;

/** A header field or a query parameter, in the order and case in which it was sent. */
export type NameValue = readonly [name: string, value: string];

/** A recorded body: text if it is UTF-8, else base64. A reply's has its content codings undone (RFC 9110 §8.4). */
export type RecordedBody = Schemas['exchange.body'];

/** One request and its reply or network failure: a line of `contract/exchange.schema.json`. */
export type Exchange = Schemas['exchange'];

/** A request as it was sent, secrets replaced. */
export type RecordedRequest = Exchange['request'];

/** A reply as it was received, secrets replaced and `Set-Cookie` values dropped. */
export type RecordedReply = NonNullable<Exchange['reply']>;

/**
 * Why there is no reply. `not-sent`: the run stopped asking because the service had gone away. `no-token`: there was no
 * token to send. `not-alterable`: the secret has no such altered form (an opaque token has no algorithm).
 * `not-sendable`: HTTP has no place for what was to be sent, such as a token that ends in a line feed: nothing went
 * out, and the network is not to blame. `pool-exhausted`: no supplied value was left. `no-reservation-id`: the guest's
 * check-in gave none. `framing`: no client can find the reply's end (RFC 9112 §6, §8) or unpack it (RFC 9110 §8.4),
 * a fault of the service.
 */
export type ExchangeFailure = NonNullable<Exchange['failure']>;

/** A token that was taken out of a reply. */
export type IssuedToken = Exchange['issued'][number];

/** A defect of a token that its text shows. */
export type TokenFlaw = NonNullable<IssuedToken['flaw']>;

/**
 * An earlier try that was waited out (a rate limit, an interruption, or a 404, 409 or 422 while the guest's check-in
 * may not be shown yet), or a 401 for a token that had ended early.
 */
export type Wait = Exchange['waits'][number];

/** Facts about a client's call besides its content. */
export type Received = NonNullable<Exchange['received']>;

/** Tokens with fewer characters can be guessed (RFC 6749 §10.10 asks for 128 bits; 16 characters hold 96). */
const SHORTEST_TOKEN = 16;

/** The flaw of a token, if its text shows one; white space, control characters and what is not ASCII cannot be sent. */
export function flawOf(token: string): TokenFlaw | null {
  if (!/^[\x21-\x7e]*$/.test(token)) return 'unsendable';
  return token.length < SHORTEST_TOKEN ? 'guessable' : null;
}

/** All values of a header field of a reply, by case-insensitive name (RFC 9110 §5.1). */
export function headerValues(headers: readonly NameValue[], name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (const field of headers) {
    // Each reply has a dozen fields with other names.
    if (field[0].length === wanted.length && field[0].toLowerCase() === wanted) values.push(field[1]);
  }
  return values;
}

/** Whether a status means an outage: 502 to 504 (RFC 9110 §15.6.3 to §15.6.5), or 520 to 530 of content networks. */
export function isOutage(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}

/** The beginning of the message about broken framing when the end of a reply never came. */
export const NEVER_ENDS = 'the reply never ends';

/** In the message about a reply that was cut short: so it was when it was sent again. */
export const CUT_TWICE = 'twice at the same byte';

/** The reply is not HTTP, or more of it than clients read. */
export const UNREADABLE = {
  notHttp: 'the reply is not HTTP/1.1 as RFC 9112 defines it',
  longHead: 'the header section of the reply is longer than the 16 KB that are read',
} as const;

/** Whether a call's message is one of these. */
export const isUnreadable = (message: string): boolean =>
  Object.values(UNREADABLE).some((words) => message.startsWith(words));

/** Whether a call failed because of a reply, however broken. A reply without an end is not an answer. */
export const isBrokenReply = ({ kind, message }: ExchangeFailure): boolean =>
  kind === 'framing' ? !message.startsWith(NEVER_ENDS) : isUnreadable(message);

/** Why an exchange shows that the service is not there; `null` if it answered, even unreadably. */
export function outageOf({ reply, failure }: Exchange): string | null {
  if (failure && isBrokenReply(failure)) return null;
  return failure?.message ?? (isOutage(reply?.status ?? 0) ? `HTTP ${reply?.status}` : null);
}

/** When an exchange ended, in milliseconds since the epoch. */
export const endOf = ({ sentAt, durationMs }: Exchange): number => Date.parse(sentAt) + durationMs;

/** The status of the reply; 0 where there is none. */
export const statusOf = ({ reply }: Pick<Exchange, 'reply'>): number => reply?.status ?? 0;

/** Replies with a 3xx status. */
export const isRedirect = (exchange: Pick<Exchange, 'reply'>): boolean => Math.floor(statusOf(exchange) / 100) === 3;

/** Replies with a 2xx status: the event was accepted, the token issued. */
export const isAccepted = ({ reply }: Exchange): boolean => reply !== null && reply.status >= 200 && reply.status < 300;

/** As much of a reason phrase, or of a failure, as fits into a sentence. */
const LONGEST_LINE = 300;

/** `201 Created`, or why there was no reply. */
export function replyLine({ reply, failure }: Exchange): string {
  if (reply) return cut(`${reply.status} ${reply.reason}`.trim(), LONGEST_LINE);
  const message = failure?.message ?? 'unknown';
  return cut(failure?.kind === 'not-sent' ? message : `no reply: ${message}`, LONGEST_LINE);
}
