/** The folder of a run's results, to which only one run at a time writes. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { whyUnwritable } from '../../run/cannot-write.ts';
import { takeLock } from '../../run/lock.ts';
import type { RunRecord } from '../../submission/result.ts';
import { UsageError } from '../usage.ts';

export const DEFAULT_FOLDER = 'certification';
/** In the folder of a whole run: the results of a partial run. */
export const PART = 'part';
/** In the folder of a whole run: the results of one shard. */
export const SHARD = 'shard-';
/** In the folder while a client's run may be resumed. */
export const KEPT = 'client-run.json';
/** In the folder while a service's run may be resumed. */
export const JOURNAL = '.certify.journal';
/** In the folder while a run writes to it. */
const LOCK = '.certify.lock';

/** Whether a folder holds what a run of the whole plan left, whatever became of it. */
function holdsWholeRun(folder: string): boolean {
  try {
    const { only = [] } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as Partial<RunRecord>;
    return only.length === 0;
  } catch {
    // A submission of which nobody can tell what it is about may be a whole run's.
    return existsSync(join(folder, 'submission.zip'));
  }
}

/** The folder of a run's results; a partial run never replaces a whole one. @param given `--out`, if it was given */
export function folderFor(given: string | undefined, isPart: boolean): string {
  if (!isPart) return given ?? DEFAULT_FOLDER;
  if (given === undefined) return join(DEFAULT_FOLDER, PART);
  // A run that was paused, or killed, goes on where it is, whatever part of the plan it is about.
  return !existsSync(join(given, KEPT)) && holdsWholeRun(given) ? join(given, PART) : given;
}

function unusable(folder: string, error: unknown, problem = whyUnwritable(error)): UsageError {
  return new UsageError(
    `--out: ${folder} cannot be written to: ${problem ?? (error as Error).message}; nothing was sent. Name another folder.`,
  );
}

/** Makes a folder and those above it, one at a time: below /proc Node would try for ever to make them all at once. @returns those that it has made, the innermost first */
function make(folder: string, given: string): readonly string[] {
  const known = statSync(folder, { throwIfNoEntry: false });
  if (known?.isDirectory()) return [];
  if (known) throw new UsageError(`--out: ${folder} is a file, not a folder; nothing was sent. Name a folder.`);
  const above = dirname(folder) === folder ? [] : make(dirname(folder), given);
  try {
    mkdirSync(folder);
    return [folder, ...above];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The one above it is there by now.
    if (code === 'ENOENT') throw unusable(given, error, `no folder can be created in ${dirname(folder)}`);
    // Somebody else was quicker.
    if (code !== 'EEXIST') throw unusable(given, error);
    return above;
  }
}

/** Takes away folders in which nothing was written: who was refused finds none that looks like results. */
function unmake(made: readonly string[]): void {
  try {
    for (const folder of made) rmdirSync(folder);
  } catch {
    // Something is in it.
  }
}

/** Makes the folder of a run's results and locks it. @returns releases it @throws {UsageError} if it cannot */
export function holdFolder(folder: string): () => void {
  try {
    const made = make(resolve(folder), folder);
    const taken = takeLock(join(resolve(folder), LOCK));
    if ('release' in taken)
      return () => {
        taken.release();
        unmake(made);
      };
    throw new UsageError(
      `--out: another run is writing its results to ${folder}${taken.holder}; nothing was sent. Wait for it, or name another folder.`,
    );
  } catch (error) {
    throw error instanceof UsageError ? error : unusable(folder, error);
  }
}
