/** Has the scenes of a run played, one after the other. */

import type { RunContext } from '../../contract/run.ts';
import type { BadCertificate, Play, Scene, SceneFile } from '../../contract/scene.ts';
import type { Certificate } from '../listener/connections.ts';
import type { Listener } from '../listener/listener.ts';
import type { Provider } from '../listener/provider.ts';
import { basesOf } from '../scenes/places.ts';
import { sceneFile } from '../scenes/values.ts';
import type { Driver } from './driver.ts';

/** How much longer than a scene takes may it take, in milliseconds. */
const SPARE_MS = 60_000;

/** What a playing needs. */
export interface Stage {
  readonly context: RunContext;
  readonly listener: Listener;
  readonly driver: Driver;
  readonly now: () => number;
  /** By how much the client has let the run's clock run ahead, in milliseconds; absent: it cannot. */
  readonly ahead?: () => number;
  /** The provider of a scene. */
  readonly provider: (scene: Scene, file: SceneFile) => Provider;
  readonly signal: AbortSignal;
  /** The certificates that no client may accept; absent: the run is without TLS. */
  readonly badCertificates?: Readonly<Record<BadCertificate, Certificate>>;
}

/** Plays one scene, as often as its driver begins it again. @returns `null` where it was left unplayed */
export async function playScene(stage: Stage, scene: Scene, repeats = 0): Promise<Play | null> {
  const { context, listener, driver, now, provider, signal, badCertificates } = stage;
  const file = sceneFile(context, scene) as SceneFile;
  const startedAt = new Date(now()).toISOString();
  const certificate = scene.certificate && badCertificates?.[scene.certificate];
  const bases = basesOf(scene);
  listener.begin(scene.name, provider(scene, file), { bases, ...(certificate ? { certificate } : {}) });
  const { end, remark, dropped } = await driver.play(file, scene.seconds * 1000 + SPARE_MS, signal);
  const { calls, refused, handshakes } = await (signal.aborted ? listener.end(0, 0) : listener.end(driver.graceMs));
  if (dropped === 'again') return playScene(stage, scene, repeats + 1);
  if (dropped === 'left') return null;
  const clockAheadMs = stage.ahead?.() ?? 0;
  return {
    ...{ scene: scene.name, startedAt, endedAt: new Date(now()).toISOString(), end, remark, repeats, calls },
    ...(refused.length > 0 ? { refused } : {}),
    ...(handshakes ? { handshakes } : {}),
    ...(clockAheadMs > 0 ? { clockAheadMs } : {}),
  };
}
