/** Reads a submission's zip in memory, under limits, and only if every byte is as the suite writes it. */
import { crc32, inflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { hasDigest, hasOwnDigest, layOut, type StoredEntry } from './layout.ts';
import { Refusal, refusal } from './problems.ts';
import { type ListedEntry, repacked } from './repacked.ts';

/** Limits of a submission: entries, and bytes when inflated. */
export const LIMITS = { entries: 3000, entryBytes: 64 * 2 ** 20, totalBytes: 256 * 2 ** 20 } as const;

/** Limits of the small entries, in bytes when inflated. */
const SMALLER: ReadonlyMap<string, number> = new Map([
  ['attestation.dsse.json', 2 ** 22],
  ['challenge.dsse.json', 2 ** 16],
  ['README.txt', 2 ** 20],
  ['run.json', 2 ** 24],
  ['verdict.json', 2 ** 24],
]);

type Listed = readonly ListedEntry[];

async function list(zip: Buffer): Promise<Listed> {
  const listed: ListedEntry[] = [];
  try {
    // Names are read as bytes: the library's own check would stop at the first bad one with its own message.
    const file = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
    const { entryCount: entries } = file;
    if (entries > LIMITS.entries) throw refusal('zip.too-many-entries', { entries, most: LIMITS.entries });
    for await (const entry of file.eachEntry()) listed.push({ name: entry.fileNameRaw.toString('utf8'), entry });
  } catch (error) {
    throw error instanceof Refusal ? error : refusal('zip.unreadable');
  }
  return listed;
}

/** Checks only sizes; the layout covers the rest. @throws {Refusal} before anything is inflated */
function checkSizes(listed: Listed): void {
  let total = 0;
  for (const { name: file, entry } of listed) {
    const most = SMALLER.get(file) ?? LIMITS.entryBytes;
    const bytes = entry.uncompressedSize;
    if (bytes > most) throw refusal('entry.too-large', { file, bytes, most });
    total += bytes;
  }
  if (total > LIMITS.totalBytes) throw refusal('zip.too-large', { bytes: total, most: LIMITS.totalBytes });
}

/** The entries with their compressed bytes, which must follow each other without gaps. */
function storedEntries(zip: Buffer, listed: Listed): StoredEntry[] {
  let offset = 0;
  return listed.map(({ name, entry }) => {
    const start = offset + 30 + Buffer.byteLength(name);
    offset = start + entry.compressedSize;
    return { name, crc32: entry.crc32, compressed: zip.subarray(start, offset), size: entry.uncompressedSize };
  });
}

function inflate({ name: file, compressed, size, crc32: expected }: StoredEntry): Buffer {
  let bytes: Buffer;
  try {
    // An entry larger than declared stops here, before it fills the memory.
    bytes = inflateRawSync(compressed, { maxOutputLength: Math.max(size, 1), chunkSize: Math.max(size + 1, 64) });
  } catch {
    throw refusal('entry.not-inflated', { file });
  }
  if (bytes.length !== size) throw refusal('entry.other-size', { file });
  if (crc32(bytes) !== expected) throw refusal('entry.other-checksum', { file });
  return bytes;
}

/** The entries of a submission, in order. @throws {Refusal} at a limit, or if a byte is not as the suite writes it */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  if (zip.length === 0) throw refusal('zip.empty');
  const listed = await list(zip);
  checkSizes(listed);
  // Whatever else packs or unpacks zips writes no digest of its own.
  if (!hasDigest(zip)) throw await repacked(zip, listed);
  if (!hasOwnDigest(zip)) throw refusal('zip.changed');
  const names = listed.map(({ name }) => name);
  const stored = storedEntries(zip, listed);
  const sorted = names.every((name, index) => index === 0 || (names[index - 1] as string) < name);
  if (!sorted || !layOut(stored).equals(zip)) throw refusal('zip.other-layout');
  return new Map(stored.map((entry) => [entry.name, inflate(entry)]));
}
