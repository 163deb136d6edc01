/** Searches bytes for thousands of patterns in one pass. */

const WINDOW = 8;
const TABLE_BITS = 20;
/** The fixed cost of comparing a pattern with the bytes at a place; of its length, so many bytes cost one more. */
const COMPARED = 16;
const AT_ONCE = 4;

const hash = (older: number, newer: number) =>
  (Math.imul(older, 0x9e3779b1) ^ Math.imul(newer, 0x85ebca6b)) >>> (32 - TABLE_BITS);

/** A place in bytes: from the first to after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A pattern that was found: its meaning and its place. */
export interface Met<Id> extends Span {
  readonly id: Id;
}

/** A text takes more work to search than any text that a service sends in good faith. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** The work that may be spent on one text; when it is used up, the text counts as not searchable. */
export class Budget {
  #left: number;

  constructor(units: number) {
    this.#left = units;
  }

  /** @throws {BudgetSpent} */
  spend(units: number): void {
    this.#left -= units;
    if (this.#left < 0) throw new BudgetSpent();
  }
}

/** Patterns of at least eight bytes: the last eight are looked up in a table, and compared whole only on a hit. */
export class PatternTable<Id> {
  /** A bit for each key, so that the table stays in the processor's cache. */
  readonly #keys = new Int32Array(1 << (TABLE_BITS - 5));
  readonly #byKey = new Map<number, { readonly bytes: Buffer; readonly id: Id }[]>();
  /** 1 for each byte that occurs in a pattern. */
  readonly bytes = new Uint8Array(256);
  /** The length of the longest pattern. */
  longest = 0;

  /** Adds a pattern; one that is too short, or known already, is left out. */
  add(bytes: Buffer, id: Id): void {
    if (bytes.length < WINDOW) return;
    const key = hash(bytes.readInt32BE(bytes.length - WINDOW), bytes.readInt32BE(bytes.length - WINDOW / 2));
    const others = this.#byKey.get(key) ?? [];
    if (others.some((other) => other.bytes.equals(bytes))) return;
    this.#byKey.set(key, [...others, { bytes, id }]);
    this.#keys[key >>> 5] = (this.#keys[key >>> 5] as number) | (1 << (key & 31));
    this.longest = Math.max(this.longest, bytes.length);
    for (const byte of bytes) this.bytes[byte] = 1;
  }

  /** Every occurrence of a pattern, in the order of their ends. @throws {BudgetSpent} */
  search(bytes: Buffer, budget: Budget): Met<Id>[] {
    const met: Met<Id>[] = [];
    if (this.longest === 0 || bytes.length < WINDOW) return met;
    budget.spend(bytes.length);
    const keys = this.#keys;
    let older = 0;
    let newer = 0;
    for (let end = 1; end <= bytes.length; end += 1) {
      older = (older << 8) | (newer >>> 24);
      newer = (newer << 8) | (bytes[end - 1] as number);
      const key = hash(older, newer);
      if ((((keys[key >>> 5] as number) >>> (key & 31)) & 1) !== 0)
        met.push(...this.#endingAt(bytes, end, key, budget));
    }
    return met;
  }

  #endingAt(bytes: Buffer, end: number, key: number, budget: Budget): Met<Id>[] {
    const candidates = this.#byKey.get(key) ?? [];
    budget.spend(candidates.length);
    const met: Met<Id>[] = [];
    for (const { bytes: pattern, id } of candidates) {
      const start = end - pattern.length;
      if (start < 0 || bytes[start] !== pattern[0]) continue;
      budget.spend(COMPARED + pattern.length / AT_ONCE);
      if (bytes.compare(pattern, 0, pattern.length, start, end) === 0) met.push({ start, end, id });
    }
    return met;
  }
}
