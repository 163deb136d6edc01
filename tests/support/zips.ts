/** Zips made by hand, in the suite's layout except for what a test changes. */
import { crc32, deflateRawSync } from 'node:zlib';
import { BLANK_COMMENT, layOut, type StoredEntry, withDigest } from '../../submission/layout.ts';

/** An entry as stored, with a forger's claims about it. */
export function stored(name: string, bytes: Buffer, given: Partial<StoredEntry> = {}): StoredEntry {
  return { name, crc32: crc32(bytes), compressed: deflateRawSync(bytes), size: bytes.length, ...given };
}

/** The zip of entries, including forged ones. */
export function packed(entries: ReadonlyMap<string, Buffer>, ...extra: readonly StoredEntry[]): Buffer {
  const own = [...entries].map(([name, bytes]) => stored(name, bytes));
  return layOut([...own, ...extra].sort((a, b) => (a.name < b.name ? -1 : 1)));
}

export function editedZip(zip: Buffer, edit: (copy: Buffer, central: number, end: number) => unknown): Buffer {
  const copy = Buffer.from(zip);
  const end = copy.length - 22 - BLANK_COMMENT.length;
  edit(copy, copy.readUInt32LE(end + 16), end);
  return withDigest(copy);
}

/** The zip without the comment in which its digest stands: other programs write none. */
export function withoutDigest(own: Buffer): Buffer {
  const zip = Buffer.from(own.subarray(0, own.length - BLANK_COMMENT.length));
  zip.writeUInt16LE(0, zip.length - 2);
  return zip;
}

/** A zip as other programs make it: in their own order, with folders, and without a digest. */
export function foreignZip(entries: Iterable<readonly [name: string, bytes: Buffer]>): Buffer {
  return withoutDigest(layOut([...entries].map(([name, bytes]) => stored(name, bytes))));
}
