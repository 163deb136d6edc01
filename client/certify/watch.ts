/** `npm run certify -- client --watch SCENE`: a developer's loop, which certifies nothing and writes nothing. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import { many } from '../../reporters/verdict-words.ts';
import { ownFolder } from '../../run/own-folders.ts';
import type { Settings } from '../../run/settings.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { straysIn } from '../judging/events.ts';
import { howPlayed } from '../judging/words.ts';
import { missingOf, type SceneFinding } from '../page/state.ts';
import { sceneFile } from '../scenes/values.ts';
import { Changes, foldersOf } from '../ways/changes.ts';
import { environmentOf } from '../ways/command.ts';
import { Heard } from '../ways/heard.ts';
import { placeOf } from '../ways/place.ts';
import type { OwnStage } from '../ways/stage.ts';
import { WatchDriver } from '../ways/watch.ts';
import { openStage, readyDriver, sceneJudge, wantedScenes } from './playing.ts';

/** Nothing was certified. */
const WATCHED_EXIT = 3;
const PRIVATE_FILE = 0o600;

const output = (line: string) => console.log(visible(line));

function reportFinding({ outcome, summary, expected, received, statement, clause, id }: SceneFinding): void {
  output(`  ${outcome === 'failed' ? '✗' : '!'} ${summary} [${id}]`);
  if (expected !== null) output(`      expected: ${expected}`);
  if (received !== null) output(`      received: ${received}`);
  output(`      ${statement}${clause && ` ${clause}`}`);
}

function reportEnd(heard: Heard, file: SceneFile): void {
  const { scene, calls, findings } = heard;
  const missing = missingOf({ file, heard });
  const parts = [
    ...(findings.length > 0 ? [many(findings.length, 'finding')] : []),
    ...(missing > 0 ? [`${many(missing, 'report')} missing or not accepted`] : []),
  ];
  const how = parts.join(', ') || 'as it should be';
  output(`${parts.length === 0 ? '✓' : '✗'} ${scene.name}: ${many(calls.length, 'call')}, ${how}`);
}

/** Writes a file with the client's variables for a shell. @returns its path */
function clientFile(stage: OwnStage, file: SceneFile): string {
  const path = join(stage.folder, 'client.env');
  const lines = Object.entries(environmentOf(file, stage.folder, stage.access));
  const text = lines.map(([name, value]) => `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`).join('');
  writeFileSync(path, text, { mode: PRIVATE_FILE });
  return path;
}

function reportStart(
  stage: OwnStage,
  { command, webhook }: CertifyOptions,
  scene: Scene,
  file: SceneFile,
  folders: readonly string[],
): void {
  output(`Watching the scene ${scene.name} (${scene.title}) at ${stage.access.baseUrl}`);
  const where = folders.map((folder) => relative('', folder) || 'this folder').join(' or ');
  output(`It is played again whenever your client calls, or a file in ${where} changes. Ctrl-C ends it.`);
  if (command ?? webhook) return;
  output(`For your client, in another shell (addresses, credentials, scene): . ${clientFile(stage, file)}`);
  output(`Its calls are judged immediately; missing reports, after ${many(scene.seconds, 'second')} without a call.`);
}

/** Plays a scene again and again until the signal fires. */
export async function watchScene(
  settings: Settings,
  options: CertifyOptions,
  name: string,
  signal: AbortSignal,
): Promise<number> {
  // The certificate of a paused run must stay where it is.
  const own = ownFolder();
  const place = await placeOf(options, own.path);
  const stage = await openStage(settings, place);
  const folders = foldersOf(options.command ?? '');
  const changes = new Changes(folders);
  try {
    const scene = wantedScenes(stage.context, '--watch', [name]).find((each) => each.name === name) as Scene;
    for (const line of place.lines) output(line);
    const file = sceneFile(stage.context, scene) as SceneFile;
    reportStart(stage, options, scene, file, folders);
    const run = { stage, scenes: [scene], earlier: [], notify: output };
    const way = (options.command ?? options.webhook) ? await readyDriver(options, run) : null;
    const driver = new WatchDriver(changes, way, output);
    const judge = await sceneJudge(stage.context);
    while (!signal.aborted) {
      const heard = new Heard(scene, {
        ...{ judge, found: reportFinding, judged: () => {} },
        strays: (calls) => straysIn({ file, calls }, stage.context),
        output: (line) => output(`  ${line}`),
      });
      driver.heard = heard;
      stage.follow = (call) => void heard.received(call);
      const played = await stage.play(driver, scene, signal);
      if (signal.aborted || !played) {
        heard.leave();
        continue;
      }
      const { end } = played.play;
      if (end !== 'done') output(`  ${howPlayed(played.play)}`);
      if (end !== 'done' && heard.calls.length === 0) {
        // If the client was never started, nothing is missing.
        heard.leave();
        output(`✗ ${scene.name}: your client did not call. Check ${options.command ? '--command' : '--webhook'}.`);
        continue;
      }
      await heard.whole();
      reportEnd(heard, played.file);
    }
    output('Nothing was certified, and nothing was written.');
    return WATCHED_EXIT;
  } finally {
    changes.close();
    await stage.close();
    own.remove();
  }
}
