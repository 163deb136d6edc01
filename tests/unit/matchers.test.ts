/** Matchers about replies in general: each kind of reply against each of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordBody } from '../../cases/record.ts';
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import type { Finding } from '../../judgement/finding.ts';
import { controlMissing, unanswered } from '../../judgement/matchers/answered.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { exchange, json, type Made } from '../support/exchange.ts';
import { each, type Row, says, table } from '../support/says.ts';

const ELSEWHERE = 'https://elsewhere.example';
const accepted = exchange(201);
const refusedControl = exchange({ status: 400, reason: 'Bad Request' });
const beside = { control: accepted, profile: {} };
const { toBeRefused, toBeUnauthorized, toAcceptNoEvent, toBeTurnedAway, toBeRefusedWith } = matchers;

const RULE = { about: () => true, summary: 'It is red', expected: 'green', unmet: () => null };

/** Every matcher with arguments under which an answered exchange could be judged. */
const EVERY: Readonly<Record<keyof typeof matchers, (one: Exchange) => Finding | null>> = {
  ...(matchers as unknown as Record<keyof typeof matchers, (one: Exchange) => Finding | null>),
  toBeRefused: (one) => toBeRefused(one, beside),
  toBeUnauthorized: (one) => toBeUnauthorized(one, beside),
  toAcceptNoEvent: (one) => toAcceptNoEvent(one, beside),
  toBeAcceptedAtEach: (one) => matchers.toBeAcceptedAtEach([one], [{ id: 100001, timeZone: 'America/Chicago' }]),
  toHaveStatus: (one) => matchers.toHaveStatus(one, 201),
  toHaveHeader: (one) => matchers.toHaveHeader(one, 'Date'),
  toMeet: (one) => matchers.toMeet(one, 'met', () => null),
  toBeRefusedToken: (one) => matchers.toBeRefusedToken(one, beside),
  toIssueNoToken: (one) => matchers.toIssueNoToken(one, beside),
  toHaveMember: (one) => matchers.toHaveMember(one, 'a', 'anything', () => true),
  toHaveNoMember: (one) => matchers.toHaveNoMember(one, 'a'),
  toEchoNoSecret: (one) => matchers.toEchoNoSecret(one, 'client_secret'),
  toBeTurnedAway: (one) => toBeTurnedAway(one, { ...beside, onlyRefusal: true }),
  toShareWithNo: (one) => matchers.toShareWithNo(one, ELSEWHERE),
  toAllKeep: (one) => matchers.toAllKeep([one], RULE),
  toBeRefusedWith: (one) => toBeRefusedWith(one, { ...beside, statuses: [400] }),
  toBeAnErrorLike: (one) => matchers.toBeAnErrorLike(one, (() => true) as never),
};

const FAILURES = [
  'dns',
  'refused',
  'reset',
  'timeout',
  'tls',
  'proxy',
  'not-sent',
  'no-token',
  'pool-exhausted',
  'network',
] as const;

for (const [name, matcher] of Object.entries(EVERY)) {
  test(`${name} judges nobody by an outage`, () => {
    for (const failure of FAILURES) {
      says([
        failure,
        matcher(exchange({ failure })),
        'undecided',
        failure === 'not-sent' ? /It was the cause/ : /no reply: the cause/,
      ]);
    }
    says(['an unsent alteration', matcher(exchange({ failure: 'not-alterable' })), 'not-applicable', /not-alterable/]);
    says(['429', matcher(exchange(429)), 'undecided', /rate limit.*0 waits/]);
    for (const status of [502, 503, 504]) says([`${status}`, matcher(exchange(status)), 'undecided', /was down/]);
    assert.notEqual(matcher(exchange({ failure: 'reset' }))?.exchange, undefined);
  });
}

test('tells an answer from an outage', () => {
  for (const status of [200, 201, 301, 400, 401, 428, 430, 500, 501, 505]) {
    says([`${status}`, unanswered(exchange(status)), null]);
  }
  const nothing = { ...exchange({ failure: 'dns' }), failure: null };
  says(['neither reply nor failure', unanswered(nothing), 'undecided', /no reply: unknown/]);
});

test('counts 2xx as accepted, and nothing else', () => {
  const statuses = [100, 199, 200, 201, 204, 299, 300, 400, 500];
  const taken = statuses.filter((status) => isAccepted(exchange(status)));
  assert.deepEqual(taken, [200, 201, 204, 299]);
  assert.equal(isAccepted(exchange({ failure: 'reset' })), false);
  assert.equal(controlMissing(exchange(204), accepted), null);
  says(['a refused control', controlMissing(refusedControl, accepted), 'undecided', /400 Bad Request.*proves nothing/]);
});

const at = (status: number, reason = '') => exchange({ status, reason });

const OTHER_REASONS = [401, 403, 404, 405, 407, 408, 409, 410, 421, 423, 424, 425, 426, 428, 431, 451];

const refused = (status: number) => toBeRefused(at(status), beside);
const unauthorized = (status: number) => toBeUnauthorized(at(status), beside);

table('toBeRefused: a 4xx for what the request says, beside an accepted control', [
  ...each([400, 402, 406, 411, 412, 413, 414, 415, 416, 417, 418, 422, 427, 430, 432, 450, 452, 499], refused, null),
  ...each(OTHER_REASONS, refused, 'undecided', /another reason/),
  ...each([200, 201, 204, 299], refused, 'broken', /accepted what/),
  ...each([500, 501, 505, 599], refused, 'broken', /failed \(5xx\)/),
  ...each([199, 300, 302, 399], refused, 'broken', /neither success/),
  [
    'a refused control',
    toBeRefused(at(400), { control: refusedControl, profile: {} }),
    'undecided',
    /control was not accepted/,
  ],
  [
    'an unanswered control',
    toBeRefused(at(400), { control: exchange({ failure: 'reset' }), profile: {} }),
    'undecided',
    /control/,
  ],
  [
    'accepted, though the control is not',
    toBeRefused(at(201), { control: refusedControl, profile: {} }),
    'broken',
    /accepted what/,
  ],
]);

const forHotel = (status: number, id: number) =>
  exchange({ status, request: { body: recordBody(Buffer.from(JSON.stringify({ lodgingHotelId: id }))) } });
const pinning = { control: forHotel(201, 1), profile: { errors: { invalid: [400, 403, 409] } } };

table('toBeRefused: a status means what the profile says, and a 404 that there is no such hotel', [
  ...each([400, 403, 409, 422], (status) => toBeRefused(forHotel(status, 1), pinning), null),
  ...each([401, 404], (status) => toBeRefused(forHotel(status, 1), pinning), 'undecided', /another reason/),
  ...each([404], (status) => toBeRefused(forHotel(status, 2), pinning), null),
  ...each([401, 410], (status) => toBeRefused(forHotel(status, 2), pinning), 'undecided', /another reason/),
]);

const open = (control: Exchange) => ({ control, openBody: true });

/** 404 with these words, of the operation or of the router. */
const lost = (body: string) => exchange({ status: 404, body });
const [noStay, noRoute] = [lost('{"title":"No such stay","traceId":"a1"}'), lost('Cannot POST /api/v1/x/extra')];
const lookedUp = (elsewhere: Exchange, control = noStay) => ({ ...open(control), elsewhere });

table('toBeUnauthorized: a control that is about no known stay has got past the credential', [
  ['told from an unknown path by its words', toBeUnauthorized(at(401), lookedUp(noRoute)), null],
  ['by its status', toBeUnauthorized(at(401), lookedUp(at(403))), null],
  ['a refusal in other words', toBeUnauthorized(noRoute, lookedUp(noRoute)), null],
  [
    'a refusal in the same words',
    toBeUnauthorized(lost('{"title":"No such stay","traceId":"c3"}'), lookedUp(noRoute)),
    'undecided',
  ],
  ['alike', toBeUnauthorized(at(401), lookedUp(lost('{"title":"No such stay","traceId":"b2"}'))), 'undecided'],
  ['nothing is known of another path', toBeUnauthorized(at(401), open(noStay)), 'undecided'],
  ['another path was out of order', toBeUnauthorized(at(401), lookedUp(at(502))), 'undecided'],
  ['accepted', toBeUnauthorized(at(201), lookedUp(noRoute)), 'broken', /accepted what/],
]);

table('toBeUnauthorized: a refusal of the credential beside a control that gets past it', [
  ...each([400, 401, 402, 403, 404, 405, 407, 415, 419, 422, 431, 498], unauthorized, null),
  ...each([408, 409, 410, 421, 423, 424, 425, 426, 428], unauthorized, 'undecided', /does not speak of credentials/),
  ['accepted', toBeUnauthorized(at(201), beside), 'broken', /accepted what/],
  ['a redirect', toBeUnauthorized(at(302), beside), 'broken', /neither success/],
  ['a crash', toBeUnauthorized(at(500), beside), 'broken', /failed \(5xx\)/],
  ['a refused control', toBeUnauthorized(at(401), { control: refusedControl }), 'undecided', /control/],
  ['an open body got further', toBeUnauthorized(at(401), open(at(400))), null],
  ['an open body got further, oddly', toBeUnauthorized(at(401), open(at(499))), null],
  ['an open body and an accepted control', toBeUnauthorized(at(401), open(accepted)), null],
  ['an open body refused alike', toBeUnauthorized(at(400), open(at(400))), 'not-testable', /the same/],
  ['an open body refused alike by 422', toBeUnauthorized(at(422), open(at(422))), 'not-testable', /the same/],
  ['an open body refused alike by 401', toBeUnauthorized(at(401), open(at(401))), 'undecided', /control/],
  ['an open body refused alike by 415', toBeUnauthorized(at(415), open(at(415))), 'undecided', /control/],
  ['an open body refused otherwise by 422', toBeUnauthorized(at(422), open(at(400))), 'undecided', /speak of cred/],
  ...each(
    [401, 403, 404, 405, 429, 500, 503],
    (status) => toBeUnauthorized(at(400), open(at(status))),
    'undecided',
    /control/,
  ),
  [
    'an open body without a reply to the control',
    toBeUnauthorized(at(400), open(exchange({ failure: 'dns' }))),
    'undecided',
    /control/,
  ],
  ['a known body that got further', toBeUnauthorized(at(401), { control: at(422) }), 'undecided', /control/],
  ['a known body refused alike', toBeUnauthorized(at(400), { control: at(400) }), 'undecided', /control/],
]);

const page = exchange({ status: 201, headers: [['Content-Type', 'text/html; charset=utf-8']], body: '<p>Welcome' });
const preflight = (name: string) => exchange({ status: 204, headers: [[name, 'POST']] });
const broken = { ...beside, orBroken: true };

/** Broken off (0), or an outage, also when it was sent again. */
const brokenOff = (status: number) =>
  exchange({
    ...(status === 0 ? { failure: 'reset' } : { status }),
    waits: [{ status, retryAfter: null, waitedMs: 1000 }],
  });

table('toAcceptNoEvent: anything but an accepted event, beside a control that is accepted', [
  ...each([200, 204, 302, 400, 401, 404, 405, 409, 500], (status) => toAcceptNoEvent(at(status), beside), null),
  ...each([201, 202], (status) => toAcceptNoEvent(at(status), beside), 'broken', /accepted an event/),
  ['a success like the control', toAcceptNoEvent(at(204), { control: at(204) }), 'broken', /accepted an event/],
  ['no success, though the control is alike', toAcceptNoEvent(at(199), { control: at(199) }), 'undecided', /control/],
  ['a redirect like the control', toAcceptNoEvent(at(300), { control: at(300) }), 'undecided', /control/],
  ['a page', toAcceptNoEvent(page, beside), null],
  ['what OPTIONS allows', toAcceptNoEvent(preflight('Allow'), { control: at(204) }), null],
  ['a preflight', toAcceptNoEvent(preflight('Access-Control-Allow-Methods'), { control: at(204) }), null],
  ['accepted, though the control is not', toAcceptNoEvent(at(201), { control: refusedControl }), 'broken', /an event/],
  ['a refused control', toAcceptNoEvent(at(401), { control: refusedControl }), 'undecided', /control/],
  ['an open body got further', toAcceptNoEvent(at(404), open(at(400))), null],
  ['an open body refused alike', toAcceptNoEvent(at(400), open(at(400))), 'not-testable', /the same/],
  ['a gateway that gives up, twice', toAcceptNoEvent(brokenOff(503), broken), null],
  ['a gateway that gave up once', toAcceptNoEvent(at(503), broken), 'undecided', /was down/],
  ['a connection that is broken off', toAcceptNoEvent(brokenOff(0), broken), null],
  [
    'a gateway that gives up on the control too',
    toAcceptNoEvent(brokenOff(503), { ...broken, control: at(503) }),
    'undecided',
    /control/,
  ],
  ['no reply in time', toAcceptNoEvent(exchange({ failure: 'timeout' }), broken), 'undecided', /no reply/],
  ['a rate limit', toAcceptNoEvent(at(429), broken), 'undecided', /rate limit/],
  ['what could not be altered', toAcceptNoEvent(exchange({ failure: 'not-alterable' }), broken), 'not-applicable'],
]);

table('toBeAccepted, toHaveStatus, toHaveEmptyBody', [
  ['201', matchers.toBeAccepted(at(201)), null],
  ['400', matchers.toBeAccepted(at(400, 'Bad Request')), 'broken', /refused a conforming request.*400 Bad Request/],
  ['500', matchers.toBeAccepted(at(500)), 'broken'],
  ['a listed status', matchers.toHaveStatus(at(400), 400, 401), null],
  ['the other listed status', matchers.toHaveStatus(at(401), 400, 401), null],
  ['an unlisted status', matchers.toHaveStatus(at(402), 400, 401), 'broken', /400 or 401 \| 402/],
  ['an empty body', matchers.toHaveEmptyBody(at(201)), null],
  ['one byte', matchers.toHaveEmptyBody(exchange({ body: ' ' })), 'broken', /no body \| 1 bytes/],
]);

const dated = exchange({
  headers: [
    ['date', 'Mon'],
    ['X-Two', 'a'],
    ['x-two', 'b'],
  ],
});

table('toHaveHeader, toMeet', [
  ['there, in another case', matchers.toHaveHeader(dated, 'Date'), null],
  ['like the pattern', matchers.toHaveHeader(dated, 'Date', /^Mon$/), null],
  ['joined', matchers.toHaveHeader(dated, 'X-Two', /^a, b$/), null],
  ['missing', matchers.toHaveHeader(dated, 'Allow'), 'broken', /Allow is missing.*a header field Allow \| no Allow/],
  [
    'another one',
    matchers.toHaveHeader(dated, 'Date', /^Tue$/),
    'broken',
    /is another one \| Date like \^Tue\$ \| Date: Mon/,
  ],
  ['met', matchers.toMeet(dated, 'as it must be', () => null), null],
  [
    'unmet',
    matchers.toMeet(dated, 'not as it must be', () => ({ expected: 'more', received: 'less' })),
    'broken',
    /^not as it must be \| more \| less$/,
  ],
]);

table('toHaveNoServerError, toNotRedirect', [
  ...each([200, 301, 400, 404, 499], (status) => matchers.toHaveNoServerError(at(status)), null),
  ...each([500, 501, 505], (status) => matchers.toHaveNoServerError(at(status)), 'broken', /failed/),
  ...each([200, 201, 299, 400, 401, 500], (status) => matchers.toNotRedirect(at(status)), null),
  ...each([300, 301, 307, 399], (status) => matchers.toNotRedirect(at(status)), 'broken', /redirects/),
]);

const by = (method: string, made: Partial<Made>, text = '{}') =>
  exchange({
    ...made,
    request: { method, body: method === 'GET' || text === '' ? null : { text, bytes: text.length } },
  });
const away = (one: Exchange, control = accepted) => toBeTurnedAway(one, { control });

table('toBeTurnedAway: a wrong address is no way in', [
  ...each([302, 400, 404, 405, 499, 500, 501], (status) => toBeTurnedAway(at(status), beside), null),
  ...each([200, 201, 204], (status) => away(at(status)), 'broken', /accepted what was sent/),
  ...each(['GET', 'POST', 'PUT'], (method) => away(by(method, { status: 201, body: '{}' })), 'broken'),
  ...each(['PUT', 'PATCH', 'DELETE'], (method) => away(by(method, { status: 200, body: '{"status":"ok"}' })), 'broken'),
  ...each(
    ['GET', 'POST', 'PUT', 'DELETE'],
    (method) => away(by(method, { status: 200, body: ' <!doctype html>' })),
    null,
  ),
  ...each(['GET', 'POST'], (method) => away(by(method, { status: 200, body: '{"status":"up"}' })), null),
  ...each(['GET', 'OPTIONS', 'HEAD'], (method) => away(by(method, { status: 204 }, '')), null),
  ['a 200 without a body is no acceptance where that is 201', away(by('OPTIONS', { status: 200 })), null],
  ['the like of its own acceptance is one', away(by('OPTIONS', { status: 200 }), at(200)), 'broken'],
  [
    'the like of its own acceptance with a body',
    away(by('POST', { status: 200, body: '{}' }), json(200, {})),
    'broken',
  ],
  ...each([400, 404, 499, 501], (status) => toBeTurnedAway(at(status), { ...beside, onlyRefusal: true }), null),
  ...each(
    [200, 201, 302, 399, 500, 505],
    (status) => toBeTurnedAway(by('POST', { status, body: '{}' }), { ...beside, onlyRefusal: true }),
    'broken',
    /did not refuse a wrong path/,
  ),
  ...(['media type', 'method', 'version'] as const).map(
    (wrong): Row => [wrong, toBeTurnedAway(at(201), { ...beside, wrong }), 'broken', RegExp(`with a wrong ${wrong}`)],
  ),
  ['but not where the other has a body', away(by('OPTIONS', { status: 200 }), json(200, {})), null],
  ...each([0, 502, 503], (status) => away(brokenOff(status)), null),
  ...each([0, 502, 503], (status) => away({ ...brokenOff(status), waits: [] }), 'undecided'),
  ...each(['timeout', 'tls'] as const, (failure) => away(exchange({ failure })), 'undecided', /no reply/),
  ['broken off like its control', away(brokenOff(0), brokenOff(0)), 'undecided'],
  ['a refused control', toBeTurnedAway(at(404), { control: refusedControl }), 'undecided', /control/],
  ...each([400, 409, 422, 499], (status) => toBeTurnedAway(at(404), open(at(status))), null),
  ['open body, accepted', toBeTurnedAway(at(404), open(accepted)), null],
  ...each(
    [301, 399, 401, 403, 404, 429, 500],
    (status) => toBeTurnedAway(at(404), open(at(status))),
    'not-testable',
    /right path/,
  ),
  ['open body, no reply', toBeTurnedAway(at(404), open(exchange({ failure: 'dns' }))), 'not-testable'],
]);

table("toBeRefusedWith: the profile's statuses", [
  ['the status', toBeRefusedWith(at(400), { ...beside, statuses: [400, 422] }), null],
  ['another', toBeRefusedWith(at(401), { ...beside, statuses: [400, 422] }), 'broken', /400 or 422 \| 401/],
  ['a refused control', toBeRefusedWith(at(400), { control: refusedControl, statuses: [400] }), 'undecided', /control/],
  [
    'another beside a refused control',
    toBeRefusedWith(at(401), { control: refusedControl, statuses: [400] }),
    'undecided',
  ],
]);

test('a finding names the exchange that shows it, and the control', () => {
  const shown = at(201);
  for (const found of [toBeRefused(shown, beside), toBeTurnedAway(shown, beside), toBeUnauthorized(shown, beside)]) {
    assert.equal(found?.exchange, shown);
    assert.equal(found?.control, accepted);
  }
  assert.equal(matchers.toHaveNoMember(json(200, { a: 1 }), 'a')?.exchange?.reply?.status, 200);
});

const shared = (origin: string, credentials?: string) =>
  exchange({
    headers: [
      ['access-control-allow-origin', origin],
      ...(credentials ? ([['Access-Control-Allow-Credentials', credentials]] as const) : []),
    ],
  });

table('toShareWithNo: no page of an unknown origin reads a reply with credentials', [
  ['no CORS', matchers.toShareWithNo(accepted, ELSEWHERE), null],
  ['for all, without credentials', matchers.toShareWithNo(shared('*'), ELSEWHERE), null],
  [
    'for all: browsers refuse it together with credentials',
    matchers.toShareWithNo(shared('*', 'true'), ELSEWHERE),
    null,
  ],
  ['another origin', matchers.toShareWithNo(shared('https://own.example', 'true'), ELSEWHERE), null],
  ['reflected, without credentials', matchers.toShareWithNo(shared(ELSEWHERE), ELSEWHERE), null],
  ['reflected', matchers.toShareWithNo(shared(ELSEWHERE, 'true'), ELSEWHERE), 'broken', /any origin/],
]);

const red = { ...RULE, unmet: (one: Exchange) => (one.reply?.status === 500 ? 'a 500' : null) };
const all = matchers.toAllKeep;

table('toAllKeep: what must hold of every exchange', [
  ['it holds', all([at(201), at(400)], red), null],
  ['one breaks it', all([at(201), at(500), at(400)], red), 'broken', /It is red \(1 of 3\)/],
  ['an outage among others tells nothing', all([at(503), at(201)], red), null],
  ['nothing but outages', all([at(503), exchange({ failure: 'timeout' })], red), 'undecided', /was down/],
  ['one that breaks it among outages', all([at(503), at(500)], red), 'broken'],
  ['it is about no other', all([at(500)], { ...red, about: () => false }), 'not-applicable', /No exchange/],
  ['none at all', all([], red), 'not-applicable'],
  ['it is for the operation', all([at(500)], { ...red, operation: exchange({}).request.operation }), 'broken'],
  ['it is for another operation', all([at(500)], { ...red, operation: 'no-show' }), 'not-applicable'],
  ['the run stopped asking', all([at(201), exchange({ failure: 'not-sent' })], red), 'undecided', /Not everything/],
  ['the run stopped, and enough was seen', all([at(500), exchange({ failure: 'not-sent' })], red), 'broken'],
]);

test('a finding about all exchanges names those that show it, and no more than a reader looks at', () => {
  const some = Array.from({ length: 30 }, (_each, n) =>
    exchange({ id: `check-in/${n}`, status: n % 10 === 9 ? 201 : 500 }),
  );
  const found = all(some, red);
  assert.equal(found?.exchange?.id, 'check-in/0');
  assert.equal(found?.exchanges?.length, 20);
  assert.ok(found.exchanges.every(({ reply }) => reply?.status === 500));
});
