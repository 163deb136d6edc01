/** Has the client play its scenes, and tells how it goes. */
import type { BadCertificate, Play, Scene } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import { refusalPhrase } from '../judging/refusals.ts';
import type { Certificate } from '../listener/connections.ts';
import { StandIn } from '../provider/stub.ts';
import type { Driver } from '../ways/driver.ts';
import { playScene } from '../ways/play.ts';
import type { Stage } from './stage.ts';

/** What is played, by whom, and who wants to know. */
export interface Playing {
  readonly stage: Stage;
  readonly driver: Driver;
  readonly scenes: readonly Scene[];
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
  /** The certificates that no client may accept; absent: the run is without TLS. */
  readonly badCertificates?: Readonly<Record<BadCertificate, Certificate>>;
  /** Scenes that were played before the run was taken up again. */
  readonly earlier?: readonly Play[];
  /** Is told after each scene what has been played so far. */
  readonly keep?: (plays: readonly Play[]) => void;
}

/** Each scene once, in their order: how scenes are played unless their driver says otherwise. */
const inOrder = (scenes: readonly Scene[]) => async (plays: readonly Play[]) => scenes[plays.length] ?? null;

/** Plays the scenes one after the other, until they are over or the signal comes. */
export async function playAll(playing: Playing): Promise<Play[]> {
  const { stage, driver, scenes, signal, tell, earlier = [], keep } = playing;
  const next = driver.next?.bind(driver) ?? inOrder(scenes);
  let plays = [...earlier];
  stage.follow((call) => driver.received?.(call));
  for (;;) {
    const scene = signal.aborted ? null : await next(plays, signal);
    if (!scene) return plays;
    const place = `${scenes.indexOf(scene) + 1}`.padStart(3);
    tell(`${place}/${scenes.length} ${scene.name}: ${scene.title}`);
    const before = plays.find((play) => play.scene === scene.name);
    const play = await playScene(sceneStage(playing), scene, before ? before.repeats + 1 : 0);
    if (!play) continue;
    // Played anew, a scene comes when it was played, and its calls of that time alone count.
    plays = [...plays.filter((each) => each !== before), play];
    keep?.(plays);
    if (play.end !== 'done') tell(`    ${play.end}${play.remark ? `: ${visible(play.remark)}` : ''}`);
    for (const refused of play.refused ?? []) tell(`    ${refusalPhrase(refused)}`);
  }
}

/** What the playing of a scene needs: whoever answers among it. */
export function sceneStage({
  stage,
  driver,
  signal,
  badCertificates,
}: Pick<Playing, 'stage' | 'driver' | 'signal' | 'badCertificates'>): Parameters<typeof playScene>[0] {
  const { context, listener, clock, upstream } = stage;
  return {
    ...{ context, listener, driver, signal, now: () => clock.now(), ahead: () => clock.ahead() },
    provider: (scene, file) => upstream?.provider ?? new StandIn({ scene, file, context }),
    ...(badCertificates && { badCertificates }),
  };
}
