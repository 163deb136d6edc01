/** Requests without a credential or with a bad one: no form of a good credential may be left. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADDRESSED, anonymousForms, badCredentials, METHODS, PATHS } from '../../cases/bad-credentials.ts';
import { type Call, secretsOf } from '../../cases/call.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { contextFor } from '../support/context.ts';

const context = contextFor('http://service.test', { profile: embeddedProfile });
const valid = (operation: (typeof RESERVATION_OPERATIONS)[number]) =>
  validCall(context, operation, makeStay(context, 1));
const field = (call: Call, name: string) => call.headers.find(([each]) => each === name)?.[1];

test('no request without a credential names a secret', () => {
  for (const operation of RESERVATION_OPERATIONS) {
    const bad = badCredentials(embeddedProfile, operation);
    const forms = { ...anonymousForms(operation), ...PATHS, ...METHODS, ...ADDRESSED };
    for (const name of ['missing', 'forwarded', ...Object.keys(forms)]) {
      const call = bad[name]?.(valid(operation)) as Call;
      assert.deepEqual([name, secretsOf(call), field(call, 'Authorization')], [name, [], undefined]);
    }
  }
});

test('no two bad credentials of an operation are the same request', () => {
  for (const operation of RESERVATION_OPERATIONS) {
    const calls = Object.values(badCredentials(embeddedProfile, operation)).map((mutate) => mutate(valid(operation)));
    assert.equal(new Set(calls.map((call) => JSON.stringify(call))).size, calls.length, operation);
  }
});

test('a path is written otherwise, or goes on, and leads to the same when it is read loosely', () => {
  const written = Object.fromEntries(Object.entries(PATHS).map(([name, form]) => [name, form(valid('check-in')).path]));
  assert.deepEqual(written, {
    'upper-case': '/API/V1/RESERVATION/CHECKIN',
    'trailing-slash': '/api/v1/reservation/checkin/',
    'double-slash': '/api/v1/reservation//checkin',
    'percent-encoded': '/api/v1/reservation/%63heckin',
    parameter: '/api/v1/reservation/checkin;a=1',
    below: '/api/v1/reservation/checkin/extra',
  });
});

test('another path and another method are named, and the request has its own', () => {
  const call = valid('no-show');
  const { 'from-elsewhere': away, 'to-the-operation': here } = ADDRESSED;
  assert.deepEqual([away?.(call).path, field(away?.(call) as Call, 'X-Original-URL')], [call.path, '/']);
  assert.deepEqual([here?.(call).path, field(here?.(call) as Call, 'X-Rewrite-URL')], ['/', call.path]);
  const { 'as-options': options, 'as-post': post } = METHODS;
  assert.deepEqual([options?.(call).method, options?.(call).query], ['POST', [['_method', 'OPTIONS']]]);
  assert.deepEqual([post?.(call).method, field(post?.(call) as Call, 'X-HTTP-Method')], ['GET', 'POST']);
});

test('a form says what the JSON says, and of the older form there is a check-out only', () => {
  const form = anonymousForms('check-in')['form']?.(valid('check-in')) as Call;
  assert.equal(field(form, 'Content-Type'), 'application/x-www-form-urlencoded');
  assert.match(form.body.kind === 'text' ? String(form.body.text) : '', /(^|&)occupancy=\d+(&|$)/);
  const withOlder = RESERVATION_OPERATIONS.filter((operation) => 'older' in anonymousForms(operation));
  assert.deepEqual(withOlder, ['check-out']);
});
