/** Who vouches for a submission: those who signed it, and the provider whose challenge it answers. */
import { ATTESTATION, CHALLENGE, type Entries, type OpenedAttestation, openAttestation } from '../attestation.ts';
import { challengeProblems, openChallenge } from '../challenge.ts';
import type { RunRecord } from '../result.ts';
import { NotGenuine, requireNone, type State, type Wanted } from './state.ts';

/** Opens the attestation and looks who signed it. @throws {NotGenuine} where a trusted signature is wanted and missing */
export function checkSignature(entries: Entries, wanted: Wanted, state: State): OpenedAttestation {
  const bytes = entries.get(ATTESTATION);
  if (!bytes) throw new NotGenuine([`There is no ${ATTESTATION}: nothing says what belongs to the submission.`]);
  const attestation = openAttestation(bytes);
  const [keyId] = attestation.signers;
  if (keyId) state.signer = { keyId, trusted: wanted.trusted.has(keyId) };
  if (wanted.signature && !state.signer) {
    throw new NotGenuine(['It is not signed, and a trusted signature is required.']);
  }
  if (wanted.signature && !state.signer?.trusted) {
    throw new NotGenuine([`It is signed by the key ${keyId}, which is not trusted; give its public key with --trust.`]);
  }
  return attestation;
}

/** Looks whether the run answers the challenge that lies beside it, and whose challenge that is. */
export function checkChallenge(entries: Entries, record: RunRecord, wanted: Wanted, state: State): void {
  const bytes = entries.get(CHALLENGE);
  if (!bytes) return;
  const opened = openChallenge(bytes);
  requireNone(challengeProblems(record, bytes, opened));
  // A party that signs its own challenge has not been challenged.
  const byProvider = opened.signers.some((signer) => wanted.trusted.has(signer) && signer !== state.signer?.keyId);
  if (byProvider) state.level = 1;
}
