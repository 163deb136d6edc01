/** `npm run certify -- client`: the integrator's own client plays scenes, the suite answers as the provider and judges what comes. */
import { scenes as allScenes, sceneNamed } from '../../cases/scenes/index.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import { scenesFor } from '../../judgement/client/played.ts';
import { sweepFolders } from '../../run/own-folders.ts';
import type { Settings } from '../../run/settings.ts';
import { UsageError } from '../usage.ts';
import { driverFor } from './client/driver.ts';
import { openRecording } from './client/har.ts';
import { playAll } from './client/playing.ts';
import { openStage } from './client/stage.ts';
import { placeOf } from './client/ways.ts';
import { conclude, type RunOptions } from './conclude.ts';
import { say } from './console.ts';
import { folderFor, holdFolder } from './folder.ts';
import type { CertifyOptions } from './options.ts';
import { clearOutputs, withdraw } from './outputs.ts';
import { sealOf, settingsOf } from './prepare.ts';
import { judgeInPlaywright } from './suites.ts';

/** The scenes that are asked for. @throws {UsageError} for a name that is none */
function wantedScenes(context: RunContext, names: readonly string[]): Scene[] {
  const unknown = names.filter((name) => !sceneNamed(name));
  if (unknown.length > 0) {
    const known = allScenes.map(({ name }) => name).join(', ');
    throw new UsageError(`--scenes: there is no scene ${unknown.join(', ')}. There are: ${known}.`);
  }
  return scenesFor(context).filter(({ name }) => names.length === 0 || names.includes(name));
}

interface Prepared {
  readonly settings: Settings;
  readonly seal: ReturnType<typeof sealOf>;
  readonly options: RunOptions;
  /** Is given what a Ctrl-C is to do. */
  readonly onStop: (stop: () => void) => void;
}

/** Certifies a client. @param onStop is given what a Ctrl-C is to do */
export async function certifyClient(asked: CertifyOptions, onStop: (stop: () => void) => void): Promise<number> {
  sweepFolders();
  const settings = settingsOf(asked);
  const seal = sealOf(asked, settings.clientId);
  const options = { ...asked, out: folderFor(asked.out, asked.scenes.length > 0 || asked.only.length > 0) };
  for (const note of settings.notes) say(options, `note: ${note}`);
  const release = holdFolder(options.out);
  try {
    clearOutputs(options.out);
    const prepared = { settings, seal, options, onStop };
    return await (options.har === undefined ? certifyIn(prepared) : certifyRecording(prepared, options.har));
  } catch (error) {
    withdraw(options.out, error);
    throw error;
  } finally {
    release();
  }
}

/** Judges what another tool has recorded. */
async function certifyRecording({ settings, seal, options, onStop }: Prepared, file: string): Promise<number> {
  const { context, redactor, client, plays, endedAt, lines } = openRecording(settings, file, options.out);
  for (const line of lines) say(options, visible(line));
  const quiet = options.json || options.quiet;
  const judged = await judgeInPlaywright(
    { run: { context }, out: options.out, only: options.only, plays, quiet },
    onStop,
  );
  const stopped = judged ? 'Calls that another tool recorded play no scene.' : 'The runner did not go to its end.';
  const run = { context, redactor, now: () => endedAt, client };
  return conclude(options, settings, run, { ran: false, stopped }, { seal, baseline: null });
}

async function certifyIn({ settings, seal, options, onStop }: Prepared): Promise<number> {
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  const { signal } = stopping;
  const place = await placeOf(options, options.out);
  const stage = await openStage({ settings, out: options.out, challenge: seal.challenge, place });
  const { context, redactor, access, folder, clock } = stage;
  try {
    const output = (line: string) => say(options, `    | ${visible(redactor.clean(line))}`);
    const driver = driverFor(options, { access: () => access, folder, output });
    const scenes = wantedScenes(context, options.scenes);
    const tell = (line: string) => say(options, line);
    tell(`Subject CLIENT: ${scenes.length} scenes at ${access.baseUrl}`);
    if (stage.upstream) tell(`Calls are passed on to ${stage.upstream.baseUrl}, and its replies are passed back.`);
    for (const line of place.lines) tell(line);
    const badCertificates = place.certificates?.bad;
    const plays = await playAll({ stage, driver, scenes, signal, tell, ...(badCertificates && { badCertificates }) });
    await stage.close();
    const judgedRun = { run: { context }, out: options.out, only: options.only, plays };
    const quiet = options.json || options.quiet;
    const judged = !signal.aborted && (await judgeInPlaywright({ ...judgedRun, quiet }, onStop));
    const ran = judged && options.scenes.length === 0;
    const { refusedBetween: refused } = stage.listener;
    const between = refused.length > 0 ? { refused } : {};
    const { upstream } = stage;
    const behind = upstream ? { upstream: upstream.baseUrl } : {};
    const answeredBy = upstream ? 'upstream' : 'stand-in';
    const clockAheadMs = clock.ahead();
    const client = { drivenBy: driver.kind, answeredBy, clockAheadMs, ...behind, plays, ...between } as const;
    const ended = { ran, stopped: stoppedBecause(options, judged, signal.aborted) };
    const run = { context, redactor, now: () => clock.now(), client };
    return await conclude(options, settings, run, ended, { seal, baseline: null });
  } finally {
    await stage.close();
    stage.remove();
  }
}

function stoppedBecause({ scenes, only }: CertifyOptions, judged: boolean, interrupted: boolean): string | null {
  if (interrupted) return 'The run was interrupted.';
  if (!judged) return 'The runner did not go to its end.';
  if (scenes.length > 0) return `Only some scenes were asked for: ${scenes.join(', ')}.`;
  return only.length > 0 ? `Only a part of the plan was asked for: ${only.join(', ')}.` : null;
}
