/** What services do that are lawful, slow or ill: no run against them leaves evidence that cannot be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from '../mock/faults/index.ts';
import { variants } from '../mock/variants/index.ts';
import { judgeSubject, type MatrixSubject } from '../scripts/matrix/subject.ts';
import { assemble } from '../submission/assemble.ts';
import { runRecord } from '../submission/record.ts';

/** Enough for tokens that end each other and for guests whose ids are used later. */
const FEW = ['token-form', 'check-in', 'check-out'] as const;

function subjectOf(name: string): MatrixSubject {
  const variant = variants.find((each) => each.name === name);
  if (variant) return { kind: 'variant', name, variant: { ...variant, claims: FEW } };
  const fault = faults.find((each) => each.name === name) ?? assert.fail(`there is no ${name}`);
  return { kind: 'fault', name, fault };
}

/** Rate limits, opaque tokens that end each other, supplied ids, and a service that goes away for good. */
for (const name of ['rate-limit-in-seconds', 'one-live-opaque-token', 'ids-from-a-list', 'dies-mid-run']) {
  test(`${name} leaves a submission behind`, async () => {
    const { context, exchanges } = await judgeSubject(subjectOf(name));
    const ends = exchanges.map(({ sentAt, durationMs }) => Date.parse(sentAt) + durationMs);
    const { problems } = await assemble(
      runRecord(context, {
        endedAt: new Date(Math.max(...ends)).toISOString(),
        whole: true,
        pace: { requestsPerSecond: null, concurrency: 8 },
        network: { timeoutMs: 1500, proxy: null },
      }),
      exchanges,
    );
    assert.deepEqual(problems, []);
  });
}
