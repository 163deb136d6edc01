/** An entry of a register: a decision about a submission, or a certificate that is revoked, signed by a decider. */
import type { KeyObject } from 'node:crypto';
import type { Validator } from '../../contract/ajv.ts';
import { firstFault } from '../../contract/faults.ts';
import type { Product } from '../../contract/run.ts';
import { shownPath } from '../../contract/visible.ts';
import type { Subject, Verdict } from '../../contract/words.ts';
import { EnvelopeError, envelopeOf, open } from '../../submission/dsse.ts';
import type { ProofLevel, SuiteIdentity, VerdictFile } from '../../submission/result.ts';
import { sha256 } from '../../submission/suite.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import { entry as isEntry } from './files.gen.ts';
import { RegisterError, wrong } from './problems.ts';

/** The payload type of an entry's envelope. */
export const ENTRY_TYPE = 'application/vnd.lodging-certification.register-entry+json';

/** What a decider makes of a submission. */
export const DECISIONS = ['accept', 'reject', 'return'] as const;
export type Decided = (typeof DECISIONS)[number];

/** A submission as it was found when it was decided about (`contract/register.schema.json`); what is not genuine says nothing of its run. */
export interface Judged {
  readonly digest: string;
  readonly evidence: string | null;
  readonly integrator: string | null;
  readonly nonce: string | null;
  readonly verdict: Verdict | null;
  readonly level: ProofLevel;
  readonly subject: Subject | null;
  readonly answeredBy: Verification['answeredBy'];
  readonly product: Product | null;
  readonly claims: readonly string[];
  readonly profile: VerdictFile['profile'];
  readonly suite: SuiteIdentity | null;
  readonly endedAt: string | null;
  readonly match: string | null;
  readonly problems: readonly string[];
  readonly deviations: readonly string[];
}

/** What a person decided about an instance that no program can judge. */
export interface Answer {
  readonly id: string;
  readonly answer: 'ok' | 'not-ok';
  readonly why: string;
}

/** A failure that was excused, and by what. */
export type Excused = Readonly<Record<'id' | 'reason' | 'owner' | 'expires', string>>;

/** A certificate that is issued. */
export interface Issued {
  /** The number of its entry, and the first digits of the submission's digest. */
  readonly id: string;
  readonly url: string;
  readonly statusListIndex: number;
  readonly validFrom: string;
  readonly validUntil: string;
}

interface Said {
  /** RFC 3339, UTC. */
  readonly at: string;
  readonly by?: string;
  readonly reason?: string;
}

export type Completed = Readonly<Record<'submission' | 'certificate', string>>;

export interface Decision extends Said {
  readonly action: Decided;
  readonly submission: Judged;
  readonly reviews: readonly Answer[];
  readonly waivers: readonly Excused[];
  /** There where it was accepted. */
  readonly certificate?: Issued;
  /** What a delta run completes: the SHA-256 of that submission, and the certificate by which it was accepted. */
  readonly completes?: Completed;
}

export interface Revocation extends Said {
  readonly action: 'revoke';
  readonly reason: string;
  readonly certificate: { readonly id: string };
}

/** Its place in the register: `previous` is the SHA-256 of the file before. */
interface Place {
  readonly number: number;
  readonly previous: string | null;
}

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

/** The name of an entry's file: two desks that decide at once give a conflict that a merge shows. */
export const fileOf = (number: number): string => `${String(number).padStart(6, '0')}.dsse.json`;

/** The file of an entry, signed. @throws {RegisterError} where it would be none */
export function sealEntry(entry: Entry, key: KeyObject): Buffer {
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
  // A member twice, another notation: a loose parser would read something else.
  if (JSON.stringify(value) === payload.toString('utf8')) return value as Entry;
  throw new RegisterError([wrong('entry.none', { file, why: 'it is not written as the desk writes it' })]);
}

/** Reads the file of an entry. @throws {RegisterError} where it is none, or its signature is not valid */
export function openEntry(bytes: Buffer, file: string): Recorded {
  const { payloadType, payload, signatures } = payloadOf(bytes, file);
  if (payloadType !== ENTRY_TYPE) {
    throw new RegisterError([wrong('entry.none', { file, why: 'its payload is of another type' })]);
  }
  const signers = signatures.map(({ keyId }) => keyId);
  return { entry: parsed(payload, file), file, digest: sha256(bytes), signers };
}

/** A decision in a line: `accepted`, or the codes of why it was not. */
export const decisionWords: Readonly<Record<Entry['action'], string>> = {
  accept: 'accepted',
  reject: 'rejected',
  return: 'returned',
  revoke: 'revoked',
};
