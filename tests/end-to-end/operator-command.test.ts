/** An operator's run as a command: killed, resumed and interrupted. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as overTls } from 'node:https';
import { join } from 'node:path';
import { test } from 'node:test';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import { scratch, startScript } from '../support/certify.ts';
import { careful as play } from '../support/client-run.ts';

const folder = scratch();
const [out, home] = [join(folder, 'out'), join(folder, 'home')];

function startOperator(to: string, ...more: string[]) {
  const args = ['client', '--operator', '--only', 'ordinary-stay', 'no-show', '--out', to];
  return startScript('certify', [...args, ...more], folder, { XDG_STATE_HOME: home, LODGING_ALLURE: 'off' });
}

const PAGE = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\/(?=\n)/;

async function operator(to = out, ...more: string[]) {
  const started = startOperator(to, ...more);
  const printed = () => started.shown().out;
  await started.printed(PAGE, 'err');
  return { started, printed, address: PAGE.exec(started.shown().err)?.[0] as string };
}

function post(address: string, path: string, body: string): Promise<string> {
  const url = new URL(path, address);
  return new Promise((resolve, reject) => {
    const headers = { Origin: url.origin, Accept: 'application/json' };
    const sent = request(url, { method: 'POST', headers }, async (reply) => {
      let text = '';
      for await (const chunk of reply.setEncoding('utf8')) text += chunk;
      resolve(`${reply.statusCode} ${text}`);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const kept = (at = out) =>
  JSON.parse(readFileSync(join(at, 'client-run.json'), 'utf8')) as {
    readonly context: RunContext;
    readonly plays: readonly Play[];
  };

async function accessAt(address: string) {
  const { baseUrl } = kept().context.target;
  const clientSecret = (await post(address, 'secret', '')).replace(/^200 /, '');
  return { baseUrl, authUrl: baseUrl, clientId: kept().context.clientId, clientSecret };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(isSo(), 'it did not come to that');
}

test('a run over HTTPS goes on with the certificates that the client was told to trust', async () => {
  const elsewhere = join(folder, 'https');
  const first = await operator(elsewhere, '--https');
  const authority = () => readFileSync(join(elsewhere, 'certification-ca.pem'), 'utf8');
  const reported = authority();
  first.started.signalAll('SIGKILL');
  await first.started.gone();

  const again = await operator(elsewhere, '--https');
  assert.equal(authority(), reported);
  const { baseUrl } = kept(elsewhere).context.target;
  const distrusting = overTls(`${baseUrl}/oauth2/token`, { method: 'POST' }).end();
  await new Promise((resolve) => distrusting.once('error', resolve));
  const page = async () => (await fetch(again.address)).text();
  const hint = 'does your system trust certification-ca.pem?';
  for (let tries = 0; tries < 100 && !(await page()).includes(hint); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok((await page()).includes(hint));
  const status = await new Promise((resolve, reject) => {
    const sent = overTls(`${baseUrl}/oauth2/token`, { method: 'POST', ca: reported }, (reply) =>
      resolve(reply.statusCode),
    );
    sent.once('error', reject).end();
  });
  assert.equal(status, 400);
  again.started.child.kill('SIGINT');
  assert.equal((await again.started.end).code, 3);
  // If nothing was played, another address loses nothing.
  const moved = await operator(elsewhere);
  assert.match(kept(elsewhere).context.target.baseUrl, /^http:/);
  moved.started.child.kill('SIGINT');
  assert.equal((await moved.started.end).code, 3);
});

test('a run that is killed goes on where it was, and waits again when it is interrupted', async () => {
  const first = await operator();
  const access = await accessAt(first.address);
  const file = sceneFile(kept().context, sceneNamed('ordinary-stay') as Scene) as SceneFile;
  await play(file, access);
  await until(() => first.printed().includes('call 3, check-out'));
  assert.equal(await post(first.address, 'act', 'what=done&turn=1'), '204 ');
  await until(() => kept().plays.length === 1);
  // It comes in the next scene, whose playing the kill cuts off.
  await fetch(access.baseUrl);
  await until(() => first.printed().includes('call 1, GET to an unknown address: '));
  first.started.signalAll('SIGKILL');
  await first.started.end;
  await first.started.gone();
  const secured = await startOperator(out, '--https').end;
  assert.equal(secured.code, 2, secured.out + secured.err);
  assert.match(secured.err, /started at http:.*would continue at https:\/\/127\.0\.0\.1/);
  assert.equal(existsSync(join(out, 'certification-ca.pem')), false);

  const again = await operator();
  assert.notEqual(again.address, first.address);
  assert.deepEqual(await accessAt(again.address), access);
  assert.equal(await post(again.address, 'act', 'what=done&turn=7'), '409 ');
  again.started.child.kill('SIGINT');
  const { code, out: printed, err } = await again.started.end;
  assert.equal(code, 3, printed + err);
  assert.match(printed, /^Resuming the run of .+Z: 1 scene played\.$/m);
  assert.match(printed, /^Paused: 1 scene played, of 2; no verdict yet\. The same command resumes the run/m);
  assert.equal((printed + err).includes(access.clientSecret), false);
  const calls = readFileSync(join(out, 'evidence.ndjson'), 'utf8').trim().split('\n');
  const scenes = calls.map((line) => (JSON.parse(line) as Exchange).received?.scene);
  assert.deepEqual(scenes, ['ordinary-stay', 'ordinary-stay', 'ordinary-stay']);
  assert.equal(existsSync(join(out, 'submission.zip')), false);
  // One for each of the two runs of this file that are paused.
  assert.equal(readdirSync(join(home, 'lodging-certification')).length, 2);
});
