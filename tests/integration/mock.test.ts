/**
 * The embedded provider where the suite does not look. That it does what the document says the suite shows, which certifies it
 * and notices each of its faults.
 */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { embeddedProfile } from '../../mock/profile.ts';
import { CHECK_IN, CHECK_OUT, event, GRANT, JSON_TYPE, post, STAY, status, tokenOf, withMock } from '../mock-client.ts';

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
    const without = await post(`${other.url}${CHECK_OUT}`, {});
    assert.match(without.headers.get('www-authenticate') ?? '', /^Bearer (?!.*error=)/, 'RFC 6750 §3');
  });
});

test('without a profile every api-version is taken', async () => {
  await withMock({ profile: {} }, async (open, theirs) => {
    assert.equal(await status(event(open, `${CHECK_OUT}?api-version=9.9`, {}, {}, theirs)), 201);
  });
});

test('a body beyond 2 MB is refused, and neither a deep one nor a path that cannot be decoded crashes anything', async () => {
  await withMock({}, async (mock, token) => {
    const ask = (body: unknown) => status(event(mock, CHECK_OUT, body, {}, token));
    assert.equal(await ask({ x: 'y'.repeat(1_000_000) }), 201);
    assert.equal(await ask({ x: 'y'.repeat(2_200_000) }), 413);
    assert.equal(await ask('['.repeat(300_000)), 400);
    assert.equal(await ask(`{"x":${'['.repeat(300_000)}${']'.repeat(300_000)}}`), 201);
    assert.equal(await status(event(mock, '/%ZZ', STAY, {}, token)), 404);
  });
});

test('a media type that only looks like one of the contract is none', async () => {
  await withMock({}, async (mock, token) => {
    for (const type of ['application/json; charset=utf-16', 'application/+json', 'garbage'])
      assert.equal(await status(event(mock, CHECK_IN, STAY, { 'content-type': type }, token)), 415, type);
  });
});

test('a mock of other hotels, under a prefix, knows no hotel, no zone and no path besides', async () => {
  const hotels = [
    { id: 1, timeZone: 'America/Chicago' },
    { id: 2, timeZone: 'Asia/Kathmandu' },
  ];
  const stay = (id: number, checkIn: string, checkOut: string) => ({
    ...{ ...STAY, lodgingHotelId: id, checkInDateTime: checkIn, expectedCheckOutDateTime: checkOut },
  });
  await withMock({ hotels, basePath: 'stage' }, async (other, theirs) => {
    assert.match(other.url, /\/stage$/);
    const ask = async (body: unknown, path = CHECK_IN) => {
      const reply = await event(other, path, body, {}, theirs);
      if (reply.status === 201) return [];
      return Object.keys(((await reply.json()) as { errors: object }).errors);
    };
    // The night in which Chicago's clocks are set back: one o'clock comes twice.
    assert.deepEqual(await ask(stay(1, '2026-10-31T15:00:00-05:00', '2026-11-01T11:00:00-06:00')), []);
    assert.deepEqual(await ask(stay(1, '2026-11-01T01:30:00-05:00', '2026-11-01T01:30:00-06:00')), []);
    assert.deepEqual(await ask(stay(2, '2026-10-31T15:00:00+05:45', '2026-11-01T11:00:00+05:45')), []);
    assert.deepEqual(await ask(stay(3, '2026-10-31T15:00:00-05:00', '2026-11-01T11:00:00-06:00')), ['lodgingHotelId']);
    assert.deepEqual(await ask(stay(1, '2026-10-31T15:00:00-05:00', '2026-11-01T11:00:00-05:00')), [
      'expectedCheckOutDateTime',
    ]);
    assert.deepEqual(await ask(stay(2, '2026-10-31T09:15:00Z', '2026-11-01T11:00:00+05:45')), ['checkInDateTime']);
    assert.deepEqual(await ask({ checkOutDate: '2026-10-31T09:15:00Z' }, CHECK_OUT), []);
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
