/**
 * Section 8 names limits, but not the reply to a client that exceeds them. Some firewalls then answer everything with
 * 403, which otherwise refuses one request, and some do so for a while after a few wrong credentials. So a 403 answers
 * a request only if everyday requests go through, or there are none, and the request, sent again, meets it again.
 */
import type { Call } from '../cases/call.ts';
import type { Operation } from '../contract/words.ts';
import { kindOf } from './kinds.ts';
import { type RawReply, TransportError } from './transport.ts';
import type { UnderWay } from './waits.ts';

const FORBIDDEN = 403;
/** How often a request is sent again before a 403 is its answer: for the first time, and once a limit was met. */
const TRIES = { first: 1, limited: 3 };
/** How often a request waits until anything goes through again: about a minute. */
const MOST_WAITS = 6;

export interface Try {
  readonly under: UnderWay;
  /** It is sent every day, and has to be accepted. */
  readonly isNominal: boolean;
  /** How many attempts had started, with this one. */
  readonly number: number;
}

/** That a reply is not the answer: the request is sent again. */
export interface NoAnswer {
  /** Whether everything is turned away, as far as is known. */
  readonly isLimit: boolean;
  /** In milliseconds; `null`: it has waited for long enough. */
  readonly waitMs: number | null;
}

/** A try that was turned away, until it is known why. */
interface Held {
  readonly asked: Try;
  /** How many attempts had started by then. */
  readonly at: number;
  readonly settle: (meaning: NoAnswer | null) => void;
}

interface Parts {
  /** Whether any call of its kind was accepted. */
  readonly wasAccepted: (call: Call) => boolean;
  /** How many requests are under way at most. */
  readonly most: number;
  /** How many are, those included that are held. */
  readonly underWay: () => number;
  /** Called when a limit was met. */
  readonly met: () => void;
}

const formOf = ({ under, isNominal }: Try): string => `${isNominal} ${kindOf(under.step.call)}`;

export class TurnedAway {
  #begun = 0;
  #held: Held[] = [];
  /** How many were turned away since an everyday request went through. */
  #row = 0;
  /** Operations that have answered anything in another way. */
  readonly #reached = new Set<Operation>();
  /** How many attempts had started when everything was last turned away; `null`: one has succeeded since. */
  #at: number | null = null;
  /** How often it began that everything was turned away. */
  #limits = 0;
  #wasLimited = false;
  /** How often a request was sent again for want of an answer, and since which limit it has waited how often. */
  readonly #again = new WeakMap<UnderWay, number>();
  readonly #waited = new WeakMap<UnderWay, { readonly limit: number; readonly times: number }>();
  /** Kinds of requests that are refused in this way. */
  readonly #refused = new Set<string>();

  constructor(private readonly parts: Parts) {}

  begin(under: UnderWay, isNominal: boolean): Try {
    this.#begun += 1;
    return { under, isNominal, number: this.#begun };
  }

  /** Why a reply is not an answer; `null`: it is. A promise if the replies to others have to show it. */
  meaningOf(asked: Try, end: RawReply | TransportError): NoAnswer | null | Promise<NoAnswer | null> {
    if (end instanceof TransportError) return null;
    if (end.status < 300 && asked.isNominal) this.#goesThrough(asked);
    if (end.status !== FORBIDDEN) return this.#isAnswered(asked);
    if (!this.#reached.has(asked.under.step.call.operation)) return null;
    if (this.#at !== null) return this.#waits(asked);
    if (this.#refused.has(formOf(asked)) && !this.#isStrange(asked)) return null;
    if (!this.#again.has(asked.under)) this.#row += 1;
    return new Promise((settle) => {
      this.#held.push({ asked, at: this.#begun, settle });
      this.look();
    });
  }

  /** Decides if everything is turned away, or if no other reply is left that could show it. */
  look(): void {
    if (this.#held.length === 0) return;
    const isIdle = this.#held.length >= this.parts.underWay();
    const isRow = this.#row >= (isIdle ? 2 : Math.max(2, this.parts.most));
    const isStrange = this.#held.some(({ asked }) => this.#isStrange(asked));
    if (isStrange && isRow) this.#begins();
    else if (isIdle) this.#settle(this.#held, (asked) => this.#sentAgain(asked));
  }

  /** Whether a 403 is certainly no usual answer. */
  #isStrange({ under, isNominal }: Try): boolean {
    return isNominal && this.parts.wasAccepted(under.step.call);
  }

  #begins(): void {
    this.#limits += 1;
    this.#wasLimited = true;
    this.#at = this.#begun;
    this.parts.met();
    this.#settle(this.#held, (asked) => this.#waits(asked));
  }

  #waits({ under }: Try): NoAnswer {
    this.#at = this.#begun;
    this.#again.delete(under);
    const before = this.#waited.get(under);
    const times = before?.limit === this.#limits ? before.times : 0;
    this.#waited.set(under, { limit: this.#limits, times: times + 1 });
    return { isLimit: true, waitMs: times < MOST_WAITS ? 1000 * 2 ** times : null };
  }

  #sentAgain(asked: Try): NoAnswer | null {
    const { under } = asked;
    const times = this.#again.get(under) ?? 0;
    this.#again.set(under, times + 1);
    if (times < (this.#wasLimited ? TRIES.limited : TRIES.first)) return { isLimit: false, waitMs: 1000 * 2 ** times };
    this.#refused.add(formOf(asked));
    return null;
  }

  /** What was turned away, and is not when it is sent again, has met a limit. */
  #isAnswered({ under }: Try): null {
    this.#reached.add(under.step.call.operation);
    if (!this.#again.delete(under)) return null;
    this.#wasLimited = true;
    this.parts.met();
    return null;
  }

  /** What was turned away before this request was sent may have been turned away for itself. */
  #goesThrough({ number }: Try): void {
    this.#row = 0;
    if (this.#at !== null && number > this.#at) this.#at = null;
    const before = this.#held.filter(({ at }) => number > at);
    this.#settle(before, (asked) => this.#sentAgain(asked));
  }

  #settle(some: readonly Held[], meaning: (asked: Try) => NoAnswer | null): void {
    this.#held = this.#held.filter((each) => !some.includes(each));
    for (const { asked, settle } of some) settle(meaning(asked));
  }
}
