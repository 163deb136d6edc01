/** The `curl` lines send what the run sent, with fresh values; `npm run send` sends what no plain line can show. */
import assert from 'node:assert/strict';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'dotenv';
import { namedSecrets, PLACEHOLDER } from '../../cases/placeholder.ts';
import { uniqueValuesOf } from '../../cases/sequence.ts';
import type { Exchange, NameValue, RecordedRequest } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import { curlOf, envLine, preparation, sendLine, tokenLine } from '../../judgement/curl.ts';
import { EMBEDDED_CLIENT, startMock } from '../../mock/server.ts';
import { variants } from '../../mock/variants/index.ts';
import { ROOT, scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';
import { inShell, inTurn, type Received, recorder } from '../support/curl.ts';
import { exchange } from '../support/exchange.ts';
import { type Run, runAgainstMock } from '../support/submission.ts';

const ID = 'CHECK-IN.REFUSES-MISSING:folio';
/** Of all requests that a line sends, besides one of each kind, every so manieth is sent. */
const EVERY = 40;
const N = 1764000000;
const SHELLS = ['/bin/sh', '/bin/bash'];

let server: Awaited<ReturnType<typeof recorder>>;
const folder = scratch();
let run: Run;
let byId: ReadonlyMap<string, Exchange>;
before(async () => {
  server = await recorder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  run = await runAgainstMock();
  byId = new Map(run.exchanges.map((each) => [each.id, each]));
});
after(() => server.close());

const textOf = (each: Exchange) => curlOf(each, { id: ID, context: run.record.context, exchanges: byId });
const isLine = (text: string) => text !== sendLine(ID);

function kindOf({ request: { method, url, headers, body } }: Exchange): string {
  const names = headers.map(([name]) => name).sort();
  const type = headers.find(([name]) => /^content-type$/i.test(name))?.[1];
  return JSON.stringify([method, new URL(url).pathname, names, type, body?.text?.charAt(0)]);
}

/** What the shell makes of the request: fresh values in the place of the run's, secrets in the place of their names. */
function expected({ id, request }: Exchange, secrets: Readonly<Record<string, string>>) {
  const fresh = uniqueValuesOf(run.record.context.seed, id.split(/#|\/arrival/)[0] as string);
  const isJson = /^\s*[[{"]/.test(request.body?.text ?? '');
  const isForm = !isJson && request.operation.startsWith('token');
  const filled = (text: string, encode: (secret: string) => string) =>
    fresh
      .reduce(
        (left, { value, stay, room }) =>
          left.replaceAll(value, String(room ? ((N + stay - 1) % 9e8) + 1e8 : N + stay - 1)),
        text,
      )
      .replace(PLACEHOLDER, (_all, name: string) => encode(secrets[name] ?? assert.fail(name)));
  const inBody = isJson
    ? (secret: string) => JSON.stringify(secret).slice(1, -1)
    : isForm
      ? (secret: string) => new URLSearchParams({ secret }).toString().slice('secret='.length)
      : String;
  return {
    method: request.method,
    target: request.url.slice(run.record.context.target.baseUrl?.length),
    headers: request.headers.map(([name, value]) => `${name}: ${filled(value, String)}`),
    body: filled(request.body?.text ?? '', inBody),
  };
}

const seen = ({ method, target, headers, body }: Received) => ({
  method,
  target,
  headers: headers
    .filter(([name]) => !/^(host|content-length)$/i.test(name))
    .map(([name, value]) => `${name}: ${value}`),
  body: body.toString(),
});

test('an id with a comma is one word in PowerShell too', () => {
  assert.equal(sendLine('A.B:one,two'), "npx lodging-certification send 'A.B:one,two'");
  assert.equal(sendLine('A.B:one'), 'npx lodging-certification send A.B:one');
});

describe('a line', () => {
  test('sends what the run sent, for every kind of request, whatever the secrets hold', async () => {
    const lines = run.exchanges.filter((each) => isLine(textOf(each)));
    const kinds = new Map(lines.map((each) => [kindOf(each), each]));
    const chosen = [...new Set([...kinds.values(), ...lines.filter((_each, at) => at % EVERY === 0)])];
    assert.ok(chosen.length > 60, `${chosen.length} requests`);
    const secrets = { client_secret: `it's "a\\b" $HOME&c=d%e`, access_token: 'a.b-c_d' };
    const env = { LODGING_CLIENT_SECRET: secrets.client_secret, ACCESS_TOKEN: secrets.access_token };
    for (const [half, shell] of SHELLS.entries()) {
      const own = chosen.filter((_each, at) => at % SHELLS.length === half);
      const texts = own.map((each) =>
        textOf(each)
          .replace(/^N=.*$/m, `N=${N}`)
          .replaceAll(run.record.context.target.baseUrl ?? '', server.url),
      );
      const { ran, err } = await inTurn(texts, env, { shell });
      assert.equal(ran, own.length, err);
      const got = server.take().map(seen);
      for (const [at, each] of own.entries()) {
        const [sequence = ''] = each.id.split('/arrival');
        const sent = [byId.get(`${sequence}/arrival`), each].filter(
          (one, place, all) => one && all.indexOf(one) === place,
        );
        const due = sent.map((one) => expected(one as Exchange, secrets));
        assert.deepEqual(got.splice(0, due.length), due, `${each.id}\n${texts[at]}`);
      }
      assert.deepEqual(got, [], 'nothing else was sent');
    }
  });

  test('is there for most requests, and never for one that it would show otherwise', () => {
    const lines = run.exchanges.filter((each) => isLine(textOf(each)));
    assert.ok(lines.length > run.exchanges.length / 3, `${lines.length} of ${run.exchanges.length}`);
    for (const each of lines) {
      assert.ok(!/#/.test(each.id), 'alone');
      assert.equal(each.request.connection, undefined);
      assert.ok(namedSecrets(each.request).every(({ form }) => form === undefined));
      assert.match(textOf(each), /^(N=\$\(date \+%s\)\n)?(curl [\x20-\x7e]{1,3000}\n?)+$/);
    }
  });

  test('is accepted again and again where the service refuses what it has seen', async () => {
    const { options, override } = variants.find(({ name }) => name === 'duplicates-are-409') ?? assert.fail();
    const mock = await startMock({ ...options, faults: [override] });
    try {
      const accepted = run.exchanges.filter(
        (each) => each.reply?.status === 201 && isLine(textOf(each)) && !each.id.includes('/arrival'),
      );
      const operations = [...groupedBy(accepted, ({ request }) => request.operation).values()].flatMap((each) =>
        each.slice(0, 2),
      );
      assert.ok(operations.length >= 6);
      const token = tokenLine({
        ...run.record.context,
        target: { ...run.record.context.target, baseUrl: mock.url, authUrl: mock.url },
      });
      for (const [at, each] of operations.entries()) {
        const own = textOf(each).replaceAll(run.record.context.target.baseUrl ?? '', mock.url);
        for (const n of [0, 1]) {
          const text = [token, own.replace(/^N=.*$/m, `N=${N + at * 10 + n}`)].join('\n');
          const { out } = await inShell(text, { LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret });
          const statuses = [...out.toString().matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
          assert.deepEqual([...new Set(statuses)], ['201'], text);
        }
      }
    } finally {
      await mock.close();
    }
  });
});

const request = (given: Partial<RecordedRequest>): RecordedRequest => ({
  operation: 'token-form',
  method: 'POST',
  url: `${server.url}/token`,
  headers: [['Content-Type', 'application/json']],
  body: null,
  ...given,
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
    '<client_secret> $(touch canary)',
  ];

  /** Each text sends at most its one request, and makes no file. */
  async function doNoHarm(texts: readonly string[]) {
    const { ran, err } = await inTurn(texts, {}, { cwd: folder });
    assert.ok(!existsSync(canary()), texts[ran - 1]);
    assert.equal(ran, texts.length, err);
    assert.ok(server.take().length <= texts.length);
  }

  test('does nothing but send its request, wherever the text is', async () => {
    const lines: string[] = [];
    for (const harm of HARM) {
      const everywhere: Partial<RecordedRequest>[] = [
        { url: `${server.url}/${harm}` },
        { url: harm },
        { method: harm },
        { headers: [['X-A', harm]] as NameValue[] },
        { headers: [[harm, 'a']] as NameValue[] },
        { body: { text: harm, bytes: harm.length } },
        { body: { text: `{"a":"${harm}"}`, bytes: 20 } },
        { body: { text: `a=${harm}&b=<client_secret:0123abcd>`, bytes: 20 } },
        { body: { text: `${harm}=<client_secret:0123abcd>`, bytes: 20 } },
      ];
      const made = everywhere.map((each) => {
        const own = exchange({ request: request(each), id: `token-form/${harm}` });
        return curlOf(own, { id: `ID:${harm}`, context: run.record.context, exchanges: new Map() });
      });
      const isSend = (text: string) => text.startsWith('npx lodging-certification send ');
      for (const text of new Set(made.filter(isSend))) {
        const shown = text.replace('npx lodging-certification send', 'printf %s');
        const { out } = await inShell(shown, {}, { cwd: folder });
        if (!harm.includes('\0')) assert.equal(out.toString(), `ID:${harm}`);
      }
      lines.push(...made.filter((text) => !isSend(text)));
    }
    for (const text of lines) assert.match(text, /^[\x20-\x7e]*$/);
    await doNoHarm(lines);
  });

  test('does nothing in the token line, whatever address and client id it holds', async () => {
    const texts = HARM.flatMap((harm) =>
      ([['token-form'], ['token-json']] as const).map((claims) => {
        const context = { ...contextFor(`${server.url}/${harm}`), clientId: harm, claims };
        return preparation(context, ['$ACCESS_TOKEN']).join('\n');
      }),
    );
    await doNoHarm(texts);
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

  test('the token is asked for in the form that is claimed, whatever client id and secret hold', async () => {
    for (const clientId of ['it\'s "me"', 'é€😀 \\ %s']) {
      const context = { ...contextFor(server.url), clientId };
      await inShell(tokenLine({ ...context, claims: ['token-json'] }), { LODGING_CLIENT_SECRET: 'a"b\\c' });
      const [json] = server.take();
      assert.deepEqual(JSON.parse(json?.body.toString() ?? ''), { client_id: clientId, client_secret: 'a"b\\c' });
      await inShell(tokenLine(context), { LODGING_CLIENT_SECRET: 'a&b+c=%' });
      const [form] = server.take();
      const wanted = { grant_type: 'client_credentials', client_id: clientId, client_secret: 'a&b+c=%' };
      assert.deepEqual(Object.fromEntries(new URLSearchParams(form?.body.toString())), wanted);
    }
  });

  test('secrets are read from .env as the suite reads them, the environment first', async () => {
    const values = [
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
    ];
    const files = values.map((value) => `FIRST=1\nLODGING_CLIENT_SECRET=${value}\n`);
    const script = `${envLine('LODGING_CLIENT_SECRET')}\nprintf %s "$LODGING_CLIENT_SECRET"`;
    for (const text of [...files, 'export LODGING_CLIENT_SECRET = abc\n', 'OTHER=1']) {
      writeFileSync(join(folder, '.env'), text);
      const read = await inShell(script, {}, { cwd: folder });
      assert.equal(read.out.toString(), parse(text)['LODGING_CLIENT_SECRET'] ?? '', text);
    }
    const given = await inShell(script, { LODGING_CLIENT_SECRET: 'mine' }, { cwd: folder });
    assert.equal(given.out.toString(), 'mine');
  });

  test('only what the lines use is prepared', () => {
    const context = contextFor('http://service.test');
    assert.deepEqual(preparation(context, [sendLine(ID)]), []);
    assert.deepEqual(preparation(context, ["curl -i 'http://service.test'"]), []);
    assert.equal(preparation(context, ['curl "$LODGING_CLIENT_SECRET"']).length, 2);
    assert.equal(preparation(context, ['curl "$ACCESS_TOKEN"']).length, 4);
  });
});
