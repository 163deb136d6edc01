/** `npm run certify -- client`: the integrator's own client plays scenes, the suite answers as the provider and judges what comes. */

import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene } from '../../contract/scene.ts';
import { visible, visibleJson } from '../../contract/visible.ts';
import { sweepFolders } from '../../run/own-folders.ts';
import type { Settings } from '../../run/settings.ts';
import { conclude, type RunOptions } from '../../scripts/certify/conclude.ts';
import { say } from '../../scripts/certify/console.ts';
import { folderFor, holdFolder } from '../../scripts/certify/folder.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { clearOutputs, withdraw } from '../../scripts/certify/outputs.ts';
import { sealOf, settingsOf } from '../../scripts/certify/prepare.ts';
import { UsageError } from '../../scripts/usage.ts';
import { seedOfChallenge } from '../../submission/challenge.ts';
import type { ClientRun } from '../../submission/result.ts';
import { scenesFor } from '../judging/played.ts';
import { scenes as allScenes, sceneNamed } from '../scenes/index.ts';
import type { Driver } from '../ways/driver.ts';
import { type Place, placeOf } from '../ways/place.ts';
import { drivenBy, readyDriver } from './driver.ts';
import { forgetRun, type KeptRun, keptRun, mustBeFound, type PrivatePart, RunKeeper, tidyEvidence } from './kept.ts';
import { playAll } from './playing.ts';
import { openRecording } from './recording.ts';
import { type OpenStage, openStage } from './stage.ts';

/** As of a run that is incomplete. */
const PAUSED_EXIT = 3;

/** The scenes that are asked for. @throws {UsageError} for a name that is none */
function wantedScenes(context: RunContext, names: readonly string[]): Scene[] {
  const unknown = names.filter((name) => !sceneNamed(name));
  if (unknown.length > 0) {
    const known = allScenes.map(({ name }) => name).join(', ');
    throw new UsageError(`--only: there is no scene ${unknown.join(', ')}. There are: ${known}.`);
  }
  return scenesFor(context).filter(({ name }) => names.length === 0 || names.includes(name));
}

interface Prepared {
  readonly settings: Settings;
  readonly seal: ReturnType<typeof sealOf>;
  readonly options: RunOptions;
  /** The run that is resumed; `null`: a new one is begun. */
  readonly kept: KeptRun | null;
  /** Is given what a Ctrl-C is to do. */
  readonly onStop: (stop: () => void) => void;
}

/** Certifies a client. @param onStop is given what a Ctrl-C is to do */
export async function certifyClient(asked: CertifyOptions, onStop: (stop: () => void) => void): Promise<number> {
  sweepFolders();
  const how = asked.har === undefined ? drivenBy(asked) : null;
  const settings = settingsOf(asked);
  const seal = sealOf(settings, asked.challenge);
  const options = { ...asked, out: folderFor(asked.out, asked.scenes.length > 0 || asked.only.length > 0) };
  for (const note of settings.notes) say(options, `note: ${note}`);
  const release = holdFolder(options.out);
  try {
    if (options.har !== undefined) {
      const { har } = options;
      return await withdrawing(options.out, () =>
        certifyRecording({ settings, seal, options, kept: null, onStop }, har),
      );
    }
    const seed = seal.challenge && seedOfChallenge(seal.challenge);
    const kept = how === 'operator' ? keptRun(options.out, settings, seed) : null;
    return await withdrawing(options.out, () => certifyIn({ settings, seal, options, kept, onStop }));
  } finally {
    release();
  }
}

/** Judges what another tool has recorded. */
async function certifyRecording({ settings, seal, options }: Prepared, file: string): Promise<number> {
  clearOutputs(options.out);
  const { context, redactor, client, endedAt, lines } = openRecording(settings, file, options.out);
  for (const line of lines) say(options, visible(line));
  const stopped = 'Calls that another tool recorded play no scene.';
  const run = { context, redactor, now: () => endedAt, client };
  return conclude(options, settings, run, { ran: false, show: true, stopped }, { seal, baseline: null });
}

/** Nothing that claims something is left behind by a run that broke off. */
async function withdrawing<Result>(out: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    withdraw(out, error);
    throw error;
  }
}

async function certifyIn(prepared: Prepared): Promise<number> {
  const { settings, seal, options, kept, onStop } = prepared;
  if (!kept) clearOutputs(options.out);
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  const { signal } = stopping;
  if (kept) mustBeFound(kept, options);
  const place = await placeOf(options, options.out, kept?.certificates);
  const opened = await openStage({ settings, out: options.out, challenge: seal.challenge, place, kept });
  const { context, redactor, clock } = opened.stage;
  try {
    const scenes = wantedScenes(context, options.scenes);
    const { plays, kind, ended } = await performed(prepared, opened, { place, scenes, signal });
    await opened.close();
    if (kind === 'operator') {
      if (ended !== 'finished') return paused(options, plays.length, scenes.length);
      tidyEvidence(options.out, plays);
    }
    const interrupted = signal.aborted;
    const isWhole = scenes.every(({ name }) => plays.some(({ scene }) => scene === name));
    const ran = !interrupted && isWhole && options.scenes.length === 0;
    const client = clientRun(opened, kind, plays);
    const stopped = stoppedBecause(options, { isWhole, interrupted });
    const run = { context, redactor, now: () => clock.now(), client };
    const exitCode = await conclude(
      options,
      settings,
      run,
      { ran, show: !interrupted, stopped },
      { seal, baseline: null },
    );
    forgetRun(options.out);
    return exitCode;
  } finally {
    await opened.close();
    opened.remove();
  }
}

/** What the record says of how the run was made. */
function clientRun({ stage, upstream }: OpenStage, drivenBy: Driver['kind'], plays: readonly Play[]): ClientRun {
  const { refusedBetween: refused } = stage.listener;
  return {
    drivenBy,
    answeredBy: upstream ? 'upstream' : 'stand-in',
    clockAheadMs: stage.clock.ahead(),
    ...(upstream ? { upstream } : {}),
    plays,
    ...(refused.length > 0 ? { refused } : {}),
  };
}

interface Performance {
  readonly place: Place;
  readonly scenes: readonly Scene[];
  readonly signal: AbortSignal;
}

/** Has the scenes played, by whomever the options name. */
async function performed({ options, kept }: Prepared, { stage, upstream }: OpenStage, how: Performance) {
  const { context, redactor, access, folder } = stage;
  const { place, scenes, signal } = how;
  const tell = (line: string) => say(options, line);
  tell(`Subject CLIENT: ${scenes.length} scenes at ${access.baseUrl}`);
  if (upstream) tell(`Calls are passed on to ${upstream}, and its replies are passed back.`);
  for (const line of place.lines) tell(line);
  if (kept) tell(`Going on with the run of ${context.startedAt}: ${countOf(kept.plays.length)} been played.`);
  const earlier = kept?.plays ?? [];
  // Before anybody can do anything: what is done must not be lost.
  const own = { secret: access.clientSecret, certificates: place.certificates };
  const keep = drivenBy(options) === 'operator' ? keeperFor(options, context, own, earlier) : undefined;
  const driver = await readyDriver(options, {
    ...{ access: () => access, folder, context, scenes, kept },
    output: (line) => tell(`    | ${visible(redactor.clean(line))}`),
    // Whoever wants no progress needs the address of the page nevertheless.
    announce: (line) => console.error(line),
  });
  try {
    const plays = await playAll({ stage, driver, scenes, signal, tell, earlier, keep });
    return { kind: driver.kind, plays, ended: driver.ended };
  } finally {
    await driver.close?.();
  }
}

/** Keeps the run, where this user can keep a secret on this machine. */
function keeperFor(options: RunOptions, context: RunContext, own: PrivatePart, earlier: readonly Play[]) {
  try {
    const keeper = new RunKeeper(options.out, context, own);
    keeper.keep(earlier);
    return (plays: readonly Play[]) => keeper.keep(plays);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    say(options, `note: This run cannot be paused: its client secret cannot be kept on this machine (${code}).`);
    return undefined;
  }
}

const countOf = (scenes: number) => (scenes === 1 ? '1 scene has' : `${scenes} scenes have`);

/** An operator's run that is not over: nothing was judged. */
function paused(options: RunOptions, played: number, all: number): number {
  const message = `Paused: ${countOf(played)} been played of ${all}, and nothing was judged. The same command goes on with the run.`;
  if (options.json) console.log(visibleJson({ error: { exitCode: PAUSED_EXIT, message } }, 2));
  else console.log(message);
  return PAUSED_EXIT;
}

interface How {
  readonly isWhole: boolean;
  readonly interrupted: boolean;
}

function stoppedBecause({ scenes, only }: CertifyOptions, { isWhole, interrupted }: How): string | null {
  if (interrupted) return 'The run was interrupted.';
  if (scenes.length > 0) return `Only some scenes were asked for: ${scenes.join(', ')}.`;
  if (!isWhole) return 'The operator finished the run before all scenes were played.';
  return only.length > 0 ? `Only a part of the plan was asked for: ${only.join(', ')}.` : null;
}
