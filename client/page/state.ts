/** What an operator's page shows, and how far a scene has come. */
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import type { Scene, SceneFile, SceneStay } from '../../contract/scene.ts';
import { isTokenOperation, type Outcome, type Verdict } from '../../contract/words.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { many } from '../../reporters/verdict-words.ts';
import { isRefused, matchingOf, type SceneEvent } from '../judging/matching.ts';
import { hasteIn } from '../judging/scenes.ts';
import { flatSteps } from '../scenes/scene.ts';
import { type Heard, hasSpoken } from '../ways/heard.ts';

/** What is missing may still come until a scene is over: reporting it earlier would be wrong. */
const AWAITED: readonly RequirementId[] = [
  'CLIENT-EVENTS.REPORTED',
  'CLIENT-EVENTS.WITHOUT-OPTIONAL-FIELDS',
  'CLIENT-EVENTS.OUTLASTS-TROUBLE',
  'CLIENT-EVENTS.BILL-THEN-CHECK-OUT',
  'CLIENT-CONDUCT.SURVIVES-ERROR',
  'CLIENT-CONDUCT.AUTHENTICATES-AGAIN',
  'CLIENT-TOKEN.UNKNOWN-MEMBERS-IGNORED',
];

/** What is wrong with a scene, as in the verdict. `calls` show it; none: it is about the whole scene. */
export function findingOf({ instance, outcome, reason, finding }: Judgement) {
  if (outcome !== 'failed' && outcome !== 'warning') return [];
  const { requirement, id } = instance;
  const { statement, clause } = requirement;
  const { summary = reason ?? '', expected = null, received = null, exchange, exchanges = [] } = finding ?? {};
  const calls = [...new Set([...(exchange ? [exchange] : []), ...exchanges].map((call) => call.id))];
  const isAwaited = AWAITED.some((each) => each === requirement.id);
  return [{ id, outcome, statement, clause: clause ?? '', summary, expected, received, calls, isAwaited }];
}

export type SceneFinding = ReturnType<typeof findingOf>[number];

export type SceneJudge = (scene: Scene, calls: readonly Exchange[]) => Promise<readonly SceneFinding[]>;

export interface SceneStatus {
  readonly scene: Scene;
  /** A number: it was played, with that many findings. */
  readonly status: 'open' | 'now' | 'skipped' | number;
  /** Whether any of its findings is more than a warning. */
  readonly isWrong: boolean;
}

/** Whether a scene must still be played. */
export const isOpen = ({ status }: SceneStatus): boolean => status === 'open' || status === 'now';

/** What is shown once no scene is left. */
export function allPlayed(scenes: readonly SceneStatus[]): string {
  const skipped = scenes.filter(({ status }) => status === 'skipped').length;
  return `All scenes have been played${skipped > 0 ? `, but ${many(skipped, 'was', 'were')} skipped` : ''}`;
}

/** The result of a finished run. */
export interface RunEnd {
  readonly verdict: Verdict;
  readonly meaning: string;
  readonly nextStep: string;
  /** In the order of the report, which shows the first as `#cause-1`. */
  readonly causes: readonly { readonly title: string; readonly instances: number; readonly outcome: Outcome }[];
  /** Names of its result files. */
  readonly files: readonly string[];
}

/** The same, with the paths of its files. */
export interface OperatorEnd extends RunEnd {
  readonly folder: string;
}

export type StepProgress = ReturnType<typeof stepsOf>[number];

/** The end of a wait that begins with the reply to a call, in ms since 1970. */
const waitedUntil = ({ sentAt, durationMs }: Exchange, seconds: number) =>
  Date.parse(sentAt) + durationMs + seconds * 1000;

/**
 * The steps of a scene and their states. A wait begins when the report before it has been accepted. A call shows
 * one step only. `answered`: its report came and was not accepted. `early`: it came before a wait was over.
 * `excused`, `no-token`: it need not come, since the check-in or every token was refused. `distrusted`, `after-that`:
 * the client has refused a bad certificate, as it must.
 */
export function stepsOf({ file, heard: { scene, calls, hasDistrusted } }: SceneSoFar) {
  // In step order, one for each report.
  const events = [...matchingOf({ calls, file }).events];
  const refused = new Set<SceneStay>();
  const isTokenRefused = (call: Exchange) => isTokenOperation(call.request.operation) && !isAccepted(call);
  const hasty = hasteIn({ file, calls })?.call;
  const hasNoToken = !scene.allReported && calls.length > 0 && calls.every(isTokenRefused);
  const isDistrusted = scene.certificate !== undefined && hasDistrusted;
  let before: Exchange | undefined;
  return flatSteps(file.steps).map((step, at) => {
    if (step.do === 'wait') return { ...step, until: before ? waitedUntil(before, step.seconds) : null };
    const { stay, reports } = events.shift() as SceneEvent;
    const call = reports.find(isAccepted) ?? reports.at(-1);
    before = reports.find(isAccepted);
    const [isExcused, isLeft] = [refused.has(stay), call !== undefined && isRefused(call)];
    // If every report can be accepted, a mistake is corrected and the rest follows.
    if (isLeft && !scene.allReported) refused.add(stay);
    const came = call && !isAccepted(call) ? 'answered' : hasty && reports.includes(hasty) ? 'early' : 'accepted';
    const absent = hasNoToken ? 'no-token' : isExcused ? 'excused' : 'missing';
    const usual = call ? came : absent;
    const notSent = at === 0 ? 'distrusted' : 'after-that';
    const state = isDistrusted && usual !== 'accepted' ? notSent : usual;
    return { do: step.do, stay, atOnce: step.atOnce, state } as const;
  });
}

export interface SceneSoFar {
  readonly file: SceneFile;
  readonly heard: Pick<Heard, 'scene' | 'calls' | 'hasDistrusted'>;
}

/** How many reports are missing. A reply will do if acceptance is impossible; for a bad certificate, an attempt. */
export function missingOf(now: SceneSoFar): number {
  const { scene, hasDistrusted } = now.heard;
  if (scene.certificate) return hasDistrusted || hasSpoken(now.heard) ? 0 : 1;
  if (!scene.allReported) return 0;
  return stepsOf(now).filter((step) => step.do !== 'wait' && step.state !== 'accepted').length;
}

/** What is wrong with a scene besides missing reports, which the steps show. */
export function besidesMissing(now: SceneSoFar & { readonly heard: Pick<Heard, 'findings'> }): readonly SceneFinding[] {
  const { findings } = now.heard;
  return missingOf(now) === 0 ? findings : findings.filter((each) => each.calls.length > 0 || !each.isAwaited);
}

/** Whether nothing in a scene is missing or wrong. */
export const isFine = (now: Parameters<typeof besidesMissing>[0]): boolean =>
  missingOf(now) === 0 && besidesMissing(now).length === 0;
