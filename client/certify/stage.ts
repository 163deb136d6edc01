/** What a client's run needs before its first scene: credentials, a clock, the provider's end of the wire, the evidence file. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { EvidenceFile } from '../../run/evidence-file.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { EVIDENCE } from '../../scripts/certify/conclude.ts';
import { UsageError } from '../../scripts/usage.ts';
import { seedOfChallenge } from '../../submission/challenge.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import { Redactor, tagKey } from '../../wire/redaction.ts';
import { Listener } from '../listener/listener.ts';
import type { Provider } from '../listener/provider.ts';
import { type SceneClock, sceneClock } from '../ways/clock.ts';
import type { ClientAccess } from '../ways/driver.ts';
import { upstreamProvider } from '../ways/upstream.ts';
import type { KeptRun } from './kept.ts';
import type { Place } from './ways.ts';

/** A stage that is open for scenes. */
export interface Stage {
  readonly context: RunContext;
  readonly redactor: Redactor;
  readonly clock: SceneClock;
  readonly listener: Listener;
  /** A folder of the run's own, which is gone when the stage is closed. */
  readonly folder: string;
  readonly access: ClientAccess;
  /** The sandbox that answers instead of the stand-in; `null`: the stand-in does. */
  readonly upstream: Upstream | null;
  /** From now on this one is told of each call when it has been recorded. */
  follow(follower: (call: Exchange) => void): void;
  /** Calls are neither answered nor recorded from now on; more than once does no more. */
  close(): Promise<void>;
  /** Takes the run's folder away. */
  remove(): void;
}

/** A sandbox behind the suite. */
export interface Upstream {
  readonly provider: Provider;
  readonly baseUrl: string;
  close(): Promise<void>;
}

function upstreamOf({ target, network }: Settings, context: RunContext, redactor: Redactor): Upstream {
  const { baseUrl, authUrl } = target;
  if (baseUrl === null) throw new TypeError('A sandbox without an address');
  const transport = httpTransport(network);
  const { timeoutMs } = network;
  const open = JSON.stringify(context);
  const addresses = { baseUrl, authUrl: authUrl ?? baseUrl };
  const provider = upstreamProvider({ ...addresses, transport, timeoutMs, redactor, open });
  return { provider, baseUrl, close: () => transport.close() };
}

/** What a form, HTTP Basic, JSON and a percent-encoding each have to escape: issuers make secrets of such characters. */
const SPECIAL = '+/=&%:"';

/** The secret of a run: made for it, and worth nothing after it. */
const newSecret = () => `s${randomBytes(10).toString('hex')}${SPECIAL}${randomBytes(10).toString('hex')}`;

/** What a stage is opened for. */
export interface StageParts {
  readonly settings: Settings;
  /** The folder of the results. */
  readonly out: string;
  readonly challenge: Buffer | undefined;
  readonly place: Place;
  /** Of a run that is taken up again: what must stay as it was. */
  readonly kept: KeptRun | null;
}

/** A run that is taken up again has to be found where the client was told. */
function addressTaken({ context }: KeptRun, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  const { baseUrl } = context.target;
  return new UsageError(
    `The run cannot be taken up again: another program listens at ${baseUrl}. End that, or begin a new run in another folder (--out DIR).`,
  );
}

/** Begins to listen. @throws {UsageError} where nobody can */
async function started(listener: Listener, { host, port }: Place, kept: KeptRun | null): Promise<void> {
  try {
    await listener.start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (kept) throw addressTaken(kept, error);
    if (code === undefined) throw error;
    throw new UsageError(`--host ${host}:${port}: nobody can listen there (${code}).`);
  }
}

/** Opens the stage. */
export async function openStage({ settings, out, challenge, place, kept }: StageParts): Promise<Stage> {
  const seed = kept?.context.seed ?? (challenge ? seedOfChallenge(challenge) : randomBytes(16).toString('hex'));
  const isUpstream = !settings.target.embedded;
  // A sandbox knows its clients by their own credentials.
  const ownSecret = isUpstream ? settings.secrets.client_secret : newSecret();
  const client = { id: settings.clientId, secret: kept?.secret ?? ownSecret };
  const redactor = new Redactor(tagKey(client.secret, seed));
  redactor.add(client.secret, `<client_secret:${redactor.tag(client.secret)}>`);
  const folder = ownFolder();
  const clock = sceneClock(join(folder.path, 'clock'));
  const file = new EvidenceFile(join(out, EVIDENCE), { resume: kept !== null });
  let told = (_call: Exchange): void => undefined;
  const record = (exchange: Exchange) => {
    file.append(exchange);
    told(exchange);
  };
  const { host, reachedAt, certificates, caFile } = place;
  const port = kept ? Number(new URL(kept.context.target.baseUrl).port) : place.port;
  const where = { host, port, reachedAt, ...(certificates ? { tls: certificates.server } : {}) };
  const listener = new Listener({ redactor, client, clock, record, ...where });
  await started(listener, place, kept).catch((error) => {
    folder.remove();
    file.close();
    throw error;
  });
  const { url } = listener;
  const startedAt = new Date(clock.now()).toISOString();
  const called = { ...settings, target: { ...settings.target, baseUrl: url, authUrl: url } };
  const context = kept?.context ?? runContext(called, { seed, startedAt, subject: 'client' });
  const upstream = isUpstream ? upstreamOf(settings, context, redactor) : null;
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    await listener.close();
    await upstream?.close();
    file.close();
  };
  const close = () => {
    closed ??= closeAll();
    return closed;
  };
  const follow = (follower: (call: Exchange) => void) => {
    told = follower;
  };
  const access = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
  return {
    ...{ context, redactor, clock, listener, folder: folder.path, upstream, follow, close },
    access: caFile ? { ...access, caFile } : access,
    remove: () => folder.remove(),
  };
}
