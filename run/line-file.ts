/** A file that grows by whole lines, so that an interrupted run loses nothing: evidence and journal. */
import {
  appendFileSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { cannotWrite } from './cannot-write.ts';

export class LineFile {
  readonly #file: string;
  readonly #what: string;
  readonly #descriptor: number;
  /** Up to here the file has only whole lines. */
  #length: number;

  /**
   * Empties the file but for its beginning; makes its folder if missing.
   * @param given.kept bytes of whole lines @param given.what what is said to be unwritable @throws {CannotWrite}
   */
  constructor(file: string, { kept = 0, what = file, mode = 0o666 } = {}) {
    this.#file = file;
    this.#what = what;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Append mode: always at the end, even after truncation.
      this.#descriptor = openSync(file, 'a', mode);
      // A device, such as a terminal, has no length.
      if (fstatSync(this.#descriptor).isFile()) ftruncateSync(this.#descriptor, kept);
      this.#length = fstatSync(this.#descriptor).size;
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** @param lines whole ones @throws {CannotWrite} for instance on a full disk; the file then ends as before */
  append(lines: string): void {
    const bytes = Buffer.from(lines);
    try {
      appendFileSync(this.#descriptor, bytes);
      this.#length += bytes.length;
    } catch (error) {
      this.#cutBack();
      throw this.#problem(error);
    }
  }

  #cutBack(): void {
    try {
      ftruncateSync(this.#descriptor, this.#length);
    } catch {
      // If truncating fails too, readers stop at the last whole line.
    }
  }

  #problem(error: unknown): unknown {
    return cannotWrite(this.#what, error) ?? error;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Replaces all lines after closing. @throws {CannotWrite} the file is then unchanged */
  replace(lines: readonly string[]): void {
    const partial = `${this.#file}.${process.pid}.partial`;
    try {
      writeFileSync(partial, lines.join(''));
      renameSync(partial, this.#file);
    } catch (error) {
      throw this.#problem(error);
    } finally {
      rmSync(partial, { force: true });
    }
  }
}
