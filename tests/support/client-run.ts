/** A client's runs for tests: it plays its scenes in this process, and the stub provider answers over loopback. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlayedScene } from '../../cases/sequence.ts';
import { callsOf, scenesFor } from '../../client/judging/played.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import type { Certificates } from '../../client/ways/certificates.ts';
import { accessIn, type Driven, type Driver, secretIn } from '../../client/ways/driver.ts';
import { LOCAL } from '../../client/ways/place.ts';
import { openOwnStage } from '../../client/ways/stage.ts';
import type { RunContext } from '../../contract/run.ts';
import type { ClientAccess, PlayEnd, Printed, Scene, SceneFile } from '../../contract/scene.ts';
import { CLAIMS } from '../../contract/words.ts';
import { startMock } from '../../mock/server.ts';
import { runRecord } from '../../submission/record.ts';
import { ROOT } from './certify.ts';
import { contextFor } from './context.ts';
import type { Run } from './submission.ts';
import { reachDirectly } from './without-sockets.ts';

/** Plays a scene, and may say how it ended. */
export type Player = (file: SceneFile, access: ClientAccess, clockFile?: string) => Promise<unknown>;

export interface ClientRunOptions {
  /** Absent: all that the claims ask for, so that the run is whole. */
  readonly scenes?: readonly string[];
  readonly context?: Partial<RunContext>;
  /** Absent: the careful client. */
  readonly player?: Player;
  readonly end?: PlayEnd;
  readonly remark?: string | null;
  /** The calls are passed on to a mock that takes the sandbox's place. */
  readonly isPassedOn?: boolean;
  /** The certificates with which the provider is reached over HTTPS. */
  readonly certificates?: Certificates;
  /** The client's calls by `fetch` need no connection. */
  readonly withoutSockets?: boolean;
}

const NO_PROXY = { proxy: null, proxyBypass: [], proxyLogin: null } as const;
const SECRET = 'a-secret-of-this+/=&:"%5f0c-test-alone';

/** The module of an example client, run as it is, without compilation. @param name of its file in `tests/clients` */
export const exampleClient = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(ROOT, `tests/clients/${name}.mjs`)).href);

export const careful: Player = async (...given) => {
  const { play } = (await exampleClient('careful')) as { play: Player };
  return play(...given);
};

/** The careful client with one fault. @param name of `tests/clients/faulty.mjs` */
export async function withFault(name: string): Promise<Player> {
  const { faults } = (await exampleClient('faulty')) as { faults: Record<string, { Kind: unknown }> };
  const { play } = (await exampleClient('careful')) as { play: (...given: unknown[]) => Promise<unknown> };
  return (...given) => play(...given, faults[name]?.Kind);
}

/** Gets what a client in this process prints. */
const hearing = new AsyncLocalStorage<(line: string) => void>();

/** From now on, what clients in this process print goes to their runs and is not shown. */
export function hearClients(): void {
  console.log = (line: unknown) => hearing.getStore()?.(String(line));
}

/** Has a client play and records it as `certify` does. */
export async function runClient(options: ClientRunOptions = {}): Promise<Run> {
  const { context: given = {}, player = careful, end = 'done', remark = null } = options;
  const seed = given.seed ?? 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const client = { id: given.clientId ?? 'certification-client', secret: SECRET };
  const mock =
    options.isPassedOn && (await startMock({ profile: {}, clients: [{ ...client, lifetimeSeconds: 3600 }] }));
  const target = {
    baseUrl: mock ? mock.url : null,
    authUrl: mock ? mock.url : null,
    environment: 'sandbox',
    embedded: false,
  } as const;
  const { certificates } = options;
  const stage = await openOwnStage({
    ...{ client, seed },
    ...(mock ? { sandbox: { target, network: { timeoutMs: 5000, ...NO_PROXY } } } : {}),
    ...(certificates ? { place: { host: LOCAL, port: 0, reachedAt: LOCAL, certificates, caFile: null } } : {}),
    contextAt: (url, startedAt) =>
      contextFor(url, {
        ...{ subject: 'client', startedAt, claims: CLAIMS },
        target: mock
          ? { baseUrl: url, authUrl: url, environment: 'sandbox', embedded: false }
          : { baseUrl: url, authUrl: url, environment: 'mock', embedded: true },
        ...given,
      }),
  });
  const { context, clock, folder } = stage;
  const driver: Driver = {
    kind: 'command',
    graceMs: 1,
    play: async (file) => {
      const lines: (Printed['secret'] | null)[] = [];
      const hear = (line: string) => lines.push(secretIn(stage.redactor, line));
      const play = () => player(file, accessIn(file, stage.access), join(folder, 'clock'));
      const ended = await hearing.run(hear, play);
      const at = lines.findIndex(Boolean);
      const printed =
        at < 0 ? null : ({ secret: lines[at] as Printed['secret'], stream: 'stdout', line: at + 1 } as const);
      return { end, remark, printed, ...(ended as Partial<Driven> | undefined) };
    },
  };
  const wanted = options.scenes?.map((name) => sceneNamed(name) as Scene) ?? scenesFor(context);
  const { signal } = new AbortController();
  const played: PlayedScene[] = [];
  const leave = options.withoutSockets ? reachDirectly(stage.listener) : undefined;
  for (const scene of wanted) played.push((await stage.play(driver, scene, signal)) as PlayedScene);
  leave?.();
  await stage.close();
  if (mock) await mock.close();
  const plays = played.map(({ play }) => play);
  const facts = {
    endedAt: new Date(clock.now()).toISOString(),
    whole: options.scenes === undefined,
    stopped: options.scenes ? 'Only some scenes were asked for.' : null,
    pace: { requestsPerSecond: null, concurrency: 8 },
    network: { timeoutMs: 5000, proxy: null },
    client: {
      ...{
        drivenBy: 'command' as const,
        answeredBy: mock ? ('upstream' as const) : ('stand-in' as const),
        clockAheadMs: clock.ahead(),
        plays,
      },
      ...(mock ? { upstream: mock.url } : {}),
    } as const,
  };
  return { record: runRecord(context, facts), exchanges: callsOf(played) };
}
