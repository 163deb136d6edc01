import { replyLine } from '../../contract/evidence.ts';
import type { Call } from '../../cases/call.ts';
import { CHARSETS, MEDIA_TYPES_OF_PATTERN, UNUSUAL_CHECK_INS } from '../../cases/unusual-forms.ts';
import { fieldsOf, operations, requestSchema } from '../../contract/interface.ts';
import { covers, expect, laidOut, reversed, test, withHeader, withMembers, without } from '../../fixtures/index.ts';
import { givenAccepted } from '../../judgement/given.ts';

const fields = fieldsOf(requestSchema('check-in', {}));
const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
const mediaTypes = operations['check-in'].mediaTypes.flatMap((type) => MEDIA_TYPES_OF_PATTERN[type] ?? [type]);
const typed = (type: string) => (call: Call) => withHeader(call, 'Content-Type', type);

for (const type of mediaTypes) {
  test(`accepts ${type}`, covers('CHECK-IN.ACCEPTS-MEDIA-TYPE', { type }), async ({ send, valid }) => {
    expect(await send(typed(type)(await valid('check-in')))).toBeAccepted();
  });
}

for (const type of ['APPLICATION/JSON', 'Text/Json', 'application/vnd.lodging+JSON']) {
  test(`accepts ${type}`, covers('CHECK-IN.ACCEPTS-MEDIA-TYPE-CASE', { type }), async ({ send, valid }) => {
    expect(await send(typed(type)(await valid('check-in')))).toBeAccepted();
  });
}

for (const type of mediaTypes) {
  for (const [charset, parameter] of Object.entries(CHARSETS)) {
    const params = { type, charset };
    test(`accepts ${type}${parameter}`, covers('CHECK-IN.ACCEPTS-CHARSET', params), async ({ send, valid }) => {
      expect(await send(typed(type + parameter)(await valid('check-in')))).toBeAccepted();
    });
  }
}

const forms: Readonly<Record<string, (call: Call) => Call>> = {
  'reversed-members': reversed,
  indented: (call) => laidOut(call, 'indented'),
  'escaped-letters': (call) => laidOut(withMembers(call, { guestLastName: 'Müñöz' }), 'escaped'),
  'escaped-pair': (call) => laidOut(withMembers(call, { guestLastName: '𠮷野' }), 'escaped'),
};

for (const [form, write] of Object.entries(forms)) {
  test(`accepts JSON with ${form}`, covers('CHECK-IN.ACCEPTS-JSON-FORM', { form }), async ({ send, valid }) => {
    expect(await send(write(await valid('check-in')))).toBeAccepted();
  });
}

const successes: Readonly<Record<string, (call: Call) => Call>> = {
  complete: (call) => call,
  'required-only': (call) => without(call, ...optional),
  ...Object.fromEntries(mediaTypes.slice(1).map((type) => [type, typed(type)])),
};

for (const [form, write] of Object.entries(successes)) {
  test(`answers ${form} with 201`, covers('CHECK-IN.SUCCESS-STATUS', { form }), async ({ send, valid }) => {
    expect(givenAccepted(await send(write(await valid('check-in'))))).toHaveStatus(201);
  });

  test(`answers ${form} without a body`, covers('CHECK-IN.SUCCESS-EMPTY-BODY', { form }), async ({ send, valid }) => {
    expect(givenAccepted(await send(write(await valid('check-in'))))).toHaveEmptyBody();
  });
}

test('records the answers to unusual forms', covers('CHECK-IN.OBSERVED-FORM'), async ({ send, valid, note }) => {
  for (const [form, write] of Object.entries(UNUSUAL_CHECK_INS)) {
    note(`${form}: ${replyLine(await send(write(await valid('check-in'))))}`);
  }
});
