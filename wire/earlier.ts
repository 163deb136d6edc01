/** What a wire keeps besides its exchanges, so that another wire can continue an interrupted run. */
import { secretsOf } from '../cases/call.ts';
import type { Sequence } from '../cases/sequence.ts';
import { isOfEnd, NEVER_SENT } from '../cases/unsent.ts';
import { type Exchange, endOf, type NameValue, outageOf, type Wait } from '../contract/evidence.ts';
import { isTokenOperation } from '../contract/words.ts';
import type { TakenToken } from './token-reply.ts';

/** The events of a run in order. They contain tokens, so they are kept encrypted. */
export type WireEvent =
  /** A request is sent, at this time in milliseconds since the epoch. */
  | { readonly begun: string; readonly at: number }
  /** It was answered, or broken off, and will be sent again. */
  | { readonly waits: string; readonly wait: Wait }
  /** It got its final answer, with these tokens and cookies; its exchange follows in the evidence. */
  | { readonly ended: string; readonly taken: readonly TakenToken[]; readonly cookies: readonly NameValue[] }
  /** A text is secret from now on. */
  | { readonly secret: string; readonly placeholder: string; readonly from: 'settings' | 'service' }
  /** A supplied value is checked out or returned. */
  | { readonly held: string; readonly value: number }
  | { readonly freed: string };

export type KeepEvent = (event: WireEvent) => void;

type Ended = Extract<WireEvent, { ended: string }>;

/** The name of the sequence that a request belongs to. */
const sequenceIn = ({ id }: Exchange) => id.replace(/(?:#\d+|\/arrival\d*)$/, '');

/**
 * The exchanges of a run that ended over an outage, as if it had been stopped when that began: without what was not
 * answered from then on, and what followed it in the same sequence.
 */
function beforeItsEnd(exchanges: readonly Exchange[]): readonly Exchange[] {
  const end = exchanges.findIndex(isOfEnd);
  if (end < 0) return exchanges;
  const isAnswered = (exchange: Exchange) => exchange.reply !== null && outageOf(exchange) === null;
  const began = exchanges.slice(0, end).findLastIndex(isAnswered) + 1;
  const cut = new Set<string>();
  const kept = exchanges.filter((exchange, at) => {
    const isLost = outageOf(exchange) !== null || NEVER_SENT.includes(exchange.failure?.kind);
    if (at >= began && isLost) cut.add(sequenceIn(exchange));
    return at < began || !cut.has(sequenceIn(exchange));
  });
  return kept.map((exchange, at) => ({ ...exchange, seq: at + 1 }));
}

/** An interrupted run: its exchanges, and its wire's events. */
export class Earlier {
  readonly #byId: Map<string, Exchange>;
  /** Waits of requests that have no exchange yet, and when each unanswered request was sent. */
  readonly #waits = new Map<string, Wait[]>();
  readonly #underWay = new Map<string, number>();
  /** The same, for requests that replace those that were cut off. */
  readonly #passedOn = new Map<string, number>();
  readonly #ended = new Map<string, Ended>();
  readonly secrets: Extract<WireEvent, { secret: string }>[] = [];
  /** Indices of the supplied values that were checked out, by their keys. */
  readonly held = new Map<string, number>();
  /** The last known moment of the run, in milliseconds since the epoch. */
  readonly lastAt: number;

  exchanges: readonly Exchange[];

  constructor(recorded: readonly Exchange[], events: Iterable<WireEvent>) {
    const exchanges = beforeItsEnd(recorded);
    this.exchanges = exchanges;
    this.#byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
    let lastAt = 0;
    for (const event of events) {
      if ('begun' in event) lastAt = Math.max(lastAt, event.at);
      this.#note(event);
    }
    this.lastAt = exchanges.reduce((last, each) => Math.max(last, endOf(each)), lastAt);
  }

  #note(event: WireEvent): void {
    if ('begun' in event) this.#underWay.set(event.begun, event.at);
    else if ('waits' in event) {
      this.#underWay.delete(event.waits);
      this.#waits.set(event.waits, [...(this.#waits.get(event.waits) ?? []), event.wait]);
    } else if ('ended' in event) this.#ended.set(event.ended, event);
    else if ('secret' in event) this.secrets.push(event);
    else if ('held' in event) this.held.set(event.held, event.value);
    else this.held.delete(event.freed);
  }

  /** Frees the memory when nothing more is sent. */
  forget(): void {
    this.exchanges = [];
    this.#byId.clear();
    this.#ended.clear();
  }

  answered(id: string): Exchange | undefined {
    return this.#byId.get(id);
  }

  waitsOf(id: string): readonly Wait[] {
    return this.#waits.get(id) ?? [];
  }

  /** When a request was sent that the interruption of the run cut off; `null`: none was, or it was asked before. */
  takeCutOff(id: string): number | null {
    const at = this.#cutOff(id);
    this.#underWay.delete(id);
    this.#passedOn.delete(id);
    return at;
  }

  #cutOff(id: string): number | null {
    return this.#byId.has(id) ? null : (this.#underWay.get(id) ?? this.#passedOn.get(id) ?? null);
  }

  /** Whether the run was interrupted in a sequence whose rest cannot simply be sent now. */
  isCut({ steps, ids, order }: Sequence): boolean {
    const isUnderWay = ids.some((id) => this.#underWay.has(id) && !this.#byId.has(id));
    // It would no longer be sent at once, or with a token that may have expired.
    const isBound = order === 'at-once' || steps.some(({ call }) => secretsOf(call).some(({ issuedBy }) => issuedBy));
    return isUnderWay || (isBound && ids.some((id) => this.#byId.has(id)) && !ids.every((id) => this.#byId.has(id)));
  }

  /** Passes the waits of a sequence's requests on to the requests that replace them. */
  passOn({ ids }: Sequence, to: Sequence): void {
    for (const [at, id] of ids.entries()) {
      if (this.#byId.has(id)) continue;
      const heir = to.ids[at] as string;
      const cutOff = this.#cutOff(id);
      // What was sent before has recorded the interruption.
      if (cutOff !== null && !this.#waits.has(heir)) this.#passedOn.set(heir, cutOff);
      this.#waits.set(heir, [...this.waitsOf(id), ...this.waitsOf(heir)]);
    }
  }

  givenBy(id: string): Pick<Ended, 'taken' | 'cookies'> {
    return this.#ended.get(id) ?? { taken: [], cookies: [] };
  }

  /** How many tokens the run had fetched for itself, and the last one unless a later token may have ended it. */
  get ownTokens(): { readonly fetched: number; readonly last: Ended | null } {
    const isToken = ({ request }: Exchange) => isTokenOperation(request.operation);
    const isUnanswered = [...this.#underWay.keys()].some((id) => !this.#byId.has(id) && id.startsWith('token'));
    const newest = this.exchanges.findLast(isToken)?.id ?? '';
    const isOwn = newest.startsWith('token/') && !isUnanswered;
    const fetched = Math.max(0, ...this.exchanges.map(({ id }) => Number(/^token\/(\d+)$/.exec(id)?.[1] ?? 0)));
    return { fetched, last: (isOwn && this.#ended.get(newest)) || null };
  }
}
