/** Finds runs of letters, and lists of numbers, that may encode bytes. */
import type { Span } from './reading.ts';

const RETURN = 0x0d;
const LINE_FEED = 0x0a;
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09;

/** The letters of base64 in both alphabets; those of base32 and base16 are among them. */
const IS_LETTER = new Uint8Array(256);
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_') {
  IS_LETTER[letter.charCodeAt(0)] = 1;
}

/** Letters one after the other, but for line breaks and what indents the next line. */
export interface Run extends Span {
  readonly letters: string;
}

/** Behind a line break and the blanks after it; the same place where there is none. */
function pastBreak(bytes: Buffer, at: number): number {
  let next = at;
  if (bytes[next] === RETURN) next += 1;
  if (bytes[next] === LINE_FEED) next += 1;
  if (next === at) return at;
  while (isBlank(bytes[next])) next += 1;
  return next;
}

/** Where the run ends whose last line ends, or goes on, at a place. */
function runEnd(bytes: Buffer, from: number): { end: number; isBroken: boolean } {
  let isBroken = false;
  let end = from;
  for (;;) {
    while (IS_LETTER[bytes[end] ?? 0] === 1) end += 1;
    const next = pastBreak(bytes, end);
    if (next === end || IS_LETTER[bytes[next] ?? 0] !== 1) return { end, isBroken };
    isBroken = true;
    end = next;
  }
}

/** All runs of at least so many letters. */
export function* runsIn(bytes: Buffer, least: number): Generator<Run> {
  for (let at = 0; at < bytes.length; at += 1) {
    if (IS_LETTER[bytes[at] as number] === 0) continue;
    const { end, isBroken } = runEnd(bytes, at);
    if (end - at >= least) {
      const text = bytes.toString('latin1', at, end);
      const letters = isBroken ? text.replace(/[\r\n][\r\n \t]*/g, '') : text;
      if (letters.length >= least) yield { letters, start: at, end };
    }
    at = end;
  }
}

/** The run in which a part of it stands. */
export function runAround(bytes: Buffer, { start, end }: Span): Span {
  let first = start;
  while (first > 0 && IS_LETTER[bytes[first - 1] as number] === 1) first -= 1;
  return { start: first, end: Math.max(end, runEnd(bytes, end).end) };
}

const NUMBERS = /(?<![\d,])(?:\d{1,3}[,\s]{1,4}){7,}\d{1,3}\b/g;

/** Bytes that are written as a list of numbers, as Node and Java print them, and where each list stands. */
export function* numbersIn(bytes: Buffer): Generator<{ readonly bytes: Buffer; readonly span: Span }> {
  for (const match of bytes.toString('latin1').matchAll(NUMBERS)) {
    const values = match[0].split(/[,\s]+/).map(Number);
    if (values.some((value) => value > 255)) continue;
    yield { bytes: Buffer.from(values), span: { start: match.index, end: match.index + match[0].length } };
  }
}
