/** Has the client play its scenes one after the other, and shows how it goes. */
import type { Play, Scene } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import { refusalPhrase } from '../judging/words.ts';
import type { Driver } from '../ways/driver.ts';
import type { Stage } from '../ways/stage.ts';

/** What is played, by whom, and who wants to know. */
export interface Playing {
  readonly stage: Stage;
  readonly driver: Driver;
  readonly scenes: readonly Scene[];
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
  /** Scenes that were played before the run was resumed. */
  readonly earlier?: readonly Play[];
  /** Is given after each scene what has been played so far. */
  readonly keep?: ((plays: readonly Play[]) => void) | undefined;
}

/** Plays the scenes one after the other, until they are over or the signal comes. */
export async function playAll({ stage, driver, scenes, signal, tell, earlier = [], keep }: Playing): Promise<Play[]> {
  const inOrder = async (plays: readonly Play[]) => scenes[plays.length] ?? null;
  const next = driver.next?.bind(driver) ?? inOrder;
  let plays = [...earlier];
  stage.follow = (call) => driver.received?.(call);
  for (;;) {
    const scene = signal.aborted ? null : await next(plays, signal);
    if (!scene) return plays;
    const place = `${scenes.indexOf(scene) + 1}`.padStart(3);
    tell(`${place}/${scenes.length} ${scene.name}: ${scene.title}`);
    const before = plays.find((play) => play.scene === scene.name);
    const play = await stage.play(driver, scene, signal, before ? before.repeats + 1 : 0);
    if (!play) continue;
    // A scene that is repeated comes when it was played, and its calls of that time alone count.
    plays = [...plays.filter((each) => each !== before), play];
    keep?.(plays);
    if (play.end !== 'done') tell(`    ${play.end}${play.remark ? `: ${visible(play.remark)}` : ''}`);
    for (const refused of play.refused ?? []) tell(`    ${refusalPhrase(refused)}`);
  }
}
