/** A limit that shows only in a 403: it is waited out if everything gets it, and is the answer if one request does. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { withHeader } from '../../cases/calls.ts';
import type { Intent } from '../../cases/intent.ts';
import { single } from '../support/sequence.ts';
import { issuing, stayCall, virtualClock, wired } from '../support/wire.ts';

const TURNED_AWAY = { status: 403, retryAfter: null };

/** A service behind a firewall. @param isShut whether the firewall turns a report away */
async function firewalled(t: TestContext, isShut: (body: string) => boolean, given: { concurrency?: number } = {}) {
  const reported: string[] = [];
  const answer = issuing(({ body }, response) => {
    if (isShut(body)) return response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Forbidden</h1>');
    return response.writeHead(body.includes('faulty') ? 400 : 201).end();
  });
  const note = (message: string) => void reported.push(message);
  const parts = await wired(t, answer, { clock: virtualClock(), note, ...given });
  const report = async (number: number, kind: Intent['kind'] = 'nominal', word = 'usual') => {
    const plain: Call = { ...stayCall(parts.context, number), body: { kind: 'json', value: { folio: word } } };
    const call = word === 'new' ? withHeader(plain, 'Connection', 'close') : plain;
    const sequence = { ...single(`${word}/${number}`, call), intents: [{ kind }] };
    const [exchange] = await parts.wire.send(sequence);
    return exchange;
  };
  return { ...parts, reported, report };
}

test('what turns everything away for a while is waited out, also where the request is at fault, and slows the pace', async (t) => {
  let left = 0;
  const { report, reported } = await firewalled(t, () => {
    left -= 1;
    return left >= 0;
  });
  assert.deepEqual((await report(0))?.waits, []);
  left = 6;
  const all = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => report(n, n % 3 === 2 ? 'faulty' : 'nominal', n % 3 === 2 ? 'faulty' : 'usual')),
  );
  assert.deepEqual(
    all.map((each) => each?.reply?.status),
    [201, 400, 201, 201, 400, 201],
  );
  assert.ok(all.flatMap((each) => each?.waits ?? []).length >= 4);
  for (const { status, retryAfter } of all.flatMap((each) => each?.waits ?? []))
    assert.deepEqual({ status, retryAfter }, TURNED_AWAY);
  assert.match(reported.join(), /slower pace \(403\)/);
});

test('it is waited out also where what has to be accepted is of a new kind, if the answer to anything else was known', async (t) => {
  let left = 0;
  const { report } = await firewalled(t, () => {
    left -= 1;
    return left >= 0;
  });
  await report(0, 'faulty', 'faulty');
  left = 2;
  const all = await Promise.all([report(1, 'faulty', 'faulty'), report(2, 'nominal', 'new')]);
  assert.deepEqual(
    all.map((each) => each?.reply?.status),
    [400, 201],
  );
});

/** Shut for the next so many reports. */
function shutting() {
  let left = 0;
  return {
    isShut: () => left > 0 && left-- > 0,
    shutFor: (reports: number) => {
      left = reports;
    },
  };
}

test('what only faulty requests got is waited out, and their refusal after that is the answer', async (t) => {
  const { isShut, shutFor } = shutting();
  const { report, reported } = await firewalled(t, isShut);
  await report(0);
  shutFor(4);
  const all = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => report(n, n < 5 ? 'faulty' : 'nominal', n < 5 ? 'faulty' : 'usual')),
  );
  assert.deepEqual(
    all.map((each) => [each?.reply?.status, each?.waits.length]),
    [...Array(4).fill([400, 1]), [201, 0], [201, 0]],
  );
  assert.match(reported.join(), /slower pace \(403\)/);
});

test('with one request at a time, too, what everything gets is waited out', async (t) => {
  const { isShut, shutFor } = shutting();
  const { report } = await firewalled(t, isShut, { concurrency: 1 });
  await report(0);
  shutFor(2);
  const all = await Promise.all([1, 2, 3].map((n) => report(n)));
  assert.deepEqual(
    all.map((each) => [each?.reply?.status, each?.waits.length]),
    [
      [201, 1],
      [201, 1],
      [201, 0],
    ],
  );
});

test('what is refused so is sent again once: what is like it has its answer', async (t) => {
  const { report, seen, reported } = await firewalled(t, (body) => body.includes('faulty'), { concurrency: 1 });
  await report(0);
  const refused = async (number: number) => {
    const [one] = await Promise.all([report(number, 'faulty', 'faulty'), report(number + 1), report(number + 2)]);
    return [one?.reply?.status, one?.waits.length];
  };
  assert.deepEqual(
    [await refused(1), await refused(11)],
    [
      [403, 1],
      [403, 0],
    ],
  );
  assert.deepEqual([seen.length, reported], [1 + 1 + 3 + 1 + 3, []]);
});

test('what is turned away while others go through has its answer', async (t) => {
  const { report, seen, reported } = await firewalled(t, (body) => body.includes('odd'), { concurrency: 1 });
  await report(0);
  const all = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => report(n, 'nominal', n % 4 === 1 ? 'odd' : 'usual')),
  );
  assert.deepEqual(
    all.map((each) => each?.reply?.status),
    [403, 201, 201, 201, 403, 201, 201, 201],
  );
  assert.deepEqual(reported, []);
  assert.deepEqual(
    all.flatMap((each) => each?.waits ?? []),
    Array(2).fill({ ...TURNED_AWAY, waitedMs: 1000 }),
  );
  // One for the token, and two that are sent again.
  assert.equal(seen.length, 1 + 1 + 8 + 2);
  assert.equal((await report(9, 'nominal', 'odd'))?.reply?.status, 403, 'alone, it is sent again as well');
});

test('what was never accepted is refused, and no limit', async (t) => {
  const { report, reported } = await firewalled(t, () => true);
  const all = await Promise.all([1, 2, 3, 4, 5].map((n) => report(n)));
  assert.deepEqual(
    all.map((each) => [each?.reply?.status, each?.waits.length]),
    Array(5).fill([403, 0]),
  );
  assert.deepEqual(reported, []);
});

test('what turns everything away for good ends the run', async (t) => {
  let isShut = false;
  const { report, reported } = await firewalled(t, () => isShut);
  await report(0);
  isShut = true;
  const all = await Promise.all([1, 2, 3, 4, 5].map((n) => report(n)));
  for (const each of all)
    assert.match(each?.failure?.message ?? '', /answered every request with 403, .*quota is used up/);
  assert.match(reported.join(), /The run ends here/);
});
