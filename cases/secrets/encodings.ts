/** Decodes encodings of a whole text: base64, hexadecimal, UTF-16, gzip and zlib. */
import { gunzipSync, inflateSync, constants as zlib } from 'node:zlib';
import { type Decoded, decodedFrom } from './escapes.ts';
import { type Budget, BudgetSpent, type Span } from './patterns.ts';

const RETURN = 0x0d;
const LINE_FEED = 0x0a;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/** 1 for the letters of base64 in both alphabets, which include those of hexadecimal. */
export const IS_LETTER = new Uint8Array(256);
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_') {
  IS_LETTER[letter.charCodeAt(0)] = 1;
}

/** Consecutive letters, apart from line breaks and the next line's indentation. */
export interface Run extends Span {
  readonly letters: string;
}

/** The place after a line break and the blanks after it; the same place if there is none. */
function pastBreak(bytes: Buffer, at: number): number {
  let next = at;
  if (bytes[next] === RETURN) next += 1;
  if (bytes[next] === LINE_FEED) next += 1;
  if (next === at) return at;
  while (isBlank(bytes[next])) next += 1;
  return next;
}

function runEnd(bytes: Buffer, from: number): number {
  for (let end = from; ; ) {
    while (IS_LETTER[bytes[end] ?? 0] === 1) end += 1;
    const next = pastBreak(bytes, end);
    if (next === end || IS_LETTER[bytes[next] ?? 0] !== 1) return end;
    end = next;
  }
}

/** All runs of at least that many letters. */
export function* runsIn(bytes: Buffer, least: number): Generator<Run> {
  for (let at = 0; at < bytes.length; at += 1) {
    if (IS_LETTER[bytes[at] as number] === 0) continue;
    const end = runEnd(bytes, at);
    if (end - at >= least) {
      const letters = bytes.toString('latin1', at, end).replace(/\s+/g, '');
      if (letters.length >= least) yield { letters, start: at, end };
    }
    at = end;
  }
}

const HEX = /[0-9a-f]{16,}/gi;

/** What letters may encode in base64 or hexadecimal, wherever the first byte begins: other letters may precede it. */
export function* decodings(letters: string): Generator<Buffer> {
  for (const from of [0, 1, 2, 3]) yield Buffer.from(letters.slice(from), 'base64');
  for (const [digits] of letters.matchAll(HEX)) for (const from of [0, 1]) yield Buffer.from(digits.slice(from), 'hex');
}

/** This share of NULs makes a text UTF-16. */
const MANY = 4;

/** UTF-16 in either byte order, as far as it is ASCII; `null` if the bytes do not look like it. */
export function withoutNul(bytes: Buffer): Decoded | null {
  let count = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) count += 1;
  if (count === 0 || count * MANY < bytes.length) return null;
  const places: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] !== 0) places.push(at);
  const text = Buffer.from(places.map((at) => bytes[at] as number));
  return decodedFrom(text, [...places, bytes.length]);
}

/** The most that is unpacked of one part; more than this is not meant for a reader. */
const MOST = 16 * 1024 * 1024;
/** The most places in one text at which gzip is tried. */
const MOST_GZIPS = 8;
/** The cost of a try besides its bytes. */
const TRY = 2000;
const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
// A truncated part is read as far as it goes.
const OPTIONS = { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: MOST };

function attempt(unpack: typeof gunzipSync, packed: Buffer, budget: Budget): Buffer {
  budget.spend(TRY + packed.length);
  try {
    const bytes = unpack(packed, OPTIONS);
    budget.spend(bytes.length);
    return bytes;
  } catch (error) {
    // A bomb.
    if (error instanceof BudgetSpent || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new BudgetSpent();
    }
    return Buffer.alloc(0);
  }
}

/** The head of the zlib format (RFC 1950 §2.2). */
const isZlib = (bytes: Buffer) =>
  bytes.length > 6 && ((bytes[0] as number) & 0x8f) === 0x08 && bytes.readUInt16BE(0) % 31 === 0;

/** Whether bytes contain, or may be, something compressed. */
export const mayBePacked = (bytes: Buffer) => bytes.includes(GZIP) || isZlib(bytes);

/** All that some bytes are when unpacked, each with where it began. @throws {BudgetSpent} for more than is searched */
export function* unpacked(
  bytes: Buffer,
  budget: Budget,
): Generator<{ readonly bytes: Buffer; readonly start: number }> {
  let tries = 0;
  for (let at = bytes.indexOf(GZIP); at >= 0 && tries < MOST_GZIPS; at = bytes.indexOf(GZIP, at + 1), tries += 1) {
    yield { bytes: attempt(gunzipSync, bytes.subarray(at), budget), start: at };
  }
  if (isZlib(bytes)) yield { bytes: attempt(inflateSync, bytes, budget), start: 0 };
}
