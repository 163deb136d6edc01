/** What must hold of every answer of `verifySubmission`, established by other means. */
import assert from 'node:assert/strict';
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { onceOf } from '../../../cases/once.ts';
import { sceneNamed } from '../../../client/scenes/index.ts';
import { sceneFile } from '../../../client/scenes/values.ts';
import type { Exchange } from '../../../contract/evidence.ts';
import type { Scene } from '../../../contract/scene.ts';
import { visibleJson } from '../../../contract/visible.ts';
import { inALine, inFull } from '../../../scripts/verify/lines.ts';
import type { Assembled } from '../../../submission/assemble.ts';
import { ATTESTATION, CHALLENGE } from '../../../submission/attestation.ts';
import { derivedEntries, type Vouchers } from '../../../submission/entries.ts';
import { readZip } from '../../../submission/read.ts';
import type { RunRecord, VerdictFile } from '../../../submission/result.ts';
import type { Verification } from '../../../submission/verify/verification.ts';
import type { Base } from './bases.ts';
import { assembledOnce, writers } from './shared.ts';
import { zipOf } from './zips.ts';

/** An honest submission that was judged before. */
export interface Judged extends Base {
  readonly assembled: Assembled;
}

/** Whose keys are trusted for what. */
export interface Trusted {
  readonly party: KeyObject;
  readonly issuer: KeyObject;
  readonly witness: KeyObject;
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

const parsedOnce = onceOf((bytes: Buffer) => JSON.parse(bytes.toString()));
const jsonIn = (entries: ReadonlyMap<string, Buffer>, name: string) => parsedOnce(entries.get(name) as Buffer);
const linesOf = onceOf((bytes: Buffer): Exchange[] =>
  bytes
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line)),
);
const callsIn = (entries: ReadonlyMap<string, Buffer>) => linesOf(entries.get('evidence.ndjson') as Buffer);

/** Whether a client's calls follow from its seed: each accepted report has a mark, as have scenes that accept all. */
function isBound({ context, client }: RunRecord, calls: readonly Exchange[]): boolean {
  const accepted = calls.filter(
    ({ request, reply }) =>
      !request.operation.startsWith('token') && reply && reply.status >= 200 && reply.status < 300,
  );
  const holdsMark = ({ received, request }: Exchange) => {
    const { stays = [] } = sceneFile(context, sceneNamed(received?.scene ?? '') as Scene) ?? {};
    return stays.some(({ folio }) => (request.body?.text ?? '').includes(folio.replace('F-', '')));
  };
  const due = client?.plays.map(({ scene }) => sceneNamed(scene)).filter((scene) => scene?.allReported) ?? [];
  const isIn = (name: string) => accepted.some(({ received }) => received?.scene === name);
  return accepted.length > 0 && accepted.every(holdsMark) && due.every((scene) => isIn(scene?.name ?? ''));
}

/** The level of a run with known vouchers. */
function levelOf(run: RunRecord, calls: readonly Exchange[], challenged: boolean, witnessed: boolean): number {
  if (run.client?.answeredBy === 'har') return 0;
  if (witnessed && run.client?.answeredBy !== 'upstream') return 3;
  return challenged && (!run.client || isBound(run, calls)) ? 1 : 0;
}

function checkSignatures(
  found: Verification,
  entries: ReadonlyMap<string, Buffer>,
  { party, issuer, witness }: Trusted,
  base: Base,
): void {
  const { signers, payload } = signersOf(entries.get(ATTESTATION) as Buffer);
  const known = [idOf(party), idOf(witness)];
  const reported = signers.map((keyId) => ({ keyId, valid: true, trusted: known.includes(keyId) }));
  assert.deepEqual(found.signatures, reported, 'signatures');
  const statement = JSON.parse(payload.toString());
  const declared = statement.subject.map(
    ({ name, digest }: { name: string; digest: { sha256: string } }) => `${name} ${digest.sha256}`,
  );
  const held = [...entries].filter(([name]) => name !== ATTESTATION).map(([name, bytes]) => `${name} ${sha256(bytes)}`);
  assert.deepEqual(declared, held.sort(), 'the digests of the statement');
  const challenge = entries.get(CHALLENGE);
  const [run, calls] = [jsonIn(entries, 'run.json') as RunRecord, callsIn(entries)];
  const mayCount = challenge !== undefined && signersOf(challenge).signers.every((id) => id === idOf(issuer));
  const { verdict, witnessed = false, level } = statement.predicate;
  const due = levelOf(run, calls, mayCount, witnessed && signers.includes(idOf(witness)));
  assert.equal(found.level, due, 'level');
  assert.equal(found.genuine, due > 0 ? true : null, 'genuine');
  assert.deepEqual([verdict, level], [found.verdict, levelOf(run, calls, challenge !== undefined, witnessed)]);
  const same = (name: string) => entries.get(name)?.equals(base.entries.get(name) as Buffer);
  assert.ok(due < 3 || (same('run.json') && same('evidence.ndjson')), 'a witness vouches for what it has not seen');
  if (!challenge) return;
  const { clientId, validFrom, validUntil } = JSON.parse(signersOf(challenge).payload.toString());
  assert.equal(run.context.seed, sha256(challenge).slice(0, 32), 'the seed comes from the challenge');
  assert.equal(run.context.clientId, clientId, 'the client is the one that was challenged');
  assert.ok(
    validFrom <= run.times.startedAt && run.times.endedAt <= validUntil,
    'the run lies within the time of the challenge',
  );
}

const derivedBefore = new Map<string, Map<string, Buffer>>();

function derivedOf(base: Judged, { result }: Assembled, vouchers: Vouchers): Map<string, Buffer> {
  const isHonest = result === base.assembled.result;
  const known = `${base.name} ${JSON.stringify(vouchers)}`;
  const derived = (isHonest && derivedBefore.get(known)) || derivedEntries(result, vouchers, writers);
  if (isHonest) derivedBefore.set(known, derived);
  return derived;
}

async function checkEntries(found: Verification, entries: ReadonlyMap<string, Buffer>, base: Judged): Promise<void> {
  const [run, evidence] = [entries.get('run.json') as Buffer, entries.get('evidence.ndjson') as Buffer];
  const isAsItWas =
    run.equals(base.entries.get('run.json') as Buffer) &&
    evidence.equals(base.entries.get('evidence.ndjson') as Buffer);
  const assembled = isAsItWas ? base.assembled : await assembledOnce(run, evidence);
  const { result, problems } = assembled;
  assert.deepEqual(problems, [], 'evidence that no run can leave behind');
  const reported = jsonIn(entries, 'verdict.json') as VerdictFile;
  assert.deepEqual([found.verdict, reported.verdict], [result.verdict.verdict, result.verdict.verdict], 'verdict');
  const signed = found.signatures.length > 0;
  const { witnessed = false } = JSON.parse(signersOf(entries.get(ATTESTATION) as Buffer).payload.toString()).predicate;
  const derived = derivedOf(base, assembled, { challenge: entries.has(CHALLENGE), signed, witnessed });
  const names = new Set([...derived.keys(), ATTESTATION, ...(entries.has(CHALLENGE) ? [CHALLENGE] : [])]);
  assert.deepEqual([...entries.keys()].sort(), [...names].sort(), 'names of entries');
  for (const [name, bytes] of derived)
    assert.ok(entries.get(name)?.equals(bytes), `${name} is not what the evidence gives`);
}

/** The verdict, the causes and the counts of these outcomes, and the facts about the run beside them. */
function checkShown(found: Verification, entries: ReadonlyMap<string, Buffer>): void {
  const { verdict, requirements, ...facts } = jsonIn(entries, 'verdict.json') as VerdictFile;
  const { context, times, stopped, whole, attempts, client } = jsonIn(entries, 'run.json') as RunRecord;
  assert.deepEqual(found.run, facts, 'what is told of the run');
  const { subject, target, claims, product } = context;
  const shown = { subject, target, claims, product, times, stopped };
  assert.deepEqual(shown, Object.fromEntries(Object.keys(shown).map((name) => [name, facts[name as 'subject']])));
  assert.deepEqual(found.hotels, context.values.hotels, 'hotels');
  const answered = client?.answeredBy ?? (target.embedded ? 'mock' : target.environment);
  assert.equal(found.answeredBy, answered, 'who answered');
  const repeats = (client?.plays ?? []).filter((play) => play.repeats > 0);
  assert.deepEqual(
    found.repeats,
    repeats.map(({ scene, repeats: times }) => ({ scene, repeats: times })),
  );
  const musts = requirements.filter(({ level }) => level === 'MUST').map(({ outcome }) => outcome);
  const isOpen = musts.includes('inconclusive') || !whole || attempts !== 1 || !musts.includes('passed');
  assert.equal(verdict === 'not-certified', musts.includes('failed'), 'failed');
  assert.ok(verdict !== 'certified' || !isOpen, 'certified with something left open');
  const outcomes = new Map(requirements.map(({ id, outcome }) => [id, outcome]));
  for (const [outcome, count] of Object.entries(facts.counts))
    assert.equal(requirements.filter((each) => each.outcome === outcome).length, count, outcome);
  const explained = facts.causes.flatMap((cause) => cause.instances.map((id) => `${id} ${cause.outcome}`));
  for (const each of explained)
    assert.equal(`${each.split(' ')[0]} ${outcomes.get(each.split(' ')[0] as string)}`, each);
  for (const [id, outcome] of outcomes) assert.ok(outcome !== 'failed' || explained.includes(`${id} failed`), id);
}

/** Each scene of a client closes with its last call; nobody else's recording goes through the whole plan. */
function checkScenes(entries: ReadonlyMap<string, Buffer>): void {
  const { client } = jsonIn(entries, 'run.json') as RunRecord;
  if (!client) return;
  const calls = callsIn(entries);
  for (const { scene, calls: count, lastReply } of client.plays) {
    const own = calls.filter(({ id }) => id.startsWith(`${scene}/`));
    assert.equal(own.length, count, `calls of ${scene}`);
    const due = lastReply && sha256(JSON.stringify(own.at(-1)?.reply));
    assert.equal(lastReply, due, `the end of ${scene}`);
  }
  assert.equal(client.drivenBy === 'elsewhere', client.answeredBy === 'har', 'who drove, and who answered');
  assert.equal(client.upstream !== undefined, client.answeredBy === 'upstream', 'where calls were passed on');
  assert.ok(client.answeredBy !== 'har' || client.plays.every(({ scene }) => scene === 'har'), 'a recording of scenes');
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
  const entries = await readZip(zip);
  // Nothing lies beside the entries, and no header has anything that another reader may interpret differently.
  assert.ok(zip.equals(zipOf(entries)), 'a zip that is not as the suite lays it out is taken');
  checkSignatures(found, entries, trusted, base);
  checkShown(found, entries);
  checkScenes(entries);
  await checkEntries(found, entries, base);
}
