/** Matchers about what an error reply says and keeps to itself. */
import type { Exchange } from '../../contract/evidence.ts';
import { validatorOf } from '../../contract/validators.ts';
import { ERROR_RULES } from '../../judgement/error-rules.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { exchange, json } from '../support/exchange.ts';
import { type Row, table } from '../support/says.ts';

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
