import type { Call } from '../../cases/call.ts';
import { textMember } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import {
  clientSecret,
  covers,
  currentContext,
  expect,
  runToken,
  test,
  withForm,
  withHeader,
  withMember,
  withMethod,
  withPath,
  withText,
} from '../../fixtures/index.ts';

const { clientId, profile } = currentContext();
type Errors = Readonly<Record<string, (call: Call) => Call>>;

/** Requests of a token operation that are answered with an error. */
const tokenErrors = {
  'token-form': {
    malformed: (call) => withText(call, 'grant_type=%zz&client_id'),
    'wrong-secret': (call) =>
      withForm(call, [
        ['grant_type', 'client_credentials'],
        ['client_id', clientId],
        ['client_secret', { ...clientSecret, altered: 'truncated' }],
      ]),
    'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
    method: (call) => withMethod(call, 'PUT'),
  },
  'token-json': {
    malformed: (call) => withText(call, '{"client_id":'),
    'wrong-secret': (call) => withMember(call, 'client_secret', { ...clientSecret, altered: 'truncated' }),
    'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
    method: (call) => withMethod(call, 'PUT'),
  },
} satisfies Readonly<Record<string, Errors>>;

/** Requests of a reservation operation that are answered with an error. */
const reservationErrors = {
  malformed: (call) => withText(call, '{"a":'),
  anonymous: (call) => withHeader(call, 'Authorization', null),
  'wrong-token': (call) => withHeader(call, 'Authorization', ['Bearer ', { ...runToken, altered: 'truncated' }]),
  'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
  method: (call) => withMethod(call, 'PUT'),
  path: (call) => withPath(call, `${call.path}/extra`),
} satisfies Errors;

for (const operation of TOKEN_OPERATIONS) {
  const P = prefixOf(operation);
  const errors = Object.values<(call: Call) => Call>(tokenErrors[operation]);

  test(`${operation}: no stack trace in an error`, covers(`ERRORS-${P}.NO-TRACE`), async ({ send, valid }) => {
    for (const spoil of errors) expect(await send(spoil(await valid(operation)))).toShowNoTrace();
  });

  test(`${operation}: an error's JSON is JSON`, covers(`ERRORS-${P}.JSON`), async ({ send, valid }) => {
    for (const spoil of errors) expect(await send(spoil(await valid(operation)))).toBeJsonAsDeclared();
  });
}

for (const operation of RESERVATION_OPERATIONS) {
  const P = prefixOf(operation);
  const member = textMember(operation, profile);
  const errors = Object.values(reservationErrors);
  const crashing = [...errors, (call: Call) => withMember(call, member, { value: 'x' })];
  const named = (...names: (keyof typeof reservationErrors)[]) => names.map((name) => reservationErrors[name]);

  test(`${operation}: no stack trace in an error`, covers(`ERRORS-${P}.NO-TRACE`), async ({ send, valid }) => {
    for (const spoil of crashing) expect(await send(spoil(await valid(operation)))).toShowNoTrace();
  });

  test(`${operation}: an error's JSON is JSON`, covers(`ERRORS-${P}.JSON`), async ({ send, valid }) => {
    for (const spoil of errors) expect(await send(spoil(await valid(operation)))).toBeJsonAsDeclared();
  });

  test(`${operation}: an error declares its JSON`, covers(`ERRORS-${P}.DECLARES-JSON`), async ({ send, valid }) => {
    for (const spoil of named('malformed', 'anonymous', 'wrong-type')) {
      expect(await send(spoil(await valid(operation)))).toDeclareItsJson();
    }
  });

  const problem = covers(`ERRORS-${P}.PROBLEM-DETAILS`);
  test(`${operation}: problem details are in order`, problem, async ({ send, valid }) => {
    for (const spoil of named('malformed', 'anonymous', 'wrong-type')) {
      expect(await send(spoil(await valid(operation)))).toBeProblemDetails();
    }
  });

  test(`${operation}: no secret in a reply`, covers(`ERRORS-${P}.NO-SECRET`), async ({ send, valid }) => {
    expect(await send(await valid(operation))).toEchoNoSecret();
    for (const spoil of named('malformed', 'wrong-token', 'wrong-type')) {
      expect(await send(spoil(await valid(operation)))).toEchoNoSecret();
    }
  });
}
