/** Reads UTF-16 and UTF-32 as far as they are ASCII. */
import { type Reading, ReadingBuilder } from './reading.ts';

/** One NUL in so many bytes makes a text in UTF-16 or UTF-32. */
const MANY = 8;

/** The bytes without NUL; `null` where they do not look like UTF-16. */
export function withoutNul(bytes: Buffer): Reading | null {
  if (!bytes.includes(0)) return null;
  let nul = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) nul += 1;
  if (nul * MANY < bytes.length) return null;
  const built = new ReadingBuilder(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte !== 0) built.push(byte, at, at + 1);
  }
  return built.build();
}
