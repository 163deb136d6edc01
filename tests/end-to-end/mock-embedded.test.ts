/** What others read of the embedded provider without starting it: its client, hotels and profile. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { EMBEDDED_CLIENT, EMBEDDED_HOTELS, EMBEDDED_PROFILE_FILE } from '../../mock/embedded.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { ROOT } from '../support/certify.ts';
import { publishedValidator } from '../support/published.ts';

const isProfile = publishedValidator('profile.schema.json');

test('the embedded profile is one that a provider could publish', () => {
  assert.equal(isProfile(embeddedProfile), true);
});

test('a short-lived client and a leeway have lives that a run can wait for', () => {
  const lives = (lifetimeSeconds: number) =>
    isProfile({ token: { shortLivedClient: { id: 'short', lifetimeSeconds } } });
  assert.deepEqual([2.9, 3, 60, 61].map(lives), [false, true, true, false]);
  const leeway = (leewaySeconds: unknown) => isProfile({ token: { leewaySeconds } });
  assert.deepEqual([-1, 0, 0.5, 300, 301, '60'].map(leeway), [false, true, true, true, false, false]);
});

test('the client and the hotels of the embedded mock are those that reports and examples show', () => {
  assert.deepEqual([EMBEDDED_CLIENT.id, EMBEDDED_CLIENT.lifetimeSeconds], ['certification-client', 3600]);
  assert.deepEqual(
    EMBEDDED_HOTELS.map(({ id, timeZone }) => `${id} ${timeZone}`),
    [
      '100001 America/Chicago',
      '100002 America/St_Johns',
      '100003 Asia/Kathmandu',
      '100004 Australia/Lord_Howe',
      '100005 America/Phoenix',
    ],
  );
  assert.match(readFileSync(EMBEDDED_PROFILE_FILE, 'utf8'), /^name: embedded mock$/m);
});

test('these are read without loading the server and what it needs', () => {
  const source = readFileSync(join(ROOT, 'mock/embedded.ts'), 'utf8');
  const loaded = [...source.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm)].map(([, from]) => from);
  assert.deepEqual(loaded, ['node:url']);
});
