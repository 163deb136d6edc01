/** The lines of a file of any size, perhaps gzipped: streamed, each bounded, and digested on the way. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { problem, Refusal } from '../../submission/problems.ts';

/** A log or its mapping file is wrong: the user must act. */
export class LogError extends Refusal {
  override readonly name = 'LogError';
}

/** Longer lines are not calls: they are counted and skipped, in bytes. */
const LONGEST_LINE = 65_536;
const CHUNK_BYTES = 2 ** 20;

/** Facts about a file that was read. */
export interface ReadFile {
  /** SHA-256 (hex) of its bytes on disk. */
  readonly sha256: string;
  readonly bytes: number;
  readonly lines: number;
}

/** Splits chunks of bytes into lines. */
class Lines {
  lines = 0;
  #rest: Buffer = Buffer.alloc(0);
  #isPassing = false;

  constructor(private readonly take: (line: string) => void) {}

  add(chunk: Buffer): void {
    const last = chunk.lastIndexOf(0x0a);
    if (last < 0) {
      this.#keep(chunk);
      return;
    }
    const first = this.#isPassing ? chunk.indexOf(0x0a) + 1 : 0;
    const whole = chunk.subarray(first, last + 1);
    this.#isPassing = false;
    this.#takeAll(this.#rest.length > 0 ? Buffer.concat([this.#rest, whole]) : whole);
    this.#rest = Buffer.alloc(0);
    this.#keep(chunk.subarray(last + 1));
  }

  end(): void {
    if (this.#rest.length > 0) this.#takeAll(this.#rest);
  }

  #keep(bytes: Buffer): void {
    if (this.#isPassing) return;
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : Buffer.from(bytes);
    if (this.#rest.length <= LONGEST_LINE) return;
    this.#rest = Buffer.alloc(0);
    this.#isPassing = true;
    this.lines += 1;
  }

  #takeAll(bytes: Buffer): void {
    const text = bytes.toString('utf8');
    for (let start = 0; start < text.length; ) {
      const found = text.indexOf('\n', start);
      const end = found < 0 ? text.length : found;
      this.#take(text, start, text.charCodeAt(end - 1) === 0x0d ? end - 1 : end);
      start = end + 1;
    }
  }

  #take(text: string, start: number, end: number): void {
    if (end <= start) return;
    this.lines += 1;
    if (end - start <= LONGEST_LINE) this.take(text.slice(start, end));
  }
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.readUInt16BE(0) === 0x1f8b;
  } finally {
    await file.close();
  }
}

/**
 * Reads a file line by line. Bytes that are not UTF-8 become U+FFFD.
 * @param name how messages call it
 * @throws {LogError} if it cannot be read, or is damaged
 */
export async function readLines(path: string, name: string, take: (line: string) => void): Promise<ReadFile> {
  const digest = createHash('sha256');
  const lines = new Lines(take);
  let bytes = 0;
  const digested = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  let broken: unknown;
  const cut = async (chunks: AsyncIterable<Buffer>) => {
    try {
      for await (const chunk of chunks) lines.add(chunk);
      lines.end();
    } catch (error) {
      // The streams would only report that they were aborted.
      broken ??= error;
      throw error;
    }
  };
  try {
    const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
    // Only one line at a time is in memory, however large the file.
    if (await isGzip(path)) await pipeline(file, digested, createGunzip({ chunkSize: CHUNK_BYTES }), cut);
    else await pipeline(file, digested, cut);
  } catch (error) {
    if (broken instanceof LogError) throw broken;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) throw new LogError([problem('log.damaged', { name, bytes })]);
    if (code.startsWith('E') && !code.startsWith('ERR_'))
      throw new LogError([problem('log.unreadable', { name, code })]);
    throw error;
  }
  return { sha256: digest.digest('hex'), bytes, lines: lines.lines };
}
