/** Runs of a client for tests: it plays its scenes in this process, and the stand-in answers over the loopback interface. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scenesFor } from '../../client/judging/played.ts';
import { Listener } from '../../client/listener/listener.ts';
import { StandIn } from '../../client/provider/stub.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneClock } from '../../client/ways/clock.ts';
import { accessIn, type ClientAccess } from '../../client/ways/driver.ts';
import { playScene } from '../../client/ways/play.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { PlayEnd, Scene, SceneFile } from '../../contract/scene.ts';
import { CLAIMS } from '../../contract/words.ts';
import { runRecord } from '../../submission/record.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { contextFor } from './context.ts';
import type { Run } from './submission.ts';

/** Whoever plays a scene. */
export type Player = (file: SceneFile, access: ClientAccess, clockFile: string) => Promise<unknown>;

/** What may be different about a run. */
export interface ClientRunOptions {
  /** Absent: all that the claims ask for, so that the run is whole. */
  readonly scenes?: readonly string[];
  readonly context?: Partial<RunContext>;
  /** Absent: the careful client. */
  readonly player?: Player;
  /** How scenes are said to have ended. */
  readonly end?: PlayEnd;
  readonly remark?: string | null;
}

const SECRET = 'a-secret-of-this+/=&%:"test-alone-5f0c';

/** The careful client of the examples. */
export const careful: Player = async (...given) => {
  const { play } = (await import('../clients/careful.mjs' as string)) as { play: Player };
  return play(...given);
};

/** Has a client play and records it as `certify` does. */
export async function runClient(options: ClientRunOptions = {}): Promise<Run> {
  const { context: given = {}, player = careful, end = 'done', remark = null } = options;
  const folder = mkdtempSync(join(tmpdir(), 'client-run-'));
  const file = join(folder, 'clock');
  const clock = sceneClock(file);
  const seed = given.seed ?? 'c0ffee00c0ffee00c0ffee00c0ffee00';
  const redactor = new Redactor(tagKey(SECRET, seed));
  redactor.add(SECRET, `<client_secret:${redactor.tag(SECRET)}>`);
  const client = { id: given.clientId ?? 'certification-client', secret: SECRET };
  const exchanges: Exchange[] = [];
  const record = (exchange: Exchange) => exchanges.push(exchange);
  const listener = new Listener({ redactor, client, clock, record });
  await listener.start();
  const { url } = listener;
  const context = contextFor(url, {
    subject: 'client',
    startedAt: new Date().toISOString(),
    claims: CLAIMS,
    target: { baseUrl: url, authUrl: url, environment: 'mock', embedded: true },
    ...given,
  });
  const access = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: SECRET };
  const wanted = options.scenes?.map((name) => sceneNamed(name) as Scene) ?? scenesFor(context);
  const plays = [];
  for (const each of wanted) {
    const stage = {
      context,
      listener,
      driver: {
        kind: 'command' as const,
        graceMs: 1,
        play: async (sceneFile: SceneFile) => {
          await player(sceneFile, accessIn(sceneFile, access), file);
          return { end, remark };
        },
      },
      now: () => clock.now(),
      ahead: () => clock.ahead(),
      provider: (scene: Scene, values: SceneFile) => new StandIn({ scene, file: values, context }),
      signal: new AbortController().signal,
    };
    const played = await playScene(stage, each);
    assert.ok(played);
    plays.push(played);
  }
  await listener.close();
  const facts = {
    endedAt: new Date(clock.now()).toISOString(),
    whole: options.scenes === undefined,
    stopped: options.scenes ? 'Only some scenes were asked for.' : null,
    pace: { requestsPerSecond: null, concurrency: 8 },
    network: { timeoutMs: 5000, proxy: null },
    client: { drivenBy: 'command', answeredBy: 'stand-in', clockAheadMs: clock.ahead(), plays } as const,
  };
  rmSync(folder, { recursive: true });
  return { record: runRecord(context, facts), exchanges };
}
