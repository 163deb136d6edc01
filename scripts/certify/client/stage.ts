/** What a client's run needs before its first scene: credentials, a clock, the provider's end of the wire, the evidence file. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RunContext } from '../../../contract/run.ts';
import { type SceneClock, sceneClock } from '../../../run/client/clock.ts';
import type { ClientAccess } from '../../../run/client/driver.ts';
import { EvidenceFile } from '../../../run/evidence-file.ts';
import { ownFolder } from '../../../run/own-folders.ts';
import { runContext, type Settings } from '../../../run/settings.ts';
import { seedOfChallenge } from '../../../submission/challenge.ts';
import { Listener } from '../../../wire/listener.ts';
import { Redactor, tagKey } from '../../../wire/redaction.ts';
import { EVIDENCE } from '../conclude.ts';

/** A stage that is open for scenes. */
export interface Stage {
  readonly context: RunContext;
  readonly redactor: Redactor;
  readonly clock: SceneClock;
  readonly listener: Listener;
  /** A folder of the run's own, which is gone when the stage is closed. */
  readonly folder: string;
  readonly access: ClientAccess;
  /** Calls are neither answered nor recorded from now on; more than once does no more. */
  close(): Promise<void>;
  /** Takes the run's folder away. */
  remove(): void;
}

/** The secret of a run: made for it, and worth nothing after it. */
const newSecret = () => `s${randomBytes(20).toString('hex')}`;

/** Opens the stage. @param out the folder of the results */
export async function openStage(settings: Settings, out: string, challenge: Buffer | undefined): Promise<Stage> {
  const seed = challenge ? seedOfChallenge(challenge) : randomBytes(16).toString('hex');
  const client = { id: settings.clientId, secret: newSecret() };
  const redactor = new Redactor(tagKey(client.secret, seed));
  redactor.add(client.secret, `<client_secret:${redactor.tag(client.secret)}>`);
  const folder = ownFolder();
  const clock = sceneClock(join(folder.path, 'clock'));
  const file = new EvidenceFile(join(out, EVIDENCE));
  const listener = new Listener({ redactor, client, clock, record: (exchange) => file.append(exchange) });
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
    throw error;
  }
  const { url } = listener;
  const startedAt = new Date(clock.now()).toISOString();
  const context = runContext(settings, { seed, startedAt, baseUrl: url, subject: 'client' });
  const access = { baseUrl: url, authUrl: url, clientId: client.id, clientSecret: client.secret };
  return { context, redactor, clock, listener, folder: folder.path, access, close, remove: () => folder.remove() };
}
