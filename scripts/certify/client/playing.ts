/** Has the client play its scenes, and tells how it goes. */
import type { BadCertificate, Play, Scene } from '../../../contract/scene.ts';
import { visible } from '../../../contract/visible.ts';
import { refusalPhrase } from '../../../judgement/client/refusals.ts';
import { StandIn } from '../../../mock/stand-in.ts';
import type { Driver } from '../../../run/client/driver.ts';
import { playScene } from '../../../run/client/play.ts';
import type { Certificate } from '../../../wire/doors.ts';
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
}

/** Plays the scenes one after the other, until they are over or the signal comes. */
export async function playAll({ stage, driver, scenes, signal, tell, badCertificates }: Playing): Promise<Play[]> {
  const { context, listener, clock, upstream } = stage;
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
        provider: (each, file) => upstream?.provider ?? new StandIn({ scene: each, file, context }),
        signal,
        ...(badCertificates && { badCertificates }),
      },
      scene,
    );
    plays.push(play);
    if (play.end !== 'done') tell(`    ${play.end}${play.remark ? `: ${visible(play.remark)}` : ''}`);
    for (const refused of play.refused ?? []) tell(`    ${refusalPhrase(refused)}`);
  }
  return plays;
}
