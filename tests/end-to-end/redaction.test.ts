/** Tags that agree between the processes of one run, and reveal nothing to somebody who tries secrets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Redactor, tagKey } from '../../wire/redaction.ts';

const SECRET = 'a-client-secret';
const TOKEN = 'an-access-token';
const tagsOf = (secret: string, seed: string) => {
  const redactor = new Redactor(tagKey(secret, seed));
  return [redactor.tag(SECRET), redactor.tag(TOKEN)];
};

// Python: hashlib.scrypt(b'a-client-secret', salt=b'c0ffee', n=2**15, r=8, p=1, maxmem=2**26, dklen=32)
const KEY = 'c01d0a30f091210aceec1274cedbd2f7b3a3a1e0d0fb4b10b2746126aaf2eb48';

test('the key is the scrypt of secret and seed, as others compute it', () => {
  assert.equal(tagKey(SECRET, 'c0ffee').toString('hex'), KEY);
  assert.equal(new Redactor(Buffer.from(KEY, 'hex')).tag(SECRET), '8f892cc7');
});

test('another seed or another secret gives other tags', () => {
  const [tags, otherSeed, otherSecret] = [
    tagsOf(SECRET, 'c0ffee'),
    tagsOf(SECRET, 'c0ffef'),
    tagsOf('b-client-secret', 'c0ffee'),
  ];
  assert.equal(new Set([...tags, ...otherSeed, ...otherSecret]).size, 6);
  for (const tag of tags) assert.match(tag, /^[0-9a-f]{8}$/);
});

test('the key is computed once in a process; secret and seed cannot be moved into one another', () => {
  assert.equal(tagKey(SECRET, 'c0ffee'), tagKey(SECRET, 'c0ffee'));
  assert.notDeepEqual(tagKey('a-secretc0', 'ffee'), tagKey('a-secret', 'c0ffee'));
});

test('secrets stay if redaction is off, and the final scan still knows them', () => {
  const [on, off] = [true, false].map((enabled) => new Redactor(tagKey(SECRET, 'c0ffee'), { enabled }));
  for (const redactor of [on, off]) redactor?.add(SECRET, '<client_secret>');
  assert.equal(on?.clean(`a ${SECRET} b`), 'a <client_secret> b');
  assert.equal(off?.clean(`a ${SECRET} b`), `a ${SECRET} b`);
  assert.deepEqual(off?.values(), [SECRET]);
});
