/** Who plays scenes: a command, a web hook, or a person. */
import type { PlayEnd, SceneFile } from '../../contract/scene.ts';

/** How the playing of a scene ended, and what there is to be said of it. */
export interface Driven {
  readonly end: PlayEnd;
  readonly remark: string | null;
}

/** Plays scenes. */
export interface Driver {
  /** What it is called in the record. */
  readonly kind: 'command' | 'webhook' | 'operator';
  /** How long after its end calls may still come, in milliseconds. */
  readonly graceMs: number;
  /** Plays a scene; ends at once where the signal says so. */
  play(file: SceneFile, limitMs: number, signal: AbortSignal): Promise<Driven>;
}

/** Where the client finds the provider, and by which credentials: made for the run. */
export interface ClientAccess {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The file with the certificate of the authority to be trusted (PEM); absent: plain HTTP. */
  readonly caFile?: string;
}
