/** Zips written by hand in the suite's layout, and changes to their bytes. */
import { crc32, deflateRawSync } from 'node:zlib';
import { onceOf } from '../../../cases/once.ts';
import { sortedNames } from '../../../submission/attestation.ts';
import { layOut, type StoredEntry, withDigest } from '../../../submission/layout.ts';
import type { Step } from './recipe.ts';
import { among } from './values.ts';

/** What was compressed already: most entries stay unchanged. */
const compressed = new WeakMap<Buffer, Omit<StoredEntry, 'name'>>();

function stored(name: string, bytes: Buffer): StoredEntry {
  let done = compressed.get(bytes);
  if (!done) {
    done = { crc32: crc32(bytes), compressed: deflateRawSync(bytes, { level: 1 }), size: bytes.length };
    compressed.set(bytes, done);
  }
  return { name, ...done };
}

export function zipOf(entries: ReadonlyMap<string, Buffer>): Buffer {
  return layOut(sortedNames(entries).map((name) => stored(name, entries.get(name) as Buffer)));
}

/** Of the digest at the end of a zip, in hexadecimal. */
export const SEAL_BYTES = 64;

/** The zip of unchanged entries. */
export const honestZip = onceOf(zipOf);

const CENTRAL = Buffer.from('504b0102', 'hex');
const LOCAL = Buffer.from('504b0304', 'hex');
const END = Buffer.from('504b0506', 'hex');

function centralAt(zip: Buffer, number: number): number {
  const all: number[] = [];
  for (let at = zip.indexOf(CENTRAL); at >= 0; at = zip.indexOf(CENTRAL, at + 4)) all.push(at);
  return all.length > 0 ? among(all, number) : 0;
}

const inserted = (zip: Buffer, at: number, bytes: Buffer) =>
  Buffer.concat([zip.subarray(0, at), bytes, zip.subarray(at)]);
const SIZES = [0, 1, 0xffff, 0x7fffffff, 0xffffffff, 100_000_000];

function written(zip: Buffer, at: number, value: number, bytes: 2 | 4): Buffer {
  const copy = Buffer.from(zip);
  if (at >= 0 && at + bytes <= copy.length) copy.writeUIntLE(value % 2 ** (8 * bytes), at, bytes);
  return copy;
}

/** Returns the bytes unchanged if an earlier change has left nothing to change. */
function readable(change: () => Buffer, bytes: Buffer): Buffer {
  try {
    return change();
  } catch (error) {
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}

export function changeZip(
  zip: Buffer,
  { change, pick, other }: Extract<Step, { at: 'zip' }>,
  hasOwnDigest: boolean,
): Buffer {
  const where = pick % Math.max(1, zip.length);
  const end = zip.lastIndexOf(END);
  const central = centralAt(zip, pick);
  const size = among(SIZES, other);
  const junk = among(
    [Buffer.from('MZ'), Buffer.alloc(70_000), LOCAL, Buffer.from('#!/bin/sh\n'), Buffer.from(zip.subarray(0, 200))],
    other,
  );
  const changes: Readonly<Record<typeof change, () => Buffer>> = {
    'flip a byte': () =>
      written(zip, where, ((zip[where] ?? 0) ^ (1 << (other % 8))) | ((zip[where + 1] ?? 0) << 8), 2),
    truncate: () => zip.subarray(0, where),
    prefix: () => Buffer.concat([junk, zip]),
    append: () => Buffer.concat([zip, junk]),
    comment: () => written(Buffer.concat([zip, junk]), end + 20, zip.length - end - 22 + junk.length, 2),
    'name twice': () => {
      const length = zip.readUInt16LE(central + 28);
      const copied = Buffer.from(zip.subarray(central, central + 46 + length));
      return written(
        written(inserted(zip, central, copied), end + copied.length + 8, zip.readUInt16LE(end + 8) + 1, 2),
        end + copied.length + 10,
        zip.readUInt16LE(end + 10) + 1,
        2,
      );
    },
    'wrong size': () => written(zip, central + among([20, 24], other >>> 8), size, 4),
    'wrong count': () => written(zip, end + among([8, 10], other >>> 8), size, 2),
    'wrong offset': () => written(zip, among([central + 42, end + 12, end + 16], other >>> 8), size, 4),
    zip64: () =>
      written(written(inserted(zip, end, zip64End(zip, end)), end + 76 + 16, 0xffffffff, 4), end + 76 + 10, 0xffff, 2),
    stored: () => written(zip, central + 10, among([0, 1, 9, 12, 99], other), 2),
    'extra field': () =>
      written(
        inserted(zip, central + 46 + zip.readUInt16LE(central + 28), Buffer.from('7570060001000000000041', 'hex')),
        central + 30,
        11,
        2,
      ),
    gap: () => inserted(zip, where, junk),
    empty: () => Buffer.alloc(0),
  };
  const changed = readable(changes[change], zip);
  return hasOwnDigest && changed.length > 100 ? withDigest(changed) : changed;
}

/** The end of the directory in zip64 and what points to it (APPNOTE 4.3.14, 4.3.15). */
function zip64End(zip: Buffer, end: number): Buffer {
  const bytes = Buffer.alloc(76);
  bytes.writeUInt32LE(0x06064b50, 0);
  bytes.writeBigUInt64LE(44n, 4);
  bytes.writeBigUInt64LE(BigInt(zip.readUInt16LE(end + 10)), 24);
  bytes.writeBigUInt64LE(BigInt(zip.readUInt16LE(end + 10)), 32);
  bytes.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 12)), 40);
  bytes.writeBigUInt64LE(BigInt(zip.readUInt32LE(end + 16)), 48);
  bytes.writeUInt32LE(0x07064b50, 56);
  bytes.writeBigUInt64LE(BigInt(end), 64);
  bytes.writeUInt32LE(1, 72);
  return bytes;
}
