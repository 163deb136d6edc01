/**
 * A gateway may take only so many requests or connections at a time (nginx limit_conn, a load balancer's pool), and
 * turn the others away with 503, end their connections, or leave them waiting (a server with few workers, each of which
 * keeps its connection). Section 8 shows neither limit nor reply. What tells it from an outage: others under way at
 * that very moment are answered.
 */
import { isOfRate } from '../cases/waiting.ts';
import { isOutage } from '../contract/evidence.ts';
import { type RawReply, TransportError } from './transport.ts';

/** This many turned away among this many answered are not an accident. */
const ENOUGH = { turnedAway: 4, answered: 16 };
/** The most that are remembered until another's answer explains them; a service that is down answers none. */
const MOST_OPEN = 64;

export interface OnItsWay {
  /** Its number in the order of sending. */
  readonly number: number;
  /** Whether no other was under way from its sending until now. */
  isAlone: boolean;
}

interface TurnedAwayBeside {
  readonly one: OnItsWay;
  readonly beside: ReadonlySet<OnItsWay>;
}

const isTurnedAway = (end: RawReply | TransportError) =>
  end instanceof TransportError ? ['refused', 'reset', 'timeout'].includes(end.kind) : isOutage(end.status);

/** Notices that too many requests are under way at a time. */
export class Crowding {
  #begun = 0;
  #answered = 0;
  readonly #underWay = new Set<OnItsWay>();
  #open: TurnedAwayBeside[] = [];
  /** For each recent finding, how many had been answered by then. */
  #found: number[] = [];
  /** Requests up to this number met the earlier limit. */
  #since = 0;
  /** Whether one that was sent alone was turned away since the last answer, and after how many answers that was. */
  #wasAlone = false;
  #alone: number[] = [];

  /** Whether requests are turned away one at a time, too: a server or connection behind the gateway fails. */
  isNoLimit = false;

  begin(): OnItsWay {
    this.#begun += 1;
    const one = { number: this.#begun, isAlone: this.#underWay.size === 0 };
    for (const other of this.#underWay) other.isAlone = false;
    this.#underWay.add(one);
    return one;
  }

  /**
   * Takes note of how one ended.
   * @param isUnproven none of its kind was accepted: perhaps it was dropped for what it is
   * @returns whether it shows that too many are under way
   */
  end(one: OnItsWay, end: RawReply | TransportError, isUnproven = false): boolean {
    this.#underWay.delete(one);
    if (isTurnedAway(end)) {
      if (one.isAlone) this.#wasAlone = true;
      const isOfItself = isUnproven && end instanceof TransportError && end.kind !== 'refused';
      if (!isOfItself) this.#open = [...this.#open.slice(1 - MOST_OPEN), { one, beside: new Set(this.#underWay) }];
      return false;
    }
    if (end instanceof TransportError || isOfRate(end.status)) return false;
    this.#answered += 1;
    if (this.#wasAlone) {
      // A gateway may count one for a moment after its reply.
      this.#alone = [...this.#alone.filter((at) => at > this.#answered - ENOUGH.answered), this.#answered];
      this.isNoLimit ||= this.#alone.length >= ENOUGH.turnedAway;
    }
    this.#wasAlone = false;
    return this.#isCrowded(one) && !this.isNoLimit;
  }

  #isCrowded(answered: OnItsWay): boolean {
    const shown = this.#open.filter(({ beside }) => beside.has(answered));
    if (shown.length === 0) return false;
    this.#open = this.#open.filter((each) => !shown.includes(each));
    const meant = shown.filter(({ one }) => one.number > this.#since);
    this.#found = [
      ...this.#found.filter((at) => at > this.#answered - ENOUGH.answered),
      ...meant.map(() => this.#answered),
    ];
    if (this.#found.length < ENOUGH.turnedAway) return false;
    this.#found = [];
    this.#since = this.#begun;
    return true;
  }
}
