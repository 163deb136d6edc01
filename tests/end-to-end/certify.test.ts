/** `npm run certify` end to end: the embedded mock, a remote-style run, and a failure that can be reproduced. */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { zoneTables } from '../../cases/machine-zones.ts';
import { EMBEDDED_CLIENT, type Mock, startMock } from '../../mock/server.ts';
import { planRun } from '../../scripts/certify/suites.ts';
import { contextOf } from '../../scripts/matrix/subject.ts';
import {
  type Certified,
  certify,
  certifyWithAllure,
  instancesThat,
  QUIET,
  remote,
  runCommand,
  scratch,
} from '../support/certify.ts';
import { inShell } from '../support/curl.ts';
import { overrideOf } from '../support/faults.ts';
import { PLAN } from '../support/figures.ts';

const written = (number: number) => number.toLocaleString('en-US');

const folder = scratch();

describe('against the embedded mock', () => {
  let run: Certified;
  before(async () => {
    run = await certifyWithAllure(folder, 'embedded');
  });

  test('it prints certified and exits 0', () => {
    assert.equal(run.code, 0, run.out + run.err);
    assert.match(run.out, /^Verdict: certified$/m);
    assert.equal(run.err, '');
  });

  test('its folder holds verdict, submission, Allure report and JUnit', () => {
    for (const name of ['verdict.json', 'submission.zip', 'report/index.html', 'junit.xml', 'report.html'])
      assert.ok(run.has(name), name);
    assert.match(run.file('report/index.html').toString(), /^<!DOCTYPE html>/i);
  });

  test('it sends what it has announced, 1,900 requests at most', () => {
    const announced = /^([\d,]+) instances, ([\d,]+) requests, as fast as the service answers; /m.exec(run.out);
    assert.deepEqual(announced?.slice(1), [written(PLAN.instances), written(PLAN.requests)]);
    assert.equal(run.file('evidence.ndjson').toString().trim().split('\n').length, PLAN.requests);
    assert.ok(run.out.includes(`\nSent ${written(PLAN.requests)} requests in `));
    assert.ok(PLAN.requests <= 1900);
  });

  test('the plan has the same size on any day of a year', async () => {
    const context = contextOf({ kind: 'baseline', name: 'reference' }, 'http://service.test');
    for (const day of ['2026-03-10', '2026-11-05', '2027-01-02']) {
      const at = { ...context, startedAt: `${day}T12:00:00.000Z` };
      const { tests, requests } = await planRun({ ...at, zones: zoneTables(at) }, []);
      assert.deepEqual([tests.length, requests], [PLAN.instances, PLAN.requests], day);
    }
  });

  test('all instances are judged, and none is inconclusive, failed, a warning or not testable', () => {
    const { verdict } = run;
    assert.equal(verdict?.requirements.length, PLAN.instances);
    assert.deepEqual([verdict.counts.passed, verdict.counts.observed], [PLAN.passed, PLAN.observed]);
    for (const outcome of ['inconclusive', 'failed', 'warning', 'not-testable'])
      assert.deepEqual(instancesThat(outcome, verdict), []);
  });

  test('the submission is smaller than 750 KB, and verify accepts it', async () => {
    const zip = join(run.folder, 'submission.zip');
    assert.ok(statSync(zip).size < 750_000, `${statSync(zip).size} bytes`);
    const verified = await runCommand('verify', [zip], folder);
    assert.equal(verified.code, 5, verified.out + verified.err);
    assert.match(verified.out, /consistent, complete, certified \(mock\)\n[\s\S]*\(the embedded mock\)/);
    const [, tested, all] = /([\d,]+) of ([\d,]+) requirement instances/.exec(verified.out) ?? [];
    assert.deepEqual([tested, all], [written(PLAN.tested), written(PLAN.instances)]);
  });
});

test('against a service with a path prefix, configured by the six variables, the verdict is the same', async (t) => {
  const mock = await startMock({ basePath: '/stage' });
  t.after(() => mock.close());
  const { code, out, err, verdict } = await certify(folder, 'remote', remote(mock.url), ...QUIET);
  assert.equal(code, 0, out + err);
  assert.equal(verdict?.verdict, 'certified');
  assert.deepEqual([verdict.target.baseUrl, verdict.target.embedded], [mock.url, false]);
  assert.match(verdict.target.baseUrl, /\/stage$/);
  assert.deepEqual(instancesThat('inconclusive', verdict), []);
});

describe('against a service that does not miss one field', () => {
  const id = 'CHECK-IN.REFUSES-MISSING:folio';
  let mock: Mock;
  let run: Certified;
  const tokenLine = () =>
    /^LODGING_CLIENT_SECRET=.+\n# A fresh token\.\nACCESS_TOKEN=.+$/m.exec(run.out)?.[0] ?? assert.fail(run.out);
  const curlLine = () => /^ +(curl -i .+)$/m.exec(run.out)?.[1] ?? assert.fail(run.out);

  async function paste(...lines: readonly string[]): Promise<string> {
    const env = { LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret };
    const { out, err, code } = await inShell(lines.join('\n'), env, { shell: 'bash' });
    assert.equal(code, 0, err);
    return out.toString();
  }

  before(async () => {
    mock = await startMock({ basePath: '/stage', faults: [overrideOf('check-in.accepts-missing.folio')] });
    run = await certify(folder, 'fault', remote(mock.url), '--only', 'CHECK-IN.REFUSES-MISSING');
  });
  after(() => mock.close());

  test('it exits 1, and that requirement alone is failed', () => {
    assert.equal(run.code, 1, run.out + run.err);
    assert.equal(run.verdict?.verdict, 'not-certified');
    assert.deepEqual(instancesThat('failed', run.verdict), [id, `${id},in-prototype`]);
  });

  test('the failure names statement, clause, what was expected and what was received', () => {
    const [, text = ''] = run.out.split('2 instances failed, for 1 cause');
    assert.match(text, /^1\. check-in accepts a missing folio/m);
    assert.match(text, /lacks a required field MUST be refused\. §2\.1 \(MUST, document\)/);
    assert.match(text, /checkin: 201 Created; expected a refusal/);
    assert.match(
      run.out,
      /failed CHECK-IN\.REFUSES-MISSING:folio: .*\(suites\/service\/check-in-refused\.spec\.ts:\d+\)/,
    );
    assert.doesNotMatch(run.out + run.err, new RegExp(EMBEDDED_CLIENT.secret));
  });

  test('the curl line, pasted after the token line, gets the same reply', async () => {
    const reply = await paste(tokenLine(), '[ -n "$ACCESS_TOKEN" ] || exit 9', curlLine());
    assert.match(reply, /^HTTP\/1\.1 201 /);
  });
});
