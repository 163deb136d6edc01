/** Which steps of a scene have been done, as far as the calls show. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import type { Scene, SceneFile, SceneStay, SceneStep } from '../../contract/scene.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import { matchingOf, type SceneEvent } from '../judging/matching.ts';

/** A step, and what became of it. */
export type StepProgress =
  | { readonly do: 'wait'; readonly seconds: number }
  | {
      readonly do: ReservationOperation;
      readonly stay: SceneStay;
      /** It is sent without waiting for the one before. */
      readonly atOnce: boolean;
      /** `answered`: its report came, and the provider of this scene did not accept it. */
      readonly state: 'missing' | 'answered' | 'accepted';
      /** The id of the call that shows it. */
      readonly call: string | null;
    };

type Report = { readonly do: ReservationOperation; readonly stay: string; readonly atOnce: boolean };

type Wait = Extract<SceneStep, { do: 'wait' }>;

function flat(steps: readonly SceneStep[]): (Report | Wait)[] {
  return steps.flatMap((step): (Report | Wait)[] => {
    if (step.do === 'wait') return [step];
    if (step.do !== 'at-once') return [{ ...step, atOnce: false }];
    return step.steps.map((each, at) => ({ ...each, atOnce: at > 0 }));
  });
}

/** The steps of a scene with what became of each. A call shows one step only. */
export function stepsOf(file: SceneFile, calls: readonly Exchange[]): StepProgress[] {
  // In the order of the steps, one for each report.
  const events = [...matchingOf({ calls, file }).events];
  return flat(file.steps).map((step) => {
    if (step.do === 'wait') return step;
    const { stay, reports } = events.shift() as SceneEvent;
    const call = reports.find(isAccepted) ?? reports.at(-1);
    const state = !call ? 'missing' : isAccepted(call) ? 'accepted' : 'answered';
    return { do: step.do, stay, atOnce: step.atOnce, state, call: call?.id ?? null };
  });
}

/** The steps that the client still has to see through. Where the provider makes acceptance impossible, an answer will do. */
export function missingOf({ allReported }: Pick<Scene, 'allReported'>, steps: readonly StepProgress[]): StepProgress[] {
  if (!allReported) return [];
  return steps.filter((step) => step.do !== 'wait' && step.state !== 'accepted');
}
