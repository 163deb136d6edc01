/** Secrets that occur in every submission whatever the service does are reported before anything is sent. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { EMBEDDED } from '../../mock/embedded.ts';
import { loadSettings } from '../../run/settings.ts';
import { remote, scratch } from '../support/certify.ts';

function saidOf(t: TestContext, secret: string, certification = ''): string[] {
  const cwd = scratch(t, certification ? { 'certification.yaml': certification } : {});
  const env = remote('https://sandbox.example', {
    LODGING_CLIENT_ID: 'pms-1',
    LODGING_CLIENT_SECRET: secret,
    LODGING_ENVIRONMENT: 'sandbox',
  });
  const loaded = loadSettings({ env, cwd, embedded: EMBEDDED });
  const problems = 'problems' in loaded ? loaded.problems : [];
  for (const { setting, sentence } of problems) {
    assert.equal(setting, 'LODGING_CLIENT_SECRET');
    assert.doesNotMatch(sentence, new RegExp(secret, 'i'));
  }
  return problems.map(({ found }) => found);
}

for (const secret of ['Qx7rT9vWq2', 'certification-secret-K7mP2x', 'correct horse battery staple'])
  test(`"${secret}" is in nothing that a submission contains`, (t) => assert.deepEqual(saidOf(t, secret), []));

test('a secret that occurs in the configuration is reported with its place', (t) => {
  const product = "product: { name: Front Desk Seven, version: '1.0', vendor: Example }\n";
  assert.deepEqual(saidOf(t, 'Front Desk Seven', product), ['the content of certification.yaml (not shown)']);
  assert.deepEqual(saidOf(t, 'Front Desk Eight', product), []);
  assert.deepEqual(saidOf(t, 'America/Chicago'), ['the content of LODGING_HOTEL_TIME_ZONE (not shown)']);
});
