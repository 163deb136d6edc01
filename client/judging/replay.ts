/** The record of a client's run as a sender: it plays nothing, and says where the record cannot be what such a run leaves. */

import type { PlayedScene, Sender } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import { NotRun } from '../../judgement/replay.ts';
import { harScene } from '../scenes/har.ts';
import { sceneFile } from '../scenes/values.ts';

/** Answers tests from the calls that were recorded. */
export class RecordedScenes implements Sender {
  readonly #calls = new Map<string, Exchange[]>();

  constructor(
    private readonly context: RunContext,
    private readonly plays: readonly Play[],
    exchanges: readonly Exchange[],
  ) {
    for (const exchange of exchanges) {
      const scene = exchange.received?.scene ?? '';
      const calls = this.#calls.get(scene);
      if (calls) calls.push(exchange);
      else this.#calls.set(scene, [exchange]);
    }
    for (const calls of this.#calls.values()) calls.sort((a, b) => a.seq - b.seq);
  }

  async send(): Promise<never> {
    throw new TypeError('Where the client is judged nothing is sent');
  }

  otherScenes(): readonly Scene[] | null {
    return this.plays.some(({ scene }) => scene === harScene.name) ? [harScene] : null;
  }

  /** @throws {NotRun} where the scene was not played */
  async played(scene: Scene): Promise<PlayedScene> {
    const play = this.plays.find((each) => each.scene === scene.name);
    if (!play) throw new NotRun(`not run: the scene ${scene.name} was not played`);
    const file = sceneFile(this.context, scene) as SceneFile;
    return { scene, file, play, calls: this.#calls.get(scene.name) ?? [] };
  }
}
