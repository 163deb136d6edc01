/** Failing services: an outage fails nobody, and only the service's own faults fail. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { describe, type TestContext, test } from 'node:test';
import { isAccepted } from '../../contract/evidence.ts';
import type { Override } from '../../mock/behaviour.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { type MockOptions, startMock } from '../../mock/server.ts';
import { type Blamed, blamed, failedIn, shownOf, variables } from '../support/blamed.ts';
import { overrideOf } from '../support/faults.ts';
import type { Answer } from '../support/server.ts';
import { isToken, json, page, reply, service } from '../support/strangers.ts';

interface Sickness {
  readonly start: (t: TestContext) => Promise<string>;
  readonly exit: 0 | 1 | 3;
  readonly blame: '' | 'service' | 'outage';
  readonly says: RegExp;
  /** Whether a failure is about the reply itself; absent if nothing may fail. */
  readonly fails?: (status: number, url: string, accepted: boolean) => boolean;
  readonly among?: RegExp;
  readonly patience?: number;
  /** What is sent and judged; absent: the smoke plan. */
  readonly only?: readonly string[];
}

const mocked = (options: () => MockOptions) => async (t: TestContext) => {
  const mock = await startMock(options());
  t.after(() => mock.close());
  return mock.url;
};

const faulty = (name: string) => mocked(() => ({ faults: [overrideOf(name)] }));

const rightBut = (change: Answer) => (t: TestContext) => service(t, change);

const outage = (says: RegExp, start: Sickness['start']): Sickness => ({
  ...{ start, exit: 3, blame: 'outage', says, patience: 300 },
});

/** Whether a failure is the service's own, and which requirements notice it, is in the row. */
const own = (
  says: RegExp,
  start: Sickness['start'],
  fails: NonNullable<Sickness['fails']>,
  among: RegExp,
  more: Partial<Sickness> = {},
): Sickness => ({ start, exit: 1, blame: 'service', says, fails, among, ...more });

const anyEvent = (answer: (response: ServerResponse) => void) =>
  rightBut((request, response) => void (isToken(request) || answer(response)));
const anyToken = (answer: (response: ServerResponse) => void) =>
  rightBut((request, response) => void (isToken(request) && answer(response)));
const ofToken = (url: string) => isToken({ url } as never);
const STARTS = /A run can start/;

const SICK: Readonly<Record<string, Sickness>> = {
  '500 for everything': own(
    /500 Internal Server Error[\s\S]*A run can start/,
    rightBut((_request, response) => json(response, 500, { title: 'Error' }, 'application/problem+json')),
    (status) => status === 500,
    /^TOKEN-FORM\./,
  ),
  '500 for every event': own(
    /refuses a valid check-in \(500[\s\S]*A run can start/,
    anyEvent((response) => json(response, 500, { title: 'Error' })),
    (status, url, accepted) => status === 500 || accepted || ofToken(url),
    /^CHECK-IN\.(ACCEPTS|SUCCESS)/,
  ),
  'web pages that say 500': own(
    /text\/html[\s\S]*A run can start/,
    anyEvent((response) => page(response, 500)),
    (status, url, accepted) => status === 500 || accepted || ofToken(url),
    /^CHECK-IN\.(ACCEPTS|SUCCESS)/,
  ),
  '503 for everything': outage(/out of order: 503/, faulty('answers-503-to-everything')),
  '502 for everything, as a web page': outage(
    /out of order: 502/,
    rightBut((_request, response) => page(response, 502)),
  ),
  'a rate limit for ever': outage(
    /rate limit is exceeded \(429\)/,
    rightBut((_request, response) => reply(response, 429, '', { 'retry-after': '0' })),
  ),
  'no reply': outage(/did not end in time/, faulty('never-answers')),
  'a reply that never ends': own(
    /the reply never ends, twice at the same byte[\s\S]*A run can start/,
    faulty('never-ends-a-reply'),
    () => false,
    /^WHOLE-RUN-TOKEN-FORM\.FRAMING/,
    { patience: 300, only: ['TOKEN-FORM.SUCCESS-STATUS', 'WHOLE-RUN-TOKEN-FORM.FRAMING'] },
  ),
  'replies that are longer than they say': own(
    STARTS,
    faulty('framing.length-too-small'),
    () => false,
    /^WHOLE-RUN-CHECK-IN\.FRAMING/,
    { only: ['CHECK-IN.ACCEPTS-COMPLETE', 'CHECK-IN.REFUSES-MISSING', 'WHOLE-RUN-CHECK-IN.FRAMING'] },
  ),
  'a quota that is used up for good': outage(
    /rate limit is exceeded \(429\)/,
    anyToken((response) => reply(response, 429, '', { 'retry-after': '60' })),
  ),
  'closed connections': outage(/connection was broken off/, faulty('resets-connections')),
  'death in mid-run': { start: faulty('dies-mid-run'), exit: 3, blame: '', says: STARTS },
  'a gateway that says 502 of one operation': own(
    STARTS,
    rightBut((request, response) => void (request.url.endsWith('/noshow') && reply(response, 502))),
    // This service takes all that comes: what fails at the others is its own, not the operation behind the gateway.
    (status, url) => !url.endsWith('/noshow') && status !== 502,
    /^CHECK-IN\.REFUSES/,
  ),
  // Its own answer, but it is the same with a token: nothing shows that a wrong credential is why.
  'an operation that is not built': {
    ...{ exit: 3, blame: '', says: STARTS, only: ['PARTIAL-BILL.BEARER-MISSING'] },
    start: rightBut((request, response) => void (request.url.endsWith('/partial-bill') && reply(response, 501))),
  },
  'a misnamed token': own(
    STARTS,
    anyToken((response) => json(response, 200, { accessToken: 'a-token-by-another-name', expires_in: 3600 })),
    (_status, url) => ofToken(url) || url.includes('/reservation/'),
    /^TOKEN-FORM\.SUCCESS-ACCESS-TOKEN/,
  ),
  'an empty token': own(
    /without a token[\s\S]*A run can start/,
    anyToken((response) => json(response, 200, { access_token: '', expires_in: 3600, token_type: 'Bearer' })),
    (_status, url) => ofToken(url) || url.includes('/reservation/'),
    /^TOKEN-FORM\.SUCCESS-ACCESS-TOKEN/,
  ),
  '201 for everything': own(
    /201 Created, without a token[\s\S]*A run can start/,
    faulty('answers-201-to-everything'),
    (status) => status === 201,
    /BEARER-CLAIMED|NO-CREDENTIAL/,
  ),
  '400 for everything, as JSON': own(
    /400 Bad Request[\s\S]*A run can start/,
    faulty('answers-400-to-everything'),
    (status, url) => status === 400 && ofToken(url),
    /^TOKEN-(FORM|JSON)\./,
  ),
  '204 in the place of 201': own(
    /A valid call was accepted \(204[\s\S]*A run can start/,
    anyEvent((response) => reply(response, 204)),
    // The service of this test gives a token to whoever asks.
    (status, url) => status === (ofToken(url) ? 200 : 204),
    /^CHECK-IN\.SUCCESS-STATUS/,
  ),
  'its own tokens refused': own(
    /refuses a valid check-in \(401[\s\S]*A run can start/,
    anyEvent((response) => json(response, 401, { title: 'No' })),
    (status, url) => status === 401 || ofToken(url),
    /^CHECK-IN\.ACCEPTS/,
  ),
  'one operation out of several refused': own(
    STARTS,
    mocked(() => {
      const all = overrideOf('refuses-every-event').violations;
      const violations: Override['violations'] = (next) => (body, ctx) =>
        ctx.operation === 'check-out' && all ? all(next)(body, ctx) : next(body, ctx);
      return { faults: [{ violations }] };
    }),
    (_status, url) => url.endsWith('/checkout'),
    /^CHECK-OUT\.ACCEPTS/,
    { only: ['CHECK-IN.ACCEPTS-COMPLETE', 'CHECK-OUT.ACCEPTS-COMPLETE', 'CHECK-OUT.REFUSES-WRONG-TYPE'] },
  ),
  slowness: { start: mocked(() => ({ latencyMs: 60 })), exit: 0, blame: '', says: STARTS },
};

/** What each failure rests on: the reply, and where it came from. */
function foreignFailures(found: Blamed, { fails }: Sickness): string[] {
  return failedIn(found.result)
    .filter(({ finding }) => {
      const exchange = finding?.exchange;
      // What fails without a reply is its framing.
      if (!exchange?.reply) return exchange?.failure?.kind !== 'framing';
      return !fails?.(exchange.reply.status, exchange.request.url, isAccepted(exchange));
    })
    .map(({ instance, reason }) => `${instance.id}: ${reason}`);
}

describe('a sick service is blamed for what is its own, and for nothing else:', () => {
  for (const [name, sickness] of Object.entries(SICK)) {
    test(name, async (t) => {
      const url = await sickness.start(t);
      const network = `network: { timeoutMs: ${sickness.patience ?? 3000} }`;
      // Said outright, so that a refused check-out can be the service's failure.
      const values = 'values: { reservationIdFrom: hotel-confirmation-number }';
      const files = { 'certification.yaml': `${network}\n${values}\n` };
      const only = sickness.only ? { only: sickness.only } : {};
      const found = await blamed(t, { env: variables(url), files, profile: EMBEDDED.profileFile, ...only });
      assert.deepEqual([found.exit, found.blame], [sickness.exit, sickness.blame], shownOf(found));
      assert.match(shownOf(found), sickness.says);
      assert.deepEqual(foreignFailures(found, sickness), []);
      const failed = failedIn(found.result).map(({ instance }) => instance.id);
      const isAmong = failed.some((id) => sickness.among?.test(id));
      assert.equal(isAmong, sickness.among !== undefined, failed.join('\n'));
    });
  }
});
