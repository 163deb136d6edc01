/** Messages between the provider's machine and an integrator's while scenes are played there. */
import type { ClientAccess, Play, SceneFile } from '../../contract/scene.ts';
import type { RunEnd, SceneFinding } from '../page/state.ts';

/** What the integrator's machine reports repeatedly: the state it has seen, and its client's clock. */
export interface JoinedNews {
  /** The state that it knows; 0: none. It is answered when there is a newer one, or the clock is asked for. */
  readonly seen: number;
  /** The number of the latest question after the clock. */
  readonly asked: number;
  /** By how many milliseconds the client's clock is ahead. */
  readonly ahead: number;
}

/** What the provider's machine answers. */
export interface JoinedState {
  readonly state: number;
  /** A call has come and is not answered before the integrator's machine says what its client's clock shows. */
  readonly asked: number;
  readonly integrator: string;
  /** `invited`: not started. `judging`: only the verdict is missing. */
  readonly phase: 'invited' | 'playing' | 'between' | 'judging' | 'over';
  /** The number of the attempt; 0: none. */
  readonly attempt: number;
  readonly access: ClientAccess | null;
  readonly now: {
    /** Tells tries of scenes apart. */
    readonly turn: number;
    readonly number: number;
    readonly of: number;
    readonly file: SceneFile;
    /** How long it may take, in ms. */
    readonly limitMs: number;
    readonly calls: number;
  } | null;
  /** Why nothing was heard of the client, and what to check; `null`: it was. */
  readonly silence: string | null;
  readonly end: RunEnd | null;
}

export interface JoinedScene {
  readonly calls: number;
  readonly missing: number;
  readonly findings: readonly SceneFinding[];
}

/** How a scene ended on the integrator's machine. */
export interface JoinedEnd extends Pick<Play, 'end' | 'remark'> {
  readonly turn: number;
  readonly by: 'command' | 'webhook';
}
