/** Who vouches for a submission: those who signed it, and the provider whose challenge it answers. */
import { ATTESTATION, CHALLENGE, type Entries, type OpenedAttestation, openAttestation } from '../attestation.ts';
import { challengeProblems, isOwnChallenge, openChallenge } from '../challenge.ts';
import { EnvelopeError, keysOf, type ReadSignature } from '../dsse.ts';
import { namesCallers, readMatch } from '../match.ts';
import { problem, refusal, requireNone } from '../problems.ts';
import type { RunRecord } from '../result.ts';
import type { Findings, Wanted } from './verification.ts';

/** Signatures with whether their keys are trusted. */
const judged = (signatures: readonly ReadSignature[], trusted: ReadonlySet<string>) =>
  signatures.map((each) => ({ ...each, trusted: trusted.has(each.keyId) }));

/** Opens the attestation; its signers are known even if a signature is not valid. */
function opened(bytes: Buffer, wanted: Wanted, found: Findings): OpenedAttestation {
  const trusted = new Set([...wanted.trusted, ...(wanted.trustedWitness ?? [])]);
  try {
    const attestation = openAttestation(bytes);
    found.signatures = judged(attestation.signatures, trusted);
    return attestation;
  } catch (error) {
    if (error instanceof EnvelopeError) found.signatures = judged(error.signatures, trusted);
    throw error;
  }
}

/** Opens the attestation and checks its signers. @throws {Refusal} if a required trusted signature is missing */
export function checkSignature(entries: Entries, wanted: Wanted, found: Findings): OpenedAttestation {
  const bytes = entries.get(ATTESTATION);
  if (!bytes) throw refusal('attestation.missing');
  const attestation = opened(bytes, wanted, found);
  if (wanted.signature && found.signatures.length === 0) throw refusal('attestation.unsigned');
  if (wanted.signature && !found.signatures.some(({ trusted }) => trusted)) {
    throw refusal('attestation.untrusted', { keys: keysOf(found.signatures) });
  }
  if (attestation.witnessed) {
    found.support.witnessed = found.signatures.some(({ keyId }) => wanted.trustedWitness?.has(keyId));
    if (!found.support.witnessed) found.doubts.push(problem('witness.unknown', { keys: keysOf(found.signatures) }));
  }
  return attestation;
}

/** Checks whether the run answers its challenge, and whose challenge it is. */
export function checkChallenge(entries: Entries, record: RunRecord, wanted: Wanted, found: Findings): void {
  const bytes = entries.get(CHALLENGE);
  if (!bytes) return;
  const challenge = openChallenge(bytes);
  const { signatures } = challenge;
  // A witness is not under test, and may be the provider that issues challenges.
  const signers = found.support.witnessed ? [] : found.signatures.map(({ keyId }) => keyId);
  requireNone(isOwnChallenge(signatures, signers) ? [problem('challenge.own')] : []);
  requireNone(challengeProblems(record, bytes, challenge));
  const issuers = wanted.trustedChallenge ?? new Set<string>();
  found.challenge = { ...challenge.challenge, signatures: judged(signatures, issuers) };
  // A key that signs submissions issues no challenges, whatever list it got into.
  const isProvider = (id: string) => issuers.has(id) && !wanted.trusted.has(id) && !signers.includes(id);
  const others = signatures.filter(({ keyId }) => !isProvider(keyId));
  // A run's values derive from all bytes of its challenge, including each signature.
  const doubt = others.length === signatures.length ? 'challenge.unknown-issuer' : 'challenge.signature-added';
  if (others.length === 0) found.support.challenged = true;
  else found.doubts.push(problem(doubt, { keys: keysOf(others) }));
}

/**
 * Whether a trusted matcher found the calls in the service's log. A match that does not count refuses nothing: it is
 * not part of the submission.
 */
export function checkMatch(bytes: Buffer, wanted: Wanted, found: Findings): void {
  const signers = found.signatures.map(({ keyId }) => keyId);
  try {
    const match = readMatch(bytes, wanted.trustedMatch ?? new Set(), found.digest ?? '', { signers });
    found.match = match;
    found.support.matched = true;
    const { identifiedBy, matchedBy } = match;
    if (!namesCallers(matchedBy))
      found.doubts.push(problem('match.callers-unknown', { by: identifiedBy ?? 'nothing' }));
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    found.doubts.push(...error.problems);
  }
}
