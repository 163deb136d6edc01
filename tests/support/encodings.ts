/** The encodings in which secrets are searched for, by their rows in SECURITY.md, as real stacks produce them. */
import { deflateSync, gzipSync } from 'node:zlib';

/** Secrets with characters that change under each encoding. */
export const CANARIES: readonly string[] = Array.from(
  { length: 25 },
  (_, n) => `Qz7${n}+/="&%'<\\é ~${'zyxwv'.charAt(n % 5)}K${n * 7919}-end`,
);

const bytewise = (bytes: Buffer, each: (byte: number) => string) => Array.from(bytes, each);
const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const codes = (text: string, each: (code: number) => string) =>
  Array.from({ length: text.length }, (_, at) => each(text.charCodeAt(at))).join('');
const utf16 = (bytes: Buffer) => Buffer.from(bytes.toString(), 'utf16le');
const after = (before: string, bytes: Buffer) => Buffer.concat([Buffer.from(before), bytes]);

/** RFC 2045 §6.7, in short lines. */
function quotedPrintable(bytes: Buffer): string {
  const isPlain = (byte: number) => byte >= 0x21 && byte < 0x7f && byte !== 0x3d;
  const written = bytewise(bytes, (byte) =>
    isPlain(byte) ? String.fromCharCode(byte) : `=${hex(byte).toUpperCase()}`,
  );
  return written.map((each, at) => (at % 10 === 9 ? `${each}=\r\n` : each)).join('');
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export type Encode = (bytes: Buffer) => string | Buffer;

export const ROWS: Readonly<Record<string, Readonly<Record<string, Encode>>>> = {
  'as it is': { '': (bytes) => bytes },
  'percent-encoding': {
    'where URLs need it': (bytes) => encodeURIComponent(bytes.toString()),
    'of every byte': (bytes) => bytewise(bytes, (byte) => `%${hex(byte)}`).join(''),
    'of every byte, in capitals': (bytes) => bytewise(bytes, (byte) => `%${hex(byte).toUpperCase()}`).join(''),
    'as in forms': (bytes) => new URLSearchParams([['', bytes.toString()]]).toString().slice(1),
  },
  'JSON escapes': {
    'where JSON needs them': (bytes) => JSON.stringify(bytes.toString()),
    'with slashes': (bytes) => JSON.stringify(bytes.toString()).replaceAll('/', '\\/'),
    'of every character': (bytes) => codes(bytes.toString(), (code) => `\\u${code.toString(16).padStart(4, '0')}`),
    'as in scripts': (bytes) =>
      bytewise(bytes, (byte) => String.fromCharCode(byte).replace(/\W/, `\\x${hex(byte)}`)).join(''),
  },
  'XML references': {
    'by name': (bytes) => bytes.toString().replace(/[&<>"']/g, (sign) => XML[sign] as string),
    decimal: (bytes) => codes(bytes.toString(), (code) => `&#${code};`),
    hexadecimal: (bytes) => codes(bytes.toString(), (code) => `&#x${code.toString(16).toUpperCase()};`),
  },
  base64: {
    'at its beginning': (bytes) => bytes.toString('base64'),
    'one byte in': (bytes) => after(':', bytes).toString('base64'),
    'two bytes in': (bytes) => after('::', bytes).toString('base64'),
    'in lines': (bytes) => bytes.toString('base64').replace(/.{16}/g, '$&\r\n'),
  },
  base64url: {
    'at its beginning': (bytes) => bytes.toString('base64url'),
    'one byte in': (bytes) => after(':', bytes).toString('base64url'),
    'two bytes in': (bytes) => after('::', bytes).toString('base64url'),
  },
  hexadecimal: {
    'in small letters': (bytes) => bytes.toString('hex'),
    'in capitals': (bytes) => bytes.toString('hex').toUpperCase(),
  },
  'UTF-16': {
    'little-endian': utf16,
    'big-endian': (bytes) => Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(bytes).swap16()]),
  },
  'quoted-printable': { '': quotedPrintable },
  gzip: { '': (bytes) => gzipSync(bytes) },
  zlib: { '': (bytes) => deflateSync(bytes) },
};

export const ENCODINGS: Readonly<Record<string, Encode>> = Object.fromEntries(
  Object.entries(ROWS).flatMap(([row, ways]) =>
    Object.entries(ways).map(([way, encode]) => [way ? `${row}, ${way}` : row, encode] as const),
  ),
);

/** They are compressed, or not text: nothing is written around them. */
export const ALONE = /gzip|zlib|UTF-16/;
