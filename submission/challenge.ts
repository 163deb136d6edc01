/** A provider's challenge: signed, for one client and a span of time. A run that answers it takes its seed from it. */

import { EnvelopeError, open } from './dsse.ts';
import type { RunRecord } from './result.ts';
import { sha256 } from './suite.ts';

/** The payload type of a challenge's DSSE envelope. */
export const CHALLENGE_TYPE = 'application/vnd.lodging-certification.challenge+json';

/** What the provider signs. */
export interface Challenge {
  /** Random, never used twice. */
  readonly nonce: string;
  /** The client ID that the challenge is for. */
  readonly clientId: string;
  /** RFC 3339: the whole run must lie between the two. */
  readonly validFrom: string;
  readonly validUntil: string;
}

/** A challenge that was read. */
export interface OpenedChallenge {
  readonly challenge: Challenge;
  /** Key ids of those who signed it. */
  readonly signers: readonly string[];
}

/** The seed of a run that answers a challenge: every value of such a run derives from the challenge's bytes. */
export function seedOfChallenge(bytes: Buffer): string {
  return sha256(bytes).slice(0, 32);
}

/**
 * Reads a challenge's envelope.
 * @throws {EnvelopeError} where it is unsigned, changed, or no challenge
 */
export function openChallenge(bytes: Buffer, name = 'challenge.dsse.json'): OpenedChallenge {
  const { payloadType, payload, signers } = open(bytes, name);
  if (payloadType !== CHALLENGE_TYPE) {
    throw new EnvelopeError(`${name} has the payload type ${payloadType}; expected is ${CHALLENGE_TYPE}.`);
  }
  if (signers.length === 0) throw new EnvelopeError(`${name} is not signed: only a provider's signature makes one.`);
  const challenge = parse(payload);
  if (!challenge) {
    throw new EnvelopeError(
      `${name} lacks nonce, clientId, validFrom or validUntil, or one of them has the wrong type.`,
    );
  }
  return { challenge, signers };
}

function parse(payload: Buffer): Challenge | null {
  try {
    const value = JSON.parse(payload.toString('utf8')) as Challenge;
    const texts = [value.nonce, value.clientId, value.validFrom, value.validUntil];
    const times = [value.validFrom, value.validUntil].map((time) => Date.parse(time));
    return texts.every((text) => typeof text === 'string') && !times.some(Number.isNaN) ? value : null;
  } catch {
    return null;
  }
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
  const early = Date.parse(times.startedAt) < Date.parse(challenge.validFrom);
  const late = Date.parse(times.endedAt) > Date.parse(challenge.validUntil);
  if (early || late) {
    const span = `${challenge.validFrom} to ${challenge.validUntil}`;
    problems.push(`The run (${times.startedAt} to ${times.endedAt}) lies outside the challenge's time, ${span}.`);
  }
  if (context.seed !== seedOfChallenge(bytes)) {
    problems.push('The run does not derive from the challenge: its seed is another one.');
  }
  return problems;
}
