/** Where a client's command prints a secret, the line is reported; the secret itself is in no output. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { QUIET, ROOT, runCommand, scratch } from '../support/certify.ts';

const folder = scratch();
const ID = 'CLIENT-CONDUCT.NO-SECRET-IN-OUTPUT';
const CAREFUL = `"${process.execPath}" "${join(ROOT, 'tests/clients/careful.mjs')}"`;

async function run(name: string, command: string) {
  const out = join(folder, name);
  const given = ['client', '--command', command, '--only', 'ordinary-stay', ...QUIET, '--out', out];
  const { out: printed } = await runCommand('certify', given, folder);
  const { requirements } = JSON.parse(readFileSync(join(out, 'verdict.json'), 'utf8'));
  const row = requirements.find(({ id }: { readonly id: string }) => id === ID);
  return { out, printed, outcome: row.outcome as string, reason: String(row.reason) };
}

test('is a warning with stream and line', async () => {
  const kept = join(folder, 'secret');
  const command = `printenv LODGING_CLIENT_SECRET > '${kept}'; echo one; (echo two; cat '${kept}') >&2; ${CAREFUL}`;
  const { out, printed, outcome, reason } = await run('told', command);
  assert.equal(outcome, 'warning');
  assert.match(reason, /Scene ordinary-stay: line 2 of stderr shows the client_secret/);
  const secret = readFileSync(kept, 'utf8').trim();
  assert.ok(secret.length > 20 && !printed.includes(secret));
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  assert.ok(files.length > 5);
  for (const { parentPath, name } of files)
    assert.ok(!readFileSync(join(parentPath, name), 'latin1').includes(secret), name);
});

test('a command that prints no secret, though words like it, is blamed for nothing', async () => {
  const { outcome } = await run('clean', `echo '<access_token:3f9a0c12>' client_secret; ${CAREFUL}`);
  assert.notEqual(outcome, 'warning');
});
