/** What scene declarations share, and how their steps are read. */
import type { Scene, SceneStep, StayOverride } from '../../contract/scene.ts';
import { type Claim, RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';

type Declared = Partial<Omit<Scene, 'name' | 'title' | 'claims'>> & Pick<Scene, 'name' | 'title'>;

/** A report that a scene asks for. */
export interface SceneReport {
  readonly do: ReservationOperation;
  readonly stay: string;
  readonly atOnce: boolean;
}

/** A scene's reports and waits, in order. */
export const flatSteps = (steps: readonly SceneStep[]): (SceneReport | Extract<SceneStep, { do: 'wait' }>)[] =>
  steps.flatMap((step): (SceneReport | Extract<SceneStep, { do: 'wait' }>)[] => {
    if (step.do === 'wait') return [step];
    if (step.do !== 'at-once') return [{ ...step, atOnce: false }];
    return step.steps.map((each, at) => ({ ...each, atOnce: at > 0 }));
  });

/** The reports that a scene asks for, in order. */
export const reportsIn = (steps: readonly SceneStep[]): SceneReport[] =>
  flatSteps(steps).flatMap((step) => (step.do === 'wait' ? [] : [step]));

/** One scene should not ask for reports at more hotels. */
export const MOST_VISITED = 8;

/** Completes a declaration. Default: one ordinary stay, checked in and out, and a provider without trouble. */
export function scene(declared: Declared): Scene {
  const steps = declared.steps ?? [report('check-in'), report('check-out')];
  const reports = new Set(reportsIn(steps).map((each) => each.do));
  const claims: Claim[] = RESERVATION_OPERATIONS.filter((operation) => reports.has(operation));
  return { seconds: 5, stays: { stay: {} }, provider: [], allReported: true, ...declared, steps, claims };
}

/**
 * A scene in which nothing can be reported. @param then what the client's system must do, after "see that your system"
 */
export const hopeless = ({ name, title }: Pick<Scene, 'name' | 'title'>, then: string, more: Partial<Declared> = {}) =>
  scene({
    name,
    title,
    advice: `Nothing can be reported here: see that your system ${then}.`,
    steps: [report('check-in')],
    allReported: false,
    ...more,
  });

/** A stay is reported. */
export const report = (operation: ReservationOperation, stay = 'stay') => ({ do: operation, stay }) as const;

/** Time passes. */
export const wait = (seconds: number) => ({ do: 'wait', seconds }) as const;

/** Two stays: a client that holds one back because its check-in met trouble still has the other to report. */
export const TWO: Readonly<Record<string, StayOverride>> = { first: {}, second: {} };

/** Check-ins of several stays, and then their check-outs. */
export function cameAndWent(stays: Readonly<Record<string, StayOverride>>): SceneStep[] {
  const names = Object.keys(stays);
  return [...names.map((stay) => report('check-in', stay)), ...names.map((stay) => report('check-out', stay))];
}
