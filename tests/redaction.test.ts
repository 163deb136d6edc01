/** Tags that agree between the processes of one run and tell nothing to who guesses; secrets in every encoding. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Redactor, tagKey } from '../wire/redaction.ts';
import { moduleAt } from './support/certify.ts';

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

test('another process with the same secret and seed gives the same tags', () => {
  const module = moduleAt('wire/redaction');
  const script = `import { Redactor, tagKey } from '${module}';
    const redactor = new Redactor(tagKey('${SECRET}', 'c0ffee'));
    console.log(redactor.tag('${SECRET}'), redactor.tag('${TOKEN}'));`;
  const args = ['--input-type=module', '--eval', script];
  assert.deepEqual(execFileSync(process.execPath, args).toString().trim().split(' '), tagsOf(SECRET, 'c0ffee'));
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

const SIGNS = 'p@ss "word" +/=é';
const escaped = (text: string, each: (code: number) => string) =>
  Array.from(text, (c) => each(c.charCodeAt(0))).join('');
const bytewise = (text: string, each: (byte: number) => string) => Array.from(Buffer.from(text), each).join('');
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Ways to write a secret in text, of which each is undone by any reader of that kind of text. */
const WRITTEN: Readonly<Record<string, string>> = {
  raw: SIGNS,
  'URL-encoded': encodeURIComponent(SIGNS),
  'form-encoded': new URLSearchParams([['', SIGNS]]).toString().slice(1),
  'percent-encoded to the last letter': bytewise(SIGNS, (byte) => `%${hex(byte)}`),
  'in capitals': bytewise(SIGNS, (byte) => `%${hex(byte).toUpperCase()}`),
  JSON: JSON.stringify(SIGNS).slice(1, -1),
  'JSON in JSON': JSON.stringify(JSON.stringify(SIGNS)).slice(3, -3),
  'JSON with an escape for every letter': escaped(SIGNS, (code) => `\\u00${hex(code)}`),
  'decimal entities': escaped(SIGNS, (code) => `&#00${code};`),
  'hexadecimal entities': escaped(SIGNS, (code) => `&#x${code.toString(16).toUpperCase()};`),
  'named entities': 'p&commat;ss &quot;word&quot; &plus;&sol;&equals;&eacute;',
  base64: Buffer.from(SIGNS).toString('base64').replace(/=+$/, ''),
  hexadecimal: Buffer.from(SIGNS).toString('hex'),
  'hexadecimal in capitals': Buffer.from(SIGNS).toString('hex').toUpperCase(),
};

for (const [how, form] of Object.entries(WRITTEN)) {
  test(`a secret is replaced where it is written as ${how}, and only where redaction is on`, () => {
    const on = new Redactor(tagKey(SECRET, 'c0ffee'));
    const off = new Redactor(tagKey(SECRET, 'c0ffee'), { enabled: false });
    for (const redactor of [on, off]) redactor.add(SIGNS, '<client_secret>');
    assert.equal(on.clean(`a ${form} b`), 'a <client_secret> b');
    assert.equal(off.clean(`a ${form} b`), `a ${form} b`);
    assert.deepEqual(off.values(), [SIGNS]);
  });
}
