import type { Call } from '../../cases/call.ts';
import { mistakesOf } from '../../cases/mistakes.ts';
import { isShown } from '../../cases/shown.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import {
  covers,
  currentContext,
  expect,
  test,
  withHeader,
  withMethod,
  withoutBody,
  withPath,
  withText,
} from '../../fixtures/index.ts';
import { notJudged } from '../../judgement/finding.ts';

const { profile } = currentContext();
const IMF_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const PATH_FORMS: Readonly<Record<string, (path: string) => string>> = {
  'upper case': (path) => path.replace(/[^/]+$/, (last) => last.toUpperCase()),
  'trailing slash': (path) => `${path}/`,
  'double slash': (path) => path.replace(/\/(?=[^/]+$)/, '//'),
};
const statusOf = ({ reply }: Exchange) => reply?.status ?? 'no reply';
const malformed = (call: Call) => withText(call, call.operation === 'token-form' ? 'grant_type=%zz' : '{"a":');
const anonymous = (call: Call) => withHeader(call, 'Authorization', null);

for (const operation of OPERATIONS) {
  const P = prefixOf(operation);
  const isToken = operation === 'token-form' || operation === 'token-json';
  const openBody = !isShown(operation, profile);

  test(`${operation}: a 405 lists POST`, covers(`HTTP-${P}.ALLOW`), async ({ send, valid }) => {
    const call = await valid(operation);
    const replies = [];
    for (const method of ['GET', 'PUT', 'DELETE']) replies.push(await send(withoutBody(withMethod(call, method))));
    const refused = replies.filter(({ reply }) => reply?.status === 405);
    if (refused.length === 0) throw notJudged('not-applicable', 'No wrong method was answered with 405', replies[0]);
    for (const reply of refused) expect(reply).toHaveHeader('Allow', /(?:^|[\s,])POST(?:[\s,]|$)/);
  });

  test(`${operation}: what HEAD and OPTIONS do`, covers(`HTTP-${P}.OTHER-METHODS`), async ({ send, valid, note }) => {
    const call = withoutBody(await valid(operation));
    for (const method of ['HEAD', 'OPTIONS']) note(`${method}: ${statusOf(await send(withMethod(call, method)))}`);
  });

  test(
    `${operation}: not served below its path`,
    covers(`HTTP-${P}.REFUSES-SUFFIX`),
    async ({ send, valid, control }) => {
      const call = await valid(operation);
      const reply = await send(withPath(call, `${call.path}/extra`));
      const unlike = await control(operation);
      if (isToken) expect(reply).toIssueNoToken({ unlike });
      else expect(reply).toBeTurnedAway({ unlike, openBody, anyRefusal: true });
    },
  );

  test(`${operation}: its path in other forms`, covers(`HTTP-${P}.PATH-FORM`), async ({ send, valid, note }) => {
    for (const [form, write] of Object.entries(PATH_FORMS)) {
      const call = await valid(operation);
      note(`${form}: ${statusOf(await send(withPath(call, write(call.path))))}`);
    }
  });

  test(`${operation}: a valid request is not redirected`, covers(`HTTP-${P}.STAYS-HERE`), async ({ send, valid }) => {
    expect(await send(await valid(operation))).toStayHere();
  });

  const refusals = [['invalid', malformed] as const, ...(isToken ? [] : [['anonymous', anonymous] as const])];
  for (const [why, spoil] of refusals) {
    const details = covers(`HTTP-${P}.REFUSAL-STAYS-HERE`, { why });
    test(`${operation}: a refusal (${why}) is no redirect`, details, async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toStayHere();
    });
  }

  const conduct = covers(`HTTP-${P}.NO-SERVER-ERROR`);
  test(`${operation}: does not fail over a client's mistake`, conduct, async ({ send, valid }) => {
    for (const { name, make } of mistakesOf(operation, profile)) {
      const exchange = await send(make(await valid(operation)));
      // A service may close the connection on what is too long (RFC 9110 §15.5.14): there is no status to judge then.
      if (/^(large|long-)/.test(name) && exchange.failure?.kind === 'reset') continue;
      expect(exchange).toHaveNoServerError();
    }
  });

  const chunked = covers(`HTTP-${P}.CHUNKED`);
  test(`${operation}: reads a chunked request`, chunked, async ({ send, valid, control }) => {
    const usual = openBody ? [(await control(operation)).reply?.status ?? 0] : [];
    const reply = await send(withHeader(await valid(operation), 'Transfer-Encoding', 'chunked'));
    expect(reply).toHaveStatus(200, 201, 202, 204, 411, ...usual);
  });

  for (const [name, accept] of Object.entries({ html: 'text/html', png: 'image/png' })) {
    const details = covers(`HTTP-${P}.ACCEPT`, { accept: name });
    test(`${operation}: answers a client that accepts ${accept}`, details, async ({ send, valid, control }) => {
      const usual = openBody ? [(await control(operation)).reply?.status ?? 0] : [];
      const reply = await send(withHeader(await valid(operation), 'Accept', accept));
      expect(reply).toHaveStatus(200, 201, 202, 204, 406, ...usual);
    });
  }

  for (const [reply, spoil] of [['success', (call: Call) => call] as const, ['refusal', malformed] as const]) {
    test(`${operation}: Date with a ${reply}`, covers(`HTTP-${P}.DATE`, { reply }), async ({ send, valid }) => {
      expect(await send(spoil(await valid(operation)))).toHaveHeader('Date', IMF_DATE);
    });
  }
}

for (const operation of RESERVATION_OPERATIONS) {
  const P = prefixOf(operation);
  const openBody = !isShown(operation, profile);

  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const details = covers(`HTTP-${P}.REFUSES-METHOD`, { method });
    test(`${operation}: refuses ${method}`, details, async ({ send, valid, control }) => {
      const reply = await send(withMethod(await valid(operation), method));
      expect(reply).toBeTurnedAway({ unlike: await control(operation), openBody });
    });
  }

  for (const version of ['v0', 'v99']) {
    const details = covers(`HTTP-${P}.REFUSES-UNKNOWN-VERSION`, { version });
    test(`${operation}: not served under ${version}`, details, async ({ send, valid, control }) => {
      const call = await valid(operation);
      const reply = await send(withPath(call, call.path.replace('/v1/', `/${version}/`)));
      expect(reply).toBeTurnedAway({ unlike: await control(operation), openBody, anyRefusal: true });
    });
  }

  test(
    `${operation}: not served without a version`,
    covers(`HTTP-${P}.REFUSES-NO-VERSION`),
    async ({ send, valid, control }) => {
      const call = await valid(operation);
      const reply = await send(withPath(call, call.path.replace('/v1/', '/')));
      expect(reply).toBeTurnedAway({ unlike: await control(operation), openBody, anyRefusal: true });
    },
  );
}

for (const [name, path] of Object.entries({ nothing: '/api/v1/reservation/nothing', prefix: '/api/v1' })) {
  test(`no event at ${path}`, covers('HTTP.REFUSES-UNKNOWN-PATH', { path: name }), async ({ send, valid, control }) => {
    const reply = await send(withPath(await valid('check-in'), path));
    expect(reply).toBeTurnedAway({ unlike: await control('check-in'), anyRefusal: true });
  });

  test(`${path} is not redirected`, covers('HTTP.UNKNOWN-PATH-STAYS-HERE', { path: name }), async ({ send, valid }) => {
    expect(await send(withPath(await valid('check-in'), path))).toStayHere();
  });

  const details = covers('HTTP.UNKNOWN-PATH-NO-SERVER-ERROR', { path: name });
  test(`does not fail over ${path}`, details, async ({ send, valid }) => {
    expect(await send(withPath(await valid('check-in'), path))).toHaveNoServerError();
  });
}

for (const operation of ['check-in', 'check-out'] as const) {
  const details = covers(`HTTP-${prefixOf(operation)}.UNUSUAL-BODY`);
  test(`${operation}: what unusual bodies do`, details, async ({ send, valid, note }) => {
    const unusual = ['duplicate', 'bom', 'large', 'nested'];
    for (const { name, make } of mistakesOf(operation, profile).filter((each) => unusual.includes(each.name))) {
      note(`${name}: ${statusOf(await send(make(await valid(operation))))}`);
    }
  });
}
