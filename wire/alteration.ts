import { type Alteration, escapeText, type SecretRef } from '../cases/call.ts';
import { type Forgery, forge } from './forging.ts';

function jwtParts(token: string): [string, string, string] | null {
  const parts = token.split('.');
  return parts.length === 3 && token.startsWith('eyJ') ? (parts as [string, string, string]) : null;
}

/** Another character, and not the same in another case: hexadecimal digits and Base32 are read in either. */
const other = (character: string) => (/a/i.test(character) ? 'B' : 'A');

function swapCase(text: string): string {
  return [...text].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');
}

const PADDING = /=*$/;
const padding = (text: string) => PADDING.exec(text)?.[0] ?? '';
const unpadded = (text: string) => text.replace(PADDING, '');

const LETTER = /[A-Za-z0-9]/;

/**
 * The text with one character changed: the nearest one before or at a place that another letter or digit follows. The last
 * character of a text in base64url may stand for fewer than six bits, and another one there for the same bytes
 * (RFC 4648 §3.5).
 */
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
  try {
    const claims = JSON.parse(Buffer.from(jwt[1], 'base64url').toString()) as Record<string, unknown>;
    const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    return `${jwt[0]}.${payload}.${jwt[2]}`;
  } catch {
    return `${jwt[0]}.${changedAt(jwt[1], 0)}.${jwt[2]}`;
  }
}

function tamperSignature(token: string): string {
  const jwt = jwtParts(token);
  // The first character of a signature always carries six bits of it.
  if (jwt) return `${jwt[0]}.${jwt[1]}.${changedAt(jwt[2], 0)}`;
  return changedOpaque(token, (length) => length - 2);
}

function ofJwt(token: string, change: (jwt: readonly [string, string, string]) => string): string | null {
  const jwt = jwtParts(token);
  return jwt && change(jwt);
}

function unsigned(token: string, alg: string): string | null {
  const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
  const made = ofJwt(token, ([, payload]) => `${header}.${payload}.`);
  // A token that is unsigned as it was issued has to differ in what it says.
  return made === token ? tamperPayload(token) : made;
}

/** Letters, digits and signs of ASCII have a twin of double width, which some normal forms of Unicode take for the same. */
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

/** Alters a secret. @param clientSecret for the token that is signed with it
 * @returns `null` where the alteration does not apply, such as `alg-none` of an opaque token. */
export function alter(value: string, alteration: Alteration, clientSecret = ''): string | null {
  const forged = (forgery: Forgery) => ofJwt(value, (jwt) => forge(jwt, forgery, clientSecret));
  const altered: Record<Alteration, () => string | null> = {
    // What is cut off must not be padding alone, and what is added must be whole bytes: some readers skip the rest.
    truncated: () => unpadded(value).slice(0, -4) + padding(value),
    extended: () => `${unpadded(value)}xxxx${padding(value)}`,
    lengthened: () => value.padEnd(Math.max(LONG, value.length + 1), 'x'),
    preceded: () => `x${value}`,
    'nul-ended': () => `${value}\0`,
    'full-width': () => fullWidth(value),
    'case-swapped': () => swapCase(value),
    prefix: () => value.slice(0, Math.ceil(value.length / 2)),
    'payload-tampered': () => tamperPayload(value),
    'signature-tampered': () => tamperSignature(value),
    'signature-case-swapped': () => ofJwt(value, ([head, payload, sig]) => `${head}.${payload}.${swapCase(sig)}`),
    'alg-none': () => unsigned(value, 'none'),
    'alg-none-in-odd-case': () => unsigned(value, 'nOnE'),
    'key-empty': () => forged('key-empty'),
    'key-guessed': () => forged('key-guessed'),
    'key-in-header': () => forged('key-in-header'),
    'key-of-empty-file': () => forged('key-of-empty-file'),
    'key-client-secret': () => forged('key-client-secret'),
  };
  const result = altered[alteration]();
  return result === value || result === '' ? null : result;
}
