/** A service that takes only so many requests at a time is told from one that is down, or fails now and then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../cases/call.ts';
import { Crowding } from '../../wire/crowding.ts';
import { Outages } from '../../wire/outages.ts';
import { Pace } from '../../wire/pace.ts';
import { type RawReply, TransportError } from '../../wire/transport.ts';
import { type UnderWay, underWayOf } from '../../wire/waits.ts';
import { exchange } from '../support/exchange.ts';
import { virtualClock } from '../support/wire.ts';

const answer = (status: number): RawReply => ({ status, reason: '', headers: [], body: Buffer.alloc(0) });
const reset = () => new TransportError('reset', 'the connection was broken off');

/** Sends so many at once; the last are turned away, the others answered then. @returns whether that is too many */
function together(crowding: Crowding, many: number, turnedAway: number, end: () => RawReply | TransportError): boolean {
  const all = Array.from({ length: many }, () => crowding.begin());
  const away = all.slice(many - turnedAway).map((each) => crowding.end(each, end()));
  const answered = all.slice(0, many - turnedAway).map((each) => crowding.end(each, answer(201)));
  return [...away, ...answered].includes(true);
}

for (const [what, end] of [
  ['503', () => answer(503)],
  ['a connection that is broken off', reset],
  ['no reply in time', () => new TransportError('timeout', 'there was no reply in time')],
] as const) {
  test(`${what} for some of those that are under way, and answers to the others: it is too many`, () => {
    assert.equal(together(new Crowding(), 8, 6, end), true);
    assert.equal(together(new Crowding(), 8, 4, end), true);
    const crowding = new Crowding();
    assert.deepEqual(
      [1, 2, 3, 4].map(() => together(crowding, 4, 1, end)),
      [false, false, false, true],
    );
  });

  test(`${what} for all of them is an outage, however long it takes`, () => {
    const crowding = new Crowding();
    for (let times = 0; times < 20; times += 1) assert.equal(together(crowding, 8, 8, end), false);
    assert.equal(together(crowding, 8, 0, end), false);
  });

  test(`${what} for one in thirty is an accident`, () => {
    const crowding = new Crowding();
    for (let times = 0; times < 40; times += 1) {
      for (let fine = 0; fine < 6; fine += 1) together(crowding, 4, 0, end);
      assert.equal(together(crowding, 4, 1, end), false);
    }
  });
}

test('what is turned away alone, again and again, meets no limit', () => {
  const crowding = new Crowding();
  for (let times = 1; times <= 4; times += 1) {
    assert.equal(crowding.isNoLimit, false);
    for (let more = 0; more < 3; more += 1) together(crowding, 1, 1, reset);
    together(crowding, 1, 0, reset);
  }
  assert.equal(crowding.isNoLimit, true);
  assert.equal(together(crowding, 8, 6, reset), false);
});

test('a silent server that has answered what was sent later is not down; one that answers nothing later is', () => {
  const ordinary = {
    steps: [{ id: 'check-in/sample', call: {} as Call }],
    order: 'together',
    resend: true,
    arrivals: 0,
  };
  const [under] = underWayOf(ordinary as unknown as Parameters<typeof underWayOf>[0]) as [UnderWay];
  const silent = (second: number) =>
    exchange({
      failure: 'timeout',
      sentAt: `2026-06-01T12:00:${second}.000Z`,
      waits: [{ status: 0, retryAfter: null, waitedMs: 1000 }],
    });
  const outages = new Outages();
  outages.note(under, exchange({ sentAt: '2026-06-01T12:00:20.000Z' }), false);
  for (let times = 0; times < 40; times += 1) assert.equal(outages.note(under, silent(19), false), null);
  const later = Array.from({ length: 24 }, () => outages.note(under, silent(21), false)?.why ?? null);
  assert.equal(later[0], null);
  assert.notEqual(later.at(-1), null);
});

test('429 is a matter of the rate', () => {
  const crowding = new Crowding();
  for (let times = 0; times < 5; times += 1)
    assert.equal(
      together(crowding, 8, 6, () => answer(429)),
      false,
    );
});

test('what was under way when it was too many does not count again', () => {
  const crowding = new Crowding();
  const early = Array.from({ length: 8 }, () => crowding.begin());
  assert.equal(together(crowding, 8, 6, reset), true);
  const beside = crowding.begin();
  for (const each of early) crowding.end(each, reset());
  assert.equal(crowding.end(beside, answer(201)), false);
});

test('half as many are under way from then on, at least one, and it is said how to start so', async () => {
  const reported: string[] = [];
  const pace = new Pace({ requestsPerSecond: null, concurrency: 4 }, virtualClock(), {
    notify: (shown) => reported.push(shown),
  });
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((go) => setImmediate(go));
    now -= 1;
  };
  const all = async () => {
    most = 0;
    await Promise.all(Array.from({ length: 12 }, () => pace.turn(work)));
    return most;
  };
  const seen = [await all()];
  for (let times = 0; times < 3; times += 1) {
    pace.narrow();
    seen.push(await all());
  }
  assert.deepEqual(seen, [4, 2, 1, 1]);
  const again = all();
  pace.widen();
  pace.widen();
  assert.equal(await again, 4);
  assert.match(reported.pop() ?? '', /: 4 at a time again\.$/);
  assert.deepEqual(
    reported.map((shown) => /Set pace\.concurrency to (\d)/.exec(shown)?.[1]),
    ['2', '1'],
  );
});

test('those that wait to be sent again when it gets narrower wait for a turn as well', async () => {
  const pace = new Pace({ requestsPerSecond: null, concurrency: 4 }, virtualClock());
  let now = 0;
  let most = 0;
  const ready: (() => void)[] = [];
  const all = Array.from({ length: 4 }, () =>
    pace.turn(async () => {
      await new Promise<void>((go) => void ready.push(go));
      await pace.fit();
      now += 1;
      most = Math.max(most, now);
      await new Promise((go) => setImmediate(go));
      now -= 1;
    }),
  );
  while (ready.length < 4) await new Promise((go) => setImmediate(go));
  pace.narrow();
  for (const go of ready) go();
  await Promise.all(all);
  assert.equal(most, 2);
});
