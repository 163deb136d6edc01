/** What a profile may say of lives, and that client, hotels and profile are read without starting the provider. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/certify.ts';
import { publishedValidator } from '../support/published.ts';

const isProfile = publishedValidator('profile.schema.json');

test('a short-lived client and a leeway have lives that a run can wait for', () => {
  const lives = (lifetimeSeconds: number) =>
    isProfile({ token: { shortLivedClient: { id: 'short', lifetimeSeconds } } });
  assert.deepEqual([2.9, 3, 60, 61].map(lives), [false, true, true, false]);
  const leeway = (leewaySeconds: unknown) => isProfile({ token: { leewaySeconds } });
  assert.deepEqual([-1, 0, 0.5, 300, 301, '60'].map(leeway), [false, true, true, true, false, false]);
});

test('these are read without loading the server and what it needs', () => {
  const source = readFileSync(join(ROOT, 'mock/embedded.ts'), 'utf8');
  const loaded = [...source.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm)].map(([, from]) => from);
  assert.deepEqual(loaded, ['node:url']);
});
