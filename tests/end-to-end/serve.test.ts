/** Witnessed runs: many clients at once, a desk that is killed, and whoever tries to get at somebody else's run. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { DeskProcess, manyAtOnce } from '../../scripts/bench/serve.ts';

test('clients at once are certified as witnessed, though the desk is killed in the middle', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const clients = 5;
  const done = await manyAtOnce(new DeskProcess(folder), clients, {
    killAfter: 40,
    claims: ['token-form', 'check-in'],
  });
  t.diagnostic(JSON.stringify(done));
  assert.deepEqual([done.certified, done.witnessed, done.lost], [clients, clients, 0]);
  assert.ok(done.replies >= 25 * clients, `${done.replies}`);
});
