/** Dates and times of stays, and the local times that they are made of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DateTime } from 'luxon';
import { jsonObjectOf, report } from '../../cases/calls.ts';
import { circumstanceNamed } from '../../cases/circumstances.ts';
import {
  ARRIVAL_EDGES,
  arrivalBeforeClockChange,
  DEPARTURE_EDGES,
  FAR_ARRIVALS,
  FAR_DEPARTURES,
  FRACTIONS,
  leavingTheSameDay,
  OTHER_OFFSETS,
  repeatedHour,
  withDateTimes,
  withNights,
} from '../../cases/date-times.ts';
import { always, earlier, hotelTime, inWeeks, later, localTime, readMoment } from '../../cases/local-time.ts';
import { zoneTables } from '../../cases/machine-zones.ts';
import { makeStay, presentAt } from '../../cases/stay.ts';
import { type RunTime, spanOf, zoneOf } from '../../cases/zones.ts';
import { requestSchema } from '../../contract/interface.ts';
import type { Hotel } from '../../contract/run.ts';
import { validatorOf } from '../../contract/validators.ts';
import { contextFor } from '../support/context.ts';

const chicago = { id: 1, timeZone: 'America/Chicago' };
const startedAt = '2026-06-01T12:00:00Z';
const moment = '2026-06-01T15:00:00-05:00';
const isDateTime = (checkOutDate: string) => validatorOf(requestSchema('check-out', {}) ?? {})({ checkOutDate });

function timeOf(given: string, hotel: Hotel = chicago): RunTime {
  const values = { ...contextFor('http://x').values, hotels: [hotel] };
  return { startedAt: given, zones: zoneTables({ startedAt: given, values, profile: {} }) };
}

function stayAt(given: string, arrival?: string, leaving?: string) {
  const context = contextFor('http://x', { startedAt: given });
  const zone = zoneOf(context, chicago.timeZone);
  const at = (text: string | undefined) => (text ? localTime(Date.parse(text), zone) : undefined);
  const made = makeStay(context, 1, chicago, at(arrival), at(leaving));
  const { checkInDateTime, expectedCheckOutDateTime, numberOfNights } = made.body;
  return [checkInDateTime, expectedCheckOutDateTime, numberOfNights, made.leaving];
}

test('a leap second is a moment, an hour or a minute that no clock shows is none', () => {
  const times = ['23:59:60Z', '15:59:60-08:00', '25:59:00+02:00', '24:59:00+01:00', '23:60:00+00:01', '15:00:00-05:00'];
  assert.deepEqual(
    times.map((time) => isDateTime(`2016-12-31T${time}`)),
    [true, true, false, false, false, true],
  );
});

test('a usual stay began yesterday, ends at present, and was to end at the next eleven o’clock', () => {
  assert.deepEqual(stayAt('2026-06-01T12:00:00.250Z'), [
    '2026-05-31T15:00:00-05:00',
    '2026-06-01T11:00:00-05:00',
    1,
    '2026-06-01T06:59:00-05:00',
  ]);
  // Nobody is to be expected gone while the run lasts: an hour at most.
  assert.deepEqual(stayAt('2026-06-01T15:01:00Z')[1], '2026-06-01T11:00:00-05:00');
  assert.deepEqual(stayAt('2026-06-01T15:01:01Z').slice(1, 3), ['2026-06-02T11:00:00-05:00', 2]);
});

test('a stay of hours across a clock change has the nights of its dates', () => {
  assert.deepEqual(stayAt(startedAt, '2026-03-07T15:00:00-06:00'), [
    '2026-03-07T15:00:00-06:00',
    '2026-03-09T11:00:00-05:00',
    2,
    '2026-03-09T11:00:00-05:00',
  ]);
  const short = stayAt(startedAt, '2026-03-07T15:00:00-06:00', '2026-03-08T15:00:00-05:00');
  assert.deepEqual(short.slice(1), ['2026-03-09T11:00:00-05:00', 2, '2026-03-08T15:00:00-05:00']);
});

test('at the hour that a clock change repeats the present keeps its offset', () => {
  assert.equal(hotelTime(presentAt(chicago, timeOf('2026-11-01T06:31:00Z'))), '2026-11-01T01:30:00-05:00');
  assert.equal(hotelTime(presentAt(chicago, timeOf('2026-11-01T07:31:00Z'))), '2026-11-01T01:30:00-06:00');
});

test('another arrival lasts for two nights, or until the present', () => {
  const sinceMidnight = stayAt(startedAt, '2026-05-31T00:00:00-05:00');
  assert.deepEqual(sinceMidnight.slice(1), ['2026-06-01T11:00:00-05:00', 1, '2026-06-01T06:59:00-05:00']);
  const leftSoon = stayAt(startedAt, '2026-05-31T01:30:00-05:00', '2026-05-31T10:00:00-05:00');
  assert.deepEqual(leftSoon.slice(1), ['2026-06-01T11:00:00-05:00', 1, '2026-05-31T10:00:00-05:00']);
});

test('a stay across the last clock change has two offsets, and is over', () => {
  const arrival = arrivalBeforeClockChange(chicago, timeOf(startedAt));
  assert.ok(arrival);
  assert.equal(hotelTime(arrival), '2026-03-06T15:00:00-06:00');
  assert.equal(hotelTime(arrival.plus({ days: 2 }).set({ hour: 11 })), '2026-03-08T11:00:00-05:00');
  const onThe = (day: string) =>
    String(arrivalBeforeClockChange(chicago, timeOf(`2026-03-${day}T18:00:00Z`))).slice(0, 10);
  assert.deepEqual([onThe('08'), onThe('09')], ['2025-10-31', '2026-03-06']);
});

test('a change of 30 minutes counts, and a zone without a change has none', () => {
  const of = (timeZone: string) =>
    arrivalBeforeClockChange({ id: 2, timeZone }, timeOf(startedAt, { id: 2, timeZone }));
  const lordHowe = of('Australia/Lord_Howe');
  assert.equal(lordHowe && hotelTime(lordHowe), '2026-04-03T15:00:00+11:00');
  assert.equal(of('America/Phoenix'), null);
  assert.equal(of('Asia/Kathmandu'), null);
});

test('the hour that the last change back from summer time repeated has two offsets', () => {
  const of = (timeZone: string, given = startedAt) =>
    repeatedHour({ id: 1, timeZone }, timeOf(given, { id: 1, timeZone })).map(hotelTime);
  assert.deepEqual(of('America/Chicago'), ['2025-11-02T01:30:00-05:00', '2025-11-02T01:30:00-06:00']);
  assert.deepEqual(of('Australia/Lord_Howe'), ['2026-04-05T01:45:00+11:00', '2026-04-05T01:45:00+10:30']);
  assert.deepEqual(of('America/Phoenix'), []);
  // At the hour itself, and until three days have passed, it is the one of the year before.
  assert.deepEqual(of('America/Chicago', '2026-11-01T18:00:00Z')[0], '2025-11-02T01:30:00-05:00');
  assert.deepEqual(of('America/Chicago', '2026-11-06T18:00:00Z')[0], '2026-11-01T01:30:00-05:00');
});

test('every other writing of a moment is a date-time of the same second', () => {
  for (const [name, write] of Object.entries({ ...FRACTIONS[0][1], ...FRACTIONS[1][1], ...OTHER_OFFSETS })) {
    const written = write(moment);
    assert.notEqual(written, moment, name);
    assert.ok(isDateTime(written), `${name}: ${written}`);
    assert.equal(Math.floor(Date.parse(written) / 1000), Date.parse(moment) / 1000, name);
  }
});

test('the edges are where they say they are', () => {
  const at = (edges: typeof ARRIVAL_EDGES, given = startedAt) =>
    Object.values(edges).map((edge) => hotelTime(edge(presentAt(chicago, timeOf(given)))));
  assert.deepEqual(at(ARRIVAL_EDGES), ['2026-05-31T00:00:00-05:00', '2026-05-31T23:59:59-05:00']);
  assert.deepEqual(at(DEPARTURE_EDGES), ['2026-06-01T00:00:00-05:00', '2026-05-31T23:59:59-05:00']);
  assert.deepEqual(at(FAR_ARRIVALS), [
    '2025-12-30T15:00:00-06:00',
    '2024-02-29T15:00:00-06:00',
    '2024-02-27T15:00:00-06:00',
  ]);
  assert.deepEqual(at(FAR_DEPARTURES), [
    '2025-12-31T23:00:00-06:00',
    '2024-02-29T11:00:00-06:00',
    '2026-01-01T11:00:00-06:00',
  ]);
  assert.deepEqual(at(FAR_DEPARTURES, '2028-02-29T23:00:00Z'), at(FAR_DEPARTURES, '2028-02-01T00:00:00Z'));
  assert.deepEqual(at(FAR_DEPARTURES, '2026-01-01T20:00:00Z')[0], '2024-12-31T23:00:00-06:00');
  assert.deepEqual(at(FAR_DEPARTURES, '2103-01-05T00:00:00Z'), [
    '2102-12-31T23:00:00-06:00',
    '2096-02-29T11:00:00-06:00',
    '2103-01-01T11:00:00-06:00',
  ]);
});

test('date-times are rewritten, other texts and dates are not', () => {
  const call = report({}, 'check-out', { reservationId: 'R-1', checkOutDate: moment, check_out_date: '2026-06-01' });
  assert.deepEqual(jsonObjectOf(withDateTimes(call, () => 'changed')), {
    reservationId: 'R-1',
    checkOutDate: 'changed',
    check_out_date: '2026-06-01',
  });
});

test('a stay of so many nights has begun, has not ended, and is left on the right date in the zone of the hotel', () => {
  const of = (nights: number, given: string) =>
    Object.values(jsonObjectOf(withNights(report({}, 'check-in', {}), chicago, nights, timeOf(given))));
  assert.deepEqual(of(1, '2026-11-01T16:00:00Z'), ['2026-10-31T15:00:00-05:00', '2026-11-01T11:00:00-06:00', 1]);
  assert.deepEqual(of(1, '2026-11-01T18:01:00Z'), ['2026-11-01T11:00:00-06:00', '2026-11-02T11:00:00-06:00', 1]);
  assert.deepEqual(of(1, '2026-11-02T05:00:00Z'), ['2026-11-01T15:00:00-06:00', '2026-11-02T11:00:00-06:00', 1]);
  assert.deepEqual(of(14, startedAt), ['2026-05-31T15:00:00-05:00', '2026-06-14T11:00:00-05:00', 14]);
});

test('a guest who leaves on the day of the arrival came after midnight, and stays one night by business date', () => {
  const at = (given: string) =>
    Object.values(jsonObjectOf(leavingTheSameDay(report({}, 'check-in', {}), chicago, timeOf(given))));
  assert.deepEqual(at(startedAt), ['2026-06-01T01:30:00-05:00', '2026-06-01T11:00:00-05:00', 1]);
  assert.deepEqual(at('2026-06-01T05:01:00Z'), ['2026-06-01T00:00:00-05:00', '2026-06-01T11:00:00-05:00', 1]);
  assert.deepEqual(at('2026-06-02T05:00:00Z'), ['2026-06-01T01:30:00-05:00', '2026-06-01T23:59:00-05:00', 1]);
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Zones whose clocks change by an hour, by half an hour, backwards, four times a year, at midnight, never. */
const ZONES = [
  'America/Chicago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Etc/GMT+5',
  'UTC',
];
const runStart = '2026-06-01T12:00:00.250Z';
const hotels = ZONES.map((timeZone, at) => ({ id: at + 1, timeZone }));
const context = contextFor('http://x', { startedAt: runStart, values: { ...contextFor('http://x').values, hotels } });

const written = (time: DateTime) => (time.toISO({ suppressMilliseconds: true }) ?? '').replace(/Z$/, '+00:00');

/** The farthest step of all, in days: what is counted from a moment lies within the table too. */
const FARTHEST_DAYS = 372;

function momentsOf(timeZone: string): number[] {
  const { offsets } = context.zones.find((zone) => zone.timeZone === timeZone) ?? { offsets: [] };
  const about = [-1500, -90, -61, -30, -1, 0, 1, 29, 60, 119, 1440].map((minutes) => minutes * MINUTE_MS);
  const changes = offsets.slice(1).flatMap(([from]) => about.map((away) => Date.parse(from) + away));
  const between = Array.from({ length: 40 }, (_none, at) => Date.parse(runStart) - at * 91.37 * DAY_MS);
  const [from, to] = spanOf(context).map((end, at) => end + (at === 0 ? 1 : -1) * FARTHEST_DAYS * DAY_MS);
  return [...changes, ...between].filter((ms) => ms > Number(from) && ms < Number(to));
}

/** Every way in which the suite comes from one moment to another. */
const STEPS: readonly (readonly [string, (time: DateTime) => DateTime])[] = [
  ['itself', (time) => time],
  ...[{ days: 1 }, { days: 371 }, { hours: 25 }, { minutes: 90 }, { days: 2, hours: 3 }].flatMap(
    (away) =>
      [
        ['plus', (time: DateTime) => time.plus(away)],
        ['minus', (time: DateTime) => time.minus(away)],
      ] as const,
  ),
  ...[{ hour: 1, minute: 30 }, { hour: 2, minute: 15, second: 0 }, { hour: 0 }, { month: 2 }, { day: 31 }].map(
    (parts) => ['set', (time: DateTime) => time.set(parts)] as const,
  ),
  ['midnight', (time) => time.startOf('day')],
];

for (const timeZone of ZONES) {
  test(`in ${timeZone}, to and from each clock change of ten years`, () => {
    const zone = zoneOf(context, timeZone);
    for (const ms of momentsOf(timeZone)) {
      const [mine, other] = [localTime(ms, zone), DateTime.fromMillis(ms, { zone: timeZone })];
      for (const [name, go] of STEPS) {
        assert.equal(hotelTime(go(mine)), written(go(other)), `${name} from ${mine}`);
      }
      assert.equal(inWeeks(mine), other.toFormat("kkkk-'W'WW-c'T'HH:mm:ssZZ"));
      assert.equal(mine.isInLeapYear, other.isInLeapYear);
    }
  });
}

test('a moment is read as it is written, or not at all', () => {
  for (const text of ['2026-06-01T15:00:00-05:00', '2024-02-29T23:59:59.5Z', '0001-01-01T00:00:00+14:00']) {
    const read = readMoment(text);
    assert.equal(Number(read), Date.parse(text));
    assert.equal(read && hotelTime(read), written(DateTime.fromISO(text, { setZone: true })));
  }
  for (const text of [
    'never',
    '2026-06-01',
    '2026-06-01T15:00:00',
    '2026-02-29T15:00:00Z',
    '2026-13-01T15:00:00Z',
    '2026-06-01T24:00:00Z',
    '2026-06-01T15:60:00Z',
  ]) {
    assert.equal(readMoment(text), null, text);
  }
});

test('the earliest and the latest of moments, and one beyond all dates', () => {
  const [early, late] = [1000, 2000].map((ms) => localTime(ms, always(90))) as [DateTime, DateTime];
  assert.deepEqual([earlier(late, early), later(early, late)], [early, late]);
  assert.equal(hotelTime(late.plus({ days: 1e9 })), '');
  assert.equal(hotelTime(late.plus({ days: 4_000_000 })), '+012921-08-18T01:30:02+01:30');
});

test('a zone of none of the hotels has no offsets', () => {
  assert.throws(() => zoneOf(context, 'Europe/Berlin'), /The run has no offsets of the zone Europe\/Berlin/);
});

test('at any time of the day, invalid reports are sent about a stay of one night and about one of two', () => {
  const nightsAt = (given: string) => {
    const of = contextFor('http://x', { startedAt: given });
    const overYearEnd = circumstanceNamed('year-end').stay?.(of, 2) ?? makeStay(of, 2);
    const { numberOfNights, checkInDateTime, expectedCheckOutDateTime } = overYearEnd.body;
    return [makeStay(of, 1).body.numberOfNights, numberOfNights, checkInDateTime, expectedCheckOutDateTime];
  };
  assert.deepEqual(nightsAt('2026-06-01T12:00:00Z'), [1, 2, '2025-12-30T15:00:00-06:00', '2026-01-01T11:00:00-06:00']);
  assert.deepEqual(nightsAt('2026-06-02T03:00:00Z'), [2, 1, '2025-12-31T15:00:00-06:00', '2026-01-01T11:00:00-06:00']);
});
