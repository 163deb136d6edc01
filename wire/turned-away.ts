/**
 * Section 8 names limits and does not show the reply to a client that exceeds them. Some firewalls then answer everything with 403, the status
 * that otherwise refuses one request. An unexpected 403 is therefore held until an everyday request goes through, or nothing does.
 */
import type { Call } from '../cases/call.ts';
import type { AnsweredKinds } from './kinds.ts';
import { type RawReply, TransportError } from './transport.ts';

const FORBIDDEN = 403;

/** One try of a request. */
interface Try {
  readonly call: Call;
  /** It is an ordinary request that must be accepted. */
  readonly isNominal: boolean;
  /** How many tries had begun, with this one. */
  readonly number: number;
}

/** A try that was turned away, until it is known why. */
interface Held {
  readonly isNominal: boolean;
  /** Its kind was answered otherwise before. */
  readonly isKnown: boolean;
  /** How many tries had begun by then. */
  readonly at: number;
  readonly settle: (isLimit: boolean) => void;
}

export class TurnedAway {
  #begun = 0;
  #held: Held[] = [];
  #wasBefore = false;
  /** How many tries had begun when everything was last turned away; `null`: one has gone through since. */
  #at: number | null = null;

  /** @param underWay how many requests have their turn */
  constructor(
    private readonly kinds: AnsweredKinds,
    private readonly underWay: () => number,
  ) {}

  /** Whether everything is being turned away, as far as is known. */
  get isGoingOn(): boolean {
    return this.#at !== null;
  }

  begin(call: Call, isNominal: boolean): Try {
    this.#begun += 1;
    return { call, isNominal, number: this.#begun };
  }

  /** Whether a reply is a limit for all requests, and not about this one. Resolves when the replies to others show which. */
  async tells(asked: Try, end: RawReply | TransportError): Promise<boolean> {
    if (end instanceof TransportError) return false;
    if (end.status < 300 && asked.isNominal) this.#goesThrough(asked);
    if (end.status !== FORBIDDEN || !this.#isStrange(asked)) return false;
    const isKnown = this.kinds.wasAccepted(asked.call) || this.kinds.wasAnsweredOtherwise(asked.call, FORBIDDEN);
    if (this.isGoingOn || (this.#wasBefore && isKnown)) return this.#begins();
    return new Promise((settle) => {
      this.#held.push({ isNominal: asked.isNominal, isKnown, at: this.#begun, settle });
      this.look();
    });
  }

  /** Decides once every request under way has met a 403: it is a limit if there are several, among them an everyday request and one whose kind is not refused so. */
  look(): void {
    const held = this.#held;
    if (held.length < this.underWay()) return;
    if (held.length > 1 && held.some(({ isNominal }) => isNominal) && held.some(({ isKnown }) => isKnown))
      this.#begins();
    else this.#settle(this.#held, false);
  }

  /** Whether a 403 is strange: to what has to be accepted and was, and to what was not refused so before, or at least not when nothing went through. */
  #isStrange({ call, isNominal }: Try): boolean {
    if (isNominal && this.kinds.wasAccepted(call)) return true;
    return this.isGoingOn || this.#held.some((each) => each.isNominal) || !this.kinds.wasAnswered(call, FORBIDDEN);
  }

  #begins(): true {
    this.#wasBefore = true;
    this.#at = this.#begun;
    this.#settle(this.#held, true);
    return true;
  }

  /** A request that was turned away before this one was sent was refused for its own sake. */
  #goesThrough({ number }: Try): void {
    if (this.#at !== null && number > this.#at) this.#at = null;
    this.#settle(
      this.#held.filter(({ at }) => number > at),
      false,
    );
  }

  #settle(some: readonly Held[], isLimit: boolean): void {
    this.#held = this.#held.filter((each) => !some.includes(each));
    for (const { settle } of some) settle(isLimit);
  }
}
