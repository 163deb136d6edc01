/** Local times from a table of offsets are those that a library with the machine's own time zone data gives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DateTime } from 'luxon';
import { always, earlier, hotelTime, inWeeks, later, localTime, readMoment } from '../../cases/local-time.ts';
import { spanOf, zoneOf } from '../../cases/zones.ts';
import { contextFor } from '../support/context.ts';

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
const startedAt = '2026-06-01T12:00:00.250Z';
const hotels = ZONES.map((timeZone, at) => ({ id: at + 1, timeZone }));
const context = contextFor('http://x', { startedAt, values: { ...contextFor('http://x').values, hotels } });

const written = (time: DateTime) => (time.toISO({ suppressMilliseconds: true }) ?? '').replace(/Z$/, '+00:00');

/** The farthest step of all, in days: what is counted from a moment lies within the table too. */
const FARTHEST_DAYS = 372;

function momentsOf(timeZone: string): number[] {
  const { offsets } = context.zones.find((zone) => zone.timeZone === timeZone) ?? { offsets: [] };
  const about = [-1500, -90, -61, -30, -1, 0, 1, 29, 60, 119, 1440].map((minutes) => minutes * MINUTE_MS);
  const changes = offsets.slice(1).flatMap(([from]) => about.map((away) => Date.parse(from) + away));
  const between = Array.from({ length: 40 }, (_none, at) => Date.parse(startedAt) - at * 91.37 * DAY_MS);
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
