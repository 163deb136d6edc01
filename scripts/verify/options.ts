import { statSync } from 'node:fs';
import type { Profile } from '../../contract/profile.ts';
import { inWords } from '../../contract/visible.ts';
import { DEFAULT_LIMITS, type Limits } from '../../desk/judge-process.ts';
import { fileName } from '../../reporters/visible.ts';
import { formatProblems } from '../../run/settings/problem.ts';
import type { Wanted } from '../../submission/verify/verification.ts';
import { oneOf, readCommandLine, readNamed, UsageError } from '../usage.ts';
import { UsedChallenges } from './used.ts';

export const HELP = `npx lodging-certification verify SUBMISSION.zip… [options]

Checks every digest and signature of each submission, judges all requirements again from the evidence, and says whether it is
consistent or genuine, complete and certified, against what, and if not, why. One submission is shown in full, several get one line each
and a total.

  --trust KEY.pem          an integrator's Ed25519 public key, which signs submissions; may be repeated
  --trust-challenge KEY.pem  your own key that issues challenges; may be repeated. Without it, everything is at most
                           consistent (level 0), since evidence may be made up
  --trust-witness KEY.pem  a witness's key (certify --witness); the witness runs its own machine; may be repeated
  --trust-match KEY.pem    the key that signs matches with the service's log (desk match), in SUBMISSION.zip.match.dsse.json; may
                           be repeated
  --challenges-used FILE   a text file of the challenges answered so far: refuses a challenge that another submission
                           has answered, and adds those answered now
  --require-signature      a submission without a signature by a --trust or --trust-witness key is not genuine
  --profile FILE           the submission must have been made with this profile (YAML or JSON)
  --want-environment NAME  sandbox, mock, or client for a client's run: refuses everything else
  --time-limit SECONDS     a submission that takes more CPU time is not genuine (default: 30)
  --memory-limit MB        a submission that needs more memory to be judged is not genuine (default: 512)
  --accept-mock            exits with 0 also for submissions certified against a mock
  --json                   prints the results as JSON, one object for each submission
  --help                   prints this

Exit codes, the first that applies: 2 usage error · 4 some not genuine · 1 some not certified ·
3 some inconclusive, incomplete or not judged · 5 some certified only against a mock, or run in another environment than you
asked for · 0 all certified`;

/** The runs that are wanted: a service's against one of these, or a client's. */
const ENVIRONMENTS = ['sandbox', 'mock', 'client'] as const;
type WantedEnvironment = (typeof ENVIRONMENTS)[number];

export interface VerifyOptions {
  readonly files: readonly string[];
  readonly wanted: Wanted;
  /** The challenges answered so far; `null`: not kept. */
  readonly used: UsedChallenges | null;
  /** Where submissions must have been made; absent: anywhere, though a mock proves nothing. */
  readonly environment?: WantedEnvironment;
  readonly limits: Limits;
  readonly acceptMock: boolean;
  readonly json: boolean;
}

async function readProfile(path: string): Promise<Profile> {
  const { readProfile: read } = await import('../../run/settings/files.ts');
  const { value, problems } = read(process.cwd(), path);
  if (problems.length > 0) throw new UsageError(formatProblems(problems, 'the profile', 'nothing was judged'));
  return value;
}

function requireFiles(files: readonly string[]): void {
  if (files.length === 0) {
    throw new UsageError(
      'No submission was named. Give at least one: npx lodging-certification verify certification/submission.zip',
    );
  }
  // Of several, the others are judged.
  if (!files.some((file) => statSync(file, { throwIfNoEntry: false })?.isFile())) {
    throw new UsageError(`${fileName(String(files[0]))} is not a file. Give the path of a submission.zip.`);
  }
}

function environmentWanted(name: string | undefined, acceptMock: boolean): { environment?: WantedEnvironment } {
  if (name === undefined) return {};
  const environment = oneOf('want-environment', name, ENVIRONMENTS);
  if (environment !== 'mock' && acceptMock)
    throw new UsageError(`--want-environment ${environment} and --accept-mock exclude each other.`);
  return { environment };
}

/** The ids of the keys in these files. The key reader is loaded only if there are any. */
async function keyIdsOf(option: string, paths: readonly string[] = []): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const { keyId, readPublicKey } = await import('../../submission/dsse.ts');
  const keyIn = (path: string) => readPublicKey(readNamed(option, path).toString(), `${option}: ${fileName(path)}`);
  return new Set(paths.map((path) => keyId(keyIn(path))));
}

/** Keys of parties that must not be under test. */
const VOUCHING = ['trust-challenge', 'trust-witness', 'trust-match'] as const;

type TrustedKeys = { readonly [option in 'trust' | (typeof VOUCHING)[number]]?: readonly string[] };

/** Who signs submissions, issues challenges, witnesses runs and matches logs. @throws {UsageError | EnvelopeError} */
async function keysOf(given: TrustedKeys) {
  const trusted = await keyIdsOf('--trust', given.trust);
  const vouching = VOUCHING.map(async (option) => {
    const keys = await keyIdsOf(`--${option}`, given[option]);
    const both = [...trusted].find((id) => keys.has(id));
    if (both === undefined) return keys;
    throw new UsageError(
      `--trust and --${option} both name the key ${both.slice(0, 16)}…: a party under test cannot vouch for itself. Use a separate key.`,
    );
  });
  const [trustedChallenge, trustedWitness, trustedMatch] = (await Promise.all(vouching)) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  return { trusted, trustedChallenge, trustedWitness, trustedMatch };
}

function usedOf(file: string | undefined, issuers: ReadonlySet<string>): UsedChallenges | null {
  if (file === undefined) return null;
  if (issuers.size === 0) {
    throw new UsageError('--challenges-used needs to know who issues challenges. Add --trust-challenge KEY.pem.');
  }
  return new UsedChallenges(file);
}

/** What the suite itself needs before it looks at a submission. */
const LEAST_MEGABYTES = 128;

function atLeast(least: number, option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const wanted = Number(given);
  if (given.trim() !== '' && wanted >= least && wanted <= 1e6) return wanted;
  throw new UsageError(
    `${option}: found '${inWords(given)}', wanted a number from ${least} to 1000000, such as ${otherwise}.`,
  );
}

/** Reads the command line. @throws {UsageError} */
export async function readOptions(args: readonly string[]): Promise<VerifyOptions> {
  const { values, positionals } = readCommandLine(HELP, args, {
    lists: ['trust', 'trust-challenge', 'trust-witness', 'trust-match'],
    words: true,
  });
  requireFiles(positionals);
  const acceptMock = values['accept-mock'];
  const environment = environmentWanted(values['want-environment'], acceptMock);
  const keys = await keysOf(values);
  if (values['require-signature'] && keys.trusted.size + keys.trustedWitness.size === 0) {
    throw new UsageError('--require-signature needs to know whom to trust. Add --trust KEY.pem.');
  }
  const used = usedOf(values['challenges-used'], keys.trustedChallenge);
  const limits = {
    seconds: atLeast(1, '--time-limit', values['time-limit'], DEFAULT_LIMITS.seconds),
    megabytes: atLeast(LEAST_MEGABYTES, '--memory-limit', values['memory-limit'], DEFAULT_LIMITS.megabytes),
  };
  const profile = values.profile === undefined ? {} : { profile: await readProfile(values.profile) };
  const wanted: Wanted = { ...keys, signature: values['require-signature'], ...profile };
  return { files: positionals, wanted, used, ...environment, limits, acceptMock, json: values.json };
}
