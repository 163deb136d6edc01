/** What must hold of the evidence as a whole: identity, order, time, and where tokens came from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange, IssuedToken } from '../contract/evidence.ts';
import { evidenceProblems } from '../submission/plausible.ts';
import { record } from './sample-result.ts';
import { exchange, type Made } from './support/exchange.ts';

const START = Date.parse('2026-06-01T12:00:00.000Z');
const iso = (ms: number) => new Date(START + ms).toISOString();
const pace = { requestsPerSecond: 100, concurrency: 8 };
const run = { ...record, pace, times: { startedAt: iso(0), endedAt: iso(60_000) } };
const at = (seq: number, ms: number, made: Made = {}) => exchange({ id: `A#${seq}`, seq, sentAt: iso(ms), ...made });
const problems = (...exchanges: Exchange[]) => evidenceProblems(run, exchanges);

test('finds nothing wrong with ordinary evidence', () => {
  assert.deepEqual(problems(), []);
  assert.deepEqual(problems(at(1, 0), at(2, 10), at(3, 59_990)), []);
});

test('finds ids that stand twice and numbers out of turn', () => {
  assert.deepEqual(problems(at(1, 0), at(2, 5, { id: 'A#1' })), ['The exchange A#1 appears twice in the evidence.']);
  assert.deepEqual(problems(at(1, 0), at(3, 5)), ['The exchange A#3 has the number 3 where 2 is expected.']);
  assert.deepEqual(problems(at(0, 0)), ['The exchange A#0 has the number 0 where 1 is expected.']);
});

test('finds a run that ends before it starts, or at no time', () => {
  const timed = (startedAt: string, endedAt: string) => evidenceProblems({ ...run, times: { startedAt, endedAt } }, []);
  assert.deepEqual(timed(iso(0), iso(0)), []);
  assert.deepEqual(timed(iso(1), iso(0)), [`The run ends (${iso(0)}) before it starts (${iso(1)}).`]);
  assert.equal(timed('never', iso(0)).length, 1);
  assert.equal(timed(iso(0), 'never').length, 1);
});

test('finds exchanges outside the run, with five seconds for the clock', () => {
  const outside = /^The exchange A#1 \(sent .*\) lies outside the run/;
  assert.deepEqual(problems(at(1, -5000)), []);
  assert.match(problems(at(1, -5001))[0] ?? '', outside);
  assert.deepEqual(problems(at(1, 64_990)), []);
  assert.match(problems(at(1, 64_991))[0] ?? '', outside);
  assert.deepEqual(problems(at(1, 0, { durationMs: 0 })), []);
  assert.match(problems(at(1, 0, { durationMs: -1 }))[0] ?? '', outside);
  assert.match(problems(at(1, 0, { sentAt: 'never' }))[0] ?? '', outside);
  assert.match(problems(at(1, 0, { durationMs: Number.NaN }))[0] ?? '', outside);
});

test('finds an answer that came before the one in front of it', () => {
  const before = ['The exchange A#2 was answered before the one that precedes it.'];
  assert.deepEqual(problems(at(1, 10_000), at(2, 5000)), []);
  assert.deepEqual(problems(at(1, 10_000), at(2, 4999)), before);
  assert.deepEqual(problems(at(1, 10_000, { durationMs: 1000 }), at(2, 5989)), before);
  assert.deepEqual(problems(at(1, 30_000), at(2, 28_000), at(3, 24_000)), [
    'The exchange A#3 was answered before the one that precedes it.',
  ]);
  assert.deepEqual(problems(at(1, 30_000), at(2, 20_000), at(3, 27_000)), before, 'the latest counts, not the last');
});

test('the run cannot be answered before it started, but for the clock', () => {
  assert.deepEqual(problems(at(1, -5000, { durationMs: 0 })), []);
});

const token = (tag: string): IssuedToken => ({ tag, format: 'opaque', headerSafe: true });
const issuing = (seq: number, tag: string, body = `{"access_token":"<access_token:${tag}>"}`) =>
  at(seq, 0, { status: 200, body, issued: [token(tag)] });
const bearing = (seq: number, tag: string) =>
  at(seq, 20, { request: { headers: [['Authorization', `Bearer <access_token:${tag}>`]] } });
const strange = (tag: string) => [`The exchange A#2 carries the token ${tag}, which no exchange before it issued.`];

test('finds a token that no exchange before it issued', () => {
  assert.deepEqual(problems(issuing(1, 'aaaaaaaa'), bearing(2, 'aaaaaaaa')), []);
  assert.deepEqual(problems(issuing(1, 'aaaaaaaa'), bearing(2, 'bbbbbbbb')), strange('bbbbbbbb'));
  assert.deepEqual(problems(at(1, 0), bearing(2, 'bbbbbbbb'), issuing(3, 'bbbbbbbb')), strange('bbbbbbbb'));
  const url = 'http://service.test/?access_token=<access_token:bbbbbbbb>';
  assert.deepEqual(problems(at(1, 0), at(2, 20, { request: { url } })), strange('bbbbbbbb'));
  const body = { text: 'a <client_secret:cccccccc> <access_token:bbbbbbbb truncated>', bytes: 9 };
  assert.deepEqual(problems(at(1, 0), at(2, 20, { request: { body } })), strange('bbbbbbbb'));
  assert.deepEqual(problems(issuing(1, 'aaaaaaaa'), at(2, 0, { request: { body: null } })), []);
});

test('does not ask where other secrets, or a token that was never there, came from', () => {
  const headers = (value: string) => at(1, 0, { request: { headers: [['X', value]] } });
  assert.deepEqual(problems(headers('<client_secret:cccccccc> <access_token>')), []);
  assert.deepEqual(problems(headers('<access_token>')), []);
});

test('an exchange cannot bear the token that it issues itself', () => {
  const own = { ...issuing(2, 'aaaaaaaa'), request: bearing(2, 'aaaaaaaa').request };
  assert.deepEqual(problems(at(1, 0), own), strange('aaaaaaaa'));
});

test('finds a token that its reply does not show', () => {
  const hidden = ['The exchange A#1 issued the token aaaaaaaa, which its reply does not show.'];
  assert.deepEqual(problems(issuing(1, 'aaaaaaaa', '{}')), hidden);
  assert.deepEqual(problems(at(1, 0, { failure: 'reset', issued: [token('aaaaaaaa')] })), hidden);
  assert.deepEqual(problems({ ...issuing(1, 'bbbbbbbb'), issued: [token('bbbbbbbb'), token('aaaaaaaa')] }), hidden);
  assert.deepEqual(problems(issuing(1, 'aaaaaaaa', 'x'.repeat(20_000))), [], 'a long body is not kept whole');
  const header = at(1, 0, { headers: [['X', '<access_token:aaaaaaaa>']], issued: [token('aaaaaaaa')] });
  assert.deepEqual(problems(header), []);
});
