/** Conforming variants at random: what refuses two together, and neither alone. `SEED=n` repeats a night's choice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeMatrix } from '../../scripts/matrix/gate.ts';
import { runMatrix } from '../../scripts/matrix/run.ts';
import { allSubjects } from '../../scripts/matrix/subject.ts';

const ROUNDS = 4;
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const subjects = allSubjects().filter(({ kind }) => kind !== 'fault');

const orders = fc.sample(fc.shuffledSubarray(subjects, { minLength: subjects.length }), { seed, numRuns: ROUNDS });
for (const [round, order] of orders.entries())
  test(`variants put together by seed ${seed}, round ${round + 1}`, { timeout: 1_200_000 }, async () => {
    const { variants, problems } = judgeMatrix(await runMatrix(order, { scope: 'named' }), [], []);
    assert.deepEqual(problems, []);
    assert.deepEqual(variants, { refused: 0, of: subjects.length - 1 });
  });
