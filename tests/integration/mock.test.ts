/** The embedded provider: the reference service stage by stage over real HTTP. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sampleExample } from '../../cases/profile-example.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import {
  CHECK_IN,
  CHECK_OUT,
  CREDENTIALS,
  event as eventWith,
  form,
  GRANT,
  JSON_TYPE,
  post,
  STAY,
  status,
  tokenOf,
  withMock,
} from '../mock-client.ts';

let mock: Mock;
let token: string;
before(async () => {
  mock = await startMock();
  token = await tokenOf(mock);
});
after(() => mock.close());

const event = (of: Mock, path: string, body: unknown, headers: Record<string, string> = {}, bearer = token) =>
  eventWith(of, path, body, headers, bearer);

test('the form variant issues a token that is not to be cached', async () => {
  const reply = await form(mock, GRANT);
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.equal(reply.headers.get('pragma'), 'no-cache');
  const { access_token, ...rest } = (await reply.json()) as Record<string, unknown>;
  assert.deepEqual(rest, { expires_in: 3600, token_type: 'Bearer' });
  assert.equal(String(access_token).split('.').length, 3);
});

test('the form variant refuses what RFC 6749 refuses, and repeats nothing of it', async () => {
  const twice: [string, string][] = [...Object.entries(GRANT), ['grant_type', 'client_credentials']];
  const { client_secret: _left, ...withoutSecret } = GRANT;
  const cases: [string, Promise<Response>, number, string][] = [
    ['repeated', form(mock, twice), 400, 'invalid_request'],
    ['missing', form(mock, withoutSecret), 400, 'invalid_request'],
    ['empty', form(mock, { ...GRANT, client_id: '' }), 400, 'invalid_request'],
    ['in the query', form(mock, withoutSecret, `?client_secret=${GRANT.client_secret}`), 400, 'invalid_request'],
    ['JSON', post(`${mock.url}/oauth2/token`, GRANT), 400, 'invalid_request'],
    ['grant', form(mock, { ...GRANT, grant_type: 'password' }), 400, 'unsupported_grant_type'],
    ['secret', form(mock, { ...GRANT, client_secret: 'canary-1' }), 401, 'invalid_client'],
    ['client', form(mock, { ...GRANT, client_id: 'canary-2' }), 401, 'invalid_client'],
  ];
  const bodies: Record<string, string> = {};
  for (const [name, sent, code, error] of cases) {
    const reply = await sent;
    const text = await reply.text();
    assert.equal(reply.status, code, name);
    const body = JSON.parse(text) as Record<string, unknown>;
    assert.equal(body['error'], error, name);
    assert.ok(body['error_description'], name);
    assert.ok(!text.includes('canary'), name);
    assert.equal(reply.headers.get('cache-control'), 'no-store', name);
    assert.equal(reply.headers.has('www-authenticate'), code === 401, name);
    bodies[name] = text;
  }
  assert.equal(bodies['secret'], bodies['client']);
});

test('the JSON variant issues a token and refuses wrong shapes', async () => {
  const url = `${mock.url}/auth/token`;
  const reply = await post(url, CREDENTIALS);
  const { access_token, ...rest } = (await reply.json()) as Record<string, string>;
  assert.deepEqual([reply.status, rest], [200, { expires_in: 3600 }]);
  assert.equal(await status(event(mock, CHECK_OUT, {}, {}, access_token)), 201);
  const bad = ['', '{', 'null', '[]', { ...CREDENTIALS, client_id: 1 }, { ...CREDENTIALS, client_secret: '' }, {}];
  for (const body of bad) assert.equal(await status(post(url, body)), 400, JSON.stringify(body));
  assert.equal(await status(post(url, { ...CREDENTIALS, client_secret: 'x' })), 401);
});

test('an event is accepted with an empty 201', async () => {
  const reply = await event(mock, CHECK_IN, STAY, { authorization: `bEARER ${token}` });
  assert.equal(reply.status, 201);
  assert.equal(reply.headers.get('content-length'), '0');
  assert.ok(reply.headers.get('date'));
  assert.ok(reply.headers.get('x-request-id'));
  for (const name of ['partial-bill', 'no-show'] as const) {
    const path = `/api/v1/reservation/${name === 'no-show' ? 'noshow' : name}`;
    assert.equal(await status(event(mock, path, sampleExample(embeddedProfile, name))), 201, name);
    assert.equal(await status(event(mock, path, {})), 400, name);
  }
});

test('credentials other than a good bearer token get 401 with a challenge', async () => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const tampered = Buffer.from(JSON.stringify({ ...claims, sub: 'other' })).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const { privateKey } = await generateKeyPair('ES256');
  const stranger = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  const foreign = await withMock({}, async (_other, theirs) => theirs);
  const tokens = [`${head}.${tampered}.${signature}`, `${head}.${payload}.${flipped}`, `${none}.${payload}.`];
  const bad = ['', 'garbage', token.slice(0, -20), stranger, foreign, ...tokens].map((each) => `Bearer ${each}`);
  for (const authorization of [...bad, 'Bearer', `Basic ${token}`, token]) {
    const reply = await event(mock, CHECK_IN, STAY, { authorization });
    assert.equal(reply.status, 401, authorization);
    assert.match(reply.headers.get('www-authenticate') ?? '', /^Bearer realm=/);
    assert.equal(reply.headers.get('content-type'), 'application/problem+json; charset=utf-8');
    await reply.body?.cancel();
  }
  const inQuery = await post(`${mock.url}${CHECK_IN}?access_token=${token}`, { ...STAY, access_token: token });
  assert.equal(inQuery.status, 401);
  assert.ok(!inQuery.headers.get('www-authenticate')?.includes('error='), 'RFC 6750 §3: no code without a credential');
});

test('a token ends to the millisecond when its lifetime does', async () => {
  let now = Date.parse('2026-06-01T12:00:00.250Z');
  await withMock({ clock: () => now }, async (other) => {
    const id = embeddedProfile.token?.shortLivedClient?.id ?? '';
    const short = await tokenOf(other, { ...GRANT, client_id: id });
    now += 2999;
    assert.equal(await status(event(other, CHECK_OUT, {}, {}, short)), 201);
    now += 1;
    const reply = await event(other, CHECK_OUT, {}, {}, short);
    assert.equal(reply.status, 401);
    assert.match(reply.headers.get('www-authenticate') ?? '', /error="invalid_token"/);
  });
});

test('api-version: absent and supported are taken, all else is not', async () => {
  const ask = (query: string) => status(event(mock, `${CHECK_OUT}${query}`, {}));
  assert.equal(await ask('?api-version=1.0'), 201);
  for (const query of ['?api-version=9.9', '?api-version=', '?api-version=1.0&api-version=1.0']) {
    assert.equal(await ask(query), 400, query);
  }
  const open = await withMock({ profile: {} }, (other, theirs) =>
    status(event(other, `${CHECK_OUT}?api-version=9.9`, {}, {}, theirs)),
  );
  assert.equal(open, 201, 'without a profile every version is taken');
});

test('media types are those of the contract, with charset=utf-8 or none', async () => {
  const ask = (path: string, type: string) =>
    status(event(mock, path, path === CHECK_IN ? STAY : {}, { 'content-type': type }));
  const listed = ['text/json', 'application/hal+json', 'Application/JSON; charset="UTF-8"', 'text/json;charset=utf-8'];
  for (const type of listed) assert.equal(await ask(CHECK_IN, type), 201, type);
  const unlisted = ['text/plain', 'application/json; charset=utf-16', 'application/+json', 'garbage', ''];
  for (const type of unlisted) assert.equal(await ask(CHECK_IN, type), 415, type);
  assert.equal(await ask(CHECK_OUT, 'text/json'), 415);
  const headers = { authorization: `Bearer ${token}` };
  assert.equal(await status(post(`${mock.url}${CHECK_IN}`, STAY, headers)), 415, 'none');
});

test('bodies that are no JSON object are refused, and unusual ones crash nothing', async () => {
  const ask = (body: unknown) => status(event(mock, CHECK_OUT, body));
  const refused = ['', '{', 'null', '[]', '"x"', '1', Buffer.from('{"x":"\xff"}', 'latin1'), '['.repeat(300_000)];
  for (const body of refused) assert.equal(await ask(body), 400, String(body).slice(0, 20));
  assert.equal(await ask('\ufeff{}'), 201, 'byte-order mark');
  assert.equal(await ask(`{"x":${'['.repeat(300_000)}${']'.repeat(300_000)}}`), 201, 'deep');
  assert.equal(await ask('{"reservationId":1,"reservationId":"a"}'), 201, 'the last of duplicate keys');
  assert.equal(await ask('{"reservationId":"a","reservationId":1}'), 400, 'the last of duplicate keys');
  assert.equal(await ask({ x: 'y'.repeat(1_000_000) }), 201, '1 MB');
  assert.equal(await ask({ x: 'y'.repeat(2_200_000) }), 413, 'beyond 2 MB');
});

test('each rule of section 2 is kept, and the member is named', async () => {
  const without = (name: string) => Object.fromEntries(Object.entries(STAY).filter(([key]) => key !== name));
  const cases: [string, unknown][] = Object.keys(STAY).flatMap((name): [string, unknown][] => [
    [name, without(name)],
    [name, { ...STAY, [name]: null }],
    [name, { ...STAY, [name]: {} }],
  ]);
  for (const value of ['', ' \t']) cases.push(['roomNumber', { ...STAY, roomNumber: value }]);
  for (const value of [1.5, 2 ** 31, -(2 ** 31) - 1, '2']) cases.push(['occupancy', { ...STAY, occupancy: value }]);
  for (const value of ['x', '2026-06-01', '2026-06-01T15:00:00', '2026-13-01T15:00:00Z', '2026-02-30T15:00:00Z']) {
    cases.push(['checkInDateTime', { ...STAY, checkInDateTime: value }]);
  }
  for (const [name, body] of cases) {
    const reply = await event(mock, CHECK_IN, body);
    const problem = (await reply.json()) as { status: number; errors: Record<string, string[]> };
    assert.deepEqual(
      [reply.status, problem.status, Object.keys(problem.errors)],
      [400, 400, [name]],
      JSON.stringify(body),
    );
  }
  const conforming = [
    { loyalty: null },
    { checkInDateTime: '2026-06-01T20:00:00.5Z' },
    { extra: 1 },
    { folio: 'Ж'.repeat(300) },
  ];
  for (const change of conforming) assert.equal(await status(event(mock, CHECK_IN, { ...STAY, ...change })), 201);
});

test('a check-out is understood in both forms', async () => {
  const ask = (body: unknown) => status(event(mock, CHECK_OUT, body));
  assert.equal(await ask({ reservationId: null, checkOutDate: '2026-06-03T11:00:00+05:45' }), 201);
  assert.equal(await ask({ reservation_id: 'r', check_out_date: '2026-06-03' }), 201);
  assert.equal(await ask({ checkOutDate: '2026-06-03' }), 400);
  assert.equal(await ask({ check_out_date: '2026-02-30' }), 400);
  assert.equal(await ask({ reservation_id: 1 }), 400);
});

test('wrong methods get 405 with Allow, unknown paths 404, other hotels 400', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PURGE']) {
    const reply = await fetch(`${mock.url}${CHECK_IN}`, { method });
    assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'POST'], method);
  }
  assert.equal(await status(fetch(`${mock.url}/oauth2/token`)), 405);
  for (const path of ['/', '/api/v2/reservation/checkin', `${CHECK_IN}/`, '/%ZZ']) {
    assert.equal(await status(event(mock, path, STAY)), 404, path);
  }
  await withMock({ hotels: [1], basePath: 'stage' }, async (other, theirs) => {
    assert.match(other.url, /\/stage$/);
    assert.equal(await status(event(other, CHECK_IN, STAY, {}, theirs)), 400);
    assert.equal(await status(event(other, CHECK_IN, { ...STAY, lodgingHotelId: 1 }, {}, theirs)), 201);
    assert.equal(await status(post(`${other.url.replace('/stage', '')}${CHECK_IN}`, STAY)), 404);
  });
});

test('tokens of a trusted external issuer are taken, others of its name are not', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] };
  let isDown = false;
  const server = createServer((request, response) => {
    const found = request.url === '/jwks' && !isDown;
    response.writeHead(found ? 200 : 404, JSON_TYPE).end(JSON.stringify(found ? jwks : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokenFor = (exp: string, key = privateKey) =>
    new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'k' }).setIssuer(issuer).setExpirationTime(exp).sign(key);
  const other = await generateKeyPair('RS256');
  try {
    await withMock({ issuer }, async (behind, own) => {
      const ask = (bearer: string) => status(event(behind, CHECK_OUT, {}, {}, bearer));
      assert.equal(await ask(await tokenFor('1h')), 201);
      assert.equal(await ask(await tokenFor('-1h')), 401);
      assert.equal(await ask(await tokenFor('1h', other.privateKey)), 401);
      assert.equal(await ask(own), 201, 'its own tokens still count');
    });
    isDown = true;
    await withMock({ issuer }, async (behind) => {
      assert.equal(await status(event(behind, CHECK_OUT, {}, {}, await tokenFor('1h'))), 503, 'its keys cannot be had');
    });
    const nobody = 'http://127.0.0.1:1';
    await withMock({ issuer: nobody }, async (behind) => {
      const lost = await new SignJWT({ iss: nobody }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
      assert.equal(await status(event(behind, CHECK_OUT, {}, {}, lost)), 503, 'it is not there');
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
