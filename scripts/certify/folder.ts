/** The folder of a run's results: which one it is, and that one run at a time writes to it. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../usage.ts';

/** Where results are written unless somebody says otherwise. */
const DEFAULT_FOLDER = 'certification';
/** In the folder of a whole run: the results of a run of a part of the plan. */
export const PART = 'part';
/** In the folder while a run writes to it. */
const LOCK = '.certify.lock';
/** How long two runs that both found a dead run's lock wait to see which of them has it now. */
const SETTLING_MS = 60;
/** How long a lock may be without its content. */
const UNWRITTEN_MS = 5000;

/** Whether a folder holds what a run of the whole plan left, whatever became of it. */
function holdsWholeRun(folder: string): boolean {
  try {
    const { only } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as {
      readonly only?: readonly string[];
    };
    return (only ?? []).length === 0;
  } catch {
    // A submission of which nobody can tell what it is about may be a whole run's.
    return existsSync(join(folder, 'submission.zip'));
  }
}

/**
 * The folder of a run's results. A run of a part of the plan never takes a whole run's place.
 * @param given `--out`, where it was given
 * @param isPart whether only a part of the plan is asked for
 */
export function folderFor(given: string | undefined, isPart: boolean): string {
  if (!isPart) return given ?? DEFAULT_FOLDER;
  if (given === undefined) return join(DEFAULT_FOLDER, PART);
  return holdsWholeRun(given) ? join(given, PART) : given;
}

/** What keeps a folder from being written to, to follow its name. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written to (permission denied)',
  EPERM: 'cannot be written to (permission denied)',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'is on a disk that is full',
  ENOENT: 'cannot be made',
  ENOTDIR: 'lies below a file',
  ENAMETOOLONG: 'has a name that is too long',
};

function unusable(folder: string, error: unknown): UsageError {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  const problem = PROBLEMS[code] ?? `cannot be written to (${code})`;
  return new UsageError(`--out: ${folder} ${problem}; nothing was sent. Name another folder.`);
}

/** Makes a folder and those above it, one at a time: below /proc Node would try for ever to make them all at once. */
function make(folder: string, given: string): void {
  const known = statSync(folder, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new UsageError(`--out: ${folder} is a file, not a folder; nothing was sent. Name a folder.`);
  if (dirname(folder) !== folder) make(dirname(folder), given);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(given, error);
  }
}

/** Who is writing to a folder. */
interface Holder {
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

/** Whether a lock that says nothing was made just now, by a run that is about to write who it is. */
function isFresh(lock: string): boolean {
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < UNWRITTEN_MS;
}

function refuse(folder: string, holder: Holder | null): never {
  const who = holder ? ` since ${holder.startedAt} (process ${holder.pid})` : '';
  throw new UsageError(
    `--out: another run is writing its results to ${folder}${who}; nothing was sent. Wait for it, or name another folder.`,
  );
}

/** Takes the lock where nobody has it. `false` where somebody has it. */
function takeFree(lock: string, folder: string, own: string): boolean {
  try {
    writeFileSync(lock, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(folder, error);
    return false;
  }
}

/** Takes the lock of a run that died without giving it back. Of two that try, one has it in the end. */
function takeOver(lock: string, folder: string, own: string): void {
  writeFileSync(lock, own);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLING_MS);
  if (readFileSync(lock, 'utf8') !== own) refuse(folder, holderOf(lock));
}

/**
 * Makes the folder of a run's results and keeps other runs out of it until the run has ended.
 * @returns gives the folder back; a process that ends does so by itself
 * @throws {UsageError} where it cannot be written to, or another run is writing to it
 */
export function holdFolder(folder: string): () => void {
  try {
    make(resolve(folder), folder);
  } catch (error) {
    throw error instanceof UsageError ? error : unusable(folder, error);
  }
  const lock = join(resolve(folder), LOCK);
  const own = JSON.stringify({ pid: process.pid, born: bornOf(process.pid), startedAt: new Date().toISOString() });
  if (!takeFree(lock, folder, own)) {
    const holder = holderOf(lock);
    if (holder ? isAlive(holder) : isFresh(lock)) refuse(folder, holder);
    if (existsSync(lock)) takeOver(lock, folder, own);
    // A run that ended between two looks has left it free, and a third run may have it already.
    else if (!takeFree(lock, folder, own)) refuse(folder, holderOf(lock));
  }
  const release = () => {
    if (existsSync(lock) && readFileSync(lock, 'utf8') === own) rmSync(lock, { force: true });
    process.off('exit', release);
  };
  process.on('exit', release);
  return release;
}
