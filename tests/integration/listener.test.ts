/** What a listener accepts, refuses and records of a call: nobody brings it down, and no secret stays. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, test } from 'node:test';
import { refusalPhrase } from '../../client/judging/words.ts';
import { LIMITS } from '../../client/listener/limits.ts';
import { MOST_EXCHANGES } from '../../contract/evidence.ts';
import type { Refusal } from '../../contract/scene.ts';
import { LIMITS as READ } from '../../submission/read.ts';
import { evidenceBytes, parseEvidence } from '../../submission/record.ts';
import { clientRemarks } from '../../submission/tested.ts';
import { call, dial, hear, type Listening, listen, say } from '../support/listener.ts';

const CHECK_IN = '/api/v1/reservation/checkin';
const json = ['Content-Type: application/json'];
const report = (body: string | Buffer = '{}', more: readonly string[] = []) => call(CHECK_IN, [...json, ...more], body);
const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
const MEGABYTE = 2 ** 20;

async function pour(listening: Listening, head: string, piece: Buffer, times: number): Promise<string> {
  const socket = await dial(listening);
  const heard = hear(socket);
  socket.write(head);
  for (let at = 0; at < times && !socket.destroyed; at += 1) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), heard]);
  }
  if (head.includes('chunked')) socket.write('0\r\n\r\n');
  return heard;
}

const headOf = (...fields: readonly string[]) =>
  [`POST ${CHECK_IN} HTTP/1.1`, 'Host: provider', 'Connection: close', ...fields, '', ''].join('\r\n');
const line = (begin: string) => `${begin} HTTP/1.1\r\nHost: provider\r\nConnection: close\r\n\r\n`;
const piece = Buffer.alloc(64 * 1024, 'x');
const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
const tls = Buffer.from('16030100050100000100', 'hex');
const many = (count: number, make: () => Promise<string>) => Promise.all(Array.from({ length: count }, make));
const fast = { headMs: 150, bodyMs: 150 };

/** Returns the statuses of the replies; 0 if the connection just ended. */
type Attack = (listening: Listening) => Promise<readonly number[]>;
type Limits = Partial<typeof LIMITS>;

const one =
  (attack: (listening: Listening) => Promise<string>): Attack =>
  async (listening) => [statusOf(await attack(listening))];
const shown = (bytes: string | Buffer) => one((listening) => say(listening, bytes));
const flood =
  (count: number): Attack =>
  async (listening) =>
    (await many(count, () => say(listening, report()))).map(statusOf);

const onOneConnection: Attack = async (to) => {
  const socket = await dial(to);
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
  });
  const kept = report().toString().replace('Connection: close\r\n', '');
  socket.write(kept.repeat(260) + report().toString());
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 2000))]);
  socket.destroy();
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
};
const letterByLetter = one(async (to) => {
  const socket = await dial(to);
  const heard = hear(socket);
  socket.write(headOf(...json, 'Content-Length: 1000'));
  const timer = setInterval(() => socket.write('x'), 20);
  return heard.finally(() => clearInterval(timer));
});
const twice: Attack = async (to) => [statusOf(await say(to, report())), statusOf(await say(to, report()))];
const pouring = (field: string, bytes: Buffer) => one((to) => pour(to, headOf(...json, field), bytes, 800));
const manyFields = Array.from({ length: 10_000 }, (_, at) => `X-${at}: a`);
const noise = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 37) % 256));

const ATTACKS: Readonly<Record<string, readonly [Refusal, status: number, attack: Attack, limits?: Limits]>> = {
  '50 MB with a length': ['body', 413, pouring(`Content-Length: ${50 * MEGABYTE}`, piece)],
  '50 MB in chunks': ['body', 413, pouring('Transfer-Encoding: chunked', chunk)],
  'a byte too many': ['body', 413, shown(report(Buffer.alloc(LIMITS.bodyBytes + 1, ' ')))],
  'one long field': ['head', 431, shown(report('{}', [`X-Long: ${'a'.repeat(40_000)}`]))],
  'ten thousand fields': ['head', 431, shown(report('{}', manyFields))],
  'a long address': ['head', 431, shown(call(`${CHECK_IN}?${'a'.repeat(40_000)}`, json, '{}'))],
  // Each takes more of the record than of the wire.
  'more fields than are recorded': ['head', 431, shown(report('{}', Array<string>(10_500).fill('a:')))],
  'an address that is too long once it shows no credential': [
    'head',
    431,
    shown(call(`${CHECK_IN}?${'a=b&'.repeat(7500)}`, json, '{}')),
  ],
  'no path at all': ['target', 400, shown(line('DELETE *'))],
  'an address of another scheme': ['target', 400, shown(line('GET s://evil.test/a'))],
  'a body that never comes': ['slow', 408, shown(headOf(...json, 'Content-Length: 10')), fast],
  'a body that comes letter by letter': ['slow', 408, letterByLetter, fast],
  'a head that never ends': ['slow', 408, shown(`POST ${CHECK_IN} HTTP/1.1\r\nHost: provider\r\n`), fast],
  'a few lines of garbage': ['not-http', 400, shown('hello\r\nis anybody there?\r\n\r\n')],
  'bytes that mean nothing': ['not-http', 400, shown(noise)],
  'TLS where there is none': ['not-http', 400, shown(tls)],
  'HTTP/2 at once': ['not-http', 400, shown('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  'no host': ['not-http', 400, shown(`POST ${CHECK_IN} HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}`)],
  'two lengths': ['not-http', 400, shown(report('{}', ['Content-Length: 7']))],
  'a tunnel': ['not-http', 400, shown('CONNECT provider:443 HTTP/1.1\r\nHost: provider\r\n\r\n')],
  'a flood of calls': ['rate', 429, flood(250), { perSecond: 5 }],
  // Few enough for a slow machine.
  'a flood on one connection': ['rate', 429, onOneConnection, { perSecond: 50 }],
  'more calls than a scene may have': ['calls', 503, flood(20), { callsOfAScene: 5 }],
  'more calls than a run may have': ['calls', 503, flood(20), { calls: 5 }],
  'a longer record than a scene may have': ['calls', 503, twice, { bytesOfAScene: 1 }],
  'a longer record than a run may have': ['calls', 503, twice, { bytes: 1 }],
  'a thousand connections': ['connections', 503, connections(1000)],
  'one connection too many': ['connections', 503, connections(4), { connections: 3 }],
  // A quick machine opens more of them within a second than calls are taken.
  'a thousand calls that do not end': [
    'connections',
    503,
    connections(1000, headOf('Content-Length: 5')),
    { perSecond: 100_000 },
  ],
};

function connections(count: number, begin = ''): Attack {
  return async (listening) => {
    const statuses: number[] = [];
    const sockets = [];
    for (let at = 0; at < count; at += 1) {
      const socket = await dial(listening);
      socket.once('data', (text: Buffer) => statuses.push(statusOf(text.toString())));
      if (begin) socket.write(begin);
      sockets.push(socket);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return statuses;
  };
}

describe('whatever comes, it is refused in order, counted and survived', () => {
  for (const [name, [why, status, attack, limits = {}]] of Object.entries(ATTACKS)) {
    test(name, async (t) => {
      const listening = await listen(t, { limits });
      listening.begin();
      const before = process.memoryUsage().rss;
      const statuses = await attack(listening);
      assert.ok(statuses.includes(status), `${status} among ${[...new Set(statuses)].join(', ')}`);
      const { refused } = await listening.listener.end(50, 500);
      assert.ok((refused.find((each) => each.why === why)?.calls ?? 0) > 0, JSON.stringify(refused));
      assert.ok(process.memoryUsage().rss - before < 100 * MEGABYTE, 'memory stays bounded');
      // Refused calls are not exchanges; all others are recorded without a gap.
      const { recorded } = listening;
      const numbers = recorded.map(({ seq }) => seq).sort((a, b) => a - b);
      const due = recorded.map((_, at) => at + 1);
      assert.deepEqual(numbers, due);
      parseEvidence(evidenceBytes(recorded));
      listening.begin();
      if (!('calls' in limits) && !('bytes' in limits))
        assert.equal(statusOf(await say(listening, report())), 401, 'it goes on');
    });
  }
});

const UNREADABLE = {
  'TLS where there is none': [tls, /^a TLS handshake$/],
  'no host': [`POST ${CHECK_IN} HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}`, /^no Host field$/],
  'a tunnel': ['CONNECT provider:443 HTTP/1.1\r\nHost: provider\r\n\r\n', /^CONNECT/],
  'two lengths': [report('{}', ['Content-Length: 7']), /content-length/i],
  'a signed length': [report('', ['Content-Length: +2']), /content-length/i],
  'lines without a carriage return': [`POST ${CHECK_IN} HTTP/1.1\nHost: provider\n\n`, /crlf|version/i],
} as const;

test('what made a call unreadable is recorded, of the first', async (t) => {
  for (const [name, [data, said]] of Object.entries(UNREADABLE)) {
    const listening = await listen(t);
    listening.begin();
    for (const sent of [data, noise]) await shown(sent)(listening);
    const [refused] = (await listening.listener.end(50, 500)).refused;
    assert.match(refused?.said ?? '', said, name);
    assert.equal(refused?.calls, 2, name);
  }
});

test('an address that has used up its connections keeps no client out that comes from another', async (t) => {
  const listening = await listen(t, { limits: { connections: 8, connectionsOfAddress: 6 } });
  listening.begin();
  const held = [];
  for (const begin of ['', headOf('Content-Length: 5'), 'POST / HTTP/1.1\r\nHost: '])
    for (let at = 0; at < 3; at += 1) {
      const socket = await dial(listening);
      if (begin) socket.write(begin);
      held.push(socket);
    }
  assert.equal(statusOf(await say(listening, report(), '127.0.0.2')), 401);
  for (const socket of held) socket.destroy();
});

test('an ordinary client reaches none of the limits, and they are not mentioned', async (t) => {
  const listening = await listen(t);
  listening.begin();
  assert.equal(statusOf(await say(listening, report(Buffer.alloc(LIMITS.bodyBytes, ' ')))), 401);
  const { refused } = await listening.listener.end(0);
  assert.deepEqual(refused, []);
  assert.deepEqual(
    listening.recorded.map(({ request }) => request.body?.text?.length),
    [LIMITS.bodyBytes],
    'a body is recorded whole, so that the provider can answer it',
  );
});

test('what RFC 9110 allows a client counts against nobody: OPTIONS *, an Expect that is unknown', async (t) => {
  const listening = await listen(t);
  listening.begin();
  assert.equal(statusOf(await say(listening, line('OPTIONS *'))), 204);
  assert.equal(statusOf(await say(listening, report('{}', ['Expect: a-miracle']))), 401);
  const { refused, calls } = await listening.listener.end(0);
  assert.deepEqual([refused, calls.length], [[], 1]);
});

test('calls between scenes are refused and counted apart', async (t) => {
  const listening = await listen(t);
  assert.equal(statusOf(await say(listening, report())), 503);
  assert.deepEqual(listening.listener.between.list(), [{ why: 'between-scenes', calls: 1 }]);
});

test('a call that never ends does not keep a scene from ending', async (t) => {
  const listening = await listen(t);
  listening.begin();
  const socket = await dial(listening);
  socket.write(headOf(...json, 'Content-Length: 10'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  const began = performance.now();
  await listening.listener.end(10, 50);
  assert.ok(performance.now() - began < 10_000);
  assert.equal(listening.recorded[0]?.received?.aborted, true);
});

test('replies that wait behind another, whose connection breaks, keep no scene from ending', async (t) => {
  const listening = await listen(t);
  const order = new EventEmitter();
  const [first, last] = [once(order, 'first'), once(order, 'last')];
  let calls = 0;
  const answer = async () => {
    calls += 1;
    const reply = { status: 201, headers: [], body: '{}' };
    if (calls === 3) order.emit('last');
    if (calls > 1) return reply;
    await first;
    return { ...reply, wire: { reset: true } };
  };
  listening.listener.begin('ordinary-stay', { atOnce: true, answer });
  const socket = await dial(listening);
  const over = hear(socket);
  socket.write(report().toString().replace('Connection: close\r\n', '').repeat(3));
  await last;
  order.emit('first');
  await over;
  const { calls: recorded } = await listening.listener.end(10, 50);
  assert.deepEqual(
    recorded.map(({ received }) => received?.lost),
    [true, true, true],
  );
});

test('a caller that stops waiting at the moment of the reply has not got it', async (t) => {
  const listening = await listen(t);
  const socket = await dial(listening);
  const answer = async () => {
    socket.destroy();
    return { status: 201, headers: [], body: '' };
  };
  listening.listener.begin('ordinary-stay', { atOnce: true, answer });
  socket.write(report());
  await once(socket, 'close');
  const { calls: recorded } = await listening.listener.end(10, 50);
  assert.deepEqual(
    recorded.map(({ received }) => received?.lost),
    [true],
  );
});

for (const [how, close] of [
  ['resets its connection has not read the reply', (socket: Socket) => socket.resetAndDestroy()],
  ['closes its connection has read the reply', (socket: Socket) => socket.end()],
] as const)
  test(`a caller that sends a report again and ${how}`, async (t) => {
    const listening = await listen(t);
    const answer = async () => ({ status: 201, headers: [], body: '' });
    listening.listener.begin('ordinary-stay', { atOnce: true, answer });
    const socket = await dial(listening);
    socket.write(report().toString().replace('Connection: close\r\n', ''));
    await once(socket, 'data');
    close(socket);
    await say(listening, report());
    const { calls: recorded } = await listening.listener.end(10, 50);
    assert.deepEqual(
      recorded.map(({ received }) => received?.lost ?? false),
      [how.startsWith('resets'), false],
    );
  });

test('what the provider throws ends the scene, and not the process', async (t) => {
  const listening = await listen(t);
  const answer = () => Promise.reject(new Error('the provider has a defect'));
  listening.listener.begin('ordinary-stay', { answer });
  assert.equal(await say(listening, report()), '');
  await assert.rejects(listening.listener.end(0), /the provider has a defect/);
  listening.begin();
  assert.equal(statusOf(await say(listening, report())), 401);
  assert.equal((await listening.listener.end(0)).calls.length, 1);
});

test('an absolute address is recorded as its path, at the address of the provider', async (t) => {
  const listening = await listen(t);
  const { listener, recorded } = listening;
  listening.begin();
  for (const target of ['http://evil.test/a?b', 'HTTPS://a:b@evil.test', 'http://evil.test?@b', 'http:///evil.test/'])
    assert.ok(statusOf(await say(listening, line(`GET ${target}`))) >= 400);
  await listener.end(0);
  const recordedAt = recorded.map(({ request: { url } }) =>
    url.replace(listener.url, '').replace(/=.*|<withheld:.*/, ''),
  );
  assert.deepEqual(recordedAt, ['/a?b', '/', '/?', '/evil.test/']);
});

const RECORDS: Readonly<Record<string, string>> = { 'of one byte': 'a', 'of two bytes': 'é', escaped: '\u0001' };

describe('a record as long as may be can be verified, whatever its characters are:', () => {
  for (const [name, character] of Object.entries(RECORDS)) {
    test(name, async (t) => {
      const listening = await listen(t, { limits: { bytes: 2 * MEGABYTE, perSecond: 100_000 } });
      const { listener, recorded } = listening;
      listening.begin();
      const body = character.repeat(16_384 / Buffer.byteLength(character));
      const met: number[] = [];
      for (let at = 0; at < 130 && !met.includes(503); at += 1) met.push(statusOf(await say(listening, report(body))));
      const { refused } = await listener.end(0);
      assert.deepEqual(refused, [{ why: 'calls', calls: 1 }]);
      const bytes = evidenceBytes(recorded);
      assert.ok(bytes.length <= 2 * MEGABYTE && bytes.length > MEGABYTE, `${bytes.length}`);
      assert.equal(parseEvidence(bytes).length, met.length - 1);
      // Resumed, it is as long as it was.
      const again = await listen(t, { limits: { bytes: 2 * MEGABYTE } });
      again.listener.recall({ calls: recorded, tokens: {} });
      again.begin();
      assert.equal(statusOf(await say(again, report(body))), 503);
    });
  }

  test('and a submission holds it', () => {
    assert.ok(LIMITS.bytes < READ.entryBytes && LIMITS.calls <= MOST_EXCHANGES);
  });
});

test('what is known of a call besides what it says is written down', async (t) => {
  const listening = await listen(t);
  listening.begin();
  const fields = ['x-lower: 1', 'X-Twice: a', 'x-twice: b', 'CONTENT-TYPE: application/json'];
  const first = call(CHECK_IN, fields, '{}').toString().replace('Connection: close\r\n', '');
  await say(listening, first + report().toString());
  const socket = await dial(listening);
  socket.write(headOf('Content-Length: 9'));
  await new Promise((resolve) => setTimeout(resolve, 60));
  socket.write('{');
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  await listening.listener.end(20);
  const [one, two, three] = listening.recorded;
  const names = one?.request.headers.map(([name]) => name);
  assert.deepEqual(names, ['Host', 'x-lower', 'X-Twice', 'x-twice', 'CONTENT-TYPE', 'Content-Length']);
  assert.deepEqual([one?.received?.connection, one?.received?.reused], [1, false]);
  assert.deepEqual([two?.received?.connection, two?.received?.reused], [1, true]);
  assert.deepEqual([three?.received?.connection, three?.received?.aborted, three?.received?.lost], [2, true, true]);
  assert.ok((three?.received?.bodyMs ?? 0) >= 50);
  assert.deepEqual([one?.received?.protocol, one?.received?.tls], ['HTTP/1.1', null]);
});

test('behind a gateway the fields of a reply are in lower case, also that of its chunks, which HTTP/1.0 does not get', async (t) => {
  const listening = await listen(t);
  const fieldsOf = async (version: string) => {
    const heard = await say(listening, report().toString().replace('HTTP/1.1', version));
    return heard.split('\r\n\r\n')[0]?.match(/^(?!Connection)[\w-]+(?=:)/gm);
  };
  listening.begin('partial-bill');
  const all = await fieldsOf('HTTP/1.1');
  assert.deepEqual(
    all?.filter((name) => name !== name.toLowerCase()),
    [],
  );
  assert.ok(all?.includes('transfer-encoding'));
  assert.equal((await fieldsOf('HTTP/1.0'))?.includes('transfer-encoding'), false);
});

test('the figures in the words are those of the limits', () => {
  const shown = (why: Refusal) => refusalPhrase({ why, calls: 2 });
  assert.match(shown('body'), new RegExp(`${LIMITS.bodyBytes / 1024} kB`));
  assert.match(shown('head'), new RegExp(`${LIMITS.headBytes / 1024} kB`));
  assert.match(shown('connections'), new RegExp(`${LIMITS.connections} .* ${LIMITS.connectionsOfAddress} `));
  assert.match(shown('rate'), new RegExp(`${LIMITS.perSecond} `));
});

test('what was refused is said in a sentence for each scene', () => {
  const times = { startedAt: '', endedAt: '' };
  const play = { scene: 'backlog', ...times, end: 'done', remark: null, repeats: 0, calls: 0 } as const;
  const plays = [{ ...play, refused: [{ why: 'rate', calls: 1234 }] as const }];
  const refused = [{ why: 'between-scenes', calls: 1 }] as const;
  assert.deepEqual(clientRemarks({ drivenBy: 'command', answeredBy: 'stand-in', clockAheadMs: 0, plays, refused }), [
    'In the scene backlog 1,234 calls were refused for more than 200 calls within a second.',
    'Besides the scenes 1 call was refused for no scene being played.',
  ]);
});
