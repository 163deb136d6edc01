import type { Mutations } from '../../cases/body-cases.ts';
import { labelled, laidOut, reversed, withMembers, without } from '../../cases/calls.ts';
import { CHARSET } from '../../cases/circumstances.ts';
import {
  CHARSET_TYPES,
  CHARSETS,
  MEDIA_TYPES_OF_PATTERN,
  ofType,
  UNUSUAL_CHECK_INS,
} from '../../cases/unusual-forms.ts';
import { replyLine } from '../../contract/evidence.ts';
import { factsOf, fieldsOf, requestSchema } from '../../contract/interface.ts';
import { covers, givenAccepted, specify } from '../../fixtures/index.ts';

const OTHER_CASES = ['APPLICATION/JSON', 'Text/Json', 'application/vnd.lodging+JSON'];

const FORMS: Mutations = {
  'reversed-members': reversed,
  indented: (call) => laidOut(call, 'indented'),
  'white-space-around': (call) => laidOut(call, 'padded'),
  'escaped-names': (call) => laidOut(call, 'escaped-names'),
  // As PHP writes JSON unless told otherwise.
  'escaped-slashes': (call) =>
    laidOut(withMembers(call, { reservationInformation: 'late / quiet' }), 'escaped-slashes'),
  'escaped-letters': (call) => laidOut(withMembers(call, { guestLastName: 'Müñöz' }), 'escaped'),
  'escaped-pair': (call) => laidOut(withMembers(call, { guestLastName: '𠮷野' }), 'escaped'),
};

export default specify(({ test, expect, accepts, acceptsUnder, profile }) => {
  const fields = fieldsOf(requestSchema('check-in', profile));
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  const listed = factsOf('check-in', profile).mediaTypes;
  const mediaTypes = listed.flatMap((type) => MEDIA_TYPES_OF_PATTERN[type] ?? [type]);
  const successes: Mutations = {
    complete: (call) => call,
    'required-only': (call) => without(call, ...optional),
    ...Object.fromEntries(mediaTypes.slice(1).map((type) => [type, ofType(type)])),
  };
  const takes = (mutate: Mutations[string]) => accepts('check-in', mutate);
  const inCharset = (type: string) => (type === CHARSET ? acceptsUnder('check-in', 'charset') : takes(ofType(type)));
  const rows = [
    ...mediaTypes.map((type) => ['MEDIA-TYPE', { type }, type, takes(successes[type] ?? labelled(type))] as const),
    ...OTHER_CASES.map((type) => ['MEDIA-TYPE-CASE', { type }, type, takes(labelled(type))] as const),
    ...mediaTypes
      .filter((type) => CHARSET_TYPES.includes(type))
      .flatMap((type) =>
        Object.entries(CHARSETS).map(
          ([charset, more]) => ['CHARSET', { type, charset }, type + more, inCharset(type + more)] as const,
        ),
      ),
    ...Object.entries(FORMS).map(
      ([form, write]) => ['JSON-FORM', { form }, `JSON in another form: ${form}`, takes(write)] as const,
    ),
  ];
  for (const [id, params, what, body] of rows) test(`accepts ${what}`, covers(`CHECK-IN.ACCEPTS-${id}`, params), body);

  for (const [form, write] of Object.entries(successes)) {
    const status = accepts('check-in', write, (reply) => expect(givenAccepted(reply)).toHaveStatus(201));
    test(`answers a check-in (${form}) with 201`, covers('CHECK-IN.SUCCESS-STATUS', { form }), status);
    const noBody = accepts('check-in', write, (reply) => expect(givenAccepted(reply)).toHaveEmptyBody());
    test(`answers a check-in (${form}) without a body`, covers('CHECK-IN.SUCCESS-EMPTY-BODY', { form }), noBody);
  }

  test('records the answers to unusual forms', covers('CHECK-IN.OBSERVED-FORM'), async ({ send, valid, note }) => {
    for (const [form, write] of Object.entries(UNUSUAL_CHECK_INS)) {
      note(`${form}: ${replyLine(await send(write(valid('check-in'))))}`);
    }
  });
});
