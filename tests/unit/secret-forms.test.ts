/** Secrets: near misses of them, which of their parts tell anything, and what of a token reply is not shown. */
import assert from 'node:assert/strict';
import { createHmac, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { describe, test } from 'node:test';
import { type Alteration, SIGNED_ALTERATIONS } from '../../cases/call.ts';
import { tokenForm } from '../../cases/calls.ts';
import { flawOf } from '../../contract/evidence.ts';
import { alter } from '../../wire/alteration.ts';
import { isOwnWords, isTelling } from '../../wire/own-words.ts';
import { Redactor } from '../../wire/redaction.ts';
import { recordReply } from '../../wire/reply-record.ts';
import { readReply } from '../../wire/token-reply.ts';
import { contextFor } from '../support/context.ts';
import { single } from '../support/sequence.ts';
import { wireTo } from '../support/wire.ts';

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

test('an opaque token is changed in its first half, and once more at its end', () => {
  const token = '0A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p';
  const half = token.length / 2;
  assert.equal(altered(token, 'payload-tampered').slice(half), token.slice(half));
  assert.equal(altered(token, 'signature-tampered').slice(0, half), token.slice(0, half));
});

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
  const keys = {
    ...{ 'key-empty': '', 'key-guessed': 'secret', 'key-changeme': 'changeme', 'key-key': 'key' },
    ...{ 'key-of-empty-file': '', 'example-key': 'your-256-bit-secret', 'template-key': 'your-secret-key' },
    ...{ 'later-example-key': 'a-string-secret-at-least-256-bits-long', 'tutorial-key': 'secretkey' },
  } as const;
  for (const [alteration, key] of Object.entries(keys)) {
    const token = altered(JWT, alteration as keyof typeof keys);
    const [head, body, signature] = token.split('.');
    assert.equal(createHmac('sha256', key).update(`${head}.${body}`).digest('base64url'), signature);
    assert.equal(header(token).alg, 'HS256');
    assert.deepEqual(claims(token), { ...claims(JWT), certification: true });
  }
  assert.match(header(altered(JWT, 'key-of-empty-file')).kid, /\/dev\/null$/);
});

test('in the place of an opaque token comes an invented one under the key of an example', () => {
  const [head, body, signature] = altered('opaque-token-0001', 'example-key').split('.');
  assert.equal(createHmac('sha256', 'your-256-bit-secret').update(`${head}.${body}`).digest('base64url'), signature);
  assert.equal(claims(`${head}.${body}.`).sub, 'certification');
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

test('a token whose parts are not JSON can still be forged', () => {
  assert.equal(altered('eyJhb.no-json.sig', 'key-in-header').split('.')[1], 'no-json');
  assert.equal(altered(`eyJhb.${part(null)}.sig`, 'key-empty').split('.')[1], part(null));
  assert.notEqual(altered('eyJhb.no-json.sig', 'payload-tampered'), 'eyJhb.no-json.sig');
});

const half = (secret: string) => secret.slice(0, Math.ceil(secret.length / 2));

test("a secret made of the suite's own words is distinguished from one that only begins with one", () => {
  for (const words of ['certification', 'wrong-secret', 'application/json', 'client_secret', 'Lodging Sandbox']) {
    assert.equal(isOwnWords(words), true, words);
  }
  for (const secret of ['certification-secret-K7mP2x', 'certification-secret-K7', 's3cret-of-mine', 'Qx7rT9vWq2']) {
    assert.equal(isOwnWords(secret), false, secret);
  }
});

test('part of a word is no secret either', () => {
  assert.equal(isOwnWords('certificat'), true);
  assert.equal(isOwnWords('CERTIFICATION-'), true);
});

test('half of a secret tells something where it is long, and no word', () => {
  assert.equal(isTelling(half('certification-secret-K7mP2x'), 'prefix'), false);
  assert.equal(isTelling(half('password-Xy12345'), 'prefix'), false);
  assert.equal(isTelling(half('9f86d081884c7d659a2feaa0c55ad015'), 'prefix'), true);
  assert.equal(isTelling(half('certification-9f86d081884c7d659a2f-eaa0c55ad015a3bf4f1bb1c2d3e4'), 'prefix'), true);
});

test("half of a token tells nothing where it is the client's id, as in HTTP Basic", () => {
  const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
  const base64 = (text: string) => Buffer.from(text).toString('base64url');
  for (const token of [`${id}:0123456789ab`, `${id}:${'0123456789abcdef'.repeat(2)}`]) {
    assert.equal(isTelling(half(base64(token)), 'prefix', id), false, token);
    assert.equal(isTelling(half(token), 'prefix', id), false, token);
  }
  assert.equal(isTelling(half(base64(`${id}:${'0123456789abcdef'.repeat(5)}`)), 'prefix', id), true);
});

test('a token of a running number is changed to the one before it', () => {
  assert.equal(altered('tok-000000001000', 'signature-tampered'), 'tok-000000000999');
  assert.equal(altered('tok-abcdefghi-123', 'signature-tampered').endsWith('123'), false);
});

test('of a secret that begins with a word the whole and all but its end are searched for, not the word', async (t) => {
  const secret = 'certification-secret-K7mP2x';
  const transport = {
    send: async () => ({ status: 401, reason: '', headers: [], body: Buffer.from('') }),
    close: async () => undefined,
  };
  const { wire, redactor } = wireTo(t, contextFor('http://service.test'), { secret, transport });
  for (const altered of ['prefix', 'truncated', 'extended'] as const) {
    const call = tokenForm('x', [{ secret: 'client_secret', altered }]);
    await wire.send(single(`${altered}#1`, call));
  }
  const searched = redactor.values();
  assert.deepEqual(
    ['certification-', 'certification-secret-K7', secret, `${secret}xxxx`].map((text) => searched.includes(text)),
    [false, true, true, true],
  );
});

const TOKEN = 'tG7xQ2mZ9-live.token_4fKp';
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
type Header = readonly [string, string];

function shown(body: string, { status = 200, headers = [JSON_TYPE] as readonly Header[], open = '' } = {}): string {
  const redactor = new Redactor(Buffer.alloc(32, 7));
  const raw = { status, reason: 'OK', headers, body: Buffer.from(body) };
  const reply = recordReply(raw, redactor, readReply(raw, redactor, { sent: open, isToken: true }).shown);
  return `${JSON.stringify(reply.headers)}\n${reply.body.text}`;
}

const SHAPES: Readonly<Record<string, string>> = {
  'in an object': JSON.stringify({ data: { access_token: TOKEN } }),
  'as an object': JSON.stringify({ access_token: { value: TOKEN } }),
  'as jwt': JSON.stringify({ jwt: TOKEN }),
  'as key': JSON.stringify({ key: TOKEN }),
  'in a list': JSON.stringify(['Bearer', TOKEN]),
  'as a list': JSON.stringify({ access_token: [TOKEN] }),
  'in the place of the type': JSON.stringify({ token_type: TOKEN, access_token: 'Bearer' }),
  'as a JSON string': JSON.stringify(TOKEN),
  'in JSON that was cut off': `{"data":{"access_token":"${TOKEN}","x`,
  'as text': TOKEN,
  'in a form': `token=${TOKEN}&token_type=bearer`,
  'in XML': `<reply><token>${TOKEN}</token></reply>`,
  'as a refresh token': JSON.stringify({ access_token: 'x', refresh_token: TOKEN }),
  'as an id token': JSON.stringify({ id_token: TOKEN }),
  'in an error': JSON.stringify({ error: 'invalid_client', session: TOKEN }),
};

describe('a token', () => {
  for (const [where, body] of Object.entries(SHAPES)) {
    test(`is not shown ${where}`, () => {
      for (const status of where === 'in an error' ? [400, 401, 500] : [200, 201]) {
        assert.ok(!shown(body, { status }).includes(TOKEN), shown(body, { status }));
      }
    });
  }

  for (const short of ['abc', 'x1y2z', '1234567', 'a|b']) {
    test(`of ${short.length} characters is not shown, and is judged as it was: ${short}`, () => {
      const [, body = ''] = shown(JSON.stringify({ access_token: short, token_type: 'Bearer' })).split('\n');
      const { access_token: instead } = JSON.parse(body) as { access_token: string };
      assert.notEqual(instead, short);
      assert.equal(flawOf(instead), flawOf(short));
      assert.equal(/^[\w\-.~+/]+=*$/.test(instead), /^[\w\-.~+/]+=*$/.test(short));
    });
  }

  for (const number of [123456789012, 987654321, 4711]) {
    test(`that is the number ${number} is another number of that length`, () => {
      const [, body = ''] = shown(JSON.stringify({ access_token: number, expires_in: 3600 })).split('\n');
      const read = JSON.parse(body) as { access_token: unknown; expires_in: number };
      assert.equal(typeof read.access_token, 'number');
      assert.notEqual(read.access_token, number);
      assert.equal(String(read.access_token).length, String(number).length);
      assert.equal(read.expires_in, 3600);
    });
  }

  for (const [name, value] of [
    ['X-Token', TOKEN],
    ['Authentication-Info', `token="${TOKEN}"`],
    ['Location', `https://client.example/#access_token=${TOKEN}&token_type=bearer`],
  ] as const) {
    test(`is not shown in ${name}`, () => {
      assert.ok(!shown('{}', { headers: [JSON_TYPE, [name, value]] }).includes(TOKEN));
    });
  }
});

describe('what is known to be no secret', () => {
  const readable: Readonly<Record<string, [body: string, status?: number]>> = {
    'the type, the life and the scope': [
      JSON.stringify({ token_type: 'Bearer', expires_in: 3600, scope: 'reservations.write stays:read' }),
    ],
    'an error with its description': [
      JSON.stringify({ error: 'invalid_client', error_description: 'AADSTS7000215: Invalid client secret provided.' }),
      401,
    ],
    'problem details': [
      JSON.stringify({ type: 'about:blank', title: 'Bad Request', status: 400, instance: '/oauth2/token' }),
      400,
    ],
    'a page': ['<!doctype html><html><body><h1>Sign in</h1></body></html>', 200],
  };
  for (const [what, [body, status = 200]] of Object.entries(readable)) {
    test(`stays: ${what}`, () => assert.equal(shown(body, { status }).split('\n').slice(1).join('\n'), body));
  }

  test('stays: what the request said itself', () => {
    const body = JSON.stringify({ client_id: 'hotel-client-1' });
    assert.ok(shown(body, { open: '{"client_id":"hotel-client-1"}' }).includes('hotel-client-1'));
    assert.ok(!shown(body).includes('hotel-client-1'));
  });
});
