/** On any day, a scene's times tell clients apart that know one country's clocks alone, or count years by weeks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DateTime } from 'luxon';
import { byHotelClocks, datedWithinStay } from '../../client/judging/field-rules.ts';
import { playedScene } from '../../client/judging/played.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Scene, SceneFile, SceneStay } from '../../contract/scene.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';

function staysOf(scene: string, startedAt: string, zones: readonly string[], more: Partial<RunContext> = {}) {
  const base = contextFor('http://127.0.0.1:1');
  const hotels = zones.map((timeZone, id) => ({ id, timeZone }));
  const context = contextFor('http://127.0.0.1:1', { startedAt, values: { ...base.values, hotels }, ...more });
  return (sceneFile(context, sceneNamed(scene) as Scene) as SceneFile).stays;
}
const DAYS = Array.from(
  { length: 24 },
  (_, at) => `2027-${String((at >> 1) + 1).padStart(2, '0')}-${at % 2 ? '20' : '04'}T19:00:00Z`,
);

const usually = (zone: string) => Math.min(...[1, 7].map((month) => DateTime.utc(2027, month).setZone(zone).offset));
/** Whether a client is right at a hotel that sets its clocks when another zone does. */
const isRightBy = (country: string, { hotel: { timeZone }, checkIn, expectedCheckOut }: SceneStay) =>
  [checkIn, expectedCheckOut].every((local) => {
    const ahead = (zone: string) => DateTime.fromISO(local, { zone }).offset - usually(zone) > 0;
    return ahead(timeZone) === ahead(country);
  });

test('the stays of two hotels show which clock rules a client applies', () => {
  for (const [one, other] of [
    ['America/New_York', 'Europe/Berlin'],
    ['America/Chicago', 'America/Phoenix'],
    ['Europe/Berlin', 'Asia/Kathmandu'],
  ] as const) {
    for (const startedAt of DAYS) {
      const [first, second] = staysOf('all-hotels', startedAt, [one, other]) as [SceneStay, SceneStay];
      assert.ok(!isRightBy(other, first), `${one} by the clocks of ${other} (${startedAt}): ${JSON.stringify(first)}`);
      assert.ok(!isRightBy(one, second), `${other} by the clocks of ${one} (${startedAt}): ${JSON.stringify(second)}`);
    }
  }
});

test('guests of hotels with the same clocks stay for two nights, as others do', () => {
  for (const { numberOfNights } of staysOf('all-hotels', '2027-03-04T19:00:00Z', ['America/Chicago', 'America/Denver']))
    assert.equal(numberOfNights, 2);
});

test("a guest is expected to leave on New Year's Eve, and another on New Year's Day", () => {
  for (const startedAt of [...DAYS, '2027-12-30T20:00:00Z', '2027-12-31T20:00:00Z', '2028-01-01T20:00:00Z']) {
    const [early] = staysOf('early-departure', startedAt, ['America/Chicago']) as [SceneStay];
    const [midnight] = staysOf('after-midnight', startedAt, ['America/Chicago']) as [SceneStay];
    assert.match(early.expectedCheckOut, /-12-31T11:00:00$/);
    assert.match(midnight.expectedCheckOut, /-01-01T11:00:00$/);
    for (const { checkOut, expectedCheckOut, numberOfNights } of [early, midnight])
      assert.ok(Date.parse(expectedCheckOut) - Date.parse(checkOut) > 43_200_000 && numberOfNights < 370);
  }
});

test('no stay exceeds the limits of the profile', () => {
  for (const limits of [{ numberOfNights: { maximum: 30 } }, { expectedCheckOutDateTime: { futureDays: 30 } }]) {
    for (const scene of ['all-hotels', 'early-departure', 'after-midnight'])
      for (const { numberOfNights } of staysOf(scene, '2027-08-04T19:00:00Z', ['America/Chicago', 'Europe/Berlin'], {
        profile: { fields: { 'check-in': limits } },
      }))
        assert.ok(numberOfNights < 10, `${scene}: ${numberOfNights}`);
  }
});

type LimitsOfCheckIn = NonNullable<NonNullable<RunContext['profile']['fields']>['check-in']>;

test('a guest whose times or names exceed the limits of the profile is left out, and a scene without guests as well', () => {
  const played = (scene: string, limits: LimitsOfCheckIn) => {
    const profile = { fields: { 'check-in': limits } };
    const base = contextFor('http://127.0.0.1:1');
    const values = { ...base.values, hotels: [{ id: 1, timeZone: 'America/Chicago' }] };
    const context = contextFor('http://127.0.0.1:1', { startedAt: '2026-11-28T07:30:00Z', values, profile });
    const file = sceneFile(context, sceneNamed(scene) as Scene);
    for (const step of file?.steps ?? [])
      assert.ok('stay' in step && file?.stays.some(({ name }) => name === step.stay), scene);
    return file?.stays.map(({ name }) => name) ?? null;
  };
  assert.deepEqual(played('clock-change', { checkInDateTime: { pastDays: 7 } }), ['stay']);
  assert.deepEqual(played('clock-change', { numberOfNights: { maximum: 30 } }), ['longer', 'night']);
  // The clocks change in no stay that is left.
  assert.equal(played('clock-change', { numberOfNights: { maximum: 30 }, checkInDateTime: { pastDays: 27 } }), null);
  assert.ok(!played('names', { guestLastName: { maxLength: 50 } })?.includes('long'));
  assert.equal(played('names', { guestLastName: { maxLength: 60 } })?.length, 9);
  assert.deepEqual(played('room-types', { occupancy: { maximum: 3 } }), ['single', 'double']);
  assert.deepEqual(played('room-types', { occupancy: { maximum: 4 } }), ['single', 'double', 'family']);
});

test('a no-show may be dated at midnight, or in UTC; not by the clocks of another zone, nor on another day', () => {
  const startedAt = '2026-11-22T14:11:14.000Z';
  const context = contextFor('http://127.0.0.1:1', { subject: 'client', startedAt, profile: embeddedProfile });
  const [{ hotelConfirmationNumber, checkIn, checkOut }] = staysOf('no-show', startedAt, ['America/Chicago']) as [
    SceneStay,
  ];
  const brokenBy = (noShowDateTime: string): string[] => {
    const text = JSON.stringify({ hotelConfirmationNumber, lodgingHotelId: 100001, noShowDateTime });
    const url = 'http://127.0.0.1:1/api/v1/reservation/noshow';
    const body = { text, bytes: text.length };
    const call = exchange({ id: 'no-show/1', seq: 1, request: { operation: 'no-show', url, headers: [], body } });
    const play = {
      scene: 'no-show',
      startedAt,
      endedAt: startedAt,
      end: 'done',
      remark: null,
      repeats: 0,
      calls: 1,
    } as const;
    const played = playedScene(context, play, [call]);
    const rules = { byHotelClocks, datedWithinStay };
    return Object.entries(rules).flatMap(([name, rule]) => (rule(call, context, played, call) ? [name] : []));
  };
  for (const right of [
    `${checkOut}-06:00`,
    new Date(`${checkOut}-06:00`).toISOString(),
    `${checkIn.slice(0, 10)}T00:00:00-06:00`,
  ])
    assert.deepEqual(brokenBy(right), [], right);
  assert.deepEqual(brokenBy(`${checkOut}Z`), ['byHotelClocks']);
  assert.deepEqual(brokenBy('2026-11-20T23:00:00-06:00'), ['datedWithinStay']);
});
