/** Every text of a token reply is a secret until it is known to be none, and the reply is judged as if nothing had been withheld. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { flawOf } from '../../contract/evidence.ts';
import { Redactor } from '../../wire/redaction.ts';
import { readReply, recordReply } from '../../wire/token-reply.ts';

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
