/** What each matcher makes of each kind of reply: the whole truth table is in `tests/snapshots/matchers.txt`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordBody } from '../../cases/record.ts';
import type { Exchange, ExchangeFailure, IssuedToken } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import { validatorOf } from '../../contract/validators.ts';
import { ERROR_RULES } from '../../judgement/error-rules.ts';
import type { Finding } from '../../judgement/finding.ts';
import { controlMissing, unanswered } from '../../judgement/matchers/answered.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { exchange, json, type Made } from '../support/exchange.ts';
import { assertSnapshot } from '../support/snapshot.ts';

type View = (one: Exchange) => Finding | null;
type Views = Readonly<Record<string, View>>;

const at = (status: number) => exchange({ status, reason: 'Reason' });
const [accepted, refused, lost] = [at(201), at(400), exchange({ failure: 'reset' })];
const beside = { control: accepted, profile: {} };
const open = (control: Exchange) => ({ control, openBody: true });
const m = matchers;

const FAILURES: readonly ExchangeFailure['kind'][] = [
  ...(['dns', 'refused', 'reset', 'timeout', 'tls', 'proxy', 'network', 'framing'] as const),
  ...(['not-sent', 'no-token', 'pool-exhausted', 'not-alterable', 'not-sendable'] as const),
];

/** Every status that a reply can have, without a body, and every way to have none. */
const STATUSES: Readonly<Record<string, Exchange>> = Object.fromEntries([
  ...Array.from({ length: 500 }, (_, n) => [`${n + 100}`, at(n + 100)]),
  ...FAILURES.map((failure) => [failure, exchange({ failure })]),
  ['nothing', { ...lost, failure: null }],
]);

const forHotel = (one: Exchange, id: number): Exchange => {
  const body = recordBody(Buffer.from(JSON.stringify({ lodgingHotelId: id })));
  return { ...one, request: { ...one.request, body } };
};
const pinning = { control: forHotel(accepted, 1), profile: { errors: { invalid: [400, 403, 409] } } };

/** 404 with these words, of the operation or of the router. */
const missing = (body: string) => exchange({ status: 404, body });
const [noStay, noRoute] = [missing('{"title":"No such stay","traceId":"a1"}'), missing('Cannot POST /api/v1/x/extra')];
const lookedUp = (elsewhere: Exchange) => ({ ...open(noStay), elsewhere });

const token = json(200, { access_token: '<access_token:aaaaaaaa>', expires_in: 3600 });
const noToken = json(401, { error: 'invalid_client' });
const anonymous = (status: number, none: Exchange) => ({ control: at(status), anonymous: none });

const OF_STATUSES: Views = {
  unanswered,
  'controlMissing, of the control': (one) => controlMissing(one, accepted),
  toBeAccepted: m.toBeAccepted,
  toHaveNoServerError: (one) => m.toHaveNoServerError(one, 'an odd request (nul)'),
  toNotRedirect: m.toNotRedirect,
  toHaveEmptyBody: m.toHaveEmptyBody,
  toHoldJsonObject: m.toHoldJsonObject,
  'toHaveStatus 400 or 401': (one) => m.toHaveStatus(one, 400, 401),
  'toBeAcceptedAtEach of one hotel': (one) =>
    m.toBeAcceptedAtEach([one], [{ id: 100001, timeZone: 'America/Chicago' }]),
  toBeRefused: (one) => m.toBeRefused(one, beside),
  'toBeRefused, the control refused': (one) => m.toBeRefused(one, { ...beside, control: refused }),
  'toBeRefused, the control lost': (one) => m.toBeRefused(one, { ...beside, control: lost }),
  'toBeRefused by pinned statuses': (one) => m.toBeRefused(forHotel(one, 1), pinning),
  'toBeRefused by pinned statuses, another hotel': (one) => m.toBeRefused(forHotel(one, 2), pinning),
  'toBeRefusedWith 400 or 422': (one) => m.toBeRefusedWith(one, { ...beside, statuses: [400, 422] }),
  'toBeRefusedWith 400, the control refused': (one) => m.toBeRefusedWith(one, { control: refused, statuses: [400] }),
  toBeUnauthorized: (one) => m.toBeUnauthorized(one, beside),
  'toBeUnauthorized, of the control': (one) => m.toBeUnauthorized(at(401), { control: one }),
  'toBeUnauthorized, an open body, beside 400': (one) => m.toBeUnauthorized(one, open(refused)),
  'toBeUnauthorized, an open body, of the control beside 400': (one) => m.toBeUnauthorized(refused, open(one)),
  'toBeUnauthorized, an open body, refused alike': (one) => m.toBeUnauthorized(one, open(one)),
  'toBeUnauthorized, no known stay': (one) => m.toBeUnauthorized(one, lookedUp(noRoute)),
  'toBeUnauthorized, no known stay, of another path': (one) => m.toBeUnauthorized(at(401), lookedUp(one)),
  toAcceptNoEvent: (one) => m.toAcceptNoEvent(one, beside),
  'toAcceptNoEvent, like its control': (one) => m.toAcceptNoEvent(one, { control: one }),
  'toAcceptNoEvent, the control refused': (one) => m.toAcceptNoEvent(one, { control: refused }),
  'toAcceptNoEvent, an open body, beside 400': (one) => m.toAcceptNoEvent(one, open(refused)),
  'toAcceptNoEvent or broken off': (one) => m.toAcceptNoEvent(one, { ...beside, orBroken: true }),
  toBeTurnedAway: (one) => m.toBeTurnedAway(one, beside),
  'toBeTurnedAway, by a refusal alone': (one) => m.toBeTurnedAway(one, { ...beside, onlyRefusal: true }),
  'toBeTurnedAway, like its control': (one) => m.toBeTurnedAway(one, { control: one }),
  'toBeTurnedAway, the control refused': (one) => m.toBeTurnedAway(one, { control: refused }),
  'toBeTurnedAway, an open body, of the control': (one) => m.toBeTurnedAway(at(404), open(one)),
  ...Object.fromEntries(
    (['media type', 'method', 'version'] as const).map((wrong) => [
      `toBeTurnedAway, with a wrong ${wrong}`,
      (one: Exchange) => m.toBeTurnedAway(one, { ...beside, wrong }),
    ]),
  ),
  toBeRefusedToken: (one) => m.toBeRefusedToken(one, { control: token }),
  'toBeRefusedToken, the control refused': (one) => m.toBeRefusedToken(one, { control: noToken }),
  toIssueNoToken: (one) => m.toIssueNoToken(one, { control: token }),
  'toIssueNoToken, the control refused': (one) => m.toIssueNoToken(one, { control: noToken }),
  toBeAuthorized: (one) => m.toBeAuthorized(one),
  'toBeAuthorized beside 201': (one) => m.toBeAuthorized(one, { control: accepted }),
  'toBeAuthorized beside 400, without one 401': (one) => m.toBeAuthorized(one, anonymous(400, at(401))),
  'toBeAuthorized beside 400, without one 400': (one) => m.toBeAuthorized(one, anonymous(400, refused)),
  'toBeAuthorized beside 400, without one unknown': (one) => m.toBeAuthorized(one, anonymous(400, lost)),
  'toBeAuthorized by 401, of the control': (one) => m.toBeAuthorized(at(401), { control: one, anonymous: at(404) }),
  'toBeAuthorized like its control, without one 404': (one) =>
    m.toBeAuthorized(one, { control: one, anonymous: at(404) }),
};

const jwt: IssuedToken = { tag: 'aaaaaaaa', format: 'jwt', headerSafe: true };
const body = (text: string | Buffer, type = 'text/plain', status = 400) =>
  exchange({ status, body: text, headers: [['Content-Type', type]] });
const by = (method: string, made: Made, text = '{}') =>
  exchange({ ...made, request: { method, body: text === '' ? null : { text, bytes: text.length } } });
/** Broken off (0), or an outage, also when it was sent again. */
const brokenOff = (status: number, method = 'POST') =>
  exchange({
    ...(status === 0 ? { failure: 'reset' } : { status }),
    waits: [{ status, retryAfter: null, waitedMs: 1000 }],
    request: { method },
  });
const shared = (origin: string, credentials = 'false') =>
  exchange({
    headers: Object.entries({ 'access-control-allow-origin': origin, 'Access-Control-Allow-Credentials': credentials }),
  });
const ELSEWHERE = 'https://elsewhere.example';
const PROBLEM = 'application/problem+json';
const JSON_TYPES = ['application/json', 'text/json', PROBLEM, 'Application/JSON; charset=utf-8'];

/** A trace of each platform, written so that only its own pattern matches. */
const TRACES: readonly string[] = [
  ...['x\n   at Lodging.Checkin.Post (request)', 'Error at /srv/app.js:12:5', 'at (app.mts:1:2)', 'x\n    at a (b)'],
  ...['in C:\\src\\Check.cs:line 12', 'System.NullReferenceException', 'Newtonsoft.Json.JsonReaderException'],
  ...['java.lang.NullPointerException', 'org.hibernate.MappingError', '(Main.java:12)', 'File "app.py", line 3'],
  ...['Traceback (most recent call last)', 'Fatal error: oh in /var/x.php on', 'x.php:12', 'app.rb:12:in `x'],
  ...['goroutine 1 [running]', 'SQLSTATE[42000]', 'ORA-00942', 'SqlException', `in ${'a'.repeat(200)}.cs:line 12`],
];
const named = (made: readonly Exchange[]): Readonly<Record<string, Exchange>> =>
  Object.fromEntries(
    made.map((one) => {
      const { request, reply, failure, waits, issued } = one;
      const sent = `${request.method}${request.body === null ? ' nothing' : ''}`;
      const fields = (reply?.headers ?? []).map((field) => field.join(': '));
      const held =
        reply?.body.base64 ?? reply?.body.text?.replace(/(.{50}).+/s, `$1… (${reply.body.bytes} bytes)`) ?? '';
      const more = [waits.length > 0 ? 'sent again' : '', issued.map(({ format }) => `issued ${format}`).join()];
      const name = [sent, reply?.status ?? failure?.kind, ...fields, JSON.stringify(held), ...more];
      return [name.filter(Boolean).join(' '), one];
    }),
  );

const REPLIES = named([
  ...[at(429), ...FAILURES.map((failure) => exchange({ failure }))],
  ...[noStay, noRoute, missing('{"title":"No such stay","traceId":"c3"}')],
  ...TRACES.map((text) => body(text, 'text/plain', 500)),
  ...[200, 201, 399, 400].map((status) => body('ORA-00942', 'text/plain', status)),
  body(Buffer.concat([Buffer.from([0xff]), Buffer.from('ORA-00942')])),
  body(Buffer.from([0x22, 0xe9, 0x22]), 'application/json'),
  body('The folio is missing at check-in.'),
  ...['<b>no secret</b>', '<client_secret:cccccccc>', '<access_token:aaaaaaaa>', 'a <client_secret> b'].map((text) =>
    body(text),
  ),
  body('<short_lived_secret:cccccccc truncated>'),
  body('<access_token:aaaaaaaa>', 'text/plain', 201),
  exchange({ headers: [['X-Echo', '<access_token>']] }),
  ...JSON_TYPES.flatMap((type) => ['{"a":1}', '{"a":', '{}', ''].map((text) => body(text, type))),
  ...['null', '\ufeff{}', 'x'.repeat(200), 'x'.repeat(20_000)].map((text) => body(text, 'application/json')),
  ...['text/html', 'application/jsonp', `${PROBLEM}x`].map((type) => body('{', type)),
  exchange({ status: 400, body: '{' }),
  exchange({ status: 400, body: '{}' }),
  body('{', 'application/json', 201),
  ...['{}', '[]', 'null', '1', '"a"', 'words', '', ' ', 'x'.repeat(200)].map((text) => body(text)),
  body('{}', 'text/plain', 201),
  ...[{ type: 'a', title: 'b', status: 400, detail: 'c', instance: 'd' }, [], { status: '400' }, { status: 422 }].map(
    (value) => json(400, value, PROBLEM),
  ),
  ...['type', 'title', 'detail', 'instance'].map((name) => json(400, { [name]: 7 }, PROBLEM)),
  json(400, { title: 1 }, `${PROBLEM}; charset=utf-8`),
  json(400, { title: 1 }, `${PROBLEM}x`),
  json(201, { title: 1 }, PROBLEM),
  ...[{ code: 1, text: 'a' }, { code: 'a' }, { title: 1 }, { a: null }, { a: '' }, { a: 0 }, ['a']].map((value) =>
    json(400, value),
  ),
  ...[{}, [], null, { a: 1 }, { a: 2 }, { access_token: '' }].map((value) => json(200, value)),
  token,
  json(400, { accessToken: 'x' }),
  exchange({ status: 200, issued: [jwt] }),
  exchange({ status: 200, issued: [{ ...jwt, format: 'opaque' }] }),
  ...[0, 502, 503].flatMap((status) => [brokenOff(status), { ...brokenOff(status), waits: [] }]),
  ...[brokenOff(0, 'PUT'), { ...brokenOff(0, 'PUT'), waits: [] }],
  ...['Allow', 'Access-Control-Allow-Methods'].map((name) => exchange({ status: 204, headers: [[name, 'POST']] })),
  exchange({ status: 201, headers: [['Content-Type', 'text/html; charset=utf-8']], body: '<p>Welcome' }),
  ...['GET', 'POST', 'PUT'].map((method) => by(method, { status: 201, body: '{}' }, method === 'GET' ? '' : '{}')),
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    ['{"status":"up"}', ' <!doctype html>'].map((text) => by(method, { status: 200, body: text })),
  ),
  ...['GET', 'OPTIONS', 'HEAD'].map((method) => by(method, { status: 204 }, '')),
  ...['', '{}'].map((text) => by('OPTIONS', { status: 200 }, text)),
  exchange({
    headers: [
      ['date', 'Mon'],
      ['X-Two', 'a'],
      ['x-two', 'b'],
    ],
  }),
  ...[
    shared('*'),
    shared('*', 'true'),
    shared('https://own.example', 'true'),
    shared(ELSEWHERE),
    shared(ELSEWHERE, 'true'),
  ],
]);

const keeps =
  (rule: keyof typeof ERROR_RULES): View =>
  (one) =>
    m.toAllKeep([one], ERROR_RULES[rule]);
const validate = validatorOf({
  type: 'object',
  required: ['code', 'text'],
  properties: { code: { type: 'integer' }, text: { type: 'string' } },
});

const OF_REPLIES: Views = {
  ...Object.fromEntries(Object.keys(ERROR_RULES).map((rule) => [rule, keeps(rule as keyof typeof ERROR_RULES)])),
  ...{
    toShowNoSettings: m.toShowNoSettings,
    toShowNoPassword: m.toShowNoPassword,
    toShowNoRepository: m.toShowNoRepository,
  },
  toBeRefused: (one) => m.toBeRefused(one, beside),
  toHaveEmptyBody: m.toHaveEmptyBody,
  toHoldJsonObject: m.toHoldJsonObject,
  'toHaveMember a, of 1': (one) => m.toHaveMember(one, 'a', 'one', (value) => value === 1),
  'toHaveNoMember a': (one) => m.toHaveNoMember(one, 'a'),
  toEchoNoSecret: (one) => m.toEchoNoSecret(one),
  'toEchoNoSecret, the client’s': (one) => m.toEchoNoSecret(one, 'client_secret'),
  toBeAnErrorLike: (one) => m.toBeAnErrorLike(one, validate),
  toShareWithNo: (one) => m.toShareWithNo(one, ELSEWHERE),
  'toHaveHeader Date': (one) => m.toHaveHeader(one, 'Date'),
  'toHaveHeader Date, like Tue': (one) => m.toHaveHeader(one, 'Date', 'Tue', /^Tue$/),
  'toHaveHeader X-Two, like a, b': (one) => m.toHaveHeader(one, 'X-Two', 'a, b', /^a, b$/),
  'toMeet a rule': (one) =>
    m.toMeet(one, 'not as it must be', (it) =>
      it.reply?.status === 204 ? { expected: 'more', received: 'less' } : null,
    ),
  toAcceptNoEvent: (one) => m.toAcceptNoEvent(one, beside),
  'toAcceptNoEvent beside 204': (one) => m.toAcceptNoEvent(one, { control: at(204) }),
  'toAcceptNoEvent or broken off': (one) => m.toAcceptNoEvent(one, { ...beside, orBroken: true }),
  'toAcceptNoEvent or broken off, as the control': (one) => m.toAcceptNoEvent(one, { control: one, orBroken: true }),
  toBeTurnedAway: (one) => m.toBeTurnedAway(one, beside),
  'toBeTurnedAway beside 200': (one) => m.toBeTurnedAway(one, { control: at(200) }),
  'toBeTurnedAway beside 200 with a body': (one) => m.toBeTurnedAway(one, { control: json(200, {}) }),
  'toBeTurnedAway, like its control': (one) => m.toBeTurnedAway(one, { control: one }),
  'toBeTurnedAway, by a refusal alone': (one) => m.toBeTurnedAway(one, { ...beside, onlyRefusal: true }),
  toBeRefusedToken: (one) => m.toBeRefusedToken(one, { control: token }),
  'toBeRefusedToken, the control refused': (one) => m.toBeRefusedToken(one, { control: noToken }),
  toIssueNoToken: (one) => m.toIssueNoToken(one, { control: token }),
  'toBeUnauthorized, no known stay': (one) => m.toBeUnauthorized(one, lookedUp(noRoute)),
  'toBeUnauthorized, no known stay, of another path': (one) => m.toBeUnauthorized(at(401), lookedUp(one)),
};

const RED = {
  about: () => true,
  summary: 'It is red',
  expected: 'green',
  unmet: (one: Exchange) => (one.reply?.status === 500 ? 'a 500' : null),
};
const LISTS: readonly (readonly (number | 'timeout' | 'not-sent')[])[] = [
  ...([[201, 400], [201, 500, 400], [503, 201], [503, 'timeout'], [503, 500], [500], []] as const),
  ...([
    [201, 'not-sent'],
    [500, 'not-sent'],
  ] as const),
];
const inAll = (list: (typeof LISTS)[number], rule: object = {}) =>
  m.toAllKeep(
    list.map((one) => exchange(typeof one === 'number' ? one : { failure: one })),
    { ...RED, ...rule },
  );

/** In the words of the finding; `of` is what it is about. Whoever says of a lost reply what all say has said enough. */
function reported(found: Finding | null, name: string, of: Exchange | null): string {
  if (!found) return 'holds';
  if (of && found.summary === unanswered(of)?.summary) return `as unanswered: ${found.kind}`;
  // What is expected and received is shown of replies that say more than a status.
  const isLong = of?.reply?.reason !== 'Reason' && !of?.failure;
  const words = [found.summary, ...(isLong ? [found.expected, found.received] : [])]
    .filter((each) => each !== undefined)
    .join(' | ');
  return `${found.kind}: ${words.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '…')}`;
}

/** Names that stand together, such as statuses in turn, as a range. */
function ranged(names: readonly string[], all: readonly string[]): string {
  const runs: string[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    const isNext = /^\d+$/.test(name) && run && all.indexOf(run.at(-1) as string) + 1 === all.indexOf(name);
    if (isNext) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(', '))).join(', ');
}

/** What each view makes of each reply, those alike together; what it makes of most comes last. */
function tableOf(views: Views, replies: Readonly<Record<string, Exchange>>): string {
  const all = Object.keys(replies);
  const blocks = Object.entries(views).map(([view, judge]) => {
    const groups = groupedBy(all, (name) =>
      reported(judge(replies[name] as Exchange), name, judge === unanswered ? null : (replies[name] as Exchange)),
    );
    const bySize = [...groups].sort(([, a], [, b]) => a.length - b.length);
    const last = bySize.pop();
    return [
      view,
      ...bySize.map(([what, names]) => `  ${ranged(names, all)}\n    ${what}`),
      `  all else\n    ${last?.[0]}`,
    ];
  });
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

const RULES = {
  red: {},
  none: { about: () => false },
  reports: { operation: 'check-in' },
  others: { operation: 'no-show' },
};

test('what every matcher makes of every status, body and failure is what it was', () => {
  const lists = LISTS.flatMap((list) =>
    Object.entries(RULES).map(([rule, it]) => `${rule} of [${list}]: ${reported(inAll(list, it), '~', null)}\n`),
  );
  assertSnapshot('matchers', `${tableOf(OF_STATUSES, STATUSES)}\n${tableOf(OF_REPLIES, REPLIES)}\n${lists.join('')}`);
});

test('every matcher is among them', () => {
  const viewed = Object.keys({ ...OF_STATUSES, ...OF_REPLIES, toAllKeep: 1 }).map((view) => view.split(/[ ,]/)[0]);
  assert.deepEqual(
    Object.keys(matchers).filter((name) => !viewed.includes(name)),
    [],
  );
});

test('a finding names the exchange that shows it, and the control', () => {
  for (const judge of [m.toBeRefused, m.toBeTurnedAway, m.toBeUnauthorized, m.toAcceptNoEvent]) {
    const found = judge(accepted, beside);
    assert.deepEqual([found?.exchange, found?.control], [accepted, accepted]);
  }
  const found = m.toBeAuthorized(at(401), { control: accepted });
  assert.equal(found?.control, accepted);
  assert.equal('control' in (m.toBeAuthorized(at(401)) ?? {}), false);
});

test('a finding about all exchanges names those that show it, and no more than a reader looks at', () => {
  const some = Array.from({ length: 30 }, (_each, n) =>
    exchange({ id: `check-in/${n}`, status: n % 10 === 9 ? 201 : 500 }),
  );
  const found = m.toAllKeep(some, RED);
  assert.equal(found?.exchange?.id, 'check-in/0');
  assert.equal(found?.exchanges?.length, 20);
  assert.ok(found.exchanges.every(({ reply }) => reply?.status === 500));
});

test('an error that is a web page is called one: its markup tells nobody anything', () => {
  const body = recordBody(Buffer.from('<!DOCTYPE html><html><body>Forbidden</body></html>'));
  const page = { ...refused, reply: { ...at(400).reply, body } } as Exchange;
  assert.equal(m.toBeAnErrorLike(page, validate)?.received, 'a web page');
});
