/** Services that are conforming, slow or failing: no run against them leaves impossible evidence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Wait } from '../../contract/evidence.ts';
import { faults } from '../../mock/faults/index.ts';
import { variants } from '../../mock/variants/index.ts';
import { judgeSubject, type MatrixSubject } from '../../scripts/matrix/subject.ts';
import { assemble } from '../../submission/assemble.ts';

/** Enough for tokens that end each other and for guests whose ids are used later. */
const FEW = ['token-form', 'check-in', 'check-out'] as const;

function subjectOf(name: string): MatrixSubject {
  const variant = variants.find((each) => each.name === name);
  if (variant) return { kind: 'variant', name, variant: { ...variant, claims: FEW } };
  const fault = faults.find((each) => each.name === name) ?? assert.fail(`there is no ${name}`);
  return { kind: 'fault', name, fault };
}

async function assembled(name: string) {
  const { record, exchanges } = await judgeSubject(subjectOf(name));
  return { exchanges, ...(await assemble(record, exchanges)) };
}

/** Rate limits, opaque tokens that end each other, supplied ids, and a service that goes away for good. */
for (const name of ['rate-limit-in-seconds', 'one-live-opaque-token', 'ids-from-a-list', 'dies-mid-run']) {
  test(`${name} leaves a submission behind`, async () => assert.deepEqual((await assembled(name)).problems, []));
}

const INTERRUPTED: Readonly<Record<string, (wait: Wait) => boolean>> = {
  'rolling-restart': ({ status, waitedMs }) => status === 0 && waitedMs >= 1000,
  maintenance: ({ status, retryAfter, waitedMs }) => status === 503 && retryAfter === '20' && waitedMs === 20_000,
  'check-ins-shown-late': ({ status }) => status === 422,
  'check-ins-shown-late-looked-up-first': ({ status }) => status === 404,
};
for (const [name, isSign] of Object.entries(INTERRUPTED)) {
  test(`${name} is certified, and its waits are in the submission`, async () => {
    const { exchanges, problems, result } = await assembled(name);
    assert.deepEqual([result.verdict.verdict, problems], ['certified', []]);
    assert.ok(exchanges.some(({ waits }) => waits.some(isSign)));
  });
}
