/** What a client's run needs before its first scene: credentials, a clock, the provider's end of the wire, the evidence file. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Exchange } from '../../../contract/evidence.ts';
import type { RunContext } from '../../../contract/run.ts';
import { type SceneClock, sceneClock } from '../../../run/client/clock.ts';
import type { ClientAccess } from '../../../run/client/driver.ts';
import { EvidenceFile } from '../../../run/evidence-file.ts';
import { ownFolder } from '../../../run/own-folders.ts';
import { runContext, type Settings } from '../../../run/settings.ts';
import { seedOfChallenge } from '../../../submission/challenge.ts';
import { Listener } from '../../../wire/listener.ts';
import { Redactor, tagKey } from '../../../wire/redaction.ts';
import { UsageError } from '../../usage.ts';
import { EVIDENCE } from '../conclude.ts';
import type { KeptRun } from './kept.ts';

/** A stage that is open for scenes. */
export interface Stage {
  readonly context: RunContext;
  readonly redactor: Redactor;
  readonly clock: SceneClock;
  readonly listener: Listener;
  /** A folder of the run's own, which is gone when the stage is closed. */
  readonly folder: string;
  readonly access: ClientAccess;
  /** From now on this one is told of each call when it has been recorded. */
  follow(follower: (call: Exchange) => void): void;
  /** Calls are neither answered nor recorded from now on; more than once does no more. */
  close(): Promise<void>;
  /** Takes the run's folder away. */
  remove(): void;
}

/** The secret of a run: made for it, and worth nothing after it. */
const newSecret = () => `s${randomBytes(20).toString('hex')}`;

/** A run that is taken up again has to be found where the client was told. */
function addressTaken({ context }: KeptRun, error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  const { baseUrl } = context.target;
  return new UsageError(
    `The run cannot be taken up again: another program listens at ${baseUrl}. End that, or begin a new run with --anew.`,
  );
}

/** Opens the stage. @param out the folder of the results @param kept of a run that is taken up again: what must stay as it was */
export async function openStage(
  settings: Settings,
  out: string,
  challenge: Buffer | undefined,
  kept: KeptRun | null = null,
): Promise<Stage> {
  const seed = kept?.context.seed ?? (challenge ? seedOfChallenge(challenge) : randomBytes(16).toString('hex'));
  const client = { id: settings.clientId, secret: kept?.secret ?? newSecret() };
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
  const port = kept ? Number(new URL(kept.context.target.baseUrl).port) : 0;
  const listener = new Listener({ redactor, client, clock, record, port });
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    await listener.close();
    file.close();
  };
  const close = () => {
    closed ??= closeAll();
    return closed;
  };
  try {
    await listener.start();
  } catch (error) {
    folder.remove();
    file.close();
    throw kept ? addressTaken(kept, error) : error;
  }
  const { url } = listener;
  const startedAt = new Date(clock.now()).toISOString();
  const context = kept?.context ?? runContext(settings, { seed, startedAt, baseUrl: url, subject: 'client' });
  const access = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
  const follow = (follower: (call: Exchange) => void) => {
    told = follower;
  };
  const remove = () => folder.remove();
  return { context, redactor, clock, listener, folder: folder.path, access, follow, close, remove };
}
