/** `client --watch SCENE`: a developer changes a client, or calls by hand, and reads at once what is wrong. */
import assert from 'node:assert/strict';
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ClientAccess, SceneFile } from '../../contract/scene.ts';
import { EMBEDDED_CLIENT } from '../../mock/embedded.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { startMock } from '../../mock/server.ts';
import { ROOT, runCommand, type Started, scratch, startScript } from '../support/certify.ts';
import { careful as play } from '../support/client-run.ts';
import { closedPort } from '../support/strangers.ts';

const folder = scratch();
const running: Started[] = [];
after(() => {
  for (const started of running) started.child.kill('SIGKILL');
});

function watched(cwd: string, ...args: string[]) {
  const started = startScript('certify', ['client', '--watch', ...args], cwd);
  running.push(started);
  const printed = () => started.shown().out;
  const times = (pattern: RegExp) => printed().match(new RegExp(pattern, 'gm'))?.length ?? 0;
  const until = async (pattern: RegExp, many = 1) => {
    for (let tries = 0; tries < 600 && times(pattern) < many; tries += 1) await new Promise((go) => setTimeout(go, 25));
    assert.equal(times(pattern), many, printed());
  };
  const end = async () => {
    started.child.kill('SIGINT');
    const { code, out, err } = await started.end;
    assert.deepEqual([code, err], [3, ''], out + err);
    return out;
  };
  return { started, printed, until, times, end };
}

test('a command plays again when its source changes, and not when it writes a file itself', async () => {
  const own = join(folder, 'command');
  mkdirSync(join(own, 'src'), { recursive: true });
  const source = join(own, 'src', 'client.mjs');
  copyFileSync(join(ROOT, 'tests/clients/careful.mjs'), source);
  const run = watched(own, 'no-show', '--command', 'echo played >> src/own.txt; node src/client.mjs');
  await run.until(/^✓ no-show: 2 calls/);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  assert.equal(run.times(/^✓ no-show/), 1);
  writeFileSync(source, readFileSync(source, 'utf8').replaceAll('application/json', 'text/plain'));
  await run.until(/✗ .*CLIENT-CALL\.CONTENT-TYPE\]/);
  await run.until(/^✗ no-show: 2 calls, 1 finding, 1 report missing/);
  appendFileSync(source, '// saved\n');
  await run.until(/^✗ no-show: 2 calls/, 2);
  const out = await run.end();
  assert.match(out, /^changed while it was played.*src\/own\.txt$/m);
  assert.deepEqual(readdirSync(own), ['src']);
});

/** What a shell reads from the file that was printed. */
function accessIn(text: string): { readonly file: SceneFile; readonly access: ClientAccess } {
  const of = (name: string) => new RegExp(`^export LODGING_${name}='(.*)'$`, 'm').exec(text)?.[1] ?? '';
  const file = JSON.parse(readFileSync(of('SCENE_FILE'), 'utf8')) as SceneFile;
  const access = { baseUrl: of('BASE_URL'), authUrl: of('AUTH_URL'), clientId: of('CLIENT_ID') };
  return { file, access: { ...access, clientSecret: of('CLIENT_SECRET') } };
}

/** As slow as a busy machine may be. */
const SOON_MS = 5000;

test('a client that is started by hand is judged soon after its last call, as often as it plays', async () => {
  const own = join(folder, 'hand');
  mkdirSync(own);
  const run = watched(own, 'ordinary-stay');
  await run.started.printed(/client\.env$/m);
  const [path = ''] = /\/\S+\/client\.env/.exec(run.printed()) ?? [];
  const { file, access } = accessIn(readFileSync(path, 'utf8'));
  for (const times of [1, 2]) {
    await play(file, access);
    const at = performance.now();
    await run.until(/^✓ ordinary-stay: 3 calls, as it should be$/, times);
    assert.ok(performance.now() - at < SOON_MS, `it took ${performance.now() - at} ms`);
  }
  await fetch(`${access.baseUrl}/api/v1/reservation/checkin`, { method: 'POST', body: '{}' });
  const at = performance.now();
  await run.until(/✗ .*CLIENT-CALL\.BEARER\]/);
  assert.ok(performance.now() - at < SOON_MS, `it took ${performance.now() - at} ms`);
  // Somebody has fixed it, and tries again: what came before is forgotten.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  writeFileSync(join(own, 'fixed.txt'), '');
  await run.until(/^changed: fixed\.txt$/);
  await play(file, access);
  await run.until(/^✓ ordinary-stay: 3 calls, as it should be$/, 3);
  const out = await run.end();
  assert.equal(out.includes(access.clientSecret), false);
  assert.match(out, /Nothing was certified/);
});

test('a scene that there is not, or not in this run, is refused', async () => {
  const refused = [
    [['nobody'], /--watch: there is no scene nobody\. There are: ordinary-stay/],
    [['certificate-untrusted'], /--watch: .*certificate-untrusted.*--https/],
  ] as const;
  for (const [args, sentence] of refused) {
    const { code, err } = await runCommand('certify', ['client', '--watch', ...args], folder);
    assert.equal(code, 2, err);
    assert.match(err, sentence);
  }
});

test('a web hook that is down is what is wrong, not the client', async () => {
  const own = join(folder, 'hook');
  mkdirSync(own);
  const run = watched(own, 'no-show', '--webhook', `http://127.0.0.1:${await closedPort()}/`);
  await run.until(/^✗ no-show: your client did not call\. Check --webhook\.$/);
  assert.doesNotMatch(await run.end(), /\[CLIENT-/);
});

test('calls are passed on to a sandbox while a scene is watched', async () => {
  const sandbox = await startMock({ profile: embeddedProfile });
  after(() => sandbox.close());
  const env = {
    ...{ LODGING_BASE_URL: sandbox.url, LODGING_ENVIRONMENT: 'sandbox', LODGING_HOTEL_ID: '100001' },
    ...{ LODGING_HOTEL_TIME_ZONE: 'America/Chicago', LODGING_CLIENT_ID: EMBEDDED_CLIENT.id },
    LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret,
  };
  const own = join(folder, 'upstream');
  mkdirSync(own);
  const command = `node ${join(ROOT, 'tests/clients/careful.mjs')}`;
  const args = ['--watch', 'ordinary-stay', '--upstream', 'sandbox', '--command', command];
  const started = startScript('certify', ['client', ...args], own, env);
  running.push(started);
  await started.printed(/^✓ ordinary-stay: 3 calls, as it should be$/m);
  assert.ok(sandbox.requests >= 3, `${sandbox.requests} reached the sandbox`);
  started.child.kill('SIGINT');
  assert.equal((await started.end).code, 3);
});
