/** What was found out about many submissions, on disk: in memory there is a place for each, however much was found. */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ownFolder } from '../../run/own-folders.ts';

/** A value of JSON, deflated, as the spool keeps it. */
export type Packed = Uint8Array;

export const packed = (value: unknown): Packed => deflateRawSync(JSON.stringify(value), { level: 1 });

/** Where a value is. */
export interface Place {
  readonly from: number;
  readonly bytes: number;
}

/** Packed values in one file, which goes with the process. */
export class Spool {
  readonly #folder = ownFolder();
  readonly #file = openSync(join(this.#folder.path, 'judged'), 'wx+', 0o600);
  #end = 0;

  add(bytes: Packed): Place {
    const place = { from: this.#end, bytes: bytes.length };
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, place.from + done);
    }
    this.#end += bytes.length;
    return place;
  }

  read<T>({ from, bytes }: Place): T {
    const buffer = Buffer.alloc(bytes);
    readSync(this.#file, buffer, 0, bytes, from);
    return JSON.parse(inflateRawSync(buffer).toString()) as T;
  }

  remove(): void {
    closeSync(this.#file);
    this.#folder.remove();
  }
}
