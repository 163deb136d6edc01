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
import { oneOfEach, pinned, runToken, withMember, without, withQuery, withToken } from '../../cases/calls.ts';
import { DATED } from '../../cases/hotels.ts';
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
/** A token of the JSON variant, by the exchange that issued it. */
const OF_JSON = { secret: 'access_token', issuedBy: '#1' } as const;
/** The bad credentials whose refusals are examined, and their names. */
const REFUSED = { missing: 'missing', garbage: 'words' };

/** `challenge = auth-scheme [ 1*SP ( token68 / #auth-param ) ]` of RFC 9110 §11.6.1; a list of them reads alike. */
const TOKEN = "[!#$%&'*+.^_`|~\\w-]+";
const PARAMETER = `${TOKEN}\\s*=\\s*(?:${TOKEN}|"(?:[^"\\\\]|\\\\.)*")`;
const PARAMETERS = `${PARAMETER}(?:\\s*,\\s*${PARAMETER})*`;
const CHALLENGE = `${TOKEN}(?: +(?:${PARAMETERS}|[\\w.~+/-]+=*))?`;
const CHALLENGES = new RegExp(`^${CHALLENGE}(?:\\s*,\\s*${CHALLENGE})*$`);
const CHALLENGES_WORDS = 'a challenge as RFC 9110 §11.6.1 writes it (a value with spaces is quoted)';
const OF_BEARER = /(^|,)\s*Bearer(\s|,|$)/i;
const having401 = (exchange: Exchange) => {
  const challenged = answeredWith(exchange, 401);
  if (headerValues(challenged.reply?.headers ?? [], 'WWW-Authenticate').length > 0) return challenged;
  throw notJudged('not-applicable', 'The 401 carries no challenge', exchange);
};

/**
 * Reports with one token of the JSON variant: one for each operation, then check-ins, at another hotel first. The last
 * two but one have the token altered, or without its name.
 */
async function withJsonToken({ claims, values }: SpecContext, { sendInTurn, stay, valid, conforming }: Tools) {
  const [, hotel] = values.hotels;
  const arriving = () => valid('check-in');
  const checkIns = {
    ...(hotel ? { elsewhere: conforming(pinned(valid('check-in', stay(hotel)), ...DATED)) } : {}),
    later: arriving(),
    altered: arriving(),
    faulty: without(arriving(), 'guestLastName'),
    last: arriving(),
  };
  const claimed = oneOfEach(claims);
  const more = claims.includes('check-in') ? Object.entries(checkIns) : [];
  const calls = [...claimed.map((each) => valid(each)), ...more.map(([, call]) => call)];
  const token = (call: Call) =>
    call === checkIns.altered ? { ...OF_JSON, altered: 'signature-tampered' as const } : OF_JSON;
  const [, ...replies] = await sendInTurn(valid('token-json'), ...calls.map((call) => withToken(call, token(call))));
  const named = (names: readonly string[], from: number) =>
    Object.fromEntries(names.map((name, at) => [name, replies[from + at] as Exchange]));
  const names = more.map(([name]) => name);
  return { ofEach: named(claimed, 0), checkIns: named(names, claimed.length) };
}

/** Tests of check-ins with a token of the JSON variant that was used before. */
function withTokenOfJson(context: SpecContext) {
  const { test, expect, profile, values } = context;
  const kept = (params: Readonly<Record<string, string>>) => covers('CHECK-IN.BEARER-JSON-TOKEN-KEPT', params);
  const title = 'accepts a check-in with a token from token-json';

  test(`${title} at another hotel`, kept({ at: 'another-hotel' }), async ({ tools }) => {
    if (values.hotels.length < 2) throw notJudged('not-applicable', 'The run has one hotel');
    expect((await withJsonToken(context, tools)).checkIns['elsewhere'] as Exchange).toBeAccepted();
  });
  test(`${title} after other reports with it`, kept({ after: 'reports' }), async ({ tools }) => {
    const { checkIns } = await withJsonToken(context, tools);
    for (const name of ['later', 'last']) expect(checkIns[name] as Exchange).toBeAccepted();
  });
  const faulty = covers('CHECK-IN.BEARER-JSON-TOKEN-FAULTY');
  test('refuses a check-in without guestLastName with a token from token-json', faulty, async ({ tools }) => {
    const { faulty: reply, last: control } = (await withJsonToken(context, tools)).checkIns;
    expect(reply as Exchange).toBeRefused({ control: control as Exchange, profile });
  });
}

/** Tests of what is the same for every operation. */
function ofOperation(context: SpecContext, operation: ReservationOperation) {
  const { test, expect, beside, besideGood, keepsOut, profile } = context;
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

  // A conforming service may accept these, and then the guest has left: each has its own guest, and so has its control.
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
  test(`accepts ${operation} with a token from token-json`, jsonToken, async ({ tools }) => {
    const { ofEach } = await withJsonToken(context, tools);
    await isAuthorized(ofEach[operation] as Exchange, tools);
  });

  const syntax = covers(`${p}.BEARER-CHALLENGE-SYNTAX`);
  test(`a 401 to ${operation} has a WWW-Authenticate that can be parsed`, syntax, async ({ withControl }) => {
    for (const name of Object.values(REFUSED)) {
      const { reply } = await withControl(operation, bad, name);
      expect(having401(reply)).toHaveHeader('WWW-Authenticate', CHALLENGES_WORDS, CHALLENGES);
    }
  });

  for (const [fault, name] of Object.entries(REFUSED)) {
    const title = `a 401 to ${operation} (${fault} token)`;
    const challenged = (...wanted: [words: string, pattern: RegExp] | []) =>
      beside(operation, bad, name, (reply) =>
        expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate', ...wanted),
      );
    test(`${title} has WWW-Authenticate`, covers(`${p}.BEARER-CHALLENGE`, { fault }), challenged());
    test(
      `${title} names the scheme Bearer`,
      covers(`${p}.BEARER-CHALLENGE-SCHEME`, { fault }),
      challenged('a challenge of the scheme Bearer', OF_BEARER),
    );

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
  test('refuses a check-in with a changed token from token-json', changed, async ({ tools }) => {
    const { altered, later } = (await withJsonToken(context, tools)).checkIns;
    expect(altered as Exchange).toBeUnauthorized({ control: later as Exchange });
  });

  withTokenOfJson(context);
  for (const operation of RESERVATION_OPERATIONS) ofOperation(context, operation);
});
