/** What a wire waits for: rate limits, interruptions, and check-ins that are not shown yet. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { again, gzipped, tokenForm, withHeader } from '../../cases/calls.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Values } from '../../contract/run.ts';
import { contextFor } from '../support/context.ts';
import { single } from '../support/sequence.ts';
import { type Answer, issueToken } from '../support/server.ts';
import { issuing, sendOne, stayCall, virtualClock, wired } from '../support/wire.ts';

/** A wire whose waiting takes no time. */
const patient = (t: TestContext, answer: Answer, given: Parameters<typeof wired>[2] = {}) =>
  wired(t, answer, { clock: virtualClock(), ...given });

/** Answers 429 but where it issues a token. */
const limiting =
  (retryAfter: string | undefined, isFree: (count: number, body: string) => boolean): Answer =>
  ({ body }, response, count) => {
    if (isFree(count, body)) return issueToken(response, 'opaque-token-0001');
    return response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  };
test('waits a 429 out as Retry-After says, and gives up after three waits', async (t) => {
  const clock = virtualClock();
  const { wire, seen } = await wired(
    t,
    limiting('7', (count) => count === 3),
    { clock },
  );
  const first = await sendOne(wire, 'a#1', tokenForm('x'));
  assert.equal(first.reply?.status, 200);
  assert.deepEqual(first.waits, Array(2).fill({ status: 429, retryAfter: '7', waitedMs: 7000 }));
  assert.equal(clock.slept.filter((ms) => ms >= 7000).length >= 2, true);
  const second = await sendOne(wire, 'a#2', tokenForm('x'));
  assert.equal(second.reply?.status, 429);
  assert.equal(second.waits.length, 3);
  assert.equal(seen.length, 3 + 4);
});

function failing(t: TestContext, times: number, how: '503' | '408' | 'reset') {
  let left = times;
  const answer: Answer = (_request, response) => {
    if (left === 0) return issueToken(response, 'opaque-token-0001');
    left -= 1;
    if (how === 'reset') return void response.socket?.resetAndDestroy();
    if (how === '408') response.writeHead(408, { connection: 'close' }).end();
    else response.writeHead(503, { 'retry-after': '3' }).end();
  };
  return patient(t, answer);
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

/** Answers by a status where it says so, 201 where it does not, and always with a token. */
const outWhere = (isOut: (body: string, at: number) => boolean) => {
  let at = 0;
  return issuing(({ body }, response) => {
    at += 1;
    response.writeHead(isOut(body, at) ? 502 : 201).end();
  });
};

test('a 502 is waited out as a broken connection is, and in a test of repetition it is the end', async (t) => {
  const { wire, context } = await patient(
    t,
    outWhere((_body, at) => at === 1 || at === 3),
  );
  const [first] = await wire.send({ ...single('a', stayCall(context, 1)), resend: true });
  assert.deepEqual([first?.reply?.status, first?.waits], [201, [{ status: 502, retryAfter: null, waitedMs: 1000 }]]);
  const second = await sendOne(wire, 'b', stayCall(context, 2));
  assert.deepEqual([second.reply?.status, second.waits], [502, []]);
});

test('four repeated at once that meet an outage end no run, and later ones wait it out', async (t) => {
  const { wire, context, seen } = await patient(
    t,
    outWhere((_body, at) => at <= 5),
  );
  const call = stayCall(context, 1);
  const steps = [1, 2, 3, 4].map((n) => ({ id: `same#${n}`, call }));
  const same = { ...single('same', call), ids: steps.map(({ id }) => id), order: 'at-once' as const, steps };
  assert.deepEqual(
    (await wire.send(same)).map(({ reply }) => reply?.status),
    [502, 502, 502, 502],
  );
  const [later] = await wire.send({ ...single('later', stayCall(context, 2)), resend: true });
  assert.deepEqual([later?.reply?.status, later?.waits.length], [201, 1]);
  assert.equal(seen.length, 1 + 4 + 2);
});

test('after waiting in vain for an operation, its next request with an outage is resent once, and holds up nobody', async (t) => {
  const { wire, context } = await patient(
    t,
    outWhere((body) => body.includes('crash')),
  );
  const crash = (number: number): Call => ({
    ...stayCall(context, number),
    body: { kind: 'json', value: { folio: `crash ${number}` } },
  });
  const waits: number[] = [];
  for (const number of [1, 2, 3]) {
    const [met] = await wire.send({ ...single(`crash/${number}`, crash(number)), resend: true });
    waits.push(met?.waits.length ?? 0);
    await wire.send({ ...single(`other/${number}`, stayCall(context, number + 10)), resend: true });
  }
  assert.deepEqual(waits, [5, 1, 1]);
});

/** Reports of another operation, as far as a gateway tells them apart. */
const otherCall = (context: Parameters<typeof stayCall>[0], number: number, operation: 'check-out' | 'no-show') => ({
  ...stayCall(context, number),
  operation,
  path: `/api/v1/reservation/${operation.replace('-', '')}`,
});

/** Answers 503 for the paths that match, and returns the results and messages. */
async function outAt(t: TestContext, paths: () => RegExp) {
  const reported: string[] = [];
  const answer = issuing(({ url = '' }, response) => void response.writeHead(paths().test(url) ? 503 : 201).end());
  const { wire, context } = await patient(t, answer, { note: (message) => void reported.push(message) });
  const metBy = async (id: string, call: Call) => {
    const [exchange] = await wire.send({ ...single(id, call), resend: true });
    return exchange?.reply?.status ?? exchange?.failure?.kind;
  };
  return { context, reported, metBy };
}

test('an operation that is out of order for good is not sent any more, and all else is', async (t) => {
  let out = /checkout/;
  const { context, reported, metBy } = await outAt(t, () => out);
  const met: unknown[] = [];
  for (const at of [1, 2, 3, 4, 5]) met.push(await metBy(`out/${at}`, otherCall(context, at, 'check-out')));
  assert.deepEqual(met, [503, 503, 503, 503, 'not-sent']);
  assert.match(reported.join(), /The run goes on .*: check-out went down at .* \(HTTP 503, also 31 s later\), and no/);
  for (const at of [6, 7]) assert.equal(await metBy(`in/${at}`, stayCall(context, at)), 201);
  assert.equal(await metBy('out/8', otherCall(context, 8, 'check-out')), 'not-sent');
  // When the rest follows, the run ends.
  out = /./;
  for (const at of [10, 11, 12, 13]) assert.equal(await metBy(`in/${at}`, stayCall(context, at)), 503);
  assert.equal(await metBy('absent/14', otherCall(context, 14, 'no-show')), 503);
  assert.equal(await metBy('absent/15', otherCall(context, 15, 'no-show')), 'not-sent');
  assert.match(reported.at(-1) ?? '', /The run ends here: /);
});

test('503 again and again for what is sent alone may be about the rate: a slower pace is tried', async (t) => {
  let asked = 0;
  const { context, reported, metBy } = await outAt(t, () => (asked++ % 2 === 0 ? /./ : /^$/));
  for (const at of [1, 2, 3, 4]) assert.equal(await metBy(`often/${at}`, stayCall(context, at)), 201);
  assert.deepEqual(reported, []);
  for (const at of [5, 6]) assert.equal(await metBy(`often/${at}`, stayCall(context, at)), 201);
  assert.match(reported.join(), /^The service asked for a slower pace \(503\)/);
});

test('a 408 that ends an idle connection is no answer, and a second one is', async (t) => {
  for (const [times, status] of [
    [1, 200],
    [9, 408],
  ] as const) {
    const { wire, seen } = await failing(t, times, '408');
    const [exchange] = await wire.send(single('a', tokenForm('x')));
    assert.equal(exchange?.reply?.status, status);
    assert.deepEqual(exchange.waits, [{ status: 408, retryAfter: null, waitedMs: 0 }]);
    assert.equal(seen.length, 2);
  }
});

test('a token endpoint with a limit of its own slows down token requests alone', async (t) => {
  const notes: string[] = [];
  let asked = 0;
  const answer: Answer = ({ url }, response) => {
    if (url !== '/oauth2/token') return void response.writeHead(201).end();
    asked += 1;
    const isOver = asked > 1 && asked < 6;
    return isOver
      ? void response.writeHead(429, { 'retry-after': '1' }).end()
      : issueToken(response, 'opaque-token-01');
  };
  const given = { requestsPerSecond: 50, concurrency: 2, note: (message: string) => void notes.push(message) };
  const { wire, context } = await wired(t, answer, given);
  await sendOne(wire, 'first', stayCall(context));
  const tokens = [1, 2, 3].map((n) => sendOne(wire, `token#${n}`, tokenForm('x')));
  const reports = Array.from({ length: 15 }, (_, n) => sendOne(wire, `report#${n}`, stayCall(context, n + 2)));
  const last = async (some: readonly Promise<Exchange>[]) =>
    Math.max(...(await Promise.all(some)).map(({ seq }) => seq));
  assert.ok((await last(reports)) < (await last(tokens)) - 2, 'reports went on meanwhile');
  assert.match(notes.join(), /^The token endpoint asked for a slower pace \(429\): .*others are as fast as before/);
  assert.equal(wire.requestsPerSecond, 50);
});

test('that reports are answered meanwhile does not show that a limit is not one of the token endpoint', async (t) => {
  let asked = 0;
  const answer: Answer = ({ url }, response) => {
    if (url !== '/oauth2/token') return void response.writeHead(201).end();
    asked += 1;
    if (asked === 1) return issueToken(response, 'opaque-token-0001');
    response.writeHead(asked < 7 ? 429 : 400).end();
  };
  const { wire, context } = await patient(t, answer);
  await sendOne(wire, 'first', stayCall(context));
  const faulty = (n: number) => wire.send({ ...single(`token#${n}`, tokenForm('')), intents: [{ kind: 'faulty' }] });
  const first = faulty(1);
  for (let n = 2; n < 8; n += 1) await sendOne(wire, `report#${n}`, stayCall(context, n));
  assert.equal((await first)[0]?.reply?.status, 400);
});

test('a token endpoint that says 429 for good ends the run within two minutes, and says why', async (t) => {
  for (const retryAfter of ['60', '20', '3600', undefined]) {
    const clock = virtualClock();
    const began = clock.now();
    const reported: string[] = [];
    const given = { clock, note: (message: string) => reported.push(message) };
    const { wire, recorded, seen, context } = await wired(
      t,
      limiting(retryAfter, () => false),
      given,
    );
    for (let n = 1; n <= 40; n += 1) await sendOne(wire, `a${n}`, stayCall(context, n));
    assert.ok(clock.now() - began < 120_000, `${clock.now() - began} ms with ${retryAfter}`);
    const { kind, message = '' } = recorded.at(-1)?.failure ?? {};
    assert.equal(kind, 'not-sent');
    assert.match(message, /token endpoint answered every request with 429.*quota is used up; wait until/);
    assert.match(reported.join(), /The run ends here: the token endpoint answered/);
    assert.ok(seen.length < 40);
  }
});

test('a quota that is free again in time ends nothing, nor does a lock-out for wrong secrets', async (t) => {
  const clock = virtualClock();
  const free = clock.now() + 75_000;
  const isFree = (_count: number, body: string) => clock.now() >= free && !body.includes('locked');
  const { wire, recorded } = await wired(t, limiting('30', isFree), { clock });
  for (const id of ['a', 'b', 'c']) await sendOne(wire, id, tokenForm('x'));
  assert.equal(recorded.at(-1)?.reply?.status, 200);
  for (let n = 1; n <= 4; n += 1) await sendOne(wire, `g${n}`, { ...tokenForm('locked'), guess: 'wrong' });
  await sendOne(wire, 'd', tokenForm('x'));
  assert.equal(recorded.at(-1)?.reply?.status, 200);
});

/** Shows a check-in to later reports after `afterMs` and answers 422 until then; some stays it never accepts. */
async function settling(t: TestContext, afterMs: number, status = 422, values?: Values) {
  const clock = virtualClock();
  let checkedIn = Number.POSITIVE_INFINITY;
  const answer = issuing(({ url, body }, response) => {
    if (url.endsWith('checkin')) checkedIn = clock.now();
    else if (clock.now() < checkedIn + afterMs || body.includes('never')) return response.writeHead(status).end();
    return response.writeHead(201).end();
  });
  const given = await wired(t, answer, { clock, ...(values ? { about: { values } } : {}) });
  const checkOut = (number: number) => validCall(given.context, 'check-out', makeStay(given.context, number));
  const send = (calls: [Call, ...Call[]], parts: { readonly negatives?: number } = {}) =>
    given.wire.send(sequenceOf(given.context.seed, calls, parts));
  return { ...given, checkOut, send };
}

const wrongDate = (call: Call): Call => ({ ...call, body: { kind: 'json', value: { checkOutDate: 'never' } } });

test('a report that is refused right after its check-in is sent once more after two seconds; later ones wait at once', async (t) => {
  for (const status of [404, 409, 422]) {
    const { send, checkOut } = await settling(t, 300, status);
    const [, first] = await send([checkOut(1)]);
    assert.deepEqual([first?.reply?.status, first?.waits], [201, [{ status, retryAfter: null, waitedMs: 2000 }]]);
    const [, second] = await send([again(checkOut(2), 'later')]);
    assert.deepEqual([second?.reply?.status, second?.waits], [201, []]);
  }
});

test('once only, and not where the refusal is due: no 400, no 422 of what must be refused, none without a check-in', async (t) => {
  const slow = await settling(t, 60_000);
  const [, refused] = await slow.send([slow.checkOut(1)]);
  assert.deepEqual([refused?.reply?.status, refused?.waits.length], [422, 1]);
  const due = await settling(t, 60_000, 400);
  assert.equal((await due.send([due.checkOut(1)]))[1]?.waits.length, 0);
  const { wire, send, checkOut } = await settling(t, 0);
  const call = checkOut(1);
  const [, negative, control] = await send([wrongDate(call), call], { negatives: 1 });
  assert.deepEqual([negative?.reply?.status, negative?.waits, control?.reply?.status], [422, [], 201]);
  const { guest: _guest, ...alone } = wrongDate(call);
  assert.deepEqual((await sendOne(wire, 'alone', alone)).waits, []);
});

test('a 409 is the answer to a report that is repeated, and no sign of a check-in that is not shown yet', async (t) => {
  const shown: string[] = [];
  const once = issuing(({ url, body }, response) => {
    const isRepeated = shown.includes(url + body);
    shown.push(url + body);
    return response.writeHead(isRepeated ? 409 : 201).end();
  });
  const { wire, context } = await patient(t, once);
  const call = validCall(context, 'check-out', makeStay(context, 1));
  const [, first, second] = await wire.send(sequenceOf(context.seed, [call, call]));
  const met = [first, second].map((each) => `${each?.reply?.status}, ${each?.waits.length} waits`);
  assert.deepEqual(met, ['201, 0 waits', '409, 0 waits']);
});

test('what must be refused is sent again where a 404 tells nothing of its content', async (t) => {
  const { send, checkOut } = await settling(t, 300, 404);
  const [, negative] = await send([checkOut(1), checkOut(1)], { negatives: 1 });
  assert.deepEqual([negative?.reply?.status, negative?.waits.length], [201, 1]);
});

test('values.settleSeconds says for how long, and 0 that nothing is sent again', async (t) => {
  for (const [settleSeconds, waits] of [
    [5, [5000]],
    [0, []],
  ] as const) {
    const { send, checkOut } = await settling(t, 300, 422, { ...contextFor('').values, settleSeconds });
    const [, reply] = await send([checkOut(1)]);
    const waited = reply?.waits.map(({ waitedMs }) => waitedMs);
    assert.deepEqual(waited, waits);
  }
});

test('a faulty request whose kind alone gets a 429 waits twice, while others have the turn', async (t) => {
  const answer = issuing(({ body }, response) => void response.writeHead(body.includes('faulty') ? 429 : 201).end());
  const { wire, context } = await patient(t, answer, { concurrency: 1 });
  const faulty = (number: number): Call => ({
    ...stayCall(context, number),
    body: { kind: 'json', value: { folio: 'faulty' } },
  });
  const send = (id: string, call: Call, kind: 'faulty' | 'nominal') =>
    wire.send({ ...single(id, call), intents: [{ kind }] });
  await send('faulty/0', faulty(0), 'faulty');
  for (const n of [1, 2, 3]) await send(`usual/${n}`, stayCall(context, n), 'nominal');
  const all = [send('faulty/4', faulty(4), 'faulty'), send('usual/5', stayCall(context, 5), 'nominal')];
  const [[late], [usual]] = (await Promise.all(all)) as unknown as [[Exchange], [Exchange]];
  assert.deepEqual([late.reply?.status, late.waits.length], [429, 2]);
  assert.equal(usual.reply?.status, 201);
  assert.ok(usual.seq < late.seq, 'it had the turn meanwhile');
});

test('requests of a kind that ends each connection do not count as too many at a time', async (t) => {
  const reported: string[] = [];
  const answer = issuing(({ headers, body }, response) => {
    if (headers['content-encoding'] && body.startsWith('{')) response.socket?.resetAndDestroy();
    else setTimeout(() => response.writeHead(201).end(), 20);
  });
  const given = { clock: virtualClock(), note: (message: string) => reported.push(message), concurrency: 8 };
  const { wire, context } = await wired(t, answer, given);
  const sendAll = (name: string, change: (call: Call) => Call) =>
    [1, 2, 3, 4].map((number) => sendOne(wire, `${name}/${number}`, change(stayCall(context, number))));
  const usual = (call: Call) => call;
  await Promise.all([...sendAll('first', usual), ...sendAll('packed', gzipped)]);
  const odd = sendAll('odd', (call) => withHeader(call, 'Content-Encoding', 'gzip'));
  await Promise.all([...odd, ...sendAll('second', usual), ...sendAll('third', usual)]);
  assert.deepEqual(reported, []);
});

test('records that a request was sent twice since its connection was closing', async (t) => {
  let known = new WeakSet<object>();
  const closing: Answer = (_request, response) => {
    const socket = response.socket as NonNullable<typeof response.socket>;
    if (known.has(socket)) return void socket.resetAndDestroy();
    known = known.add(socket);
    issueToken(response, 'opaque-token-0001');
  };
  const { wire } = await wired(t, closing);
  assert.deepEqual((await sendOne(wire, 'a', tokenForm('x'))).waits, []);
  const [second] = await wire.send({ ...single('b', tokenForm('x')), resend: true });
  assert.equal(second?.reply?.status, 200);
  assert.deepEqual(second.waits, [{ status: 0, retryAfter: null, waitedMs: 0 }]);
  const third = await sendOne(wire, 'c', tokenForm('x'));
  assert.deepEqual([third.reply?.status, third.waits], [200, []], 'a test of repetition has a connection of its own');
});
