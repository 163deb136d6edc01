/** `desk.yaml`, a provider's policy: what it requires of a submission, and whose signature counts for what. */
import { hash, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Validator } from '../contract/ajv.ts';
import type { PlacedFault } from '../contract/faults.ts';
import { type Profile, withoutSecondClient } from '../contract/profile.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import { inWords } from '../contract/visible.ts';
import type { Subject } from '../contract/words.ts';
import { readProfile } from '../run/settings/files.ts';
import { formatProblems, type Problem } from '../run/settings/problem.ts';
import { readYaml, type YamlFile } from '../run/settings/yaml-file.ts';
import { keyId, readPrivateKey, readPublicKey } from '../submission/dsse.ts';
import type { ProofLevel } from '../submission/result.ts';
import { suiteIdentity } from '../submission/suite.ts';
import type { Wanted } from '../submission/verify/verification.ts';
import { desk } from './policy.gen.ts';
import { type Release, readReleases } from './releases.ts';
import { openWaivers, type Waiver } from './waivers.ts';

/** What a signature can count for. */
const ROLES = ['issuers', 'signers', 'witnesses', 'matchers', 'deciders'] as const;
export type Role = (typeof ROLES)[number];

const byRole = <T>(of: (role: Role) => T) =>
  Object.fromEntries(ROLES.map((role) => [role, of(role)])) as Record<Role, T>;

/** The requirements of a policy for submissions (`contract/desk.schema.json`); absent ones are not checked. */
export interface Requirements
  extends Pick<Written, 'subjects' | 'environment' | 'hosts' | 'claims' | 'hotels' | 'zones' | 'age'> {
  readonly level?: Readonly<Partial<Record<Subject, ProofLevel>>>;
  readonly releases?: Exclude<NonNullable<Written['releases']>, string>;
}

type Written = Schemas['desk'];
type PolicyFile = Written & Pick<Requirements, 'level'>;

/** The profile that runs must use. */
export interface WantedProfile {
  readonly name: string | null;
  /** SHA-256 (hex) of its content as a run records it, either of these: the second is without its second client. */
  readonly digests: readonly string[];
  /** Its file, for messages. */
  readonly content: Profile | null;
}

/** A policy, with the files that it names. */
export interface Policy extends Requirements {
  /** The file as it was named; `null`: there is no policy, and nothing is required. */
  readonly file: string | null;
  /** Key ids. `signers` is `null` if the policy does not care who signed. */
  readonly trust: Readonly<Record<Exclude<Role, 'signers'>, ReadonlySet<string>>> & {
    readonly signers: ReadonlySet<string> | null;
  };
  /** The files of these keys, absolute. */
  readonly keyFiles: Readonly<Record<Role, readonly string[]>>;
  /** The folder of the releases that judge their own submissions, as named, and its content; `null`: none is named. */
  readonly packages: { readonly folder: string; readonly all: readonly Release[] } | null;
  readonly profile: WantedProfile | null;
  readonly waivers: readonly Waiver[];
  /** The register's folder, absolute; `null`: none is named. */
  readonly register: string | null;
  /** The desk's signing key, absolute; it is read only when something is signed (`deskKey`). */
  readonly key: string | null;
  /** Without a trailing slash. */
  readonly url: string | null;
}

/** A policy that cannot be read or has problems, all listed at once. Exit code 2. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';

  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems, 'the policy', 'nothing was judged'));
  }
}

/** Read where `--policy` names no other. */
const DEFAULT_FILE = 'desk.yaml';

/** How many folders that are not releases are named. */
const MOST_NAMED = 3;

type Placed = (fault: PlacedFault) => void;

function keyIdsOf(role: Role, { value }: YamlFile<PolicyFile>, folder: string, wrong: Placed): Set<string> {
  const ids = new Set<string>();
  for (const [at, path] of (value.trust?.[role] ?? []).entries()) {
    const place = { path: ['trust', role, at], example: 'keys/qa.pub.pem' };
    const text = textOf(resolve(folder, path));
    if (text === null) {
      wrong({ ...place, found: `${path}, which cannot be read`, wanted: 'the path of a file, relative to desk.yaml' });
      continue;
    }
    try {
      ids.add(keyId(readPublicKey(text, path)));
    } catch (error) {
      wrong({ ...place, found: inWords((error as Error).message), wanted: 'an Ed25519 public key in PEM' });
    }
  }
  return ids;
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The key of a party under test cannot vouch for anything. */
function refuseShared(trust: Readonly<Record<Role, ReadonlySet<string>>>, wrong: Placed): void {
  for (const role of ROLES.filter((each) => each !== 'signers')) {
    const shared = [...trust.signers].find((id) => trust[role].has(id));
    if (shared === undefined) continue;
    const found = `the key ${shared.slice(0, 16)}…, which trust.signers names as well`;
    wrong({ path: ['trust', role], found, wanted: 'a separate key: signers are under test' });
  }
}

function profileOf({ value }: YamlFile<PolicyFile>, folder: string, problems: Problem[]): WantedProfile | null {
  const { profile } = value;
  if (!profile) return null;
  if (profile.file === undefined) {
    return { name: profile.name ?? null, digests: [profile.digest ?? ''], content: null };
  }
  const read = readProfile(folder, profile.file);
  problems.push(
    ...read.problems.map((each) => ({ ...each, setting: each.setting.replace('--profile', 'profile.file') })),
  );
  const digestOf = (each: Profile) => hash('sha256', JSON.stringify(each));
  const digests = new Set([digestOf(read.value), digestOf(withoutSecondClient(read.value))]);
  return { name: read.value.name ?? null, digests: [...digests], content: read.value };
}

/** The packages of other releases; this one is always available. */
function packagesOf({ value }: YamlFile<PolicyFile>, folder: string, wrong: Placed): Policy['packages'] {
  const { releases: named } = value;
  if (typeof named !== 'string') return null;
  const place = { path: ['releases'], wanted: 'a folder with the unpacked package of each release' };
  try {
    const { found, others } = readReleases(resolve(folder, named));
    if (others.length > 0) {
      wrong({ ...place, found: `${named}, in which ${others.slice(0, MOST_NAMED).join(', ')} is no package` });
    }
    return { folder: named, all: found };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    wrong({
      ...place,
      found: `${named}, which ${code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`}`,
      example: 'releases',
    });
    return null;
  }
}

/** Those of the folder and this one: the releases that can judge. */
function releasesOf({ releases }: PolicyFile, packages: Policy['packages']): Pick<Requirements, 'releases'> {
  if (packages) return { releases: [suiteIdentity(), ...packages.all] };
  return Array.isArray(releases) ? { releases } : {};
}

function waiversOf({ value }: YamlFile<PolicyFile>, folder: string, deciders: ReadonlySet<string>, wrong: Placed) {
  return (value.waivers ?? []).flatMap((path, at) => {
    try {
      return openWaivers(readFileSync(resolve(folder, path)), path, deciders);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const found = code ? `${path}, which cannot be read (${code})` : inWords(message);
      wrong({
        path: ['waivers', at],
        found,
        wanted: 'what `desk waive` wrote with a key of trust.deciders; without one, leave it out',
      });
      return [];
    }
  });
}

/**
 * Reads a policy and what it names, but not the desk's private key.
 * @param named the file given with `--policy`; absent: `desk.yaml`, if it is there
 * @throws {PolicyError} with all that is wrong
 */
export function readPolicy(named: string | undefined, cwd = process.cwd()): Policy {
  const file = named ?? (existsSync(join(cwd, DEFAULT_FILE)) ? DEFAULT_FILE : undefined);
  const read = readYaml<PolicyFile>(file, cwd, desk as Validator, '--policy', { nothing: {} });
  const problems = [...read.problems];
  const folder = dirname(resolve(cwd, file ?? DEFAULT_FILE));
  const wrong: Placed = (fault) => problems.push(read.problemOf(fault));
  const keys = byRole((role) => keyIdsOf(role, read, folder, wrong));
  refuseShared(keys, wrong);
  const profile = profileOf(read, folder, problems);
  const waivers = waiversOf(read, folder, keys.deciders, wrong);
  const packages = packagesOf(read, folder, wrong);
  if (problems.length > 0) throw new PolicyError(problems);
  const { trust = {}, register, key, url, releases: _releases, ...requirements } = read.value;
  return {
    ...requirements,
    file: file ?? null,
    ...releasesOf(read.value, packages),
    trust: { ...keys, signers: trust.signers ? keys.signers : null },
    keyFiles: byRole((role) => (trust[role] ?? []).map((path) => resolve(folder, path))),
    packages,
    profile,
    waivers,
    register: register === undefined ? null : resolve(folder, register),
    key: key === undefined ? null : resolve(folder, key),
    url: url?.replace(/\/+$/, '') ?? null,
  };
}

/** Whom a policy trusts, for `verify`. Its other requirements make deviations (`desk/deviations.ts`), not forgeries. */
export function wantedBy({ trust }: Policy): Wanted {
  return {
    trusted: trust.signers ?? new Set(),
    trustedChallenge: trust.issuers,
    trustedWitness: trust.witnesses,
    trustedMatch: trust.matchers,
    signature: false,
  };
}

/**
 * The desk's signing key.
 * @param given the file of `--key`, which takes precedence
 * @throws {PolicyError | EnvelopeError} if there is none, or it is not an Ed25519 private key
 */
export function deskKey({ key, file }: Pick<Policy, 'key' | 'file'>, given?: string): KeyObject {
  const path = given ?? key;
  const setting = given === undefined ? 'key' : '--key';
  const text = path === null ? null : textOf(path);
  if (path !== null && text !== null) return readPrivateKey(text, path);
  const found = path === null ? 'nothing' : `${path}, which cannot be read`;
  const wanted = 'the file of an Ed25519 private key, as `npx lodging-certification keygen` writes it';
  const placed = { setting, file, line: null, found, wanted, example: 'qa.key.pem' };
  throw new PolicyError([{ ...placed, sentence: `${setting}: found ${found}; wanted ${wanted}.` }]);
}
