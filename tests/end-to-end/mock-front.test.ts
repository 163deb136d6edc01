/** What the mock shows a person using it by hand: its page, its access log, and which faults touched a request. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { OPERATIONS } from '../../contract/words.ts';
import { type AccessEntry, shownTarget } from '../../mock/access.ts';
import { EMBEDDED_CLIENT, EMBEDDED_HOTELS } from '../../mock/embedded.ts';
import type { Mock, MockOptions } from '../../mock/server.ts';
import { watched } from '../../mock/watch.ts';
import { type Announced, accessLine, announcement } from '../../scripts/mock/printed.ts';
import { CHECK_IN, CHECK_OUT, event, form, GRANT, JSON_TYPE, post, STAY, status, withMock } from '../mock-client.ts';
import { overrideOf, subjectNamed } from '../support/faults.ts';

const FRONT = { faults: ['check-in.success-200'], variants: ['opaque-tokens'] };

async function logOf(
  options: MockOptions,
  use: (mock: Mock, token: string, reported: readonly AccessEntry[]) => Promise<unknown>,
): Promise<AccessEntry[]> {
  const reported: AccessEntry[] = [];
  await withMock({ ...options, log: (entry) => reported.push(entry) }, (mock, token) => use(mock, token, reported));
  return reported;
}

const page = (mock: Mock, path: string, accept: string) =>
  fetch(`http://127.0.0.1:${mock.port}${path}`, { headers: { accept } });

test('the root says what this is, in the form that was asked for', async () => {
  await withMock({ front: FRONT }, async (mock) => {
    const forms: [string, string][] = [
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
      ['application/json', 'application/json; charset=utf-8'],
      ['*/*', 'text/plain; charset=utf-8'],
    ];
    for (const [accept, type] of forms) {
      const reply = await page(mock, '/', accept);
      const text = await reply.text();
      assert.deepEqual([reply.status, reply.headers.get('content-type')], [200, type]);
      for (const printed of ['Nothing here is real', ...OPERATIONS, CHECK_OUT, ...FRONT.faults, ...FRONT.variants])
        assert.ok(text.includes(printed), `${type}: ${printed}`);
      assert.ok(!text.includes(EMBEDDED_CLIENT.secret));
    }
  });
});

test('the root is nothing but a page for GET: all else is as without it', async () => {
  await withMock({ front: FRONT, basePath: '/stage' }, async (mock, token) => {
    for (const path of ['/', '/stage', '/stage/', '/?x=1'])
      assert.equal(await status(page(mock, path, '*/*')), 200, path);
    for (const path of ['/x', '//', '/stage/x']) assert.equal(await status(page(mock, path, '*/*')), 404, path);
    assert.equal(await status(post(`${mock.url}/`, {})), 404);
    assert.equal(await status(page(mock, `/stage${CHECK_IN}`, 'text/html')), 405);
    assert.equal(await status(event(mock, CHECK_IN, STAY, {}, token)), 201);
  });
  await withMock({}, async (mock) => assert.equal(await status(page(mock, '/', 'text/html')), 404));
});

test('each request is logged once it is over, with its status', async () => {
  const reported = await logOf({ faults: [overrideOf('check-in.success-200')] }, async (mock, token) => {
    assert.equal(await status(event(mock, `${CHECK_IN}?api-version=1.0`, STAY, {}, token)), 200);
    assert.equal(await status(event(mock, CHECK_OUT, STAY, {}, 'x')), 401);
  });
  const lines = reported.map(({ method, path, status: met }) => `${method} ${path} ${met}`);
  const due = ['/oauth2/token 200', `${CHECK_IN}?api-version=1.0 200`, `${CHECK_OUT} 401`];
  assert.deepEqual(
    lines,
    due.map((each) => `POST ${each}`),
  );
  assert.equal(new Set(reported.map(({ id }) => id)).size, 3);
  assert.ok(reported.every(({ at, durationMs }) => Math.abs(at - Date.now()) < 60_000 && durationMs >= 0));
});

test('a request without a reply is logged too', async () => {
  const cut = { answer: () => async () => ({ status: 200, headers: [], body: '', wire: { reset: true } }) };
  const reported = await logOf({ faults: [cut] }, (mock) => assert.rejects(post(`${mock.url}${CHECK_IN}`, STAY)));
  assert.ok(reported.length === 2 && reported.every(({ status: met }) => met === null));
});

test('parallel requests have ids of their own, as their replies say', async () => {
  const ids: (string | null)[] = [];
  const reported = await logOf({}, async (mock, token) => {
    const replies = Array.from({ length: 20 }, () => event(mock, CHECK_IN, STAY, {}, token));
    for (const reply of await Promise.all(replies)) ids.push(reply.headers.get('x-request-id'));
  });
  assert.equal(new Set(ids).size, 20);
  assert.deepEqual(new Set(reported.slice(1).map(({ id }) => id)), new Set(ids));
});

test('no secret and no token is logged, wherever it was sent', async () => {
  const { secret } = EMBEDDED_CLIENT;
  let sent = '';
  const reported = await logOf({}, async (mock, token) => {
    sent = token;
    for (const value of [token, secret, encodeURIComponent(secret), 'r-17f3', 'Abc123']) {
      await status(event(mock, `${CHECK_IN}?access_token=${value}`, STAY, { 'x-key': value }, value));
      await status(post(`${mock.url}/${value}/api/${value}`, value));
      await status(form(mock, { ...GRANT, client_secret: value }, `?api-version=${value}`));
    }
  });
  const text = reported.map((entry) => accessLine(entry, [], false) + accessLine(entry, [], true)).join('\n');
  assert.equal(reported.length, 16);
  for (const value of [sent, sent.split('.')[2] ?? '', secret, 'r-17f3', 'Abc123'])
    assert.ok(!text.includes(value), value);
});

test('a target is shown as its words, bounded', () => {
  const shown = (target: string) => shownTarget(target, '/stage-2', ['open-sesame', '']);
  const cases: [string, string][] = [
    ['/stage-2/api/v1/reservation/check-in', '/stage-2/api/v1/reservation/check-in'],
    ['http://host/api/v1?api-version=9.9', '/api/v1?api-version=9.9'],
    ['/api?api-version=1.0&x=1', '/api?…'],
    ['/a/../b', '/a/../b'],
    ['/a/open-sesame', '…'],
    ['/a/OPEN-SESAME/b', '…'],
    ['/a%2fopen-sesame', '/…'],
    ['/\u001b[2J', '/…'],
    ['/a'.repeat(40), `${'/a'.repeat(11)}/…`],
  ];
  for (const [target, expected] of cases) assert.equal(shown(target), expected);
});

async function touchedBy(names: readonly string[]): Promise<Record<string, readonly string[]>> {
  const named = names.map(subjectNamed);
  const watch = watched(named);
  const statuses: number[] = [];
  const send = async (mock: Mock, token: string) => {
    statuses.push(await status(event(mock, CHECK_IN, STAY, {}, token)));
    statuses.push(await status(event(mock, CHECK_IN, { ...STAY, roomNumber: undefined }, {}, token)));
    statuses.push(await status(event(mock, CHECK_IN, STAY, {}, 'x')));
    statuses.push(await status(event(mock, CHECK_OUT, STAY, {}, token)));
  };
  const reported = await logOf({ faults: watch.overrides }, send);
  const watchedOnes = statuses.splice(0);
  await withMock({ faults: named.map(({ override }) => override) }, send);
  assert.deepEqual(watchedOnes, statuses, 'watching changes nothing');
  const keys = ['token', 'complete', 'missing', 'unknown', 'check-out'];
  return Object.fromEntries(reported.map(({ id }, at) => [keys[at], watch.take(id)]));
}

test('a request names the faults and variants that changed something about it, and no others', async () => {
  const nothing = { token: [], complete: [], missing: [], unknown: [], 'check-out': [] };
  assert.deepEqual(await touchedBy(['check-in.accepts-missing.roomNumber']), {
    ...nothing,
    missing: ['check-in.accepts-missing.roomNumber'],
  });
  const two = ['check-in.success-200', 'check-in.accepts-missing.roomNumber'];
  assert.deepEqual(await touchedBy(two), { ...nothing, complete: [two[0]], missing: two });
  assert.deepEqual(await touchedBy(['check-in.accepts-missing.folio']), nothing);
  const tokens = await touchedBy(['opaque-tokens']);
  assert.deepEqual(tokens['token'], ['opaque-tokens']);
});

const announced = (url: string, more: Partial<Announced> = {}): Announced => ({
  url,
  client: EMBEDDED_CLIENT,
  isEmbeddedClient: true,
  hotel: EMBEDDED_HOTELS[0] ?? assert.fail('there is a hotel'),
  conduct: [],
  logs: true,
  ...more,
});

test('what is printed can be pasted: a token, and a check-in that is accepted', async () => {
  await withMock({ faults: [overrideOf('refuses-the-future')] }, async (mock) => {
    const text = announcement(announced(mock.url));
    const lines = text.slice(text.indexOf('ACCESS_TOKEN='), text.indexOf('\n\nOperations:'));
    const child = execFile('sh', ['-c', lines]);
    const printed: string[] = [];
    child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
    await once(child, 'close');
    assert.match(printed.join(''), /^HTTP\/1\.1 201 Created/);
    for (const line of [`LODGING_BASE_URL=${mock.url}`, 'LODGING_ENVIRONMENT=mock', `LODGING_HOTEL_ID=100001`])
      assert.ok(text.split('\n').includes(line), line);
    for (const operation of OPERATIONS) assert.match(text, RegExp(`^ {2}${operation} +POST /`, 'm'));
  });
});

test('the profile that is named is there, wherever the mock was started', (t) => {
  t.mock.method(process, 'cwd', () => tmpdir());
  const [, file = ''] = /--profile (\S+)/.exec(announcement(announced('http://127.0.0.1:1'))) ?? [];
  assert.ok(existsSync(join(tmpdir(), file)), file);
});

test('a secret that is not the embedded one is not printed', () => {
  const client = { ...EMBEDDED_CLIENT, secret: 's3cret-of-mine' };
  const text = announcement(announced('http://127.0.0.1:1', { client, isEmbeddedClient: false }));
  assert.ok(!text.includes('s3cret'));
  assert.match(text, /"client_secret=\$LODGING_CLIENT_SECRET"/);
});

test('an access line has its time, method, path, status, duration and faults', () => {
  const at = Date.UTC(2026, 0, 1, 12, 0, 0, 5);
  const entry = { id: 'a-1', at, method: 'POST', path: CHECK_IN, status: 201, durationMs: 7 };
  assert.match(accessLine(entry, [], false), /^12:00:00\.005Z POST \/api\/v1\/reservation\/checkin +201 +7 ms$/);
  assert.match(accessLine({ ...entry, status: null }, ['x.y', 'z'], false), / none +7 ms {2}by x\.y, z$/);
  assert.deepEqual(JSON.parse(accessLine(entry, ['x'], true)), {
    ...entry,
    at: '2026-01-01T12:00:00.005Z',
    touchedBy: ['x'],
  });
});

test('a body that is never sent whole holds up no log', async () => {
  const reported = await logOf({}, async (mock, _token, soFar) => {
    const sent = request({
      host: '127.0.0.1',
      port: mock.port,
      method: 'POST',
      path: CHECK_IN,
      headers: { ...JSON_TYPE, 'content-length': 9 },
    });
    sent.on('error', () => undefined);
    sent.write('{');
    while (mock.requests < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    sent.destroy();
    while (soFar.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  assert.deepEqual([reported.length, reported[0]?.status, reported[1]?.status], [2, 200, null]);
});
