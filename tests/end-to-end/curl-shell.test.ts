/** The `curl` lines in a shell: altered secrets, awkward ones, `.env`, and records that mean harm. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'dotenv';
import type { Alteration } from '../../cases/call.ts';
import { SIGNED_ALTERATIONS } from '../../cases/call.ts';
import type { NameValue, RecordedRequest } from '../../contract/evidence.ts';
import { curlOf, envLine, preparation, reproduction, tokenLine } from '../../judgement/curl.ts';
import { alter, basicCredentials } from '../../wire/alteration.ts';
import { ROOT } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { inShell, type Received, recorder } from '../support/curl.ts';
import { exchange } from '../support/exchange.ts';

let server: Awaited<ReturnType<typeof recorder>>;
let folder: string;
before(async () => {
  server = await recorder();
  folder = mkdtempSync(join(tmpdir(), 'curl-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const request = (given: Partial<RecordedRequest>): RecordedRequest => ({
  operation: 'check-in',
  method: 'POST',
  url: `${server.url}/report`,
  headers: [['Content-Type', 'application/json']],
  body: null,
  ...given,
});

async function sentBy(given: Partial<RecordedRequest>, env: Readonly<Record<string, string>> = {}): Promise<Received> {
  const { line } = reproduction(exchange({ request: request(given) }));
  const { err } = await inShell(line ?? assert.fail('there is no line'), env);
  const [received, ...more] = server.take();
  assert.deepEqual(more, []);
  return received ?? assert.fail(`${err}\n${line}`);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const SIGNATURE = 'aGVsbG8td29ybGQtc2lnbmF0dXJl';
const TOKENS: readonly string[] = [
  `${part({ alg: 'HS256' })}.${part({ sub: 'me', n: '?>~é' })}.${SIGNATURE}`,
  `${part({ alg: 'RS256' })}.${part({ aud: 'you', exp: 1 })}.B${SIGNATURE}`,
  'opaque-token-0123456789_abcdef',
  '17|abcdefghijklmnopqrstuvwxyz0123456789',
  'c29tZSBvcGFxdWUgdG9rZW4gdGhhdCBpcyBwYWRkZWQ=',
];
const ALTERATIONS: readonly Alteration[] = [
  'truncated',
  'extended',
  'lengthened',
  'preceded',
  'case-swapped',
  'prefix',
  'payload-tampered',
  'signature-tampered',
  ...SIGNED_ALTERATIONS.filter((each) => !each.startsWith('key-')),
];

const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
const bearer = (received: Received) =>
  received.headers.find(([name]) => name === 'Authorization')?.[1].slice('Bearer '.length) ?? '';

describe('an altered token', () => {
  for (const alteration of ALTERATIONS) {
    test(`${alteration} is altered by the shell as by the wire`, async () => {
      for (const token of TOKENS) {
        const expected = alter(token, alteration);
        if (expected === null) continue;
        const headers: NameValue[] = [['Authorization', `Bearer <access_token:0123abcd ${alteration}>`]];
        const got = bearer(await sentBy({ headers }, { ACCESS_TOKEN: token }));
        if (alteration !== 'payload-tampered' || !token.startsWith('eyJ')) assert.equal(got, expected);
        else {
          assert.deepEqual(claims(got), claims(expected));
          assert.deepEqual(got.split('.').toSpliced(1, 1), expected.split('.').toSpliced(1, 1));
        }
      }
    });
  }
});

const AWKWARD = [
  'a b+c&d=e%f',
  `it's "so" \\ $HOME`,
  '$(touch canary)`touch canary`!!',
  '#hash; é ü €',
  '-d@file*?[x]{1,2}~',
];
const FORM: NameValue[] = [['Content-Type', 'application/x-www-form-urlencoded']];

describe('a secret with awkward characters', () => {
  const env = (secret: string) => ({ LODGING_CLIENT_SECRET: secret, LODGING_CLIENT_ID: 'my client:1' });
  const body = (text: string) => ({ text, bytes: text.length });

  test('arrives in a form, also where it is altered', async () => {
    for (const secret of AWKWARD) {
      const plain = await sentBy(
        { headers: FORM, body: body('a=b+c&client_secret=<client_secret:0123abcd>&d=e') },
        env(secret),
      );
      assert.deepEqual(
        [...new URLSearchParams(plain.body.toString())],
        [
          ['a', 'b c'],
          ['client_secret', secret],
          ['d', 'e'],
        ],
      );
      for (const alteration of ['nul-ended', 'full-width', 'case-swapped', 'preceded'] as const) {
        const text = `client_secret=<client_secret:0123abcd ${alteration}>`;
        const sent = new URLSearchParams(
          (await sentBy({ headers: FORM, body: body(text) }, env(secret))).body.toString(),
        );
        const expected = alter(secret, alteration);
        // The wire also swaps the case of letters beyond ASCII, which does not matter to the comparison.
        if (alteration !== 'case-swapped' || /^[\x20-\x7e]*$/.test(secret))
          assert.equal(sent.get('client_secret'), expected);
      }
    }
  });

  test('arrives in JSON, in an address and in HTTP Basic', async () => {
    for (const secret of AWKWARD) {
      for (const suffix of ['', ' nul-ended']) {
        const json = await sentBy({ body: body(`{"s":"<client_secret:0123abcd${suffix}>"}`) }, env(secret));
        assert.deepEqual(JSON.parse(json.body.toString()), { s: suffix ? `${secret}\0` : secret });
      }
      const address = await sentBy({ url: `${server.url}/x?s=<client_secret:0123abcd>&t=1` }, env(secret));
      assert.equal(new URL(address.target, server.url).searchParams.get('s'), secret);
      for (const encoded of ['where-needed', 'throughout'] as const) {
        const headers: NameValue[] = [['Authorization', `Basic <client_secret:0123abcd basic-${encoded}>`]];
        const got = (await sentBy({ headers }, env(secret))).headers.find(([name]) => name === 'Authorization')?.[1];
        assert.equal(got, `Basic ${basicCredentials(secret, { clientId: 'my client:1', encoded })}`);
      }
    }
  });
});

describe('a record that means harm', () => {
  const canary = () => join(folder, 'canary');
  const HARM = [
    '$(touch canary)',
    '`touch canary`',
    "'; touch canary; '",
    '"; touch canary; "',
    '\'"$(touch canary)"\'',
    '\n touch canary\n',
    '\\\ntouch canary #',
    '%s%n\\045\\',
    '@/etc/passwd',
    '-o canary',
    '--output canary',
    '&& touch canary',
    `\${X:-$(touch canary)}`,
    '\0;touch canary',
    '\x1b]0;x\x07\x9b',
    '!touch',
    'é\u202e\ufeff',
    '<access_token:0123abcd $(touch canary)>',
    '<access_token:0123abcd constructor>',
  ];

  test('does nothing but send its request, and its body arrives byte for byte', async () => {
    for (const harm of HARM) {
      const bytes = Buffer.from(harm);
      const recorded = [
        { text: harm, bytes: bytes.length },
        { base64: bytes.toString('base64'), bytes: bytes.length },
      ];
      for (const body of recorded) {
        const { line } = reproduction(exchange({ request: request({ body }) }));
        if (line === null) continue;
        await inShell(line, {}, { cwd: folder });
        assert.ok(!existsSync(canary()), line);
        const received = server.take();
        assert.equal(received.length, 1, line);
        if (!harm.includes('<access_token')) assert.deepEqual(received[0]?.body, bytes);
      }
    }
  });

  test('does nothing else wherever the text stands', async () => {
    for (const harm of HARM) {
      const everywhere: Partial<RecordedRequest>[] = [
        { url: `${server.url}/${harm}` },
        { url: harm },
        { url: `file://${harm}` },
        { method: harm },
        { headers: [['X-A', harm]] },
        { headers: [[harm, 'a']] },
        { body: { base64: harm, bytes: 9 } },
        { body: { text: `[${harm}`, bytes: 1e6, sha256: harm } },
      ];
      for (const each of everywhere) {
        const made = exchange({ request: request(each), id: `check-in/${harm}` });
        const { line } = reproduction(made);
        assert.match(line ?? '', /^[\x20-\x7e]*$/);
        await inShell(curlOf(made), {}, { cwd: folder });
        assert.ok(!existsSync(canary()), curlOf(made));
        assert.ok(server.take().length <= 1);
      }
    }
  });

  test('does nothing in the token line, whatever address and client id it holds', async () => {
    for (const harm of HARM) {
      for (const claims of [['token-form'], ['token-json']] as const) {
        const context = { ...contextFor(`${server.url}/${harm}`), clientId: harm, claims };
        await inShell(preparation(context, ['$ACCESS_TOKEN $LODGING_CLIENT_ID']).join('\n'), {}, { cwd: folder });
        assert.ok(!existsSync(canary()), harm);
        server.take();
      }
    }
  });
});

describe('what comes before the lines', () => {
  test('the token is read out of a reply as JSON writes it', async () => {
    const replies: readonly (readonly [reply: string, token: string])[] = [
      ['{"access_token":"abc.def","expires_in":1}', 'abc.def'],
      ['{ "token_type" : "Bearer",\n  "access_token" :\t"a\\/b\\u002Bc\\u003d" ,\n "x":"y"}', 'a/b+c='],
      ['{"error":"invalid_client"}', ''],
    ];
    for (const [reply, token] of replies) {
      const file = join(folder, 'reply.json');
      writeFileSync(file, reply);
      const line = tokenLine(contextFor('http://service.test')).replace(/\$\(curl .*? \| sed/, '$(cat "$FILE" | sed');
      const { out } = await inShell(`${line}\nprintf %s "$ACCESS_TOKEN"`, { FILE: file });
      assert.equal(out.toString(), token);
    }
  });

  test('the token is asked for in JSON where the form is not claimed', async () => {
    const context = { ...contextFor(server.url), clientId: 'it\'s "me"', claims: ['token-json'] as const };
    await inShell(tokenLine(context), { LODGING_CLIENT_SECRET: 'a"b\\c' });
    const [received] = server.take();
    assert.deepEqual(JSON.parse(received?.body.toString() ?? ''), { client_id: 'it\'s "me"', client_secret: 'a"b\\c' });
    assert.ok(received?.headers.some(([name, value]) => name === 'Content-Type' && value === 'application/json'));
  });

  test('secrets are read from .env as the suite reads them, the environment first', async () => {
    const files = [
      'a b',
      "'a # b'  # c",
      '"a $x b"',
      'a#b',
      `'it"s'`,
      `"it's"`,
      '`a"\'b`',
      'a\\b',
      '"a\\nb"',
      '$(touch canary)',
      ' x ',
      'a\r',
      '',
    ].map((value) => `FIRST=1\nLODGING_CLIENT_SECRET=${value}\n`);
    for (const text of [...files, 'export LODGING_CLIENT_SECRET = abc\n', 'OTHER=1']) {
      writeFileSync(join(folder, '.env'), text);
      const script = `${envLine('LODGING_CLIENT_SECRET')}\nprintf %s "$LODGING_CLIENT_SECRET"`;
      const read = await inShell(script, {}, { cwd: folder });
      assert.equal(read.out.toString(), parse(text)['LODGING_CLIENT_SECRET'] ?? '', text);
    }
    const given = await inShell(
      `${envLine('LODGING_CLIENT_SECRET')}\nprintf %s "$LODGING_CLIENT_SECRET"`,
      { LODGING_CLIENT_SECRET: 'mine' },
      { cwd: folder },
    );
    assert.equal(given.out.toString(), 'mine');
  });

  test('only what the lines use is prepared', () => {
    const context = contextFor('http://service.test');
    assert.deepEqual(preparation(context, ["curl -i 'http://service.test'"]), []);
    const secretOnly = preparation(context, ['curl "$LODGING_CLIENT_SECRET"']).join('\n');
    assert.match(secretOnly, /^LODGING_CLIENT_SECRET=/m);
    assert.doesNotMatch(secretOnly, /ACCESS_TOKEN|CLIENT_ID|SHORT_LIVED/);
    const withToken = preparation(context, ['curl "$ACCESS_TOKEN"']).join('\n');
    assert.match(withToken, /^LODGING_CLIENT_SECRET=.*\n# A fresh token\.\nACCESS_TOKEN=/m);
  });
});
