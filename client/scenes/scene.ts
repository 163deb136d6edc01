/** What scene declarations share, and how their steps are read. */
import { onceOf } from '../../cases/once.ts';
import type { RecordedRequest } from '../../contract/evidence.ts';
import type { Places } from '../../contract/interface.ts';
import type { RunContext } from '../../contract/run.ts';
import type { CannedReply, Scene, SceneStep, StayOverride } from '../../contract/scene.ts';
import { type Claim, RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';

type Declared = Partial<Omit<Scene, 'name' | 'title' | 'claims'>>;

type FlatStep =
  | { readonly do: ReservationOperation; readonly stay: string; readonly atOnce: boolean }
  | Extract<SceneStep, { do: 'wait' }>;

/** A scene's reports and waits, in order. */
export const flatSteps = (steps: readonly SceneStep[]) =>
  steps.flatMap((step): FlatStep[] => {
    if (step.do === 'wait') return [step];
    if (step.do !== 'at-once') return [{ ...step, atOnce: false }];
    return step.steps.map((each, at) => ({ ...each, atOnce: at > 0 }));
  });

/** The reports that a scene asks for, in order. */
export const reportsIn = onceOf((steps: readonly SceneStep[]) =>
  flatSteps(steps).flatMap((step) => (step.do === 'wait' ? [] : [step])),
);

/** One scene should not ask for reports at more hotels. */
export const MOST_VISITED = 8;

/** Completes a declaration. Default: one ordinary stay, checked in and out, and a provider without trouble. */
export function scene(name: string, title: string, declared: Declared = {}): Scene {
  const steps = declared.steps ?? [report('check-in'), report('check-out')];
  const reports = new Set(reportsIn(steps).map((each) => each.do));
  const claims: Claim[] = RESERVATION_OPERATIONS.filter((operation) => reports.has(operation));
  return { seconds: 5, stays: { stay: {} }, provider: [], allReported: true, name, title, ...declared, steps, claims };
}

/** A scene in which nothing can be reported. @param then what the client must do, after "see that your system" */
export const hopeless = (name: string, title: string, then: string, more: Declared) =>
  scene(name, title, {
    advice: `Nothing can be reported here: see that your system ${then}.`,
    steps: [report('check-in')],
    allReported: false,
    ...more,
  });

export const report = (operation: ReservationOperation, stay = 'stay') => ({ do: operation, stay }) as const;

/** Time passes. */
export const wait = (seconds: number) => ({ do: 'wait', seconds }) as const;

/** Stays with nothing unusual about them, by name. */
export const ordinary = (...names: string[]): Readonly<Record<string, StayOverride>> =>
  Object.fromEntries(names.map((name) => [name, {}]));

/** Two stays: a client that holds one back because its check-in met trouble still has the other to report. */
export const TWO = ordinary('first', 'second');

/** Stays, their check-ins, and then their check-outs. */
export function cameAndWent(stays: Readonly<Record<string, StayOverride>>) {
  const names = Object.keys(stays);
  const steps = (['check-in', 'check-out'] as const).flatMap((each) => names.map((stay) => report(each, stay)));
  return { stays, steps };
}

export const replied = (status: number, type: string, body: string): CannedReply => ({
  status,
  headers: [['Content-Type', type]],
  body,
});

/** Path prefixes to which reports are redirected: a client learns them from a redirect only. */
export const MOVED = { 'same-origin': '/moved', 'another-origin': '/elsewhere' } as const;

const redirectsOf = ({ provider }: Scene) =>
  provider.flatMap((override) => (override.kind === 'redirects' ? [override.to] : []));

/** The possible prefixes of the operations' paths in a scene, the usual first. @param before the prefix before those */
export function placesOf(scene: Scene, before = ''): Places {
  const { basePath = '', issuerPath } = scene;
  const base = `${before}${basePath}`;
  const bases = [base, ...redirectsOf(scene).map((to) => `${base}${MOVED[to]}`)];
  return { bases, issuer: issuerPath && `${base}${issuerPath}` };
}

/** Whether a call followed a scene's redirect. */
export function hasFollowed(
  to: keyof typeof MOVED,
  scene: Scene,
  { url }: Pick<RecordedRequest, 'url'>,
  { target }: Pick<RunContext, 'target'>,
): boolean {
  if (!redirectsOf(scene).includes(to)) return false;
  const base = `${new URL(target.baseUrl).pathname.replace(/\/+$/, '')}${scene.basePath ?? ''}`;
  return new URL(url).pathname.startsWith(`${base}${MOVED[to]}/`);
}

/** Whether a call followed a redirect to another origin. */
export const isElsewhere = hasFollowed.bind(null, 'another-origin');

/** This machine by another host name, as some libraries (Go) do not compare ports. `null`: none that always works. */
export function otherOrigin(baseUrl: string): string | null {
  const { protocol, hostname, port } = new URL(baseUrl);
  const other = { '127.0.0.1': 'localhost', '[::1]': 'localhost', localhost: '127.0.0.1' }[hostname];
  return other ? `${protocol}//${other}${port === '' ? '' : `:${port}`}` : null;
}
