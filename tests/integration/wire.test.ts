/** What a wire sends and records: secrets, supplied values, sequences, what ends a run, and only living tokens. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { runToken, tokenForm, tokenJson, withHeader, withMember } from '../../cases/calls.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { checkIn, validCall } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { systemClock } from '../../wire/clock.ts';
import { contextFor } from '../support/context.ts';
import { inTurn, single } from '../support/sequence.ts';
import { type Answer, issueToken } from '../support/server.ts';
import { issuing, SECRET, sendOne, sharedClock, stayCall, virtualClock, wired, wireTo } from '../support/wire.ts';

const VALUES = contextFor('').values;
const BOTH = { claims: ['token-form', 'token-json', 'check-in'] } as const;
const tokens: Answer = (_request, response) => issueToken(response, 'opaque-token-0001');
const checkOutOf = (context: RunContext, number: number) => validCall(context, 'check-out', makeStay(context, number));

test('sends secrets on the wire and records placeholders', async (t) => {
  const echo = issuing(({ body }, response) => {
    response.writeHead(400, { 'x-echo': encodeURIComponent(SECRET) });
    response.end(`you sent ${body} with ${SECRET} and opaque-token-0001`);
  });
  const { wire, recorded, seen, context } = await wired(t, echo);
  await sendOne(wire, 'a#1', stayCall(context));
  assert.equal(seen[1]?.headers.authorization, 'Bearer opaque-token-0001');
  assert.equal(new URLSearchParams(seen[0]?.body).get('client_secret'), SECRET);
  const text = JSON.stringify(recorded);
  for (const leak of ['opaque-token-0001', SECRET, encodeURIComponent(SECRET), 'Qx7']) {
    assert.ok(!text.includes(leak), `${leak} is in the record`);
  }
  const issued = recorded[0]?.issued[0]?.tag;
  assert.match(issued ?? '', /^[0-9a-f]{8}$/);
  assert.ok(JSON.stringify(recorded[1]?.request.headers).includes(`<access_token:${issued}>`));
});

test("first come the requests for which others wait: the rest of a sequence, the issuer's, and what a test sends more", async (t) => {
  const { wire, recorded, context } = await wired(
    t,
    issuing((_request, response) => response.writeHead(201).end()),
    {
      concurrency: 1,
    },
  );
  await sendOne(wire, 'first', stayCall(context));
  const chain = inTurn('chain', ...[2, 3, 4].map((at) => ({ id: `chain#${at - 1}`, call: stayCall(context, at) })));
  const sent = [
    wire.send(chain),
    ...[5, 6].map((number) => sendOne(wire, `other/${number}`, stayCall(context, number))),
  ];
  sent.push(sendOne(wire, 'issuer', tokenForm('x')), wire.send(single('control', stayCall(context, 7)), true));
  await Promise.all(sent);
  assert.deepEqual(
    recorded.map(({ id }) => id),
    ['token/1', 'first', 'issuer', 'control', 'chain#1', 'other/5', 'chain#2', 'other/6', 'chain#3'],
  );
});

test('stops asking a service that has gone away', async (t) => {
  const { wire, recorded } = wireTo(t, contextFor('http://127.0.0.1:9'), { clock: virtualClock() });
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, tokenForm('x'));
  const failures = recorded.map((exchange) => exchange.failure?.kind);
  assert.deepEqual(failures, ['refused', 'refused', 'refused', 'refused', 'not-sent', 'not-sent']);
  const waits = recorded.map((each) => each.waits.length);
  assert.deepEqual(waits, [5, 0, 0, 0, 0, 0], 'asked again until it counts as failing');
  assert.match(recorded[5]?.failure?.message ?? '', /stopped taking connections .*; first without it: a#1$/);
});

test('does not give a service up for what a gateway finds strange, and sends that once more', async (t) => {
  const down: Answer = (_request, response) => response.writeHead(503).end();
  const { wire, recorded, seen } = await wired(t, down, { clock: virtualClock() });
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, { ...tokenForm('x'), strange: true });
  assert.equal(seen.length, 12);
  assert(recorded.every(({ reply, waits }) => reply?.status === 503 && waits.length === 1));
});

test('a token that no header field can carry is reported as such, however often, and the service is not given up', async (t) => {
  const { wire, recorded, seen, context } = await wired(t, (_request, response) =>
    issueToken(response, 'opaque-token-0001\n'),
  );
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, stayCall(context, n));
  assert.equal((await sendOne(wire, 'b#1', tokenForm('x'))).reply?.status, 200);
  const failures = recorded.flatMap(({ failure }) => failure ?? []);
  const message = 'the value of Authorization holds characters that no header field can carry (RFC 9110 §5.5)';
  assert.deepEqual(failures, Array(6).fill({ kind: 'not-sendable', message }));
  assert.ok(!JSON.stringify(recorded).includes('opaque-token'));
  assert.ok(seen.every((each) => each.url === '/oauth2/token'));
});

test('notes how the check-in of a guest ended who is reported about later', async (t) => {
  const refusing = issuing(({ url }, response) => response.writeHead(url.endsWith('checkin') ? 422 : 404).end());
  const { wire, context } = await wired(t, refusing);
  const [arrival, checkOut] = await wire.send(sequenceOf(context.seed, [checkOutOf(context, 1)]));
  assert.equal(arrival?.guestAbsent, undefined);
  assert.equal(checkOut?.guestAbsent?.met, '422 Unprocessable Entity');
});

test('says that an opaque token has no algorithm to take away', async (t) => {
  const { wire, context } = await wired(t, tokens);
  const call = withHeader(stayCall(context), 'Authorization', ['Bearer ', { ...runToken, altered: 'alg-none' }]);
  assert.equal((await sendOne(wire, 'a#1', call)).failure?.kind, 'not-alterable');
});

test('leases supplied stays, takes them back after a refusal and says when none is left', async (t) => {
  const answer = issuing(({ body }, response) => response.writeHead(body.includes('"folio":""') ? 400 : 201).end());
  const stays = [1, 2].map((n) => ({ hotelConfirmationNumber: `H-${n}`, folio: `F-${n}` }));
  const { wire, recorded, seen, context } = await wired(t, answer, { about: { values: { ...VALUES, stays } } });
  const mutated = checkIn(context, makeStay(context, 9));
  const lease = { ...mutated.leases[0], keep: ['folio'] } as (typeof mutated.leases)[number];
  const value = { ...makeStay(context, 9).body, folio: '' };
  await sendOne(wire, 'a#1', { ...mutated, body: { kind: 'json', value }, leases: [lease] });
  for (const [n, name] of ['b', 'c', 'd'].entries()) await sendOne(wire, `${name}#1`, stayCall(context, n + 1));
  const numbers = seen.slice(1).map(({ body }) => JSON.parse(body).hotelConfirmationNumber);
  assert.deepEqual(numbers, ['H-1', 'H-2', 'H-1']);
  assert.equal(recorded.at(-1)?.failure?.kind, 'pool-exhausted');
});

test('once closed, it sends nothing: neither what waits for its time or for a rate limit, nor what comes later', {
  timeout: 10_000,
}, async (t) => {
  const limiting: Answer = (_request, response, count) => {
    if (count === 1) return issueToken(response, 'opaque-token-0001');
    response.writeHead(429, { 'retry-after': '20' }).end();
  };
  const { wire, recorded, seen } = await wired(t, limiting, { concurrency: 1 });
  await sendOne(wire, 'a#1', tokenForm('x'));
  const late = { ...tokenForm('x'), notBefore: { exchange: 'a#1', seconds: 60 } };
  const waiting = [...['b#1', 'c#1'].map((id) => sendOne(wire, id, tokenForm('x'))), sendOne(wire, 'd#1', late)];
  while (seen.length < 2) await systemClock.sleep(5);
  wire.close();
  await Promise.all([...waiting, sendOne(wire, 'e#1', tokenForm('x'))]);
  assert.equal(seen.length, 2);
  const ended = recorded.slice(1).map(({ id, reply, failure }) => [id, reply, failure?.message]);
  const due = ['b#1', 'c#1', 'd#1', 'e#1'].map((id) => [id, null, 'not sent: the run has ended']);
  assert.deepEqual(ended.sort(), due);
});

test('sends a sequence once, however many tests ask for it', async (t) => {
  const { wire, recorded, seen } = await wired(t, tokens);
  const [one, other] = await Promise.all([1, 2].map(() => sendOne(wire, 'a', tokenForm('x'))));
  assert.equal(other, one);
  assert.deepEqual([seen.length, recorded.length], [1, 1]);
});

test('fills the reservation id in when the check-in has been answered, or says that there is none', async (t) => {
  const locating = issuing(({ url }, response) =>
    response.writeHead(201, url.endsWith('/checkin') ? { location: '/stays/100%zz' } : {}).end(),
  );
  const about = { values: { ...VALUES, reservationIdFrom: 'location-header' } } as const;
  const { wire, recorded, seen, context } = await wired(t, locating, { about });
  await wire.send(sequenceOf(context.seed, [checkOutOf(context, 1)]));
  assert.deepEqual(JSON.parse(seen.at(-1)?.body ?? '').reservationId, '100%zz');
  await sendOne(wire, 'lonely', { ...checkOutOf(context, 2), arrival: 'nobody' });
  assert.equal(recorded.at(-1)?.failure?.kind, 'no-reservation-id');
});

/** Accepts every event, and issues another token each time, which lives for so many seconds. */
const living =
  (seconds: number): Answer =>
  ({ url }, response, count) =>
    url === '/oauth2/token' ? issueToken(response, `opaque-token-${count}`, seconds) : response.writeHead(201).end();

test('shares one token among parallel calls and refreshes it at three quarters of its life', async (t) => {
  const clock = virtualClock();
  const { wire, seen, context } = await wired(t, living(60), { clock });
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

test('where a new token ends the old one, no call goes without', async (t) => {
  let live = '';
  const oneLives: Answer = ({ url, headers, body }, response, count) => {
    const answer = () => {
      if (url !== '/oauth2/token') {
        return response.writeHead(headers.authorization === `Bearer ${live}` ? 201 : 401).end();
      }
      if (body.includes('client_id=nobody')) return response.writeHead(401).end();
      live = `opaque-token-${String(count).padStart(4, '0')}`;
      return issueToken(response, live, 60);
    };
    setTimeout(answer, count % 7);
  };
  const { wire, recorded, seen, context } = await wired(t, oneLives, { concurrency: 8 });
  wire.singleLiveToken = true;
  const requests = [stayCall, stayCall, () => tokenForm('x'), stayCall, () => tokenForm('nobody')];
  const sent = Array.from({ length: 150 }, (_, n) =>
    sendOne(wire, `c${n}#1`, (requests[n % 5] as typeof stayCall)(context, n)),
  );
  await Promise.all(sent);
  const isRefused = ({ request, reply }: Exchange) => reply?.status === 401 && !request.url.endsWith('token');
  const lost = recorded.filter((each) => each.failure || isRefused(each));
  assert.deepEqual(lost, []);
  const fetched = recorded.filter(({ id }) => id.startsWith('token/')).length;
  assert.ok(fetched <= 31, `${fetched} tokens: a request that was refused has ended none`);
  assert.ok(seen.length <= 181);
  const use = withHeader(stayCall(context), 'Authorization', ['Bearer ', { ...runToken, issuedBy: 'u#1' }]);
  const [, used] = await wire.send(inTurn('u', { id: 'u#1', call: tokenForm('x') }, { id: 'u#2', call: use }));
  assert.equal(used?.reply?.status, 201, 'nor one that names the token before it');
});

test('a token of the JSON variant is used before another one of them is asked for', async (t) => {
  let live = '';
  const answer = issuing(({ url, headers }, response, count) => {
    if (url !== '/auth/token') return response.writeHead(headers.authorization === `Bearer ${live}` ? 201 : 401).end();
    live = `opaque-json-token-${String(count).padStart(4, '0')}`;
    return issueToken(response, live);
  });
  const late: Answer = (request, response, count) => setTimeout(answer, count % 7, request, response, count);
  const { wire, context } = await wired(t, late, { about: BOTH, concurrency: 8 });
  const using = (n: number) => {
    const token = { ...runToken, issuedBy: `j${n}#1` };
    const use = withHeader(stayCall(context, n), 'Authorization', ['Bearer ', token]);
    return wire.send(inTurn(`j${n}`, { id: `j${n}#1`, call: tokenJson('x') }, { id: `j${n}#2`, call: use }));
  };
  const all = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0 ? using(n) : sendOne(wire, `t${n}#1`, tokenJson('x')).then((exchange) => [exchange]),
  );
  const used = (await Promise.all(all)).filter((sequence) => sequence.length === 2);
  const statuses = used.map(([, use]) => use?.reply?.status);
  assert.deepEqual(statuses, Array(10).fill(201));
});

test('a call waits for the token that the other variant is already being asked for', async (t) => {
  const slow: Answer = ({ url }, response) => {
    if (url === '/auth/token') return setTimeout(issueToken, 150, response, 'opaque-token-0001', 1);
    return response.writeHead(url === '/oauth2/token' ? 400 : 201).end();
  };
  const { wire, recorded, context } = await wired(t, slow, { about: BOTH, requestsPerSecond: 25 });
  await Promise.all(Array.from({ length: 40 }, (_, n) => sendOne(wire, `c${n}#1`, stayCall(context, n))));
  assert.ok(recorded.filter(({ id }) => id.startsWith('token/')).length > 2, 'the token was fetched anew');
  const failures = recorded.flatMap(({ failure }) => failure ?? []);
  assert.deepEqual(failures, []);
});

/** Refuses tokens that were issued more than a minute ago. */
function minutely(t: TestContext, requestsPerSecond: number | null, answer: (count: number) => number = () => 201) {
  const clock = sharedClock();
  const issuedAt = new Map<string, number>();
  const refusing: Answer = ({ url, headers }, response, count) => {
    if (url === '/oauth2/token') {
      issuedAt.set(`Bearer opaque-token-${count}`, clock.now());
      return issueToken(response, `opaque-token-${count}`, 60);
    }
    const age = clock.now() - (issuedAt.get(headers.authorization ?? '') ?? 0);
    const status = age > 60_000 ? 401 : answer(count);
    response.writeHead(status, status === 429 ? { 'retry-after': '50' } : {}).end();
  };
  return wired(t, refusing, { clock, requestsPerSecond });
}

test('a call that waits long for its turn is sent with a token that is still good', async (t) => {
  const { wire, recorded, context } = await minutely(t, 1);
  await Promise.all(Array.from({ length: 150 }, (_, n) => sendOne(wire, `a${n}`, stayCall(context, n + 1))));
  const statuses = recorded.filter(({ id }) => id.startsWith('a')).map(({ reply }) => reply?.status);
  assert.deepEqual([statuses.length, new Set(statuses)], [150, new Set([201])]);
});

test('a call that waits a rate limit out is sent again with a token that is still good', async (t) => {
  const { wire, context } = await minutely(t, null, (count) => (count < 4 ? 429 : 201));
  const exchange = await sendOne(wire, 'a', stayCall(context));
  assert.equal(exchange.reply?.status, 201);
  const waited = exchange.waits.map(({ waitedMs }) => waitedMs);
  assert.deepEqual(waited, [50_000]);
});

test('a life that is shorter than the wait does not keep the run asking for ever', async (t) => {
  const { wire, seen, context } = await wired(t, living(1), { clock: virtualClock(), requestsPerSecond: 0.1 });
  assert.equal((await sendOne(wire, 'a', stayCall(context))).reply?.status, 201);
  assert.ok(seen.length <= 6, `${seen.length} requests`);
});

for (const [status, waits] of [
  [502, 'ends no run'],
  [429, 'slows no others'],
] as const) {
  test(`a ${status} that only one kind of request gets ${waits}`, async (t) => {
    const odd: Answer = (request, response) =>
      void response.writeHead(/[^\0-\x7f]/.test(request.body) ? status : 201, { 'retry-after': '1' }).end();
    const notes: string[] = [];
    const given = { clock: virtualClock(), requestsPerSecond: 100, note: (message: string) => notes.push(message) };
    const { wire, recorded, context } = await wired(t, issuing(odd), given);
    const named = (number: number) => withMember(stayCall(context, number), 'guestLastName', `É${number}`);
    for (let n = 1; n <= 12; n += 1) {
      // The odd ones come four in a row, or each behind some plain ones.
      const isPlain = status === 502 ? n % 6 < 2 : n % 2 === 1;
      await wire.send({ ...single(`a#${n}`, isPlain ? stayCall(context, n) : named(n)), resend: true });
      for (let more = 1; isPlain && more <= 3; more += 1)
        await sendOne(wire, `a#${n}-${more}`, stayCall(context, 100 * more + n));
    }
    await sendOne(wire, 'last', stayCall(context, 99));
    assert.equal(recorded.at(-1)?.reply?.status, 201);
    assert.equal(recorded.filter(({ reply }) => reply?.status === status).length, status === 502 ? 8 : 6);
    assert.ok(notes.filter((note) => /slower pace/.test(note)).length <= 4, notes.join('\n'));
  });
}
