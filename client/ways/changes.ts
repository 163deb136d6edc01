/** Notices that files below some folders change. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A tree of more folders is not one client's source. */
const MOST_FOLDERS = 2000;
/** One save is often several changes. */
const CALM_MS = 100;
/** What programs write by themselves. */
const NOT_SOURCE = /^(\..*|lodging-\d+-.*|node_modules|__pycache__|certification|.*\.(log|tmp|pyc|swp)|.*~)$/;

/** The folders of a command's files and folders; none: the current one. */
export function foldersOf(command: string): string[] {
  const words = command.match(/"[^"]+"|'[^']+'|[^\s;&|]+/g) ?? [];
  const found = words.flatMap((word) => {
    const path = resolve(word.replace(/^(["'])(.*)\1$/, '$2'));
    const kind = statSync(path, { throwIfNoEntry: false });
    return kind ? [kind.isDirectory() ? path : dirname(path)] : [];
  });
  return found.length > 0 ? [...new Set(found)] : [process.cwd()];
}

/** Changes below some folders since they were last taken. */
export class Changes {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed = new Set<string>();
  #changedAt = 0;

  constructor(folders: readonly string[]) {
    for (const folder of folders) this.#follow(folder);
  }

  /** Whether something has changed and is no longer being saved. */
  get areThere(): boolean {
    return this.#changed.size > 0 && performance.now() - this.#changedAt > CALM_MS;
  }

  /** The changed files; taking them resets the list. */
  take(): string[] {
    const all = [...this.#changed];
    this.#changed.clear();
    return all;
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #follow(folder: string): void {
    if (this.#watchers.has(folder) || this.#watchers.size >= MOST_FOLDERS) return;
    try {
      const watcher = watch(folder, (_kind, name) => name !== null && this.#note(folder, name));
      watcher.on('error', () => this.#forget(folder));
      this.#watchers.set(folder, watcher);
      for (const entry of readdirSync(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !NOT_SOURCE.test(entry.name)) this.#follow(join(folder, entry.name));
    } catch {
      // It has gone meanwhile, or this user cannot read it.
    }
  }

  #forget(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #note(folder: string, name: string): void {
    if (NOT_SOURCE.test(name)) return;
    const path = join(folder, name);
    const kind = statSync(path, { throwIfNoEntry: false });
    if (!kind) this.#forget(path);
    if (kind?.isDirectory()) {
      this.#follow(path);
      return;
    }
    this.#changed.add(path);
    this.#changedAt = performance.now();
  }
}
