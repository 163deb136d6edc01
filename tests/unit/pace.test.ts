/** The pace: turns, a service that asks for fewer of them, and how long a request waits before a retry. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRetryAfter } from '../../cases/waiting.ts';
import type { Wait } from '../../contract/evidence.ts';
import { systemClock } from '../../wire/clock.ts';
import { Pace, type PaceOptions } from '../../wire/pace.ts';
import { proxyError, TransportError, transportError } from '../../wire/transport.ts';
import { waitAfter } from '../../wire/waits.ts';
import { virtualClock } from '../support/wire.ts';

function paced(requestsPerSecond: number | null, options: PaceOptions = {}) {
  const clock = virtualClock();
  const pace = new Pace({ requestsPerSecond, concurrency: 4 }, clock, options);
  const begins = async (turns: number) => {
    const from = clock.monotonic();
    const at: number[] = [];
    for (let n = 0; n < turns; n += 1) await pace.turn(async () => at.push(Math.round(clock.monotonic() - from)));
    return at;
  };
  return { pace, pass: (ms: number) => void clock.sleep(ms), set: clock.set, begins };
}

test('turns begin as far apart as the rate asks for, and without one at once', async () => {
  assert.deepEqual(await paced(4).begins(4), [0, 250, 500, 750]);
  assert.deepEqual(await paced(null).begins(4), [0, 0, 0, 0]);
});

test('a pause holds the next turn back', async () => {
  const { pace, begins } = paced(null);
  pace.pauseFor(700);
  pace.pauseFor(300);
  assert.deepEqual(await begins(2), [700, 700]);
});

test('a wall clock that is set, back or forward, changes nothing', async () => {
  for (const ms of [-3_600_000, 3_600_000]) {
    const { pace, begins, set } = paced(2);
    await begins(1);
    set(ms);
    assert.deepEqual(await begins(2), [500, 1000]);
    pace.pauseFor(2000);
    set(ms);
    assert.deepEqual(await begins(1), [2000]);
  }
});

test("the machine's clock never goes back, and has fractions of a millisecond", async () => {
  const first = systemClock.monotonic();
  await systemClock.sleep(5);
  assert.ok(systemClock.monotonic() > first);
  assert.ok(Math.abs(systemClock.monotonic() - performance.now()) < 50);
});

test('a service that asks for it gets half as many requests a second', async () => {
  const { pace, pass, begins } = paced(8);
  pace.slowDown('429');
  assert.deepEqual(await begins(3), [250, 500, 750]);
  pass(2000);
  pace.slowDown('429');
  assert.equal(pace.requestsPerSecond, 2);
});

test('what was under way together slows it down once', () => {
  const { pace, pass } = paced(8);
  pace.slowDown('429');
  pass(1999);
  pace.slowDown('429');
  assert.equal(pace.requestsPerSecond, 4);
  pass(1);
  pace.slowDown('429');
  assert.equal(pace.requestsPerSecond, 2);
});

test('it ends at one request in two seconds, and a slower one that was asked for stays', () => {
  const { pace, pass } = paced(3);
  const rates = Array.from({ length: 5 }, () => {
    pace.slowDown('429');
    pass(2000);
    return pace.requestsPerSecond;
  });
  assert.deepEqual(rates, [1.5, 0.8, 0.5, 0.5, 0.5]);
  const slow = paced(0.2);
  slow.pace.slowDown('429');
  assert.equal(slow.pace.requestsPerSecond, 0.2);
});

test('a free pace is measured by the busiest of the last five seconds', async () => {
  const { pace, pass, begins } = paced(null);
  // Twenty in one second, long ago; then ten a second, and a pause.
  await begins(20);
  pass(2500);
  for (let n = 0; n < 15; n += 1) {
    await begins(1);
    pass(100);
  }
  pass(3000);
  pace.slowDown('429');
  assert.equal(pace.requestsPerSecond, 5);
  assert.deepEqual(await begins(3), [200, 400, 600]);
});

test('a message says how slow it gets, and when it has recovered', async () => {
  const reported: string[] = [];
  const { pace, pass, begins } = paced(10, { notify: (message) => reported.push(message) });
  const rates = () => reported.map((message) => Number(/([\d.]+) requests? a second/.exec(message)?.[1]));
  for (let n = 0; n < 3; n += 1) {
    pace.slowDown('429');
    pass(5000);
  }
  assert.deepEqual(rates(), [5, 2.5, 1.3]);
  assert.deepEqual(
    reported.map((message) => message.includes('pace.requestsPerSecond')),
    [true, false, false],
  );
  await begins(1000);
  assert.deepEqual(rates().slice(3), [10]);
  const none: string[] = [];
  paced(0.5, { notify: (message) => none.push(message) }).pace.slowDown('429');
  assert.deepEqual(none, []);
});

test('it recovers step by step while nothing is refused, and goes slowly where it was refused before', async () => {
  const { pace, begins } = paced(10);
  pace.slowDown('429');
  const rates: (number | null)[] = [];
  for (let n = 0; n < 12; n += 1) {
    await begins(8);
    rates.push(pace.requestsPerSecond);
  }
  assert.deepEqual(rates, [7, 9, ...new Array(10).fill(9)]);
  await begins(10);
  assert.equal(pace.requestsPerSecond, 10);
});

/** Seconds that so many requests take, and how many of them a service refuses. */
async function takes(
  requests: number,
  rate: number | null,
  refuses: (n: number, at: number) => boolean,
  slowing: 'slowDown' | 'tryMoreSlowly' = 'slowDown',
) {
  const clock = virtualClock();
  const reported: string[] = [];
  const notify = (message: string) => void reported.push(message);
  const pace = new Pace({ requestsPerSecond: rate, concurrency: 1 }, clock, { notify });
  let refused = 0;
  for (let sent = 0, n = 0; sent < requests; n += 1) {
    await pace.turn(async () => {
      if (!refuses(n, clock.monotonic())) {
        sent += 1;
        return;
      }
      refused += 1;
      pace[slowing]('429');
      pace.pauseFor(1000);
    });
  }
  return { seconds: clock.monotonic() / 1000, refused, reported };
}

test('a service that refuses one request in so many, whatever the pace, does not slow the run down', async () => {
  // At the full rate these take 2.6 min and the pauses that were asked for.
  for (const each of [100, 50, 30, 20, 10]) {
    const { seconds, refused } = await takes(1559, 10, (n) => n % each === each / 2);
    assert.ok(seconds < 165 + refused * 1.1, `1 in ${each}: ${seconds} s`);
  }
});

test('what is refused by chance soon after another slows the run down for a while only', async () => {
  for (const seed of [1, 2, 3]) {
    let state = seed;
    const chance = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const { seconds } = await takes(1559, 10, () => chance() < 1 / 20);
    assert.ok(seconds < 6 * 60, `seed ${seed}: ${seconds} s`);
  }
});

test('a service that allows so many a second gets almost as many, and refuses few', async () => {
  for (const [asked, allowed] of [
    [10, 2],
    [10, 5],
    [3, 2],
  ] as const) {
    for (const slowing of ['slowDown', 'tryMoreSlowly'] as const) {
      const taken: number[] = [];
      const isOver = (_n: number, at: number) => {
        if (taken.filter((each) => each > at - 1000).length >= allowed) return true;
        taken.push(at);
        return false;
      };
      const { seconds, refused } = await takes(1559, asked, isOver, slowing);
      assert.ok(seconds < (1559 / allowed) * 2, `${asked}, ${allowed}: ${seconds} s`);
      assert.ok(refused < 1559 / 9, `${asked}, ${allowed}: ${refused} refused`);
    }
  }
});

test('a slower pace on trial ends where it does not help, as before a gateway with a dead server', async () => {
  const { seconds, refused, reported } = await takes(1559, 10, (n) => n % 3 === 0, 'tryMoreSlowly');
  assert.match(reported.at(-1) ?? '', /^A slower pace does not help: back to 10 requests a second\.$/);
  assert.ok(seconds < 155.9 + refused * 1.1 + 30, `${seconds} s`);
});

test('once the run has ended, nobody waits', async () => {
  const ended = new AbortController();
  const { pace, begins } = paced(1, { ended: ended.signal });
  await begins(1);
  pace.pauseFor(60_000);
  ended.abort();
  assert.deepEqual(await begins(2), [0, 0]);
});

test('no more than so many turns are under way at once', async () => {
  const { pace } = paced(null);
  let underWay = 0;
  let most = 0;
  const turn = () =>
    pace.turn(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, turn));
  assert.equal(most, 4);
});

const NOW = Date.parse('2026-06-01T12:00:00Z');
const reply = (status: number, retryAfter?: string) => ({
  status,
  reason: '',
  headers: retryAfter === undefined ? [] : [['Retry-After', retryAfter] as const],
  body: Buffer.alloc(0),
});
/** What happened to a request that may be sent again. */
const MET = { waits: [], mayResend: true, mayRepeat: true, now: NOW };
const after = (status: number, retryAfter?: string, waits: readonly Wait[] = [], mayResend = true) =>
  waitAfter(reply(status, retryAfter), { ...MET, waits, mayResend })?.waitedMs ?? null;
const waited = (...statuses: number[]): Wait[] =>
  statuses.map((status) => ({ status, retryAfter: null, waitedMs: 1000 }));

test('a 429 is waited out as it asks, in seconds or until a date', () => {
  assert.equal(after(429, '7'), 7000);
  assert.equal(after(429, '0'), 1000, 'which names no time');
  assert.equal(after(429, 'Mon, 01 Jun 2026 12:00:09 GMT'), 9000);
  assert.equal(after(429, 'Mon, 01 Jun 2026 11:59:00 GMT'), 1000, 'a date that has passed');
});

test('what is strange is asked once more, whatever the outage, and then is the answer', () => {
  const strange = (status: number, waits: readonly Wait[] = []) =>
    waitAfter(reply(status), { ...MET, waits, isStrange: true })?.waitedMs ?? null;
  for (const status of [502, 503, 504, 520]) {
    assert.deepEqual(
      [strange(status), strange(status, waited(status)), strange(status, waited(0))],
      [1000, null, null],
    );
  }
  assert.deepEqual([strange(404), strange(500), strange(429)], [null, null, 1000]);
});

test('a minute is the longest wait: a request for more is the answer', () => {
  assert.equal(after(429, '60'), 60_000);
  assert.equal(after(429, 'Mon, 01 Jun 2026 12:01:01 GMT'), null);
  assert.equal(after(429, '61'), null);
  assert.equal(waitAfter(reply(429, '61'), MET), null);
});

test('a 429 that does not say how long is waited out for a second, and then for twice as long, until a minute is over', () => {
  for (const shown of [undefined, 'soon']) {
    assert.equal(after(429, shown), 1000);
    assert.equal(after(429, shown, waited(429)), 2000);
    assert.equal(after(429, shown, waited(429, 429)), 4000);
    assert.equal(after(429, shown, waited(429, 429, 429, 429, 429)), 32_000);
    assert.equal(after(429, shown, waited(429, 429, 429, 429, 429, 429)), null);
  }
});

for (const shown of [
  ...['9e99', '-5', '+5', '1.5', 'Infinity', 'NaN', '0x10', '7, 7', '7;8', '', ' ', '\u0667', `${'1'.repeat(15)}x`],
  ...['2026-06-01T13:00:00Z', 'Mon, 99 Jun 2026 12:00:09 GMT', 'tomorrow', 'Jan 1', '-1 Jan 2000', 'x'.repeat(16_000)],
]) {
  test(`Retry-After: ${shown.slice(0, 40)} says nothing: it is waited as if it were not there`, () => {
    assert.equal(after(429, shown), 1000);
    assert.equal(after(503, shown), 1000);
    assert.equal(isRetryAfter(shown), false);
  });
}

for (const shown of [
  '9'.repeat(15_000),
  '99999999999',
  '61',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'Monday, 01-Jun-26 13:00:00 GMT',
]) {
  test(`Retry-After: ${shown.slice(0, 40)} asks for more than a run can wait`, () => {
    assert.equal(after(429, shown), null);
    assert.ok(isRetryAfter(shown));
  });
}

test('a date is held against the date of the reply, whatever clock is wrong', () => {
  const headers = [
    ['Date', 'Mon, 01 Jun 2026 20:00:00 GMT'],
    ['Retry-After', 'Mon, 01 Jun 2026 20:00:07 GMT'],
  ] as const;
  const wait = waitAfter({ ...reply(429), headers }, MET);
  assert.equal(wait?.waitedMs, 7000);
  assert.equal(after(429, 'Mon Jun  1 12:00:03 2026'), 3000, 'the form of asctime');
});

type Kind = TransportError['kind'];

const broken = (kind: Kind, waits: readonly Wait[] = [], may = { mayResend: true, mayRepeat: true }) =>
  waitAfter(new TransportError(kind, 'broken off'), { waits, ...may, now: NOW })?.waitedMs ?? null;

function allWaits(next: (waits: readonly Wait[]) => number | null, status: number): number[] {
  const waits: Wait[] = [];
  for (let waitedMs = next(waits); waitedMs !== null; waitedMs = next(waits))
    waits.push({ status, retryAfter: null, waitedMs });
  return waits.map(({ waitedMs }) => waitedMs);
}

test('an interruption is waited out for 1, 2, 4, 8 and 16 seconds, whatever rate limits were met before', () => {
  for (const kind of ['reset', 'refused'] as const) {
    assert.deepEqual(
      allWaits((waits) => broken(kind, waits), 0),
      [1000, 2000, 4000, 8000, 16_000],
    );
    assert.equal(broken(kind, waited(429, 429)), 1000);
  }
  for (const status of [502, 503, 504, 520]) {
    assert.deepEqual(
      allWaits((waits) => after(status, undefined, waits), status),
      [1000, 2000, 4000, 8000, 16_000],
    );
  }
  assert.equal(after(503, undefined, waited(0)), 2000, 'of one interruption a request may meet several signs');
});

test('a timeout is tried once more, and a failure on the way as often as a broken connection', () => {
  assert.deepEqual(
    allWaits((waits) => broken('timeout', waits), 0),
    [1000],
  );
  const vain = { mayResend: true, mayRepeat: true, once: true };
  assert.equal(broken('timeout', [], vain), null);
  for (const kind of ['dns', 'tls', 'network', 'proxy'] as const) assert.equal(broken(kind, waited(0)), 2000);
});

test('a 503 is waited out as it asks, for no longer than a minute in all', () => {
  const asking = (retryAfter: string) => allWaits((waits) => after(503, retryAfter, waits), 503);
  assert.deepEqual(asking('20'), [20_000, 20_000, 20_000]);
  assert.deepEqual(asking('60'), [60_000]);
  assert.deepEqual(asking('3'), [3000, 3000, 4000, 8000, 16_000]);
  assert.deepEqual(asking('61'), [], 'longer than a run can wait');
  assert.equal(after(503, 'Mon, 01 Jun 2026 12:00:30 GMT'), 30_000);
  assert.equal(after(503, '0'), 1000);
});

test('while the service fails nothing is sent again, and what it may have taken not in a test of repetition', () => {
  assert.equal(after(503, '3', [], false), null);
  assert.equal(broken('reset', [], { mayResend: false, mayRepeat: true }), null);
  const inRepetition = { mayResend: true, mayRepeat: false };
  assert.equal(broken('reset', [], inRepetition), null);
  for (const kind of ['refused', 'dns'] as const) assert.equal(broken(kind, [], inRepetition), 1000);
  for (const kind of ['timeout', 'tls', 'network', 'proxy'] as const)
    assert.equal(broken(kind, [], inRepetition), null);
  assert.equal(waitAfter(proxyError(407), MET), null, 'the proxy refuses');
  assert.equal(waitAfter(proxyError(503), MET)?.waitedMs, 1000);
  assert.equal(waitAfter(reply(503), { waits: [], ...inRepetition, now: NOW })?.waitedMs, 1000);
  for (const status of [502, 504, 520])
    assert.equal(waitAfter(reply(status), { waits: [], ...inRepetition, now: NOW }), null);
});

test('what is no HTTP is the answer, where a connection that was broken off is an interruption', () => {
  const failed = (code: string) => transportError(Object.assign(new Error('failed'), { code }));
  assert.equal(waitAfter(failed('HPE_INVALID_CONSTANT'), MET), null);
  assert.equal(waitAfter(failed('HPE_HEADER_OVERFLOW'), MET), null);
  assert.equal(waitAfter(failed('ECONNRESET'), MET)?.waitedMs, 1000);
});

test('no other reply is sent for again, however unwelcome', () => {
  for (const status of [200, 401, 430, 500, 501, 505, 519, 531]) assert.equal(after(status, '1'), null);
  assert.equal(after(400), null);
});

test('what was asked is recorded', () => {
  assert.deepEqual(waitAfter(reply(429, '7'), { waits: [], mayResend: false, mayRepeat: false, now: NOW }), {
    status: 429,
    retryAfter: '7',
    waitedMs: 7000,
  });
});
