/** Near misses of a token: none of them may be the token itself to a reader that decodes it. */
import assert from 'node:assert/strict';
import { createHmac, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { type Alteration, SIGNED_ALTERATIONS } from '../../cases/call.ts';
import { alter } from '../../wire/alteration.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwtOf = (alg: string, signatureBytes = 64) => {
  const signature = Buffer.alloc(signatureBytes, 0xa5).toString('base64url');
  return `${part({ alg, typ: 'JWT' })}.${part({ iss: 'https://issuer.test', sub: 'a', exp: 1 })}.${signature}`;
};
const JWT = jwtOf('ES256');
/** Of every remainder that base64 has, with padding and without; hexadecimal; a UUID; parts with dots. */
const OPAQUE = [
  ...[30, 31, 32].map((length) => Buffer.alloc(length, 0x5a).toString('base64url')),
  ...[30, 31, 32].map((length) => Buffer.alloc(length, 0x5a).toString('base64')),
  'a'.repeat(40),
  'deadbeef-dead-beef-dead-beefdeadbeef',
  'first.second.third.fourth.fifthA',
];
const NEAR: readonly Alteration[] = ['truncated', 'extended', 'prefix', 'payload-tampered', 'signature-tampered'];

const decoded = (text: string) => Buffer.from(text, 'base64url').toString('hex');
const header = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const altered = (token: string, alteration: Alteration) => alter(token, alteration) ?? '';

for (const token of OPAQUE) {
  test(`no near miss of ${token} is read as the token`, () => {
    for (const alteration of NEAR) {
      const near = altered(token, alteration);
      assert.notEqual(near, '', alteration);
      assert.notEqual(near.toLowerCase(), token.toLowerCase(), `${alteration}: hexadecimal is read in either case`);
      const parts = token.split('.').map(decoded).join();
      assert.notEqual(near.split('.').map(decoded).join(), parts, `${alteration}: ${near} decodes alike`);
    }
  });
}

test('a number before an opaque token, which a service need not look at, is not what is changed', () => {
  for (const token of ['17|abcdefghijklmnop', '1234567890123456|abcdefgh', `12|${JWT}`, '7|----a_-_----']) {
    for (const alteration of ['payload-tampered', 'signature-tampered'] as const) {
      const near = altered(token, alteration);
      assert.equal(near.split('|')[0], token.split('|')[0], `${alteration}: ${near}`);
      const part = (text: string) =>
        text
          .slice(text.indexOf('|') + 1)
          .split('.')
          .map(decoded)
          .join();
      assert.notEqual(part(near), part(token), `${alteration}: ${near} decodes alike`);
    }
  }
});

test('the last bits of a signature are not what is changed, nor is it lengthened by less than a byte', () => {
  for (const bytes of [32, 48, 64, 96, 256]) {
    const token = jwtOf('RS256', bytes);
    const signature = (text: string) => decoded(text.split('.')[2] ?? '');
    for (const alteration of ['truncated', 'extended', 'signature-tampered', 'signature-case-swapped'] as const) {
      assert.notEqual(signature(altered(token, alteration)), signature(token), `${alteration} of ${bytes} bytes`);
    }
  }
});

test('an opaque token has none of the forms of a signed one', () => {
  for (const alteration of SIGNED_ALTERATIONS) assert.equal(alter('opaque-token-0001', alteration), null, alteration);
  for (const alteration of SIGNED_ALTERATIONS) assert.notEqual(alter(JWT, alteration), null, alteration);
});

test('a token without its signature names no algorithm, in two ways', () => {
  const [none, odd] = [altered(JWT, 'alg-none'), altered(JWT, 'alg-none-in-odd-case')];
  assert.deepEqual([header(none).alg, header(odd).alg], ['none', 'nOnE']);
  for (const token of [none, odd]) assert.deepEqual([claims(token), token.at(-1)], [claims(JWT), '.']);
});

test('a forged token says what the token says, under a key that is no secret', () => {
  const keys = { 'key-empty': '', 'key-guessed': 'secret', 'key-of-empty-file': '' } as const;
  for (const [alteration, key] of Object.entries(keys)) {
    const token = altered(JWT, alteration as keyof typeof keys);
    const [head, body, signature] = token.split('.');
    assert.equal(createHmac('sha256', key).update(`${head}.${body}`).digest('base64url'), signature);
    assert.equal(header(token).alg, 'HS256');
    assert.deepEqual(claims(token), { ...claims(JWT), certification: true });
  }
  assert.match(header(altered(JWT, 'key-of-empty-file')).kid, /\/dev\/null$/);
});

test('a token that brings its key along is signed with it, in the family of the issuer', () => {
  for (const [given, alg, kty] of [
    ['ES256', 'ES256', 'EC'],
    ['RS512', 'RS256', 'RSA'],
    ['HS256', 'RS256', 'RSA'],
  ] as const) {
    const token = altered(jwtOf(given), 'key-in-header');
    const [head, body, signature = ''] = token.split('.');
    const { jwk } = header(token) as { jwk: JsonWebKey };
    assert.deepEqual([header(token).alg, jwk.kty, jwk.d], [alg, kty, undefined], 'and not the private part of it');
    const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
    assert.ok(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')), given);
  }
});

test('a token whose parts are no JSON can be forged all the same', () => {
  assert.equal(altered('eyJhb.no-json.sig', 'key-in-header').split('.')[1], 'no-json');
  assert.equal(altered(`eyJhb.${part(null)}.sig`, 'key-empty').split('.')[1], part(null));
  assert.notEqual(altered('eyJhb.no-json.sig', 'payload-tampered'), 'eyJhb.no-json.sig');
});
