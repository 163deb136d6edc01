/** What an operator's page shows. */
import type { Exchange } from '../../contract/evidence.ts';
import type { ClientAccess, Scene, SceneFile } from '../../contract/scene.ts';
import type { Level } from '../../contract/words.ts';
import type { StepProgress } from './steps.ts';

/** What does not hold of a scene, as the verdict will say it. */
export interface SceneFinding {
  /** The instance's id. */
  readonly id: string;
  readonly level: Level;
  readonly outcome: 'failed' | 'warning';
  readonly statement: string;
  readonly clause: string;
  /** One sentence. */
  readonly summary: string;
  readonly expected: string | null;
  readonly received: string | null;
  /** Ids of the calls that show it; none: it is about the scene as a whole. */
  readonly calls: readonly string[];
}

/** Judges the calls of one scene. */
export type SceneJudge = (scene: Scene, calls: readonly Exchange[]) => Promise<readonly SceneFinding[]>;

/** A scene in the list of all. */
export interface SceneStanding {
  readonly scene: Scene;
  readonly standing: 'open' | 'now' | 'done' | 'skipped';
  /** How much does not hold; `null`: it was not played. */
  readonly findings: number | null;
}

/** The scene that is being played. */
export interface SceneNow {
  readonly scene: Scene;
  readonly file: SceneFile;
  /** Its place among all, from 1. */
  readonly number: number;
  /** Tells one try from another: what was meant for an earlier one is not done to this one. */
  readonly turn: number;
  readonly calls: readonly Exchange[];
  readonly steps: readonly StepProgress[];
  readonly missing: readonly StepProgress[];
  readonly findings: readonly SceneFinding[];
  /** Whether the operator has said that it is over, and something is not as it should be. */
  readonly inReview: boolean;
}

/** Everything that the page shows. */
export interface OperatorState {
  readonly scenes: readonly SceneStanding[];
  readonly now: SceneNow | null;
  /** `between`: no scene is being played. */
  readonly phase: 'playing' | 'between' | 'paused' | 'finished' | 'stopped';
  /** What happened last, one sentence. */
  readonly said: string;
  /** Without the secret: that is handed out when it is asked for. */
  readonly access: Omit<ClientAccess, 'clientSecret'>;
}

/** What an operator can do. */
export type OperatorAction =
  | { readonly what: 'done' | 'skip' | 'repeat'; readonly turn: number }
  | { readonly what: 'play'; readonly scene: string }
  | { readonly what: 'pause' | 'finish' };

/** Makes the page. */
export interface OperatorView {
  /** The whole page, at its address. */
  page(state: OperatorState): string;
  /** The parts that change, by the ids of their elements. */
  parts(state: OperatorState): Readonly<Record<string, string>>;
  readonly style: string;
  readonly script: string;
}
