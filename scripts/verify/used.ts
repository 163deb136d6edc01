/** `--challenges-used FILE`: the challenges answered so far, so that each counts only once. */
import {
  accessSync,
  constants,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileName } from '../../reporters/visible.ts';
import { locked } from '../../run/lock.ts';
import { type Problem, problem, sentenceOf } from '../../submission/problems.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import { UsageError } from '../usage.ts';

/** Nonce, SHA-256 of the submission, and when it was verified. */
const LINE = /^([0-9A-Za-z_-]{22,128}) ([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
/** A programme with thousands of submissions a year fills less than this in decades. */
const MOST_BYTES = 64 * 2 ** 20;

type Use = Readonly<Record<'nonce' | 'digest' | 'at', string>>;

/** A nonce in comparable form: hexadecimal digits may be in either case. */
function keyOf(nonce: string): string {
  return /^[0-9A-Fa-f]+$/.test(nonce) ? nonce.toLowerCase() : nonce;
}

/** The same submission, refused for a reason outside of it. */
function refusedFor(found: Verification, why: Problem): Verification {
  const nothing = { verdict: null, unmet: [], doubts: [], notes: [], level: 0, environment: null, run: null } as const;
  return { ...found, ...nothing, consistent: false, genuine: false, problems: [why], reasons: [sentenceOf(why)] };
}

export class UsedChallenges {
  readonly #named: string;
  readonly #file: string;

  /** @throws {UsageError} if the file cannot be read or written, or has an invalid line */
  constructor(file: string) {
    this.#named = fileName(file);
    this.#file = this.#accessing(() => {
      const found = realpathSync(file);
      if (!statSync(found).isFile()) throw new UsageError(`--challenges-used: ${this.#named} is not a file.`);
      accessSync(found, constants.R_OK | constants.W_OK);
      // It is replaced as a whole, which its folder has to allow.
      accessSync(dirname(found), constants.W_OK);
      return found;
    });
    this.#locked(() => this.#read());
  }

  /**
   * Refuses a genuine submission whose challenge another one has answered before, and records a new one. The same
   * submission may be verified any number of times.
   * @throws {UsageError} if it cannot be recorded: then no result may be reported
   */
  settle(found: Verification): Verification {
    const { challenge, digest, genuine } = found;
    if (!genuine || !challenge || digest === null) return found;
    return this.#locked(() => {
      const uses = this.#read();
      const use = uses.get(keyOf(challenge.nonce));
      if (use?.digest === digest) return found;
      if (use) {
        const { digest: other, at } = use;
        return refusedFor(found, problem('challenge.used', { nonce: challenge.nonce, digest: other.slice(0, 16), at }));
      }
      uses.set(keyOf(challenge.nonce), { nonce: challenge.nonce, digest, at: new Date().toISOString() });
      this.#write(uses);
      return found;
    });
  }

  #accessing<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      const hint = code === 'ENOENT' ? ' To start one, create an empty file with that name.' : '';
      throw new UsageError(`--challenges-used: ${this.#named} cannot be read and written (${code}).${hint}`);
    }
  }

  #locked<Result>(act: () => Result): Result {
    const lock = `${this.#file}.lock`;
    const busy = (holder: string) =>
      new UsageError(
        `--challenges-used: another process holds ${this.#named}${holder}. Wait for it, or remove ${fileName(lock)}.`,
      );
    return this.#accessing(() => locked(lock, act, busy));
  }

  #read(): Map<string, Use> {
    const { size } = statSync(this.#file);
    if (size > MOST_BYTES) throw new UsageError(`--challenges-used: ${this.#named} is too large (${size} bytes).`);
    const uses = new Map<string, Use>();
    const lines = readFileSync(this.#file, 'utf8').split(/\r?\n/);
    for (const [index, line] of lines.entries()) {
      if (line === '') continue;
      const [, nonce = '', digest = '', at = ''] = LINE.exec(line) ?? [];
      const problem =
        nonce === '' ? 'is not "nonce SHA-256 time"' : uses.has(keyOf(nonce)) ? 'names a nonce again' : null;
      if (problem) throw new UsageError(`--challenges-used: line ${index + 1} of ${this.#named} ${problem}.`);
      uses.set(keyOf(nonce), { nonce, digest, at });
    }
    return uses;
  }

  /** Writes the file again, whole or not at all. */
  #write(uses: ReadonlyMap<string, Use>): void {
    const partial = `${this.#file}.${process.pid}.partial`;
    const text = [...uses.values()].map(({ nonce, digest, at }) => `${nonce} ${digest} ${at}\n`).join('');
    try {
      writeFileSync(partial, text, { mode: statSync(this.#file).mode & 0o777, flush: true });
      renameSync(partial, this.#file);
    } finally {
      rmSync(partial, { force: true });
    }
  }
}
