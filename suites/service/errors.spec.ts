import type { Mutations } from '../../cases/body-cases.ts';
import {
  clientSecret,
  runToken,
  withHeader,
  withMember,
  withMethod,
  withPath,
  withText,
  withToken,
} from '../../cases/calls.ts';
import { textMember } from '../../cases/shown.ts';
import { withParameter } from '../../cases/token-requests.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import {
  RESERVATION_OPERATIONS,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from '../../contract/words.ts';
import { covers, type SpecContext, specify } from '../../fixtures/index.ts';

const TRUNCATED_SECRET = { ...clientSecret, altered: 'truncated' } as const;

/** Requests of a token operation that are answered with an error. */
const TOKEN_ERRORS: Readonly<Record<TokenOperation, Mutations>> = {
  'token-form': {
    malformed: (call) => withText(call, 'grant_type=%zz&client_id'),
    'wrong-secret': (call) => withParameter(call, 'client_secret', TRUNCATED_SECRET),
    'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
    method: (call) => withMethod(call, 'PUT'),
  },
  'token-json': {
    malformed: (call) => withText(call, '{"client_id":'),
    'wrong-secret': (call) => withMember(call, 'client_secret', TRUNCATED_SECRET),
    'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
    method: (call) => withMethod(call, 'PUT'),
  },
};

/** Requests of a reservation operation that are answered with an error. */
const RESERVATION_ERRORS = {
  malformed: (call) => withText(call, '{"a":'),
  anonymous: (call) => withHeader(call, 'Authorization', null),
  'wrong-token': (call) => withToken(call, { ...runToken, altered: 'truncated' }),
  'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
  method: (call) => withMethod(call, 'PUT'),
  path: (call) => withPath(call, `${call.path}/extra`),
} satisfies Mutations;

function tokenErrors({ test, expect }: SpecContext, operation: TokenOperation) {
  const P = prefixOf(operation);
  const errors = Object.values(TOKEN_ERRORS[operation]);

  test(`${operation}: no stack trace in an error`, covers(`ERRORS-${P}.NO-TRACE`), async ({ send, valid }) => {
    for (const mutate of errors) expect(await send(mutate(valid(operation)))).toShowNoTrace();
  });

  test(`${operation}: an error's JSON is JSON`, covers(`ERRORS-${P}.JSON`), async ({ send, valid }) => {
    for (const mutate of errors) expect(await send(mutate(valid(operation)))).toBeJsonAsDeclared();
  });
}

function reservationErrors({ test, expect, profile }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const member = textMember(operation, profile);
  const crash: Mutations = { crash: (call) => withMember(call, member, { value: 'x' }) };
  const errors: Mutations = { ...crash, ...RESERVATION_ERRORS };
  const declaring = ['malformed', 'anonymous', 'wrong-type'];

  test(`${operation}: no stack trace in an error`, covers(`ERRORS-${P}.NO-TRACE`), async ({ twins }) => {
    for (const name of Object.keys(errors)) {
      expect((await twins(operation, errors, name)).reply).toShowNoTrace();
    }
  });

  test(`${operation}: an error's JSON is JSON`, covers(`ERRORS-${P}.JSON`), async ({ twins }) => {
    for (const name of Object.keys(RESERVATION_ERRORS)) {
      expect((await twins(operation, errors, name)).reply).toBeJsonAsDeclared();
    }
  });

  test(`${operation}: an error declares its JSON`, covers(`ERRORS-${P}.DECLARES-JSON`), async ({ twins }) => {
    for (const name of declaring) expect((await twins(operation, errors, name)).reply).toDeclareItsJson();
  });

  const problem = covers(`ERRORS-${P}.PROBLEM-DETAILS`);
  test(`${operation}: problem details are in order`, problem, async ({ twins }) => {
    for (const name of declaring) expect((await twins(operation, errors, name)).reply).toBeProblemDetails();
  });

  test(`${operation}: no secret in a reply`, covers(`ERRORS-${P}.NO-SECRET`), async ({ send, valid, twins }) => {
    expect(await send(valid(operation))).toEchoNoSecret();
    for (const name of ['malformed', 'wrong-token', 'wrong-type']) {
      expect((await twins(operation, errors, name)).reply).toEchoNoSecret();
    }
  });
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) tokenErrors(context, operation);
  for (const operation of RESERVATION_OPERATIONS) reservationErrors(context, operation);
});
