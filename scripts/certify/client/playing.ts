/** Has the client play its scenes, and tells how it goes. */
import type { Play, Scene } from '../../../contract/scene.ts';
import { visible } from '../../../contract/visible.ts';
import { StandIn } from '../../../mock/stand-in.ts';
import type { Driver } from '../../../run/client/driver.ts';
import { playScene } from '../../../run/client/play.ts';
import type { Stage } from './stage.ts';

/** What is played, by whom, and who wants to know. */
export interface Playing {
  readonly stage: Stage;
  readonly driver: Driver;
  readonly scenes: readonly Scene[];
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
}

/** Plays the scenes one after the other, until they are over or the signal comes. */
export async function playAll({ stage, driver, scenes, signal, tell }: Playing): Promise<Play[]> {
  const { context, listener, clock } = stage;
  const plays: Play[] = [];
  for (const [at, scene] of scenes.entries()) {
    if (signal.aborted) break;
    tell(`${String(at + 1).padStart(3)}/${scenes.length} ${scene.name}: ${scene.title}`);
    const play = await playScene(
      {
        context,
        listener,
        driver,
        now: () => clock.now(),
        provider: (each, file) => new StandIn({ scene: each, file, context }),
        signal,
      },
      scene,
    );
    plays.push(play);
    if (play.end !== 'done') tell(`    ${play.end}${play.remark ? `: ${visible(play.remark)}` : ''}`);
  }
  return plays;
}
