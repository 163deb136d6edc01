/**
 * Folders of a command in the machine's temporary folder: closed to everybody else, and named after the process that made
 * them, so that the next command can take away what one that was killed has left.
 */
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bornOf, isAlive, numbering } from './process-birth.ts';

/** Number, birth and numbering of the process, and six characters that nobody can guess. */
const NAME = /^lodging-(\d{1,10})-(\d{1,20})-(\d{1,20})-[A-Za-z0-9]{6}$/;
/** In place of a birth that this machine does not report. */
const UNTOLD = '0';

/** Whether it is a real folder of this user's, and no link. */
function isOwn(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  const own = process.geteuid?.();
  return found?.isDirectory() === true && (own === undefined || found.uid === own);
}

function isLeft(name: string): boolean {
  const [, pid, born, place] = NAME.exec(name) ?? [];
  // A number of another container may be alive there.
  if (pid === undefined || place !== numbering()) return false;
  return !isAlive(Number(pid), born === UNTOLD || born === undefined ? null : born);
}

/**
 * Takes away the folders of processes that are dead. What cannot be taken away stays: it keeps nobody from anything.
 * @param folder where they are looked for
 */
export function sweepFolders(folder: string = tmpdir()): void {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder).filter(isLeft);
  } catch {
    // A temporary folder that may be written to, but not read.
  }
  for (const name of names) {
    const path = join(folder, name);
    try {
      // Removal follows no link, neither here nor further down.
      if (isOwn(path)) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another command was quicker.
    }
  }
}

/** The folders of this process. */
const here = new Set<string>();

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
  here.delete(path);
  if (here.size === 0) process.off('exit', removeAll);
}

function removeAll(): void {
  for (const path of here) remove(path);
}

/** Makes a folder that only this user can open; it goes with the process, at the latest when the next command starts. */
export function ownFolder(): { readonly path: string; readonly remove: () => void } {
  sweepFolders();
  const name = ['lodging', process.pid, bornOf(process.pid) ?? UNTOLD, numbering(), ''].join('-');
  const path = mkdtempSync(join(tmpdir(), name));
  if (here.size === 0) process.once('exit', removeAll);
  here.add(path);
  return { path, remove: () => remove(path) };
}
