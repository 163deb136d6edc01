/**
 * How a submission's zip is laid out, byte by byte (PKWARE APPNOTE 6.3): what yazl writes for sorted entries, one fixed
 * time and no extras. Only the compressed data themselves are taken as they are: compressors differ between machines.
 */
import { sha256 } from './suite.ts';

/** An entry as it is stored in a zip. */
export interface StoredEntry {
  readonly name: string;
  readonly crc32: number;
  readonly compressed: Buffer;
  /** Bytes when inflated. */
  readonly size: number;
}

/** The one time of all entries, in the machine's own zone as zips have it. */
export const ENTRY_TIME = new Date(1980, 0, 1);
/** Permissions of all entries. */
export const ENTRY_MODE = 0o100644;

const DIGEST = 'sha256:';
const DIGEST_LENGTH = 64;
/** The zip's comment before the digest is known. */
export const BLANK_COMMENT = DIGEST + '0'.repeat(DIGEST_LENGTH);

const DOS_DATE = (1 << 5) | 1;
const VERSION_NEEDED = 20;
const MADE_BY = (3 << 8) | 63;
const UTF8 = 1 << 11;
const DEFLATE = 8;

function common({ name, crc32, compressed, size }: StoredEntry): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION_NEEDED, 0);
  bytes.writeUInt16LE(UTF8, 2);
  bytes.writeUInt16LE(DEFLATE, 4);
  bytes.writeUInt16LE(DOS_DATE, 8);
  bytes.writeUInt32LE(crc32, 10);
  bytes.writeUInt32LE(compressed.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
}

function centralRecord(entry: StoredEntry, offset: number): Buffer {
  const start = Buffer.from([0x50, 0x4b, 1, 2, MADE_BY & 0xff, MADE_BY >> 8]);
  const end = Buffer.alloc(14);
  end.writeUInt32LE((ENTRY_MODE << 16) >>> 0, 6);
  end.writeUInt32LE(offset, 10);
  return Buffer.concat([start, common(entry), end, Buffer.from(entry.name)]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  bytes.writeUInt16LE(BLANK_COMMENT.length, 20);
  return Buffer.concat([bytes, Buffer.from(BLANK_COMMENT)]);
}

/** The zip that holds the entries, in the order given, with its digest as its comment. */
export function layOut(entries: readonly StoredEntry[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    central.push(centralRecord(entry, offset));
    const local = [Buffer.from([0x50, 0x4b, 3, 4]), common(entry), Buffer.from(entry.name), entry.compressed];
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
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
  return Buffer.concat([body, Buffer.from(sha256(body))]);
}

/** Whether the digest in the zip's comment is that of the bytes before it. */
export function hasOwnDigest(zip: Buffer): boolean {
  return zip.length > BLANK_COMMENT.length && withDigest(zip).equals(zip);
}
