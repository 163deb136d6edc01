/** Tells a secret, or a part of one, from the words of the suite itself: those stand in every submission. */
import type { SecretRef } from '../cases/call.ts';
import { catalogue } from '../contract/catalogue/index.ts';

/** Words of requests, reports and settings that the catalogue does not say. */
const MORE_WORDS =
  'certification lodging sandbox production mock notification suite password wrong short lived second user url encoded';
/** Shorter ones may stand anywhere in a secret. */
const SHORTEST_WORD = 4;
/** Characters besides the suite's own words from which on half of a secret gives it away. */
const TELLING_HALF = 16;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

let own: { readonly text: string; readonly words: ReadonlySet<string> } | undefined;

/** All that the catalogue says, and its words. */
function ownWords() {
  if (own) return own;
  const text = `${JSON.stringify(catalogue)} ${MORE_WORDS}`;
  // The parts of `guestLastName` are words too.
  const words = wordsIn(text.replace(/([a-z])([A-Z])/g, '$1 $2')).map((word) => word.toLowerCase());
  own = { text: text.toLowerCase(), words: new Set(words) };
  return own;
}

/** How many characters of a text are left without the suite's own words, and without signs. */
function besideOwnWords(text: string): number {
  const { words } = ownWords();
  const others = wordsIn(text).filter((word) => word.length < SHORTEST_WORD || !words.has(word.toLowerCase()));
  return others.join('').length;
}

/** Whether a text is made of the suite's own words, so that to find it in a submission shows nothing. */
export function isOwnWords(text: string): boolean {
  const bare = text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return besideOwnWords(text) === 0 || ownWords().text.includes(bare);
}

/** Whether an altered secret, met elsewhere, gives the secret away; of half of one a word that it begins with does not. */
export function isTelling(altered: string, alteration: SecretRef['altered']): boolean {
  return !isOwnWords(altered) && (alteration !== 'prefix' || besideOwnWords(altered) >= TELLING_HALF);
}
