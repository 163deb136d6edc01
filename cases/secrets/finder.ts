/** Finds secrets in bytes, in any encoding that SECURITY.md lists or two combined: for wire and final scan. */
import { decodings, IS_LETTER, mayBePacked, type Run, runsIn, unpacked, withoutNul } from './encodings.ts';
import { type Decoded, QUOTED, USUAL, unescaped, type Wanted } from './escapes.ts';
import { Budget, BudgetSpent, type Met, PatternTable } from './patterns.ts';

/** Shorter values look like ordinary words and are not searched for. */
export const SHORTEST_SECRET = 8;
/** How often escapes are decoded: JSON in JSON in JSON, in a page. */
const MOST_ESCAPES = 6;
/** The most nested encodings of whole texts. */
const MOST_NESTED = 2;
/** The minimum length of a run of letters that is decoded; shorter if a secret needs fewer. */
const MOST_LEAST_LETTERS = 32;
const LETTERS_A_BYTE = 4 / 3;
/** Work for each byte, and a fixed amount: more than any text needs that was not made to be expensive. */
const WORK = { perByte: 24, besides: 4_000_000 };
/** The bytes of a secret that are searched for: what exceeds any usual header field is found by its beginning. */
const LONGEST_PATTERN = 8192;
/** The most bytes that a byte of a secret takes when escaped in the usual ways. */
const WIDEST = 3;
/** From this many consecutive bytes of printable ASCII on, decoded bytes may be a text that encodes another. */
const TELLING_TEXT = 16;

/** A secret with escapes in it decoded: that is what a fully decoded text contains. */
function withEscapesUndone(secret: Buffer): Buffer[] {
  const all: Wanted = { bytes: new Uint8Array(256).fill(1), around: secret.length };
  const forms: Buffer[] = [];
  for (let form: Buffer | undefined = secret; form && forms.length < MOST_ESCAPES; ) {
    // Without the separator after the last part.
    form = unescaped(form, USUAL, all)?.bytes.subarray(0, -1);
    if (form) forms.push(form);
  }
  return forms;
}

/** The forms of a secret in bytes: UTF-8, Latin-1, UTF-16, and with the plus signs of forms for blanks. */
function formsOf(secret: Buffer): Buffer[] {
  const text = secret.toString();
  const forms = [secret, ...withEscapesUndone(secret)];
  if (text.includes(' ')) forms.push(Buffer.from(text.replaceAll(' ', '+')));
  if (secret.every((byte) => byte < 0x80)) return forms;
  const little = Buffer.from(text, 'utf16le');
  return [...forms, Buffer.from(text, 'latin1'), little, Buffer.from(little).swap16()];
}

/** Whether decoded bytes may encode something else: text in ASCII or UTF-16, gzip, zlib. */
function isPromising(bytes: Buffer): boolean {
  let printable = 0;
  for (const byte of bytes) {
    if (byte !== 0) printable = (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d ? printable + 1 : 0;
    if (printable === TELLING_TEXT) return true;
  }
  return mayBePacked(bytes);
}

/** Matches in order; the longest of overlapping ones replaces all, so that nothing of a secret remains. */
function withoutOverlaps<Id>(met: readonly Met<Id>[]): Met<Id>[] {
  const kept: { start: number; end: number; id: Id; longest: number }[] = [];
  for (const { start, end, id } of [...met].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const longest = end - start;
    const last = kept.at(-1);
    if (!last || start >= last.end) kept.push({ start, end, id, longest });
    else {
      last.end = Math.max(last.end, end);
      if (longest > last.longest) Object.assign(last, { id, longest });
    }
  }
  return kept.map(({ start, end, id }) => ({ start, end, id }));
}

/** What a pattern means, and the secret's remaining bytes: only the beginning of a long secret is searched for. */
interface Meant<Id> {
  readonly id: Id;
  readonly more: number;
}

/** One search: the remaining budget, and what was found in which runs of letters. */
interface Search<Id> {
  readonly budget: Budget;
  readonly runs: Map<string, readonly Id[]>;
}

/** The result of a search; `not searchable`: it would take more work than any text not made to be expensive. */
export type Searched = 'clean' | 'secret' | 'not searchable';

/** Knows secrets, each with its placeholder. */
export class SecretFinder<Id> {
  readonly #patterns = new PatternTable<Meant<Id>>();
  #shortest = Number.POSITIVE_INFINITY;
  #wanted: Wanted = { bytes: IS_LETTER, around: 0 };

  /** Makes a text secret; one that is too short is left out. */
  add(secret: string, id: Id): void {
    if (secret.length < SHORTEST_SECRET) return;
    const whole = Buffer.from(secret);
    const beginning = whole.length > LONGEST_PATTERN ? Buffer.from(whole.subarray(0, LONGEST_PATTERN)) : whole;
    // The rest is not searched for: it is removed with the beginning, whatever its length.
    const more = (whole.length - beginning.length) * WIDEST;
    for (const form of formsOf(beginning)) {
      this.#shortest = Math.min(this.#shortest, Math.max(form.length, SHORTEST_SECRET));
      this.#patterns.add(form, { id, more });
    }
    const bytes = this.#patterns.bytes.map((isOne, byte) => isOne | (IS_LETTER[byte] as number));
    this.#wanted = { bytes, around: this.#patterns.longest * 2 };
  }

  /** What a search shows. @param depth `shallow`: no nested encodings, for long pages of data already searched */
  searched(bytes: Buffer, depth: 'deep' | 'shallow' = 'deep'): Searched {
    return this.#within(
      () => (this.#all(bytes, depth === 'deep' ? MOST_NESTED : 1).next().done ? 'clean' : 'secret'),
      'not searchable',
    );
  }

  /** The places of secrets in bytes, in order and without overlaps; `null` if they cannot be searched within limits. */
  find(bytes: Buffer): Met<Id>[] | null {
    return this.#within(() => withoutOverlaps([...this.#all(bytes, MOST_NESTED)]), null);
  }

  #within<Found>(search: () => Found, unsearchable: Found): Found {
    try {
      return search();
    } catch (error) {
      if (error instanceof BudgetSpent) return unsearchable;
      throw error;
    }
  }

  *#all(bytes: Buffer, nested: number): Generator<Met<Id>> {
    if (bytes.length < this.#shortest) return;
    const budget = new Budget(bytes.length * WORK.perByte + WORK.besides);
    yield* this.#look(bytes, nested, { budget, runs: new Map() });
  }

  /** Searches bytes, their decoded escapes, and everything encoded in either. */
  *#look(bytes: Buffer, nested: number, search: Search<Id>): Generator<Met<Id>> {
    let given: Decoded = { bytes, source: (span) => span };
    for (let times = 0; ; times += 1) {
      const { bytes: read, source } = given;
      for (const { id, ...span } of this.#here(read, nested, search)) yield { ...source(span), id };
      search.budget.spend(read.length);
      const next = times < MOST_ESCAPES ? unescaped(read, USUAL, this.#wanted) : null;
      if (!next) return;
      given = { bytes: next.bytes, source: (span) => source(next.source(span)) };
    }
  }

  *#here(bytes: Buffer, nested: number, search: Search<Id>): Generator<Met<Id>> {
    for (const { start, end, id } of this.#patterns.search(bytes, search.budget))
      yield { start, end: Math.min(end + id.more, bytes.length), id: id.id };
    if (nested === 0) return;
    for (const decoded of [withoutNul(bytes), unescaped(bytes, QUOTED, this.#wanted)]) {
      if (!decoded) continue;
      for (const { id, ...span } of this.#look(decoded.bytes, nested - 1, search))
        yield { ...decoded.source(span), id };
    }
    for (const { bytes: inner, start } of unpacked(bytes, search.budget))
      for (const { id } of this.#look(inner, nested - 1, search)) yield { start, end: bytes.length, id };
    const least = Math.min(Math.ceil(this.#shortest * LETTERS_A_BYTE), MOST_LEAST_LETTERS);
    for (const run of runsIn(bytes, least))
      for (const id of this.#inRun(run, nested - 1, search)) yield { start: run.start, end: run.end, id };
  }

  /** What letters encode. The same ones occur again and again in a record, hence the cache. */
  #inRun({ letters }: Run, nested: number, search: Search<Id>): readonly Id[] {
    const name = `${nested} ${letters}`;
    const known = search.runs.get(name);
    if (known) return known;
    const ids: Id[] = [];
    for (const decoded of decodings(letters)) {
      search.budget.spend(letters.length);
      const found = isPromising(decoded)
        ? this.#look(decoded, nested, search)
        : this.#patterns.search(decoded, search.budget).map(({ id: { id } }) => ({ id }));
      for (const { id } of found) ids.push(id);
    }
    search.runs.set(name, ids);
    return ids;
  }
}
