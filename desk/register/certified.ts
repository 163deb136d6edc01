/** Who is certified: what follows from the entries of a register at a moment. */
import type { Subject } from '../../contract/words.ts';
import type { Decision, Entry, Issued, Recorded, Revocation } from './entry.ts';
import { RegisterError, wrong } from './problems.ts';
import type { Register } from './register.ts';

export type CertificateState = 'valid' | 'expired' | 'revoked';

/** An issued certificate and its state. */
export interface Certified {
  readonly decision: Decision;
  readonly certificate: Issued;
  /** The entry that issued it. */
  readonly recorded: Recorded;
  readonly state: CertificateState;
  readonly revocation: Revocation | null;
}

/** All certificates of a register, in the order of issue. @param now milliseconds since the epoch */
export function certificatesOf({ recorded }: Register, now: number): Certified[] {
  const revocations = new Map<string, Revocation>();
  for (const { entry } of recorded) if (entry.action === 'revoke') revocations.set(entry.certificate.id, entry);
  return recorded.flatMap((each) => {
    const { entry } = each;
    if (entry.action === 'revoke' || !entry.certificate) return [];
    const { certificate } = entry;
    // A delta run counts for nothing without what it completes.
    const revocation = revocations.get(certificate.id) ?? revocations.get(entry.completes?.certificate ?? '') ?? null;
    const isOver = Date.parse(certificate.validUntil) < now;
    const state = revocation ? 'revoked' : isOver ? 'expired' : 'valid';
    return [{ decision: entry, certificate, recorded: each, state, revocation }];
  });
}

/** The certified submission that a delta run completes; `null`: not certified. @param now ms since the epoch */
export function completedIn(register: Register, digest: string, now: number): Certified | null {
  const isMeant = ({ state, decision: { submission, completes } }: Certified) =>
    state === 'valid' && submission.digest === digest && completes === undefined;
  return certificatesOf(register, now).findLast(isMeant) ?? null;
}

/** The entry that revokes a certificate. @throws {RegisterError} if it does not exist, or is already revoked */
export function revoke(register: Register, id: string, given: Omit<Revocation, 'action' | 'certificate'>): Revocation {
  const known = certificatesOf(register, 0).find(({ certificate }) => certificate.id === id);
  if (!known) throw new RegisterError([wrong('certificate.unknown', { id })]);
  if (known.revocation) {
    const by = register.recorded.find(({ entry }) => entry === known.revocation);
    throw new RegisterError([wrong('revoke.already', { id, number: by?.entry.number ?? 0 })]);
  }
  return { action: 'revoke', ...given, certificate: { id } };
}

/** A run, as far as needed to find the same client's earlier runs. */
interface Ran {
  readonly clientId: string;
  readonly subject: Subject;
  /** RFC 3339. */
  readonly endedAt: string;
  readonly evidence: string | null;
}

/** The last decided run of the same client that ended before this one; `null`: there is none. */
export function decidedBefore({ recorded }: Register, ran: Ran): (Decision & Entry) | null {
  const ended = ({ submission }: Decision) => Date.parse(submission.endedAt ?? '');
  const earlier = recorded.flatMap(({ entry }) => {
    if (entry.action === 'revoke') return [];
    const { integrator, subject, evidence } = entry.submission;
    const isMeant = integrator === ran.clientId && subject === ran.subject && evidence !== ran.evidence;
    return isMeant && ended(entry) < Date.parse(ran.endedAt) ? [entry] : [];
  });
  return earlier.sort((a, b) => ended(a) - ended(b)).at(-1) ?? null;
}

/** The entries of an integrator, by client ID or vendor, case-insensitively. */
export function entriesOfIntegrator({ recorded }: Register, name: string): Recorded[] {
  const isNamed = (text: string | null | undefined) => text?.toLowerCase() === name.toLowerCase();
  const isMeant = ({ submission }: Decision) => isNamed(submission.integrator) || isNamed(submission.product?.vendor);
  const decisions = recorded.filter(({ entry }) => entry.action !== 'revoke' && isMeant(entry));
  const own = new Set(decisions.map(({ entry }) => entry.certificate?.id));
  const isAbout = ({ entry }: Recorded) => entry.action === 'revoke' && own.has(entry.certificate.id);
  return recorded.filter((each) => decisions.includes(each) || isAbout(each));
}
