import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OUTCOMES } from '../../contract/words.ts';
import { junitXml } from '../../reporters/junit.ts';
import type { RunRecord, RunResult } from '../../submission/result.ts';
import { HOSTILE, record, sampleResult } from '../sample-result.ts';

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

test('a case is named by its id, which is the same in every run', () => {
  const xml = junitXml(sampleResult(['passed', 'failed']));
  assert.match(xml, /<testcase classname="service.token-form.samples" name="TOKEN-FORM.PASSED:case0"/);
  assert.match(xml, /<testcase classname="service.token-json.samples" name="TOKEN-JSON.FAILED:case1"/);
});

test('the causes stand in the suite, and each failure names its own', () => {
  const { verdict, ...rest } = sampleResult(['failed', 'passed']);
  const instances = ['TOKEN-FORM.FAILED:case0'];
  const causes = [
    { id: 'token-form any <thing>', title: 'token-form takes "anything"', outcome: 'failed' as const, instances },
  ];
  const xml = junitXml({ ...rest, verdict: { ...verdict, causes } });
  assertWellFormed(xml);
  assert.equal(
    xml.match(
      /<property name="cause\.token-form any &lt;thing&gt;" value="failed: token-form takes &quot;anything&quot; \(1 instance\)"\/>/g,
    )?.length,
    1,
  );
  assert.match(
    xml,
    /<failure type="token-form any &lt;thing&gt;" message="[^"]*">Cause: token-form takes "anything"\n/,
  );
});

function notRun(of: Partial<RunRecord>): RunResult {
  const { judgements, ...rest } = sampleResult(['inconclusive', 'inconclusive', 'passed'], 'plain', {
    ...record,
    ...of,
  });
  return { ...rest, judgements: judgements.map((each, index) => ({ ...each, notRun: index < 2 })) };
}

test('a run that was stopped has one error, which says why; what was not run is skipped', () => {
  const xml = junitXml(notRun({ whole: false, stopped: 'The name api.example cannot be found.' }));
  assertWellFormed(xml);
  assertCounted(xml);
  assert.equal(xml.match(/<error /g)?.length, 1);
  assert.match(
    xml,
    /name="RUN.GOES-TO-ITS-END" time="0.000">\s*<error type="\w+" message="The name api.example cannot be found."/,
  );
  assert.equal(xml.match(/<skipped /g)?.length, 2);
});

test('what --only left out is skipped, and is no error', () => {
  const only = ['CHECK-IN.PASSED'];
  const xml = junitXml(
    notRun({ whole: false, only, stopped: 'Only a part of the plan was asked for: CHECK-IN.PASSED.' }),
  );
  assertCounted(xml);
  assert.equal(xml.match(/<error /g), null);
  assert.equal(xml.match(/<skipped /g)?.length, 2);
  const interrupted = junitXml(
    notRun({ whole: false, only: ['TOKEN-FORM.INCONCLUSIVE'], stopped: 'The run was interrupted.' }),
  );
  assert.match(interrupted, /<error type="\w+" message="The run was interrupted."/);
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

test("a failure says statement, clause, expected, received, the service's own words and what sends it again", () => {
  const xml = junitXml(sampleResult(['failed']));
  const lines = [
    'Statement:',
    '§2.1 (MUST, document)',
    'Expected:  status 201',
    'Received:  400',
    'Reproduce:\ncurl ',
    'Said:      plain',
  ];
  for (const part of lines) {
    assert.ok(xml.includes(part), part);
  }
});

test('messages tell failures of one kind apart, and repeat what the service said', () => {
  const xml = junitXml(sampleResult(Array.from({ length: 7 }, () => 'failed' as const)));
  const messages = [...xml.matchAll(/<failure [^>]*message="([^"]*)"/g)].map(([, message = '']) => message);
  assert.equal(new Set(messages).size, 7, messages.join('\n'));
  for (const message of messages) assert.match(message, /\(400 Reason\); the service said: plain$/);
});

test('text that would break XML, or hide in it, stands escaped', () => {
  const xml = junitXml(sampleResult(OUTCOMES, HOSTILE));
  assertWellFormed(xml);
  assert.ok(xml.includes('&lt;/script&gt;'));
  assert.ok(xml.includes('\\u202eevil'));
  assert.ok(xml.includes('\\ud800'));
});
