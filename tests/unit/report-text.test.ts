/** What people read, open or paste: requests and replies, README.txt, and the summary for a job's page. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { callsOf } from '../../client/page/calls.ts';
import type { IssuedToken } from '../../contract/evidence.ts';
import { OUTCOMES } from '../../contract/words.ts';
import { replyText, requestText } from '../../judgement/explain.ts';
import { readmeText } from '../../reporters/entries.ts';
import { appendJobSummary, jobSummary, SUMMARY_LIMIT, summaryFiles } from '../../reporters/job-summary.ts';
import { junitXml } from '../../reporters/junit.ts';
import { code, codeBlock, prose, table } from '../../reporters/markdown.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { instanceAnchor } from '../../reporters/report-requirements.ts';
import { wrappedFor } from '../../reporters/style.ts';
import { verdictWords } from '../../reporters/wording.ts';
import { xmlAttributes, xmlData, xmlText } from '../../reporters/xml.ts';
import type { RunResult } from '../../submission/result.ts';
import { exchange, HOSTILE, record, reply, sampleResult } from '../sample-result.ts';
import { scratch } from '../support/certify.ts';

const answered = exchange('X#1', 'Certa', reply(201, 'all of it'));

test('a request and a reply are written with their headers, and their bodies to a limit', () => {
  const lines = ['Authorization: Bearer <access_token:3f9a0c12>', 'Content-Type: application/json', ''];
  assert.equal(
    requestText(answered, 12),
    [`POST ${answered.request.url}`, ...lines, '{"guestLastN… (40 bytes)'].join('\n'),
  );
  assert.equal(replyText(answered, 9), '201 Reason\nContent-Type: text/plain\n\nall of it');
  assert.match(replyText(answered, 8), /\nall of i… \(9 bytes\)$/);
});

test('a body that is not there, is no text, or was not kept whole is said to be so', () => {
  const body = (given: object) =>
    replyText({ ...answered, reply: { ...reply(200, ''), body: { bytes: 3, ...given } } }, 99);
  assert.match(body({ text: '', bytes: 0 }), /\n\n\(no body\)$/);
  assert.match(body({ base64: '/wD+' }), /\n\n\/wD\+ \(base64\)$/);
  assert.match(body({ text: 'abc', bytes: 20_000, sha256: 'f'.repeat(64) }), /\n\nabc… \(20000 bytes\)$/);
  const bare = { ...answered, request: { ...answered.request, body: null } };
  assert.match(requestText(bare, 99), /\n\n\(no body\)$/);
});

test('what was waited for stands in front of the reply, or of why there is none', () => {
  const waits = [{ status: 429, retryAfter: '1', waitedMs: 1000 }];
  assert.match(replyText({ ...answered, waits }, 99), /^\(waited 1000 ms after 429, Retry-After: 1\)\n201 Reason\n/);
  const refused = { ...exchange('X#2', ''), waits: [{ status: 503, retryAfter: null, waitedMs: 5 }] };
  const wanted = '(waited 5 ms after 503, Retry-After: none)\nno reply: the connection was refused';
  assert.equal(replyText(refused, 99), wanted);
});

const written = (sealed = { challenge: false, signed: false }, of = record) =>
  readmeText(sampleResult(['passed', 'failed'], 'plain', of), sealed);

test('the first line says which subject it is about, and the verdict is explained', () => {
  const text = written();
  assert.match(text, /^Subject: service\. .*proves nothing about the PMS\.\n/);
  assert.match(text, /\nVerdict: +not-certified\. 1 instance at level MUST failed: /);
  assert.match(text, /\nTarget: +https:\/\/sandbox\.example\.test\/stage \(sandbox\), token issuer https:\/\/auth/);
});

test('product and profile are named, or said to be missing', () => {
  assert.match(written(), /\nProduct: +not named\nProfile: +sandbox 2026-06\n/);
  const product = { name: 'Innkeeper', version: '3.1', vendor: 'Certa' };
  const named = (profile: object) =>
    written(undefined, { ...record, context: { ...record.context, product, profile } });
  assert.match(named({}), /\nProduct: +Innkeeper 3\.1, Certa\nProfile: +none: /);
  assert.match(named({ token: {} }), /\nProfile: +without a name\n/);
});

test('it claims the level of what it is sealed with', () => {
  assert.match(written(), /level 0 {2}self-declared: .*[\s\S]*This one is of level 0[\s\S]*It is not signed/);
  assert.doesNotMatch(written(), /challenge\.dsse\.json/);
  const sealed = written({ challenge: true, signed: true });
  assert.match(sealed, /claims level 1[\s\S]*It is signed\.[\s\S]*challenge\.dsse\.json/);
});

const HYPERLINK = '\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007';
const STRANGE = [
  HYPERLINK,
  '\u001b[2J\u009b31m',
  'a\u202eb\u2066c\u200b',
  'a\nVerdict:  certified.',
  'a\r\n::set-output name=a::b',
  '\ud800 \udfff \ufffe \uffff \u0000 \u0008',
  ']]>]]<![CDATA[<b>',
  '"><script>alert(1)</script>',
  '`'.repeat(200_000),
  '[a](javascript:x) ![b](http://c) @team #1 | x |',
  '<!--',
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]/u;

test('README.txt has its lines, whatever target, client, product and profile are called', () => {
  for (const text of STRANGE) {
    const context = {
      ...record.context,
      clientId: text,
      product: { name: text, version: text, vendor: text },
      profile: { name: text },
      target: { ...record.context.target, baseUrl: text },
    };
    const lines = (of: typeof record) =>
      readmeText(sampleResult(['passed'], 'a', of), { challenge: false, signed: false });
    const written = lines({ ...record, context });
    assert.equal(written.split('\n').length, lines(record).split('\n').length);
    assert.doesNotMatch(written, STEERING);
  }
});

test('Markdown, XML and HTML hold no character that steers or that XML does not know, and no markup of others', () => {
  for (const text of STRANGE) {
    const result = sampleResult(undefined, text);
    for (const written of [jobSummary(result), junitXml(result), reportHtml(result)])
      assert.doesNotMatch(written, STEERING);
    for (const written of [xmlText(text), xmlData(text), xmlAttributes({ a: text })])
      assert.doesNotMatch(written, STEERING);
    assert.doesNotMatch(xmlText(text), /<|>/);
    assert.doesNotMatch(xmlData(text).slice(0, -3).replaceAll(']]]]><![CDATA[>', ''), /\]\]>/);
    assert.doesNotMatch(prose(text), /(?<!\\)[[\]`|]|<|@(?!&)|\n/);
    assert.doesNotMatch(code(text), /\n/);
    assert.equal(typeof codeBlock(text, 'sh'), 'string');
    assert.equal(table([[code(text), prose(text)]], ['left', 'left']).split('\n').length, 2);
  }
});

test('an anchor is made of any id', () => {
  for (const text of STRANGE) assert.match(instanceAnchor({ id: `A:${text}` }), /^[\w.:,/+\-%!~*'()]+$/);
});

const folder = scratch();

test('a summary keeps within what a job page holds, whatever it is about and whatever is there already', () => {
  const long = 'a`|<&'.repeat(100_000);
  const result = sampleResult(undefined, long);
  for (const before of [0, 1000, SUMMARY_LIMIT - 3000, SUMMARY_LIMIT - 10, SUMMARY_LIMIT]) {
    const file = join(folder, String(before));
    if (before > 0) writeFileSync(file, 'x'.repeat(before));
    appendJobSummary(file, result, { extra: [long, long, long], outputs: [long] });
    assert.ok(readFileSync(file).length <= SUMMARY_LIMIT, String(before));
  }
});

test('a certified run is one screen: verdict, target, counts and files', () => {
  const result = sampleResult([...Array.from({ length: 600 }, () => 'passed' as const), 'observed']);
  const text = jobSummary(result, { outputs: ['certification/report.html'] });
  assert.ok(text.split('\n').length < 25, text);
  assert.match(text, /^## Certification of the service: certified$/m);
  assert.match(text, /^Target `https:\/\/sandbox\.example\.test\/stage \(sandbox\), token issuer /m);
  assert.match(text, /^\| Operation \| passed \| observed \| all \|\n\| --- \| ---: \| ---: \| ---: \|$/m);
  assert.match(text, /^\| \*\*all\*\* \| 600 \| 1 \| 601 \|$/m);
  assert.match(text, /^Written: `certification\/report\.html`$/m);
  assert.doesNotMatch(text, /cause/);
});

test('causes stand with statement, clause, an example and what sends it again; the comparison follows them', () => {
  const text = jobSummary(sampleResult(['failed', 'warning', 'passed']), { extra: ['### Compared with yesterday'] });
  assert.match(text, /^### 2 causes$/m);
  assert.match(
    text,
    /^1\. \*\*failed\*\* · token\\-form: the reply is not as it must be: plain \\\(400 plain\\\) · 1 instance$/m,
  );
  assert.match(text, /^The service MUST do what plain says\. §2\.1 \\\(MUST, document\\\)$/m);
  assert.match(text, /^For example `TOKEN-FORM.FAILED:case0` · Expected `status 201 plain` · Received `400 plain`$/m);
  assert.match(text, /<details><summary>Reproduce it<\/summary>\n\n```sh\ncurl [^\n]*\n```\n\n<\/details>/);
  assert.match(text, /```sh\n# In sh or bash, in the folder [^`]*\nACCESS_TOKEN=/);
  assert.ok(text.indexOf('### Compared') > text.indexOf('2. **warning**'));
});

test('what follows a run of a part of the plan names the option that it was asked for with', () => {
  const { judgements, ...rest } = sampleResult(['passed', 'inconclusive'], 'plain', {
    ...record,
    only: ['X'],
    stopped: null,
  });
  const part = { ...rest, judgements: judgements.map((each, at) => ({ ...each, notRun: at > 0 })) };
  assert.match(verdictWords({ ...part, verdict: { ...part.verdict, verdict: 'incomplete' } }).nextStep, /--only/);
});

test('the verdict itself says how many instances wait for a person, of a client as of a service', () => {
  const meaning = (outcomes: Parameters<typeof sampleResult>[0]) => {
    const result = sampleResult(outcomes);
    return verdictWords({ ...result, verdict: { ...result.verdict, verdict: 'certified' } }).meaning;
  };
  assert.doesNotMatch(meaning(['passed', 'warning']), /wait/);
  assert.match(meaning(['passed', 'review']), /holds\. 1 instance waits for a person's decision\./);
  assert.match(
    meaning(['passed', 'warning', 'review', 'review']),
    /1 warning keeps nobody from being certified\. 2 instances wait for a person's decision\./,
  );
});

test('a command within a sentence is code wherever it is shown', () => {
  const result = sampleResult(['failed']);
  const [, banner = ''] = /class="banner[^"]*">(.*?)<\/div>/s.exec(reportHtml(result)) ?? [];
  assert.match(banner, /<code>npx lodging-certification send ID --evidence FOLDER<\/code>/);
  assert.doesNotMatch(banner, /`/);
  assert.match(jobSummary(result), /[^\\]`npx lodging-certification send ID --evidence FOLDER`/);
});

test('what was not run is one line, and no cause', () => {
  const { judgements, ...rest } = sampleResult(['inconclusive', 'inconclusive'], 'plain', {
    ...record,
    whole: false,
    stopped: 'The name api.example cannot be found.',
  });
  const text = jobSummary({ ...rest, judgements: judgements.map((each) => ({ ...each, notRun: true })) });
  assert.match(text, /^Not run: 2 instances \\\(the name api\.example cannot be found\\\)$/m);
  assert.match(text, /^\| Operation \| not-run \| all \|$/m);
  assert.doesNotMatch(text, /cause/);
});

function outsideCode(text: string): string {
  const blocks = /^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm;
  const spans = /(?<![`\\])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
  return text.replace(blocks, '').replace(spans, '').replaceAll('&#8203;', '\u200b');
}

const EVIL =
  '`` ` ``` | a | [x](https://evil.example) ![p](http://evil.example/p.png) @somebody #12 GH-1 www.evil.example <b>x</b> **b** https://evil.example/?a=1&b=2';

test('what a reply says cannot become a link, a picture, a mention, a table or HTML', () => {
  for (const text of [EVIL, HOSTILE, `${EVIL}\n# heading\n| --- |`]) {
    const summary = outsideCode(jobSummary(sampleResult(OUTCOMES, text)));
    assert.doesNotMatch(summary, /(?<!\\)\]\(|https?:\/\/|www\.|@\w|#\d|GH-\d/);
    assert.doesNotMatch(summary.replaceAll(/<\/?(details|summary)>/g, ''), /<[a-z/!]/i);
    assert.doesNotMatch(summary, /^# heading/m);
    const [, ...rows] = summary.match(/^\|.*$/gm) ?? [];
    assert.equal(new Set(rows.map((row) => row.split('|').length)).size, 1);
  }
});

test('code is fenced by more backticks than it has, and a table keeps its columns', () => {
  assert.equal(code('a ``b` c'), '```a ``b` c```');
  assert.equal(code('`a'), '`` `a ``');
  assert.equal(codeBlock('x\n```\ny', 'sh'), '````sh\nx\n```\ny\n````');
  assert.equal(table([['a'], [code('x|y')]], ['left']), '| a |\n| --- |\n| `x\\|y` |');
  assert.equal(prose('a_b <i> @x'), 'a\\_b &lt;i&gt; @&#8203;x');
});

test('the file that was asked for comes before the one that GitHub names; none of both: none', () => {
  assert.deepEqual(summaryFiles('own.md', { GITHUB_STEP_SUMMARY: '/tmp/step' }), ['own.md', '/tmp/step']);
  assert.deepEqual(summaryFiles('own.md', { GITHUB_STEP_SUMMARY: '' }), ['own.md']);
  assert.deepEqual(summaryFiles('own.md', {}), ['own.md']);
});

function diverse(count: number): RunResult {
  const { verdict, judgements, ...rest } = sampleResult(Array.from({ length: count }, () => 'failed' as const));
  const causes = judgements.map(({ instance: { id } }) => ({
    id,
    title: `${id} ${'is wrong '.repeat(80)}`,
    outcome: 'failed' as const,
    instances: [id],
  }));
  return { ...rest, judgements, verdict: { ...verdict, causes } };
}

test('it is added to what is there, and the file stays within what GitHub shows', () => {
  const file = join(folder, 'step.md');
  writeFileSync(file, 'another step\n');
  appendJobSummary(file, sampleResult());
  const text = readFileSync(file, 'utf8');
  assert.match(text, /^another step\n\n## Certification/);
  const many = jobSummary(diverse(1000));
  assert.match(many, /And 960 more causes: `report\.html`/);
  assert.ok(Buffer.byteLength(many) < 60_000, `${Buffer.byteLength(many)} bytes`);
  writeFileSync(file, 'x'.repeat(SUMMARY_LIMIT - 4000));
  appendJobSummary(file, diverse(1000), { extra: ['y'.repeat(5000)] });
  assert.ok(readFileSync(file).length <= SUMMARY_LIMIT);
  assert.match(readFileSync(file, 'utf8'), /The rest is left out/);
});

test("a 401 on the operator's page says so where the token is of an earlier scene, and only there", () => {
  const call = (id: string, status: number, token: string, issues: string | null = null) => ({
    ...exchange(id, 'Certa', reply(status, '')),
    request: { ...answered.request, headers: [['Authorization', `Bearer <access_token:${token}>`] as const] },
    issued: issues === null ? [] : [{ tag: issues } as IssuedToken],
  });
  const calls = [call('a/1', 401, '11111111'), call('a/2', 200, '', '22222222'), call('a/3', 401, '22222222')];
  const state = { now: { heard: { calls, findings: [], strays: new Map() } } } as unknown as Parameters<
    typeof callsOf
  >[0];
  const rows = callsOf(state).text.split('<li ').slice(1);
  assert.deepEqual(
    rows.map((row) => row.includes('its token was of an earlier scene')),
    [true, false, false],
  );
});

test('a terminal that gives its width as 0 is taken to have 80 columns', () => {
  const text = 'one word after another '.repeat(20);
  assert.equal(wrappedFor(0, text), wrappedFor(80, text));
  assert.notEqual(wrappedFor(40, text), wrappedFor(80, text));
});
