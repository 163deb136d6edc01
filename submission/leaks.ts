/** Finds what looks like a secret: unlike the run itself, a provider has no list of secrets to search for. */
import { jwtsIn } from '../cases/secrets/jwt.ts';
import { shownName } from './read.ts';

const LOOKS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a bearer token', pattern: /Bearer (?:%20|\+| )?([A-Za-z0-9._~+/-]{20,}=*)/gi },
  { what: 'a client secret', pattern: /client_secret=([A-Za-z0-9._~+/%-]{12,})/g },
  { what: 'a client secret', pattern: /client_secret\\*"\s*:\s*\\*"([A-Za-z0-9._~+/=-]{12,})\\*"/g },
];
/** A few words, as in "Bearer authentication-is-required": nobody's token. */
const WORDS = /^(?:[A-Za-z][a-z]{0,15}[._/-])*[A-Za-z][a-z]{0,15}[._/-]?$/;
/** What each part of a signed token has at least. */
const JWT_PART = 10;

function found(text: string): { what: string; value: string }[] {
  const tokens = jwtsIn(text, JWT_PART).map((value) => ({ what: 'a JSON Web Token', value }));
  const others = LOOKS.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ what, value: match[1] ?? match[0] })),
  );
  return [...tokens, ...others.filter(({ value }) => !WORDS.test(value))];
}

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
  const isOwn = beginnings(found(requestTexts.join('\n\n')).map(({ value }) => value));
  // What is searched for is ASCII, and Latin-1 shows each byte as one character.
  const foreign = (bytes: Buffer) => found(bytes.toString('latin1')).find(({ value }) => !isOwn(value));
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
