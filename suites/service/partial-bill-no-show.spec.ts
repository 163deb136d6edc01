import type { Call, JsonWithSecrets } from '../../cases/call.ts';
import { jsonObjectOf, report } from '../../cases/calls.ts';
import { refusalCases } from '../../cases/field-cases.ts';
import { REFUSAL_FAMILIES } from '../../contract/catalogue/field-matrix.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { fieldsOf } from '../../contract/interface.ts';
import type { RunContext } from '../../contract/run.ts';
import { validatorOf } from '../../contract/validators.ts';
import { OPEN_OPERATIONS, type OpenOperation } from '../../contract/words.ts';
import {
  covers,
  currentContext,
  expect,
  notTestable,
  test,
  withHeader,
  withJson,
  withMember,
  without,
  withoutBody,
  withText,
} from '../../fixtures/index.ts';
import { notJudged } from '../../judgement/finding.ts';

const { profile } = currentContext();
const NOT_SHOWN = 'No profile shows a body that the operation accepts';
const malformed = (call: Call) => withText(call, '{"a":');

/** Media types that are not JSON. */
const OTHER_TYPES = {
  text: 'text/plain',
  xml: 'application/xml',
  form: 'application/x-www-form-urlencoded',
  none: null,
};
/** Bodies that are no JSON object. */
const OTHER_BODIES: Readonly<Record<string, JsonWithSecrets>> = { null: null, array: [], string: 'text', number: 7 };

/** Ends the one test of a row for which the profile has no case. */
function noCase(run: RunContext, operation: OpenOperation, why: string): never {
  const { request, example } = run.profile.operations?.[operation] ?? {};
  throw request && example ? notJudged('not-applicable', why) : notJudged('not-testable', NOT_SHOWN);
}

for (const operation of OPEN_OPERATIONS) {
  const P = prefixOf(operation);
  const { request = null, example } = profile.operations?.[operation] ?? {};
  const shown = request !== null && example !== undefined;
  const validate = shown ? validatorOf(request) : () => false;
  const plain = report(operation, (example ?? {}) as JsonWithSecrets);
  const fields = shown ? fieldsOf(request).filter(({ name }) => name in example) : [];
  const required = fieldsOf(request).filter((field) => field.required);
  const optional = fields.filter((field) => !field.required);
  /** Whether the profile's schema leaves the changed example valid: nothing else is asked for. */
  const stays = (change: (call: Call) => Call) => shown && validate(jsonObjectOf(change(plain)));

  test(`${operation}: accepts the profile's example`, covers(`${P}.ACCEPTS-EXAMPLE`), async ({ send, valid }) => {
    if (!shown) notTestable(NOT_SHOWN);
    expect(await send(await valid(operation))).toBeAccepted();
  });

  test(`${operation}: accepts the required only`, covers(`${P}.ACCEPTS-REQUIRED-ONLY`), async ({ send, valid }) => {
    if (!shown) notTestable(NOT_SHOWN);
    const bare = (call: Call) => without(call, ...optional.map(({ name }) => name));
    if (!stays(bare)) throw notJudged('not-applicable', "The profile's schema wants more than the required fields");
    expect(await send(bare(await valid(operation)))).toBeAccepted();
  });

  const absent = optional.filter(({ name }) => stays((call) => without(call, name)));
  for (const { name } of absent) {
    test(`${operation}: accepts ${name} absent`, covers(`${P}.ACCEPTS-ABSENT`, { name }), async ({ send, valid }) => {
      expect(await send(without(await valid(operation), name))).toBeAccepted();
    });
  }
  if (absent.length === 0) {
    test(`${operation}: accepts absent fields`, covers(`${P}.ACCEPTS-ABSENT`), async ({ run }) =>
      noCase(run, operation, 'No field is optional'),
    );
  }

  const nullable = fieldsOf(request).filter(({ name }) => stays((call) => withMember(call, name, null)));
  for (const { name } of nullable) {
    test(`${operation}: accepts ${name} null`, covers(`${P}.ACCEPTS-NULL`, { name }), async ({ send, valid }) => {
      expect(await send(withMember(await valid(operation), name, null))).toBeAccepted();
    });
  }
  if (nullable.length === 0) {
    test(`${operation}: accepts null`, covers(`${P}.ACCEPTS-NULL`), async ({ run }) =>
      noCase(run, operation, 'No field may be null'),
    );
  }

  const cases = (shown ? fieldsOf(request) : []).flatMap(refusalCases).filter(({ spoil }) => !stays(spoil));
  for (const family of REFUSAL_FAMILIES) {
    if (family === 'REFUSES-BLANK') continue;
    const own = cases.filter((each) => each.family === family);
    for (const { params, title, spoil } of own) {
      test(`${operation}: refuses ${title}`, covers(`${P}.${family}`, params), async ({ send, valid, control }) => {
        const reply = await send(spoil(await valid(operation)));
        expect(reply).toBeRefused({ unlike: await control(operation) });
      });
    }
    if (own.length === 0) {
      test(`${operation}: ${family.toLowerCase()}`, covers(`${P}.${family}`), async ({ run }) =>
        noCase(run, operation, 'No field has such a case'),
      );
    }
  }

  const bodies: [string, (call: Call) => Call][] = [
    ['malformed', malformed],
    ['empty', withoutBody],
    ...Object.entries(OTHER_BODIES)
      .filter(([, value]) => !validate(value))
      .map(([name, value]) => [name, (call: Call) => withJson(call, value)] as [string, (call: Call) => Call]),
  ];
  for (const [body, spoil] of shown ? bodies : []) {
    const details = covers(`${P}.REFUSES-BODY`, { body });
    test(`${operation}: refuses a body that is ${body}`, details, async ({ send, valid, control }) => {
      expect(await send(spoil(await valid(operation)))).toBeRefused({ unlike: await control(operation) });
    });
  }
  if (!shown)
    test(`${operation}: refuses other bodies`, covers(`${P}.REFUSES-BODY`), async ({ run }) =>
      noCase(run, operation, 'No body is faulty'),
    );

  test(`${operation}: accepts charset=utf-8`, covers(`${P}.ACCEPTS-CHARSET`), async ({ send, valid }) => {
    if (!shown) notTestable(NOT_SHOWN);
    const call = withHeader(await valid(operation), 'Content-Type', 'application/json; charset=utf-8');
    expect(await send(call)).toBeAccepted();
  });

  test(`${operation}: an unknown member`, covers(`${P}.UNKNOWN-MEMBER`), async ({ send, valid, note }) => {
    if (!shown) notTestable(NOT_SHOWN);
    const { reply } = await send(withMember(await valid(operation), 'certificationNote', 'unknown'));
    note(reply ? `answered ${reply.status}` : 'not answered');
  });

  test(`${operation}: success status`, covers(`${P}.SUCCESS-STATUS`), async ({ send, valid, run }) => {
    if (!shown) notTestable(NOT_SHOWN);
    expect(await send(await valid(operation))).toHaveStatus(
      ...(run.profile.operations?.[operation]?.success?.status ?? []),
    );
  });

  test(`${operation}: success without a body`, covers(`${P}.SUCCESS-EMPTY-BODY`), async ({ send, valid, run }) => {
    if (!shown) notTestable(NOT_SHOWN);
    if (run.profile.operations?.[operation]?.success?.body !== 'empty') {
      throw notJudged('not-applicable', 'The profile allows a body');
    }
    const reply = await send(await valid(operation));
    expect(reply).toBeAccepted();
    expect(reply).toHaveEmptyBody();
  });

  const faulty: ((call: Call) => Call)[] = [
    malformed,
    ...required.slice(0, 1).map(
      ({ name }) =>
        (call: Call) =>
          without(call, name),
    ),
  ];
  test(`${operation}: status of a refusal`, covers(`${P}.INVALID-STATUS`), async ({ send, valid, control, run }) => {
    if (!shown) notTestable(NOT_SHOWN);
    for (const spoil of faulty) {
      const reply = await send(spoil(await valid(operation)));
      const statuses = run.profile.errors?.invalid ?? [];
      expect(reply).toBeRefusedWith({ unlike: await control(operation), statuses });
    }
  });

  test(`${operation}: shape of an error`, covers(`${P}.ERROR-SCHEMA`), async ({ send, valid, run }) => {
    const schema = run.profile.errors?.schema;
    if (!schema) return notTestable('No profile gives errors.schema');
    for (const spoil of faulty) {
      expect(await send(spoil(await valid(operation)))).toBeAnErrorLike(validatorOf(schema));
    }
  });

  const typeStatus = covers(`${P}.UNSUPPORTED-MEDIA-TYPE-STATUS`);
  test(`${operation}: status for another media type`, typeStatus, async ({ send, valid, control, run }) => {
    if (!shown) notTestable(NOT_SHOWN);
    const reply = await send(withHeader(await valid(operation), 'Content-Type', 'application/xml'));
    const statuses = run.profile.errors?.unsupportedMediaType ?? [];
    expect(reply).toBeRefusedWith({ unlike: await control(operation), statuses });
  });

  for (const [type, value] of Object.entries(OTHER_TYPES)) {
    const details = covers(`${P}.REFUSES-MEDIA-TYPE`, { type });
    test(`${operation}: refuses ${value ?? 'no media type'}`, details, async ({ send, valid, control }) => {
      const reply = await send(withHeader(await valid(operation), 'Content-Type', value));
      expect(reply).toBeTurnedAway({ unlike: await control(operation), openBody: !shown });
    });
  }
}
