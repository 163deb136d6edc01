/** Reads a reply's body: keeps its beginning, counts the rest and decodes content codings. */
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { headerValues, type NameValue } from '../contract/evidence.ts';
import { TransportError } from './transport.ts';

const MB = 1024 * 1024;
/** Bytes read of a body, both on the wire and decoded: 16 MB. */
export const LONGEST_REPLY = 16 * MB;
/** Bytes kept of a body: longer than any issuer's reply, and nothing beyond is recorded. */
export const LONGEST_BEGINNING = MB / 4;
/** Bytes a run reads beyond what it keeps: a service may send 16 MB to every request. */
const BEHIND_IN_ALL = 256 * MB;
/** Replies with more content codings are not decoded: each may cost as much as the one before. */
const MOST_CODINGS = 3;

/** Limits for bodies, in bytes. Tests set smaller ones. */
export interface Bounds {
  readonly longest: number;
  readonly kept: number;
  /** In all, beyond what is kept; after that, bodies are read only as far as they are kept. */
  readonly behind: number;
}

/** The limits of every run. */
export const BOUNDS: Bounds = { longest: LONGEST_REPLY, kept: LONGEST_BEGINNING, behind: BEHIND_IN_ALL };

/** The beginning of a body. */
export interface ReadBody {
  readonly body: Buffer;
  readonly bytes: number;
  /** The body was longer than the limit; the rest was dropped. */
  readonly truncated: boolean;
}

/** What a run may still read of long bodies. */
export class Allowance {
  #behind: number;

  constructor(readonly bounds: Bounds = BOUNDS) {
    this.#behind = bounds.behind;
  }

  use(bytes: number): boolean {
    this.#behind -= bytes;
    return this.#behind >= 0;
  }
}

class Intake {
  #held = Buffer.alloc(0);
  #bytes = 0;
  #truncated = false;

  constructor(
    private readonly kept: number,
    private readonly allowance: Allowance,
  ) {}

  take(chunk: Buffer): boolean {
    const { longest } = this.allowance.bounds;
    this.#keep(chunk);
    const before = this.#bytes;
    this.#bytes += chunk.length;
    const behind = this.#bytes - Math.max(this.allowance.bounds.kept, before);
    if (this.#bytes <= longest && (behind <= 0 || this.allowance.use(behind))) return true;
    this.#truncated = true;
    this.#bytes = Math.min(this.#bytes, longest);
    return false;
  }

  /** Copied: a chunk of one byte would keep all that came with it in memory. */
  #keep(chunk: Buffer): void {
    const from = this.#bytes;
    const end = Math.min(from + chunk.length, this.kept);
    if (end <= from) return;
    if (end > this.#held.length) {
      const larger = Buffer.allocUnsafe(Math.min(this.kept, Math.max(end, 2 * this.#held.length)));
      this.#held.copy(larger, 0, 0, from);
      this.#held = larger;
    }
    chunk.copy(this.#held, from, 0, end - from);
  }

  get taken(): ReadBody {
    return { body: this.#held.subarray(0, this.#bytes), bytes: this.#bytes, truncated: this.#truncated };
  }
}

function readAll(source: Readable, intake: Intake): Promise<void> {
  return new Promise((resolve, reject) => {
    source.on('data', (chunk: Buffer) => {
      if (intake.take(chunk)) return;
      resolve();
      source.destroy();
    });
    // If the request was given up, Node reports no error once the reply has ended.
    source
      .on('end', resolve)
      .on('error', reject)
      .on('close', () => reject(new Error('aborted')));
  });
}

/** In the low half of the first byte (RFC 1950 §2.2). */
const ZLIB_METHOD = 8;

type Decoder = (first: Buffer) => Transform;
const gunzip: Decoder = () => createGunzip();
const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  // RFC 9110 §8.4.1.2 means the zlib format, and notes that some send bare compressed data.
  deflate: (first) => ((first[0] ?? 0) % 16 === ZLIB_METHOD ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
};

/** Decoders for the content codings (RFC 9110 §8.4), up to an unknown one: compressed secrets would go unseen. */
function decodersFor(headers: readonly NameValue[]): Decoder[] {
  const codings = headerValues(headers, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MOST_CODINGS) return [];
  const decoders = codings.reverse().map((coding) => DECODERS[coding]);
  const unknown = decoders.indexOf(undefined);
  return (unknown < 0 ? decoders : decoders.slice(0, unknown)) as Decoder[];
}

async function decoded({ body }: ReadBody, decoder: Decoder, intake: Intake): Promise<ReadBody | null> {
  const stream = decoder(body);
  const read = readAll(stream, intake);
  stream.end(body);
  // Keep what was decoded before a fault or an early end.
  const isWhole = await read.then(
    () => true,
    () => false,
  );
  return isWhole || intake.taken.bytes > 0 ? intake.taken : null;
}

/** Most clients unpack what comes by themselves, and get nothing of such a reply. */
const MISCODED = 'the body is not in the coding that its Content-Encoding names';

/** Reads and decodes as much of a reply's body as is kept. @throws {Error} if it breaks off or is wrongly coded */
export async function readBody(
  response: IncomingMessage,
  headers: readonly NameValue[],
  allowance: Allowance,
): Promise<ReadBody> {
  const { kept, longest } = allowance.bounds;
  const decoders = decodersFor(headers);
  const intake = new Intake(decoders.length > 0 ? longest : kept, allowance);
  await readAll(response, intake);
  let read = intake.taken;
  for (const [at, decoder] of decoders.entries()) {
    const isLast = at === decoders.length - 1;
    const inner = read.bytes > 0 ? await decoded(read, decoder, new Intake(isLast ? kept : longest, allowance)) : null;
    if (read.bytes > 0 && !inner) throw new TransportError('framing', MISCODED);
    if (!inner) break;
    read = { ...inner, truncated: read.truncated || inner.truncated };
  }
  return { ...read, body: read.body.subarray(0, kept) };
}
