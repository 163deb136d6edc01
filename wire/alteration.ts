import { type Alteration, escapeText, type SecretRef } from '../cases/call.ts';

function jwtParts(token: string): [string, string, string] | null {
  const parts = token.split('.');
  return parts.length === 3 && token.startsWith('eyJ') ? (parts as [string, string, string]) : null;
}

const other = (character: string) => (character === 'A' ? 'B' : 'A');

function swapCase(text: string): string {
  return [...text].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');
}

function tamperPayload(token: string): string {
  const jwt = jwtParts(token);
  if (!jwt) {
    const middle = Math.floor(token.length / 2);
    return token.slice(0, middle) + other(token.charAt(middle)) + token.slice(middle + 1);
  }
  try {
    const claims = JSON.parse(Buffer.from(jwt[1], 'base64url').toString()) as Record<string, unknown>;
    const payload = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    return `${jwt[0]}.${payload}.${jwt[2]}`;
  } catch {
    return `${jwt[0]}.${other(jwt[1].charAt(0))}${jwt[1].slice(1)}.${jwt[2]}`;
  }
}

function tamperSignature(token: string): string {
  const jwt = jwtParts(token);
  // The first character of a signature always carries six bits of it; the last one may carry padding only.
  if (jwt) return `${jwt[0]}.${jwt[1]}.${other(jwt[2].charAt(0))}${jwt[2].slice(1)}`;
  return token.slice(0, -1) + other(token.slice(-1));
}

function unsigned(token: string): string | null {
  const jwt = jwtParts(token);
  if (!jwt) return null;
  return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')}.${jwt[1]}.`;
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

/** Alters a secret. `null` where the alteration does not apply, such as `alg-none` of an opaque token. */
export function alter(value: string, alteration: Alteration): string | null {
  const altered: Record<Alteration, () => string | null> = {
    truncated: () => value.slice(0, -4),
    extended: () => `${value}x`,
    lengthened: () => value.padEnd(Math.max(LONG, value.length + 1), 'x'),
    preceded: () => `x${value}`,
    'nul-ended': () => `${value}\0`,
    'full-width': () => fullWidth(value),
    'case-swapped': () => swapCase(value),
    prefix: () => value.slice(0, Math.ceil(value.length / 2)),
    'payload-tampered': () => tamperPayload(value),
    'signature-tampered': () => tamperSignature(value),
    'alg-none': () => unsigned(value),
  };
  const result = altered[alteration]();
  return result === value || result === '' ? null : result;
}
