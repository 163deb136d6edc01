/** What a run stores so that it can be resumed: encrypted with its client secret, since it holds the run's tokens. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { KeepEvent, WireEvent } from '../wire/earlier.ts';
import { tagKey } from '../wire/redaction.ts';
import { LineFile } from './line-file.ts';

const PRIVATE_FILE = 0o600;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const MAC_BYTES = 16;

/** Facts about a run's start that are not in its record, and that must be the same when it is resumed. */
export interface Begun {
  /** SHA-256 (hex) of the challenge that it answers; `null`: none. */
  readonly challenge: string | null;
  readonly witnessed: boolean;
  readonly accept: readonly ('incomplete' | 'refused-controls')[];
}

/** The key of a run's journal; not the key of its tags, against which anybody with the evidence can try secrets. */
const keyOf = (clientSecret: string, seed: string) =>
  Buffer.from(hkdfSync('sha256', tagKey(clientSecret, seed), seed, 'journal of a run', KEY_BYTES));

/** One encrypted line: nonce, authentication tag and text, in base64. A line cannot be moved to another place. */
function authenticated(key: Buffer, at: number, content: unknown): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(at)));
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return `${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')}\n`;
}

/** @throws {Error} if it was encrypted with another key or for another place */
function opened(key: Buffer, at: number, line: string): unknown {
  const bytes = Buffer.from(line, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: MAC_BYTES });
  decipher.setAAD(Buffer.from(String(at))).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + MAC_BYTES));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + MAC_BYTES)), decipher.final()]).toString(),
  );
}

/** The contents of a journal, and the length in bytes of its complete lines: the last one may be half written. */
export interface ReadJournal {
  readonly begun: Begun;
  readonly events: readonly WireEvent[];
  readonly lines: number;
  readonly bytes: number;
}

/** Reads a journal. `null`: not the run's client secret, or no journal. @throws {Error} Node's, if there is no file */
export function readJournal(file: string, clientSecret: string, seed: string): ReadJournal | null {
  const text = readFileSync(file, 'latin1');
  const bytes = text.lastIndexOf('\n') + 1;
  const key = keyOf(clientSecret, seed);
  try {
    const [begun, ...events] = text
      .slice(0, bytes)
      .split('\n')
      .slice(0, -1)
      .map((line, at) => opened(key, at, line));
    return begun ? { begun: begun as Begun, events: events as WireEvent[], lines: events.length + 1, bytes } : null;
  } catch {
    return null;
  }
}

/** A growing journal: events before it has a file are kept until then. */
export class Journal {
  readonly #key: Buffer;
  #waiting: unknown[];
  #lines: number;
  #file: LineFile | null = null;

  /** @param earlier the journal to continue */
  constructor(clientSecret: string, seed: string, begun: Begun, earlier: ReadJournal | null = null) {
    this.#key = keyOf(clientSecret, seed);
    this.#waiting = earlier ? [] : [begun];
    this.#lines = earlier?.lines ?? 0;
  }

  /** Writes to a file from now on. @param bytes how much of an existing file is kept @throws {CannotWrite} */
  writeTo(file: string, bytes = 0): void {
    this.#file = new LineFile(file, { kept: bytes, mode: PRIVATE_FILE });
    this.#write(this.#waiting.splice(0));
  }

  readonly keep: KeepEvent = (event) => {
    if (this.#file === null) this.#waiting.push(event);
    else this.#write([event]);
  };

  #write(contents: readonly unknown[]): void {
    const lines = contents.map((content, at) => authenticated(this.#key, this.#lines + at, content));
    this.#lines += lines.length;
    this.#file?.append(lines.join(''));
  }

  close(): void {
    this.#file?.close();
    this.#file = null;
    // Later events belong to no run.
    this.#waiting = [];
  }
}
