/** Token requests that differ from a valid one, and what a secret or a token looks like on its way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Alteration, renderCall } from '../../cases/call.ts';
import { clientSecret, tokenForm } from '../../cases/calls.ts';
import { placeholder } from '../../cases/placeholder.ts';
import { basicOf, basicText, percentEncoded, renamed, withBasic } from '../../cases/token-requests.ts';
import { flawOf } from '../../contract/evidence.ts';
import { alter, basicCredentials } from '../../wire/alteration.ts';

const bases = { service: 'http://service.test', issuer: 'http://issuer.test' };
const bodyOf = (call: Parameters<typeof renderCall>[0]) => String(renderCall(call, bases, () => 's%C3%A9').body);
const decoded = (text: string) => Buffer.from(text, 'base64').toString();

test('percent-encodes what is no secret, and leaves the secret as the form wants it', () => {
  assert.equal(
    bodyOf(percentEncoded(tokenForm('id', clientSecret))),
    `grant_type=${'client_credentials'.replace(/./g, (c) => `%${c.charCodeAt(0).toString(16)}`)}&client_id=%69%64&client_secret=s%C3%A9`,
  );
});

test('renames the parameters of a form', () => {
  const call = renamed(tokenForm('id'), (name) => (name === 'client_id' ? 'client_id[]' : name));
  assert.match(String(bodyOf(call)), /&client_id%5B%5D=id&client_secret=/);
});

test('writes credentials for HTTP Basic as RFC 6749 §2.3.1 wants them', () => {
  assert.equal(decoded(basicText('a:b', 'ü +')), 'a%3Ab:%C3%BC+%2B');
  assert.equal(decoded(basicCredentials('ü', { clientId: 'a-', encoded: 'where-needed' })), 'a-:%C3%BC');
  assert.equal(decoded(basicCredentials('ü\n', { clientId: 'a', encoded: 'throughout' })), '%61:%C3%BC%0A');
});

test('a request with HTTP Basic names the secret and carries nothing else', () => {
  const call = withBasic(tokenForm('id'), basicOf('id', 'where-needed'));
  const { headers, body } = renderCall(call, bases, (ref) => placeholder(ref, '0a1b2c3d'));
  assert.equal(String(body), 'grant_type=client_credentials');
  const [, value] = headers.find(([name]) => name === 'Authorization') ?? [];
  assert.equal(value, 'Basic <client_secret:0a1b2c3d basic-where-needed>');
});

test('alters a secret as a careless comparison would overlook', () => {
  const table: readonly (readonly [Alteration, string, string])[] = [
    ['lengthened', 'abc', `abc${'x'.repeat(97)}`],
    ['lengthened', 'y'.repeat(100), `${'y'.repeat(100)}x`],
    ['preceded', 'abc', 'xabc'],
    ['nul-ended', 'abc', 'abc\0'],
    ['full-width', 'aZ~! ä', 'ａＺ～！ ä'],
  ];
  for (const [alteration, secret, wanted] of table) assert.equal(alter(secret, alteration), wanted, alteration);
  assert.equal(alter('ä ', 'full-width'), null);
  assert.equal(alter('aZ09~', 'full-width')?.normalize('NFKC'), 'aZ09~');
});

test('a token shows its flaw', () => {
  for (const token of ['a b', 'line\nfeed', 'tab\t', 'ü', 'long enough, but with blanks']) {
    assert.equal(flawOf(token), 'unsendable', token);
  }
  for (const token of ['', 'x', 'x'.repeat(15)]) assert.equal(flawOf(token), 'guessable', token);
  for (const token of ['x'.repeat(16), '12|abcdefghijklmnop', '~!-._+/="\\abcdefgh'])
    assert.equal(flawOf(token), null, token);
});
