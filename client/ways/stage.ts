/** The provider's end of one run of a client: its clock, its listener, whoever answers, and the playing of scenes before them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ClientAccess, Play, Scene, SceneFile } from '../../contract/scene.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { Listener, type ListenerParts } from '../listener/listener.ts';
import type { KnownClient } from '../listener/received.ts';
import type { Provider } from '../provider/provider.ts';
import { StubProvider } from '../provider/stub.ts';
import { basesOf } from '../scenes/places.ts';
import { sceneFile } from '../scenes/values.ts';
import type { Certificates } from './certificates.ts';
import { type Driver, drive } from './driver.ts';

/** A clock that is ahead of the machine's by what a file says. */
export interface SceneClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** How far it is ahead, in milliseconds. */
  ahead(): number;
}

/** No run lets more time pass, in milliseconds: 30 days. */
const MOST_AHEAD_MS = 30 * 86_400_000;

/**
 * Makes the file, and a clock that follows it. A client that can be given the time adds the milliseconds that it would wait
 * to the number in that file, and takes its own time from there; one that cannot lets the file alone, and waits.
 */
export function sceneClock(file: string): SceneClock {
  writeFileSync(file, '0\n');
  let latest = 0;
  const ahead = () => {
    // It may be read while it is written; time never goes back.
    const found = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (found > latest && found <= MOST_AHEAD_MS) latest = found;
    return latest;
  };
  return { now: () => Date.now() + ahead(), ahead };
}

/** What a stage is made of. */
export interface StageParts {
  readonly client: KnownClient;
  readonly seed: string;
  /** A folder of the run's own. */
  readonly folder: string;
  /** Is given each call when it has been answered. */
  readonly record?: (call: Exchange) => void;
  readonly where?: Pick<ListenerParts, 'host' | 'port' | 'reachedAt'>;
  /** HTTPS: the certificates, and where the client finds the one that it has to trust (PEM). */
  readonly certificates?: Certificates | null;
  readonly caFile?: string | null;
  /** The run, once its provider's address is known and it begins (RFC 3339). */
  readonly contextAt: (url: string, startedAt: string) => RunContext;
}

/** How much longer than a scene takes may it take, in milliseconds. */
const SPARE_MS = 60_000;

/** The redactor of a run, which knows the client's secret. */
export function redactorFor({ secret }: KnownClient, seed: string): Redactor {
  const redactor = new Redactor(tagKey(secret, seed));
  redactor.add(secret, `<client_secret:${redactor.tag(secret)}>`);
  return redactor;
}

/** A stage before which clients play. */
export class Stage {
  readonly clock: SceneClock;
  readonly redactor: Redactor;
  readonly listener: Listener;
  /** Answers instead of the stub provider. */
  upstream: Provider | null = null;
  /** Is shown each call when it has been recorded. */
  follow: (call: Exchange) => void = () => undefined;
  #context: RunContext | null = null;

  private constructor(private readonly parts: StageParts) {
    const { client, seed, folder, certificates, where, record } = parts;
    this.clock = sceneClock(join(folder, 'clock'));
    this.redactor = redactorFor(client, seed);
    this.listener = new Listener({
      ...{ client, redactor: this.redactor, clock: this.clock, ...where },
      ...(certificates ? { tls: certificates.server } : {}),
      record: (call) => {
        record?.(call);
        this.follow(call);
      },
    });
  }

  /** Opens a stage. @throws where nobody can listen */
  static async open(parts: StageParts): Promise<Stage> {
    const stage = new Stage(parts);
    await stage.listener.start();
    stage.#context = parts.contextAt(stage.listener.url, new Date(stage.clock.now()).toISOString());
    return stage;
  }

  get context(): RunContext {
    return this.#context as RunContext;
  }

  get folder(): string {
    return this.parts.folder;
  }

  /** Where the client finds the provider, and by which credentials. */
  get access(): ClientAccess {
    const { url } = this.listener;
    const { id, secret } = this.parts.client;
    const { caFile } = this.parts;
    return { baseUrl: url, authUrl: url, clientId: id, clientSecret: secret, ...(caFile ? { caFile } : {}) };
  }

  /** Has a driver play one scene, as often as it begins it again. @returns `null` where it was left unplayed */
  async play(driver: Driver, scene: Scene, signal: AbortSignal, repeats = 0): Promise<Play | null> {
    const { context, listener, clock } = this;
    const file = sceneFile(context, scene) as SceneFile;
    const startedAt = new Date(clock.now()).toISOString();
    const certificate = scene.certificate && this.parts.certificates?.bad[scene.certificate];
    const place = { bases: basesOf(scene), ...(certificate ? { certificate } : {}) };
    listener.begin(scene.name, this.upstream ?? new StubProvider({ scene, file, context }), place);
    const { end, remark, dropped } = await drive(driver, file, scene.seconds * 1000 + SPARE_MS, signal);
    const { calls, refused, handshakes } = await (signal.aborted ? listener.end(0, 0) : listener.end(driver.graceMs));
    if (dropped === 'again') return this.play(driver, scene, signal, repeats + 1);
    if (dropped === 'left') return null;
    const clockAheadMs = clock.ahead();
    return {
      ...{ scene: scene.name, startedAt, endedAt: new Date(clock.now()).toISOString(), end, remark, repeats, calls },
      ...(refused.length > 0 ? { refused } : {}),
      ...(handshakes ? { handshakes } : {}),
      ...(clockAheadMs > 0 ? { clockAheadMs } : {}),
    };
  }
}
