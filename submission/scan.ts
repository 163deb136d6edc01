/** The final scan: no byte that leaves may hold a secret of the run, in any usual encoding. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readAnyZip } from './read.ts';

/** A secret was about to leave. The message names the place and never the secret. */
export class SecretFound extends Error {
  override readonly name = 'SecretFound';
  constructor(readonly places: readonly string[]) {
    super(
      `A secret of the run was found in ${places.join(', ')}; no submission was written. ` +
        'Report the place: the suite should have replaced the secret there, unless the secret is an ordinary word.',
    );
  }
}

const json = (text: string) => JSON.stringify(text).slice(1, -1);
const QUOTES = ['&quot;', '&#34;', '&#x22;'];
const APOSTROPHES = ["'", '&#39;', '&#x27;', '&apos;'];

function xmlForms(text: string): string[] {
  const base = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return QUOTES.flatMap((quote) =>
    APOSTROPHES.map((apostrophe) => base.replaceAll('"', quote).replaceAll("'", apostrophe)),
  );
}

/** The forms that a pattern takes in a file that encodes it once more: JSON in JSON, JSON in a page, text in a URL. */
function asWritten(pattern: string): string[] {
  const inJson = json(pattern);
  const forms = [pattern, inJson, json(inJson), ...[pattern, inJson].flatMap(xmlForms)];
  try {
    forms.push(encodeURIComponent(pattern));
  } catch {
    // A lone surrogate has no URL form.
  }
  return forms;
}

const WINDOW = 8;
const TABLE_BITS = 20;
const hash = (older: number, newer: number) =>
  (Math.imul(older, 0x9e3779b1) ^ Math.imul(newer, 0x85ebca6b)) >>> (32 - TABLE_BITS);

/**
 * Searches bytes for thousands of patterns in one pass: the last eight bytes of each are looked up in a table, and only
 * where they are met is the whole pattern compared.
 */
export class SecretScanner {
  readonly #table = new Uint8Array(1 << TABLE_BITS);
  readonly #byHash = new Map<number, Buffer[]>();
  readonly #short: Buffer[] = [];

  /** @param patterns every form of every secret, as the run's redactor gives them */
  constructor(patterns: readonly string[]) {
    for (const text of new Set(patterns.flatMap(asWritten))) {
      const pattern = Buffer.from(text);
      if (pattern.length === 0) continue;
      if (pattern.length < WINDOW) this.#short.push(pattern);
      else this.#add(pattern);
    }
  }

  #add(pattern: Buffer): void {
    const key = hash(pattern.readInt32BE(pattern.length - 8), pattern.readInt32BE(pattern.length - 4));
    this.#table[key] = 1;
    const others = this.#byHash.get(key);
    if (others) others.push(pattern);
    else this.#byHash.set(key, [pattern]);
  }

  /** Whether the bytes hold a secret. */
  holdsSecret(bytes: Buffer): boolean {
    if (this.#short.some((pattern) => bytes.includes(pattern))) return true;
    let older = 0;
    let newer = 0;
    for (let end = 1; end <= bytes.length; end += 1) {
      older = (older << 8) | (newer >>> 24);
      newer = (newer << 8) | (bytes[end - 1] as number);
      if (this.#table[hash(older, newer)] === 1 && this.#endsAt(bytes, end, hash(older, newer))) return true;
    }
    return false;
  }

  #endsAt(bytes: Buffer, end: number, key: number): boolean {
    const candidates = this.#byHash.get(key) ?? [];
    return candidates.some((pattern) => {
      const start = end - pattern.length;
      return start >= 0 && bytes.compare(pattern, 0, pattern.length, start, end) === 0;
    });
  }
}

/** Refuses entries of a submission that hold a secret, in their name or their bytes. @throws {SecretFound} */
export function scanEntries(entries: ReadonlyMap<string, Buffer>, scanner: SecretScanner): void {
  const places = [...entries]
    .filter(([name, bytes]) => scanner.holdsSecret(Buffer.from(name)) || scanner.holdsSecret(bytes))
    .map(([name]) => (scanner.holdsSecret(Buffer.from(name)) ? 'the name of an entry' : name));
  if (places.length > 0) throw new SecretFound(places);
}

async function inside(bytes: Buffer): Promise<Buffer[]> {
  try {
    if (bytes.readUInt16BE(0) === 0x1f8b) return [gunzipSync(bytes)];
    if (bytes.readUInt32BE(0) === 0x504b0304) return [...(await readAnyZip(bytes)).values()];
  } catch {
    // What cannot be unpacked is scanned as it is.
  }
  return [];
}

/**
 * Refuses a folder in which a file, or a file inside a zip or gzip, holds a secret.
 * @param others names of folders in it that belong to somebody else, who may be writing to them
 * @throws {SecretFound}
 */
export async function scanFolder(
  folder: string,
  scanner: SecretScanner,
  others: readonly string[] = [],
): Promise<void> {
  const places: string[] = [];
  const own = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !others.includes(name));
  const entries = own.flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name), { withFileTypes: true, recursive: true }) : [entry],
  );
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const all = [Buffer.from(relative(folder, path)), bytes, ...(await inside(bytes))];
    if (all.some((each) => scanner.holdsSecret(each))) places.push(relative(folder, path));
  }
  if (places.length > 0) throw new SecretFound(places);
}
