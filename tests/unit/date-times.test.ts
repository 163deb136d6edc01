import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonObjectOf, report } from '../../cases/calls.ts';
import {
  ARRIVAL_EDGES,
  arrivalBefore,
  arrivalBeforeClockChange,
  DEPARTURE_EDGES,
  FAR_ARRIVALS,
  FAR_DEPARTURES,
  FINE_FRACTIONS,
  FRACTIONS,
  leavingTheSameDay,
  OTHER_OFFSETS,
  repeatedHour,
  withDateTimes,
  withNights,
} from '../../cases/date-times.ts';
import { hotelTime, localTime } from '../../cases/local-time.ts';
import { zoneTables } from '../../cases/machine-zones.ts';
import { makeStay, presentAt } from '../../cases/stay.ts';
import { type RunTime, zoneOf } from '../../cases/zones.ts';
import type { Hotel } from '../../contract/run.ts';
import { contractValidator } from '../../contract/validators.ts';
import { contextFor } from '../support/context.ts';

const chicago = { id: 1, timeZone: 'America/Chicago' };
const startedAt = '2026-06-01T12:00:00Z';
const moment = '2026-06-01T15:00:00-05:00';
const isDateTime = (checkOutDate: string) => contractValidator('CheckOutRequest')({ checkOutDate });

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

test('a usual stay began yesterday, ends at present, and was to end at the next eleven o’clock', () => {
  assert.deepEqual(stayAt('2026-06-01T12:00:00.250Z'), [
    '2026-05-31T15:00:00-05:00',
    '2026-06-01T11:00:00-05:00',
    1,
    '2026-06-01T06:59:59-05:00',
  ]);
  // Nobody is to be expected gone while the run lasts: an hour at most.
  assert.deepEqual(stayAt('2026-06-01T15:00:01Z')[1], '2026-06-01T11:00:00-05:00');
  assert.deepEqual(stayAt('2026-06-01T15:00:02Z').slice(1, 3), ['2026-06-02T11:00:00-05:00', 2]);
});

test('who left lately was expected to stay until after the present, at every hour', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const given = `2026-06-02T${String(hour).padStart(2, '0')}:30:00Z`;
    for (const [edge, momentFrom] of Object.entries(DEPARTURE_EDGES)) {
      const leaving = momentFrom(presentAt(chicago, timeOf(given)));
      const { body, leaving: reported } = makeStay(
        contextFor('http://x', { startedAt: given }),
        1,
        chicago,
        arrivalBefore(leaving),
        leaving,
      );
      const expected = Date.parse(body.expectedCheckOutDateTime);
      assert.ok(expected >= Date.parse(given) && expected >= Date.parse(reported), `${edge} at ${given}`);
    }
  }
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
  assert.equal(hotelTime(presentAt(chicago, timeOf('2026-11-01T06:30:01Z'))), '2026-11-01T01:30:00-05:00');
  assert.equal(hotelTime(presentAt(chicago, timeOf('2026-11-01T07:30:01Z'))), '2026-11-01T01:30:00-06:00');
});

test('another arrival lasts for two nights, or until the present', () => {
  const sinceMidnight = stayAt(startedAt, '2026-05-31T00:00:00-05:00');
  assert.deepEqual(sinceMidnight.slice(1), ['2026-06-01T11:00:00-05:00', 1, '2026-06-01T06:59:59-05:00']);
  const leftSoon = stayAt(startedAt, '2026-05-31T01:30:00-05:00', '2026-05-31T10:00:00-05:00');
  assert.deepEqual(leftSoon.slice(1), ['2026-06-01T11:00:00-05:00', 1, '2026-05-31T10:00:00-05:00']);
});

test('a stay across the last clock change has two offsets, and is over', () => {
  const arrival = arrivalBeforeClockChange(chicago, timeOf(startedAt));
  assert.ok(arrival);
  assert.equal(hotelTime(arrival), '2026-03-07T15:00:00-06:00');
  assert.equal(hotelTime(arrival.plus({ days: 2 }).set({ hour: 11 })), '2026-03-09T11:00:00-05:00');
  const onThe = (day: string) =>
    String(arrivalBeforeClockChange(chicago, timeOf(`2026-03-${day}T18:00:00Z`))).slice(0, 10);
  assert.deepEqual([onThe('08'), onThe('09')], ['2025-11-01', '2026-03-06']);
});

test('a change of 30 minutes counts, and a zone without a change has none', () => {
  const of = (timeZone: string) =>
    arrivalBeforeClockChange({ id: 2, timeZone }, timeOf(startedAt, { id: 2, timeZone }));
  const lordHowe = of('Australia/Lord_Howe');
  assert.equal(lordHowe && hotelTime(lordHowe), '2026-04-04T15:00:00+11:00');
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
  for (const [name, write] of Object.entries({ ...FRACTIONS, ...FINE_FRACTIONS, ...OTHER_OFFSETS })) {
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
  const call = report('check-out', { reservationId: 'R-1', checkOutDate: moment, check_out_date: '2026-06-01' });
  assert.deepEqual(jsonObjectOf(withDateTimes(call, () => 'changed')), {
    reservationId: 'R-1',
    checkOutDate: 'changed',
    check_out_date: '2026-06-01',
  });
});

test('a stay of so many nights has begun, has not ended, and is left on the right date in the zone of the hotel', () => {
  const of = (nights: number, given: string) =>
    Object.values(jsonObjectOf(withNights(report('check-in', {}), chicago, nights, timeOf(given))));
  assert.deepEqual(of(1, '2026-11-01T16:00:00Z'), ['2026-10-31T15:00:00-05:00', '2026-11-01T11:00:00-06:00', 1]);
  assert.deepEqual(of(1, '2026-11-01T18:00:01Z'), ['2026-11-01T11:00:00-06:00', '2026-11-02T11:00:00-06:00', 1]);
  assert.deepEqual(of(1, '2026-11-02T05:00:00Z'), ['2026-11-01T15:00:00-06:00', '2026-11-02T11:00:00-06:00', 1]);
  assert.deepEqual(of(14, startedAt), ['2026-05-31T15:00:00-05:00', '2026-06-14T11:00:00-05:00', 14]);
});

test('who leaves on the day of the arrival came after midnight, and is one night by business date', () => {
  const at = (given: string) =>
    Object.values(jsonObjectOf(leavingTheSameDay(report('check-in', {}), chicago, timeOf(given))));
  assert.deepEqual(at(startedAt), ['2026-06-01T01:30:00-05:00', '2026-06-01T11:00:00-05:00', 1]);
  assert.deepEqual(at('2026-06-01T05:00:01Z'), ['2026-06-01T00:00:00-05:00', '2026-06-01T11:00:00-05:00', 1]);
  assert.deepEqual(at('2026-06-02T05:00:00Z'), ['2026-06-01T01:30:00-05:00', '2026-06-01T23:59:59-05:00', 1]);
});
