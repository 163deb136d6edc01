/** The evidence of a run as it grows: one exchange a line, written as it ends, so that a run that is cut short loses nothing. */
import { appendFileSync, closeSync, fstatSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../contract/evidence.ts';
import { cannotWrite } from './cannot-write.ts';

function emptied(descriptor: number): void {
  // A device, such as a terminal, has no length.
  if (fstatSync(descriptor).isFile()) ftruncateSync(descriptor);
}

/** A file of exchanges that is open for more. */
export class EvidenceFile {
  readonly #file: string;
  readonly #descriptor: number;
  /** Up to here it consists of whole lines. */
  #length: number;

  /** Opens the file empty, and makes its folder where there is none. @throws {CannotWrite} where it cannot be written */
  constructor(file: string) {
    this.#file = file;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Always at the end of the file, wherever that is after it was cut back.
      this.#descriptor = openSync(file, 'a');
      emptied(this.#descriptor);
      this.#length = fstatSync(this.#descriptor).size;
    } catch (error) {
      throw this.#problem(error);
    }
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
      // A file that can be neither written nor cut back: whoever reads it stops at its last whole line.
    }
  }

  #problem(error: unknown): unknown {
    return cannotWrite(`The evidence ${this.#file}`, error) ?? error;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
