import assert from 'node:assert/strict';
import type { Finding } from '../../judgement/finding.ts';

/** Asserts a finding: its kind, and words of its sentence. */
export function says([name, found, kind, words]: readonly [
  name: string,
  found: Finding | null,
  kind: Finding['kind'] | null,
  words?: RegExp,
]): void {
  assert.equal(found?.kind ?? null, kind, `${name}: ${found?.summary ?? 'nothing found'}`);
  if (words) assert.match([found?.summary, found?.expected, found?.received].join(' | '), words, name);
}
