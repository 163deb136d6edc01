import {
  EMPTY_BODIES,
  LOOSE_BODIES,
  MALFORMED_BODIES,
  NON_OBJECT_BODIES,
  UNSUPPORTED_MEDIA_TYPES,
} from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { refusalCases } from '../../cases/field-cases.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import { validatorOf } from '../../contract/validators.ts';
import { covers, expect, test, withHeader, withMember, withMembers, without } from '../../fixtures/index.ts';
import { givenRefused } from '../../judgement/given.ts';

const fields = fieldsOf(requestSchema('check-in', {}));
const withoutType = (call: Call) => withHeader(call, 'Content-Type', null);
const withSeveralErrors = (call: Call) =>
  withMembers(without(call, 'folio'), {
    roomNumber: '',
    occupancy: 'abc',
    checkInDateTime: 'not a date',
    source: null,
  });

for (const { family, params, title, spoil } of fields.flatMap(refusalCases)) {
  test(`refuses ${title}`, covers(`CHECK-IN.${family}` as RequirementId, params), async ({ send, valid, control }) => {
    expect(await send(spoil(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
  });
}

for (const [body, spoil] of Object.entries(EMPTY_BODIES)) {
  test(
    `refuses a body of ${body}`,
    covers('CHECK-IN.REFUSES-EMPTY-BODY', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
    },
  );
}

for (const [body, spoil] of Object.entries(MALFORMED_BODIES)) {
  test(
    `refuses a body of ${body}`,
    covers('CHECK-IN.REFUSES-MALFORMED', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
    },
  );
}

for (const [body, spoil] of Object.entries(LOOSE_BODIES)) {
  test(
    `refuses JSON with ${body}`,
    covers('CHECK-IN.REFUSES-LOOSE-JSON', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
    },
  );
}

for (const [body, spoil] of Object.entries(NON_OBJECT_BODIES)) {
  test(
    `refuses the JSON ${body}`,
    covers('CHECK-IN.REFUSES-NON-OBJECT', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
    },
  );
}

for (const [type, spoil] of Object.entries(UNSUPPORTED_MEDIA_TYPES)) {
  test(
    `refuses the type ${type}`,
    covers('CHECK-IN.REFUSES-MEDIA-TYPE', { type }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
    },
  );
}

const typeStatus = covers('CHECK-IN.UNSUPPORTED-MEDIA-TYPE-STATUS');
test('refuses other types with the status of the profile', typeStatus, async ({ send, valid, control, run }) => {
  for (const spoil of Object.values(UNSUPPORTED_MEDIA_TYPES)) {
    const reply = givenRefused(await send(spoil(await valid('check-in'))), await control('check-in'));
    expect(reply).toHaveStatus(...(run.profile.errors?.unsupportedMediaType ?? []));
  }
});

test('refuses no type', covers('CHECK-IN.REFUSES-NO-MEDIA-TYPE'), async ({ send, valid, control }) => {
  expect(await send(withoutType(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
});

test('refuses several errors at once', covers('CHECK-IN.REFUSES-SEVERAL-ERRORS'), async ({ send, valid, control }) => {
  expect(await send(withSeveralErrors(await valid('check-in')))).toBeRefused({ unlike: await control('check-in') });
});

const refusals: Readonly<Record<string, (call: Call) => Call>> = {
  missing: (call) => without(call, 'roomNumber'),
  null: (call) => withMember(call, 'guestLastName', null),
  empty: (call) => withMember(call, 'folio', ''),
  type: (call) => withMember(call, 'source', {}),
  word: (call) => withMember(call, 'occupancy', 'abc'),
  fraction: (call) => withMember(call, 'numberOfNights', 2.5),
  int32: (call) => withMember(call, 'lodgingHotelId', 2_147_483_648),
  date: (call) => withMember(call, 'checkInDateTime', 'not a date'),
  several: withSeveralErrors,
  malformed: MALFORMED_BODIES['cut-off'] as (call: Call) => Call,
  array: NON_OBJECT_BODIES['array'] as (call: Call) => Call,
  'no-body': EMPTY_BODIES['none'] as (call: Call) => Call,
};

const status = covers('CHECK-IN.INVALID-STATUS');
test('refuses with the status of the profile', status, async ({ send, valid, control, run }) => {
  for (const spoil of Object.values(refusals)) {
    const reply = givenRefused(await send(spoil(await valid('check-in'))), await control('check-in'));
    expect(reply).toHaveStatus(...(run.profile.errors?.invalid ?? []));
  }
});

const schema = covers('CHECK-IN.ERROR-SCHEMA');
test('refuses with a body as in the profile', schema, async ({ send, valid, control, run }) => {
  for (const spoil of Object.values(refusals)) {
    const reply = givenRefused(await send(spoil(await valid('check-in'))), await control('check-in'));
    expect(reply).toBeAnErrorLike(validatorOf(run.profile.errors?.schema ?? {}));
  }
});

for (const error of ['missing', 'several', 'malformed', 'array', 'no-body']) {
  const spoil = refusals[error] as (call: Call) => Call;
  const after = covers('CHECK-IN.ACCEPTS-AFTER-REFUSAL', { error });
  test(`accepts a valid check-in after ${error}`, after, async ({ sendInTurn, valid }) => {
    const [, reply] = await sendInTurn(spoil(await valid('check-in')), await valid('check-in'));
    expect(reply).toBeAccepted();
  });
}
