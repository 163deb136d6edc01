/** The evidence of a run as it grows: one exchange a line, written as it ends, so that a run that is cut short loses nothing. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../contract/evidence.ts';
import { cannotWrite } from './cannot-write.ts';

const LINE_FEED = 0x0a;

/** The exchanges of a file, up to its last whole line: a crash may have cut off the one after it. */
function readWholeLines(file: string): Exchange[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  if (end < bytes.length) truncateSync(file, end);
  const lines = bytes.toString('utf8').split('\n').slice(0, -1);
  return lines.map((line, at) => exchangeIn(line, at + 1, file));
}

function exchangeIn(line: string, number: number, file: string): Exchange {
  try {
    const exchange = JSON.parse(line) as Exchange | null;
    if (exchange?.seq === number) return exchange;
  } catch {
    // Reported below, without the parser's message, which quotes the line.
  }
  throw new Error(`Line ${number} of ${file} is not exchange number ${number} of a run, so the run cannot be resumed`);
}

function emptied(descriptor: number): void {
  // A device, such as a terminal, has no length.
  if (fstatSync(descriptor).isFile()) ftruncateSync(descriptor);
}

/** A file of exchanges that is open for more. */
export class EvidenceFile {
  /** The exchanges that it held when it was opened, in their order. */
  readonly earlier: readonly Exchange[];
  readonly #file: string;
  readonly #descriptor: number;
  /** Up to here it consists of whole lines. */
  #length: number;

  /**
   * Opens the file, and makes its folder where there is none.
   * @param options `resume`: keeps what an earlier run has left in it; else the file starts empty
   * @throws {Error} where it cannot be written, or holds something that is no exchange
   */
  constructor(file: string, options: { readonly resume?: boolean } = {}) {
    this.#file = file;
    try {
      mkdirSync(dirname(file), { recursive: true });
      const resumes = options.resume === true && existsSync(file);
      this.earlier = resumes ? readWholeLines(file) : [];
      // Always at the end of the file, wherever that is after it was cut back.
      this.#descriptor = openSync(file, 'a');
      if (!resumes) emptied(this.#descriptor);
      this.#length = fstatSync(this.#descriptor).size;
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** The number of the last exchange in it when it was opened; 0 where it was empty. */
  get lastSeq(): number {
    return this.earlier.at(-1)?.seq ?? 0;
  }

  /**
   * Writes an exchange down.
   * @throws {CannotWrite} where that cannot be done, such as on a full disk; then the file ends with the exchange before
   */
  append(exchange: Exchange): void {
    const line = Buffer.from(`${JSON.stringify(exchange)}\n`);
    try {
      appendFileSync(this.#descriptor, line);
      this.#length += line.length;
    } catch (error) {
      this.#cutBack();
      throw this.#problem(error);
    }
  }

  /** Half a line would be no evidence. */
  #cutBack(): void {
    try {
      ftruncateSync(this.#descriptor, this.#length);
    } catch {
      // A file that can be neither written nor truncated: readers stop at its last whole line.
    }
  }

  #problem(error: unknown): unknown {
    return cannotWrite(`The evidence ${this.#file}`, error) ?? error;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
