/** The plan means the same at any hour and in any hotel time zone: nothing in it lies in the future. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DateTime } from 'luxon';
import type { Call } from '../../cases/call.ts';
import { jsonObjectOf } from '../../cases/calls.ts';
import { once } from '../../cases/once.ts';
import type { Step } from '../../cases/sequence.ts';
import { makeStay } from '../../cases/stay.ts';
import { requestSchema } from '../../contract/interface.ts';
import type { Hotel, RunContext } from '../../contract/run.ts';
import { validatorOf } from '../../contract/validators.ts';
import { CLAIMS } from '../../contract/words.ts';
import { type CertificationTest, judge } from '../../judgement/judge.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { EMBEDDED_HOTELS } from '../../mock/embedded.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { exchange } from '../support/exchange.ts';
import { specs } from '../support/plan.ts';

const HOUR_MS = 3600 * 1000;
/** How late the clock of a service may be; a reported moment may hold a fraction of a second as well. */
const CLOCKS_MS = 60 * 1000;
/** The days on which the clocks of Chicago and St John's change, in spring and in autumn. */
const CLOCK_CHANGES = ['2026-03-08', '2026-11-01'];
/** Further days: those on which the clock of Lord Howe changes, a leap day, and the ends of two years. */
const OTHERS = ['2026-04-05', '2026-10-04', '2028-02-29', '2025-12-31', '2026-01-01'];
const TOPICS = /^(?:check-in-accepted|check-in-date-times|check-out)$/;
/**
 * What is not about a stay as it was: such forms may be recorded only, or refused for the number of nights. Nor what is
 * accepted at an edge of the calendar, however long past, if only an earlier stay is.
 */
const OTHER_MEANING =
  /^(?:CHECK-(?:IN|OUT)\.(?:OBSERVED-FORM|ACCEPTS-AS-EARLIER)|CHECK-IN\.ACCEPTS-SAME-DAY-DEPARTURE)/;

/** Whose guest leaves later than expected. */
const OVERSTAYS = /^CHECK-OUT\.ACCEPTS-UNEXPECTED:late,/;

/** @param minute past each hour at which a run starts */
const everyHourOf = (day: string, minute = 0) =>
  Array.from({ length: 24 }, (_none, hour) => new Date(Date.parse(day) + (hour + minute / 60) * HOUR_MS).toISOString());
/** The first minutes of an hour, in which the last ones of the hour before are reported, its middle and its last. */
const MINUTES = [0, 1, 30, 59];

const dayIn = once((key: string) => {
  const [zone = '', moment = ''] = key.split(' ');
  return Date.parse(`${DateTime.fromISO(moment, { zone }).toISODate()}`) / (24 * HOUR_MS);
});
const dayAt = ({ timeZone }: Hotel, moment: unknown) => dayIn(`${timeZone} ${moment}`);

const timeOf = (moment: unknown) => Date.parse(String(moment));
const usualValues = contextFor('').values;

/** The tables of all zones, whose order is the hotels' and says nothing: making them takes longer than the test. */
const zonesAt = once(
  (startedAt: string) =>
    contextFor('', { startedAt, profile: embeddedProfile, values: { ...usualValues, hotels: EMBEDDED_HOTELS } }).zones,
);

function contextAt(startedAt: string, home: number): RunContext {
  const hotels = [...EMBEDDED_HOTELS.slice(home), ...EMBEDDED_HOTELS.slice(0, home)];
  const values = { ...usualValues, hotels };
  const zones = zonesAt(startedAt);
  return contextFor('http://service.test', { startedAt, values, profile: embeddedProfile, claims: CLAIMS, zones });
}

async function sentBy(each: CertificationTest, context: RunContext): Promise<ReadonlyMap<string, Call>> {
  const sent = new Map<string, Call>();
  const answered = ({ id, call }: Step) => {
    sent.set(id, call);
    return exchange({ id, request: { operation: call.operation } });
  };
  await judge(each, context, { send: async ({ steps }) => steps.map(answered) });
  return sent;
}

const validBody = {
  'check-in': validatorOf(requestSchema('check-in', {}) ?? {}),
  'check-out': validatorOf(requestSchema('check-out', {}) ?? {}),
};

/** The JSON object of a report that has the contract's form; `null` for all others. */
function conforming(
  call: Call | undefined,
  operation: keyof typeof validBody,
): Readonly<Record<string, unknown>> | null {
  if (call?.operation !== operation || call.body.kind !== 'json') return null;
  const body = jsonObjectOf(call);
  return validBody[operation](body) ? body : null;
}

function assertStay(body: Readonly<Record<string, unknown>>, startedAt: string, label: string): void {
  const { checkInDateTime, expectedCheckOutDateTime, numberOfNights, lodgingHotelId } = body;
  const hotel = EMBEDDED_HOTELS.find(({ id }) => id === lodgingHotelId) as Hotel;
  assert.ok(timeOf(checkInDateTime) <= timeOf(startedAt) - CLOCKS_MS + 1000, `${label}: arrives at ${checkInDateTime}`);
  const dates = dayAt(hotel, expectedCheckOutDateTime) - dayAt(hotel, checkInDateTime);
  assert.ok(dates > 0, label);
  assert.equal(numberOfNights, dates, `${label}: ${checkInDateTime} to ${expectedCheckOutDateTime}`);
}

test('a usual stay is over at any minute, in every zone, and fits its dates', () => {
  const days = [...CLOCK_CHANGES, ...OTHERS];
  for (const startedAt of days.flatMap((day) => MINUTES.flatMap((minute) => everyHourOf(day, minute)))) {
    for (const hotel of EMBEDDED_HOTELS) {
      const { body, leaving } = makeStay(contextAt(startedAt, 0), 1, hotel);
      const label = `${startedAt} in ${hotel.timeZone}`;
      assertStay(body, startedAt, label);
      assert.ok(timeOf(body.checkInDateTime) < timeOf(leaving), label);
      assert.ok(
        timeOf(leaving) <= timeOf(startedAt) - CLOCKS_MS && timeOf(leaving) > timeOf(startedAt) - CLOCKS_MS - 1000,
        label,
      );
      assert.ok(timeOf(body.expectedCheckOutDateTime) >= timeOf(leaving), label);
      assert.equal(dayAt(hotel, leaving) - dayAt(hotel, body.checkInDateTime), 1, label);
    }
  }
});

function assertPast(
  sent: ReadonlyMap<string, Call>,
  startedAt: string,
  oldest: number,
  label: string,
): [number, number] {
  let [arrivals, departures] = [0, 0];
  for (const call of sent.values()) {
    const arrival = conforming(call, 'check-in');
    if (arrival) {
      arrivals += 1;
      assertStay(arrival, startedAt, label);
      assert.ok(timeOf(arrival['checkInDateTime']) > oldest, `${label}: ${arrival['checkInDateTime']}`);
    }
    const leaving = conforming(call, 'check-out')?.['checkOutDate'];
    if (leaving === undefined) continue;
    departures += 1;
    const guest = conforming(sent.get(call.arrival ?? ''), 'check-in');
    assert.ok(timeOf(guest?.['checkInDateTime']) < timeOf(leaving), `${label}: leaves at ${leaving}`);
    assert.ok(timeOf(leaving) <= timeOf(startedAt) - CLOCKS_MS + 1000, `${label}: leaves at ${leaving}`);
    // A departure may be reported with a fraction of a second.
    const isWithin = timeOf(guest?.['expectedCheckOutDateTime']) > timeOf(leaving) - 1000;
    assert.equal(isWithin, !OVERSTAYS.test(label), `${label}: leaves at ${leaving}`);
  }
  return [arrivals, departures];
}

/** Each zone has every third hour, so each hour has a third of the zones: all are tried in the test of stays. */
const homesAt = (hour: number) => [...EMBEDDED_HOTELS.keys()].filter((home) => hour % 3 === home % 3);

const topics = specs.filter(({ topic }) => TOPICS.test(topic));

for (const day of CLOCK_CHANGES) {
  test(`on ${day}, whatever is to be accepted happened before the run, and for a MUST in the last days`, async () => {
    const sums = [0, 0] as [number, number];
    const hours = Array.from(
      { length: 24 },
      (_none, hour) => everyHourOf(day, MINUTES[hour % MINUTES.length])[hour] as string,
    );
    const runs = hours.flatMap((at, hour) => homesAt(hour).map((home) => contextAt(at, home)));
    for (const context of runs) {
      const { startedAt, values } = context;
      for (const each of collectPlan(context, topics).filter(({ instance }) => !OTHER_MEANING.test(instance.id))) {
        const label = `${each.instance.id}, ${startedAt}, ${values.hotels[0]?.timeZone}`;
        const oldest = each.instance.requirement.level === 'MUST' ? timeOf(startedAt) - 96 * HOUR_MS : 0;
        const [arrivals, departures] = assertPast(await sentBy(each, context), startedAt, oldest, label);
        sums[0] += arrivals;
        sums[1] += departures;
      }
    }
    assert.ok(sums[0] > 60 * runs.length && sums[1] > 25 * runs.length, `${sums.join(' arrivals, ')} departures`);
  });
}
