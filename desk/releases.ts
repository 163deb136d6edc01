/** The releases of the suite that a provider keeps: the code that judges what each of them made. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shownFromOutside } from '../contract/visible.ts';
import type { SuiteIdentity } from '../submission/result.ts';
import { identityIn } from '../submission/suite.ts';

/** An unpacked package. Its digest is computed from its files. */
export interface Release extends SuiteIdentity {
  /** Absolute. */
  readonly folder: string;
}

/** The releases in a folder, and names of folders that are not releases. */
export interface Releases {
  readonly found: readonly Release[];
  readonly others: readonly string[];
}

function releaseIn(folder: string): Release | null {
  try {
    return { ...identityIn(pathToFileURL(join(folder, 'dist/'))), folder };
  } catch {
    return null;
  }
}

/** The releases in a folder, each unpacked in a subfolder; links are not followed. @throws if it cannot be read */
export function readReleases(folder: string): Releases {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
  const all = names.sort().map((name) => ({ name, release: releaseIn(join(folder, name)) }));
  return {
    found: all.flatMap(({ release }) => release ?? []),
    others: all.flatMap(({ name, release }) => (release ? [] : [shownFromOutside(name)])),
  };
}
