/**
 * The register of decisions: an append-only folder of plain files, fit for git. Each entry is signed, numbered, and
 * names the digest of the one before, so that a change, a gap or another order is seen.
 *
 *     entries/000001.dsse.json …   the decisions: everything else can be written again from them
 *     submissions/SHA256.zip       the submissions that were decided about
 *     public/                      what the world may see (`desk/certificates/publish.ts`)
 */
import { hash, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locked } from '../../run/lock.ts';
import { type Decision, type Entry, fileOf, openEntry, type Recorded, type Revocation, signedEntry } from './entry.ts';
import { RegisterError, type RegisterProblem, wrong } from './problems.ts';

/** The last entry: its digest, kept elsewhere, shows later whether the register was truncated or rewritten. */
export interface Head {
  readonly number: number;
  readonly digest: string;
}

/** The contents of a register, and its problems. */
export interface Register {
  readonly folder: string;
  readonly recorded: readonly Recorded[];
  readonly problems: readonly RegisterProblem[];
}

const entriesIn = (folder: string) => join(folder, 'entries');
const ENTRY_FILE = /^(\d{6})\.dsse\.json$/;

/** What file managers, editors and git leave in a folder. */
const LEFT_BEHIND = /^\.|~$/;

/** Names of files in a folder; none if it does not exist. */
export function filesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !LEFT_BEHIND.test(name)).sort();
}

/** On Windows, git usually rewrites line ends, and so the digests of all entries. */
const UNCHANGED_BY_GIT = '* -text\n';

/** Writes a file atomically. */
export function place(path: string, content: string | Buffer): void {
  const partial = `${path}.${process.pid}.partial`;
  writeFileSync(partial, content, { flush: true });
  renameSync(partial, path);
}

function signerProblems({ file, signers }: Recorded, deciders: ReadonlySet<string>): RegisterProblem[] {
  const [key] = signers;
  if (key === undefined) return [wrong('entry.unsigned', { file })];
  return signers.some((id) => deciders.has(id)) ? [] : [wrong('entry.untrusted', { file, key: key.slice(0, 16) })];
}

const isEarlier = (entry: Entry, before: Entry) => Date.parse(entry.at) < Date.parse(before.at);

function placeProblems({ entry, file }: Recorded, before: Recorded | undefined): RegisterProblem[] {
  const { number, previous, at } = entry;
  if (fileOf(number) !== file) return [wrong('entry.number', { file, number })];
  if (previous !== (before?.digest ?? null)) return [wrong('entry.chain', { file })];
  return before && isEarlier(entry, before.entry) ? [wrong('entry.backwards', { file, at })] : [];
}

/** Whether certificates are issued and revoked once each. */
function certificateProblems(recorded: readonly Recorded[]): RegisterProblem[] {
  const valid = new Set<string>();
  const places = new Set<number>();
  return recorded.flatMap(({ entry, file }) => {
    if (entry.action === 'revoke') {
      const { id } = entry.certificate;
      return valid.delete(id) ? [] : [wrong('entry.no-certificate', { file, id })];
    }
    const { certificate } = entry;
    if (!certificate) return [];
    valid.add(certificate.id);
    const { statusListIndex: index } = certificate;
    if (places.has(index)) return [wrong('entry.index-twice', { file, index })];
    places.add(index);
    return [];
  });
}

function opened(folder: string, file: string): Recorded | RegisterProblem[] {
  try {
    return openEntry(readFileSync(join(entriesIn(folder), file)), file);
  } catch (error) {
    if (error instanceof RegisterError) return [...error.problems];
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return [wrong('entry.unreadable', { file, why: code })];
  }
}

/**
 * Reads all entries of a register, and whether it is complete and in order.
 * @param deciders key ids
 * @throws {Error} Node's, if the folder cannot be read
 */
export function readRegister(folder: string, deciders: ReadonlySet<string>): Register {
  const recorded: Recorded[] = [];
  const problems: RegisterProblem[] = [];
  let due = 1;
  // An entry that cannot be read breaks the chain once.
  let before: Recorded | null | undefined;
  for (const file of filesIn(entriesIn(folder))) {
    const [, digits] = ENTRY_FILE.exec(file) ?? [];
    if (digits === undefined) {
      if (!/\.(lock|partial)$/.test(file)) problems.push(wrong('register.strange', { file: `entries/${file}` }));
      continue;
    }
    for (; due < Number(digits); due += 1) {
      problems.push(wrong('entry.missing', { number: due }));
      before = null;
    }
    due = Number(digits) + 1;
    const found = opened(folder, file);
    if (Array.isArray(found)) {
      problems.push(...found);
      before = null;
      continue;
    }
    problems.push(...signerProblems(found, deciders), ...(before === null ? [] : placeProblems(found, before)));
    recorded.push(found);
    before = found;
  }
  return { folder, recorded, problems: [...problems, ...certificateProblems(recorded)] };
}

/** The same, if it has no problems. @throws {RegisterError} if it has */
export function soundRegister(folder: string, deciders: ReadonlySet<string>): Register {
  const register = readRegister(folder, deciders);
  if (register.problems.length > 0) throw new RegisterError(register.problems);
  return register;
}

/** The last entry; `null`: there is none yet. */
export function headOf({ recorded }: Register): Head | null {
  const last = recorded.at(-1);
  return last ? { number: last.entry.number, digest: last.digest } : null;
}

/** An entry to append, without its place in the register. */
export type Appended = Decision | Revocation;

/**
 * Appends an entry, one process at a time. `next` is called under the lock, since another process may have appended
 * just before.
 * @param next what follows from the register as it is then, and from the clock
 * @throws {RegisterError} if the register has problems, or what `next` throws
 */
export function append<Next extends Appended>(
  folder: string,
  { key, deciders }: { readonly key: KeyObject; readonly deciders: ReadonlySet<string> },
  next: (register: Register, number: number) => Next,
): { readonly entry: Next & Entry; readonly head: Head } {
  mkdirSync(entriesIn(folder), { recursive: true });
  return inTurn(folder, () => {
    const attributes = join(folder, '.gitattributes');
    if (!existsSync(attributes)) place(attributes, UNCHANGED_BY_GIT);
    const register = soundRegister(folder, deciders);
    const head = headOf(register);
    const number = (head?.number ?? 0) + 1;
    const entry = { number, previous: head?.digest ?? null, ...next(register, number) } as Next & Entry;
    const last = register.recorded.at(-1)?.entry;
    if (last && isEarlier(entry, last))
      throw new RegisterError([wrong('clock.behind', { now: entry.at, at: last.at })]);
    const bytes = signedEntry(entry, key);
    place(join(entriesIn(folder), fileOf(number)), bytes);
    return { entry, head: { number, digest: hash('sha256', bytes) } };
  });
}

/** Runs `act` under the register's lock. @throws {RegisterError} if it stays locked for too long */
export function inTurn<Result>(folder: string, act: () => Result): Result {
  const lock = join(entriesIn(folder), 'register.lock');
  return locked(lock, act, (holder) => new RegisterError([wrong('register.busy', { holder, lock })]));
}

/** Stores a copy of a submission, named by its digest. */
export function keepSubmission(folder: string, bytes: Buffer): void {
  mkdirSync(join(folder, 'submissions'), { recursive: true });
  const kept = join(folder, 'submissions', `${hash('sha256', bytes)}.zip`);
  if (!existsSync(kept)) place(kept, bytes);
}

/** The copy of a decided submission; `null` if it is kept elsewhere. @throws {RegisterError} if it was changed */
export function keptSubmission(folder: string, digest: string): string | null {
  const file = `submissions/${digest}.zip`;
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  if (hash('sha256', readFileSync(path)) !== digest) throw new RegisterError([wrong('submission.changed', { file })]);
  return path;
}

/** Copies of submissions that were changed. A missing one is fine: it may be kept elsewhere. */
export function submissionProblems({ folder }: Register): RegisterProblem[] {
  return filesIn(join(folder, 'submissions')).flatMap((name) => {
    const file = `submissions/${name}`;
    const [, digest] = /^([0-9a-f]{64})\.zip$/.exec(name) ?? [];
    if (digest === undefined) return [wrong('register.strange', { file })];
    return hash('sha256', readFileSync(join(folder, file))) === digest ? [] : [wrong('submission.changed', { file })];
  });
}
