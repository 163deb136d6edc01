/** Which suite this is: its version, and digests over what it consists of. */
import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { catalogueOf } from '../contract/catalogue/index.ts';
import { type Problem, problem } from './problems.ts';
import type { SuiteIdentity } from './result.ts';

const OWN = new URL('../', import.meta.url);
/** Built rooms without influence on what is sent, answered, judged or written. */
const UNDECIDING = ['desk', 'scripts', 'tests', 'vendor'];
/** Built files: the same on every machine, whatever its line ends and times. */
const KINDS = /\.(js|cjs|yaml|json)$/;

/** `scripts/build.mjs` says which rooms are built, and leaves no other folder. */
function decidingRooms(built: URL): string[] {
  const folders = readdirSync(built, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => !UNDECIDING.includes(name));
}

function filesUnder(folder: string, built: URL): string[] {
  const entries = readdirSync(new URL(`${folder}/`, built), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path, built) : KINDS.test(path) ? [path] : [];
  });
}

/** Which suite was built into a folder `dist/`. @throws where none was */
export function identityIn(built: URL): SuiteIdentity {
  const { version } = JSON.parse(readFileSync(new URL('package.json', built), 'utf8')) as { version: string };
  const digest = createHash('sha256');
  const paths = decidingRooms(built)
    .sort()
    .flatMap((room) => filesUnder(room, built).sort());
  for (const path of paths) digest.update(`${path}\0${hash('sha256', readFileSync(new URL(path, built)))}\n`);
  return { version, digest: digest.digest('hex') };
}

let known: SuiteIdentity | null = null;

/** The suite that runs here. */
export function suiteIdentity(): SuiteIdentity {
  known ??= identityIn(OWN);
  return known;
}

/** A suite in words. */
export const suiteName = ({ version, digest }: SuiteIdentity): string => `${version} (${digest.slice(0, 12)})`;

/** Which suite began a run, and which this is; `null` if they are the same. */
export function otherSuite(suite: SuiteIdentity): string | null {
  const own = suiteIdentity();
  return suite.digest === own.digest ? null : `another suite, ${suiteName(suite)}; this is ${suiteName(own)}`;
}

/** What to do with a run of another version of the suite; `null` if it is this one. */
export function otherVersion(version: string): Problem | null {
  const own = suiteIdentity().version;
  return version === own ? null : problem('suite.other-version', { version, own });
}

let catalogue: string | null = null;

/** The digest of the requirement catalogue, with all ids and statements. */
export function catalogueDigest(): string {
  catalogue ??= hash('sha256', JSON.stringify([...catalogueOf('service'), ...catalogueOf('client')]));
  return catalogue;
}
