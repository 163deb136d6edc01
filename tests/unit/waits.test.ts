/** How long a request waits before a retry: a rate limit as asked, an interruption longer each time, else never. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Wait } from '../../contract/evidence.ts';
import { TransportError, transportError } from '../../wire/transport.ts';
import { waitAfter } from '../../wire/waits.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const reply = (status: number, retryAfter?: string) => ({
  status,
  reason: '',
  headers: retryAfter === undefined ? [] : [['Retry-After', retryAfter] as const],
  body: Buffer.alloc(0),
});
/** What a request has met that may be sent again. */
const MET = { waits: [], mayResend: true, mayRepeat: true, now: NOW };
const after = (status: number, retryAfter?: string, waits: readonly Wait[] = [], mayResend = true) =>
  waitAfter(reply(status, retryAfter), { ...MET, waits, mayResend })?.waitedMs ?? null;
const waited = (...statuses: number[]): Wait[] =>
  statuses.map((status) => ({ status, retryAfter: null, waitedMs: 1000 }));

test('a 429 is waited out as it asks, in seconds or until a date', () => {
  assert.equal(after(429, '7'), 7000);
  assert.equal(after(429, '0'), 0);
  assert.equal(after(429, 'Mon, 01 Jun 2026 12:00:09 GMT'), 9000);
  assert.equal(after(429, 'Mon, 01 Jun 2026 11:59:00 GMT'), 0, 'a date that has passed');
});

test('a minute is the longest wait: who asks for more has answered', () => {
  assert.equal(after(429, '60'), 60_000);
  assert.equal(after(429, 'Mon, 01 Jun 2026 12:01:01 GMT'), null);
  assert.equal(after(429, '61'), null);
  assert.equal(waitAfter(reply(429, '61'), MET), null);
});

test('a 429 that does not say how long is waited out for one, two and four seconds', () => {
  for (const said of [undefined, 'soon']) {
    assert.equal(after(429, said), 1000);
    assert.equal(after(429, said, waited(429)), 2000);
    assert.equal(after(429, said, waited(429, 429)), 4000);
    assert.equal(after(429, said, waited(429, 429, 429)), null);
  }
});

for (const said of [
  ...['9e99', '-5', '+5', '1.5', 'Infinity', 'NaN', '0x10', '7, 7', '7;8', '', ' ', '\u0667', `${'1'.repeat(15)}x`],
  ...['2026-06-01T13:00:00Z', 'Mon, 99 Jun 2026 12:00:09 GMT', 'tomorrow', 'Jan 1', '-1 Jan 2000', 'x'.repeat(16_000)],
]) {
  test(`Retry-After: ${said.slice(0, 40)} says nothing: it is waited as if it were not there`, () => {
    assert.equal(after(429, said), 1000);
    assert.equal(after(503, said), 1000);
  });
}

for (const said of [
  '9'.repeat(15_000),
  '99999999999',
  '61',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'Monday, 01-Jun-26 13:00:00 GMT',
]) {
  test(`Retry-After: ${said.slice(0, 40)} asks for more than a run can wait`, () =>
    assert.equal(after(429, said), null));
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

type Kind = 'reset' | 'refused' | 'timeout';

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
  assert.deepEqual(
    allWaits((waits) => after(503, undefined, waits), 503),
    [1000, 2000, 4000, 8000, 16_000],
  );
  assert.equal(after(503, undefined, waited(0)), 2000, 'of one interruption a request may meet several signs');
  assert.equal(broken('timeout'), null);
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
  assert.equal(broken('refused', [], inRepetition), 1000);
  assert.equal(waitAfter(reply(503), { waits: [], ...inRepetition, now: NOW })?.waitedMs, 1000);
});

test('what is no HTTP is the answer, where a connection that was broken off is an interruption', () => {
  const failed = (code: string) => transportError(Object.assign(new Error('failed'), { code }));
  assert.equal(waitAfter(failed('HPE_INVALID_CONSTANT'), MET), null);
  assert.equal(waitAfter(failed('HPE_HEADER_OVERFLOW'), MET), null);
  assert.equal(waitAfter(failed('ECONNRESET'), MET)?.waitedMs, 1000);
});

test('no other reply is sent for again, however unwelcome', () => {
  for (const status of [200, 400, 401, 430, 500, 502, 504, 520]) assert.equal(after(status, '1'), null);
});

test('what was asked is recorded', () => {
  assert.deepEqual(waitAfter(reply(429, '7'), { waits: [], mayResend: false, mayRepeat: false, now: NOW }), {
    status: 429,
    retryAfter: '7',
    waitedMs: 7000,
  });
});
