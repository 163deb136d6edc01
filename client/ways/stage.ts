/** The provider's end of a client's run: clock, listener, provider, and the playing of scenes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ClientAccess, Play, Scene, SceneFile } from '../../contract/scene.ts';
import { ownFolder } from '../../run/own-folders.ts';
import type { Settings } from '../../run/settings.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import type { Transport } from '../../wire/transport.ts';
import { closingOf } from '../judging/played.ts';
import type { KnownClient } from '../listener/credentials.ts';
import { Listener } from '../listener/listener.ts';
import { StubProvider } from '../provider/stub.ts';
import { basesOf } from '../scenes/scene.ts';
import { handedOut, sceneFile } from '../scenes/values.ts';
import { type Driver, drive, limitOf } from './driver.ts';
import type { Place } from './place.ts';
import { upstreamProvider } from './upstream.ts';

/** Upper limit for a run's clock: 30 days, in ms. */
const MOST_AHEAD_MS = 30 * 86_400_000;

/** Makes a clock that is ahead by the milliseconds in a file: a client adds there what it would wait, or waits and leaves it alone. */
function sceneClock(file: string) {
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

/** What a stage is made of. */
export interface StageParts {
  readonly client: KnownClient;
  readonly seed: string;
  /** Absent: this machine only, plain HTTP. */
  readonly place?: Pick<Place, 'host' | 'port' | 'reachedAt' | 'certificates' | 'caFile'>;
  readonly sandbox?: Pick<Settings, 'target' | 'network'>;
  /** Called when the provider's address is known and the run begins (RFC 3339). */
  readonly contextAt: (url: string, startedAt: string) => RunContext;
}

/** The redactor of a run, which knows the client's secret. */
export function redactorFor({ secret }: KnownClient, seed: string): Redactor {
  const redactor = new Redactor(tagKey(secret, seed));
  redactor.add(secret, `<client_secret:${redactor.tag(secret)}>`);
  return redactor;
}

/** A stage for clients to play on. */
export class Stage {
  readonly clock: ReturnType<typeof sceneClock>;
  readonly redactor: Redactor;
  readonly listener: Listener;
  follow: (call: Exchange) => void = () => undefined;
  distrusted: () => void = () => undefined;
  readonly #own = ownFolder();
  readonly folder = this.#own.path;
  context!: RunContext;
  readonly #transport: Transport | undefined;
  #closed: Promise<void> | undefined;

  private constructor(private readonly parts: StageParts) {
    const { client, seed, sandbox, place: { host, port, reachedAt, certificates } = {} } = parts;
    this.#transport = sandbox && httpTransport(sandbox.network);
    this.clock = sceneClock(join(this.folder, 'clock'));
    this.redactor = redactorFor(client, seed);
    this.listener = new Listener({
      ...{ client, redactor: this.redactor, clock: this.clock, host, port, reachedAt, tls: certificates?.server },
      record: (call) => this.follow(call),
      distrusted: () => this.distrusted(),
    });
  }

  static async open(parts: StageParts): Promise<Stage> {
    const stage = new Stage(parts);
    try {
      await stage.listener.start();
    } catch (error) {
      stage.#own.remove();
      throw error;
    }
    stage.context = parts.contextAt(stage.listener.url, new Date(stage.clock.now()).toISOString());
    return stage;
  }

  get access(): ClientAccess {
    const { url } = this.listener;
    const { client, place } = this.parts;
    const own = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
    return place?.caFile ? { ...own, caFile: place.caFile } : own;
  }

  /** Has a driver play one scene, including restarts. @returns `null`: left unplayed */
  async play(driver: Driver, scene: Scene, signal: AbortSignal, repeats = 0): Promise<PlayedScene | null> {
    const { context, listener, clock, redactor } = this;
    const { sandbox, place } = this.parts;
    const file = sceneFile(context, scene) as SceneFile;
    const startedAt = new Date(clock.now()).toISOString();
    const certificate = scene.certificate && place?.certificates?.bad[scene.certificate];
    const provider =
      sandbox && this.#transport
        ? upstreamProvider(sandbox, this.#transport, redactor, JSON.stringify(context))
        : new StubProvider({ scene, file, context });
    const isOwn = handedOut(file, this.parts.client.id);
    listener.begin(scene.name, provider, { bases: basesOf(scene), isOwn, ...(certificate ? { certificate } : {}) });
    const { end, remark, dropped } = await drive(driver, file, limitOf(scene), signal);
    const { calls, refused, handshakes } = await (signal.aborted ? listener.end(0, 0) : listener.end(driver.graceMs));
    if (dropped === 'again') return this.play(driver, scene, signal, repeats + 1);
    if (dropped === 'left') return null;
    const clockAheadMs = clock.ahead();
    const endedAt = new Date(clock.now()).toISOString();
    const play: Play = {
      ...{ scene: scene.name, startedAt, endedAt, end, remark, repeats, ...closingOf(calls) },
      ...(refused.length > 0 ? { refused } : {}),
      ...(handshakes ? { handshakes } : {}),
      ...(clockAheadMs > 0 ? { clockAheadMs } : {}),
    };
    return { scene, file, play, calls };
  }

  /** Answers and records no more calls; calling it again is harmless. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.listener.close();
    await this.#transport?.close();
    this.clock.ahead();
    this.#own.remove();
  }
}
