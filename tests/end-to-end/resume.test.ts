/** A killed command that goes on by `--resume`. RESUME_KILLS=10 RESUME_PLAN=whole: the whole plan, killed ten times. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Exchange } from '../../contract/evidence.ts';
import { startMock } from '../../mock/server.ts';
import type { RunRecord } from '../../submission/result.ts';
import { ended, leftIn, QUIET, remote, runCommand, scratch, startScript } from '../support/certify.ts';

const folder = scratch();

const KILLS = Number(process.env['RESUME_KILLS'] ?? 1);
const isWhole = process.env['RESUME_PLAN'] === 'whole';
/** More exchanges than this are not waited for between two kills. */
const MOST_BETWEEN = isWhole ? 250 : 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test(`a run that is killed ${KILLS} times goes on`, { timeout: 600_000 }, async (t) => {
  let answered = 0;
  const mock = await startMock({ log: () => (answered += 1) });
  t.after(() => mock.close());
  const out = join(folder, 'out');
  const env = { ...remote(mock.url), LODGING_ALLURE: 'off' };
  const evidence = join(out, 'evidence.ndjson');
  const lines = () => (existsSync(evidence) ? readFileSync(evidence, 'latin1').split('\n').length - 1 : 0);
  const begin = ['--out', out, ...(isWhole ? [] : ['--only', 'smoke', '--accept', 'incomplete'])];
  const resume = ['--resume', out];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const started = startScript('certify', [...(kills === 0 ? begin : resume), ...QUIET], folder, env);
    const moment = Math.max(1, lines() + randomInt(MOST_BETWEEN));
    while (lines() < moment) {
      assert.equal(started.child.exitCode, null, started.shown().out + started.shown().err);
      await pause(1);
    }
    started.child.kill('SIGKILL');
    await ended(started);
    t.diagnostic(`killed at ${lines()} exchanges`);
    assert.ok(!existsSync(join(out, 'submission.zip')));
  }

  const other = await runCommand('certify', resume, folder, { ...env, LODGING_HOTEL_ID: '100002' });
  assert.equal(other.code, 2);
  assert.match(other.err, /other settings \(values\)/);
  const stranger = await runCommand('certify', resume, folder, { ...env, LODGING_CLIENT_SECRET: 'another secret' });
  assert.equal(stranger.code, 2);
  assert.match(stranger.err, /LODGING_CLIENT_SECRET/);

  const run = leftIn(out, await runCommand('certify', [...resume, ...QUIET], folder, env));
  assert.equal(run.code, 0, run.out + run.err);
  assert.equal(run.verdict?.verdict, isWhole ? 'certified' : 'incomplete');
  const { interruptions } = JSON.parse(run.file('run.json').toString()) as RunRecord;
  assert.equal(interruptions?.length, KILLS);
  assert.match(run.file('report.html').toString(), /nothing was sent from/);
  const exchanges = run
    .file('evidence.ndjson')
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Exchange);
  assert.equal(new Set(exchanges.map(({ id }) => id)).size, exchanges.length);
  // Requests that were sent and not answered when the run was killed, though the service may have answered them.
  const sent = exchanges.reduce((sum, { waits }) => sum + 1 + waits.length, 0);
  const unknown = exchanges.filter(({ waits }) => waits.some(({ status }) => status === 0)).length;
  assert.ok(answered <= sent && answered >= sent - unknown, `${answered} answered, ${sent} sent, ${unknown} under way`);
  t.diagnostic(`${answered} answered, ${sent} sent, ${unknown} under way when killed`);
  assert.ok(!readdirSync(out).some((name) => name.startsWith('.certify')));

  const again = await runCommand('certify', resume, folder, env);
  assert.equal(again.code, 2);
  assert.match(again.err, /nothing to resume/);
});

test('a run that is interrupted ends with the command that goes on with it, and no run that cannot start replaces it', async () => {
  const mock = await startMock();
  const [out, config] = [join(folder, "the porter's run"), join(folder, 'slow.yaml')];
  writeFileSync(config, 'pace: { requestsPerSecond: 10 }\n');
  const begun = startScript('certify', ['--out', out, '--config', config], folder, remote(mock.url));
  await begun.printed(/^ +\d+ % · /m);
  begun.signalAll('SIGINT');
  const { out: shown } = await begun.end;
  await begun.gone();
  const line = shown.trimEnd().split('\n').at(-1) ?? '';
  assert.match(line, /^npx lodging-certification certify --resume /);
  const words = execFileSync('sh', ['-c', line.replace(/^npx/, "printf '%s\\n'")], { encoding: 'utf8' });
  assert.deepEqual(words.split('\n').slice(1, -1), ['certify', '--resume', out, '--config', config]);
  const summary = readFileSync(join(out, 'summary.md'), 'utf8');
  assert.ok(summary.includes(`\n${line}\n`), summary);
  for (const text of [shown, summary]) assert.doesNotMatch(text, /run the whole plan/);

  await mock.close();
  const isOurs = (name: string) => !name.startsWith('not-started');
  const left = () => readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isOurs).sort();
  const [files, record] = [left(), readFileSync(join(out, 'run.json'), 'utf8')];
  assert.ok(files.includes('.certify.journal'));
  for (const args of [
    ['--resume', out],
    ['--out', out],
  ]) {
    const run = await runCommand('certify', [...args, '--json', '--config', config], folder, remote(mock.url));
    assert.equal(run.code, 3, run.out + run.err);
    assert.deepEqual(left(), files);
    assert.equal(readFileSync(join(out, 'run.json'), 'utf8'), record);
  }
  assert.ok(existsSync(join(out, 'not-started/submission.zip')));
});
