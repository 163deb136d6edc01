/** A hotel with no given time zone: its times are sent in UTC, and whether the service accepts them is open. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basesOf, recordRequest } from '../../cases/record.ts';
import { makeStay } from '../../cases/stay.ts';
import { checkIn } from '../../cases/valid.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { askService } from '../../judgement/preflight/service.ts';
import { Replay } from '../../judgement/replay.ts';
import { alsoRefuses } from '../../mock/overrides.ts';
import { contextFor } from '../support/context.ts';
import { exchange, RUN_TAG, recordingSender, tagsOfOne } from '../support/exchange.ts';
import { says } from '../support/says.ts';
import { judgedFrom, runAgainstMock } from '../support/submission.ts';

const plain = contextFor('http://service.test');
const values = { ...plain.values, hotels: [{ id: 100001, timeZone: 'UTC' }], timeZoneGiven: false };
const context = contextFor('http://service.test', { values });
const ON_OFFSET = /^CHECK-(IN|OUT)\.ACCEPTS-(HOTEL-TIME|CLOCK-CHANGE)(:|$)/;

test('what rests on the offset of the hotel is inconclusive, and all else is judged as ever', async () => {
  const { verdict, of, foreign } = await judgedFrom(await runAgainstMock({ context: { values } }));
  assert.deepEqual([verdict, of('failed', 'warning'), foreign], ['inconclusive', [], []]);
  assert.equal(of('inconclusive').length, 4);
  for (const { id, reason } of of('inconclusive')) {
    assert.match(id, ON_OFFSET);
    assert.match(reason ?? '', /^The time zone of hotel 100001 is not given, .*LODGING_HOTEL_TIME_ZONE/);
  }
});

test('a service that compares the offset with the zone of its hotel fails nowhere', async () => {
  const inChicago = alsoRefuses(({ checkInDateTime }) =>
    /\+00:00$/.test(String(checkInDateTime)) ? 'checkInDateTime' : null,
  );
  const run = await runAgainstMock({ faults: [inChicago], context: { values, claims: ['check-in', 'check-out'] } });
  const { of, foreign } = await judgedFrom(run);
  assert.deepEqual([of('failed'), foreign], [[], []]);
  assert.ok(run.exchanges.some(({ assumed, request }) => assumed && request.operation === 'check-in'));
});

test('a service that knows no summer time fails in winter too, since it accepts winters longer ago', async () => {
  const inSummer = alsoRefuses(
    (body) => Object.keys(body).find((name) => /T.*-05:00$/.test(String(body[name]))) ?? null,
  );
  const only = (id: string) => /\.ACCEPTS-(AS-EARLIER|CLOCK-CHANGE)/.test(id);
  const hotels = [{ id: 100001, timeZone: 'America/Chicago' }];
  const winter = { startedAt: '2025-12-15T12:00:00.000Z', values: { ...plain.values, hotels } };
  const { of } = await judgedFrom(await runAgainstMock({ faults: [inSummer], context: winter, only }));
  assert.deepEqual(
    of('failed').map(({ id }) => id),
    ['CHECK-IN.ACCEPTS-AS-EARLIER:clock-change'],
  );
});

test('the preflight says what is not given and what to do about it, and nothing where it is', async () => {
  const stepOf = async (given: boolean) => {
    const asked = { ...context, values: { ...values, timeZoneGiven: given } };
    const { steps } = await askService(
      recordingSender(asked, () => 201),
      asked,
    );
    return steps.find(({ name }) => name === 'time zone');
  };
  const step = await stepOf(false);
  assert.match(step?.sentence ?? '', /^The time zone of hotel 100001 is not set: UTC is assumed/);
  assert.match(step?.nextStep ?? '', /^Set LODGING_HOTEL_TIME_ZONE/);
  assert.equal(await stepOf(true), undefined);
});

test('a refused check-in with an assumed offset reports a missing value', () => {
  const request = { operation: 'check-in' } as const;
  const assumed: Exchange = { ...exchange({ status: 400, request }), assumed: true };
  const words = /^check-in was refused \(400\) and the hotel's time zone is not set: set LODGING_HOTEL_TIME_ZONE/;
  says(['assumed', matchers.toBeAccepted(assumed), 'undecided', words]);
  says(['given', matchers.toBeAccepted(exchange({ status: 400, request })), 'broken']);
});

test('a record that says otherwise whether an offset is assumed is not of this suite', () => {
  const call = checkIn(context, makeStay(context, 1));
  const sent = (id: string, status: number): Exchange =>
    exchange({ id, status, request: recordRequest(call, basesOf(context), tagsOfOne) });
  const difference = (given: boolean, one: Exchange, ...preflight: readonly Exchange[]) => {
    const run = { ...context, values: { ...values, timeZoneGiven: given } };
    const issued = [{ tag: RUN_TAG, format: 'opaque', headerSafe: true }] as const;
    const token = exchange({ id: 'token/1', seq: 0, issued });
    return new Replay(run, [token, ...preflight, one]).differenceTo(one, call);
  };
  const bare = sent('A', 400);
  const marked: Exchange = { ...bare, assumed: true };
  assert.equal(difference(true, bare), null);
  assert.equal(difference(false, marked), null);
  assert.equal(difference(true, marked), 'its time zone is not assumed');
  assert.equal(difference(false, bare), 'that its time zone is assumed is not said');
  for (const id of ['preflight/check-in', 'preflight/check-in/older-token']) {
    assert.equal(difference(false, bare, sent(id, 201)), null, 'the preflight shows that such offsets are taken');
    assert.equal(difference(false, marked, sent(id, 400)), null);
  }
});
