/** A command is over when it has ended, whatever it has left behind. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { commandDriver } from '../../client/ways/command.ts';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import { scratch } from '../support/certify.ts';
import { contextFor } from '../support/context.ts';

const folder = scratch();
const url = 'http://127.0.0.1:1';
const access = { baseUrl: url, authUrl: url, clientId: 'pms', clientSecret: 'hush-hush' };
const file = sceneFile(contextFor(url, { subject: 'client' }), sceneNamed('no-show') as Scene) as SceneFile;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function played(command: string) {
  const lines: string[] = [];
  const driver = commandDriver(command, folder, { access, output: (line) => lines.push(line) });
  const driven = await driver.play(file, AbortSignal.timeout(20_000), 0);
  return { driven, lines };
}

test('what it leaves in the background is not waited for, and ended', {
  skip: process.platform === 'win32',
}, async () => {
  const pidFile = join(folder, 'pid');
  const { driven, lines } = await played(`echo heard; sleep 300 & echo $! >"${pidFile}"`);
  assert.deepEqual([driven.end, lines[0]], ['done', 'heard']);
  assert.match(lines[1] ?? '', /in the background/);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  for (let tries = 0; isThere(pid) && tries < 50; tries += 1) await sleep(100);
  assert.equal(isThere(pid), false);
});

test('all that it has printed is heard, and how it ended', async () => {
  const { driven, lines } = await played(`node -e "for (let i = 0; i < 20000; i += 1) console.log(i)"; exit 3`);
  assert.deepEqual([driven.end, driven.remark], ['failed', 'the command ended with 3']);
  assert.equal(lines.length, 20_000);
});
