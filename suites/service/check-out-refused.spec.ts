import {
  MALFORMED_BODIES,
  type Mutations,
  NON_OBJECT_BODIES,
  REFUSED_BODIES,
  UNSUPPORTED_MEDIA_TYPES,
} from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { labelled, withMember, without } from '../../cases/calls.ts';
import { type RefusalCase, refusalCases } from '../../cases/field-cases.ts';
import { wrongRequests } from '../../cases/wrong-requests.ts';
import { isOfCheckInAlone } from '../../contract/catalogue/field-matrix.ts';
import { type RequirementId, requirementOf } from '../../contract/catalogue/index.ts';
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { fieldsOf, requestSchema } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import { covers, givenTaken, notJudged, specify } from '../../fixtures/index.ts';

const idOf = ({ family }: RefusalCase) => `CHECK-OUT.${family}` as RequirementId;
const byTitle = (cases: readonly RefusalCase[]): Mutations =>
  Object.fromEntries(cases.map(({ title, mutate }) => [title, mutate]));

// A service that reads such a body as an empty report checks no guest out.
const WRONG = wrongRequests({}, 'check-out');
const NO_REPORTS = Object.fromEntries(Object.entries(NON_OBJECT_BODIES).filter(([body]) => !(body in WRONG)));
/** Errors whose refusals are examined, and their names. */
const AT_FAULT = {
  type: 'reservationId: object {"value":"x"}',
  date: 'checkOutDate: word "not a date"',
  time: 'checkOutDate: hour-25',
};
/** A service that really supports another format does not break this; another row says that it should not. */
const READS_XML = 'The service reads XML as well';
/** Ways to leave out one of the two members, each by the parameter of its instances. */
const HALVES: readonly (readonly [parameter: 'id' | 'date', how: string, words: string, mutate: Mutations[string]])[] =
  [
    ['id', 'absent', 'reservationId absent', (call) => without(call, 'reservationId')],
    ['id', 'null', 'reservationId null', (call) => withMember(call, 'reservationId', null)],
    ['date', 'absent', 'checkOutDate absent', (call) => without(call, 'checkOutDate')],
  ];

/** Faults of a check-out's fields, and which of them share a guest. */
function fieldCasesOf(profile: Profile) {
  const fieldCases = fieldsOf(requestSchema('check-out', profile))
    .flatMap(refusalCases)
    .filter(({ family }) => !isOfCheckInAlone(family));
  // A check-out that a tolerant service accepts ends the stay, and later requests about its guest show nothing.
  // So what MUST be refused has a guest that no SHOULD can check out, and each kind of tolerance has its own guest.
  const isUndated = ({ params }: RefusalCase) => params['field'] === 'reservationId' && params['case'] === 'array';
  const whole = fieldCases.filter((each) => !isUndated(each));
  const refused = byTitle(whole.filter((each) => requirementOf(idOf(each)).level === 'MUST'));
  const familyOf = ({ family }: RefusalCase): Mutations => byTitle(fieldCases.filter((each) => each.family === family));
  // Dates that are wrong for any guest, one by its text and one by its type.
  const badDates = fieldCases.filter(
    ({ params }) => params['field'] === 'checkOutDate' && ['word', 'object'].includes(params['case'] ?? ''),
  );
  const halves = HALVES.flatMap(([parameter, how, words, mutate]) =>
    (parameter === 'id' ? badDates : fieldCases.filter(isUndated)).map((bad) => ({
      ...{
        bad,
        mutate,
        name: `${bad.title}, ${words}`,
        details: covers(idOf(bad), { ...bad.params, [parameter]: how }),
      },
    })),
  );
  const ofHalves: Mutations = Object.fromEntries(
    halves.map(({ bad, mutate, name }) => [name, (call: Call) => bad.mutate(mutate(call))]),
  );
  return { whole, refused, familyOf, halves, ofHalves };
}

export default specify(({ test, expect, apart, refuses, refusesAsProfiled, profile }) => {
  const { whole, refused, familyOf, halves, ofHalves } = fieldCasesOf(profile);
  for (const each of whole) {
    const mutations = each.title in refused ? refused : familyOf(each);
    test(`refuses ${each.title}`, covers(idOf(each), each.params), refuses('check-out', mutations, each.title));
  }

  for (const { name, details, mutate } of halves) {
    test(`refuses ${name}`, details, async ({ send, withControl, valid }) => {
      const { reply } = await withControl('check-out', ofHalves, name);
      const control = await send(mutate(valid('check-out')));
      expect(givenTaken(reply, control)).toBeRefused({ control, profile });
    });
  }

  for (const [family, parameter, words, mutations] of REFUSED_BODIES) {
    for (const name of Object.keys(mutations)) {
      const isNoObject = family === 'REFUSES-NON-OBJECT';
      const shared = !isNoObject ? mutations : name in WRONG ? WRONG : NO_REPORTS;
      const details = covers(`CHECK-OUT.${family}`, { [parameter]: name });
      test(`refuses ${words} ${name}`, details, refuses('check-out', shared, name));
    }
  }

  const noType = apart('check-out', labelled(null), (reply, control) =>
    expect(reply).toBeRefused({ control, profile }),
  );
  test('refuses a body without a media type', covers('CHECK-OUT.REFUSES-NO-MEDIA-TYPE'), noType);

  const typeStatus = covers('CHECK-OUT.UNSUPPORTED-MEDIA-TYPE-STATUS', { type: 'xml' });
  test('refuses XML with the status of the profile', typeStatus, async ({ send, withControl, valid }) => {
    const { reply } = await withControl('check-out', UNSUPPORTED_MEDIA_TYPES, 'xml');
    if (isAccepted(reply)) throw notJudged('not-applicable', READS_XML, reply);
    // A service that coerces the type has checked the guest out: the control is about another one.
    const control = await send(valid('check-out'));
    expect(reply).toBeRefusedWith({ control, statuses: profile.errors?.unsupportedMediaType ?? [] });
  });

  // Bodies that are not JSON objects have their own statuses.
  const { status } = refusesAsProfiled('check-out', refused, [AT_FAULT.type, AT_FAULT.date]);
  test('refuses invalid content with the status of the profile', covers('CHECK-OUT.INVALID-STATUS'), status);

  const { schema } = refusesAsProfiled('check-out', refused, Object.values(AT_FAULT));
  test('refuses invalid content with a body as in the profile', covers('CHECK-OUT.ERROR-SCHEMA'), schema);

  // Errors after which a valid check-out is sent.
  const before: Mutations = {
    type: refused[AT_FAULT.type] as Mutations[string],
    date: refused[AT_FAULT.date] as Mutations[string],
    malformed: MALFORMED_BODIES['cut-off'] as Mutations[string],
    'media-type': UNSUPPORTED_MEDIA_TYPES['text-plain'] as Mutations[string],
  };
  for (const [at, error] of Object.keys(before).entries()) {
    const details = covers('CHECK-OUT.ACCEPTS-AFTER-REFUSAL', { error });
    test(`accepts a valid check-out after a refused one (${error})`, details, async ({ sendInTurn, valid }) => {
      const calls = Object.values(before).flatMap((mutate) => {
        const call = valid('check-out');
        return [mutate(call), call];
      });
      const replies: readonly Exchange[] = await sendInTurn(...(calls as [Call, ...Call[]]));
      const [refused, corrected] = replies.slice(2 * at) as [Exchange, Exchange];
      if (isAccepted(refused)) throw notJudged('not-applicable', 'The faulty one was accepted', refused);
      expect(corrected).toBeAccepted();
    });
  }
});
