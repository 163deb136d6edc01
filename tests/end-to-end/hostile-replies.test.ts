/** Replies that are made to do harm: each is bounded in bytes and in time, and ends in a reply or in one sentence. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { httpTransport } from '../../wire/http-transport.ts';
import { LONGEST_REPLY } from '../../wire/reply-body.ts';
import { TransportError } from '../../wire/transport.ts';
import { moduleAt, ROOT, startNode } from '../support/certify.ts';
import { type Answer, endlessly } from '../support/hostile-service.ts';
import { rawServer } from '../support/transport.ts';

/** Limits that are soon reached. */
const BOUNDS = { longest: 64 * 1024, kept: 64 * 1024, behind: 0 };
/** For replies that never end. */
const SOON_MS = 700;
/** For those that do: a busy machine takes its time. */
const PATIENT_MS = 30_000;
/** No answer may take longer. */
const HANGS_MS = 60_000;

const HEAD = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

const coded = (codings: string, body: Buffer): Answer => {
  const head = `${HEAD}Content-Encoding: ${codings}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return (socket) => socket.write(Buffer.concat([Buffer.from(head), body]));
};

async function send(t: TestContext, answer: Answer, timeoutMs = PATIENT_MS) {
  const { url } = await rawServer(t, (socket) => answer(socket));
  const transport = httpTransport(undefined, BOUNDS);
  t.after(() => transport.close());
  const request = { method: 'POST', url, headers: [], body: null };
  return () => transport.send(request, timeoutMs).catch((error: unknown) => error as TransportError);
}

const ZEROS = Buffer.alloc(1024 * 1024);

const TOO_LONG: Readonly<Record<string, Answer>> = {
  'to the end of the connection, which never comes': endlessly(`${HEAD}Connection: close\r\n\r\n`, ZEROS),
  'in chunks, without a last one': endlessly(CHUNKED, `1000\r\n${'x'.repeat(4096)}\r\n`),
  'of a declared petabyte': endlessly(`${HEAD}Content-Length: 1125899906842624\r\n\r\n`, 'eyJ'.repeat(4096)),
  'one byte longer than is read': (socket) => {
    socket.write(`${HEAD}Content-Length: ${BOUNDS.longest + 1}\r\n\r\n${'x'.repeat(BOUNDS.longest + 1)}`);
  },
  'that unpacks to more (gzip)': coded('gzip', gzipSync(ZEROS)),
  'that unpacks to more (deflate)': coded('deflate', deflateSync(ZEROS)),
  'that unpacks to more (deflate without the zlib format)': coded('deflate', deflateRawSync(ZEROS)),
  'that unpacks to more (br)': coded('br', brotliCompressSync(ZEROS)),
  'that unpacks to more in its second coding (gzip, br)': coded('gzip, br', brotliCompressSync(gzipSync(ZEROS))),
  'that unpacks to more in its first coding and less in its second': coded(
    'br, gzip',
    gzipSync(Buffer.concat([brotliCompressSync(Buffer.from('small')), ZEROS])),
  ),
  'that never ends, and is packed': endlessly(`${HEAD}Content-Encoding: gzip\r\n\r\n`, gzipSync(ZEROS)),
};

describe('a body is read as far as it is kept, and said to be truncated:', () => {
  for (const [name, answer] of Object.entries(TOO_LONG)) {
    test(name, { timeout: HANGS_MS }, async (t) => {
      const end = await (await send(t, answer))();
      assert.ok(!(end instanceof TransportError), String(end));
      assert.equal(end.truncated, true);
      assert.ok(end.body.length <= BOUNDS.longest);
    });
  }

  test('one of exactly that length is whole', async (t) => {
    const body = 'x'.repeat(BOUNDS.longest);
    for (const answer of [coded('identity', Buffer.from(body)), coded('gzip', gzipSync(body))]) {
      const end = await (await send(t, answer))();
      assert.ok(!(end instanceof TransportError));
      assert.deepEqual([end.truncated, end.body.length], [undefined, BOUNDS.longest]);
    }
  });

  test('many at once, and those that trickle hold up nobody', { timeout: HANGS_MS }, async (t) => {
    const trickle = await send(t, endlessly(`${HEAD}\r\n${'x'.repeat(8192)}`, 'x', 5), SOON_MS);
    const flood = await send(t, TOO_LONG['in chunks, without a last one'] as Answer);
    const slow = await Promise.all([trickle(), trickle(), trickle()]);
    for (const end of slow) assert.ok(end instanceof TransportError && end.kind === 'timeout');
    for (const end of await Promise.all([flood(), flood(), flood(), flood(), flood(), flood()])) {
      assert.ok(!(end instanceof TransportError), String(end));
      assert.equal(end.body.length, BOUNDS.longest);
    }
  });
});

const interim = (status: string, fields = '') => `HTTP/1.1 ${status}\r\n${fields}\r\n`;
const TOO_MANY = /began with too many interim ones/;
const OVERFLOW = /header section of the reply is longer than the 16 KB that are read/;
const LENGTHS = /the Content-Length of the reply is not a number, is given twice, or comes with chunks/;
const NO_HTTP = /is not HTTP\/1\.1 as RFC 9112 defines it/;
const LATE = /did not end in time/;

const FAILS: Readonly<Record<string, readonly [Answer, RegExp]>> = {
  'a thousand times 100': [(socket) => socket.write(interim('100 Continue').repeat(1000)), TOO_MANY],
  '102 without end': [endlessly('', interim('102 Processing').repeat(50)), TOO_MANY],
  '103 without end, with links': [endlessly('', interim('103 Early Hints', 'Link: </x>\r\n').repeat(50)), TOO_MANY],
  'an interim reply now and then, and no other': [endlessly('', interim('199 Soon'), 100), LATE],
  'a header field of ten megabytes': [
    (socket) => socket.on('error', () => undefined).write(`${HEAD}X: ${'x'.repeat(10_000_000)}\r\n\r\n`),
    OVERFLOW,
  ],
  'header fields without end': [endlessly(HEAD, 'a: b\r\n'.repeat(500)), OVERFLOW],
  'a reason phrase without end': [endlessly('HTTP/1.1 200 ', 'x'.repeat(5000)), OVERFLOW],
  'trailer fields without end': [endlessly(`${CHUNKED}0\r\n`, 'a: b\r\n'.repeat(500)), OVERFLOW],
  'a chunk extension without end': [endlessly(`${CHUNKED}2;`, 'x'.repeat(5000)), NO_HTTP],
  'a header section that trickles': [endlessly(HEAD, 'x', 30), LATE],
  'a status line that trickles': [endlessly('H', 'T', 100), NO_HTTP],
  'a body that trickles': [endlessly(`${HEAD}Content-Length: 1000000\r\n\r\n`, 'x', 30), LATE],
  'a body in chunks of one byte': [endlessly(CHUNKED, '1\r\nx\r\n', 30), LATE],
  'blank lines without end': [endlessly('', '\r\n'.repeat(500)), LATE],
  'less than was declared, and silence': [(socket) => socket.write(`${HEAD}Content-Length: 9\r\n\r\nx`), LATE],
  silence: [() => undefined, LATE],
  'HTTP/0.9': [(socket) => socket.end('<html>hello</html>'), NO_HTTP],
  bytes: [(socket) => socket.write(Buffer.from([0, 255, 22, 3, 1, 2, 0])), NO_HTTP],
  'a negative length': [(socket) => socket.write(`${HEAD}Content-Length: -2\r\n\r\nok`), LENGTHS],
  'a chunk of 2^76 bytes': [
    (socket) => socket.write(`${CHUNKED}fffffffffffffffffff\r\nok`),
    /has a chunk that is not valid/,
  ],
};

describe('what is not a reply, or comes too late, is reported in one sentence:', () => {
  for (const [name, [answer, sentence]] of Object.entries(FAILS)) {
    test(name, { timeout: HANGS_MS }, async (t) => {
      const end = await (await send(t, answer, sentence === LATE ? SOON_MS : PATIENT_MS))();
      assert.ok(end instanceof TransportError, JSON.stringify(end));
      assert.match(end.message, sentence);
      assert.match(end.message, /^[\x20-\x7e]{10,120}$/);
    });
  }
});

describe('a reply is taken as it is', () => {
  test('after a few interim ones', async (t) => {
    const text = `${interim('100 Continue').repeat(3)}${HEAD}Content-Length: 2\r\n\r\nok`;
    const good = await (await send(t, (socket) => socket.write(text)))();
    assert.ok(!(good instanceof TransportError));
    assert.equal(good.body.toString(), 'ok');
  });

  test('with each of fifteen hundred header lines', async (t) => {
    const lines = 'a: b\r\n'.repeat(1500);
    const end = await (await send(t, (socket) => socket.write(`${HEAD}${lines}Content-Length: 0\r\n\r\n`)))();
    assert.ok(!(end instanceof TransportError));
    assert.equal(end.headers.length, 1501);
  });

  test('and a second one that nobody asked for answers no later request', { timeout: HANGS_MS }, async (t) => {
    const reply = (text: string) => `${HEAD}Content-Length: 4\r\n\r\n${text}`;
    for (const laterMs of [0, 20]) {
      const sockets: Socket[] = [];
      const ask = await send(t, (socket) => {
        sockets.push(socket);
        socket.write(reply(sockets.length === 1 ? 'one!' : 'two!'));
      });
      const first = await ask();
      await setTimeout(laterMs);
      // What arrives after the next request was sent would be its reply (RFC 9112 §9.3), so let the client read first.
      const [idle] = sockets as [Socket];
      await new Promise((written) => idle.write(reply('fake'), written));
      await setTimeout(20);
      await setImmediate();
      await setImmediate();
      const second = await ask();
      const texts = [first, second].map((end) => (end instanceof TransportError ? end.kind : String(end.body)));
      assert.deepEqual(texts, ['one!', 'two!']);
    }
  });
});

test('sixteen bombs at once, each beyond 16 MB, take no more memory than a few', { timeout: 60_000 }, async () => {
  const script = `
    import { createServer } from 'node:http';
    import { gzipSync, brotliCompressSync, constants } from 'node:zlib';
    import { httpTransport } from ${JSON.stringify(moduleAt('wire/http-transport'))};
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    const bombs = [['gzip', gzipSync(zeros)], ['gzip, gzip', gzipSync(gzipSync(zeros))]];
    const server = createServer((request, response) => {
      const at = Number(request.url.slice(1));
      const bomb = bombs[at % 4];
      response.writeHead(200, bomb ? { 'content-encoding': bomb[0] } : {});
      if (bomb) return response.end(bomb[1]);
      const chunk = zeros.subarray(0, 1024 * 1024);
      const more = () => response.destroyed || response.write(chunk, () => setImmediate(more));
      more();
    }).listen(0, async () => {
      const before = process.resourceUsage().maxRSS;
      const transport = httpTransport();
      const url = 'http://127.0.0.1:' + server.address().port + '/';
      const send = (n) => transport.send({ method: 'POST', url: url + n, headers: [], body: null }, 30000);
      const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => send(n).then(({ bytes, truncated }) => [bytes, truncated])));
      console.log(JSON.stringify({ replies, mb: (process.resourceUsage().maxRSS - before) / 1024 }));
      process.exit(0);
    });`;
  const { code, out, err } = await startNode(['--input-type=module', '-e', script], ROOT).end;
  assert.equal(code, 0, err);
  const { replies, mb } = JSON.parse(out) as { replies: unknown[]; mb: number };
  assert.deepEqual(replies, Array(16).fill([LONGEST_REPLY, true]));
  // Sixteen of them, whole and in two copies, would be 512 MB.
  assert.ok(mb < 300, `${mb} MB`);
});
