/** Scenes as a test is given them: played, or with the reason why there is nothing to judge. */
import { scenes as all, sceneNamed } from '../../cases/scenes/index.ts';
import { sceneFile } from '../../cases/scenes/values.ts';
import type { PlayedScene, Sender } from '../../cases/sequence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene } from '../../contract/scene.ts';
import { FindingError, notJudged } from '../finding.ts';
import { NotRun } from '../replay.ts';

/** The scenes that the claims of a run ask for, and that its hotels can have. */
export function scenesFor(context: RunContext): Scene[] {
  return all.filter(
    (scene) => scene.claims.every((claim) => context.claims.includes(claim)) && sceneFile(context, scene) !== null,
  );
}

const UNPLAYED: Readonly<Record<string, string>> = {
  'unknown-scene': 'The client does not know the scene',
  'too-long': 'The client took too long over the scene and was stopped',
  skipped: 'The scene was skipped',
  interrupted: 'The scene was interrupted',
};

/**
 * A scene as it was played.
 * @throws {FindingError} where the claims do not ask for it, or it was not played to its end
 */
export async function playedScene(context: RunContext, sender: Sender, name: string): Promise<PlayedScene> {
  const scene = sceneNamed(name);
  if (!scene) throw new TypeError(`There is no scene ${name}`);
  const unclaimed = scene.claims.find((claim) => !context.claims.includes(claim));
  if (unclaimed) throw notJudged('not-applicable', `${unclaimed} is not claimed`);
  if (!sceneFile(context, scene)) throw notJudged('not-testable', `no hotel of the run can have the scene ${name}`);
  if (!sender.played) throw new TypeError('Scenes are played where the client is judged');
  const played = await sender.played(scene);
  const unplayed = UNPLAYED[played.play.end];
  if (unplayed) {
    const remark = played.play.remark ? `: ${played.play.remark}` : '';
    throw new FindingError({ kind: 'undecided', summary: `${unplayed} ${name}${remark}` });
  }
  return played;
}

/**
 * All scenes of a run that were played, in their order; of one that was not played to its end, what there is.
 * @throws {NotRun} where none was played
 */
export async function playedScenes(context: RunContext, sender: Sender): Promise<readonly PlayedScene[]> {
  if (!sender.played) throw new TypeError('Scenes are played where the client is judged');
  const played: PlayedScene[] = [];
  for (const scene of scenesFor(context)) {
    try {
      played.push(await sender.played(scene));
    } catch (error) {
      if (!(error instanceof NotRun)) throw error;
    }
  }
  if (played.length === 0) throw new NotRun('not run: no scene was played');
  return played;
}

/**
 * Ends a test that has found nothing wrong in the scenes that were played, where there are others: what they would have
 * shown nobody knows.
 * @throws {NotRun}
 */
export function insistOnAll(context: RunContext, played: readonly PlayedScene[]): void {
  const names = new Set(played.map(({ scene }) => scene.name));
  const missing = scenesFor(context).filter(({ name }) => !names.has(name));
  if (missing.length > 0) throw new NotRun(`not run: the scene ${missing[0]?.name} was not played`);
}
