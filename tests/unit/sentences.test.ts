/** Every sentence of the tables, compared with one file: copy is edited in two places, and no other test knows it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEVIATIONS } from '../../desk/deviations.ts';
import { problem, SENTENCES, sentenceOf } from '../../submission/problems.ts';
import { assertSnapshot } from '../support/snapshot.ts';

test('the sentences that people meet are those of the snapshot', () => {
  const now = Object.entries({ ...SENTENCES, ...DEVIATIONS }).map(([code, sentence]) => `${code}: ${sentence}\n`);
  assertSnapshot('sentences', now.join(''));
});

test('a count has its thousands apart, and an id has not', () => {
  const shown = sentenceOf(problem('match.missing', { missing: 21, calls: 1377, first: '100001' }));
  assert.deepEqual(shown.match(/[\d,]+(?= calls)|100,?001/g), ['1,377', '100001']);
});
