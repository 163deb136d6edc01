/** Finds what looks like a secret: unlike the run itself, a provider has no list of secrets to search for. */

const LOOKS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a JSON Web Token', pattern: /eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g },
  { what: 'a bearer token', pattern: /Bearer (?:%20|\+| )?([A-Za-z0-9._~+/-]{20,}=*)/gi },
  { what: 'a client secret', pattern: /client_secret=([A-Za-z0-9._~+/%-]{12,})/g },
  {
    what: 'a client secret',
    pattern: /\\*"client_secret\\*"\s*:\s*\\*"([A-Za-z0-9._~+/=-]{12,})\\*"/g,
  },
];

function found(text: string): { what: string; value: string }[] {
  return LOOKS.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ what, value: match[1] ?? match[0] })),
  );
}

/** Bytes that are searched in one piece; far more than a submission of the suite holds. */
const MOST_AT_ONCE = 16 * 2 ** 20;

/**
 * Entries in which something looks like a secret, one sentence each. What is in the requests is the suite's own
 * (they are compared with what it would send), such as the made-up token of a negative test: it may be echoed.
 */
export function leakProblems(entries: ReadonlyMap<string, Buffer>, requestTexts: readonly string[]): string[] {
  const own = new Set(found(requestTexts.join('\n\n')).map(({ value }) => value));
  // Reports show the beginning of what is long.
  const isOwn = (value: string) => own.has(value) || [...own].some((whole) => whole.startsWith(value));
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
    return leak ? [`The file ${name} holds what looks like ${leak.what}.`] : [];
  });
}
