import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { OUTCOMES } from '../contract/words.ts';
import { allureForSubmission, finishAllure, generateAllureReport, withoutCalls } from '../reporters/allure.ts';
import { HOSTILE, sampleResult } from './sample-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'allure-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

interface Written {
  readonly status: string;
  readonly fullName: string;
  readonly statusDetails: { readonly message?: string };
  readonly labels: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly { readonly source: string }[];
}

function written(results: string): Map<string, Written> {
  const files = readdirSync(results).filter((name) => name.endsWith('-result.json'));
  const parsed = files.map((name) => JSON.parse(readFileSync(join(results, name), 'utf8')) as Written);
  return new Map(parsed.map((each) => [each.labels.find(({ name }) => name === 'outcome')?.value ?? '', each]));
}

const STATUS = {
  passed: 'passed',
  failed: 'failed',
  warning: 'passed',
  review: 'passed',
  inconclusive: 'broken',
  'not-applicable': 'skipped',
  'not-testable': 'skipped',
  observed: 'unknown',
};

test('results say what the judgements say, and nothing of the runner but the spec stays', () => {
  const out = join(folder, 'finish');
  const results = join(out, 'allure-results');
  mkdirSync(results, { recursive: true });
  const trace = `Error at ${process.cwd()}/suites/service/x.spec.ts`;
  const labels = [
    { name: 'instance', value: 'TOKEN-JSON.FAILED:case1' },
    { name: 'host', value: hostname() },
    { name: 'thread', value: 'pid-1-worker-0' },
  ];
  writeFileSync(
    join(results, 'allure-results.ndjson'),
    [
      { fullName: 'x.spec.ts#a title', labels, statusDetails: { trace } },
      { fullName: 'suites/service/x.spec.ts:12', labels },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  );
  const locations = finishAllure(out, sampleResult());
  assert.equal(locations.get('TOKEN-JSON.FAILED:case1'), 'suites/service/x.spec.ts:12');
  const all = readdirSync(results).map((name) => readFileSync(join(results, name), 'utf8'));
  for (const trace of ['pid-', '"host"', process.cwd()])
    assert.ok(!all.some((content) => content.includes(trace)), trace);
  const byOutcome = written(results);
  assert.deepEqual(Object.fromEntries([...byOutcome].map(([outcome, { status }]) => [outcome, status])), STATUS);
  const failed = byOutcome.get('failed');
  assert.match(
    failed?.statusDetails.message ?? '',
    /Statement:[\s\S]*Clause:[\s\S]*Expected:[\s\S]*Received:[\s\S]*curl/,
  );
  assert.equal(failed?.attachments.length, 1);
  const attached = readFileSync(join(results, failed?.attachments[0]?.source ?? ''), 'utf8');
  assert.match(attached, /Request\nPOST [\s\S]*Reply\n400 [\s\S]*To reproduce\ncurl/);
  assert.ok(
    ['requirement', 'clause', 'level', 'operation', 'basis'].every((name) =>
      failed?.labels.some((l) => l.name === name),
    ),
  );
});

test('results are the same in every run of the same evidence', () => {
  const contents = ['a', 'b'].map((name) => {
    finishAllure(join(folder, name), sampleResult());
    const results = join(folder, name, 'allure-results');
    return readdirSync(results).map((file) => [file, readFileSync(join(results, file), 'utf8')]);
  });
  assert.deepEqual(contents[0], contents[1]);
});

test('a submission carries a thousand passed instances in few bytes, and every failure whole', () => {
  const outcomes = [...Array.from({ length: 1000 }, () => 'passed' as const), 'failed' as const];
  const entries = [...allureForSubmission(sampleResult(outcomes))];
  assert.ok(entries.length < 20, `${entries.length} entries`);
  const steps = entries.flatMap(([, content]) => (content.startsWith('{') ? JSON.parse(content).steps : []));
  assert.equal(steps.length, 1000);
  assert.ok(entries.some(([name, content]) => name.endsWith('-attachment.txt') && content.includes('To reproduce')));
});

test('the report holds no call to anybody else', async () => {
  const out = join(folder, 'report');
  finishAllure(out, sampleResult(OUTCOMES, HOSTILE));
  const report = await generateAllureReport(out);
  assert.ok('path' in report, JSON.stringify(report));
  const page = readFileSync(report.path, 'utf8');
  assert.doesNotMatch(page, /googletagmanager|gtag\(/);
  assert.match(page, /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
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
  const report = await generateAllureReport(join(folder, 'empty'));
  assert.ok('problem' in report);
  assert.match(report.problem, /^There is no Allure report: .*The verdict does not depend on it/);
});
