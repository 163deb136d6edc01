/** What a wire sends and records: secrets, checked-out values, sequences, and what ends a run. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToken, tokenForm, withHeader } from '../../cases/calls.ts';
import { sequenceOf } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { checkIn, validCall } from '../../cases/valid.ts';
import { systemClock } from '../../wire/clock.ts';
import { contextFor } from '../support/context.ts';
import { single } from '../support/sequence.ts';
import { issueToken, serve } from '../support/server.ts';
import { SECRET, sendOne, stayCall, virtualClock, wireTo } from '../support/wire.ts';

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

test('stops asking a service that has gone away', async (t) => {
  const context = contextFor('http://127.0.0.1:9');
  const clock = virtualClock();
  const { wire, recorded } = wireTo(t, context, { clock });
  for (let n = 1; n <= 6; n += 1) await sendOne(wire, `a#${n}`, tokenForm('x'));
  const failures = recorded.map((exchange) => exchange.failure?.kind);
  assert.deepEqual(failures, ['refused', 'refused', 'refused', 'refused', 'not-sent', 'not-sent']);
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
