/** A hostile record is judged and written in time that grows only with its size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import { OPERATIONS, OUTCOMES } from '../../contract/words.ts';
import { requestsOf } from '../../judgement/conforming.ts';
import { curlOf } from '../../judgement/curl.ts';
import { ERROR_RULES } from '../../judgement/error-rules.ts';
import { explainFinding } from '../../judgement/explain.ts';
import { issuesToken } from '../../judgement/json.ts';
import { guestDataIn, insideIn, secretIn, traceIn } from '../../judgement/leaks.ts';
import { toShowNoPassword, toShowNoRepository, toShowNoSettings } from '../../judgement/matchers/open-doors.ts';
import { toAllKeep } from '../../judgement/matchers/record.ts';
import { otherStaysRule } from '../../judgement/other-stays.ts';
import { hasToken, isWebPage, shownReply } from '../../judgement/preflight/replies.ts';
import { Replay } from '../../judgement/replay.ts';
import { reportRules, tokenRules, wholeRunRules } from '../../judgement/whole-run.ts';
import { entryWriters } from '../../reporters/entries.ts';
import { jobSummary } from '../../reporters/job-summary.ts';
import { derivedEntries } from '../../submission/entries.ts';
import { observedChanges, observedIn } from '../../submission/observed.ts';
import type { RunResult } from '../../submission/result.ts';
import { verdictFile } from '../../submission/verdict.ts';
import { exchange, judgement, record } from '../sample-result.ts';
import { runOf } from '../support/exchange.ts';

/** A guard against hanging: what is quadratic takes minutes over texts of these lengths. */
const SOON = { timeout: 15_000 };
const LONG = 60_000;
/** Several of each outcome: what is slow is so by the length of a text, however many instances show it. */
const INSTANCES = 2 * OUTCOMES.length;
const long = (text: string) => text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG);

/** Texts that are slow to look at for expressions whose parts overlap, and for what escapes and writes them. */
const TEXTS: Readonly<Record<string, string>> = {
  backslashes: long('\\'),
  'beginnings of tokens': long('eyJ'),
  'beginnings of tokens, dotted': long('eyJhbGciOiJI.'),
  'less-than signs': long('<'),
  ampersands: long('&'),
  quotes: long('"'),
  apostrophes: long("'"),
  backquotes: long('`a'),
  'vertical bars': long('|'),
  blanks: long(' '),
  'line feeds': long('\n'),
  'carriage returns': long('\r\n'),
  'lists of one letter': long('a,a,a,'),
  'unclosed credentials': long('Bearer '),
  'lone surrogates': long('\ud800'),
  'direction overrides': long('\u202e'),
  'control characters': long('\u0000\u001b'),
  'header fields': long('x-a: b\r\n'),
  'unclosed placeholders': long('<access_token'),
  placeholders: long('<access_token:01234567>'),
  'one letter': long('a'),
  'letters apart': long('a-'),
  digits: long('1'),
  'ends of CDATA': long(']]>'),
  'steps of a stack': long('  at '),
  'places in files': long('in '),
  'names of exceptions': long('System.'),
  'names of packages': long('java.util.'),
  'PHP notices': long('Notice in '),
  paths: long('/a'),
  'longer paths': long('/aaaaaaaaaaaaaaaa.b'),
  queries: long('SELECT FROM '),
  'comments of a page': long('<!---->'),
  'unclosed comments': long('<!--'),
  'a nested list': `${'['.repeat(LONG / 2)}${']'.repeat(LONG / 2)}`,
  'a list': `[${'"a",'.repeat(LONG / 4)}"a"]`,
  'an object': `{${Array.from({ length: LONG / 16 }, (_, at) => `"member${at}":0`).join()}}`,
  'a short object, often': `{${Array.from({ length: 1200 }, (_, at) => `"m${at}":0`).join()}}`,
  'guest data': long('"folio":"aaaaa",'),
  'a long value': `{"a":"${long('a')}`,
  'letters with a tail': `${long('a')}!`,
};

function holding(text: string, id: string, index = 0): Exchange {
  const plain = exchange(id, 'x');
  const body = { text, bytes: Buffer.byteLength(text) };
  const operation = OPERATIONS[index % OPERATIONS.length] as Exchange['request']['operation'];
  const request = { ...plain.request, operation, body, url: `${plain.request.url}?${text}` };
  const headers = [
    ['Content-Type', index % 2 ? 'application/problem+json' : text],
    ['Location', text],
    ['Date', text],
    ['X-Text', text],
  ] as const;
  return {
    ...plain,
    seq: index + 1,
    request: { ...request, headers: [...plain.request.headers, ['X-Text', text]] },
    reply: { status: index % 2 ? 400 : 201, reason: text, headers, body },
    failure: null,
    waits: [{ status: 429, retryAfter: text, waitedMs: 1 }],
  };
}

function lookAt(all: readonly Exchange[]): void {
  const { context } = record;
  new Replay(context, all);
  const run = runOf(all, Object.fromEntries(all.map(({ id }) => [id, { kind: 'nominal' }])));
  const requests = requestsOf(context, run);
  const byId = new Map(all.map((each) => [each.id, each]));
  const base = context.target.baseUrl;
  for (const each of all) {
    for (const look of [
      traceIn,
      insideIn,
      (one: Exchange) => secretIn(one),
      guestDataIn,
      issuesToken,
      isWebPage,
      hasToken,
      shownReply,
    ])
      look(each);
    for (const rule of Object.values(ERROR_RULES)) toAllKeep([each], rule);
    for (const matcher of [toShowNoPassword, toShowNoRepository, toShowNoSettings]) matcher(each);
    requests.isValid(each);
    requests.isEveryday(each);
    explainFinding(
      { kind: 'broken', summary: 'a', exchange: each, control: each },
      null,
      curlOf(each, { id: 'ID', context, exchanges: byId }),
    );
    observedChanges(observedIn(each, base), observedIn(each, `${base}/other`));
  }
  for (const operation of OPERATIONS) {
    for (const rule of Object.values(wholeRunRules(context, operation, run))) {
      for (const each of all) if (rule.about(each)) rule.unmet(each);
    }
    const token = operation as 'token-form';
    const ofTokens = Object.values(tokenRules(context, token, run));
    for (const rule of [otherStaysRule(context, operation, run), ...ofTokens]) {
      for (const each of all) if (rule.about(each)) rule.unmet(each);
    }
    if (operation.startsWith('token')) continue;
    const event = operation as 'check-in';
    const rules = Object.values(reportRules(context, event, run));
    for (const rule of rules) for (const each of all) if (rule.about(each)) rule.unmet(each);
  }
}

function resultOf(all: readonly Exchange[], text: string, instances: number): RunResult {
  const exchanges = new Map(all.map((each) => [each.id, each]));
  const lines = all.map((each) => curlOf(each, { id: 'ID', context: record.context, exchanges }).slice(0, 4000));
  const judgements = Array.from({ length: instances }, (_, index) => {
    const made = judgement(OUTCOMES[index % OUTCOMES.length] as 'failed', index, 'x', new Map());
    const shown = all[index % all.length] as Exchange;
    const finding = made.finding && { ...made.finding, exchange: shown, control: shown };
    const printed = finding ? { ...made, finding, reason: text.slice(0, 4000) } : made;
    return { ...printed, exchanges: [shown.id], curl: finding ? (lines[index % all.length] ?? null) : null };
  });
  return { record, verdict: verdictFile(record, judgements), judgements, exchanges, unbound: [] };
}

function write(result: RunResult): number {
  jobSummary(result);
  const entries = derivedEntries(result, { challenge: false, signed: false }, entryWriters);
  return [...entries.values()].reduce((sum, { length }) => sum + length, 0);
}

for (const [what, text] of Object.entries(TEXTS)) {
  test(`a record that holds ${what} is judged and written in a moment`, SOON, () => {
    const all = [holding(text, 'check-in/a', 2), holding(text, 'check-in/b#2', 3)];
    lookAt(all);
    const bytes = write(resultOf(all, text, INSTANCES));
    // The record has each text a few times, escaped; what repeats them has none whole: the instances have a reason of
    // 4,000 characters each, in a few files.
    assert.ok(bytes < 200 * LONG + INSTANCES * 4000 * 50, `${bytes} bytes`);
  });
}
