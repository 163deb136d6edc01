/** A bug in the suite ends in one sentence: nobody is blamed, what was recorded is kept, and only a scene is lost. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { RunRecord } from '../../submission/result.ts';
import { certify, moduleAt, QUIET, ROOT, runCommand, scratch, startNode } from '../support/certify.ts';

const folder = scratch();

const SENTENCE =
  /^Internal error in the suite; .*: TypeError: broken \((?:\S+:\d+:\d+|[^)]*)\)\. .*Start the same command again; if it fails again, report this line\.\n$/;

describe('a command that fails by itself says so in a sentence, and says nothing else:', () => {
  const BROKEN: Readonly<Record<string, string>> = {
    'an error that it throws': `throw new TypeError('broken')`,
    'a promise that nobody waits for': `void Promise.reject(new TypeError('broken')); await new Promise(() => setTimeout(() => 0, 9e5))`,
    'an error in a handler of events': `setTimeout(() => { throw new TypeError('broken') }); await new Promise(() => setTimeout(() => 0, 9e5))`,
  };
  for (const [name, body] of Object.entries(BROKEN)) {
    test(name, async () => {
      const script = `import { runCommand } from '${moduleAt('scripts/command')}';
        await runCommand({ help: '', run: async () => { ${body}; } });`;
      const { code, out, err } = await startNode(['--input-type=module', '-e', script, '--', '--json'], folder).end;
      assert.equal(code, 3);
      assert.match(err, SENTENCE);
      const { error } = JSON.parse(out) as { error: { exitCode: number; message: string } };
      assert.deepEqual([error.exitCode, `${error.message}\n`], [3, err]);
    });
  }
});

test('Ctrl-C while a command is being loaded is answered with a sentence; then it is for the command', async () => {
  const begin = `require(${JSON.stringify(join(ROOT, 'scripts/begin.cjs'))});`;
  const ended = (then: string) => startNode(['-e', begin + then], folder).end;
  const early = await ended(`process.kill(process.pid, 'SIGINT'); setTimeout(() => 0, 9e5);`);
  assert.deepEqual([early.code, early.err.split('\n').length], [130, 2]);
  const late = await ended(
    `process.on('SIGINT', () => process.exit(0)); setImmediate(() => process.kill(process.pid, 'SIGINT')); setTimeout(() => 0, 9e5);`,
  );
  assert.deepEqual([late.code, late.err], [0, '']);
});

const IN_A_SCENE: Readonly<Record<string, string>> = {
  'that it throws': `throw new TypeError('broken')`,
  'that nobody waits for': `setTimeout(() => { throw new TypeError('broken'); })`,
  'of a promise that nobody waits for': `void Promise.reject(new TypeError('broken'))`,
};

describe('a run that is broken in its second scene keeps all others, and is incomplete: by an error', () => {
  for (const [name, deed] of Object.entries(IN_A_SCENE)) {
    test(name, async () => {
      const breaking = join(folder, 'breaking.mjs');
      writeFileSync(
        breaking,
        `import { Socket } from 'node:net';
         const { resetAndDestroy } = Socket.prototype;
         Socket.prototype.resetAndDestroy = function () {
           // Once: a connection that is reset when the scene is over would end the command.
           Socket.prototype.resetAndDestroy = resetAndDestroy;
           ${deed};
           return resetAndDestroy.call(this);
         };`,
      );
      const command = `"${process.execPath}" "${join(ROOT, 'tests/clients/careful.mjs')}"`;
      const env = { NODE_OPTIONS: `--import ${breaking}` };
      const args = ['client', '--command', command, '--only', 'ordinary-stay', 'reply-lost', 'no-show', ...QUIET];
      const { code, out, err, file, verdict, folder: left } = await certify(folder, 'broken', env, ...args);
      assert.equal(code, 3, err);
      assert.equal(verdict?.verdict, 'incomplete');
      const { stopped, client } = JSON.parse(file('run.json').toString()) as RunRecord;
      assert.match(
        stopped ?? '',
        /^In the scene reply-lost: Internal error in the suite; .*: TypeError: broken \(.*\)\. /,
      );
      assert.match(out.replaceAll(/\s+/g, ' '), /In the scene reply-lost: Internal error in the suite/);
      assert.deepEqual(
        client?.plays.map(({ scene, end }) => [scene, end]),
        ['ordinary-stay', 'no-show'].map((scene) => [scene, 'done']),
      );
      // Were it not genuine, 4.
      const verified = await runCommand('verify', [join(left, 'submission.zip')], folder);
      assert.equal(verified.code, 3, verified.err);
    });
  }
});
