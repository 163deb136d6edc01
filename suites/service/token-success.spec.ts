import { withToken } from '../../cases/calls.ts';
import { newestTokensUsed } from '../../cases/token-requests.ts';
import type { RequirementId } from '../../contract/catalogue/index.ts';
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
/** Issuers round, and their clocks may differ from those of their gateways. */
const ROUNDED_SECONDS = 60;
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;
const FLAWS = {
  unsendable: { id: 'SUCCESS-TOKEN-SENDABLE', expected: 'only ASCII, without white space and control characters' },
  telltale: { id: 'TOKEN-HOLDS-NO-SECRET', expected: 'a token that does not hold the client secret' },
  guessable: { id: 'SUCCESS-TOKEN-LENGTH', expected: '16 characters at least' },
} as const satisfies Record<TokenFlaw, { id: string; expected: string }>;

/** How long a reply says that its token lives, from its issue by the service's clock; `null`: it does not say. */
function secondsLeft({ issued, reply, sentAt }: Exchange): number | null {
  const [date = sentAt] = headerValues(reply?.headers ?? [], 'Date');
  const { exp } = issued[0] ?? {};
  return exp === undefined || Number.isNaN(Date.parse(date)) ? null : Math.round(exp - Date.parse(date) / 1000);
}

/** What must hold of the reply that grants a token, by the end of the requirement's id. */
function grantedReply({ test, expect, replies }: SpecContext, operation: TokenOperation) {
  const member = (name: string, expected: string, holds: (value: unknown) => boolean) => (reply: Exchange) =>
    expect(reply).toHaveMember(name, expected, holds);
  // What is no number is a matter of SUCCESS-EXPIRES-IN alone.
  const isPositive = member('expires_in', 'more than 0', (value) => !(Number(value) <= 0));
  const isInSeconds = member('expires_in', 'at most 31 days', (value) => !(Number(value) > LONGEST_LIFE_SECONDS));
  const where = (name: string, check: (reply: Exchange) => void) => (reply: Exchange) => check(having(reply, name));
  const header = (name: string, words: string, pattern: RegExp) => (reply: Exchange) =>
    expect(reply).toHaveHeader(name, words, pattern);
  const rows: readonly (readonly [id: string, title: string, check: (reply: Exchange) => void])[] = [
    ['SUCCESS-OBJECT', `${operation} answers with a JSON object`, (reply) => expect(reply).toHoldJsonObject()],
    [
      'SUCCESS-CONTENT-TYPE',
      `${operation} answers with the media type application/json`,
      header('Content-Type', 'application/json', /^application\/json\s*(;|$)/i),
    ],
    [
      'SUCCESS-ACCESS-TOKEN',
      `${operation} issues an access_token`,
      member('access_token', 'a non-empty string', (v) => typeof v === 'string' && v !== ''),
    ],
    [
      'SUCCESS-TOKEN-ALPHABET',
      `${operation} issues a token in the characters of RFC 6750`,
      where('access_token', (reply) => {
        // A token was taken out of the reply before the test saw it, unless it is too short to be looked for.
        const safe = reply.issued[0]?.headerSafe;
        const expected = 'only letters, digits and -._~+/, and = at its end';
        expect(reply).toHaveMember('access_token', expected, (value) => safe ?? TOKEN.test(String(value)));
      }),
    ],
    ...Object.entries(FLAWS).map(
      ([flaw, { id, expected }]) =>
        [
          id,
          `issues no ${flaw} token by ${operation}`,
          where('access_token', (reply) => {
            // What is too short to be taken out of the reply is still in it.
            const found = (value: unknown) => (reply.issued[0] ? reply.issued[0].flaw : flawOf(String(value)));
            expect(reply).toHaveMember('access_token', expected, (value) => found(value) !== flaw);
          }),
        ] as const,
    ),
    [
      'SUCCESS-EXPIRES-IN',
      `${operation} says in expires_in how long the token lives`,
      member('expires_in', 'a JSON integer', Number.isInteger),
    ],
    ['SUCCESS-EXPIRES-IN-POSITIVE', `${operation} says an expires_in above zero`, where('expires_in', isPositive)],
    ['SUCCESS-EXPIRES-IN-SECONDS', `${operation} counts expires_in in seconds`, where('expires_in', isInSeconds)],
    [
      'SUCCESS-EXPIRES-IN-AS-TOKEN',
      `${operation} says no longer life in expires_in than the token has`,
      where('expires_in', (reply) => {
        const left = secondsLeft(reply);
        if (left === null) throw notJudged('not-applicable', 'The token does not say when it ends', reply);
        const isAsLong = (value: unknown) => !(Number(value) > left + ROUNDED_SECONDS);
        expect(reply).toHaveMember('expires_in', `at most ${left}, by the exp of the token`, isAsLong);
      }),
    ],
    [
      'SUCCESS-NO-STORE',
      `${operation} keeps the token out of caches (no-store)`,
      header('Cache-Control', 'no-store', /(^|[\s,])no-store\s*(,|$)/i),
    ],
    [
      'SUCCESS-NO-ECHO',
      `${operation} does not repeat the client secret`,
      (r) => expect(r).toEchoNoSecret('client_secret'),
    ],
    [
      'SUCCESS-TOKEN-IN-BODY',
      `${operation} shows the token only in the body`,
      (reply) =>
        expect(reply).toMeet('The token is also in a header field', () => {
          const [name] = reply.reply?.headers.find(([, value]) => value.includes('<access_token')) ?? [];
          return name ? { expected: 'the token only in the body', received: `it is also in ${name}` } : null;
        }),
    ],
  ];
  const p = prefixOf(operation);
  for (const [id, title, check] of rows) {
    const body = replies(operation, (reply) => check(givenAccepted(reply)));
    test(title, covers(`${p}.${id}` as RequirementId), body);
  }

  // Fields by which a reply asks for more than to be read.
  const asking = ['Set-Cookie', 'Location', 'Access-Control-Allow-Origin'];
  const details = covers(`${p}.SUCCESS-FIELDS`);
  test(`records what else the ${operation} reply holds`, details, async ({ send, valid, note }) => {
    const { headers = [] } = givenAccepted(await send(valid(operation))).reply ?? {};
    note(asking.filter((name) => headerValues(headers, name).length > 0).join(', ') || 'nothing');
  });
}

/** A check-in with the run's token, where that is accepted: then any refusal is the token's. */
async function besideAccepted({ send, valid }: Tools): Promise<{ control?: Exchange }> {
  const control = await send(valid('check-in'));
  return isAccepted(control) ? { control } : {};
}

/** Tokens that are asked for in turn and, where check-ins may be sent, used. */
async function newestTokens({ sendInTurn, valid, run }: Tools, operation: TokenOperation) {
  const request = valid(operation);
  if (!run.claims.includes('check-in')) {
    const [before, after] = await sendInTurn(request, request);
    return { before, after, used: [] as readonly Exchange[], reuse: after };
  }
  const calls = newestTokensUsed(request, valid('check-in'), valid('check-in'), valid('check-in'));
  const [, firstUse, reuse, before, after, secondUse] = await sendInTurn(...calls);
  return { before, after, used: [firstUse, secondUse] as readonly Exchange[], reuse };
}

function tokensInUse({ test, expect }: SpecContext, operation: TokenOperation) {
  const p = prefixOf(operation);

  test(`accepts a check-in with the ${operation} token`, covers(`${p}.TOKEN-USABLE`), async ({ tools }) => {
    const { used } = await newestTokens(tools, operation);
    expect(used[0] as Exchange).toBeAuthorized(await besideAccepted(tools));
  });

  const again = covers(`${p}.TOKEN-OVER-CONNECTIONS`);
  test(`accepts the ${operation} token again on another connection`, again, async ({ tools }) => {
    const { used, reuse } = await newestTokens(tools, operation);
    const [control] = used as [Exchange];
    if (isAccepted(control)) return expect(reuse).toBeAuthorized({ control });
    throw notJudged('undecided', `Its first use was not accepted: ${replyLine(control)}`, reuse);
  });

  test(`${operation} answers a second request`, covers(`${p}.SECOND-REQUEST`), async ({ tools }) => {
    const { before, after } = await newestTokens(tools, operation);
    givenAccepted(before);
    expect(after).toBeAccepted();
  });

  test(`${operation} answers two requests at once`, covers(`${p}.IN-PARALLEL`), async ({ sendAtOnce, valid }) => {
    // As several workers of one hotel system ask that start together.
    for (const reply of await sendAtOnce(valid(operation), valid(operation))) expect(reply).toBeAccepted();
  });

  test(
    `accepts a check-in with the second ${operation} token`,
    covers(`${p}.SECOND-TOKEN-USABLE`),
    async ({ tools }) => {
      const { used } = await newestTokens(tools, operation);
      expect(used[1] as Exchange).toBeAuthorized(await besideAccepted(tools));
    },
  );
}

function ofOneVariant({ test, expect, accepts, replies }: SpecContext) {
  const with200 = replies('token-form', (reply) => expect(reply).toHaveStatus(200));
  test('token-form answers valid credentials with 200', covers('TOKEN-FORM.SUCCESS-STATUS'), with200);
  test('token-json answers valid credentials with success', covers('TOKEN-JSON.SUCCESS-STATUS'), accepts('token-json'));

  const bearer = replies('token-form', (reply) => {
    const isBearer = (v: unknown) => typeof v === 'string' && v.toLowerCase() === 'bearer';
    expect(givenAccepted(reply)).toHaveMember('token_type', 'Bearer', isBearer);
  });
  test('token_type is bearer, in any case of letters', covers('TOKEN-FORM.SUCCESS-TOKEN-TYPE'), bearer);

  const spelling = replies('token-form', (reply) =>
    expect(having(givenAccepted(reply), 'token_type')).toHaveMember('token_type', 'Bearer', (v) => v === 'Bearer'),
  );
  test('token_type is spelled Bearer, as documented', covers('TOKEN-FORM.SUCCESS-TOKEN-TYPE-SPELLING'), spelling);

  const pragma = replies('token-form', (reply) =>
    expect(givenAccepted(reply)).toHaveHeader('Pragma', 'no-cache', /(^|[\s,])no-cache\s*(,|$)/i),
  );
  test('token-form has Pragma: no-cache', covers('TOKEN-FORM.SUCCESS-PRAGMA'), pragma);

  const noRefresh = replies('token-json', (reply) => expect(givenAccepted(reply)).toHaveNoMember('refresh_token'));
  test('token-json issues no refresh token', covers('TOKEN-JSON.SUCCESS-NO-REFRESH-TOKEN'), noRefresh);

  // By now all other topics have used the run's token, hundreds of times and side by side.
  test("accepts the run's token to the end of the run", covers('TOKEN-FORM.TOKEN-LASTS'), async ({ control }) => {
    expect(await control('check-in')).toBeAuthorized();
  });

  const late = covers('TOKEN-JSON.TOKEN-LASTS');
  test('accepts a token from token-json after some seconds', late, async ({ tools, sendInTurn, valid }) => {
    const use = withToken(valid('check-in'), { secret: 'access_token', issuedBy: '#1' });
    const after = { ...use, notBefore: { exchange: '#1', seconds: SECONDS_LATER } };
    const [issued, reply] = await sendInTurn(valid('token-json'), after);
    const life = jsonObjectIn(givenAccepted(issued))?.['expires_in'];
    if (typeof life !== 'number' || life < 2 * SECONDS_LATER) {
      throw notJudged('not-testable', `The token is not known to live for ${2 * SECONDS_LATER} s`, issued);
    }
    expect(reply).toBeAuthorized(await besideAccepted(tools));
  });

  test(
    'records the token_type of token-json',
    covers('TOKEN-JSON.SUCCESS-TOKEN-TYPE'),
    async ({ send, valid, note }) => {
      const reply = givenAccepted(await send(valid('token-json')));
      note(`token_type is ${JSON.stringify(jsonObjectIn(reply)?.['token_type']) ?? 'not given'}`);
    },
  );
}

export default specify((context) => {
  for (const operation of TOKEN_OPERATIONS) {
    grantedReply(context, operation);
    tokensInUse(context, operation);
  }
  ofOneVariant(context);
});
