/** A provider's signed challenge, for one client and a limited time. A run that answers it takes its seed from it. */
import { hash, type KeyObject } from 'node:crypto';
import { parsedJson } from '../contract/json.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import { shownPath } from '../contract/visible.ts';
import { EnvelopeError, envelopeOf, open, type ReadSignature } from './dsse.ts';
import { checkChallenge } from './json-entry.ts';
import { type Problem, problem } from './problems.ts';
import type { RunRecord } from './result.ts';

/** The payload type of a challenge's DSSE envelope. */
export const CHALLENGE_TYPE = 'application/vnd.lodging-certification.challenge+json';
/** The longest validity: a certification takes weeks, and a challenge without an end proves nothing. */
export const LONGEST_DAYS = 90;
export const DAY_MS = 86_400_000;

/** An envelope that holds a challenge is far smaller. */
const MOST_BYTES = 16 * 1024;

/** What the provider signs. */
export type Challenge = Schemas['challenge'];

/** A challenge that was read, and who signed it, one at least. */
export type OpenedChallenge = ReturnType<typeof openChallenge>;

/** The seed of a run that answers a challenge: every value of such a run derives from the challenge's bytes. */
export function seedOfChallenge(bytes: Buffer): string {
  return hash('sha256', bytes).slice(0, 32);
}

function spanProblem({ validFrom: from, validUntil: until }: Challenge, name: string): Problem | null {
  const span = Date.parse(until) - Date.parse(from);
  if (span <= 0) return problem('challenge.backwards', { name, until, from });
  return span > LONGEST_DAYS * DAY_MS ? problem('challenge.too-long', { name, days: LONGEST_DAYS }) : null;
}

/** Parses a challenge. @throws {EnvelopeError} saying what is wrong with it */
function parse(payload: Buffer, name: string): Challenge {
  const value = parsedJson(payload.toString('utf8'));
  if (value === undefined) throw new EnvelopeError(problem('challenge.not-json', { name }));
  const fault = checkChallenge(value);
  if (fault) {
    const { path, wanted } = fault;
    const found = path.length === 0 ? `is ${fault.found}` : `has ${fault.found} as ${shownPath(path)}`;
    throw new EnvelopeError(problem('challenge.fault', { name, found, wanted }));
  }
  const why = spanProblem(value as Challenge, name);
  if (why) throw new EnvelopeError(why);
  return value as Challenge;
}

/** Reads a challenge's envelope. @throws {EnvelopeError} if it is unsigned, changed, or no challenge */
export function openChallenge(bytes: Buffer, name = 'challenge.dsse.json') {
  if (bytes.length > MOST_BYTES) {
    throw new EnvelopeError(problem('challenge.too-large', { name, bytes: bytes.length, most: MOST_BYTES }));
  }
  const { payloadType, payload, signatures } = open(bytes, name);
  if (payloadType !== CHALLENGE_TYPE) {
    throw new EnvelopeError(problem('challenge.other-type', { name, type: payloadType, wanted: CHALLENGE_TYPE }));
  }
  if (signatures.length === 0) throw new EnvelopeError(problem('challenge.unsigned', { name }));
  return { challenge: parse(payload, name), signatures };
}

/** The envelope of a challenge, signed by the provider's key. @throws {EnvelopeError} if the challenge is invalid */
export function signChallenge(challenge: Challenge, key: KeyObject): Buffer {
  const { nonce, clientId, validFrom, validUntil } = challenge;
  const payload = Buffer.from(JSON.stringify({ nonce, clientId, validFrom, validUntil }));
  const bytes = envelopeOf(CHALLENGE_TYPE, payload, key);
  openChallenge(bytes, 'This');
  return bytes;
}

/** Why a run that begins now cannot answer a challenge; empty if it can. */
export function challengeObstacles(
  { challenge, signatures }: OpenedChallenge,
  run: { readonly clientId: string; readonly now: number; readonly signer: string | null },
): Problem[] {
  const { clientId: client, validFrom: from, validUntil: until } = challenge;
  const problems: Problem[] = [];
  if (client !== run.clientId) problems.push(problem('challenge.not-for-this-client', { client, own: run.clientId }));
  if (run.now < Date.parse(from)) problems.push(problem('challenge.too-early', { from }));
  if (run.now > Date.parse(until)) problems.push(problem('challenge.expired', { until }));
  if (run.signer !== null && isOwnChallenge(signatures, [run.signer])) problems.push(problem('challenge.own'));
  return problems;
}

/** Whether only signers of the submission signed the challenge. */
export function isOwnChallenge(signatures: readonly ReadSignature[], signers: readonly string[]): boolean {
  return signatures.every(({ keyId }) => signers.includes(keyId));
}

/** Why a run does not answer a challenge; empty if it does. */
export function challengeProblems(
  { context, times }: RunRecord,
  bytes: Buffer,
  { challenge }: OpenedChallenge,
): Problem[] {
  const { clientId: client, validFrom: from, validUntil: until } = challenge;
  const { startedAt: start, endedAt: end } = times;
  const problems: Problem[] = [];
  if (client !== context.clientId) problems.push(problem('challenge.other-client', { client, own: context.clientId }));
  // Written so that an invalid time, which compares as false, is outside.
  const isWithin = Date.parse(start) >= Date.parse(from) && Date.parse(end) <= Date.parse(until);
  if (!isWithin) problems.push(problem('challenge.other-time', { start, end, from, until }));
  if (context.seed !== seedOfChallenge(bytes)) problems.push(problem('challenge.other-seed'));
  return problems;
}
