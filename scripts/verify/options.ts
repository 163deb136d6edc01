import { readFileSync, statSync } from 'node:fs';
import type { Profile } from '../../contract/profile.ts';
import { keyId, readPublicKey } from '../../submission/dsse.ts';
import type { RanAgainst, Wanted } from '../../submission/verify.ts';
import { readCommandLine, UsageError } from '../usage.ts';
import { DEFAULT_LIMITS, type Limits } from './fence.ts';

/** What `--help` prints. */
export const HELP = `npm run verify -- SUBMISSION.zip… [options]

Reads submissions safely, checks every digest and signature, judges all requirements again from the evidence with
this suite, and says of each: genuine? complete? certified? against what? why not? One submission is told in full,
several in a line each and a total.

  --trust KEY.pem          trust this Ed25519 public key, of an integrator or of whoever issues challenges; may be repeated
  --require-signature      a submission without a trusted signature is not genuine
  --profile FILE           the submission must have been made with this profile (YAML or JSON)
  --want-environment NAME  sandbox or mock: refuses what was run against the other
  --time-limit SECONDS     a submission that takes longer to judge is not genuine (default: 15)
  --memory-limit MB        a submission that needs more memory to be judged is not genuine (default: 512)
  --accept-mock            what is certified against a mock ends with 0 as well
  --json                   prints the results as JSON, one object for each submission
  --help                   prints this

Exit codes, the first that applies: 2 usage error · 4 some not a genuine submission · 1 genuine, some not certified ·
3 genuine, some inconclusive or incomplete · 5 genuine, some certified against a mock only, or run against another
environment than the one wanted · 0 all certified`;

/** What was asked for on the command line of `verify`. */
export interface VerifyOptions {
  readonly files: readonly string[];
  readonly wanted: Wanted;
  /** Where submissions must have been made; absent: anywhere, though a mock proves nothing. */
  readonly environment?: RanAgainst;
  /** What each may take to be judged. */
  readonly limits: Limits;
  /** Takes a run against a mock for as good as another. */
  readonly acceptMock: boolean;
  readonly json: boolean;
}

function read(path: string, setting: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UsageError(`${setting}: ${path} cannot be read (${code}). Give the path of a file that is there.`);
  }
}

async function readProfile(path: string): Promise<Profile> {
  const text = read(path, '--profile').toString('utf8');
  const { parse } = await import('yaml');
  let profile: unknown;
  try {
    profile = parse(text);
  } catch {
    throw new UsageError(`--profile: ${path} is neither YAML nor JSON. Give the profile that you published.`);
  }
  if (typeof profile === 'object' && profile !== null && !Array.isArray(profile)) return profile as Profile;
  throw new UsageError(
    `--profile: ${path} holds no profile, but ${JSON.stringify(profile)}. Give a mapping of settings.`,
  );
}

const OPTIONS = {
  trust: { type: 'string', multiple: true },
  'require-signature': { type: 'boolean', default: false },
  profile: { type: 'string' },
  'want-environment': { type: 'string' },
  'time-limit': { type: 'string' },
  'memory-limit': { type: 'string' },
  'accept-mock': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function requireFiles(files: readonly string[]): void {
  if (files.length === 0) {
    throw new UsageError('No submission was named. Give at least one: npm run verify -- certification/submission.zip');
  }
  for (const file of files) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      throw new UsageError(`${file} is not a file. Give the path of a submission.zip.`);
    }
  }
}

function environmentWanted(name: string | undefined, acceptMock: boolean): { environment?: RanAgainst } {
  if (name === undefined) return {};
  if (name !== 'sandbox' && name !== 'mock') {
    throw new UsageError(`--want-environment: found '${name}', wanted sandbox or mock.`);
  }
  if (name === 'sandbox' && acceptMock) {
    throw new UsageError('--want-environment sandbox and --accept-mock exclude each other.');
  }
  return { environment: name };
}

/** What the suite itself needs before it looks into anything. */
const LEAST_MEGABYTES = 128;

function atLeast(least: number, option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const wanted = Number(given);
  if (given.trim() !== '' && wanted >= least && wanted <= 1e6) return wanted;
  throw new UsageError(`${option}: found '${given}', wanted a number from ${least} to 1000000, such as ${otherwise}.`);
}

/** Reads the command line; `null` where help was asked for. @throws {UsageError} */
export async function readOptions(args: readonly string[]): Promise<VerifyOptions | null> {
  const { values, positionals } = readCommandLine({ args: [...args], allowPositionals: true, options: OPTIONS }, HELP);
  if (values.help) return null;
  requireFiles(positionals);
  const acceptMock = values['accept-mock'];
  const environment = environmentWanted(values['want-environment'], acceptMock);
  const trusted = new Set(
    (values.trust ?? []).map((path) => keyId(readPublicKey(read(path, '--trust').toString('utf8'), `--trust ${path}`))),
  );
  if (values['require-signature'] && trusted.size === 0) {
    throw new UsageError('--require-signature needs to know whom to trust. Add --trust KEY.pem.');
  }
  const limits = {
    seconds: atLeast(1, '--time-limit', values['time-limit'], DEFAULT_LIMITS.seconds),
    megabytes: atLeast(LEAST_MEGABYTES, '--memory-limit', values['memory-limit'], DEFAULT_LIMITS.megabytes),
  };
  const profile = values.profile === undefined ? {} : { profile: await readProfile(values.profile) };
  const wanted: Wanted = { trusted, signature: values['require-signature'], ...profile };
  return { files: positionals, wanted, ...environment, limits, acceptMock, json: values.json };
}
