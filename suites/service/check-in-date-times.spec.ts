import { pinned } from '../../cases/calls.ts';
import {
  ARRIVAL_EDGES,
  arrivalBeforeClockChange,
  calendarEdges,
  FAR_ARRIVALS,
  FRACTIONS,
  leavingTheSameDay,
  OTHER_OFFSETS,
  repeatedHour,
  withDateTimes,
} from '../../cases/date-times.ts';
import { DATED, firstOfEachZone, otherHotels } from '../../cases/hotels.ts';
import type { LocalTime } from '../../cases/local-time.ts';
import { presentAt } from '../../cases/stay.ts';
import { replyLine } from '../../contract/evidence.ts';
import type { Hotel } from '../../contract/run.ts';
import { covers, givenZone, specify, type TestBody } from '../../fixtures/index.ts';

export default specify(({ test, expect, accepts, acceptsAtEach, acceptsAsEarlier, values, startedAt, zones }) => {
  const time = { startedAt, zones };
  const home = values.hotels[0] as Hotel;
  const present = presentAt(home, time);
  /** Whether a hotel's zone is known: otherwise its clock changes are not. */
  const hasZone = ({ id }: Hotel) => values.timeZoneGiven || id !== home.id;
  const acceptsWritten = (write: (moment: string) => string) =>
    accepts('check-in', (call) => withDateTimes(call, write));
  const acceptsStay =
    (hotel: Hotel, arrival?: LocalTime): TestBody =>
    async ({ send, stay, valid, conforming }) => {
      expect(await send(conforming(pinned(valid('check-in', stay(hotel, arrival)), ...DATED)))).toBeAccepted();
    };
  const whereZoned =
    (hotel: Hotel, body: TestBody): TestBody =>
    async ({ tools }) => {
      givenZone(values, hotel);
      await body(tools);
    };

  for (const hotel of firstOfEachZone(values)) {
    const details = covers('CHECK-IN.ACCEPTS-HOTEL-TIME', { hotel: hotel.id });
    test(
      `accepts an arrival in hotel ${hotel.id} (${hotel.timeZone})`,
      details,
      whereZoned(hotel, acceptsStay(hotel, presentAt(hotel, time))),
    );

    const arrival = arrivalBeforeClockChange(hotel, time);
    if (!arrival && hasZone(hotel)) continue;
    const change = covers('CHECK-IN.ACCEPTS-CLOCK-CHANGE', { hotel: hotel.id });
    const across = whereZoned(hotel, acceptsStay(hotel, arrival ?? present));
    test(`accepts a stay across the clock change of hotel ${hotel.id} (${hotel.timeZone})`, change, across);
  }

  for (const { timeZone, number, hotels } of otherHotels(values)) {
    const details = covers('CHECK-IN.ACCEPTS-HOTEL-TIME', { timeZone, number });
    const title = `accepts a stay in ${hotels.length} more hotels in ${timeZone} (${number})`;
    test(title, details, acceptsAtEach('check-in', hotels));
  }

  const repeated = firstOfEachZone(values).map((hotel) => ({ hotel, arrivals: repeatedHour(hotel, time) }));
  const { hotel, arrivals } = repeated.find((each) => each.arrivals.length > 0) ?? { hotel: home, arrivals: [] };
  for (const [at, arrival] of arrivals.entries()) {
    const details = covers('CHECK-IN.ACCEPTS-REPEATED-HOUR', { pass: at + 1 });
    test(`accepts an arrival in a repeated hour, pass ${at + 1}`, details, acceptsStay(hotel, arrival));
  }

  const edges = [
    ['EDGE-OF-TIME', 'at an edge of time', ARRIVAL_EDGES],
    ['FAR-DATE', 'on a far date', FAR_ARRIVALS],
  ] as const;
  for (const [id, words, moments] of edges) {
    for (const [edge, arrivalFrom] of Object.entries(moments)) {
      const details = covers(`CHECK-IN.ACCEPTS-${id}`, { edge });
      test(`accepts an arrival ${words}: ${edge}`, details, acceptsStay(home, arrivalFrom(present)));
    }
  }

  const sameDay = covers('CHECK-IN.ACCEPTS-SAME-DAY-DEPARTURE');
  test('accepts a departure on the date of the arrival', sameDay, async ({ send, stay, valid, conforming }) => {
    const arrival = leavingTheSameDay(valid('check-in', stay(home)), home, time);
    expect(await send(conforming(pinned(arrival, 'lodgingHotelId')))).toBeAccepted();
  });

  for (const [edge, hotel, arrival, before] of calendarEdges(firstOfEachZone(values), time)) {
    const details = covers('CHECK-IN.ACCEPTS-AS-EARLIER', { edge });
    const title = `accepts an arrival (${edge}) as it does an earlier one`;
    test(title, details, acceptsAsEarlier('check-in', hotel, arrival, before));
  }

  for (const [id, fractions] of FRACTIONS) {
    for (const [digits, write] of Object.entries(fractions)) {
      const details = covers(`CHECK-IN.ACCEPTS-${id}`, { digits });
      test(`accepts a fraction of a second: ${digits}`, details, acceptsWritten(write));
    }
  }

  test('records other offsets', covers('CHECK-IN.OBSERVED-OFFSET'), async ({ send, valid, note }) => {
    for (const [offset, write] of Object.entries(OTHER_OFFSETS)) {
      note(`${offset}: ${replyLine(await send(withDateTimes(valid('check-in'), write)))}`);
    }
  });
});
