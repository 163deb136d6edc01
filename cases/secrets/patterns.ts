/** Searches bytes for thousands of patterns in one pass. */

const WINDOW = 8;
const TABLE_BITS = 20;
const WHOLE = 1;
const SPLIT = 2;
/** Shorter ones may come about by chance where blanks and commas are left out. */
const SHORTEST_SPLIT = 12;

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
}

/** Where a split pattern that ends at a place begins; -1 where another text stands there. */
function splitStart(bytes: Buffer, end: number, pattern: Buffer): number {
  let at = end - 1;
  for (let left = pattern.length - 1; ; at -= 1) {
    if (at < 0) return -1;
    const byte = bytes[at] as number;
    if (BETWEEN[byte] === 1) continue;
    if (byte !== pattern[left]) return -1;
    if (left === 0) return at;
    left -= 1;
  }
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
  readonly #known = new Set<string>();
  readonly #bytes = new Uint8Array(256);
  #longest = 0;

  /** Which bytes stand in the patterns, and how long the longest is. */
  get wanted(): { readonly bytes: Uint8Array; readonly longest: number } {
    return { bytes: this.#bytes, longest: this.#longest };
  }

  /** Adds a pattern; one that is too short, or known already, is left out. */
  add(bytes: Buffer, id: Id): void {
    const name = bytes.toString('latin1');
    if (bytes.length < WINDOW || this.#known.has(name)) return;
    this.#known.add(name);
    this.#longest = Math.max(this.#longest, bytes.length);
    for (const byte of bytes) this.#bytes[byte] = 1;
    this.#keep(bytes, id, WHOLE);
    const parts = bytes.filter((byte) => BETWEEN[byte] === 0);
    if (parts.length >= SHORTEST_SPLIT) this.#keep(Buffer.from(parts), id, SPLIT);
  }

  #keep(bytes: Buffer, id: Id, kind: number): void {
    const key = hash(bytes.readInt32BE(bytes.length - WINDOW), bytes.readInt32BE(bytes.length - WINDOW / 2));
    const table = kind === WHOLE ? this.#whole : this.#split;
    table[key >>> 5] = (table[key >>> 5] as number) | (1 << (key & 31));
    const name = key * 4 + kind;
    const others = this.#byHash.get(name);
    if (others) others.push({ bytes, id });
    else this.#byHash.set(name, [{ bytes, id }]);
  }

  /** Calls back for every place where a pattern stands. @throws {BudgetSpent} */
  search(bytes: Buffer, budget: Budget, met: (where: Met<Id>) => void): void {
    if (this.#known.size === 0 || bytes.length < WINDOW) return;
    budget.spend(bytes.length);
    const whole = this.#whole;
    const split = this.#split;
    let older = 0;
    let newer = 0;
    let olderPart = 0;
    let newerPart = 0;
    for (let end = 1; end <= bytes.length; end += 1) {
      const byte = bytes[end - 1] as number;
      older = (older << 8) | (newer >>> 24);
      newer = (newer << 8) | byte;
      const key = hash(older, newer);
      if ((((whole[key >>> 5] as number) >>> (key & 31)) & 1) !== 0) this.#meetWhole(bytes, end, key, budget, met);
      if (BETWEEN[byte] === 1) continue;
      olderPart = (olderPart << 8) | (newerPart >>> 24);
      newerPart = (newerPart << 8) | byte;
      const part = hash(olderPart, newerPart);
      if ((((split[part >>> 5] as number) >>> (part & 31)) & 1) !== 0) this.#meetSplit(bytes, end, part, budget, met);
    }
  }

  #meetWhole(bytes: Buffer, end: number, key: number, budget: Budget, met: (where: Met<Id>) => void): void {
    const candidates = this.#byHash.get(key * 4 + WHOLE) ?? [];
    budget.spend(candidates.length * 4);
    for (const { bytes: pattern, id } of candidates) {
      const start = end - pattern.length;
      if (start >= 0 && bytes.compare(pattern, 0, pattern.length, start, end) === 0) met({ start, end, id });
    }
  }

  #meetSplit(bytes: Buffer, end: number, key: number, budget: Budget, met: (where: Met<Id>) => void): void {
    const candidates = this.#byHash.get(key * 4 + SPLIT) ?? [];
    for (const { bytes: pattern, id } of candidates) {
      budget.spend(pattern.length);
      const start = splitStart(bytes, end, pattern);
      if (start >= 0) met({ start, end, id });
    }
  }
}
