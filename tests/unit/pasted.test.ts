/** What a reader opens or pastes: nothing in a hostile record leaves its line, steers a terminal, or becomes markup. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readmeText } from '../../reporters/entries.ts';
import { appendJobSummary, jobSummary, SUMMARY_LIMIT } from '../../reporters/job-summary.ts';
import { junitXml } from '../../reporters/junit.ts';
import { code, codeBlock, prose, table } from '../../reporters/markdown.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { instanceAnchor } from '../../reporters/report-requirements.ts';
import { xmlAttributes, xmlData, xmlText } from '../../reporters/xml.ts';
import { record, sampleResult } from '../sample-result.ts';

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

test('a summary keeps within what a job page holds, whatever it is about and whatever is there already', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  try {
    const long = 'a`|<&'.repeat(100_000);
    const result = sampleResult(undefined, long);
    for (const before of [0, 1000, SUMMARY_LIMIT - 3000, SUMMARY_LIMIT - 10, SUMMARY_LIMIT]) {
      const file = join(folder, String(before));
      if (before > 0) writeFileSync(file, 'x'.repeat(before));
      appendJobSummary(file, result, { extra: [long, long, long], outputs: [long] });
      assert.ok(readFileSync(file).length <= SUMMARY_LIMIT, String(before));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
