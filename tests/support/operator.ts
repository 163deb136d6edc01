/** An operator's run in process: the stage, the driver and its page, without the terminal and the verdict. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyDriver } from '../../client/certify/driver.ts';
import { type KeptRun, RunKeeper } from '../../client/certify/kept.ts';
import { playAll } from '../../client/certify/playing.ts';
import { openStage } from '../../client/certify/stage.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { placeOf } from '../../client/ways/place.ts';
import type { Stage } from '../../client/ways/stage.ts';
import type { ClientAccess, Play, Scene, SceneFile } from '../../contract/scene.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { loadSettings, type Settings } from '../../run/settings.ts';
import { readOptions } from '../../scripts/certify/options.ts';
import { exampleClient } from './client-run.ts';

/** The settings of a client's run of which nothing is said. */
export function clientSettings(): Settings {
  const loaded = loadSettings({ env: {}, cwd: tmpdir(), embedded: EMBEDDED, subject: 'client' });
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.settings;
}

/** Has the careful example client play a scene, in this process. */
export async function play(file: SceneFile, access: ClientAccess): Promise<void> {
  const client = (await exampleClient('careful')) as {
    readonly play: (file: SceneFile, access: ClientAccess) => Promise<void>;
  };
  await client.play(file, access);
}

/** A folder for results, and one in which a user's secrets are kept. */
export function folders(): { readonly out: string; readonly home: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'operator-'));
  const [out, home] = [join(path, 'out'), join(path, 'home')];
  mkdirSync(out);
  return { out, home, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** An operator's run that is under way. */
export interface OperatorRun {
  readonly stage: Stage;
  readonly address: string;
  /** What the terminal shows. */
  readonly lines: readonly string[];
  readonly plays: Promise<Play[]>;
  readonly fileOf: (scene: string) => SceneFile;
  /** Interrupts it, as Ctrl-C does, and waits until it has ended. */
  close(): Promise<void>;
}

/** Begins an operator's run of some scenes, or goes on with one. */
export async function operatorRun(
  out: string,
  names: readonly string[],
  kept: KeptRun | null = null,
): Promise<OperatorRun> {
  const place = await placeOf({ https: false }, out);
  const opened = await openStage({ settings: clientSettings(), out, place, kept });
  const { stage } = opened;
  const { context, access, folder } = stage;
  const scenes = names.map((name) => sceneNamed(name) as Scene);
  const lines: string[] = [];
  const announced: string[] = [];
  const options = readOptions(['client', '--operator']);
  const output = (line: string) => void lines.push(line);
  const announce = (line: string) => void announced.push(line);
  const driver = await readyDriver(options, { access: () => access, folder, output, context, scenes, kept, announce });
  const keeper = new RunKeeper(out, context, { secret: access.clientSecret, certificates: null });
  keeper.keep(kept?.plays ?? []);
  const stopping = new AbortController();
  const plays = playAll({
    stage,
    driver,
    scenes,
    signal: stopping.signal,
    tell: output,
    earlier: kept?.plays ?? [],
    keep: (all) => keeper.keep(all),
  }).finally(() => driver.close?.());
  return {
    stage,
    address: announced[0]?.replace(/^.*: /, '') ?? '',
    lines,
    plays,
    fileOf: (scene) => sceneFile(context, sceneNamed(scene) as Scene) as SceneFile,
    async close() {
      stopping.abort();
      await plays;
      await opened.close();
      opened.remove();
    },
  };
}
