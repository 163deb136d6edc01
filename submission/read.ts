/** Reads a submission's zip in memory, under limits, and only where every byte of it is as the suite writes it. */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { quoted } from '../contract/visible.ts';
import { hasOwnDigest, layOut, type StoredEntry } from './layout.ts';

/** A zip that `verify` refuses to read. The message is one sentence. */
export class UnsafeZip extends Error {
  override readonly name = 'UnsafeZip';
}

/** What a submission may amount to: entries, and bytes when inflated. */
export const LIMITS = { entries: 3000, entryBytes: 64 * 2 ** 20, totalBytes: 256 * 2 ** 20 } as const;

/** What the entries that are not as large as the evidence may amount to, in bytes when inflated. */
const SMALLER: ReadonlyMap<string, number> = new Map([
  ['attestation.dsse.json', 2 ** 22],
  ['challenge.dsse.json', 2 ** 16],
  ['README.txt', 2 ** 20],
  ['run.json', 2 ** 24],
  ['verdict.json', 2 ** 24],
]);

const DEFLATE = 8;
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const SYMBOLIC_LINK = 0o120000;
/** Beginnings of archives: zip (three forms), gzip, 7z, rar, xz, bzip2, zstd. */
const ARCHIVES = ['504b0304', '504b0506', '504b0708', '1f8b', '377abcaf', '52617221', 'fd377a58', '425a68', '28b52ffd'];

const PLAIN_NAME = /^[\w.\-/]{1,200}$/;

/** An entry's name as it is told: the suite's own are short and plain, others are told in quotes, as what they are. */
export function shownName(name: string): string {
  return PLAIN_NAME.test(name) ? name : quoted(name);
}

function nameProblem(name: string): string | null {
  if (name.includes('\\')) return `The entry ${shownName(name)} has a backslash in its name.`;
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return `The entry ${shownName(name)} has an absolute path.`;
  if (name.split('/').includes('..')) return `The entry ${shownName(name)} points out of the archive with "..".`;
  if (name.endsWith('/')) return `The entry ${shownName(name)} is a folder.`;
  if (name === '' || name.split('/').some((part) => part === '' || part === '.') || /\p{Cc}/u.test(name)) {
    return `The entry ${quoted(name)} has a name that is not a plain path.`;
  }
  return null;
}

function entryProblem(entry: Entry, name: string): string | null {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type === SYMBOLIC_LINK) return `The entry ${shownName(name)} is a symbolic link.`;
  if (type !== REGULAR_FILE) return `The entry ${shownName(name)} is not a regular file.`;
  if (entry.isEncrypted()) return `The entry ${shownName(name)} is encrypted.`;
  if (entry.compressionMethod !== DEFLATE)
    return `The entry ${shownName(name)} is not compressed as the suite does it.`;
  const most = SMALLER.get(name) ?? LIMITS.entryBytes;
  if (entry.uncompressedSize > most) {
    return `The entry ${shownName(name)} is too large: ${entry.uncompressedSize} bytes, at most ${most} are read.`;
  }
  return null;
}

interface Listed {
  readonly name: string;
  readonly entry: Entry;
}

async function list(zip: Buffer): Promise<Listed[]> {
  const listed: Listed[] = [];
  try {
    // Names are taken as bytes: the library's own check would stop at the first bad one without our words for it.
    const file = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
    if (file.entryCount > LIMITS.entries) {
      throw new UnsafeZip(`The zip has ${file.entryCount} entries, at most ${LIMITS.entries} are read.`);
    }
    for await (const entry of file.eachEntry()) listed.push({ name: entry.fileNameRaw.toString('utf8'), entry });
  } catch (error) {
    if (error instanceof UnsafeZip) throw error;
    throw new UnsafeZip('The file is not a zip that can be read: it is damaged, or of another kind.');
  }
  return listed;
}

function checkList(listed: readonly Listed[]): void {
  const names = new Set<string>();
  let total = 0;
  for (const { name, entry } of listed) {
    // Some systems do not tell upper case from lower: two such names would be one file there.
    const folded = name.normalize('NFC').toLowerCase();
    const twice = names.has(folded) ? `The name ${shownName(name)} appears twice in the zip.` : null;
    const problem = twice ?? nameProblem(name) ?? entryProblem(entry, name);
    if (problem) throw new UnsafeZip(problem);
    names.add(folded);
    total += entry.uncompressedSize;
  }
  if (total > LIMITS.totalBytes) {
    throw new UnsafeZip(`The zip holds ${total} bytes when inflated, at most ${LIMITS.totalBytes} are read.`);
  }
}

/** The entries with their compressed bytes, taken from where these must be if nothing lies between entries. */
function storedEntries(zip: Buffer, listed: readonly Listed[]): StoredEntry[] {
  let offset = 0;
  return listed.map(({ name, entry }) => {
    const start = offset + 30 + Buffer.byteLength(name);
    offset = start + entry.compressedSize;
    return { name, crc32: entry.crc32, compressed: zip.subarray(start, offset), size: entry.uncompressedSize };
  });
}

function inflate({ name, compressed, size, crc32: expected }: StoredEntry): Buffer {
  let bytes: Buffer;
  try {
    // An entry that says less than it holds stops here, before its bytes pile up.
    bytes = inflateRawSync(compressed, { maxOutputLength: Math.max(size, 1), chunkSize: Math.max(size + 1, 64) });
  } catch {
    throw new UnsafeZip(`The entry ${shownName(name)} cannot be inflated to the size that it states.`);
  }
  if (bytes.length !== size) throw new UnsafeZip(`The entry ${shownName(name)} has another size than it states.`);
  if (crc32(bytes) !== expected) throw new UnsafeZip(`The entry ${shownName(name)} does not meet its checksum.`);
  const start = bytes.subarray(0, 4).toString('hex');
  if (ARCHIVES.some((magic) => start.startsWith(magic)))
    throw new UnsafeZip(`The entry ${shownName(name)} is itself an archive.`);
  return bytes;
}

/**
 * The entries of a submission by name, in the zip's order.
 * @throws {UnsafeZip} where a limit is met, a name leads elsewhere, or a single byte is not as the suite writes it
 */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const listed = await list(zip);
  checkList(listed);
  if (!hasOwnDigest(zip))
    throw new UnsafeZip('The zip was changed after it was written: it does not have the digest that it states.');
  const names = listed.map(({ name }) => name);
  const stored = storedEntries(zip, listed);
  const sorted = names.every((name, index) => index === 0 || (names[index - 1] as string) < name);
  if (!sorted || !layOut(stored).equals(zip)) {
    throw new UnsafeZip('The zip is not laid out as the suite writes it: it was packed by something else.');
  }
  return new Map(stored.map((entry) => [entry.name, inflate(entry)]));
}

/** The contents of any zip, for scanning. @throws where it cannot be read */
export async function readAnyZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await fromBufferPromise(zip, { lazyEntries: true });
  const contents = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await file.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    contents.set(entry.fileName, Buffer.concat(chunks));
  }
  return contents;
}
