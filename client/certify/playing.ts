/** Plays a client's run: opens its stage, drives the client, one scene after another. */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { PlayedScene } from '../../cases/sequence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { shownCauses } from '../../reporters/shown-result.ts';
import { verdictWords } from '../../reporters/wording.ts';
import { whyUnwritable } from '../../run/cannot-write.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { faultSentence, isUsage } from '../../scripts/command.ts';
import { UsageError } from '../../scripts/usage.ts';
import type { RunResult } from '../../submission/result.ts';
import { specsOf } from '../../suites/index.ts';
import { callsOf, obstacleTo, playedScene, RecordedScenes, scenesFor } from '../judging/played.ts';
import { hasDistrusted, howPlayed, knowsNone, refusalPhrase, silenceOf } from '../judging/words.ts';
import { servePage } from '../page/server.ts';
import { findingOf, type RunEnd, type SceneJudge } from '../page/state.ts';
import { scenes as allScenes, sceneNamed } from '../scenes/index.ts';
import { commandDriver } from '../ways/command.ts';
import { type Driver, LONGEST_LINE, secretIn } from '../ways/driver.ts';
import { OperatorDriver } from '../ways/operator.ts';
import type { Place } from '../ways/place.ts';
import { type Interrupted, type OwnStage, openOwnStage, type Stage } from '../ways/stage.ts';
import { webhookDriver } from '../ways/webhook.ts';
import type { KeptRun } from './kept.ts';

/** Judges a scene's calls as if no more will come; what only other scenes would show is not judged. */
export async function sceneJudge(context: RunContext): Promise<SceneJudge> {
  const tests = collectPlan(context, await specsOf('client'));
  return async ({ name }, calls) => {
    const moment = calls[0]?.sentAt ?? context.startedAt;
    const times = { startedAt: moment, endedAt: moment, end: 'done', remark: null, repeats: 0 } as const;
    const play: Play = { scene: name, ...times, calls: calls.length };
    const alone = new RecordedScenes(context, [playedScene(context, play, calls)]);
    return (await runPlan(tests, context, alone)).flatMap(findingOf);
  };
}

/** A judged run, as pages show it. @param files paths of its results */
export function endOf(result: RunResult, files: readonly string[]): RunEnd {
  const causes = shownCauses(result).map(({ title, outcome, members }) => ({
    ...{ title, outcome, instances: members.length },
  }));
  const names = files.map((file) => basename(file));
  return { verdict: result.verdict.verdict, ...verdictWords(result), causes, files: names };
}

/** The scenes of a run with these names; without names, all. @param option that names them @throws {UsageError} */
export function wantedScenes(context: RunContext, option: string, names: readonly string[]): Scene[] {
  const unknown = names.filter((name) => !sceneNamed(name));
  if (unknown.length > 0) {
    const known = allScenes.map(({ name }) => name).join(', ');
    throw new UsageError(`${option}: there is no scene ${unknown.join(', ')}. There are: ${known}.`);
  }
  const all = scenesFor(context);
  const wanted = all.filter(({ name }) => names.length === 0 || names.includes(name));
  if (names.length > 0 && wanted.length === 0) {
    const why = names.map((name) => `${name}, because ${obstacleTo(sceneNamed(name) as Scene, context)?.[1]}`);
    throw new UsageError(`${option}: there is nothing to play: not ${why.join('; not ')}.`);
  }
  // Refusing a bad certificate counts only if the client accepts the good one.
  return wanted.every(({ certificate }) => certificate) ? [...all.slice(0, 1), ...wanted] : wanted;
}

/**
 * Everything that a form, HTTP Basic, JSON or percent-encoding must escape: real issuers use such characters.
 * The percent sign comes last, before digits with which it is an escape if the client leaves it as it is.
 */
const SPECIAL = '+/=&:"%';

/** A client secret for a run. */
export const newSecret = () => `s${randomBytes(10).toString('hex')}${SPECIAL}${randomBytes(10).toString('hex')}`;

function notListening(error: unknown, { host, port }: Place, kept: KeptRun | null): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (kept && code === 'EADDRINUSE') {
    const { baseUrl } = kept.context.target;
    return new UsageError(
      `The run cannot be resumed: another program listens at ${baseUrl}. End that, or start a new run in another folder (--out DIR).`,
    );
  }
  if (kept || code === undefined) return error;
  const hint = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)
    ? ' It is not an address of this machine: use the one at which your client reaches it, or 0.0.0.0.'
    : '';
  const why =
    code === 'EADDRINUSE' ? 'that port is in use. Is another run under way?' : `nothing can listen there (${code}).`;
  return new UsageError(`--host ${host}${port ? `:${port}` : ''}: ${why}${hint}`);
}

/** Opens the stage of a run; no seed given: a random one. @throws {UsageError} if nothing can listen there */
export async function openStage(settings: Settings, place: Place, given?: string, kept: KeptRun | null = null) {
  const { target } = settings;
  const seed = kept?.context.seed ?? given ?? randomBytes(16).toString('hex');
  // A sandbox knows its clients by their own credentials.
  const ownSecret = target.embedded ? newSecret() : settings.secrets.client_secret;
  const opening = openOwnStage({
    ...{ seed, tries: kept?.tries, ...(target.embedded ? {} : { sandbox: settings }) },
    client: { id: settings.clientId, secret: kept?.secret ?? ownSecret },
    place: kept ? { ...place, port: Number(new URL(kept.context.target.baseUrl).port) } : place,
    contextAt: (url, startedAt) => {
      const called = { ...settings, target: { ...target, baseUrl: url, authUrl: url } };
      return kept?.context ?? runContext(called, { seed, startedAt, subject: 'client' });
    },
  });
  const stage = await opening.catch((error) => {
    throw notListening(error, place, kept);
  });
  stage.listener.recall({ calls: callsOf(kept?.played ?? []), tokens: kept?.tokens ?? {} });
  return stage;
}

/** How the client is driven, by options or variables; neither: by a person. */
export type WayIn = Pick<CertifyOptions, 'command' | 'webhook'>;

/** A run whose scenes are played; `earlier`: those that were before it was resumed. */
export interface PlayableRun {
  readonly stage: Stage;
  readonly scenes: readonly Scene[];
  readonly earlier: readonly PlayedScene[];
  readonly notify: (line: string) => void;
  /** The scene that was being played when the run's process ended; absent: none was. */
  readonly interrupted?: Interrupted & { readonly scene: string };
  /** Where the provider listens; the operator's page is served there as well. */
  readonly place?: Place;
  /** The process has other runs: an unhandled error may not be this one's. */
  readonly isOneOfMany?: true;
}

/** What a driver needs of a run. */
export interface DrivenRun extends PlayableRun {
  readonly stage: OwnStage;
}

async function operatorDriver(run: DrivenRun, output: (line: string) => void): Promise<Driver> {
  const { stage, scenes, earlier, place = null, notify } = run;
  const { access, context } = stage;
  const driver = new OperatorDriver({ access, context, scenes, judge: await sceneJudge(context), output });
  await driver.recall(earlier);
  const { page, address, close } = await servePage(driver, place);
  driver.close = close;
  driver.showEnd = (end, signal) => {
    driver.conclude(end);
    if (page.isOpen) notify('The page shows the verdict and the reports until it is closed (or Ctrl-C here).');
    return page.left(signal);
  };
  // The address is needed even if no progress is shown.
  console.error(`Open this page to play the scenes: ${address}`);
  if (driver.elsewhere)
    console.error(`On a phone in the same network: ${driver.elsewhere} (the page has it as a QR code)`);
  const where = driver.elsewhere ? '' : 'on this machine only, ';
  console.error(
    `Anyone with ${driver.elsewhere ? 'one of these addresses' : 'that address'} can act for you; it works ${where}until this command ends.`,
  );
  return driver;
}

/** Prepares a driver, which shows the client's output without secrets. */
export async function readyDriver({ command, webhook }: WayIn, run: DrivenRun): Promise<Driver> {
  const { access, folder, redactor } = run.stage;
  // Cut last: part of a secret would not be found.
  const output = (line: string) => run.notify(`    | ${visible(redactor.clean(line).slice(0, LONGEST_LINE))}`);
  const looked = { access, output, secretIn: (line: string) => secretIn(redactor, line) };
  if (command !== undefined) return commandDriver(command, folder, looked);
  return webhook ? webhookDriver(webhook, { access, output }) : operatorDriver(run, output);
}

/** Making a client trust an authority takes time, and it must be the same one afterwards. */
const SAME_AGAIN =
  ' The next run with the same --host and the same folder of results shows the same certificate, for a day: trust it, then run the same command again.';

/** Plays a scene. An unhandled error ends the scene, not the run. @returns `null`: left unplayed */
async function playOne(stage: Stage, driver: Driver, scene: Scene, signal: AbortSignal) {
  const broken = new AbortController();
  process.setUncaughtExceptionCaptureCallback((error) => broken.abort({ error }));
  try {
    const played = await stage.play(driver, scene, AbortSignal.any([signal, broken.signal]));
    if (broken.signal.aborted) throw broken.signal.reason.error;
    return played;
  } finally {
    process.setUncaughtExceptionCaptureCallback(null);
  }
}

/**
 * Plays the scenes in order. `faults`: one sentence for each in which the suite itself failed.
 * @param keep gets those played, each time @throws {UsageError} if no call ever comes
 */
export async function playAll(
  run: PlayableRun,
  driver: Driver,
  signal: AbortSignal,
  keep: (played: readonly PlayedScene[]) => void,
) {
  const { stage, scenes, earlier, notify } = run;
  let all = earlier;
  let { interrupted = null } = run;
  const faults = new Map<Scene, string>();
  stage.follow = (call) => driver.received?.(call);
  stage.distrusted = () => driver.distrusted?.();
  for (;;) {
    const past = [...all.map(({ scene }) => scene), ...faults.keys()];
    const names = past.map(({ name }) => name);
    const next = driver.next ? await driver.next(names, signal) : scenes.find((scene) => !past.includes(scene));
    if (!next && knowsNone(all) && !driver.isUntimed)
      throw new UsageError(
        `The client answered that it knows none of the scenes, and has not called ${stage.context.target.baseUrl}: check the path of --webhook (it answered 404 or 501), or --command (it ended with exit code 64). Nothing was judged.`,
      );
    if (signal.aborted || !next) return { played: all, faults: [...faults.values()] };
    notify(`${`${scenes.indexOf(next) + 1}`.padStart(3)}/${scenes.length} ${next.name}: ${next.title}`);
    const before = all.find(({ scene }) => scene === next);
    const left = interrupted?.scene === next.name ? interrupted : null;
    interrupted = null;
    const playing = run.isOneOfMany ? stage.play(driver, next, signal, left) : playOne(stage, driver, next, signal);
    const played = await playing.catch((error: unknown) => {
      if (isUsage(error) || whyUnwritable(error)) throw error;
      faults.set(next, `In the scene ${next.name}: ${visible(stage.redactor.clean(faultSentence(error)))}`);
      notify(`    ${faults.get(next)}`);
      return null;
    });
    if (!played) continue;
    faults.delete(next);
    // A repeated scene counts as last played, with only those calls.
    all = [...all.filter((each) => each !== before), played];
    const { end, refused = [] } = played.play;
    if (end !== 'done') notify(`    ${visible(howPlayed(played.play))}`);
    for (const each of refused) notify(`    ${refusalPhrase(each)}`);
    const silence = silenceOf(all, stage.context.target.baseUrl, { ...run.place, webhook: driver.address });
    // A person may need several tries.
    if (silence && !driver.isUntimed)
      throw new UsageError(
        `${silence} The run was stopped there, and nothing was judged.${hasDistrusted(all) ? SAME_AGAIN : ''}`,
      );
    if (silence) notify(`    ${silence}`);
    // The run goes on: the outage may end.
    else if (!stage.context.target.embedded && callsOf(all).every(({ reply }) => reply === null))
      notify('    The sandbox has answered none of the calls so far: is it up, and can it be reached from here?');
    // Earlier results are not replaced before the client has called.
    if (!knowsNone(all)) keep(all);
  }
}
