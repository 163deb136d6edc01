/** What the declarations of scenes have in common. */
import type { Scene, SceneStep, StayTwist } from '../../contract/scene.ts';
import { type Claim, RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';

type Declared = Partial<Omit<Scene, 'name' | 'title' | 'claims'>> & Pick<Scene, 'name' | 'title'>;

const reportsOf = (steps: readonly SceneStep[]): ReservationOperation[] =>
  steps.flatMap((step) => {
    if (step.do === 'wait') return [];
    return step.do === 'at-once' ? reportsOf(step.steps) : [step.do];
  });

/** Completes a declaration: one ordinary stay, checked in and out, by a provider without trouble, unless it says otherwise. */
export function scene(declared: Declared): Scene {
  const steps = declared.steps ?? [report('check-in'), report('check-out')];
  const reports = new Set(reportsOf(steps));
  const claims: Claim[] = RESERVATION_OPERATIONS.filter((operation) => reports.has(operation));
  return { seconds: 5, stays: { stay: {} }, provider: [], allReported: true, ...declared, steps, claims };
}

/** The step in which a stay is reported. */
export const report = (operation: ReservationOperation, stay = 'stay') => ({ do: operation, stay }) as const;

/** The step in which time passes. */
export const wait = (seconds: number) => ({ do: 'wait', seconds }) as const;

/** Two stays: who keeps one back because of what its check-in met still has the other to report. */
export const TWO: Readonly<Record<string, StayTwist>> = { first: {}, second: {} };

/** Check-ins of several stays, and then their check-outs. */
export function cameAndWent(stays: Readonly<Record<string, StayTwist>>): SceneStep[] {
  const names = Object.keys(stays);
  return [...names.map((stay) => report('check-in', stay)), ...names.map((stay) => report('check-out', stay))];
}
