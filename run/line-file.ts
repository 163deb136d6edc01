/** A file that grows by whole lines, so that a run cut short loses nothing: its evidence, and its journal. */
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
  /** Up to here the file holds whole lines only. */
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
      // Append mode: always at the end, even after it was cut back.
      this.#descriptor = openSync(file, 'a', mode);
      // A device, such as a terminal, has no length.
      if (fstatSync(this.#descriptor).isFile()) ftruncateSync(this.#descriptor, kept);
      this.#length = fstatSync(this.#descriptor).size;
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** @param lines whole ones @throws {CannotWrite} for instance on a full disk; the file then ends with what stood there before */
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
      // Neither written nor cut back: readers stop at the last whole line.
    }
  }

  #problem(error: unknown): unknown {
    return cannotWrite(this.#what, error) ?? error;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Puts other lines in the place of all, once it is closed. @throws {CannotWrite} the file then is as it was */
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
