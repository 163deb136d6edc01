/** Undoes, once, what stands for a single character: escapes of JSON and XML, percent-encoding, quoted-printable. */
import type { Span } from './patterns.ts';

/** Bytes that others were decoded to. */
export interface Decoded {
  readonly bytes: Buffer;
  /** Where a part of them stands in what was decoded. */
  source(span: Span): Span;
}

/** What an escape stands for, and how many bytes it was written in. */
interface Escape {
  readonly meant: Buffer;
  readonly length: number;
}

const code = (character: string) => character.charCodeAt(0);
const BACKSLASH = code('\\');
const PERCENT = code('%');
const AMPERSAND = code('&');
const EQUALS = code('=');
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const LETTER_U = code('u');

/** What a letter after a backslash stands for (RFC 8259 §7), and an apostrophe, as in scripts. */
const AFTER_BACKSLASH: ReadonlyMap<number, Escape> = new Map(
  Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '"': '"', "'": "'", '\\': '\\', '/': '/' }).map(
    ([letter, meant]) => [code(letter), { meant: Buffer.from(meant), length: 2 }],
  ),
);

/** The digits' values by their codes; 255 for what is no hexadecimal digit. */
const HEX = new Uint8Array(256).fill(255);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  HEX[code(digit)] = value;
  HEX[code(digit.toUpperCase())] = value;
}

/** A buffer for each byte, so that none has to be made for what a byte stands for. */
const SINGLE = Array.from({ length: 256 }, (_, byte) => Buffer.from([byte]));

/** The number that hexadecimal digits at a place make; -1 where there are fewer. */
function hexAt(bytes: Buffer, at: number, digits: number): number {
  let value = 0;
  for (let place = at; place < at + digits; place += 1) {
    const digit = HEX[bytes[place] ?? 0] as number;
    if (digit === 255) return -1;
    value = value * 16 + digit;
  }
  return value;
}

/** `\u0041`, with a second one where it is half a character. */
function utf16At(bytes: Buffer, at: number): Escape | null {
  const high = hexAt(bytes, at + 2, 4);
  if (high < 0) return null;
  if (high < 0x80) return { meant: SINGLE[high] as Buffer, length: 6 };
  const isPair = bytes[at + 6] === BACKSLASH && bytes[at + 7] === LETTER_U;
  const low = isPair ? hexAt(bytes, at + 8, 4) : -1;
  if (high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000)
    return { meant: Buffer.from(String.fromCharCode(high, low)), length: 12 };
  return { meant: Buffer.from(String.fromCharCode(high)), length: 6 };
}

const LONGEST_REFERENCE = 16;
const REFERENCE = /^&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/i;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference of XML: numeric, or one of the five names (XML 1.0 §4.6). */
function referenceAt(bytes: Buffer, at: number): Escape | null {
  const [whole, hex, decimal, name] = REFERENCE.exec(bytes.toString('latin1', at, at + LONGEST_REFERENCE)) ?? [];
  if (!whole) return null;
  const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (!name && point > 0x10ffff) return null;
  return { meant: Buffer.from(NAMED[name?.toLowerCase() ?? ''] ?? String.fromCodePoint(point)), length: whole.length };
}

function hexByteAt(bytes: Buffer, at: number): Escape | null {
  const value = hexAt(bytes, at + 1, 2);
  return value < 0 ? null : { meant: SINGLE[value] as Buffer, length: 3 };
}

const NOTHING = Buffer.alloc(0);

/** `=41`, or a line that goes on in the next (RFC 2045 §6.7). */
function quotedAt(bytes: Buffer, at: number): Escape | null {
  if (bytes[at + 1] === LINE_FEED) return { meant: NOTHING, length: 2 };
  if (bytes[at + 1] === RETURN && bytes[at + 2] === LINE_FEED) return { meant: NOTHING, length: 3 };
  return hexByteAt(bytes, at);
}

/** How an escape is read, by the byte that it begins with. */
type Notation = readonly (((bytes: Buffer, at: number) => Escape | null) | undefined)[];

function notation(readers: Readonly<Record<number, NonNullable<Notation[number]>>>): Notation {
  return Array.from({ length: 256 }, (_, byte) => readers[byte]);
}

const escapeAt = (bytes: Buffer, at: number, how: Notation) => how[bytes[at] as number]?.(bytes, at) ?? null;

/** Escapes of JSON and XML and percent-encoding, all at once: they stand in one another in any order. */
export const USUAL = notation({
  [BACKSLASH]: (bytes, at) =>
    bytes[at + 1] === LETTER_U ? utf16At(bytes, at) : (AFTER_BACKSLASH.get(bytes[at + 1] ?? 0) ?? null),
  [PERCENT]: hexByteAt,
  [AMPERSAND]: referenceAt,
});
/** Quoted-printable. */
export const QUOTED = notation({ [EQUALS]: quotedAt });

/** Which bytes may belong to what is searched for, and how far around an escape that is looked for, in bytes. */
export interface Wanted {
  /** 1 for each byte that may. */
  readonly bytes: Uint8Array;
  readonly around: number;
}

/** Backslashes in a row that are looked past. */
const MOST_BACKSLASHES = 8;
const BEGINS_ESCAPE = new Set([...'u/nrt%&#'].map(code));

/** Whether what an escape stands for may be part of what is searched for, or of another escape. */
function matters(bytes: Buffer, at: number, { meant, length }: Escape, { bytes: isWanted }: Wanted): boolean {
  const [byte] = meant;
  const next = at + length;
  if (byte === BACKSLASH) {
    let past = next;
    while (past < next + MOST_BACKSLASHES && bytes[past] === BACKSLASH) past += 1;
    const behind = bytes[past] ?? 0;
    return past === next + MOST_BACKSLASHES || BEGINS_ESCAPE.has(behind) || isWanted[behind] === 1;
  }
  // Lines of base64 go on behind a line break.
  if (byte === LINE_FEED || byte === RETURN)
    return isWanted[bytes[at - 1] ?? 0] === 1 && (isWanted[bytes[next] ?? 0] === 1 || bytes[next] === BACKSLASH);
  return byte === undefined || byte >= 0x80 || byte === PERCENT || byte === AMPERSAND || isWanted[byte] === 1;
}

/** The parts of a text around each escape that matters. */
function partsAround(bytes: Buffer, how: Notation, wanted: Wanted): Span[] {
  const parts: { start: number; end: number }[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const found = escapeAt(bytes, at, how);
    if (!found) continue;
    const next = at + found.length;
    if (matters(bytes, at, found, wanted)) {
      const last = parts.at(-1);
      const end = Math.min(next + wanted.around, bytes.length);
      if (last && at - wanted.around <= last.end) last.end = end;
      else parts.push({ start: Math.max(0, at - wanted.around), end });
    }
    at = next - 1;
  }
  return parts;
}

/** Stands between parts that were read by themselves: no text in UTF-8 holds it. */
const APART = 0xff;

/** The place before which, in rising order, the last number that is no larger than one stands. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const SHORT = 64;

/** Puts decoded bytes together, and remembers where each stretch of them stood. */
class Builder {
  readonly #out: Buffer;
  readonly #written: number[] = [];
  readonly #places: number[] = [];
  #to = 0;

  constructor(
    private readonly from: Buffer,
    most: number,
  ) {
    this.#out = Buffer.allocUnsafe(most);
  }

  /** Takes a stretch as it is. */
  copy(start: number, end: number): void {
    if (end <= start) return;
    this.#begin(start);
    // Most stretches are so short that Node's own copying would take longer to begin.
    if (end - start > SHORT) this.#to += this.from.copy(this.#out, this.#to, start, end);
    else for (let at = start; at < end; at += 1, this.#to += 1) this.#out[this.#to] = this.from[at] as number;
  }

  /** Writes a byte, or what an escape at a place stands for. */
  write(meant: Buffer | number, place: number): void {
    this.#begin(place);
    if (typeof meant === 'number') this.#out[this.#to++] = meant;
    else for (let at = 0; at < meant.length; at += 1, this.#to += 1) this.#out[this.#to] = meant[at] as number;
  }

  #begin(place: number): void {
    this.#written.push(this.#to);
    this.#places.push(place);
  }

  get decoded(): Decoded {
    const placeOf = (at: number) => {
      const stretch = lastUpTo(this.#written, at);
      return (this.#places[stretch] as number) + at - (this.#written[stretch] as number);
    };
    return {
      bytes: this.#out.subarray(0, this.#to),
      source: ({ start, end }) => ({ start: placeOf(start), end: placeOf(end) }),
    };
  }
}

/** The parts of a text in which undoing escapes may bring something to light, with all in them undone once; `null` where there is none. */
export function unescaped(bytes: Buffer, notation: Notation, wanted: Wanted): Decoded | null {
  const parts = partsAround(bytes, notation, wanted);
  if (parts.length === 0) return null;
  // No character takes more bytes than its escape, and one byte stands behind each part.
  const built = new Builder(
    bytes,
    parts.reduce((sum, { start, end }) => sum + end - start + 1, 0),
  );
  for (const { start, end } of parts) {
    let taken = start;
    for (let at = start; at < end; at += 1) {
      const found = escapeAt(bytes, at, notation);
      if (!found) continue;
      built.copy(taken, at);
      built.write(found.meant, at);
      taken = at + found.length;
      at = taken - 1;
    }
    built.copy(taken, end);
    built.write(APART, Math.max(taken, end));
  }
  return built.decoded;
}
