/** Undoes, once, what stands for a single character: escapes of JSON and of programming languages, percent-encoding, entities. */
import { ENTITIES, LONGEST_ENTITY } from './entities.ts';
import { type Reading, ReadingBuilder } from './reading.ts';

const BACKSLASH = 0x5c;
const PERCENT = 0x25;
const AMPERSAND = 0x26;
const EQUALS = 0x3d;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

const SEMICOLON = 0x3b;
const HASH = 0x23;
const LETTER_U = 0x75;
const LETTER_X = 0x78;
const CAPITAL_X = 0x58;
const OPENING = 0x7b;
const CLOSING = 0x7d;

const code = (character: string) => character.charCodeAt(0);

/** What a letter after a backslash stands for (RFC 8259 §7, and languages that follow C). */
const LETTERS: ReadonlyMap<number, Read> = new Map(
  Object.entries({
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
    v: '\v',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '/': '/',
  }).map(([letter, meant]) => [code(letter), { bytes: [code(meant)], length: 2 }]),
);

/** The digits' values by their codes; 255 for what is no hexadecimal digit. */
const HEX = new Uint8Array(256).fill(255);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  HEX[code(digit)] = value;
  HEX[code(digit.toUpperCase())] = value;
}

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

/** A character that was read: its code point, or its bytes, and how many bytes it was written in. */
interface Read {
  readonly point?: number;
  readonly bytes?: Buffer | readonly number[];
  readonly length: number;
}

const isHighHalf = (point: number) => point >= 0xd800 && point < 0xdc00;
const isLowHalf = (point: number) => point >= 0xdc00 && point < 0xe000;

/** `\u0041`, `%u0041`: with a second one where it is half a character. */
function utf16At(bytes: Buffer, at: number): Read | null {
  const high = hexAt(bytes, at + 2, 4);
  if (high < 0) return null;
  const isPair = isHighHalf(high) && bytes[at + 6] === bytes[at] && bytes[at + 7] === bytes[at + 1];
  const low = isPair ? hexAt(bytes, at + 8, 4) : -1;
  if (isLowHalf(low)) return { point: 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00), length: 12 };
  return { point: high, length: 6 };
}

/** `\u{1F600}` */
function braced(bytes: Buffer, at: number): Read | null {
  let digits = 0;
  while (digits < 8 && HEX[bytes[at + 3 + digits] ?? 0] !== 255) digits += 1;
  if (digits === 0 || bytes[at + 3 + digits] !== CLOSING) return null;
  return { point: hexAt(bytes, at + 3, digits), length: digits + 4 };
}

const isOctal = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x37;

function afterBackslash(bytes: Buffer, at: number): Read | null {
  const next = bytes[at + 1];
  if (next === undefined) return null;
  const letter = LETTERS.get(next);
  if (letter) return letter;
  if (next === LETTER_U) return bytes[at + 2] === OPENING ? braced(bytes, at) : utf16At(bytes, at);
  if (next === LETTER_X) {
    const value = hexAt(bytes, at + 2, 2);
    return value < 0 ? null : { bytes: [value], length: 4 };
  }
  if (isOctal(next) && isOctal(bytes[at + 2]) && isOctal(bytes[at + 3])) {
    return { bytes: [Number.parseInt(bytes.toString('latin1', at + 1, at + 4), 8) & 255], length: 4 };
  }
  // A line that goes on in the next.
  if (next === LINE_FEED) return { bytes: [], length: 2 };
  return next === RETURN && bytes[at + 2] === LINE_FEED ? { bytes: [], length: 3 } : null;
}

function afterPercent(bytes: Buffer, at: number): Read | null {
  const value = hexAt(bytes, at + 1, 2);
  if (value >= 0) return { bytes: [value], length: 3 };
  return bytes[at + 1] === LETTER_U ? utf16At(bytes, at) : null;
}

/** Digits that a numeric reference may have, zeros before it included. */
const MOST_DIGITS = 16;

function numericReference(bytes: Buffer, at: number): Read | null {
  const isHex = bytes[at + 2] === LETTER_X || bytes[at + 2] === CAPITAL_X;
  const start = at + (isHex ? 3 : 2);
  const base = isHex ? 16 : 10;
  let end = start;
  let point = 0;
  for (; end < start + MOST_DIGITS; end += 1) {
    const digit = HEX[bytes[end] ?? 0] as number;
    if (digit >= base) break;
    point = point * base + digit;
  }
  if (end === start || point > 0x10ffff) return null;
  return { point, length: end - at + (bytes[end] === SEMICOLON ? 1 : 0) };
}

const isLetterOrDigit = (byte = 0) =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39);

function afterAmpersand(bytes: Buffer, at: number): Read | null {
  if (bytes[at + 1] === HASH) return numericReference(bytes, at);
  let end = at + 1;
  while (end <= at + LONGEST_ENTITY && isLetterOrDigit(bytes[end])) end += 1;
  if (end === at + 1 || bytes[end] !== SEMICOLON) return null;
  const named = ENTITIES.get(bytes.toString('latin1', at + 1, end));
  return named ? { bytes: named, length: end + 1 - at } : null;
}

function readAt(bytes: Buffer, at: number): Read | null {
  const byte = bytes[at];
  if (byte === BACKSLASH) return afterBackslash(bytes, at);
  if (byte === PERCENT) return afterPercent(bytes, at);
  return byte === AMPERSAND ? afterAmpersand(bytes, at) : null;
}

function bytesOf({ point, bytes }: Read): Buffer | readonly number[] {
  if (bytes) return bytes;
  // The commonest need no allocation.
  return point !== undefined && point < 0x80
    ? [point]
    : Buffer.from(String.fromCodePoint(Math.min(point ?? 0, 0x10ffff)));
}

/** What introduces an escape, and what it then stands for. */
interface Escapes {
  /** 1 for each byte that may begin one. */
  readonly triggers: Uint8Array;
  readonly read: (bytes: Buffer, at: number) => Read | null;
}

const triggers = (...bytes: readonly number[]) =>
  Uint8Array.from({ length: 256 }, (_, byte) => Number(bytes.includes(byte)));

function placed(bytes: Buffer, { triggers: isTrigger, read }: Escapes): Reading {
  const built = new ReadingBuilder(bytes.length);
  for (let at = 0; at < bytes.length; ) {
    const found = isTrigger[bytes[at] as number] === 1 ? read(bytes, at) : null;
    const length = found ? found.length : 1;
    for (const each of found ? bytesOf(found) : [bytes[at] as number]) built.push(each, at, at + length);
    at += length;
  }
  return built.build();
}

/** The decoded bytes alone; `null` where nothing is escaped. */
function plain(bytes: Buffer, { triggers: isTrigger, read }: Escapes): Buffer | null {
  // No character takes more bytes than its escape.
  const out = Buffer.allocUnsafe(bytes.length);
  const end = bytes.length;
  let to = 0;
  let isChanged = false;
  for (let at = 0; at < end; ) {
    const byte = bytes[at] as number;
    const found = isTrigger[byte] === 1 ? read(bytes, at) : null;
    if (found === null) {
      out[to] = byte;
      to += 1;
      at += 1;
      continue;
    }
    isChanged = true;
    for (const each of bytesOf(found)) {
      out[to] = each;
      to += 1;
    }
    at += found.length;
  }
  return isChanged ? out.subarray(0, to) : null;
}

function decoded(bytes: Buffer, escapes: Escapes, isPlaced: boolean): Reading | null {
  const out = plain(bytes, escapes);
  if (out === null) return null;
  return isPlaced ? placed(bytes, escapes) : { bytes: out, source: (span) => span };
}

const ESCAPES: Escapes = {
  triggers: triggers(BACKSLASH, PERCENT, AMPERSAND),
  read: readAt,
};

/** Stands between parts of a text that were read by themselves: no pattern holds it, and it is not overlooked either. */
const APART = 0xff;
/** Backslashes in a row that are looked past. */
const MOST_BACKSLASHES = 8;
const BEGINS_ESCAPE = new Uint8Array(256);
for (const letter of 'ux01234567/nrt#%&') BEGINS_ESCAPE[code(letter)] = 1;
const isLetter = (byte = 0) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);

/** Which bytes stand in what is searched for, and how long that is at most. */
export interface Wanted {
  /** 1 for each byte of a pattern. */
  readonly bytes: Uint8Array;
  readonly longest: number;
}

/** Whether what an escape stands for may be part of what is searched for, or of another escape. */
function isTelling(bytes: Buffer, at: number, found: Read, { bytes: isWanted }: Wanted): boolean {
  const { point, bytes: meant } = found;
  const byte = meant ? meant[0] : point !== undefined && point < 0x80 ? point : -1;
  if (byte === undefined || byte < 0) return true;
  if (isWanted[byte] === 1 || byte === PERCENT) return true;
  const next = at + found.length;
  if (byte === AMPERSAND) return bytes[next] === HASH || isLetter(bytes[next]);
  if (byte === BACKSLASH) {
    let past = next;
    while (past < next + MOST_BACKSLASHES && bytes[past] === BACKSLASH) past += 1;
    return (
      past === next + MOST_BACKSLASHES || BEGINS_ESCAPE[bytes[past] ?? 0] === 1 || isWanted[bytes[past] ?? 0] === 1
    );
  }
  // A line break in the midst of letters: those of base64 may go on behind it.
  return (
    byte < 0x20 && isWanted[bytes[at - 1] ?? 0] === 1 && (isWanted[bytes[next] ?? 0] === 1 || bytes[next] === BACKSLASH)
  );
}

/** The parts of a text around each telling escape, with all in them undone once and something else between them; `null` where there is none. */
export function unescapedParts(bytes: Buffer, wanted: Wanted): Buffer | null {
  const { triggers: isTrigger, read } = ESCAPES;
  const around = wanted.longest;
  const end = bytes.length;
  let out: Buffer | null = null;
  let to = 0;
  // Up to where the text has been taken over, and up to where it is to be.
  let taken = 0;
  let until = 0;
  for (let at = 0; at < end; at += 1) {
    if (isTrigger[bytes[at] as number] === 0) continue;
    const found = read(bytes, at);
    if (found === null) continue;
    const next = at + found.length;
    const isPart = at < until;
    const tells = isTelling(bytes, at, found, wanted);
    if (isPart || tells) {
      // Each part is read from somewhat before its first escape, and one byte stands before each.
      out ??= Buffer.allocUnsafe(end + Math.ceil(end / around) + 2);
      if (tells) {
        if (!isPart) {
          if (until > taken) to += bytes.copy(out, to, taken, until);
          taken = Math.max(taken, until, at - around);
          out[to] = APART;
          to += 1;
        }
        until = Math.max(until, next + around);
      }
      to += bytes.copy(out, to, taken, at);
      for (const each of bytesOf(found)) {
        out[to] = each;
        to += 1;
      }
      taken = next;
    }
    at = next - 1;
  }
  if (out === null) return null;
  if (until > taken) to += bytes.copy(out, to, taken, Math.min(until, end));
  return out.subarray(0, to);
}

/** The bytes with each escape undone once; `null` where there is none. */
export function unescaped(bytes: Buffer, isPlaced: boolean): Reading | null {
  const mayHold = [BACKSLASH, PERCENT, AMPERSAND].some((each) => bytes.includes(each));
  return mayHold ? decoded(bytes, ESCAPES, isPlaced) : null;
}

function afterEquals(bytes: Buffer, at: number): Read | null {
  const value = hexAt(bytes, at + 1, 2);
  if (value >= 0) return { bytes: [value], length: 3 };
  // A soft line break (RFC 2045 §6.7).
  if (bytes[at + 1] === LINE_FEED) return { bytes: [], length: 2 };
  return bytes[at + 1] === RETURN && bytes[at + 2] === LINE_FEED ? { bytes: [], length: 3 } : null;
}

const QUOTED: Escapes = { triggers: triggers(EQUALS), read: afterEquals };

/** The bytes read as quoted-printable (RFC 2045 §6.7); `null` where nothing in them is. */
export function fromQuotedPrintable(bytes: Buffer, isPlaced: boolean): Reading | null {
  return bytes.includes(EQUALS) ? decoded(bytes, QUOTED, isPlaced) : null;
}
