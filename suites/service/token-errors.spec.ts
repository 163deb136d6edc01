import type { Call } from '../../cases/call.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import {
  answeredWith,
  clientSecret,
  covers,
  currentContext,
  expect,
  having,
  jsonObjectIn,
  refused,
  test,
  tokenForm,
  tokenJson,
  withForm,
  withJson,
  withoutIssue,
} from '../../fixtures/index.ts';

const { clientId } = currentContext();

/** The form parameters, some of them set otherwise or, with `null`, taken away. */
function form(change: Readonly<Record<string, string | null>>): Call {
  const usual = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, ...change };
  const fields = Object.entries(usual).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return withForm(tokenForm(clientId), fields);
}

function repeating(parameter: string, value: string | typeof clientSecret): Call {
  const call = form({});
  return call.body.kind === 'form' ? withForm(call, [...call.body.fields, [parameter, value]]) : call;
}

/** Faulty requests of either variant: the one is at fault itself, the other its client. */
const FAULTY: Readonly<Record<TokenOperation, Readonly<Record<string, Call>>>> = {
  'token-form': { 'no-grant-type': form({ grant_type: null }), 'wrong-secret': form({ client_secret: 'not-it' }) },
  'token-json': {
    'no-client-id': withJson(tokenJson(clientId), { client_secret: clientSecret }),
    'wrong-secret': tokenJson(clientId, 'not-it'),
  },
};

const isText = (value: unknown) => typeof value === 'string';

for (const operation of TOKEN_OPERATIONS) {
  const p = prefixOf(operation);
  for (const [fault, call] of Object.entries(FAULTY[operation])) {
    const title = `${operation} error (${fault})`;

    test(`${title}: status`, covers(`${p}.ERROR-STATUS`, { fault }), async ({ send, control }) => {
      expect(withoutIssue(await send(call), await control(operation))).toHaveStatus(400, 401);
    });

    test(`${title}: media type`, covers(`${p}.ERROR-CONTENT-TYPE`, { fault }), async ({ send, control }) => {
      const reply = refused(await send(call), await control(operation));
      expect(reply).toHaveHeader('Content-Type', /^application\/json\s*(;|$)/i);
    });

    test(`${title}: object`, covers(`${p}.ERROR-OBJECT`, { fault }), async ({ send, control }) => {
      expect(refused(await send(call), await control(operation))).toHoldJsonObject();
    });

    test(`${title}: error`, covers(`${p}.ERROR-MEMBER`, { fault }), async ({ send, control }) => {
      const reply = refused(await send(call), await control(operation));
      expect(reply).toHaveMember('error', 'a non-empty string', (value) => isText(value) && value !== '');
    });

    test(`${title}: description`, covers(`${p}.ERROR-DESCRIPTION`, { fault }), async ({ send, control }) => {
      const reply = refused(await send(call), await control(operation));
      expect(reply).toHaveMember('error_description', 'a text for people', (value) => value !== '' && value !== null);
    });

    test(`${title}: text`, covers(`${p}.ERROR-DESCRIPTION-TYPE`, { fault }), async ({ send, control }) => {
      const reply = having(refused(await send(call), await control(operation)), 'error_description');
      expect(reply).toHaveMember('error_description', 'a string', isText);
    });

    test(`${title}: no token`, covers(`${p}.ERROR-NO-TOKEN`, { fault }), async ({ send, control }) => {
      expect(refused(await send(call), await control(operation))).toHaveNoMember('access_token');
    });

    test(`${title}: not stored`, covers(`${p}.ERROR-NO-STORE`, { fault }), async ({ send, control }) => {
      const reply = refused(await send(call), await control(operation));
      expect(reply).toHaveHeader('Cache-Control', /(^|[\s,])no-store\s*(,|$)/i);
    });
  }

  const nearly = { secret: 'client_secret', altered: 'extended' } as const;
  const sent = { right: ['no-such-client', clientSecret], nearly: [clientId, nearly] } as const;
  for (const [secret, [id, value]] of Object.entries(sent)) {
    test(
      `${operation} error keeps the ${secret} secret`,
      covers(`${p}.ERROR-NO-ECHO`, { secret }),
      async ({ send, control }) => {
        const call = operation === 'token-form' ? tokenForm(id, value) : tokenJson(id, value);
        expect(refused(await send(call), await control(operation))).toEchoNo('client_secret');
      },
    );
  }

  test(`${operation} error: challenge`, covers(`${p}.ERROR-CHALLENGE`), async ({ send, control }) => {
    const reply = refused(await send(FAULTY[operation]['wrong-secret'] as Call), await control(operation));
    expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate');
  });

  test(`${operation} tells no client`, covers(`${p}.ERROR-TELLS-NO-CLIENT`), async ({ send, control }) => {
    const request = operation === 'token-form' ? tokenForm : tokenJson;
    const wrong = refused(await send(request(clientId, 'not-it')), await control(operation));
    const unknown = refused(await send(request('no-such-client', 'not-it')), await control(operation));
    expect(unknown).toMeet('An unknown client can be told from a wrong secret', () => {
      const [expected, received] = [told(wrong), told(unknown)];
      return expected === received ? null : { expected, received };
    });
  });
}

/** What an error tells: status, code and description, without what differs from one request to the next. */
function told(exchange: Exchange): string {
  const { error, error_description: description } = jsonObjectIn(exchange) ?? {};
  const words = JSON.stringify({ error, description }) ?? '';
  const same = words.replaceAll(clientId, 'CLIENT').replaceAll('no-such-client', 'CLIENT');
  return `${exchange.reply?.status} ${same.replace(/[0-9a-f-]{8,}|\d+/gi, '#')}`;
}

const CLIENT = ['invalid_client'];
const NO_CLIENT = ['invalid_client', 'invalid_request', 'unauthorized_client'];
const GRANT = ['unsupported_grant_type'];
/** Grants of RFC 6749 that a service may know, and may refuse to this client or for what they lack. */
const KNOWN_GRANT = [...GRANT, 'unauthorized_client', 'invalid_request', 'invalid_grant'];

const CODES: Readonly<Record<string, readonly [codes: readonly string[], call: Call]>> = {
  'no-grant-type': [['invalid_request', ...GRANT], form({ grant_type: null })],
  'empty-grant-type': [['invalid_request', ...GRANT], form({ grant_type: '' })],
  'unknown-grant': [GRANT, form({ grant_type: 'no-such-grant' })],
  'grant-in-capitals': [GRANT, form({ grant_type: 'CLIENT_CREDENTIALS' })],
  password: [KNOWN_GRANT, form({ grant_type: 'password' })],
  code: [KNOWN_GRANT, form({ grant_type: 'authorization_code' })],
  refresh: [KNOWN_GRANT, form({ grant_type: 'refresh_token' })],
  'wrong-secret': [CLIENT, form({ client_secret: 'not-it' })],
  'unknown-client': [CLIENT, form({ client_id: 'no-such-client' })],
  'no-client-id': [NO_CLIENT, form({ client_id: null })],
  'empty-client-id': [NO_CLIENT, form({ client_id: '' })],
  'no-client-secret': [NO_CLIENT, form({ client_secret: null })],
  'empty-client-secret': [NO_CLIENT, form({ client_secret: '' })],
};

for (const [fault, [codes, call]] of Object.entries(CODES)) {
  test(`names the error of ${fault}`, covers('TOKEN-FORM.ERROR-CODE', { fault }), async ({ send, control }) => {
    const reply = having(refused(await send(call), await control('token-form')), 'error');
    expect(reply).toHaveMember('error', codes.join(' or '), (value) => codes.includes(String(value)));
  });

  if (fault in FAULTY['token-form']) continue;
  test(
    `token-form error (${fault}): status`,
    covers('TOKEN-FORM.ERROR-STATUS', { fault }),
    async ({ send, control }) => {
      expect(withoutIssue(await send(call), await control('token-form'))).toHaveStatus(400, 401);
    },
  );
}

const REPEATED = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
for (const [parameter, value] of Object.entries(REPEATED)) {
  const details = covers('TOKEN-FORM.ERROR-CODE-REPEATED', { parameter });
  test(`names the error of a repeated ${parameter}`, details, async ({ send, control }) => {
    const reply = having(refused(await send(repeating(parameter, value)), await control('token-form')), 'error');
    expect(reply).toHaveMember('error', 'invalid_request', (code) => code === 'invalid_request');
  });
}

// RFC 6749 §5.2: %x20-21 / %x23-5B / %x5D-7E.
const ALLOWED = /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/;
for (const member of ['error', 'error_description']) {
  for (const [fault, call] of Object.entries(FAULTY['token-form'])) {
    const details = covers('TOKEN-FORM.ERROR-CHARACTERS', { member, fault });
    test(`writes ${member} in printable ASCII (${fault})`, details, async ({ send, control }) => {
      const reply = having(refused(await send(call), await control('token-form')), member);
      expect(reply).toHaveMember(member, 'ASCII without " and \\', (value) => ALLOWED.test(String(value)));
    });
  }
}
