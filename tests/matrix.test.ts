/** Every requirement is proven able to fail, every fault is caught, no lawful variant is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultNamed, faults } from '../mock/faults/index.ts';
import { variants } from '../mock/variants/index.ts';
import { judgeMatrix } from '../scripts/matrix/gate.ts';
import { figures } from '../scripts/matrix/html.ts';
import { runMatrix } from '../scripts/matrix/run.ts';
import { allSubjects, type MatrixSubject, runSubject } from '../scripts/matrix/subject.ts';

test('what a fault is said to reach is all that it touches', async () => {
  const baseline = allSubjects().find(({ kind }) => kind === 'baseline') as MatrixSubject;
  const reference = await runSubject(baseline);
  for (const name of ['check-in.refuses-absent.loyalty', 'token-json.other-audience', 'check-out.success-200']) {
    const fault = faultNamed(name);
    assert.ok(fault, name);
    const subject = { kind: 'fault', name, fault } as const;
    const whole = await runSubject(subject);
    const fast = await runSubject(subject, reference.reach);
    assert.ok(Object.keys(fast.outcomes).length < Object.keys(whole.outcomes).length, `${name} is not sent less`);
    assert.deepEqual({ ...reference.outcomes, ...fast.outcomes }, whole.outcomes, name);
  }
});

test('the matrix has no problem', { timeout: 600_000 }, async (t) => {
  const result = judgeMatrix(await runMatrix(), faults);
  t.diagnostic(figures(result));
  assert.deepEqual([faults.length, variants.length], [533, 53]);
  assert.equal(result.problems.length, 0, `${figures(result)}\n${result.problems.join('\n')}`);
});
