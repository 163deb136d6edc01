import { badCredentials } from '../../cases/bad-credentials.ts';
import { type Mutations, UNSUPPORTED_MEDIA_TYPES } from '../../cases/body-cases.ts';
import { clientSecret, labelled, withMember } from '../../cases/calls.ts';
import { asXml } from '../../cases/other-formats.ts';
import { withParameter } from '../../cases/token-requests.ts';
import { wrongRequests } from '../../cases/wrong-requests.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import {
  RESERVATION_OPERATIONS,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from '../../contract/words.ts';
import { covers, ERROR_RULES, type SpecContext, schemaFor, specify, type Tools } from '../../fixtures/index.ts';

const TRUNCATED_SECRET = { ...clientSecret, altered: 'truncated' } as const;

const WRONG_SECRET: Readonly<Record<TokenOperation, Mutations[string]>> = {
  'token-form': (call) => withWrongSecret(withParameter(call, 'client_secret', TRUNCATED_SECRET), 'truncated'),
  'token-json': (call) => withWrongSecret(withMember(call, 'client_secret', TRUNCATED_SECRET), 'truncated'),
};

/** Requests of a reservation operation that are answered with an error, by their names among the shared ones. */
const WRONG = { crash: 'crash', malformed: 'malformed', method: 'PUT', path: 'v99' };
const CREDENTIALS = { anonymous: 'missing', 'wrong-token': 'truncated' };
const ERRORS = [...Object.keys(WRONG), ...Object.keys(CREDENTIALS), 'wrong-type'];
const JSON_ERRORS = ERRORS.filter((name) => name !== 'crash');
const DECLARING = ['malformed', 'anonymous', 'wrong-type'];

/** Errors that are often answered before a service's own code is reached; the profile's schema covers all errors. */
const OUTSIDE = { unauthorized: Object.keys(CREDENTIALS), 'media-type': ['wrong-type'] };

const named = (names: Readonly<Record<string, string>>, mutations: Mutations) =>
  Object.fromEntries(Object.entries(names).map(([name, theirs]) => [name, [mutations, theirs] as const]));

/** An error reply of a reservation operation, by its name. */
function errorsOf(operation: ReservationOperation, profile: Profile) {
  const shared: Readonly<Record<string, readonly [Mutations, string]>> = {
    ...named(WRONG, wrongRequests(profile, operation)),
    ...named(CREDENTIALS, badCredentials(profile, operation)),
    ...(operation === 'check-out' ? named({ 'wrong-type': 'xml' }, UNSUPPORTED_MEDIA_TYPES) : {}),
  };
  return async ({ send, withControl, valid }: Tools, name: string) => {
    const call = valid(operation);
    const [mutations, mutation] = shared[name] ?? [];
    if (!mutations || !mutation) return send(asXml(call));
    if (call.guest) return (await withControl(operation, mutations, mutation)).reply;
    return send((mutations[mutation] as Mutations[string])(call));
  };
}

function tokenErrors({ test, expect, profile }: SpecContext, operation: TokenOperation) {
  const P = prefixOf(operation);
  const { malformed, PUT } = wrongRequests(profile, operation);
  const errors = [malformed, labelled('text/plain'), PUT, WRONG_SECRET[operation]] as Mutations[string][];
  const rows = [
    ['NO-TRACE', 'no stack trace in an error', ERROR_RULES.noTrace],
    ['JSON', 'an error that says it is JSON is JSON', ERROR_RULES.wellFormed],
  ] as const;
  for (const [id, title, rule] of rows) {
    test(`${operation}: ${title}`, covers(`ERRORS-${P}.${id}`), async ({ send, valid }) => {
      const replies: Exchange[] = [];
      for (const mutate of errors) replies.push(await send(mutate(valid(operation))));
      expect(replies).toAllKeep(rule);
    });
  }
}

function reservationErrors({ test, expect, profile }: SpecContext, operation: ReservationOperation) {
  const P = prefixOf(operation);
  const errorOf = errorsOf(operation, profile);
  const rows = [
    ['NO-TRACE', 'no stack trace in an error', ERROR_RULES.noTrace, ERRORS],
    ['JSON', 'an error that says it is JSON is JSON', ERROR_RULES.wellFormed, JSON_ERRORS],
    ['DECLARES-JSON', 'an error in JSON says so in its media type', ERROR_RULES.declared, DECLARING],
    ['PROBLEM-DETAILS', 'problem details (RFC 9457) are well formed', ERROR_RULES.problemDetails, DECLARING],
  ] as const;
  for (const [id, title, rule, names] of rows) {
    test(`${operation}: ${title}`, covers(`ERRORS-${P}.${id}`), async ({ tools }) => {
      const replies: Exchange[] = [];
      for (const name of names) replies.push(await errorOf(tools, name));
      expect(replies).toAllKeep(rule);
    });
  }

  for (const [error, names] of Object.entries(OUTSIDE)) {
    const title = `${operation}: an error (${error}) is as in the profile`;
    test(title, covers(`${P}.ERROR-SCHEMA`, { error }), async ({ tools }) => {
      for (const name of names) {
        const reply = await errorOf(tools, name);
        expect(reply).toBeAnErrorLike(schemaFor(reply, profile));
      }
    });
  }

  test(`${operation}: no secret in a reply`, covers(`ERRORS-${P}.NO-SECRET`), async ({ tools, send, valid }) => {
    expect(await send(valid(operation))).toEchoNoSecret();
    for (const name of ['malformed', 'wrong-token', 'wrong-type']) expect(await errorOf(tools, name)).toEchoNoSecret();
  });
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) tokenErrors(context, operation);
  for (const operation of RESERVATION_OPERATIONS) reservationErrors(context, operation);
});
