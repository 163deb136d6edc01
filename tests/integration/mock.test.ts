/**
 * The embedded provider where the suite does not look: what it takes, connections, request targets, start and stop.
 * That it follows the document is shown by the suite, which certifies it and notices each of its faults.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { embeddedProfile } from '../../mock/profile.ts';
import { type Mock, type MockOptions, startMock } from '../../mock/server.ts';
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
  const hotels = ['America/Chicago', 'Asia/Kathmandu'].map((timeZone, at) => ({ id: at + 1, timeZone }));
  const stay = (lodgingHotelId: number, checkInDateTime: string, expectedCheckOutDateTime: string) => ({
    ...STAY,
    ...{ lodgingHotelId, checkInDateTime, expectedCheckOutDateTime },
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
    const summer = stay(1, '2026-10-31T15:00:00-05:00', '2026-11-01T11:00:00-05:00');
    assert.deepEqual(await ask(summer), ['expectedCheckOutDateTime']);
    assert.deepEqual(await ask(stay(2, '2026-10-31T09:15:00Z', '2026-11-01T11:00:00+05:45')), ['checkInDateTime']);
    assert.deepEqual(await ask({ checkOutDate: '2026-10-31T09:15:00Z' }, CHECK_OUT), []);
    assert.equal(await status(post(`${other.url.replace('/stage', '')}${CHECK_IN}`, STAY)), 404);
  });
});

async function ask(of: Mock, options: RequestOptions, body = ''): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port: of.port, ...options });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  return reply;
}

test('a request target in absolute form is understood', async () => {
  await withMock({ basePath: '/stage' }, async (mock, token) => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    const target = `http://sandbox.example/stage${CHECK_OUT}?api-version=`;
    assert.equal((await ask(mock, { method: 'POST', path: `${target}1.0`, headers }, '{}')).statusCode, 201);
    assert.equal((await ask(mock, { method: 'POST', path: `${target}9.9`, headers }, '{}')).statusCode, 400);
  });
});

test('every method gets a reply, and its body is read', async () => {
  await withMock({}, async (mock) => {
    for (const method of ['GET', 'PURGE', 'QUERY', 'M-SEARCH', 'LOCK']) {
      const reply = await ask(mock, { method, path: CHECK_OUT, headers: { 'content-length': 2 } }, '{}');
      assert.equal(reply.statusCode, 405, method);
    }
  });
});

test('a client that waits for 100 Continue gets it', async () => {
  await withMock({}, async (mock) => {
    const headers = { ...JSON_TYPE, expect: '100-continue', 'content-length': 2 };
    const sent = request({ host: '127.0.0.1', port: mock.port, method: 'POST', path: CHECK_OUT, headers });
    const replied = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.flushHeaders();
    const continued = once(sent, 'continue').then(() => 100);
    assert.equal(await Promise.race([continued, replied.then(([reply]) => reply.statusCode)]), 100);
    sent.end('{}');
    const [reply] = await replied;
    assert.equal(reply.statusCode, 401);
    reply.resume();
  });
});

/** A mock, and an agent that keeps its connections. */
async function kept(t: TestContext, options: MockOptions = {}) {
  const [mock, agent] = [await startMock(options), new Agent({ keepAlive: true })];
  t.after(() => Promise.all([agent.destroy(), mock.close()]));
  return { mock, agent };
}

/** Where no time passes, a stop that needs the grace period never ends: then the test fails after this. */
const timeout = 30_000;

/** From now on no timer fires unless the test moves its clock. */
function heldTime({ mock: { timers } }: TestContext) {
  timers.enable({ apis: ['setTimeout'] });
  return timers;
}

test('connections are kept for 30 seconds, and idle ones do not hold up a stop', { timeout }, async (t) => {
  const { mock, agent } = await kept(t);
  const first = await ask(mock, { agent, path: '/' });
  assert.equal(first.headers['keep-alive'], 'timeout=30');
  assert.equal((await ask(mock, { agent, path: '/' })).socket, first.socket);
  heldTime(t);
  await mock.close();
});

test('a stop ends a connection as soon as the reply under way is complete', { timeout }, async (t) => {
  let complete = () => {};
  const under = new Promise<void>((resolve) => {
    complete = resolve;
  });
  const reply = { status: 200, headers: [], body: 'x'.repeat(10) };
  const { mock, agent } = await kept(t, { faults: [{ answer: () => () => under.then(() => reply) }] });
  const sent = request({ host: '127.0.0.1', port: mock.port, agent });
  sent.end();
  while (mock.requests === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  heldTime(t);
  const closed = mock.close();
  complete();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  assert.equal(Buffer.concat(await response.toArray()).length, 10, 'the reply is whole');
  await closed;
});

test('a stop waits no longer than the grace period for what is never sent', { timeout }, async (t) => {
  const mock = await startMock();
  const socket = connect(mock.port, '127.0.0.1');
  t.after(() => Promise.all([socket.destroy(), mock.close()]));
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
  while (mock.requests === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const timers = heldTime(t);
  let isClosed = false;
  const closed = mock.close().then(() => {
    isClosed = true;
  });
  timers.tick(1999);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isClosed, false, 'it is waited for');
  timers.tick(1);
  await closed;
});

test('a start on a port that is taken is refused', async () => {
  await withMock({}, async (mock, token) => {
    await assert.rejects(startMock({ port: mock.port }), { code: 'EADDRINUSE' });
    assert.equal(await status(event(mock, CHECK_OUT, {}, {}, token)), 201, 'the first one still serves');
  });
});
