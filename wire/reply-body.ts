/** Reads the body of a reply: never more of it than can be kept, and as text where it was compressed. */
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { headerValues, type NameValue } from '../contract/evidence.ts';

/** The longest body that is read, in bytes, as it is on the wire and again as it is decoded: 16 MB. */
export const LONGEST_REPLY = 16 * 1024 * 1024;
/** A reply with more content codings than this is not decoded: each may cost as much as the one before. */
const MOST_CODINGS = 3;

/** Reads a body to its end, or to `LONGEST_REPLY` bytes: then the connection is closed. @throws {Error} when it breaks off */
export function readBody(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= LONGEST_REPLY) return;
      resolve(Buffer.concat(chunks).subarray(0, LONGEST_REPLY));
      response.destroy();
    });
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', reject);
  });
}

/** The compression method of the zlib format, in the low half of its first byte (RFC 1950 §2.2). */
const ZLIB_METHOD = 8;

type Decoder = (body: Buffer) => Transform;
const gunzip: Decoder = () => createGunzip();
const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  // RFC 9110 §8.4.1.2 means the zlib format, and notes that some send the bare compressed data.
  deflate: (body) => ((body[0] ?? 0) % 16 === ZLIB_METHOD ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
};

/** Undoes one coding. What is not coded in this way at all stays as it is: the service only says that it is. */
async function decodeOnce(body: Buffer, decoder: Decoder): Promise<Buffer> {
  const stream = decoder(body);
  const chunks: Buffer[] = [];
  let length = 0;
  stream.end(body);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= LONGEST_REPLY) break;
    }
  } catch {
    // What was decoded before the fault, or before a body that was cut off ends, is worth keeping.
    if (length === 0) return body;
  }
  return Buffer.concat(chunks).subarray(0, LONGEST_REPLY);
}

/**
 * The body with its content codings undone (gzip, deflate, br), in the reverse of their order (RFC 9110 §8.4). It must
 * be: a secret that stands in a compressed body would be recorded where nobody finds it. A body with a coding that is
 * not known stays as it is.
 */
export async function decodeBody(body: Buffer, headers: readonly NameValue[]): Promise<Buffer> {
  const codings = headerValues(headers, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (body.length === 0 || codings.length > MOST_CODINGS) return body;
  let decoded = body;
  for (const coding of codings.reverse()) {
    const decoder = DECODERS[coding];
    if (!decoder) break;
    decoded = await decodeOnce(decoded, decoder);
  }
  return decoded;
}
