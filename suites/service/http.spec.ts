import type { Mutations } from '../../cases/body-cases.ts';
import type { Call } from '../../cases/call.ts';
import { withHeader, withMethod, withoutBody, withPath } from '../../cases/calls.ts';
import { mistakesOf } from '../../cases/mistakes.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import { OPERATIONS, type Operation, RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { covers, notJudged, specify } from '../../fixtures/index.ts';

const IMF_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const PATH_FORMS: Readonly<Record<string, (path: string) => string>> = {
  'upper case': (path) => path.replace(/[^/]+$/, (last) => last.toUpperCase()),
  'trailing slash': (path) => `${path}/`,
  'double slash': (path) => path.replace(/\/(?=[^/]+$)/, '//'),
};
const METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];
const BODILESS = ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'];
const VERSIONS = ['v0', 'v99'];
/** Mistakes that leave nothing of the report, so that no service can take it. */
const NOTHING_LEFT = ['malformed', 'empty', 'null', 'array', 'string'];

const statusOf = ({ reply }: Exchange) => reply?.status ?? 'no reply';
const isToken = (operation: Operation) => (TOKEN_OPERATIONS as readonly string[]).includes(operation);
const underVersion = (call: Call, version: string) => withPath(call, call.path.replace('/v1/', version));
// A lawful service may serve it, and then the guest has left: it keeps away from what no service may serve.
const NO_VERSION: Mutations = { none: (call) => underVersion(call, '/') };

/** What no service may take for a report: all of it can be about one guest, who is still there afterwards. */
function wrongFor(operation: Operation, profile: Profile): Mutations {
  const nothingLeft = mistakesOf(operation, profile).filter(({ name }) => NOTHING_LEFT.includes(name));
  return Object.fromEntries<Mutations[string]>([
    ...nothingLeft.map(({ name, make }) => [name, make] as const),
    ['anonymous', (call) => withHeader(call, 'Authorization', null)],
    ['suffix', (call) => withPath(call, `${call.path}/extra`)],
    ...METHODS.map((method) => [method, (call: Call) => withMethod(call, method)] as const),
    ...BODILESS.map((method) => [`bare ${method}`, (call: Call) => withoutBody(withMethod(call, method))] as const),
    ...VERSIONS.map((version) => [version, (call: Call) => underVersion(call, `/${version}/`)] as const),
  ]);
}

export default specify(({ test, expect, profile }) => {
  const wrong = Object.fromEntries(
    OPERATIONS.map((operation) => [operation, wrongFor(operation, profile)]),
  ) as unknown as Readonly<Record<Operation, Mutations>>;

  for (const operation of OPERATIONS) {
    const P = prefixOf(operation);
    const openBody = !isShown(operation, profile);

    test(`${operation}: a 405 lists POST`, covers(`HTTP-${P}.ALLOW`), async ({ twins }) => {
      const replies: Exchange[] = [];
      for (const method of ['GET', 'PUT', 'DELETE']) {
        replies.push((await twins(operation, wrong[operation], `bare ${method}`)).reply);
      }
      const refused = replies.filter(({ reply }) => reply?.status === 405);
      if (refused.length === 0) throw notJudged('not-applicable', 'No wrong method was answered with 405', replies[0]);
      for (const reply of refused) expect(reply).toHaveHeader('Allow', /(?:^|[\s,])POST(?:[\s,]|$)/);
    });

    test(`${operation}: what HEAD and OPTIONS do`, covers(`HTTP-${P}.OTHER-METHODS`), async ({ twins, note }) => {
      for (const method of ['HEAD', 'OPTIONS']) {
        const { reply } = await twins(operation, wrong[operation], `bare ${method}`);
        note(`${method}: ${statusOf(reply)}`);
      }
    });

    test(`${operation}: not served below its path`, covers(`HTTP-${P}.REFUSES-SUFFIX`), async ({ twins }) => {
      const { reply, unlike } = await twins(operation, wrong[operation], 'suffix');
      if (isToken(operation)) expect(reply).toIssueNoToken({ unlike });
      else expect(reply).toBeTurnedAway({ unlike, openBody, anyRefusal: true });
    });

    test(`${operation}: its path in other forms`, covers(`HTTP-${P}.PATH-FORM`), async ({ send, valid, note }) => {
      for (const [form, write] of Object.entries(PATH_FORMS)) {
        const call = valid(operation);
        note(`${form}: ${statusOf(await send(withPath(call, write(call.path))))}`);
      }
    });

    test(`${operation}: a valid request is not redirected`, covers(`HTTP-${P}.STAYS-HERE`), async ({ send, valid }) => {
      expect(await send(valid(operation))).toNotRedirect();
    });

    const refusals = { invalid: 'malformed', ...(isToken(operation) ? {} : { anonymous: 'anonymous' }) };
    for (const [why, name] of Object.entries(refusals)) {
      const details = covers(`HTTP-${P}.REFUSAL-STAYS-HERE`, { why });
      test(`${operation}: a refusal (${why}) is no redirect`, details, async ({ twins }) => {
        const { reply } = await twins(operation, wrong[operation], name);
        expect(reply).toNotRedirect();
      });
    }

    const conduct = covers(`HTTP-${P}.NO-SERVER-ERROR`);
    test(`${operation}: does not fail over a client's mistake`, conduct, async ({ send, valid, twins }) => {
      for (const { name, make } of mistakesOf(operation, profile)) {
        const nothingLeft = NOTHING_LEFT.includes(name);
        const exchange = nothingLeft
          ? (await twins(operation, wrong[operation], name)).reply
          : await send(make(valid(operation)));
        // A service may close the connection on what is too long (RFC 9110 §15.5.14): there is no status to judge then.
        if (/^(large|long-)/.test(name) && exchange.failure?.kind === 'reset') continue;
        expect(exchange).toHaveNoServerError();
      }
    });

    const chunked = covers(`HTTP-${P}.CHUNKED`);
    test(`${operation}: reads a chunked request`, chunked, async ({ send, valid, control }) => {
      const usual = openBody ? [(await control(operation)).reply?.status ?? 0] : [];
      const reply = await send(withHeader(valid(operation), 'Transfer-Encoding', 'chunked'));
      expect(reply).toHaveStatus(200, 201, 202, 204, 411, ...usual);
    });

    for (const [name, accept] of Object.entries({ html: 'text/html', png: 'image/png' })) {
      const details = covers(`HTTP-${P}.ACCEPT`, { accept: name });
      test(`${operation}: answers a client that accepts ${accept}`, details, async ({ send, valid, control }) => {
        const usual = openBody ? [(await control(operation)).reply?.status ?? 0] : [];
        const reply = await send(withHeader(valid(operation), 'Accept', accept));
        expect(reply).toHaveStatus(200, 201, 202, 204, 406, ...usual);
      });
    }

    const dated = covers(`HTTP-${P}.DATE`, { reply: 'success' });
    test(`${operation}: Date with a success`, dated, async ({ send, valid }) => {
      expect(await send(valid(operation))).toHaveHeader('Date', IMF_DATE);
    });

    const datedRefusal = covers(`HTTP-${P}.DATE`, { reply: 'refusal' });
    test(`${operation}: Date with a refusal`, datedRefusal, async ({ twins }) => {
      const { reply } = await twins(operation, wrong[operation], 'malformed');
      expect(reply).toHaveHeader('Date', IMF_DATE);
    });
  }

  for (const operation of RESERVATION_OPERATIONS) {
    const P = prefixOf(operation);
    const openBody = !isShown(operation, profile);

    for (const method of METHODS) {
      const details = covers(`HTTP-${P}.REFUSES-METHOD`, { method });
      test(`${operation}: refuses ${method}`, details, async ({ twins }) => {
        const { reply, unlike } = await twins(operation, wrong[operation], method);
        expect(reply).toBeTurnedAway({ unlike, openBody });
      });
    }

    for (const version of VERSIONS) {
      const details = covers(`HTTP-${P}.REFUSES-UNKNOWN-VERSION`, { version });
      test(`${operation}: not served under ${version}`, details, async ({ twins }) => {
        const { reply, unlike } = await twins(operation, wrong[operation], version);
        expect(reply).toBeTurnedAway({ unlike, openBody, anyRefusal: true });
      });
    }

    const noVersion = covers(`HTTP-${P}.REFUSES-NO-VERSION`);
    test(`${operation}: not served without a version`, noVersion, async ({ twins }) => {
      const { reply, unlike } = await twins(operation, NO_VERSION, 'none');
      expect(reply).toBeTurnedAway({ unlike, openBody, anyRefusal: true });
    });
  }

  for (const [name, path] of Object.entries({ nothing: '/api/v1/reservation/nothing', prefix: '/api/v1' })) {
    const refused = covers('HTTP.REFUSES-UNKNOWN-PATH', { path: name });
    test(`no event at ${path}`, refused, async ({ send, valid, control }) => {
      const reply = await send(withPath(valid('check-in'), path));
      expect(reply).toBeTurnedAway({ unlike: await control('check-in'), anyRefusal: true });
    });

    const here = covers('HTTP.UNKNOWN-PATH-STAYS-HERE', { path: name });
    test(`${path} is not redirected`, here, async ({ send, valid }) => {
      expect(await send(withPath(valid('check-in'), path))).toNotRedirect();
    });

    const details = covers('HTTP.UNKNOWN-PATH-NO-SERVER-ERROR', { path: name });
    test(`does not fail over ${path}`, details, async ({ send, valid }) => {
      expect(await send(withPath(valid('check-in'), path))).toHaveNoServerError();
    });
  }

  for (const operation of ['check-in', 'check-out'] as const) {
    const details = covers(`HTTP-${prefixOf(operation)}.UNUSUAL-BODY`);
    test(`${operation}: what unusual bodies do`, details, async ({ send, valid, note }) => {
      const unusual = ['duplicate', 'bom', 'large', 'nested'];
      for (const { name, make } of mistakesOf(operation, profile).filter((each) => unusual.includes(each.name))) {
        note(`${name}: ${statusOf(await send(make(valid(operation))))}`);
      }
    });
  }
});
