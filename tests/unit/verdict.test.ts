/** The verdict of a run: first that applies, over every mix of outcomes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Level, OUTCOMES, type Outcome, type Verdict } from '../../contract/words.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isPlanWhole, verdictFile, verdictOf } from '../../submission/verdict.ts';
import { judgement, record } from '../sample-result.ts';

const of = (outcome: Outcome, level: Level = 'MUST', notRun = false): Judgement => {
  const made = judgement(outcome, 0, 'it', new Map());
  const requirement = { ...made.instance.requirement, level, basis: 'document' as const };
  return { ...made, instance: { ...made.instance, requirement }, notRun };
};

function expected(musts: ReadonlySet<Outcome>, whole: boolean): Verdict {
  if (musts.has('failed')) return 'not-certified';
  if (!whole) return 'incomplete';
  if (musts.has('inconclusive')) return 'inconclusive';
  return musts.has('passed') ? 'certified' : 'incomplete';
}

test('every mix of outcomes of MUST requirements has the verdict that applies first', () => {
  for (let mix = 0; mix < 2 ** OUTCOMES.length; mix++) {
    const outcomes = OUTCOMES.filter((_, bit) => mix & (2 ** bit));
    for (const whole of [true, false]) {
      const judgements = outcomes.map((outcome) => of(outcome));
      const wanted = expected(new Set(outcomes), whole);
      assert.equal(verdictOf(judgements, whole), wanted, `${outcomes.join(', ')}, ${whole ? 'whole' : 'not whole'}`);
    }
  }
});

test('what is no MUST decides nothing', () => {
  for (const level of ['SHOULD', 'MAY'] as const) {
    for (const outcome of OUTCOMES) {
      assert.equal(verdictOf([of('passed'), of(outcome, level)], true), 'certified');
      assert.equal(verdictOf([of(outcome, level)], true), 'incomplete', `only a ${level} that is ${outcome}`);
    }
  }
});

test('one instance without its evidence makes the plan incomplete, of whatever level', () => {
  for (const level of ['MUST', 'SHOULD', 'MAY'] as const) {
    assert.equal(verdictOf([of('passed'), of('inconclusive', level, true)], true), 'incomplete');
    assert.equal(verdictOf([of('failed'), of('inconclusive', level, true)], true), 'not-certified');
  }
});

test('a plan is whole when it was gone through, and each test tried once', () => {
  assert.equal(isPlanWhole(record), true);
  assert.equal(isPlanWhole({ ...record, whole: false }), false);
  for (const attempts of [0, 2]) assert.equal(isPlanWhole({ ...record, attempts }), false);
});

test('verdict.json counts every outcome and names every instance', () => {
  const judgements = [...OUTCOMES, 'passed' as const].map((outcome, index) =>
    judgement(outcome, index, 'it', new Map()),
  );
  const file = verdictFile(record, judgements);
  assert.deepEqual(Object.keys(file.counts), [...OUTCOMES]);
  for (const outcome of OUTCOMES) assert.equal(file.counts[outcome], outcome === 'passed' ? 2 : 1);
  assert.equal(file.verdict, 'not-certified');
  assert.equal(verdictFile({ ...record, whole: false }, [of('passed')]).verdict, 'incomplete');
  assert.equal(verdictFile({ ...record, attempts: 2 }, [of('passed')]).verdict, 'incomplete');
  const found = file.requirements.map(({ id, outcome }) => [id, outcome]);
  assert.deepEqual(
    found,
    judgements.map(({ instance, outcome }) => [instance.id, outcome]),
  );
  assert.equal('reason' in (file.requirements[0] ?? {}), false);
  assert.equal(file.requirements[1]?.reason, judgements[1]?.reason);
  // What shows it comes first, then its control; what was never tried rests on nothing.
  const { finding } = judgements[1] ?? {};
  assert.deepEqual(file.requirements[1]?.exchanges, [finding?.exchange?.id, finding?.control?.id]);
  const untried = file.requirements.find(({ outcome }) => outcome === 'not-applicable') ?? {};
  assert.equal('exchanges' in untried, false);
});
