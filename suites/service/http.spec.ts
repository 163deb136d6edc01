import { badCredentials } from '../../cases/bad-credentials.ts';
import { type Mutations, UNSUPPORTED_MEDIA_TYPES } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { below, runToken, withHeader, withMethod, withoutBody, withPath } from '../../cases/calls.ts';
import { traced } from '../../cases/circumstances.ts';
import { meant } from '../../cases/intent.ts';
import { isShown } from '../../cases/shown.ts';
import { oddRequests, PATH_VERSIONS, underVersion, WRONG_METHODS, wrongRequests } from '../../cases/wrong-requests.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { versionName } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import {
  isTokenOperation,
  momentOf,
  OPERATIONS,
  type Operation,
  RESERVATION_OPERATIONS,
  TOKEN_OPERATIONS,
} from '../../contract/words.ts';
import { covers, notJudged, specify, type Tools } from '../../fixtures/index.ts';

const IMF_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const PATH_FORMS: Readonly<Record<string, (path: string) => string>> = {
  'upper case': (path) => path.replace(/[^/]+$/, (last) => last.toUpperCase()),
  'trailing slash': (path) => `${path}/`,
};
/** Without a body, as clients send them; PUT and DELETE have one, as where they must be refused. */
const METHODS_REFUSED = ['bare GET', 'PUT', 'DELETE'];
const UNUSUAL = ['duplicate', 'bom', 'large', 'nested'];
const OF_OTHER_TYPE = ['xml', 'accept-html', 'accept-png'];
const BODY_INTACT = [...OF_OTHER_TYPE, 'utf16', 'bad-type', 'gzip', 'bad-query', 'long-query', 'long-header'];

/** The Accept of clients that want text or pictures. */
const ACCEPTED = { html: 'text/html', png: 'image/png' };
/** The Accept of tools and libraries that take anything: the document shows JSON. */
const ANYTHING = '*/*';
const ACCEPTED_OF_TOKENS = { html: 'text/html', any: ANYTHING };

/** A valid request that a server may refuse; if accepted, it is answered like any other. */
const tolerated = (call: Call) => meant(call, 'tolerated');

/** An origin that no service has a reason to trust. */
const ELSEWHERE = 'https://elsewhere.example';

const statusOf = ({ reply }: Exchange) => reply?.status ?? 'no reply';

/**
 * Odd requests that can all be about one guest, since only failures (5xx) matter. With an unchanged body, a
 * tolerant service checks the guest out: such check-outs have their own guests, since repetition is another topic.
 */
function together(operation: Operation, profile: Profile): Mutations {
  const own = operation === 'check-out' ? [...BODY_INTACT, ...UNUSUAL] : OF_OTHER_TYPE;
  const wrong = wrongRequests(profile, operation);
  const odd = Object.entries(oddRequests(operation, profile));
  return Object.fromEntries(odd.filter(([name]) => !(name in wrong) && !own.includes(name)));
}

/** The replies to mutations of one call, by their names. */
async function repliesTo(sendInTurn: Tools['sendInTurn'], call: Call, mutations: Mutations) {
  const calls = Object.values(mutations).map((mutate) => mutate(call));
  const replies: readonly Exchange[] = await sendInTurn(...(calls as [Call, ...Call[]]));
  return new Map(Object.keys(mutations).map((name, at) => [name, replies[at] as Exchange]));
}

export default specify(({ test, expect, accepts, apart, beside, replies, profile }) => {
  const staysHere = (reply: Exchange) => expect(reply).toNotRedirect();
  for (const operation of OPERATIONS) {
    const P = prefixOf(operation);
    const openBody = !isShown(operation, profile);
    const wrong = wrongRequests(profile, operation);

    test(`${operation}: a 405 lists POST in Allow`, covers(`HTTP-${P}.ALLOW`), async ({ withControl }) => {
      const replies: Exchange[] = [];
      for (const method of METHODS_REFUSED) replies.push((await withControl(operation, wrong, method)).reply);
      const refused = replies.filter(({ reply }) => reply?.status === 405);
      if (refused.length === 0) throw notJudged('not-applicable', 'No wrong method was answered with 405', replies[0]);
      for (const reply of refused)
        expect(reply).toHaveHeader('Allow', 'a list with POST', /(?:^|[\s,])POST(?:[\s,]|$)/);
    });

    test(
      `${operation}: records the answers to HEAD and OPTIONS`,
      covers(`HTTP-${P}.OTHER-METHODS`),
      async ({ withControl, note }) => {
        for (const method of ['HEAD', 'OPTIONS']) {
          const { reply } = await withControl(operation, wrong, `bare ${method}`);
          note(`${method}: ${statusOf(reply)}`);
        }
      },
    );

    // A conforming service may serve it, and then the stay has ended: the control is about another one.
    const notBelow = apart(operation, below, (reply, control) =>
      isTokenOperation(operation)
        ? expect(reply).toIssueNoToken({ control })
        : expect(reply).toBeTurnedAway({ control, openBody }),
    );
    test(`${operation}: not served below its path`, covers(`HTTP-${P}.SUFFIX-NOT-SERVED`), notBelow);

    const forms = covers(`HTTP-${P}.PATH-FORM`);
    test(
      `${operation}: records the answers to other forms of its path`,
      forms,
      async ({ sendInTurn, stay, valid, note }) => {
        const guest = stay();
        const calls = Object.values(PATH_FORMS).map((write) => {
          // An accepted partial bill ends no stay.
          const call = valid(operation, momentOf(operation) === 'stay' ? guest : stay());
          return withPath(call, write(call.path));
        });
        const answers: readonly Exchange[] = await sendInTurn(...(calls as [Call, ...Call[]]));
        for (const [at, form] of Object.keys(PATH_FORMS).entries())
          note(`${form}: ${statusOf(answers[at] as Exchange)}`);
      },
    );

    const title = `${operation}: a valid request is not redirected`;
    test(title, covers(`HTTP-${P}.STAYS-HERE`), replies(operation, staysHere));

    const invalid = covers(`HTTP-${P}.REFUSAL-STAYS-HERE`, { why: 'invalid' });
    test(
      `${operation}: a refusal (invalid) is not a redirect`,
      invalid,
      beside(operation, wrong, 'malformed', staysHere),
    );

    if (!isTokenOperation(operation)) {
      const details = covers(`HTTP-${P}.REFUSAL-STAYS-HERE`, { why: 'anonymous' });
      const body = beside(operation, badCredentials(profile, operation), 'missing', staysHere);
      test(`${operation}: a refusal (anonymous) is not a redirect`, details, body);
    }

    const conduct = covers(`HTTP-${P}.NO-SERVER-ERROR`);
    const odd = `${operation}: no server error for an odd request`;
    test(odd, conduct, async ({ send, sendInTurn, valid, withControl }) => {
      const call = valid(operation);
      const shared = call.guest ? await repliesTo(sendInTurn, call, together(operation, profile)) : new Map();
      const records = operation === 'check-out' ? [wrong, UNSUPPORTED_MEDIA_TYPES] : [wrong];
      for (const [name, make] of Object.entries(oddRequests(operation, profile))) {
        const record = records.find((mutations) => name in mutations);
        const alone = async () => shared.get(name) ?? (await send(make(valid(operation))));
        const exchange = record ? (await withControl(operation, record, name)).reply : await alone();
        // A service may close the connection on what is too long (RFC 9110 §15.5.14), without a status to judge.
        if (/^(large|long-)/.test(name) && exchange.failure?.kind === 'reset') continue;
        expect(exchange).toHaveNoServerError(`an odd request (${name})`);
      }
    });

    for (const [name, accept] of Object.entries(isTokenOperation(operation) ? ACCEPTED_OF_TOKENS : ACCEPTED)) {
      const details = covers(`HTTP-${P}.ACCEPT`, { accept: name });
      test(`${operation}: accepts a client with Accept: ${accept}`, details, async ({ send, valid, control }) => {
        const usual = openBody ? [(await control(operation)).reply?.status ?? 0] : [];
        const reply = await send(tolerated(withHeader(valid(operation), 'Accept', accept)));
        expect(reply).toHaveStatus(200, 201, 202, 204, 406, ...usual);
        if (accept === ANYTHING && isAccepted(reply))
          expect(reply).toHaveMember('access_token', 'a string', (value) => typeof value === 'string');
      });
    }

    const isDated = (reply: Exchange) =>
      expect(reply).toHaveHeader('Date', 'a date like Mon, 01 Jun 2026 12:00:00 GMT', IMF_DATE);
    const dated = covers(`HTTP-${P}.DATE`, { reply: 'success' });
    test(`${operation}: a success has a valid Date`, dated, replies(operation, isDated));
    const datedRefusal = covers(`HTTP-${P}.DATE`, { reply: 'refusal' });
    test(`${operation}: a refusal has a valid Date`, datedRefusal, beside(operation, wrong, 'malformed', isDated));

    const ofFields = covers(`HTTP-${P}.FIELD-NAME-CASE`);
    test(
      `${operation}: accepts names of header fields in lower case`,
      ofFields,
      async ({ send, valid, control, conforming }) => {
        const usual = openBody ? [(await control(operation)).reply?.status ?? 0] : [];
        const call = valid(operation);
        const headers = call.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
        expect(await send(conforming({ ...call, headers }))).toHaveStatus(200, 201, 202, 204, ...usual);
      },
    );
  }

  /** A valid request with an additional field is answered with success, or with the status that refuses the field. */
  const withField = (operation: Operation, field: string, value: string, ...refusals: number[]) =>
    replies(
      operation,
      (reply) => expect(reply).toHaveStatus(200, 201, 202, 204, ...refusals),
      (call) => tolerated(withHeader(call, field, value)),
    );
  for (const operation of ['check-in', 'check-out'] as const) {
    const details = covers(`HTTP-${prefixOf(operation)}.ACCEPT-LANGUAGE`);
    const body = withField(operation, 'Accept-Language', 'ar-SA, de;q=0.8, xx-invalid', 406);
    test(`${operation}: accepts a client with another Accept-Language`, details, body);
  }
  for (const operation of TOKEN_OPERATIONS) {
    const details = covers(`HTTP-${prefixOf(operation)}.CHUNKED`);
    const body = withField(operation, 'Transfer-Encoding', 'chunked', 411, 501);
    test(`${operation}: accepts a chunked request`, details, body);

    // .NET, Go and OkHttp send no Accept of their own.
    const plain = accepts(operation, (call) => withHeader(traced(call), 'Accept', null));
    const noAccept = covers(`HTTP-${prefixOf(operation)}.NO-ACCEPT`);
    test(`${operation}: accepts a request without Accept that is part of a trace`, noAccept, plain);
  }
  const expecting = withField('token-form', 'Expect', '100-continue', 417);
  test('token-form: accepts a request with Expect: 100-continue', covers('HTTP-TOKEN-FORM.EXPECT-CONTINUE'), expecting);

  for (const operation of ['check-in', 'token-form', 'token-json'] as const) {
    const isClosed = (reply: Exchange) => expect(reply).toShareWithNo(ELSEWHERE);
    const body = replies(operation, isClosed, (call) => tolerated(withHeader(call, 'Origin', ELSEWHERE)));
    test(
      `${operation}: lets no foreign web page read its replies (CORS)`,
      covers(`HTTP-${prefixOf(operation)}.NO-OPEN-CORS`),
      body,
    );
  }

  const spaced = (call: Call) => withHeader(call, 'Authorization', ['Bearer  ', runToken]);
  const takesSpaces = replies('check-in', (reply) => expect(reply).toBeAccepted(), spaced);
  test('accepts two spaces before the token', covers('HTTP-CHECK-IN.SCHEME-SPACES'), takesSpaces);

  const trace = (call: Call) => withoutBody(withMethod(call, 'TRACE'));
  const repeatsNone = replies('check-in', (reply) => expect(reply).toEchoNoSecret(), trace);
  test('TRACE does not repeat the token', covers('HTTP-CHECK-IN.TRACE'), repeatsNone);

  for (const operation of RESERVATION_OPERATIONS) {
    const P = prefixOf(operation);
    const openBody = !isShown(operation, profile);
    const wrong = wrongRequests(profile, operation);

    const turnedAway = (what: 'method' | 'version') => (reply: Exchange, control: Exchange) =>
      expect(reply).toBeTurnedAway({ control, openBody, wrong: what });
    for (const method of WRONG_METHODS) {
      const details = covers(`HTTP-${P}.REFUSES-METHOD`, { method });
      test(`${operation}: refuses ${method}`, details, beside(operation, wrong, method, turnedAway('method')));
    }
    for (const version of PATH_VERSIONS) {
      const details = covers(`HTTP-${P}.REFUSES-UNKNOWN-VERSION`, { version });
      const body = beside(operation, wrong, version, turnedAway('version'));
      test(`${operation}: not served under ${version}`, details, body);
    }
    // A conforming service may serve it, and then the guest has left: the control is about another one.
    const without = apart(operation, (call) => underVersion(call, '/'), turnedAway('version'));
    test(`${operation}: not served without a version`, covers(`HTTP-${P}.REFUSES-NO-VERSION`), without);
  }

  const prefix = `/api/${versionName(profile)}`;
  for (const [name, path] of Object.entries({ nothing: `${prefix}/reservation/nothing`, prefix })) {
    const refused = covers('HTTP.REFUSES-UNKNOWN-PATH', { path: name });
    test(`accepts no event at ${path}`, refused, async ({ send, valid, control }) => {
      const reply = await send(withPath(valid('check-in'), path));
      expect(reply).toBeTurnedAway({ control: await control('check-in') });
    });

    const at = (call: Call) => withPath(call, path);
    const here = covers('HTTP.UNKNOWN-PATH-STAYS-HERE', { path: name });
    test(`${path} is not redirected`, here, replies('check-in', staysHere, at));
    const details = covers('HTTP.UNKNOWN-PATH-NO-SERVER-ERROR', { path: name });
    const failsNot = replies('check-in', (reply) => expect(reply).toHaveNoServerError(`a request to ${path}`), at);
    test(`no server error at ${path}`, details, failsNot);
  }

  for (const operation of ['check-in', 'check-out'] as const) {
    const details = covers(`HTTP-${prefixOf(operation)}.UNUSUAL-BODY`);
    test(`${operation}: records the answers to unusual bodies`, details, async ({ send, withControl, valid, note }) => {
      const wrong = wrongRequests(profile, operation);
      const odd = Object.entries(oddRequests(operation, profile));
      for (const [name, make] of odd.filter(([each]) => UNUSUAL.includes(each))) {
        const reply =
          name in wrong ? (await withControl(operation, wrong, name)).reply : await send(make(valid(operation)));
        note(`${name}: ${statusOf(reply)}`);
      }
    });
  }
});
