/** Tells secrets from the suite's own words, which are in every submission. */
import type { SecretRef } from '../cases/call.ts';
import { onceOf } from '../cases/once.ts';
import { catalogue } from '../contract/catalogue/index.ts';

const MORE_WORDS =
  'certification lodging sandbox production mock notification suite password wrong short lived second user url encoded';
/** Shorter words may be in any secret. */
const SHORTEST_WORD = 4;
/** How many characters beyond the suite's own words make half a secret revealing. */
const TELLING_HALF = 16;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const ownWords = onceOf((rows: typeof catalogue) => {
  const text = `${JSON.stringify(rows)} ${MORE_WORDS}`;
  // The parts of `guestLastName` are words too.
  const words = wordsIn(text.replace(/([a-z])([A-Z])/g, '$1 $2')).map((word) => word.toLowerCase());
  return { text: text.toLowerCase(), words: new Set(words) };
});

function besideOwnWords(text: string): number {
  const { words } = ownWords(catalogue);
  const others = wordsIn(text).filter((word) => word.length < SHORTEST_WORD || !words.has(word.toLowerCase()));
  return others.join('').length;
}

/** Whether a text consists of the suite's own words, so finding it in a submission shows nothing. */
export function isOwnWords(text: string): boolean {
  const bare = text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return besideOwnWords(text) === 0 || ownWords(catalogue).text.includes(bare);
}

const BASE64 = /^[\w+/-]+=*$/;
const PRINTABLE = /^[ -~]+$/;

/** A text, or what it says in Base64; without the client's id, or a beginning of it. */
function besideClient(text: string, clientId: string): string {
  const decoded = BASE64.test(text) ? Buffer.from(text, 'base64').toString('latin1') : '';
  const said = PRINTABLE.test(decoded) ? decoded : text;
  return clientId.startsWith(said) ? '' : said.replace(clientId, '');
}

/**
 * Whether an altered secret reveals the original; a word at the beginning of half a secret does not, nor does the id
 * of the client for which a token was issued: HTTP Basic begins with the same letters.
 */
export function isTelling(altered: string, alteration: SecretRef['altered'], clientId = ''): boolean {
  if (alteration !== 'prefix') return !isOwnWords(altered);
  return !isOwnWords(altered) && besideOwnWords(besideClient(altered, clientId)) >= TELLING_HALF;
}
