/** Decodes, once, encodings of single characters: escapes of JSON and XML, percent-encoding, quoted-printable. */
import type { Span } from './patterns.ts';

export interface Decoded {
  readonly bytes: Buffer;
  /** The place of each part of them in the original. */
  source(span: Span): Span;
}

/** @param places of each decoded byte, and of the end */
export function decodedFrom(bytes: Buffer, places: ArrayLike<number>): Decoded {
  return { bytes, source: ({ start, end }) => ({ start: places[start] as number, end: places[end] as number }) };
}

/** The meaning of an escape, and its length in bytes. */
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

type Reader = (bytes: Buffer, at: number) => Escape | null;

const LONGEST_ESCAPE = 16;

/** Reads escapes of one form. @param meaning gets the groups of the pattern; `null`: it means nothing */
function written(pattern: RegExp, meaning: (...caught: (string | undefined)[]) => Buffer | null): Reader {
  return (bytes, at) => {
    const [whole, ...caught] = pattern.exec(bytes.toString('latin1', at, at + LONGEST_ESCAPE)) ?? [];
    const meant = whole === undefined ? null : meaning(...caught);
    return meant && { meant, length: (whole as string).length };
  };
}

const hexadecimal = (digits: string) => Number.parseInt(digits, 16);

/** The meaning of a letter after a backslash (RFC 8259 §7), and an apostrophe, as in scripts. */
const AFTER_BACKSLASH: ReadonlyMap<number, Escape> = new Map(
  Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '"': '"', "'": "'", '\\': '\\', '/': '/' }).map(
    ([letter, meant]) => [code(letter), { meant: Buffer.from(meant), length: 2 }],
  ),
);

/** `\u0041`, with a second one for a surrogate pair. */
const utf16 = written(
  /^\\u(?:(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|([0-9a-f]{4}))/i,
  (high = '', low = '', unit = '') =>
    Buffer.from(String.fromCharCode(...[high, low, unit].filter((each) => each !== '').map(hexadecimal))),
);

/** `\x41`, as in scripts and in Python. */
const ofByte = written(/^\\x([0-9a-f]{2})/i, (digits = '') => Buffer.from([hexadecimal(digits)]));

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference of XML: numeric, or one of the five names (XML 1.0 §4.6). */
const reference = written(/^&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/i, (hex, decimal, name) => {
  if (name) return Buffer.from(NAMED[name.toLowerCase()] as string);
  const point = hex ? hexadecimal(hex) : Number(decimal);
  return point > 0x10ffff ? null : Buffer.from(String.fromCodePoint(point));
});

const percentEncoded = written(/^%([0-9a-f]{2})/i, (digits = '') => Buffer.from([hexadecimal(digits)]));

/** `=41`, or a line that continues in the next (RFC 2045 §6.7). */
const quotedPrintable = written(/^=(?:\r?\n|([0-9a-f]{2}))/i, (digits) =>
  Buffer.from(digits === undefined ? [] : [hexadecimal(digits)]),
);

/** How an escape is read, by its first byte. */
type Notation = readonly (Reader | undefined)[];

function notation(readers: Readonly<Record<number, Reader>>): Notation {
  return Array.from({ length: 256 }, (_, byte) => readers[byte]);
}

const escapeAt = (bytes: Buffer, at: number, how: Notation) => how[bytes[at] as number]?.(bytes, at) ?? null;

/** Escapes of JSON, scripts and XML and percent-encoding, all at once: each may be inside another, in any order. */
export const USUAL = notation({
  [BACKSLASH]: (bytes, at) => AFTER_BACKSLASH.get(bytes[at + 1] ?? 0) ?? utf16(bytes, at) ?? ofByte(bytes, at),
  [PERCENT]: percentEncoded,
  [AMPERSAND]: reference,
});
export const QUOTED = notation({ [EQUALS]: quotedPrintable });

/** Which bytes may belong to a search term, and how far around an escape to look, in bytes. */
export interface Wanted {
  /** 1 for each byte that may. */
  readonly bytes: Uint8Array;
  readonly around: number;
}

/** The most consecutive backslashes that are skipped. */
const MOST_BACKSLASHES = 8;
const BEGINS_ESCAPE = new Set([...'ux/nrt%&#'].map(code));

/** Whether the meaning of an escape may be part of a search term, or of another escape. */
function matters(bytes: Buffer, at: number, { meant, length }: Escape, { bytes: isWanted }: Wanted): boolean {
  const [byte] = meant;
  const next = at + length;
  if (byte === BACKSLASH) {
    let past = next;
    while (past < next + MOST_BACKSLASHES && bytes[past] === BACKSLASH) past += 1;
    const behind = bytes[past] ?? 0;
    return past === next + MOST_BACKSLASHES || BEGINS_ESCAPE.has(behind) || isWanted[behind] === 1;
  }
  // Lines of base64 continue after a line break.
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

/** Separates parts that were decoded by themselves: no UTF-8 text contains it. */
const APART = 0xff;

/** The parts of a text where decoding may reveal something, with their escapes decoded once; `null`: there is none. */
export function unescaped(bytes: Buffer, notation: Notation, wanted: Wanted): Decoded | null {
  const parts = partsAround(bytes, notation, wanted);
  if (parts.length === 0) return null;
  // No character takes more bytes than its escape, and each part is followed by one byte.
  const most = parts.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const out = Buffer.allocUnsafe(most);
  const places = new Uint32Array(most);
  let length = 0;
  const write = (byte: number, place: number) => {
    out[length] = byte;
    places[length] = place;
    length += 1;
  };
  for (const { start, end } of parts) {
    let at = start;
    while (at < end) {
      const found = escapeAt(bytes, at, notation);
      if (found) for (const byte of found.meant) write(byte, at);
      else write(bytes[at] as number, at);
      at += found?.length ?? 1;
    }
    write(APART, at);
  }
  return decodedFrom(out.subarray(0, length), places);
}
