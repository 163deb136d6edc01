/** Wrong secrets like the right one, and tokens that a client could sign, under a key it can know (RFC 8725 §3). */

import { createHmac, createPrivateKey, sign } from 'node:crypto';
import {
  type Alteration,
  escapeText,
  type SecretRef,
  SIGNED_ALTERATIONS,
  type SignedAlteration,
} from '../cases/call.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../contract/json.ts';

/** A service that reads `kid` as a file name finds an empty key here. */
const EMPTY_FILE = '../../../../../../../../dev/null';

/** Claims of forged tokens if the issuer's tokens are opaque. */
const INVENTED = { iss: 'https://issuer.example/', sub: 'certification', aud: 'certification', exp: 4102444800 };

/** These keys protect nothing: they are public here. */
const RSA = {
  kty: 'RSA',
  n: 'j6_nexisGohHCGj9oG9Aq0rYUgOJg5OV-RBGBYsjBfzMojAbmvVjQ-qun75BQonQ8T5i2IOPGpHylHxx3AqpQWjzirH24wd8T9mTtQYeXyXBPd_rVNiF0YJs7JWUezSx3PkBDWXEfisRRwSk4EvZgYYM-GoaaF7xWK7Ug8Yn8smVzEU1SZoEbKXQwsf8grGzHYJ2uPJiRNrCzmoTLNOXOfRITbCap77CXPEW7LI9cQ3JY4m9vb73MXaL25UuZK4slNZY9R_Hml46YOgv5-zXOYwZvDzG_HklKiZOL12pMy3P0JOIravJCsNHQHNEiOyIjlUO4VCDeXk6JW8qi85Vgw',
  e: 'AQAB',
  d: 'CfcP-EcNRJJ3-VrYCto8Y29_kiyMSx5KCT8k2WSSwMBiwXV8V00LyIg2-n2GPCL1D-NyP9mGlrf8Lr_KC7yHjDGcVl2iUDt9gRzctBzLsBtHts6tR7Hz50RYNo48gSZLQZaECVWqANAO1NyQbL0wmrLdJRYCuoNUfKs0sjuPcLSKEPxA7yIsQHqcblUiTT7k2Ss59xbxGLasThW5V5_lbNYHsaO0pCq1ADqtceUvg2tlYYZnULSUPYWZ8lA6mvwOoRQZoRhgcfSWORMfFu6J8Pn0PfEV6RZyoDjUjqRiVLM84zVOWd_rJLTSFVUBv_b3Wj6DQnatqw8zSGYqZQ6SZQ',
  p: 'xhkvgoDI5WmQ_5LqANxvZWbNShIaBT5WzdYJLxZPV8A4v11csWH8aR1C4zrSC1R9NnUq4R2_I784vtjjxF4VFlG3rtjQafZHLAjtSMgLhZ_O96LVqFCoueom6msEObvkG9a5vqKHcRo_Iejqb86nfKHon1QPIsm52io63feGxS0',
  q: 'ua9eP2cPsZXn4qjr7McE1wIcgt_syfmCIBcVI87Non9_tU2FUcAhc270PWgTPUuXNAVfQXTyJtsT73dxIBk0KuDcG0NVIJYXg-3FoViU1EBn-BQNagDog25wWYSE8ABA6V-upsPxdENjkxRt5PDmmiz1jiVtJwakuVenJ41-k28',
  dp: 'fpTXU-eg917GZVjmJ9izYbMX2I3KjLEx3GM5CRqTZnoQiM9KjJoVJMGq3PHYB59cRzEFTkWovlnRE7oZiH-pr9JVsece_aZ-AfhOTyRsoFzmbjxhlCS-O9YQOdhaId4au2Mw20yViUMBNlTTgNAnG6-FqlGXPl5yYKJ9bRpexp0',
  dq: 'd7tYB4QaP4WND7-i2Xv_Z_Dpl45yrk4gFTctH3jTaivSmoLRK8S7DScHgK0icszSQ-4O3TNejaWIdkpLfMojtF5oL4A8XRXLNfvVCtQGq9KX-AReHfNV-qH0-hQUcHmJYbKb-NayVCi8BXQP5Kdd2x6QfEcv2hFTmFun4j4_1ys',
  qi: 'LatzZwF9FaNx1l3TqR1vqAt0Vw0lGt9In_UzSn4vVT9qHuqMAYLdAXWzV5BWX673xZDbht6UQxHLcJttkS9EITjCBXZ2KdLQ8sFROQAc5NFy4fA1h8iz6rwMdVdTDYqQctnYuqg8B-OOJXlgDioqWgIYt3jO5BE46JACWfP3ri0',
};
const EC = {
  kty: 'EC',
  crv: 'P-256',
  x: 'AQt9PfuDQ6AyiykTre6bh9jpGjt24hqe1myuhKMtVX8',
  y: 'dFC8o1TvGBk-3RLwHc8mmiCbsEvge4Jx69lSa6l0lZ8',
  d: 'JARtkz8ygsgK-S8myeNdhfV1zu0hiCDudy5TFxXaUh8',
};

type Jwt = readonly [head: string, payload: string, signature: string];

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwtParts(token: string): Jwt | null {
  const parts = token.split('.');
  return parts.length === 3 && token.startsWith('eyJ') ? (parts as unknown as Jwt) : null;
}

const objectIn = (part: string) => asJsonObject(parsedJson(Buffer.from(part, 'base64url').toString()));

/** The payload with a member set; `null` if it is not a JSON object. */
function withClaim(payload: string, name: string, value: unknown): string | null {
  const claims = objectIn(payload);
  return claims && encoded({ ...claims, [name]: value });
}

/** The payload under a header that declares no signature (RFC 7518 §3.6). */
const unsigned = ([, payload]: Jwt, alg: string) => `${encoded({ alg, typ: 'JWT' })}.${payload}.`;

function byHmac(header: JsonObject, payload: string, key: string): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT', ...header })}.${payload}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/** Uses the issuer's own algorithm family: a service may take the key from the header, but no other family. */
function byOwnKey(issued: JsonObject | null, payload: string): string {
  const isCurve = String(issued?.['alg']).startsWith('ES');
  const { kty, crv, x, y } = EC;
  const jwk = isCurve ? { kty, crv, x, y } : { kty: RSA.kty, n: RSA.n, e: RSA.e };
  const signed = `${encoded({ alg: isCurve ? 'ES256' : 'RS256', typ: 'JWT', jwk })}.${payload}`;
  const key = { key: createPrivateKey({ key: isCurve ? EC : RSA, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/** Tells a forged token from the one it imitates, whatever the issuer's key. */
const marked = (payload: string) => withClaim(payload, 'certification', true) ?? payload;

/** A token signed with an example key: with the token's own claims, or with invented ones if it is opaque. */
const byExampleKey = (key: string) => (token: string) =>
  byHmac({}, marked(jwtParts(token)?.[1] ?? encoded(INVENTED)), key);

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

/** Start of the part of an opaque token that a service compares: some ignore a number before it, as in `17|`. */
const secretPart = (token: string) => token.lastIndexOf('|', token.length - 3) + 1;

function changedOpaque(token: string, placeIn: (length: number) => number): string {
  const start = secretPart(token);
  return token.slice(0, start) + changedAt(token.slice(start), placeIn(token.length - start));
}

function tamperPayload(token: string): string {
  const jwt = jwtParts(token);
  // Who compares the beginning alone is found by the other changes, who compares the end alone by this one.
  if (!jwt) return changedOpaque(token, (length) => Math.floor(length / 4));
  const [head, payload, signature] = jwt;
  return `${head}.${withClaim(payload, 'sub', 'somebody-else') ?? changedAt(payload, 0)}.${signature}`;
}

/** Where a numbered token ends; in a random one it is chance, and the token before does not exist. */
const NUMBER = /\d{6,}$/;

function tamperSignature(token: string): string {
  const jwt = jwtParts(token);
  // The first character of a signature always carries six of its bits.
  if (jwt) return `${jwt[0]}.${jwt[1]}.${changedAt(jwt[2], 0)}`;
  // Whoever has a numbered token can guess those of other clients: the one before was issued as well.
  const before = token.replace(NUMBER, (digits) => String(BigInt(digits) - 1n).padStart(digits.length, '0'));
  return before === token ? changedOpaque(token, (length) => length - 2) : before;
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
  // The old and the current key of jwt.io, and keys of tutorials and templates.
  'example-key': byExampleKey('your-256-bit-secret'),
  'later-example-key': byExampleKey('a-string-secret-at-least-256-bits-long'),
  'tutorial-key': byExampleKey('secretkey'),
  'template-key': byExampleKey('your-secret-key'),
};

/** Some ECDSA verifiers accepted a signature of zeros for any content (CVE-2022-21449). */
const zerosLike = (signature: string) => Buffer.alloc(Buffer.from(signature, 'base64url').length).toString('base64url');

const ofKey =
  (key: string) =>
  ([, payload]: Jwt): string =>
    byHmac({}, marked(payload), key);

/** Signed tokens changed in their signature, and such as anybody, or any client with its secret, could make. */
const OF_JWT: Readonly<Record<SignedAlteration, (jwt: Jwt, clientSecret: string) => string>> = {
  'signature-case-swapped': ([head, payload, signature]) => `${head}.${payload}.${swapCase(signature)}`,
  'alg-none': (jwt) => unsigned(jwt, 'none'),
  'alg-none-in-odd-case': (jwt) => unsigned(jwt, 'nOnE'),
  'signature-left-out': ([head, payload]) => `${head}.${payload}.`,
  'signature-of-zeros': ([head, payload, signature]) => `${head}.${payload}.${zerosLike(signature)}`,
  'key-empty': ofKey(''),
  'key-guessed': ofKey('secret'),
  'key-changeme': ofKey('changeme'),
  'key-key': ofKey('key'),
  'key-in-header': ([head, payload]) => byOwnKey(objectIn(head), marked(payload)),
  'key-of-empty-file': ([, payload]) => byHmac({ kid: EMPTY_FILE }, marked(payload), ''),
  'key-client-secret': (jwt, clientSecret) => ofKey(clientSecret)(jwt),
};

function alteredJwt(token: string, alteration: SignedAlteration, clientSecret: string): string | null {
  const jwt = jwtParts(token);
  if (!jwt) return null;
  const made = OF_JWT[alteration](jwt, clientSecret);
  // A token issued unsigned has to differ in its claims.
  return made === token && alteration !== 'signature-case-swapped' ? tamperPayload(token) : made;
}

const isSigned = (alteration: Alteration): alteration is SignedAlteration =>
  (SIGNED_ALTERATIONS as readonly Alteration[]).includes(alteration);

/** Alters a secret; `null` if not applicable, e.g. `alg-none` of an opaque token. @param clientSecret signs tokens */
export function alter(value: string, alteration: Alteration, clientSecret = ''): string | null {
  const result = isSigned(alteration) ? alteredJwt(value, alteration, clientSecret) : OF_ANY[alteration](value);
  return result === value || result === '' ? null : result;
}
