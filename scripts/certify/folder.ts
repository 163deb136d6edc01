/** The folder of a run's results, to which only one run at a time writes. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { whyUnwritable } from '../../run/cannot-write.ts';
import { takeLock } from '../../run/lock.ts';
import type { RunRecord, VerdictFile } from '../../submission/result.ts';
import { UsageError } from '../usage.ts';

export const DEFAULT_FOLDER = 'certification';
/** Subfolder of a whole run's folder for the results of a partial run. */
export const PART = 'part';
/** Subfolder for what a run leaves that could not start, next to the results of one that did. */
export const NOT_STARTED = 'not-started';
/** Subfolder of a whole run's folder for the results of one shard. */
export const SHARD = 'shard-';
/** Exists while a client's run may be resumed. */
export const KEPT = 'client-run.json';
/** Exists while a service's run may be resumed. */
export const JOURNAL = '.certify.journal';
/** What was run, when, and by which suite. */
export const RECORD = 'run.json';
/** The result in Markdown, for a build server's page. */
export const SUMMARY = 'summary.md';
/** Allure's results and report. */
export const REPORTS = ['allure-results', 'report'];
/** Exists while a run writes to the folder. */
const LOCK = '.certify.lock';

/** Whether a folder holds anything of a run of the whole plan, finished or not. */
function holdsWholeRun(folder: string): boolean {
  try {
    const { only = [] } = JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as Partial<RunRecord>;
    return only.length === 0;
  } catch {
    // If a submission does not say what it is about, it may be a whole run's.
    return existsSync(join(folder, 'submission.zip'));
  }
}

/** The folder of a run's results; a partial run never replaces a whole one. @param given `--out`, if it was given */
export function folderFor(given: string | undefined, isPart: boolean): string {
  if (!isPart) return given ?? DEFAULT_FOLDER;
  if (given === undefined) return join(DEFAULT_FOLDER, PART);
  // A paused or killed run continues where it is, whatever part of the plan it is about.
  return !existsSync(join(given, KEPT)) && holdsWholeRun(given) ? join(given, PART) : given;
}

/** Whether a run that cannot start must leave a folder alone: it holds results, or a run that can be resumed. */
export function holdsResults(folder: string): boolean {
  if (existsSync(join(folder, JOURNAL))) return true;
  try {
    const { counts } = JSON.parse(readFileSync(join(folder, 'verdict.json'), 'utf8')) as Pick<VerdictFile, 'counts'>;
    return counts.passed + counts.failed + counts.warning + counts.review > 0;
  } catch {
    return existsSync(join(folder, 'submission.zip'));
  }
}

/** A folder as it was named on the command line. */
interface Given {
  readonly option: '--out' | '--history';
  readonly folder: string;
}

/** The error of a folder that cannot be written to; a usage error stays as it is. */
export function unusable({ option, folder }: Given, error: unknown, problem = whyUnwritable(error)): UsageError {
  if (error instanceof UsageError) return error;
  const why = problem ?? (error as Error).message;
  return new UsageError(`${option}: ${folder} cannot be written to: ${why}; nothing was sent. Name another folder.`);
}

/**
 * Creates a folder and its parents one at a time: below /proc, Node's recursive mkdir would never end.
 * @returns the folders created, the innermost first @throws {UsageError | Error} if it cannot
 */
export function makeFolder(folder: string, given: Given): readonly string[] {
  const known = statSync(folder, { throwIfNoEntry: false });
  if (known?.isDirectory()) return [];
  if (known)
    throw new UsageError(`${given.option}: ${folder} is a file, not a folder; nothing was sent. Name a folder.`);
  const above = dirname(folder) === folder ? [] : makeFolder(dirname(folder), given);
  try {
    mkdirSync(folder);
    return [folder, ...above];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The parent exists by now.
    if (code === 'ENOENT') throw unusable(given, error, `no folder can be created in ${dirname(folder)}`);
    // Another process was faster.
    if (code !== 'EEXIST') throw unusable(given, error);
    return above;
  }
}

/** Removes folders in which nothing was written, so that a refused command leaves nothing that looks like results. */
function unmake(made: readonly string[]): void {
  try {
    for (const folder of made) rmdirSync(folder);
  } catch {
    // Something is in it.
  }
}

/** @throws {UsageError} if a run would delete what no run has written */
function mustBeOurs(folder: string): void {
  if ([RECORD, 'submission.zip'].some((name) => existsSync(join(folder, name)))) return;
  const other = [...REPORTS, 'report.html', 'junit.xml', SUMMARY].find((name) => existsSync(join(folder, name)));
  if (other === undefined) return;
  throw new UsageError(
    `--out: ${folder} has ${other} but no ${RECORD}, so no run has written it, and this one would delete it; nothing was sent. Name another folder.`,
  );
}

/** Creates and locks the folder of a run's results. @returns releases it @throws {UsageError} if it cannot */
export function holdFolder(folder: string): () => void {
  const given: Given = { option: '--out', folder };
  mustBeOurs(folder);
  try {
    const made = makeFolder(resolve(folder), given);
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
    throw unusable(given, error);
  }
}
