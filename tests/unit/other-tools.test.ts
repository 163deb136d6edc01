/** What other tools get, JUnit's XML and Allure's results: it says what the verdict says, and loads nothing. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
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
import { junitXml } from '../../reporters/junit.ts';
import type { RunResult } from '../../submission/result.ts';
import { HOSTILE, sampleResult } from '../sample-result.ts';
import { scratch } from '../support/certify.ts';

/** What the schema of Jenkins' xunit plugin (junit-10.xsd) allows: elements under elements, and their attributes. */
const SCHEMA: Readonly<Record<string, { under: string; attributes: readonly string[] }>> = {
  testsuites: { under: '', attributes: ['name', 'time', 'tests', 'failures', 'errors'] },
  testsuite: {
    under: 'testsuites',
    attributes: ['name', 'tests', 'failures', 'errors', 'time', 'skipped', 'timestamp', 'id'],
  },
  properties: { under: 'testsuite', attributes: [] },
  property: { under: 'properties', attributes: ['name', 'value'] },
  testcase: { under: 'testsuite', attributes: ['name', 'time', 'classname'] },
  failure: { under: 'testcase', attributes: ['type', 'message'] },
  error: { under: 'testcase', attributes: ['type', 'message'] },
  skipped: { under: 'testcase', attributes: ['type', 'message'] },
  'system-out': { under: 'testcase', attributes: [] },
};

/** Checks that tags nest, close and are known to Jenkins, attributes are quoted, and only XML 1.0 characters occur. */
function assertWellFormed(xml: string): void {
  assert.doesNotMatch(xml, /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  const open = [''];
  const body = xml.replace(/^<\?xml[^?]*\?>/, '');
  const rest = body.replace(/<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g, (_, end, name, attributes, empty) => {
    if (end) assert.equal(open.pop(), name);
    else {
      assert.equal(open.at(-1), SCHEMA[name]?.under, `${name} under ${open.at(-1)}`);
      for (const [, attribute = ''] of String(attributes).matchAll(/ ([a-z]+)="/g))
        assert.ok(SCHEMA[name]?.attributes.includes(attribute), `${name} has ${attribute}`);
      if (!empty) open.push(name);
    }
    return '';
  });
  assert.deepEqual(open, ['']);
  assert.doesNotMatch(rest, /[<>]/);
  assert.doesNotMatch(body, /&(?!(amp|lt|gt|quot|#10|#9);)/);
}

function assertCounted(xml: string): void {
  const suites = [...xml.matchAll(/<testsuite [\s\S]*?<\/testsuite>/g)].map(([suite]) => suite);
  const counted = (text: string, attribute: string) => Number(new RegExp(` ${attribute}="(\\d+)"`).exec(text)?.[1]);
  const elements = { tests: 'testcase', failures: 'failure', errors: 'error', skipped: 'skipped' };
  for (const [attribute, element] of Object.entries(elements)) {
    const sizes = suites.map((suite) => suite.match(new RegExp(`<${element} `, 'g'))?.length ?? 0);
    assert.deepEqual(
      suites.map((suite) => counted(suite, attribute)),
      sizes,
      attribute,
    );
    if (attribute === 'skipped') continue;
    const all = sizes.reduce((sum, size) => sum + size, 0);
    assert.equal(counted(/<testsuites [^>]*>/.exec(xml)?.[0] ?? '', attribute), all, `all ${attribute}`);
  }
}

test('every outcome is counted as JUnit knows it', () => {
  const xml = junitXml(sampleResult([...OUTCOMES, 'failed']));
  assertWellFormed(xml);
  assertCounted(xml);
  assert.match(xml, /<testsuites name="[^"]*not-certified" tests="9" failures="2" errors="1"/);
  assert.equal(xml.match(/<failure /g)?.length, 2);
  assert.equal(xml.match(/<error /g)?.length, 1);
  assert.equal(xml.match(/<skipped /g)?.length, 2);
  assert.equal(xml.match(/<testcase /g)?.length, 9);
  // Two failures with what sends them again, and what a warning, a review and an observation say.
  assert.equal(xml.match(/<system-out>/g)?.length, 5);
  assert.equal(xml.match(/<system-out>#[^<]*\nACCESS_TOKEN=[^<]*\ncurl /g)?.length, 2);
});

test('a case takes as long as the exchanges that it rests on, and a suite counts a shared one once', () => {
  // Each instance rests on an exchange of its own and on a control, 12.5 ms each; the first and the last share theirs.
  const xml = junitXml(sampleResult(Array.from({ length: 7 }, () => 'failed' as const)));
  const times = (element: string) =>
    [...xml.matchAll(new RegExp(`<${element} [^>]*time="([\\d.]+)"`, 'g'))].map(([, time]) => time);
  assert.deepEqual(times('testcase'), Array(7).fill('0.025'));
  assert.deepEqual(times('testsuite'), ['0.037', ...Array(5).fill('0.025')]);
  assert.deepEqual(times('testsuites'), ['0.163']);
});

test('text that would break XML, or hide in it, is escaped', () => {
  const xml = junitXml(sampleResult(OUTCOMES, HOSTILE));
  assertWellFormed(xml);
  assert.ok(xml.includes('&lt;/script&gt;'));
  assert.ok(xml.includes('\\u202eevil'));
  assert.ok(xml.includes('\\ud800'));
});

const folder = scratch();

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
  assert.equal(JSON.parse(data['widgets/allure_environment.json'] ?? '').length, 15);
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
