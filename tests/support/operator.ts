/** An operator's run in process: the stage, the driver and its page, without the terminal and the verdict. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayedScene } from '../../cases/sequence.ts';
import { type KeptRun, keepRun } from '../../client/certify/kept.ts';
import { openStage, playAll, readyDriver } from '../../client/certify/playing.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { placeOf } from '../../client/ways/place.ts';
import type { Stage } from '../../client/ways/stage.ts';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { loadSettings, type Settings } from '../../run/settings.ts';

/** The default settings of a client's run. */
export function clientSettings(): Settings {
  const loaded = loadSettings({ env: {}, cwd: tmpdir(), embedded: EMBEDDED, subject: 'client' });
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.settings;
}

/** A folder for results, and one in which a user's secrets are kept. */
export function folders(): { readonly out: string; readonly home: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'operator-'));
  const [out, home] = [join(path, 'out'), join(path, 'home')];
  mkdirSync(out);
  return { out, home, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface OperatorRun {
  readonly stage: Stage;
  readonly address: string;
  readonly lines: readonly string[];
  readonly played: Promise<readonly PlayedScene[]>;
  readonly fileOf: (scene: string) => SceneFile;
  /** Interrupts it, as Ctrl-C does, and waits until it has ended. */
  close(): Promise<void>;
}

/** Starts or resumes an operator's run of some scenes. */
export async function operatorRun(
  out: string,
  names: readonly string[],
  kept: KeptRun | null = null,
): Promise<OperatorRun> {
  const place = await placeOf({ https: false }, out);
  const stage = await openStage(clientSettings(), place, undefined, kept);
  const { context, access } = stage;
  const scenes = names.map((name) => sceneNamed(name) as Scene);
  const lines: string[] = [];
  const shown: string[] = [];
  const error = console.error;
  console.error = (line: string) => void shown.push(line);
  const earlier = kept?.played ?? [];
  const run = { stage, scenes, earlier, notify: (line: string) => void lines.push(line.replace(/^ +\| /, '')) };
  const driver = await readyDriver({}, run).finally(() => {
    console.error = error;
  });
  const keep = keepRun(out, stage, { secret: access.clientSecret, certificates: null });
  keep(earlier);
  const stopping = new AbortController();
  const played = playAll(run, driver, stopping.signal, keep)
    .then((all) => all.played)
    .finally(() => driver.close?.());
  return {
    stage,
    address: shown[0]?.replace(/^.*: /, '') ?? '',
    lines,
    played,
    fileOf: (scene) => sceneFile(context, sceneNamed(scene) as Scene) as SceneFile,
    async close() {
      stopping.abort();
      await played;
      await stage.close();
    },
  };
}
