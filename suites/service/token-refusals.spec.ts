import { type Mutations, mutationsBy } from '../../cases/body-cases.ts';
import type { Call, SecretRef } from '../../cases/call.ts';
import { labelled, withMethod, without, withoutBody, withToken } from '../../cases/calls.ts';
import { UNKNOWN_CLIENT } from '../../cases/placeholder.ts';
import { tokenRequest, WRONG_SECRET, withCredentialsInQuery, withParameter } from '../../cases/token-requests.ts';
import { locksNobodyOut, whyNoWrongSecret, withWrongSecret } from '../../cases/wrong-secrets.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, isAccepted, replyLine } from '../../contract/evidence.ts';
import { tokenFacts } from '../../contract/interface.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { covers, givenAccepted, notJudged, type SpecContext, specify, type Tools } from '../../fixtures/index.ts';

/** Clients that do not exist, though some of them nearly do. */
function wrongClients(clientId: string, operation: TokenOperation): Readonly<Record<string, string>> {
  const oneOpen = clientId.replace(/[^_]/, '_');
  return {
    other: UNKNOWN_CLIENT,
    extended: `${clientId}x`,
    truncated: clientId.slice(0, -1),
    wildcard: '*',
    // The wildcards of SQL LIKE, one in each variant: for any text, and for any letter.
    ...(operation === 'token-form' || oneOpen === clientId ? { percent: '%' } : { underscore: oneOpen }),
    // In some languages every object has members of these names.
    prototype: '__proto__',
    constructor: 'constructor',
  };
}

/** In a query it is true of every client, and ends the query. A firewall may turn it away with any status. */
const QUERY = { query: "' OR '1'='1' -- " };

/** The client's id as a tolerant reader might take it. */
function looseClients(clientId: string): Readonly<Record<string, string>> {
  const swapped = clientId === clientId.toUpperCase() ? clientId.toLowerCase() : clientId.toUpperCase();
  return { 'other-case': swapped, 'space-before': ` ${clientId}`, 'space-after': `${clientId} ` };
}

function wrongSecrets(clientId: string): Readonly<Record<string, SecretRef | string>> {
  return {
    other: WRONG_SECRET,
    truncated: { secret: 'client_secret', altered: 'truncated' },
    half: { secret: 'client_secret', altered: 'prefix' },
    extended: { secret: 'client_secret', altered: 'extended' },
    'case-swapped': { secret: 'client_secret', altered: 'case-swapped' },
    'client-id': clientId,
  };
}

/** What a careless comparison takes for the secret; some hash functions fail over it, which issues no token either. */
const NEAR_SECRETS: Readonly<Record<string, SecretRef | string>> = {
  percent: '%',
  'full-width': { secret: 'client_secret', altered: 'full-width' },
  lengthened: { secret: 'client_secret', altered: 'lengthened' },
  preceded: { secret: 'client_secret', altered: 'preceded' },
};

/** Comparisons in constant time that fill both sides up with NUL take it for the secret: known issuers do. */
const NUL_SECRET: Readonly<Record<string, SecretRef>> = {
  'nul-ended': { secret: 'client_secret', altered: 'nul-ended' },
};

/** Token requests that no token is issued to, whatever their status. */
function misplaced(operation: TokenOperation, clientId: string): Mutations {
  const inQuery = () => withCredentialsInQuery(operation, clientId);
  return {
    query: inQuery,
    // A GET has no body of meaning (RFC 9110 §9.3.1): a service that serves it would read the query.
    GET: () => withMethod(inQuery(), 'GET'),
    PUT: (call) => withMethod(call, 'PUT'),
    PATCH: (call) => withMethod(call, 'PATCH'),
    DELETE: (call) => withMethod(call, 'DELETE'),
    'no-media-type': labelled(null),
  };
}

/** Requests with wrong secrets under the client's own id. */
function guesses(
  secrets: Readonly<Record<string, SecretRef | string>>,
  operation: TokenOperation,
  clientId: string,
): Mutations {
  const call = (name: string, secret: SecretRef | string) =>
    withWrongSecret(tokenRequest(operation, clientId, secret), name);
  return Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, () => call(name, secret)]));
}

function refusedSecrets({ test, refuses, issuesNoToken, clientId }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);
  const rows = [
    ['WRONG', wrongSecrets(clientId), `refuses ${operation} with a wrong secret`, refuses],
    ['NEAR', NEAR_SECRETS, `issues no ${operation} token for a secret that is nearly right`, issuesNoToken],
  ] as const;
  for (const [kind, secrets, title, body] of rows) {
    const mutations = guesses(secrets, operation, clientId);
    for (const secret of Object.keys(secrets)) {
      const details = covers(`${p}.REFUSES-${kind}-SECRET`, { secret });
      test(`${title}: ${secret}`, details, body(operation, mutations, secret));
    }
  }

  const nul = guesses(NUL_SECRET, operation, clientId);
  const details = covers(`${p}.REFUSES-NUL-SECRET`);
  test(`issues no ${operation} token for NUL behind the secret`, details, issuesNoToken(operation, nul, 'nul-ended'));
}

/** Of an unknown client, and without a secret: a lookup that finds no client may compare nothing with nothing. */
function withoutSecret(operation: TokenOperation): Call {
  const call = tokenRequest(operation, UNKNOWN_CLIENT);
  return operation === 'token-form' ? withParameter(call, 'client_secret', null) : without(call, 'client_secret');
}

function refusedClients({ test, refuses, issuesNoToken, clientId }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);
  const asked = (ids: Readonly<Record<string, string>>) => mutationsBy(ids, (_, id) => tokenRequest(operation, id));
  const clients: Mutations = {
    ...asked(wrongClients(clientId, operation)),
    'without-secret': () => withoutSecret(operation),
  };
  for (const client of Object.keys(clients)) {
    const details = covers(`${p}.REFUSES-WRONG-CLIENT`, { client });
    const title = `refuses ${operation} of a client that does not exist: ${client}`;
    test(title, details, refuses(operation, clients, client));
  }

  const query = covers(`${p}.REFUSES-WRONG-CLIENT`, { client: 'query' });
  test(`issues no ${operation} token for a query as client id`, query, issuesNoToken(operation, asked(QUERY), 'query'));

  const looseIds = looseClients(clientId);
  for (const [client, id] of Object.entries(looseIds)) {
    const title = `refuses ${operation} with a client id written loosely: ${client}`;
    test(title, covers(`${p}.REFUSES-LOOSE-CLIENT`, { client }), async ({ tools }) => {
      if (id === clientId) throw notJudged('not-applicable', 'The client id has no letters');
      await refuses(operation, asked(looseIds), client)(tools);
    });
  }
}

function refusedPlaces({ test, refuses, issuesNoToken, clientId }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);
  const elsewhere = misplaced(operation, clientId);
  const query = covers(`${p}.REFUSES-QUERY`, { in: 'all' });
  test(
    `issues no ${operation} token for credentials in the query`,
    query,
    issuesNoToken(operation, elsewhere, 'query'),
  );

  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const title = `issues no token to ${method} on ${tokenFacts[operation].path}`;
    test(title, covers(`${p}.REFUSES-METHOD`, { method }), issuesNoToken(operation, elsewhere, method));
  }

  const noType = covers(`${p}.REFUSES-NO-MEDIA-TYPE`);
  test(
    `issues no ${operation} token without a media type`,
    noType,
    issuesNoToken(operation, elsewhere, 'no-media-type'),
  );

  const empty: Mutations = { none: withoutBody };
  test(`refuses ${operation} without a body`, covers(`${p}.REFUSES-EMPTY-BODY`), refuses(operation, empty, 'none'));
}

const AFTER_SUCCESS = 'after success';
const FORGOTTEN = 'is forgotten';

function refusalsInTurn({ test, expect, clientId }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);
  const faulty = {
    'no-body': withoutBody(tokenRequest(operation, clientId)),
    'unknown-client': tokenRequest(operation, UNKNOWN_CLIENT),
  };
  // A success before and after each refusal.
  const inTurn = async ({ sendInTurn, valid }: Tools, after: string) => {
    const calls = Object.values(faulty).flatMap((fault) => [fault, valid(operation)]);
    const replies: readonly Exchange[] = await sendInTurn(valid(operation), ...calls);
    const at = 2 * Object.keys(faulty).indexOf(after);
    return replies.slice(at, at + 3) as [Exchange, Exchange, Exchange];
  };
  for (const after of Object.keys(faulty)) {
    const title = `${operation}: a refusal (${after})`;

    test(`${title} ${AFTER_SUCCESS}`, covers(`${p}.REFUSES-AFTER-SUCCESS`, { after }), async ({ tools }) => {
      const [control, reply] = await inTurn(tools, after);
      expect(reply).toBeRefusedToken({ control });
    });
    test(`${title} ${FORGOTTEN}`, covers(`${p}.ACCEPTS-AFTER-REFUSAL`, { after }), async ({ tools }) => {
      const [, , reply] = await inTurn(tools, after);
      expect(reply).toBeAccepted();
    });
  }
}

/** @throws if a valid request was refused right after a wrong secret: no defect, if that locks the client out */
function notLockedOut(exchange: Exchange): Exchange {
  const status = exchange.reply?.status ?? 0;
  if (status < 400 || status >= 500) return exchange;
  const line = replyLine(exchange);
  throw notJudged('undecided', `A valid request right after a wrong secret was refused (${line}): perhaps a lock-out`);
}

function wrongSecretInTurn({ test, expect, clientId, profile }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);
  const after = 'wrong-secret';
  const title = `${operation}: a refusal (${after})`;
  const inTurn = ({ sendInTurn, valid }: Tools) => {
    const arrival = withToken(valid('check-in'), { secret: 'access_token', issuedBy: '#1' });
    const wrong = withWrongSecret(tokenRequest(operation, clientId, WRONG_SECRET), 'in-turn');
    return sendInTurn(valid(operation), wrong, arrival, valid(operation));
  };
  const givenNoLockOut = () => {
    if (!locksNobodyOut(profile)) throw notJudged('not-testable', whyNoWrongSecret({ profile }));
  };

  test(`${title} ${AFTER_SUCCESS}`, covers(`${p}.REFUSES-AFTER-SUCCESS`, { after }), async ({ tools }) => {
    givenNoLockOut();
    const [control, reply] = await inTurn(tools);
    expect(reply).toBeRefusedToken({ control });
  });
  test(`${title} ${FORGOTTEN}`, covers(`${p}.ACCEPTS-AFTER-REFUSAL`, { after }), async ({ tools }) => {
    givenNoLockOut();
    const [before, , , reply] = await inTurn(tools);
    givenAccepted(before);
    expect(reply).toBeAccepted();
  });
  test(
    `${operation}: a token outlives a token request with a wrong secret`,
    covers(`${p}.TOKEN-SURVIVES-REFUSAL`),
    async ({ tools }) => {
      const [issued, , used, later] = await inTurn(tools);
      if (!locksNobodyOut(profile) && issued.reply && !isAccepted(issued)) {
        throw notJudged(
          'not-applicable',
          `No token is issued after earlier wrong secrets: ${replyLine(issued)}`,
          issued,
        );
      }
      givenAccepted(issued);
      if (!isAccepted(used) && !locksNobodyOut(profile)) notLockedOut(later);
      const control = await tools.send(tools.valid('check-in'));
      expect(used).toBeAuthorized(isAccepted(control) ? { control } : {});
    },
  );
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) {
    refusedSecrets(context, operation);
    refusedClients(context, operation);
    refusedPlaces(context, operation);
    refusalsInTurn(context, operation);
    wrongSecretInTurn(context, operation);
  }
});
