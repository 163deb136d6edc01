/** What people and other tools read: every report of invented results is in `tests/snapshots/reports.txt`, whole. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RecordedBody } from '../../contract/evidence.ts';
import { replyText, requestText } from '../../judgement/explain.ts';
import { allureFiles } from '../../reporters/allure-results.ts';
import { readmeText } from '../../reporters/entries.ts';
import { jobSummary } from '../../reporters/job-summary.ts';
import { junitXml } from '../../reporters/junit.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { summaryText } from '../../reporters/summary.ts';
import type { RunResult } from '../../submission/result.ts';
import { exchange, record, reply, sampleResult } from '../sample-result.ts';
import { snapshots } from '../support/snapshot.ts';

const assertText = snapshots('reports');
const times = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

const locations = new Map([['TOKEN-JSON.FAILED:case1', 'suites/service/x.spec.ts:12']]);
const terminal = (detail: 'causes' | 'usual' | 'full') => (of: RunResult) =>
  summaryText(of, { color: false, width: 80, detail, outputs: ['certification/report.html'], locations });
const page = (of: RunResult) =>
  reportHtml(of)
    .replace(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '\n');

type Report = (of: RunResult) => string;
const SHORT: Readonly<Record<string, Report>> = { terminal: terminal('usual'), 'job summary': jobSummary, page };
const MORE: Readonly<Record<string, Report>> = {
  ...SHORT,
  'junit.xml': junitXml,
  'README.txt': (of) => readmeText(of, { challenge: false, signed: false }),
};
const ALL: Readonly<Record<string, Report>> = {
  ...MORE,
  'terminal, causes': terminal('causes'),
  'terminal, in full': terminal('full'),
  'README.txt, sealed': (of) => readmeText(of, { challenge: true, signed: true }),
  Allure: (of) => [...allureFiles(of)].map((file) => file.join('\n')).join('\n'),
};

/** None of them was run, and nothing was sent. */
function unsent(of: Partial<typeof record>): RunResult {
  const { judgements, ...rest } = sampleResult(times(3, 'inconclusive'), 'plain', { ...record, whole: false, ...of });
  const notRun = judgements.map(({ finding: _, ...each }) => ({ ...each, exchanges: [], notRun: true }));
  return { ...rest, judgements: notRun, exchanges: new Map() };
}

function waiting(): RunResult {
  const result = sampleResult(['passed', 'passed']);
  const [first = exchange('a', ''), second = first] = [...result.exchanges.values()];
  const waited = { ...first, waits: [{ status: 429, retryAfter: '1', waitedMs: 1250 }] };
  const exchanges = new Map(result.exchanges).set(first.id, waited);
  return { ...result, exchanges: exchanges.set(second.id, { ...second, reply: reply(429, 'slow down') }) };
}

function untested(): RunResult {
  const result = sampleResult(times(3, 'not-testable'));
  const unshown = 'the document does not show it and no profile gives apiVersion.supported';
  const reasons = ['not reached over HTTPS', unshown, `${unshown} either`];
  return { ...result, judgements: result.judgements.map((each, at) => ({ ...each, reason: reasons[at] ?? '' })) };
}

const certified = (of: RunResult): RunResult => ({ ...of, verdict: { ...of.verdict, verdict: 'certified' } });
const product = { name: 'Innkeeper', version: '3.1', vendor: 'Certa' };

const RESULTS: Readonly<Record<string, readonly [of: RunResult, reports: Readonly<Record<string, Report>>]>> = {
  'every outcome': [sampleResult(), ALL],
  'seven failures, of which two share a control': [sampleResult(times(7, 'failed')), MORE],
  'an outage': [sampleResult(times(20, 'inconclusive')), SHORT],
  'some that wait for a person': [certified(sampleResult(['passed', 'warning', 'review', 'review'])), SHORT],
  'one that waits for a person': [certified(sampleResult(['passed', 'review'])), SHORT],
  'what could not be tested': [untested(), SHORT],
  'a run that was stopped before anything was sent': [
    unsent({ stopped: 'The name api.example cannot be found.' }),
    ALL,
  ],
  'a part of the plan': [unsent({ only: ['X'], stopped: 'Only a part of the plan was asked for: X.' }), MORE],
  'an interrupted run': [
    sampleResult(['passed'], 'plain', { ...record, whole: false, stopped: 'It was stopped.' }),
    SHORT,
  ],
  'a run that waited': [waiting(), SHORT],
  'a product, and a profile without a name': [
    sampleResult(['passed'], 'plain', { ...record, context: { ...record.context, product, profile: { token: {} } } }),
    MORE,
  ],
  'a product, and no profile': [
    sampleResult(['passed'], 'plain', { ...record, context: { ...record.context, product, profile: {} } }),
    MORE,
  ],
};

/** Whatever the catalogue holds today. */
const pinned = (of: RunResult): RunResult => {
  const tested = { ...of.verdict.tested, requirements: { tested: 5, all: 800 }, withoutInstance: ['NO-SHOW.UNTRIED'] };
  return { ...of, verdict: { ...of.verdict, tested } };
};

describe('what is read of', () => {
  for (const [what, [of, reports]] of Object.entries(RESULTS))
    test(what, () => {
      for (const [name, report] of Object.entries(reports)) assertText(`${what}: ${name}`, report(pinned(of)));
    });
});

const answered = exchange('X#1', 'Certa', reply(201, 'all of it'));
const BODIES: Readonly<Record<string, Partial<RecordedBody>>> = {
  none: { text: '', bytes: 0 },
  'no text': { base64: '/wD+' },
  'not kept whole': { text: 'abc', bytes: 20_000, sha256: 'f'.repeat(64) },
};

test('a request and a reply are written with their headers and waits, and their bodies to a limit', () => {
  assertText('a request', requestText(answered, 12));
  assertText(
    'a request without a body',
    requestText({ ...answered, request: { ...answered.request, body: null } }, 99),
  );
  for (const most of [9, 8]) assertText(`a reply, to ${most} bytes`, replyText(answered, most));
  for (const [what, given] of Object.entries(BODIES))
    assertText(
      `a body: ${what}`,
      replyText({ ...answered, reply: { ...reply(200, ''), body: { bytes: 3, ...given } } }, 99),
    );
  const waits = [{ status: 429, retryAfter: '1', waitedMs: 1000 }];
  assertText('a reply that was waited for', replyText({ ...answered, waits }, 99));
  assertText(
    'no reply',
    replyText({ ...exchange('X#2', ''), waits: [{ status: 503, retryAfter: null, waitedMs: 5 }] }, 99),
  );
});

test('the folder in the next step is one word for a shell, whatever it is called', () => {
  const outputs = ["my $& tests/what's new/report.html"];
  const text = summaryText(sampleResult(['failed']), { color: false, width: 300, detail: 'usual', outputs });
  assert.ok(text.includes(`--evidence 'my $& tests/what'\\''s new'`), text);
});
