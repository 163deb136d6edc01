/** A run's evidence as it grows: one exchange a line, written as it ends, so that a run cut short loses nothing. */
import { appendFileSync, closeSync, fstatSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../contract/evidence.ts';
import { cannotWrite } from './cannot-write.ts';

export class EvidenceFile {
  readonly #file: string;
  readonly #descriptor: number;
  /** Up to here the file holds whole lines only. */
  #length: number;

  /** Empties the file but for its beginning; makes its folder if missing. @param kept bytes of whole lines @throws {CannotWrite} */
  constructor(file: string, kept = 0) {
    this.#file = file;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Append mode: always at the end, even after it was cut back.
      this.#descriptor = openSync(file, 'a');
      // A device, such as a terminal, has no length.
      if (fstatSync(this.#descriptor).isFile()) ftruncateSync(this.#descriptor, kept);
      this.#length = fstatSync(this.#descriptor).size;
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** @throws {CannotWrite} for instance on a full disk; the file then ends with the previous exchange */
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

  #cutBack(): void {
    try {
      ftruncateSync(this.#descriptor, this.#length);
    } catch {
      // Neither written nor cut back: readers stop at the last whole line.
    }
  }

  #problem(error: unknown): unknown {
    return cannotWrite(`The evidence ${this.#file}`, error) ?? error;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
