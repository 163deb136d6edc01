/** Locks of files and folders between processes: a file that says who holds it, and that dies with them. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** How long two processes that both found a dead one's lock wait to see which of them has it now. */
const SETTLING_MS = 60;
/** How long a lock may be without its content. */
const UNWRITTEN_MS = 5000;

/** Who holds a lock. */
export interface Holder {
  readonly pid: number;
  /** When the process was born, in ticks since the machine was: tells it from a later one of the same number. */
  readonly born: string | null;
  /** RFC 3339, UTC. */
  readonly startedAt: string;
}

function bornOf(pid: number): string | null {
  try {
    // The name in parentheses may hold blanks itself; the 22nd field is the time of the start (proc(5)).
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return born === null || bornOf(pid) === born;
}

function holderOf(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Whether a lock that says nothing was made just now, by a process that is about to write who it is. */
function isFresh(lock: string): boolean {
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < UNWRITTEN_MS;
}

/** Makes this process wait. */
export function waitMs(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration);
}

/** Takes a lock where nobody has it. `false` where somebody has it. */
function takeFree(lock: string, own: string): boolean {
  try {
    writeFileSync(lock, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Takes the lock of a process that died without giving it back. Of two that try, one has it in the end. */
function takeOver(lock: string, own: string): boolean {
  writeFileSync(lock, own);
  waitMs(SETTLING_MS);
  return readFileSync(lock, 'utf8') === own;
}

/** Whether this process has the lock now. */
function take(lock: string, own: string): boolean {
  if (takeFree(lock, own)) return true;
  const holder = holderOf(lock);
  if (holder ? isAlive(holder) : isFresh(lock)) return false;
  // A process that ended between two looks has left it free, and a third one may have it already.
  return existsSync(lock) ? takeOver(lock, own) : takeFree(lock, own);
}

/**
 * Takes a lock, or tells who has it.
 * @returns `release` gives it back; a process that ends does so by itself
 * @throws where the lock's file cannot be written
 */
export function takeLock(lock: string): { readonly release: () => void } | { readonly holder: Holder | null } {
  const own = JSON.stringify({ pid: process.pid, born: bornOf(process.pid), startedAt: new Date().toISOString() });
  if (!take(lock, own)) return { holder: holderOf(lock) };
  const release = () => {
    if (existsSync(lock) && readFileSync(lock, 'utf8') === own) rmSync(lock, { force: true });
    process.off('exit', release);
  };
  process.on('exit', release);
  return { release };
}
