/** What must be so before a reply is judged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FindingError } from '../../judgement/finding.ts';
import { givenTaken } from '../../judgement/given.ts';
import { exchange } from '../support/exchange.ts';

const outcomeOf = (faulty: number, valid: number) => {
  const reply = exchange({ status: faulty });
  try {
    return givenTaken(reply, exchange({ status: valid })) === reply ? 'judged' : 'another';
  } catch (error) {
    return (error as FindingError).finding.kind;
  }
};

test('that a faulty request is refused says nothing where its control is refused, and that it is accepted says enough', () => {
  assert.deepEqual(
    [
      [400, 201],
      [400, 400],
      [500, 404],
      [201, 400],
      [400, 500],
      [400, 429],
      [400, 303],
    ].map(([faulty = 0, valid = 0]) => outcomeOf(faulty, valid)),
    ['judged', 'not-applicable', 'not-applicable', 'judged', 'judged', 'judged', 'judged'],
  );
});
