/** The scenes of a client's run as every report tells them: how each was played, what came, and what was found in it. */

import type { Exchange } from '../../contract/evidence.ts';
import type { Play, PlayEnd } from '../../contract/scene.ts';
import { isTokenOperation } from '../../contract/words.ts';
import { countMarks, MARKS, type Mark } from '../../reporters/report-groups.ts';
import { many } from '../../reporters/wording.ts';
import type { ReportedJudgement, RunResult } from '../../submission/result.ts';
import { sceneNamed } from '../scenes/index.ts';

/** A scene as it was played. */
export interface SceneLines {
  readonly name: string;
  /** In words. */
  readonly title: string;
  readonly play: Play;
  /** In the order in which they came. */
  readonly calls: readonly Exchange[];
  /** How many of them asked for a token. */
  readonly tokens: number;
  /** What does not hold, or could not be judged, and rests on a call of this scene; the gravest first. */
  readonly findings: readonly ReportedJudgement[];
}

/** How a scene ended, in words. */
export const PLAY_ENDS: Readonly<Record<PlayEnd, string>> = {
  done: 'played',
  failed: 'played, and the client says that it failed',
  'unknown-scene': 'not known to the client',
  'too-long': 'stopped, since it took too long',
  skipped: 'skipped',
  interrupted: 'interrupted',
};

const TOLD: ReadonlySet<Mark> = new Set(['failed', 'inconclusive', 'warning', 'review']);

function scenesOf({ finding }: ReportedJudgement): string[] {
  const shown = [finding?.exchange, ...(finding?.exchanges ?? [])];
  return [...new Set(shown.flatMap((exchange) => exchange?.received?.scene ?? []))];
}

/** The scenes that were played, in their order; none where no client was judged. */
export function sceneLines({ record, exchanges, judgements }: RunResult): SceneLines[] {
  const calls = new Map<string, Exchange[]>();
  for (const exchange of exchanges.values()) {
    const scene = exchange.received?.scene ?? '';
    const known = calls.get(scene);
    if (known) known.push(exchange);
    else calls.set(scene, [exchange]);
  }
  const told = judgements.filter(({ outcome }) => TOLD.has(outcome)).map((each) => ({ each, scenes: scenesOf(each) }));
  const rank = ({ outcome }: ReportedJudgement) => MARKS.indexOf(outcome);
  return (record.client?.plays ?? []).map((play) => {
    const own = calls.get(play.scene) ?? [];
    return {
      name: play.scene,
      title: sceneNamed(play.scene)?.title ?? play.scene,
      play,
      calls: own,
      tokens: own.filter(({ request }) => isTokenOperation(request.operation)).length,
      findings: told
        .filter(({ scenes }) => scenes.includes(play.scene))
        .map(({ each }) => each)
        .sort((a, b) => rank(a) - rank(b)),
    };
  });
}

/** `2 failed, 1 warning`; nothing where nothing was found. */
export function findingsLine({ findings }: SceneLines): string {
  const counts = countMarks(findings);
  return MARKS.flatMap((mark) => (counts.has(mark) ? [`${counts.get(mark)} ${mark}`] : [])).join(', ');
}

/** `5 calls, 2 of them for a token`. */
export function callsLine({ calls, tokens }: SceneLines): string {
  return `${many(calls.length, 'call')}${tokens > 0 ? `, ${tokens} of them for a token` : ''}`;
}

/** Whether there is something to say of a scene besides that it was played. */
export const isRemarkable = ({ play, findings }: SceneLines): boolean => play.end !== 'done' || findings.length > 0;
