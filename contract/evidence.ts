/** Exchanges, the only evidence there is. In a secret's place stands `<access_token:3f9a0c12>`, say, whose tag is a keyed digest. */
import { cut } from './visible.ts';
import type { Operation } from './words.ts';

/** An exchange as a line of `evidence.ndjson` has at most this many bytes, and a record so many lines: a run of 10,000 hotels has 23,000. */
export const LONGEST_EXCHANGE = 2 ** 20;
export const MOST_EXCHANGES = 25_000;

/** A header field or a query parameter, in the order and case in which it was sent. */
export type NameValue = readonly [name: string, value: string];

/** A recorded body: text where it is UTF-8, base64 otherwise. A reply's is recorded with its content codings undone (RFC 9110 §8.4). */
export interface RecordedBody {
  readonly text?: string;
  readonly base64?: string;
  /** Length in bytes, before secrets were replaced; of a truncated body, as many as were read. */
  readonly bytes: number;
  /** Of a body too long to be kept: SHA-256 (hex) of it with secrets replaced, in a reply of its first 64 KB; `text` is its beginning. */
  readonly sha256?: string;
  /** Of a reply's body: the rest was dropped, behind 16 MB (on the wire or decoded) or less late in a large run; all of it where it could not be searched. */
  readonly truncated?: true;
}

/** A request as it was sent, secrets replaced. */
export interface RecordedRequest {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly NameValue[];
  readonly body: RecordedBody | null;
  /** Requests of one name went over one connection that no others used, as long as it was kept open; absent: over any. */
  readonly connection?: string;
}

/** A reply as it was received, secrets replaced and `Set-Cookie` values dropped. */
export interface RecordedReply {
  readonly status: number;
  readonly reason: string;
  readonly headers: readonly NameValue[];
  readonly body: RecordedBody;
}

/**
 * Why there is no reply. `not-sent`: the run stopped asking because the service had gone away. `no-token`: there was no
 * token to send. `not-alterable`: the secret has no such altered form (an opaque token has no algorithm).
 * `not-sendable`: HTTP has no place for what was to be sent, such as a token that ends in a line feed; nothing went out, and
 * the network is not to blame. `pool-exhausted`: no supplied value was left. `no-reservation-id`: the guest's
 * check-in gave none. `framing`: a reply came whose end no client can find (RFC 9112 §6, §8), a fault of the service.
 */
export interface ExchangeFailure {
  readonly kind:
    | 'dns'
    | 'refused'
    | 'reset'
    | 'timeout'
    | 'tls'
    | 'proxy'
    | 'not-sent'
    | 'no-token'
    | 'not-alterable'
    | 'not-sendable'
    | 'pool-exhausted'
    | 'no-reservation-id'
    | 'framing'
    | 'network';
  /** One sentence, no secret in it. */
  readonly message: string;
}

/** A token that was taken out of a reply. */
export interface IssuedToken {
  /** The tag of the placeholder that stands in its place. */
  readonly tag: string;
  readonly format: 'jwt' | 'opaque';
  /** Whether it consists of the characters that RFC 6750 §2.1 allows in a header (b64token). */
  readonly headerSafe: boolean;
  /** What keeps a client from using it safely: no header field carries it, it is so short that it can be guessed, or holds the client secret. */
  readonly flaw?: TokenFlaw;
}

/** A defect of a token that its text shows. */
export type TokenFlaw = 'unsendable' | 'guessable' | 'telltale';

/** Tokens with fewer characters can be guessed (RFC 6749 §10.10 asks for 128 bits; 16 characters hold 96). */
const SHORTEST_TOKEN = 16;

/** The flaw of a token, if its text shows one; white space, control characters and what is not ASCII cannot be sent. */
export function flawOf(token: string): TokenFlaw | null {
  if (!/^[\x21-\x7e]*$/.test(token)) return 'unsendable';
  return token.length < SHORTEST_TOKEN ? 'guessable' : null;
}

/** An earlier try that was waited out: a 429, an interruption, or a refusal (404, 409, 422) while the guest's check-in may not be shown yet. */
export interface Wait {
  /** 0 where the connection was broken off or refused. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly waitedMs: number;
}

/** What is known of a call of the client besides what it says. */
export interface Received {
  readonly scene: string;
  /** The connection on which it came, from 1 in each scene. */
  readonly connection: number;
  /** Whether an earlier call had come on that connection. */
  readonly reused: boolean;
  /** `HTTP/1.1`; `unknown` where another tool has recorded the call and does not say it. */
  readonly protocol: 'HTTP/1.0' | 'HTTP/1.1' | 'HTTP/2' | 'HTTP/3' | 'unknown';
  /** Version of TLS and the name that was asked for (SNI); `null`: plain HTTP. */
  readonly tls: { readonly protocol: string; readonly serverName: string | null } | null;
  /** Milliseconds from the header to the end of the body. */
  readonly bodyMs: number;
  /** It is at no operation's address: its operation is the one that it resembles most. */
  readonly astray?: true;
  /** The caller went away before the end of the body. */
  readonly aborted?: true;
  /** Its reply never reached the caller: the connection was cut. */
  readonly lost?: true;
}

/** One request and the reply, or the network failure, that it met. */
export interface Exchange {
  /** What was sent: `OPERATION/DIGEST` of calls sent together (`/arrival`: their check-in, `#2`: the second; `~2`: in the place of those that the run was interrupted in), `preflight/NAME`, or `token/2`. */
  readonly id: string;
  /** Order of their ends within the run, from 1. */
  readonly seq: number;
  readonly request: RecordedRequest;
  readonly reply: RecordedReply | null;
  readonly failure: ExchangeFailure | null;
  /** RFC 3339, UTC. */
  readonly sentAt: string;
  readonly durationMs: number;
  readonly issued: readonly IssuedToken[];
  readonly waits: readonly Wait[];
  /** Which supplied value of a pool the request carries, in the order of the call's leases. */
  readonly leased?: readonly number[];
  /** It rests on a value that nobody gave (the source of reservation ids, a check-in's time zone), and no preflight has confirmed it. */
  readonly assumed?: true;
  /** The check-in of the guest whom it is about was not accepted. */
  readonly guestAbsent?: GuestAbsence;
  /** A call that the client made: the request was received, and the reply is the suite's. */
  readonly received?: Received;
}

/** Why a guest is not in the house. */
export interface GuestAbsence {
  /** `422 Unprocessable Content`: what the guest's check-in met, or why there was no reply. */
  readonly met: string;
  /** The check-in itself rests on a value that nobody gave. */
  readonly assumed?: true;
}

/** All values of a header field of a reply, by case-insensitive name (RFC 9110 §5.1). */
export function headerValues(headers: readonly NameValue[], name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (const field of headers) {
    // Of other names there are a dozen in each reply.
    if (field[0].length === wanted.length && field[0].toLowerCase() === wanted) values.push(field[1]);
  }
  return values;
}

/** Whether a status says that the service itself is out of reach: 502 to 504 (RFC 9110 §15.6.3 to §15.6.5), or 520 to 530 of content networks. */
export function isOutage(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}

/** How the message of a broken framing begins where the end of the reply was waited for in vain. */
export const NEVER_ENDS = 'the reply never ends';

/** Why an exchange tells that the service is not there; `null` where it answered, if only with a broken framing. A reply without an end is no answer. */
export function outageOf({ reply, failure }: Exchange): string | null {
  if (failure?.kind === 'framing' && !failure.message.startsWith(NEVER_ENDS)) return null;
  return failure?.message ?? (isOutage(reply?.status ?? 0) ? `HTTP ${reply?.status}` : null);
}

/** When an exchange ended, in milliseconds since the epoch. */
export const endOf = ({ sentAt, durationMs }: Exchange): number => Date.parse(sentAt) + durationMs;

/** The status of the reply; 0 where there is none. */
export const statusOf = ({ reply }: Pick<Exchange, 'reply'>): number => reply?.status ?? 0;

/** Replies with a 2xx status: the event was accepted, the token issued. */
export const isAccepted = ({ reply }: Exchange): boolean => reply !== null && reply.status >= 200 && reply.status < 300;

/** As much of a reason phrase, or of a failure, as belongs into a sentence. */
const LONGEST_LINE = 300;

/** `201 Created`, or why there was no reply. */
export function replyLine({ reply, failure }: Exchange): string {
  const line = reply ? `${reply.status} ${reply.reason}`.trim() : `no reply: ${failure?.message ?? 'unknown'}`;
  return cut(line, LONGEST_LINE);
}
