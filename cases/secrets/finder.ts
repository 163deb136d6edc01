/**
 * Finds secrets in bytes, whatever they are written in: it decodes before it looks, to a bounded depth and with a bounded
 * amount of work. The wire takes out what it finds, and the final scan of what leaves asks the same finder.
 */
import { decodings, encodedForms } from './base-n.ts';
import { fromQuotedPrintable, unescaped, unescapedParts } from './escapes.ts';
import { unpacked, unpackedBare } from './packed.ts';
import { Budget, BudgetSpent, type Met, PatternTable } from './patterns.ts';
import type { Reading, Span } from './reading.ts';
import { numbersIn, type Run, runAround, runsIn } from './runs.ts';
import { withoutNul } from './wide.ts';

/** Values shorter than this cannot be told from ordinary words and are not searched for. */
export const SHORTEST_SECRET = 8;
/** How often escapes are undone: JSON in JSON in JSON, in a page. */
const MOST_ESCAPES = 6;
/** How many encodings of bytes or whole texts may stand in one another. */
const MOST_NESTED = 3;
const SHALLOW = 0;
/** Letters from which on a run is decoded; what is encoded once is met in fewer. */
const LEAST_LETTERS = { fewest: 20, most: 32 };
/** Work for each byte, and besides: more than any text takes that was not made to be expensive. */
const WORK = { perByte: 24, besides: 4_000_000 };
/** How much more work a plain search may do. */
const MORE_WORK = 10;
/** Bytes of printable ASCII, one after the other, from which on decoded bytes may be a text that encodes another. */
const TELLING_TEXT = 16;
/** One NUL in so many bytes speaks for UTF-16. */
const MANY_NUL = 8;
/** Letters of a run that is tried as bare deflate or brotli. */
const MOST_BARE = 65_536;
/** So many runs of one text: each costs more than to look at a thousand letters. */
const BARE_TRIES = 24;
/** Bytes from which on a text is a report or a log, and not a message that somebody encoded as a whole. */
const LONG_TEXT = 65_536;
/** Bytes of a text that is searched for lists of numbers. */
const MOST_NUMBERS = 1_000_000;
/** Bytes of a secret that are searched for as a whole: what no header field of usual servers would carry goes with its beginning. */
const LONGEST_PATTERN = 8192;
/** Bytes that a byte of a secret takes at most, in the forms that are searched for: quoted-printable. */
const WIDEST = 3;
/** Bytes at the end of a secret that are searched for in base64 and the like: the run in which they stand is taken whole. */
const ENCODED_PIECE = 48;

function latin1Of(text: string): Buffer | null {
  return Buffer.from(text, 'latin1').toString('latin1') === text && Buffer.byteLength(text) > text.length
    ? Buffer.from(text, 'latin1')
    : null;
}

/** A text as it stands in bytes: UTF-8, Latin-1, UTF-16 in both orders. */
function inCharsets(text: string): Buffer[] {
  const little = Buffer.from(text, 'utf16le');
  const latin1 = latin1Of(text);
  return [...(latin1 ? [latin1] : []), little, Buffer.from(little).swap16()];
}

/** What becomes of a secret when escapes are undone in it: a text with them all undone holds that. */
function withEscapesUndone(secret: Buffer): Buffer[] {
  const forms: Buffer[] = [];
  let form: Buffer | undefined = secret;
  for (let times = 0; form && times < MOST_ESCAPES; times += 1) {
    form = unescaped(form, false)?.bytes;
    if (form) forms.push(form);
  }
  return forms;
}

/** What every writer of quoted-printable must escape (RFC 2045 §6.7). */
function quotedPrintable(secret: Buffer): Buffer {
  const escaped = [...secret].map((byte) => {
    const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x3d;
    return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return Buffer.from(escaped.join(''));
}

const isHexDigit = (byte = 0) =>
  (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
/** Characters of a line of quoted-printable (RFC 2045 §6.7), and some more. */
const QUOTED_LINE = 100;

/** Whether an equals sign is there as quoted-printable has it: at the end of a short line that ends in no blank, or one right after another. */
function looksQuoted(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(0x3d); at >= 0; at = bytes.indexOf(0x3d, at + 1)) {
    const next = bytes[at + 1];
    if (bytes[at + 3] === 0x3d && isHexDigit(next) && isHexDigit(bytes[at + 2]) && isHexDigit(bytes[at + 4]))
      return true;
    if (next !== 0x0a && next !== 0x0d) continue;
    const before = bytes[at - 1];
    const line = bytes.subarray(Math.max(0, at - QUOTED_LINE), at);
    if (before !== 0x20 && before !== 0x3d && (at < QUOTED_LINE || line.includes(0x0a))) return true;
  }
  return false;
}

/** Whether decoded bytes may be something that encodes another: text in ASCII or UTF-16, gzip, zlib. */
function isPromising(bytes: Buffer): boolean {
  let printable = 0;
  let nul = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    printable = (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d ? printable + 1 : 0;
    if (printable === TELLING_TEXT) return true;
    if (byte === 0) nul += 1;
  }
  return nul * MANY_NUL >= bytes.length || (bytes[0] === 0x1f && bytes[1] === 0x8b) || bytes[0] === 0x78;
}

/** Longer matches first, and of those that overlap one another the longest stands for all: nothing of a secret is left over. */
function withoutOverlaps<Id>(met: readonly Met<Id>[]): Met<Id>[] {
  const inOrder = [...met].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: (Met<Id> & { readonly longest: number })[] = [];
  for (const each of inOrder) {
    const last = kept.at(-1);
    const length = each.end - each.start;
    if (!last || each.start >= last.end) {
      kept.push({ ...each, longest: length });
      continue;
    }
    const id = length > last.longest ? each.id : last.id;
    const end = Math.max(last.end, each.end);
    kept[kept.length - 1] = { start: last.start, end, id, longest: Math.max(last.longest, length) };
  }
  return kept.map(({ start, end, id }) => ({ start, end, id }));
}

/** How much deeper to look into what was packed: a long text in it is a report, which was searched before it was packed. */
const within = (inner: Buffer, nested: number) => (inner.length < LONG_TEXT ? nested : 0);

/** Ends a search at the first match. */
class Found extends Error {}

/** What a pattern stands for, and whether the run of letters around it belongs to it. */
interface Meant<Id> {
  readonly id: Id;
  readonly isPiece: boolean;
  /** Bytes of the secret that follow: of a long one, its beginning is searched for. */
  readonly more: number;
}

type Within<Id> = (where: Met<Id>) => void;

/** One search: what is left to spend, which runs were decoded already, and whether anybody asks where. */
interface Search {
  readonly budget: Budget;
  readonly seen: Set<string>;
  readonly isPlaced: boolean;
  readonly isPlain: boolean;
  /** How many more runs are tried as bare deflate and brotli. */
  bareTries: number;
}

/** What a search shows; `not searchable`: it would take more work than any text that was not made to be expensive. */
export type Searched = 'clean' | 'secret' | 'not searchable';

/** How deep a search goes. */
export type Depth = 'deep' | 'shallow' | 'plain';

/** Knows secrets, each under what stands for it. */
export class SecretFinder<Id> {
  readonly #patterns = new PatternTable<Meant<Id>>();
  #shortest = Number.POSITIVE_INFINITY;

  /** Makes a text secret; one that is too short is left out. */
  add(secret: string, id: Id): void {
    if (secret.length < SHORTEST_SECRET) return;
    // A part of a secret may end in half a character, which UTF-8 and URLs cannot hold.
    const whole = Buffer.from(secret);
    const bytes = whole.length > LONGEST_PATTERN ? Buffer.from(whole.subarray(0, LONGEST_PATTERN)) : whole;
    const more = whole.length - bytes.length;
    this.#shortest = Math.min(this.#shortest, secret.length, LONGEST_PATTERN);
    const forms = [bytes, ...inCharsets(bytes.toString()), ...withEscapesUndone(bytes), quotedPrintable(bytes)];
    // How the rest is written is not looked at: it goes with the beginning, as long as it may be.
    for (const form of forms) this.#patterns.add(form, { id, isPiece: false, more: more * WIDEST });
    for (const form of encodedForms(whole.subarray(-ENCODED_PIECE))) {
      this.#patterns.add(Buffer.from(form), { id, isPiece: true, more: 0 });
    }
  }

  /** Whether bytes hold a secret, or cannot be searched within bounds. */
  holds(bytes: Buffer): boolean {
    return this.searched(bytes) !== 'clean';
  }

  /**
   * What a search of bytes shows.
   * @param depth `shallow`: only what is escaped or encoded once, for long texts that were made of what was searched already;
   * `plain`: besides, no secret that was split, and with more work
   */
  searched(bytes: Buffer, depth: Depth = 'deep'): Searched {
    if (bytes.length < this.#shortest) return 'clean';
    const nested = depth === 'deep' ? MOST_NESTED : SHALLOW;
    try {
      this.#look(
        bytes,
        () => {
          throw new Found();
        },
        nested,
        { ...this.#begin(bytes, depth === 'plain' ? MORE_WORK : 1), isPlain: depth === 'plain' },
      );
      return 'clean';
    } catch (error) {
      if (error instanceof Found) return 'secret';
      if (error instanceof BudgetSpent) return 'not searchable';
      throw error;
    }
  }

  /** Where secrets stand in bytes, in order and apart from one another; `null` where they cannot be searched within bounds. */
  find(bytes: Buffer): Met<Id>[] | null {
    const all: Met<Id>[] = [];
    try {
      this.#look(bytes, (where) => void all.push(where), MOST_NESTED, { ...this.#begin(bytes), isPlaced: true });
    } catch (error) {
      if (error instanceof BudgetSpent) return null;
      throw error;
    }
    return withoutOverlaps(all);
  }

  #begin(bytes: Buffer, times = 1): Search {
    return {
      budget: new Budget(times * (bytes.length * WORK.perByte + WORK.besides)),
      seen: new Set(),
      isPlaced: false,
      isPlain: false,
      bareTries: BARE_TRIES,
    };
  }

  /** Looks into bytes, and into all that they may be read as. */
  #look(bytes: Buffer, met: Within<Id>, nested: number, search: Search): void {
    let given = bytes;
    let toSource = (span: Span) => span;
    for (let times = 0; ; times += 1) {
      const place = toSource;
      const here: Within<Id> = ({ id, ...span }) => met({ ...place(span), id });
      this.#search(given, here, search);
      if (nested > 0) this.#lookDeeper(given, here, nested - 1, search);
      search.budget.spend(given.length);
      const next = times < MOST_ESCAPES ? this.#unescaped(given, search) : null;
      if (!next) return;
      given = next.bytes;
      toSource = (span) => place(next.source(span));
    }
  }

  /** Where nobody asks for places, only those parts of a long text in which something may come to light. */
  #unescaped(bytes: Buffer, { isPlaced }: Search): Reading | null {
    if (isPlaced) return unescaped(bytes, true);
    const parts = unescapedParts(bytes, this.#patterns.wanted);
    return parts && { bytes: parts, source: (span) => span };
  }

  #search(bytes: Buffer, met: Within<Id>, { budget, isPlain }: Search): void {
    // Thousands of pieces may stand in one long run.
    let run: Span = { start: 0, end: 0 };
    const each: Within<Meant<Id>> = ({ start, end, id: { id, isPiece, more } }) => {
      if (!isPiece) return met({ start, end: Math.min(end + more, bytes.length), id });
      if (start < run.start || end > run.end) run = runAround(bytes, { start, end });
      met({ ...run, id });
    };
    this.#patterns.search(bytes, budget, each, isPlain);
  }

  #lookDeeper(bytes: Buffer, met: Within<Id>, nested: number, search: Search): void {
    const wide = withoutNul(bytes);
    if (wide) this.#lookAs(wide, met, nested, search);
    const quoted = looksQuoted(bytes) ? fromQuotedPrintable(bytes, search.isPlaced) : null;
    // A long text that is not quoted at all may look as if: scripts have equals signs at the ends of lines.
    if (quoted) this.#lookAs(quoted, met, bytes.length < LONG_TEXT ? nested : 0, search);
    for (const { bytes: inner, start } of unpacked(bytes, search.budget)) {
      this.#look(inner, ({ id }) => met({ start, end: bytes.length, id }), within(inner, nested), search);
    }
    const least = Math.min(Math.max(this.#shortest, LEAST_LETTERS.fewest), LEAST_LETTERS.most);
    for (const run of runsIn(bytes, least)) this.#lookInRun(run, met, nested, search);
    for (const { bytes: numbers, span } of bytes.length < MOST_NUMBERS ? numbersIn(bytes) : []) {
      this.#look(numbers, ({ id }) => met({ ...span, id }), nested, search);
    }
    if (nested < MOST_NESTED - 1) return;
    for (const { bytes: inner } of unpackedBare(bytes, search.budget)) {
      this.#look(inner, ({ id }) => met({ start: 0, end: bytes.length, id }), nested, search);
    }
  }

  #lookAs(reading: Reading, met: Within<Id>, nested: number, search: Search): void {
    this.#look(reading.bytes, ({ id, ...span }) => met({ ...reading.source(span), id }), nested, search);
  }

  #lookInRun({ letters, start, end }: Run, met: Within<Id>, nested: number, search: Search): void {
    if (!search.isPlaced && search.seen.has(letters)) return;
    if (!search.isPlaced) search.seen.add(letters);
    const whole: Within<Id> = ({ id }) => met({ start, end, id });
    let isFirst = true;
    for (const decoded of decodings(letters)) {
      search.budget.spend(letters.length);
      if (isPromising(decoded))
        this.#look(decoded, whole, decoded.length < LONG_TEXT ? nested : Math.min(1, nested), search);
      else if (isFirst && letters.length < MOST_BARE && search.bareTries > 0 && MIXED.test(letters)) {
        search.bareTries -= 1;
        for (const { bytes } of unpackedBare(decoded, search.budget)) this.#look(bytes, whole, 0, search);
      }
      isFirst = false;
    }
  }
}

/** A name, a word or a number has not all of these. */
const MIXED = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)/;
