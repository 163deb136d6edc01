/** What a run of `certify` starts from: its settings, what seals its submission, and the mock where no service is named. */
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EMBEDDED } from '../../mock/embedded.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { formatProblems, loadSettings, type Settings } from '../../run/settings.ts';
import { challengeObstacles, openChallenge } from '../../submission/challenge.ts';
import { keyId, readPrivateKey } from '../../submission/dsse.ts';
import { UsageError } from '../usage.ts';
import type { CertifyOptions } from './options.ts';

/** The settings. @throws {UsageError} where they have problems, all listed together */
export function settingsOf(options: CertifyOptions): Settings {
  const loaded = loadSettings({
    env: process.env,
    cwd: process.cwd(),
    ...(options.config ? { configFile: options.config } : {}),
    ...(options.profile ? { profileFile: options.profile } : {}),
    embedded: EMBEDDED,
    // Whoever passes calls on to a sandbox has to know it.
    subject: options.upstream ? 'service' : options.subject,
  });
  if ('problems' in loaded) throw new UsageError(formatProblems(loaded.problems));
  if (options.upstream && loaded.settings.target.embedded)
    throw new UsageError('--upstream sandbox: LODGING_BASE_URL does not say where the sandbox is.');
  return loaded.settings;
}

function readFileOf(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`--${option}: the file ${file} cannot be read.`);
  }
}

/**
 * The key that signs the submission, and the challenge that it answers.
 * @param clientId of the run that is to begin now
 * @throws {UsageError | EnvelopeError} also where the challenge is for somebody else, or not valid now
 */
export function sealOf(options: CertifyOptions, clientId: string) {
  const key = options.key ? readPrivateKey(readFileOf('key', options.key).toString('utf8'), options.key) : undefined;
  const challenge = options.challenge ? readFileOf('challenge', options.challenge) : undefined;
  if (challenge) {
    const signer = key ? keyId(createPublicKey(key)) : null;
    const opened = openChallenge(challenge, options.challenge);
    const obstacles = challengeObstacles(opened, { clientId, now: Date.now(), signer });
    if (obstacles.length > 0) throw new UsageError(`--challenge ${options.challenge}: ${obstacles.join(' ')}`);
  }
  return { ...(key ? { key } : {}), ...(challenge ? { challenge } : {}) };
}

/** Starts the mock where the settings name no service, with the clients that they name. */
export async function embeddedMock(settings: Settings): Promise<Mock | null> {
  if (!settings.target.embedded) return null;
  const { clientId: id, secrets, profile } = settings;
  const { shortLivedClient: short, secondClient: second } = profile.token ?? {};
  const secondSecret = secrets.second_client_secret;
  const clients = [
    { id, secret: secrets.client_secret, lifetimeSeconds: 3600 },
    ...(short ? [{ ...short, secret: secrets.short_lived_secret }] : []),
    ...(second && secondSecret ? [{ ...second, secret: secondSecret, lifetimeSeconds: 3600 }] : []),
  ];
  return startMock({ profile, clients });
}
