/** The stage of a run that `certify` makes: credentials, the evidence file, and the sandbox that answers where there is one. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EvidenceFile } from '../../run/evidence-file.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { EVIDENCE } from '../../scripts/certify/conclude.ts';
import { UsageError } from '../../scripts/usage.ts';
import { seedOfChallenge } from '../../submission/challenge.ts';
import { httpTransport } from '../../wire/http-transport.ts';
import type { Place } from '../ways/place.ts';
import { Stage } from '../ways/stage.ts';
import { upstreamProvider } from '../ways/upstream.ts';
import type { KeptRun } from './kept.ts';

/** A stage that is open for scenes. */
export interface OpenStage {
  readonly stage: Stage;
  /** The address of the sandbox that answers; `null`: the stub provider does. */
  readonly upstream: string | null;
  /** Calls are neither answered nor recorded from now on; more than once does no more. */
  close(): Promise<void>;
  /** Takes the run's folder away. */
  remove(): void;
}

/** What a form, HTTP Basic, JSON and a percent-encoding each have to escape: issuers make secrets of such characters. */
const SPECIAL = '+/=&%:"';

/** The secret of a run: made for it, and worth nothing after it. */
const newSecret = () => `s${randomBytes(10).toString('hex')}${SPECIAL}${randomBytes(10).toString('hex')}`;

/** What a stage is opened for. */
export interface OpenStageParts {
  readonly settings: Settings;
  /** The folder of the results. */
  readonly out: string;
  readonly challenge?: Buffer | undefined;
  readonly place: Place;
  /** Of a run that is resumed: what must stay as it was. */
  readonly kept?: KeptRun | null;
}

/** Why nobody can listen. A run that is resumed has to be found where the client was sent. */
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

/** Has the sandbox of the settings answer. @returns ends that */
function askUpstream(stage: Stage, { target, network }: Settings): () => Promise<void> {
  const { baseUrl, authUrl } = target;
  if (baseUrl === null) throw new TypeError('A sandbox without an address');
  const transport = httpTransport(network);
  const { timeoutMs } = network;
  const { redactor, context } = stage;
  const addresses = { baseUrl, authUrl: authUrl ?? baseUrl };
  stage.upstream = upstreamProvider({ ...addresses, transport, timeoutMs, redactor, open: JSON.stringify(context) });
  return () => transport.close();
}

/** Opens the stage. @throws {UsageError} where nobody can listen */
export async function openStage({ settings, out, challenge, place, kept = null }: OpenStageParts): Promise<OpenStage> {
  const { target } = settings;
  const seed = kept?.context.seed ?? (challenge ? seedOfChallenge(challenge) : randomBytes(16).toString('hex'));
  // A sandbox knows its clients by their own credentials.
  const ownSecret = target.embedded ? newSecret() : settings.secrets.client_secret;
  const folder = ownFolder();
  const file = new EvidenceFile(join(out, EVIDENCE), { resume: kept !== null });
  const port = kept ? Number(new URL(kept.context.target.baseUrl).port) : place.port;
  const opening = Stage.open({
    ...{ seed, folder: folder.path, certificates: place.certificates, caFile: place.caFile },
    client: { id: settings.clientId, secret: kept?.secret ?? ownSecret },
    record: (call) => file.append(call),
    where: { host: place.host, port, reachedAt: place.reachedAt },
    contextAt: (url, startedAt) => {
      const called = { ...settings, target: { ...target, baseUrl: url, authUrl: url } };
      return kept?.context ?? runContext(called, { seed, startedAt, subject: 'client' });
    },
  });
  const stage = await opening.catch((error) => {
    folder.remove();
    file.close();
    throw notListening(error, place, kept);
  });
  const closeUpstream = target.embedded ? null : askUpstream(stage, settings);
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    await stage.listener.close();
    await closeUpstream?.();
    file.close();
  };
  return {
    stage,
    upstream: target.embedded ? null : target.baseUrl,
    close: () => {
      closed ??= closeAll();
      return closed;
    },
    remove: () => folder.remove(),
  };
}
