/** The mutation run: it makes the changes that it says, a red test kills, and each explanation is about a real mutant. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { explain, explained, idle, isAbout } from '../scripts/mutate/explained.ts';
import { mutantsOf, mutated } from '../scripts/mutate/operators.ts';
import { Sandbox } from '../scripts/mutate/sandbox.ts';
import { ROOT } from './support/certify.ts';

const textOf = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

test('makes each small change once', () => {
  const text = "if (a === 1) return [400, 401];\nconst b = !c && d.some(e) ? 'broken' : false;\n";
  const all = mutantsOf('x.ts', text);
  assert.deepEqual(
    all.map((mutant) => [mutant.line, mutant.operator, mutant.to]),
    [
      [1, 'negate', '!(a === 1)'],
      [1, 'no early exit', ';'],
      [1, 'operator !==', '!=='],
      [1, 'number', '2'],
      [1, 'empty', '[]'],
      [1, 'without an element', '[401]'],
      [1, 'without an element', '[400]'],
      [1, 'number', '401'],
      [1, 'number', '402'],
      [2, 'negate', '!(!c && d.some(e))'],
      [2, 'operator ||', '||'],
      [2, 'no negation', 'c'],
      [2, 'method every', 'every'],
      [2, 'outcome', "'undecided'"],
      [2, 'boolean', 'true'],
    ],
  );
  assert.equal(mutated('a === b', mutantsOf('x.ts', 'a === b')[1] ?? assert.fail()), 'a !== b');
});

test('each explanation of a survivor is about mutants that exist', () => {
  for (const each of explained) {
    const about = mutantsOf(each.file, textOf(each.file)).filter((mutant) => isAbout(mutant, each));
    assert.equal(about.length, each.times ?? 1, `${each.file}: ${each.code}`);
    assert(each.because.length > 20, 'an explanation says why');
    assert.deepEqual([...new Set(explain(about).map(({ because }) => because))], [each.because]);
    assert.equal(explain([...about, ...about]).filter(({ because }) => because === null).length, about.length);
  }
  assert.deepEqual(idle([]), explained);
});

test('the tests are green on the code as it is, and red with a mutant in it', async (t) => {
  const sandbox = new Sandbox(ROOT);
  t.after(() => sandbox.remove());
  const file = 'submission/verdict.ts';
  const mutant = mutantsOf(file, textOf(file)).find(({ from }) => from === "'failed'") ?? assert.fail();
  assert.equal(await sandbox.run(['tests/verdict.test.ts']), 'green');
  sandbox.write(file, mutated(textOf(file), mutant));
  assert.equal(await sandbox.run(['tests/verdict.test.ts']), 'red');
});
