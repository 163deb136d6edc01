/** One way to read bytes: what they decode to, and where each decoded byte stood. */

/** A place in bytes: from the first to behind the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Bytes that others were decoded to. */
export interface Reading {
  readonly bytes: Buffer;
  /** Where a part of them stands in what was decoded. */
  source(span: Span): Span;
}

/** A reading that is put together byte by byte. */
export class ReadingBuilder {
  readonly #bytes: Buffer;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  #length = 0;

  /** @param most bytes that it may have */
  constructor(most: number) {
    this.#bytes = Buffer.allocUnsafe(most);
    this.#starts = new Int32Array(most);
    this.#ends = new Int32Array(most);
  }

  /** Adds a byte that was read from a place. */
  push(byte: number, start: number, end: number): void {
    const at = this.#length;
    this.#bytes[at] = byte;
    this.#starts[at] = start;
    this.#ends[at] = end;
    this.#length = at + 1;
  }

  build(): Reading {
    const starts = this.#starts;
    const ends = this.#ends;
    return {
      bytes: this.#bytes.subarray(0, this.#length),
      source: ({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
    };
  }
}
