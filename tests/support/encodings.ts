/** Ways in which a service, or a library, may write a secret down. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

/** Secrets with characters that change under each encoding. */
export const CANARIES: readonly string[] = Array.from(
  { length: 25 },
  (_, n) => `Qz7${n}+/="&%'<\\é ~${'zyxwv'.charAt(n % 5)}K${n * 7919}-end`,
);

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

/** Writes bytes in another way. */
export type Encode = (bytes: Buffer) => string | Buffer;
/** By what one would call them. */
export const ENCODINGS: Readonly<Record<string, Encode>> = {
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
export const ALONE = /gzip|zlib|deflate|brotli|UTF-16/;
