/** What others read of the embedded provider without starting it: its profile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileSchema } from '../contract/settings.ts';
import { validatorOf } from '../contract/validators.ts';
import { embeddedProfile } from '../mock/profile.ts';

const isProfile = (profile: unknown) => validatorOf(profileSchema)(profile);

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
