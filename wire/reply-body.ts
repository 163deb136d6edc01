/** Reads the body of a reply: keeps its beginning, counts the rest, and undoes its content codings on the way. */
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { headerValues, type NameValue } from '../contract/evidence.ts';

const MB = 1024 * 1024;
/** The longest body that is read, in bytes, as it is on the wire and again as it is decoded: 16 MB. */
export const LONGEST_REPLY = 16 * MB;
/** How much of a body is kept, in bytes: no issuer's reply is as long, and of what lies behind nothing is written down. */
export const LONGEST_BEGINNING = MB / 4;
/** How much a run reads of bodies behind what it keeps of them, in bytes: a service may send 16 MB to every request. */
const BEHIND_IN_ALL = 256 * MB;
/** A reply with more content codings than this is not decoded: each may cost as much as the one before. */
const MOST_CODINGS = 3;

/** What a body may come to. Tests set less, so that a bound is met with kilobytes. */
export interface Bounds {
  /** Bytes that are read of one body. */
  readonly longest: number;
  /** Bytes of it that are kept. */
  readonly kept: number;
  /** Bytes behind those that are read in all; after them no body is read any further than it is kept. */
  readonly behind: number;
}

/** The bounds of every run. */
export const BOUNDS: Bounds = { longest: LONGEST_REPLY, kept: LONGEST_BEGINNING, behind: BEHIND_IN_ALL };

/** The beginning of a body. */
export interface ReadBody {
  readonly body: Buffer;
  /** How many bytes were read of it. */
  readonly bytes: number;
  /** Whether the rest was dropped, which is longer than is read. */
  readonly truncated: boolean;
}

/** What a run may still read of long bodies. */
export class Allowance {
  #behind: number;

  constructor(readonly bounds: Bounds = BOUNDS) {
    this.#behind = bounds.behind;
  }

  /** Reads so many bytes that are not kept. @returns whether there are any left */
  use(bytes: number): boolean {
    this.#behind -= bytes;
    return this.#behind >= 0;
  }
}

/** Takes a body in, chunk by chunk, and keeps its beginning. */
class Intake {
  #held = Buffer.alloc(0);
  #bytes = 0;
  #truncated = false;

  constructor(
    private readonly kept: number,
    private readonly allowance: Allowance,
  ) {}

  /** @returns whether more is wanted */
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

  /** Copied: a chunk of one byte would hold on to all that came with it. */
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

/** Lets all of a stream be taken in that is wanted. @throws {Error} when it breaks off */
function readAll(source: Readable, intake: Intake): Promise<void> {
  return new Promise((resolve, reject) => {
    source.on('data', (chunk: Buffer) => {
      if (intake.take(chunk)) return;
      resolve();
      source.destroy();
    });
    // Where the request was given up, no error is reported once the reply has ended for Node.
    source
      .on('end', resolve)
      .on('error', reject)
      .on('close', () => reject(new Error('aborted')));
  });
}

/** The compression method of the zlib format, in the low half of its first byte (RFC 1950 §2.2). */
const ZLIB_METHOD = 8;

/** Makes what undoes a coding. @param first what the coded body begins with */
type Decoder = (first: Buffer) => Transform;
const gunzip: Decoder = () => createGunzip();
const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  // RFC 9110 §8.4.1.2 means the zlib format, and notes that some send the bare compressed data.
  deflate: (first) => ((first[0] ?? 0) % 16 === ZLIB_METHOD ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
};

/** What undoes the content codings of a reply (RFC 9110 §8.4), up to one that is not known: a secret would stay unseen in a compressed body. */
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

/** What coded bytes decode to, as far as they do; `null` where they are not coded in this way at all. */
async function decoded({ body }: ReadBody, decoder: Decoder, intake: Intake): Promise<ReadBody | null> {
  const stream = decoder(body);
  const read = readAll(stream, intake);
  stream.end(body);
  // What was decoded before a fault, or before a body that was cut off ends, is worth keeping.
  const isWhole = await read.then(
    () => true,
    () => false,
  );
  return isWhole || intake.taken.bytes > 0 ? intake.taken : null;
}

/** Reads the body of a reply and undoes its codings, as far as it is kept. @throws {Error} when it breaks off */
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
    // The service only says that it is coded: it stays as it is.
    if (!inner) break;
    read = { ...inner, truncated: read.truncated || inner.truncated };
  }
  return { ...read, body: read.body.subarray(0, kept) };
}
