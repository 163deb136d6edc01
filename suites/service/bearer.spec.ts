import {
  ALTERED,
  anonymous,
  authorized,
  badCredentials,
  EMPTY,
  garbageFor,
  UNSIGNED,
} from '../../cases/bad-credentials.ts';
import type { Call } from '../../cases/call.ts';
import { runToken, withMember, withQuery, withToken } from '../../cases/calls.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, headerValues } from '../../contract/evidence.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import {
  answeredWith,
  covers,
  goodBeside,
  notJudged,
  type SpecContext,
  specify,
  type Tools,
} from '../../fixtures/index.ts';

const inQuery = (call: Call) => withQuery(anonymous(call), 'access_token', runToken);
const inBody = (call: Call) => withMember(anonymous(call), 'access_token', runToken);
const inAnotherCase = (call: Call) => withToken(call, { ...runToken, altered: 'case-swapped' });
/** The refused credentials whose refusals are looked at, and their names among the bad ones. */
const REFUSED = { missing: 'missing', garbage: 'words' };

/** `challenge = auth-scheme [ 1*SP ( token68 / #auth-param ) ]` of RFC 9110 §11.6.1; a list of them reads alike. */
const TOKEN = "[!#$%&'*+.^_`|~\\w-]+";
const PARAMETER = `${TOKEN}\\s*=\\s*(?:${TOKEN}|"(?:[^"\\\\]|\\\\.)*")`;
const PARAMETERS = `${PARAMETER}(?:\\s*,\\s*${PARAMETER})*`;
const CHALLENGE = `${TOKEN}(?: +(?:${PARAMETERS}|[\\w.~+/-]+=*))?`;
const CHALLENGES = new RegExp(`^${CHALLENGE}(?:\\s*,\\s*${CHALLENGE})*$`);
const OF_BEARER = /(^|,)\s*Bearer(\s|,|$)/i;
const having401 = (exchange: Exchange) => {
  const challenged = answeredWith(exchange, 401);
  if (headerValues(challenged.reply?.headers ?? [], 'WWW-Authenticate').length > 0) return challenged;
  throw notJudged('not-applicable', 'The 401 carries no challenge', exchange);
};

/** Tests of what is the same for every operation. */
function ofOperation(context: SpecContext, operation: ReservationOperation) {
  const { test, expect, beside, besideGood, keepsOut, profile, claims } = context;
  const p = prefixOf(operation);
  const openBody = !isShown(operation, profile);
  const bad = badCredentials(profile, operation);
  const shared = [
    ['without a token', covers(`${p}.BEARER-MISSING`), 'missing'],
    ['of an inner address without a token', covers(`${p}.BEARER-FORWARDED`), 'forwarded'],
    ['with the client secret', covers(`${p}.BEARER-SECRET`), 'secret'],
    ...Object.keys(EMPTY).map(
      (empty) => [`with an empty credential: ${empty}`, covers(`${p}.BEARER-EMPTY`, { empty }), empty] as const,
    ),
    ...[...Object.keys(garbageFor(operation)), 'jwt', 'lower-case-scheme', 'twice']
      .filter((each) => each in bad)
      .map(
        (garbage) =>
          [`with an invented token: ${garbage}`, covers(`${p}.BEARER-GARBAGE`, { garbage }), garbage] as const,
      ),
    ...ALTERED.map(
      (change) => [`with an altered token: ${change}`, covers(`${p}.BEARER-ALTERED`, { change }), change] as const,
    ),
    ...Object.entries(UNSIGNED)
      .filter(([, each]) => each in bad)
      .map(
        ([written, name]) =>
          [`with an unsigned token: ${written}`, covers(`${p}.BEARER-UNSIGNED`, { written }), name] as const,
      ),
  ] as const;
  for (const [words, details, name] of shared) {
    test(`refuses ${operation} ${words}`, details, keepsOut(operation, bad, name));
  }

  // A conforming service may take these, and then the guest has left: each has a guest of its own, as has its control.
  const alone = [
    ['a bare token', covers(`${p}.BEARER-NO-SCHEME`), (call: Call) => authorized(call, runToken)],
    ['a token in another case', covers(`${p}.BEARER-CASE`), inAnotherCase],
    ['the token in the query', covers(`${p}.BEARER-IN-QUERY`), inQuery],
    ['the token in the body', covers(`${p}.BEARER-IN-BODY`), inBody],
  ] as const;
  for (const [what, details, mutate] of alone) {
    test(`refuses ${operation} with ${what}`, details, async ({ tools, send, valid }) => {
      const reply = await send(mutate(valid(operation)));
      expect(reply).toBeUnauthorized(await goodBeside(tools, operation, await send(valid(operation))));
    });
  }

  const isAuthorized = async (reply: Exchange, { send, valid }: Tools) => {
    const more = openBody ? { anonymous: await send(anonymous(valid(operation))) } : {};
    expect(reply).toBeAuthorized({ control: await send(valid(operation)), ...more });
  };
  for (const [letters, scheme] of Object.entries({ lower: 'bearer', upper: 'BEARER' })) {
    const title = `accepts ${operation} with the scheme written ${scheme}`;
    test(title, covers(`${p}.BEARER-SCHEME-CASE`, { letters }), async ({ tools, send, valid }) => {
      await isAuthorized(await send(authorized(valid(operation), [`${scheme} `, runToken])), tools);
    });
  }

  const jsonToken = covers(`${p}.BEARER-JSON-TOKEN`);
  test(`accepts ${operation} with a token from token-json`, jsonToken, async ({ tools, sendInTurn, valid }) => {
    // One token is enough for all of them.
    const claimed = RESERVATION_OPERATIONS.filter((each) => claims.includes(each));
    const calls = claimed.map((each) => withToken(valid(each), { secret: 'access_token', issuedBy: '#1' }));
    const [, ...replies] = await sendInTurn(valid('token-json'), ...calls);
    await isAuthorized(replies[claimed.indexOf(operation)] as Exchange, tools);
  });

  const syntax = covers(`${p}.BEARER-CHALLENGE-SYNTAX`);
  test(`a 401 to ${operation} has a WWW-Authenticate that can be parsed`, syntax, async ({ withControl }) => {
    for (const name of Object.values(REFUSED)) {
      const { reply } = await withControl(operation, bad, name);
      expect(having401(reply)).toHaveHeader('WWW-Authenticate', CHALLENGES);
    }
  });

  for (const [fault, name] of Object.entries(REFUSED)) {
    const title = `a 401 to ${operation} (${fault} token)`;
    const challenged = (pattern: RegExp) =>
      beside(operation, bad, name, (reply) =>
        expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate', pattern),
      );
    test(`${title} has WWW-Authenticate`, covers(`${p}.BEARER-CHALLENGE`, { fault }), challenged(/./));
    test(`${title} names the scheme Bearer`, covers(`${p}.BEARER-CHALLENGE-SCHEME`, { fault }), challenged(OF_BEARER));

    const status = besideGood(operation, bad, name, (reply, good) => {
      expect(reply).toBeUnauthorized(good);
      expect(reply).toHaveStatus(...(profile.errors?.unauthorized ?? []));
    });
    test(
      `refuses ${operation} (${fault} token) with the status of the profile`,
      covers(`${p}.UNAUTHORIZED-STATUS`, { fault }),
      status,
    );
  }

  for (const change of ['truncated', 'signature-tampered'] as const) {
    const keepsIt = besideGood(operation, bad, change, (reply, good) => {
      const status = reply.reply?.status ?? 400;
      if (status < 400 || status >= 500) throw notJudged('not-applicable', 'The token was not refused', reply);
      expect(reply).toBeUnauthorized(good);
      expect(reply).toEchoNoSecret('access_token');
    });
    const title = `a refused ${operation} does not repeat the ${change} token`;
    test(title, covers(`${p}.BEARER-NO-ECHO`, { change }), keepsIt);
  }
}

export default specify((context) => {
  const { test, expect } = context;
  const changed = covers('CHECK-IN.BEARER-JSON-ALTERED');
  test('refuses a check-in with a changed token from token-json', changed, async ({ sendInTurn, valid }) => {
    const token = { secret: 'access_token', issuedBy: '#1' } as const;
    const [, reply, control] = await sendInTurn(
      valid('token-json'),
      withToken(valid('check-in'), { ...token, altered: 'signature-tampered' }),
      withToken(valid('check-in'), token),
    );
    expect(reply).toBeUnauthorized({ control });
  });

  for (const operation of RESERVATION_OPERATIONS) ofOperation(context, operation);
});
