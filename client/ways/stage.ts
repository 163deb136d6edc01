/** The provider's side of a client's run: clock, listener, provider, and the playing of scenes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange, Received } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ClientAccess, Play, Scene, SceneFile } from '../../contract/scene.ts';
import { ownFolder } from '../../run/own-folders.ts';
import type { Settings } from '../../run/settings.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { closingOf } from '../judging/played.ts';
import type { KnownClient } from '../listener/credentials.ts';
import { Listener } from '../listener/listener.ts';
import type { Reception } from '../listener/reception.ts';
import type { Provider, RawRequest } from '../provider/provider.ts';
import { StubProvider } from '../provider/stub.ts';
import { placesOf } from '../scenes/scene.ts';
import { handedOut, sceneFile } from '../scenes/values.ts';
import type { Certificates } from './certificates.ts';
import { type Driver, drive, limitOf } from './driver.ts';
import type { Place } from './place.ts';
import { upstreamProvider } from './upstream.ts';

/** Upper limit for a run's clock: 30 days, in ms. */
const MOST_AHEAD_MS = 30 * 86_400_000;

/** Makes a clock that is ahead by the milliseconds in a file, to which a client adds waits that it skips. */
export function sceneClock(file: string) {
  writeFileSync(file, '0\n');
  let latest = 0;
  const ahead = () => {
    // It may be read mid-write; time never goes back, and stops when the run's folder is removed.
    const found = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    if (found > latest && found <= MOST_AHEAD_MS) latest = found;
    return latest;
  };
  return { now: () => Date.now() + ahead(), ahead };
}

/** The redactor of a run, which knows the client's secret. @param key of its tags */
export function redactorFor({ secret }: KnownClient, key: Buffer): Redactor {
  const redactor = new Redactor(key);
  redactor.add(secret, `<client_secret:${redactor.tag(secret)}>`);
  return redactor;
}

export interface StageParts {
  readonly client: KnownClient;
  readonly context: RunContext;
  readonly redactor: Redactor;
  /** `ahead`: by how many milliseconds it is ahead of the machine's. */
  readonly clock: { readonly now: () => number; readonly ahead: () => number };
  readonly reception: Reception;
  readonly access: ClientAccess;
  readonly bad?: Certificates['bad'] | undefined;
  /** Who answers in place of the stub provider. */
  readonly upstream?: Provider | undefined;
  /** Tries of scenes before this process, as in `Stage`; absent: none. */
  readonly tries?: ReadonlyMap<string, number> | undefined;
  /** What is recorded during scenes apart from calls. */
  readonly journal?: StageJournal;
  /** Leaves nothing behind, once no more calls are answered. */
  readonly leave?: () => Promise<void>;
}

/** Called first when a scene begins, and with its end. */
export interface StageJournal {
  begun(scene: string, begun: Pick<Play, 'startedAt' | 'repeats'>): void;
  /** @param play `null`: its calls are dropped */
  ended(play: Play | null): void;
}

/** A scene that was interrupted when its process ended. */
export interface Interrupted extends Pick<Play, 'startedAt' | 'repeats'> {
  readonly calls: readonly Exchange[];
}

/** Makes a provider whose replies follow from its calls answer earlier calls again. */
async function caughtUp(provider: Provider, calls: readonly Exchange[]): Promise<void> {
  for (const { request, received, sentAt, issued } of calls) {
    const tags = issued.map(({ tag }) => tag);
    const facts = { at: Date.parse(sentAt), received: received as Received, newToken: () => tags.shift() ?? '' };
    await provider.answer(request, { ...facts, raw: NO_RAW });
  }
}

const NO_RAW: RawRequest = { method: '', target: '', headers: [], body: Buffer.alloc(0), bytes: 0 };

/** A stage for a client to play on, for one run. */
export class Stage {
  follow: (call: Exchange) => void = () => undefined;
  distrusted: () => void = () => undefined;
  /** By scene, the number of tries in which the client has called: all but the last are discarded. */
  readonly tries: Map<string, number>;
  readonly context: RunContext;
  readonly clock: StageParts['clock'];
  readonly redactor: Redactor;
  readonly listener: Reception;
  readonly access: ClientAccess;
  #closed: Promise<void> | undefined;

  constructor(private readonly parts: StageParts) {
    this.tries = new Map(parts.tries);
    this.context = parts.context;
    this.clock = parts.clock;
    this.redactor = parts.redactor;
    this.listener = parts.reception;
    this.access = parts.access;
  }

  /** What the run's record says about its scenes, and about calls and clock between them. */
  recordOf(played: readonly PlayedScene[]) {
    const plays = played.map(({ play }) => play);
    const refused = this.listener.between.list();
    return { plays, clockAheadMs: this.clock.ahead(), ...(refused.length > 0 ? { refused } : {}) };
  }

  /** Has a driver play one scene, including restarts. @returns `null`: left unplayed */
  async play(
    driver: Driver,
    scene: Scene,
    signal: AbortSignal,
    interrupted: Interrupted | null = null,
  ): Promise<PlayedScene | null> {
    const { context, clock, reception, journal } = this.parts;
    const file = sceneFile(context, scene) as SceneFile;
    const repeats = interrupted?.repeats ?? this.tries.get(scene.name) ?? 0;
    const begun = interrupted ?? { repeats, startedAt: new Date(clock.now()).toISOString(), calls: [] };
    await this.#begin(scene, file, begun.calls);
    if (!interrupted) journal?.begun(scene.name, { startedAt: begun.startedAt, repeats });
    const { end, remark, dropped, printed } = await drive(driver, file, limitOf(scene), signal, repeats);
    const { calls, refused, handshakes } = await (signal.aborted ? reception.end(0, 0) : reception.end(driver.graceMs));
    this.tries.set(scene.name, repeats + (calls.length > 0 ? 1 : 0));
    // An interrupted scene that is not dropped continues another time.
    if (dropped && !signal.aborted) journal?.ended(null);
    if (dropped === 'again') return this.play(driver, scene, signal);
    if (dropped === 'left') return null;
    const clockAheadMs = clock.ahead();
    const endedAt = new Date(clock.now()).toISOString();
    const play: Play = {
      ...{ scene: scene.name, startedAt: begun.startedAt, endedAt, end, remark, repeats },
      ...closingOf(calls),
      ...(refused.length > 0 ? { refused } : {}),
      ...(handshakes ? { handshakes } : {}),
      ...(clockAheadMs > 0 ? { clockAheadMs } : {}),
      ...(printed !== undefined ? { printed } : {}),
    };
    journal?.ended(play);
    return { scene, file, play, calls };
  }

  async #begin(scene: Scene, file: SceneFile, earlier: readonly Exchange[]): Promise<void> {
    const { context, reception, client, bad, upstream } = this.parts;
    const { profile } = context;
    const certificate = scene.certificate && bad?.[scene.certificate];
    const provider = upstream ?? new StubProvider({ scene, file, context });
    await caughtUp(provider, earlier);
    const isOwn = handedOut(file, client.id);
    const { certificateAfter } = scene;
    const shown = certificate ? { certificate, ...(certificateAfter ? { certificateAfter } : {}) } : {};
    const place = { placesBelow: (path: string) => placesOf(scene, path), isOwn, profile, ...shown };
    reception.begin(scene.name, provider, place, earlier);
  }

  /** Answers and records no more calls; calling it again is harmless. */
  close(): Promise<void> {
    this.#closed ??= this.parts.reception.close().then(this.parts.leave);
    return this.#closed;
  }
}

export interface OwnStageParts {
  readonly client: KnownClient;
  readonly seed: string;
  /** Absent: this machine only, plain HTTP. */
  readonly place?: Pick<Place, 'host' | 'port' | 'reachedAt' | 'certificates' | 'caFile'>;
  readonly sandbox?: Pick<Settings, 'target' | 'network'>;
  readonly tries?: StageParts['tries'];
  /** Called when the provider's address is known and the run begins (RFC 3339). */
  readonly contextAt: (url: string, startedAt: string) => RunContext;
}

/** A stage with its own listener, clock file and folder. */
export type OwnStage = Stage & { readonly folder: string };

export async function openOwnStage(own: OwnStageParts): Promise<OwnStage> {
  const { client, seed, place, sandbox, tries, contextAt } = own;
  const { path: folder, remove } = ownFolder();
  const clock = sceneClock(join(folder, 'clock'));
  const redactor = redactorFor(client, tagKey(client.secret, seed));
  const { host, port, reachedAt, certificates, caFile } = place ?? {};
  const reception = new Listener({
    ...{ client, redactor, clock, host, port, reachedAt, tls: certificates?.server },
    record: (call) => stage.follow(call),
    distrusted: () => stage.distrusted(),
  });
  await reception.start().catch((error) => {
    remove();
    throw error;
  });
  const { url } = reception;
  const context = contextAt(url, new Date(clock.now()).toISOString());
  const transport = sandbox && httpTransport(sandbox.network);
  const upstream =
    sandbox && transport ? upstreamProvider(sandbox, transport, redactor, JSON.stringify(context)) : undefined;
  const known = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
  const access = caFile ? { ...known, caFile } : known;
  const leave = async () => {
    await transport?.close();
    clock.ahead();
    remove();
  };
  const parts = { client, context, redactor, clock, reception, access, bad: certificates?.bad, upstream, tries, leave };
  const stage: OwnStage = Object.assign(new Stage(parts), { folder });
  return stage;
}
