/** A fault of the suite's own ends in one sentence: nobody is blamed, what was recorded is kept, and how to go on is said. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { certify, moduleAt, QUIET, ROOT, scratch, startNode } from '../support/certify.ts';

const folder = scratch();

const SENTENCE =
  /^The suite itself failed, which is the fault of nobody's service or client: TypeError: broken \((?:\S+:\d+:\d+|[^)]*)\)\. .*Start the same command again; if it fails again, report this line\.\n$/;

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

test('a run that is broken in its second scene keeps what was recorded in the first', async () => {
  const breaking = join(folder, 'breaking.mjs');
  writeFileSync(
    breaking,
    `import { Socket } from 'node:net';
     Socket.prototype.resetAndDestroy = () => { throw new TypeError('broken'); };`,
  );
  const command = `"${process.execPath}" "${join(ROOT, 'tests/clients/careful.mjs')}"`;
  const env = { NODE_OPTIONS: `--import ${breaking}` };
  const args = ['client', '--command', command, '--only', 'ordinary-stay', 'reply-lost', ...QUIET];
  const { code, err, has, file } = await certify(folder, 'broken', env, ...args);
  assert.equal(code, 3, err);
  assert.match(err, SENTENCE);
  assert.match(err, /Nothing was judged; what was recorded is kept in evidence\.ndjson/);
  assert.equal(has('verdict.json') || has('submission.zip'), false);
  const scenes = file('evidence.ndjson').toString().trim().split('\n');
  assert.ok(scenes.length >= 3 && scenes.every((line) => line.includes('"scene":"ordinary-stay"')));
});
