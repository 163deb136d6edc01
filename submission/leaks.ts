/** Finds what looks like a secret: unlike the run itself, a provider has no list of secrets to search for. */
import { secretLooks } from '../cases/secrets/looks.ts';
import { type Problem, problem } from './problems.ts';

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

/**
 * Entries in which something looks like a secret. What is in the requests is the suite's own, such as a made-up token: it
 * may be echoed.
 */
export function leakProblems(entries: ReadonlyMap<string, Buffer>, requestTexts: readonly string[]): Problem[] {
  // Reports show the beginning of what is long.
  const isOwn = beginnings(secretLooks(requestTexts.join('\n\n')).map(({ value }) => value));
  return [...entries].flatMap(([name, bytes]) => {
    if (name.endsWith('.dsse.json')) return [];
    // What is searched for is ASCII, and Latin-1 shows each byte as one character.
    const leak = secretLooks(bytes.toString('latin1')).find(({ value }) => !isOwn(value));
    return leak ? [problem('file.secret', { file: name, what: leak.what })] : [];
  });
}
