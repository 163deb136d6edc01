import {
  LOOSE_BODIES,
  MALFORMED_BODIES,
  type Mutations,
  NON_OBJECT_BODIES,
  UNSUPPORTED_MEDIA_TYPES,
} from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { withHeader, withMember } from '../../cases/calls.ts';
import { type RefusalCase, refusalCases } from '../../cases/field-cases.ts';
import { type RequirementId, requirementOf } from '../../contract/catalogue/index.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import { validatorOf } from '../../contract/validators.ts';
import { covers, givenRefused, specify } from '../../fixtures/index.ts';

const idOf = ({ family }: RefusalCase) => `CHECK-OUT.${family}` as RequirementId;
const fieldCases = fieldsOf(requestSchema('check-out', {})).flatMap(refusalCases);
const byTitle = (cases: readonly RefusalCase[]): Mutations =>
  Object.fromEntries(cases.map(({ title, mutate }) => [title, mutate]));

const AT_FAULT = {
  type: (call) => withMember(call, 'reservationId', {}),
  date: (call) => withMember(call, 'checkOutDate', 'not a date'),
  malformed: MALFORMED_BODIES['cut-off'],
  array: NON_OBJECT_BODIES['array'],
} satisfies Record<string, Mutations[string] | undefined> as Mutations;

// A check-out that a tolerant service accepts ends the stay, and what is asked about its guest afterwards shows nothing.
// So what MUST be refused has a guest that no SHOULD can take away, and each kind of tolerance has a guest of its own.
const REFUSED: Mutations = {
  ...AT_FAULT,
  ...MALFORMED_BODIES,
  ...NON_OBJECT_BODIES,
  ...byTitle(fieldCases.filter((each) => requirementOf(idOf(each)).level === 'MUST')),
};
const familyOf = ({ family }: RefusalCase): Mutations => byTitle(fieldCases.filter((each) => each.family === family));
const XML = { xml: UNSUPPORTED_MEDIA_TYPES['xml'] } as Mutations;
const NO_TYPE: Mutations = { none: (call: Call) => withHeader(call, 'Content-Type', null) };

export default specify(({ test, expect, refuses, profile }) => {
  for (const each of fieldCases) {
    const mutations = each.title in REFUSED ? REFUSED : familyOf(each);
    test(`refuses ${each.title}`, covers(idOf(each), each.params), refuses('check-out', mutations, each.title));
  }

  for (const body of Object.keys(MALFORMED_BODIES)) {
    const details = covers('CHECK-OUT.REFUSES-MALFORMED', { body });
    test(`refuses a body of ${body}`, details, refuses('check-out', REFUSED, body));
  }

  for (const body of Object.keys(LOOSE_BODIES)) {
    const details = covers('CHECK-OUT.REFUSES-LOOSE-JSON', { body });
    test(`refuses JSON with ${body}`, details, refuses('check-out', LOOSE_BODIES, body));
  }

  for (const body of Object.keys(NON_OBJECT_BODIES)) {
    const details = covers('CHECK-OUT.REFUSES-NON-OBJECT', { body });
    test(`refuses the JSON ${body}`, details, refuses('check-out', REFUSED, body));
  }

  for (const type of Object.keys(UNSUPPORTED_MEDIA_TYPES)) {
    const details = covers('CHECK-OUT.REFUSES-MEDIA-TYPE', { type });
    test(`refuses the type ${type}`, details, refuses('check-out', UNSUPPORTED_MEDIA_TYPES, type));
  }

  test('refuses no type', covers('CHECK-OUT.REFUSES-NO-MEDIA-TYPE'), refuses('check-out', NO_TYPE, 'none'));

  const typeStatus = covers('CHECK-OUT.UNSUPPORTED-MEDIA-TYPE-STATUS', { type: 'xml' });
  test('refuses the type xml with the status of the profile', typeStatus, async ({ twins }) => {
    const { reply, unlike } = await twins('check-out', XML, 'xml');
    expect(givenRefused(reply, unlike)).toHaveStatus(...(profile.errors?.unsupportedMediaType ?? []));
  });

  test('refuses with the status of the profile', covers('CHECK-OUT.INVALID-STATUS'), async ({ twins }) => {
    for (const error of Object.keys(AT_FAULT)) {
      const { reply, unlike } = await twins('check-out', REFUSED, error);
      expect(givenRefused(reply, unlike)).toHaveStatus(...(profile.errors?.invalid ?? []));
    }
  });

  test('refuses with a body as in the profile', covers('CHECK-OUT.ERROR-SCHEMA'), async ({ twins }) => {
    for (const error of Object.keys(AT_FAULT)) {
      const { reply, unlike } = await twins('check-out', REFUSED, error);
      expect(givenRefused(reply, unlike)).toBeAnErrorLike(validatorOf(profile.errors?.schema ?? {}));
    }
  });

  for (const [error, mutate] of Object.entries(AT_FAULT)) {
    const details = covers('CHECK-OUT.ACCEPTS-AFTER-REFUSAL', { error });
    test(`accepts a valid check-out after ${error}`, details, async ({ sendInTurn, valid }) => {
      const [, reply] = await sendInTurn(mutate(valid('check-out')), valid('check-out'));
      expect(reply).toBeAccepted();
    });
  }
});
