/** The attestation: an in-toto Statement v1 about every other entry of a submission. */
import { hash, type KeyObject } from 'node:crypto';
import { attested as isAttested } from '../contract/entries.gen.ts';
import { asJsonObject, parsedJson } from '../contract/json.ts';
import { EnvelopeError, envelopeOf, open } from './dsse.ts';
import { levelOf } from './levels.ts';
import { type Problem, problem } from './problems.ts';
import type { RunResult } from './result.ts';

/** The entry that holds the attestation. */
export const ATTESTATION = 'attestation.dsse.json';
/** The entry that holds the provider's challenge. */
export const CHALLENGE = 'challenge.dsse.json';
/** The payload type of in-toto statements. */
export const STATEMENT_TYPE = 'application/vnd.in-toto+json';
/** The type of our predicate; in-toto's test-result predicate has neither skipped nor untestable tests. */
export const PREDICATE_TYPE = 'urn:lodging-certification:test-result:v1';

/** Entries of a submission by name. */
export type Entries = ReadonlyMap<string, Buffer>;

/** The type of an in-toto statement itself. */
export const IN_TOTO = 'https://in-toto.io/Statement/v1';

/** What a statement is about. */
type Subject = readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];

/** The SHA-256 of each entry that an attestation is about, by name and in the order of a submission. */
export type Digests = ReadonlyMap<string, string>;

export function digestsOf(entries: Entries): Digests {
  const names = sortedNames(entries).filter((name) => name !== ATTESTATION);
  return new Map(names.map((name) => [name, hash('sha256', entries.get(name) as Buffer)]));
}

/** The names of entries in the order of a submission: by code units, independent of the locale. */
export function sortedNames(entries: Entries): string[] {
  return [...entries.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The statement about the entries, as bytes. Its level is a claim: the provider decides which keys count. */
function statementBytes(digests: Digests, { record, verdict: stated, unbound }: RunResult, witnessed: boolean): Buffer {
  const { verdict, subject, target, suite } = stated;
  const { context, catalogueDigest, times } = record;
  const { product } = context;
  const level = levelOf(record, unbound, { challenged: digests.has(CHALLENGE), witnessed });
  const statement = {
    _type: IN_TOTO,
    subject: Array.from(digests, ([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: PREDICATE_TYPE,
    predicate: {
      ...{ verdict, subject, product, target, suite, catalogueDigest, times, level },
      ...(witnessed ? { witnessed } : {}),
    },
  };
  return Buffer.from(JSON.stringify(statement));
}

/** The attestation's bytes. @param key `null`: unsigned @param witnessed whether it is the key of the run's witness */
export function attest(entries: Entries, result: RunResult, key: KeyObject | null, witnessed = false): Buffer {
  return envelopeOf(STATEMENT_TYPE, statementBytes(digestsOf(entries), result, witnessed), key);
}

/** An attestation that was read; `witnessed`: its signer claims to have made the run as a witness. */
export type OpenedAttestation = ReturnType<typeof openAttestation>;

/** What a statement is about; `null`: none of ours. What it says about the run is only compared, byte by byte. */
function statementIn(payload: Buffer): { readonly subject: Subject; readonly witnessed: boolean } | null {
  const { _type, subject, predicateType, ...more } = asJsonObject(parsedJson(payload.toString('utf8'))) ?? {};
  const isOurs = _type === IN_TOTO && predicateType === PREDICATE_TYPE && Object.keys(more).join() === 'predicate';
  const witnessed = asJsonObject(more['predicate'])?.['witnessed'] === true;
  return isOurs && isAttested(subject) ? { subject: subject as Subject, witnessed } : null;
}

/** Reads the attestation. @throws {EnvelopeError} if it is not one of ours */
export function openAttestation(bytes: Buffer) {
  const { payloadType, payload, signatures } = open(bytes, ATTESTATION);
  const statement = payloadType === STATEMENT_TYPE ? statementIn(payload) : null;
  if (statement) return { signatures, payload, ...statement };
  throw new EnvelopeError(problem('attestation.none', { type: PREDICATE_TYPE }), signatures);
}

/** Where the entries differ from what the attestation says. */
export function digestProblems(digests: Digests, { subject }: OpenedAttestation): Problem[] {
  const declared = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  return [
    ...[...digests].flatMap(([file, sha256]) => {
      if (!declared.has(file)) return [problem('file.not-declared', { file })];
      return declared.get(file) === sha256 ? [] : [problem('file.changed', { file })];
    }),
    ...[...declared.keys()].filter((file) => !digests.has(file)).map((file) => problem('file.missing', { file })),
  ];
}

/** Whether the attestation agrees with the result. */
export function attestsResult(attestation: OpenedAttestation, digests: Digests, result: RunResult): boolean {
  return statementBytes(digests, result, attestation.witnessed).equals(attestation.payload);
}
