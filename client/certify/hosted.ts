/** The client's side of `npx playwright test --project client`: each scene is played when a test first asks for it. */
import { join } from 'node:path';
import { once } from '../../cases/once.ts';
import type { PlayedScene, Sender } from '../../cases/sequence.ts';
import type { HostedRun } from '../../fixtures/specify.ts';
import type { Settings } from '../../run/settings.ts';
import { webAddressIn } from '../../scripts/certify/options.ts';
import { sendsNothing } from '../judging/played.ts';
import { sceneNamed } from '../scenes/index.ts';
import type { Driver } from '../ways/driver.ts';
import { placeOf } from '../ways/place.ts';
import type { Stage } from '../ways/stage.ts';
import { openStage, readyDriver, type WayIn } from './playing.ts';

const COMMAND = 'LODGING_CLIENT_COMMAND';
const WEBHOOK = 'LODGING_CLIENT_WEBHOOK';

/** Plays each scene once, one after the other. */
function scenesOnDemand(stage: Stage, driver: Driver, signal: AbortSignal): Sender {
  let turn: Promise<unknown> = Promise.resolve();
  const play = async (name: string) => {
    const scene = sceneNamed(name);
    const played = scene && (await stage.play(driver, scene, signal));
    if (!played) throw new TypeError(`The scene ${name} was left unplayed`);
    return played;
  };
  const played = once((name: string): Promise<PlayedScene> => {
    const playing = turn.then(() => play(name));
    turn = playing.catch(() => undefined);
    return playing;
  });
  return { send: sendsNothing, played };
}

function wayIn({ [COMMAND]: command, [WEBHOOK]: webhook }: NodeJS.ProcessEnv): WayIn {
  if (command) return { command };
  if (webhook) return { webhook: webAddressIn(WEBHOOK, webhook) };
  throw new Error(
    `There is no way to play the scenes: set ${COMMAND} (such as "node tests/clients/careful.mjs") or ${WEBHOOK}`,
  );
}

/** Opens the stage for a run of tests. @throws {Error} if no way to drive the client is set */
export async function clientHost(settings: Settings, environment: NodeJS.ProcessEnv) {
  const way = wayIn(environment);
  const out = join(environment['LODGING_OUT'] ?? 'certification', 'playwright');
  return async (): Promise<HostedRun> => {
    const stage = await openStage(settings, await placeOf({ https: false }, out));
    const stopping = new AbortController();
    const driver = await readyDriver(way, { stage, scenes: [], earlier: [], notify: console.log });
    return {
      ...{ sender: scenesOnDemand(stage, driver, stopping.signal), context: stage.context },
      async close() {
        stopping.abort();
        await stage.close();
      },
    };
  };
}
