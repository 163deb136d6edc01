/** Zips that different readers read differently: none is read at all. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { crc32, deflateRawSync } from 'node:zlib';
import { ATTESTATION, attest } from '../../submission/attestation.ts';
import { BLANK_COMMENT, withDigest } from '../../submission/layout.ts';
import { packEntries } from '../../submission/pack.ts';
import { problem } from '../../submission/problems.ts';
import { sampleResult } from '../sample-result.ts';
import { entriesOf, runAgainstMock, verifyZip } from '../support/submission.ts';
import { assertTold } from '../support/told.ts';
import { editedZip, packed, stored } from '../support/zips.ts';

const END = 22;
const CENTRAL = 46;
const hello = Buffer.from('hello');

let entries: Map<string, Buffer>;
let zip: Buffer;
let other: Buffer;

before(async () => {
  const run = await runAgainstMock({ context: { claims: ['token-json'] }, only: (id) => /SUCCESS-STATUS$/.test(id) });
  entries = await entriesOf(run);
  zip = await packEntries(entries);
  other = await packEntries(new Map(entries).set('README.txt', hello));
});

function partsOf(of: Buffer) {
  const end = of.length - END - BLANK_COMMENT.length;
  const central = of.readUInt32LE(end + 16);
  const [local, directory] = [of.subarray(0, central), of.subarray(central, end)];
  return { local, directory, end: of.subarray(end), central, at: end };
}

function moved(directory: Buffer, by: number): Buffer {
  const copy = Buffer.from(directory);
  for (let at = 0; at < copy.length; at += CENTRAL + copy.readUInt16LE(at + 28)) {
    copy.writeUInt32LE(copy.readUInt32LE(at + 42) + by, at + 42);
  }
  return copy;
}

function ending(end: Buffer, change: { offset?: number; size?: number; count?: number; comment?: number }): Buffer {
  const copy = Buffer.from(end);
  const { offset, size, count, comment } = change;
  if (count !== undefined) for (const at of [8, 10]) copy.writeUInt16LE(count, at);
  if (size !== undefined) copy.writeUInt32LE(size, 12);
  if (offset !== undefined) copy.writeUInt32LE(offset, 16);
  if (comment !== undefined) copy.writeUInt16LE(comment, 20);
  return copy;
}

function behind(front: Buffer, of = zip): Buffer {
  const { local, directory, end, central } = partsOf(of);
  return withDigest(
    Buffer.concat([front, local, moved(directory, front.length), ending(end, { offset: central + front.length })]),
  );
}

function localEntry(name: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(30);
  const data = deflateRawSync(bytes);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(bytes), 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(bytes.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
}

function commented(text: Buffer): Buffer {
  const { local, directory, end } = partsOf(zip);
  const [numbers, seal] = [end.subarray(0, END), end.subarray(END)];
  const comment = ending(numbers, { comment: text.length + seal.length });
  return withDigest(Buffer.concat([local, directory, comment, text, seal]));
}

/** The 64-bit end and its locator, which a reader finds before the usual end. */
function zip64(change: (end64: Buffer) => void, usual: Parameters<typeof ending>[1]): Buffer {
  const { local, directory, end, at } = partsOf(zip);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE(45, 12);
  end64.writeUInt16LE(45, 14);
  for (const place of [24, 32]) end64.writeBigUInt64LE(BigInt(entries.size), place);
  end64.writeBigUInt64LE(BigInt(directory.length), 40);
  end64.writeBigUInt64LE(BigInt(local.length), 48);
  change(end64);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at), 8);
  locator.writeUInt32LE(1, 16);
  return withDigest(Buffer.concat([local, directory, end64, locator, ending(end, usual)]));
}

/** The directory with one record more, which names an entry that stands there already. */
function withRecord(name: string, edit: (record: Buffer) => void = () => undefined): Buffer {
  const { local, directory, end } = partsOf(zip);
  const first = directory.subarray(0, CENTRAL);
  const record = Buffer.concat([first, Buffer.from(name)]);
  record.writeUInt16LE(name.length, 28);
  edit(record);
  const whole = Buffer.concat([directory, record]);
  const changed = ending(end, { size: whole.length, count: entries.size + 1 });
  return withDigest(Buffer.concat([local, whole, changed]));
}

/** The zip with another number of entries in its end. */
const counting = (count: number) =>
  editedZip(zip, (copy, _central, at) => {
    for (const place of [8, 10]) copy.writeUInt16LE(count, at + place);
  });

const ATTACKS: Readonly<Record<string, () => Buffer>> = {
  'a programme in front': () => withDigest(Buffer.concat([Buffer.from('MZ\u0090\u0000'), zip])),
  'a programme in front, offsets put right': () => behind(Buffer.from('MZ\u0090\u0000')),
  'a page in front': () => behind(Buffer.from('<!doctype html><script>alert(1)</script><!--')),
  'a document in front': () => behind(Buffer.from('%PDF-1.7\n')),
  'an entry in front that no directory names': () => behind(localEntry('README.txt', hello)),
  'another submission in front': () => behind(other),
  'something behind': () => Buffer.concat([zip, hello]),
  'something behind, packed again': () => withDigest(Buffer.concat([zip, Buffer.alloc(64, 0x30)])),
  'another submission behind': () => Buffer.concat([zip, other]),
  'another submission behind, offsets put right': () => behind(zip, other),
  'a comment of its own': () => commented(Buffer.from('certified by the provider ')),
  'an end within the comment': () => commented(partsOf(other).end.subarray(0, END)),
  'a whole zip within the comment': () => commented(packed(new Map([['a.txt', hello]]))),
  'two ends, the first with the entries': () => {
    const { local, directory, end } = partsOf(zip);
    const none = ending(end, { count: 0, size: 0, offset: local.length + directory.length + end.length });
    return withDigest(Buffer.concat([local, directory, end, none]));
  },
  'two ends, the last with the entries': () => {
    const { local, directory, end } = partsOf(zip);
    const none = ending(end, { count: 0, size: 0 });
    return withDigest(Buffer.concat([local, directory, none, end]));
  },
  'a directory that stands twice': () => {
    const { local, directory, end } = partsOf(zip);
    const offset = local.length + directory.length;
    return withDigest(Buffer.concat([local, directory, directory, ending(end, { offset })]));
  },
  'fewer entries counted than there are': () => counting(entries.size - 1),
  'more entries counted than there are': () => counting(entries.size + 1),
  'another disk': () => editedZip(zip, (copy, _central, at) => copy.writeUInt16LE(1, at + 4)),
  '64-bit numbers that say the same': () => zip64(() => undefined, { count: 0xffff, offset: 0xffffffff }),
  '64-bit numbers beside usual ones': () => zip64(() => undefined, {}),
  '64-bit numbers of no entries': () =>
    zip64(
      (end) => {
        for (const at of [24, 32, 40]) end.writeBigUInt64LE(0n, at);
      },
      { count: 0xffff },
    ),
  '64-bit numbers beyond all memory': () => zip64((end) => end.writeBigUInt64LE(2n ** 62n, 48), { offset: 0xffffffff }),
  '64-bit counts beyond all memory': () =>
    zip64(
      (end) => {
        for (const at of [24, 32]) end.writeBigUInt64LE(2n ** 63n, at);
      },
      { count: 0xffff },
    ),
  'a 64-bit size in one record': () => withRecord('z', (record) => record.writeUInt32LE(0xffffffff, 24)),
  'two names for one entry': () => withRecord('zz-report.html'),
  'an entry that begins within another': () => withRecord('zz', (record) => record.writeUInt32LE(10, 42)),
  'an entry that is the directory itself': () =>
    withRecord('zz', (record) => record.writeUInt32LE(partsOf(zip).central, 42)),
  'an entry that reaches over the next one': () =>
    editedZip(zip, (copy, central) => {
      for (const at of [18, central + 20]) copy.writeUInt32LE(copy.readUInt32LE(at) + 400, at);
    }),
  'an entry whose bytes follow its sizes': () =>
    editedZip(zip, (copy, central) => {
      for (const at of [6, central + 8]) copy.writeUInt16LE(copy.readUInt16LE(at) | 8, at);
    }),
  'an entry that is not compressed': () =>
    editedZip(zip, (copy, central) => {
      for (const at of [8, central + 10]) copy.writeUInt16LE(0, at);
    }),
  'bytes that belong to no entry': () => {
    const { local, directory, end, central } = partsOf(zip);
    return withDigest(Buffer.concat([local, hello, directory, ending(end, { offset: central + hello.length })]));
  },
  'a name that another field gives': () => {
    // The field 0x7075 names an entry again for readers that know it (APPNOTE 4.6.9).
    const { local, directory, end } = partsOf(zip);
    const field = Buffer.concat([Buffer.from('7570060001', 'hex'), Buffer.alloc(4), Buffer.from('x')]);
    const length = CENTRAL + directory.readUInt16LE(28);
    const first = Buffer.concat([directory.subarray(0, length), field]);
    first.writeUInt16LE(field.length, 30);
    const whole = Buffer.concat([first, directory.subarray(length)]);
    return withDigest(Buffer.concat([local, whole, ending(end, { size: whole.length })]));
  },
};

describe('a zip that can be read in two ways is no submission:', () => {
  test('what is made by hand is otherwise what is packed', async () => {
    assert.ok(
      behind(Buffer.alloc(0)).equals(zip) && commented(Buffer.alloc(0)).equals(zip) && packed(entries).equals(zip),
    );
    assert.deepEqual((await verifyZip(zip)).reasons, []);
  });
  for (const [what, make] of Object.entries(ATTACKS)) {
    test(what, async () => {
      const found = await verifyZip(make());
      assert.deepEqual([found.consistent, found.genuine, found.verdict, found.run], [false, false, null, null]);
      assert.match(found.problems.map(({ code }) => code).join(), /^(zip\.[a-z-]+|entry\.too-large)$/);
    });
  }
});

describe('entries that are called as every object is inside', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'run.json/__proto__', '__proto__.json']) {
    test(`${name}: attested and all, it does not belong in a submission`, async () => {
      const found = await verifyZip(packed(entries, stored(name, Buffer.from('{"consistent":true,"level":1}'))));
      assert.deepEqual(found.problems, [problem('file.not-declared', { file: name })]);
      const all = new Map(entries).set(name, hello);
      all.delete(ATTESTATION);
      const forged = await packEntries(all.set(ATTESTATION, attest(all, sampleResult(), null)));
      const attested = await verifyZip(forged);
      assert.deepEqual([attested.consistent, attested.level], [false, 0]);
      assertTold(attested.problems, { code: 'file.strange', file: name });
      assert.deepEqual(Object.keys({}), []);
      assert.equal(({} as { consistent?: unknown }).consistent, undefined);
    });
  }
});
