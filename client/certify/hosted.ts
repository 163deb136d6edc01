/** The client's side of `npx playwright test --project client`: each scene is played when a test first asks for it. */
import { join } from 'node:path';
import type { PlayedScene, Sender } from '../../cases/sequence.ts';
import type { HostedClient } from '../../fixtures/specify.ts';
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

class ScenesOnDemand implements Sender {
  readonly send = sendsNothing;
  readonly #played = new Map<string, Promise<PlayedScene>>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly stage: Stage,
    private readonly driver: Driver,
    private readonly signal: AbortSignal,
  ) {}

  played(name: string): Promise<PlayedScene> {
    const known = this.#played.get(name) ?? this.#turn.then(() => this.#play(name));
    this.#played.set(name, known);
    this.#turn = known.catch(() => undefined);
    return known;
  }

  async #play(name: string): Promise<PlayedScene> {
    const scene = sceneNamed(name);
    const played = scene && (await this.stage.play(this.driver, scene, this.signal));
    if (!played) throw new TypeError(`The scene ${name} was left unplayed`);
    return played;
  }
}

function wayIn({ [COMMAND]: command, [WEBHOOK]: webhook }: NodeJS.ProcessEnv): WayIn {
  if (command) return { command };
  if (webhook) return { webhook: webAddressIn(WEBHOOK, webhook) };
  throw new Error(
    `Nothing says how the client is made to play: set ${COMMAND} (such as "node tests/clients/careful.mjs") or ${WEBHOOK}`,
  );
}

/** What opens the stage of a run of tests. @throws {Error} if no way to drive the client is set */
export async function clientHost(settings: Settings, environment: NodeJS.ProcessEnv) {
  const way = wayIn(environment);
  const out = join(environment['LODGING_OUT'] ?? 'certification', 'playwright');
  return async (): Promise<HostedClient> => {
    const stage = await openStage(settings, await placeOf({ https: false }, out));
    const stopping = new AbortController();
    const driver = await readyDriver(way, { stage, scenes: [], earlier: [], tell: console.log });
    const sender = new ScenesOnDemand(stage, driver, stopping.signal);
    return {
      ...{ sender, context: stage.context },
      async close() {
        stopping.abort();
        await stage.close();
      },
    };
  };
}
