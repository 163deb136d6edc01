import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../../judgement/finding.ts';

/** A row of a table of matchers: what was found, of which kind it must be, and what its sentence must say. */
export type Row = readonly [name: string, found: Finding | null, kind: Finding['kind'] | null, words?: RegExp];

export function says([name, found, kind, words]: Row): void {
  assert.equal(found?.kind ?? null, kind, `${name}: ${found?.summary ?? 'nothing found'}`);
  if (words) assert.match([found?.summary, found?.expected, found?.received].join(' | '), words, name);
}

export const table = (title: string, rows: readonly Row[]) => test(title, () => rows.forEach(says));

/** The rows in which several values, such as statuses, meet the same. */
export function each<T extends number | string>(
  values: readonly T[],
  found: (value: T) => Finding | null,
  ...met: [kind: Finding['kind'] | null, words?: RegExp]
): Row[] {
  return values.map((value) => [`${value} of ${values.join()}`, found(value), ...met]);
}
