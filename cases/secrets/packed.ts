/** Undoes compression where bytes look compressed: gzip and zlib by how they begin, bare deflate and brotli by trying. */
import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, constants, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { type Budget, BudgetSpent } from './patterns.ts';

/** Bytes that were packed, and where they began. */
export interface Unpacked {
  readonly bytes: Buffer;
  readonly start: number;
}

/** What is unpacked of one part; who sends more has no text for anybody in it. */
const MOST = 16 * 1024 * 1024;
const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
/** Places in one text at which gzip is tried. */
const MOST_GZIPS = 8;
/** What a try costs beside its bytes. */
const TRY = 2000;
const SHORTEST_BARE = 8;

// What was cut off is read as far as it goes.
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST };
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH, maxOutputLength: MOST };

function attempt(unpack: () => Buffer, length: number, budget: Budget): Buffer | null {
  budget.spend(TRY + length);
  const { stackTraceLimit } = Error;
  // Nearly every try ends with an error that nobody reads: to write down where it was made would cost most of it.
  Error.stackTraceLimit = 0;
  try {
    const bytes = unpack();
    budget.spend(bytes.length);
    return bytes.length > 0 ? bytes : null;
  } catch (error) {
    // A bomb: nobody can look into it.
    if (error instanceof BudgetSpent || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new BudgetSpent();
    }
    return null;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const isZlib = (bytes: Buffer) =>
  bytes.length > 6 && ((bytes[0] as number) & 0x8f) === 0x08 && bytes.readUInt16BE(0) % 31 === 0;

/** All that some bytes are when unpacked. @throws {BudgetSpent} for what unpacks to more than is looked into */
export function* unpacked(bytes: Buffer, budget: Budget): Generator<Unpacked> {
  let tries = 0;
  for (let at = bytes.indexOf(GZIP); at >= 0 && tries < MOST_GZIPS; at = bytes.indexOf(GZIP, at + 1), tries += 1) {
    const part = bytes.subarray(at);
    const found = attempt(() => gunzipSync(part, ZLIB), part.length, budget);
    if (found) yield { bytes: found, start: at };
  }
  if (isZlib(bytes)) {
    const found = attempt(() => inflateSync(bytes, ZLIB), bytes.length, budget);
    if (found) yield { bytes: found, start: 0 };
  }
}

/** The lengths of the code for code lengths are a code only where they add up to this (RFC 1951 §3.2.7). */
const WHOLE_CODE = 2 ** 7;

/** Whether the lengths in a dynamic block's head can be those of a code: so few are that hardly any random bytes pass. */
function isDynamic(bytes: Buffer): boolean {
  const bits = (at: number, count: number) =>
    (((bytes[at >> 3] ?? 0) | ((bytes[(at >> 3) + 1] ?? 0) << 8)) >> (at & 7)) & (2 ** count - 1);
  if (bits(3, 5) > 29 || bits(8, 5) > 29) return false;
  const lengths = Array.from({ length: bits(13, 4) + 4 }, (_, at) => bits(17 + 3 * at, 3));
  const sum = lengths.reduce((all, length) => all + (length > 0 ? WHOLE_CODE >> length : 0), 0);
  return sum === WHOLE_CODE;
}

/** Whether bytes can begin as bare deflate does: a stored, a fixed or a dynamic block (RFC 1951 §3.2.3). */
function mayBeDeflate(bytes: Buffer): boolean {
  const kind = ((bytes[0] as number) >> 1) & 3;
  if (kind === 0) return bytes.length >= 5 && (bytes.readUInt16LE(1) ^ bytes.readUInt16LE(3)) === 0xffff;
  return kind === 1 || (kind === 2 && isDynamic(bytes));
}

/** What bytes that are no text are when they are read as bare deflate or brotli, which begin with nothing of their own. */
export function* unpackedBare(bytes: Buffer, budget: Budget): Generator<Unpacked> {
  if (bytes.length < SHORTEST_BARE || isUtf8(bytes)) return;
  const ways = [
    ...(mayBeDeflate(bytes) ? [() => inflateRawSync(bytes, ZLIB)] : []),
    () => brotliDecompressSync(bytes, BROTLI),
  ];
  for (const way of ways) {
    const found = attempt(way, bytes.length, budget);
    if (found) yield { bytes: found, start: 0 };
  }
}
