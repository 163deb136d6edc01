/** Plays a client's run: its stage is opened, somebody has the client play, and the scenes come one after the other. */
import { randomBytes } from 'node:crypto';
import type { PlayedScene } from '../../cases/sequence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene } from '../../contract/scene.ts';
import { visible } from '../../contract/visible.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { UsageError } from '../../scripts/usage.ts';
import { specsOf } from '../../suites/index.ts';
import { playedScene, RecordedScenes } from '../judging/played.ts';
import { refusalPhrase } from '../judging/words.ts';
import { servePage } from '../page/server.ts';
import type { SceneFinding, SceneJudge } from '../page/state.ts';
import { commandDriver } from '../ways/command.ts';
import type { Driver } from '../ways/driver.ts';
import { OperatorDriver } from '../ways/operator.ts';
import type { Place } from '../ways/place.ts';
import { Stage } from '../ways/stage.ts';
import { webhookDriver } from '../ways/webhook.ts';
import type { KeptRun } from './kept.ts';

function findingOf({ instance, outcome, reason, finding }: Judgement): SceneFinding[] {
  if (outcome !== 'failed' && outcome !== 'warning') return [];
  const { requirement, id } = instance;
  const { statement, clause } = requirement;
  const { summary = reason ?? '', expected = null, received = null, exchange, exchanges = [] } = finding ?? {};
  const calls = [...new Set([...(exchange ? [exchange] : []), ...exchanges].map((call) => call.id))];
  return [{ id, outcome, statement, clause: clause ?? '', summary, expected, received, calls }];
}

/** Judges the calls of a scene as if they were all that will come: what other scenes would show is not judged. */
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

/** What a form, HTTP Basic, JSON and a percent-encoding each have to escape: issuers make secrets of such characters. */
const SPECIAL = '+/=&%:"';

/** The secret of a run: made for it, and worth nothing after it. */
const newSecret = () => `s${randomBytes(10).toString('hex')}${SPECIAL}${randomBytes(10).toString('hex')}`;

function notListening(error: unknown, { host, port }: Place, kept: KeptRun | null): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (kept && code === 'EADDRINUSE') {
    const { baseUrl } = kept.context.target;
    return new UsageError(
      `The run cannot be resumed: another program listens at ${baseUrl}. End that, or begin a new run in another folder (--out DIR).`,
    );
  }
  if (kept || code === undefined) return error;
  return new UsageError(`--host ${host}:${port}: nobody can listen there (${code}).`);
}

/** What a run's stage is opened with. */
export interface StageOptions {
  /** Absent: another one each time. */
  readonly seed?: string | undefined;
  /** The run that is resumed: what must stay as it was. */
  readonly kept?: KeptRun | null;
}

/** Opens the stage of a run. @throws {UsageError} where nobody can listen */
export async function openStage(settings: Settings, place: Place, { seed: given, kept = null }: StageOptions = {}) {
  const { target } = settings;
  const seed = kept?.context.seed ?? given ?? randomBytes(16).toString('hex');
  // A sandbox knows its clients by their own credentials.
  const ownSecret = target.embedded ? newSecret() : settings.secrets.client_secret;
  const opening = Stage.open({
    ...{ seed, ...(target.embedded ? {} : { sandbox: settings }) },
    client: { id: settings.clientId, secret: kept?.secret ?? ownSecret },
    place: kept ? { ...place, port: Number(new URL(kept.context.target.baseUrl).port) } : place,
    contextAt: (url, startedAt) => {
      const called = { ...settings, target: { ...target, baseUrl: url, authUrl: url } };
      return kept?.context ?? runContext(called, { seed, startedAt, subject: 'client' });
    },
  });
  return opening.catch((error) => {
    throw notListening(error, place, kept);
  });
}

/** Who has the client play, as options or variables name them; nobody named: a person. */
export type WayIn = Pick<CertifyOptions, 'command' | 'webhook'>;

/** What of a run a driver needs. */
export interface DrivenRun {
  readonly stage: Stage;
  readonly scenes: readonly Scene[];
  /** Scenes that were played before the run was resumed. */
  readonly earlier: readonly PlayedScene[];
  readonly tell: (line: string) => void;
}

async function operatorDriver({ stage, scenes, earlier }: DrivenRun, output: (line: string) => void): Promise<Driver> {
  const driver = new OperatorDriver({ access: stage.access, scenes, judge: await sceneJudge(stage.context), output });
  await driver.recall(earlier);
  const page = await servePage(driver);
  driver.close = () => page.close();
  // The address is needed even where no progress is shown.
  console.error(`Open this page to play the scenes: ${page.address}`);
  console.error('Anyone with that address can act for you; it works on this machine only, until this command ends.');
  return driver;
}

/** Makes a driver ready. What the client prints is shown without secrets. */
export async function readyDriver({ command, webhook }: WayIn, run: DrivenRun): Promise<Driver> {
  const { access, folder, redactor } = run.stage;
  const output = (line: string) => run.tell(`    | ${visible(redactor.clean(line))}`);
  if (command !== undefined) return commandDriver({ command, access, folder, output });
  return webhook ? webhookDriver({ url: webhook, access, output }) : operatorDriver(run, output);
}

/**
 * Has the client play its scenes one after the other, until they are over or the signal comes.
 * @param keep is given after each scene what has been played so far
 */
export async function playAll(
  { stage, scenes, earlier, tell }: DrivenRun,
  driver: Driver,
  signal: AbortSignal,
  keep: (played: readonly PlayedScene[]) => void,
): Promise<readonly PlayedScene[]> {
  let all = earlier;
  stage.follow = (call) => driver.received?.(call);
  for (;;) {
    const names = all.map(({ scene }) => scene.name);
    const next = driver.next ? await driver.next(names, signal) : scenes[all.length];
    if (signal.aborted || !next) return all;
    tell(`${`${scenes.indexOf(next) + 1}`.padStart(3)}/${scenes.length} ${next.name}: ${next.title}`);
    const before = all.find(({ scene }) => scene === next);
    const played = await stage.play(driver, next, signal, before ? before.play.repeats + 1 : 0);
    if (!played) continue;
    // A scene that is repeated comes when it was played, and its calls of that time alone count.
    all = [...all.filter((each) => each !== before), played];
    keep(all);
    const { end, remark, refused = [] } = played.play;
    if (end !== 'done') tell(`    ${end}${remark ? `: ${visible(remark)}` : ''}`);
    for (const each of refused) tell(`    ${refusalPhrase(each)}`);
  }
}
