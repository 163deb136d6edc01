import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { laidOut, reversed, withHeader, withMembers, without } from '../../cases/calls.ts';
import { CHARSET } from '../../cases/circumstances.ts';
import { CHARSETS, MEDIA_TYPES_OF_PATTERN, UNUSUAL_CHECK_INS } from '../../cases/unusual-forms.ts';
import { replyLine } from '../../contract/evidence.ts';
import { fieldsOf, operations, requestSchema } from '../../contract/interface.ts';
import { covers, givenAccepted, specify } from '../../fixtures/index.ts';

const fields = fieldsOf(requestSchema('check-in', {}));
const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
const mediaTypes = operations['check-in'].mediaTypes.flatMap((type) => MEDIA_TYPES_OF_PATTERN[type] ?? [type]);
const typed = (type: string) => (call: Call) => withHeader(call, 'Content-Type', type);

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

const SUCCESSES: Mutations = {
  complete: (call) => call,
  'required-only': (call) => without(call, ...optional),
  ...Object.fromEntries(mediaTypes.slice(1).map((type) => [type, typed(type)])),
};

export default specify(({ test, expect, accepts, acceptsUnder }) => {
  for (const type of mediaTypes) {
    const details = covers('CHECK-IN.ACCEPTS-MEDIA-TYPE', { type });
    test(`accepts ${type}`, details, accepts('check-in', typed(type)));
  }

  for (const type of ['APPLICATION/JSON', 'Text/Json', 'application/vnd.lodging+JSON']) {
    const details = covers('CHECK-IN.ACCEPTS-MEDIA-TYPE-CASE', { type });
    test(`accepts ${type}`, details, accepts('check-in', typed(type)));
  }

  for (const type of mediaTypes) {
    for (const [charset, parameter] of Object.entries(CHARSETS)) {
      const details = covers('CHECK-IN.ACCEPTS-CHARSET', { type, charset });
      const isCircumstance = type + parameter === CHARSET;
      const body = isCircumstance ? acceptsUnder('check-in', 'charset') : accepts('check-in', typed(type + parameter));
      test(`accepts ${type}${parameter}`, details, body);
    }
  }

  for (const [form, write] of Object.entries(FORMS)) {
    const details = covers('CHECK-IN.ACCEPTS-JSON-FORM', { form });
    test(`accepts JSON with ${form}`, details, accepts('check-in', write));
  }

  for (const [form, write] of Object.entries(SUCCESSES)) {
    const status = accepts('check-in', write, (reply) => expect(givenAccepted(reply)).toHaveStatus(201));
    test(`answers ${form} with 201`, covers('CHECK-IN.SUCCESS-STATUS', { form }), status);
    const noBody = accepts('check-in', write, (reply) => expect(givenAccepted(reply)).toHaveEmptyBody());
    test(`answers ${form} without a body`, covers('CHECK-IN.SUCCESS-EMPTY-BODY', { form }), noBody);
  }

  test('records the answers to unusual forms', covers('CHECK-IN.OBSERVED-FORM'), async ({ send, valid, note }) => {
    for (const [form, write] of Object.entries(UNUSUAL_CHECK_INS)) {
      note(`${form}: ${replyLine(await send(write(valid('check-in'))))}`);
    }
  });
});
