import { pinned, withMember } from '../../cases/calls.ts';
import {
  ARRIVAL_EDGES,
  afternoonOf,
  arrivalBeforeClockChange,
  FINE_FRACTIONS,
  FRACTIONS,
  OTHER_OFFSETS,
  withDateTimes,
  withNights,
} from '../../cases/date-times.ts';
import type { Hotel } from '../../contract/run.ts';
import { covers, specify } from '../../fixtures/index.ts';

const DATED = ['lodgingHotelId', 'checkInDateTime', 'expectedCheckOutDateTime', 'numberOfNights'];

export default specify(({ test, expect, accepts, values, startedAt }) => {
  const home = values.hotels[0] as Hotel;
  const today = afternoonOf(home, startedAt);
  const acceptsWritten = (write: (moment: string) => string) =>
    accepts('check-in', (call) => withDateTimes(call, write));

  for (const hotel of values.hotels) {
    const details = covers('CHECK-IN.ACCEPTS-HOTEL-TIME', { hotel: hotel.id });
    test(`accepts a stay in hotel ${hotel.id}`, details, async ({ send, stay, valid }) => {
      expect(await send(pinned(valid('check-in', stay(hotel)), ...DATED))).toBeAccepted();
    });
  }

  for (const hotel of values.hotels) {
    const arrival = arrivalBeforeClockChange(hotel, startedAt);
    if (!arrival) continue;
    const title = `accepts a stay across the clock change of hotel ${hotel.id}`;
    test(title, covers('CHECK-IN.ACCEPTS-CLOCK-CHANGE', { hotel: hotel.id }), async ({ send, stay, valid }) => {
      expect(await send(pinned(valid('check-in', stay(hotel, arrival)), ...DATED))).toBeAccepted();
    });
  }

  for (const [edge, arrivalFrom] of Object.entries(ARRIVAL_EDGES)) {
    test(`accepts ${edge}`, covers('CHECK-IN.ACCEPTS-EDGE-OF-TIME', { edge }), async ({ send, stay, valid }) => {
      expect(await send(pinned(valid('check-in', stay(home, arrivalFrom(today))), ...DATED))).toBeAccepted();
    });
  }

  const sameDay = covers('CHECK-IN.ACCEPTS-EDGE-OF-TIME', { edge: 'same-day-departure' });
  test('accepts a departure on the date of the arrival', sameDay, async ({ send, stay, valid }) => {
    const arrival = valid('check-in', stay(home, today.set({ hour: 1, minute: 30 })));
    // By business date a guest who arrives after midnight has stayed the night before.
    const departed = withMember(withNights(arrival, home, 0), 'numberOfNights', 1);
    expect(await send(pinned(departed, ...DATED))).toBeAccepted();
  });

  for (const [digits, write] of Object.entries(FRACTIONS)) {
    test(`accepts a fraction: ${digits}`, covers('CHECK-IN.ACCEPTS-FRACTION', { digits }), acceptsWritten(write));
  }

  for (const [digits, write] of Object.entries(FINE_FRACTIONS)) {
    test(`accepts a fraction: ${digits}`, covers('CHECK-IN.ACCEPTS-FINE-FRACTION', { digits }), acceptsWritten(write));
  }

  for (const [offset, write] of Object.entries(OTHER_OFFSETS)) {
    test(`accepts the offset ${offset}`, covers('CHECK-IN.ACCEPTS-OTHER-OFFSET', { offset }), acceptsWritten(write));
  }
});
