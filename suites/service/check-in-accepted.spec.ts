import { withNights } from '../../cases/date-times.ts';
import { UNUSUAL_NAMES } from '../../cases/text-cases.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import { covers, expect, test, withMember, withMembers, without } from '../../fixtures/index.ts';

const fields = fieldsOf(requestSchema('check-in', {}));
const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
const nullable = fields.filter((field) => field.nullable).map(({ name }) => name);

test('accepts a complete check-in', covers('CHECK-IN.ACCEPTS-COMPLETE'), async ({ send, valid }) => {
  expect(await send(await valid('check-in'))).toBeAccepted();
});

test('accepts the required fields only', covers('CHECK-IN.ACCEPTS-REQUIRED-ONLY'), async ({ send, valid }) => {
  expect(await send(without(await valid('check-in'), ...optional))).toBeAccepted();
});

for (const field of nullable) {
  test(`accepts null for ${field}`, covers('CHECK-IN.ACCEPTS-NULL', { field }), async ({ send, valid }) => {
    expect(await send(withMember(await valid('check-in'), field, null))).toBeAccepted();
  });
}

test(
  'accepts null for every nullable field',
  covers('CHECK-IN.ACCEPTS-NULL', { field: 'all' }),
  async ({ send, valid }) => {
    const nulls = Object.fromEntries(nullable.map((name) => [name, null]));
    expect(await send(withMembers(await valid('check-in'), nulls))).toBeAccepted();
  },
);

for (const field of optional) {
  test(`accepts the absence of ${field}`, covers('CHECK-IN.ACCEPTS-ABSENT', { field }), async ({ send, valid }) => {
    expect(await send(without(await valid('check-in'), field))).toBeAccepted();
  });
}

for (const [name, text] of Object.entries(UNUSUAL_NAMES)) {
  test(`accepts a guest name with ${name}`, covers('CHECK-IN.ACCEPTS-NAME', { name }), async ({ send, valid }) => {
    const named = { guestFirstName: text, guestLastName: text, reservationInformation: text };
    expect(await send(withMembers(await valid('check-in'), named))).toBeAccepted();
  });
}

for (const field of ['roomNumber', 'folio', 'guestFirstName', 'guestLastName']) {
  test(
    `accepts one character as ${field}`,
    covers('CHECK-IN.ACCEPTS-SHORT-TEXT', { field }),
    async ({ send, valid }) => {
      expect(await send(withMember(await valid('check-in'), field, '7'))).toBeAccepted();
    },
  );
}

for (const [field, length] of [
  ['guestFirstName', 255],
  ['guestLastName', 1000],
  ['reservationInformation', 1000],
  ['reservationInformation', 4000],
] as const) {
  const params = { field, length };
  test(
    `accepts ${length} characters as ${field}`,
    covers('CHECK-IN.ACCEPTS-LONG-TEXT', params),
    async ({ send, valid }) => {
      expect(await send(withMember(await valid('check-in'), field, 'long '.repeat(length / 5)))).toBeAccepted();
    },
  );
}

for (const type of ['Single', 'Double']) {
  test(`accepts the room type ${type}`, covers('CHECK-IN.ACCEPTS-ROOM-TYPE', { type }), async ({ send, valid }) => {
    expect(await send(withMember(await valid('check-in'), 'roomType', type))).toBeAccepted();
  });
}

for (const loyalty of [true, false]) {
  const params = { value: String(loyalty) };
  test(`accepts loyalty ${loyalty}`, covers('CHECK-IN.ACCEPTS-LOYALTY', params), async ({ send, valid }) => {
    expect(await send(withMember(await valid('check-in'), 'loyalty', loyalty))).toBeAccepted();
  });
}

for (const guests of [1, 2, 4]) {
  test(`accepts ${guests} guests`, covers('CHECK-IN.ACCEPTS-OCCUPANCY', { guests }), async ({ send, valid }) => {
    expect(await send(withMember(await valid('check-in'), 'occupancy', guests))).toBeAccepted();
  });
}

for (const nights of [1, 2, 14]) {
  test(
    `accepts a stay of ${nights} nights`,
    covers('CHECK-IN.ACCEPTS-NIGHTS', { nights }),
    async ({ send, stay, reportOf }) => {
      const of = stay();
      expect(await send(withNights(await reportOf('check-in', of), of.hotel, nights))).toBeAccepted();
    },
  );
}

for (const [field, value] of [
  ['occupancy', 40_000],
  ['occupancy', 2_147_483_647],
  ['numberOfNights', 40_000],
  ['numberOfNights', 2_147_483_647],
] as const) {
  const params = { field, value };
  test(`accepts ${value} as ${field}`, covers('CHECK-IN.ACCEPTS-LARGE-INTEGER', params), async ({ send, valid }) => {
    expect(await send(withMember(await valid('check-in'), field, value))).toBeAccepted();
  });
}
