/** Finds what looks like a secret: unlike the run itself, a provider has no list of secrets to search for. */
import { secretLooks } from '../cases/secrets/looks.ts';
import { shownName } from './read.ts';

/** Tells whether a text is one of these, or the beginning of one. */
function beginnings(wholes: readonly string[]): (text: string) => boolean {
  const sorted = [...wholes].sort((a, b) => (a < b ? -1 : 1));
  return (text) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(text) ?? false;
  };
}

/** Bytes that are searched in one piece; far more than a submission of the suite holds. */
const MOST_AT_ONCE = 16 * 2 ** 20;

/**
 * Entries in which something looks like a secret, one sentence each. What is in the requests is the suite's own
 * (they are compared with what it would send), such as the made-up token of a negative test: it may be echoed.
 */
export function leakProblems(entries: ReadonlyMap<string, Buffer>, requestTexts: readonly string[]): string[] {
  // Reports show the beginning of what is long.
  const isOwn = beginnings(secretLooks(requestTexts.join('\n\n')).map(({ value }) => value));
  // What is searched for is ASCII, and Latin-1 shows each byte as one character.
  const foreign = (bytes: Buffer) => secretLooks(bytes.toString('latin1')).find(({ value }) => !isOwn(value));
  const searched = [...entries].filter(([name]) => !name.endsWith('.dsse.json'));
  const total = searched.reduce((sum, [, { length }]) => sum + length, 0);
  const between = Buffer.from('\n\n');
  // All at once first: there are hundreds of entries, and in hardly any submission is there anything to be found.
  const isClean = total <= MOST_AT_ONCE && !foreign(Buffer.concat(searched.flatMap(([, bytes]) => [bytes, between])));
  if (isClean) return [];
  return searched.flatMap(([name, bytes]) => {
    const leak = foreign(bytes);
    return leak ? [`The file ${shownName(name)} holds what looks like ${leak.what}.`] : [];
  });
}
