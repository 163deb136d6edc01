/** Matchers about token exchanges (section 5), about the use of what they issue, and about what an error reply says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange, IssuedToken } from '../../contract/evidence.ts';
import { validatorOf } from '../../contract/validators.ts';
import { ERROR_RULES } from '../../judgement/error-rules.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { exchange, json } from '../support/exchange.ts';
import { each, type Row, table } from '../support/says.ts';

const jwt: IssuedToken = { tag: 'aaaaaaaa', format: 'jwt', headerSafe: true };
const opaque: IssuedToken = { ...jwt, format: 'opaque' };
const token = json(200, { access_token: '<access_token:aaaaaaaa>', expires_in: 3600 });
const error = (status: number) => json(status, { error: 'invalid_client' });
const beside = { control: token };
const unlikeRefused = { control: error(401) };
const { toBeRefusedToken, toIssueNoToken, toBeAuthorized, toHaveMember } = matchers;

const OTHER_REASONS = [405, 407, 408, 409, 410, 421, 423, 424, 425, 426, 428, 431, 451];

table('toBeRefusedToken: a 4xx without a token, beside an accepted control', [
  ...each([400, 401, 402, 403, 404, 406, 415, 422, 499], (status) => toBeRefusedToken(error(status), beside), null),
  ...each(OTHER_REASONS, (status) => toBeRefusedToken(error(status), beside), 'undecided', /another reason/),
  ...each([200, 302, 399, 500, 501], (status) => toBeRefusedToken(error(status), beside), 'broken', /no refusal/),
  ['a token', toBeRefusedToken(token, beside), 'broken', /token was issued/],
  [
    'a token beside status 400',
    toBeRefusedToken(json(400, { accessToken: 'x' }), beside),
    'broken',
    /token was issued/,
  ],
  ['a refused control', toBeRefusedToken(error(400), unlikeRefused), 'undecided', /control/],
  ['a token though the control got none', toBeRefusedToken(token, unlikeRefused), 'broken', /token was issued/],
]);

const put = exchange({ failure: 'reset', request: { method: 'PUT' } });
const again = { status: 0, retryAfter: null, waitedMs: 1000 };

table('toIssueNoToken: no token, whatever the status, beside a control that got one', [
  ...each([200, 302, 400, 404, 500], (status) => toIssueNoToken(error(status), beside), null),
  ['a token', toIssueNoToken(token, beside), 'broken', /where none must be/],
  ['a JWT anywhere', toIssueNoToken(exchange({ status: 200, issued: [jwt] }), beside), 'broken'],
  [
    'an opaque value that only looks like one',
    toIssueNoToken(exchange({ status: 200, issued: [opaque] }), beside),
    null,
  ],
  ['an empty access_token', toIssueNoToken(json(200, { access_token: '' }), beside), null],
  ['another method, broken off twice', toIssueNoToken({ ...put, waits: [again] }, beside), null],
  ['another method, broken off once', toIssueNoToken(put, beside), 'undecided', /no reply/],
  [
    'a POST, broken off',
    toIssueNoToken({ ...put, request: token.request, waits: [again] }, beside),
    'undecided',
    /no reply/,
  ],
  ['a control without a token', toIssueNoToken(error(400), unlikeRefused), 'undecided', /got no token either/],
]);

table('members of the JSON object', [
  ['an object', matchers.toHoldJsonObject(json(200, {})), null],
  ['an array', matchers.toHoldJsonObject(json(200, [])), 'broken', /a JSON object \| \[\]/],
  ['null', matchers.toHoldJsonObject(json(200, null)), 'broken'],
  ['no JSON', matchers.toHoldJsonObject(exchange({ body: 'x'.repeat(100) })), 'broken', /\| x{80}$/],
  ['no body', matchers.toHoldJsonObject(exchange(200)), 'broken', /\| no text$/],
  ['bytes', matchers.toHoldJsonObject(exchange({ body: Buffer.from([0xff]) })), 'broken', /\| no text$/],
  ['a member that holds', toHaveMember(json(200, { a: 1 }), 'a', 'one', (value) => value === 1), null],
  [
    'a member that does not',
    toHaveMember(json(200, { a: 2 }), 'a', 'one', (value) => value === 1),
    'broken',
    /The member a must be one \| a: one \| a: 2/,
  ],
  ['a missing member', toHaveMember(json(200, {}), 'a', 'one', () => true), 'broken', /a is missing \| a: one \| no a/],
  ['a missing member of no object', toHaveMember(json(200, []), 'a', 'one', () => true), 'broken', /missing/],
  ['no such member', matchers.toHaveNoMember(json(400, { b: 1 }), 'a'), null],
  ['no object at all', matchers.toHaveNoMember(json(400, ['a']), 'a'), null],
  ['the member, though null', matchers.toHaveNoMember(json(400, { a: null }), 'a'), null],
  ['the member, though empty', matchers.toHaveNoMember(json(400, { a: '' }), 'a'), null],
  ['the member', matchers.toHaveNoMember(json(400, { a: 0 }), 'a'), 'broken', /must not be there/],
]);

const at = (status: number) => exchange(status);
const open = (control: number, anonymous: number) => ({ control: at(control), anonymous: at(anonymous) });

const besideAccepted = (status: number) => toBeAuthorized(at(status), { control: at(201) });

table('toBeAuthorized: the credential gets as far as the usual one', [
  ...each([200, 201, 204], (status) => toBeAuthorized(at(status)), null),
  ...each([401, 403], (status) => toBeAuthorized(at(status)), 'broken', /refused a credential.*success \(2xx\)/),
  ...each([400, 402, 404, 409, 500], (status) => toBeAuthorized(at(status)), 'undecided', /cannot be told/),
  ...each([400, 401, 403], besideAccepted, 'broken', /refused a credential.*the same as for the run's token: 201/),
  ...each([404, 422, 500], besideAccepted, 'broken', /did not accept what it accepts.*the same as for the run's token/),
  ...each([402, 405, 409, 415], besideAccepted, 'undecided'),
  ['401 where the usual one gets further', toBeAuthorized(at(401), open(400, 401)), 'broken'],
  ['403 where the usual one gets further', toBeAuthorized(at(403), open(422, 401)), 'broken'],
  ['400 as the usual one, another without', toBeAuthorized(at(400), open(400, 401)), null],
  ['404 as the usual one, another without', toBeAuthorized(at(404), open(404, 401)), null],
  ['400 as the usual one and without', toBeAuthorized(at(400), open(400, 400)), 'not-testable', /the same/],
  ['400 where the usual one met 422', toBeAuthorized(at(400), open(422, 401)), 'undecided'],
  ['400 without knowing what none meets', toBeAuthorized(at(400), { control: at(400) }), 'undecided'],
  [
    'none sent without a credential was answered',
    toBeAuthorized(at(400), { control: at(400), anonymous: exchange({ failure: 'reset' }) }),
    'undecided',
  ],
  ...each([401, 403, 500, 505], (status) => toBeAuthorized(at(401), open(status, 404)), 'undecided'),
  ...each([401, 403, 500, 505], (status) => toBeAuthorized(at(status), open(status, 404)), 'undecided'),
  [
    'a token that no header field carries',
    toBeAuthorized(exchange({ failure: 'not-sendable' })),
    'broken',
    /token cannot be sent/,
  ],
  ['401 where the usual one met 499', toBeAuthorized(at(401), open(499, 404)), 'broken'],
  [
    '401 where the usual one met nothing',
    toBeAuthorized(at(401), { control: exchange({ failure: 'dns' }) }),
    'undecided',
  ],
]);

test('toBeAuthorized names the control where there is one', () => {
  const control = at(201);
  assert.equal(toBeAuthorized(at(401), { control })?.control, control);
  assert.equal('control' in (toBeAuthorized(at(401)) ?? {}), false);
});

const body = (text: string | Buffer, type = 'text/plain', status = 400) =>
  exchange({ status, body: text, headers: [['Content-Type', type]] });
const { toAllKeep, toEchoNoSecret, toBeAnErrorLike } = matchers;
const keeps = (rule: keyof typeof ERROR_RULES) => (one: Exchange) => toAllKeep([one], ERROR_RULES[rule]);
const [noTrace, wellFormed, declared, problemDetails] = [
  keeps('noTrace'),
  keeps('wellFormed'),
  keeps('declared'),
  keeps('problemDetails'),
];

/** A trace of each platform, written so that no other pattern meets it. */
const TRACES: Readonly<Record<string, string>> = {
  frame: 'x\n   at Lodging.Checkin.Post (request)',
  node: 'Error at /srv/app.js:12:5',
  'node, in brackets': 'at (app.mts:1:2)',
  'C# line': 'in C:\\src\\Check.cs:line 12',
  'C# exception': 'System.NullReferenceException',
  'Newtonsoft exception': 'Newtonsoft.Json.JsonReaderException',
  'Java exception': 'java.lang.NullPointerException',
  'Java error': 'org.hibernate.MappingError',
  'Java frame': '(Main.java:12)',
  python: 'Traceback (most recent call last)',
  'python file': 'File "app.py", line 3',
  'php error': 'Fatal error: oh in /var/x.php on',
  'php line': 'x.php:12',
  ruby: 'app.rb:12:in `x',
  go: 'goroutine 1 [running]',
  sqlstate: 'SQLSTATE[42000]',
  oracle: 'ORA-00942',
  sql: 'SqlException',
};

table('noTrace', [
  ...Object.entries(TRACES).map(
    ([name, text]): Row => [name, noTrace(body(text, 'text/plain', 500)), 'broken', /shows a stack trace/],
  ),
  ['plain words', noTrace(body('The folio is missing at check-in.')), null],
  ['an empty error', noTrace(exchange(400)), null],
  ['bytes', noTrace(body(Buffer.concat([Buffer.from([0xff]), Buffer.from('ORA-00942')]))), 'broken'],
  ['the lowest error', noTrace(body('ORA-00942', 'text/plain', 400)), 'broken'],
  ['a success', noTrace(body('ORA-00942', 'text/plain', 201)), 'not-applicable'],
  ['a redirect', noTrace(body('ORA-00942', 'text/plain', 399)), 'not-applicable'],
  ['a long one is cut', noTrace(body(`in ${'a'.repeat(200)}.cs:line 12`)), 'broken', /\| in a{117}$/],
  ['and trimmed', noTrace(body('x\n    at a (b)')), 'broken', /\| at a \($/],
]);

table('toEchoNoSecret', [
  ['none', toEchoNoSecret(body('<b>no secret</b>')), null],
  [
    'the one in question',
    toEchoNoSecret(body('<client_secret:cccccccc>'), 'client_secret'),
    'broken',
    /the client secret \|/,
  ],
  ['another than the one in question', toEchoNoSecret(body('<access_token:aaaaaaaa>'), 'client_secret'), null],
  ['an untagged one', toEchoNoSecret(body('a <client_secret> b')), 'broken', /<client_secret> in the body/],
  ['an altered one', toEchoNoSecret(body('<short_lived_secret:cccccccc truncated>')), 'broken'],
  ['in a success', toEchoNoSecret(body('<access_token:aaaaaaaa>', 'text/plain', 201)), 'broken'],
  [
    'in a header field',
    toEchoNoSecret(exchange({ headers: [['X-Echo', '<access_token>']] })),
    'broken',
    /header field X-Echo/,
  ],
]);

const JSON_TYPES = ['application/json', 'text/json', 'application/problem+json', 'Application/JSON; charset=utf-8'];

table('wellFormed', [
  ...JSON_TYPES.map((type): Row => [type, wellFormed(body('{"a":1}', type)), null]),
  ...JSON_TYPES.map((type): Row => [`${type}, broken`, wellFormed(body('{"a":', type)), 'broken', /\| \{"a":$/]),
  ['any JSON value', wellFormed(body('null', 'application/json')), null],
  ['a byte-order mark, which readers may pass over', wellFormed(body('\ufeff{}', 'application/json')), null],
  ['not UTF-8', wellFormed(body(Buffer.from([0x22, 0xe9, 0x22]), 'application/json')), 'broken', /"é"/],
  ['another type', wellFormed(body('{', 'text/html')), 'not-applicable'],
  ['a type that only begins like it', wellFormed(body('{', 'application/jsonp')), 'not-applicable'],
  ['no type', wellFormed(exchange({ status: 400, body: '{' })), 'not-applicable'],
  ['no body', wellFormed(body('', 'application/json')), 'not-applicable'],
  ['no error', wellFormed(body('{', 'application/json', 201)), 'not-applicable'],
  ['a long body', wellFormed(body('x'.repeat(20_000), 'application/json')), 'undecided', /too long/],
  ['a long excerpt', wellFormed(body('x'.repeat(200), 'application/json')), 'broken', /\| x{120}$/],
]);

table('declared', [
  ...JSON_TYPES.map((type): Row => [type, declared(body('{}', type)), null]),
  ['as text', declared(body('{}', 'text/plain')), 'broken', /\| Content-Type: text\/plain$/],
  ['without a type', declared(exchange({ status: 400, body: '{}' })), 'broken', /\| no Content-Type$/],
  ...['[]', 'null', '1', '"a"', 'words'].map((text): Row => [text, declared(body(text)), 'not-applicable']),
  ['no body', declared(body('')), 'not-applicable'],
  ['no error', declared(body('{}', 'text/plain', 201)), 'not-applicable'],
]);

const PROBLEM = 'application/problem+json';
const problem = (value: unknown) => problemDetails(json(400, value, PROBLEM));

table('problemDetails', [
  ['whole', problem({ type: 'a', title: 'b', status: 400, detail: 'c', instance: 'd' }), null],
  ['empty', problem({}), null],
  ['with a charset', problemDetails(json(400, { title: 1 }, `${PROBLEM}; charset=utf-8`)), 'broken'],
  ...['type', 'title', 'detail', 'instance'].map(
    (name): Row => [name, problem({ [name]: 7 }), 'broken', new RegExp(`\\| ${name}: 7`)],
  ),
  ['status as text', problem({ status: '400' }), 'broken', /\| status: "400"/],
  ['another status', problem({ status: 422 }), 'broken', /\| status: 422/],
  ['an array', problem([]), 'broken', /\| \[\]/],
  ['no JSON', problemDetails(body('x'.repeat(200), PROBLEM)), 'broken', /\| x{120}$/],
  ['another type', problemDetails(json(400, { title: 1 })), 'not-applicable'],
  ['a longer type', problemDetails(json(400, { title: 1 }, `${PROBLEM}x`)), 'not-applicable'],
  ['no body', problemDetails(body('', PROBLEM)), 'not-applicable'],
  ['no error', problemDetails(json(201, { title: 1 }, PROBLEM)), 'not-applicable'],
]);

const validate = validatorOf({
  type: 'object',
  required: ['code', 'text'],
  properties: { code: { type: 'integer' }, text: { type: 'string' } },
});

table('toBeAnErrorLike', [
  ['as the profile says', toBeAnErrorLike(json(400, { code: 1, text: 'a' }), validate), null],
  ['otherwise', toBeAnErrorLike(json(400, { code: 'a' }), validate), 'broken', /'text'; \/code must be integer/],
  ['no JSON', toBeAnErrorLike(body('x'.repeat(200)), validate), 'broken', /\| x{120}$/],
  ['no body', toBeAnErrorLike(exchange(400), validate), 'broken', /\| no body$/],
  ['no error', toBeAnErrorLike(json(201, {}), validate), 'not-applicable', /no error reply/],
]);
