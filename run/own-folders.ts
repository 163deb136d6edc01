/** A command's temporary folders: private, and named after its process, so that the next removes a killed one's. */
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bornOf, isAlive, numbering } from './processes.ts';

/** Process id, birth and id namespace, and six unpredictable characters. */
const NAME = /^lodging-(\d{1,10})-(\d{1,20})-(\d{1,20})-[A-Za-z0-9]{6}$/;
const UNTOLD = '0';

function isOwn(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  const own = process.geteuid?.();
  return found?.isDirectory() === true && (own === undefined || found.uid === own);
}

function isLeft(name: string): boolean {
  const [, pid, born, place] = NAME.exec(name) ?? [];
  // In another container that process id may be alive.
  if (pid === undefined || place !== numbering()) return false;
  return !isAlive(Number(pid), born === UNTOLD || born === undefined ? null : born);
}

/** Removes folders of dead processes; those that cannot be removed stay, harmlessly. @param folder where to look */
export function sweepFolders(folder: string = tmpdir()): void {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder).filter(isLeft);
  } catch {
    // A temporary folder may be writable but unreadable.
  }
  for (const path of names.map((name) => join(folder, name))) {
    try {
      // Removal follows no link, neither here nor further down.
      if (isOwn(path)) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another command was quicker.
    }
  }
}

/** Folders of this process: one listener removes them all, however many runs it has at once. */
const kept = new Set<string>();
const drop = (path: string) => {
  rmSync(path, { recursive: true, force: true });
  kept.delete(path);
};
process.on('exit', () => kept.forEach(drop));

/** Makes a private folder; it is removed with the process, or when the next command starts. */
export function ownFolder(): { readonly path: string; readonly remove: () => void } {
  sweepFolders();
  const name = ['lodging', process.pid, bornOf(process.pid) ?? UNTOLD, numbering(), ''].join('-');
  const path = mkdtempSync(join(tmpdir(), name));
  kept.add(path);
  return { path, remove: () => drop(path) };
}
