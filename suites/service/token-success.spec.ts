import { tokenForm, withToken } from '../../cases/calls.ts';
import { newestTokensUsed } from '../../cases/token-requests.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, flawOf, headerValues, isAccepted, replyLine, type TokenFlaw } from '../../contract/evidence.ts';
import { TOKEN_OPERATIONS, type TokenOperation } from '../../contract/words.ts';
import {
  covers,
  givenAccepted,
  having,
  jsonObjectIn,
  notJudged,
  type SpecContext,
  specify,
  type Tools,
} from '../../fixtures/index.ts';

const LONGEST_LIFE_SECONDS = 31 * 86_400;
/** How much later a token is used that lives much longer: no longer than the run waits for another one to expire. */
const SECONDS_LATER = 5;
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;
const FLAWS = {
  unsendable: { id: 'SUCCESS-TOKEN-SENDABLE', expected: 'neither white space nor control characters, ASCII alone' },
  telltale: { id: 'TOKEN-HOLDS-NO-SECRET', expected: 'a token that does not hold the client secret' },
  guessable: { id: 'SUCCESS-TOKEN-LENGTH', expected: '16 characters at least' },
} as const satisfies Record<TokenFlaw, { id: string; expected: string }>;

function grantedReply({ test, expect }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);

  test(`answers ${operation} with an object`, covers(`${p}.SUCCESS-OBJECT`), async ({ send, valid }) => {
    expect(givenAccepted(await send(valid(operation)))).toHoldJsonObject();
  });

  test(`answers ${operation} with JSON`, covers(`${p}.SUCCESS-CONTENT-TYPE`), async ({ send, valid }) => {
    expect(givenAccepted(await send(valid(operation)))).toHaveHeader('Content-Type', /^application\/json\s*(;|$)/i);
  });

  test(`issues access_token by ${operation}`, covers(`${p}.SUCCESS-ACCESS-TOKEN`), async ({ send, valid }) => {
    const reply = givenAccepted(await send(valid(operation)));
    expect(reply).toHaveMember('access_token', 'a non-empty string', (v) => typeof v === 'string' && v !== '');
  });

  test(`issues a sendable token by ${operation}`, covers(`${p}.SUCCESS-TOKEN-ALPHABET`), async ({ send, valid }) => {
    const reply = having(givenAccepted(await send(valid(operation))), 'access_token');
    // A token was taken out of the reply before the test saw it, unless it is too short to be looked for.
    const safe = reply.issued[0]?.headerSafe;
    const expected = 'letters, digits and -._~+/ alone, and = at its end';
    expect(reply).toHaveMember('access_token', expected, (value) => safe ?? TOKEN.test(String(value)));
  });

  for (const [flaw, { id, expected }] of Object.entries(FLAWS)) {
    test(`issues no ${flaw} token by ${operation}`, covers(`${p}.${id}`), async ({ send, valid }) => {
      const reply = having(givenAccepted(await send(valid(operation))), 'access_token');
      // What is too short to be taken out of the reply still stands in it.
      const found = (value: unknown) => (reply.issued[0] ? reply.issued[0].flaw : flawOf(String(value)));
      expect(reply).toHaveMember('access_token', expected, (value) => found(value) !== flaw);
    });
  }

  test(`gives ${operation} a lifetime`, covers(`${p}.SUCCESS-EXPIRES-IN`), async ({ send, valid }) => {
    const reply = givenAccepted(await send(valid(operation)));
    expect(reply).toHaveMember('expires_in', 'a JSON integer', Number.isInteger);
  });

  test(`gives ${operation} a life to live`, covers(`${p}.SUCCESS-EXPIRES-IN-POSITIVE`), async ({ send, valid }) => {
    const reply = having(givenAccepted(await send(valid(operation))), 'expires_in');
    expect(reply).toHaveMember('expires_in', 'more than 0', (v) => Number(v) > 0);
  });

  test(`counts ${operation} in seconds`, covers(`${p}.SUCCESS-EXPIRES-IN-SECONDS`), async ({ send, valid }) => {
    const reply = having(givenAccepted(await send(valid(operation))), 'expires_in');
    expect(reply).toHaveMember('expires_in', 'at most 31 days', (v) => Number(v) <= LONGEST_LIFE_SECONDS);
  });

  test(`keeps ${operation} out of caches`, covers(`${p}.SUCCESS-NO-STORE`), async ({ send, valid }) => {
    expect(givenAccepted(await send(valid(operation)))).toHaveHeader('Cache-Control', /(^|[\s,])no-store\s*(,|$)/i);
  });

  test(`answers ${operation} without the secret`, covers(`${p}.SUCCESS-NO-ECHO`), async ({ send, valid }) => {
    expect(givenAccepted(await send(valid(operation)))).toEchoNoSecret('client_secret');
  });
}

/** Fields by which a reply asks for more than to be read. */
const ASKING = ['Set-Cookie', 'Location', 'Access-Control-Allow-Origin'];

/** What stands in the header section of a token reply. */
function headerSection({ test, expect }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);

  test(
    `shows the ${operation} token in the body alone`,
    covers(`${p}.SUCCESS-TOKEN-IN-BODY`),
    async ({ send, valid }) => {
      const reply = givenAccepted(await send(valid(operation)));
      expect(reply).toMeet('The token stands in a header field', () => {
        const [name] = reply.reply?.headers.find(([, value]) => value.includes('<access_token')) ?? [];
        return name === undefined
          ? null
          : { expected: 'the token in the body alone', received: `it stands in ${name}` };
      });
    },
  );

  const details = covers(`${p}.SUCCESS-FIELDS`);
  test(`records what else the ${operation} reply asks for`, details, async ({ send, valid, note }) => {
    const { headers = [] } = givenAccepted(await send(valid(operation))).reply ?? {};
    const there = ASKING.filter((name) => headerValues(headers, name).length > 0);
    note(there.length === 0 ? 'nothing' : there.join(', '));
  });
}

/** A check-in with the run's token, where that is accepted: beside it any refusal is the token's. */
async function besideAccepted({ send, valid }: Pick<Tools, 'send' | 'valid'>): Promise<{ control?: Exchange }> {
  const control = await send(valid('check-in'));
  return isAccepted(control) ? { control } : {};
}

/** Tokens that are asked for in turn and, where check-ins may be sent, used. */
async function newestTokens(
  { sendInTurn, valid, run }: Pick<Tools, 'sendInTurn' | 'valid' | 'run'>,
  operation: TokenOperation,
): Promise<{ before: Exchange; after: Exchange; used: readonly Exchange[]; reuse: Exchange }> {
  const request = valid(operation);
  if (!run.claims.includes('check-in')) {
    const [before, after] = await sendInTurn(request, request);
    return { before, after, used: [], reuse: after };
  }
  const calls = newestTokensUsed(request, valid('check-in'), valid('check-in'), valid('check-in'));
  const [, firstUse, reuse, before, after, secondUse] = await sendInTurn(...calls);
  return { before, after, used: [firstUse, secondUse], reuse };
}

function tokensInUse({ test, expect }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);

  test(`takes the ${operation} token`, covers(`${p}.TOKEN-USABLE`), async ({ send, sendInTurn, valid, run }) => {
    const { used } = await newestTokens({ sendInTurn, valid, run }, operation);
    expect(used[0] as Exchange).toBeAuthorized(await besideAccepted({ send, valid }));
  });

  test(
    `takes the ${operation} token again on another connection`,
    covers(`${p}.TOKEN-OVER-CONNECTIONS`),
    async ({ sendInTurn, valid, run }) => {
      const { used, reuse } = await newestTokens({ sendInTurn, valid, run }, operation);
      const [control] = used as [Exchange];
      if (!isAccepted(control))
        throw notJudged('undecided', `Its first use was not accepted: ${replyLine(control)}`, reuse);
      expect(reuse).toBeAuthorized({ control });
    },
  );

  test(`answers ${operation} twice`, covers(`${p}.SECOND-REQUEST`), async ({ sendInTurn, valid, run }) => {
    const { before, after } = await newestTokens({ sendInTurn, valid, run }, operation);
    givenAccepted(before);
    expect(after).toBeAccepted();
  });

  test(
    `takes the second ${operation} token`,
    covers(`${p}.SECOND-TOKEN-USABLE`),
    async ({ send, sendInTurn, valid, run }) => {
      const { used } = await newestTokens({ sendInTurn, valid, run }, operation);
      expect(used[1] as Exchange).toBeAuthorized(await besideAccepted({ send, valid }));
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
    const reply = givenAccepted(await send(valid('token-form')));
    expect(reply).toHaveMember('token_type', 'Bearer', (v) => typeof v === 'string' && v.toLowerCase() === 'bearer');
  });

  test('spells Bearer as documented', covers('TOKEN-FORM.SUCCESS-TOKEN-TYPE-SPELLING'), async ({ send, valid }) => {
    const reply = having(givenAccepted(await send(valid('token-form'))), 'token_type');
    expect(reply).toHaveMember('token_type', 'Bearer', (v) => v === 'Bearer');
  });

  test('keeps old caches out too', covers('TOKEN-FORM.SUCCESS-PRAGMA'), async ({ send, valid }) => {
    expect(givenAccepted(await send(valid('token-form')))).toHaveHeader('Pragma', /(^|[\s,])no-cache\s*(,|$)/i);
  });

  const noRefresh = covers('TOKEN-JSON.SUCCESS-NO-REFRESH-TOKEN');
  test('issues no refresh token with a JSON token', noRefresh, async ({ send, valid }) => {
    expect(givenAccepted(await send(valid('token-json')))).toHaveNoMember('refresh_token');
  });

  // By now all other topics have used the run's token, hundreds of times and side by side.
  test('takes the token of the run to its end', covers('TOKEN-FORM.TOKEN-LASTS'), async ({ control }) => {
    expect(await control('check-in')).toBeAuthorized();
  });

  const late = covers('TOKEN-JSON.TOKEN-LASTS');
  test('takes a JSON token after some seconds', late, async ({ send, sendInTurn, valid }) => {
    const use = withToken(valid('check-in'), { secret: 'access_token', issuedBy: '#1' });
    const after = { ...use, notBefore: { exchange: '#1', seconds: SECONDS_LATER } };
    const [issued, reply] = await sendInTurn(valid('token-json'), after);
    const life = jsonObjectIn(givenAccepted(issued))?.['expires_in'];
    if (typeof life !== 'number' || life < 2 * SECONDS_LATER) {
      throw notJudged('not-testable', `The token is not known to live for ${2 * SECONDS_LATER} s`, issued);
    }
    expect(reply).toBeAuthorized(await besideAccepted({ send, valid }));
  });

  const perClient = covers('TOKEN-FORM.TOKEN-PER-CLIENT');
  test('issues another token to another client', perClient, async ({ send, valid, run }) => {
    const { id } = run.profile.token?.shortLivedClient ?? { id: '' };
    const other = await send(tokenForm(id, { secret: 'short_lived_secret' }));
    if (!isAccepted(other)) throw notJudged('not-testable', 'The client of the profile got no token', other);
    const [own] = givenAccepted(await send(valid('token-form'))).issued;
    expect(other).toMeet('Two clients got the same token', () =>
      own && other.issued[0]?.tag === own.tag ? { expected: 'a token of its own', received: 'the same token' } : null,
    );
  });

  test('records the type of JSON tokens', covers('TOKEN-JSON.SUCCESS-TOKEN-TYPE'), async ({ send, valid, note }) => {
    const reply = givenAccepted(await send(valid('token-json')));
    note(`token_type is ${JSON.stringify(jsonObjectIn(reply)?.['token_type']) ?? 'not given'}`);
  });
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) {
    grantedReply(context, operation);
    headerSection(context, operation);
    tokensInUse(context, operation);
  }
  ofOneVariant(context);
});
