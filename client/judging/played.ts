/** Scenes as given to a test: played, or with the reason why they cannot be judged. */
import { hash } from 'node:crypto';
import { onceFor, onceOf } from '../../cases/once.ts';
import type { PlayedScene, PlayedScenes, ScenePlays, Sender } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import type { Claim } from '../../contract/words.ts';
import { notJudged } from '../../judgement/finding.ts';
import { NotRun } from '../../judgement/replay.ts';
import { scenes as all, harScene, sceneNamed } from '../scenes/index.ts';
import { isElsewhere, otherOrigin } from '../scenes/scene.ts';
import { STAY_NUMBER, sceneFile } from '../scenes/values.ts';
import { textsIn } from './matching.ts';
import { formOf, isProbe, isTokenRequest, jsonOf } from './reading.ts';
import { clockHint, PLAY_ENDS } from './words.ts';

/** The operations that a scene needs but that are not claimed; `undefined`: it can be played. */
export function unclaimedIn({ claims, anyOf = [] }: Scene, claimed: readonly Claim[]): Claim | undefined {
  const isClaimed = (claim: Claim) => claimed.includes(claim);
  return claims.find((claim) => !isClaimed(claim) && !(anyOf.includes(claim) && anyOf.some(isClaimed)));
}

/** Why a run cannot play a scene; `null`: it can. */
export function obstacleTo(scene: Scene, context: RunContext): Parameters<typeof notJudged> | null {
  const { name, provider, certificate, basePath } = scene;
  const { baseUrl, embedded, shared = false } = context.target;
  const unclaimed = unclaimedIn(scene, context.claims);
  if (unclaimed) return ['not-applicable', `${unclaimed} is not claimed`];
  if (!embedded && (provider.length > 0 || certificate || basePath))
    return ['not-testable', 'the sandbox itself answered, and behaves as it does'];
  const leadsElsewhere = provider.some((override) => override.kind === 'redirects' && override.to === 'another-origin');
  if (leadsElsewhere && otherOrigin(baseUrl) === null)
    return ['not-testable', 'the provider has no second name where it was reached (at 127.0.0.1 it is also localhost)'];
  if (certificate && shared)
    return ['not-testable', 'the provider answered many clients, and shows all the same certificate'];
  if (certificate && !baseUrl.startsWith('https:'))
    return ['not-testable', 'the provider was not reached over HTTPS (--https)'];
  return sceneFile(context, scene)
    ? null
    : ['not-testable', `neither the hotels of the run nor the profile's limits leave a guest to the scene ${name}`];
}

/** The scenes that a run's claims require and that it can play. */
export const scenesFor = (context: RunContext): Scene[] => all.filter((scene) => obstacleTo(scene, context) === null);

/** The names of the scenes that a run leaves out, by reason. */
export function leftOutOf(context: RunContext): ReadonlyMap<string, readonly string[]> {
  const why = (scene: Scene) => obstacleTo(scene, context)?.[1] ?? null;
  return new Map([...groupedBy(all, why)].map(([reason, scenes]) => [reason, scenes.map(({ name }) => name)]));
}

/** All ids of a run's stays, in capitals: what a client writes in small letters is of the same run. */
const idsOf = onceOf((context: RunContext): ReadonlySet<string> => {
  const stays = all.flatMap((scene) => sceneFile(context, scene)?.stays ?? []);
  const ids = stays.flatMap((stay) => [stay.reservationId, stay.folio, stay.supplierReservationId ?? stay.folio]);
  return new Set(ids.map((id) => id.toUpperCase()));
});

const textsOf = onceOf((call: Exchange) => textsIn(jsonOf(call)));

/**
 * Whether a report is about a stay of an earlier run, as when a system keeps reports until the service works. In a
 * recording everything is from an earlier run, and is judged.
 */
export function isOfEarlierRun(call: Exchange, { scene }: PlayedScene, context: RunContext): boolean {
  if (scene === harScene || !textsOf(call).some((text) => STAY_NUMBER.test(text))) return false;
  // One that also has an id of this run has a wrong number.
  return !textsOf(call).some((text) => idsOf(context).has(text.toUpperCase()));
}

/** Whether a call revokes a token (RFC 7009 §2.1), as libraries do at their end; it has no `grant_type`. */
function isRevocation(call: Exchange): boolean {
  const form = formOf(call);
  return call.received?.astray === true && isTokenRequest(call) && form.has('token') && !form.has('grant_type');
}

const sorted = onceFor((played: PlayedScene, context: RunContext): PlayedScene => {
  // An incomplete request does not count (RFC 9112 §8).
  const isBeside = (call: Exchange) =>
    isProbe(call) ||
    isRevocation(call) ||
    call.received?.aborted === true ||
    isElsewhere(played.scene, call.request, context) ||
    isOfEarlierRun(call, played, context);
  const besides = played.calls.filter(isBeside);
  return besides.length === 0 ? played : { ...played, calls: played.calls.filter((call) => !isBeside(call)), besides };
});

/** A run's scenes, as its tests see them. */
export class ScenesOfRun implements ScenePlays {
  #all: Promise<PlayedScenes> | null = null;

  /** @param play how a scene was played, by name; @param scenes absent: those the claims ask for */
  constructor(
    private readonly context: RunContext,
    private readonly play: (scene: string) => Promise<PlayedScene>,
    private readonly scenes?: readonly Scene[],
  ) {}

  /** @throws {FindingError} if the claims do not ask for it, or it was not played to its end */
  async one(name: string, howeverEnded = false): Promise<PlayedScene> {
    const scene = sceneNamed(name);
    if (!scene) throw new TypeError(`There is no scene ${name}`);
    const why = obstacleTo(scene, this.context);
    if (why) throw notJudged(...why);
    const played = await this.play(name);
    const { end, remark, clockAheadMs = 0 } = played.play;
    const isPlayed = end === 'done' || end === 'failed' || (howeverEnded && end === 'too-long');
    if (!isPlayed) {
      // Libraries that use the machine's clock wait longer than the clock file says.
      const hint = end === 'too-long' && clockAheadMs > 0 ? `; ${clockHint(clockAheadMs)}` : '';
      const explanation = `${remark ? `: ${remark}` : ''}${hint}`;
      throw notJudged('undecided', `The scene ${name} was ${PLAY_ENDS[end]}${explanation}`);
    }
    return sorted(played, this.context);
  }

  /** @throws {NotRun} if none was played */
  all(): Promise<PlayedScenes> {
    // Most tests ask for all scenes, and each unplayed one costs an error with its stack.
    this.#all ??= this.#played();
    return this.#all;
  }

  async #played(): Promise<PlayedScenes> {
    const played: PlayedScene[] = [];
    const missing: string[] = [];
    for (const { name } of this.scenes ?? scenesFor(this.context)) {
      try {
        played.push(sorted(await this.play(name), this.context));
      } catch (error) {
        if (!(error instanceof NotRun)) throw error;
        missing.push(name);
      }
    }
    if (played.length === 0) throw new NotRun('not run: no scene was played');
    return { played, missing };
  }
}

/** The calls of each scene, in number order. */
export function callsByScene(exchanges: Iterable<Exchange>): ReadonlyMap<string, readonly Exchange[]> {
  const byScene = groupedBy(exchanges, ({ received }) => received?.scene ?? '');
  for (const calls of byScene.values()) calls.sort((a, b) => a.seq - b.seq);
  return byScene;
}

const knownScene = (name: string) => (name === harScene.name ? harScene : sceneNamed(name));

/** A scene as played, with the file that was handed out for it. */
export function playedScene(context: RunContext, play: Play, calls: readonly Exchange[] = []): PlayedScene {
  const scene = knownScene(play.scene) as Scene;
  return { scene, file: sceneFile(context, scene) as SceneFile, play, calls };
}

/** The scenes in a run's record; scenes that do not exist are left out. */
export function scenesIn(context: RunContext, plays: readonly Play[], exchanges: Iterable<Exchange>): PlayedScene[] {
  const calls = callsByScene(exchanges);
  const known = plays.filter(({ scene }) => knownScene(scene));
  return known.map((play) => playedScene(context, play, calls.get(play.scene)));
}

/** The calls of scenes, numbered through the run. */
export const callsOf = (played: readonly PlayedScene[]): Exchange[] =>
  played.flatMap(({ calls }) => calls).map((call, at) => ({ ...call, seq: at + 1 }));

/** The closing record of a scene's calls, which shows that none is missing at its end. @param calls in order */
export function closingOf(calls: readonly Exchange[]): Pick<Play, 'calls' | 'lastReply'> {
  const last = calls.at(-1);
  return { calls: calls.length, ...(last ? { lastReply: hash('sha256', JSON.stringify(last.reply)) } : {}) };
}

/** When a client is judged, tests send nothing. */
export async function sendsNothing(): Promise<never> {
  throw new TypeError('Where the client is judged nothing is sent');
}

/** Scenes already played: tests are answered from the recorded calls. */
export class RecordedScenes implements Sender {
  readonly send = sendsNothing;
  readonly scenes: ScenePlays;

  /** @param silence why the client never called, if it did not: that alone is judged then */
  constructor(
    context: RunContext,
    private readonly all: readonly PlayedScene[],
    private readonly silence: string | null = null,
  ) {
    const isHar = all.some(({ scene }) => scene === harScene);
    this.scenes = new ScenesOfRun(context, (name) => this.played(name), isHar ? [harScene] : undefined);
  }

  /** @throws {NotRun} if the scene was not played */
  async played(name: string): Promise<PlayedScene> {
    const played = this.all.find(({ scene }) => scene.name === name);
    if (!played) throw new NotRun(`not run: the scene ${name} was not played`);
    if (this.silence) throw notJudged('undecided', this.silence);
    return played;
  }
}
