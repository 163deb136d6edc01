/** A provider's challenge: signed, for one client and a span of time. A run that answers it takes its seed from it. */
import type { KeyObject } from 'node:crypto';
import { EnvelopeError, open, type ReadSignature, seal } from './dsse.ts';
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
const LONGEST_CLIENT_ID = 512;

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

/** The form of each member, and that form in words. */
const FORMS: Readonly<
  Record<keyof Challenge, { readonly isRight: (text: string) => boolean; readonly wanted: string }>
> = {
  nonce: {
    // What has hexadecimal digits alone is read as such: 22 of them are no 128 bits.
    isRight: (text) =>
      text.length <= 128 &&
      (/^[0-9A-Fa-f]{32,}$/.test(text) || (/^[0-9A-Za-z_-]{22,}$/.test(text) && /[^0-9A-Fa-f]/.test(text))),
    wanted: '128 random bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url',
  },
  clientId: {
    isRight: (text) => text.length <= LONGEST_CLIENT_ID && /^[^\p{Cc}]+$/u.test(text),
    wanted: 'the client ID of the party that is challenged',
  },
  validFrom: { isRight: isMoment, wanted: 'a moment such as 2026-11-02T08:00:00.000Z' },
  validUntil: { isRight: isMoment, wanted: 'a moment such as 2026-11-30T08:00:00.000Z' },
};
const MEMBERS = Object.keys(FORMS) as (keyof Challenge)[];

/** Whether a text is a moment that exists, in UTC, in the one notation that a challenge has. */
function isMoment(text: string): boolean {
  // RFC 3339 leaves much open, programs more: only what comes out the same again means the same to everybody.
  return text.length === 24 && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
}

/** How many members the JSON texts of an object without inner objects name: a name twice counts twice. */
function namedMembers(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
}

/** What keeps a value from being a challenge, to follow "it"; `null`: nothing. */
function shapeProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no JSON object';
  const strange = Object.keys(value).find((name) => !(MEMBERS as string[]).includes(name));
  if (strange !== undefined) return `has the member ${JSON.stringify(strange.slice(0, 40))}, which no challenge has`;
  for (const name of MEMBERS) {
    const member = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    const { isRight, wanted } = FORMS[name];
    if (typeof member !== 'string' || !isRight(member)) return `has no ${name} that is ${wanted}`;
  }
  return null;
}

function spanProblem({ validFrom, validUntil }: Challenge): string | null {
  const span = Date.parse(validUntil) - Date.parse(validFrom);
  if (span <= 0) return `ends (${validUntil}) before it begins (${validFrom})`;
  return span > LONGEST_DAYS * DAY_MS ? `is valid for more than ${LONGEST_DAYS} days` : null;
}

/** The challenge of a payload. @throws {EnvelopeError} with what keeps it from being one */
function parse(payload: Buffer, name: string): Challenge {
  const text = payload.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // No object either.
  }
  const challenge = value as Challenge;
  const twice = () => (namedMembers(text) > MEMBERS.length ? 'names a member twice' : null);
  const problem = shapeProblem(value) ?? twice() ?? spanProblem(challenge);
  if (problem !== null) throw new EnvelopeError(`${name} is not a challenge: it ${problem}.`);
  return challenge;
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
export function sealChallenge(challenge: Challenge, key: KeyObject): Buffer {
  const { nonce, clientId, validFrom, validUntil } = challenge;
  const bytes = seal(CHALLENGE_TYPE, Buffer.from(JSON.stringify({ nonce, clientId, validFrom, validUntil })), key);
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
