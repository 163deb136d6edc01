/** What a zip from another program holds: an unpacked submission, a folder around it, or something else. */
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ATTESTATION, digestProblems, digestsOf, type Entries, openAttestation } from './attestation.ts';
import { type Problem, problem, Refusal, refusal } from './problems.ts';

/** An entry with its name as it is. */
export interface ListedEntry {
  readonly name: string;
  readonly entry: Entry;
}

/** What a Mac and Windows put next to files by themselves. */
const STRAY = /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Old tools of Windows separate folders by a backslash. */
const withSlashes = ({ name, entry }: ListedEntry) => ({ name: name.replaceAll('\\', '/'), entry });

const isFile = ({ name }: ListedEntry) => !name.endsWith('/') && !STRAY.test(name);

/** The folder in which the submission lies, with its slash; `null` if there is no attestation. */
function folderOf(files: readonly ListedEntry[]): string | null {
  const found = files.find(({ name }) => name === ATTESTATION || name.endsWith(`/${ATTESTATION}`));
  return found ? found.name.slice(0, -ATTESTATION.length) : null;
}

/** @throws {Refusal} if one cannot be inflated to its declared size, which was checked before */
async function contentsOf(zip: Buffer, files: readonly ListedEntry[], folder: string): Promise<Entries> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false, autoClose: false });
  const entries = new Map<string, Buffer>();
  for (const { name, entry } of files) {
    try {
      const own = name.startsWith(folder) ? name.slice(folder.length) : name;
      entries.set(own, await buffer(await file.openReadStreamPromise(entry)));
    } catch {
      throw refusal('entry.not-inflated', { file: name });
    }
  }
  return entries;
}

function differences(entries: Entries): readonly Problem[] {
  try {
    return digestProblems(digestsOf(entries), openAttestation(entries.get(ATTESTATION) ?? Buffer.alloc(0)));
  } catch (error) {
    if (error instanceof Refusal) return error.problems;
    throw error;
  }
}

/** Why it is refused: it was only packed again, or its files were changed too. */
export async function repacked(zip: Buffer, listed: readonly ListedEntry[]): Promise<Refusal> {
  const files = listed.map(withSlashes).filter(isFile);
  const folder = folderOf(files);
  if (folder === null) {
    const inner = files.find(({ name }) => name.toLowerCase().endsWith('.zip'));
    return inner ? refusal('zip.holds-zip', { file: inner.name }) : refusal('attestation.missing');
  }
  const [first, ...others] = differences(await contentsOf(zip, files, folder));
  if (first) return new Refusal([first, ...others, problem('zip.other-layout')]);
  return refusal('zip.repacked', { files: files.length });
}
