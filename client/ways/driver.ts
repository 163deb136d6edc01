/** How a client is made to play scenes: by a command, a web hook, or a person. */
import type { Exchange } from '../../contract/evidence.ts';
import type { ClientAccess, PlayEnd, Scene, SceneFile } from '../../contract/scene.ts';

/** How the playing of a scene ended, and what there is to be said of it. */
export interface Driven {
  readonly end: PlayEnd;
  readonly remark: string | null;
  /** `again`: what came is dropped, and the scene is restarted. `left`: what came is dropped, and the scene stays unplayed. */
  readonly dropped?: 'again' | 'left';
}

/** Plays scenes. */
export interface Driver {
  /** What it is called in the record. */
  readonly kind: 'command' | 'webhook' | 'operator';
  /** How long after its end calls may still come, in milliseconds. */
  readonly graceMs: number;
  /** A person takes the time that it takes. */
  readonly isUntimed?: true;
  /** Plays a scene; ends at once where the signal says so. */
  play(file: SceneFile, signal: AbortSignal): Promise<Driven>;
  /** Which scene comes after those that were played; `null`: none. Absent: each of them once, in their order. */
  next?(played: readonly string[], signal: AbortSignal): Promise<Scene | null>;
  /** Is shown each call when its reply has been given. */
  received?(call: Exchange): void;
  /** How a person ended the run; `null`: not at all. */
  readonly ended?: 'paused' | 'finished' | null;
  /** Plays nothing any more. */
  close?(): Promise<void>;
}

/** What every driver needs. */
export interface DriverParts {
  readonly access: ClientAccess;
  readonly output: (line: string) => void;
}

/** Nothing longer is passed on as one line. */
export const LONGEST_LINE = 1000;

/** Plays a scene. It is stopped when its time is over, and when the run is interrupted. */
export async function drive(driver: Driver, file: SceneFile, limitMs: number, stop: AbortSignal): Promise<Driven> {
  if (stop.aborted) return { end: 'interrupted', remark: null };
  const overdue = driver.isUntimed ? stop : AbortSignal.timeout(limitMs);
  const driven = await driver.play(file, AbortSignal.any([overdue, stop]));
  if (stop.aborted) return { ...driven, end: 'interrupted', remark: null };
  return overdue.aborted ? { end: 'too-long', remark: `longer than ${limitMs / 1000} s` } : driven;
}

/** Where the client finds the provider in a scene: below the scene's path, if it has one. */
export function accessIn({ basePath = '' }: Pick<SceneFile, 'basePath'>, access: ClientAccess): ClientAccess {
  return { ...access, baseUrl: `${access.baseUrl}${basePath}`, authUrl: `${access.authUrl}${basePath}` };
}
