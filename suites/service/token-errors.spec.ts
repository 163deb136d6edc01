import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { withMember, without } from '../../cases/calls.ts';
import { UNKNOWN_CLIENT } from '../../cases/placeholder.ts';
import { tokenRequest, WRONG_SECRET, withParameter, withParameterTwice } from '../../cases/token-requests.ts';
import { withWrongSecret } from '../../cases/wrong-secrets.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import {
  answeredWith,
  covers,
  having,
  jsonObjectIn,
  refused,
  type SpecContext,
  specify,
  withoutIssue,
} from '../../fixtures/index.ts';

/** Sets a parameter of the form, or with `null` takes it away. */
const form = (name: string, value: string | null) => (call: Call) => withParameter(call, name, value);

const wrongSecret = (call: Call) => withWrongSecret(withParameter(call, 'client_secret', WRONG_SECRET), 'other');

/** Faulty requests of either variant: the one is at fault itself, the other its client. */
const FAULTY: Readonly<Record<TokenOperation, Mutations>> = {
  'token-form': { 'no-grant-type': form('grant_type', null), 'wrong-secret': wrongSecret },
  'token-json': {
    'no-client-id': (call) => without(call, 'client_id'),
    'wrong-secret': (call) => withWrongSecret(withMember(call, 'client_secret', WRONG_SECRET), 'other'),
  },
};

const CLIENT = ['invalid_client'];
const NO_CLIENT = ['invalid_client', 'invalid_request', 'unauthorized_client'];
const GRANT = ['unsupported_grant_type'];
/** Grants of RFC 6749 that a service may know, and may refuse to this client or for what they lack. */
const KNOWN_GRANT = [...GRANT, 'unauthorized_client', 'invalid_request', 'invalid_grant'];

type Coded = readonly [codes: readonly string[], mutate: Mutations[string]];

const CODES_OF_GRANTS: Readonly<Record<string, Coded>> = {
  'unknown-grant': [GRANT, form('grant_type', 'no-such-grant')],
  'grant-in-capitals': [GRANT, form('grant_type', 'CLIENT_CREDENTIALS')],
  password: [KNOWN_GRANT, form('grant_type', 'password')],
  code: [KNOWN_GRANT, form('grant_type', 'authorization_code')],
  refresh: [KNOWN_GRANT, form('grant_type', 'refresh_token')],
};
const CODES: Readonly<Record<string, Coded>> = {
  'no-grant-type': [['invalid_request', ...GRANT], form('grant_type', null)],
  'empty-grant-type': [['invalid_request', ...GRANT], form('grant_type', '')],
  ...CODES_OF_GRANTS,
  'wrong-secret': [CLIENT, wrongSecret],
  'unknown-client': [CLIENT, form('client_id', UNKNOWN_CLIENT)],
  'no-client-id': [NO_CLIENT, form('client_id', null)],
  'empty-client-id': [NO_CLIENT, form('client_id', '')],
  'no-client-secret': [NO_CLIENT, form('client_secret', null)],
  'empty-client-secret': [NO_CLIENT, form('client_secret', '')],
};
const CODED: Mutations = Object.fromEntries(Object.entries(CODES).map(([fault, [, mutate]]) => [fault, mutate]));

const PARAMETERS = ['grant_type', 'client_id', 'client_secret'];
const REPEATED: Mutations = Object.fromEntries(
  PARAMETERS.map((parameter) => [parameter, (call) => withParameterTwice(call, parameter)]),
);

// RFC 6749 §5.2: %x20-21 / %x23-5B / %x5D-7E.
const ALLOWED = /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/;

const isText = (value: unknown) => typeof value === 'string';

/** What an error tells: status, code and description, without what differs from one request to the next. */
function shown(exchange: Exchange, clientId: string): string {
  const { error, error_description: description } = jsonObjectIn(exchange) ?? {};
  const words = JSON.stringify({ error, description }) ?? '';
  const same = words.replaceAll(clientId, 'CLIENT').replaceAll(UNKNOWN_CLIENT, 'CLIENT');
  return `${exchange.reply?.status} ${same.replace(/[0-9a-f-]{8,}|\d+/gi, '#')}`;
}

const NO_STORE = /(^|[\s,])no-store\s*(,|$)/i;

/** What must hold of the error to a faulty request, by the end of the requirement's id. */
function errorForms({ expect }: SpecContext) {
  const member = (name: string, expected: string, holds: (value: unknown) => boolean) => (reply: Exchange) =>
    expect(reply).toHaveMember(name, expected, holds);
  const rows: readonly (readonly [id: string, title: string, check: (reply: Exchange, control: Exchange) => void])[] = [
    [
      'CONTENT-TYPE',
      'has the media type application/json',
      (reply) => expect(reply).toHaveHeader('Content-Type', 'application/json', /^application\/json\s*(;|$)/i),
    ],
    ['OBJECT', 'is a JSON object', (reply) => expect(reply).toHoldJsonObject()],
    ['MEMBER', 'has the member error', member('error', 'a non-empty string', (value) => isText(value) && value !== '')],
    [
      'DESCRIPTION',
      'has an error_description',
      member('error_description', 'a text for people', (v) => v !== '' && v !== null),
    ],
    [
      'DESCRIPTION-TYPE',
      'has an error_description that is a string',
      (reply) => member('error_description', 'a string', isText)(having(reply, 'error_description')),
    ],
    ['ISSUES-NOTHING', 'contains no token', (reply, control) => expect(reply).toIssueNoToken({ control })],
    [
      'NO-STORE',
      'is kept out of caches (no-store)',
      (reply) => expect(reply).toHaveHeader('Cache-Control', 'no-store', NO_STORE),
    ],
  ];
  return rows;
}

function errorForm(context: SpecContext, operation: TokenOperation) {
  const { test, expect, beside } = context;
  const p = prefixOf(operation);
  const faulty = FAULTY[operation];
  for (const fault of Object.keys(faulty)) {
    const title = `an error of ${operation} (${fault})`;
    const status = beside(operation, faulty, fault, (reply, control) =>
      expect(withoutIssue(reply, control)).toHaveStatus(400, 401),
    );
    test(`${title} has the status 400 or 401`, covers(`${p}.ERROR-STATUS`, { fault }), status);

    for (const [id, what, check] of errorForms(context)) {
      const details = covers(`${p}.ERROR-${id}` as RequirementId, { fault });
      const body = beside(operation, faulty, fault, (reply, control) => check(refused(reply, control), control));
      test(`${title} ${what}`, details, body);
    }
  }
}

function errorSecrecy({ test, expect, beside, clientId }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);
  const sent: Mutations = {
    right: () => tokenRequest(operation, UNKNOWN_CLIENT),
    nearly: () =>
      withWrongSecret(
        tokenRequest(operation, clientId, { secret: 'client_secret', altered: 'truncated' }),
        'truncated',
      ),
  };
  for (const secret of Object.keys(sent)) {
    const keepsIt = beside(operation, sent, secret, (reply, control) =>
      expect(refused(reply, control)).toEchoNoSecret('client_secret'),
    );
    test(
      `an error of ${operation} does not repeat the ${secret} secret`,
      covers(`${p}.ERROR-NO-ECHO`, { secret }),
      keepsIt,
    );
  }

  const challenge = beside(operation, FAULTY[operation], 'wrong-secret', (reply, control) =>
    expect(answeredWith(refused(reply, control), 401)).toHaveHeader('WWW-Authenticate'),
  );
  test(`a 401 of ${operation} has WWW-Authenticate`, covers(`${p}.ERROR-CHALLENGE`), challenge);

  test(
    `${operation} answers an unknown client like a wrong secret`,
    covers(`${p}.ERROR-TELLS-NO-CLIENT`),
    async ({ send, control }) => {
      const valid = await control(operation);
      const unknown = refused(await send(tokenRequest(operation, UNKNOWN_CLIENT, WRONG_SECRET)), valid);
      const wrong = refused(
        await send(withWrongSecret(tokenRequest(operation, clientId, WRONG_SECRET), 'other')),
        valid,
      );
      expect(unknown).toMeet('The reply to an unknown client differs from that to a wrong secret', () => {
        const [expected, received] = [shown(wrong, clientId), shown(unknown, clientId)];
        return expected === received ? null : { expected, received };
      });
    },
  );
}

function errorCodes({ test, expect, beside }: SpecContext) {
  const names = (mutations: Mutations, fault: string, codes: readonly string[]) =>
    beside('token-form', mutations, fault, (reply, control) => {
      const isFitting = (value: unknown) => codes.includes(String(value));
      expect(having(refused(reply, control), 'error')).toHaveMember('error', codes.join(' or '), isFitting);
    });
  for (const [fault, [codes]] of Object.entries(CODES)) {
    test(
      `an error of token-form (${fault}) has the code of RFC 6749`,
      covers('TOKEN-FORM.ERROR-CODE', { fault }),
      names(CODED, fault, codes),
    );

    if (fault in FAULTY['token-form']) continue;
    // Issuers answer 403 where a client may not use a grant that they know.
    const id = fault in CODES_OF_GRANTS ? 'TOKEN-FORM.ERROR-STATUS-GRANT' : 'TOKEN-FORM.ERROR-STATUS';
    const status = beside('token-form', CODED, fault, (reply, control) =>
      expect(withoutIssue(reply, control)).toHaveStatus(400, 401),
    );
    test(`an error of token-form (${fault}) has the status of RFC 6749`, covers(id, { fault }), status);
  }

  for (const parameter of PARAMETERS) {
    const details = covers('TOKEN-FORM.ERROR-CODE-REPEATED', { parameter });
    test(
      `an error over a repeated ${parameter} has the code invalid_request`,
      details,
      names(REPEATED, parameter, ['invalid_request']),
    );
  }
}

function errorCharacters({ test, expect, beside }: SpecContext) {
  const faulty = FAULTY['token-form'];
  for (const member of ['error', 'error_description']) {
    for (const fault of Object.keys(faulty)) {
      const printable = beside('token-form', faulty, fault, (reply, control) => {
        const isAllowed = (value: unknown) => ALLOWED.test(String(value));
        expect(having(refused(reply, control), member)).toHaveMember(member, 'ASCII without " and \\', isAllowed);
      });
      const details = covers('TOKEN-FORM.ERROR-CHARACTERS', { member, fault });
      test(`an error of token-form (${fault}) writes ${member} in printable ASCII`, details, printable);
    }
  }
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) {
    errorForm(context, operation);
    errorSecrecy(context, operation);
  }
  errorCodes(context);
  errorCharacters(context);
});
