/** Tells a secret, or a part of one, from the words of the suite itself: those stand in every submission. */
import type { SecretRef } from '../cases/call.ts';
import { catalogue } from '../contract/catalogue/index.ts';

/** Words that the suite's requests, reports and settings are made of. The longer ones first: `client` is part of `clientId`. */
const WORDS = [
  'certification',
  'notification',
  'application',
  'reservation',
  'credentials',
  'expiration',
  'production',
  'guestlast',
  'guestfirst',
  'password',
  'lodging',
  'service',
  'sandbox',
  'checkout',
  'checkin',
  'encoded',
  'second',
  'client',
  'secret',
  'access',
  'bearer',
  'hotel',
  'guest',
  'grant',
  'check',
  'token',
  'suite',
  'wrong',
  'mock',
  'form',
  'json',
  'type',
  'name',
  'room',
  'test',
  'text',
  'auth',
  'user',
  'out',
  'www',
  'url',
  'id',
  'in',
];

const OWN_WORDS = new RegExp(WORDS.join('|'), 'gi');
const NO_LETTER = /[^\p{L}\p{N}]+/gu;
/** Characters besides the suite's own words from which on half of a secret tells something. */
const TELLING_HALF = 16;

let ownText: string | undefined;

/** All that the catalogue says, and the words, as one text. */
function own(): string {
  ownText ??= `${JSON.stringify(catalogue)} ${WORDS.join(' ')} short_lived_secret`.toLowerCase();
  return ownText;
}

/** What is left of a text without the suite's own words, and without signs. */
function besideOwnWords(text: string): string {
  return text.replace(OWN_WORDS, '').replace(NO_LETTER, '');
}

/** Whether a text is made of the suite's own words, so that to find it in a submission tells nothing. */
export function isOwnWords(text: string): boolean {
  const bare = text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return besideOwnWords(text) === '' || own().includes(bare);
}

/** Whether half of a secret gives away enough of it to be searched for; a word that a secret begins with does not. */
export function isTellingHalf(half: string): boolean {
  return !isOwnWords(half) && besideOwnWords(half).length >= TELLING_HALF;
}

/** Whether an altered secret, met elsewhere, gives the secret away. */
export function isTelling(altered: string, alteration: SecretRef['altered']): boolean {
  return alteration === 'prefix' ? isTellingHalf(altered) : !isOwnWords(altered);
}
