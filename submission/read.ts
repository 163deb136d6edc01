/** Reads a submission's zip in memory, under limits, and only where every byte of it is as the suite writes it. */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { quoted } from '../contract/visible.ts';
import { hasOwnDigest, layOut, type StoredEntry } from './layout.ts';
import { type Problem, problem, Refusal, refusal, requireNone } from './problems.ts';

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
/** Python's `writestr`, and what packs on Windows: the entry is a file. */
const UNSAID = 0;
const SYMBOLIC_LINK = 0o120000;
/** Beginnings of archives: zip (three forms), gzip, 7z, rar, xz, bzip2, zstd. */
const ARCHIVES = ['504b0304', '504b0506', '504b0708', '1f8b', '377abcaf', '52617221', 'fd377a58', '425a68', '28b52ffd'];

function nameProblem(file: string): Problem | null {
  if (file.includes('\\')) return problem('entry.backslash', { file });
  if (file.startsWith('/') || /^[A-Za-z]:/.test(file)) return problem('entry.absolute', { file });
  if (file.split('/').includes('..')) return problem('entry.outside', { file });
  if (file.endsWith('/')) return problem('entry.folder', { file });
  const isOdd = file === '' || file.split('/').some((part) => part === '' || part === '.') || /\p{Cc}/u.test(file);
  return isOdd ? problem('entry.odd-name', { name: quoted(file) }) : null;
}

function entryProblem(entry: Entry, file: string): Problem | null {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type === SYMBOLIC_LINK) return problem('entry.link', { file });
  if (type !== REGULAR_FILE && type !== UNSAID) return problem('entry.not-regular', { file });
  if (entry.isEncrypted()) return problem('entry.encrypted', { file });
  if (entry.compressionMethod !== DEFLATE) return problem('entry.other-compression', { file });
  const most = SMALLER.get(file) ?? LIMITS.entryBytes;
  const bytes = entry.uncompressedSize;
  return bytes > most ? problem('entry.too-large', { file, bytes, most }) : null;
}

type Listed = Awaited<ReturnType<typeof list>>;

async function list(zip: Buffer) {
  const listed: { readonly name: string; readonly entry: Entry }[] = [];
  try {
    // Names are taken as bytes: the library's own check would stop at the first bad one without our words for it.
    const file = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
    const { entryCount: entries } = file;
    if (entries > LIMITS.entries) throw refusal('zip.too-many-entries', { entries, most: LIMITS.entries });
    for await (const entry of file.eachEntry()) listed.push({ name: entry.fileNameRaw.toString('utf8'), entry });
  } catch (error) {
    throw error instanceof Refusal ? error : refusal('zip.unreadable');
  }
  return listed;
}

function checkList(listed: Listed): void {
  const names = new Set<string>();
  let total = 0;
  for (const { name, entry } of listed) {
    // Some systems do not tell upper case from lower: two such names would be one file there.
    const folded = name.normalize('NFC').toLowerCase();
    const twice = names.has(folded) ? problem('zip.name-twice', { file: name }) : null;
    const found = twice ?? nameProblem(name) ?? entryProblem(entry, name);
    requireNone(found ? [found] : []);
    names.add(folded);
    total += entry.uncompressedSize;
  }
  if (total > LIMITS.totalBytes) throw refusal('zip.too-large', { bytes: total, most: LIMITS.totalBytes });
}

/** The entries with their compressed bytes, taken from where these must be if nothing lies between entries. */
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
    // An entry that says less than it holds stops here, before its bytes pile up.
    bytes = inflateRawSync(compressed, { maxOutputLength: Math.max(size, 1), chunkSize: Math.max(size + 1, 64) });
  } catch {
    throw refusal('entry.not-inflated', { file });
  }
  if (bytes.length !== size) throw refusal('entry.other-size', { file });
  if (crc32(bytes) !== expected) throw refusal('entry.other-checksum', { file });
  const start = bytes.subarray(0, 4).toString('hex');
  if (ARCHIVES.some((magic) => start.startsWith(magic))) throw refusal('entry.archive', { file });
  return bytes;
}

/** The entries of a submission, in order. @throws {Refusal} at a limit, or where a byte is not as the suite writes it */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  if (zip.length === 0) throw refusal('zip.empty');
  const listed = await list(zip);
  checkList(listed);
  if (!hasOwnDigest(zip)) throw refusal('zip.changed');
  const names = listed.map(({ name }) => name);
  const stored = storedEntries(zip, listed);
  const sorted = names.every((name, index) => index === 0 || (names[index - 1] as string) < name);
  if (!sorted || !layOut(stored).equals(zip)) throw refusal('zip.other-layout');
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
