/** 25 secrets in 20 encodings, and in combinations of two: the finder finds each, and the redactor leaves nothing of it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { SecretFinder } from '../cases/secrets/finder.ts';
import { Redactor } from '../wire/redaction.ts';
import { readable } from './support/decoded.ts';

const SECRETS = Array.from({ length: 25 }, (_, n) => `Qz7${n}+/="&%'<\\é ~${'zyxwv'.charAt(n % 5)}K${n * 7919}-end`);

const bytewise = (bytes: Buffer, each: (byte: number) => string) => Array.from(bytes, each).join('');
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const wrapped = (text: string, end: string) => text.replace(/.{16}/g, `$&${end}`);

/** RFC 4648 §6, without padding. */
function base32(bytes: Buffer): string {
  const bits = bytewise(bytes, (byte) => byte.toString(2).padStart(8, '0'));
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}
const utf16 = (bytes: Buffer) => Buffer.from(bytes.toString(), 'utf16le');
const codes = (text: string, each: (code: number) => string) =>
  Array.from({ length: text.length }, (_, at) => each(text.charCodeAt(at))).join('');
const swapped = (text: string) => text.replace(/[a-z]|[A-Z]/g, (c) => (c < 'a' ? c.toLowerCase() : c.toUpperCase()));

type Encode = (bytes: Buffer) => string | Buffer;
const ENCODINGS: Readonly<Record<string, Encode>> = {
  raw: (bytes) => bytes,
  'percent, every byte': (bytes) => bytewise(bytes, (byte) => `%${hex(byte)}`),
  'percent in capitals': (bytes) => bytewise(bytes, (byte) => `%${hex(byte).toUpperCase()}`),
  URL: (bytes) => encodeURIComponent(bytes.toString()),
  JSON: (bytes) => JSON.stringify(bytes.toString()),
  'JSON escapes': (bytes) => codes(bytes.toString(), (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  'hexadecimal escapes': (bytes) => bytewise(bytes, (byte) => `\\x${hex(byte)}`),
  'decimal entities': (bytes) => codes(bytes.toString(), (code) => `&#000${code};`),
  'hexadecimal entities': (bytes) => codes(bytes.toString(), (code) => `&#X0${code.toString(16)};`),
  hexadecimal: (bytes) => bytes.toString('hex'),
  'hexadecimal in capitals': (bytes) => bytes.toString('hex').toUpperCase(),
  base64: (bytes) => bytes.toString('base64'),
  'base64, one byte in': (bytes) => Buffer.concat([Buffer.from(':'), bytes]).toString('base64'),
  base64url: (bytes) => Buffer.concat([Buffer.from('::'), bytes]).toString('base64url'),
  'wrapped base64': (bytes) => wrapped(bytes.toString('base64'), '\r\n'),
  'base64 with its cases swapped': (bytes) => swapped(bytes.toString('base64')),
  base32,
  'quoted-printable': (bytes) =>
    wrapped(
      bytewise(bytes, (byte) => `=${hex(byte).toUpperCase()}`),
      '',
    )
      .replace(/(.{30})/g, '$1=\r\n')
      .replace(/=(=\r\n)([0-9A-F]{2})/g, '$1=$2')
      .replace(/=([0-9A-F])=\r\n([0-9A-F])/g, '=\r\n=$1$2'),
  'UTF-16': utf16,
  'UTF-16, the other order': (bytes) => Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(bytes).swap16()]),
  gzip: (bytes) => gzipSync(bytes),
  zlib: (bytes) => deflateSync(bytes),
  'bare deflate': (bytes) => deflateRawSync(bytes),
  brotli: (bytes) => brotliCompressSync(bytes),
  'a list of numbers': (bytes) => JSON.stringify(bytes.toJSON()),
  'split by concatenation': (bytes) => bytes.toString().replace(/z/, 'z" + "'),
};
/** They are packed, or no text: nothing is written around them. */
const ALONE = /gzip|zlib|deflate|brotli|UTF-16/;

function written(how: string, secret: Buffer): Buffer {
  const encoded = Buffer.from((ENCODINGS[how] as Encode)(secret) as string);
  return ALONE.test(how) ? encoded : Buffer.concat([Buffer.from('{"a": '), encoded, Buffer.from(' , "b": 1}')]);
}

const finder = new SecretFinder<true>();
const redactor = new Redactor(Buffer.alloc(32, 1));
for (const secret of SECRETS) {
  finder.add(secret, true);
  redactor.add(secret, '<client_secret>');
}

describe('25 secrets', () => {
  for (const how of Object.keys(ENCODINGS)) {
    test(`are found in ${how}, and nothing of them is left`, () => {
      const texts = SECRETS.map((secret) => written(how, Buffer.from(secret)));
      const missed = texts.filter((text) => !finder.holds(text)).map((text) => text.toString('latin1'));
      assert.deepEqual(missed, []);
      const clean = texts.map((text) => redactor.cleanBytes(text));
      assert.deepEqual(
        clean.flatMap((text) => readable(text, SECRETS)),
        [],
      );
      assert.ok(clean.every((text) => text.includes('<client_secret>') && !finder.holds(text)));
    });
  }
});

const FIRST = [
  'percent, every byte',
  'JSON escapes',
  'decimal entities',
  'hexadecimal',
  'base64',
  'base32',
  'gzip',
  'zlib',
  'UTF-16',
];
const THEN = [
  'percent in capitals',
  'JSON',
  'JSON escapes',
  'hexadecimal entities',
  'hexadecimal',
  'base64',
  'wrapped base64',
  'gzip',
];

describe('a secret that was encoded twice', () => {
  for (const first of FIRST) {
    test(`is found: ${first}, and then each other`, () => {
      const inner = Buffer.from((ENCODINGS[first] as Encode)(Buffer.from(SECRETS[3] as string)) as string);
      // As text, bytes that are none do not stand.
      const fit = THEN.filter((then) => !(ALONE.test(first) && /JSON|entities|percent/.test(then)));
      const missed = fit.filter((then) => {
        const text = written(then, inner);
        return !finder.holds(text) || finder.holds(redactor.cleanBytes(text));
      });
      assert.deepEqual(missed, []);
    });
  }
});

describe('what was made to be expensive', () => {
  const hostile: Readonly<Record<string, string>> = {
    'the beginning of a token, again and again': 'eyJ'.repeat(300_000),
    backslashes: '\\'.repeat(1_000_000),
    ampersands: '&'.repeat(1_000_000),
  };
  for (const [what, text] of Object.entries(hostile)) {
    test(`does not hang the search: ${what}`, () => {
      const before = performance.now();
      redactor.clean(text);
      assert.ok(performance.now() - before < 15_000);
    });
  }
});
