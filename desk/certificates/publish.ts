/**
 * `public/` of a register, which a web server shows as it is, below the issuer's address. It follows from the entries
 * and the key, and can be written again at any time.
 *
 *     issuer.json                     the issuer's key, for verifiers of other make
 *     status.jwt                      which certificates are revoked
 *     certificates/ID.{jwt,html,svg}  each certificate, its page and its badge
 */
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Certified, certificatesOf } from '../register/certified.ts';
import { RegisterError, type RegisterProblem, wrong } from '../register/problems.ts';
import { filesIn, type Head, headOf, inTurn, place, type Register, soundRegister } from '../register/register.ts';
import { badge } from './badge.ts';
import { certificateOf, issuerDocument, openCertificate, openStatusList, signCredential } from './credential.ts';
import { certificatePage } from './page.ts';
import { encodedList, statusListOf } from './status-list.ts';

/** The published folder of a register. */
export const publicIn = (folder: string): string => join(folder, 'public');
/** The published status list. */
export const statusFile = (folder: string): string => join(publicIn(folder), 'status.jwt');

function credentialOf({ decision, certificate, recorded }: Certified) {
  return certificateOf(decision, certificate, { number: recorded.entry.number, digest: recorded.digest });
}

/** The certificate as issued, so that it stays the same under a new key; signed now if it was not issued yet. */
async function jwtOf(certified: Certified, folder: string, { key, deciders }: Publishing): Promise<string> {
  const due = credentialOf(certified);
  const issued = textOf(join(publicIn(folder), `certificates/${certified.certificate.id}.jwt`))?.trim();
  const known = issued === undefined ? null : await openCertificate(issued, deciders).catch(() => null);
  return issued !== undefined && isDeepStrictEqual(known, due) ? issued : signCredential(due, key);
}

/** The files of a certificate, by their names in `public/`. */
function filesOf(certified: Certified, jwt: string): [name: string, text: string][] {
  const certificate = credentialOf(certified);
  const isRevoked = certified.revocation !== null;
  const name = `certificates/${certified.certificate.id}`;
  return [
    [`${name}.jwt`, `${jwt}\n`],
    [`${name}.html`, certificatePage(certificate, jwt, isRevoked)],
    [`${name}.svg`, badge(certificate, jwt, isRevoked)],
  ];
}

const revokedPlaces = (all: readonly Certified[]) =>
  all.filter(({ revocation }) => revocation).map(({ certificate }) => certificate.statusListIndex);

async function allFiles(register: Register, head: Head, publishing: Publishing) {
  const { key, url, now } = publishing;
  const all = certificatesOf(register, now);
  const list = statusListOf(url, revokedPlaces(all), head, now);
  const jwts = await Promise.all(all.map((each) => jwtOf(each, register.folder, publishing)));
  const status = await signCredential(list, key);
  return new Map([
    ...all.flatMap((each, at) => filesOf(each, jwts[at] as string)),
    ['status.jwt', `${status}\n`],
    ['issuer.json', `${JSON.stringify(issuerDocument(url, [...jwts, status]), null, 2)}\n`],
  ]);
}

export interface Publishing {
  readonly key: KeyObject;
  readonly deciders: ReadonlySet<string>;
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Writes what has changed in `public/`. @returns the files' names @throws {RegisterError} if the register is wrong */
export async function publish(folder: string, publishing: Publishing): Promise<readonly string[]> {
  for (;;) {
    const register = soundRegister(folder, publishing.deciders);
    const head = headOf(register);
    if (!head) return [];
    const files = await allFiles(register, head, publishing);
    const written = inTurn(folder, () => {
      // An entry added meanwhile must not be missing from the list.
      if (headOf(soundRegister(folder, publishing.deciders))?.digest !== head.digest) return null;
      return write(publicIn(folder), files);
    });
    if (written) return written;
  }
}

function write(folder: string, files: ReadonlyMap<string, string>): string[] {
  mkdirSync(join(folder, 'certificates'), { recursive: true });
  const changed = [...files].filter(([name, text]) => textOf(join(folder, name)) !== text);
  for (const [name, text] of changed) place(join(folder, name), text);
  return changed.map(([name]) => name);
}

async function listProblems(
  register: Register,
  now: number,
  deciders: ReadonlySet<string>,
): Promise<RegisterProblem[]> {
  const text = textOf(statusFile(register.folder));
  if (text === null) return [];
  const { entry, encodedList: listed } = (await openStatusList(text.trim(), deciders)).credentialSubject;
  const isKnown = register.recorded.some(({ digest }) => digest === entry.digest);
  if (!isKnown) return [wrong('status.rolled-back', { number: entry.number })];
  const isDue = listed === encodedList(revokedPlaces(certificatesOf(register, now)));
  return isDue ? [] : [wrong('published.changed', { file: 'public/status.jwt' })];
}

async function certificateProblems(certified: Certified, folder: string, deciders: ReadonlySet<string>) {
  const jwtFile = `certificates/${certified.certificate.id}.jwt`;
  const jwt = textOf(join(publicIn(folder), jwtFile))?.trim();
  if (jwt === undefined) return [wrong('published.changed', { file: `public/${jwtFile}` })];
  const isDue = isDeepStrictEqual(await openCertificate(jwt, deciders), credentialOf(certified));
  const changed = filesOf(certified, jwt).filter(([name, text]) =>
    name === jwtFile ? !isDue : textOf(join(publicIn(folder), name)) !== text,
  );
  return changed.map(([name]) => wrong('published.changed', { file: `public/${name}` }));
}

async function changedIf(file: string, find: Promise<RegisterProblem[]>): Promise<RegisterProblem[]> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof RegisterError) return [wrong('published.changed', { file })];
    throw error;
  }
}

/** Where `public/` differs from the register; nothing if it was never published. @param now ms since the epoch */
export async function publishedProblems(
  register: Register,
  deciders: ReadonlySet<string>,
  now: number,
): Promise<RegisterProblem[]> {
  const { folder } = register;
  if (!existsSync(publicIn(folder))) return [];
  const all = certificatesOf(register, now);
  const names = new Set(all.map(({ certificate }) => certificate.id));
  const strange = filesIn(join(publicIn(folder), 'certificates')).filter(
    (name) => !names.has(name.replace(/\.\w+$/, '')),
  );
  const each = all.map((one) =>
    changedIf(`public/certificates/${one.certificate.id}.jwt`, certificateProblems(one, folder, deciders)),
  );
  return [
    ...(await changedIf('public/status.jwt', listProblems(register, now, deciders))),
    ...(await Promise.all(each)).flat(),
    ...strange.map((name) => wrong('register.strange', { file: `public/certificates/${name}` })),
  ];
}
