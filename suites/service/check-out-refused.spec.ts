import {
  LOOSE_BODIES,
  MALFORMED_BODIES,
  NON_OBJECT_BODIES,
  type Spoils,
  UNSUPPORTED_MEDIA_TYPES,
} from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { refusalCases } from '../../cases/field-cases.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import { validatorOf } from '../../contract/validators.ts';
import { covers, expect, test, withHeader, withMember } from '../../fixtures/index.ts';
import { givenRefused } from '../../judgement/given.ts';

const fields = fieldsOf(requestSchema('check-out', {}));
const withoutType = (call: Call) => withHeader(call, 'Content-Type', null);

for (const { family, params, title, spoil } of fields.flatMap(refusalCases)) {
  test(`refuses ${title}`, covers(`CHECK-OUT.${family}` as RequirementId, params), async ({ send, valid, control }) => {
    expect(await send(spoil(await valid('check-out')))).toBeRefused({ unlike: await control('check-out') });
  });
}

for (const [body, spoil] of Object.entries(MALFORMED_BODIES)) {
  test(
    `refuses a body of ${body}`,
    covers('CHECK-OUT.REFUSES-MALFORMED', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-out')))).toBeRefused({ unlike: await control('check-out') });
    },
  );
}

for (const [body, spoil] of Object.entries(LOOSE_BODIES)) {
  test(
    `refuses JSON with ${body}`,
    covers('CHECK-OUT.REFUSES-LOOSE-JSON', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-out')))).toBeRefused({ unlike: await control('check-out') });
    },
  );
}

for (const [body, spoil] of Object.entries(NON_OBJECT_BODIES)) {
  test(
    `refuses the JSON ${body}`,
    covers('CHECK-OUT.REFUSES-NON-OBJECT', { body }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-out')))).toBeRefused({ unlike: await control('check-out') });
    },
  );
}

for (const [type, spoil] of Object.entries(UNSUPPORTED_MEDIA_TYPES)) {
  test(
    `refuses the type ${type}`,
    covers('CHECK-OUT.REFUSES-MEDIA-TYPE', { type }),
    async ({ send, valid, control }) => {
      expect(await send(spoil(await valid('check-out')))).toBeRefused({ unlike: await control('check-out') });
    },
  );
}

test('refuses no type', covers('CHECK-OUT.REFUSES-NO-MEDIA-TYPE'), async ({ send, valid, control }) => {
  expect(await send(withoutType(await valid('check-out')))).toBeRefused({ unlike: await control('check-out') });
});

const foreignType = UNSUPPORTED_MEDIA_TYPES['xml'] as (call: Call) => Call;
const typeStatus = covers('CHECK-OUT.UNSUPPORTED-MEDIA-TYPE-STATUS', { type: 'xml' });
test('refuses the type xml with the status of the profile', typeStatus, async ({ send, valid, control, run }) => {
  const reply = givenRefused(await send(foreignType(await valid('check-out'))), await control('check-out'));
  expect(reply).toHaveStatus(...(run.profile.errors?.unsupportedMediaType ?? []));
});

const refusals: Spoils = {
  type: (call) => withMember(call, 'reservationId', {}),
  date: (call) => withMember(call, 'checkOutDate', 'not a date'),
  malformed: MALFORMED_BODIES['cut-off'] as (call: Call) => Call,
  array: NON_OBJECT_BODIES['array'] as (call: Call) => Call,
};

const status = covers('CHECK-OUT.INVALID-STATUS');
test('refuses with the status of the profile', status, async ({ send, valid, control, run }) => {
  for (const spoil of Object.values(refusals)) {
    const reply = givenRefused(await send(spoil(await valid('check-out'))), await control('check-out'));
    expect(reply).toHaveStatus(...(run.profile.errors?.invalid ?? []));
  }
});

const schema = covers('CHECK-OUT.ERROR-SCHEMA');
test('refuses with a body as in the profile', schema, async ({ send, valid, control, run }) => {
  for (const spoil of Object.values(refusals)) {
    const reply = givenRefused(await send(spoil(await valid('check-out'))), await control('check-out'));
    expect(reply).toBeAnErrorLike(validatorOf(run.profile.errors?.schema ?? {}));
  }
});

for (const [error, spoil] of Object.entries(refusals)) {
  const after = covers('CHECK-OUT.ACCEPTS-AFTER-REFUSAL', { error });
  test(`accepts a valid check-out after ${error}`, after, async ({ sendInTurn, valid }) => {
    const [, reply] = await sendInTurn(spoil(await valid('check-out')), await valid('check-out'));
    expect(reply).toBeAccepted();
  });
}
