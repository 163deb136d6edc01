/** A provider's challenge: signed, for one client and a span of time. A run that answers it takes its seed from it. */
import type { KeyObject } from 'node:crypto';
import { shownPath } from '../contract/visible.ts';
import { EnvelopeError, envelopeOf, open, type ReadSignature } from './dsse.ts';
import { checkChallenge } from './json-entry.ts';
import type { RunRecord } from './result.ts';
import { sha256 } from './suite.ts';

/** The payload type of a challenge's DSSE envelope. */
export const CHALLENGE_TYPE = 'application/vnd.lodging-certification.challenge+json';
/** The longest span of time: a certification takes weeks, and what is valid for ever challenges nobody. */
export const LONGEST_DAYS = 90;
/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** An envelope that holds a challenge is far smaller. */
const MOST_BYTES = 16 * 1024;

/** What the provider signs (`contract/challenge.schema.json`). */
export interface Challenge {
  /** Random, never used twice: 128 bits or more, in hexadecimal digits or base64url. */
  readonly nonce: string;
  /** The client ID that the challenge is for. */
  readonly clientId: string;
  /** RFC 3339 in UTC with milliseconds: the whole run must lie between the two. */
  readonly validFrom: string;
  readonly validUntil: string;
}

/** A challenge that was read. */
export interface OpenedChallenge {
  readonly challenge: Challenge;
  /** Who signed it, one at least. */
  readonly signatures: readonly ReadSignature[];
}

/** The seed of a run that answers a challenge: every value of such a run derives from the challenge's bytes. */
export function seedOfChallenge(bytes: Buffer): string {
  return sha256(bytes).slice(0, 32);
}

function spanProblem({ validFrom, validUntil }: Challenge): string | null {
  const span = Date.parse(validUntil) - Date.parse(validFrom);
  if (span <= 0) return `ends (${validUntil}) before it begins (${validFrom})`;
  return span > LONGEST_DAYS * DAY_MS ? `is valid for more than ${LONGEST_DAYS} days` : null;
}

/** The challenge of a payload. @throws {EnvelopeError} with what keeps it from being one */
function parse(payload: Buffer, name: string): Challenge {
  const refused = (problem: string) => new EnvelopeError(`${name} is not a challenge: it ${problem}.`);
  let value: unknown;
  try {
    value = JSON.parse(payload.toString('utf8'));
  } catch {
    throw refused('is not JSON');
  }
  const fault = checkChallenge(value);
  if (fault) {
    const what = fault.path.length === 0 ? `is ${fault.found}` : `has ${fault.found} as ${shownPath(fault.path)}`;
    throw refused(`${what}; wanted ${fault.wanted}`);
  }
  const problem = spanProblem(value as Challenge);
  if (problem !== null) throw refused(problem);
  return value as Challenge;
}

/**
 * Reads a challenge's envelope.
 * @throws {EnvelopeError} where it is unsigned, changed, or no challenge
 */
export function openChallenge(bytes: Buffer, name = 'challenge.dsse.json'): OpenedChallenge {
  if (bytes.length > MOST_BYTES) {
    throw new EnvelopeError(
      `${name} is not a challenge: it has ${bytes.length} bytes, at most ${MOST_BYTES} are read.`,
    );
  }
  const { payloadType, payload, signatures } = open(bytes, name);
  if (payloadType !== CHALLENGE_TYPE) {
    throw new EnvelopeError(
      `${name} is not a challenge: it has the payload type ${payloadType}; expected is ${CHALLENGE_TYPE}.`,
    );
  }
  if (signatures.length === 0) {
    throw new EnvelopeError(`${name} is not a challenge: it is not signed, and only a provider's signature makes one.`);
  }
  return { challenge: parse(payload, name), signatures };
}

/** The envelope of a challenge, signed by the provider's key. @throws {EnvelopeError} where it would not be one */
export function signChallenge(challenge: Challenge, key: KeyObject): Buffer {
  const { nonce, clientId, validFrom, validUntil } = challenge;
  const bytes = envelopeOf(
    CHALLENGE_TYPE,
    Buffer.from(JSON.stringify({ nonce, clientId, validFrom, validUntil })),
    key,
  );
  openChallenge(bytes, 'This');
  return bytes;
}

/** Why a run that begins now cannot answer a challenge, one sentence each; empty where it can. */
export function challengeObstacles(
  { challenge, signatures }: OpenedChallenge,
  run: { readonly clientId: string; readonly now: number; readonly signer: string | null },
): string[] {
  const { clientId, validFrom, validUntil } = challenge;
  const problems: string[] = [];
  if (clientId !== run.clientId) {
    problems.push(`The challenge is for the client ${clientId}, LODGING_CLIENT_ID is ${run.clientId}.`);
  }
  if (run.now < Date.parse(validFrom)) problems.push(`The challenge is not valid before ${validFrom}.`);
  if (run.now > Date.parse(validUntil)) problems.push(`The challenge has expired: it was valid until ${validUntil}.`);
  if (run.signer !== null && isOwnChallenge(signatures, [run.signer])) problems.push(OWN_CHALLENGE);
  return problems;
}

/** What is said of a challenge that comes from the party that answers it. */
export const OWN_CHALLENGE =
  'The challenge is signed by the key that signs the submission: nobody challenges themselves, and it is no challenge.';

/** Whether nobody signed a challenge but those who sign the submission. */
export function isOwnChallenge(signatures: readonly ReadSignature[], signers: readonly string[]): boolean {
  return signatures.every(({ keyId }) => signers.includes(keyId));
}

/** Why a run does not answer a challenge, one sentence each; empty where it does. */
export function challengeProblems(
  { context, times }: RunRecord,
  bytes: Buffer,
  { challenge }: OpenedChallenge,
): string[] {
  const problems: string[] = [];
  if (challenge.clientId !== context.clientId) {
    problems.push(`The challenge is for the client ${challenge.clientId}, the run was made by ${context.clientId}.`);
  }
  // Written so that an unreadable time, which compares as false, lies outside.
  const isWithin =
    Date.parse(times.startedAt) >= Date.parse(challenge.validFrom) &&
    Date.parse(times.endedAt) <= Date.parse(challenge.validUntil);
  if (!isWithin) {
    const span = `${challenge.validFrom} to ${challenge.validUntil}`;
    problems.push(`The run (${times.startedAt} to ${times.endedAt}) lies outside the challenge's time, ${span}.`);
  }
  if (context.seed !== seedOfChallenge(bytes)) {
    problems.push('The run does not derive from the challenge: its seed is another one.');
  }
  return problems;
}
