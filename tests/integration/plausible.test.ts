/** What in the evidence changes a verdict: order, tokens, alterations, supplied values, future; and odd services. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Exchange, IssuedToken } from '../../contract/evidence.ts';
import type { Override } from '../../mock/behaviour.ts';
import { assemble, rejudge } from '../../submission/assemble.ts';
import { evidenceProblems, futureProblems } from '../../submission/plausible.ts';
import { type Problem, problem } from '../../submission/problems.ts';
import { record } from '../sample-result.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made } from '../support/exchange.ts';
import { overrideOf } from '../support/faults.ts';
import { assertReported, type Expected } from '../support/reported.ts';
import { entriesOf, type Run, runAgainstMock, verifyEntries } from '../support/submission.ts';

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
  assert.deepEqual(problems(at(1, 0), at(2, 5, { id: 'A#1' })), [problem('exchange.twice', { id: 'A#1' })]);
  assert.deepEqual(problems(at(1, 0), at(3, 5)), [problem('exchange.number', { id: 'A#3', number: 3, due: 2 })]);
  assert.deepEqual(problems(at(0, 0)), [problem('exchange.number', { id: 'A#0', number: 0, due: 1 })]);
});

test('finds a run that ends before it starts, or at no time', () => {
  const timed = (startedAt: string, endedAt: string) => evidenceProblems({ ...run, times: { startedAt, endedAt } }, []);
  assert.deepEqual(timed(iso(0), iso(0)), []);
  assert.deepEqual(timed(iso(1), iso(0)), [problem('run.backwards', { end: iso(0), start: iso(1) })]);
  assert.equal(timed('never', iso(0)).length, 1);
  assert.equal(timed(iso(0), 'never').length, 1);
});

test('finds exchanges outside the run, with five seconds for the clock', () => {
  const outside = (seen: readonly Problem[]) => assertReported(seen, { code: 'exchange.outside', id: 'A#1' });
  assert.deepEqual(problems(at(1, -5000)), []);
  assert.deepEqual(problems(at(1, -5000, { durationMs: 0 })), [], 'answered before the run started');
  outside(problems(at(1, -5001)));
  assert.deepEqual(problems(at(1, 64_990)), []);
  outside(problems(at(1, 64_991)));
  assert.deepEqual(problems(at(1, 0, { durationMs: 0 })), []);
  outside(problems(at(1, 0, { durationMs: -1 })));
  outside(problems(at(1, 0, { sentAt: 'never' })));
  outside(problems(at(1, 0, { durationMs: Number.NaN })));
});

test('finds an answer that came before the one in front of it', () => {
  const before = [problem('exchange.early', { id: 'A#2' })];
  assert.deepEqual(problems(at(1, 10_000), at(2, 5000)), []);
  assert.deepEqual(problems(at(1, 10_000), at(2, 4999)), before);
  assert.deepEqual(problems(at(1, 10_000, { durationMs: 1000 }), at(2, 5989)), before);
  assert.deepEqual(problems(at(1, 30_000), at(2, 28_000), at(3, 24_000)), [problem('exchange.early', { id: 'A#3' })]);
  assert.deepEqual(problems(at(1, 30_000), at(2, 20_000), at(3, 27_000)), before, 'the latest counts, not the last');
});

const token = (tag: string): IssuedToken => ({ tag, format: 'opaque', headerSafe: true });
const issuing = (seq: number, tag: string) =>
  at(seq, 0, { status: 200, body: `{"access_token":"<access_token:${tag}>"}`, issued: [token(tag)] });
const bearing = (seq: number, tag: string) =>
  at(seq, 20, { request: { headers: [['Authorization', `Bearer <access_token:${tag}>`]] } });
const strange = (tag: string) => [problem('exchange.token-unknown', { id: 'A#2', tag })];

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

test('finds a token that was sent before it had been issued', () => {
  const slow = { ...issuing(1, 'aaaaaaaa'), durationMs: 100 };
  assert.deepEqual(problems(slow, { ...bearing(2, 'aaaaaaaa'), durationMs: 90 }), [
    problem('exchange.token-early', { id: 'A#2', tag: 'aaaaaaaa' }),
  ]);
});

test('finds a run that has not been made yet, unless its clock ran ahead', () => {
  const hour = 3_600_000;
  const ended = Date.parse(run.times.endedAt);
  assert.deepEqual([futureProblems(run, ended), futureProblems(run, ended - 10 * 60_000)], [[], []]);
  for (const ahead of [16 * 60_000, 365 * 24 * hour]) assert.equal(futureProblems(run, ended - ahead).length, 1);
  const client = { drivenBy: 'command', answeredBy: 'stand-in', clockAheadMs: hour, plays: [] } as const;
  assert.deepEqual(futureProblems({ ...run, client }, ended - hour), []);
});

function rewritten(of: Run, isMeant: (exchange: Exchange) => boolean, edit: (exchange: Exchange) => Partial<Exchange>) {
  const exchanges = of.exchanges.map((each) => (isMeant(each) ? { ...each, ...edit(each) } : each));
  assert.ok(of.exchanges.some(isMeant), 'there is such an exchange');
  return assemble(of.record, exchanges);
}

const ALTERED = /^CHECK-IN\.BEARER-(UNSIGNED|ALTERED|CASE-SIGNED|GARBAGE)|^TOKEN-FORM\.REFUSES-WRONG-SECRET/;
const alterations = (faults: readonly Override[] = []) =>
  runAgainstMock({ context: { claims: ['token-form', 'check-in'] }, only: (id) => ALTERED.test(id), faults });

describe('an alteration that a service does not refuse', () => {
  let lax: Run;
  const carries = (secret: string, form: string) => (each: Exchange) =>
    JSON.stringify(each.request).includes(`<${secret}`) && JSON.stringify(each.request).includes(` ${form}>`);
  const lacking = (secret: string, form: string) => (): Partial<Exchange> => ({
    reply: null,
    failure: { kind: 'not-alterable', message: `the ${secret} has no form "${form}"` },
    durationMs: 0,
    issued: [],
    waits: [],
  });
  before(async () => {
    lax = await alterations([overrideOf('check-in.token-alg-none-accepted')]);
  });
  for (const [secret, form] of [
    ['access_token', 'alg-none'],
    ['access_token', 'truncated'],
    ['client_secret', 'truncated'],
  ] as const) {
    test(`cannot be said to be impossible: ${secret} ${form}`, async () => {
      const sent = await assemble(lax.record, lax.exchanges);
      assert.deepEqual([sent.problems, sent.result.verdict.verdict], [[], 'not-certified']);
      const { problems } = await rewritten(lax, carries(secret, form), lacking(secret, form));
      const difference = new RegExp(`the ${secret} has the form ${form}`);
      assertReported(problems, { code: 'exchange.foreign', difference });
    });
  }
  test('cannot be excused by calling the token opaque', async () => {
    const issues = ({ issued }: Exchange) => issued.length > 0;
    const opaque = ({ issued }: Exchange) => ({
      issued: issued.map((each) => ({ ...each, format: 'opaque' as const })),
    });
    assertReported((await rewritten(lax, issues, opaque)).problems, 'exchange.token-opaque');
  });
});

describe('a supplied value', () => {
  let supplied: Run;
  const STAYS = Array.from({ length: 40 }, (_each, at) => ({ hotelConfirmationNumber: `SUPPLIED-${at}` }));
  let departure: string;
  before(async () => {
    const values = { ...contextFor('').values, stays: STAYS };
    const only = (id: string) => /^CHECK-(IN|OUT)\.(REFUSES-MISSING|ACCEPTS-COMPLETE)/.test(id);
    supplied = await runAgainstMock({ context: { claims: ['token-form', 'check-in', 'check-out'], values }, only });
    const { asked } = await rejudge(supplied.record, supplied.exchanges);
    const isDeparture = ({ id, leased }: Exchange) =>
      leased !== undefined && !id.startsWith('preflight/') && asked.get(id)?.call.arrival !== undefined;
    departure = supplied.exchanges.find(isDeparture)?.id ?? '';
  });
  const EDITS: Readonly<Record<string, readonly [(leased: readonly number[]) => readonly number[], Expected]>> = {
    'that is not in the pool': [() => [40], 'exchange.value-outside'],
    'that is no whole number': [() => [0.5], 'exchange.value-outside'],
    'more than the call asks for': [(leased) => [...leased, 1], { code: 'exchange.values', count: 2 }],
    'of another guest': [([index = 0]) => [(index + 20) % 40], 'exchange.value-other'],
  };
  for (const [what, [edit, why]] of Object.entries(EDITS)) {
    test(`${what} is refused`, async () => {
      const isMeant = ({ id }: Exchange) => id === departure;
      const { problems } = await rewritten(supplied, isMeant, ({ leased = [] }) => ({ leased: edit(leased) }));
      assertReported(problems, why);
    });
  }
});

test('a run that was interrupted at any moment is taken', async () => {
  const whole = await runAgainstMock({ context: { claims: ['token-form', 'check-out'] } });
  for (const share of [0.05, 0.5, 0.95]) {
    const exchanges = whole.exchanges.slice(0, Math.floor(share * whole.exchanges.length));
    const interrupted = { ...whole.record, whole: false, stopped: 'The run was interrupted.' };
    assert.deepEqual((await assemble(interrupted, exchanges)).problems, []);
  }
});

describe('an honest run against an odd service is taken', () => {
  const named = (nameOf: (token: string) => string): Override => {
    const real = new Map<string, string>();
    return {
      issue: (next) => async (claims, ctx) => {
        const token = await next(claims, ctx);
        real.set(nameOf(token), token);
        return nameOf(token);
      },
      readToken: (next) => async (token, ctx) => next(real.get(token) ?? token, ctx),
    };
  };
  const [header] = ['{"alg":"none","typ":"JWT"}'].map((text) => Buffer.from(text).toString('base64url'));
  const TOKENS: Readonly<Record<string, Override>> = {
    'whose tokens (JWT) end in |': overrideOf('token-form.odd-characters'),
    'whose tokens have no signature': named((token) => `${header}.${token.split('.')[1]}.`),
    'whose tokens have a signature of digits': named((token) => token.replace(/[^.]+$/, '0123456789')),
  };
  for (const [what, wrap] of Object.entries(TOKENS)) {
    test(what, async () => {
      const found = await verifyEntries(await entriesOf(await alterations([wrap])));
      assert.deepEqual([found.reasons, found.consistent], [[], true]);
    });
  }
});
