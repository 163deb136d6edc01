/** Conforming variants that were once refused beside each other, and neither alone; others are found at night. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variantNamed } from '../../mock/variants/index.ts';
import { variantFindings } from '../../scripts/matrix/gate.ts';
import { runSubject } from '../../scripts/matrix/subject.ts';
import { together } from '../../scripts/matrix/together.ts';

for (const names of [
  ['stays-are-tracked-of-loose-reports', 'replies-name-their-stay'],
  ['credentials-refused-by-404', 'one-live-token'],
  ['duplicates-are-409', 'rolling-release-behind-a-gateway'],
  ['duplicates-are-500', 'rolling-release-behind-a-gateway'],
  ['credentials-refused-by-api-gateway', 'starts-again'],
  ['credentials-refused-by-fastapi', 'refused-too-often-is-403'],
])
  test(`${names.join(' and ')} are conforming together`, { timeout: 120_000 }, async () => {
    const group = names.flatMap((name) => variantNamed(name) ?? []);
    assert.equal(group.length, names.length);
    const variant = together(group);
    const column = await runSubject({ kind: 'variant', name: variant.name, variant });
    assert.deepEqual(variantFindings(column).refused, []);
    assert.deepEqual(column.evidence, []);
  });
