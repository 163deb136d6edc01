import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { OUTCOMES } from '../../contract/words.ts';
import { html, raw } from '../../reporters/markup.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { groupOf } from '../../reporters/report-picture.ts';
import { REPORT_SCRIPT } from '../../reporters/report-script.ts';
import { differences, partsOf, usualOf } from '../../reporters/report-usual.ts';
import { assemble } from '../../submission/assemble.ts';
import type { RunResult } from '../../submission/result.ts';
import { exchange, HOSTILE, reply, sampleResult } from '../sample-result.ts';
import { overrideOf } from '../support/faults.ts';
import { plans } from '../support/plan.ts';
import { runAgainstMock } from '../support/submission.ts';

const OWN_SCRIPT = `<script>${REPORT_SCRIPT}</script>`;

test('nothing that was recorded becomes markup', () => {
  const ends = `</script></style>]]>--><!--\u0000\u0007\u200f\u202e${HOSTILE}`;
  for (const whole of [reportHtml(sampleResult(OUTCOMES, HOSTILE)), reportHtml(resultWith(ends))]) {
    assert.equal(whole.split(OWN_SCRIPT).length, 2);
    const page = whole.replace(OWN_SCRIPT, '');
    assert.doesNotMatch(page, /<\/?script|<img|<iframe|<link|<!--|javascript:/i);
    assert.equal(page.split('</style>').length, 2);
    assert.ok(page.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
    assert.ok(page.includes('\\u202eevil'));
    assert.ok(page.includes('\\u001b[31m'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not occur
    assert.doesNotMatch(page, /[\u0000-\u0008\u001b\u200f\u202a-\u202e\ud800]/u);
    assert.doesNotMatch(page, /<[^>]* (on\w+|style)=/i);
    assert.doesNotMatch(page, /(src|href)="(?!#)/);
  }
});

test('the policy admits the style sheet and the one script by their digests, and nothing else', () => {
  const page = reportHtml(sampleResult());
  const digestOf = (name: string) => {
    const [, content = ''] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page) ?? [];
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'");
  assert.equal(
    policy,
    `default-src 'none'; style-src ${digestOf('style')}; script-src ${digestOf('script')}; base-uri 'none'; form-action 'none'`,
  );
});

test('what is filled in is escaped as its place asks for, and has no place where it cannot be', () => {
  const hostile = `"><b onclick='x'>&`;
  assert.equal(html`<p title="${hostile}">${hostile}</p>`.text.includes('<b'), false);
  assert.equal(html`<p title="${hostile}">`.text, '<p title="&quot;&gt;&lt;b onclick=&#39;x&#39;&gt;&amp;">');
  assert.equal(html`<p>it's ${'"'}</p>`.text, `<p>it's "</p>`);
  assert.throws(() => html`<p ${hostile}>`, TypeError);
  assert.throws(() => html`<p title=${hostile}>`, TypeError);
  assert.throws(() => html`<p title="${raw('"')}">`, TypeError);
});

test('a failure is shown in full, and every link of the page leads somewhere', () => {
  const page = reportHtml(sampleResult());
  for (const part of ['status 201 plain', '400 plain', '§2.1, MUST, document', 'ACCESS_TOKEN', 'Control']) {
    assert.ok(page.includes(part), part);
  }
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]*)"/g)) assert.ok(ids.includes(target), target);
});

test('a thousand instances stay readable', () => {
  const thousand = Array.from({ length: 1000 }, () => 'passed' as const);
  assert.ok(reportHtml(sampleResult(thousand)).length < 600_000);
  const failing = Array.from({ length: 500 }, () => 'failed' as const);
  assert.ok(reportHtml(sampleResult(failing)).length < 3_000_000);
});

function resultWith(content: string): RunResult {
  const result = sampleResult(['failed', 'passed']);
  const large = exchange('check-in/large', content, reply(400, content));
  const odd = { ...large, id: 'check-in/odd', request: { ...large.request, body: { text: content, bytes: 1 } } };
  return { ...result, exchanges: new Map([...result.exchanges, [large.id, large], [odd.id, odd]]) };
}

test('a body of eight megabytes is cut short, in a time that grows no faster than it', () => {
  for (const hostile of ['\\', '"', '{"a":', '<', '\u202e', '&a=', '-0123456789', '<a:']) {
    const started = process.cpuUsage().user;
    const page = reportHtml(resultWith(hostile.repeat(8_000_000 / hostile.length)));
    assert.ok(page.length < 120_000, `${hostile}: ${page.length}`);
    assert.ok(process.cpuUsage().user - started < 20_000_000, `${hostile} takes too long`);
  }
});

const jsonParts = (value: unknown) =>
  partsOf({ text: typeof value === 'string' ? value : JSON.stringify(value), bytes: 1 });

test('an exchange is described by what is different about it', () => {
  const usual = (n: number) => ({
    name: `G-${n.toString(16).toUpperCase().padStart(10, '0')}`,
    room: `${100 + n}`,
    note: null,
  });
  const all = Array.from({ length: 30 }, (_, n) => jsonParts(usual(n)));
  const reported = (value: unknown) => {
    const parts = jsonParts(value);
    return parts && differences(parts, usualOf([...all, parts]));
  };
  assert.deepEqual(reported(usual(77)), []);
  const { note: _note, ...without } = usual(1);
  assert.deepEqual(reported(without), ['no note']);
  assert.deepEqual(reported({ ...usual(1), room: 12, more: { a: [1] } }), ['room: 12', 'more: {"a":[1]}']);
  assert.deepEqual(reported({ ...usual(1), room: '0123' }), ['room: "0123"']);
  const { name, ...rest } = usual(1);
  assert.deepEqual(reported({ ...rest, name }), ['in the order room,note,name']);
});

test('a body whose text says more than its parts is shown as it was sent', () => {
  const numbers = ['{"a": 1}', '{"a":1,"a":1}', '{"a":1.0}', '{"a":1}x', '{"a":1', '{"a":007}'];
  const strange = [...numbers, '{"a":"\\u0041"}', '[1]', '', '{}'];
  for (const body of strange) assert.equal(jsonParts(body), null, body);
  const parts = jsonParts({ a: -1, b: 'é', c: [{}], d: 1.5 });
  const shown = parts?.list.map(({ name, value }) => `${name} ${value}`);
  assert.deepEqual(shown, ['a -1', 'b "é"', 'c [{}]', 'd 1.5']);
});

test('every requirement of the plan belongs to a group that has a name of its own', () => {
  const own = plans.flatMap(({ tests }) => tests.filter(({ instance }) => groupOf(instance).title === instance.topic));
  assert.deepEqual([...new Set(own.map(({ instance }) => instance.topic))], ['api-version']);
});

async function realPage(...faults: string[]) {
  const run = await runAgainstMock({ faults: faults.map(overrideOf) });
  const { result } = await assemble(run.record, run.exchanges);
  return { result, page: reportHtml(result) };
}

test('a certified run takes less than 420 bytes for each instance, with every exchange in it', {
  timeout: 120_000,
}, async () => {
  const { result, page } = await realPage();
  assert.equal(result.verdict.verdict, 'certified');
  const each = Buffer.byteLength(page) / result.judgements.length;
  assert.ok(each < 420, `${each} bytes for each`);
  for (let number = 1; number <= result.exchanges.size; number += 1) assert.ok(page.includes(`id="x${number}"`));
  for (const { instance } of result.judgements) assert.ok(page.includes(`id="${instance.id}"`), instance.id);
});

test('350 failures take less than 1.5 MB, each with a line that sends it again', { timeout: 120_000 }, async () => {
  const { result, page } = await realPage('accepts-every-event');
  const failed = result.judgements.filter(({ outcome }) => outcome === 'failed');
  assert.ok(failed.length >= 350, `${failed.length} failures`);
  assert.ok(Buffer.byteLength(page) < 1_750_000, `${Buffer.byteLength(page)} bytes`);
  const lines = page.match(/<pre class="curl">(?:curl|N=|npx lodging-certification send)/g)?.length ?? 0;
  assert.ok(lines >= failed.filter(({ curl }) => curl).length, `${lines}`);
});
