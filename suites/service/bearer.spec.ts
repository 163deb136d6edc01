import type { Alteration, Call, Text } from '../../cases/call.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, headerValues } from '../../contract/evidence.ts';
import { isOpen } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import {
  answeredWith,
  clientSecret,
  covers,
  currentContext,
  expect,
  notJudged,
  runToken,
  test,
  withHeader,
  withMember,
  withQuery,
  withToken,
} from '../../fixtures/index.ts';

const { profile } = currentContext();

const authorized = (call: Call, value: Text | null) => withHeader(call, 'Authorization', value);
const altered = (alteration: Alteration) => ({ secret: 'access_token', altered: alteration }) as const;

const EMPTY = { field: '', scheme: 'Bearer', space: 'Bearer ' };
const GARBAGE = {
  words: 'certification',
  jwt: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjZXJ0aWZpY2F0aW9uIn0.Y2VydGlmaWNhdGlvbg',
  dots: '..',
  null: 'null',
};
const ALTERED: readonly Alteration[] = ['truncated', 'prefix', 'extended', 'payload-tampered', 'signature-tampered'];
const REFUSED = { missing: null, garbage: `Bearer ${GARBAGE.words}` };

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

for (const operation of RESERVATION_OPERATIONS) {
  const p = prefixOf(operation);
  // Without a body that is known to be accepted the control need only get further than the credential.
  const openBody = isOpen(operation) && !profile.operations?.[operation]?.example;

  test(`refuses ${operation} without a token`, covers(`${p}.BEARER-MISSING`), async ({ send, valid, control }) => {
    const reply = await send(authorized(await valid(operation), null));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  const forwarded = covers(`${p}.BEARER-FORWARDED`);
  test(`refuses ${operation} of an inner address without a token`, forwarded, async ({ send, valid, control }) => {
    const anonymous = authorized(await valid(operation), null);
    const inner = withHeader(withHeader(anonymous, 'X-Forwarded-For', '127.0.0.1'), 'Forwarded', 'for=127.0.0.1');
    expect(await send(inner)).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  for (const [empty, value] of Object.entries(EMPTY)) {
    const title = `refuses ${operation} with an empty credential: ${empty}`;
    test(title, covers(`${p}.BEARER-EMPTY`, { empty }), async ({ send, valid, control }) => {
      const reply = await send(authorized(await valid(operation), value));
      expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
    });
  }

  for (const scheme of ['Basic', 'Token', 'Digest', 'BearerX']) {
    const title = `refuses ${operation} with the scheme ${scheme}`;
    test(title, covers(`${p}.BEARER-WRONG-SCHEME`, { scheme }), async ({ send, valid, control }) => {
      const reply = await send(authorized(await valid(operation), [`${scheme} `, runToken]));
      expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
    });
  }

  const noScheme = covers(`${p}.BEARER-NO-SCHEME`);
  test(`refuses ${operation} with a bare token`, noScheme, async ({ send, valid, control }) => {
    const reply = await send(authorized(await valid(operation), runToken));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  for (const [garbage, value] of Object.entries(GARBAGE)) {
    const title = `refuses ${operation} with an invented token: ${garbage}`;
    test(title, covers(`${p}.BEARER-GARBAGE`, { garbage }), async ({ send, valid, control }) => {
      const reply = await send(withToken(await valid(operation), value));
      expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
    });
  }

  for (const change of ALTERED) {
    const title = `refuses ${operation} with an altered token: ${change}`;
    test(title, covers(`${p}.BEARER-ALTERED`, { change }), async ({ send, valid, control }) => {
      const reply = await send(withToken(await valid(operation), altered(change)));
      expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
    });
  }

  const swapped = covers(`${p}.BEARER-CASE`);
  test(`refuses ${operation} with a token in another case`, swapped, async ({ send, valid, control }) => {
    const reply = await send(withToken(await valid(operation), altered('case-swapped')));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  const unsigned = covers(`${p}.BEARER-UNSIGNED`);
  test(`refuses ${operation} with an unsigned token`, unsigned, async ({ send, valid, control }) => {
    const reply = await send(withToken(await valid(operation), altered('alg-none')));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  const secret = covers(`${p}.BEARER-SECRET`);
  test(`refuses ${operation} with the client secret`, secret, async ({ send, valid, control }) => {
    const reply = await send(withToken(await valid(operation), clientSecret));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  const inQuery = covers(`${p}.BEARER-IN-QUERY`);
  test(`refuses ${operation} with the token in the query`, inQuery, async ({ send, valid, control }) => {
    const reply = await send(withQuery(authorized(await valid(operation), null), 'access_token', runToken));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  const inBody = covers(`${p}.BEARER-IN-BODY`);
  test(`refuses ${operation} with the token in the body`, inBody, async ({ send, valid, control }) => {
    const reply = await send(withMember(authorized(await valid(operation), null), 'access_token', runToken));
    expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
  });

  for (const [letters, scheme] of Object.entries({ lower: 'bearer', upper: 'BEARER' })) {
    const title = `takes the ${operation} token under the scheme ${scheme}`;
    test(title, covers(`${p}.BEARER-SCHEME-CASE`, { letters }), async ({ send, valid, control }) => {
      const reply = await send(authorized(await valid(operation), [`${scheme} `, runToken]));
      const unlike = openBody ? { unlike: await control(operation, 'no-token', (call) => authorized(call, null)) } : {};
      expect(reply).toBeAuthorized({ like: await control(operation), ...unlike });
    });
  }

  const jsonToken = covers(`${p}.BEARER-JSON-TOKEN`);
  test(`takes a JSON token for ${operation}`, jsonToken, async ({ sendInTurn, valid, nextId, control }) => {
    const report = await valid(operation);
    const call = withToken(report, { secret: 'access_token', issuedBy: nextId() });
    const [, reply] = await sendInTurn(await valid('token-json'), call);
    const unlike = openBody ? { unlike: await control(operation, 'no-token', (each) => authorized(each, null)) } : {};
    expect(reply).toBeAuthorized({ like: await control(operation), ...unlike });
  });

  const syntax = covers(`${p}.BEARER-CHALLENGE-SYNTAX`);
  test(`a refused ${operation} is challenged in the grammar of HTTP`, syntax, async ({ send, valid }) => {
    for (const value of Object.values(REFUSED)) {
      const reply = having401(await send(authorized(await valid(operation), value)));
      expect(reply).toHaveHeader('WWW-Authenticate', CHALLENGES);
    }
  });

  for (const [fault, value] of Object.entries(REFUSED)) {
    const title = `a refused ${operation} (${fault})`;

    test(`${title} is challenged`, covers(`${p}.BEARER-CHALLENGE`, { fault }), async ({ send, valid }) => {
      expect(answeredWith(await send(authorized(await valid(operation), value)), 401)).toHaveHeader('WWW-Authenticate');
    });

    test(`${title} learns the scheme`, covers(`${p}.BEARER-CHALLENGE-SCHEME`, { fault }), async ({ send, valid }) => {
      const reply = answeredWith(await send(authorized(await valid(operation), value)), 401);
      expect(reply).toHaveHeader('WWW-Authenticate', /(^|,)\s*Bearer(\s|,|$)/i);
    });

    test(
      `${title} has the status`,
      covers(`${p}.UNAUTHORIZED-STATUS`, { fault }),
      async ({ send, valid, control, run }) => {
        const reply = await send(authorized(await valid(operation), value));
        expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
        expect(reply).toHaveStatus(...(run.profile.errors?.unauthorized ?? []));
      },
    );
  }

  for (const change of ['truncated', 'signature-tampered'] as const) {
    const title = `a refused ${operation} keeps a ${change} token to itself`;
    test(title, covers(`${p}.BEARER-NO-ECHO`, { change }), async ({ send, valid, control }) => {
      const reply = await send(withToken(await valid(operation), altered(change)));
      const status = reply.reply?.status ?? 400;
      if (status < 400 || status >= 500) throw notJudged('not-applicable', 'The token was not refused', reply);
      expect(reply).toBeUnauthorized({ unlike: await control(operation), openBody });
      expect(reply).toEchoNo('access_token');
    });
  }
}
