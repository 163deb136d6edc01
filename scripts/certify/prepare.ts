/** What `certify` starts with: settings, key and challenge, and the mock if no service is configured. */
import { createPublicKey } from 'node:crypto';
import { seededHex } from '../../cases/sequence.ts';
import type { RunContext, ShardNumber } from '../../contract/run.ts';
import type { Subject } from '../../contract/words.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { formatProblems, loadSettings, type RunStart, type Settings } from '../../run/settings.ts';
import { challengeObstacles, type OpenedChallenge, openChallenge } from '../../submission/challenge.ts';
import { EnvelopeError, keyId, readPrivateKey } from '../../submission/dsse.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { readNamed, UsageError } from '../usage.ts';

interface Files {
  readonly config?: string | undefined;
  readonly profile?: string | undefined;
  /** A run that is sent or judged again: its hotels need not be given once more. */
  readonly earlier?: RunContext | undefined;
}

/** The settings of a command in this folder, or their problems. */
export function settingsHere({ config, profile, earlier }: Files, subject: Subject = 'service') {
  const files = { configFile: config, profileFile: profile, earlier };
  return loadSettings({ env: process.env, cwd: process.cwd(), ...files, embedded: EMBEDDED, subject });
}

/** The settings; with `upstream` they must name a service. @throws {UsageError} that lists all their problems */
export function settingsOf(asked: Files & { readonly subject: Subject; readonly upstream?: boolean }): Settings {
  const { upstream = false, subject } = asked;
  const loaded = settingsHere(asked, upstream ? 'service' : subject);
  if ('problems' in loaded) throw new UsageError(formatProblems(loaded.problems));
  if (upstream && loaded.settings.target.embedded)
    throw new UsageError(
      '--upstream sandbox: LODGING_BASE_URL does not say where the sandbox is. Set it to its address.',
    );
  return loaded.settings;
}

/** The signing key: the party's own, or that of a witness, who signs alone. */
function keyOf(keyFile: string | null, witness: string | undefined) {
  const [setting, file] = witness === undefined ? ['LODGING_KEY_FILE', keyFile] : ['--witness', witness];
  return file ? readPrivateKey(readNamed(setting, file).toString(), `${setting}: ${file}`) : undefined;
}

/** The challenge in the file given with `--challenge`. @throws {UsageError} if it is not one */
function openNamed(bytes: Buffer, file: string): OpenedChallenge {
  try {
    return openChallenge(bytes, `--challenge: ${file}`);
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    throw new UsageError(`${error.message} Give the challenge.dsse.json that the provider sent, unchanged.`);
  }
}

/**
 * The signing key, and the challenge to answer.
 * @param now when the run began, in milliseconds since the epoch
 * @throws {UsageError | EnvelopeError} if they are invalid, or not for this run
 */
export function signingOf(
  { keyFile, clientId }: Settings,
  { challenge: file, witness }: { readonly challenge?: string | undefined; readonly witness?: string | undefined },
  now = Date.now(),
) {
  const key = keyOf(keyFile, witness);
  const challenge = file ? readNamed('--challenge', file) : undefined;
  if (file && challenge) {
    const signer = key && witness === undefined ? keyId(createPublicKey(key)) : null;
    const obstacles = challengeObstacles(openNamed(challenge, file), { clientId, now, signer });
    if (obstacles.length > 0) throw new UsageError(`--challenge ${file}: ${obstacles.map(sentenceOf).join(' ')}`);
  }
  return { ...(key ? { key } : {}), ...(challenge ? { challenge } : {}), witnessed: witness !== undefined };
}

/** Starts the mock with the clients of the settings, if they name no service. */
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

/** The longest duration of a run in shards: a day. */
const LONGEST_SHARDED_MS = 24 * 60 * 60_000;
/** Allowed difference between the clocks of two machines of a pipeline. */
const CLOCKS_DIFFER_MS = 60_000;

/** Refuses a run that cannot be divided, before anything is sent. @throws {UsageError} */
export function refuseUnshardable({ target, pace, runBegan }: Settings, { of }: ShardNumber): void {
  if (target.embedded)
    throw new UsageError(
      '--shard: only this process can reach the embedded mock. Start one for all shards, `npx lodging-certification mock --port 4010`, and set LODGING_BASE_URL=http://127.0.0.1:4010.',
    );
  if (of > pace.concurrency)
    throw new UsageError(
      `--shard: ${of} shards have at least ${of} requests under way at the same time, and pace.concurrency is ${pace.concurrency}. Use fewer shards, or set pace.concurrency in certification.yaml.`,
    );
  if (runBegan === null)
    throw new UsageError(
      '--shard: LODGING_RUN_BEGAN is not set. Give all shards of the run the same moment, such as `date -u +%FT%TZ` prints it.',
    );
  const age = Date.now() - Date.parse(runBegan);
  if (!(age >= -CLOCKS_DIFFER_MS && age <= LONGEST_SHARDED_MS))
    throw new UsageError(
      `--shard: LODGING_RUN_BEGAN is ${runBegan}, wanted a moment within the last 24 hours: the dates of all stays follow from it.`,
    );
}

/** The start that all shards of a run compute alike: the time is given, the seed follows from it, client and target. */
export function startOfShards({ runBegan, clientId, target: { baseUrl } }: Settings): RunStart {
  const startedAt = new Date(runBegan ?? 0).toISOString();
  return { startedAt, seed: seededHex(startedAt, `${clientId}\n${baseUrl}`, 32) };
}
