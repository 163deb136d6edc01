import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leavingOpen } from '../../mock/variants/variant.ts';

const embedded = {
  errors: { invalid: [400], malformed: [400], replies: { '401': { contentType: 'application/problem+json' } } },
  reading: { coercions: 'strict', letterCase: 'strict' },
  repeats: { 'check-in': 'accepted' },
} as const;

test('a variant leaves pins open, whole or one by one, and keeps the others', () => {
  assert.deepEqual(leavingOpen('repeats', 'reading.coercions', 'errors.replies')(embedded), {
    errors: { invalid: [400], malformed: [400] },
    reading: { letterCase: 'strict' },
  });
});

test('what is not pinned can be left open all the same', () => {
  assert.deepEqual(leavingOpen('fields', 'token.expired')(embedded), embedded);
});

test('a pin that holds for several points goes whole when one of them is left open', () => {
  assert.deepEqual(leavingOpen('reading.coercions.quotedNumbers')(embedded).reading, { letterCase: 'strict' });
});
