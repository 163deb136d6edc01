/** What must hold of every answer of `verifySubmission`, established by other means. */
import assert from 'node:assert/strict';
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { visibleJson } from '../../../contract/visible.ts';
import { entryWriters } from '../../../reporters/entries.ts';
import { inALine, inFull } from '../../../scripts/verify/lines.ts';
import { type Assembled, assemble } from '../../../submission/assemble.ts';
import { ATTESTATION, CHALLENGE } from '../../../submission/attestation.ts';
import { derivedEntries } from '../../../submission/entries.ts';
import { readAnyZip } from '../../../submission/read.ts';
import { parseEvidence, parseRecord } from '../../../submission/record.ts';
import type { Verification } from '../../../submission/verify/verification.ts';
import type { Base } from './bases.ts';

/** An honest submission that was judged before. */
export interface Judged extends Base {
  readonly assembled: Assembled;
}

/** Whose keys are trusted, for what. */
export interface Trusted {
  readonly party: KeyObject;
  readonly issuer: KeyObject;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const idOf = (key: KeyObject) => sha256(key.export({ type: 'spki', format: 'der' }));

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** A line for a terminal holds a few texts of 400 characters at most. */
const LONGEST_LINE = 3000;
const MOST_LINES = 60;
/** One sentence for each of a few hundred entries or exchanges, each of them bounded. */
const LONGEST_JSON = 8 * 2 ** 20;

function checkWords(found: Verification): void {
  const terms = { acceptMock: false };
  const lines = [...inFull('a.zip', found, terms), inALine('a.zip', found, terms)];
  assert.ok(lines.length <= MOST_LINES, `${lines.length} lines`);
  for (const line of lines) {
    assert.ok(!UNSEEN.test(line), `not printable: ${visibleJson(line).slice(0, 500)}`);
    assert.ok(line.length <= LONGEST_LINE, `a line of ${line.length} characters: ${line.slice(0, 300)}`);
  }
  const json = visibleJson(found, 2);
  assert.ok(json.length < LONGEST_JSON, `${json.length} characters of JSON`);
  assert.ok(!UNSEEN.test(json.replaceAll('\n', '')), 'JSON that is not printable');
  for (const text of [...found.reasons, ...found.notes]) assert.equal(typeof text, 'string');
}

interface Signature {
  readonly keyid: string;
  readonly sig: string;
  readonly publicKey: string;
}

/** Who really signed an envelope, by the DSSE specification. */
function signersOf(bytes: Buffer): { readonly signers: string[]; readonly payload: Buffer } {
  const envelope = JSON.parse(bytes.toString()) as { payloadType: string; payload: string; signatures: Signature[] };
  const payload = Buffer.from(envelope.payload, 'base64');
  const { payloadType: type } = envelope;
  const signed = Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);
  const signers = envelope.signatures.map(({ sig, publicKey }) => {
    const key = createPublicKey(publicKey);
    assert.ok(verify(null, signed, key, Buffer.from(sig, 'base64')), 'a signature that is not valid is taken');
    return idOf(key);
  });
  return { signers, payload };
}

function checkSeals(found: Verification, entries: ReadonlyMap<string, Buffer>, trusted: Trusted): void {
  const { signers, payload } = signersOf(entries.get(ATTESTATION) as Buffer);
  const told = signers.map((keyId) => ({ keyId, valid: true, trusted: keyId === idOf(trusted.party) }));
  assert.deepEqual(found.signatures, told, 'signatures');
  const statement = JSON.parse(payload.toString());
  const declared = statement.subject.map(
    ({ name, digest }: { name: string; digest: { sha256: string } }) => `${name} ${digest.sha256}`,
  );
  const held = [...entries].filter(([name]) => name !== ATTESTATION).map(([name, bytes]) => `${name} ${sha256(bytes)}`);
  assert.deepEqual(declared, held.sort(), 'the digests of the statement');
  const challenge = entries.get(CHALLENGE);
  const mayCount = challenge && signersOf(challenge).signers.includes(idOf(trusted.issuer));
  assert.equal(found.level, mayCount ? 1 : 0, 'level');
  assert.equal(found.genuine, mayCount ? true : null, 'genuine');
  assert.deepEqual([statement.predicate.verdict, statement.predicate.level], [found.verdict, challenge ? 1 : 0]);
  if (!challenge) return;
  const run = JSON.parse((entries.get('run.json') as Buffer).toString());
  const { clientId, validFrom, validUntil } = JSON.parse(signersOf(challenge).payload.toString());
  assert.equal(run.context.seed, sha256(challenge).slice(0, 32), 'the seed comes from the challenge');
  assert.equal(run.context.clientId, clientId, 'the client is the one that was challenged');
  assert.ok(
    validFrom <= run.times.startedAt && run.times.endedAt <= validUntil,
    'the run lies within the time of the challenge',
  );
}

const derivedBefore = new Map<string, Map<string, Buffer>>();

function derivedOf(base: Judged, { result }: Assembled, challenge: boolean, signed: boolean): Map<string, Buffer> {
  const isHonest = result === base.assembled.result;
  const known = `${base.name} ${challenge} ${signed}`;
  const derived = (isHonest && derivedBefore.get(known)) || derivedEntries(result, { challenge, signed }, entryWriters);
  if (isHonest) derivedBefore.set(known, derived);
  return derived;
}

async function checkEntries(found: Verification, entries: ReadonlyMap<string, Buffer>, base: Judged): Promise<void> {
  const [run, evidence] = [entries.get('run.json') as Buffer, entries.get('evidence.ndjson') as Buffer];
  const isAsItWas =
    run.equals(base.entries.get('run.json') as Buffer) &&
    evidence.equals(base.entries.get('evidence.ndjson') as Buffer);
  const assembled = isAsItWas ? base.assembled : await assemble(parseRecord(run), parseEvidence(evidence));
  const { result, problems } = assembled;
  assert.deepEqual(problems, [], 'evidence that no run can leave behind');
  const told = JSON.parse((entries.get('verdict.json') as Buffer).toString());
  assert.deepEqual([found.verdict, told.verdict], [result.verdict.verdict, result.verdict.verdict], 'verdict');
  const signed = found.signatures.length > 0;
  const derived = derivedOf(base, assembled, entries.has(CHALLENGE), signed);
  const names = new Set([...derived.keys(), ATTESTATION, ...(entries.has(CHALLENGE) ? [CHALLENGE] : [])]);
  assert.deepEqual([...entries.keys()].sort(), [...names].sort(), 'names of entries');
  for (const [name, bytes] of derived)
    assert.ok(entries.get(name)?.equals(bytes), `${name} is not what the evidence gives`);
}

/** Checks that an answer is true of the submission. @throws {assert.AssertionError} */
export async function checkVerification(
  zip: Buffer,
  found: Verification,
  base: Judged,
  trusted: Trusted,
): Promise<void> {
  checkWords(found);
  if (!found.consistent) {
    assert.ok(found.reasons.length > 0, 'refused without a reason');
    const { genuine, verdict, level, run, unmet } = found;
    assert.deepEqual(
      { genuine, verdict, level, run, unmet },
      { genuine: false, verdict: null, level: 0, run: null, unmet: [] },
    );
    return;
  }
  const entries = await readAnyZip(zip);
  checkSeals(found, entries, trusted);
  await checkEntries(found, entries, base);
}
