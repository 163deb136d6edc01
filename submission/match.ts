/** A submission's match with the service's log: a signed statement next to the zip, `NAME.zip.match.dsse.json`. */
import type { KeyObject } from 'node:crypto';
import { match as isMatch } from '../contract/entries.gen.ts';
import { parsedJson } from '../contract/json.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import { IN_TOTO, STATEMENT_TYPE } from './attestation.ts';
import { EnvelopeError, envelopeOf, keysOf, open, type ReadSignature } from './dsse.ts';
import { problem } from './problems.ts';

/** The type of a match's predicate. */
export const MATCH_TYPE = 'urn:lodging-certification:log-match:v1';
/** The path of a submission's match. @param zip the path of the submission */
export const matchFileOf = (zip: string): string => `${zip}.match.dsse.json`;

type Statement = Schemas['match'];

/** A match is far smaller: it names no call that was found. */
export const MOST_MATCH_BYTES = 2 ** 20;

/** The result of matching a submission with a log (`contract/match.schema.json`). */
export type Match = Statement['predicate'];

/** A call that is excused from the log. */
export type CallNotLogged = Match['notLogged'][number];

/** Calls of the same client, close in time, that are in the log but not in the submission. */
export type OtherCalls = Match['otherCalls'][number];

/** Whether a log shows whose calls these are: only then is it seen that a submission hides some. */
export const namesCallers = (matchedBy: Match['matchedBy']): boolean =>
  matchedBy.includes('client id') || matchedBy.includes('run tag');

/** A match that was read and counts. */
export type ReadMatch = Match & { readonly signatures: readonly (ReadSignature & { readonly trusted: boolean })[] };

/** The envelope of a match. @param zip name and SHA-256 (hex) of the submission */
export function signMatch(
  predicate: Match,
  zip: { readonly name: string; readonly digest: string },
  key: KeyObject,
): Buffer {
  const subject = [{ name: zip.name, digest: { sha256: zip.digest } }];
  const statement = { _type: IN_TOTO, subject, predicateType: MATCH_TYPE, predicate };
  return envelopeOf(STATEMENT_TYPE, Buffer.from(JSON.stringify(statement)), key);
}

/**
 * Reads the match of a submission.
 * @param trusted key ids of those whose matches count @param digest SHA-256 (hex) of the submission
 * @param signers key ids of those who signed the submission, whose own matches never count
 * @throws {EnvelopeError} if it is not a match, is about another file, or has no trusted signature
 */
export function readMatch(
  bytes: Buffer,
  trusted: ReadonlySet<string>,
  digest: string,
  { name = 'The match', signers = [] }: { readonly name?: string; readonly signers?: readonly string[] } = {},
): ReadMatch {
  if (bytes.length > MOST_MATCH_BYTES) {
    throw new EnvelopeError(problem('match.too-large', { name, bytes: bytes.length, most: MOST_MATCH_BYTES }));
  }
  const { payloadType, payload, signatures } = open(bytes, name);
  const value = payloadType === STATEMENT_TYPE ? parsedJson(payload.toString('utf8')) : undefined;
  if (!isMatch(value)) throw new EnvelopeError(problem('match.none', { name, type: MATCH_TYPE }), signatures);
  const statement = value as Statement;
  if (signatures.length === 0) throw new EnvelopeError(problem('match.unsigned', { name }));
  const about = statement.subject[0].digest.sha256;
  if (about !== digest) {
    throw new EnvelopeError(problem('match.other-submission', { name, digest: about.slice(0, 16) }), signatures);
  }
  const counting = signatures.filter(({ keyId }) => trusted.has(keyId));
  if (counting.length === 0) {
    throw new EnvelopeError(problem('match.untrusted', { name, keys: keysOf(signatures) }), signatures);
  }
  if (counting.every(({ keyId }) => signers.includes(keyId))) {
    throw new EnvelopeError(problem('match.own', { name }), signatures);
  }
  return {
    ...statement.predicate,
    signatures: signatures.map((each) => ({ ...each, trusted: trusted.has(each.keyId) })),
  };
}
