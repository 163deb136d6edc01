/** The embedded provider as an HTTP server: connections, forms of request targets, start and stop. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { withWire } from '../../mock/reply.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { CHECK_OUT, event, JSON_TYPE, status, withMock } from '../mock-client.ts';

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
    const first = await Promise.race([
      once(sent, 'continue').then(() => 100),
      replied.then(([reply]) => reply.statusCode),
    ]);
    assert.equal(first, 100);
    sent.end('{}');
    const [reply] = await replied;
    assert.equal(reply.statusCode, 401);
    reply.resume();
  });
});

test('connections are kept for 30 seconds, and idle ones do not hold up a stop', async (t) => {
  const mock = await startMock();
  const agent = new Agent({ keepAlive: true });
  t.after(() => Promise.all([agent.destroy(), mock.close()]));
  const first = await ask(mock, { agent, path: '/' });
  assert.equal(first.headers['keep-alive'], 'timeout=30');
  const socket = first.socket;
  assert.equal((await ask(mock, { agent, path: '/' })).socket, socket);
  const started = performance.now();
  await mock.close();
  assert.ok(performance.now() - started < 500, 'an idle connection is closed at once');
});

test('a stop ends a connection as soon as the reply under way is complete', async (t) => {
  const slowly = withWire({ status: 200, headers: [], body: 'x'.repeat(10) }, { delayMs: 200 });
  const mock = await startMock({ faults: [{ answer: () => async () => slowly }] });
  const agent = new Agent({ keepAlive: true });
  t.after(() => Promise.all([agent.destroy(), mock.close()]));
  const sent = request({ host: '127.0.0.1', port: mock.port, agent });
  sent.end();
  while (mock.requests === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const started = performance.now();
  const closed = mock.close();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await reply.toArray();
  assert.equal(Buffer.concat(chunks).length, 10, 'the reply is whole');
  await closed;
  assert.ok(performance.now() - started < 1500, 'the grace period is not used up');
});

test('a stop waits no longer than the grace period for what is never sent', async (t) => {
  const mock = await startMock();
  const socket = connect(mock.port, '127.0.0.1');
  t.after(() => Promise.all([socket.destroy(), mock.close()]));
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
  while (mock.requests === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const started = performance.now();
  await mock.close();
  const took = performance.now() - started;
  assert.ok(took > 1500 && took < 4000, `${took} ms`);
});

test('a start on a port that is taken is refused', async () => {
  await withMock({}, async (mock, token) => {
    await assert.rejects(startMock({ port: mock.port }), { code: 'EADDRINUSE' });
    assert.equal(await status(event(mock, CHECK_OUT, {}, {}, token)), 201, 'the first one still serves');
  });
});
