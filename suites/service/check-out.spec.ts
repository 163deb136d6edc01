import type { Mutations } from '../../cases/body-cases.ts';
import { labelled, laidOut, pinned, reversed, withMember, without } from '../../cases/calls.ts';
import { CHARSET } from '../../cases/circumstances.ts';
import {
  arrivalBefore,
  arrivalBeforeClockChange,
  calendarEdges,
  DEPARTURE_EDGES,
  FAR_DEPARTURES,
  FRACTIONS,
  lateArrivalBefore,
  OTHER_OFFSETS,
  UNEXPECTED,
  withDateTimes,
} from '../../cases/date-times.ts';
import { firstOfEachZone, otherHotels } from '../../cases/hotels.ts';
import { brokenLimit } from '../../cases/limits.ts';
import type { LocalTime } from '../../cases/local-time.ts';
import { presentAt, type Stay } from '../../cases/stay.ts';
import { CHARSETS, UNUSUAL_CHECK_OUTS } from '../../cases/unusual-forms.ts';
import { replyLine } from '../../contract/evidence.ts';
import type { Hotel } from '../../contract/run.ts';
import {
  covers,
  givenAccepted,
  givenZone,
  notJudged,
  specify,
  type TestBody,
  type Tools,
} from '../../fixtures/index.ts';

const FORMS: Mutations = {
  'reversed-members': reversed,
  indented: (call) => laidOut(call, 'indented'),
};

export default specify((context) => {
  const { test, expect, accepts, acceptsAtEach, acceptsAsEarlier, acceptsUnder, profile, values } = context;
  const { startedAt, zones } = context;
  const time = { startedAt, zones };
  const home = values.hotels[0] as Hotel;
  const present = presentAt(home, time);
  /** Whether a hotel's zone is known: otherwise its clock changes are not. */
  const hasZone = ({ id }: Hotel) => values.timeZoneGiven || id !== home.id;
  const acceptsWritten = (write: (moment: string) => string) =>
    accepts('check-out', (call) => withDateTimes(call, write));
  const acceptsTyped = (type: string) => accepts('check-out', labelled(type));
  /** The check-out of a guest whose arrival is within what the profile pins. */
  const leavingOf = ({ valid, conforming }: Tools, guest: Stay) => {
    const broken = brokenLimit(profile, 'check-in', guest.body, startedAt);
    if (broken)
      throw notJudged('not-applicable', `The guest's check-in would not keep within ${broken} of the profile`);
    return conforming(pinned(valid('check-out', guest), 'checkOutDate'));
  };
  const acceptsZoned =
    (hotel: Hotel, arrival?: LocalTime): TestBody =>
    async ({ tools, send, stay }) => {
      givenZone(values, hotel);
      expect(await send(leavingOf(tools, stay(hotel, arrival)))).toBeAccepted();
    };
  const acceptsLeaving =
    (leaving: LocalTime, arrival: LocalTime): TestBody =>
    async ({ tools, send, stay }) => {
      expect(await send(leavingOf(tools, stay(home, arrival, leaving)))).toBeAccepted();
    };

  test('accepts a complete check-out', covers('CHECK-OUT.ACCEPTS-COMPLETE'), accepts('check-out'));
  const status = accepts('check-out', undefined, (reply) => expect(givenAccepted(reply)).toHaveStatus(201));
  test('answers a check-out with 201', covers('CHECK-OUT.SUCCESS-STATUS'), status);
  const noBody = accepts('check-out', undefined, (reply) => expect(givenAccepted(reply)).toHaveEmptyBody());
  test('answers a check-out without a body', covers('CHECK-OUT.SUCCESS-EMPTY-BODY'), noBody);

  const absentId = accepts('check-out', (call) => without(call, 'reservationId'));
  test('accepts the absence of reservationId', covers('CHECK-OUT.ACCEPTS-WITHOUT-ID', { id: 'absent' }), absentId);
  const nullId = accepts('check-out', (call) => withMember(call, 'reservationId', null));
  test('accepts null for reservationId', covers('CHECK-OUT.ACCEPTS-WITHOUT-ID', { id: 'null' }), nullId);
  const absentDate = accepts('check-out', (call) => without(call, 'checkOutDate'));
  test('accepts the absence of checkOutDate', covers('CHECK-OUT.ACCEPTS-WITHOUT-DATE'), absentDate);

  for (const hotel of firstOfEachZone(values)) {
    const details = covers('CHECK-OUT.ACCEPTS-HOTEL-TIME', { hotel: hotel.id });
    test(`accepts a departure from hotel ${hotel.id} (${hotel.timeZone})`, details, acceptsZoned(hotel));

    const arrival = arrivalBeforeClockChange(hotel, time);
    if (!arrival && hasZone(hotel)) continue;
    const change = covers('CHECK-OUT.ACCEPTS-CLOCK-CHANGE', { hotel: hotel.id });
    const title = `accepts a departure after the clock change of hotel ${hotel.id} (${hotel.timeZone})`;
    test(title, change, acceptsZoned(hotel, arrival ?? present));
  }

  for (const { timeZone, number, hotels } of otherHotels(values)) {
    const details = covers('CHECK-OUT.ACCEPTS-HOTEL-TIME', { timeZone, number });
    const title = `accepts a departure from ${hotels.length} more hotels in ${timeZone} (${number})`;
    test(title, details, acceptsAtEach('check-out', hotels));
  }

  for (const [edge, momentFrom] of Object.entries(DEPARTURE_EDGES)) {
    const details = covers('CHECK-OUT.ACCEPTS-EDGE-OF-TIME', { edge });
    const leaving = momentFrom(present);
    const body = acceptsLeaving(leaving, lateArrivalBefore(leaving));
    test(`accepts a departure at an edge of time: ${edge}`, details, body);
  }
  for (const [when, leavingOther] of Object.entries(UNEXPECTED)) {
    const details = covers('CHECK-OUT.ACCEPTS-UNEXPECTED', { when });
    test(`accepts a departure that comes ${when}`, details, async ({ send, stay, valid, conforming }) => {
      const guest = leavingOther((arrival) => stay(home, arrival, present), present);
      expect(await send(conforming(pinned(valid('check-out', guest), 'checkOutDate')))).toBeAccepted();
    });
  }
  for (const [edge, momentFrom] of Object.entries(FAR_DEPARTURES)) {
    const details = covers('CHECK-OUT.ACCEPTS-FAR-DATE', { edge });
    const leaving = momentFrom(present);
    test(`accepts a departure on a far date: ${edge}`, details, acceptsLeaving(leaving, arrivalBefore(leaving)));
  }

  for (const [edge, hotel, arrival, before] of calendarEdges(firstOfEachZone(values), time)) {
    const details = covers('CHECK-OUT.ACCEPTS-AS-EARLIER', { edge });
    const title = `accepts a departure (${edge}) as it does an earlier one`;
    test(title, details, acceptsAsEarlier('check-out', hotel, arrival, before));
  }

  for (const [id, fractions] of FRACTIONS) {
    for (const [digits, write] of Object.entries(fractions)) {
      const details = covers(`CHECK-OUT.ACCEPTS-${id}`, { digits });
      test(`accepts a fraction of a second: ${digits}`, details, acceptsWritten(write));
    }
  }
  for (const [offset, write] of Object.entries(OTHER_OFFSETS)) {
    const details = covers('CHECK-OUT.ACCEPTS-OTHER-OFFSET', { offset });
    test(`accepts the same moment under another offset: ${offset}`, details, acceptsWritten(write));
  }

  const upperCase = covers('CHECK-OUT.ACCEPTS-MEDIA-TYPE-CASE', { type: 'APPLICATION/JSON' });
  test('accepts APPLICATION/JSON', upperCase, acceptsTyped('APPLICATION/JSON'));

  for (const [charset, parameter] of Object.entries(CHARSETS)) {
    const type = `application/json${parameter}`;
    const body = type === CHARSET ? acceptsUnder('check-out', 'charset') : acceptsTyped(type);
    test(`accepts ${type}`, covers('CHECK-OUT.ACCEPTS-CHARSET', { charset }), body);
  }

  for (const [form, write] of Object.entries(FORMS)) {
    const details = covers('CHECK-OUT.ACCEPTS-JSON-FORM', { form });
    test(`accepts JSON in another form: ${form}`, details, accepts('check-out', write));
  }

  test('records the answers to unusual forms', covers('CHECK-OUT.OBSERVED-FORM'), async ({ send, valid, note }) => {
    for (const [form, write] of Object.entries(UNUSUAL_CHECK_OUTS)) {
      note(`${form}: ${replyLine(await send(write(valid('check-out'))))}`);
    }
  });
});
