/** Makes wrong secrets that are near the right one. */
import {
  type Alteration,
  escapeText,
  type SecretRef,
  SIGNED_ALTERATIONS,
  type SignedAlteration,
} from '../cases/call.ts';
import { forged, jwtParts, unsigned, withClaim } from './forging.ts';

/** Another character, and not the same in another case: hexadecimal digits and Base32 are read in either. */
const other = (character: string) => (/a/i.test(character) ? 'B' : 'A');

function swapCase(text: string): string {
  return [...text].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');
}

const PADDING = /=*$/;
const padding = (text: string) => PADDING.exec(text)?.[0] ?? '';
const unpadded = (text: string) => text.replace(PADDING, '');

const LETTER = /[A-Za-z0-9]/;

/** One character changed, at a place or before it, that another letter or digit follows: the last one may carry fewer than six bits (RFC 4648 §3.5). */
function changedAt(text: string, place: number): string {
  let at = place;
  while (at > 0 && !(LETTER.test(text.charAt(at)) && LETTER.test(text.charAt(at + 1)))) at -= 1;
  return text.slice(0, at) + other(text.charAt(at)) + text.slice(at + 1);
}

/** Where the part of an opaque token begins that a service compares: `17|` before it is a number that some never look at. */
const secretPart = (token: string) => token.lastIndexOf('|', token.length - 3) + 1;

/** An opaque token that is changed in its secret part. @param placeIn says where, given the length of that part */
function changedOpaque(token: string, placeIn: (length: number) => number): string {
  const start = secretPart(token);
  return token.slice(0, start) + changedAt(token.slice(start), placeIn(token.length - start));
}

function tamperPayload(token: string): string {
  const jwt = jwtParts(token);
  if (!jwt) return changedOpaque(token, (length) => Math.floor(length / 2));
  const [head, payload, signature] = jwt;
  return `${head}.${withClaim(payload, 'sub', 'somebody-else') ?? changedAt(payload, 0)}.${signature}`;
}

function tamperSignature(token: string): string {
  const jwt = jwtParts(token);
  // The first character of a signature always carries six bits of it.
  if (jwt) return `${jwt[0]}.${jwt[1]}.${changedAt(jwt[2], 0)}`;
  return changedOpaque(token, (length) => length - 2);
}

/** The same in full-width forms of ASCII, which some normal forms of Unicode take for the same. */
function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH));
}

const FULL_WIDTH = 0xfee0;
/** Characters of a secret that is longer than what columns and hash functions take in (bcrypt: 72 bytes). */
const LONG = 100;

function formEncoded(text: string, encoded: NonNullable<SecretRef['basic']>['encoded']): string {
  if (encoded === 'where-needed') return escapeText(text, 'form');
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** A client's id and its secret as HTTP Basic carries them (RFC 7617 §2, form-encoded as in RFC 6749 §2.3.1). */
export function basicCredentials(secret: string, { clientId, encoded }: NonNullable<SecretRef['basic']>): string {
  return Buffer.from(`${formEncoded(clientId, encoded)}:${formEncoded(secret, encoded)}`).toString('base64');
}

/** Alterations of any secret, signed or not. What is cut off is no padding alone, and what is added are whole bytes: some skip the rest. */
const OF_ANY: Readonly<Record<Exclude<Alteration, SignedAlteration>, (value: string) => string>> = {
  truncated: (value) => unpadded(value).slice(0, -4) + padding(value),
  extended: (value) => `${unpadded(value)}xxxx${padding(value)}`,
  lengthened: (value) => value.padEnd(Math.max(LONG, value.length + 1), 'x'),
  preceded: (value) => `x${value}`,
  'nul-ended': (value) => `${value}\0`,
  'full-width': fullWidth,
  'case-swapped': swapCase,
  prefix: (value) => value.slice(0, Math.ceil(value.length / 2)),
  'payload-tampered': tamperPayload,
  'signature-tampered': tamperSignature,
};

function alteredJwt(token: string, alteration: SignedAlteration, clientSecret: string): string | null {
  const jwt = jwtParts(token);
  if (!jwt) return null;
  if (alteration === 'signature-case-swapped') return `${jwt[0]}.${jwt[1]}.${swapCase(jwt[2])}`;
  if (alteration !== 'alg-none' && alteration !== 'alg-none-in-odd-case') return forged(jwt, alteration, clientSecret);
  const made = unsigned(jwt, alteration === 'alg-none' ? 'none' : 'nOnE');
  // A token that is unsigned as it was issued has to differ in what it says.
  return made === token ? tamperPayload(token) : made;
}

const isSigned = (alteration: Alteration): alteration is SignedAlteration =>
  (SIGNED_ALTERATIONS as readonly Alteration[]).includes(alteration);

/**
 * Alters a secret; `null` where the alteration does not apply, such as `alg-none` of an opaque token.
 * @param clientSecret for the token that is signed with it
 */
export function alter(value: string, alteration: Alteration, clientSecret = ''): string | null {
  const result = isSigned(alteration) ? alteredJwt(value, alteration, clientSecret) : OF_ANY[alteration](value);
  return result === value || result === '' ? null : result;
}
