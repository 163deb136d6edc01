import { replyLine } from '../../contract/evidence.ts';
import type { Call } from '../../cases/call.ts';
import {
  afternoonOf,
  arrivalBeforeClockChange,
  DEPARTURE_EDGES,
  FINE_FRACTIONS,
  FRACTIONS,
  OTHER_OFFSETS,
  withDateTimes,
} from '../../cases/date-times.ts';
import { hotelTime } from '../../cases/stay.ts';
import { CHARSETS, UNUSUAL_CHECK_OUTS } from '../../cases/unusual-forms.ts';
import type { Hotel } from '../../contract/run.ts';
import {
  covers,
  currentContext,
  expect,
  laidOut,
  pinned,
  reversed,
  test,
  withHeader,
  withMember,
  without,
} from '../../fixtures/index.ts';
import { givenAccepted } from '../../judgement/given.ts';

const { values, startedAt } = currentContext();
const home = values.hotels[0] as Hotel;
const today = afternoonOf(home, startedAt);

test('accepts the reference form', covers('CHECK-OUT.ACCEPTS-COMPLETE'), async ({ send, valid }) => {
  expect(await send(await valid('check-out'))).toBeAccepted();
});

test('answers with 201', covers('CHECK-OUT.SUCCESS-STATUS'), async ({ send, valid }) => {
  expect(givenAccepted(await send(await valid('check-out')))).toHaveStatus(201);
});

test('answers without a body', covers('CHECK-OUT.SUCCESS-EMPTY-BODY'), async ({ send, valid }) => {
  expect(givenAccepted(await send(await valid('check-out')))).toHaveEmptyBody();
});

const withoutId = covers('CHECK-OUT.ACCEPTS-WITHOUT-ID', { id: 'absent' });
test('accepts the absence of reservationId', withoutId, async ({ send, valid }) => {
  expect(await send(without(await valid('check-out'), 'reservationId'))).toBeAccepted();
});

const nullId = covers('CHECK-OUT.ACCEPTS-WITHOUT-ID', { id: 'null' });
test('accepts null for reservationId', nullId, async ({ send, valid }) => {
  expect(await send(withMember(await valid('check-out'), 'reservationId', null))).toBeAccepted();
});

test('accepts the absence of checkOutDate', covers('CHECK-OUT.ACCEPTS-WITHOUT-DATE'), async ({ send, valid }) => {
  expect(await send(without(await valid('check-out'), 'checkOutDate'))).toBeAccepted();
});

for (const hotel of values.hotels) {
  const title = `accepts a departure from hotel ${hotel.id}`;
  test(title, covers('CHECK-OUT.ACCEPTS-HOTEL-TIME', { hotel: hotel.id }), async ({ send, stay, reportOf }) => {
    expect(await send(pinned(await reportOf('check-out', stay(hotel)), 'checkOutDate'))).toBeAccepted();
  });
}

for (const hotel of values.hotels) {
  const arrival = arrivalBeforeClockChange(hotel, startedAt);
  if (!arrival) continue;
  const title = `accepts a departure after the clock change of hotel ${hotel.id}`;
  test(title, covers('CHECK-OUT.ACCEPTS-CLOCK-CHANGE', { hotel: hotel.id }), async ({ send, stay, reportOf }) => {
    expect(await send(pinned(await reportOf('check-out', stay(hotel, arrival)), 'checkOutDate'))).toBeAccepted();
  });
}

for (const [edge, momentFrom] of Object.entries(DEPARTURE_EDGES)) {
  test(`accepts ${edge}`, covers('CHECK-OUT.ACCEPTS-EDGE-OF-TIME', { edge }), async ({ send, stay, reportOf }) => {
    const moment = momentFrom(today);
    const call = await reportOf('check-out', stay(home, moment.minus({ days: 2 })));
    expect(await send(withMember(call, 'checkOutDate', hotelTime(moment)))).toBeAccepted();
  });
}

for (const [digits, write] of Object.entries(FRACTIONS)) {
  test(`accepts a fraction: ${digits}`, covers('CHECK-OUT.ACCEPTS-FRACTION', { digits }), async ({ send, valid }) => {
    expect(await send(withDateTimes(await valid('check-out'), write))).toBeAccepted();
  });
}

for (const [digits, write] of Object.entries(FINE_FRACTIONS)) {
  test(
    `accepts a fraction: ${digits}`,
    covers('CHECK-OUT.ACCEPTS-FINE-FRACTION', { digits }),
    async ({ send, valid }) => {
      expect(await send(withDateTimes(await valid('check-out'), write))).toBeAccepted();
    },
  );
}

for (const [offset, write] of Object.entries(OTHER_OFFSETS)) {
  test(
    `accepts the offset ${offset}`,
    covers('CHECK-OUT.ACCEPTS-OTHER-OFFSET', { offset }),
    async ({ send, valid }) => {
      expect(await send(withDateTimes(await valid('check-out'), write))).toBeAccepted();
    },
  );
}

const upperCase = covers('CHECK-OUT.ACCEPTS-MEDIA-TYPE-CASE', { type: 'APPLICATION/JSON' });
test('accepts APPLICATION/JSON', upperCase, async ({ send, valid }) => {
  expect(await send(withHeader(await valid('check-out'), 'Content-Type', 'APPLICATION/JSON'))).toBeAccepted();
});

for (const [charset, parameter] of Object.entries(CHARSETS)) {
  const type = `application/json${parameter}`;
  test(`accepts ${type}`, covers('CHECK-OUT.ACCEPTS-CHARSET', { charset }), async ({ send, valid }) => {
    expect(await send(withHeader(await valid('check-out'), 'Content-Type', type))).toBeAccepted();
  });
}

const forms: Readonly<Record<string, (call: Call) => Call>> = {
  'reversed-members': reversed,
  indented: (call) => laidOut(call, 'indented'),
};

for (const [form, write] of Object.entries(forms)) {
  test(`accepts JSON with ${form}`, covers('CHECK-OUT.ACCEPTS-JSON-FORM', { form }), async ({ send, valid }) => {
    expect(await send(write(await valid('check-out')))).toBeAccepted();
  });
}

test('records the answers to unusual forms', covers('CHECK-OUT.OBSERVED-FORM'), async ({ send, valid, note }) => {
  for (const [form, write] of Object.entries(UNUSUAL_CHECK_OUTS)) {
    note(`${form}: ${replyLine(await send(write(await valid('check-out'))))}`);
  }
});
