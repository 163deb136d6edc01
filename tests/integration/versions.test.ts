/** Two versions of the interface side by side in one process: each run is made, and judged, by its own. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { claimFaults, profileFaults } from '../../cases/profile-checks.ts';
import { addVersion, claimsOf, type OpenApi, openapi, operationsOf } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import { CLAIMS, type Claim, OPERATIONS } from '../../contract/words.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { after } from '../../mock/overrides.ts';
import { recordBytes } from '../../submission/record.ts';
import type { RunRecord } from '../../submission/result.ts';
import { embeddedProfile } from '../support/context.ts';
import { specs } from '../support/plan.ts';
import { assertReported } from '../support/reported.ts';
import { ADDED, REMOVED, secondProfile } from '../support/second-version.ts';
import {
  entriesOf,
  judgedFrom,
  type Run,
  type RunOptions,
  runAgainstMock,
  verifyEntries,
  withAttested,
} from '../support/submission.ts';

const runBy = (profile: Profile, claims: readonly Claim[], more: RunOptions = {}) =>
  runAgainstMock({ context: { profile, claims }, mock: { profile }, ...more });
const inVersion = ({ record, exchanges }: Run, profile: Profile): Run => {
  const changed: RunRecord = { ...record, context: { ...record.context, profile } };
  return { record: changed, exchanges };
};

describe('the mock is certified for two versions', () => {
  let first: Run;
  let second: Run;
  before(async () => {
    // The whole of v1 is certified in many other tests.
    first = await runBy(embeddedProfile, ['token-form', REMOVED]);
    second = await runBy(secondProfile, claimsOf(secondProfile));
  });

  test('and each submission is verified by the version that it names', async () => {
    for (const run of [second, first]) {
      const found = await verifyEntries(await entriesOf(run));
      assert.deepEqual([found.consistent, found.verdict, found.reasons], [true, 'certified', []]);
    }
    const paths = ({ exchanges }: Run) =>
      new Set(exchanges.flatMap(({ request: { url } }) => /\/api\/v[12]\//.exec(url)?.[0] ?? []));
    assert.ok(paths(first).has('/api/v1/') && !paths(first).has('/api/v2/'));
    assert.ok(paths(second).has('/api/v2/') && !paths(second).has('/api/v1/'));
  });

  test('of which the second asks for its own field, and not for the operation that it lacks', () => {
    const planOf = ({ record: { context } }: Run) => collectPlan(context, specs).map(({ instance }) => instance);
    const [v1, v2] = [planOf(first), planOf(second)];
    const known = new Set(v1.map(({ id }) => id));
    const own = v2.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    assert.ok(own.includes(`CHECK-IN.REFUSES-MISSING:${ADDED}`), own.join());
    assert.ok(v1.some(({ requirement }) => requirement.operation === REMOVED));
    assert.ok(v2.every(({ requirement }) => requirement.operation !== REMOVED));
  });
});

describe('of a part of the plan', () => {
  const only = (id: string) => id.startsWith('CHECK-IN.REFUSES-MISSING');
  let second: Run;
  before(async () => {
    const asksForNone = after('violations')((found) => found.filter(({ field }) => field !== ADDED));
    second = await runBy(secondProfile, ['token-form', 'check-in'], { only, faults: [asksForNone] });
  });

  test('a service of v2 that does not know its field is not certified', async () => {
    const { verdict, of } = await judgedFrom(second);
    assert.equal(verdict, 'not-certified');
    const failed = of('failed').map(({ id }) => id);
    assert.ok(failed.includes(`CHECK-IN.REFUSES-MISSING:${ADDED}`), failed.join());
  });

  test('a submission that claims another version than its evidence is refused', async () => {
    const found = await verifyEntries(await entriesOf(inVersion(second, embeddedProfile)));
    assert.equal(found.consistent, false);
    assertReported(found.problems, 'exchange.foreign');
  });

  test('one of an unknown version is refused, and the known ones are named', async () => {
    const entries = await entriesOf(second);
    const record = {
      ...second.record,
      context: { ...second.record.context, profile: { ...secondProfile, interface: 'v9' } },
    };
    const found = await verifyEntries(withAttested(entries, 'run.json', recordBytes(record)));
    assert.equal(found.consistent, false);
    assertReported(found.problems, { code: 'run.settings', what: 'profile', found: /v9/, wanted: /v1, v2/ });
  });
});

test('settings are refused that a version does not have', () => {
  const paths = (profile: Profile) => profileFaults(profile).map(({ path }) => path.join('.'));
  assert.deepEqual(paths({ interface: 'v9' }), ['interface']);
  assert.deepEqual(paths(secondProfile), []);
  assert.deepEqual(paths({ ...secondProfile, operations: embeddedProfile.operations ?? {} }), [
    `operations.${REMOVED}`,
  ]);
  assert.deepEqual(claimFaults([REMOVED], embeddedProfile), []);
  assert.deepEqual(
    claimFaults(['check-in', REMOVED], secondProfile).map(({ path }) => path),
    [['claims', 1]],
  );
});

test('v1 has every operation and claim, and its name is never given to anything else', () => {
  assert.deepEqual(operationsOf({}), OPERATIONS);
  assert.deepEqual(claimsOf({}), CLAIMS);
  assert.throws(() => addVersion('v1', openapi), /v1/);
  const [tokens] = Object.values(openapi.paths).filter(({ post }) => post.operationId === 'token-form');
  const elsewhere = { ...openapi, paths: { '/token': tokens } } as OpenApi;
  assert.throws(() => addVersion('v3', elsewhere), /token-form/);
  assert.throws(() => operationsOf({ interface: 'v3' }), /v3/);
});
