import {
  EMPTY_BODIES,
  MALFORMED_BODIES,
  type Mutations,
  NON_OBJECT_BODIES,
  OTHER_FORMATS,
  REFUSED_BODIES,
  UNSUPPORTED_MEDIA_TYPES,
  withInPrototype,
} from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { labelled, laidOut, withMember, withMembers, without } from '../../cases/calls.ts';
import { refusalCases, worthwhile } from '../../cases/field-cases.ts';
import { ofType } from '../../cases/unusual-forms.ts';
import { HIDDEN_MEMBER } from '../../cases/wrong-requests.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import { covers, givenRefused, notJudged, specify, type Tools } from '../../fixtures/index.ts';

const withSeveralErrors = (call: Call) =>
  withMembers(without(call, 'folio'), {
    roomNumber: '',
    occupancy: 'abc',
    checkInDateTime: 'not a date',
    source: null,
  });

const REFUSED = {
  missing: (call) => without(call, 'roomNumber'),
  null: (call) => withMember(call, 'guestLastName', null),
  empty: (call) => withMember(call, 'folio', ''),
  type: (call) => withMember(call, 'source', { value: 'x' }),
  word: (call) => withMember(call, 'occupancy', 'abc'),
  int32: (call) => withMember(call, 'lodgingHotelId', 2_147_483_648),
  date: (call) => withMember(call, 'checkInDateTime', 'not a date'),
  several: withSeveralErrors,
  malformed: MALFORMED_BODIES['cut-off'],
  array: NON_OBJECT_BODIES['array'],
  'no-body': EMPTY_BODIES['none'],
} satisfies Record<string, Mutations[string] | undefined> as Mutations;
/** Each content type of section 2.1 except the usual one; any suffix will do. */
const OTHER_JSON_TYPES = ['text/json', 'application/vnd.lodging+json'];
/** Notations in which a search of the text for `"folio":""` finds nothing. */
const NOTATIONS = ['indented', 'escaped-names'] as const;
/** Faults for validation alone: two, and many, at once, so that a missing rule for one hides no other. */
const INVALID = {
  missing: (call) => without(call, 'folio', 'guestLastName'),
  empty: (call) => withMembers(call, { folio: '', roomNumber: '', guestLastName: '', source: '' }),
} satisfies Mutations;

/** The error whose check-in is sent a second time, after a valid one. */
const SENT_AGAIN = 'missing';

/** What a check-in is corrected in, so that a trace of the refused ones shows; late: after validation, or before. */
const CORRECTED: Readonly<Record<string, readonly Mutations[string][]>> = {
  // The last one is in a member that a service may add when the guest is already stored.
  several: [
    withSeveralErrors,
    MALFORMED_BODIES['cut-off'] as Mutations[string],
    (call) => withMember(call, 'reservationInformation', { value: 'x' }),
  ],
  // A database refuses it when the guest is already stored.
  nights: [(call) => withMember(call, 'numberOfNights', 2_147_483_648)],
  // A filter against repetitions has noted the body by then.
  'media-type': [UNSUPPORTED_MEDIA_TYPES['text-plain'] as Mutations[string]],
};

/** A faulty check-in, a valid one of another guest, and the first one again. */
function afterRefused({ sendInTurn, valid }: Pick<Tools, 'sendInTurn' | 'valid'>) {
  const call = (REFUSED[SENT_AGAIN] as Mutations[string])(valid('check-in'));
  return sendInTurn(call, valid('check-in'), call);
}

/** Bodies that are not JSON objects have their own statuses (`errors.malformed`). */
const NO_OBJECT = ['malformed', 'array', 'no-body'];

export default specify(({ test, expect, refuses, refusesAsProfiled, profile }) => {
  for (const { family, params, title, mutate } of worthwhile(
    fieldsOf(requestSchema('check-in', profile)).flatMap(refusalCases),
  )) {
    const details = covers(`CHECK-IN.${family}` as RequirementId, params);
    test(`refuses ${title}`, details, refuses('check-in', { mutate }, 'mutate'));
  }

  const inherited = { mutate: (call: Call) => withInPrototype(call, HIDDEN_MEMBER) };
  const hidden = covers('CHECK-IN.REFUSES-MISSING', { field: HIDDEN_MEMBER, case: 'in-prototype' });
  test(`refuses ${HIDDEN_MEMBER}: in __proto__ alone`, hidden, refuses('check-in', inherited, 'mutate'));

  const bodies = [['REFUSES-EMPTY-BODY', 'body', 'an empty body:', EMPTY_BODIES] as const, ...REFUSED_BODIES];
  for (const [family, parameter, words, mutations] of bodies) {
    for (const name of Object.keys(mutations)) {
      const details = covers(`CHECK-IN.${family}`, { [parameter]: name });
      test(`refuses ${words} ${name}`, details, refuses('check-in', mutations, name));
    }
  }

  const typeStatus = covers('CHECK-IN.UNSUPPORTED-MEDIA-TYPE-STATUS');
  test('refuses other media types with the status of the profile', typeStatus, async ({ withControl }) => {
    for (const type of Object.keys(UNSUPPORTED_MEDIA_TYPES)) {
      const { reply, control } = await withControl('check-in', UNSUPPORTED_MEDIA_TYPES, type);
      // A service that really supports another format does not break this; another row says that it should not.
      if (type in OTHER_FORMATS && isAccepted(reply)) continue;
      expect(reply).toBeRefusedWith({ control, statuses: profile.errors?.unsupportedMediaType ?? [] });
    }
  });

  const noType = { none: labelled(null) };
  test(
    'refuses a body without a media type',
    covers('CHECK-IN.REFUSES-NO-MEDIA-TYPE'),
    refuses('check-in', noType, 'none'),
  );

  const several = covers('CHECK-IN.REFUSES-SEVERAL-ERRORS');
  test('refuses several errors at once', several, refuses('check-in', REFUSED, 'several'));

  for (const type of OTHER_JSON_TYPES) {
    const typed = ofType(type);
    for (const [error, mutate] of Object.entries(INVALID)) {
      const details = covers('CHECK-IN.REFUSES-IN-ANY-TYPE', { type, error });
      test(`refuses an invalid check-in (${error}) sent as ${type}`, details, async ({ send, valid }) => {
        const control = await send(typed(valid('check-in')));
        expect(await send(mutate(typed(valid('check-in'))))).toBeRefused({ control, profile });
      });
    }
  }

  for (const form of NOTATIONS) {
    const details = covers('CHECK-IN.REFUSES-IN-ANY-FORM', { form });
    test(`refuses an invalid check-in in another notation: ${form}`, details, async ({ send, valid }) => {
      const control = await send(laidOut(valid('check-in'), form));
      const reply = await send(laidOut(INVALID.empty(valid('check-in')), form));
      expect(reply).toBeRefused({ control, profile });
    });
  }

  const invalid = Object.keys(REFUSED).filter((each) => !NO_OBJECT.includes(each));
  const { status } = refusesAsProfiled('check-in', REFUSED, invalid);
  test('refuses invalid content with the status of the profile', covers('CHECK-IN.INVALID-STATUS'), status);

  const { schema } = refusesAsProfiled('check-in', REFUSED, Object.keys(REFUSED));
  test('refuses invalid content with a body as in the profile', covers('CHECK-IN.ERROR-SCHEMA'), schema);

  const next = covers('CHECK-IN.ACCEPTS-AFTER-REFUSAL', { error: SENT_AGAIN });
  test(`accepts a valid check-in after a refused one (${SENT_AGAIN})`, next, async ({ tools }) => {
    expect((await afterRefused(tools))[1]).toBeAccepted();
  });

  for (const [error, mutations] of Object.entries(CORRECTED)) {
    const details = covers('CHECK-IN.ACCEPTS-AFTER-REFUSAL', { error });
    test(`accepts a check-in that was refused (${error}) and corrected`, details, async ({ sendInTurn, valid }) => {
      const call = valid('check-in');
      const [first, ...others] = mutations.map((mutate) => mutate(call)) as [Call, ...Call[]];
      const replies: readonly Exchange[] = await sendInTurn(first, ...others, call);
      const accepted = replies.slice(0, -1).find(isAccepted);
      if (accepted) throw notJudged('not-applicable', 'A faulty one was accepted', accepted);
      expect(replies.at(-1) as Exchange).toBeAccepted();
    });
  }

  const again = covers('CHECK-IN.REFUSES-AGAIN');
  test('refuses a check-in at fault that is sent again', again, async ({ tools }) => {
    const [first, control, reply] = await afterRefused(tools);
    givenRefused(first, { control, profile });
    expect(reply).toBeRefused({ control, profile });
  });
});
