/** Locks for files and folders: one process at a time holds one, and a dead process's lock is taken over. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { bornOf, isAlive as isAliveThen } from './processes.ts';

/** How long a lock may be empty, and a claim unfinished. */
const UNWRITTEN_MS = 5000;

interface Holder {
  readonly pid: number;
  /** When the process was started, in ticks since boot: tells it from a later one with the same id. */
  readonly born: string | null;
  readonly startedAt: string;
}

const isAlive = ({ pid, born }: Holder) => pid !== process.pid && isAliveThen(pid, born);

/** Whether something was made just now, by a process that is about to do the next step; `null`: it is gone. */
function isFresh(file: string): boolean | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return null;
  const age = Date.now() - found.mtimeMs;
  // A time in the future means that the clock was set.
  return age > -UNWRITTEN_MS && age < UNWRITTEN_MS;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** @param text of a lock */
function holderOf(text: string | null): Holder | null {
  try {
    return JSON.parse(text ?? 'null') as Holder | null;
  } catch {
    return null;
  }
}

/** Creates a file. `false` if it exists. */
function makeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    // Another process may have taken over while this one was suspended.
    return textOf(file) === text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Replaces a dead run's lock by one's own. Only one process may: a claim named after the dead
 * run's lock admits one, which checks again that the lock is still that one.
 */
function takeOver(lock: string, dead: string, own: string): boolean {
  const claim = `${lock}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  // The process that made this claim has died; the lock is still there.
  if (isFresh(claim) === false) rmSync(claim, { force: true });
  if (!makeNew(claim, own)) return false;
  try {
    if (textOf(lock) !== dead) return false;
    const draft = `${claim}.own`;
    writeFileSync(draft, own);
    renameSync(draft, lock);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** A lock that was taken, or who holds it, as the end of a sentence: empty if unknown. */
export type Taken = { readonly release: () => void; readonly isHeld: () => boolean } | { readonly holder: string };

/** Takes a lock until the process ends, unless a living one holds it. @throws {Error} Node's, if writing fails */
export function takeLock(lock: string): Taken {
  const me: Holder = { pid: process.pid, born: bornOf(process.pid), startedAt: new Date().toISOString() };
  const own = JSON.stringify(me);
  // The holder may end between two checks.
  for (let tries = 0; tries < 3; tries += 1) {
    if (makeNew(lock, own)) return held(lock, own);
    const found = textOf(lock);
    // Decide by one reading: between two readings the lock may change hands.
    const other = holderOf(found);
    const isOthers = other ? isAlive(other) : isFresh(lock);
    if (found === null || isOthers === null) continue;
    if (isOthers) return { holder: named(other) };
    if (takeOver(lock, found, own)) return held(lock, own);
  }
  return { holder: named(holderOf(textOf(lock))) };
}

const named = (holder: Holder | null) => (holder ? ` since ${holder.startedAt} (process ${holder.pid})` : '');

/** Locks that this process holds: one listener releases them all. */
const releases = new Set<() => void>();
process.on('exit', () => {
  for (const release of releases) release();
});

function held(lock: string, own: string): Taken {
  const release = () => {
    if (textOf(lock) === own) rmSync(lock, { force: true });
    releases.delete(release);
  };
  releases.add(release);
  return { release, isHeld: () => textOf(lock) === own };
}

/** How long to wait for a lock that is usually held for milliseconds. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 20;

/** Runs `act` exclusively. @param busy the error if another process holds the lock for too long */
export function locked<Result>(lock: string, act: () => Result, busy: (holder: string) => Error): Result {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const taken = takeLock(lock);
    if ('release' in taken) {
      try {
        return act();
      } finally {
        taken.release();
      }
    }
    if (waited > PATIENCE_MS) throw busy(taken.holder);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
}
