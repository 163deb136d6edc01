/** What a client's run needs before its first scene: credentials, a clock, the provider's end of the wire, the evidence file. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RunContext } from '../../../contract/run.ts';
import { type SceneClock, sceneClock } from '../../../run/client/clock.ts';
import type { ClientAccess } from '../../../run/client/driver.ts';
import { upstreamProvider } from '../../../run/client/upstream.ts';
import { EvidenceFile } from '../../../run/evidence-file.ts';
import { ownFolder } from '../../../run/own-folders.ts';
import { runContext, type Settings } from '../../../run/settings.ts';
import { seedOfChallenge } from '../../../submission/challenge.ts';
import { httpTransport } from '../../../wire/http-transport.ts';
import { Listener } from '../../../wire/listener.ts';
import type { Provider } from '../../../wire/provider.ts';
import { Redactor, tagKey } from '../../../wire/redaction.ts';
import { UsageError } from '../../usage.ts';
import { EVIDENCE } from '../conclude.ts';
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

/** The secret of a run: made for it, and worth nothing after it. */
const newSecret = () => `s${randomBytes(20).toString('hex')}`;

/** What a stage is opened for. */
export interface StageParts {
  readonly settings: Settings;
  /** The folder of the results. */
  readonly out: string;
  readonly challenge: Buffer | undefined;
  readonly place: Place;
}

/** Begins to listen. @throws {UsageError} where nobody can */
async function started(listener: Listener, { host, port }: Place): Promise<void> {
  try {
    await listener.start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`--host ${host} --port ${port}: nobody can listen there (${code}).`);
  }
}

/** Opens the stage. */
export async function openStage({ settings, out, challenge, place }: StageParts): Promise<Stage> {
  const seed = challenge ? seedOfChallenge(challenge) : randomBytes(16).toString('hex');
  const isUpstream = !settings.target.embedded;
  // A sandbox knows its clients by their own credentials.
  const client = { id: settings.clientId, secret: isUpstream ? settings.secrets.client_secret : newSecret() };
  const redactor = new Redactor(tagKey(client.secret, seed));
  redactor.add(client.secret, `<client_secret:${redactor.tag(client.secret)}>`);
  const folder = ownFolder();
  const clock = sceneClock(join(folder.path, 'clock'));
  const file = new EvidenceFile(join(out, EVIDENCE));
  const { host, port, reachedAt, certificates, caFile } = place;
  const where = { host, port, reachedAt, ...(certificates ? { tls: certificates.server } : {}) };
  const listener = new Listener({ redactor, client, clock, record: (exchange) => file.append(exchange), ...where });
  await started(listener, place).catch((error) => {
    folder.remove();
    file.close();
    throw error;
  });
  const { url } = listener;
  const startedAt = new Date(clock.now()).toISOString();
  const called = { ...settings, target: { ...settings.target, baseUrl: url, authUrl: url } };
  const context = runContext(called, { seed, startedAt, subject: 'client' });
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
  const access = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
  return {
    ...{ context, redactor, clock, listener, folder: folder.path, upstream, close },
    access: caFile ? { ...access, caFile } : access,
    remove: () => folder.remove(),
  };
}
