/** The summary for a job's page: short where all is well, causes where not, and nothing in it that a reply could steer. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { OUTCOMES } from '../../contract/words.ts';
import { appendJobSummary, jobSummary, SUMMARY_LIMIT, summaryFiles } from '../../reporters/job-summary.ts';
import { code, codeBlock, prose, table } from '../../reporters/markdown.ts';
import type { RunResult } from '../../submission/result.ts';
import { HOSTILE, record, sampleResult } from '../sample-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'summary-'));
after(() => rmSync(folder, { recursive: true, force: true }));

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
  assert.match(text, /```sh\n# In the folder [^`]*\nACCESS_TOKEN=/);
  assert.ok(text.indexOf('### Compared') > text.indexOf('2. **warning**'));
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
