/** The transport against real local servers: what it sends and what it reads. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { LONGEST_BEGINNING, LONGEST_REPLY } from '../../wire/reply-body.ts';
import { serve } from '../support/server.ts';
import { OK, rawServer, transportFor } from '../support/transport.ts';

describe('a request', () => {
  test('keeps its header fields in their order and case, also those of one name', async (t) => {
    const { url, seen } = await rawServer(t, (socket) => socket.write(OK));
    const headers = [
      ['x-ODD-Case', '1'],
      ['Accept', 'a/b'],
      ['X-Odd-Case', '2'],
      ['accept', 'c/d'],
    ] as const;
    await transportFor(t)(`${url}/path`, { headers, body: Buffer.from('hello') });
    const host = new URL(url).host;
    assert.equal(
      seen.join(''),
      `POST /path HTTP/1.1\r\nHost: ${host}\r\nx-ODD-Case: 1\r\nAccept: a/b\r\nX-Odd-Case: 2\r\naccept: c/d\r\n` +
        'Content-Length: 5\r\nConnection: keep-alive\r\n\r\nhello',
    );
  });

  test('has the host that it names itself, where it names one', async (t) => {
    const { url, seen } = await rawServer(t, (socket) => socket.write(OK));
    await transportFor(t)(url, { headers: [['host', 'other.example']] });
    assert.deepEqual(seen[0]?.match(/^host: .*$/gim), ['host: other.example']);
  });

  test('that closes its connection has it for itself, whatever the reply says', async (t) => {
    const kept = OK.replace('\r\n', '\r\nConnection: keep-alive\r\n');
    const { url, connections } = await rawServer(t, (socket) => socket.write(kept));
    const send = transportFor(t);
    await send(url, { headers: [['Connection', 'TE, Close']] });
    await send(url);
    assert.equal(connections(), 2);
    await send(url);
    assert.equal(connections(), 2);
  });

  test('goes to its path letter for letter', async (t) => {
    const { url, seen } = await rawServer(t, (socket) => socket.write(OK));
    const send = transportFor(t);
    for (const path of ['/a/../b//c/%2e%2E/d', '/a?x=%zz&y=/../', '?only=query', '']) await send(url + path);
    const targets = seen.map((request) => request.split(' ')[1]);
    assert.deepEqual(targets, ['/a/../b//c/%2e%2E/d', '/a?x=%zz&y=/../', '/?only=query', '/']);
  });

  test('has no media type of its own, with a body and without', async (t) => {
    const { url, seen } = await serve(t, (_request, response) => response.end());
    const send = transportFor(t);
    await send(url, { body: Buffer.from('{}') });
    await send(url);
    const met = seen.map(({ body, headers }) => `${body} ${headers['content-type']} ${headers['content-length']}`);
    assert.deepEqual(met, ['{} undefined 2', ' undefined 0']);
  });

  test('is sent in chunks where it says so', async (t) => {
    const { url, seen } = await rawServer(t, (socket) => socket.write(OK));
    const headers = [['Transfer-Encoding', 'chunked']] as const;
    await transportFor(t)(url, { headers, body: Buffer.from('hello') });
    assert.match(seen.join(''), /\r\nTransfer-Encoding: chunked\r\n[\s\S]*\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n$/);
    assert.doesNotMatch(seen.join(''), /content-length/i);
  });

  for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PATCH', 'REPORT']) {
    test(`${method} carries a body where it has one`, async (t) => {
      const { url, seen } = await serve(t, (_request, response) => response.end());
      const send = transportFor(t);
      await send(url, { method, body: Buffer.from('body') });
      await send(url, { method });
      const hasLength = method === 'PATCH' || method === 'REPORT';
      const met = seen.map(({ body, headers }) => `${body} ${headers['content-length']}`);
      assert.deepEqual(met, ['body 4', ` ${hasLength ? 0 : undefined}`]);
    });
  }
});

describe('a reply', () => {
  test('shows its header fields as they came, and a redirect is not followed', async (t) => {
    const fields = 'LOCATION: /else\r\nx-a: 1\r\nSet-Cookie: a=b\r\nX-A: 2\r\nset-cookie: c=d\r\nContent-Length: 0\r\n';
    const { url, seen } = await rawServer(t, (socket) => socket.write(`HTTP/1.1 307 Go\r\n${fields}\r\n`));
    const reply = await transportFor(t)(url);
    assert.deepEqual([reply.status, reply.reason, seen.length], [307, 'Go', 1]);
    assert.equal(reply.headers.map(([name, value]) => `${name}: ${value}\r\n`).join(''), fields);
  });

  const text = JSON.stringify({ access_token: 'a-secret-in-the-body', padding: 'x'.repeat(500) });
  const coded: Readonly<Record<string, readonly [string, Buffer]>> = {
    gzip: ['gzip', gzipSync(text)],
    'x-gzip in capitals': ['X-GZIP', gzipSync(text)],
    deflate: ['deflate', deflateSync(text)],
    'deflate without the zlib format': ['deflate', deflateRawSync(text)],
    br: ['br', brotliCompressSync(text)],
    'two codings': ['deflate, gzip', gzipSync(deflateSync(text))],
    'identity, and an empty one': ['identity,', Buffer.from(text)],
    'a charset by mistake': ['utf-8', Buffer.from(text)],
  };
  for (const [name, [coding, bytes]] of Object.entries(coded)) {
    test(`is read as text: ${name}`, async (t) => {
      const { url } = await serve(t, (_request, response) => response.setHeader('Content-Encoding', coding).end(bytes));
      const reply = await transportFor(t)(url);
      assert.equal(reply.body.toString(), text);
      assert.ok(reply.headers.some(([key, value]) => key === 'Content-Encoding' && value === coding));
    });
  }

  test('that is not in the coding that it names cannot be read', async (t) => {
    const { url } = await serve(t, (_request, response) => response.setHeader('Content-Encoding', 'gzip').end(text));
    await assert.rejects(transportFor(t)(url), { kind: 'framing', message: /not in the coding that/ });
    const empty = await serve(t, (_request, response) => response.setHeader('Content-Encoding', 'gzip').end());
    assert.equal((await transportFor(t)(empty.url)).body.length, 0);
  });

  for (const [coding, pack] of Object.entries({ gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync })) {
    test(`that is compressed (${coding}) and cut off is read as far as it goes`, async (t) => {
      const whole = Array.from({ length: 900 }, (_, n) => `${n * n}`).join();
      const half = pack(whole).subarray(0, 900);
      const { url } = await serve(t, (_request, response) => response.setHeader('Content-Encoding', coding).end(half));
      const { body } = await transportFor(t)(url);
      assert.ok(body.length > 1000 && whole.startsWith(body.toString()), `${body.length} bytes`);
    });
  }

  test('of a kind that never ends is read to 16 MB, and its connection closed', async (t) => {
    let isClosed = false;
    const { url } = await serve(t, (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'y')));
      };
      response.on('drain', more).on('close', () => {
        isClosed = true;
      });
      more();
    });
    const { body, bytes } = await transportFor(t)(url, {}, 20_000);
    assert.deepEqual([body.length, bytes], [LONGEST_BEGINNING, LONGEST_REPLY]);
    for (let wait = 0; wait < 200 && !isClosed; wait += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.ok(isClosed, 'the connection is closed');
  });

  test('with more codings than anybody needs is left as it is', async (t) => {
    const bytes = [1, 2, 3, 4].reduce((inner: Buffer) => gzipSync(inner), Buffer.from(text));
    const { url } = await serve(t, (_request, response) =>
      response.setHeader('Content-Encoding', ['gzip, gzip', 'gzip', 'gzip']).end(bytes),
    );
    assert.ok((await transportFor(t)(url)).body.equals(bytes));
  });

  test('to CONNECT, and one that changes the protocol, ends with its header section', async (t) => {
    const switching = 'HTTP/1.1 101 Switching\r\nUpgrade: odd\r\nConnection: upgrade\r\n\r\nmore';
    const { url } = await rawServer(t, (socket, count) =>
      socket.write(count === 1 ? 'HTTP/1.1 200 Open\r\nx-a: 1\r\n\r\nmore' : switching),
    );
    const send = transportFor(t);
    const opened = await send(`${url}/x`, { method: 'CONNECT' });
    assert.deepEqual([opened.status, opened.headers, opened.body.length], [200, [['x-a', '1']], 0]);
    const changed = await send(url);
    assert.deepEqual([changed.status, changed.body.length], [101, 0]);
  });
});
