import { prefixOf } from '../../contract/catalogue/row.ts';
import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import type { Call } from '../../fixtures/call.ts';
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
import { textMember } from '../../fixtures/shown.ts';

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
const reservationErrors: Errors = {
  malformed: (call) => withText(call, '{"a":'),
  anonymous: (call) => withHeader(call, 'Authorization', null),
  'wrong-token': (call) => withHeader(call, 'Authorization', ['Bearer ', { ...runToken, altered: 'truncated' }]),
  'wrong-type': (call) => withHeader(call, 'Content-Type', 'text/plain'),
  method: (call) => withMethod(call, 'PUT'),
  path: (call) => withPath(call, `${call.path}/extra`),
};

for (const operation of TOKEN_OPERATIONS) {
  const P = prefixOf(operation);
  for (const [error, spoil] of Object.entries<(call: Call) => Call>(tokenErrors[operation])) {
    test(
      `${operation}, ${error}: no stack trace`,
      covers(`ERRORS-${P}.NO-TRACE`, { error }),
      async ({ send, valid }) => {
        expect(await send(spoil(await valid(operation)))).toShowNoTrace();
      },
    );

    test(`${operation}, ${error}: JSON is JSON`, covers(`ERRORS-${P}.JSON`, { error }), async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toBeJsonAsDeclared();
    });
  }
}

for (const operation of RESERVATION_OPERATIONS) {
  const P = prefixOf(operation);
  const member = textMember(operation, profile);
  const crashing: Errors = { ...reservationErrors, object: (call) => withMember(call, member, { value: 'x' }) };

  for (const [error, spoil] of Object.entries(crashing)) {
    test(
      `${operation}, ${error}: no stack trace`,
      covers(`ERRORS-${P}.NO-TRACE`, { error }),
      async ({ send, valid }) => {
        expect(await send(spoil(await valid(operation)))).toShowNoTrace();
      },
    );
  }

  for (const [error, spoil] of Object.entries(reservationErrors)) {
    test(`${operation}, ${error}: JSON is JSON`, covers(`ERRORS-${P}.JSON`, { error }), async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toBeJsonAsDeclared();
    });
  }

  for (const error of ['malformed', 'anonymous', 'wrong-type'] as const) {
    const spoil = reservationErrors[error] as (call: Call) => Call;
    const declares = covers(`ERRORS-${P}.DECLARES-JSON`, { error });
    test(`${operation}, ${error}: JSON is declared`, declares, async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toDeclareItsJson();
    });

    const problem = covers(`ERRORS-${P}.PROBLEM-DETAILS`, { error });
    test(`${operation}, ${error}: problem details are in order`, problem, async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toBeProblemDetails();
    });
  }

  for (const error of ['malformed', 'wrong-token', 'wrong-type'] as const) {
    const spoil = reservationErrors[error] as (call: Call) => Call;
    test(`${operation}, ${error}: no secret`, covers(`ERRORS-${P}.NO-SECRET`, { error }), async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toEchoNoSecret();
    });
  }

  const inSuccess = covers(`ERRORS-${P}.NO-SECRET`, { error: 'none' });
  test(`${operation}: no secret in the reply to a valid request`, inSuccess, async ({ send, valid }) => {
    expect(await send(await valid(operation))).toEchoNoSecret();
  });
}
