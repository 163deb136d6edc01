import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { FullConfig, FullResult, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { once } from '../../cases/once.ts';
import { OUTCOMES } from '../../contract/words.ts';
import { INSTANCE_ANNOTATION } from '../../judgement/covers.ts';
import { cleaner, cleanInPlace } from '../../reporters/redact.ts';
import { summaryText } from '../../reporters/summary.ts';
import TerminalReporter from '../../reporters/terminal.ts';
import { JUDGED_VARIABLE, type JudgedRequirement } from '../../run/handed-over.ts';
import { locationsOf } from '../../scripts/certify/playwright.ts';
import type { RunResult } from '../../submission/result.ts';
import { HOSTILE, sampleResult } from '../sample-result.ts';
import { ROOT, scratch, startNode } from '../support/certify.ts';
import { clientPlan, plans } from '../support/plan.ts';

const own = scratch();

const SECRET = 'canary/secret+with "quotes" & more';
const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjbGllbnQifQ.c2lnbmF0dXJl';
const linesOf = once((file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n'));

const ESCAPE = '\u001b[';

function filesIn(folder: string): Map<string, string> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** A real Playwright run with our reporters. `stopAt`: SIGINT once printed, which may leave no `json`. */
async function playwright(specs: Readonly<Record<string, string>>, { stopAt }: { readonly stopAt?: RegExp } = {}) {
  const folder = mkdtempSync(join(own, 'run-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const reporter = [
    [join(ROOT, 'dist/reporters/redact.js')],
    [join(ROOT, 'dist/reporters/terminal.js')],
    ['allure-playwright', { resultsDir: join(folder, 'allure-results') }],
    ['json', { outputFile: 'result.json' }],
  ];
  const config = { workers: 1, outputDir: './playwright', reporter };
  writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)};`);
  const head = `import { test, expect } from '@playwright/test';
    const ends = (outcome, reason) => test.info().annotations.push({ type: 'allure.label.outcome', description: outcome },
      { type: 'allure.label.reason', description: reason });
    const of = (id) => ({ annotation: { type: 'allure.label.instance', description: id } });\n`;
  for (const [name, body] of Object.entries(specs)) writeFileSync(join(folder, name), head + body);
  const env = { LODGING_CLIENT_SECRET: SECRET };
  const started = startNode(['node_modules/@playwright/test/cli.js', 'test'], folder, env);
  if (stopAt) await started.printed(stopAt).then(() => started.child.kill('SIGINT'));
  const { code, out, err } = await started.end;
  const json = filesIn(folder).get('result.json') ?? '';
  return { code, output: out + err, json, allure: filesIn(join(folder, 'allure-results')) };
}

test('a run shows progress, what goes wrong as it does, and a tally; without a terminal there is no escape sequence', async () => {
  const passing = Array.from(
    { length: 20 },
    (_, index) => `test('holds ${index}', of('CHECK-IN.A:${index}'), () => ends('passed', ''));`,
  );
  const { code, output } = await playwright({
    'check-in.spec.ts': passing.join('\n'),
    'token.spec.ts': `
      test('fails', of('TOKEN.B'), () => { ends('failed', 'status 500 instead of 201\\nmore'); expect(1).toBe(2); });
      test('is left open', of('TOKEN.C'), () => { ends('not-testable', 'no profile'); test.skip(); });
      test('ends without a judgement', of('TOKEN.D'), () => {});`,
  });
  assert.equal(code, 1);
  assert.match(output, /^Running 23 requirement instances in 2 topics\n/);
  assert.match(output, /\n {2}failed TOKEN\.B: status 500 instead of 201 \(token\.spec\.ts:\d+\)\n/);
  assert.match(output, /\n {2}inconclusive TOKEN\.D: no reason was given/);
  assert.match(output, /\n {1,2}\d+ % · \d+\/23.* · check-in · \d+ passed/);
  assert.ok((output.match(/ % · /g) ?? []).length <= 10);
  assert.match(output, /\nRan 23 of 23 in [\d.]+ s: 20 passed, 1 failed, 1 inconclusive, 1 not-testable\n/);
  assert.ok(!output.includes(ESCAPE), output);
});

test('an error outside the tests is one sentence, and an interrupted run says that it was not whole', async () => {
  const broken = await playwright({ 'broken.spec.ts': `throw new Error('the settings are missing');` });
  assert.equal(broken.code, 1);
  assert.match(broken.output, /Error outside the tests: the settings are missing\.\n/);
  assert.match(broken.output, /nothing was judged/);
  const stopped = await playwright(
    {
      'slow.spec.ts': `test('first', of('A'), () => { ends('failed', 'first is over'); expect(1).toBe(2); });
        test('never ends', of('B'), () => new Promise(() => {})); test('is never begun', of('C'), () => {});`,
    },
    { stopAt: /first is over/ },
  );
  assert.equal(stopped.code, 130);
  assert.match(stopped.output, /Ran 1 of 3 .*1 failed/);
  assert.match(stopped.output, /The run was interrupted/);
});

test('under certify one test of each requirement shows all its instances, where the first of them is declared', async () => {
  const folder = mkdtempSync(join(own, 'shown-'));
  const place = (line: number) => ({ file: join(ROOT, `suites/service/${line}.spec.ts`), line, column: 1 });
  const judged: JudgedRequirement[] = [
    {
      title: 'A: one',
      place: place(7),
      instances: [
        { id: 'TOKEN.A:1,2', outcome: 'passed' },
        { id: 'TOKEN.A:3', outcome: 'failed', reason: 'status 500' },
      ],
    },
    { title: 'B: holds', place: place(6), instances: [{ id: 'TOKEN.B', outcome: 'passed' }] },
  ];
  writeFileSync(join(folder, 'judged.json'), JSON.stringify(judged));
  const env = { [JUDGED_VARIABLE]: join(folder, 'judged.json'), LODGING_OUT: folder };
  const args = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'dist/playwright.config.js'];
  const { code, out } = await startNode(args, ROOT, env).end;
  assert.equal(code, 0);
  assert.match(out, /^Reporting 3 requirement instances in 2 topics\n/);
  assert.match(out, /\n {2}failed TOKEN\.A:3: status 500 \(suites\/service\/7\.spec\.ts:7\)\n/);
  assert.match(out, /\nReported 3 of 3 in [\d.]+ s: 2 passed, 1 failed\n/);
});

test('each instance is located at the line of its spec that declares it', async () => {
  for (const { context, tests } of [...plans, clientPlan]) {
    const requirements = tests.map(({ instance: { id } }) => ({ id, outcome: 'failed' }));
    const locations = await locationsOf({ record: { context }, verdict: { requirements } } as unknown as RunResult);
    assert.equal(locations.size, tests.length);
    for (const [id, location] of locations) {
      const [, file = '', line] = /^(suites\/.*\.spec\.ts):(\d+)$/.exec(location) ?? [];
      const declared = linesOf(file)[Number(line) - 1] ?? '';
      assert.match(declared, /\btest\(/, `${id}: ${location}`);
    }
  }
});

test('no secret reaches a reporter after the redacting one', async () => {
  const { output, json, allure } = await playwright({
    'leak.spec.ts': `const secret = process.env.LODGING_CLIENT_SECRET; const token = '${TOKEN}';
      test('leaks', of('LEAK'), async ({}, info) => {
        ends('failed', 'sent ' + secret); console.log('printed ' + token);
        await info.attach('body', { body: 'attached ' + encodeURIComponent(secret), contentType: 'text/plain' });
        await test.step('step with ' + secret, async () => {});
        throw new Error('Authorization: Bearer ' + token + ' and ' + Buffer.from('xy' + secret + 'z').toString('base64'));
      });`,
  });
  assert.ok(json.includes('<client_secret>') && json.includes('<access_token>'));
  const bodies = [...json.matchAll(/"body": "([^"]*)"/g)].map(([, body = '']) => String(Buffer.from(body, 'base64')));
  assert.deepEqual(bodies, ['attached <client_secret>']);
  const results = [...allure.values()].join('\n');
  assert.match(results, /attached <client_secret>/);
  assert.match(results, /Bearer <access_token>/);
  const inBase64 = Buffer.from(SECRET).toString('base64').slice(4, -6);
  for (const leaked of [SECRET, JSON.stringify(SECRET).slice(1, -1), TOKEN, 'canary%2Fsecret', inBase64])
    for (const shown of [json.replace(/"snippet":.*/g, ''), output, results])
      assert.ok(!shown.includes(leaked), leaked);
});

test('redaction leaves prose and placeholders alone', () => {
  const clean = cleaner({ LODGING_CLIENT_SECRET: SECRET });
  const prose = 'The token_type is always Bearer authentication; sent: Bearer <access_token:3f9a0c12 truncated>';
  assert.equal(clean(prose), prose);
  const cyclic: { self?: unknown; text: string } = { text: SECRET };
  cyclic.self = cyclic;
  cleanInPlace(cyclic, clean);
  assert.equal(cyclic.text, '<client_secret>');
});

function drawn(environment: Readonly<Record<string, string>>): string {
  let text = '';
  let now = 0;
  const output = { isTTY: true, columns: 70, write: (chunk: string) => (text += chunk) };
  const reporter = new TerminalReporter({ output, environment, now: () => (now += 100) });
  const location = { file: join(ROOT, 'suites/service/check-in.spec.ts'), line: 7, column: 1 };
  const annotations = [{ type: INSTANCE_ANNOTATION, description: 'CHECK-IN.X:y' }];
  const testCase = { title: 'x', location, annotations } as unknown as TestCase;
  const stranger = { title: 'of another suite', location, annotations: [] } as unknown as TestCase;
  const ended = (description: string) =>
    ({ status: 'passed', annotations: [{ type: 'allure.label.outcome', description }] }) as unknown as TestResult;
  reporter.onBegin(
    {} as FullConfig,
    { allTests: () => [stranger, ...Array.from({ length: 20 }, () => testCase)] } as unknown as Suite,
  );
  reporter.onTestEnd(stranger, { status: 'failed', annotations: [] } as unknown as TestResult);
  for (let index = 0; index < 20; index += 1) {
    reporter.onTestBegin(testCase);
    reporter.onTestEnd(testCase, ended(index === 3 ? 'failed' : 'passed'));
  }
  reporter.onEnd({ status: 'passed' } as FullResult);
  return text;
}

test('a terminal has one status line that is drawn again; NO_COLOR takes the colours and leaves the line', () => {
  const coloured = drawn({});
  assert.ok(coloured.includes(`${ESCAPE}31mfailed`));
  const plain = drawn({ NO_COLOR: '1' });
  assert.ok(!plain.includes(ESCAPE));
  assert.match(plain, /\r█+░+ 10\/20, about [\d.]+ s left · check-in · 9 passed/);
  for (const line of plain.split(/[\r\n]/).filter((each) => /[█░]/.test(each))) assert.ok(line.length <= 70, line);
  assert.match(plain, /suites\/service\/check-in\.spec\.ts:7\)\n/);
});

test('what a service answers cannot steer the terminal', () => {
  const text = summaryText(sampleResult(OUTCOMES, HOSTILE), { color: false, width: 100 });
  assert.ok(!text.includes('\u001b') && !text.includes('\u202e') && !text.includes('\u0007'));
  assert.ok(text.includes('\\u202eevil'));
  assert.ok(summaryText(sampleResult(), { color: true, width: 100 }).includes(`${ESCAPE}31m`));
});
