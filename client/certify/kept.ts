/** An operator's run that can be resumed: scenes are kept in the results folder, secrets outside it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PlayedScene } from '../../cases/sequence.ts';
import { hostInAddress } from '../../contract/address.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { KEPT } from '../../scripts/certify/folder.ts';
import { writeWhole } from '../../scripts/certify/outputs.ts';
import { UsageError } from '../../scripts/usage.ts';
import type { SuiteIdentity } from '../../submission/result.ts';
import { otherSuite, suiteIdentity } from '../../submission/suite.ts';
import { callsOf, scenesIn } from '../judging/played.ts';
import type { Earlier } from '../listener/reception.ts';
import type { Certificates } from '../ways/certificates.ts';
import { hostsOf, LOCAL, type WhereAsked } from '../ways/place.ts';
import type { Stage } from '../ways/stage.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Credentials and keys that must not change when a run resumes. Secret. */
export interface PrivatePart {
  readonly secret: string;
  /** The ones the client was asked to trust; `null`: plain HTTP. */
  readonly certificates: Certificates | null;
}

/** With the issued tokens, by tag: a system that keeps running while the run is paused keeps its last one. */
type Secrets = PrivatePart & Pick<Earlier, 'tokens'>;

/** A run that was started earlier. */
export type KeptRun = NonNullable<ReturnType<typeof keptRun>>;

/** Holds no secrets. */
interface Kept {
  /** The suite that began it: another one plays and answers differently. */
  readonly suite: SuiteIdentity;
  readonly context: RunContext;
  readonly plays: readonly Play[];
  readonly exchanges: readonly Exchange[];
  /** As in `Stage`. */
  readonly tries: Readonly<Record<string, number>>;
}

/** Readable only by this user, and outside everything that is handed over. */
function secretFile(out: string): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  const own = process.platform === 'win32' ? LOCALAPPDATA : XDG_STATE_HOME;
  const folder = own || join(homedir(), '.local', 'state');
  const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 32);
  return join(folder, 'lodging-certification', `${name}.secret`);
}

/** Keeps a run while it is under way. @returns saves the scenes played so far @throws if the secrets cannot be kept */
export function keepRun(
  out: string,
  { context, tries, listener }: Pick<Stage, 'context' | 'tries' | 'listener'>,
  { secret, certificates }: PrivatePart,
) {
  const keepSecrets = () =>
    writePrivate(secretFile(out), { secret, certificates, tokens: listener.tokens } satisfies Secrets);
  keepSecrets();
  return (played: readonly PlayedScene[]): void => {
    keepSecrets();
    const plays = played.map(({ play }) => play);
    const exchanges = callsOf(played);
    const kept: Kept = { suite: suiteIdentity(), context, plays, exchanges, tries: Object.fromEntries(tries) };
    writeWhole(join(out, KEPT), JSON.stringify(kept));
  };
}

function writePrivate(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  writeWhole(file, JSON.stringify(content), PRIVATE_FILE);
}

/** How long certificates that a client did not trust are shown again: somebody was asked to make it trust them. */
const MOST_HOURS = 24;
const shownFile = (out: string) => secretFile(out).replace(/secret$/, 'certificates');

/** Keeps the certificates of a run that ended because the client did not trust them, for the next at these hosts. */
export function keepCertificates(out: string, hosts: readonly string[], certificates: Certificates): void {
  try {
    writePrivate(shownFile(out), { hosts, certificates });
  } catch {
    // If nothing can be kept, the next run shows new ones; the reason why this run ended matters more.
  }
}

/** The certificates kept by the last run in a folder; `null`: none, or they are for other hosts, or too old. */
export function certificatesKept(out: string, hosts: readonly string[]): Certificates | null {
  try {
    if (Date.now() - statSync(shownFile(out)).mtimeMs > MOST_HOURS * 3_600_000) {
      rmSync(shownFile(out), { force: true });
      return null;
    }
    const kept = JSON.parse(readFileSync(shownFile(out), 'utf8')) as { hosts: string[]; certificates: Certificates };
    return isDeepStrictEqual(kept.hosts, hosts) ? kept.certificates : null;
  } catch {
    return null;
  }
}

/** Deletes a run that will not be resumed, its secret first. */
export function forgetRun(out: string): void {
  for (const file of [secretFile(out), shownFile(out), join(out, KEPT)]) rmSync(file, { force: true });
}

const NEW_RUN = 'To begin a new run, delete that folder or name another one with --out';

function secretsOf(out: string): Secrets {
  try {
    return JSON.parse(readFileSync(secretFile(out), 'utf8')) as Secrets;
  } catch {
    throw new UsageError(`--out: the run in ${out} cannot be resumed because its client secret is gone. ${NEW_RUN}.`);
  }
}

function keptIn(out: string): Kept | null {
  const file = join(out, KEPT);
  if (!existsSync(file)) return null;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    const { version, digest } = kept.suite;
    return { ...kept, suite: { version, digest }, exchanges: [...kept.exchanges] };
  } catch {
    throw new UsageError(`--out: ${file} is not what a paused run leaves behind. ${NEW_RUN}.`);
  }
}

/**
 * Whether a resumed run's provider listens where the client knows it; `false`: no, but no scene has been played there.
 * @throws {UsageError} if one has
 */
export function isFound(
  { context, played }: Pick<KeptRun, 'context' | 'played'>,
  { https, host = LOCAL, port = 0 }: WhereAsked,
): boolean {
  const { baseUrl } = context.target;
  const begun = new URL(baseUrl);
  const now = new URL(`${https ? 'https' : 'http'}://${hostInAddress(hostsOf(host).reachedAt)}:${port || begun.port}`);
  if (begun.origin === now.origin) return true;
  if (played.length === 0) return false;
  throw new UsageError(
    `The run was started at ${baseUrl}, and would continue at ${now.origin}: use the same --https and --host as then. ${NEW_RUN}.`,
  );
}

/** The unfinished run in a folder, if any. @param seed of a challenge @throws {UsageError} if it cannot be resumed */
export function keptRun(out: string, settings: Settings, seed?: string) {
  const kept = keptIn(out);
  if (!kept) return null;
  const other = otherSuite(kept.suite);
  if (other)
    throw new UsageError(`--out: the run in ${out} was started by ${other}. Resume it with that one. ${NEW_RUN}.`);
  const { context, plays, exchanges, tries } = kept;
  const { seed: begun, startedAt, target } = context;
  const by = { seed: seed ?? begun, startedAt, baseUrl: target.baseUrl, subject: 'client' } as const;
  const same = JSON.parse(JSON.stringify(runContext(settings, by))) as RunContext;
  const keys = Object.keys(same) as (keyof RunContext)[];
  const others = keys.filter((key) => !isDeepStrictEqual(same[key], context[key]));
  if (others.length > 0) {
    throw new UsageError(
      `--out: the run in ${out} was started with other settings (${others.join(', ')}). Restore them to resume it. ${NEW_RUN}.`,
    );
  }
  const played = scenesIn(context, plays, exchanges);
  return { context, ...secretsOf(out), played, tries: new Map(Object.entries(tries)) };
}
