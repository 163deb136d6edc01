/** What an operator's page shows, and what can be done there. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import type { ClientAccess, Scene, SceneFile, SceneStay } from '../../contract/scene.ts';
import type { Outcome, ReservationOperation, Verdict } from '../../contract/words.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { matchingOf, type SceneEvent } from '../judging/matching.ts';
import { flatSteps } from '../scenes/scene.ts';

/** What is wrong with a scene, as the verdict will say it. `calls` show it; none: it concerns the whole scene. */
export function findingOf({ instance, outcome, reason, finding }: Judgement) {
  if (outcome !== 'failed' && outcome !== 'warning') return [];
  const { requirement, id } = instance;
  const { statement, clause } = requirement;
  const { summary = reason ?? '', expected = null, received = null, exchange, exchanges = [] } = finding ?? {};
  const calls = [...new Set([...(exchange ? [exchange] : []), ...exchanges].map((call) => call.id))];
  return [{ id, outcome, statement, clause: clause ?? '', summary, expected, received, calls }];
}

/** Something that is wrong with a scene. */
export type SceneFinding = ReturnType<typeof findingOf>[number];

/** Judges the calls of one scene. */
export type SceneJudge = (scene: Scene, calls: readonly Exchange[]) => Promise<readonly SceneFinding[]>;

/** A scene in the list of all. */
export interface SceneStatus {
  readonly scene: Scene;
  readonly status: 'open' | 'now' | 'done' | 'skipped';
  /** Number of findings; `null`: not played. */
  readonly findings: number | null;
}

/** A step and its state. */
export type StepProgress =
  | { readonly do: 'wait'; readonly seconds: number }
  | {
      readonly do: ReservationOperation;
      readonly stay: SceneStay;
      /** Sent without waiting for the previous report. */
      readonly atOnce: boolean;
      /** `answered`: its report came, but this scene's provider did not accept it. */
      readonly state: 'missing' | 'answered' | 'accepted';
    };

/** The scene being played. */
export interface SceneNow {
  readonly scene: Scene;
  readonly file: SceneFile;
  /** From 1. */
  readonly number: number;
  /** Tells tries apart: an action meant for an earlier one is ignored. */
  readonly turn: number;
  readonly calls: readonly Exchange[];
  readonly steps: readonly StepProgress[];
  readonly missing: readonly StepProgress[];
  readonly findings: readonly SceneFinding[];
  /** The operator has said it is over, and something is not as it should be. */
  readonly inReview: boolean;
}

/** How a finished run came out, and where its results are. */
export interface OperatorEnd {
  readonly verdict: Verdict;
  readonly meaning: string;
  readonly nextStep: string;
  /** In the order of the report, which shows the first as `#cause-1`. */
  readonly causes: readonly { readonly title: string; readonly instances: number; readonly outcome: Outcome }[];
  readonly folder: string;
  /** By their names in that folder. */
  readonly files: readonly string[];
}

/** Everything that the page shows. */
export interface OperatorState {
  readonly scenes: readonly SceneStatus[];
  readonly now: SceneNow | null;
  /** `between`: no scene is being played. */
  readonly phase: 'playing' | 'between' | 'paused' | 'finished' | 'stopped';
  /** `null`: nothing has been judged yet. */
  readonly end: OperatorEnd | null;
  /** What the scenes that are open will take, by the pace of those that were played. */
  readonly minutesLeft: number;
  /** Whether the command has ended: nobody answers the page any more. */
  readonly isOver: boolean;
  /** The page's address for a phone in the same network; `null`: it is served on this machine alone. */
  readonly elsewhere: string | null;
  readonly said: string;
  /** Without the secret, which is handed out only on request. */
  readonly access: Omit<ClientAccess, 'clientSecret'>;
}

/** What an operator can do. */
export type OperatorAction =
  | { readonly what: 'done' | 'skip' | 'repeat'; readonly turn: number }
  | { readonly what: 'play'; readonly scene: string }
  | { readonly what: 'pause' | 'finish' };

/** The steps of a scene and the state of each. A call shows one step only. */
export function stepsOf(file: SceneFile, calls: readonly Exchange[]): StepProgress[] {
  // In step order, one for each report.
  const events = [...matchingOf({ calls, file }).events];
  return flatSteps(file.steps).map((step) => {
    if (step.do === 'wait') return step;
    const { stay, reports } = events.shift() as SceneEvent;
    const call = reports.find(isAccepted) ?? reports.at(-1);
    const state = !call ? 'missing' : isAccepted(call) ? 'accepted' : 'answered';
    return { do: step.do, stay, atOnce: step.atOnce, state };
  });
}

/** The steps the client still has to complete. If the provider makes acceptance impossible, an answer will do. */
export function missingOf({ allReported }: Pick<Scene, 'allReported'>, steps: readonly StepProgress[]): StepProgress[] {
  if (!allReported) return [];
  return steps.filter((step) => step.do !== 'wait' && step.state !== 'accepted');
}
