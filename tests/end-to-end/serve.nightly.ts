/** Witnessed runs: many clients at once, a desk that is killed, and whoever tries to get at somebody else's run. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { entryWriters } from '../../reporters/entries.ts';
import { DeskProcess, manyAtOnce } from '../../scripts/bench/serve.ts';
import { verifySubmission } from '../../submission/verify.ts';
import { certify, ROOT, scratch } from '../support/certify.ts';

test('clients at once are certified as witnessed, though the desk is killed in the middle', {
  timeout: 180_000,
}, async (t) => {
  const folder = scratch(t);
  const clients = 5;
  const desk = new DeskProcess(folder);
  const done = await manyAtOnce(desk, clients, {
    killAfter: 40,
    claims: ['token-form', 'check-in'],
  });
  t.diagnostic(JSON.stringify(done));
  assert.deepEqual([done.certified, done.witnessed, done.lost], [clients, clients, 0]);
  assert.ok(done.replies >= 25 * clients, `${done.replies}`);
  // The desk that was started again calls each secret what the one before it called it.
  const tagsOf = (id: string) => {
    const evidence = readFileSync(join(desk.store.resultsFolder(id, 1), 'evidence.ndjson'), 'utf8');
    return new Set(evidence.match(/<client_secret:\w+>/g)).size;
  };
  assert.deepEqual([...new Set(desk.store.ids.map(tagsOf))], [1]);
});

test('over HTTPS a run is witnessed as well; whose certificate is not trusted is a usage error at once', async (t) => {
  const folder = scratch(t);
  const desk = new DeskProcess(folder, 0, ['--https']);
  await desk.start();
  t.after(() => desk.stop('SIGKILL'));
  const { link } = desk.invite('Integrator', ['token-form', 'check-in']);
  const asked = ['client', '--join', link, '--command', `node "${join(ROOT, 'tests/clients/careful.mjs')}"`];
  const stranger = await certify(folder, 'stranger', {}, ...asked);
  assert.equal(stranger.code, 2, stranger.out + stranger.err);
  assert.match(stranger.err, /NODE_EXTRA_CA_CERTS/);
  const env = { NODE_EXTRA_CA_CERTS: join(desk.runs, 'certification-ca.pem') };
  const { code, out, err, file } = await certify(folder, 'known', env, ...asked);
  assert.equal(code, 0, out + err);
  const wanted = { trusted: new Set<string>(), trustedWitness: new Set([desk.keyId]), signature: false };
  const { level, reasons } = await verifySubmission(file('submission.zip'), wanted, entryWriters);
  assert.deepEqual([level, reasons], [3, []]);
});
