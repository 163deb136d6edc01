/** What a run of `certify` starts from: its settings, what seals its submission, and the mock where no service is named. */
import { createPublicKey } from 'node:crypto';
import type { Subject } from '../../contract/words.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { formatProblems, loadSettings, type Settings } from '../../run/settings.ts';
import { challengeObstacles, openChallenge } from '../../submission/challenge.ts';
import { keyId, readPrivateKey } from '../../submission/dsse.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { readNamed, UsageError } from '../usage.ts';

interface Files {
  readonly config?: string | undefined;
  readonly profile?: string | undefined;
}

/** The settings of a command that is started here, or their problems. */
export function settingsHere({ config, profile }: Files, subject: Subject = 'service') {
  const files = { configFile: config, profileFile: profile };
  return loadSettings({ env: process.env, cwd: process.cwd(), ...files, embedded: EMBEDDED, subject });
}

/** The settings; with `upstream` they have to name a service. @throws {UsageError} that lists all their problems together */
export function settingsOf(asked: Files & { readonly subject: Subject; readonly upstream?: boolean }): Settings {
  const { upstream = false, subject } = asked;
  const loaded = settingsHere(asked, upstream ? 'service' : subject);
  if ('problems' in loaded) throw new UsageError(formatProblems(loaded.problems));
  if (upstream && loaded.settings.target.embedded)
    throw new UsageError('--upstream sandbox: LODGING_BASE_URL does not say where the sandbox is.');
  return loaded.settings;
}

/** The key that signs: the party's own, or that of a witness, which signs alone. */
function keyOf(keyFile: string | null, witness: string | undefined) {
  const [setting, file] = witness === undefined ? ['LODGING_KEY_FILE', keyFile] : ['--witness', witness];
  return file ? readPrivateKey(readNamed(setting, file).toString(), file) : undefined;
}

/** The key that signs, and the challenge that is answered. @throws {UsageError | EnvelopeError} where it is not for this run */
export function sealOf(
  { keyFile, clientId }: Settings,
  { challenge: file, witness }: { readonly challenge?: string | undefined; readonly witness?: string | undefined },
) {
  const key = keyOf(keyFile, witness);
  const challenge = file ? readNamed('--challenge', file) : undefined;
  if (challenge) {
    const signer = key && witness === undefined ? keyId(createPublicKey(key)) : null;
    const obstacles = challengeObstacles(openChallenge(challenge, file), { clientId, now: Date.now(), signer });
    if (obstacles.length > 0) throw new UsageError(`--challenge ${file}: ${obstacles.map(sentenceOf).join(' ')}`);
  }
  return { ...(key ? { key } : {}), ...(challenge ? { challenge } : {}), witnessed: witness !== undefined };
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
