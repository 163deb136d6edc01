/** Who plays scenes: a command, a web hook, or a person. */
import type { Exchange } from '../../contract/evidence.ts';
import type { ClientAccess, Play, PlayEnd, Scene, SceneFile } from '../../contract/scene.ts';

/** How the playing of a scene ended, and what there is to be said of it. */
export interface Driven {
  readonly end: PlayEnd;
  readonly remark: string | null;
  /** `again`: what came is dropped, and the scene is begun anew. `left`: what came is dropped, and the scene stays unplayed. */
  readonly dropped?: 'again' | 'left';
}

/** Plays scenes. */
export interface Driver {
  /** What it is called in the record. */
  readonly kind: 'command' | 'webhook' | 'operator';
  /** How long after its end calls may still come, in milliseconds. */
  readonly graceMs: number;
  /** Plays a scene; ends at once where the signal says so. */
  play(file: SceneFile, limitMs: number, signal: AbortSignal): Promise<Driven>;
  /** Which scene comes next; `null`: none any more. Absent: each of them once, in their order. */
  next?(plays: readonly Play[], signal: AbortSignal): Promise<Scene | null>;
  /** Is told of each call when its reply has been given. */
  received?(call: Exchange): void;
}

/** Where the client finds the provider in a scene: below the scene's path, if it has one. */
export function accessIn({ basePath = '' }: Pick<SceneFile, 'basePath'>, access: ClientAccess): ClientAccess {
  return { ...access, baseUrl: `${access.baseUrl}${basePath}`, authUrl: `${access.authUrl}${basePath}` };
}

export type { ClientAccess };
