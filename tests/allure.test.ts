/** What Allure is handed says what the verdict says, is the same in every run, and makes a page that calls nobody. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { TestResult } from 'allure-js-commons';
import { OUTCOMES } from '../contract/words.ts';
import { generateAllureReport, withoutCalls, writeAllureResults } from '../reporters/allure.ts';
import { allureFiles, allureResults } from '../reporters/allure-results.ts';
import { HOSTILE, sampleResult } from './sample-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'allure-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const label = ({ labels }: TestResult, wanted: string) => labels.find(({ name }) => name === wanted)?.value;

const STATUS = {
  passed: 'passed',
  failed: 'failed',
  warning: 'passed',
  review: 'passed',
  inconclusive: 'broken',
  'not-applicable': 'skipped',
  'not-testable': 'skipped',
  // Allure shows a result without a status as unknown, and does not score it.
  observed: undefined,
};

test('results say what the judgements say', () => {
  const { tests, attachments } = allureResults(sampleResult());
  const byOutcome = new Map(tests.map((each) => [label(each, 'outcome') ?? '', each]));
  assert.deepEqual(Object.fromEntries([...byOutcome].map(([outcome, { status }]) => [outcome, status])), STATUS);
  for (const { status, steps } of tests) for (const step of steps) assert.equal(step.status, status);
  const failed = byOutcome.get('failed') ?? assert.fail('there is no failed result');
  assert.equal(label(failed, 'instance'), 'TOKEN-JSON.FAILED:case1');
  const message = failed.statusDetails.message ?? '';
  assert.match(message, /Statement:[\s\S]*Clause:[\s\S]*Expected:[\s\S]*Received:[\s\S]*curl/);
  assert.equal(failed.attachments.length, 1);
  const attached = String(attachments[failed.attachments[0]?.source ?? '']);
  assert.match(attached, /Request\nPOST [\s\S]*Reply\n400 [\s\S]*To reproduce\ncurl/);
  for (const name of ['requirement', 'clause', 'level', 'operation', 'basis']) assert.ok(label(failed, name), name);
});

test('a result spans the exchanges that it rests on, whatever their ids; without any it stands at the start of the run', () => {
  const { judgements, exchanges, ...rest } = sampleResult(['failed', 'not-testable']);
  const moved = new Map(
    [...exchanges.values()].map((each, index) => {
      const sentAt = `2026-06-01T12:00:0${2 * index + 3}.000Z`;
      return [each.id, { ...each, sentAt, durationMs: 500.4 }];
    }),
  );
  const { tests } = allureResults({ ...rest, judgements, exchanges: moved });
  const times = tests.map(({ start = 0, stop = 0 }) =>
    [start, stop].map((ms) => new Date(ms).toISOString().slice(17, 23)),
  );
  assert.deepEqual(times, [
    ['03.000', '05.500'],
    ['00.000', '00.000'],
  ]);
});

test("the files of a submission are those that Allure's own writer leaves, and name nothing of the machine", () => {
  const out = join(folder, 'written');
  writeAllureResults(out, sampleResult(OUTCOMES, HOSTILE));
  const files = allureFiles(sampleResult(OUTCOMES, HOSTILE));
  const results = join(out, 'allure-results');
  const written = readdirSync(results).map((name) => [name, readFileSync(join(results, name), 'utf8')] as const);
  assert.deepEqual(new Map(written), new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const trace of ['pid-', hostname(), process.cwd()])
    assert.ok(![...files.values()].some((content) => content.includes(trace)), trace);
});

test('what an earlier run left among the results is gone', () => {
  const out = join(folder, 'twice');
  writeAllureResults(out, sampleResult(['failed']));
  writeAllureResults(out, sampleResult(['passed']));
  assert.equal(readdirSync(join(out, 'allure-results')).length, 1);
});

test('a thousand passed instances are few results, and every failure is one of its own', () => {
  const outcomes = [...Array.from({ length: 1000 }, () => 'passed' as const), 'failed' as const];
  const { tests, attachments } = allureResults(sampleResult(outcomes));
  assert.ok(tests.length < 20, `${tests.length} results`);
  assert.equal(tests.flatMap(({ steps }) => steps).length, 1000);
  assert.deepEqual(
    Object.values(attachments).map((content) => String(content).includes('To reproduce')),
    [true],
  );
});

test('the report holds no call to anybody else', async () => {
  const out = join(folder, 'report');
  writeAllureResults(out, sampleResult(OUTCOMES, HOSTILE));
  const report = await generateAllureReport(out, sampleResult());
  assert.ok('path' in report, JSON.stringify(report));
  const page = readFileSync(report.path, 'utf8');
  assert.doesNotMatch(page, /googletagmanager|gtag\(/);
  assert.match(page, /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
  assert.match(page, /<title>[^<]*Subject: service\.[^<]*proves nothing about the PMS/);
  assert.deepEqual(readdirSync(join(out, 'report')), ['index.html']);
});

test('a page that would load something from elsewhere is refused', () => {
  assert.throws(() => withoutCalls('<head></head><img src="https://elsewhere.example/x.png">'), /would load/);
  assert.throws(() => withoutCalls('<p>no head</p>'), /no head/);
  assert.match(
    withoutCalls('<head></head><script async src="https://elsewhere.example/a.js"></script>'),
    /^<head>\s*<meta[^>]*><\/head>$/,
  );
});

test('a report that cannot be made is said in one sentence', async () => {
  mkdirSync(join(folder, 'empty', 'allure-results'), { recursive: true });
  const report = await generateAllureReport(join(folder, 'empty'), sampleResult());
  assert.ok('problem' in report);
  assert.match(report.problem, /^There is no Allure report: .*The verdict does not depend on it/);
});
