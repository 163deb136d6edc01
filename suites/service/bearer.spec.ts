import type { Mutations } from '../../cases/body-cases.ts';
import type { Alteration, Call, Text } from '../../cases/call.ts';
import { clientSecret, runToken, withHeader, withMember, withQuery, withToken } from '../../cases/calls.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, headerValues } from '../../contract/evidence.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { answeredWith, covers, notJudged, specify } from '../../fixtures/index.ts';

const authorized = (call: Call, value: Text | null) => withHeader(call, 'Authorization', value);
const anonymous = (call: Call) => authorized(call, null);
const inner = (call: Call) =>
  withHeader(withHeader(call, 'X-Forwarded-For', '127.0.0.1'), 'Forwarded', 'for=127.0.0.1');

const EMPTY = { field: '', scheme: 'Bearer', space: 'Bearer ' };
const SCHEMES = ['Basic', 'Token', 'Digest', 'BearerX'];
const GARBAGE = {
  words: 'certification',
  jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjZXJ0aWZpY2F0aW9uIn0.Y2VydGlmaWNhdGlvbg',
  dots: '..',
  null: 'null',
};
const ALTERED: readonly Alteration[] = ['truncated', 'prefix', 'extended', 'payload-tampered', 'signature-tampered'];

function mutations<Value>(
  values: Readonly<Record<string, Value>>,
  mutate: (call: Call, value: Value) => Call,
): Mutations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (call) => mutate(call, value)]));
}

/** Credentials that no service may take. */
const BAD: Mutations = {
  missing: anonymous,
  forwarded: (call) => inner(anonymous(call)),
  ...mutations(EMPTY, authorized),
  ...Object.fromEntries(SCHEMES.map((scheme) => [scheme, (call) => authorized(call, [`${scheme} `, runToken])])),
  ...mutations(GARBAGE, withToken),
  ...Object.fromEntries(
    [...ALTERED, 'case-swapped' as const, 'alg-none' as const].map((altered) => [
      altered,
      (call) => withToken(call, { secret: 'access_token', altered }),
    ]),
  ),
  secret: (call) => withToken(call, clientSecret),
  'in-body': (call) => withMember(anonymous(call), 'access_token', runToken),
};
// A lawful service may take these two, and then the guest has left: they keep away from what no service may take.
const BARE: Mutations = { bare: (call) => authorized(call, runToken) };
const IN_QUERY: Mutations = { query: (call) => withQuery(anonymous(call), 'access_token', runToken) };
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

export default specify(({ test, expect, keepsOut, profile }) => {
  for (const operation of RESERVATION_OPERATIONS) {
    const p = prefixOf(operation);
    const openBody = !isShown(operation, profile);

    const missing = covers(`${p}.BEARER-MISSING`);
    test(`refuses ${operation} without a token`, missing, keepsOut(operation, BAD, 'missing'));

    const forwarded = covers(`${p}.BEARER-FORWARDED`);
    const ofInner = `refuses ${operation} of an inner address without a token`;
    test(ofInner, forwarded, keepsOut(operation, BAD, 'forwarded'));

    for (const empty of Object.keys(EMPTY)) {
      const title = `refuses ${operation} with an empty credential: ${empty}`;
      test(title, covers(`${p}.BEARER-EMPTY`, { empty }), keepsOut(operation, BAD, empty));
    }

    for (const scheme of SCHEMES) {
      const title = `refuses ${operation} with the scheme ${scheme}`;
      test(title, covers(`${p}.BEARER-WRONG-SCHEME`, { scheme }), keepsOut(operation, BAD, scheme));
    }

    const noScheme = covers(`${p}.BEARER-NO-SCHEME`);
    test(`refuses ${operation} with a bare token`, noScheme, keepsOut(operation, BARE, 'bare'));

    for (const garbage of Object.keys(GARBAGE)) {
      const title = `refuses ${operation} with an invented token: ${garbage}`;
      test(title, covers(`${p}.BEARER-GARBAGE`, { garbage }), keepsOut(operation, BAD, garbage));
    }

    for (const change of ALTERED) {
      const title = `refuses ${operation} with an altered token: ${change}`;
      test(title, covers(`${p}.BEARER-ALTERED`, { change }), keepsOut(operation, BAD, change));
    }

    const swapped = covers(`${p}.BEARER-CASE`);
    test(`refuses ${operation} with a token in another case`, swapped, keepsOut(operation, BAD, 'case-swapped'));

    const unsigned = covers(`${p}.BEARER-UNSIGNED`);
    test(`refuses ${operation} with an unsigned token`, unsigned, keepsOut(operation, BAD, 'alg-none'));

    const secret = covers(`${p}.BEARER-SECRET`);
    test(`refuses ${operation} with the client secret`, secret, keepsOut(operation, BAD, 'secret'));

    const inQuery = covers(`${p}.BEARER-IN-QUERY`);
    test(`refuses ${operation} with the token in the query`, inQuery, keepsOut(operation, IN_QUERY, 'query'));

    const inBody = covers(`${p}.BEARER-IN-BODY`);
    test(`refuses ${operation} with the token in the body`, inBody, keepsOut(operation, BAD, 'in-body'));

    for (const [letters, scheme] of Object.entries({ lower: 'bearer', upper: 'BEARER' })) {
      const title = `takes the ${operation} token under the scheme ${scheme}`;
      test(title, covers(`${p}.BEARER-SCHEME-CASE`, { letters }), async ({ send, valid, control }) => {
        const reply = await send(authorized(valid(operation), [`${scheme} `, runToken]));
        const unlike = openBody ? { unlike: await send(anonymous(valid(operation))) } : {};
        expect(reply).toBeAuthorized({ like: await control(operation), ...unlike });
      });
    }

    const jsonToken = covers(`${p}.BEARER-JSON-TOKEN`);
    test(`takes a JSON token for ${operation}`, jsonToken, async ({ send, sendInTurn, valid, control }) => {
      const call = withToken(valid(operation), { secret: 'access_token', issuedBy: '#1' });
      const [, reply] = await sendInTurn(valid('token-json'), call);
      const unlike = openBody ? { unlike: await send(anonymous(valid(operation))) } : {};
      expect(reply).toBeAuthorized({ like: await control(operation), ...unlike });
    });

    const syntax = covers(`${p}.BEARER-CHALLENGE-SYNTAX`);
    test(`a refused ${operation} is challenged in the grammar of HTTP`, syntax, async ({ twins }) => {
      for (const name of Object.values(REFUSED)) {
        const { reply } = await twins(operation, BAD, name);
        expect(having401(reply)).toHaveHeader('WWW-Authenticate', CHALLENGES);
      }
    });

    for (const [fault, name] of Object.entries(REFUSED)) {
      const title = `a refused ${operation} (${fault})`;

      test(`${title} is challenged`, covers(`${p}.BEARER-CHALLENGE`, { fault }), async ({ twins }) => {
        const { reply } = await twins(operation, BAD, name);
        expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate');
      });

      test(`${title} learns the scheme`, covers(`${p}.BEARER-CHALLENGE-SCHEME`, { fault }), async ({ twins }) => {
        const { reply } = await twins(operation, BAD, name);
        expect(answeredWith(reply, 401)).toHaveHeader('WWW-Authenticate', /(^|,)\s*Bearer(\s|,|$)/i);
      });

      test(`${title} has the status`, covers(`${p}.UNAUTHORIZED-STATUS`, { fault }), async ({ twins }) => {
        const { reply, unlike } = await twins(operation, BAD, name);
        expect(reply).toBeUnauthorized({ unlike, openBody });
        expect(reply).toHaveStatus(...(profile.errors?.unauthorized ?? []));
      });
    }

    for (const change of ['truncated', 'signature-tampered'] as const) {
      const title = `a refused ${operation} keeps a ${change} token to itself`;
      test(title, covers(`${p}.BEARER-NO-ECHO`, { change }), async ({ twins }) => {
        const { reply, unlike } = await twins(operation, BAD, change);
        const status = reply.reply?.status ?? 400;
        if (status < 400 || status >= 500) throw notJudged('not-applicable', 'The token was not refused', reply);
        expect(reply).toBeUnauthorized({ unlike, openBody });
        expect(reply).toEchoNo('access_token');
      });
    }
  }
});
