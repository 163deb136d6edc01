/** Plays a scene again and again: whenever the client calls, or a file has changed. */
import { relative } from 'node:path';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { missingOf } from '../page/state.ts';
import type { Changes } from './changes.ts';
import { type Driven, type Driver, drive, limitOf } from './driver.ts';
import type { Heard } from './heard.ts';

const LOOK_EVERY_MS = 50;
/** After the last report that was missing. */
const COMPLETE_MS = 400;
/** Changes so soon after a command has ended are its own, or caused by printing the findings. */
const OWN_MS = 200;
/** Changes so soon after a call are the client's own, if its start and end are unknown. */
const CALLER_MS = 1000;

const shown = (paths: readonly string[]) => paths.map((path) => relative('', path)).join(', ');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the scene is over for a client that plays it by itself: complete, or silent for long enough. */
function isOver(heard: Heard, file: SceneFile): boolean {
  const { scene, calls, lastAt } = heard;
  if (calls.length === 0) return false;
  const silentMs = performance.now() - lastAt;
  const isComplete = scene.allReported && missingOf({ file, heard }) === 0;
  return silentMs > (isComplete ? COMPLETE_MS : scene.seconds * 1000);
}

export class WatchDriver implements Driver {
  readonly kind = 'command';
  readonly isUntimed = true;
  readonly graceMs: number;
  /** The current try. */
  heard: Heard | null = null;
  /** What changed while the client played, at any time. */
  readonly #own = new Set<string>();
  #isDue: boolean;

  /** @param way how to make the client play, if there is a way */
  constructor(
    private readonly changes: Changes,
    private readonly way: Driver | null,
    private readonly output: (line: string) => void,
  ) {
    this.graceMs = way?.graceMs ?? 0;
    this.#isDue = way !== null;
  }

  async play(file: SceneFile, signal: AbortSignal): Promise<Driven> {
    const { heard, way, changes } = this;
    if (way && heard && this.#isDue) return this.#driven(way, heard.scene, file, signal);
    await pause(OWN_MS);
    let changed = changes.take().filter((path) => !this.#own.has(path));
    while (!signal.aborted && heard && !isOver(heard, file)) {
      if (changed.length > 0 && this.#counts(changed, heard)) {
        this.#isDue = way !== null;
        return { end: 'interrupted', remark: null, dropped: 'left' };
      }
      await pause(LOOK_EVERY_MS);
      changed = changes.areThere ? changes.take() : [];
    }
    return { end: 'done', remark: null };
  }

  /** Whether a change restarts the scene. A client that plays by itself and has not called needs no restart. */
  #counts(changed: readonly string[], { calls, lastAt }: Heard): boolean {
    const isOwn = calls.length > 0 && performance.now() - lastAt < CALLER_MS;
    if (isOwn || (calls.length === 0 && !this.way)) return false;
    this.output(`changed: ${shown(changed)}`);
    return true;
  }

  async #driven(way: Driver, scene: Scene, file: SceneFile, signal: AbortSignal): Promise<Driven> {
    this.#isDue = false;
    const driven = await drive(way, file, limitOf(scene), signal);
    await pause(OWN_MS);
    // Files that a client writes while it plays would restart it for ever.
    const own = this.changes.take();
    for (const path of own) this.#own.add(path);
    if (own.length > 0) this.output(`changed while it was played, so not played again for it: ${shown(own)}`);
    return driven;
  }
}
