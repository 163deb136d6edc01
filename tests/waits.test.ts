/** How long a request waits before it is sent again: a rate limit as asked, one outage among many once, all else not at all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Wait } from '../contract/evidence.ts';
import { TransportError } from '../wire/transport.ts';
import { waitAfter } from '../wire/waits.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const reply = (status: number, retryAfter?: string) => ({
  status,
  reason: '',
  headers: retryAfter === undefined ? [] : [['Retry-After', retryAfter] as const],
  body: Buffer.alloc(0),
});
const after = (status: number, retryAfter?: string, waits: readonly Wait[] = [], mayResend = true) =>
  waitAfter(reply(status, retryAfter), { waits, mayResend, now: NOW })?.waitedMs ?? null;
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
  assert.equal(waitAfter(reply(429, '61'), { waits: [], mayResend: true, now: NOW }), null);
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
  const wait = waitAfter({ ...reply(429), headers }, { waits: [], mayResend: true, now: NOW });
  assert.equal(wait?.waitedMs, 7000);
  assert.equal(after(429, 'Mon Jun  1 12:00:03 2026'), 3000, 'the form of asctime');
});

test('one 503 or broken connection is tried once more, whatever rate limits were met before', () => {
  const broken = (kind: 'reset' | 'timeout', waits: readonly Wait[] = [], mayResend = true) =>
    waitAfter(new TransportError(kind, 'broken off'), { waits, mayResend, now: NOW });
  assert.equal(after(503, '3', waited(429)), 3000);
  assert.deepEqual(broken('reset'), { status: 0, retryAfter: null, waitedMs: 1000 });
  assert.equal(broken('timeout'), null);
  for (const earlier of [503, 0]) {
    assert.equal(after(503, '3', waited(earlier)), null);
    assert.equal(broken('reset', waited(429, earlier)), null);
  }
  assert.equal(after(503, '3', [], false), null);
  assert.equal(broken('reset', [], false), null);
  assert.equal(after(503, '61'), null, 'nor where it asks for longer than a run can wait');
});

test('no other reply is sent for again, however unwelcome', () => {
  for (const status of [200, 400, 401, 430, 500, 502, 504, 520]) assert.equal(after(status, '1'), null);
});

test('what was asked is recorded', () => {
  assert.deepEqual(waitAfter(reply(429, '7'), { waits: [], mayResend: false, now: NOW }), {
    status: 429,
    retryAfter: '7',
    waitedMs: 7000,
  });
});
