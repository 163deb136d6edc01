/** Scenes as a test is given them: played, or with the reason why there is nothing to judge. */

import type { PlayedScene, Sender } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene } from '../../contract/scene.ts';
import { FindingError, notJudged } from '../../judgement/finding.ts';
import { NotRun } from '../../judgement/replay.ts';
import { scenes as all, sceneNamed } from '../scenes/index.ts';
import { isElsewhere, otherOrigin } from '../scenes/places.ts';
import { sceneFile } from '../scenes/values.ts';
import { clockHint } from './clock.ts';
import { isProbe } from './reading.ts';

/** Why a run cannot have a scene, whatever is claimed; `null`: it can. */
function unplayable({ target }: RunContext, { provider, certificate, basePath }: Scene): string | null {
  if (!target.embedded && (provider.length > 0 || certificate || basePath))
    return 'the sandbox itself answered, and behaves as it does';
  const leadsElsewhere = provider.some((twist) => twist.kind === 'redirects' && twist.to === 'another-origin');
  if (leadsElsewhere && otherOrigin(target.baseUrl) === null)
    return 'the provider was reached by a name beside which it has no other that every client knows';
  return certificate && !target.baseUrl.startsWith('https:')
    ? 'the provider was not reached over HTTPS (--https)'
    : null;
}

/** The scenes that the claims of a run ask for, and that it can have. */
export function scenesFor(context: RunContext): Scene[] {
  return all.filter(
    (scene) =>
      scene.claims.every((claim) => context.claims.includes(claim)) &&
      unplayable(context, scene) === null &&
      sceneFile(context, scene) !== null,
  );
}

const UNPLAYED: Readonly<Record<string, string>> = {
  'unknown-scene': 'The client does not know the scene',
  'too-long': 'The client took too long over the scene and was stopped',
  skipped: 'The scene was skipped',
  interrupted: 'The scene was interrupted',
};

/** The scene with its reports and token requests apart from what came besides: probes, and what followed a redirect elsewhere. */
function sorted(played: PlayedScene): PlayedScene {
  const isBeside = (call: Exchange) => isProbe(call) || isElsewhere(played.scene, call.request);
  const besides = played.calls.filter(isBeside);
  return besides.length === 0 ? played : { ...played, calls: played.calls.filter((call) => !isBeside(call)), besides };
}

/** Why a scene that took too long may have done so: libraries that take their time from the machine wait longer by the clock file. */
function clockWarning({ end, clockAheadMs = 0 }: Play): string {
  return end === 'too-long' && clockAheadMs > 0 ? `; ${clockHint(clockAheadMs)}` : '';
}

/**
 * A scene as it was played.
 * @param howeverEnded `true`: also where the client was stopped because it took too long
 * @throws {FindingError} where the claims do not ask for it, or it was not played to its end
 */
export async function playedScene(
  context: RunContext,
  sender: Sender,
  name: string,
  howeverEnded = false,
): Promise<PlayedScene> {
  const scene = sceneNamed(name);
  if (!scene) throw new TypeError(`There is no scene ${name}`);
  const unclaimed = scene.claims.find((claim) => !context.claims.includes(claim));
  if (unclaimed) throw notJudged('not-applicable', `${unclaimed} is not claimed`);
  const obstacle = unplayable(context, scene);
  if (obstacle) throw notJudged('not-testable', obstacle);
  if (!sceneFile(context, scene)) throw notJudged('not-testable', `no hotel of the run can have the scene ${name}`);
  if (!sender.played) throw new TypeError('Scenes are played where the client is judged');
  const played = await sender.played(scene);
  const { end, remark } = played.play;
  const unplayed = howeverEnded && end === 'too-long' ? undefined : UNPLAYED[end];
  if (unplayed) {
    const said = `${remark ? `: ${remark}` : ''}${clockWarning(played.play)}`;
    throw new FindingError({ kind: 'undecided', summary: `${unplayed} ${name}${said}` });
  }
  return sorted(played);
}

/** The scenes of a run. */
export interface PlayedScenes {
  /** In their order; of one that was not played to its end, what there is. */
  readonly played: readonly PlayedScene[];
  /** Names of those that were not played: what they would have shown nobody knows. */
  readonly missing: readonly string[];
}

/**
 * All scenes that the claims of a run ask for, as far as they were played.
 * @throws {NotRun} where none was
 */
export async function playedScenes(context: RunContext, sender: Sender): Promise<PlayedScenes> {
  if (!sender.played) throw new TypeError('Scenes are played where the client is judged');
  const played: PlayedScene[] = [];
  const missing: string[] = [];
  for (const scene of sender.otherScenes?.() ?? scenesFor(context)) {
    try {
      played.push(sorted(await sender.played(scene)));
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
      missing.push(scene.name);
    }
  }
  if (played.length === 0) throw new NotRun('not run: no scene was played');
  return { played, missing };
}
