/** Playwright's own commands work on the client's suites: each scene is played once, when a test first asks for it. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandDriver } from '../../client/ways/command.ts';
import { drive } from '../../client/ways/driver.ts';
import { subjectOf } from '../../fixtures/bare-run.ts';
import { ended, ROOT, scratch, startScript } from '../support/certify.ts';

const folder = scratch();
/** With these claims three scenes are played. */
const CONFIG = 'claims: [token-form, check-in, no-show]\n';

async function playwright(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const config = join(folder, 'certification.yaml');
  writeFileSync(config, CONFIG);
  const own = { LODGING_OUT: join(folder, 'out'), LODGING_CONFIG: config };
  return ended(startScript('playwright', ['test', ...args], folder, { ...own, ...env }));
}

const careful = `node ${join(ROOT, 'tests/clients/careful.mjs')}`;

test('npx playwright test --project client has a command play each scene once, for all workers', async () => {
  const count = join(folder, 'count');
  const command = `echo $LODGING_SCENE >> ${count}; ${careful}`;
  const tests = ['--project', 'client', '--grep', 'CLIENT-CALL.(ADDRESS|BEARER)|body is JSON'];
  const run = await playwright({ LODGING_CLIENT_COMMAND: command }, 'calls', ...tests);
  assert.equal(run.code, 0, run.out + run.err);
  assert.match(run.out, /^Ran (\d+) of \1 in .*: \1 passed$/m);
  const played = readFileSync(count, 'utf8').trim().split('\n');
  assert.ok(played.includes('no-show'));
  assert.deepEqual(played, [...new Set(played)]);
});

test('turns red where the client breaks a requirement', async () => {
  const client = join(folder, 'plain.mjs');
  const text = readFileSync(join(ROOT, 'tests/clients/careful.mjs'), 'utf8');
  writeFileSync(client, text.replace("'Content-Type': 'application/json'", "'Content-Type': 'text/plain'"));
  const command = { LODGING_CLIENT_COMMAND: `node ${client}` };
  const run = await playwright(command, 'calls', '--project=client', '--grep', 'body is JSON');
  assert.equal(run.code, 1, run.out + run.err);
  assert.match(run.out, /^ {2}failed CLIENT-CALL\.CONTENT-TYPE: /m);
});

test('says in a sentence what is missing where nothing has the client play', async () => {
  const run = await playwright({}, '--project', 'client');
  assert.equal(run.code, 1);
  assert.match(run.out + run.err, /There is no way to play the scenes: set LODGING_CLIENT_COMMAND/);
});

test('--list names the tests of the subject that is asked for, and no others', async () => {
  const projects = async (...args: readonly string[]) => {
    const { code, out, err } = await playwright({}, '--list', '--reporter=list', ...args);
    assert.equal(code, 0, out + err);
    return [...out.matchAll(/^ +\[(\w+)\] › /gm)].map(([, name]) => name);
  };
  const client = await projects('--project', 'client');
  assert.ok(client.length > 0 && client.every((name) => name === 'client'));
});

test('the subject is named by its project, or by a variable', (t) => {
  const before = process.env['LODGING_SUBJECT'];
  t.after(() => {
    if (before === undefined) delete process.env['LODGING_SUBJECT'];
    else process.env['LODGING_SUBJECT'] = before;
  });
  delete process.env['LODGING_SUBJECT'];
  assert.equal(subjectOf(['test', 'client']), 'service');
  assert.equal(subjectOf(['test', '--project', 'service']), 'service');
  assert.throws(() => subjectOf(['test', '--project', 'client', 'service']), /one of "service" and "client" at a time/);
  assert.equal(process.env['LODGING_SUBJECT'], undefined);
  assert.equal(subjectOf(['test', '--project=client']), 'client');
  assert.equal(subjectOf(['worker']), 'client');
  assert.equal(subjectOf(['test', '--project', 'service', '--ui']), 'service');
});

test('once a run has ended, no command of its scenes is started', async () => {
  const started = join(folder, 'started');
  const access = { baseUrl: '', authUrl: '', clientId: '', clientSecret: '' };
  const driver = commandDriver(`touch ${started}`, folder, { access, output: () => undefined });
  const scene = { scene: 'ordinary-stay', title: '', advice: null, steps: [], stays: [] };
  const driven = await drive(driver, scene, 1000, AbortSignal.abort());
  assert.deepEqual(driven, { end: 'interrupted', remark: null });
  assert.equal(existsSync(started), false);
});
