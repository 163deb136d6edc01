/** Makes wrong secrets that are close to the right one. */
import {
  type Alteration,
  escapeText,
  type SecretRef,
  SIGNED_ALTERATIONS,
  type SignedAlteration,
} from '../cases/call.ts';
import { forged, jwtParts, unsigned, withClaim } from './forging.ts';

/** Differs in either case too: hexadecimal digits and Base32 are case-insensitive. */
const other = (character: string) => (/a/i.test(character) ? 'B' : 'A');

function swapCase(text: string): string {
  return [...text].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');
}

const PADDING = /=*$/;
const padding = (text: string) => PADDING.exec(text)?.[0] ?? '';
const unpadded = (text: string) => text.replace(PADDING, '');

const LETTER = /[A-Za-z0-9]/;

/** The next character must be a letter or digit: the last one may carry fewer than six bits (RFC 4648 §3.5). */
function changedAt(text: string, place: number): string {
  let at = place;
  while (at > 0 && !(LETTER.test(text.charAt(at)) && LETTER.test(text.charAt(at + 1)))) at -= 1;
  return text.slice(0, at) + other(text.charAt(at)) + text.slice(at + 1);
}

/** Start of the part of an opaque token that a service compares: some never look at a number before it, as in `17|`. */
const secretPart = (token: string) => token.lastIndexOf('|', token.length - 3) + 1;

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
  // The first character of a signature always carries six of its bits.
  if (jwt) return `${jwt[0]}.${jwt[1]}.${changedAt(jwt[2], 0)}`;
  return changedOpaque(token, (length) => length - 2);
}

/** Full-width ASCII, which some Unicode normal forms equate with ASCII. */
function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH));
}

const FULL_WIDTH = 0xfee0;
/** Longer than database columns and hash functions accept (bcrypt: 72 bytes). */
const LONG = 100;

function formEncoded(text: string, encoded: NonNullable<SecretRef['basic']>['encoded']): string {
  if (encoded === 'where-needed') return escapeText(text, 'form');
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** Client id and secret for HTTP Basic (RFC 7617 §2, form-encoded as in RFC 6749 §2.3.1). */
export function basicCredentials(secret: string, { clientId, encoded }: NonNullable<SecretRef['basic']>): string {
  return Buffer.from(`${formEncoded(clientId, encoded)}:${formEncoded(secret, encoded)}`).toString('base64');
}

/** Cuts off more than padding and adds whole bytes: some services ignore the rest. */
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
  // A token issued unsigned has to differ in its claims.
  return made === token ? tamperPayload(token) : made;
}

const isSigned = (alteration: Alteration): alteration is SignedAlteration =>
  (SIGNED_ALTERATIONS as readonly Alteration[]).includes(alteration);

/** Alters a secret; `null` if not applicable, e.g. `alg-none` of an opaque token. @param clientSecret signs tokens */
export function alter(value: string, alteration: Alteration, clientSecret = ''): string | null {
  const result = isSigned(alteration) ? alteredJwt(value, alteration, clientSecret) : OF_ANY[alteration](value);
  return result === value || result === '' ? null : result;
}
