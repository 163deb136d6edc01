import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, remote, runCommand, scratch } from '../support/certify.ts';
import { listening } from '../support/proxies.ts';
import { selfSigned } from '../support/self-signed.ts';
import { issueToken, serve } from '../support/server.ts';

const folder = scratch();
const doctor = (env: Record<string, string>, ...args: string[]) => runCommand('doctor', args, folder, env);

test('the embedded mock needs no settings: each operation is tried, exit 0', async () => {
  const { code, out, err } = await doctor({});
  assert.equal(code, 0, err);
  assert.match(out, /the embedded mock/);
  assert.match(out, /ok +control no-show/);
  assert.match(out, /A run can start\./);
});

test('an address where nothing of the service is: exit 2, in JSON where asked for', async (t) => {
  const { url } = await serve(t, (_request, response) => response.writeHead(404).end());
  const { code, out } = await doctor(remote(url), '--json');
  const report = JSON.parse(out) as { canStart: boolean; blame: string; sentence: string };
  assert.deepEqual([code, report.canStart, report.blame], [2, false, 'configuration']);
  assert.match(report.sentence, /The service is not at this address/);
});

test('a private certificate authority is trusted through NODE_EXTRA_CA_CERTS, and only so', async (t) => {
  const server = createTlsServer(selfSigned, (request, response) => {
    if (request.url?.endsWith('/token')) issueToken(response, 'a-token-over-tls');
    else response.writeHead(201).end();
  });
  const port = await listening(t, server);
  const file = join(folder, 'ca.pem');
  writeFileSync(file, selfSigned.cert);
  const env = remote(`https://127.0.0.1:${port}`);
  const [without, trusting] = await Promise.all([doctor(env), doctor({ ...env, NODE_EXTRA_CA_CERTS: file })]);
  assert.deepEqual([without.code, trusting.code], [3, 0], trusting.out);
  assert.match(without.out, /NODE_EXTRA_CA_CERTS/);
});

test('a key that cannot be read, as certify would: exit 2, named', async () => {
  const { code, err } = await doctor({ LODGING_KEY_FILE: 'absent.key.pem' });
  assert.equal(code, 2);
  assert.match(err, /^LODGING_KEY_FILE: absent\.key\.pem/);
});

const SCRIPT = '/usr/bin/script';
test('NO_COLOR takes the colours away on a terminal', {
  skip: !existsSync(SCRIPT) || process.platform !== 'linux',
}, () => {
  const command = `"${process.execPath}" "${join(ROOT, 'scripts/cli.cjs')}" doctor`;
  const drawn = (NO_COLOR: string) => {
    const env = { PATH: process.env['PATH'], HOME: folder, TERM: 'xterm', NO_COLOR };
    return spawnSync(SCRIPT, ['-qec', command, '/dev/null'], { cwd: folder, env, encoding: 'utf8' }).stdout;
  };
  assert.ok(drawn('').includes('\u001b[32mok'));
  const plain = drawn('1');
  assert.match(plain, /A run can start\./);
  assert.ok(!plain.includes('\u001b'));
});
