/** The final scan: nothing that is written may contain a secret of the run, in any usual encoding. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SecretFinder, SHORTEST_SECRET } from '../cases/secrets/finder.ts';
import { looksRandom } from '../cases/secrets/looks.ts';

/** A secret was found. The message names the place, never the secret. */
export class SecretFound extends Error {
  override readonly name = 'SecretFound';
  constructor(readonly places: readonly string[]) {
    super(
      `A secret of the run was found in ${places.join(', ')}; no submission was written. ` +
        'Report the place: the suite should have replaced the secret there, unless the secret is an ordinary word.',
    );
  }
}

/** Something cannot be searched completely for secrets, because its replies make the search too expensive. */
export class NotSearchable extends Error {
  override readonly name = 'NotSearchable';
  constructor() {
    super(
      'What was recorded could not be searched for secrets: a reply in it was made so that this takes more work than any ' +
        'other. No submission was written. See the replies in evidence.ndjson.',
    );
  }
}

interface Manner {
  readonly shallow?: boolean;
  readonly entry?: string;
}

const LINE_BREAK = 0x0a;
/** A search needs many times the memory of its input. */
const ENOUGH_AT_ONCE = 2 ** 20;

/** An entry in parts to search: evidence by whole lines, since no secret spans two JSON values. */
export function* partsOf(entry: string, bytes: Buffer): Iterable<Buffer> {
  if (!entry.endsWith('.ndjson')) return yield bytes;
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_BREAK, start + ENOUGH_AT_ONCE) + 1 || bytes.length;
    yield bytes.subarray(start, end);
    start = end;
  }
}

/** Searches output for the secrets of a run in all encodings, with the same finder as the wire. */
export class SecretScanner {
  readonly #finder = new SecretFinder<true>();
  /** What was searched already: a folder contains the submission as well as its entries. */
  readonly #clean = new Set<string>();

  /** @param given secrets issued by the service: ordinary words among them do not count */
  constructor(secrets: readonly string[], given: readonly string[] = []) {
    const words = new Set(given.filter((text) => !looksRandom(text)));
    for (const secret of secrets) if (!words.has(secret)) this.#finder.add(secret, true);
  }

  /** `shallow`: the page's data was searched already; `entry`: its name. @throws {NotSearchable} */
  holdsSecret(bytes: Buffer, { shallow = false, entry = '' }: Manner = {}): boolean {
    const name = bytes.length < SHORTEST_SECRET ? '' : hash('sha256', bytes);
    if (name === '' || this.#clean.has(name)) return false;
    for (const part of partsOf(entry, bytes)) {
      const found = this.#finder.searched(part, shallow ? 'shallow' : 'deep');
      if (found === 'not searchable') throw new NotSearchable();
      if (found === 'secret') return true;
    }
    this.#clean.add(name);
    return false;
  }
}

/** Refuses entries with a secret in their name or bytes. @throws {SecretFound} */
export function scanEntries(entries: ReadonlyMap<string, Buffer>, scanner: SecretScanner): void {
  const places = [...entries]
    .filter(([name, bytes]) => scanner.holdsSecret(Buffer.from(name)) || scanner.holdsSecret(bytes, { entry: name }))
    .map(([name]) => (scanner.holdsSecret(Buffer.from(name)) ? 'the name of an entry' : name));
  if (places.length > 0) throw new SecretFound(places);
}

const ALLURE_PAGE = join('report', 'index.html');

/**
 * Refuses a folder in which a file holds a secret; the entries of its submission were searched before they were packed.
 * `others`: folders in it that somebody else may be writing to. @throws {SecretFound}
 */
export function scanFolder(folder: string, scanner: SecretScanner, others: readonly string[] = []): void {
  const places: string[] = [];
  const own = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !others.includes(name));
  const entries = own.flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name), { withFileTypes: true, recursive: true }) : [entry],
  );
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const all = [Buffer.from(relative(folder, path)), bytes];
    // It consists of Allure's own scripts, and results that were searched as files.
    const shallow = path.endsWith(ALLURE_PAGE);
    if (all.some((each) => scanner.holdsSecret(each, { shallow, entry: path }))) places.push(relative(folder, path));
  }
  if (places.length > 0) throw new SecretFound(places);
}
