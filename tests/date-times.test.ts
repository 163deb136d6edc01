import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonObjectOf, report } from '../cases/calls.ts';
import {
  ARRIVAL_EDGES,
  afternoonOf,
  arrivalBeforeClockChange,
  DEPARTURE_EDGES,
  FINE_FRACTIONS,
  FRACTIONS,
  OTHER_OFFSETS,
  withDateTimes,
  withNights,
} from '../cases/date-times.ts';
import { hotelTime } from '../cases/stay.ts';
import { contractValidator } from '../contract/validators.ts';

const chicago = { id: 1, timeZone: 'America/Chicago' };
const startedAt = '2026-06-01T12:00:00Z';
const moment = '2026-06-01T15:00:00-05:00';
const isDateTime = (checkOutDate: string) => contractValidator('CheckOutRequest')({ checkOutDate });

test('a stay across the next clock change has two offsets', () => {
  const arrival = arrivalBeforeClockChange(chicago, startedAt);
  assert.ok(arrival);
  assert.equal(hotelTime(arrival), '2026-10-30T15:00:00-05:00');
  assert.equal(hotelTime(arrival.plus({ days: 2 }).set({ hour: 11 })), '2026-11-01T11:00:00-06:00');
});

test('a change of 30 minutes counts, and a zone without a change has none', () => {
  assert.ok(arrivalBeforeClockChange({ id: 2, timeZone: 'Australia/Lord_Howe' }, startedAt));
  assert.equal(arrivalBeforeClockChange({ id: 3, timeZone: 'America/Phoenix' }, startedAt), null);
  assert.equal(arrivalBeforeClockChange({ id: 4, timeZone: 'Asia/Kathmandu' }, startedAt), null);
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
  const start = afternoonOf(chicago, startedAt);
  const at = (edges: typeof ARRIVAL_EDGES, name: string) => hotelTime((edges[name] as (typeof edges)[string])(start));
  assert.equal(at(ARRIVAL_EDGES, 'midnight'), '2026-06-01T00:00:00-05:00');
  assert.equal(at(ARRIVAL_EDGES, 'leap-day-arrival'), '2028-02-29T15:00:00-06:00');
  assert.equal(at(ARRIVAL_EDGES, 'year-end'), '2026-12-30T15:00:00-06:00');
  assert.equal(at(DEPARTURE_EDGES, 'leap-day'), '2028-02-29T15:00:00-06:00');
  assert.equal(at(DEPARTURE_EDGES, 'last-second'), '2026-06-01T23:59:59-05:00');
});

test('date-times are rewritten, other texts and dates are not', () => {
  const call = report('check-out', { reservationId: 'R-1', checkOutDate: moment, check_out_date: '2026-06-01' });
  assert.deepEqual(jsonObjectOf(withDateTimes(call, () => 'changed')), {
    reservationId: 'R-1',
    checkOutDate: 'changed',
    check_out_date: '2026-06-01',
  });
});

test('a stay of so many nights is left on the right date in the zone of the hotel', () => {
  const call = report('check-in', { checkInDateTime: '2026-10-31T15:00:00-05:00', numberOfNights: 2 });
  const { expectedCheckOutDateTime, numberOfNights } = jsonObjectOf(withNights(call, chicago, 1));
  assert.deepEqual([expectedCheckOutDateTime, numberOfNights], ['2026-11-01T11:00:00-06:00', 1]);
});
