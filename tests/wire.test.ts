import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import type { Call } from '../cases/call.ts';
import { again, runToken, tokenForm, tokenJson, withHeader, withText } from '../cases/calls.ts';
import { sequenceOf } from '../cases/sequence.ts';
import { makeStay } from '../cases/stay.ts';
import { checkIn, validCall } from '../cases/valid.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { type Clock, systemClock } from '../wire/clock.ts';
import { httpTransport } from '../wire/http-transport.ts';
import { Redactor } from '../wire/redaction.ts';
import { Wire } from '../wire/wire.ts';
import { contextFor } from './support/context.ts';
import { inTurn, single } from './support/sequence.ts';
import { issueToken, serve } from './support/server.ts';

const SECRET = 'Qx7+/ %&"=éß secret';

/** Time that passes only when somebody sleeps. */
function virtualClock(): Clock & { slept: number[] } {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    monotonic: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
  };
}

/** What a test asks of a wire. */
interface Given {
  readonly clock?: Clock;
  readonly concurrency?: number;
  readonly requestsPerSecond?: number;
  readonly slower?: (message: string) => void;
  readonly timeoutMs?: number;
}

function wireTo(t: TestContext, context: RunContext, parts: Given = {}) {
  const transport = httpTransport();
  t.after(() => transport.close());
  const recorded: Exchange[] = [];
  const wire = new Wire({
    context,
    secrets: { client_secret: SECRET, short_lived_secret: 'another secret of the run' },
    transport,
    redactor: new Redactor(randomBytes(32)),
    pace: { requestsPerSecond: parts.requestsPerSecond ?? null, concurrency: parts.concurrency ?? 4 },
    // Nothing here takes that long: it is a busy machine that may.
    timeoutMs: parts.timeoutMs ?? 5000,
    record: (exchange) => recorded.push(exchange),
    clock: parts.clock ?? systemClock,
    ...(parts.slower ? { slower: parts.slower } : {}),
  });
  return { wire, recorded };
}

/** A check-in; the number tells stays apart. */
const stayCall = (context: RunContext, number = 1) => checkIn(context, makeStay(context, number));

async function sendOne(wire: Wire, id: string, call: Call): Promise<Exchange> {
  const [exchange] = await wire.send(single(id, call));
  return exchange as Exchange;
}

test('sends secrets on the wire and records placeholders', async (t) => {
  const { url, seen } = await serve(t, ({ url: path, body }, response) => {
    if (path === '/oauth2/token') return issueToken(response, 'opaque-token-0001');
    response.writeHead(400, { 'x-echo': encodeURIComponent(SECRET) });
    response.end(`you sent ${body} with ${SECRET} and opaque-token-0001`);
  });
  const context = contextFor(url);
  const { wire, recorded } = wireTo(t, context);
  await sendOne(wire, 'a#1', stayCall(context));
  assert.equal(seen[1]?.headers.authorization, 'Bearer opaque-token-0001');
  assert.equal(new URLSearchParams(seen[0]?.body).get('client_secret'), SECRET);
  const text = JSON.stringify(recorded);
  for (const leak of ['opaque-token-0001', SECRET, encodeURIComponent(SECRET), 'Qx7']) {
    assert.ok(!text.includes(leak), `${leak} stands in the record`);
  }
  const issued = recorded[0]?.issued[0]?.tag;
  assert.match(issued ?? '', /^[0-9a-f]{8}$/);
  assert.ok(JSON.stringify(recorded[1]?.request.headers).includes(`<access_token:${issued}>`));
});

test('shares one token among parallel calls and refreshes it at three quarters of its life', async (t) => {
  const clock = virtualClock();
  const { url, seen } = await serve(t, ({ url: path }, response, count) => {
    if (path === '/oauth2/token') return issueToken(response, `opaque-token-${count}`, 60);
    response.writeHead(201).end();
  });
  const context = contextFor(url);
  const { wire } = wireTo(t, context, { clock });
  await Promise.all(['a', 'b', 'c'].map((name) => sendOne(wire, `${name}#1`, stayCall(context))));
  const tokens = () => seen.filter((one) => one.url === '/oauth2/token').length;
  assert.equal(tokens(), 1);
  await clock.sleep(44_000);
  await sendOne(wire, 'd#1', stayCall(context));
  assert.equal(tokens(), 1);
  await clock.sleep(2_000);
  await sendOne(wire, 'e#1', stayCall(context));
  assert.equal(tokens(), 2);
});

test('waits a 429 out as Retry-After says, and gives up after three waits', async (t) => {
  const clock = virtualClock();
  const { url, seen } = await serve(t, (_request, response, count) => {
    if (count === 3) return issueToken(response, 'opaque-token-0001');
    response.writeHead(429, { 'retry-after': '7' }).end();
  });
  const context = contextFor(url);
  const { wire } = wireTo(t, context, { clock });
  const first = await sendOne(wire, 'a#1', tokenForm('x'));
  assert.equal(first.reply?.status, 200);
  assert.deepEqual(first.waits, Array(2).fill({ status: 429, retryAfter: '7', waitedMs: 7000 }));
  assert.equal(clock.slept.filter((ms) => ms >= 7000).length >= 2, true);
  const second = await sendOne(wire, 'a#2', tokenForm('x'));
  assert.equal(second.reply?.status, 429);
  assert.equal(second.waits.length, 3);
  assert.equal(seen.length, 3 + 4);
});

test('stops asking a service that has gone away', async (t) => {
  const context = contextFor('http://127.0.0.1:9');
  const clock = virtualClock();
  const { wire, recorded } = wireTo(t, context, { clock });
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, tokenForm('x'));
  assert.deepEqual(
    recorded.map((exchange) => exchange.failure?.kind),
    ['refused', 'refused', 'refused', 'refused', 'not-sent', 'not-sent'],
  );
  assert.deepEqual(
    recorded.map(({ waits }) => waits.length),
    [5, 0, 0, 0, 0, 0],
    'asked again until it counts as failing',
  );
  assert.match(recorded[5]?.failure?.message ?? '', /stopped answering while it had the request a#1 \(first at /);
});

test('does not give a service up for what a gateway finds strange, nor sends that again', async (t) => {
  const { url, seen } = await serve(t, (_request, response) => response.writeHead(503).end());
  const { wire, recorded } = wireTo(t, contextFor(url), { clock: virtualClock() });
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, { ...tokenForm('x'), strange: true });
  assert.equal(seen.length, 6);
  assert(recorded.every(({ reply, waits }) => reply?.status === 503 && waits.length === 0));
});

test('a token that no header field can carry is told as such, however often, and the service is not given up', async (t) => {
  const { url, seen } = await serve(t, (_request, response) => issueToken(response, 'opaque-token-0001\n'));
  const context = contextFor(url);
  const { wire, recorded } = wireTo(t, context);
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, stayCall(context, n));
  assert.equal((await sendOne(wire, 'b#1', tokenForm('x'))).reply?.status, 200);
  const failures = recorded.flatMap(({ failure }) => failure ?? []);
  const message = 'the value of Authorization holds characters that no header field can carry (RFC 9110 §5.5)';
  assert.deepEqual(failures, Array(6).fill({ kind: 'not-sendable', message }));
  assert.ok(!JSON.stringify(recorded).includes('opaque-token'));
  assert.ok(seen.every((each) => each.url === '/oauth2/token'));
});

test('gives a reply that never ends up after the timeout', async (t) => {
  const { url } = await serve(t, (_request, response) => {
    response.writeHead(200);
    response.write('x');
  });
  const { wire } = wireTo(t, contextFor(url), { timeoutMs: 300 });
  const exchange = await sendOne(wire, 'a#1', tokenForm('x'));
  assert.equal(exchange.failure?.kind, 'timeout');
});

test('where a new token ends the old one, every call is sent with the newest', async (t) => {
  let live = '';
  const { url, seen } = await serve(t, ({ url: path, headers }, response, count) => {
    if (path === '/oauth2/token') {
      live = `opaque-token-${String(count).padStart(4, '0')}`;
      return issueToken(response, live);
    }
    response.writeHead(headers.authorization === `Bearer ${live}` ? 201 : 401).end();
  });
  const context = contextFor(url);
  const { wire } = wireTo(t, context);
  wire.singleLiveToken = true;
  const calls = Array.from({ length: 30 }, (_, n) =>
    n % 3 === 0 ? sendOne(wire, `t${n}#1`, tokenForm('x')) : sendOne(wire, `s${n}#1`, stayCall(context, n)),
  );
  const statuses = (await Promise.all(calls)).map((exchange) => exchange.reply?.status);
  assert.equal(statuses.filter((status) => status === 401).length, 0);
  const turn = await wire.send(
    inTurn(
      'u',
      { id: 'u#1', call: tokenForm('x') },
      {
        id: 'u#2',
        call: withHeader(stayCall(context), 'Authorization', ['Bearer ', { ...runToken, issuedBy: 'u#1' }]),
      },
    ),
  );
  assert.equal(turn[1]?.reply?.status, 201);
  assert.ok(seen.length >= 42);
});

for (const concurrency of [4, 8]) {
  test(`where a new token ends the old one, no call goes without, ${concurrency} at once`, async (t) => {
    let live = '';
    const { url, seen } = await serve(t, ({ url: path, headers, body }, response, count) => {
      const answer = () => {
        if (path !== '/oauth2/token') {
          return response.writeHead(headers.authorization === `Bearer ${live}` ? 201 : 401).end();
        }
        if (body.includes('client_id=nobody')) return response.writeHead(401).end();
        live = `opaque-token-${String(count).padStart(4, '0')}`;
        return issueToken(response, live, 60);
      };
      setTimeout(answer, count % 7);
    });
    const context = contextFor(url);
    const { wire, recorded } = wireTo(t, context, { concurrency });
    wire.singleLiveToken = true;
    const requests = [stayCall, stayCall, () => tokenForm('x'), stayCall, () => tokenForm('nobody')];
    const sent = Array.from({ length: 150 }, (_, n) =>
      sendOne(wire, `c${n}#1`, (requests[n % 5] as typeof stayCall)(context, n)),
    );
    await Promise.all(sent);
    assert.deepEqual(
      recorded.filter(
        ({ failure, request, reply }) => failure || (reply?.status === 401 && !request.url.endsWith('token')),
      ),
      [],
    );
    const fetched = recorded.filter(({ id }) => id.startsWith('token/')).length;
    assert.ok(fetched <= 31, `${fetched} tokens: a request that was refused has ended none`);
    assert.ok(seen.length <= 181);
  });
}

test('a token of the JSON variant is used before another one of them is asked for', async (t) => {
  let live = '';
  const { url } = await serve(t, ({ url: path, headers }, response, count) => {
    const answer = () => {
      if (path === '/oauth2/token') return issueToken(response, 'opaque-token-of-the-run', 3600);
      if (path === '/auth/token') {
        live = `opaque-json-token-${String(count).padStart(4, '0')}`;
        return issueToken(response, live, 3600);
      }
      return response.writeHead(headers.authorization === `Bearer ${live}` ? 201 : 401).end();
    };
    setTimeout(answer, count % 7);
  });
  const context = contextFor(url, { claims: ['token-form', 'token-json', 'check-in'] });
  const { wire } = wireTo(t, context, { concurrency: 8 });
  const using = (n: number) => {
    const token = { ...runToken, issuedBy: `j${n}#1` };
    const use = withHeader(stayCall(context, n), 'Authorization', ['Bearer ', token]);
    return wire.send(inTurn(`j${n}`, { id: `j${n}#1`, call: tokenJson('x') }, { id: `j${n}#2`, call: use }));
  };
  const all = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0 ? using(n) : sendOne(wire, `t${n}#1`, tokenJson('x')).then((exchange) => [exchange]),
  );
  const used = (await Promise.all(all)).filter((sequence) => sequence.length === 2);
  assert.deepEqual(
    used.map(([, use]) => use?.reply?.status),
    Array(10).fill(201),
  );
});

test('who looks while the other variant is still being asked for a token waits for it', async (t) => {
  const { url } = await serve(t, ({ url: path }, response) => {
    if (path === '/oauth2/token') return response.writeHead(400).end();
    if (path === '/auth/token') return void setTimeout(issueToken, 150, response, 'opaque-token-0001', 1);
    return response.writeHead(201).end();
  });
  const context = contextFor(url, { claims: ['token-form', 'token-json', 'check-in'] });
  const { wire, recorded } = wireTo(t, context, { requestsPerSecond: 25 });
  await Promise.all(Array.from({ length: 40 }, (_, n) => sendOne(wire, `c${n}#1`, stayCall(context, n))));
  assert.ok(recorded.filter(({ id }) => id.startsWith('token/')).length > 2, 'the token was fetched anew');
  assert.deepEqual(
    recorded.flatMap(({ failure }) => failure ?? []),
    [],
  );
});

test('notes what a guest who is reported of later met on checking in', async (t) => {
  const { url } = await serve(t, ({ url: path }, response) => {
    if (path === '/oauth2/token') return issueToken(response, 'opaque-token-0001');
    response.writeHead(path.endsWith('checkin') ? 422 : 404).end();
  });
  const context = contextFor(url);
  const { wire } = wireTo(t, context);
  const [arrival, checkOut] = await wire.send(
    sequenceOf(context.seed, [validCall(context, 'check-out', makeStay(context, 1))]),
  );
  assert.equal(arrival?.guestAbsent, undefined);
  assert.equal(checkOut?.guestAbsent?.met, '422 Unprocessable Entity');
});

test('says that an opaque token has no algorithm to take away', async (t) => {
  const { url } = await serve(t, (_request, response) => issueToken(response, 'opaque-token-0001'));
  const context = contextFor(url);
  const { wire } = wireTo(t, context);
  const call = withHeader(stayCall(context), 'Authorization', ['Bearer ', { ...runToken, altered: 'alg-none' }]);
  assert.equal((await sendOne(wire, 'a#1', call)).failure?.kind, 'not-alterable');
});

test('leases supplied stays, takes them back after a refusal and says when none is left', async (t) => {
  const { url, seen } = await serve(t, ({ url: path, body }, response) => {
    if (path === '/oauth2/token') return issueToken(response, 'opaque-token-0001');
    response.writeHead(body.includes('"folio":""') ? 400 : 201).end();
  });
  const plain = contextFor(url);
  const stays = [
    { hotelConfirmationNumber: 'H-1', folio: 'F-1' },
    { hotelConfirmationNumber: 'H-2', folio: 'F-2' },
  ];
  const context = contextFor(url, { values: { ...plain.values, stays } });
  const { wire, recorded } = wireTo(t, context);
  const mutated = checkIn(context, makeStay(context, 9));
  const lease = { ...mutated.leases[0], keep: ['folio'] } as (typeof mutated.leases)[number];
  const value = { ...makeStay(context, 9).body, folio: '' };
  await sendOne(wire, 'a#1', { ...mutated, body: { kind: 'json', value }, leases: [lease] });
  for (const [n, name] of ['b', 'c', 'd'].entries()) await sendOne(wire, `${name}#1`, stayCall(context, n + 1));
  const numbers = seen
    .slice(1)
    .map(({ body }) => (JSON.parse(body) as { hotelConfirmationNumber: string }).hotelConfirmationNumber);
  assert.deepEqual(numbers, ['H-1', 'H-2', 'H-1']);
  assert.equal(recorded.at(-1)?.failure?.kind, 'pool-exhausted');
});

test('keeps long bodies as their beginning and a digest', async (t) => {
  const { url } = await serve(t, (_request, response) => response.writeHead(413).end('y'.repeat(100_000)));
  const { wire } = wireTo(t, contextFor(url));
  const exchange = await sendOne(wire, 'a#1', withText(tokenForm('x'), 'x'.repeat(1_000_000)));
  assert.equal(exchange.request.body?.bytes, 1_000_000);
  assert.match(exchange.request.body?.sha256 ?? '', /^[0-9a-f]{64}$/);
  assert.equal(exchange.reply?.body.bytes, 100_000);
  assert.ok(JSON.stringify(exchange).length < 5000);
});

test('once closed, it sends nothing: neither what waits for its time or for a rate limit, nor what comes later', {
  timeout: 10_000,
}, async (t) => {
  const { url, seen } = await serve(t, (_request, response, count) => {
    if (count === 1) return issueToken(response, 'opaque-token-0001');
    response.writeHead(429, { 'retry-after': '20' }).end();
  });
  const { wire, recorded } = wireTo(t, contextFor(url), { concurrency: 1 });
  await sendOne(wire, 'a#1', tokenForm('x'));
  const late = { ...tokenForm('x'), notBefore: { exchange: 'a#1', seconds: 60 } };
  const waiting = [
    sendOne(wire, 'b#1', tokenForm('x')),
    sendOne(wire, 'c#1', tokenForm('x')),
    sendOne(wire, 'd#1', late),
  ];
  while (seen.length < 2) await systemClock.sleep(5);
  wire.close();
  await Promise.all([...waiting, sendOne(wire, 'e#1', tokenForm('x'))]);
  assert.equal(seen.length, 2);
  const ended = recorded.slice(1).map(({ id, reply, failure }) => [id, reply, failure?.message]);
  assert.deepEqual(
    ended.sort(),
    ['b#1', 'c#1', 'd#1', 'e#1'].map((id) => [id, null, 'not sent: the run has ended']),
  );
});

test('sends a sequence once, whoever asks for it', async (t) => {
  const { url, seen } = await serve(t, (_request, response) => issueToken(response, 'opaque-token-0001'));
  const { wire, recorded } = wireTo(t, contextFor(url));
  const [one, other] = await Promise.all([
    wire.send(single('a', tokenForm('x'))),
    wire.send(single('a', tokenForm('x'))),
  ]);
  assert.equal(other?.[0], one?.[0]);
  assert.equal(seen.length, 1);
  assert.equal(recorded.length, 1);
});

test('fills the reservation id in when the check-in has been answered, or says that there is none', async (t) => {
  const { url, seen } = await serve(t, ({ url: path }, response) => {
    if (path === '/oauth2/token') return issueToken(response, 'opaque-token-0001');
    const location = path.endsWith('/checkin') ? { location: '/stays/100%zz' } : {};
    response.writeHead(201, location).end();
  });
  const plain = contextFor(url);
  const context = contextFor(url, { values: { ...plain.values, reservationIdFrom: 'location-header' } });
  const { wire, recorded } = wireTo(t, context);
  await wire.send(sequenceOf(context.seed, [validCall(context, 'check-out', makeStay(context, 1))]));
  assert.deepEqual(JSON.parse(seen.at(-1)?.body ?? '').reservationId, '100%zz');
  await sendOne(wire, 'lonely', { ...validCall(context, 'check-out', makeStay(context, 2)), arrival: 'nobody' });
  assert.equal(recorded.at(-1)?.failure?.kind, 'no-reservation-id');
});

/** A service that answers 503 or breaks the connection so many times before it answers well. */
async function failing(t: TestContext, times: number, how: '503' | 'reset') {
  let left = times;
  const { url, seen } = await serve(t, (_request, response) => {
    if (left === 0) return issueToken(response, 'opaque-token-0001');
    left -= 1;
    if (how === 'reset') return void response.socket?.resetAndDestroy();
    response.writeHead(503, { 'retry-after': '3' }).end();
  });
  return { seen, ...wireTo(t, contextFor(url), { clock: virtualClock() }) };
}

for (const how of ['503', 'reset'] as const) {
  const wait =
    how === '503' ? { status: 503, retryAfter: '3', waitedMs: 3000 } : { status: 0, retryAfter: null, waitedMs: 1000 };

  test(`resends after a ${how} among many replies, and records it as a wait`, async (t) => {
    const { wire, seen } = await failing(t, 1, how);
    const [exchange] = await wire.send({ ...single('a', tokenForm('x')), resend: true });
    assert.equal(exchange?.reply?.status, 200);
    assert.deepEqual(exchange.waits, [wait]);
    assert.equal(seen.length, 2);
  });

  test(`does not resend for ever after a ${how}, and nothing while the service fails`, async (t) => {
    const { wire, seen } = await failing(t, 9, how);
    const [first] = await wire.send({ ...single('a', tokenForm('x')), resend: true });
    assert.deepEqual([first?.waits.length, seen.length], [5, 6]);
    await wire.send({ ...single('b', tokenForm('x')), resend: true });
    assert.equal(seen.length, 7);
  });

  test(`in a test of repetition a ${how} is ${how === '503' ? 'waited out' : 'the end'}`, async (t) => {
    const { wire, seen } = await failing(t, 1, how);
    await wire.send(single('c', tokenForm('x')));
    assert.equal(seen.length, how === '503' ? 2 : 1);
  });
}

test('a token endpoint that says 429 for good ends the run within two minutes, and says why', async (t) => {
  for (const retryAfter of ['60', '20', '3600', undefined]) {
    const clock = virtualClock();
    const began = clock.now();
    const { url, seen } = await serve(t, (_request, response) =>
      response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end(),
    );
    const told: string[] = [];
    const context = contextFor(url);
    const { wire, recorded } = wireTo(t, context, { clock, slower: (message) => told.push(message) });
    for (let n = 1; n <= 40; n += 1) await sendOne(wire, `a${n}`, stayCall(context, n));
    assert.ok(clock.now() - began < 120_000, `${clock.now() - began} ms with ${retryAfter}`);
    const last = recorded.at(-1);
    assert.equal(last?.failure?.kind, 'not-sent');
    assert.match(
      last?.failure?.message ?? '',
      /token endpoint answered every request with 429.*quota is used up; wait until/,
    );
    assert.match(told.join(), /The run ends here: the token endpoint answered/);
    assert.ok(seen.length < 40);
  }
});

test('a quota that is free again in time ends nothing, nor does a lock-out for wrong secrets', async (t) => {
  const clock = virtualClock();
  const free = clock.now() + 75_000;
  const { url } = await serve(t, ({ body }, response) => {
    if (clock.now() < free || body.includes('locked'))
      return void response.writeHead(429, { 'retry-after': '30' }).end();
    issueToken(response, 'opaque-token-0001');
  });
  const { wire, recorded } = wireTo(t, contextFor(url), { clock });
  for (const id of ['a', 'b', 'c']) await sendOne(wire, id, tokenForm('x'));
  assert.equal(recorded.at(-1)?.reply?.status, 200);
  for (let n = 1; n <= 4; n += 1) await sendOne(wire, `g${n}`, { ...tokenForm('locked'), guess: 'wrong' });
  await sendOne(wire, 'd', tokenForm('x'));
  assert.equal(recorded.at(-1)?.reply?.status, 200);
});

/** A service that shows a check-in to later reports after a moment, and says 422 until then; some stays it never takes. */
async function settling(t: TestContext, afterMs: number, status = 422) {
  const clock = virtualClock();
  let checkedIn = Number.POSITIVE_INFINITY;
  const { url, seen } = await serve(t, ({ url: path, body }, response) => {
    if (path === '/oauth2/token') return issueToken(response, 'opaque-token-0001');
    if (path.endsWith('checkin')) checkedIn = clock.now();
    else if (clock.now() < checkedIn + afterMs || body.includes('never')) return response.writeHead(status).end();
    return response.writeHead(201).end();
  });
  const context = contextFor(url);
  const checkOuts = (...numbers: number[]) =>
    numbers.map((number) => validCall(context, 'check-out', makeStay(context, number))) as [Call, ...Call[]];
  return { clock, context, seen, checkOuts, ...wireTo(t, context, { clock }) };
}

const wrongDate = (call: Call): Call => ({ ...call, body: { kind: 'json', value: { checkOutDate: 'never' } } });

test('a report that is refused right after its check-in is sent once more after two seconds; later ones wait at once', async (t) => {
  for (const status of [404, 409, 422]) {
    const { wire, context, checkOuts } = await settling(t, 300, status);
    const [, first] = await wire.send(sequenceOf(context.seed, checkOuts(1)));
    assert.deepEqual([first?.reply?.status, first?.waits], [201, [{ status, retryAfter: null, waitedMs: 2000 }]]);
    const [another] = checkOuts(2);
    const [, second] = await wire.send(sequenceOf(context.seed, [again(another, 'later')]));
    assert.deepEqual([second?.reply?.status, second?.waits], [201, []]);
  }
});

test('once only, and not where the refusal is due: no 400, no 422 of what must be refused, none without a check-in', async (t) => {
  const slow = await settling(t, 60_000);
  const [, refused] = await slow.wire.send(sequenceOf(slow.context.seed, slow.checkOuts(1)));
  assert.deepEqual([refused?.reply?.status, refused?.waits.length], [422, 1]);
  const due = await settling(t, 60_000, 400);
  assert.equal((await due.wire.send(sequenceOf(due.context.seed, due.checkOuts(1))))[1]?.waits.length, 0);
  const { wire, context, checkOuts } = await settling(t, 0);
  const [call] = checkOuts(1);
  const [, negative, control] = await wire.send(sequenceOf(context.seed, [wrongDate(call), call], { negatives: 1 }));
  assert.deepEqual([negative?.reply?.status, negative?.waits, control?.reply?.status], [422, [], 201]);
  const { guest: _guest, ...alone } = wrongDate(call);
  assert.deepEqual((await sendOne(wire, 'alone', alone)).waits, []);
});

test('a 409 is the answer to a report that is repeated, and no sign of a check-in that is not shown yet', async (t) => {
  const said: string[] = [];
  const { url } = await serve(t, ({ url: path, body }, response) => {
    if (path === '/oauth2/token') return issueToken(response, 'opaque-token-0001');
    const isRepeated = said.includes(path + body);
    said.push(path + body);
    return response.writeHead(isRepeated ? 409 : 201).end();
  });
  const context = contextFor(url);
  const { wire } = wireTo(t, context, { clock: virtualClock() });
  const call = validCall(context, 'check-out', makeStay(context, 1));
  const [, first, second] = await wire.send(sequenceOf(context.seed, [call, call]));
  assert.deepEqual(
    [first, second].map((each) => [each?.reply?.status, each?.waits.length]),
    [
      [201, 0],
      [409, 0],
    ],
  );
});

test('what must be refused is sent again where a 404 tells nothing of its content', async (t) => {
  const { wire, context, checkOuts } = await settling(t, 300, 404);
  const [call] = checkOuts(1);
  const [, negative] = await wire.send(sequenceOf(context.seed, [call, call], { negatives: 1 }));
  assert.deepEqual([negative?.reply?.status, negative?.waits.length], [201, 1]);
});

test('values.settleSeconds says for how long, and 0 that nothing is sent again', async (t) => {
  for (const [settleSeconds, waits] of [
    [5, [5000]],
    [0, []],
  ] as const) {
    const { context, checkOuts, clock } = await settling(t, 300);
    const given = { ...context, values: { ...context.values, settleSeconds } };
    const { wire } = wireTo(t, given, { clock });
    const [, reply] = await wire.send(sequenceOf(context.seed, checkOuts(1)));
    assert.deepEqual(
      reply?.waits.map(({ waitedMs }) => waitedMs),
      waits,
    );
  }
});

test('slows down after a 429, and says so once', async (t) => {
  const { url } = await serve(t, (_request, response, count) => {
    if (count % 2) return void response.writeHead(429, { 'retry-after': '5' }).end();
    issueToken(response, 'opaque-token-0001');
  });
  const told: string[] = [];
  const { wire } = wireTo(t, contextFor(url), { clock: virtualClock(), slower: (message) => told.push(message) });
  for (const id of ['a', 'b', 'c']) await sendOne(wire, id, tokenForm('x'));
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /pace\.requestsPerSecond in certification\.yaml/);
});

test('records that a request was sent twice since its connection was closing', async (t) => {
  let known = new WeakSet<object>();
  const { url } = await serve(t, (_request, response) => {
    const socket = response.socket as NonNullable<typeof response.socket>;
    if (known.has(socket)) return void socket.resetAndDestroy();
    known = known.add(socket);
    issueToken(response, 'opaque-token-0001');
  });
  const { wire } = wireTo(t, contextFor(url));
  assert.deepEqual((await sendOne(wire, 'a', tokenForm('x'))).waits, []);
  const [second] = await wire.send({ ...single('b', tokenForm('x')), resend: true });
  assert.equal(second?.reply?.status, 200);
  assert.deepEqual(second.waits, [{ status: 0, retryAfter: null, waitedMs: 0 }]);
  const third = await sendOne(wire, 'c', tokenForm('x'));
  assert.deepEqual([third.failure?.kind, third.waits], ['reset', []], 'not where a test is about repetition');
});

/** Time in which many sleep at once: it passes for all of them together. */
function sharedClock(): Clock {
  let now = Date.parse('2026-06-01T12:00:00Z');
  return {
    now: () => now,
    monotonic: () => now,
    sleep: async (ms) => {
      const until = now + ms;
      await new Promise((resolve) => setImmediate(resolve));
      now = Math.max(now, until);
    },
  };
}

/** A service that knows when each token was issued, and refuses those that are older than a minute. */
async function minutely(t: TestContext, answer: (count: number) => number = () => 201) {
  const clock = sharedClock();
  const issuedAt = new Map<string, number>();
  const { url } = await serve(t, ({ url: path, headers }, response, count) => {
    if (path === '/oauth2/token') {
      issuedAt.set(`Bearer opaque-token-${count}`, clock.now());
      return issueToken(response, `opaque-token-${count}`, 60);
    }
    const age = clock.now() - (issuedAt.get(headers.authorization ?? '') ?? 0);
    const status = age > 60_000 ? 401 : answer(count);
    response.writeHead(status, status === 429 ? { 'retry-after': '50' } : {}).end();
  });
  return { clock, context: contextFor(url) };
}

test('a call that waits long for its turn is sent with a token that is still good', async (t) => {
  const { clock, context } = await minutely(t);
  const { wire, recorded } = wireTo(t, context, { clock, requestsPerSecond: 1 });
  await Promise.all(Array.from({ length: 150 }, (_, n) => sendOne(wire, `a${n}`, stayCall(context, n + 1))));
  const statuses = recorded.filter(({ id }) => id.startsWith('a')).map(({ reply }) => reply?.status);
  assert.deepEqual([statuses.length, new Set(statuses)], [150, new Set([201])]);
});

test('a call that waits a rate limit out is sent again with a token that is still good', async (t) => {
  const { clock, context } = await minutely(t, (count) => (count < 4 ? 429 : 201));
  const { wire } = wireTo(t, context, { clock });
  const exchange = await sendOne(wire, 'a', stayCall(context));
  assert.equal(exchange.reply?.status, 201);
  assert.deepEqual(
    exchange.waits.map(({ waitedMs }) => waitedMs),
    [50_000],
  );
});

test('a life that is shorter than the wait does not keep the run asking for ever', async (t) => {
  const clock = virtualClock();
  const { url, seen } = await serve(t, ({ url: path }, response, count) => {
    if (path === '/oauth2/token') return issueToken(response, `opaque-token-${count}`, 1);
    response.writeHead(201).end();
  });
  const context = contextFor(url);
  const { wire } = wireTo(t, context, { clock, requestsPerSecond: 0.1 });
  assert.equal((await sendOne(wire, 'a', stayCall(context))).reply?.status, 201);
  assert.ok(seen.length <= 6, `${seen.length} requests`);
});
