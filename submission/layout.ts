/**
 * How a submission's zip is laid out, byte by byte (PKWARE APPNOTE 6.3): one fixed time, one mode and no extras. The
 * compressed data are taken as they are: compressors differ between machines.
 */
import { hash } from 'node:crypto';

/** An entry as it is stored in a zip. */
export interface StoredEntry {
  readonly name: string;
  readonly crc32: number;
  readonly compressed: Buffer;
  /** Bytes when inflated. */
  readonly size: number;
}

const ENTRY_MODE = 0o100644;

const DIGEST = 'sha256:';
const DIGEST_LENGTH = 64;
/** The zip's comment before the digest is known. */
export const BLANK_COMMENT = DIGEST + '0'.repeat(DIGEST_LENGTH);

const WITH_DIGEST = /^sha256:[0-9a-f]{64}$/;

/** 1 January 1980: the one time of all entries. */
const DOS_DATE = (1 << 5) | 1;
const VERSION_NEEDED = 20;
const MADE_BY = (3 << 8) | 63;
const UTF8 = 1 << 11;
const DEFLATE = 8;

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number) => [...u16(value), ...u16(value >>> 16)];
const SIGNATURE = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };

function common({ name, crc32, compressed, size }: StoredEntry): number[] {
  const kind = [...u16(VERSION_NEEDED), ...u16(UTF8), ...u16(DEFLATE), ...u16(0), ...u16(DOS_DATE)];
  return [...kind, ...u32(crc32), ...u32(compressed.length), ...u32(size), ...u16(Buffer.byteLength(name)), ...u16(0)];
}

function centralRecord(entry: StoredEntry, offset: number): Buffer {
  const start = [...u32(SIGNATURE.central), ...u16(MADE_BY), ...common(entry)];
  const end = [...u16(0), ...u16(0), ...u16(0), ...u32(ENTRY_MODE << 16), ...u32(offset)];
  return Buffer.from([...start, ...end, ...Buffer.from(entry.name)]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const disks = [...u32(SIGNATURE.end), ...u16(0), ...u16(0), ...u16(count), ...u16(count)];
  const place = [...u32(size), ...u32(offset), ...u16(BLANK_COMMENT.length)];
  return Buffer.concat([Buffer.from([...disks, ...place]), Buffer.from(BLANK_COMMENT)]);
}

/** The zip that holds the entries, in the order given, with its digest as its comment. */
export function layOut(entries: readonly StoredEntry[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    central.push(centralRecord(entry, offset));
    const header = Buffer.from([...u32(SIGNATURE.local), ...common(entry), ...Buffer.from(entry.name)]);
    parts.push(header, entry.compressed);
    offset += header.length + entry.compressed.length;
  }
  const directory = Buffer.concat(central);
  return withDigest(Buffer.concat([...parts, directory, endRecord(entries.length, directory.length, offset)]));
}

/**
 * Writes the digest of all bytes before it into the zip's comment. It guards against accidents, such as a changed bit
 * that inflates to the same bytes; against forgers there are the attestation and the judging from the evidence.
 */
export function withDigest(zip: Buffer): Buffer {
  const body = zip.subarray(0, zip.length - DIGEST_LENGTH);
  return Buffer.concat([body, Buffer.from(hash('sha256', body))]);
}

/** Whether the zip's comment is a digest, right or wrong. */
export function hasDigest(zip: Buffer): boolean {
  return WITH_DIGEST.test(zip.subarray(-BLANK_COMMENT.length).toString('latin1'));
}

/** Whether the digest in the zip's comment matches the bytes before it. */
export function hasOwnDigest(zip: Buffer): boolean {
  return zip.length > BLANK_COMMENT.length && withDigest(zip).equals(zip);
}
