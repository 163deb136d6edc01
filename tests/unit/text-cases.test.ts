import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonObjectOf, report } from '../../cases/calls.ts';
import { ODD_TEXTS, TEXTS, withTextIn } from '../../cases/text-cases.ts';
import type { Limits } from '../../contract/profile.ts';

const call = report('check-in', { folio: 'F-1', roomNumber: 'XROOM7X0001', source: 'certification' });
const written = (limits: Readonly<Record<string, Limits>> = {}) =>
  jsonObjectOf(withTextIn(call, ['A -- B', 'A--B'], ['folio', 'roomNumber'], { fields: { 'check-in': limits } }));

test('a text goes before what stands in the strings that are named', () => {
  assert.deepEqual(written(), { folio: 'A -- B F-1', roomNumber: 'A--B XROOM7X0001', source: 'certification' });
});

test('where a length is pinned, the text that fits is written, and none where none does', () => {
  const folioOf = (maxLength: number) => written({ folio: { maxLength } })['folio'];
  assert.deepEqual([10, 9, 8, 7, 6, 4, 3].map(folioOf), [
    'A -- B F-1',
    'A--B F-1',
    'A--B F-1',
    'A--BF-1',
    'A--B',
    'A--B',
    'F-1',
  ]);
});

test('a room number has its text also where nobody has pinned a length, and stays as short as real ones are', () => {
  for (const text of [...Object.values(TEXTS), ...Object.values(ODD_TEXTS)]) {
    const room = String(jsonObjectOf(withTextIn(call, text, ['roomNumber'], {}))['roomNumber']);
    assert.equal(room, `${text[1]} XROOM7X0001`);
    assert.ok([...text[1]].length <= 4, room);
  }
});
