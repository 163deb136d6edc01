/** What Allure is handed says what the verdict says, is the same in every run, and makes a page that calls nobody. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { OUTCOMES, type Outcome } from '../../contract/words.ts';
import {
  allureTitle,
  generateAllureReport,
  smaller,
  withoutCalls,
  writeAllureResults,
} from '../../reporters/allure.ts';
import { allureCategories, allureFiles, countsLine } from '../../reporters/allure-results.ts';
import type { RunResult } from '../../submission/result.ts';
import { HOSTILE, sampleResult } from '../sample-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'allure-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const STATUS: Readonly<Record<Outcome, string>> = {
  passed: 'passed',
  failed: 'failed',
  inconclusive: 'broken',
  warning: 'unknown',
  review: 'unknown',
  observed: 'unknown',
  'not-applicable': 'skipped',
  'not-testable': 'skipped',
};

const suites = (result: RunResult) =>
  [...allureFiles(result)].filter(([name]) => name.endsWith('-testsuite.xml')).map(([, content]) => content);

function casesOf(result: RunResult) {
  return suites(result)
    .flatMap((content) => content.split('\n').filter((line) => line.startsWith('<test-case ')))
    .map((xml) => ({
      xml,
      status: / status="(\w+)"/.exec(xml)?.[1],
      tag: /<label name="tag" value="([^"]*)"/.exec(xml)?.[1],
      title: /<title><!\[CDATA\[(.*?)\]\]><\/title>/.exec(xml)?.[1],
    }));
}

function dataOf(page: string): Record<string, string> {
  const packed = /atob\('([^']+)'\)/.exec(page)?.[1] ?? assert.fail('the page holds no data');
  return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as Record<string, string>;
}

async function reportOf(name: string, result: RunResult) {
  const out = join(folder, name);
  writeAllureResults(out, result);
  const report = await generateAllureReport(out, result, mkdtempSync(join(folder, 'workshop-')));
  assert.ok('path' in report, JSON.stringify(report));
  return { out, path: report.path, page: readFileSync(report.path, 'utf8') };
}

test('each instance is a result, and nothing but passed is passed', () => {
  const cases = casesOf(sampleResult());
  assert.deepEqual(Object.fromEntries(cases.map(({ tag, status }) => [tag, status])), STATUS);
  for (const { tag, status, title } of cases)
    assert.equal(title?.startsWith(`${tag}: `), tag !== status, `${tag} is named ${title}`);
});

test('a failure says statement, clause, expected, received, its exchanges and what sends it again', () => {
  const [xml = ''] = suites(sampleResult(['failed']));
  assert.match(xml, /Statement:[\s\S]*Clause:[\s\S]*Expected:[\s\S]*Received:[\s\S]*curl/);
  assert.match(
    xml,
    /First, in the same shell:\n# In the folder [^\n]*\nLODGING_CLIENT_SECRET=[^\n]*\n# A fresh token\.\nACCESS_TOKEN=/,
  );
  assert.match(xml, /Control control[\s\S]*Reply\n201 [\s\S]*Request\nPOST [\s\S]*Reply\n400 /);
});

test('what was never run is skipped, and is counted as such', () => {
  const { judgements, ...rest } = sampleResult(['inconclusive', 'inconclusive', 'passed']);
  const result = { ...rest, judgements: judgements.map((each, index) => ({ ...each, notRun: index === 0 })) };
  assert.equal(countsLine(result), '1 inconclusive, 1 not-run, 1 passed');
  assert.deepEqual(
    casesOf(result).map(({ status, tag }) => [status, tag]),
    [
      ['skipped', 'not-run'],
      ['broken', 'inconclusive'],
      ['passed', 'passed'],
    ],
  );
});

test('a result spans the exchanges that it rests on; without any it stands at the start of the run', () => {
  const { judgements, exchanges, ...rest } = sampleResult(['failed', 'not-testable']);
  const moved = new Map(
    [...exchanges.values()].map((each, index) => {
      const sentAt = `2026-06-01T12:00:0${2 * index + 3}.000Z`;
      return [each.id, { ...each, sentAt, durationMs: 500.4 }];
    }),
  );
  const times = casesOf({ ...rest, judgements, exchanges: moved }).map(({ xml }) =>
    [/start="(\d+)"/, /stop="(\d+)"/].map((one) => new Date(Number(one.exec(xml)?.[1])).toISOString().slice(17, 23)),
  );
  assert.deepEqual(times, [
    ['03.000', '05.500'],
    ['00.000', '00.000'],
  ]);
});

test('the folder holds the files of a submission and nothing of an earlier run, and names nothing of the machine', () => {
  const out = join(folder, 'written');
  writeAllureResults(out, sampleResult(OUTCOMES));
  writeAllureResults(out, sampleResult(['failed'], HOSTILE));
  const files = allureFiles(sampleResult(['failed'], HOSTILE));
  const results = join(out, 'allure-results');
  const written = readdirSync(results).map((name) => [name, readFileSync(join(results, name), 'utf8')] as const);
  assert.deepEqual(new Map(written), new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const trace of ['pid-', hostname(), process.cwd()])
    assert.ok(![...files.values()].some((content) => content.includes(trace)), trace);
});

test('instances of a requirement that came out alike are the steps of one result, and what was found is one by itself', () => {
  const outcomes = [...Array.from({ length: 1000 }, () => 'passed' as const), 'failed' as const, 'failed' as const];
  const result = sampleResult(outcomes);
  assert.ok(allureFiles(result).size <= 8);
  const cases = casesOf(result);
  const count = (tag: string, what: RegExp) =>
    cases.filter((each) => each.tag === tag).flatMap(({ xml }) => [...xml.matchAll(what)]).length;
  assert.equal(count('passed', /<step /g), 1000);
  assert.ok(count('passed', /^<test-case /g) <= 7);
  assert.equal(count('failed', /^<test-case /g), 2);
  assert.equal(count('failed', /<step /g), 0);
});

test('categories are the causes in their order, whatever their titles hold', () => {
  const { verdict, ...rest } = sampleResult(['failed', 'failed', 'warning']);
  const [first, second, third] = verdict.requirements.map(({ id }) => id) as [string, string, string];
  const causes = [
    { id: 'b', title: 'check-in (any) takes [.*] $1', outcome: 'failed' as const, instances: [second] },
    { id: 'a', title: 'check-in (any) takes', outcome: 'failed' as const, instances: [first] },
    { id: 'w', title: 'check-in (any) takes', outcome: 'warning' as const, instances: [third] },
  ];
  const result = { ...rest, verdict: { ...verdict, causes } };
  const categories = allureCategories(result);
  assert.deepEqual(
    categories.map(({ name }) => name),
    ['failed: check-in (any) takes [.*] $1', 'failed: check-in (any) takes', 'warning: check-in (any) takes'],
  );
  const messages = suites(result)
    .join('')
    .match(/<message>[\s\S]*?<\/message>/g);
  const texts = (messages ?? []).map((message) => message.replace(/^<message><!\[CDATA\[|\]\]><\/message>$/g, ''));
  const found = categories.map(
    ({ messageRegex }) => texts.filter((text) => new RegExp(messageRegex).test(text)).length,
  );
  assert.deepEqual(found, [1, 1, 1]);
});

test('the environment is told in properties that Java can read', () => {
  const text = allureFiles(sampleResult(['failed'], HOSTILE)).get('environment.properties') ?? '';
  assert.match(text, /^Verdict = not-certified: 1 failed$/m);
  assert.match(text, /^Target = https:\/\/sandbox\.example\.test\/stage \(sandbox\), token issuer /m);
  assert.match(text, /^Token\\ issuer = /m);
  assert.match(text, /^[\n -~]*$/);
});

test('the report counts what the verdict counts, under causes, and calls nobody', async () => {
  const result = sampleResult(OUTCOMES, HOSTILE);
  const { out, path, page } = await reportOf('report', result);
  const data = dataOf(page);
  assert.deepEqual(JSON.parse(data['widgets/statistic.json'] ?? ''), {
    total: 8,
    passed: 1,
    failed: 1,
    broken: 1,
    skipped: 2,
    unknown: 3,
  });
  const { nodes, roots } = JSON.parse(data['widgets/categories.json'] ?? '') as {
    nodes: Record<string, { name: string }>;
    roots: string[];
  };
  assert.equal(roots.length, result.verdict.causes.length);
  assert.match(nodes[roots[0] as string]?.name ?? '', /^failed: /);
  assert.equal(JSON.parse(data['widgets/allure_environment.json'] ?? '').length, 14);
  assert.doesNotMatch(page, /googletagmanager|gtag\(/);
  assert.match(page, /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
  assert.match(page, /<title> not-certified: 1 failed, [^<]* · https:\/\/sandbox\.example\.test\/stage \(sandbox\)/);
  assert.match(page, /<title>[^<]*Subject: service\.[^<]*proves nothing about the PMS/);
  assert.deepEqual(readdirSync(join(out, 'report')), ['index.html']);
  assert.ok(statSync(path).size < 4.5e6, `${statSync(path).size} bytes`);
  assert.equal(allureTitle(result).split(' · ').length, 3);
});

test('a page that would load something from elsewhere is refused', () => {
  assert.throws(() => withoutCalls('<head></head><img src="https://elsewhere.example/x.png">'), /would load/);
  assert.throws(() => withoutCalls('<p>no head</p>'), /no head/);
  assert.match(
    withoutCalls('<head></head><script async src="https://elsewhere.example/a.js"></script>'),
    /^<head>\s*<meta[^>]*><\/head>$/,
  );
});

test('a page whose data stand elsewhere stays as it is', () => {
  const page = '<head></head><script defer>start()</script>';
  assert.equal(smaller(page), page);
});

test('a report that cannot be made is said in one sentence', async () => {
  mkdirSync(join(folder, 'empty', 'allure-results'), { recursive: true });
  const report = await generateAllureReport(
    join(folder, 'empty'),
    sampleResult(),
    mkdtempSync(join(folder, 'workshop-')),
  );
  assert.ok('problem' in report);
  assert.match(report.problem, /^There is no Allure report: .*The verdict does not depend on it/);
});
