/** ARCHITECTURE.md says of each dependency what it is for, and of no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/certify.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

test('the table of dependencies names those of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  const [, table = ''] = read('ARCHITECTURE.md').split('## Dependencies');
  const names = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  );
  assert.deepEqual(names.sort(), [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})].sort());
});
