/** How much a listener accepts, and a count of what it refused: no caller can bring it down. */
import type { Validator } from '../../contract/ajv.ts';
import { exchange as exchangeCheck } from '../../contract/entries.gen.ts';
import { type Exchange, LONGEST_EXCHANGE, MOST_EXCHANGES } from '../../contract/evidence.ts';
import type { Refusal, RefusedCalls } from '../../contract/scene.ts';
import { REFUSALS } from '../judging/words.ts';

/** Anything beyond is refused and counted. A report has 1 kB, a backlog 20 calls, a chain 50 calls a second. */
export const LIMITS = {
  /** Longest body kept; the rest is read and dropped. */
  bodyBytes: 256 * 1024,
  headBytes: 32 * 1024,
  /** Time for a header section, and then for a body. */
  headMs: 20_000,
  bodyMs: 30_000,
  connections: 256,
  /** From one address, so that a caller who uses them up does not keep out clients at other addresses. */
  connectionsOfAddress: 192,
  perSecond: 200,
  /** Recorded calls of one scene, and of all together: a submission contains no more exchanges. */
  callsOfAScene: 1000,
  calls: MOST_EXCHANGES,
  /** The same in bytes of the record, as `verify` counts them: the evidence of a submission may have a few more. */
  bytesOfAScene: 8 * 2 ** 20,
  bytes: 60 * 2 ** 20,
};

/** What one listener accepts. */
export type Limits = Readonly<typeof LIMITS>;

/** Room for a reply in a record, in bytes. */
export const REPLY_ROOM = 256 * 1024;

/** The size of an exchange in the record, in bytes. */
export const sizeOf = (exchange: Exchange): number => Buffer.byteLength(JSON.stringify(exchange)) + 1;

/** Whether `verify` can read an exchange. */
export const isRecordable = (exchange: Exchange): boolean =>
  sizeOf(exchange) <= LONGEST_EXCHANGE - (exchange.reply ? 0 : REPLY_ROOM) && (exchangeCheck as Validator)(exchange);

/** A refusal as header fields: it closes the connection, unless the caller need only slow down. */
export function fieldsOf(why: Refusal): string[] {
  const [, retryAfter] = REFUSALS[why];
  return [
    ...(retryAfter === null ? [] : ['Retry-After', String(retryAfter)]),
    ...(why === 'rate' ? [] : ['Connection', 'close']),
    ...['Content-Length', '0'],
  ];
}

/** Counts refused calls, by reason, and keeps what was said of the first. */
export class Refusals extends Map<Refusal, RefusedCalls> {
  /** @param said what made it unreadable, if anything is known */
  add(why: Refusal, said?: string): void {
    const counted = this.get(why) ?? { why, calls: 0, ...(said && { said }) };
    this.set(why, { ...counted, calls: counted.calls + 1 });
  }

  list(): RefusedCalls[] {
    return [...this.values()];
  }
}
