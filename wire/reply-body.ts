/** Reads the body of a reply: never more of it than can be kept, and as text where it was compressed. */
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { headerValues, type NameValue } from '../contract/evidence.ts';

/** The longest body that is read, in bytes, as it is on the wire and again as it is decoded: 16 MB. */
export const LONGEST_REPLY = 16 * 1024 * 1024;
/** From so many bytes on a body counts as long. */
const LONG = 1024 * 1024;
/** So many long bodies are read, and so many decoded, at a time; the others wait, their connections held back. */
const AT_ONCE = 2;
/** A reply with more content codings than this is not decoded: each may cost as much as the one before. */
const MOST_CODINGS = 3;

/** What a body may come to. Tests set less, so that a bound is met with kilobytes. */
export interface Bounds {
  readonly longest: number;
  readonly long: number;
}

/** The bounds of every run. */
export const BOUNDS: Bounds = { longest: LONGEST_REPLY, long: LONG };

/** A body, or as much of it as is kept. */
export interface ReadBody {
  readonly body: Buffer;
  /** Whether the rest was dropped, which is longer than is read. */
  readonly truncated: boolean;
}

/** Hands out turns. Memory is bounded by them, however many requests are under way. */
class Turns {
  #free = AT_ONCE;
  readonly #waiting: (() => void)[] = [];

  /** Calls `go` when it is this one's turn; @returns gives the turn, or the place in the queue, back: once */
  ask(go: () => void): () => void {
    let isOver = false;
    let hasTurn = false;
    const start = () => {
      if (isOver) return this.#pass();
      hasTurn = true;
      go();
    };
    if (this.#free > 0) {
      this.#free -= 1;
      start();
    } else this.#waiting.push(start);
    return () => {
      if (!isOver && hasTurn) this.#pass();
      isOver = true;
    };
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    let giveBack: (() => void) | undefined;
    await new Promise<void>((go) => {
      giveBack = this.ask(go);
    });
    return work().finally(() => giveBack?.());
  }

  #pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

const reading = new Turns();
/** Apart, so that nobody who decodes has to wait for a service that trickles. */
const decoding = new Turns();

/** A body off the wire, and what gives its turn back once it is done with. */
interface Received extends ReadBody {
  readonly done: () => void;
}

/** Reads a body to its end, or to `longest` bytes: then the connection is closed. @throws {Error} when it breaks off */
function receive(response: IncomingMessage, { longest, long }: Bounds): Promise<Received> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let isOver = false;
    let giveBack: (() => void) | null = null;
    const done = () => giveBack?.();
    const end = (truncated: boolean) => {
      isOver = true;
      const body = Buffer.concat(chunks, Math.min(length, longest));
      chunks = [];
      resolve({ body, truncated, done });
    };
    const fail = (error: Error) => {
      if (isOver) return;
      isOver = true;
      chunks = [];
      done();
      reject(error);
    };
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > longest) {
        response.removeAllListeners('data');
        end(true);
        response.destroy();
      } else if (length > long && !giveBack) {
        response.pause();
        giveBack = reading.ask(() => response.resume());
      }
    });
    response.on('end', () => end(false)).on('error', fail);
    // Where the request was given up, no error is told once the reply has ended for Node.
    response.on('close', () => fail(new Error('aborted')));
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
async function decodeOnce(body: Buffer, decoder: Decoder, longest: number): Promise<ReadBody> {
  const stream = decoder(body);
  const chunks: Buffer[] = [];
  let length = 0;
  stream.end(body);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > longest) break;
    }
  } catch {
    // What was decoded before the fault, or before a body that was cut off ends, is worth keeping.
    if (length === 0) return { body, truncated: false };
  }
  return { body: Buffer.concat(chunks, Math.min(length, longest)), truncated: length > longest };
}

/** The content codings of a reply, in the order in which they were applied (RFC 9110 §8.4). */
function codingsOf(headers: readonly NameValue[]): string[] {
  return headerValues(headers, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * The body with its content codings undone (gzip, deflate, br), in the reverse of their order (RFC 9110 §8.4). It must
 * be: a secret that stands in a compressed body would be recorded where nobody finds it. A body with a coding that is
 * not known stays as it is.
 */
export async function decodeBody(
  body: Buffer,
  headers: readonly NameValue[],
  { longest }: Bounds = BOUNDS,
): Promise<ReadBody> {
  const codings = codingsOf(headers);
  let decoded: ReadBody = { body, truncated: false };
  if (body.length === 0 || codings.length > MOST_CODINGS) return decoded;
  for (const coding of codings.reverse()) {
    const decoder = DECODERS[coding];
    if (!decoder) break;
    const { truncated } = decoded;
    decoded = await decodeOnce(decoded.body, decoder, longest);
    if (truncated) decoded = { ...decoded, truncated };
  }
  return decoded;
}

/** Reads the body of a reply and undoes its codings, as far as it is kept. @throws {Error} when it breaks off */
export async function readBody(
  response: IncomingMessage,
  headers: readonly NameValue[],
  bounds: Bounds = BOUNDS,
): Promise<ReadBody> {
  const { body, truncated, done } = await receive(response, bounds);
  const isCoded = codingsOf(headers).length > 0;
  try {
    // A short body may hold a very long one.
    const decoded = isCoded ? await decoding.run(() => decodeBody(body, headers, bounds)) : { body, truncated: false };
    return { body: decoded.body, truncated: truncated || decoded.truncated };
  } finally {
    done();
  }
}
