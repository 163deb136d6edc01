import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { OUTCOMES } from '../contract/words.ts';
import { reportHtml } from '../reporters/report-html.ts';
import { HOSTILE, record, sampleResult } from './sample-result.ts';

const text = (page: string) => page.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, '');

test('the first words of the page say which subject it is about', () => {
  const body = text(reportHtml(sampleResult()).replace(/<head>[\s\S]*<\/head>/, '')).trim();
  assert.match(body, /^Subject: service\. .*proves nothing about the PMS\./);
});

test('nothing that was recorded becomes markup', () => {
  const page = reportHtml(sampleResult(OUTCOMES, HOSTILE));
  assert.doesNotMatch(page, /<script|<img|<iframe|<link|javascript:/i);
  assert.ok(page.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
  assert.ok(page.includes('\\u202eevil'));
  assert.ok(page.includes('\\u001b[31m'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not occur
  assert.doesNotMatch(page, /[\u0000-\u0008\u001b\u202a-\u202e\ud800]/u);
  assert.doesNotMatch(page, /<[^>]* (on\w+|style)=/i);
  assert.doesNotMatch(page, /(src|href)="(?!#)/);
});

test('the policy admits the style sheet by its digest, and nothing else', () => {
  const page = reportHtml(sampleResult());
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const digest = createHash('sha256').update(style).digest('base64');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'");
  assert.equal(policy, `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`);
});

test('a failure is shown in full, and every link of the page leads somewhere', () => {
  const page = reportHtml(sampleResult());
  for (const part of ['status 201 plain', '400 plain', '§2.1 (MUST, document)', 'ACCESS_TOKEN', 'Control']) {
    assert.ok(page.includes(part), part);
  }
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]*)"/g)) assert.ok(ids.includes(target), target);
});

test('an exchange on which several instances rest says how many', () => {
  // Of seven failures over six operations the first and the last are of one requirement and share its control.
  const page = reportHtml(sampleResult(Array.from({ length: 7 }, () => 'failed' as const)));
  const shared = [...page.matchAll(/<summary>(\w+) <code>([^<]*)<\/code>.*judged by (\d+) requirement instances/g)];
  const control = ['Control', 'control/TOKEN-FORM.FAILED/valid', '2'];
  assert.deepEqual(
    shared.map(([, ...parts]) => parts),
    [control, control],
  );
});

test('an interrupted run says why, and is not called certified', () => {
  const page = reportHtml(
    sampleResult(['passed'], 'plain', { ...record, whole: false, stopped: 'It was interrupted.' }),
  );
  assert.match(page, /Verdict: incomplete/);
  assert.ok(page.includes('It was interrupted.'));
  assert.doesNotMatch(text(page), /Verdict: certified/);
});

test('the same result gives the same bytes, and a thousand instances stay readable', () => {
  assert.equal(reportHtml(sampleResult()), reportHtml(sampleResult()));
  const thousand = Array.from({ length: 1000 }, () => 'passed' as const);
  assert.ok(reportHtml(sampleResult(thousand)).length < 600_000);
  const failing = Array.from({ length: 500 }, () => 'failed' as const);
  assert.ok(reportHtml(sampleResult(failing)).length < 3_000_000);
});
