/** Records exchanges as they end, and what later calls need: checked-in stays, tokens, the preflight's reports. */
import type { Call } from '../cases/call.ts';
import { basesOf, guestAbsence, recordRequest } from '../cases/record.ts';
import { preflightsOf, withoutShard } from '../cases/reservation-id.ts';
import { NEVER_LEFT } from '../cases/unsent.ts';
import {
  type Exchange,
  type ExchangeFailure,
  endOf,
  headerValues,
  type NameValue,
  type Wait,
} from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation } from '../contract/words.ts';
import type { Clock } from './clock.ts';
import type { Earlier, KeepEvent } from './earlier.ts';
import type { Prepared } from './preparation.ts';
import type { Redactor } from './redaction.ts';
import { Room, recordReply } from './reply-record.ts';
import { issuedOf, readReply, type TakenToken } from './token-reply.ts';
import type { RawReply } from './transport.ts';

/** How a call ended: a reply, or why there was none. */
export interface End {
  readonly raw?: RawReply;
  readonly failure?: ExchangeFailure;
  readonly waits?: readonly Wait[];
  /** Milliseconds, by the run's clock; absent if nothing was sent. */
  readonly startedAt?: number;
  readonly prepared?: Prepared;
}

interface LedgerParts {
  readonly context: RunContext;
  readonly redactor: Redactor;
  readonly clock: Clock;
  readonly record: (exchange: Exchange) => void;
  readonly keep?: KeepEvent | undefined;
  readonly earlier?: Earlier | undefined;
}

/** Browsers keep no longer cookies (RFC 6265 §6.1), and no more per host. */
const LONGEST_COOKIE = 4096;
const MOST_COOKIES = 50;

function cookiesIn(headers: readonly NameValue[]): NameValue[] {
  const pairs = headerValues(headers, 'set-cookie').flatMap((value): NameValue[] => {
    const [pair = '', name = '', content = ''] = /^\s*([^=;]*?)\s*=\s*([^;]*?)\s*(?:;|$)/.exec(value) ?? [];
    return pair !== '' && pair.length <= LONGEST_COOKIE ? [[name, content]] : [];
  });
  return pairs.slice(0, MOST_COOKIES);
}

export class Ledger {
  readonly arrivals = new Map<string, Exchange>();
  readonly shown = new Map<string, Exchange>();
  readonly issued = new Map<string, TakenToken>();
  /** Cookies set by a reply, by exchange id: names and values without attributes. */
  readonly cookies = new Map<string, readonly NameValue[]>();
  readonly answeredAt = new Map<string, number>();
  readonly recorded: Exchange[] = [];
  readonly #room = new Room();
  #seq = 0;

  constructor(private readonly parts: LedgerParts) {
    const { earlier, clock } = parts;
    for (const exchange of earlier?.exchanges ?? []) {
      this.#seq = exchange.seq;
      this.answeredAt.set(exchange.id, clock.monotonic() - (clock.now() - endOf(exchange)));
      if (exchange.reply) this.#room.fill(exchange.reply.body);
      this.#remember(exchange, earlier?.givenBy(exchange.id));
    }
  }

  /** Extracts a reply's tokens and records the exchange; `mayHaveIssued`: perhaps a token went to somebody else. */
  enter(id: string, call: Call, end: End): { readonly exchange: Exchange; readonly mayHaveIssued: boolean } {
    const { context, redactor, clock, record, keep } = this.parts;
    const request = recordRequest(call, basesOf(context), (ref) => end.prepared?.secrets.get(ref)?.tag);
    const isToken = isTokenOperation(call.operation);
    const read = end.raw && readReply(end.raw, redactor, { sent: JSON.stringify(request), isToken });
    const taken = read?.taken ?? [];
    this.answeredAt.set(id, clock.monotonic());
    const now = clock.now();
    const startedAt = end.startedAt ?? now;
    this.#seq += 1;
    const exchange: Exchange = {
      id,
      seq: this.#seq,
      request,
      reply: end.raw && read ? recordReply(end.raw, redactor, read.shown, this.#room) : null,
      failure: end.failure ?? null,
      sentAt: new Date(startedAt).toISOString(),
      durationMs: Math.round(now - startedAt),
      issued: issuedOf(taken),
      waits: end.waits ?? [],
      ...(end.prepared && end.prepared.leased.length > 0 ? { leased: end.prepared.leased } : {}),
      ...(end.prepared?.assumed && end.raw ? { assumed: true as const } : {}),
      ...(end.raw ? guestAbsence(this.arrivals.get(call.arrival ?? '')) : {}),
    };
    const cookies = cookiesIn(end.raw?.headers ?? []);
    // Before it is recorded: a test that finds the exchange needs its tokens.
    keep?.({ ended: id, taken, cookies });
    this.#remember(exchange, { taken, cookies });
    record(exchange);
    const isOthers = isToken && !id.startsWith('token/');
    return { exchange, mayHaveIssued: isOthers && mayHaveIssued(end, taken) };
  }

  forget(): void {
    this.recorded.length = 0;
    this.arrivals.clear();
  }

  #remember(exchange: Exchange, { taken, cookies }: ReturnType<Earlier['givenBy']> = { taken: [], cookies: [] }): void {
    const { id, request } = exchange;
    if (cookies.length > 0) this.cookies.set(id, cookies);
    if (request.operation === 'check-in') this.arrivals.set(id, exchange);
    if (preflightsOf(request.operation).includes(withoutShard(id))) this.shown.set(request.operation, exchange);
    this.recorded.push(exchange);
    for (const token of taken) this.issued.set(token.tag, token);
    const [first] = taken;
    if (first) this.issued.set(id, first);
  }
}

/** Whether another token may have ended the run's: not if the request was refused (RFC 6749 §5.2). */
function mayHaveIssued({ raw, failure }: End, taken: readonly TakenToken[]): boolean {
  if (!raw) return !NEVER_LEFT.includes(failure?.kind);
  return taken.length > 0 || raw.status < 400 || raw.status >= 500;
}
