/** What the transport makes of a failure: of the network, of a kept connection, of a request that HTTP cannot carry. */
import assert from 'node:assert/strict';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import type { RenderedRequest } from '../../cases/call.ts';
import { TransportError, twiceCutShort } from '../../wire/transport.ts';
import { listening } from '../support/proxies.ts';
import { selfSigned } from '../support/self-signed.ts';
import { OK, rawServer, transportFor } from '../support/transport.ts';

describe('a failure', () => {
  const failures: Readonly<Record<string, readonly [string, RegExp]>> = {
    'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf': ['reset', /broken off \(ECONNRESET\)/],
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n': [
      'framing',
      /a chunk that is not valid \(HPE_INVALID_CHUNK_SIZE\)/,
    ],
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhalf': ['framing', /more bytes follow the reply than it announces/],
    'HTTP/1.1 204 No Content\r\n\r\nhalf': ['framing', /more bytes follow the reply/],
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nok': ['framing', /Content-Length.*twice/],
    'HTTP/1.1 200 OK\r\nContent-Length: 2, 3\r\n\r\nok': ['framing', /Content-Length of the reply is not a number/],
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n': [
      'framing',
      /comes with a length/,
    ],
    'HTTP/1.1 201 Created\nContent-Length: 0\n\n': ['reset', /not HTTP\/1\.1.*\(HPE_CR_EXPECTED\)/],
    'HTTP/1.1 201 Created\r\nX-A: b\nContent-Length: 0\r\n\r\n': ['reset', /not HTTP\/1\.1.*\(HPE_CR_EXPECTED\)/],
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\nok': ['framing', /a chunk that is not valid/],
    'SSH-2.0-OpenSSH_9.6\r\n': ['reset', /not HTTP\/1\.1.*\(HPE_/],
    '': ['reset', /broken off/],
    [`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`]: ['reset', /header section.*\(HPE_HEADER_OVERFLOW\)/],
  };
  for (const [reply, [kind, message]] of Object.entries(failures)) {
    test(`a reply of ${JSON.stringify(reply).slice(0, 60)} is reported as ${message}`, async (t) => {
      const { url } = await rawServer(t, (socket) => socket.end(reply));
      await assert.rejects(transportFor(t)(url), { kind, message });
    });
  }

  const cutShort = (send: ReturnType<typeof transportFor>, url: string, timeoutMs?: number) =>
    send(url, {}, timeoutMs).then(
      () => 'a reply',
      (error: TransportError) => [error.kind, error.cutShort],
    );

  test('a reply that ends before its length, or not at all, says so where it fits into one packet', async (t) => {
    const announcing = (length: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\nhalf`;
    const send = transportFor(t);
    const closed = await rawServer(t, (socket) => socket.end(announcing(9)));
    assert.deepEqual(await cutShort(send, closed.url), ['reset', 'its Content-Length is 9, and 4 bytes came']);
    const open = await rawServer(t, (socket) => void socket.write(announcing(9)));
    assert.deepEqual(await cutShort(send, open.url, 200), ['timeout', 'its Content-Length is 9, and 4 bytes came']);
    const long = await rawServer(t, (socket) => socket.end(announcing(90_000)));
    assert.deepEqual(await cutShort(send, long.url), ['reset', undefined]);
    const refused = await rawServer(t, (socket) => {
      socket.write(announcing(9));
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    assert.deepEqual(await cutShort(send, refused.url), ['reset', undefined]);
    const slow = await rawServer(t, (socket) => {
      socket.write(announcing(900));
      const more = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(more));
    });
    assert.deepEqual(await cutShort(send, slow.url, 300), ['timeout', undefined]);
  });

  test('cut short twice at the same byte it is broken framing, and at another one it is not', () => {
    const cut = (kind: 'reset' | 'timeout', what: string) =>
      Object.assign(new TransportError(kind, 'cut'), { cutShort: what });
    for (const [kind, message] of [
      ['reset', /ends too early, twice at the same byte: 4 of 9/],
      ['timeout', /^the reply never ends, twice at the same byte: 4 of 9/],
    ] as const) {
      const tried = { cutShort: null };
      assert.equal((twiceCutShort(tried, cut(kind, '4 of 9')) as TransportError).kind, kind);
      const second = twiceCutShort(tried, cut(kind, '4 of 9')) as TransportError;
      assert.deepEqual([second.kind, message.test(second.message)], ['framing', true]);
      assert.equal((twiceCutShort(tried, cut(kind, '5 of 9')) as TransportError).kind, kind);
    }
  });

  test('bytes that come before a reply on a kept connection belong to an earlier one', async (t) => {
    const { url } = await rawServer(t, (socket, count) => {
      if (count === 1) socket.write(OK);
      else socket.write('stray');
    });
    const send = transportFor(t);
    await send(url);
    await assert.rejects(send(url), { kind: 'framing', message: /an earlier one on the connection/ });
  });

  test('a name that does not exist, a port that is closed, a certificate that nobody signed', async (t) => {
    const send = transportFor(t);
    await assert.rejects(send('http://no-such-host.invalid'), { kind: 'dns' });
    await assert.rejects(send('http://127.0.0.1:9'), {
      kind: 'refused',
      message: 'the connection was refused (ECONNREFUSED)',
    });
    const port = await listening(t, createTlsServer(selfSigned));
    await assert.rejects(send(`https://127.0.0.1:${port}`), { kind: 'tls', message: /SELF_SIGNED/ });
    await assert.rejects(send(`https://127.0.0.1:${(await rawPort(t)).port}`), { kind: 'tls' });
  });

  test('certificates are checked whatever the environment says', async (t) => {
    const port = await listening(t, createTlsServer(selfSigned));
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    t.after(() => delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']);
    await assert.rejects(transportFor(t)(`https://127.0.0.1:${port}`), { kind: 'tls' });
  });
});

async function rawPort(t: TestContext): Promise<{ port: number }> {
  const { url } = await rawServer(t, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  return { port: Number(new URL(url).port) };
}

describe('a kept connection', () => {
  test('serves the next request', async (t) => {
    const { url, connections } = await rawServer(t, (socket) => socket.write(OK));
    const send = transportFor(t);
    for (let n = 0; n < 3; n += 1) await send(url);
    assert.equal(connections(), 1);
  });

  test('is not used again after content that a server may leave unread on it', async (t) => {
    const { url, connections } = await rawServer(t, (socket) => socket.write(OK));
    const send = transportFor(t);
    const after = async (method: string, text: string) => {
      const before = connections();
      await send(url, { method, body: Buffer.from(text) });
      await send(url);
      return connections() - before;
    };
    await send(url);
    assert.deepEqual([await after('GET', '{}'), await after('PUT', '{}')], [1, 1]);
    assert.deepEqual([await after('GET', ''), await after('POST', '{}')], [0, 0]);
  });

  test('that got chunks serves no others: a server may leave them unread on it', async (t) => {
    const { url, connections } = await rawServer(t, (socket) => socket.write(OK));
    const send = transportFor(t);
    const chunked = { headers: [['Transfer-Encoding', 'chunked']], body: Buffer.from('{}') } as const;
    await send(url);
    for (let n = 0; n < 2; n += 1) await send(url, chunked);
    await send(url);
    assert.equal(connections(), 2);
  });

  const broken = (socket: Socket) => void socket.resetAndDestroy();
  const oneEach =
    (before: WeakSet<Socket>, end = broken) =>
    (socket: Socket) => {
      if (before.has(socket)) return end(socket);
      before.add(socket);
      socket.write(OK);
    };

  test('that the service has closed meanwhile costs nothing: the request is sent on a new one', async (t) => {
    const { url, seen, connections } = await rawServer(t, oneEach(new WeakSet()));
    const send = transportFor(t);
    assert.equal((await send(url)).isSecondTry, undefined);
    const second = await send(url);
    assert.deepEqual([second.status, second.isSecondTry], [200, true]);
    assert.deepEqual([seen.length, connections()], [3, 2]);
  });

  test('and all others like it are left alone: one more try, on a new one', async (t) => {
    const { url, seen } = await rawServer(t, oneEach(new WeakSet()));
    const send = transportFor(t);
    await Promise.all([send(url), send(url), send(url)]);
    assert.equal((await send(url)).status, 200);
    assert.equal(seen.length, 5);
  });

  test('and so they are where the service says that one was idle for too long', async (t) => {
    const reported = (socket: Socket) => void socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    const { url } = await rawServer(t, oneEach(new WeakSet(), reported));
    const send = transportFor(t);
    await Promise.all([send(url), send(url), send(url)]);
    assert.deepEqual([(await send(url)).status, (await send(url)).status], [408, 200]);
  });

  test('is not used for a request that may be sent only once: the service may be closing it', async (t) => {
    const { url, seen, connections } = await rawServer(t, oneEach(new WeakSet()));
    const send = transportFor(t);
    const replies = [await send(url), await send(url, {}, 1000, true), await send(url, {}, 1000, true)];
    assert.deepEqual(
      replies.map(({ status, isSecondTry }) => [status, isSecondTry]),
      Array(3).fill([200, undefined]),
    );
    assert.deepEqual([seen.length, connections()], [3, 3]);
  });

  test('is tried again once only, and a new connection that breaks off not at all', async (t) => {
    const { url, seen } = await rawServer(t, (socket, count) =>
      count === 1 ? void socket.write(OK) : void socket.resetAndDestroy(),
    );
    const send = transportFor(t);
    await send(url);
    await assert.rejects(send(url), { kind: 'reset' });
    assert.equal(seen.length, 3);
    await assert.rejects(send(url), { kind: 'reset' });
    assert.equal(seen.length, 4);
  });

  for (const end of ['end', 'resetAndDestroy'] as const) {
    test(`that breaks off in the middle of a reply is no such case (${end})`, async (t) => {
      const { url, seen } = await rawServer(t, (socket, count) => {
        if (count === 1) return void socket.write(OK);
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf');
        setTimeout(() => socket[end](), 20);
      });
      const send = transportFor(t);
      await send(url);
      await assert.rejects(send(url), { kind: 'reset' });
      assert.equal(seen.length, 2);
    });
  }
});

describe('a request that HTTP cannot carry is reported as such, and nothing is sent', () => {
  const SECRET = 'value-of-a-secret';
  const field = (name: string, value: string): Partial<RenderedRequest> => ({ headers: [[name, value]] });
  const noField = 'the value of Authorization holds characters that no header field can carry (RFC 9110 §5.5)';
  const cases: Readonly<Record<string, readonly [Partial<RenderedRequest>, string]>> = {
    'a token that ends in a line feed': [field('Authorization', `Bearer ${SECRET}\n`), noField],
    'a token with a line break in it': [field('Authorization', `Bearer ${SECRET}\r\nX-More: 1`), noField],
    'a token with characters beyond Latin-1': [field('Authorization', `Bearer ${SECRET}日本`), noField],
    'a token with NUL': [field('Authorization', `${SECRET}\0`), noField],
    'the name of a field': [
      field(`X ${SECRET}`, 'x'),
      'the name of a header field holds characters that none can hold (RFC 9110 §5.1)',
    ],
    'a method': [{ method: `PO ST ${SECRET}` }, 'the method holds characters that no method can hold (RFC 9110 §9.1)'],
    'what Node itself refuses': [
      field('Trailer', 'X-Checksum'),
      "Node's HTTP client sends no such request (ERR_HTTP_TRAILER_INVALID)",
    ],
    'no method': [{ method: '' }, 'the method holds characters that no method can hold (RFC 9110 §9.1)'],
  };
  for (const [name, [given, message]] of Object.entries(cases)) {
    test(name, async (t) => {
      const { url, seen } = await rawServer(t, (socket) => socket.write(OK));
      await assert.rejects(transportFor(t)(url, given), (error: unknown) => {
        assert.ok(error instanceof TransportError);
        assert.deepEqual([error.kind, error.message], ['not-sendable', message]);
        assert.doesNotMatch(`${error.stack}`, new RegExp(SECRET));
        return true;
      });
      assert.deepEqual(seen, []);
    });
  }

  for (const url of ['nonsense', 'ftp://127.0.0.1/', 'http://', 'HOST/a b', 'HOST/\n', 'HOST/ü', 'HOST/\u0000']) {
    test(`the address ${JSON.stringify(url)}`, async (t) => {
      const server = await rawServer(t, (socket) => socket.write(OK));
      const message = 'the address is no http or https URL (RFC 9110 §4.2)';
      const sent = transportFor(t)(url.replace('HOST', server.url));
      await assert.rejects(sent, { kind: 'not-sendable', message });
      assert.deepEqual(server.seen, []);
    });
  }
});
