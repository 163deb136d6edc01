/** Kinds of unusual requests that a gateway or filter may answer: that tells nothing about the service. */
import { type Call, piecesOf, type SecretRef, type Text } from '../cases/call.ts';
import { onceOf } from '../cases/once.ts';
import type { Operation } from '../contract/words.ts';

const NOT_ASCII = /[^\0-\x7f]/;
/** Characters of a body, as the call holds it, above which it may be too long for a gateway. */
const LONG = 8_000;

const secretOf = (piece: string | SecretRef): string =>
  typeof piece === 'string' ? piece : `${piece.secret} ${piece.altered ?? ''} ${piece.basic ? 'basic' : ''}`;
const credentialOf = (value: Text): string =>
  typeof value === 'string' ? 'made up' : piecesOf(value).map(secretOf).join();

/** A call's header fields, with the values of those that a gateway may act on. */
function fieldOf([name, value]: Call['headers'][number]): string {
  const lower = name.toLowerCase();
  if (lower === 'authorization') return `${lower} ${credentialOf(value)}`;
  return lower === 'content-type' ? `${lower} ${String(value).toLowerCase()}` : lower;
}

/** What a request is to a gateway. */
export const kindOf = onceOf(({ operation, method, path, query, headers, body }: Call): string => {
  const content = body.kind === 'none' ? '' : JSON.stringify(body);
  // Letters that are escaped are ASCII on their way, and a coding may be named that the body is not in.
  const written = body.kind === 'json' ? [body.layout, body.coding] : [];
  return JSON.stringify([
    operation,
    method,
    path,
    query.map(([name]) => name),
    headers.map(fieldOf).sort(),
    body.kind,
    written,
    NOT_ASCII.test(content),
    content.length > LONG,
  ]);
});

/** How many others must be answered before a rate limit counts as one for a single kind. */
const ENOUGH_OTHERS = 3;
/** After so many unusual requests met a limit again, and so many everyday ones none, content is what is refused. */
const ENOUGH_UNUSUAL = { again: 8, everyday: 6 };

/** The kinds of requests that a run got real answers to: no outage, no rate limit. */
export class AnsweredKinds {
  /** Kinds, each with whether it was an everyday request. */
  readonly #answered = new Set<string>();
  readonly #accepted = new Set<string>();
  /** Operations that accepted any. */
  readonly #serving = new Set<Operation>();
  #answers = 0;
  /** How many requests had been answered when a kind first met a rate limit. */
  readonly #limited = new Map<string, number>();
  /** Everyday requests that were answered since an unusual one first met a rate limit. */
  #everyday = 0;
  /** How often an unusual one met a rate limit; and again, when it was resent. */
  #unusual = { limited: 0, again: 0 };
  #isRateLimited = false;

  /** @param wasLimited it met a rate limit before */
  note(call: Call, isNominal: boolean, isAccepted: boolean, wasLimited = false): void {
    this.#answers += 1;
    this.#isRateLimited ||= wasLimited;
    if (isNominal && this.#unusual.limited > 0) this.#everyday += 1;
    const kind = kindOf(call);
    this.#answered.add(`${isNominal} ${kind}`);
    if (!isAccepted) return;
    this.#accepted.add(kind);
    this.#serving.add(call.operation);
  }

  /** Whether any of its kind was accepted. */
  wasAccepted(call: Call): boolean {
    return this.#accepted.has(kindOf(call));
  }

  /** Whether others of its operation were accepted, and none of its kind: perhaps its kind alone meets the outage. */
  isUnproven(call: Call): boolean {
    return this.#serving.has(call.operation) && !this.#accepted.has(kindOf(call));
  }

  /**
   * Notes a rate limit that a call has met.
   * @param wasLimited it had met one before
   * @returns whether its kind alone meets it, again and again, while others are answered
   */
  isLimitOfItsOwn(call: Call, isNominal: boolean, wasLimited = false): boolean {
    if (isNominal) this.#isRateLimited = true;
    else this.#unusual = { limited: this.#unusual.limited + 1, again: this.#unusual.again + Number(wasLimited) };
    if (!isNominal && this.#isOfUnusualOnly()) return true;
    const kind = `${isNominal} ${kindOf(call)}`;
    if (this.#answered.has(kind)) return false;
    const before = this.#limited.get(kind) ?? this.#answers;
    this.#limited.set(kind, before);
    return this.#answers - before >= ENOUGH_OTHERS;
  }

  /** Whether the rate is known to be limited: an everyday request met a limit, or waiting has helped. */
  get isRateLimited(): boolean {
    return this.#isRateLimited;
  }

  /** A service may give faulty requests a limit's status: then waiting never helps, and no everyday one meets it. */
  #isOfUnusualOnly(): boolean {
    const isMet = this.#unusual.again >= ENOUGH_UNUSUAL.again && this.#everyday >= ENOUGH_UNUSUAL.everyday;
    return isMet && !this.#isRateLimited;
  }
}
