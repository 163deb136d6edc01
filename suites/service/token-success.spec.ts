import { newestTokensUsed } from '../../cases/token-requests.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import { covers, granted, having, jsonObjectIn, type SpecContext, specify, type Tools } from '../../fixtures/index.ts';

const LONGEST_LIFE_SECONDS = 31 * 86_400;
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

function grantedReply({ test, expect }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);

  test(`answers ${operation} with an object`, covers(`${p}.SUCCESS-OBJECT`), async ({ send, valid }) => {
    expect(granted(await send(valid(operation)))).toHoldJsonObject();
  });

  test(`answers ${operation} with JSON`, covers(`${p}.SUCCESS-CONTENT-TYPE`), async ({ send, valid }) => {
    expect(granted(await send(valid(operation)))).toHaveHeader('Content-Type', /^application\/json\s*(;|$)/i);
  });

  test(`issues access_token by ${operation}`, covers(`${p}.SUCCESS-ACCESS-TOKEN`), async ({ send, valid }) => {
    const reply = granted(await send(valid(operation)));
    expect(reply).toHaveMember('access_token', 'a non-empty string', (v) => typeof v === 'string' && v !== '');
  });

  test(`issues a sendable token by ${operation}`, covers(`${p}.SUCCESS-TOKEN-CHARACTERS`), async ({ send, valid }) => {
    const reply = having(granted(await send(valid(operation))), 'access_token');
    // A token was taken out of the reply before the test saw it, unless it is too short to be looked for.
    const safe = reply.issued[0]?.headerSafe;
    const expected = 'characters that a header field can carry (letters, digits, -._~+/)';
    expect(reply).toHaveMember('access_token', expected, (value) => safe ?? TOKEN.test(String(value)));
  });

  test(`gives ${operation} a lifetime`, covers(`${p}.SUCCESS-EXPIRES-IN`), async ({ send, valid }) => {
    const reply = granted(await send(valid(operation)));
    expect(reply).toHaveMember('expires_in', 'a JSON integer', Number.isInteger);
  });

  test(`gives ${operation} a life to live`, covers(`${p}.SUCCESS-EXPIRES-IN-POSITIVE`), async ({ send, valid }) => {
    const reply = having(granted(await send(valid(operation))), 'expires_in');
    expect(reply).toHaveMember('expires_in', 'more than 0', (v) => Number(v) > 0);
  });

  test(`counts ${operation} in seconds`, covers(`${p}.SUCCESS-EXPIRES-IN-SECONDS`), async ({ send, valid }) => {
    const reply = having(granted(await send(valid(operation))), 'expires_in');
    expect(reply).toHaveMember('expires_in', 'at most 31 days', (v) => Number(v) <= LONGEST_LIFE_SECONDS);
  });

  test(`keeps ${operation} out of caches`, covers(`${p}.SUCCESS-NO-STORE`), async ({ send, valid }) => {
    expect(granted(await send(valid(operation)))).toHaveHeader('Cache-Control', /(^|[\s,])no-store\s*(,|$)/i);
  });

  test(`answers ${operation} without the secret`, covers(`${p}.SUCCESS-NO-ECHO`), async ({ send, valid }) => {
    expect(granted(await send(valid(operation)))).toEchoNo('client_secret');
  });
}

/** Tokens that are asked for in turn and, where check-ins may be sent, used. */
async function newestTokens(
  { sendInTurn, valid, run }: Pick<Tools, 'sendInTurn' | 'valid' | 'run'>,
  operation: TokenOperation,
): Promise<{ before: Exchange; after: Exchange; used: readonly Exchange[] }> {
  const request = valid(operation);
  if (!run.claims.includes('check-in')) {
    const [before, after] = await sendInTurn(request, request);
    return { before, after, used: [] };
  }
  const calls = newestTokensUsed(request, valid('check-in'), valid('check-in'));
  const [, firstUse, before, after, secondUse] = await sendInTurn(...calls);
  return { before, after, used: [firstUse, secondUse] };
}

function tokensInUse({ test, expect }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);

  test(`takes the ${operation} token`, covers(`${p}.TOKEN-USABLE`), async ({ sendInTurn, valid, run }) => {
    const { used } = await newestTokens({ sendInTurn, valid, run }, operation);
    expect(used[0] as Exchange).toBeAuthorized();
  });

  test(`answers ${operation} twice`, covers(`${p}.SECOND-REQUEST`), async ({ sendInTurn, valid, run }) => {
    const { before, after } = await newestTokens({ sendInTurn, valid, run }, operation);
    granted(before);
    expect(after).toBeAccepted();
  });

  test(
    `takes the second ${operation} token`,
    covers(`${p}.SECOND-TOKEN-USABLE`),
    async ({ sendInTurn, valid, run }) => {
      const { used } = await newestTokens({ sendInTurn, valid, run }, operation);
      expect(used[1] as Exchange).toBeAuthorized();
    },
  );
}

function ofOneVariant({ test, expect }: SpecContext) {
  test('answers valid credentials with 200', covers('TOKEN-FORM.SUCCESS-STATUS'), async ({ send, valid }) => {
    expect(await send(valid('token-form'))).toHaveStatus(200);
  });

  test('answers valid credentials with success', covers('TOKEN-JSON.SUCCESS-STATUS'), async ({ send, valid }) => {
    expect(await send(valid('token-json'))).toBeAccepted();
  });

  test('issues a bearer token', covers('TOKEN-FORM.SUCCESS-TOKEN-TYPE'), async ({ send, valid }) => {
    const reply = granted(await send(valid('token-form')));
    expect(reply).toHaveMember('token_type', 'Bearer', (v) => typeof v === 'string' && v.toLowerCase() === 'bearer');
  });

  test('spells Bearer as documented', covers('TOKEN-FORM.SUCCESS-TOKEN-TYPE-SPELLING'), async ({ send, valid }) => {
    const reply = having(granted(await send(valid('token-form'))), 'token_type');
    expect(reply).toHaveMember('token_type', 'Bearer', (v) => v === 'Bearer');
  });

  test('keeps old caches out too', covers('TOKEN-FORM.SUCCESS-PRAGMA'), async ({ send, valid }) => {
    expect(granted(await send(valid('token-form')))).toHaveHeader('Pragma', /(^|[\s,])no-cache\s*(,|$)/i);
  });

  test('records the type of JSON tokens', covers('TOKEN-JSON.SUCCESS-TOKEN-TYPE'), async ({ send, valid, note }) => {
    const reply = granted(await send(valid('token-json')));
    note(`token_type is ${JSON.stringify(jsonObjectIn(reply)?.['token_type']) ?? 'not given'}`);
  });
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) {
    grantedReply(context, operation);
    tokensInUse(context, operation);
  }
  ofOneVariant(context);
});
