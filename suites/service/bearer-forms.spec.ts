import {
  ADDRESSED,
  anonymous,
  badCredentials,
  CLIENT_KEY,
  CONTENT,
  METHODS,
  NAMED_KEYS,
  PATHS,
  UNUSUAL_GARBAGE,
  WEAK_KEYS,
  WHOLE,
  withCookiesOf,
  withTokens,
} from '../../cases/bad-credentials.ts';
import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { runToken, withHeader, withText } from '../../cases/calls.ts';
import { formFields } from '../../cases/other-formats.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { headerValues, replyLine } from '../../contract/evidence.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, notJudged, type SpecContext, specify } from '../../fixtures/index.ts';

/** What a service that checks credentials first answers without one. */
const ASKS_FOR_CREDENTIALS = [401, 403, 404];

function inForm(call: Call): Call {
  const form = `${new URLSearchParams(formFields(call)).toString()}&access_token=`;
  const ofForm = withHeader(anonymous(call), 'Content-Type', 'application/x-www-form-urlencoded');
  return withText(ofForm, [form, runToken]);
}

/** Whatever the answer to one of the bad credentials, no event is accepted. */
function shutsOut({ expect, besideGood, profile }: SpecContext, operation: ReservationOperation, orBroken = false) {
  const bad = badCredentials(profile, operation);
  return (name: string) =>
    besideGood(operation, bad, name, (reply, good) => expect(reply).toAcceptNoEvent({ ...good, orBroken }));
}

/** What depends on routing, and so may be missing at a single operation. */
function routed(context: SpecContext, operation: ReservationOperation) {
  const p = prefixOf(operation);
  // Gateways may break off or have no backend (503) for what they find strange.
  const shut = shutsOut(context, operation, true);
  const rows = [
    ['PATH', PATHS, 'at another form of its path'],
    ['METHOD', METHODS, 'under another method'],
    ['ADDRESS', ADDRESSED, 'by another address'],
  ] as const;
  for (const [what, mutations, words] of rows) {
    for (const name of Object.keys(mutations)) {
      const details = covers(`${p}.BEARER-ANY-${what}`, { [what.toLowerCase()]: name });
      context.test(`accepts no ${operation} without a token ${words}: ${name}`, details, shut(name));
    }
  }
}

/** What depends on the body, and on the kind of token. */
function whole(context: SpecContext, operation: 'check-in' | 'check-out') {
  const { test, expect, keepsOut, profile } = context;
  const p = prefixOf(operation);
  const bad = badCredentials(profile, operation);
  const shut = shutsOut(context, operation);
  const unusual = shutsOut(context, operation, true);

  const ofLong = covers(`${p}.BEARER-UNUSUAL`, { token: 'long' });
  test(`accepts no ${operation} with a token of ${UNUSUAL_GARBAGE.long.length} characters`, ofLong, unusual('long'));

  const ofOthers = covers(`${p}.BEARER-UNUSUAL`, { token: 'not-ascii' });
  test(`accepts no ${operation} with a token beyond ASCII`, ofOthers, unusual('not-ascii'));

  for (const content of [...Object.keys(CONTENT), 'older'].filter((each) => each in bad)) {
    const details = covers(`${p}.BEARER-ANY-CONTENT`, { content });
    test(`accepts no ${operation} without a token, written in another form: ${content}`, details, shut(content));
  }

  const claimed = `accepts no ${operation} without a token for header fields that name a caller`;
  test(claimed, covers(`${p}.BEARER-CLAIMED`), shut('claimed'));

  const page = `accepts no ${operation} without a token from the script of a page`;
  test(page, covers(`${p}.BEARER-FROM-PAGE`), shut('from-page'));

  if ('to-local-host' in bad) {
    const details = covers(`${p}.BEARER-ANY-ADDRESS`, { address: 'local-host' });
    test(`accepts no ${operation} without a token by another address: local-host`, details, unusual('to-local-host'));
  }

  const signatures = [
    ['a signature in another case', covers(`${p}.BEARER-CASE-SIGNED`), 'signature-case-swapped'],
    ['a token signed with the client secret', covers(`${p}.BEARER-CLIENT-KEY`), CLIENT_KEY],
    ...Object.entries(WEAK_KEYS[operation]).map(
      ([key, name]) =>
        [`a token signed with a weak key: ${key}`, covers(`${p}.BEARER-WEAK-KEY`, { key }), name] as const,
    ),
    ...Object.entries(NAMED_KEYS).map(
      ([key, name]) =>
        [`a token signed with its own key: ${key}`, covers(`${p}.BEARER-OWN-KEY`, { key }), name] as const,
    ),
  ] as const;
  for (const [what, details, name] of signatures) {
    test(`refuses ${operation} with ${what}`, details, keepsOut(operation, bad, name));
  }

  test(`asks for a token before it judges a ${operation}`, covers(`${p}.BEARER-FIRST`), async ({ withControl }) => {
    const { reply: valid } = await withControl(operation, bad, 'missing');
    if (!ASKS_FOR_CREDENTIALS.includes(valid.reply?.status ?? 0)) {
      throw notJudged('not-applicable', 'Without a token even a valid report is refused by no 401, 403 or 404', valid);
    }
    const { reply, control } = await withControl(operation, bad, 'invalid');
    expect(reply).toBeUnauthorized({ control });
    expect(reply).toHaveStatus(...ASKS_FOR_CREDENTIALS);
  });
}

/** If no reply sets a cookie, this adds no requests. */
function cookies({ test, expect, claims }: SpecContext, operation: 'check-in' | 'check-out') {
  // Accepted requests whose replies may set a session cookie.
  for (const from of ['token-form', 'token-json', 'report'] as const) {
    const details = covers(`${prefixOf(operation)}.BEARER-NOT-COOKIE`, { from });
    test(`refuses ${operation} with only the cookies of a ${from} reply`, details, async ({ send, valid }) => {
      const isUnclaimed = from !== 'report' && !claims.includes(from);
      if (isUnclaimed) throw notJudged('not-applicable', `${from} is not claimed`);
      const control = await send(valid(operation));
      const setting = from === 'report' ? control : await send(valid(from));
      if (setting.reply && headerValues(setting.reply.headers, 'set-cookie').length === 0) {
        throw notJudged('not-applicable', 'The reply sets no cookie', setting);
      }
      if (!setting.reply) throw notJudged('undecided', `No reply to look at: ${replyLine(setting)}`, setting);
      expect(await send(withCookiesOf(valid(operation), setting.id))).toBeUnauthorized({ control });
    });
  }
}

const carrying = (call: Call, field: string) => withHeader(call, field, runToken);
const under = (scheme: string) => (call: Call) => withHeader(call, 'Authorization', [`${scheme} `, runToken]);

type Id = 'OTHER-SCHEME' | 'TOKEN-SCHEME' | 'IN-FORM' | 'ELSEWHERE' | 'TWICE';

/** Where a valid token must be found, and where it must not. */
const ELSEWHERE: readonly (readonly [Id, Readonly<Record<string, string>>, string, Mutations[string]])[] = [
  // Schemes other than Bearer, with a valid token: the operations share the code that reads a credential.
  ...['Basic', 'Digest', 'BearerX'].map(
    (scheme) => ['OTHER-SCHEME', { scheme }, `the scheme ${scheme}`, under(scheme)] as const,
  ),
  ['TOKEN-SCHEME', {}, 'the scheme Token', under('Token')],
  ['IN-FORM', {}, 'the token in a form', inForm],
  // A tolerant service may look elsewhere than in the Authorization field.
  [
    'ELSEWHERE',
    { place: 'cookie' },
    'the token elsewhere: cookie',
    (call) => withHeader(anonymous(call), 'Cookie', ['access_token=', runToken, '; token=', runToken]),
  ],
  [
    'ELSEWHERE',
    { place: 'field' },
    'the token elsewhere: field',
    (call) => ['X-Access-Token', 'X-Auth-Token', 'X-Api-Key'].reduce(carrying, anonymous(call)),
  ],
  // A valid token next to a bad one: libraries differ in which of them they take.
  ['TWICE', { order: 'good-first' }, 'two tokens: good-first', (call) => withTokens(call, runToken, 'certification')],
  ['TWICE', { order: 'good-last' }, 'two tokens: good-last', (call) => withTokens(call, 'certification', runToken)],
];

export default specify((context) => {
  for (const operation of RESERVATION_OPERATIONS) {
    routed(context, operation);
    if (!WHOLE.includes(operation)) continue;
    whole(context, operation as 'check-in' | 'check-out');
    cookies(context, operation as 'check-in' | 'check-out');
  }
  const { test, expect, apart, accepts } = context;
  // As a client with a cookie jar returns what a load balancer has set.
  const besideCookie = accepts('check-in', (call) => withHeader(call, 'Cookie', 'lb=certification'));
  test('accepts a check-in with a token and a cookie', covers('CHECK-IN.BEARER-BESIDE-COOKIE'), besideCookie);
  for (const [id, params, words, mutate] of ELSEWHERE) {
    const body = apart('check-in', mutate, (reply, control) => expect(reply).toBeUnauthorized({ control }));
    test(`refuses check-in with ${words}`, covers(`CHECK-IN.BEARER-${id}`, params), body);
  }
});
