/** Searches bytes for thousands of patterns in one pass. */

const WINDOW = 8;
const TABLE_BITS = 20;
const WHOLE = 1;
const SPLIT = 2;
/** Shorter ones may come about by chance where blanks and commas are left out. */
const SHORTEST_SPLIT = 12;

/** What it costs to compare a pattern with the bytes at a place, beside its length, of which so many bytes count as one. */
const COMPARED = 16;
const AT_ONCE = 4;

/** White space, quotation marks, commas, plus signs, backslashes, NUL: what lines, lists, concatenation and UTF-16 put between parts of a text. */
const BETWEEN = new Uint8Array(256);
for (const character of ' \t\r\n\v\f"\',+\\\0') BETWEEN[character.charCodeAt(0)] = 1;

const hash = (older: number, newer: number) =>
  (Math.imul(older, 0x9e3779b1) ^ Math.imul(newer, 0x85ebca6b)) >>> (32 - TABLE_BITS);

/** A pattern that was met: what it stands for, and where. */
export interface Met<Id> {
  readonly start: number;
  readonly end: number;
  readonly id: Id;
}

/** A text takes more work to be searched than any text that a service sends in good faith. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Work that may be done for one text; where it is used up, the text counts as one that cannot be searched. */
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

interface Pattern<Id> {
  readonly bytes: Buffer;
  readonly id: Id;
  /** Of a split one: the same bytes are searched for in one piece as well. */
  readonly isWhole: boolean;
}

/** Where a split pattern that ends at a place begins; -1 where another text stands there. @throws {BudgetSpent} */
function splitStart(bytes: Buffer, end: number, pattern: Buffer, budget: Budget): number {
  let at = end - 1;
  for (let left = pattern.length - 1; at >= 0; at -= 1) {
    const byte = bytes[at] as number;
    if (BETWEEN[byte] === 1) continue;
    if (byte !== pattern[left]) break;
    if (left === 0) {
      budget.spend(end - at);
      return at;
    }
    left -= 1;
  }
  budget.spend(end - at);
  return -1;
}

/**
 * Patterns of at least eight bytes. The last eight of each are looked up in a table; only where they are met is the whole
 * compared. Each is also met where it was split: with white space, quotation marks and the like between its parts.
 */
export class PatternTable<Id> {
  /** A bit for each key, so that a processor keeps the table at hand. */
  readonly #whole = new Int32Array(1 << (TABLE_BITS - 5));
  readonly #split = new Int32Array(1 << (TABLE_BITS - 5));
  readonly #byHash = new Map<number, Pattern<Id>[]>();
  readonly #bytes = new Uint8Array(256);
  #longest = 0;

  /** Which bytes stand in the patterns, and how long the longest is. */
  get wanted(): { readonly bytes: Uint8Array; readonly longest: number } {
    return { bytes: this.#bytes, longest: this.#longest };
  }

  /** Adds a pattern; one that is too short, or known already, is left out. */
  add(bytes: Buffer, id: Id): void {
    if (bytes.length < WINDOW || !this.#keep({ bytes, id, isWhole: true }, WHOLE)) return;
    this.#longest = Math.max(this.#longest, bytes.length);
    for (const byte of bytes) this.#bytes[byte] = 1;
    const parts = Buffer.from(bytes.filter((byte) => BETWEEN[byte] === 0));
    const isWhole = parts.length === bytes.length;
    if (parts.length >= SHORTEST_SPLIT) this.#keep({ bytes: isWhole ? bytes : parts, id, isWhole }, SPLIT);
  }

  /** @returns whether it was not known already */
  #keep(pattern: Pattern<Id>, kind: number): boolean {
    const { bytes } = pattern;
    const key = hash(bytes.readInt32BE(bytes.length - WINDOW), bytes.readInt32BE(bytes.length - WINDOW / 2));
    const table = kind === WHOLE ? this.#whole : this.#split;
    table[key >>> 5] = (table[key >>> 5] as number) | (1 << (key & 31));
    const name = key * 4 + kind;
    const others = this.#byHash.get(name);
    if (others?.some((other) => other.bytes.equals(bytes))) return false;
    if (others) others.push(pattern);
    else this.#byHash.set(name, [pattern]);
    return true;
  }

  /**
   * Calls back for every place where a pattern stands.
   * @param isPlain leaves out patterns that were split
   * @throws {BudgetSpent}
   */
  search(bytes: Buffer, budget: Budget, met: (where: Met<Id>) => void, isPlain = false): void {
    if (this.#longest === 0 || bytes.length < WINDOW) return;
    budget.spend(bytes.length);
    const whole = this.#whole;
    const split = this.#split;
    let older = 0;
    let newer = 0;
    let olderPart = 0;
    let newerPart = 0;
    // Behind the last sign that may split a pattern.
    let apart = 0;
    for (let end = 1; end <= bytes.length; end += 1) {
      const byte = bytes[end - 1] as number;
      older = (older << 8) | (newer >>> 24);
      newer = (newer << 8) | byte;
      const key = hash(older, newer);
      if ((((whole[key >>> 5] as number) >>> (key & 31)) & 1) !== 0) this.#meetWhole(bytes, end, key, budget, met);
      if (isPlain) continue;
      if (BETWEEN[byte] === 1) {
        apart = end;
        continue;
      }
      olderPart = (olderPart << 8) | (newerPart >>> 24);
      newerPart = (newerPart << 8) | byte;
      const part = hash(olderPart, newerPart);
      if ((((split[part >>> 5] as number) >>> (part & 31)) & 1) !== 0)
        this.#meetSplit(bytes, { end, apart }, part, budget, met);
    }
  }

  #meetWhole(bytes: Buffer, end: number, key: number, budget: Budget, met: (where: Met<Id>) => void): void {
    const candidates = this.#byHash.get(key * 4 + WHOLE) ?? [];
    budget.spend(candidates.length);
    for (const { bytes: pattern, id } of candidates) {
      const start = end - pattern.length;
      if (start < 0 || bytes[start] !== pattern[0]) continue;
      budget.spend(COMPARED + pattern.length / AT_ONCE);
      if (bytes.compare(pattern, 0, pattern.length, start, end) === 0) met({ start, end, id });
    }
  }

  #meetSplit(
    bytes: Buffer,
    { end, apart }: { readonly end: number; readonly apart: number },
    key: number,
    budget: Budget,
    met: (where: Met<Id>) => void,
  ): void {
    const candidates = this.#byHash.get(key * 4 + SPLIT) ?? [];
    budget.spend(candidates.length);
    for (const { bytes: pattern, id, isWhole } of candidates) {
      if (isWhole && apart <= end - pattern.length) continue;
      const start = splitStart(bytes, end, pattern, budget);
      if (start >= 0) met({ start, end, id });
    }
  }
}
