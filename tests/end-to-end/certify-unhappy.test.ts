/** `npm run certify` when things go wrong: the right party is blamed, nobody fails without cause, no overclaim. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { EMBEDDED_CLIENT, type MockOptions, startMock } from '../../mock/server.ts';
import {
  type Certified,
  certify,
  instancesThat,
  leftIn,
  QUIET,
  ROOT,
  remote,
  runCommand,
  type Started,
  scratch,
  startNode,
  startScript,
} from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';
import { serve } from '../support/server.ts';

const folder = scratch();

/** A run with everything that it leaves where that is looked at: with `LODGING_ALLURE: 'on'`. */
async function against(options: MockOptions, name: string, given: Record<string, string> = {}, ...args: string[]) {
  const mock = await startMock(options);
  try {
    return { ...(await certify(folder, name, remote(mock.url, given), ...args)), requests: mock.requests };
  } finally {
    await mock.close();
  }
}

/** The run was not decided, and says why in one sentence. */
function assertUndecided(run: Certified, blame: RegExp): void {
  assert.equal(run.code, 3, run.out + run.err);
  assert.match(run.out, blame);
  assert.ok(run.verdict, 'there is a verdict');
  assert.match(run.verdict.verdict, /^(incomplete|inconclusive)$/);
  assert.deepEqual(instancesThat('failed', run.verdict), []);
  assert.doesNotMatch(run.out, /Verdict: certified/);
}

test('a server that dies in mid-run: exit 3, the blame in one sentence, and no requirement failed by it', async () => {
  const config = join(folder, 'reports.yaml');
  writeFileSync(config, 'claims: [token-form, check-in]\n');
  const run = await against({ faults: [overrideOf('dies-mid-run')] }, 'dies', {}, '--config', config, ...QUIET);
  assertUndecided(run, /the\s+service\s+stopped\s+(?:answering|taking\s+connections)\s/);
  assert.equal(run.verdict?.verdict, 'inconclusive');
  assert.ok(run.requests >= 100, 'the run had begun');
  assert.ok(instancesThat('passed', run.verdict).length > 0);
  assert.ok(run.requests < 200, `the run stopped asking after ${run.requests} requests`);
});

describe('exit 2, all problems at once, nothing sent:', () => {
  // Wrong settings and options, and the messages about each, are tested with settings and command line.
  const cases: Readonly<Record<string, readonly [env: Record<string, string>, args: string[], says: RegExp[]]>> = {
    'a configuration file with two mistakes, and a production environment': [
      remote('', { LODGING_ENVIRONMENT: 'production' }),
      ['--config', 'broken.yaml'],
      [/LODGING_ENVIRONMENT/, /claims\[0\]/, /pace\.requestsPerSecond/],
    ],
    'an unknown option': [remote(''), ['--ony', 'CHECK-IN.ACCEPTED'], [/--ony/]],
    'a key that is not there': [remote('', { LODGING_KEY_FILE: 'nowhere.pem' }), [], [/nowhere\.pem/]],
  };

  for (const [what, [env, args, says]] of Object.entries(cases)) {
    test(what, async (t) => {
      const { url, seen } = await serve(t, (_request, response) => response.end());
      writeFileSync(join(folder, 'broken.yaml'), 'claims: [check-inn]\npace: { requestsPerSecond: fast }\n');
      const run = await certify(folder, 'usage', { ...env, LODGING_BASE_URL: url, LODGING_AUTH_URL: url }, ...args);
      assert.equal(run.code, 2, run.out + run.err);
      for (const shown of says) assert.match(run.err, shown);
      assert.equal(seen.length, 0);
      assert.doesNotMatch(run.err, /\n {4}at /);
      for (const name of ['submission.zip', 'verdict.json']) assert.equal(run.has(name), false);
    });
  }
});

describe('a part of the plan', () => {
  test('is never certified, however well it goes, and leaves the results of a whole run alone', async () => {
    const whole = join(folder, 'part');
    mkdirSync(whole);
    const old = { 'run.json': '{"whole":true,"only":[]}', 'submission.zip': 'certified' };
    for (const [name, text] of Object.entries(old)) writeFileSync(join(whole, name), text);
    const ids = ['TOKEN-FORM.SUCCESS-STATUS', 'TOKEN-JSON.SUCCESS-STATUS'];
    const ended = await certify(folder, 'part', {}, '--only', ...ids);
    for (const [name, text] of Object.entries(old)) assert.equal(ended.file(name).toString(), text);
    const run = leftIn(join(whole, 'part'), ended);
    assert.match(
      run.out,
      /^note: .*part holds the results of a whole run: those of this part of the plan go to .*part\/part\.$/m,
    );
    assert.ok(run.has('submission.zip'));
    assertUndecided(run, /Only a part of the plan/);
    assert.equal(run.verdict?.verdict, 'incomplete');
    assert.equal(instancesThat('passed', run.verdict).length, 2);
  });
});

describe('a run that is cut short', () => {
  /** Starts a whole run over an earlier certified result and waits until tests are under way. */
  async function underWay(
    name: string,
    start = (args: readonly string[]) => startScript('certify', args, folder),
  ): Promise<{ run: Started; out: string }> {
    const out = join(folder, name);
    mkdirSync(join(out, 'report'), { recursive: true });
    for (const old of ['submission.zip', 'verdict.json', 'report/index.html', 'report.html', 'junit.xml'])
      writeFileSync(join(out, old), '{"verdict":"certified"}');
    const run = start(['--out', out]);
    await run.printed(/^ +\d+ % · /m);
    return { run, out };
  }

  function assertClaimsNothing(left: Certified): void {
    assert.equal(left.code, 3, left.out + left.err);
    assert.equal(left.verdict?.verdict, 'incomplete');
    assert.doesNotMatch(left.out, /Verdict: certified/);
    assert.match(left.out, /interrupted/);
  }

  /** The exact `npm run certify` line of our package.json, in a folder without settings. */
  function startThroughNpm(args: readonly string[]): Started {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { certify: string };
    };
    const certifying = scripts.certify.replace('scripts/start.cjs', JSON.stringify(join(ROOT, 'scripts/start.cjs')));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { certify: certifying } }));
    const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim());
    return startNode([npm, 'run', 'certify', '--', ...args], folder, { LODGING_ALLURE: 'off' });
  }

  test('by Ctrl-C is incomplete, exit 3 through npm as well, and verify says the same of its submission', async () => {
    const { run, out } = await underWay('interrupted', startThroughNpm);
    const second = await runCommand('certify', ['--out', out], folder);
    assert.equal(second.code, 2, second.out + second.err);
    assert.match(second.err, /^--out: another run is writing its results to .*interrupted since .*; nothing was sent/m);
    // A terminal signals the whole group, and npm passes the signal on: the command gets one Ctrl-C twice.
    run.signalAll('SIGINT');
    const left = leftIn(out, await run.end);
    await run.gone();
    assertClaimsNothing(left);
    assert.doesNotMatch(readdirSync(out).join(' '), /lock/);
    assert.ok(instancesThat('passed', left.verdict).length > 0);
    const verified = await runCommand('verify', [join(out, 'submission.zip')], folder);
    assert.equal(verified.code, 3, verified.out + verified.err);
    assert.match(verified.out, /incomplete/);
  });

  test('by Ctrl-C twice ends at once, with exit 3 and no claim', async () => {
    const { run, out } = await underWay('interrupted-twice');
    run.signalAll('SIGINT');
    const again = setTimeout(() => run.signalAll('SIGINT'), 1300);
    const left = leftIn(out, await run.end);
    clearTimeout(again);
    await run.gone();
    assert.equal(left.code, 3, left.out + left.err);
    assert.notEqual(left.verdict?.verdict, 'certified');
  });

  test('by kill -9 leaves neither submission nor verdict, old ones included, and no process', async () => {
    const { run, out } = await underWay('killed');
    run.child.kill('SIGKILL');
    await run.gone();
    const left = leftIn(out, await run.end);
    assert.equal(left.code, null);
    for (const name of ['submission.zip', 'verdict.json', 'report', 'report.html', 'junit.xml'])
      assert.equal(left.has(name), false, name);
    // What a killed run left blocks nobody, and can still be judged.
    const next = await certify(folder, 'killed', {}, '--only', 'TOKEN-FORM.SUCCESS-STATUS', ...QUIET);
    assert.equal(leftIn(join(out, 'part'), next).verdict?.verdict, 'incomplete', next.err);
    assert.ok(left.has('evidence.ndjson'));
  });
});

test('a secret that turns out to stand in the results: one sentence, exit 3, and no results', async () => {
  // Appears only in the title of an instance, which exists once the plan is built.
  const secret = 'accepts a stay of 30 nights';
  const client = { ...EMBEDDED_CLIENT, secret };
  const given = { LODGING_CLIENT_SECRET: secret, LODGING_ALLURE: 'on' };
  const asked = ['--only', 'TOKEN-FORM.SUCCESS-STATUS', ...QUIET];
  const run = await against({ clients: [client] }, 'own-title', given, ...asked);
  assert.equal(run.code, 3, run.out + run.err);
  assert.match(run.err, /^A secret of the run was found in .*verdict\.json.*; no submission was written/m);
  assert.doesNotMatch(run.err, /\n {4}at |accepts a stay/);
  for (const name of ['submission.zip', 'verdict.json', 'report.html', 'report', 'junit.xml', 'summary.md'])
    assert.equal(run.has(name), false, name);
  assert.equal(run.has('allure-results'), false);
  for (const entry of readdirSync(run.folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    assert.ok(!entry.isFile() || !readFileSync(path).includes(secret), path);
  }
});
