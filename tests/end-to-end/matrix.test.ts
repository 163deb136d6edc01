/** Every requirement is proven able to fail, every fault is caught, no conforming variant is refused. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { rehearse } from '../../judgement/rehearsal.ts';
import { faults } from '../../mock/faults/index.ts';
import { smokePlan } from '../../scripts/certify/only.ts';
import { figures, judgeMatrix } from '../../scripts/matrix/gate.ts';
import { runMatrix } from '../../scripts/matrix/run.ts';
import { SMOKE_REQUESTS, valueOfSmoke } from '../../scripts/matrix/smoke.ts';
import {
  allSubjects,
  contextOf,
  type MatrixColumn,
  type MatrixSubject,
  runSubject,
} from '../../scripts/matrix/subject.ts';
import { specsOf } from '../../suites/index.ts';
import { ROOT } from '../support/certify.ts';
import { faultNamed } from '../support/faults.ts';

test('what a fault is said to reach is all that it touches', async () => {
  const baseline = allSubjects().find(({ kind }) => kind === 'baseline') as MatrixSubject;
  const reference = await runSubject(baseline);
  assert.ok(reference.reach);
  for (const name of ['check-in.refuses-absent.loyalty', 'token-json.error-200']) {
    const fault = faultNamed(name);
    const subject = { kind: 'fault', name, fault } as const;
    const whole = await runSubject(subject);
    const fast = await runSubject(subject, { reach: reference.reach });
    assert.ok(Object.keys(fast.outcomes).length < Object.keys(whole.outcomes).length, `${name} is not sent less`);
    // Faults of tokens of the JSON variant also show in reports that carry one, so this is one of another reply.
    // A guest whose arrival was refused has nothing more to report, which notices no fault.
    const judged = ({ outcomes }: Pick<MatrixColumn, 'outcomes'>) =>
      Object.fromEntries(
        Object.entries(outcomes).filter(([id]) => !id.includes('.ARRIVED:') || whole.outcomes[id] !== 'not-applicable'),
      );
    assert.deepEqual(judged({ outcomes: { ...reference.outcomes, ...fast.outcomes } }), judged(whole), name);
  }
});

// `npm run matrix` sends each fault all that it can touch, to see what else notices: that takes three times as long.
describe('the matrix, each fault before what it names', { timeout: 600_000 }, () => {
  let columns: MatrixColumn[];
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  before(async () => {
    columns = await runMatrix(allSubjects(), { scope: 'named' });
  });

  test('has no problem, and its figures stand in the README', (t) => {
    const result = judgeMatrix(columns, faults);
    t.diagnostic(figures(result));
    assert.equal(result.problems.length, 0, `${figures(result)}\n${result.problems.join('\n')}`);
    assert.ok(readme.includes(figures(result)), figures(result));
  });

  test('the smoke plan is a part of the plan, as short as the README says', async () => {
    const [baseline] = allSubjects();
    const context = contextOf(baseline as MatrixSubject, 'http://service.test');
    const rehearsed = await rehearse(context, await specsOf('service'));
    const value = valueOfSmoke(smokePlan(), columns, rehearsed);
    assert.deepEqual(value.instances, smokePlan(), 'every instance is in the plan, in its order');
    assert.ok(value.requests <= SMOKE_REQUESTS, `${value.requests} requests`);
    // How many faults it finds `npm run matrix` compares with the README: here few of them are sent to each.
    const shown = /The smoke plan finds \d+ of (\d+) faults \(\d+ %\) with (\d+) requests\./.exec(readme);
    assert.deepEqual(shown?.slice(1).map(Number), [faults.length, value.requests]);
  });
});
