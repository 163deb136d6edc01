import type { Call, SecretRef } from '../../cases/call.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { operations } from '../../contract/interface.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import {
  clientSecret,
  covers,
  currentContext,
  expect,
  granted,
  notJudged,
  test,
  tokenForm,
  tokenJson,
  withHeader,
  withMethod,
  withoutBody,
  withQuery,
  withToken,
} from '../../fixtures/index.ts';

const { clientId } = currentContext();

/** A token request in either variant with another client id or secret. */
function request(operation: TokenOperation, id: string, secret: SecretRef | string = clientSecret): Call {
  return operation === 'token-form' ? tokenForm(id, secret) : tokenJson(id, secret);
}

/** The request with its credentials in the query and nothing in the body. */
function inQuery(operation: TokenOperation): Call {
  const call = withQuery(withoutBody(request(operation, clientId)), 'client_id', clientId);
  const credentials = withQuery(call, 'client_secret', clientSecret);
  return operation === 'token-form' ? withQuery(credentials, 'grant_type', 'client_credentials') : credentials;
}

const WRONG_SECRETS: Readonly<Record<string, SecretRef | string>> = {
  other: 'not-the-secret-of-this-client',
  truncated: { secret: 'client_secret', altered: 'truncated' },
  half: { secret: 'client_secret', altered: 'prefix' },
  extended: { secret: 'client_secret', altered: 'extended' },
  'case-swapped': { secret: 'client_secret', altered: 'case-swapped' },
  'client-id': clientId,
};

const WRONG_CLIENTS: Readonly<Record<string, string>> = {
  other: 'no-such-client',
  extended: `${clientId}x`,
  truncated: clientId.slice(0, -1),
  wildcard: '*',
};

const swapped = clientId === clientId.toUpperCase() ? clientId.toLowerCase() : clientId.toUpperCase();
const LOOSE_CLIENTS: Readonly<Record<string, string>> = {
  'other-case': swapped,
  'space-before': ` ${clientId}`,
  'space-after': `${clientId} `,
};

for (const operation of TOKEN_OPERATIONS) {
  const p = prefixOf(operation);

  for (const [secret, value] of Object.entries(WRONG_SECRETS)) {
    const title = `refuses ${operation} with a wrong secret: ${secret}`;
    test(title, covers(`${p}.REFUSES-WRONG-SECRET`, { secret }), async ({ send, control }) => {
      const reply = await send(request(operation, clientId, value));
      expect(reply).toBeRefusedToken({ unlike: await control(operation) });
    });
  }

  for (const [client, id] of Object.entries(WRONG_CLIENTS)) {
    const title = `refuses ${operation} of a client that does not exist: ${client}`;
    test(title, covers(`${p}.REFUSES-WRONG-CLIENT`, { client }), async ({ send, control }) => {
      expect(await send(request(operation, id))).toBeRefusedToken({ unlike: await control(operation) });
    });
  }

  for (const [client, id] of Object.entries(LOOSE_CLIENTS)) {
    const title = `refuses ${operation} with a client id written loosely: ${client}`;
    test(title, covers(`${p}.REFUSES-LOOSE-CLIENT`, { client }), async ({ send, control }) => {
      if (id === clientId) throw notJudged('not-applicable', 'The client id has no letters');
      expect(await send(request(operation, id))).toBeRefusedToken({ unlike: await control(operation) });
    });
  }

  test(
    `gives no token for a query to ${operation}`,
    covers(`${p}.REFUSES-QUERY`, { in: 'all' }),
    async ({ send, control }) => {
      expect(await send(inQuery(operation))).toIssueNoToken({ unlike: await control(operation) });
    },
  );

  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const title = `gives no token to ${method} on ${operations[operation].path}`;
    test(title, covers(`${p}.REFUSES-METHOD`, { method }), async ({ send, control }) => {
      // A GET has no body of meaning (RFC 9110 §9.3.1): a service that serves it would read the query.
      const call = method === 'GET' ? inQuery(operation) : request(operation, clientId);
      expect(await send(withMethod(call, method))).toIssueNoToken({ unlike: await control(operation) });
    });
  }

  test(
    `gives no ${operation} token without a media type`,
    covers(`${p}.REFUSES-NO-MEDIA-TYPE`),
    async ({ send, control }) => {
      const reply = await send(withHeader(request(operation, clientId), 'Content-Type', null));
      expect(reply).toIssueNoToken({ unlike: await control(operation) });
    },
  );

  test(`refuses ${operation} without a body`, covers(`${p}.REFUSES-EMPTY-BODY`), async ({ send, valid, control }) => {
    expect(await send(withoutBody(await valid(operation)))).toBeRefusedToken({ unlike: await control(operation) });
  });

  const faulty = { 'wrong-secret': request(operation, clientId, 'not-the-secret'), 'no-body': inQuery(operation) };
  for (const [after, fault] of Object.entries({ ...faulty, 'unknown-client': request(operation, 'no-such-client') })) {
    const title = `${operation}: a refusal (${after})`;

    test(`${title} after success`, covers(`${p}.REFUSES-AFTER-SUCCESS`, { after }), async ({ sendInTurn, valid }) => {
      const [before, reply] = await sendInTurn(await valid(operation), fault);
      expect(reply).toBeRefusedToken({ unlike: before });
    });

    test(`${title} is forgotten`, covers(`${p}.ACCEPTS-AFTER-REFUSAL`, { after }), async ({ sendInTurn, valid }) => {
      const [, reply] = await sendInTurn(fault, await valid(operation));
      expect(reply).toBeAccepted();
    });
  }

  test(
    `${operation}: a refusal ends no token`,
    covers(`${p}.TOKEN-SURVIVES-REFUSAL`),
    async ({ sendInTurn, valid, nextId }) => {
      const arrival = withToken(await valid('check-in'), { secret: 'access_token', issuedBy: nextId() });
      const [issued, , used] = await sendInTurn(await valid(operation), faulty['wrong-secret'], arrival);
      granted(issued);
      expect(used).toBeAuthorized();
    },
  );
}
