/** Has the scenes of a run played, one after the other. */
import { sceneFile } from '../../cases/scenes/values.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import type { Listener, Provider } from '../../wire/listener.ts';
import type { Driver } from './driver.ts';

/** How much longer than a scene takes may it take, in milliseconds. */
const SPARE_MS = 60_000;

/** What a playing needs. */
export interface Stage {
  readonly context: RunContext;
  readonly listener: Listener;
  readonly driver: Driver;
  readonly now: () => number;
  /** The provider of a scene. */
  readonly provider: (scene: Scene, file: SceneFile) => Provider;
  readonly signal: AbortSignal;
}

/** Plays one scene, as often as its driver begins it again. @returns `null` where it was left unplayed */
export async function playScene(stage: Stage, scene: Scene, repeats = 0): Promise<Play | null> {
  const { context, listener, driver, now, provider, signal } = stage;
  const file = sceneFile(context, scene) as SceneFile;
  const startedAt = new Date(now()).toISOString();
  listener.begin(scene.name, provider(scene, file));
  const { end, remark, dropped } = await driver.play(file, scene.seconds * 1000 + SPARE_MS, signal);
  await listener.end(signal.aborted ? 0 : driver.graceMs);
  if (dropped === 'again') return playScene(stage, scene, repeats + 1);
  if (dropped === 'left') return null;
  return { scene: scene.name, startedAt, endedAt: new Date(now()).toISOString(), end, remark, repeats };
}
