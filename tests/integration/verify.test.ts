/** Verification accepts genuine submissions and notices every change. */
import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import type { Override } from '../../mock/behaviour.ts';
import { emptyReply } from '../../mock/reply.ts';
import { assemble } from '../../submission/assemble.ts';
import { ATTESTATION } from '../../submission/attestation.ts';
import { envelopeOf, keyId, open, preAuthEncoding } from '../../submission/dsse.ts';
import { layOut, type StoredEntry } from '../../submission/layout.ts';
import { packEntries } from '../../submission/pack.ts';
import { problem } from '../../submission/problems.ts';
import { overrideOf } from '../support/faults.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import {
  ANYBODY,
  entriesOf,
  type Run,
  reattested,
  runAgainstMock,
  verifyEntries,
  verifyZip,
} from '../support/submission.ts';
import { editedZip, foreignZip, packed as packedWith, stored, withoutDigest } from '../support/zips.ts';

const FEW = { claims: ['token-form', 'no-show'] } as const;

let run: Run;
let entries: Map<string, Buffer>;
let zip: Buffer;
let keys: { publicKey: KeyObject; privateKey: KeyObject };

before(async () => {
  run = await runAgainstMock({ context: FEW });
  entries = await entriesOf(run);
  zip = await packEntries(entries);
  keys = generateKeyPairSync('ed25519');
});

const trusting = (...trusted: KeyObject[]) => ({ trusted: new Set(trusted.map(keyId)), signature: false });

describe('a genuine submission', () => {
  test('is accepted and certified, unsigned and of level 0', async () => {
    const found = await verifyZip(zip);
    assert.deepEqual(found.reasons, []);
    assert.equal(found.verdict, 'certified');
    assert.deepEqual([found.consistent, found.genuine, found.level], [true, null, 0], 'nobody can tell more of it');
    assert.deepEqual([found.signatures, found.suiteMatches], [[], true]);
  });
  test('lists what failed before what could not be judged', async () => {
    const down: Override = {
      answer: (next) => async (ctx) => (ctx.mock.requests > 150 ? emptyReply(503) : next(ctx)),
    };
    const strings = overrideOf('token-form.lifetime-as-string');
    const failing = await runAgainstMock({ context: FEW, faults: [strings, down] });
    const { unmet } = await verifyEntries(await entriesOf(failing));
    const outcomes = unmet.map((line) => /^\S+ (failed|inconclusive)/.exec(line)?.[1]);
    assert.deepEqual([...new Set(outcomes)], ['failed', 'inconclusive']);
    assert.deepEqual(outcomes, outcomes.toSorted());
  });
  test('is packed to the same bytes again', async () => {
    assert.ok((await packEntries(await entriesOf(run))).equals(zip));
  });
  test('names its signer, known or not', async () => {
    const signed = await entriesOf(run, { key: keys.privateKey });
    const unknown = await verifyEntries(signed);
    assert.deepEqual(unknown.signatures, [{ keyId: keyId(keys.publicKey), valid: true, trusted: false }]);
    assert.equal(unknown.consistent, true);
    const known = await verifyEntries(signed, { ...trusting(keys.publicKey), signature: true });
    assert.deepEqual([known.consistent, known.signatures[0]?.trusted], [true, true]);
  });
  test('without a trusted signature is refused where one is required', async () => {
    const unsigned = await verifyEntries(entries, { ...trusting(keys.publicKey), signature: true });
    assertReported(unsigned.problems, 'attestation.unsigned');
    const other = generateKeyPairSync('ed25519');
    const foreign = await entriesOf(run, { key: other.privateKey });
    const found = await verifyEntries(foreign, { ...trusting(keys.publicKey), signature: true });
    assertReported(found.problems, 'attestation.untrusted');
  });
});

describe('a result that was assembled before', () => {
  /** A problem of its own shows whether it was taken. */
  const TAKEN = problem('exchange.unused', { id: 'taken' });
  const known = async (other: Partial<Run> = {}) => {
    const { result } = await assemble(other.record ?? run.record, other.exchanges ?? run.exchanges);
    return { result, problems: [TAKEN] };
  };
  test('is taken where the zip holds the very bytes that it was assembled from', async () => {
    assert.deepEqual((await verifyZip(zip, ANYBODY, await known())).problems, [TAKEN]);
  });
  test('is left where a single exchange, or the record, is another one', async () => {
    const [first, ...rest] = run.exchanges as [Exchange, ...Exchange[]];
    const slower = { ...first, durationMs: first.durationMs + 1 };
    const record = { ...run.record, attempts: 2 };
    for (const other of [await known({ exchanges: [slower, ...rest] }), await known({ record })]) {
      const found = await verifyZip(zip, ANYBODY, other);
      assert.deepEqual([found.reasons, found.verdict], [[], 'certified']);
    }
  });
  test('does not stand in for the other checks of the zip', async () => {
    const own = { ...(await known()), problems: [] };
    const edited = await reattested(new Map(entries).set('junit.xml', Buffer.from('<testsuites/>')));
    const found = await verifyZip(await packEntries(edited), ANYBODY, own);
    assert.deepEqual(found.problems, [problem('file.other', { file: 'junit.xml' })]);
    const changed = await verifyZip(await packEntries(new Map(entries).set('junit.xml', hello)), ANYBODY, own);
    assertReported(changed.problems, { code: 'file.changed', file: 'junit.xml' });
  });
});

describe('a signature', () => {
  test('covers type and payload as DSSE lays them out', () => {
    // The example of the DSSE protocol, version 1.0.2.
    const encoded = preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world'));
    assert.equal(encoded.toString(), 'DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  });
  test('taken off leaves a README that says it was there', async () => {
    const signed = await entriesOf(run, { key: keys.privateKey });
    const { payloadType, payload } = open(signed.get(ATTESTATION) as Buffer, ATTESTATION);
    signed.set(ATTESTATION, envelopeOf(payloadType, payload, null));
    assertReported((await verifyEntries(signed)).problems, { code: 'file.other', file: 'README.txt' });
  });
  test('of a higher level than the run reached is no help', async () => {
    const { payloadType, payload } = open(entries.get(ATTESTATION) as Buffer, ATTESTATION);
    const raised = Buffer.from(payload.toString().replace('"level":0', '"level":3'));
    const forged = new Map(entries).set(ATTESTATION, envelopeOf(payloadType, raised, keys.privateKey));
    forged.set('README.txt', entries.get('README.txt') as Buffer);
    assert.equal((await verifyEntries(forged)).genuine, false);
  });
});

const packed = (...extra: StoredEntry[]) => packedWith(entries, ...extra);
const hello = Buffer.from('hello');

describe('a zip made by hand', () => {
  const refuses = (title: string, why: Expected, make: () => Buffer) =>
    test(title, async () => {
      const found = await verifyZip(make());
      assert.equal(found.genuine, false);
      assertReported(found.problems, why);
    });
  test('the layout made by hand is the one that is packed', () => assert.ok(packed().equals(zip)));
  const strange: Readonly<Record<string, string>> = {
    ...{
      'a name twice but for its case': 'JUnit.xml',
      'a path that leads out': '../run.json',
      'a drive': 'C:/run.json',
    },
    ...{
      'an absolute path': '/etc/hosts',
      'a backslash': '..\\run.json',
      'a folder': 'notes/',
      'a nested zip': 'more.zip',
      'a name that every object has': '__proto__',
    },
  };
  for (const [title, file] of Object.entries(strange))
    refuses(title, 'file.not-declared', () => packed(stored(file, zip)));
  refuses('a name twice', 'zip.other-layout', () => packed(stored('junit.xml', hello)));
  refuses('a bomb that says its size', { code: 'entry.too-large', bytes: 67_108_865 }, () =>
    packed(stored('bomb', hello, { size: 64 * 2 ** 20 + 1 })),
  );
  refuses('a bomb that lies about its size', 'entry.not-inflated', () =>
    packed(stored('bomb', Buffer.alloc(2 ** 24), { size: 1000 })),
  );
  refuses('many small bombs', 'zip.too-large', () =>
    packed(...[1, 2, 3, 4, 5].map((n) => stored(`bomb${n}`, hello, { size: 60 * 2 ** 20 }))),
  );
  refuses('too many entries', 'zip.too-many-entries', () =>
    packed(...Array.from({ length: 3000 - entries.size + 1 }, (_, n) => stored(`many/${n}`, hello))),
  );
  refuses('a wrong checksum', 'entry.other-checksum', () => packed(stored('x', hello, { crc32: 1 })));
  refuses('a larger size than there is', 'entry.other-size', () => packed(stored('x', hello, { size: 9 })));
  refuses('entries out of order', 'zip.other-layout', () =>
    layOut([...entries].reverse().map(([name, bytes]) => stored(name, bytes))),
  );
  const edits: Readonly<Record<string, (copy: Buffer, central: number) => unknown>> = {
    'a symbolic link': (copy, at) => copy.writeUInt32LE((0o120777 << 16) >>> 0, at + 38),
    'a device': (copy, at) => copy.writeUInt32LE((0o020666 << 16) >>> 0, at + 38),
    'a file that does not say that it is one': (copy, at) => copy.writeUInt32LE((0o600 << 16) >>> 0, at + 38),
    'an encrypted entry': (copy, at) => copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 1, at + 8),
    'another time in a local header only': (copy) => copy.writeUInt16LE(1, 10),
    'another name in a local header only': (copy) => copy.writeUInt8(0x41, 30),
  };
  for (const [title, edit] of Object.entries(edits)) refuses(title, 'zip.other-layout', () => editedZip(zip, edit));
  refuses('no zip at all', 'zip.unreadable', () => hello);
});

describe('a zip that another program packed', () => {
  const reported = async (listed: Iterable<readonly [string, Buffer]>) => {
    const { consistent, genuine, problems } = await verifyZip(foreignZip(listed));
    assert.deepEqual([consistent, genuine], [false, false]);
    return problems;
  };
  const inFolder = () => [...entries].map(([name, bytes]) => [`submission/${name}`, bytes] as const);
  test('is told from a forged one where all its files are as they were', async () => {
    const expected = [problem('zip.repacked', { files: entries.size })];
    const folder = ['allure-results/', Buffer.alloc(0)] as const;
    assert.deepEqual(await reported([folder, ...[...entries].reverse()]), expected);
  });
  test('may have a folder around its files, and what a Mac or Windows puts beside them', async () => {
    const stray = ['.DS_Store', '__MACOSX/submission/._run.json', 'submission/Thumbs.db', 'submission/._run.json'];
    const found = await reported([...stray.map((name) => [name, hello] as const), ...inFolder()]);
    assert.deepEqual(found, [problem('zip.repacked', { files: entries.size })]);
    const separated = inFolder().map(([name, bytes]) => [name.replaceAll('/', '\\'), bytes] as const);
    assert.deepEqual(await reported(separated), [problem('zip.repacked', { files: entries.size })]);
  });
  test('names each file that was changed, added or left out', async () => {
    const edited = new Map<string, Buffer>(inFolder());
    edited.set('submission/verdict.json', hello).set('notes.txt', hello).delete('submission/junit.xml');
    assert.deepEqual(await reported(edited), [
      problem('file.not-declared', { file: 'notes.txt' }),
      problem('file.changed', { file: 'verdict.json' }),
      problem('file.missing', { file: 'junit.xml' }),
      problem('zip.other-layout'),
    ]);
    assertReported(await reported(new Map(entries).set(ATTESTATION, hello)), 'envelope.none');
  });
  test('names the submission that it holds', async () => {
    const found = await reported([['certification/submission.zip', zip]]);
    assert.deepEqual(found, [problem('zip.holds-zip', { file: 'certification/submission.zip' })]);
    assert.deepEqual(await reported([['run.json', hello]]), [problem('attestation.missing')]);
  });
  test('is not inflated beyond its limits', async () => {
    const bomb = (size: number) => layOut([stored('attestation.dsse.json', Buffer.alloc(2 ** 24), { size })]);
    for (const [size, code] of [
      [1000, 'entry.not-inflated'],
      [2 ** 24, 'entry.too-large'],
    ] as const)
      assertReported((await verifyZip(withoutDigest(bomb(size)))).problems, code);
  });
});
