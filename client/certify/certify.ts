/** `npm run certify -- client`: the client plays scenes, the suite answers as the provider and judges the calls. */
import { join, resolve } from 'node:path';
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { visible, visibleJson } from '../../contract/visible.ts';
import { many } from '../../reporters/verdict-words.ts';
import { ONLY_A_PART } from '../../reporters/wording.ts';
import { sweepFolders } from '../../run/own-folders.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { readBaseline } from '../../scripts/certify/baseline.ts';
import {
  BROKEN_OFF,
  conclude,
  type EndedRun,
  EVIDENCE,
  keptRecord,
  type RunFacts,
  type RunOptions,
} from '../../scripts/certify/conclude.ts';
import { folderFor, holdFolder } from '../../scripts/certify/folder.ts';
import { refuseUntriable } from '../../scripts/certify/only.ts';
import { type CertifyOptions, say } from '../../scripts/certify/options.ts';
import { clearOutputs, keepChallenge, mustNotBePaused, withdraw, writeWhole } from '../../scripts/certify/outputs.ts';
import { settingsOf, signingOf } from '../../scripts/certify/prepare.ts';
import { isUsage } from '../../scripts/command.ts';
import { UsageError } from '../../scripts/usage.ts';
import { seedOfChallenge } from '../../submission/challenge.ts';
import { evidenceBytes } from '../../submission/record.ts';
import type { ClientRun } from '../../submission/result.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { callsOf, leftOutOf } from '../judging/played.ts';
import { countedPlays } from '../judging/words.ts';
import type { Driver } from '../ways/driver.ts';
import { hostsOf, LOCAL, placeOf } from '../ways/place.ts';
import type { Stage } from '../ways/stage.ts';
import { certificatesKept, forgetRun, isFound, keepCertificates, keepRun, keptRun, type PrivatePart } from './kept.ts';
import { endOf, openStage, playAll, readyDriver, wantedScenes } from './playing.ts';
import { recordingOf } from './recording.ts';
import { watchScene } from './watch.ts';

const PAUSED_EXIT = 3;

interface ClientRunToConclude extends Pick<RunFacts, 'context' | 'now' | 'client'> {
  readonly redactor: Redactor;
  readonly ended: Pick<EndedRun & RunFacts, 'ran' | 'show' | 'stopped'>;
  readonly driver?: Driver;
}

/** Certifies a client. @param onStop receives what Ctrl-C must do */
export async function certifyClient(given: CertifyOptions, onStop: (stop: () => void) => void): Promise<number> {
  const stopping = new AbortController();
  const { signal } = stopping;
  onStop(() => stopping.abort());
  sweepFolders();
  if (given.watch !== undefined) return watchScene(settingsOf(given), given, given.watch, signal);
  mustBeDriven(given);
  const settings = settingsOf(given);
  const signing = signingOf(settings, given);
  const options = { ...given, out: folderFor(given.out, given.scenes.length > 0 || given.only.length > 0) };
  for (const note of settings.notes) say(options, `note: ${note}`);
  // Addresses and times decide nothing about which requirements there are.
  const begun = { seed: '', startedAt: new Date().toISOString(), baseUrl: '' };
  const planned = runContext(settings, { ...begun, subject: 'client' });
  const baseline = options.baseline === undefined ? null : await readBaseline(options.baseline, planned);
  await refuseUntriable(planned, options.only);
  const release = holdFolder(options.out);
  let run: ClientRunToConclude | null = null;
  try {
    const { har } = options;
    run =
      har === undefined
        ? await playedRun(settings, options, signing.challenge, signal)
        : recordedRun(settings, options, har);
    if (!run) return PAUSED_EXIT;
    const record = keptRecord(options, settings, { ...run, ...run.ended });
    const concluded = await conclude(options, settings, { ...run, ...run.ended, record, signing, baseline });
    forgetRun(options.out);
    const end = { ...endOf(concluded.result, concluded.files), folder: resolve(options.out) };
    await run.driver?.showEnd?.(end, signal);
    return concluded.exitCode;
  } catch (error) {
    // An interrupted run must leave nothing that claims a result; one that never began has removed nothing.
    if (!isUsage(error)) withdraw(options.out, error);
    throw error;
  } finally {
    await run?.driver?.close?.();
    release();
  }
}

const isOperated = ({ command, webhook, har }: CertifyOptions) => (command ?? webhook ?? har) === undefined;

function mustBeDriven(options: CertifyOptions): void {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!isOperated(options) || options.operator || isTerminal) return;
  throw new UsageError(
    'client: there is no terminal, so say how the client plays the scenes: --command "…", --webhook URL, or --operator for a page.',
  );
}

function writeEvidence(out: string, exchanges: readonly Exchange[]): void {
  writeWhole(join(out, EVIDENCE), evidenceBytes(exchanges));
}

async function playedRun(
  settings: Settings,
  options: RunOptions,
  challenge: Buffer | undefined,
  signal: AbortSignal,
): Promise<ClientRunToConclude | null> {
  const isByHand = isOperated(options);
  const seed = challenge && seedOfChallenge(challenge);
  const found = isByHand ? keptRun(options.out, settings, seed) : null;
  if (!found) mustNotBePaused(options.out);
  const kept = found && isFound(found, options) ? found : null;
  if (found && !kept) forgetRun(options.out);
  const { named } = hostsOf(options.host ?? LOCAL);
  const place = await placeOf(options, options.out, kept?.certificates ?? certificatesKept(options.out, named));
  const stage = await openStage(settings, place, seed, kept);
  try {
    const { context, redactor, access } = stage;
    const scenes = wantedScenes(context, '--only', options.scenes);
    const upstream = settings.target.baseUrl;
    const earlier = kept?.played ?? [];
    const notify = (line: string) => say(options, line);
    notify(`Subject CLIENT: ${many(scenes.length, 'scene')} at ${access.baseUrl}`);
    if (upstream) notify(`Calls are passed on to ${upstream}, and its replies are passed back.`);
    if (options.scenes.length === 0)
      for (const [why, names] of leftOutOf(context)) notify(`Not played: ${names.join(', ')}, because ${why}.`);
    for (const line of place.lines) notify(line);
    if (kept) notify(`Resuming the run of ${context.startedAt}: ${countOf(earlier)}.`);
    const own = { secret: access.clientSecret, certificates: place.certificates };
    const pause = isByHand ? pauserFor(options, stage, own) : () => undefined;
    let hasBegun = kept !== null;
    const begin = (played: readonly PlayedScene[]) => {
      if (!hasBegun) clearOutputs(options.out);
      hasBegun = true;
      keepChallenge(options.out, challenge);
      writeEvidence(options.out, callsOf(played));
      pause(played);
    };
    // Before an operator is asked for anything: a killed run then resumes at the same address, with the same secret.
    // A client played by a command or web hook must call before its run replaces earlier results.
    if (isByHand) begin(earlier);
    const driven = { stage, scenes, earlier, notify, place };
    const driver = await readyDriver(options, driven);
    const factsOf = (played: readonly PlayedScene[]) => ({
      ...{ context, client: clientRunOf(stage, driver, upstream, played), now: stage.clock.now() },
    });
    const keep = (played: readonly PlayedScene[]) => {
      begin(played);
      keptRecord(options, settings, { ...factsOf(played), ...BROKEN_OFF });
    };
    const isShown = () => driver.ended === 'finished';
    const { played, faults } = await playAll(driven, driver, signal, keep)
      .catch((error: unknown) => {
        // The next run must show the same certificates, which the client may trust by then.
        if (isUsage(error) && place.certificates) keepCertificates(options.out, named, place.certificates);
        throw error;
      })
      .finally(() => (isShown() ? undefined : driver.close?.()));
    await stage.close();
    if (isByHand && !isShown()) {
      pause(played);
      return paused(options, played, scenes.length);
    }
    keep(played);
    return {
      ...{ ...factsOf(played), redactor, driver },
      ended: endedAs(options, signal.aborted, scenes.length - played.length, faults),
    };
  } finally {
    await stage.close();
  }
}

function clientRunOf(
  stage: Stage,
  { kind }: Driver,
  upstream: string | null,
  played: readonly PlayedScene[],
): ClientRun {
  const answeredBy = upstream ? 'upstream' : 'stand-in';
  return { drivenBy: kind, answeredBy, ...(upstream ? { upstream } : {}), ...stage.recordOf(played) };
}

/** Lets an operator's run resume with these scenes, if this user can store a secret on this machine. */
function pauserFor(options: RunOptions, stage: Stage, own: PrivatePart): ReturnType<typeof keepRun> {
  try {
    return keepRun(options.out, stage, own);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    say(options, `note: This run cannot be paused: its client secret cannot be kept on this machine (${code}).`);
    return () => undefined;
  }
}

function countOf(all: readonly PlayedScene[]): string {
  const { played, others } = countedPlays(all.map(({ play }) => play));
  return [`${many(played, 'scene')} played`, ...others].join(', ');
}

function paused(options: RunOptions, played: readonly PlayedScene[], all: number): null {
  const message = `Paused: ${countOf(played)}, of ${all}; no verdict yet. The same command resumes the run.`;
  console.log(options.json ? visibleJson({ error: { exitCode: PAUSED_EXIT, message } }, 2) : message);
  return null;
}

function endedAs(
  { scenes, only }: RunOptions,
  interrupted: boolean,
  unplayed: number,
  faults: readonly string[],
): ClientRunToConclude['ended'] {
  const reasons = [
    ...faults,
    ...(scenes.length > 0 ? [`Only some scenes were asked for: ${scenes.join(', ')}.`] : []),
    ...(unplayed > faults.length ? ['The operator finished the run before all scenes were played.'] : []),
    ...(only.length > 0 ? [`${ONLY_A_PART}: ${only.join(', ')}.`] : []),
  ];
  const stopped = interrupted ? 'The run was interrupted.' : reasons.join(' ') || null;
  return { ran: !interrupted && unplayed === 0 && scenes.length === 0, show: !interrupted, stopped };
}

/** A recording plays no scene, so it never covers the whole plan. */
function recordedRun(settings: Settings, options: RunOptions, file: string): ClientRunToConclude {
  const { lines, ...run } = recordingOf(settings, file);
  clearOutputs(options.out);
  for (const line of lines) say(options, visible(line));
  writeEvidence(options.out, run.exchanges);
  return { ...run, ended: { ran: false, show: true, stopped: 'Calls that another tool recorded play no scene.' } };
}
