import {
  anonymous,
  badCredentials,
  CLIENT_KEY,
  NAMED_KEYS,
  UNUSUAL_GARBAGE,
  WEAK_KEYS,
  withCookiesOf,
  withTokens,
} from '../../cases/bad-credentials.ts';
import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { runToken, withHeader, withText } from '../../cases/calls.ts';
import { ADDRESSED, CONTENT, METHODS, PATHS, WHOLE } from '../../cases/no-credential.ts';
import { formFields } from '../../cases/other-formats.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { headerValues, replyLine } from '../../contract/evidence.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, notJudged, type SpecContext, specify, type Tools } from '../../fixtures/index.ts';

/** What a service that requires credentials before all else answers to who has none. */
const ASKS_FOR_CREDENTIALS = [401, 403, 404];

/** The token in other places than the Authorization field; a tolerant service may look there. */
const ELSEWHERE: Mutations = {
  cookie: (call) => withHeader(anonymous(call), 'Cookie', ['access_token=', runToken, '; token=', runToken]),
  field: (call) => ['X-Access-Token', 'X-Auth-Token', 'X-Api-Key'].reduce(carrying, anonymous(call)),
};
const carrying = (call: Call, field: string) => withHeader(call, field, runToken);

function inForm(call: Call): Call {
  const form = `${new URLSearchParams(formFields(call)).toString()}&access_token=`;
  const ofForm = withHeader(anonymous(call), 'Content-Type', 'application/x-www-form-urlencoded');
  return withText(ofForm, [form, runToken]);
}

/** Schemes that are not Bearer, with a token that is good all the same: what reads a credential is shared by the operations. */
const OTHER_SCHEMES = ['Basic', 'Digest', 'BearerX'];

/** A good token and a bad one side by side: which of them a library takes is not the same everywhere. */
const TWICE: Mutations = {
  'good-first': (call) => withTokens(call, runToken, 'certification'),
  'good-last': (call) => withTokens(call, 'certification', runToken),
};

/** However else one of the bad credentials is answered, no event is accepted. */
function shutsOut({ expect, profile }: SpecContext, operation: ReservationOperation, orBroken = false) {
  const bad = badCredentials(operation, profile);
  const openBody = !isShown(operation, profile);
  return (name: string) =>
    async ({ withControl }: Pick<Tools, 'withControl'>) => {
      const { reply, control } = await withControl(operation, bad, name);
      expect(reply).toAcceptNoEvent({ control, openBody, orBroken });
    };
}

/** What depends on how a request finds its operation, and so may be forgotten at one of them. */
function routed(context: SpecContext, operation: ReservationOperation) {
  const { test } = context;
  const p = prefixOf(operation);
  // Gateways break off over what they find strange, and have no backend for it (503).
  const shut = shutsOut(context, operation, true);

  for (const path of Object.keys(PATHS)) {
    const details = covers(`${p}.BEARER-ANY-PATH`, { path });
    test(`no ${operation} without a token at another form of its path: ${path}`, details, shut(path));
  }
  for (const method of Object.keys(METHODS)) {
    const details = covers(`${p}.BEARER-ANY-METHOD`, { method });
    test(`no ${operation} without a token under another method: ${method}`, details, shut(method));
  }
  for (const address of Object.keys(ADDRESSED)) {
    const details = covers(`${p}.BEARER-ANY-ADDRESS`, { address });
    test(`no ${operation} without a token by another address: ${address}`, details, shut(address));
  }
}

/** What depends on the body, and on what a token is. */
function whole(context: SpecContext, operation: 'check-in' | 'check-out') {
  const { test, expect, keepsOut, profile } = context;
  const p = prefixOf(operation);
  const bad = badCredentials(operation, profile);
  const shut = shutsOut(context, operation);

  const unusual = shutsOut(context, operation, true);
  const ofLong = covers(`${p}.BEARER-UNUSUAL`, { token: 'long' });
  test(`no ${operation} with a token of ${UNUSUAL_GARBAGE.long.length} characters`, ofLong, unusual('long'));

  for (const content of [...Object.keys(CONTENT), 'older'].filter((each) => each in bad)) {
    const details = covers(`${p}.BEARER-ANY-CONTENT`, { content });
    test(`no ${operation} without a token in another form: ${content}`, details, shut(content));
  }

  const claimed = `no ${operation} without a token for other fields that claim to be somebody's`;
  test(claimed, covers(`${p}.BEARER-CLAIMED`), shut('claimed'));

  const swapped = covers(`${p}.BEARER-CASE-SIGNED`);
  const inAnotherCase = `refuses ${operation} with a signature in another case`;
  test(inAnotherCase, swapped, keepsOut(operation, bad, 'signature-case-swapped'));

  for (const [key, altered] of Object.entries(WEAK_KEYS)) {
    const details = covers(`${p}.BEARER-WEAK-KEY`, { key });
    test(
      `refuses ${operation} with a token signed with a weak key: ${key}`,
      details,
      keepsOut(operation, bad, altered),
    );
  }
  const ofClient = covers(`${p}.BEARER-CLIENT-KEY`);
  const signed = `refuses ${operation} with a token signed with the client secret`;
  test(signed, ofClient, keepsOut(operation, bad, CLIENT_KEY));

  for (const [key, altered] of Object.entries(NAMED_KEYS)) {
    const details = covers(`${p}.BEARER-OWN-KEY`, { key });
    test(
      `refuses ${operation} with a token signed with its own key: ${key}`,
      details,
      keepsOut(operation, bad, altered),
    );
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

  const ofOthers = covers(`${p}.BEARER-UNUSUAL`, { token: 'not-ascii' });
  test(`no ${operation} with a token beyond ASCII`, ofOthers, unusual('not-ascii'));
}

/** Accepted requests whose replies may set a cookie that is a session. */
const SETTING = ['token-form', 'token-json', 'report'] as const;

/** Where no reply sets a cookie, this sends nothing that others do not send. */
function cookies({ test, expect, claims }: SpecContext, operation: 'check-in' | 'check-out') {
  for (const from of SETTING) {
    const details = covers(`${prefixOf(operation)}.BEARER-NOT-COOKIE`, { from });
    test(`refuses ${operation} with the cookies of a ${from} reply alone`, details, async ({ send, valid }) => {
      const isUnclaimed = from !== 'report' && !claims.includes(from);
      if (isUnclaimed) throw notJudged('not-applicable', `${from} is not claimed`);
      const control = await send(valid(operation));
      const setting = from === 'report' ? control : await send(valid(from));
      if (setting.reply && headerValues(setting.reply.headers, 'set-cookie').length === 0) {
        throw notJudged('not-applicable', 'The reply sets no cookie', setting);
      }
      if (!setting.reply) throw notJudged('undecided', `There was no reply: ${replyLine(setting)}`, setting);
      expect(await send(withCookiesOf(valid(operation), setting.id))).toBeUnauthorized({ control });
    });
  }
}

/** Where a valid token is to be looked for, and where not. */
function elsewhere({ test, expect }: SpecContext) {
  const alone =
    (mutate: (call: Call) => Call) =>
    async ({ send, valid }: Pick<Tools, 'send' | 'valid'>) => {
      expect(await send(mutate(valid('check-in')))).toBeUnauthorized({ control: await send(valid('check-in')) });
    };

  const under = (scheme: string) => (call: Call) => withHeader(call, 'Authorization', [`${scheme} `, runToken]);
  for (const scheme of OTHER_SCHEMES) {
    const details = covers('CHECK-IN.BEARER-OTHER-SCHEME', { scheme });
    test(`refuses check-in with the scheme ${scheme}`, details, alone(under(scheme)));
  }
  test('refuses check-in with the scheme Token', covers('CHECK-IN.BEARER-TOKEN-SCHEME'), alone(under('Token')));
  test('refuses check-in with the token in a form', covers('CHECK-IN.BEARER-IN-FORM'), alone(inForm));
  for (const [place, mutate] of Object.entries(ELSEWHERE)) {
    const details = covers('CHECK-IN.BEARER-ELSEWHERE', { place });
    test(`refuses check-in with the token elsewhere: ${place}`, details, alone(mutate));
  }
  for (const [order, mutate] of Object.entries(TWICE)) {
    const details = covers('CHECK-IN.BEARER-TWICE', { order });
    test(`refuses check-in with two tokens: ${order}`, details, alone(mutate));
  }
}

export default specify((context) => {
  for (const operation of RESERVATION_OPERATIONS) {
    routed(context, operation);
    if (WHOLE.includes(operation)) whole(context, operation as 'check-in' | 'check-out');
    if (WHOLE.includes(operation)) cookies(context, operation as 'check-in' | 'check-out');
  }
  elsewhere(context);
});
