import {
  ALTERED,
  anonymous,
  authorized,
  badCredentials,
  EMPTY,
  GARBAGE,
  UNSIGNED,
} from '../../cases/bad-credentials.ts';
import type { Call } from '../../cases/call.ts';
import { runToken, withMember, withQuery, withToken } from '../../cases/calls.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, headerValues } from '../../contract/evidence.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { answeredWith, covers, notJudged, specify, type Tools } from '../../fixtures/index.ts';

// A conforming service may take these, and then the guest has left: each has a guest of its own, as has its control.
const bare = (call: Call) => authorized(call, runToken);
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
const having401 = (exchange: Exchange) => {
  const challenged = answeredWith(exchange, 401);
  if (headerValues(challenged.reply?.headers ?? [], 'WWW-Authenticate').length > 0) return challenged;
  throw notJudged('not-applicable', 'The 401 carries no challenge', exchange);
};

export default specify(({ test, expect, keepsOut, profile, claims }) => {
  const claimed = RESERVATION_OPERATIONS.filter((operation) => claims.includes(operation));
  const keepsOutAlone = (operation: ReservationOperation, mutate: (call: Call) => Call) => {
    return async ({ send, valid }: Pick<Tools, 'send' | 'valid'>) => {
      const reply = await send(mutate(valid(operation)));
      const openBody = !isShown(operation, profile);
      expect(reply).toBeUnauthorized({ control: await send(valid(operation)), openBody });
    };
  };

  const changed = covers('CHECK-IN.BEARER-JSON-ALTERED');
  test('refuses a check-in with a JSON token that was changed', changed, async ({ sendInTurn, valid }) => {
    const token = { secret: 'access_token', issuedBy: '#1' } as const;
    const [, reply, control] = await sendInTurn(
      valid('token-json'),
      withToken(valid('check-in'), { ...token, altered: 'signature-tampered' }),
      withToken(valid('check-in'), token),
    );
    expect(reply).toBeUnauthorized({ control });
  });

  for (const operation of RESERVATION_OPERATIONS) {
    const p = prefixOf(operation);
    const openBody = !isShown(operation, profile);
    const bad = badCredentials(operation, profile);

    const missing = covers(`${p}.BEARER-MISSING`);
    test(`refuses ${operation} without a token`, missing, keepsOut(operation, bad, 'missing'));

    const forwarded = covers(`${p}.BEARER-FORWARDED`);
    const ofInner = `refuses ${operation} of an inner address without a token`;
    test(ofInner, forwarded, keepsOut(operation, bad, 'forwarded'));

    for (const empty of Object.keys(EMPTY)) {
      const title = `refuses ${operation} with an empty credential: ${empty}`;
      test(title, covers(`${p}.BEARER-EMPTY`, { empty }), keepsOut(operation, bad, empty));
    }

    const noScheme = covers(`${p}.BEARER-NO-SCHEME`);
    test(`refuses ${operation} with a bare token`, noScheme, keepsOutAlone(operation, bare));

    for (const garbage of [...Object.keys(GARBAGE), 'lower-case-scheme', 'twice'].filter((each) => each in bad)) {
      const title = `refuses ${operation} with an invented token: ${garbage}`;
      test(title, covers(`${p}.BEARER-GARBAGE`, { garbage }), keepsOut(operation, bad, garbage));
    }

    for (const change of ALTERED) {
      const title = `refuses ${operation} with an altered token: ${change}`;
      test(title, covers(`${p}.BEARER-ALTERED`, { change }), keepsOut(operation, bad, change));
    }

    const swapped = covers(`${p}.BEARER-CASE`);
    test(`refuses ${operation} with a token in another case`, swapped, keepsOutAlone(operation, inAnotherCase));

    for (const [written, unsigned] of Object.entries(UNSIGNED).filter(([, each]) => each in bad)) {
      const title = `refuses ${operation} with an unsigned token: ${written}`;
      test(title, covers(`${p}.BEARER-UNSIGNED`, { written }), keepsOut(operation, bad, unsigned));
    }

    const secret = covers(`${p}.BEARER-SECRET`);
    test(`refuses ${operation} with the client secret`, secret, keepsOut(operation, bad, 'secret'));

    const query = covers(`${p}.BEARER-IN-QUERY`);
    test(`refuses ${operation} with the token in the query`, query, keepsOutAlone(operation, inQuery));

    const body = covers(`${p}.BEARER-IN-BODY`);
    test(`refuses ${operation} with the token in the body`, body, keepsOutAlone(operation, inBody));

    for (const [letters, scheme] of Object.entries({ lower: 'bearer', upper: 'BEARER' })) {
      const title = `takes the ${operation} token under the scheme ${scheme}`;
      test(title, covers(`${p}.BEARER-SCHEME-CASE`, { letters }), async ({ send, valid }) => {
        const reply = await send(authorized(valid(operation), [`${scheme} `, runToken]));
        const more = openBody ? { anonymous: await send(anonymous(valid(operation))) } : {};
        expect(reply).toBeAuthorized({ control: await send(valid(operation)), ...more });
      });
    }

    const jsonToken = covers(`${p}.BEARER-JSON-TOKEN`);
    test(`takes a JSON token for ${operation}`, jsonToken, async ({ send, sendInTurn, valid }) => {
      // One token is enough for all of them.
      const calls = claimed.map((each) => withToken(valid(each), { secret: 'access_token', issuedBy: '#1' }));
      const [, ...replies] = await sendInTurn(valid('token-json'), ...calls);
      const reply = replies[claimed.indexOf(operation)] as Exchange;
      const more = openBody ? { anonymous: await send(anonymous(valid(operation))) } : {};
      expect(reply).toBeAuthorized({ control: await send(valid(operation)), ...more });
    });

    const syntax = covers(`${p}.BEARER-CHALLENGE-SYNTAX`);
    test(`a refused ${operation} is challenged in the grammar of HTTP`, syntax, async ({ withControl }) => {
      for (const name of Object.values(REFUSED)) {
        const { reply } = await withControl(operation, bad, name);
        expect(having401(reply)).toHaveHeader('WWW-Authenticate', CHALLENGES);
      }
    });

    for (const [fault, name] of Object.entries(REFUSED)) {
      const title = `a refused ${operation} (${fault})`;

      test(`${title} is challenged`, covers(`${p}.BEARER-CHALLENGE`, { fault }), async ({ withControl }) => {
        const { reply } = await withControl(operation, bad, name);
        expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate');
      });

      test(`${title} learns the scheme`, covers(`${p}.BEARER-CHALLENGE-SCHEME`, { fault }), async ({ withControl }) => {
        const { reply } = await withControl(operation, bad, name);
        expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate', /(^|,)\s*Bearer(\s|,|$)/i);
      });

      test(`${title} has the status`, covers(`${p}.UNAUTHORIZED-STATUS`, { fault }), async ({ withControl }) => {
        const { reply, control } = await withControl(operation, bad, name);
        expect(reply).toBeUnauthorized({ control, openBody });
        expect(reply).toHaveStatus(...(profile.errors?.unauthorized ?? []));
      });
    }

    for (const change of ['truncated', 'signature-tampered'] as const) {
      const title = `a refused ${operation} keeps a ${change} token to itself`;
      test(title, covers(`${p}.BEARER-NO-ECHO`, { change }), async ({ withControl }) => {
        const { reply, control } = await withControl(operation, bad, change);
        const status = reply.reply?.status ?? 400;
        if (status < 400 || status >= 500) throw notJudged('not-applicable', 'The token was not refused', reply);
        expect(reply).toBeUnauthorized({ control, openBody });
        expect(reply).toEchoNoSecret('access_token');
      });
    }
  }
});
