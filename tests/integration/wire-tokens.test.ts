/** The run's token: shared, refreshed in time, and never one that a newer one has ended. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { runToken, tokenForm, tokenJson, withHeader } from '../../cases/calls.ts';
import { contextFor } from '../support/context.ts';
import { inTurn } from '../support/sequence.ts';
import { issueToken, serve } from '../support/server.ts';
import { sendOne, sharedClock, stayCall, virtualClock, wireTo } from '../support/wire.ts';

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

test('where a new token ends the old one, no call goes without', async (t) => {
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
  const { wire, recorded } = wireTo(t, context, { concurrency: 8 });
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
  const use = withHeader(stayCall(context), 'Authorization', ['Bearer ', { ...runToken, issuedBy: 'u#1' }]);
  const [, used] = await wire.send(inTurn('u', { id: 'u#1', call: tokenForm('x') }, { id: 'u#2', call: use }));
  assert.equal(used?.reply?.status, 201, 'nor one that names the token before it');
});

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
  const statuses = used.map(([, use]) => use?.reply?.status);
  assert.deepEqual(statuses, Array(10).fill(201));
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
  const failures = recorded.flatMap(({ failure }) => failure ?? []);
  assert.deepEqual(failures, []);
});

/** Refuses tokens that were issued more than a minute ago. */
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
  const waited = exchange.waits.map(({ waitedMs }) => waitedMs);
  assert.deepEqual(waited, [50_000]);
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
