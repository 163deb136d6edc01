/** An entry of a register: a decision about a submission, or a certificate that is revoked, signed by a decider. */
import { hash, type KeyObject } from 'node:crypto';
import type { Validator } from '../../contract/ajv.ts';
import { firstFault } from '../../contract/faults.ts';
import type { Schemas } from '../../contract/schemas.gen.ts';
import { shownPath } from '../../contract/visible.ts';
import { EnvelopeError, envelopeOf, open } from '../../submission/dsse.ts';
import type { ProofLevel } from '../../submission/result.ts';
import { entry as isEntry } from './files.gen.ts';
import { RegisterError, wrong } from './problems.ts';

/** The payload type of an entry's envelope. */
export const ENTRY_TYPE = 'application/vnd.lodging-certification.register-entry+json';

/** The possible decisions about a submission. */
export const DECISIONS = ['accept', 'reject', 'return'] as const;
export type Decided = (typeof DECISIONS)[number];

/** A submission as verified for the decision (`contract/register.schema.json`); if not genuine, without run facts. */
export type Judged = Schemas['register.submission'] & { readonly level: ProofLevel };

type Written = Schemas['register'];

/** What a person decided about an instance that no program can judge. */
export type Answer = NonNullable<Written['reviews']>[number];

/** An excused failure and its waiver. */
export type Excused = NonNullable<Written['waivers']>[number];

/** An issued certificate; its id is the number of its entry and the first digits of the submission's digest. */
export type Issued = Required<NonNullable<Written['certificate']>>;

type Given = Pick<Written, 'at' | 'by' | 'reason'>;

export interface Decision extends Given, Pick<Written, 'completes'> {
  readonly action: Decided;
  readonly submission: Judged;
  readonly reviews: readonly Answer[];
  readonly waivers: readonly Excused[];
  /** Present if it was accepted. */
  readonly certificate?: Issued;
}

export interface Revocation extends Given {
  readonly action: 'revoke';
  readonly reason: string;
  readonly certificate: { readonly id: string };
}

/** Its place in the register: `previous` is the SHA-256 of the file before. */
type Place = Pick<Written, 'number' | 'previous'>;

export type Entry = (Decision | Revocation) & Place;

/** An entry that was read from a register. */
export interface Recorded {
  readonly entry: Entry;
  readonly file: string;
  /** SHA-256 (hex) of the file. */
  readonly digest: string;
  /** Key ids. */
  readonly signers: readonly string[];
}

const firstEntryFault = firstFault(isEntry as Validator);

/** The name of an entry's file: two desks that decide at once cause a merge conflict. */
export const fileOf = (number: number): string => `${String(number).padStart(6, '0')}.dsse.json`;

/** The signed file of an entry. @throws {RegisterError} if the entry is invalid */
export function signedEntry(entry: Entry, key: KeyObject): Buffer {
  const bytes = envelopeOf(ENTRY_TYPE, Buffer.from(JSON.stringify(entry)), key);
  openEntry(bytes, fileOf(entry.number));
  return bytes;
}

function payloadOf(bytes: Buffer, file: string) {
  try {
    return open(bytes, file);
  } catch (error) {
    if (error instanceof EnvelopeError)
      throw new RegisterError([wrong('entry.unreadable', { file, why: error.message })]);
    throw error;
  }
}

function parsed(payload: Buffer, file: string): Entry {
  let value: unknown;
  try {
    value = JSON.parse(payload.toString('utf8'));
  } catch {
    throw new RegisterError([wrong('entry.none', { file, why: 'it is not JSON' })]);
  }
  const fault = firstEntryFault(value);
  if (fault) {
    const { path, found, wanted } = fault;
    const where = path.length > 0 ? `${shownPath(path)}: ` : '';
    throw new RegisterError([wrong('entry.none', { file, why: `${where}found ${found}; wanted ${wanted}` })]);
  }
  // A repeated member, another notation: a lenient parser would read something else.
  if (JSON.stringify(value) === payload.toString('utf8')) return value as Entry;
  throw new RegisterError([wrong('entry.none', { file, why: 'it is not written as the desk writes it' })]);
}

/** Reads the file of an entry. @throws {RegisterError} if it is invalid or its signature is not valid */
export function openEntry(bytes: Buffer, file: string): Recorded {
  const { payloadType, payload, signatures } = payloadOf(bytes, file);
  if (payloadType !== ENTRY_TYPE) {
    throw new RegisterError([wrong('entry.none', { file, why: 'its payload is of another type' })]);
  }
  const signers = signatures.map(({ keyId }) => keyId);
  return { entry: parsed(payload, file), file, digest: hash('sha256', bytes), signers };
}

export const decisionWords: Readonly<Record<Entry['action'], string>> = {
  accept: 'accepted',
  reject: 'rejected',
  return: 'returned',
  revoke: 'revoked',
};
