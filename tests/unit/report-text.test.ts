/** What people read, open or paste means what it says, whatever it holds. The text: `tests/snapshots/reports.txt`. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { callsOf } from '../../client/page/calls.ts';
import type { IssuedToken } from '../../contract/evidence.ts';
import { OUTCOMES } from '../../contract/words.ts';
import { ownWords } from '../../judgement/explain.ts';
import { readmeText } from '../../reporters/entries.ts';
import { appendJobSummary, jobSummary, SUMMARY_LIMIT, summaryFiles } from '../../reporters/job-summary.ts';
import { junitXml } from '../../reporters/junit.ts';
import { code, codeBlock, prose, table } from '../../reporters/markdown.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { instanceAnchor } from '../../reporters/report-requirements.ts';
import { wrappedFor } from '../../reporters/style.ts';
import { xmlAttributes, xmlData, xmlText } from '../../reporters/xml.ts';
import type { RunResult } from '../../submission/result.ts';
import { exchange, HOSTILE, record, reply, sampleResult } from '../sample-result.ts';
import { scratch } from '../support/certify.ts';

const answered = exchange('X#1', 'Certa', reply(201, 'all of it'));

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

test('of a web page, what a reader sees is quoted', () => {
  const head = `<head><style>p > a { color: red }</style><script>if (1 < 2) { go(); }</script></head>`;
  const page = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<html>${head}<body>\n<h1 id="a">Forbidden</h1>\n<p>Rule 7</p></body>`;
  const shown = (text: string) => ownWords(exchange('X#1', 'Certa', reply(403, text)));
  assert.equal(shown(page), 'a web page, perhaps of a gateway: Forbidden Rule 7');
  assert.equal(shown('{"message":"1 < 2, 3 > 2"}'), '{"message":"1 < 2, 3 > 2"}');
});

test('README.txt and a job summary have their lines, whatever target, client, product and profile are called', () => {
  for (const text of STRANGE) {
    const context = {
      ...record.context,
      clientId: text,
      product: { name: text, version: text, vendor: text },
      profile: { name: text },
      target: { ...record.context.target, baseUrl: text },
    };
    const results = [{ ...record, context }, record].map((of) => sampleResult(['passed', 'failed'], 'a', of));
    for (const report of [(of: RunResult) => readmeText(of, { challenge: false, signed: false }), jobSummary]) {
      const [written = '', usual = ''] = results.map((of) => report(of));
      assert.equal(written.split('\n').length, usual.split('\n').length);
      assert.doesNotMatch(written, STEERING);
    }
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

test("a 401 on the operator's page says so if the token is from an earlier scene, and only then", () => {
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
    rows.map((row) => row.includes('its token is from an earlier scene')),
    [true, false, false],
  );
});

test('a terminal that gives its width as 0 is taken to have 80 columns', () => {
  const text = 'one word after another '.repeat(20);
  assert.equal(wrappedFor(0, text), wrappedFor(80, text));
  assert.notEqual(wrappedFor(40, text), wrappedFor(80, text));
});
